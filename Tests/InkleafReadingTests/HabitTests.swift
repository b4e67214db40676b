import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Habits of writing that came up among lists of challenges: dates, numerals, marks and data.
@Suite struct HabitTests: ReadsLists {
  func words(_ text: String, _ path: String = "list.txt") throws -> [String] {
    try read(text, path).list.prompts.map(\.text)
  }

  @Test(arguments: [
    // Chinese numerals, digits of other scripts, and marks of other programs.
    "十月廿日 鱼\n十月廿一日 熊\n十月廿二日 猫", "第一天 鱼\n第二天 熊\n第三天 猫", "一日目 鱼\n二日目 熊\n三日目 猫",
    "๑. 鱼\n๒. 熊\n๓. 猫", "১. 鱼\n২. 熊\n৩. 猫", "1. [[魚|鱼]]\n2. [[熊]]\n3. [[page|猫]]",
    "Day 1: ||鱼||\nDay 2: ||熊||\nDay 3: ||猫||", "[1] 鱼\n[2] 熊\n[3] 猫",
    "1. 鱼\n2. 熊\n3. 猫\n\n#ink2026 #pens",
  ])
  func labelsAndMarksGo(_ text: String) throws {
    #expect(try words(text) == ["鱼", "熊", "猫"])
  }

