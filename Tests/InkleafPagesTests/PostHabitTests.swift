import Testing

@testable import InkleafPages

/// Habits of posts: rules above the list, lists in one line, weekends, and words for each day of a span.
@Suite struct PostHabitTests {
  func read(_ text: String, _ path: String = "list.txt") throws -> ReadList {
    try ReadList(parsing: Array(text.utf8), path: path, title: "list")
  }

  // MARK: Weekdays

  @Test(arguments: [
    "Mon, Tue: Owl\nWed, Thu: Fox\nFri: Cat\nWeekend: Bee",
    "Mon & Tue Owl\nWed & Thu Fox\nFri Cat\nSat & Sun Bee",
    "Mon - Owl\nWed - Fox\nFri - Cat\nWeekend - Bee",
    "Monday to Tuesday: Owl\nWednesday to Thursday: Fox\nFriday: Cat\n**Weekend:** Bee",
    "- Lundi : Owl\n- Mercredi : Fox\n- Vendredi : Cat\n- Week-end : Bee",
    "月曜日：Owl\n水曜日：Fox\n金曜日：Cat\n週末：Bee",
  ])
  func severalDaysHaveOnePrompt(_ days: String) throws {
    let list = try read("Week of October 5, 2026\n\n\(days)").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(list.prompts.map { list.date(of: $0)?.day } == [5, 7, 9, 10])
  }

  /// A word that begins like the weekend is drawn.
  @Test func weekendersAreWords() throws {
    let list = try read("Monday: Owl\nTuesday: Fox\nWednesday: Cat\nThursday: Bee\nWeekender: Bag")
      .list
    #expect(!list.prompts.contains { $0.text == "Bag" })
  }

  @Test(arguments: [
    "今週のお題\n\n1. 梟\n2. 狐\n3. 猫", "2026年10月\n\n10/1（木）梟\n10/2（金）狐\n10/3（土）猫",
    "1日目 梟\n2日目 狐\n3日目 猫",
  ])
  func signsAroundWordsAreJapanese(_ text: String) throws {
    let read = try read(text)
    #expect(read.list.language == "ja" && read.doubts.isEmpty, "\(read.doubts)")
    #expect(read.list.prompts.map(\.text) == ["梟", "狐", "猫"])
  }

  // MARK: Rules above the list

  @Test(arguments: [
    ("Rules:\n- Draw every day\n- Tag me", "1. Owl\n2. Fox\n3. Cat\n4. Bee"),
    ("RULES\n• Draw every day\n• Tag me", "THE LIST\n1. Owl\n2. Fox\n3. Cat\n4. Bee"),
    ("How to play:\nDraw every day\nTag me", "Oct 1 - Owl\nOct 2 - Fox\nOct 3 - Cat\nOct 4 - Bee"),
    ("FAQ\n- Draw every day\n- Tag me", "The list\n- Owl\n- Fox\n- Cat\n- Bee"),
    ("Rules:\n- Draw every day\n- Tag me", "Owl\nFox\nCat\nBee"),
    ("Rules\n1. Draw every day\n2. Tag me", "Prompts\n1. Owl\n2. Fox\n3. Cat\n4. Bee"),
  ])
  func rulesAboveTheListEnd(_ rules: String, _ days: String) throws {
    let read = try read("Lilytober 2026\n\n\(rules)\n\n\(days)")
    #expect(read.list.title == "Lilytober 2026")
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(read.doubts.contains { $0.message.hasPrefix("ignored: the lines below") })
  }

