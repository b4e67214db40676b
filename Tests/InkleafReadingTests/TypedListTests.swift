import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Lists as people type them: with smileys, short forms, bullets of other programs and spacer lines.
@Suite struct TypedListTests: ReadsLists {
  // MARK: Words that look like programs

  @Test(arguments: [
    ["Your pet (e.g. a cat)", "Your town (e.g. its church)", "Your shoes"],
    ["Dein Tier (z.B. Katze)", "Dein Ort (z.B. Strand)", "Schuhe"],
    ["SpongeBob", "McQueen", "iPhone", "eBay", "LeBron"], ["E.T.", "M.O.D.O.K.", "D.Va", "U.F.O."],
    ["happy :D", "sad :(", "in love </3", "sleepy T_T", "shrug \\o/"],
    ["A 6\" square", "A 2\" brush", "4x6\" paper"], ["Fox, \"the end\"", "Bee :: Sun", "Moon"],
  ])
  func oddWordsAreDrawn(_ words: [String]) throws {
    let lines = words.enumerated().map { "\($0 + 1). \($1)" }
    let read = try read("Drawtober\n\n" + lines.joined(separator: "\n"))
    #expect(read.list.prompts.map(\.text) == words)
  }

  /// Numbers before the lines of a program make no list of it.
  @Test func numberedProgramsAreNoLists() {
    let text = """
      1 import os
      2 def main(path):
      3   files = os.listdir(path)
      4   for file in files:
      5     print(file.name)
      6 main("/tmp")
      """
    #expect(throws: Diagnostics.self) { try read(text) }
  }

  // MARK: Bullets

  @Test(arguments: ["-   ", "*   ", "•      ", "·         ", "-   [ ] ", "o   ", "§   "])
  func bulletsMayHaveWideGaps(_ bullet: String) throws {
    let read = try read(
      "Drawing ideas\n\n" + ["Ghost", "Bat", "Toad"].map { bullet + $0 }.joined(separator: "\n"))
    #expect(read.list.title == "Drawing ideas")
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Bat", "Toad"])
    #expect(read.doubts.isEmpty, "\(read.doubts)")
  }

  // MARK: Around the list

  @Test(arguments: [".", "•", "—", "🍂", "\u{2800}", "\u{3164}", "|"])
  func linesThatHoldAPlaceAreEmpty(_ sign: String) throws {
    let words = ["ghost", "bat", "toad", "owl", "web"]
    let read = try read(
      (["Drawtober 2026", sign, sign] + words + [sign, sign, "#drawtober"]).joined(separator: "\n"))
    #expect(read.list.title == "Drawtober 2026" && read.list.hashtag == "#drawtober")
    #expect(read.list.prompts.map(\.text) == words)
    #expect(read.doubts.isEmpty, "\(read.doubts)")
  }

  @Test(arguments: ["PROMPTS 👇", "Final list", "Here it is!", "Are you ready?"])
  func callsAboveWordsAreNoPrompts(_ call: String) throws {
    let read = try read(
      "Ink of 2026\n\n\(call)\nghost\nbat\ntoad\nowl\nweb\nmoon\n12 comments\n2 weeks ago")
    #expect(read.list.prompts.map(\.text) == ["ghost", "bat", "toad", "owl", "web", "moon"])
  }

  @Test(arguments: ["## Prompts", "# Prompt", "## The list", "## Word list", "# Day Prompt"])
  func nameOfAnyListIsNoHeading(_ heading: String) throws {
    let list = try read("Drawtober\n\n\(heading)\n\n1. Ghost\n2. Bat\n3. Toad\n4. Owl", "list.md")
      .list
    #expect(list.prompts.map(\.group) == [nil, nil, nil, nil])
    #expect(list.prompts.map(\.text) == ["Ghost", "Bat", "Toad", "Owl"])
  }

  @Test func rulesEndAtTheNameOfTheList() throws {
    let list = try read(
      "# Lilytober\n\n### How it works\n- Draw every day\n- Tag me\n\n### Prompt list\n- Ghost\n- Bat\n- Bone\n- Skull",
      "l.md"
    ).list
    #expect(list.prompts.map(\.text) == ["Ghost", "Bat", "Bone", "Skull"])
  }

  // MARK: Weekdays

  @Test(arguments: [
    "Sat/Sun 3/4: Fox\nMon 5: Owl\nTue 6: Bear\nWed 7: Moss",
    "Sat/Sun 3./4.10.: Fox\nMon 5.10.: Owl\nTue 6.10.: Bear\nWed 7.10.: Moss",
    "Sat/Sun 3/4 - Fox\nMon 5 - Owl\nTue 6 - Bear\nWed 7 - Moss",
  ])
  func weekendsHaveTwoDays(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Fox", "Owl", "Bear", "Moss"])
    #expect(list.prompts[0].last == list.prompts[0].number + 1)
  }

  @Test func aStartMayStandAboveColumns() throws {
    let read = try read(
      "Start date:,1 October 2026\n,\nDay,Word\n1,Fox\n2,Owl\n3,Cat", "list.csv")
    #expect(read.list.prompts.map(\.text) == ["Fox", "Owl", "Cat"])
    #expect(read.list.start == CalendarDate("2026-10-01"))
  }

  @Test func weekdaysWithoutDatesAreToldOf() throws {
    let doubts = try read("Monday: Owl\nTuesday: Fox\nFriday: Cat").doubts.map(\.message)
    #expect(doubts.count == 1 && doubts[0].contains("the weekdays have no dates"), "\(doubts)")
    #expect(try read("start: 2026-10-05\nMonday: Owl\nTuesday: Fox\nFriday: Cat").doubts.isEmpty)
  }

