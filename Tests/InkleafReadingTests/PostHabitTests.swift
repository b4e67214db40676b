import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Habits of posts: rules above the list, lists in one line, weekends, and words for each day of a span.
@Suite struct PostHabitTests: ReadsLists {
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

  // MARK: Letters and cards

  /// One day without words is its own fault, and no reason to draw the dates of all others.
  @Test func dayWithoutWordsIsTold() throws {
    let days = (1...6).map { "Day \($0): January \($0 + 1)" + ($0 == 4 ? "" : "\nWord \($0) here") }
    let read = try read(days.joined(separator: "\n"))
    #expect(read.list.prompts.map(\.text) == [1, 2, 3, 5, 6].map { "Word \($0) here" })
    #expect(read.doubts.contains { $0.line == 7 && $0.message.hasPrefix("a prompt is empty") })
  }

  @Test func rowsOfSeveralHaveTheirTitle() throws {
    let list = try read("ART TRIOS\n\nOwl | Fox | Cat\nBee | Ant | Elk\nHen | Cod | Bat").list
    #expect(list.title == "ART TRIOS" && list.prompts.count == 3)
    #expect(list.prompts.first?.texts == ["Owl", "Fox", "Cat"])
  }

  @Test(arguments: ["Dear all", "Hi everyone,", "Bonjour à tous,", "Hallo zusammen"])
  func greetingsAreNoTitles(_ greeting: String) throws {
    let read = try read("\(greeting)\n\n1. Owl\n2. Fox\n3. Cat\n4. Bee")
    #expect(read.list.title != greeting && read.list.prompts.count == 4)
  }

  @Test(arguments: [
    ("Day,Prompt,Bonus prompt,Comments", ["Owl", "Fox"], "soft", 0),
    ("Day,Easy,Hard,Notes for artists", ["Owl", "Fox"], "soft", 0),
    ("Day,Prompt,Theme,Notes", ["Owl"], "soft", 1),
    ("Day,Prompt,Alternative,Tips", ["Owl"], "soft", 1),
  ])
  func columnsAreDrawnOrTold(
    _ header: String, _ texts: [String], _ note: String, _ doubts: Int
  ) throws {
    let read = try read("\(header)\n1,Owl,Fox,soft\n2,Cat,Bee,dark\n3,Hen,Cod,round", "list.csv")
    let first = try #require(read.list.prompts.first)
    #expect(first.texts == texts && first.note == note)
    #expect(read.doubts.count == doubts, "\(read.doubts)")
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

  // MARK: Titles

  /// A title may begin with a number, or with a word that is a weekday elsewhere.
  @Test(arguments: [
    "Die 7 Zwerge", "2nd Annual Ink Week", "30 dni rysowania", "4th grade art", "3. Klasse Kunst",
    "30天绘画挑战",
    "100 days",
  ])
  func titlesBeginWithNumbers(_ title: String) throws {
    for form in ["#.", "Day #:"] {
      let days = ["Owl", "Fox", "Cat", "Bee"].enumerated().map {
        "\(form.replacing("#", with: "\($0 + 1)")) \($1)"
      }
      let list = try read("\(title)\n\(days.joined(separator: "\n"))").list
      #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
      #expect(list.title == title)
    }
  }

  @Test(arguments: [
    ("Liste Okt. 2026", "Käse, Brötchen, Füße", 10), ("Reto ene 2026", "Búho, Niño, Árbol", 1),
    ("Défi d'octobre 2026", "Forêt, Château, Fée", 10),
    ("Lista settembre 2026", "Gufo, Città, Caffè", 9),
    ("Desafio set 2026", "Coração, Pão, Maçã, Leão, Balão", 9),
    ("Výzva říj 2026", "Sova, Kůň, Měsíc", 10),
  ])
  func monthsOfTheListsLanguageDateIt(_ title: String, _ words: String, _ month: Int) throws {
    let words = words.split(separator: ", ")
    let days = words.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    #expect(
      try read("\(title)\n\n\(days)").list.start == CalendarDate(year: 2026, month: month, day: 1))
  }

