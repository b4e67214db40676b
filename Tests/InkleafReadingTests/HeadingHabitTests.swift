import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Habits of writing what stands above, below and behind prompts: headings, titles of tables, notes and remarks.
@Suite struct HeadingHabitTests: ReadsLists {
  /// A line without a bullet above bullets is their heading where there are several of them.
  @Test(arguments: [
    "Sea\n- Owl\n- Fox\nTown\n- Cat\n- Bee",
    "**Sea**\n- [ ] Owl\n- [ ] Fox\n**Town**\n- [ ] Cat\n- [ ] Bee",
    "Sea\n• Owl\n• Fox\nTown\n• Cat\n• Bee",
    "Sea: 1. Owl 2. Fox\nTown: 1. Cat 2. Bee", "Sea: 1) Owl 2) Fox\nTown: 1) Cat 2) Bee",
  ])
  func headingsAboveBullets(_ text: String) throws {
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(read.list.prompts.map(\.group) == ["Sea", "Sea", "Town", "Town"])
    // "Sea" could be a prompt.
    #expect(read.doubts.count <= 1, "\(read.doubts)")
  }

  @Test func aTitleMayBeAboveSuchHeadings() throws {
    let list = try read("Things to draw\n\nSea\n* Owl\n* Fox\nTown\n* Cat\n* Bee").list
    #expect(list.title == "Things to draw")
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
  }

  /// One line between bullets lacks its own.
  @Test func aLineWithoutABulletIsAPrompt() throws {
    let list = try read("Inktober 2026\n- Owl\n- Fox\nCat\n- Bee\n- Sun").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Sun"])
  }

  /// Tables have their columns' names below a title, whatever parts their cells.
  @Test(arguments: [
    "Ink 2026\n\nDay | Prompt | Medium\n1 | Owl | ink\n2 | Fox | pen\n3 | Cat | ink",
    "Ink 2026\nDay;Prompt;Medium\n1;Owl;ink\n2;Fox;pen\n3;Cat;ink",
    "Ink 2026\n\nDay   Prompt      Medium\n1     Owl         ink\n2     Fox         pen\n3     Cat         ink",
  ])
  func tablesBelowTitles(_ text: String) throws {
    let list = try read(text).list
    #expect(list.title == "Ink 2026")
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  /// A remark below a table is none of its rows, and is told.
  @Test(arguments: ["|", ";", ",", "\t"])
  func remarksBelowTables(_ mark: String) throws {
    let rows = ["Day Prompt Medium", "1 Owl ink", "2 Fox pen", "3 Cat ink"]
    let table = rows.map { $0.replacingSpaces(with: mark) }.joined(separator: "\n")
    let read = try read("Ink 2026\n\n\(table)\n\nHave fun!")
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(
      read.doubts.contains { $0.message == "ignored: line is not in the list" && $0.line == 8 })
  }

  /// Names above numbers in a line are headings, whatever stands above them.
  @Test(arguments: [
    "Sea: 1. Owl 2. Fox\nTown: 3. Cat 4. Bee", "Sea: 1) Owl 2) Fox\nTown: 1) Cat 2) Bee",
  ])
  func namesBeforeNumbersInALine(_ text: String) throws {
    let list = try read("Ink 2027\n\n" + text).list
    #expect(list.title == "Ink 2027")
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(list.prompts.map(\.group) == ["Sea", "Sea", "Town", "Town"])
  }

  /// A sentence below each prompt is about it, and so are words behind dots.
  @Test(arguments: [
    "OWL\nDraw what sees at night.\n\nFOX\nDraw what is red and sly.\n\nCAT\nDraw what sleeps all day!",
    "My list\n\nOWL\nDraw what sees at night.\n\nFOX\nDraw what is red and sly.\n\nCAT\nDraw what sleeps all day!",
    "OWL\nDraw it at night\n\nFOX\nThink of the woods\n\nCAT\nBlack or white or both",
    "1 OWL ...... ink at night\n2 FOX ...... red and sly\n3 CAT ...... pen all day",
  ])
  func notesBelowAndBehind(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["OWL", "FOX", "CAT"])
    #expect(list.prompts.allSatisfy { $0.note != nil })
  }

