import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Lists as teachers and clubs write them: a week or a year of few words, with lines around it.
@Suite struct SheetOfAClassTests: ReadsLists {
  private static let below = "\n\nPencil only\nNo phones\nMiss Lane\nRoom 12"

  /// Weekdays or months in order are the list, whatever stands around them.
  @Test(arguments: [
    "Art homework\n\nMonday: owl\nTuesday: fox\nWednesday: ant\nThursday: bat",
    "Woche\n\nMontag: owl\nDienstag: fox\nMittwoch: ant\nDonnerstag: bat",
    "Art homework\nYear 4\nMiss Lane\n\nMonday - owl\nTuesday - fox\nThursday - ant\nFriday - bat",
    "Art week\n\nMonday:\nowl\nTuesday:\nfox\nWednesday:\nant\nThursday:\nbat",
    "Art year 2027\n\nJanuary: owl\nFebruary: fox\nMarch: ant\nApril: bat",
    "Art year 2027\n\nNov – owl\nDec – fox\nJan – ant\nFeb – bat",
  ])
  func daysInOrderAreTheList(_ list: String) throws {
    let read = try read(list + Self.below)
    #expect(read.list.prompts.map(\.text) == ["owl", "fox", "ant", "bat"])
    #expect(read.doubts.count { $0.message.hasPrefix("ignored: ") } >= 4)
  }

  /// A week above its days is no prompt, and may say what it is about.
  @Test(arguments: [
    ("Week 1: Weather", nil), ("Week 1 - Weather", nil), ("Semaine 1 : la météo", nil),
    ("Week 41 (2026)", "2026-10-05"), ("Week 41, 2026", "2026-10-05"),
    ("KW 41 2026", "2026-10-05"), ("KW 41/2026: Wetter", "2026-10-05"),
    ("5-9 Oct 2026: Weather", "2026-10-05"), ("October 5-9, 2026 - Warm-ups", "2026-10-05"),
    ("Mon 5 Oct - Fri 9 Oct 2026: Weather", "2026-10-05"), ("October 5-9: Weather", nil),
  ])
  func oneWeekIsTheTitle(_ week: String, _ start: String?) throws {
    let days = ["Monday: rain", "Tuesday: wind", "Wednesday: snow", "Thursday: sun"]
    for below in ["", Self.below] {
      let list = try read("\(week)\n\(days.joined(separator: "\n"))\(below)").list
      #expect(list.title == week)
      #expect(list.start?.description == start)
      #expect(list.prompts.map(\.text) == ["rain", "wind", "snow", "sun"])
    }
  }

  /// What weeks are about is their heading, and their dates are those of the days.
  @Test func weeksWithDatesAndThemesAreDated() throws {
    let list = try read(
      """
      January 4-8, 2027 - Warm-ups
      Monday - lines
      Tuesday - circles

      January 11-15, 2027 - Hands
      Monday - fists
      Tuesday - fingers
      """
    ).list
    #expect(list.prompts.map(\.group?.last) == ["s", "s", "s", "s"])
    #expect(
      list.prompts.compactMap { list.date(of: $0)?.description } == [
        "2027-01-04", "2027-01-05", "2027-01-11", "2027-01-12",
      ])
  }
}

extension SheetOfAClassTests {
  private static let words = [
    "crown", "lantern", "otter", "puddle", "quilt", "raven", "saddle", "thimble", "velvet",
    "willow",
    "yarn", "zipper",
  ]

  /// Two lines that an empty one parts from many words are a title, and a line about the list.
  @Test(arguments: [
    "Botanical bingo\nDraw one plant a day this January",
    "The Pocket List\nTwelve things to sketch",
    "Doodle Dozen\nPost with #doodledozen", "Kringeltage\nJeden Tag ein Bild",
    "Doodle Dozen 2027\nfor grown-ups and children",
  ])
  func aHeadStandsApart(_ head: String) throws {
    let read = try read("\(head)\n\n\(Self.words.joined(separator: "\n"))")
    #expect(read.list.title == head.prefix { $0 != "\n" })
    #expect(read.list.prompts.map(\.text) == Self.words)
    #expect(read.doubts.contains { $0.line == 2 })
  }

  /// What a class fills in by hand is no prompt.
  @Test(arguments: [
    "Name: ____________  Class: ______", "Name: ________\nDate: ________", "Prénom : ______",
  ])
  func fieldsOfWorksheetsAreNoPrompts(_ fields: String) throws {
    let read = try read("\(fields)\n\nkitchen\nbath\nstairs\nroof")
    #expect(read.list.prompts.map(\.text) == ["kitchen", "bath", "stairs", "roof"])
  }