  @Test(arguments: [
    ("Camp week 1, July 6-10, 2026", 7, 6), ("Art Camp 3, July 13-17, 2026", 7, 13),
    ("Vol. 3, October 2026", 10, 1), ("October 2026 - part 2", 10, 1),
    ("The 10th annual October 2026 challenge", 10, 1), ("Week of art 5.-9.10.2026", 10, 5),
    ("Zeichenwoche 5. Okt. 2026 - 9. Okt. 2026", 10, 5), ("Art from 5 October 2026", 10, 5),
  ])
  func titlesNameTheFirstDay(_ title: String, _ month: Int, _ day: Int) throws {
    #expect(
      try read("\(title)\n\n1. Owl\n2. Fox\n3. Cat").list.start
        == CalendarDate(year: 2026, month: month, day: day))
  }

  @Test func numbersGoOnInTheNextMonth() throws {
    let list = try read(
      "October 29 - November 2, 2026\n\n29. Owl\n30. Fox\n31. Cat\n1. Bee\n2. Sun"
    ).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Sun"])
    #expect(list.prompts.map { list.date(of: $0)?.day } == [29, 30, 31, 1, 2])
  }

  @Test func aWordBetweenDaysIsNoThursday() throws {
    #expect(try read("Days 1 to 3: fox\nDays 4 to 6: owl\nDays 7 to 9: cat").list.language == "en")
  }

  @Test func schoolsHaveLettersOfWeekdays() throws {
    let list = try read("M - shoe\nT - hand\nW - key\nR - plant\nF - mug").list
    #expect(list.prompts.map(\.text) == ["shoe", "hand", "key", "plant", "mug"])
  }

  /// The second of two evenings is no year.
  @Test(arguments: [
    "Oct 6, 8: Owl\nOct 13, 15: Fox\nOct 20, 22: Cat",
    "Oct 6 & 8: Owl\nOct 13 and 15: Fox\nOct 20 & 22: Cat",
  ])
  func aPromptHasTwoEvenings(_ days: String) throws {
    let list = try read("Life drawing 2026\n\(days)").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(list.start == CalendarDate(year: 2026, month: 10, day: 6))
  }

  @Test func weeksAreOfAMonth() throws {
    let list = try read(
      "Inkvember\n\n1st week of November: Owl\n2nd week of November: Fox\n3rd week of November: Cat"
    ).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"] && list.cadence == .weekly)
  }

  @Test func headingsStandBetweenEmoji() throws {
    let list = try read(
      "🍂 Drawtober 🍂\n👻 Owl\n🦇 Fox\n🦴 Cat\n💀 Bee\n✨ Bonus ✨\n🌙 Sun\n🌙 Sea\n#inkmonth"
    ).list
    #expect(list.title == "Drawtober")
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Sun", "Sea"])
    #expect(list.prompts.map(\.group) == [nil, nil, nil, nil, "Bonus", "Bonus"])
  }

  @Test func theNameOfAFileTellsTheYear() throws {
    let list = try ReadList(
      parsing: Array("Drawtober\n\nOct 1: Owl\nOct 2: Fox\nOct 3: Cat".utf8), path: "l.txt",
      title: "drawtober-2027"
    ).list
    #expect(list.title == "Drawtober" && list.start == CalendarDate(year: 2027, month: 10, day: 1))
  }

  @Test(arguments: [
    "November prompts – posted 28/10/2026", "Posted Oct 3, 2026: Prompts for November",
    "Meeting 5 October 2026",
    "Drawing prompt set 2026", "Next Gen 2026", "Long ago 2026",
  ])
  func otherDatesBeginNothing(_ title: String) throws {
    #expect(try read("\(title)\n\n1. Owl\n2. Fox\n3. Cat").list.start == nil)
  }

  // MARK: Months

  @Test(arguments: [
    "1. January - Owl\n2. February - Fox\n3. March - Cat",
    "1 January: Owl\n2 February: Fox\n3 March: Cat",
    "1. September → Owl\n2. October → Fox\n3. November → Cat",
    "January Owl\nFebruary Fox\nMarch Cat\nApril Bee",
    "[January] Owl\n[February] Fox\n[March] Cat",
  ])
  func monthsAreCounted(_ months: String) throws {
    let list = try read("Themes 2026\n\n\(months)").list
    #expect(list.prompts.prefix(3).map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(list.cadence == .monthly && list.start?.year == 2026 && list.start?.day == 1)
    #expect(list.prompts.allSatisfy { $0.group == nil })
    // A month without a year is no date.
    let undated = try read("Themes\n\n\(months)").list
    #expect(undated.start == nil && undated.prompts[0].group?.isEmpty == false)
  }

  @Test func monthsTellTheLanguage() throws {
    #expect(try read("1. Januar: Owl\n2. Februar: Fox\n3. März: Cat").list.language == "de")
  }

  /// The weekdays show which of two numbers is the day.
  @Test func weekdaysTellDaysFromMonths() throws {
    let list = try read("Inktober 2026\nTHU 10.01 | OWL\nFRI 10.02 | FOX\nSAT 10.03 | CAT").list
    #expect(list.start == CalendarDate(year: 2026, month: 10, day: 1))
  }

  // MARK: Several days, and remarks on them

  @Test(arguments: [
    "Day 1/2: Owl\nDay 3/4: Fox\nDay 5/6: Cat", "Week 1-2: Owl\nWeek 3-4: Fox\nWeek 5-6: Cat",
    "Semaine 1 à 2 : Owl\nSemaine 3 à 4 : Fox\nSemaine 5 à 6 : Cat",
    "Weeks 1–2 Owl\nWeeks 3–4 Fox\nWeeks 5–6 Cat",
  ])
  func onePromptSpansTwo(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(list.prompts.map(\.number) == [1, 3, 5] && list.prompts.map(\.last) == [2, 4, 6])
  }

  @Test(arguments: [
    "Day 1 (ink)\nOwl\n\nDay 2 (pen)\nFox\n\nDay 3 (chalk)\nCat",
    "Drills\n\nDay 1 (ink)\nOwl\n\nDay 2 (pen)\nFox\n\nDay 3 (chalk)\nCat",
  ])
  func remarksBehindDaysAreNotes(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(list.prompts.map(\.note) == ["ink", "pen", "chalk"])
  }

  @Test func whatIsSaidIsDrawn() throws {
    let list = try read(
      """
      Whumptober 2026

      DAY 1
      • race against the clock
      • panic attack
      • "I never knew daylight could be so violent."

      DAY 2
      • amnesia
      • knife
      • "Who are you?"

      DAY 3
      • set up for failure
      • fingerprints
      • "I warned you."
      """
    ).list
    #expect(list.prompts.map(\.texts.count) == [3, 3, 3])
    #expect(list.prompts.allSatisfy { $0.note == nil })
  }

  /// A day of rest has nothing to say.
  @Test func oneOfManyLacksItsSentence() throws {
    let list = try read(
      "Day 1 — Hello: Introduce your own.\nDay 2 — Child: Draw them as a kid.\nDay 3 — Rest\nDay 4 — Pet: Do they have a pet?\nDay 5 — Swap: Swap clothes with another."
    ).list
    #expect(list.prompts.map(\.text) == ["Hello", "Child", "Rest", "Pet", "Swap"])
  }

  // MARK: Tables and pages

  @Test(arguments: ["Prompt #,Prompt", "Prompt No.,Prompt Name", "order,prompt"])
  func columnsOfNumbersHaveTwoWords(_ heading: String) throws {
    let list = try read("\(heading)\n2,Fox\n1,Owl\n3,Cat\n", "list.csv").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  @Test func theTitleOfAPageIsAboveItsParts() throws {
    let part = { (name: String, words: [String]) in
      "<h3>\(name)</h3><ol>\(words.map { "<li>\($0)</li>" }.joined())</ol>"
    }
    let page =
      "<article><h2>My Autumn Drawing Challenge</h2>"
      + part("Week 1: Animals", ["Fox", "Owl", "Bear", "Snail", "Crow"])
      + part("Week 2: Food", ["Pie", "Jam", "Soup", "Bun", "Cake"]) + "</article>"
    let list = try read(page, "list.html").list
    #expect(list.title == "My Autumn Drawing Challenge")
    #expect(
      list.prompts.first?.group == "Week 1: Animals" && list.prompts.last?.group == "Week 2: Food")
  }

  @Test func aHeadingOfMarkdownIsTheTitleAboveWeeks() throws {
    let list = try read(
      "# October Prompts\n\n## Week 1\n\n- Owl\n- Fox\n\n## Week 2\n\n- Cat\n- Bee\n", "list.md"
    ).list
    #expect(list.title == "October Prompts")
  }

  @Test func rulesBelowAHeadingEnd() throws {
    let list = try read(
      "# Lilytober 2026\n\n## Rules\n\n- Draw every day\n- Tag me\n\n1. Owl\n2. Fox\n3. Cat\n",
      "list.md"
    ).list
    #expect(
      list.prompts.map(\.text) == ["Owl", "Fox", "Cat"]
        && list.prompts.allSatisfy { $0.group == nil })
  }

  // MARK: Fan weeks

  /// Arrows before the words are no part of them, and two bars part the prompts of a day.
  @Test(arguments: ["⤷", "⟶", "╰┈➤", "↳", "➥", "→"])
  func arrowsStandBeforeWords(_ arrow: String) throws {
    let words = ["Meetings || Reunions", "Hurt || Comfort", "Royalty || Magic", "Free day"]
    let days = words.enumerated().map { "Day \($0 + 1) - Sep \($0 + 7)th\n\(arrow) \($1)\n" }
    let list = try read("Ship Week 2026\n\n\(days.joined())\n#shipweek2026 @shipclub\n").list
    #expect(
      list.prompts.map(\.texts)
        == [["Meetings", "Reunions"], ["Hurt", "Comfort"], ["Royalty", "Magic"], ["Free day"]])
    #expect(list.start?.description == "2026-09-07" && list.hashtag == "#shipweek2026")
  }

  // MARK: Brackets, and pages and lines of a size that nobody writes

  @Test func linksStandBehindOtherBrackets() throws {
    let list = try read(
      "1. [WIP] [Owl](https://a.b/c)\n2. [WIP] [Fox](https://a.b/d)\n3. [WIP] [Cat](https://a.b/e)"
    ).list
    #expect(list.prompts.map(\.text) == ["[WIP] Owl", "[WIP] Fox", "[WIP] Cat"])
  }

  /// What is twice as long takes at most about twice as long, on any machine.
  @Test(arguments: [
    ("word   ", "", "l.txt"), ("<p>", String(repeating: "<x>", count: 390), "l.html"),
    ("<li>", String(repeating: "<x>", count: 390), "l.html"), ("[a ", "1. ", "l.txt"),
    ("[^", "1. ", "l.txt"),
  ])
  func timeGrowsWithTheSize(_ unit: String, _ start: String, _ path: String) {
    func time(_ bytes: Int) -> Duration {
      let text = start + String(repeating: unit, count: bytes / unit.utf8.count)
      return ContinuousClock().measure { _ = try? read(text, path) }
    }
    let small = time(50_000)
    #expect(time(400_000) < small * 24 + .milliseconds(500))
  }
}
