import Testing

@testable import InkleafLists
@testable import InkleafReading

/// What most lines of a text have in common, and what few of them have unlike the others.
@Suite struct LikeEntriesTests: ReadsLists {
  func words(_ text: String, _ path: String = "list.txt") throws -> [String] {
    try read(text, path).list.prompts.map(\.text)
  }

  /// Bills, songs, contents and recipes are drawn with a doubt.
  @Test(arguments: [
    ("Milk 1.20\nBread 2,50\nEggs 3.10€\nTea", "most lines end in a price"),
    ("1. Some 4:20\n2. Thing (3:03)\n3. Other 3:26\n4. Because 2:45", "most lines end in a time"),
    ("Start 3\nMethods 9\nResults 15\nThe end 22", "most lines end in the number of a page"),
    ("200 g flour\n2 eggs\n100 ml milk\n50 g butter\nsalt", "most lines begin with an amount"),
    (
      "1 October 2026: Owl\n2 Ocotber 2026: Fox\n3 October 2026: Cat\n4 October 2026: Bat\n"
        + "5 October 2026: Ant", "4 of 5 prompts begin with \"October 2026:\""
    ),
    (
      "Jo: are you in?\nBea: yes\nJo: bring cake\nBea: ok\nJo: and a dog",
      "3 of 5 prompts begin with \"Jo:\""
    ),
    (
      "1 Oct 2026: Owl\n2 Oct 2026: Fox\n3 Oct 2062: Cat\n4 Oct 2026: Bat\n5 Oct 2026: Ant",
      "its date, 2062-10-03, is far from those around it"
    ),
  ]) func otherListsAreDoubted(_ text: String, _ doubt: String) throws {
    let doubts = try read(text).doubts.map(\.message)
    #expect(doubts.contains { $0.hasPrefix(doubt) }, "\(doubts)")
  }