  /// Commas part what a column for several prompts has in a cell, and no other words.
  @Test func commasPartPrompts() throws {
    let several = try read(
      "Week,Theme,Prompts\n1,Night,\"Ghost, Sun\"\n2,Sea,\"Fish, Crab\"", "l.csv"
    ).list
    #expect(several.prompts.map(\.texts) == [["Ghost", "Sun"], ["Fish", "Crab"]])
    #expect(several.prompts.map(\.note) == ["Night", "Sea"])
    #expect(
      try words("Week,Prompt\n1,\"Ghost, Sun\"\n2,\"Fish, Crab\"", "l.csv").first == "Ghost, Sun")
  }

  /// Brackets that do not match are words, with a doubt.
  @Test(arguments: ["- [Ghost}", "- {a: ]", "- {a: [b}", "- [", "- {a", "- [Ghost, {day: 1}}"])
  func bracketsOfTwoKindsAreNoList(_ line: String) throws {
    let text = "- {day: 1, prompt: Sun}\n\(line)\n- {day: 3, prompt: Bat}\n"
    let read = try read(text, "l.yaml")
    #expect(read.list.prompts.count == 3 && !read.doubts.isEmpty)
  }

  /// Weekdays, months and counters are labels or words by what is around them.
  @Test(arguments: [
    "Week 1\nGhost\nSun\n\nWeek 2\nMars\nBat", "1. Woche\nGhost\nSun\n2. Woche\nMars\nBat",
    "1re semaine\nGhost\nSun\n\n2e semaine\nMars\nBat", "第一周\nGhost\nSun\n第二周\nMars\nBat",
    "Primera semana:\nGhost\nSun\nSegunda semana:\nMars\nBat", "第1週\nGhost\nSun\n第2週\nMars\nBat",
    "First week\n1. Ghost\n2. Sun\n\nSecond week\n1. Mars\n2. Bat",
    "1-я неделя\nGhost\nSun\n2-я неделя\nMars\nBat", "1. hét\nGhost\nSun\n2. hét\nMars\nBat",
    "Tuần 1\nGhost\nSun\nTuần 2\nMars\nBat", "1. Hafta\nGhost\nSun\n2. Hafta\nMars\nBat",
    "Week One\nGhost\nSun\nWeek Two\nMars\nBat",
    "Day 1\nGhost\nDay 2\nSun\nDay 3\nMars\nDay 4\nBat", "1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "1) Ghost\n2) Sun\n3) Mars\n4) Bat", "1 Ghost\n2 Sun\n3 Mars\n4 Bat",
    "1. Tag: Ghost\n2. Tag: Sun\n3. Tag: Mars\n4. Tag: Bat",
    "1st day: Ghost\n2nd day: Sun\n3rd day: Mars\n4th day: Bat",
    "1er jour : Ghost\n2e jour : Sun\n3e jour : Mars\n4e jour : Bat",
    "1-й день: Ghost\n2-й день: Sun\n3-й день: Mars\n4-й день: Bat",
    "Day 1: Ghost Day 2: Sun Day 3: Mars Day 4: Bat", "1.Ghost 2.Sun 3.Mars 4.Bat",
    "Oct 1: Ghost | Oct 2: Sun | Oct 3: Mars | Oct 4: Bat", "①Ghost ②Sun ③Mars ④Bat",
    "30 Day Challenge\n1 Ghost\n2 Sun\n3 Mars\n4 Bat",
    "01.Ghost 02.Sun\n03.Mars 04.Bat",
    "Week 1 Day 1: Ghost\nWeek 1 Day 2: Sun\nWeek 2 Day 1: Mars\nWeek 2 Day 2: Bat",
    "W1D1 Ghost\nW1D2 Sun\nW2D1 Mars\nW2D2 Bat", "1Ghost\n2Sun\n3Mars\n4Bat",
    "1W Ghost\n2T Sun\n3F Mars\n4S Bat", "দিন ১: Ghost\nদিন ২: Sun\nদিন ৩: Mars\nদিন ৪: Bat",
    "Day 1 👻 Ghost\nDay 2 🌞 Sun\nDay 3 🪐 Mars\nDay 4 🦇 Bat",
    "1. Ghost 👻\n2. Sun 🌞\n3. Mars 🪐\n4. Bat 🦇",
    "WEEK ONE\nGhost\n\nWEEK TWO\nSun\n\nWEEK THREE\nMars\n\nWEEK FOUR\nBat",
    "10/6-10/12 Ghost\n10/13-10/19 Sun\n10/20-10/26 Mars\n10/27-11/2 Bat",
    "Woche vom 6.10. bis 12.10.: Ghost\nWoche vom 13.10. bis 19.10.: Sun\nWoche vom 20.10. bis 26.10.: Mars\nWoche vom 27.10. bis 2.11.: Bat",
    "Semaine du 13 au 19 octobre : Ghost\nSemaine du 20 au 26 octobre : Sun\nSemaine du 27 octobre au 2 novembre : Mars\nSemaine du 3 au 9 novembre : Bat",
    "01/10/2027, 08:00 - Ann: Day 1: Ghost\n01/10/2027, 09:12 - Bob: Day 2: Sun\n02/10/2027, 08:00 - Ann: Day 3: Mars\n04/10/2027, 08:00 - Ann: Day 4: Bat",
    "- [x] Ghost 📅 2027-10-01 ✅ 2027-10-01\n- [ ] Sun 📅 2027-10-02\n- [ ] Mars 📅 2027-10-03\n- [ ] Bat 📅 2027-10-04",
    "1η Οκτωβρίου: Ghost\n2 Οκτωβρίου: Sun\n3 Οκτωβρίου: Mars\n4 Οκτωβρίου: Bat",
    "Due Oct 5: Ghost\nDue Oct 12: Sun\nDue Oct 19: Mars\nDue Oct 26: Bat",
    "w/c 5 Oct - Ghost\nw/c 12 Oct - Sun\nw/c 19 Oct - Mars\nw/c 26 Oct - Bat",
    "Le lundi 5 octobre : Ghost\nLe mardi 6 octobre : Sun\nLe mercredi 7 octobre : Mars\nLe jeudi 8 octobre : Bat",
    "Am Montag: Ghost\nAm Dienstag: Sun\nAm Mittwoch: Mars\nAm Donnerstag: Bat",
    "Week commencing 5 October: Ghost\nWeek commencing 12 October: Sun\nWeek commencing 19 October: Mars\nWeek commencing 26 October: Bat",
    "Day 1 prompt - Ghost\nDay 2 prompt - Sun\nDay 3 prompt - Mars\nDay 4 prompt - Bat",
    "January\nGhost\n\nFebruary\nSun\n\nMarch\nMars\n\nApril\nBat",
    "J1 Ghost\nJ2 Sun\nJ3 Mars\nJ4 Bat",
    "MARZEC\nGhost\nKWIECIEŃ\nSun\nMAJ\nMars\nCZERWIEC\nBat",
    "1 ⁃ Ghost\n2 ⁃ Sun\n3 ⁃ Mars\n4 ⁃ Bat",
    "Pon: Ghost\nWt: Sun\nŚr: Mars\nCzw: Bat",
    "Maanantai: Ghost\nTiistai: Sun\nKeskiviikko: Mars\nTorstai: Bat",
    "Title: Ink\nAuthor: Ann\n\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "Prompt ideas\tVotes\nGhost\t5\nSun\t4\nMars\t3\nBat\t1",
    "9/29 - 10/5: Ghost\n10/6 - 10/12: Sun\n10/13 - 10/19: Mars\n10/20 - 10/26: Bat",
    "Week of 9/29: Ghost\nWeek of 10/6: Sun\nWeek of 10/13: Mars\nWeek of 10/20: Bat",
    "1. Ghost\t3. Mars\n2. Sun\t4. Bat", "1 Ghost\t2 Sun\n3 Mars\t4 Bat",
    "Week 1\tWeek 2\nGhost\tMars\nSun\tBat", "March\tApril\nGhost\tMars\nSun\tBat",
    "week\tmon\ttue\n1\tGhost\tSun\n2\tMars\tBat",
    "Drawtober Day One: Ghost\nDrawtober Day Two: Sun\nDrawtober Day Three: Mars\nDrawtober Day Four: Bat",
    "First day: Ghost\nSecond day: Sun\nThird day: Mars\nFourth day: Bat",
    "One: Ghost\nTwo: Sun\nThree: Mars\nFour: Bat", "1.º Ghost\n2.º Sun\n3.º Mars\n4.º Bat",
    "1. Ghost ✅\n2. ✔️ Sun\n3. Mars ❌\n4. Bat", "1日「Ghost」\n2日「Sun」\n3日「Mars」\n4日「Bat」",
    "วันที่ ๑ Ghost\nวันที่ ๒ Sun\nวันที่ ๓ Mars\nวันที่ ๔ Bat",
    "+---+-------+\n| 1 | Ghost |\n| 2 | Sun   |\n| 3 | Mars  |\n| 4 | Bat   |\n+---+-------+",
    "┌─────┬────────┐\n│ Day │ Prompt │\n├─────┼────────┤\n│ 1   │ Ghost  │\n│ 2   │ Sun    │\n│ 3   │ Mars   │\n│ 4   │ Bat    │\n└─────┴────────┘",
    "January 2027: Ghost\nFebruary 2027: Sun\nMarch 2027: Mars\nApril 2027: Bat",
    "Here are the prompts:\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "> 1. Ghost\n> 2. Sun\n> 3. Mars\n> 4. Bat", "1st: Ghost; 2nd: Sun; 3rd: Mars; 4th: Bat",
    "Theme 1 Ghost\nTheme 2 Sun\nTheme 3 Mars\nTheme 4 Bat",
    "יום ראשון: Ghost\nיום שני: Sun\nיום שלישי: Mars\nיום רביעי: Bat",
    "Thứ hai: Ghost\nThứ ba: Sun\nThứ tư: Mars\nThứ năm: Bat",
    "月 Ghost\n火 Sun\n水 Mars\n木 Bat", "1. Ghost*\n2. Sun\n3. Mars**\n4. Bat\n\n* or a bat",
    "Pon 4.10 Ghost\nWt 5.10 Sun\nŚr 6.10 Mars\nCzw 7.10 Bat",
    "2026-10-01T08:00:00Z Ghost\n2026-10-02T08:00:00Z Sun\n2026-10-03T08:00:00Z Mars\n2026-10-04T08:00:00Z Bat",
    "| יום | מילה |\n|---|---|\n| 1 | Ghost |\n| 2 | Sun |\n| 3 | Mars |\n| 4 | Bat |",
    "Ghost\nSun\nMars\nBat\n\nHave fun!\nAnn",
    "* October\n** TODO Ghost\n** TODO Sun\n** DONE Mars\n** TODO Bat",
    "Fri 1 Ghost\nSat 2 Sun\nSun 3 Mars\nMon 4 Bat", "1º Ghost\n2º Sun\n3º Mars\n4º Bat",
    "1st Ghost\n2nd Sun\n3rd Mars\n4th Bat",
    "Hari ke-1 Ghost\nHari ke-2 Sun\nHari ke-3 Mars\nHari ke-4 Bat",
    "N° 1 Ghost\nN° 2 Sun\nN° 3 Mars\nN° 4 Bat",
    "den 1 oktober – Ghost\nden 2 oktober – Sun\nden 3 oktober – Mars\nden 4 oktober – Bat",
    "1 d'octubre: Ghost\n2 d'octubre: Sun\n3 d'octubre: Mars\n4 d'octubre: Bat",
    "[12/09/2027, 18:22:48] Mia: 1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "1,Ghost\n2,Sun\n3,Mars\n4,Bat",
    "G - Ghost\nS - Sun\nM - Mars\nB - Bat",
    "\u{F0B7} Ghost\n\u{F0B7} Sun\n\u{F0B7} Mars\n\u{F0B7} Bat",
    "0. Start\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "1. Save this\n\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "Prompt\nGhost\nSun\nMars\nBat", "MERMAY\nGhost\nSun\nMars\nBat",
    "#ink2027\nGhost\nSun\nMars\nBat",
    "Hello all\n\n**Rules:** have fun, no AI.\n\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "Day 1\nGhost\n\nDay 2\nSun\n\nDay 3\nMars\n\nDay 4\nBat\n",
    "   1   Ghost\n   2   Sun\n   3   Mars\n   4   Bat",
    "1. Ghost\n   Geist\n2. Sun\n   Sonne\n3. Mars\n   Krieger\n4. Bat\n   Fledermaus",
    "No.1  Ghost\nHaunted | Alone\n\nNo.2  Sun\nHeat | Thirst\n\nNo.3  Mars\nRed | War\n\nNo.4  Bat\nCave | Night",
    "---\ntags:\n  - art\n---\n- [ ] [[Ghost]]\n- [ ] [[Sun]]\n- [ ] [[Mars]]\n- [ ] [[Bat]]",
    "day|prompt|alt\n1|Ghost|\n2|Sun|\n3|Mars|\n4|Bat|",
    "strat: 2026-10-01\n\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
    "1 Ghost\n2 Sun\n3 Mars\n4 Bat\n5000 more",
    "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Ghost\nDUE:20271001\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:Sun\nDUE:20271002\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:Mars\nDUE:20271003\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:Bat\nDUE:20271004\nEND:VTODO\nEND:VCALENDAR",
  ])
  func labelsAreToldFromWords(_ text: String) throws {
    #expect(try words(text) == ["Ghost", "Sun", "Mars", "Bat"])
  }

  /// A day in the title is the first one only where the title says that something begins on it, or names two.
  @Test(arguments: [
    ("Ink 2027, starting 15 October 2027", "2027-10-15"),
    ("Ink (1 Oct – 31 Oct 2027)", "2027-10-01"),
    ("OCTOBER 2027 PROMPTS", "2027-10-01"), ("Ink, October 2027", "2027-10-01"),
    ("Meeting 12 October 2027", nil), ("Drawtober 28 September 2027 at 20:11", nil),
  ])
  func titlesNameTheStart(_ title: String, _ start: String?) throws {
    #expect(try read("# \(title)\n1. Ghost\n2. Sun\n3. Mars").list.start?.description == start)
  }

  /// A column of dates is one, whatever it is called.
  @Test(arguments: ["Week commencing", "Due date", "Posting day"])
  func datesTellTheirColumn(_ name: String) throws {
    let list = try read("\(name),Theme\n06/09/2027,Ghost\n13/09/2027,Sun\n20/09/2027,Mars", "l.csv")
      .list
    #expect(list.cadence == .weekly && list.date(of: list.prompts[0])?.description == "2027-09-06")
  }

  /// A dash in brackets parts no note from its prompt.
  @Test func bracketsStayWhole() throws {
    let list = try read("1. Cat (black - not white)\n2. Moth (big - hairy)\n3. Toad").list
    #expect(list.prompts.map(\.text) == ["Cat (black - not white)", "Moth (big - hairy)", "Toad"])
    #expect(try words("Moth ★★\nToad ★\nFog ★★★") == ["Moth ★★", "Toad ★", "Fog ★★★"])
  }

  /// Months above several words each are headings.
  @Test func monthsHeadSeveralWords() throws {
    let list = try read("January\nGhost\nSun\n\nFebruary\nMars\nBat").list
    #expect(list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(list.prompts.map(\.group) == ["January", "January", "February", "February"])
  }

  /// What pages tell programs of other pages is no list.
  @Test func waysToPagesAreNoPrompts() throws {
    let words = ["Ghost", "Sun", "Mars", "Bat", "Owl", "Fox", "Fog"]
    let items = words.map { "<li>\($0)</li>" }.joined()
    let way = ["Home", "Blog", "Ink"].enumerated().map {
      "{\"@type\": \"ListItem\", \"position\": \($0 + 1), \"name\": \"\($1)\"}"
    }.joined(separator: ", ")
    let page =
      "<html><head><title>Ink prompts</title><script type='application/ld+json'>"
      + "{\"@type\": \"BreadcrumbList\", \"itemListElement\": [\(way)]}</script></head>"
      + "<body><h1>Ink prompts</h1><ol>\(items)</ol></body></html>"
    #expect(try self.words(page, "l.html") == words)
  }

  /// Lists stand in cells that are there for the looks, below rules, and in sheets of a program.
  @Test func listsOfPagesAreFound() throws {
    let words = ["Ghost", "Sun", "Mars", "Bat", "Owl", "Fox", "Fog"]
    let items = words.map { "<li>\($0)</li>" }.joined()
    #expect(try self.words("<table><tr><td><ol>\(items)</ol></td></tr></table>", "l.html") == words)
    let rules = "<p>Rules</p><ul><li>Draw</li><li>Share</li></ul><h2>The prompts</h2>"
    #expect(try self.words("<h1>Ink prompts</h1>\(rules)<ul>\(items)</ul>", "l.html") == words)
    func row(_ cells: String...) -> String {
      "<tr><th>\(cells[0])</th>" + cells.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    let rows = words.enumerated().map { row("\($0 + 2)", "\($0 + 1)", $1) }.joined()
    let sheet = "<table>" + row("", "A", "B") + row("1", "Day", "Prompt") + rows + "</table>"
    #expect(try self.words(sheet, "l.html") == words)
  }

  /// Mails have a short text beside the page, and tables beside a short text.
  @Test func mailsAreMoreThanTheirText() throws {
    func mail(_ parts: String...) -> String {
      "From: a@b.c\nSubject: Ink\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=X\n\n"
        + parts.map { "--X\nContent-Type: \($0)\n" }.joined() + "--X--\n"
    }
    let words = ["Ghost", "Sun", "Mars", "Bat", "Owl"]
    let page = "text/html\n\n<ol>" + words.map { "<li>\($0)</li>" }.joined() + "</ol>"
    #expect(try self.words(mail("text/plain\n\nView in browser", page), "l.eml") == words)
    let table = "text/csv\n\n" + words.enumerated().map { "\($0 + 1),\($1)\n" }.joined()
    #expect(try self.words(mail("text/plain\n\nSee attached.", table), "l.eml") == words)
  }

  /// The words for "day", and weekdays however they are written, tell the language.
  @Test(arguments: [
    ("Jour 1 : Forêt\nJour 2 : Brume\nJour 3 : Clé", "fr"),
    ("Tag 1: Wald\nTag 2: Nebel\nTag 3: Mond", "de"),
    ("Octobre 2027\nVendredi 1 : Forêt\nSamedi 2 : Brume\nDimanche 3 : Clé", "fr"),
    ("Segunda-feira 4: Irmã\nTerça-feira 5: Névoa\nQuarta-feira 6: Chave", "pt"),
    ("Day 1: Wood\nDay 2: Fog\nDay 3: Moon", "en"),
  ])
  func labelsTellTheLanguage(_ text: String, _ language: String) throws {
    #expect(try read(text).list.language == language)
  }

  /// Numbers in words, dates of two numbers and the like are words where they do not count.
  @Test(arguments: [
    "One fish\nTwo fish\nRed fish\nBlue fish", "First kiss\nSecond chance\nThird eye\nSixth sense",
    "3D glasses\n1Up\n2Pac\n4Runner", "2.50 a cup\n3.75 a cup\n4.20 a cup\n5.10 a cup\n6.11 a cup",
    "W1 Ghost, Moon\nW2 Owl, Bat\nW3 Cat, Dog", "salt and pepper\nsun and moon\nowl\nfox",
    "Shark week\nfog\nice\nFashion week\nowl\nfox",
  ])
  func wordsStayWords(_ text: String) throws {
    #expect(
      try words(text)
        == text.split(separator: "\n").map { $0.drop { $0 == "W" } }.map {
          $0.contains(",") ? String($0.dropFirst(2)) : String($0)
        })
  }

  /// Two numbers before all words are dates where they are days that follow each other.
  @Test(arguments: ["01.10 ", "10-01 ", "1.10 – "])
  func twoNumbersAreDates(_ first: String) throws {
    let days = (1...6).map { day in
      first.replacing(
        first.hasPrefix("10") ? "-01" : "1.", with: first.hasPrefix("10") ? "-0\(day)" : "\(day).")
    }
    let text = "Challenge 2027\n" + days.map { $0 + "Ghost" }.joined(separator: "\n")
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == Array(repeating: "Ghost", count: 6))
    #expect(list.start == CalendarDate("2027-10-01"))
  }

  /// Numbers that no list has end no reading, and days that no month has are no dates.
  @Test func numbersBeyondListsAreNone() throws {
    let cells = try words("Week 1\tWeek 2\n1 Ghost\t3 Sun\n2 Fox\t9223372036854775807 Bat")
    #expect(cells.count == 4 && cells.last?.hasSuffix("Bat") == true)
    let days = try read("Day\tMarch\tApril\n1\tGhost\tSun\n99\tFox\tBat").list
    #expect(days.prompts.count == 4 && days.prompts[1].texts == ["Fox"])
    let data = try read(#"{"March":{"1":"Ghost","99":"Fox"},"April":{"1":"Sun","2":"Bat"}}"#).list
    #expect(data.prompts.map(\.text) == ["Ghost", "Fox", "Sun", "Bat"])
  }

  /// A word that is cut at the end of a line is whole again.
  @Test func cutWordsAreJoined() throws {
    let text = "1. A castle in the clouds with a draw-\nbridge\n2. Sun\n3. Mars"
    #expect(try words(text) == ["A castle in the clouds with a drawbridge", "Sun", "Mars"])
  }

  /// A week with a word for each day is seven days.
  @Test func weeksOfWordsAreParted() throws {
    let list = try read("Week 1: Ghost, Sun, Mars, Bat, Owl\nWeek 2: Sea, Ink, Fox, Elk, Bee").list
    #expect(
      list.prompts.map(\.text).joined(separator: " ")
        == "Ghost Sun Mars Bat Owl Sea Ink Fox Elk Bee")
    #expect(
      list.prompts.map(\.group) == Array(repeating: "Week 1", count: 5)
        + Array(repeating: "Week 2", count: 5))
  }

  /// Data by weeks: with one prompt each a weekly list, with several each parts of a daily one.
  @Test func dataHasWeeks() throws {
    let parts = try read(
      #"[{"week":1,"prompts":["Ghost","Sun","Mars"]},{"week":2,"prompts":["Bat","Owl","Sea"]}]"#,
      "a.json"
    ).list
    #expect(parts.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat", "Owl", "Sea"])
    #expect(parts.prompts.map(\.group).last == "Week 2")
    let weekly = try read(
      #"[{"week":1,"prompt":"Ghost"},{"week":2,"prompt":"Sun"},{"week":3,"prompt":"Mars"}]"#,
      "a.json"
    ).list
    #expect(weekly.cadence == .weekly)
  }

  /// Of the lists of several years the newest is taken, and another can be chosen.
  @Test func yearsOfDataAreChosen() throws {
    let text = #"{"2024":["Ghost","Sun","Mars"],"2025":["Bat","Owl","Sea"]}"#
    let list = try ReadList(
      parsing: Array(text.utf8), path: "a.json", title: "a", select: "2024"
    ).list
    #expect(list.prompts.map(\.text) == ["Ghost", "Sun", "Mars"])
    #expect(try read(text, "a.json").list.prompts.map(\.text) == ["Bat", "Owl", "Sea"])
  }

  /// A second list below another heading is told.
  @Test(arguments: [
    ("List A\n1. Ghost\n2. Sun\n3. Mars\n\nList B\n1. Owl\n2. Sea\n3. Ink", "a.txt"),
    (
      "<h1>Official prompts</h1><ol><li>Ghost<li>Sun<li>Mars<li>Bat<li>Elk</ol>"
        + "<h1>More prompts</h1><ol><li>Owl<li>Sea<li>Ink<li>Fox<li>Bee</ol>", "a.html"
    ),
  ])
  func secondListsAreTold(_ text: String, _ path: String) throws {
    #expect(try read(text, path).doubts.contains { $0.message.hasPrefix("the numbers begin anew") })
  }

  /// Several words with marks between them in every line may be several prompts a day.
  @Test(arguments: ["Ghost, Moon, Owl", "Ghost / Moon", "Ghost + Moon"])
  func severalADayAreTold(_ line: String) throws {
    let text = (1...4).map { "\($0). \(line)" }.joined(separator: "\n")
    #expect(try read(text).doubts.contains { $0.message.contains("a day's prompts") })
  }

  /// Events that differ in their numbers alone have their prompts beside them.
  @Test(arguments: [
    ("Inktober Day %: Ghost", ""), ("Inktober day %", "\nDESCRIPTION:Ghost"),
  ])
  func eventsKeepTheirPrompts(_ summary: String, _ note: String) throws {
    let events = (1...4).map { day in
      "BEGIN:VEVENT\nDTSTART:2027100\(day)\nSUMMARY:\(summary.replacing("%", with: "\(day)"))\(note)\nEND:VEVENT\n"
    }
    let text = "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n"
    #expect(try words(text, "a.ics") == Array(repeating: "Ghost", count: 4))
  }

  /// A page's hidden and struck words are no prompts, unless there are no others.
  @Test(arguments: [
    "<ul><li><del>Ghoul</del> Ghost<li>Sun<li hidden>Moon</li><li>Mars<li style='display: none'>Sea</li><li>Bat</ul>",
    "<ul style='display:none'><li>Ghost<li>Sun<li>Mars<li>Bat</ul>",
    "<ul><li><s>Ghost</s><li><s>Sun</s><li>Mars<li>Bat</ul>",
  ])
  func pagesHideWords(_ list: String) throws {
    let page = "<title>Drawing prompts</title><h1>Drawing prompts</h1>\(list)"
    let read = try ReadList(
      parsing: Array(page.utf8), path: "a.html", title: "list", select: "Drawing prompts")
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
  }

  /// What stands beside the list is told and left out.
  @Test(arguments: [
    (
      "# Inktober rules\n\n1. Use ink\n2. Draw daily\n\n# Prompt list\n\n1. Ghost\n2. Sun\n3. Mars\n4. Bat",
      "a.md"
    ),
    ("* Ghost\n  * friendly\n* Sun\n* Mars\n* Bat", "a.md"),
  ])
  func asidesAreTold(_ text: String, _ path: String) throws {
    let read = try read(text, path)
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(read.doubts.map(\.message).contains { $0.hasPrefix("ignored") })
  }

  /// A page whose first heading is "Rules" is not called so.
  @Test func rulesAreNoTitle() throws {
    let page = """
      <h1>Rules</h1><ol><li>Use ink</li><li>Draw daily</li></ol>
      <h1>Prompt list</h1>
      <ol><li>Ghost</li><li>Cat</li><li>Moon</li><li>Owl</li><li>Bat</li></ol>
      """
    let read = try read(page, "a.html")
    #expect(read.list.title == "Prompt list")
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Cat", "Moon", "Owl", "Bat"])
    #expect(read.doubts.map(\.message).contains { $0.contains("below \"Rules\"") })
  }

  /// Weeks may have a theme, several days a prompt, and prompts the people they are from.
  @Test func namedWeeksSpansAndHandlesAreRead() throws {
    let weeks = try read(
      "Week 1: Spooky\nGhost\nCat\nMoon\n\nWeek 2: Forest\nOwl\nBat\nRat"
    ).list
    #expect(weeks.prompts.map(\.text) == ["Ghost", "Cat", "Moon", "Owl", "Bat", "Rat"])
    #expect(weeks.prompts.map(\.group).first == "Week 1: Spooky")
    // A week's own prompt stays one.
    #expect(
      try words("Week 1: Ghost\nWeek 2: Cat\nWeek 3: Moon") == ["Ghost", "Cat", "Moon"])
    for text in [
      "October 1st - 3rd: Ghost\nOctober 4th - 6th: Cat", "Days 1 to 3: Ghost\nDays 4 to 6: Cat",
      "1.-3. Ghost\n4.-6. Cat",
    ] {
      let list = try read(text).list
      #expect(list.prompts.map(\.text) == ["Ghost", "Cat"], "\(text)")
      #expect(
        list.prompts.map(\.number) == [1, 4] && list.prompts.map(\.last) == [3, 6], "\(text)")
    }
    #expect(
      try words("1. Ghost (@ana)\n2. Cat (@ben_art)\n3. Moon (@cy.draws)\n4. Owl (@dee)").count == 4
    )
  }

  /// The newest of two lists is taken, and the other one told.
  @Test func listsOfOtherYearsAreTold() throws {
    let read = try read(
      "Inktober 2024\n1. Backpack\n2. Discover\n3. Boots\n\nInktober 2025\n1. Mustache\n2. Weave\n3. Crown"
    )
    #expect(read.list.prompts.map(\.text) == ["Mustache", "Weave", "Crown"])
    #expect(read.doubts.map(\.message).contains { $0.contains("Inktober 2024") }, "\(read.doubts)")
  }

  @Test func monthsAreWordsAmongNumbers() throws {
    let text = "1. Ghost\n2. March hare\n3. Moon\n4. May flowers\n5. August heat\n6. Rat"
    #expect(
      try words(text) == ["Ghost", "March hare", "Moon", "May flowers", "August heat", "Rat"])
    #expect(
      try words("1. May\n2. March\n3. Moon\n4. Owl\n5. Sun") == [
        "May", "March", "Moon", "Owl", "Sun",
      ])
    // Dates stay dates.
    let dated = try read("1. März: Haus\n2. März: Katze\n3. März: Maus").list
    #expect(dated.prompts.map(\.text) == ["Haus", "Katze", "Maus"])
    #expect(try words("1. Tagebuch\n2. Tag\n3. Nacht") == ["Tagebuch", "Tag", "Nacht"])
  }

  /// The numbers and dates of data may stand in texts.
  @Test func labelsInDataCount() throws {
    let numbers = try read(
      #"[{"day":"Day 1","prompt":"Ghost"},{"day":"Day 2","prompt":"Cat"},{"day":"Day 4","prompt":"Owl"}]"#,
      "list.json"
    ).list
    #expect(numbers.prompts.map(\.number) == [1, 2, 4])
    let dates = try read(
      #"[{"day":"2026-10-01","prompt":"Ghost"},{"day":"2026-10-05","prompt":"Cat"}]"#, "list.json"
    ).list
    #expect(dates.prompts.map { dates.date(of: $0)?.day } == [1, 5])
  }

  @Test func linksThatDoNotEndAreTold() throws {
    let read = try read("1. Quill\n2. Moss\n3. Owl\n4. Tide\n5. Lamp\n6. [[Ink\n")
    #expect(read.doubts.map(\.message) == ["prompt 6 has a link that does not end: [[Ink"])
  }

  @Test func wordsWithNumeralsStay() throws {
    #expect(try words("三日月\n一石二鳥\n十字路\n第九\n") == ["三日月", "一石二鳥", "十字路", "第九"])
  }

  @Test func chineseNumeralsCount() throws {
    let numbers = ["一", "九", "十", "十一", "二十", "廿一", "三十一"]
    let lines = numbers.map { "十月\($0)日 x\($0)" }
    let list = try read("title: T\nstart: 2026-10-01\n" + lines.joined(separator: "\n")).list
    #expect(list.prompts.map { list.date(of: $0)?.day } == [1, 9, 10, 11, 20, 21, 31])
  }

  @Test func datesMayHaveSpaces() throws {
    let nouns = ["jablko", "hruška", "strom", "list", "dub", "kámen"]
    let lines = nouns.enumerated().map { "\($0 + 1). 10. \($1)" }
    let list = try read("Kreslení 2026\n" + lines.joined(separator: "\n")).list
    #expect(list.prompts.map(\.text) == nouns && list.start?.description == "2026-10-01")
  }

  // MARK: Years and weekdays

  @Test(arguments: [
    ("Mermay", nil), ("Mermay 2026", 2026), ("First run in 2019 – now back: Mermay 2026", 2026),
    ("Mermay 2026–2027", 2026), ("Mermay 2026/2027", 2026),
  ])
  func theYearComesFromTheTitle(_ title: String, _ year: Int?) throws {
    let read = try read("# \(title)\n\nMay 1: a\nMay 2: b\nMay 3: c\n")
    #expect(read.list.start?.year == year)
    #expect(read.doubts.count == (year == nil ? 1 : 0), "\(read.doubts)")
  }

  @Test func datesWithoutAYearAreTold() throws {
    let read = try read("May 2: a\nMay 3: b\n")
    #expect(
      read.doubts.map(\.description) == [
        "list.txt:1:8: warning: the dates name no year, so pages have none; write the first one with"
          + " its year above the list, such as \"start: YEAR-05-02\""
      ])
  }

  @Test(arguments: [
    ("Thursday, October 1: a\nFriday, October 2: b", true),
    ("Monday, October 1: a\nTuesday, October 2: b", false),
    ("Thu 1 Oct: a\nFri 2 Oct: b", true), ("10/1(Thu) a\n10/2(Sat) b", false),
    ("10月1日（木） a\n10月2日（金） b", true), ("10月1日（月） a\n10月2日（火） b", false),
    ("10月1日（四） a\n10月2日（五） b", true), ("jeu. 1 oct. : a\nven. 2 oct. : b", true),
    ("Oct 1, Thursday: a\nOct 2, Monday: b", false),
  ])
  func weekdaysAreCompared(_ lines: String, _ isRight: Bool) throws {
    let read = try read("Inktober 2026\n\(lines)\n")
    #expect(read.list.prompts.map(\.text) == ["a", "b"])
    #expect(read.doubts.map(\.message).allSatisfy { $0.contains("check the day") })
    #expect(read.doubts.isEmpty == isRight, "\(read.doubts)")
  }

  @Test func weekdaysAreNamed() throws {
    let read = try read("Inktober 2026\nMonday, October 1: a\nTuesday, October 2: b\n")
    #expect(
      read.doubts.map(\.message) == [
        "2026-10-01 is a Thursday, not a Monday; check the day and the year"
      ])
  }

  // MARK: Parts

  @Test func listsBelowHeadingsAreDoubted() throws {
    let text = "# T\n\n## Beginner\n1. a\n2. b\n\n## Advanced\n1. c\n2. d\n"
    let read = try read(text)
    #expect(read.list.prompts.map(\.number) == [1, 2, 3, 4])
    #expect(
      read.doubts.map(\.message) == [
        "the numbers begin anew below \"Advanced\" and run on here; if it is another list, choose one by"
          + " --select 'Advanced'"
      ])
    let weeks = text.replacing("Beginner", with: "Week 1").replacing("Advanced", with: "Week 2")
    #expect(try self.read(weeks).doubts.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"title": "T", "weeks": [{"theme": "Sea", "prompts": ["a", "b"]}, {"theme": "Land", "prompts": ["c"]}]}"#,
      "l.json"
    ),
    (
      "title: T\nweeks:\n  - theme: Sea\n    prompts: [a, b]\n  - theme: Land\n    prompts: [c]\n",
      "l.yaml"
    ),
  ])
  func weeksInDataAreOneList(_ text: String, _ path: String) throws {
    let read = try read(text, path)
    #expect(read.list.prompts.map(\.text) == ["a", "b", "c"] && read.doubts.isEmpty)
    #expect(read.list.prompts.map(\.group) == ["Sea", "Sea", "Land"])
  }

  @Test func partsWithoutANameAreCounted() throws {
    let text = #"{"sections": [{"words": ["a", "b"]}, {"words": ["c"]}]}"#
    #expect(
      try read(text, "l.json").list.prompts.map(\.group) == ["Section 1", "Section 1", "Section 2"])
  }

  @Test(arguments: ["Prompts", "The official prompt list", "Week 1", "Part One"])
  func theTitleStandsAboveParts(_ heading: String) throws {
    let items = ["Lantern", "Ferry", "Gull", "Knot", "Moss"].map { "<li>\($0)</li>" }.joined()
    let page =
      "<html><body><h1>Ink Days 2026</h1><h2>\(heading)</h2><ol>\(items)</ol></body></html>"
    #expect(try read(page, "l.html").list.title == "Ink Days 2026")
    let other = page.replacing(heading, with: "Sketchtober prompts")
    #expect(try read(other, "l.html").list.title == "Sketchtober prompts")
  }

  @Test func entitiesOfPagesAreCharacters() throws {
    let words = ["Rock &amp; roll", "Cat&#39;s eye", "&quot;Home&quot;", "Caf&eacute;"]
    let list = words.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    let read = try read("Ink &amp; Paper 2027\n\n" + list)
    #expect(read.list.prompts.map(\.text) == ["Rock & roll", "Cat's eye", "\"Home\"", "Café"])
    #expect(read.list.title == "Ink & Paper 2027" && read.doubts.isEmpty)
  }

  @Test(arguments: [
    ("~~Ghoul~~ Ghost", "Ghost"), ("~~Ghost~~", "Ghost"), ("![Ghost](ghost.png)", "Ghost"),
  ])
  func struckWordsAreNotDrawn(_ text: String, _ word: String) throws {
    let list = "1. \(text)\n2. Moon\n3. Cactus\n4. Owl\n"
    #expect(try read(list).list.prompts[0].text == word)
  }

  @Test(arguments: [
    ("CREATURES", "PLACES"), ("Creatures:", "Places:"), ("[Easy]", "[Hard]"),
    ("**Easy**", "**Hard**"),
  ])
  func headingsWithoutNumbersAreGroups(_ first: String, _ second: String) throws {
    let text = "\(first)\nGhost\nMoon\nCactus\n\n\(second)\nRiver\nBridge\nHarbour\n"
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Ghost", "Moon", "Cactus", "River", "Bridge", "Harbour"])
    let names = [first, second].map { $0.filter { !":[]*".contains($0) } }
    #expect(list.prompts.map(\.group) == [0, 0, 0, 1, 1, 1].map { names[$0] })
  }

  // MARK: Encodings

  @Test func sheetsOfWindowsAreReadWithADoubt() throws {
    let text = "Day;Prompt\r\n1;Café\r\n2;Über\r\n3;Owl\r\n"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let read = try ReadList(parsing: bytes, path: "list.csv")
    #expect(read.list.prompts.map(\.text) == ["Café", "Über", "Owl"])
    #expect(read.doubts.contains { $0.message.contains("Windows-1252") })
    // Data have to be saved anew, and what is another alphabet too.
    #expect(throws: Diagnostics.self) { try ReadList(parsing: bytes, path: "list.yaml") }
    let others = Array("Day;Prompt\r\n1;".utf8) + [UInt8](repeating: 0xE0, count: 40)
    #expect(throws: Diagnostics.self) { try ReadList(parsing: others, path: "list.csv") }
  }

  @Test func pagesSayTheirEncoding() throws {
    let items = ["Café", "Über", "Owl", "Cat", "Bat"].map { "<li>\($0)</li>" }.joined()
    let page =
      "<html><head><meta charset=\"windows-1252\"></head><body><h1>Ink prompts</h1><ol>\(items)</ol>"
    let read = try ReadList(parsing: page.unicodeScalars.map { UInt8($0.value) }, path: "list.html")
    #expect(read.list.prompts.first?.text == "Café" && read.doubts.isEmpty)
  }

  @Test(arguments: [false, true]) func utf16NeedsNoMark(_ isBig: Bool) throws {
    let bytes = "1. Ghost\n2. Owl\n3. Über\n".utf16.flatMap { unit in
      isBig
        ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    let list = try ReadList(parsing: bytes, path: "list.txt").list
    #expect(list.prompts.map(\.text) == ["Ghost", "Owl", "Über"])
  }

  @Test func pagesOfAPDFAreOneText() throws {
    let list = try read("1. Ghost\n2. Owl\n\u{0C}3. Moth\n4. Bat\n").list
    #expect(list.prompts.map(\.text) == ["Ghost", "Owl", "Moth", "Bat"])
  }

  /// The head and the number of each page are no prompts, though a page between them is blank.
  @Test func pagesOfAPDFMayBeBlank() throws {
    let pages = ["fox\nowl\nbat\n\n1", "cat\ndog\nhare\n\n2"].map { "Drawtober 2026\n\n\($0)\n" }
    let list = try read(pages.joined(separator: "\u{0C}\n\u{0C}")).list
    #expect(list.prompts.map(\.text) == ["fox", "owl", "bat", "cat", "dog", "hare"])
  }

  /// A hashtag gets its mark within the longest line of a header.
  @Test func aLongHashtagCanBeReadAgain() throws {
    let calendar =
      "BEGIN:VCALENDAR\nX-INKLEAF-HASHTAG:\(String(repeating: "d", count: 150))\n"
      + "BEGIN:VEVENT\nDTSTART:20271001\nSUMMARY:Ghost\nEND:VEVENT\nEND:VCALENDAR\n"
    let list = try read(calendar, "list.ics").list
    #expect(list.hashtag?.count == 100)
    #expect(try read(list.canonicalText()).list == list)
  }

  @Test func repeatedEventsAreTold() throws {
    let calendar =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20271001\nRRULE:FREQ=WEEKLY\nSUMMARY:Ghost\n"
      + "END:VEVENT\nEND:VCALENDAR\n"
    #expect(try read(calendar, "list.ics").doubts.map(\.line) == [4])
  }

  @Test(arguments: ["0", "-1", "1.5", "abc", "1001"])
  func promptsADayAreCounted(_ value: String) throws {
    #expect(throws: Diagnostics.self) { try read("title: Ink\nper-day: \(value)\n\n1. a\n2. b\n") }
  }

  @Test func headsOfMailsAreNoPrompts() throws {
    let mail =
      "Have a look at this\n\nFrom: Ada\nSent: 1 Sep 2027 10:00\nTo: Bo\nSubject: Prompts\n\nGhost\nMoon\nCactus\nOwl\n"
    let read = try read(mail)
    #expect(read.list.prompts.map(\.text).suffix(4) == ["Ghost", "Moon", "Cactus", "Owl"])
    #expect(read.list.prompts.count < 6 && read.doubts.count > 3)
  }

  /// A heading that is no more than likely is told.
  @Test func headingsInDoubtAreTold() throws {
    let read = try read("Ghost\nMoon\nCactus\n\nPLACES\nRiver\nBridge\nHarbour\n")
    #expect(read.doubts.map(\.message).contains { $0.hasPrefix("is this a heading?") })
  }

  /// Words that stand alone between paragraphs are their headings; where only one does, it is asked about.
  @Test func wordsAloneAreHeadings() throws {
    let words = "Ghost\nMoon\nCactus\nOwl"
    let parts = try read("Inktober\n\nNature\n\n\(words)\n\nTown\n\nRiver\nBridge\nHarbour\nKey\n")
    #expect(Set(parts.list.prompts.map(\.group)) == ["Nature", "Town"])
    #expect(parts.list.prompts.count == 8 && parts.list.title == "Inktober")
    let one = try read("Inktober\n\nNature\n\n\(words)\n")
    #expect(one.doubts.map(\.message).contains { $0.hasPrefix("is this a heading?") })
  }

  /// The date that the form to keep gives a prompt is one without a header, too.
  @Test func ownDatesAreReadAnywhere() throws {
    let list = try read("1. Teal #008080 @ 2026-10-09\n2. Fox\n3. Owl @ home\n4. Cat\n5. Bee\n")
      .list
    #expect(list.prompts.map(\.text) == ["Teal #008080", "Fox", "Owl @ home", "Cat", "Bee"])
    #expect(list.prompts.map { list.date(of: $0)?.day } == [9, nil, nil, nil, nil])
  }

  /// What says of a date that a week begins then, and arrows behind labels, are no words.
  @Test(arguments: [
    "Homework 2026\n\nWeek 1 – w/c 7 Sept – Owl\nWeek 2 – w/c 14 Sept – Fox\nWeek 3 – w/c 21 Sept – Cat",
    "Homework 2026\n\nHomework 1 (due 7 Sept): Owl\nHomework 2 (due 14 Sept): Fox\nHomework 3 (due 21 Sept): Cat",
    "Inktober 2026\n\n10/1 Thu → Owl\n10/2 Fri → Fox\n10/3 Sat → Cat",
    "Inktober 2026\n\n3. Sat » Owl\n4. Sun » Fox\n5. Mon » Cat",
  ])
  func signsBesideLabelsAreLeftOut(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  /// The times of evenings are left out, and told.
  @Test(arguments: [
    "6 Oct 19:00 Owl\n13 Oct 19:00 Fox\n20 Oct 19:30 Cat",
    "Oct 6, 7pm - Owl\nOct 13, 7pm - Fox\nOct 20, 7pm - Cat",
    "06.10.2026 18.30–20.00 Uhr Owl\n13.10.2026 18.30–20.00 Uhr Fox\n20.10.2026 18.30–20.00 Uhr Cat",
  ])
  func timesBehindDatesAreLeftOut(_ text: String) throws {
    let read = try read("Club 2026\n\n" + text)
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(read.list.prompts.map { read.list.date(of: $0)?.day } == [6, 13, 20])
    #expect(read.doubts.contains { $0.message.hasPrefix("the times before the words") })
  }

  /// Numbers below months are their days, with a mark or without.
  @Test(arguments: ["6th Owl\n13th Fox", "6 Owl\n13 Fox", "6th: Owl\n13th: Fox"])
  func daysBelowMonthsAreDates(_ october: String) throws {
    let november = october.replacing("Owl", with: "Cat").replacing("Fox", with: "Bee")
    let list = try read("Club 2026\n\nOCTOBER\n\n\(october)\n\nNOVEMBER\n\n\(november)").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(list.prompts.map { list.date(of: $0)?.month } == [10, 10, 11, 11])
  }

  /// A sentence behind the words of all lines is a note; kinds and titles of persons are none.
  @Test func sentencesBehindWordsAreNotes() throws {
    for mark in [".", ":"] {
      let list = try read(
        "1. Owl\(mark) What lights your way?\n2. Old fox\(mark) What runs at night?\n3. Cat\(mark) Where does it sleep?"
      ).list
      #expect(list.prompts.map(\.text) == ["Owl", "Old fox", "Cat"])
      #expect(list.prompts[0].note == "What lights your way?")
    }
    for text in [
      "1. Place: sea\n2. Animal: fox\n3. Thing: old lamp",
      "1. St. George and dragon\n2. Mr. Fox at home\n3. Dr. Owl and friends",
    ] {
      #expect(try read(text).list.prompts.allSatisfy { $0.note == nil })
    }
  }

  /// Numbers that begin again below a number, letter or week with words have these words above them.
  @Test(arguments: [
    "1. Sea\n   1. Owl\n   2. Fox\n2. Town\n   1. Cat\n   2. Bee\n   3. Cow",
    "I. Sea\n1. Owl\n2. Fox\nII. Town\n1. Cat\n2. Bee\n3. Cow",
    "A. Sea\n1. Owl\n2. Fox\nB. Town\n1. Cat\n2. Bee\n3. Cow",
    "Plan\n\n1st week – Sea\n1. Owl\n2. Fox\n2nd week – Town\n3. Cat\n4. Bee\n5. Cow",
  ])
  func headingsHaveNumbers(_ text: String) throws {
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Cow"])
    #expect(
      read.list.prompts.map(\.group).map { $0?.hasSuffix("Sea") } == [
        true, true, false, false, false,
      ])
    #expect(read.doubts.allSatisfy { $0.message.hasPrefix("taken as the title") }, "\(read.doubts)")
  }

  /// Letters below numbers are prompts where they are many, and ways to draw what is above where they are few.
  @Test func lettersBelowNumbersAreManyOrNone() throws {
    let parts = try read("1) Sea\na) Owl\nb) Fox\nc) Eel\n2) Town\na) Cat\nb) Bee\nc) Cow").list
    #expect(parts.prompts.map(\.text) == ["Owl", "Fox", "Eel", "Cat", "Bee", "Cow"])
    let ways = try read(
      "1. Owl\n   a. in ink\n   b. in colour\n2. Fox\n   a. in ink\n   b. in colour"
    ).list
    #expect(ways.prompts.map(\.text) == ["Owl", "Fox"])
  }

  /// A line with several dates has as many prompts.
  @Test(arguments: [
    "Oct 1 Owl, Oct 2 Fox, old and grey, Oct 3 Cat",
    "Thu Oct 1: Owl; Fri Oct 2: Fox, old and grey and Sat Oct 3: Cat",
    "1.10. Owl | 2.10. Fox, old and grey\n3.10. Cat", "10/1 Owl 10/2 Fox, old and grey 10/3 Cat",
  ])
  func linesHoldSeveralDates(_ text: String) throws {
    let list = try read("October 2026\n\n" + text).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox, old and grey", "Cat"])
    #expect(list.prompts.map { list.date(of: $0)?.day } == [1, 2, 3])
  }

  /// A noun that nobody foresaw is a label where it counts on, whatever stands around the list.
  @Test(arguments: [
    "Task 1: Owl\nTask 2: Fox\nTask 3: Cat\n\nKind regards,\nAnna Smith",
    "Hi all,\nhere are the themes.\n\nDoor 1 - Owl\nDoor 2 - Fox\nDoor 3 - Cat",
    "Sketch 1 Owl\nSketch 2 Fox\nSketch 3 Cat",
    "September 20, 2026\n\nWeek commencing 5 October: Owl\nWeek commencing 12 October: Fox\nWeek commencing 19 October: Cat\n\nThank you for your support!",
    "Liebe Eltern,\n\nbis 5.10.: Owl\nbis 12.10.: Fox\nbis 19.10.: Cat\n\nMit freundlichen Grüßen\nAnna Schmidt",
  ])
  func sharedNounsAreLabels(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  /// Numbers, then dates, and dates that are not evenly apart, are labels.
  @Test(arguments: [
    "1. 05.09 Owl\n2. 12.09 Fox\n3. 19.09 Cat\n4. 03.10 Bee",
    "1 (Sep 5): Owl\n2 (Sep 12): Fox\n3 (Sep 19): Cat\n4 (Oct 3): Bee",
    "Club 2026\n\n1. September 5 Owl\n2. September 12 Fox\n3. September 19 Cat\n4. October 3 Bee",
    "Club 2026\n\nSept 5 Owl\nSept 12 Fox\nSept 19 Cat\nOct 3 Bee",
    "05.09 Owl\n12.09 Fox\n19.09 Cat\n03.10 Bee",
    "Club 2026\n\nSep 5: Owl\nSep 12: Fox\nSep 19: Cat\nOct 3: Bee",
  ])
  func datesOfEveningsAreRead(_ text: String) throws {
    let list = try read(text.hasPrefix("Club") ? text : "Club 2026\n\n" + text).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(list.prompts.map { list.date(of: $0)?.day } == [5, 12, 19, 3])
  }

  /// The first and the last evening may be weeks away from the others.
  @Test func farFirstAndLastDaysStay() throws {
    let list = try read(
      "Club 2026\n\nJan 5: Owl\nJan 26: Fox\nFeb 2: Cat\nFeb 9: Bee\nFeb 16: Cow\nMar 16: Elk"
    ).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee", "Cow", "Elk"])
  }

  /// What is in brackets within a label is a note.
  @Test func remarksInLabelsAreNotes() throws {
    let list = try read("Day 1: Owl\nDay 2 (bonus): Fox\nDay 3: Cat\nDay 4: Bee").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat", "Bee"])
    #expect(list.prompts[1].note == "bonus")
  }

  /// Letters before words that begin with them are no words.
  @Test(arguments: [
    "A is for Ant\nB is for Bee", "A Ant\nB Bee", "Aa Ant\nBb Bee", "A for Ant\nB for Bee",
  ])
  func alphabetsNeedNoMark(_ text: String) throws {
    let joint =
      text.contains(" for ")
      ? text.dropFirst().prefix { !$0.isUppercase } : text.hasPrefix("Aa") ? "" : " "
    let more = ["Cat", "Dog", "Elk"].map { word in
      let letter = word.prefix(1)
      return text.hasPrefix("Aa")
        ? "\(letter)\(letter.lowercased()) \(word)" : "\(letter)\(joint)\(word)"
    }
    let list = try read(([text] + more).joined(separator: "\n")).list
    #expect(list.prompts.map(\.text) == ["Ant", "Bee", "Cat", "Dog", "Elk"])
  }

  /// Paragraphs below words for many things have headings, and what is not to be drawn is none.
  @Test func manyThingsAreHeadings() throws {
    let list = try read("Nature\nOwl\nFox\n\nFood and drinks\nPie\nTea\nJam").list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Pie", "Tea", "Jam"])
    #expect(Set(list.prompts.map(\.group)) == ["Nature", "Food and drinks"])
    let some = try read(
      "Things to draw:\n* Owl\n* Fox\n* Cat\n\nThings NOT to draw:\n* Politics\n* Brands"
    ).list
    #expect(some.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
  }

  /// The days of a week in the title are those of the numbers below it.
  @Test(arguments: [
    "12th: Owl\n13th: Fox\n14th: Cat", "12. Owl\n13. Fox\n14. Cat",
    "Sunday 12: Owl\nMonday 13: Fox\nTuesday 14: Cat",
  ])
  func weeksInTitlesCountByTheirDays(_ text: String) throws {
    let list = try read("Zukka Week July 12-14, 2026\n\n" + text).list
    #expect(list.prompts.map(\.text) == ["Owl", "Fox", "Cat"])
    #expect(
      list.prompts.map { list.date(of: $0) } == (12...14).map { CalendarDate("2026-07-\($0)") })
  }

  @Test func ukrainianFridaysHaveAnApostrophe() throws {
    for sign in ["'", "’", "ʼ"] {
      let days = ["понеділок", "вівторок", "середа", "четвер", "п\(sign)ятниця"]
      let list = try read(
        zip(days, ["Мох", "Лис", "Міст", "Сова", "Буря"]).map { "\($0): \($1)" }.joined(
          separator: "\n")
      ).list
      #expect(list.prompts.map(\.text) == ["Мох", "Лис", "Міст", "Сова", "Буря"])
    }
  }

  @Test func misspeltSettingsAreTold() throws {
    let read = try ReadList(
      parsing: Array(
        #"{ "titel": "x", "strat": "2026-10-01", "url": "x.org", "prompts": ["Owl", "Fox"] }"#.utf8),
      path: "l.json")
    let told = read.doubts.map(\.message).filter { $0.hasPrefix("unknown setting") }
    #expect(told.map { $0.suffix(6) } == ["title?", "start?"], "\(told)")
  }

  @Test func weekdaysBesideDatesOfWeeksAreDays() throws {
    let list = try words(
      "Week of,Monday,Wednesday\n2026-10-05,Owl,Fox\n2026-10-12,Cat,Bee", "l.csv")
    #expect(list == ["Owl", "Fox", "Cat", "Bee"])
  }

  // MARK: Signs

  @Test func figuresAndLettersArePrompts() throws {
    let signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map(String.init)
    let numbered = signs.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    for text in ["36 Days of Type\n" + numbered, signs.joined(separator: "\n")] {
      let read = try read(text)
      #expect(read.list.prompts.map(\.text) == signs && read.doubts.isEmpty, "\(read.doubts)")
    }
  }

  @Test func xmlIsNamed() throws {
    do throws(Diagnostics) {
      _ = try ReadList(
        parsing: Array("<?xml version=\"1.0\"?>\n<days><day word=\"a\"/></days>".utf8),
        path: "l.xml")
      Issue.record("it was read")
    } catch {
      #expect(error.all.map(\.message).first?.hasPrefix("this is XML") == true)
    }
  }
}
