import InkleafLists
import Testing

@testable import InkleafReading

/// The first day that words above a list name.
@Suite struct FirstDayTests: ReadsLists {
  private static let words = ["Fox", "Owl", "Bat", "Elk"]

  /// It stands below a title with the year, in the words of many languages.
  @Test(arguments: [
    "Starts September 1!", "We begin September 1st", "Kicks off Tuesday, September 1!",
    "Beginn: 1. September", "Los geht's am 1. September!", "Début : 1er septembre 2026",
    "¡Empezamos el 1 de septiembre!", "Inicio: 1 de septiembre", "Inizio: 1 settembre 2026",
    "Si parte il 1° settembre!", "Início: 1 de setembro de 2026", "Começa em 1 de setembro!",
    "Begint op 1 september 2026", "Startar 1 september!", "Alkaa 1.9.", "Zaczynamy 1 września!",
    "Začínáme 1. září!", "Kezdés: szeptember 1.", "Начало: 1 сентября 2026", "Починаємо 1 вересня!",
    "Ξεκινάμε 1 Σεπτεμβρίου!", "Başlangıç: 1 Eylül 2026", "Mulai 1 September 2026",
    "يبدأ في 1 سبتمبر", "9月1日スタート！", "2026年9月1日から", "9月1日开始！", "9월 1일 시작!",
  ])
  func aLineBelowTheTitleNamesIt(_ line: String) throws {
    let numbered = Self.words.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    let read = try read("Ink 2026\n\(line)\n\n\(numbered)\n")
    #expect(read.list.start?.description == "2026-09-01")
    #expect(read.list.prompts.map(\.text) == Self.words)
  }

  /// Weeks begin then, too.
  @Test(arguments: [
    "Weekly prompts, starting January 4, 2027", "Sketchbook, from 4 January 2027",
    "52 Week Art Challenge\nStarts January 4, 2027", "Ink\nJanuary 4 – January 31, 2027",
    "Skizzen, ab 4. Januar 2027", "Ink 2027\nStarts January 4!",
  ])
  func weeksBeginThen(_ head: String) throws {
    let weeks = Self.words.enumerated().map { "Week \($0 + 1): \($1)" }.joined(separator: "\n")
    let list = try read("\(head)\n\n\(weeks)\n").list
    #expect(list.start?.description == "2027-01-04" && list.cadence == .weekly)
    #expect(list.prompts.map(\.text) == Self.words)
  }

  /// A title says it in Japanese and Chinese, with the day before the word.
  @Test(arguments: ["創作 2026年10月5日スタート", "創作 2026年10月5日～", "绘画挑战 2026年10月5日起"])
  func theDayStandsBeforeItsWord(_ title: String) throws {
    let list = try read("\(title)\n\n1. 狐\n2. 猫\n3. 雨\n").list
    #expect(list.start?.description == "2026-10-05")
  }

  /// The month in such a line tells the language.
  @Test func aMonthTellsTheLanguage() throws {
    let list = try read("Ink 2026\nStart: 1 września 2026\n\n1. xx\n2. yy\n3. zz\n").list
    #expect(list.language == "pl")
  }

  /// Weekends and every second week.
  @Test(arguments: [
    ("Weekend prompts, starting Saturday, October 3, 2026", "2026-10-10"),
    ("Every Saturday and Sunday, starting October 3, 2026", "2026-10-10"),
    ("Biweekly prompts, starting October 3, 2026", "2026-10-31"),
    ("Ink weekend, October 3-6, 2026", "2026-10-05"),
  ])
  func theThirdDayFollowsTheRhythm(_ title: String, _ third: String) throws {
    let list = try read("\(title)\n\n1. Fox\n2. Owl\n3. Bat\n4. Elk\n").list
    #expect(list.date(of: list.prompts[2])?.description == third)
  }

  /// Data of programs have a time behind it, and other names for it.
  @Test(arguments: ["start", "startDate", "starts_at", "start_at", "starts"])
  func dataName(_ name: String) throws {
    let json = #"{"name": "Sea", "\#(name)": "2026-03-02T00:00:00Z", "prompts": ["Fox", "Owl"]}"#
    #expect(try read(json, "a.json").list.start?.description == "2026-03-02")
  }

  /// A line about the list may stand between the title and the settings, or below these.
  @Test(arguments: [
    "by Ada Penn\nlanguage: fr\nstart: 2027-01-01", "language: fr\nstart: 2027-01-01\nby Ada Penn",
  ])
  func settingsStandAroundTheCredit(_ head: String) throws {
    for words in ["1. renard\n2. hibou\n3. chat\n", "renard\nhibou\nchat\n"] {
      let read = try read("Fun 2027\n\(head)\n\n\(words)")
      let list = read.list
      #expect(list.prompts.map(\.text) == ["renard", "hibou", "chat"], "\(read.doubts)")
      #expect(list.credit == "By Ada Penn" && list.language == "fr")
      #expect(list.start?.description == "2027-01-01")
    }
  }

  /// What `import` writes stays as it is, whatever the words look like.
  @Test func numbersOfTheOwnFormHoldWordsThatLookLikeDates() throws {
    let text = """
      title: Calendar
      start: 2026-10-01
      language: en

      1. March 15: Caesar
      2. July 4: fireworks
      3. Jan/Feb: ice

      """
    #expect(try read(text).list.canonicalText() == text)
    let months = try read("Ink 2027\n\n1. Jan/Feb: Ice\n2. Mar/Apr: Wind\n3. May/Jun: Bloom\n").list
    #expect(months.prompts.map(\.text) == ["Jan/Feb: Ice", "Mar/Apr: Wind", "May/Jun: Bloom"])
  }

  /// Rules and further prompts are no days, in any language.
  @Test(arguments: [
    ("Regler", "Teman", "Bonusteman"), ("Säännöt", "Aiheet", "Bonusaiheet"),
    ("Kurallar", "Konular", "Bonus konular"), ("Κανόνες", "Θέματα", "Επιπλέον θέματα"),
    ("Aturan", "Tema", "Tema bonus"), ("Regeln", "Themen", "Bonusthemen"),
    ("Règles", "Thèmes", "Thèmes bonus"), ("Правила", "Темы", "Бонусные темы"),
    ("ルール", "お題", "おまけ"), ("规则", "题目", "附加题"), ("Regels", "Thema's", "Bonusthema's"),
  ])
  func rulesAreNoPrompts(_ rules: String, _ prompts: String, _ bonus: String) throws {
    let list = "1. aa\n2. bb\n3. cc\n4. dd\n5. ee\n"
    let others = "1. vv ww\n2. xx yy\n3. zz\n"
    for text in [
      "\(rules):\n\(others)\n\(prompts):\n\(list)", "\(prompts):\n\(list)\n\(bonus):\n\(others)",
    ] {
      #expect(
        try read("Ink 2026\n\n\(text)").list.prompts.map(\.text) == ["aa", "bb", "cc", "dd", "ee"])
    }
  }

  /// "So" is a Saturday in Czech, so that no day is doubted.
  @Test func saturdayOfCzechIsNoSunday() throws {
    let read = try read(
      "Inktober 2026\n\nčt 1.10. liška\npá 2.10. sova\nso 3.10. kůň\nne 4.10. ježek\n")
    #expect(read.doubts.isEmpty && read.list.start?.description == "2026-10-01")
  }
}