  /// The name of a challenge before the words of most events is doubted.
  @Test func namesBeforeEventsAreDoubted() throws {
    let words = ["Ink - Owl", "Ink - Fox", "Ink - Cat", "Bat", "Ink - Ant"]
    let events = words.enumerated().map {
      "BEGIN:VEVENT\nDTSTART;VALUE=DATE:2026100\($0 + 1)\nSUMMARY:\($1)\nEND:VEVENT\n"
    }
    let read = try read("BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n", "l.ics")
    #expect(
      read.doubts.map(\.message) == [
        "4 of 5 prompts begin with \"Ink -\"; leave it out if it is not to be drawn"
      ])
  }

  /// What prompts may have is no reason for a doubt.
  @Test(arguments: [
    "Owl 1.20\nFox\nCat\nBat\nAnt", "1. Chapter 1\n2. Fox\n3. Route 66\n4. Bat",
    "1. Ghost: happy\n2. Ghost: sad\n3. Fox\n4. Owl: old\n5. Cat",
    "- 3 wishes\n- 7 dwarfs\n- Fox\n- Owl\n- Cat",
    "1 Oct 2026: Owl\n2 Oct 2026: Fox\n1 Dec 2026: Cat\n2 Dec 2026: Bat\n3 Dec 2026: Ant",
  ]) func fewAlikeAreNotDoubted(_ text: String) throws {
    #expect(try read(text).doubts.isEmpty)
  }

  /// Pictures in lines of their own are the prompts only where there is nothing else.
  @Test(arguments: [
    "# Ink\n\n## Day 1\n![a sketch](a.png)\nOwl\n\n## Day 2\n![[b.png]]\nFox\n\n## Day 3\n![](c.png)\nCat\n",
    "## Day 1\n![Owl](a.png)\n\n## Day 2\n![Fox](b.png)\n\n## Day 3\n![Cat](c.png)\n",
    "1. ![Owl](a.png)\n2. ![Fox](b.png)\n3. ![Cat](c.png)\n",
    "day:: 1\nprompt:: Owl\n\nday:: 2\nprompt:: Fox\n\nday:: 3\nprompt:: Cat\n",
  ]) func notesOfProgramsAreRead(_ text: String) throws {
    #expect(try words(text, "l.md") == ["Owl", "Fox", "Cat"])
  }

  /// Bullets further in belong to the ones above, below a title, too, where they are few; many are doubted.
  @Test func innerBulletsAreToldBelowTitles() throws {
    let few = try read("# Ink\n\n* Owl\n   * with fire\n* Fox\n* Cat\n", "l.md")
    #expect(few.list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(few.doubts.map(\.message) == ["ignored: the line belongs to the one above"])
    let many = try read("- Owl\n  - old\n- Fox\n  - red\n", "l.md")
    #expect(many.list.prompts.count == 4 && !many.doubts.isEmpty)
  }

  /// Behind emoji, a few labels are words; many are labels.
  @Test(arguments: ["Sun", "Mon", "Saturday", "24/7", "7", "Friday"])
  func labelsBehindEmojiAreWords(_ word: String) throws {
    let text = "Ink\n\n🎃 Lantern\n🦋 Moth\n🐸 Toad\n🌸 \(word)\n🦉 Owl\n"
    #expect(try words(text) == ["Lantern", "Moth", "Toad", word, "Owl"])
    #expect(try words("📅Day 1📅\nOwl\n📅Day 2📅\nFox\n📅Day 3📅\nCat\n") == ["Owl", "Fox", "Cat"])
  }

  /// Below weekdays, a few words that begin with a number are words.
  @Test(arguments: ["7 dwarfs", "24/7", "Friday the 13th", "3 wishes", "No. 5", "90s", "1st kiss"])
  func wordsBelowWeekdaysKeepTheirNumbers(_ word: String) throws {
    let words = try words(
      "Mon,Tue,Wed,Thu,Fri\nOwl,Fox,Cat,Bat,Ant\n\(word),Key,Map,Toad,Well", "l.csv")
    #expect(words == ["Owl", "Fox", "Cat", "Bat", "Ant", word, "Key", "Map", "Toad", "Well"])
  }

  /// The date of a row is when it is due, not when it was made.
  @Test(arguments: [
    ("Prompt,Created At,Due Date\nOwl,2026-09-01,2026-10-01\nFox,2026-09-01,2026-10-02\n", "l.csv"),
    ("Name,Due,Tags\nOwl,10/1/2026,ink\nFox,10/2/2026,ink\nCat,10/13/2026,ink\n", "l.csv"),
    (#"[{"name":"Owl","dueDate":"2026-10-01"},{"name":"Fox","dueDate":"2026-10-02"}]"#, "l.json"),
    (
      #"{"name":"Ink","cards":[{"name":"Owl","due":"2026-10-01T10:00:00.000Z"},{"name":"Fox","due":"2026-10-02T10:00:00.000Z"}, {"name":"Cat","due":"2026-10-03T10:00:00.000Z"}]}"#,
      "l.json"
    ),
    (
      "start = 2026-10-01\nprompts = [\n \"Owl\",\n \"Fox\",\n \"Cat\",\n \"Bat\",\n \"Ant\"\n]\n",
      "l.toml"
    ),
    ("Ink 2026\n\n1 tháng 10: Owl\n2 tháng 10: Fox\n3 tháng 10: Cat\n", "l.txt"),
  ]) func datesThatAreDueCount(_ text: String, _ path: String) throws {
    let list = try read("\(text)", path).list
    #expect(list.prompts.prefix(2).map(\.text) == ["Owl", "Fox"])
    let first = try #require(list.date(of: list.prompts[0]))
    #expect(first.month == 10 && first.day == 1)
  }

  /// A text of so many lines is refused before each of them is looked at.
  @Test func textsOfManyLinesAreRefused() {
    let text = (0...ListLimits.textLines).map { "word\($0)\n" }.joined()
    let error = #expect(throws: Diagnostics.self) { try read(text) }
    #expect(
      error?.all.map(\.description) == [
        "list.txt:10001:1: error: more than 10000 lines with words; copy the prompts out of the text"
      ])
  }
}