  @Test(arguments: [
    "Mon 7 Sep - Fri 11 Sep: Line\nMon 14 Sep - Fri 18 Sep: Tone",
    "Mon 9/7 - Fri 9/11: Line\nMon 9/14 - Fri 9/18: Tone",
    "Mo 7.9. - Fr 11.9.: Line\nMo 14.9. - Fr 18.9.: Tone",
    "Monday 7 September to Friday 11 September: Line\nMonday 14 September to Friday 18 September: Tone",
    "From Mon 7 Sep to Fri 11 Sep: Line\nFrom Mon 14 Sep to Fri 18 Sep: Tone",
    "Mon 7 - Fri 11 Sep: Line\nMon 14 - Fri 18 Sep: Tone",
    "Lundi 7 - vendredi 11 septembre : Line\nLundi 14 - vendredi 18 septembre : Tone",
  ])
  func weeksFromWeekdayToWeekday(_ weeks: String) throws {
    let list = try read("Autumn 2026\n\n\(weeks)").list
    #expect(list.prompts.map(\.text) == ["Line", "Tone"])
    #expect(list.prompts.map { list.date(of: $0)?.description } == ["2026-09-07", "2026-09-14"])
  }

  @Test(arguments: [
    ("Wednesday - moon\nThursday - star\nFriday - sun\nSaturday - snow", "sun"),
    ("Martes - luna\nMiércoles - sol\nJueves - mar\nViernes - cielo", "mar"),
    ("wtorek – las\nśroda – but\nczwartek – dom\npiątek – rzeka", "dom"),
  ])
  func aShortWordBehindAWeekdayIsDrawn(_ days: String, _ word: String) throws {
    let words = try read(days).list.prompts.map(\.text)
    #expect(words.count == 4 && words[2] == word)
  }

  // MARK: Months of titles

  @Test(arguments: [
    ("October/November 2026", "2026-10-01"), ("Oct & Nov 2026 prompts", "2026-10-01"),
    ("Spring (Mar–May) 2027", "2027-03-01"), ("Octubre y noviembre 2026", "2026-10-01"),
    ("Dec/Jan 2027", "2026-12-01"), ("Dec/Jan 2026/27", "2026-12-01"),
    ("Drawtober 10/1/2026 - 10/31/2026", "2026-10-01"), ("Drawtober 10/1-10/31 2026", "2026-10-01"),
    ("Zeichnen 5/10/2026 - 9/10/2026", "2026-10-05"), ("Camp 10/5/2026 - 10/9/2026", "2026-10-05"),
    ("Drawtober since 2019: October 2026", "2026-10-01"),
    ("Winter break 2026/27: Dec 21 - Jan 3", "2026-12-21"),
    ("Winter 2026/27 (Dec 1 - Jan 31)", "2026-12-01"),
    ("Rysujemy w październiku 2026", "2026-10-01"), ("Kreslíme v říjnu 2026", "2026-10-01"),
    ("Рисуем в октябре 2026", "2026-10-01"), ("Малюємо у жовтні 2026", "2026-10-01"),
    ("Piirretään lokakuussa 2026", "2026-10-01"), ("Σχέδιο τον Οκτώβριο 2026", "2026-10-01"),
    ("Ekim 2026'da çizim", "2026-10-01"), ("2026 októberi kihívás", "2026-10-01"),
    ("Drawtober 2026\n\nOctober", "2026-10-01"), ("Drawtober 2026\nOCTOBER:", "2026-10-01"),
  ])
  func titlesNameTheFirstMonth(_ title: String, _ start: String) throws {
    #expect(try read("\(title)\n\n1. owl\n2. fox\n3. cat\n4. bee").list.start?.description == start)
  }

  /// The sea, a French seven and a German article are no months.
  @Test(arguments: [
    "Reto de mar 2026", "Dibuja el mar 2026", "Sept jours de dessin 2026",
    "Die Challenge des Jahres 2026",
    "Art pour tous 2026", "Set di temi 2026",
  ])
  func otherWordsAreNoMonths(_ title: String) throws {
    #expect(try read("\(title)\n\n1. owl\n2. fox\n3. cat\n4. bee").list.start == nil)
  }

  // MARK: Pages

  private func page(_ body: String) throws -> ReadList {
    try read("<html><body><h1>Drawtober 2026</h1>\(body)</body></html>", "list.html")
  }

  /// A day over two rows has two prompts, and a week over its days is their heading.
  @Test func cellsGoDownOverRows() throws {
    func row(_ cells: String...) -> String { "<tr>" + cells.joined() + "</tr>" }
    let days = (1...5).map { day in
      row("<td rowspan=2>Oct \(day)</td>", "<td>a\(day)x</td>") + row("<td>b\(day)x</td>")
    }
    let read = try page(
      "<table>" + row("<th>Day</th>", "<th>Prompt</th>") + days.joined() + "</table>")
    #expect(read.list.prompts.map(\.texts) == (1...5).map { ["a\($0)x", "b\($0)x"] })
    #expect(read.doubts.isEmpty, "\(read.doubts)")
    let weeks = [1, 4].map { first in
      (first...first + 2).map { day in
        row(
          day == first ? "<td rowspan=3>Week \(first == 1 ? 1 : 2)</td>" : "", "<td>\(day)</td>",
          "<td>w\(day)x</td>")
      }.joined()
    }
    let head = row("<th>Week</th>", "<th>Day</th>", "<th>Prompt</th>")
    let list = try page("<table>" + head + weeks.joined() + "</table>").list
    #expect(list.prompts.map(\.text) == (1...6).map { "w\($0)x" })
  }

  @Test(arguments: [
    "<p><b>Week 1</b></p><ol><li>Owl<li>Fox<li>Cat</ol><p><strong>Week 2</strong></p><ol><li>Bee<li>Ant<li>Elk</ol>",
    "<table><tr><td>1<br>Owl<td>2<br>Fox<td>3<br>Cat<tr><td>4<br>Bee<td>5<br>Ant<td>6<br>Elk</table>",
    "<table><tr><td><ol><li>Owl<li>Fox<li>Cat</ol><td><ol start=4><li>Bee<li>Ant<li>Elk</ol></table>",
  ])
  func partsOfPagesAreOneList(_ body: String) throws {
    let words = try page(body).list.prompts.map(\.text)
    #expect(words == ["Owl", "Fox", "Cat", "Bee", "Ant", "Elk"])
  }