  @Test(arguments: [
    "1) Owl,\n2) Fox,\n3) Cat, and\n4) Bee.",
    "Owl\nOctober 1\nFox\nOctober 2\nCat\nOctober 3\nBee\nOctober 4",
    "Week 1/52: Owl\nWeek 2/52: Fox\nWeek 3/52: Cat\nWeek 4/52: Bee",
    "Mon & Tue: Owl\nWed & Thu: Fox\nFri: Cat\nSat/Sun: Bee",
    "Montag und Dienstag: Owl\nMittwoch und Donnerstag: Fox\nFreitag: Cat\nSamstag und Sonntag: Bee",
    "Monday to Tuesday: Owl\nWednesday to Thursday: Fox\nFriday: Cat\nSaturday to Sunday: Bee",
    "#inktoberday1 Owl\n#inktoberday2 Fox\n#inktoberday3 Cat\n#inktoberday4 Bee",
    "1. päev Owl\n2. päev Fox\n3. päev Cat\n4. päev Bee",
    "1. Tag Owl\n2. Tag Fox\n3. Tag Cat\n4. Tag Bee",
    "Khamis, 1 Oktober: Owl\nJumaat, 2 Oktober: Fox\nSabtu, 3 Oktober: Cat\nAhad, 4 Oktober: Bee",
    "Huwebes, Oktubre 1: Owl\nBiyernes, Oktubre 2: Fox\nSabado, Oktubre 3: Cat\nLinggo, Oktubre 4: Bee",
  ])
  func labelsAndSignsGo(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
  }

  /// Two lines that changed places are sorted by their numbers.
  @Test func numbersMayChangePlaces() throws {
    let read = try read("1 Owl\n2 Fox\n3 Cat\n4 Bee\n6 Hat\n5 Sun\n7 Tea\n8 Sea")
    #expect(
      read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Sun", "Hat", "Tea", "Sea"])
  }

  /// A language that few lists are in is told by its own words, not by those that others have.
  @Test(arguments: [
    ("7 Jun - Owl\n8 Jun - Fox\n9 Jun - Cat", "en"),
    ("7th September – Owl\n14th September – Fox\n21st September – Cat", "en"),
    ("maandag 5 oktober: Uil\ndinsdag 6 oktober: Vos", "nl"),
    ("Maandag 5 Oktober: Uil\nVrydag 9 Oktober: Vos\nSaterdag 10 Oktober: Kat", "af"),
    ("Isnin, 5 Oktober: Tanglung\nSelasa, 6 Oktober: Lumut\nRabu, 7 Oktober: Teko", "ms"),
    ("понеделник, 5 октомври: Фенер\nвторник, 6 октомври: Мъх\nсряда, 7 октомври: Чайник", "bg"),
  ])
  func rareLanguagesAreTold(_ text: String, _ language: String) throws {
    #expect(try read(text).list.language == language)
  }

  /// Versions of a program that count down are no dates of prompts.
  @Test(arguments: [
    "## 1.4.2\n- Fix crash\n\n## 1.4.1\n- Faster search\n\n## 1.4.0\n- Dark mode",
    "# Changelog\n## 2.1\n- Fix crash\n- New icon\n## 2.0\n- Faster search\n## 1.9\n- Dark mode",
    "# Changelog\n## [1.2.0] - 2026-10-03\n### Added\n- Export\n## [1.1.0] - 2026-09-01\n### Fixed\n- Crash",
  ])
  func changeLogsAreNoLists(_ text: String) {
    #expect(throws: Diagnostics.self) { try read(text, "list.md") }
  }