  /// A name behind a bullet of its own, apart from the others, is no prompt; one behind theirs could be.
  @Test(arguments: ["— Lena", "– your admin team", "• Lena M."])
  func namesStandBelowBullets(_ name: String) throws {
    let read = try read("My list\n\n- crown\n- otter\n- quilt\n- raven\n\n\(name)")
    #expect(read.list.prompts.map(\.text) == ["crown", "otter", "quilt", "raven"])
    let same = try self.read("- crown\n- otter\n- quilt\n- raven\n\n- Lena")
    #expect(same.list.prompts.count == 5)
    #expect(same.doubts.map(\.line) == [6])
  }

  /// One more than the days of a month, apart from the others, is who made the list.
  @Test func namesBelowAMonthAreNoPrompts() throws {
    let words = (1...31).map { "- owl \($0)" }.joined(separator: "\n")
    let list = try read("Drawtober 2026\n\n\(words)\n\n- Lena").list
    #expect(list.prompts.count == 31)
    #expect(list.start?.description == "2026-10-01")
  }

  /// Signs around a title are none of its words.
  @Test(arguments: [
    "**October prompts**", "*October prompts*", "__October prompts__", "🎃 **October prompts** 🎃",
    "**October prompts:**", "\"October prompts\"", "【October prompts】", "=== October prompts ===",
    "~~~ October prompts ~~~",
  ])
  func signsAroundTitlesGo(_ title: String) throws {
    let list = try read("\(title)\n\n1. crown\n2. otter\n3. quilt\n4. raven\n5. yarn").list
    #expect(list.title == "October prompts")
  }

  @Test(arguments: ["【十月绘画打卡】", "《十月绘画打卡》"])
  func titlesStandInBrackets(_ title: String) throws {
    let list = try read("\(title)\n\n1. 狐狸\n2. 雨\n3. 月亮").list
    #expect(list.title == "十月绘画打卡")
  }

  /// Colours in columns of their own stand behind the words.
  @Test(arguments: [
    "Prompt,Colour 1,Colour 2\nDusk,#2E294E,#541388\nMoss,#606C38,#283618",
    "Day,Prompt,Palette\n1,Dusk,\"#2E294E, #541388\"\n2,Moss,\"#606C38, #283618\"",
  ])
  func coloursStandInColumns(_ table: String) throws {
    let read = try read(table, "list.csv")
    #expect(read.list.prompts.map(\.text) == ["Dusk #2E294E #541388", "Moss #606C38 #283618"])
    #expect(read.doubts.isEmpty)
  }

  @Test(arguments: ["\"hex\":\"#2E294E\"", "\"palette\":[\"#2E294E\"]"])
  func coloursStandInData(_ member: String) throws {
    let data = "{\"prompts\":[{\"name\":\"Dusk\",\(member)},{\"name\":\"Moss\",\(member)}]}"
    let prompts = try read(data, "list.json").list.prompts
    #expect(prompts.map(\.text) == ["Dusk #2E294E", "Moss #2E294E"])
  }

  /// A note of a colour is a note, and a number with its sign is none.
  @Test(arguments: [
    "\"note\":\"#2E294E\"", "\"ticket\":\"#101\"", "\"tags\":[\"ink\",\"#2E294E\"]",
  ])
  func otherMembersAreNoColours(_ member: String) throws {
    let data = "{\"prompts\":[{\"name\":\"Dusk\",\(member)},{\"name\":\"Moss\",\(member)}]}"
    let prompts = try read(data, "list.json").list.prompts
    #expect(prompts.map(\.text) == ["Dusk", "Moss"])
    #expect(
      try read("Prompt,Ticket\nDusk,#101\nMoss,#102", "list.csv").list.prompts[0].text == "Dusk")
  }

  /// Two months or a week in words are labels.
  @Test(arguments: [
    "Zine themes 2027\nJanuary/February: ice\nMarch/April: mud\nMay/June: seed",
    "Zine themes 2027\nJan & Feb: ice\nMar & Apr: mud\nMay & Jun: seed",
    "Themen 2027\nJanuar - Februar: ice\nMärz - April: mud\nMai - Juni: seed",
    "First week: ice\nSecond week: mud\nThird week: seed",
  ])
  func longTimesAreLabels(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["ice", "mud", "seed"])
  }

  /// Columns of numbered cells are read downwards, below a title, too, even where some are missing.
  @Test(arguments: [
    "Prompt list,\n1. Fox,11. Pie\n2. Owl,12. Jam\n3. Bat,13. Tea",
    "1. Fox,11. Pie\n2. Owl,12. Jam\n3. Bat,13. Tea",
  ])
  func numberedCellsStandInColumns(_ table: String) throws {
    let list = try read(table, "list.csv").list
    #expect(list.prompts.map(\.text) == ["Fox", "Owl", "Bat", "Pie", "Jam", "Tea"])
    #expect(list.prompts.map(\.number) == [1, 2, 3, 11, 12, 13])
    #expect(list.title == (table.hasPrefix("1") ? "list" : "Prompt list"))
  }
}