  @Test func datesBelowDayHaveNoDoubt() throws {
    let read = try read("Day,Prompt\nOct 1,Ghost\nOct 2,Toad\nOct 3,Web\n", "list.csv")
    #expect(read.doubts.count == 1 && read.doubts[0].message.contains("no year"))
  }

  // MARK: Evenings and days

  @Test(arguments: [
    "Monday 5 October, 18:00–20:00: Owl\nMonday 12 October, 18:00–20:00: Fox\nMonday 19 October, 18:00–20:00: Cat",
    "Oct 5 2026, 6:00 PM: Owl\nOct 12 2026, 6:00 PM: Fox\nOct 19 2026, 6:00 PM: Cat",
    "Owl - due Monday, Oct 5\nFox - due Monday, Oct 12\nCat - due Monday, Oct 19",
    "October 5 is Owl\nOctober 12 is Fox\nOctober 19 is Cat",
    "Oct 5 − Owl\nOct 12 − Fox\nOct 19 − Cat",
  ])
  func onlyTheWordsAreDrawn(_ days: String) throws {
    let list = try read("Art club 2026\n\n\(days)").list
    #expect(
      list.prompts.map(\.text) == ["Owl", "Fox", "Cat"]
        && list.prompts.map(\.note) == [nil, nil, nil])
    #expect(list.prompts.compactMap { list.date(of: $0)?.day } == [5, 12, 19])
  }

  @Test(arguments: [
    "Mondays: Owl\nTuesdays: Fox\nWednesdays: Cat", "Montags: Owl\nDienstags: Fox\nMittwochs: Cat",
    "1 − Owl\n2 − Fox\n3 − Cat", "1 ‒ Owl\n2 ‒ Fox\n3 ‒ Cat",
    "01.10 | Owl\n02.10 | Fox\n03.10 | Cat\n04.10 | Bee",
  ])
  func labelsAreNoWords(_ days: String) throws {
    #expect(try read(days).list.prompts.prefix(3).map(\.text) == ["Owl", "Fox", "Cat"])
  }

  @Test func signsAroundTitlesAreLeftOut() throws {
    let list = try read(
      "✦ DRAWTOBER 2026 ✦\n\n🍁 WEEK 1: FOREST 🍁\n1. Owl\n2. Fox\n\n🍁 WEEK 2: SEA 🍁\n3. Cat\n4. Bee"
    ).list
    #expect(list.title == "DRAWTOBER 2026")
    #expect(
      list.prompts.map(\.group) == [
        "WEEK 1: FOREST", "WEEK 1: FOREST", "WEEK 2: SEA", "WEEK 2: SEA",
      ])
  }

  /// Weeks of seven bullets below a month go on in it.
  @Test func weeksOfBulletsHaveDates() throws {
    let weeks = (1...2).map { week in
      "## Week \(week)\n" + (1...7).map { "- word\(week * 7 + $0)" }.joined(separator: "\n")
    }
    let list = try read("# Drawtober October 2026\n\n" + weeks.joined(separator: "\n\n"), "list.md")
      .list
    #expect(list.start?.description == "2026-10-01" && list.prompts.count == 14)
  }

  // MARK: Parts

  @Test func theFirstLineAloneNamesWeeks() throws {
    let list = try read("Ink 2026\n\nWeek 1: Owl\n2: Fox\n3: Cat\n4: Bee").list
    #expect(
      list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"]
        && list.prompts.map(\.number) == [1, 2, 3, 4])
  }

  @Test func shortLinesHeadRunsOfNumbers() throws {
    let list = try read(
      "Level Easy\n1. Shoe\n2. Mug\nLevel Medium\n3. Hand\n4. Foot\nLevel Hard\n5. Crowd\n6. Horse"
    ).list
    #expect(
      list.prompts.map(\.group) == [
        "Level Easy", "Level Easy", "Level Medium", "Level Medium", "Level Hard", "Level Hard",
      ])
  }

  @Test func numbersBeginAnewBelowShortLines() throws {
    let list = try read("Beginner\n1. circle\n2. square\nAdvanced\n1. apple\n2. cup").list
    #expect(list.prompts.map(\.text) == ["circle", "square", "apple", "cup"])
    #expect(list.prompts.map(\.group) == ["Beginner", "Beginner", "Advanced", "Advanced"])
  }

  /// A few signs of one kind of Chinese tell it, with those of the title.
  @Test(arguments: [
    ("2026年10月题目", "幽灵\n蝙蝠\n青蛙\n月亮", "zh"), ("十月繪畫挑戰2026", "幽靈\n貓\n樹\n月亮", "zh-Hant"),
    ("10月のお題", "梟\n狐\n猫\n月", "ja"),
  ])
  func chineseIsToldByItsSigns(_ title: String, _ words: String, _ language: String) throws {
    let lines = words.split(separator: "\n").enumerated().map { "\($0 + 1). \($1)" }
    #expect(try read("\(title)\n\n" + lines.joined(separator: "\n")).list.language == language)
  }

  @Test func blocksOfNamesAreDays() throws {
    let block = { (words: [String]) in
      "Character: \(words[0])\nSetting: \(words[1])\nMood: \(words[2])"
    }
    let days = [
      ["Knight", "Swamp", "Lonely"], ["Witch", "Space", "Joyful"], ["Robot", "Market", "Angry"],
    ]
    #expect(try read(days.map(block).joined(separator: "\n\n")).list.prompts.map(\.texts) == days)
  }

  @Test func legendsAreNoPrompts() throws {
    let read = try read("Drawtober\n\n❤️ easy\n🧡 medium\n💛 hard\n\n❤️ Ghost\n🧡 Bat\n💛 Bone\n❤️ Skull")
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Bat", "Bone", "Skull"])
    #expect(read.doubts.count == 3)
  }

  @Test(arguments: [
    "Lundi 5 octobre / Monday October 5: Owl\nMardi 6 octobre / Tuesday October 6: Fox\nMercredi 7 octobre / Wednesday October 7: Cat",
    "5/10 + 7/10: Owl\n12/10 + 14/10: Fox\n19/10 + 21/10: Cat",
  ])
  func twoDatesAreOneLabel(_ days: String) throws {
    #expect(try read("Art 2026\n\n\(days)").list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  @Test func rulesInBracketsAreNoPrompts() throws {
    let list = try read("[Rules]\nDraw every day.\nHave fun.\n[List]\nGhost\nBat\nBone\nSkull").list
    #expect(
      list.prompts.map(\.text) == ["Ghost", "Bat", "Bone", "Skull"] && list.prompts[0].group == nil)
  }

  // MARK: Numbers, dates and months

  @Test(arguments: [
    "Day %d | September %d: %@", "Day %d - September %d - %@", "Day %d, %d Sept: %@",
    "Tag %d – %d. September – %@",
  ])
  func datesBehindDaysAreTheirs(_ form: String) throws {
    let words = ["Owl", "Fox", "Cat"]
    let lines = words.indices.map { String(format: form, $0 + 1, $0 + 14, words[$0]) }
    let list = try read("Art 2026\n\n" + lines.joined(separator: "\n")).list
    #expect(list.prompts.map(\.text) == words && list.prompts.map(\.number) == [1, 2, 3])
    #expect(list.start == CalendarDate(year: 2026, month: 9, day: 14))
  }

  @Test func daysGoOnBelowASecondMonth() throws {
    let read = try read(
      "2026\n\n28 Oct: Owl\n29: Fox\n30: Cat\n31: Bat\n1 Nov: Toad\n2: Newt\n3: Eel")
    #expect(
      read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat", "Toad", "Newt", "Eel"]
        && read.list.start == CalendarDate(year: 2026, month: 10, day: 28))
  }

  @Test func aYearIsThatOfTheDatesBelow() throws {
    let list = try read("Oct 1, 2026: Owl\nOct 2: Fox\nOct 3: Cat\nOct 4: Bat").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat"])
    #expect(list.start == CalendarDate(year: 2026, month: 10, day: 1))
  }

  @Test(arguments: ["%d. 10. – %@", "%d. 10.: %@", "Mo %d. 10. %@"])
  func datesMayHaveSpacesBehindTheirPoints(_ form: String) throws {
    let words = ["Glut", "Moor", "Rost", "Eule"]
    let days = form.hasPrefix("Mo") ? [5, 12, 19, 26] : [5, 6, 7, 8]
    let lines = zip(days, words).map { String(format: form, $0, $1) }
    let list = try read("Herbst 2026\n\n" + lines.joined(separator: "\n")).list
    #expect(list.prompts.map(\.text) == words)
    #expect(list.start == CalendarDate(year: 2026, month: 10, day: 5))
  }

  @Test func gapsBetweenDatesAreToldOf() throws {
    let doubts = try read("Nov 1: Owl\nNov 2: Fox\nNov 4: Cat").doubts.map(\.message)
    #expect(
      doubts.first?.contains("above these dates in list.txt, such as \"start: YEAR-11-01\"") == true
    )
    let even = try read("Nov 1: Owl\nNov 2: Fox\nNov 3: Cat").doubts.map(\.message)
    #expect(even.first?.contains("above the list, such as \"start: YEAR-11-01\"") == true)
  }

  // MARK: Weekdays

  @Test(arguments: [
    "M - Owl\nT - Fox\nW - Cat\nTh - Bat\nF - Toad", "M  Owl\nT  Fox\nW  Cat\nTh Bat\nF  Toad",
    "Week 1: M - Owl, T - Fox, W - Cat, Th - Bat, F - Toad",
    "Mon–Owl Tue–Fox Wed–Cat Thu–Bat Fri–Toad",
    "Pzt: Owl\nSal: Fox\nÇar: Cat\nPer: Bat\nCum: Toad",
    "Thứ 2: Owl\nThứ 3: Fox\nThứ 4: Cat\nThứ 5: Bat\nThứ 6: Toad",
    "จันทร์ - Owl\nอังคาร - Fox\nพุธ - Cat\nพฤหัส - Bat\nศุกร์ - Toad",
  ])
  func weekdaysAreNoWords(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat", "Toad"])
  }

  @Test func lettersOfWeekdaysBeginAnewInEachWeek() throws {
    let week = { (words: [String]) in
      zip(["M", "T", "W", "Th", "F"], words).map { "\($0) - \($1)" }.joined(separator: "\n")
    }
    let words = [["Owl", "Fox", "Cat", "Bat", "Toad"], ["Eel", "Ant", "Hare", "Newt", "Crow"]]
    let text = "Art 2026\n\nWeek of 9/14\n\(week(words[0]))\n\nWeek of 9/21\n\(week(words[1]))"
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == words[0] + words[1])
    #expect(list.start == CalendarDate(year: 2026, month: 9, day: 14))
  }

  /// Letters that begin their words are those of a word.
  @Test func initialsOfWordsAreNoWeekdays() throws {
    let list = try read("M: Moth\nT: Toad\nW: Wolf\nT: Tern\nF: Fox").list
    #expect(list.prompts.map(\.text) == ["Moth", "Toad", "Wolf", "Tern", "Fox"])
    #expect(list.prompts.allSatisfy { list.date(of: $0) == nil })
  }

  @Test(arguments: [
    ("Cum 2 Ekim – Owl\nCmt 3 Ekim – Fox\nPaz 4 Ekim – Cat", 2),
    ("Παρ 2/10 – Owl\nΣάβ 3/10 – Fox\nΚυρ 4/10 – Cat", 2),
    ("Jum, 2 Oktober: Owl\nSab, 3 Oktober: Fox\nMin, 4 Oktober: Cat", 2),
    ("Thứ Sáu, 2/10: Owl\nThứ Bảy, 3/10: Fox\nChủ Nhật, 4/10: Cat", 2),
  ])
  func shortWeekdaysStandBesideDates(_ lines: String, _ day: Int) throws {
    let read = try read("Inktober 2026\n\n\(lines)")
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(read.list.start == CalendarDate(year: 2026, month: 10, day: day))
    #expect(!read.doubts.contains { $0.message.contains("is a") }, "\(read.doubts)")
  }

  @Test func weekdaysInBracketsStandBehindShortDates() throws {
    let lines = "01.10 (czw) Owl\n02.10 (pt) Fox\n03.10 (sb) Cat\n04.10 (nd) Bat\n05.10 (pn) Eel"
    let list = try read("Inktober 2026\n\n\(lines)").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat", "Eel"])
    #expect(list.start == CalendarDate(year: 2026, month: 10, day: 1))
  }

  @Test func spansOfWeekdaysInALineAreNoDays() throws {
    let prompts = try read("Week 1: Mon–Wed: Owl, Thu–Sun: Fox\nWeek 2: Mon–Wed: Cat, Thu–Sun: Bat")
      .list
      .prompts
    #expect(prompts.map(\.text) == ["Mon–Wed: Owl, Thu–Sun: Fox", "Mon–Wed: Cat, Thu–Sun: Bat"])
  }

  @Test func aWeekWithItsDaysInALineIsAPart() throws {
    let text = "Week 1: Mon - Owl, Tue - Fox, Wed - Cat\nWeek 2: Mon - Bat, Tue - Toad, Wed - Eel"
    let prompts = try read(text).list.prompts
    #expect(prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat", "Toad", "Eel"])
    #expect(prompts.map(\.group) == ["Week 1", "Week 1", "Week 1", "Week 2", "Week 2", "Week 2"])
  }

  // MARK: Calendars

  @Test(arguments: [
    "Mon  Tue  Wed\n1    2    3\nOwl  Fox  Cat\n4    5    6\nBat  Eel  Ant",
    "Mon\tTue\tWed\n1\t2\t3\nOwl\tFox\tCat\n4\t5\t6\nBat\tEel\tAnt",
  ])
  func wordsStandBelowTheDaysOfACalendar(_ calendar: String) throws {
    let read = try read("October 2026\n\n\(calendar)")
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat", "Eel", "Ant"])
    #expect(read.list.start == CalendarDate(year: 2026, month: 10, day: 1) && read.doubts.isEmpty)
  }

  @Test(arguments: [
    ("9/7/2026", "9/14/2026"), ("9/14/2026", "9/21/2026"), ("10/5/2026", "10/12/2026"),
    ("2026-09-06", "2026-09-13"),
  ])
  func daysOfAWeekFollowItsDate(_ first: String, _ second: String) throws {
    let text = "Week of,Mon,Tue,Wed\n\(first),Owl,Fox,Cat\n\(second),Bat,Eel,Ant\n"
    let list = try read(text, "list.csv").list
    let dates = list.prompts.compactMap(list.date)
    #expect(dates.map(\.weekday) == [0, 1, 2, 0, 1, 2])
    #expect(dates.last.map { $0.daysSinceYearOne - dates[0].daysSinceYearOne } == 9)
    let names = ["9/7/2026": "09-07", "9/14/2026": "09-14", "10/5/2026": "10-05"]
    #expect(dates[0].description == "2026-" + (names[first] ?? "09-07"))
  }

  @Test func daysWithoutSchoolGetNoPage() throws {
    let read = try read(
      "Week of,Mon,Tue,Wed\n9/7/2026,No school,Fox,Cat\n9/14/2026,Bat,Eel,Ant\n", "a.csv")
    #expect(read.list.prompts.map(\.text) == ["Fox", "Cat", "Bat", "Eel", "Ant"])
    #expect(read.doubts.map(\.message) == ["\"No school\" is no prompt and gets no page"])
  }

  // MARK: Pages

  @Test(arguments: [
    "<p>Here is my list.</p>LIST<p>Filed Under: Art</p><p>Tagged With: ink</p>",
    "<p>September 3, 2026</p><p>Anna Smith</p>LIST",
    "LIST<ul class=\"social\"><li>Facebook</li><li>Twitter</li></ul>",
    "LIST<p>Anna</p><p>Lovely list!</p><p>Reply</p><p>Bob</p><p>Thanks</p><p>Reply</p>",
    "<p>Love, Anna</p>LIST<p>Related</p><ul><li>My pens</li></ul>",
  ])
  func paragraphsBesideItemsAreNoPrompts(_ body: String) throws {
    let words = ["Fox", "Owl", "Toad", "Bat", "Bear", "Eel", "Hen", "Jay"]
    let list = "<ul>" + words.map { "<li>\($0)</li>" }.joined() + "</ul>"
    let page = "<h1>October prompts</h1>" + body.replacing("LIST", with: list)
    #expect(try read(page, "page.html").list.prompts.map(\.text) == words)
  }

  @Test func aMenuAboveTheListIsNoneOfIt() throws {
    let page =
      "<h1>Blog</h1><ul><li>Home</li><li>About</li></ul><p>October prompts</p>"
      + "<ul><li>Fox</li><li>Owl</li><li>Toad</li><li>Bat</li><li>Bear</li></ul>"
    #expect(
      try read(page, "page.html").list.prompts.map(\.text) == ["Fox", "Owl", "Toad", "Bat", "Bear"])
  }

  @Test(arguments: [
    "<table><tr><td>View online</td></tr></table><table><tr><td>LINES</td></tr></table>",
    "<table><tr><th colspan=2>INKTOBER PROMPTS</th></tr>ROWS<tr><td colspan=2>Have fun!</td></tr></table>",
    "<table><tr><td>1. Fox<br>2. Owl<br>3. Toad</td><td>4. Bat<br>5. Bear<br>6. Eel</td></tr></table>",
    "<ol reversed start=6><li>Eel</li><li>Bear</li><li>Bat</li><li>Toad</li><li>Owl</li><li>Fox</li></ol>",
  ])
  func listsStandInCells(_ body: String) throws {
    let words = ["Fox", "Owl", "Toad", "Bat", "Bear", "Eel"]
    let lines = words.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "<br>")
    let rows = words.enumerated().map { "<tr><td>\($0 + 1)</td><td>\($1)</td></tr>" }.joined()
    let page = body.replacing("LINES", with: "<h1>Prompts</h1>" + lines).replacing(
      "ROWS", with: rows)
    #expect(try read(page, "page.html").list.prompts.map(\.text) == words)
  }

  // MARK: Posts

  @Test(arguments: [
    ("#drawing #art #autumnsketch2026 #inktober", "#autumnsketch2026"),
    ("#art #drawing #folktaleweek", "#folktaleweek"), ("#art", "#art"),
  ])
  func theHashtagIsTheListsOwn(_ line: String, _ tag: String) throws {
    #expect(try read("Autumn Sketch 2026\n\n1. Owl\n2. Fox\n3. Cat\n\n\(line)").list.hashtag == tag)
  }

  @Test func emojiBesideAFewWordsAreLeftOut() throws {
    let read = try read("1. Leaf 🍁\n2. Fox\n3. Owl\n4. Cat")
    #expect(read.list.prompts.map(\.text) == ["Leaf", "Fox", "Owl", "Cat"])
    #expect(read.doubts.map(\.message) == ["emoji beside words are left out"])
  }

  @Test(arguments: ["Owl • Fox • Cat\nBat • Eel • Ant", "1→Owl, 2→Fox, 3→Cat, 4→Bat, 5→Eel, 6→Ant"])
  func severalStandInALine(_ lines: String) throws {
    let words = try read("MerMay 2027\n\n\(lines)").list.prompts.map(\.text)
    #expect(words == ["Owl", "Fox", "Cat", "Bat", "Eel", "Ant"])
  }

  @Test func monthsAboveWeeksAreHeadings() throws {
    let read = try read("September\nWeek 1: Owl\nWeek 2: Fox\nOctober\nWeek 1: Cat\nWeek 2: Bat")
    #expect(read.list.prompts.map(\.group) == ["September", "September", "October", "October"])
    #expect(read.list.prompts.map(\.number) == [1, 2, 3, 4] && read.doubts.isEmpty)
  }

  @Test func datesFarBehindAllOthersAreDoubted() throws {
    let days = "Oct 1, 2026: Owl\nOct 2: Fox\nOct 3: Cat\nOct 4: Bat\n"
    #expect(try read(days + "Oct 5: Toad").doubts.isEmpty)
    let closing = "Oct 31: Exhibition closes\nNov 5: Show and tell"
    let doubts = try read(days + closing).doubts.map(\.message)
    #expect(
      doubts == ["its date is 27 days after the one before; if it is no prompt, remove it"])
  }

  @Test func aSignatureIsDoubtedOnce() throws {
    let text = "Inktober prompts\n\n- Ghost\n- Owl\n- Spider\n- Bat\n- Witch\n\nAnna, Sketch Club"
    #expect(try read(text).doubts.count == 1)
  }

  // MARK: Ends of years and months

  /// "Mar" is March before a day, and no Tuesday as in French and Spanish.
  @Test func aWeekMayEndInMarch() throws {
    let read = try read(
      "Weeks 2027\n\nFeb 21 - Feb 27: bear\nFeb 28 - Mar 6: wolf\nMar 7 - Mar 13: deer")
    #expect(read.list.prompts.map(\.text) == ["bear", "wolf", "deer"])
    #expect(read.list.cadence == .weekly && read.list.start == CalendarDate("2027-02-21"))
  }

  @Test func aWeekMayEndOnALeapDay() throws {
    let read = try read(
      "Weeks 2028\n\nFeb 16 - Feb 22: owl\nFeb 23 - Feb 29: bear\nMar 1 - Mar 7: wolf")
    #expect(read.list.prompts.map(\.text) == ["owl", "bear", "wolf"])
    #expect(read.list.prompts.allSatisfy { $0.number == $0.last })
    #expect(read.list.start == CalendarDate("2028-02-16"))
  }

  @Test func weeksOfATableMayCrossNewYear() throws {
    let read = try read(
      "Drawing 2026\nWeek of,Mon,Tue,Wed,Thu,Fri\nDec 21,Fish,Gate,Hat,Ice,Jam\nDec 28,Kite,Lamp,Moon,Nest,Owl\n"
        + "Jan 4,Pear,Queen,Ring,Sun,Tea\n", "list.csv")
    #expect(read.list.prompts.map(\.text).first == "Fish")
    #expect(read.list.prompts.last.flatMap(read.list.date) == CalendarDate("2027-01-08"))
  }

  @Test func weeksOfATableMayHaveALeapDay() throws {
    let read = try read(
      "Week of,Tue,Wed\nFeb 15,Fish,Gate\nFeb 22,Hat,Ice\nFeb 29,Jam,Kite\n", "list.csv")
    #expect(read.list.prompts.map(\.text) == ["Fish", "Gate", "Hat", "Ice", "Jam", "Kite"])
    #expect(read.doubts.contains { $0.message.contains("name no year") })
  }

  /// The rows of a page on one line are rows of their own.
  @Test func weeksOfAPageOnOneLineHaveTheirDates() throws {
    func row(_ cells: String, _ tag: String = "td") -> String {
      "<tr>" + cells.split(separator: " ").map { "<\(tag)>\($0)</\(tag)>" }.joined() + "</tr>"
    }
    let rows =
      row("Week Mon Tue Wed", "th") + row("10/5/2026 Fish Gate Hat")
      + row("10/12/2026 Kite Lamp Moon")
    let list = try read(
      "<html><body><h1>Drawing prompts</h1><table>\(rows)</table></body></html>", "list.html"
    )
    .list
    #expect(
      list.prompts.compactMap(list.date).map(\.description) == [
        "2026-10-05", "2026-10-06", "2026-10-07", "2026-10-12", "2026-10-13", "2026-10-14",
      ])
  }

  /// A date with its year may have its two numbers in an order that only those below it tell.
  @Test func aYearMayStandInTheFirstDateAlone() throws {
    let list = try read("Herbst\n\n1.10.2026: Eule\n2.10.: Fuchs\n3.10.: Katze\n4.10.: Igel").list
    #expect(list.title == "Herbst" && list.start == CalendarDate("2026-10-01"))
    #expect(list.prompts.map(\.text) == ["Eule", "Fuchs", "Katze", "Igel"])
  }

  /// A far date is doubted whichever way the dates are written.
  @Test func aFarDateIsDoubtedWithAYear() throws {
    let read = try read(
      "10/1/2026: Owl\n10/2: Fox\n10/3: Cat\n10/4: Bat\n10/5: Eel\n10/20: Show")
    #expect(read.doubts.contains { $0.message.contains("days after the one before") })
  }

  /// "mar" is Tuesday between Monday and Wednesday, and not March.
  @Test(arguments: [" ", ": "]) func weekdaysMayLookLikeMonths(_ mark: String) throws {
    let days = ["lun 9/11", "mar 10/11", "mié 11/11", "jue 12/11", "vie 13/11"]
    let words = ["brasa", "botas", "pantano", "búho", "nido"]
    let text = "Pintar 2026\n\n" + zip(days, words).map { $0 + mark + $1 }.joined(separator: "\n")
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == words && list.start == CalendarDate("2026-11-09"))
  }

  @Test(arguments: [
    "1. ledna (čt) žár\n2. ledna (pá) sova\n3. ledna (so) most",
    "1 Ekim (Per) žár\n2 Ekim (Cum) sova\n3 Ekim (Cmt) most",
    "1 Oktober (Kam) žár\n2 Oktober (Jum) sova\n3 Oktober (Sab) most",
    "1 жов - žár\n2 жов - sova\n3 жов - most", "сб - žár\nнд - sova\nпн - most",
    "令和8年10月1日 žár\n令和8年10月2日 sova\n令和8年10月3日 most",
    "2026年10月1日 žár\n2026年10月2日 sova\n2026年10月3日 most",
  ])
  func shortNamesAndErasAreRead(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["žár", "sova", "most"])
  }

  @Test func twoLinesMayHaveNumbers() throws {
    let list = try read("title: T\nstart: 2026-10-01\n\n1 Apple\n2 Bear").list
    #expect(list.prompts.map(\.text) == ["Apple", "Bear"])
  }

  @Test func numbersMayHaveGaps() throws {
    let list = try read("1 pearl\n2 shell\n4 storm\n5 reef\n8 tide").list
    #expect(list.prompts.map(\.text) == ["pearl", "shell", "storm", "reef", "tide"])
    #expect(list.prompts.map(\.number) == [1, 2, 4, 5, 8])
    // Amounts do not grow from line to line.
    #expect(try read("2 owls\n3 foxes\n2 cats\n7 dwarfs").list.prompts[0].text == "2 owls")
  }

  @Test(arguments: [
    ("date,thème\n2026-11-01,renard\n2026-11-02,hibou\n2026-11-03,cerf\n", "fr"),
    ("Datum;Stichwort\n1.11.2026;Blatt\n2.11.2026;Dampf\n3.11.2026;Schlamm\n", "de"),
    ("Date,Prompt\n2026-11-01,leaf\n2026-11-02,steam\n2026-11-03,mud\n", "en"),
  ])
  func headingsTellTheLanguage(_ text: String, _ language: String) throws {
    #expect(try read(text, "list.csv").list.language == language)
  }

  /// Programs of schools say below each task when it is due.
  @Test func deadlinesAreNoPrompts() throws {
    let words = ["Shoe", "Hand", "Cup"]
    let text = words.map { "\($0)\nDue Sep 11 at 11:59pm | 10 pts" }.joined(separator: "\n")
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == words)
    #expect(read.doubts.contains { $0.message.hasPrefix("left out: 3 lines") })
    // A date before the words is theirs.
    let dated = try self.read("Due Sept 4: Shoe\nDue Sept 11: Hand\nDue Sept 18: Cup")
    #expect(dated.list.prompts.count == 3)
  }

  @Test(arguments: [
    "(Mon) Owl\n(Tue) Fox\n(Wed) Cat\n(Thu) Bat", "1Owl\n2Fox\n3Cat\n4Bat",
  ])
  func labelsMayTouchTheirWords(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bat"])
    // An ordinal or a size is a word.
    #expect(try read("1st kiss\n2D art\n3D art\n4x4 grid").list.prompts[1].text == "2D art")
  }

  /// Columns have their names in many languages; short weekdays beside the dates are no prompts.
  @Test(arguments: [
    "วันที่,วัน,หัวข้อ\n1 ตุลาคม,พฤ.,fox\n2 ตุลาคม,ศ.,owl\n3 ตุลาคม,ส.,cat\n",
    "التاريخ,الموضوع\n1 أكتوبر,fox\n2 أكتوبر,owl\n3 أكتوبر,cat\n",
    "ngày tháng,chủ đề\n1 tháng 10,fox\n2 tháng 10,owl\n3 tháng 10,cat\n",
    "Tarih,Gün,Konu\n1 Ekim,Per,fox\n2 Ekim,Cum,owl\n3 Ekim,Cmt,cat\n",
  ])
  func columnsAreNamedInManyLanguages(_ text: String) throws {
    #expect(try read(text, "list.csv").list.prompts.map(\.text) == ["fox", "owl", "cat"])
  }

  /// Headings that several languages have give a word of doubt.
  @Test func headingsOfSeveralLanguagesAreDoubted() throws {
    let read = try read(
      "Datum;Thema\n1.11.2026;Blatt\n2.11.2026;Dampf\n3.11.2026;Schlamm\n", "list.csv")
    #expect(read.doubts.contains { $0.message.contains("not in English") })
  }

  /// Texts of older programs have letters of one byte.
  @Test func textsOfWesternEuropeAreRead() throws {
    func read(_ bytes: [UInt8]) throws -> ReadList {
      try ReadList(parsing: bytes, path: "list.txt")
    }
    let head = Array("1. un chat sur le toit\n2. for".utf8)
    let list = try read(head + [0xEA] + Array("t\n3. lune\n".utf8))
    #expect(list.list.prompts.map(\.text) == ["un chat sur le toit", "forêt", "lune"])
    #expect(list.doubts.contains { $0.message.contains("Windows-1252") })
    // Damaged UTF-8 and other alphabets are refused.
    for bytes: [UInt8] in [[0xC3, 0xA9, 0x74, 0xE9], [0xCE, 0xE2, 0xFB], [0x74, 0xFF, 0x81]] {
      #expect(throws: Diagnostics.self) { try read(head + bytes + Array("t\n".utf8)) }
    }
  }

  // MARK: Settings

  @Test func settingsMayHaveOtherNames() throws {
    let list = try read("author: Anna\nlang: fr\n\npomme\nours\nchat\nchien").list
    #expect(list.credit == "Anna" && list.language == "fr")
    #expect(list.prompts.map(\.text) == ["pomme", "ours", "chat", "chien"])
  }

  /// On a page of one line, too, it is said what is left out.
  @Test(arguments: ["", "\n"])
  func leftOutLinesAreTold(_ end: String) throws {
    let parts = [
      "<h1>October prompts</h1>", "<p>1) apple 2) bear 3) cat</p>", "<p>Enjoy it all</p>",
      "<p>4) dog 5) eel 6) fox</p>",
    ]
    let read = try read("<html><body>\(parts.joined(separator: end))</body></html>", "list.html")
    #expect(read.list.prompts.count == 6)
    #expect(read.doubts.contains { $0.message.hasPrefix("ignored") })
  }

  // MARK: Boxes and columns

  @Test func lettersOfTheAlphabetNumberRows() throws {
    let rows = "A,Ant\nB,Bear\nC,Cat\nD,Dog\n"
    for header in ["", "Letter,Animal\n"] {
      let prompts = try read(header + rows, "list.csv").list.prompts
      #expect(prompts.map(\.text) == ["Ant", "Bear", "Cat", "Dog"] && prompts[0].note == nil)
    }
  }

  @Test func weekdaysBesideDatesAreNoNumbers() throws {
    let read = try read(
      "Datum,Tag,Thema\n2026-10-01,ma,Glut\n2026-10-02,ti,Moor\n2026-10-03,ke,Rost\n", "list.csv")
    #expect(read.list.prompts.map(\.text) == ["Glut", "Moor", "Rost"])
    #expect(!read.doubts.contains { $0.message.contains("no number") })
  }

  @Test func numbersAmongPromptsNeedNoQuotes() throws {
    let list = try read("prompts:\n  - Whale\n  - 1984\n  - Crab\n", "list.yaml").list
    #expect(list.prompts.map(\.text) == ["Whale", "1984", "Crab"])
  }

  @Test(arguments: [
    "Easy,Medium,Hard\nCat,Lion,Dragon\nDog,Wolf,Hydra\n",
    "Character,Action,Place\nCat,Lion,Dragon\nDog,Wolf,Hydra\n",
  ])
  func levelsAreSeveralPrompts(_ table: String) throws {
    let read = try read(table, "list.csv")
    #expect(
      read.list.prompts.map(\.texts) == [["Cat", "Lion", "Dragon"], ["Dog", "Wolf", "Hydra"]])
    #expect(read.doubts.isEmpty)
  }

  @Test func datesMayHeadTwoRows() throws {
    let read = try read("Oct 1 2026,Oct 2 2026,Oct 3 2026\nGhost,Bat,Owl\n", "list.csv")
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Bat", "Owl"])
  }

  @Test(arguments: ["[] ", "[_] ", "( ) ", "(x) ", "□ "])
  func boxesAreNoWords(_ box: String) throws {
    #expect(
      try read(["Owl", "Fox", "Cat"].map { box + $0 }.joined(separator: "\n")).list.prompts.map(
        \.text) == ["Owl", "Fox", "Cat"])
    let counted = "□1 Owl\n□2 Fox\n□3 Cat"
    #expect(try read(counted).list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  @Test(arguments: [
    ("Day,Prompt EN,Prompt ES", nil, "Ghost"), ("Day,Prompt EN,Prompt ES", "es", "Fantasma"),
    ("Day,Prompt,Prompt (ES)", nil, "Ghost"), ("Day,Prompt,Prompt (ES)", "es", "Fantasma"),
    ("Day,Prompt,Prompt", nil, "Ghost | Fantasma"),
  ])
  func twoColumnsOfPrompts(_ header: String, _ language: String?, _ first: String) throws {
    let rows = "1,Ghost,Fantasma\n2,Owl,Búho\n3,Toad,Sapo\n"
    let read = try ReadList(
      parsing: Array("\(header)\n\(rows)".utf8), path: "list.csv", title: "list", language: language
    )
    #expect(read.list.prompts[0].texts.joined(separator: " | ") == first)
  }
}