  /// Words in brackets behind prompts are no program.
  @Test func wordsInBracketsAreNoProgram() throws {
    let list = try read("1. Owl [ink]\n2. Fox [pen]\n3. Cat [ink]\n4. Bee [ink]").list
    #expect(list.prompts.first?.text == "Owl [ink]")
  }

  /// Days go on in the next year where they begin with 1 once more behind the last of the month.
  @Test func daysGoOnInTheNextYear() throws {
    let list = try read(
      "Ink prompts, December 2026 - January 2027\n\n30: Owl\n31: Fox\n1: Cat\n2: Bee"
    ).list
    #expect(
      list.prompts.map { list.date(of: $0)?.description }
        == ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"])
  }

  /// Of days of two months in a title the first is the start.
  @Test(arguments: [
    "Ink Week Oct 28 - Nov 3, 2026", "Ink Week (October 28th to November 3rd, 2026)",
    "Semaine d’encre du 28 octobre au 3 novembre 2026", "Ink week 28 Oct – 3 Nov 2026",
    "Semana de tinta, del 28 de octubre al 3 de noviembre de 2026",
    "Tintenwoche 2026, 28. Oktober bis 3. November",
  ])
  func weeksBetweenMonths(_ title: String) throws {
    let words = ["Owl", "Fox", "Cat", "Bee", "Sun", "Hat", "Tea"]
    let numbers = [28, 29, 30, 31, 1, 2, 3]
    for lines in [
      words.enumerated().map { "\($0 + 1). \($1)" }, zip(numbers, words).map { "\($0): \($1)" },
    ] {
      let list = try read(title + "\n\n" + lines.joined(separator: "\n")).list
      #expect(list.prompts.map(\.text) == words)
      #expect(list.prompts.first.flatMap(list.date) == CalendarDate("2026-10-28"))
      #expect(list.prompts.last.flatMap(list.date) == CalendarDate("2026-11-03"))
    }
  }

  /// A month that a title begins with is one where a whole month follows; else it may be a word.
  @Test func titlesBeginWithMonths() throws {
    func start(_ count: Int) throws -> CalendarDate? {
      try read(
        "March of Robots 2026\n\n"
          + (1...count).map { "\($0) - Robot \($0)" }.joined(separator: "\n")
      )
      .list.start
    }
    #expect(try start(31) == CalendarDate("2026-03-01"))
    #expect(try start(5) == nil)
  }

  @Test func leavesFallInOctoberInCroatian() throws {
    let words = ["Svjetiljka", "Mahovina", "Čajnik", "Oluja", "Lisica", "Most", "Sova"]
    let list = try read(
      "Inktober 2026\n\n"
        + words.enumerated().map { "\($0 + 1). listopada: \($1)" }.joined(separator: "\n")
    ).list
    #expect(list.start == CalendarDate("2026-10-01"))
  }

  /// Lists of menus and other posts around a page's main part are none of its own.
  @Test func listsOutsideOfMainAreLeftOut() throws {
    let words = ["Owl", "Fox", "Cat", "Bee", "Sun", "Hat", "Tea", "Sea"]
    func items(_ words: [String]) -> String {
      "<ul>" + words.map { "<li>\($0)</li>" }.joined() + "</ul>"
    }
    let page =
      items(["Home", "Shop", "About"]) + "<main><h1>Drawing prompts 2026</h1>\(items(words))</main>"
      + items(["Old post", "Older post", "Oldest post"])
    let list = try read("<body>\(page)</body>", "list.html").list
    #expect(list.prompts.map(\.text) == words && list.title == "Drawing prompts 2026")
  }