  /// What is counted below the list belongs to its rules.
  @Test func rulesBelowTheListStay() throws {
    let list = try read(
      "Lilytober 2026\n\n1. Owl\n2. Fox\n3. Cat\n\nRules:\n- Draw every day\n\nPrizes for all\n1. A book\n2. A pen"
    ).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  // MARK: Lists in one line

  @Test(arguments: [
    ("owl, fox, cat, bee, sun. Have fun!", "list"),
    ("1. owl, 2. fox, 3. cat, 4. bee, 5. sun. Have fun!", "list"),
    ("owl, fox, cat, bee, sun\n#inkmonth #art", "list"),
    ("Drawtober 2026: owl, fox, cat, bee, sun #inkmonth #art", "Drawtober 2026"),
    ("Drawtober prompts: owl / fox / cat / bee / sun\n#inkmonth", "Drawtober prompts"),
    ("Prompts: owl, fox, cat, bee, sun\nRules: one drawing a day\nDeadline: October 31", "list"),
  ])
  func whatStandsBehindALineOfPromptsGoes(_ text: String, _ title: String) throws {
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == ["owl", "fox", "cat", "bee", "sun"])
    #expect(read.list.title == title)
    // A hashtag is kept, and the rest is told.
    #expect(read.list.hashtag == "#inkmonth" || !read.doubts.isEmpty)
  }

  @Test func abbreviationsAreWords() throws {
    let list = try read("owl, fox, cat, bee, St. Nicholas!").list
    #expect(list.prompts.map(\.text) == ["owl", "fox", "cat", "bee", "St. Nicholas!"])
  }

  // MARK: Words for each day of a span

  @Test func aSpanHasAWordForEachDay() throws {
    let list = try read("Day 1-3: owl, fox, cat\nDay 4-6: bee, sun, sea").list
    #expect(list.prompts.map(\.text) == ["owl", "fox", "cat", "bee", "sun", "sea"])
    #expect(list.prompts.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test func aSpanGoesOverTheEndOfAMonth() throws {
    let list = try read("Drawtober 2026\n\nOct 27-29: owl, fox, cat\nOct 30 - Nov 1: bee, sun, sea")
      .list
    #expect(list.prompts.map(\.text) == ["owl", "fox", "cat", "bee", "sun", "sea"])
    #expect(list.prompts.map { list.date(of: $0)?.day } == [27, 28, 29, 30, 31, 1])
  }

  @Test func aWeekHasSevenWords() throws {
    let list = try read(
      "Week 1: owl, fox, cat, bee, sun, sea, mug\nWeek 2: hat, pie, jam, bun, key, map, cup"
    )
    .list
    #expect(list.prompts.map(\.number) == Array(1...14))
    #expect(list.prompts[6].group == "Week 1" && list.prompts[7].group == "Week 2")
    #expect(list.prompts[7].text == "hat")
  }

  /// Other numbers of words are one prompt.
  @Test func weeksOfThreeWordsAreOnePrompt() throws {
    let list = try read("Week 1: a1, b1, c1\nWeek 2: a2, b2, c2\nWeek 3: a3, b3, c3").list
    #expect(list.prompts.count == 3)
  }

  // MARK: Dates

  /// "26 Jan-1" names no year.
  @Test(arguments: [
    "26 Jan-1 Feb: Owl\n2-8 Feb: Fox\n9-15 Feb: Cat",
    "26 Jan-10 Feb: Owl\n11-20 Feb: Fox\n21-22 Feb: Cat",
  ])
  func spansHaveNoSpaces(_ days: String) throws {
    let list = try read("Sketches 2026\n\(days)").list
    #expect(list.start == CalendarDate(year: 2026, month: 1, day: 26))
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  /// Who made a list may stand between its title and its first week.
  @Test func creditsStandAboveWeeks() throws {
    let read = try read(
      "Smaugust 2026\nDrawn up by Ann\n\nWeek 1\n1 Owl\n2 Fox\n3 Cat\n\nWeek 2\n4 Bee\n5 Sun\n6 Sea"
    )
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Sun", "Sea"])
    #expect(
      read.list.prompts.map(\.group) == [
        "Week 1", "Week 1", "Week 1", "Week 2", "Week 2", "Week 2",
      ])
  }

  @Test(arguments: [
    "1 day Owl\n2 day Fox\n3 day Cat", "1e jour Owl\n2e jour Fox\n3e jour Cat",
    "1º día Owl\n2º día Fox\n3º día Cat",
    "1. Türchen Owl\n2. Türchen Fox\n3. Türchen Cat",
  ])
  func countersStandBehindNumbers(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }
}