  /// Dutch has the day before the month behind a weekday; in English the same is a span.
  @Test func dutchDatesHaveHyphens() throws {
    let list = try read("Tekenclub 2026\n\ndo 1-10: Uil\nvr 2-10: Vos\nza 3-10: Kat").list
    #expect(list.prompts.map(\.text) == ["Uil", "Vos", "Kat"])
    #expect(list.date(of: list.prompts[0])?.description.hasSuffix("-10-01") == true)
    let spans = try read("Mon 1-3: Owl\nThu 4-7: Fox\nMon 8-10: Cat").list
    #expect(spans.prompts.map(\.last) == [3, 7, 10])
  }

  @Test func monthsAreHeadingsOfBullets() throws {
    let list = try read("October\n- Owl\n- Fox\nNovember\n- Cat\n- Bee").list
    #expect(list.prompts.map(\.group) == ["October", "October", "November", "November"])
  }

  @Test func marksOfFootnotesGo() throws {
    let items = [
      "Owl <a href='#n1'><sup>1</sup></a>", "Fox<sup>[2]</sup>", "4 m<sup>2</sup>", "Cat", "Bee",
      "Sun", "Hat",
      "Tea",
    ]
    let page =
      "<h1>Drawing prompts 2026</h1><ol>" + items.map { "<li>\($0)</li>" }.joined() + "</ol>"
    #expect(
      try read(page, "list.html").list.prompts.map(\.text)
        == ["Owl", "Fox", "4 m2", "Cat", "Bee", "Sun", "Hat", "Tea"])
  }

  @Test func paragraphsOfItemsAreNotes() throws {
    let words = ["Owl", "Fox", "Cat", "Bee", "Sun", "Hat"]
    let items = words.map {
      "<li><p>\($0)</p><p>by <a href='/u'>\($0.lowercased())fan</a></p></li>"
    }
    let list = try read("<h1>Drawing prompts</h1><ul>\(items.joined())</ul>", "list.html").list
    #expect(list.prompts.map(\.text) == words && list.prompts.first?.note == "by owlfan")
  }

  /// Words above their dates, with a title above them and a remark below.
  @Test(arguments: [
    "Owl\n10/1\n\nFox\n10/2\n\nCat\n10/3", "Owl\nOct 1\nFox\nOct 2\nCat\nOct 3\n#drawtober",
    "Owl\n1. Oktober\n\nFox\n2. Oktober\n\nCat\n3. Oktober\n\nHave fun!",
  ])
  func wordsAboveDates(_ text: String) throws {
    let list = try read("Drawtober 2026\n\n" + text).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(list.start == CalendarDate("2026-10-01"))
  }

  /// A word of a title is no month of another language, nor the number before a noun a day.
  @Test(
    arguments: [
      ("Life on Mars 2026", nil), ("Drawing prompt set 2026", nil), ("A long time ago 2026", nil),
      ("Çizim etkinliği: Ekim 2026", "2026-10-01"), ("Mars 2026", "2026-03-01"),
      ("Reto octubre 2026", "2026-10-01"), ("Set 2026", "2026-09-01"),
      ("4 prompts for October 2026", "2026-10-01"), ("30 days of October 2026", "2026-10-01"),
    ] as [(String, String?)])
  func monthsInTitles(_ title: String, _ start: String?) throws {
    let list = try read(title + "\n\n1. Owl\n2. Fox\n3. Cat\n4. Bee").list
    #expect(list.start == start.flatMap { CalendarDate($0) })
  }

  /// Bars between labels and words are no table, nor are days above their words prompts with notes.
  @Test(arguments: [
    "Meeting 1 | September 5 | Owl\nMeeting 2 | September 12 | Fox\nMeeting 3 | September 19 | Cat",
    "Monday\nOwl\n\nTuesday\nFox\n\nWednesday\nCat",
  ])
  func labelsAreNeitherColumnsNorPrompts(_ text: String) throws {
    #expect(
      try read("Art club plan 2026\n\n" + text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    let list = try read(
      "Art club plan 2026\n\nMonday\nOwl or fox or cat\n\nTuesday\nBee or sun or hat\n\nFriday\nTea or sea or bat"
    ).list
    #expect(list.prompts.allSatisfy { $0.text.contains(" or ") && $0.note == nil })
  }

  @Test func weekdaysLikeMonthsAreSpanish() throws {
    let list = try read(
      "Reto octubre 2026\n\nlun 5 de octubre: Owl\nmar 6 de octubre: Fox\nmié 7 de octubre: Cat"
    ).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(list.start == CalendarDate("2026-10-05"))
  }

  /// What a picture shows is said of it, and is no prompt beside others.
  @Test func picturesBesideWordsAreLeftOut() throws {
    let list = try read(
      "1. Kettle ![a kettle](kettle.png)\n2. ![](step.png) Doorstep\n3. Window", "list.md"
    ).list
    #expect(list.prompts.map(\.text) == ["Kettle", "Doorstep", "Window"])
    let alone = try read("1. ![Kettle](1.png)\n2. ![Doorstep](2.png)\n3. ![Window](3.png)", "l.md")
    #expect(alone.list.prompts.map(\.text) == ["Kettle", "Doorstep", "Window"])
  }

  /// A table of contents leads to headings with the same words, and is no list beside them.
  @Test func contentsLeadToHeadings() throws {
    let words = ["Kettle", "Doorstep", "Window"]
    let contents = zip(1..., words).map { "* [Day \($0): \($1)](#day-\($0))" }
    let parts = zip(1..., words).map { "## Day \($0): \($1)\nIn \($0) lines or more\n" }
    let read = try read(
      "# Drawn so far\n\n" + (contents + [""] + parts).joined(separator: "\n"), "list.md")
    #expect(read.list.prompts.map(\.text) == words)
    #expect(read.list.prompts.map(\.note).first == "In 1 lines or more")
    // Headings without words have theirs in the contents, which is not guessed.
    #expect(throws: Diagnostics.self) {
      try self.read(
        (contents + [""] + (1...3).map { "## Day \($0)\nabout it.\n" }).joined(separator: "\n"),
        "list.md")
    }
  }

  @Test func koreanHasTheMonthFirst() throws {
    let list = try read("그림 챌린지 2026년 10월\n\n10.1. 등불\n10.2. 여우\n10.3. 고양이\n10.4. 폭풍").list
    #expect(list.prompts.map(\.text) == ["등불", "여우", "고양이", "폭풍"])
    #expect(list.start == CalendarDate("2026-10-01"))
  }

  /// The days of a week go on in the next month.
  @Test func weeksAcrossMonths() throws {
    let week = { (heading: String, words: String) in
      ([heading] + words.split(separator: " ").map(String.init)).joined(separator: "\n")
    }
    let sea = "Fish Whale Crab Shell Wave Sand Gull"
    let town = week("November 2 - November 8: Town", "Roof Door Street Lamp Bus Shop Tower")
    for head in [
      "# Drawing weeks 2026\n\n" + week("October 26 - November 1: Sea", sea),
      week("October 26 - November 1, 2026: Sea", sea),
    ] {
      let list = try read("\(head)\n\n\(town)").list
      #expect(list.prompts.count == 14)
      #expect(list.prompts[6].text == "Gull")
      #expect(list.date(of: list.prompts[6]) == CalendarDate("2026-11-01"))
    }
  }

  /// A line without its date between the last day of a month and the second of the next has the first.
  @Test func aDayWithoutItsDateAcrossMonths() throws {
    let text = """
      # Drawing 2026

      Oct 30: Fox
      Oct 31: Owl
      Bear
      Nov 2: Hare
      Nov 3: Crow
      Nov 4: Cat
      """
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Fox", "Owl", "Bear", "Hare", "Crow", "Cat"])
    #expect(list.date(of: list.prompts[2]) == CalendarDate("2026-11-01"))
  }
}

extension String {
  fileprivate func replacingSpaces(with mark: String) -> String {
    split(separator: " ").joined(separator: mark == "|" ? " | " : mark)
  }
}
