import InkleafLists

/// The names of months and weekdays before prompts, in the languages that lists are written in.
enum DateWords {
  /// Words before the number of a day, as in "Day 1".
  static let dayCounters: Set = [
    "day", "d", "j", "no", "nº", "nr", "num", "number", "prompt", "tag", "día", "dia", "jour",
    "giorno",
    "dag",
    "dzień", "день", "päivä", "days", "tage", "jours", "días", "dias", "giorni", "dagen", "den",
    "dni", "дни", "dagar", "dage", "dager", "päivät",
    "gün",
    "nap", "ziua", "hari", "ngày", "ημέρα", "μέρα", "יום", "اليوم", "يوم", "روز", "दिन", "วันที่",
    "দিন", "நாள்", "రోజు", "ദിവസം", "ದಿನ", "દિવસ", "दिवस", "دن", "araw", "siku", "dan", "deň", "diena",
    "päev", "ден", "дан", "день", "dita", "dagur", "eguna", "დღე", "օր", "theme", "thema", "thème",
    "lesson", "lektion", "leçon", "lección", "lezione", "session",
  ]

  /// Words before the number of a week, as in "Week 1".
  static let weekCounters: Set = [
    "week", "wk", "w", "woche", "kw",
    "kalenderwoche", "v", "semana", "semaine", "settimana",
    "vecka", "uke", "uge",
    "tydzień", "неделя", "viikko", "týden", "týždeň", "tjedan", "hafta", "săptămâna", "tuần",
    "εβδομάδα", "тиждень", "שבוע", "أسبوع", "الأسبوع", "สัปดาห์", "सप्ताह",
  ]

  /// Words before the numbers of several weeks, as in "Weeks 1-2".
  static let countersOfWeeks: Set = ["weeks", "wochen", "semaines", "semanas", "settimane"]

  /// Words for a week behind its place in an order; a Hungarian week is "seven", too.
  static let weekNames = weekCounters.subtracting(["w", "wk", "kw", "v"]).union(["hét", "minggu"])

  /// What stands behind the number of a day in English, as in "1st".
  static let ordinalEndings: Set = ["st", "nd", "rd", "th"]

  /// The values of Roman digits in capitals, up to those of a year's weeks.
  static let romanDigits: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50]

  /// Words between the last two of several: days, or prompts.
  static let joints: Set = [
    "and", "und", "et", "y", "e", "en", "och", "og", "i", "и", "та", "ve",
  ]

  /// The languages whose months and weekdays may be cut short.
  static let languages: Set = [
    "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "ru",
  ]

  /// Further languages, whose words count whole.
  static let further: Set = [
    "ar", "bg", "ca", "cs", "el", "et", "fa", "he", "hi", "hr", "hu", "id", "lt", "lv", "ro", "sk",
    "sl", "th", "tr", "uk",
  ]

  /// Languages that few lists are in, and whose words others have, too.
  static let rare: Set = [
    "af", "be", "bs", "cy", "eu", "fil", "ga", "gl", "hy", "is", "ka", "kk", "mk", "ms", "sq", "sr",
    "sr-Latn", "sw",
  ]

  /// The short names of months in languages that cut them in their own way.
  private static let shortMonths = [
    "oca şub mar nis may haz tem ağu eyl eki kas ara",
    "jan feb mar apr mei jun jul agu sep okt nov des",
    "jan feb mrt apr mei jun jul aug sep okt nov dec",
    "січ лют бер кві тра чер лип сер вер жов листоп гру",
    "leden úno bře dubna kvě čvn čvc srp zář říj listopad prosince",
    "ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค",
  ]

  /// Names of weekdays that languages cut in their own way, or that dates have in another form.
  private static let shortWeekdays = [
    "пн вт ср чт пт сб вс", "пн вт ср чт пт сб нд", "pon wt śr czw pt sob niedz",
    "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
  ]

  /// Returns the number of a month from its name, or from its first letters, in lower case.
  ///
  /// - Parameter amongRare: whether it may be one of a rare language, whose names take time to collect.
  static func month(_ name: String, amongRare: Bool = true) -> Int? {
    guard name.utf8.count >= 3 else { return nil }
    if let month = english[name] { return month }
    // What English has a meaning for needs no other language.
    let isKnown =
      name == "list" || englishWeekdays[name] != nil || dayCounters.contains(name)
      || weekCounters.contains(name)
    guard !isKnown else { return nil }
    return others.months[name] ?? others.months[String(name.drop { $0 == "ב" })]
      ?? (amongRare ? rareNames.months[name] : nil)
  }

  /// Words and names of English that are short months elsewhere.
  static let monthsThatAreWords: Set = [
    "set", "out", "ago", "gen", "mag", "lip", "led", "lis", "ara",
  ]

  /// Months of the Levant that have two words, by the first.
  static let monthsOfTwoWords: [String: [(word: String, month: Int)]] = [
    "تشرين": [("الأول", 10), ("الثاني", 11)], "كانون": [("الأول", 12), ("الثاني", 1)],
  ]

  /// Returns whether a word in lower case is a weekday, or the first letters of one.
  static func isWeekday(_ word: String) -> Bool { weekday(word) != nil }

  /// Returns the place of a weekday in the week, 0 for Monday; -1 where languages differ.
  ///
  /// - Parameter word: its name, or its first letters, in lower case.
  static func weekday(_ word: String) -> Int? {
    guard word.utf8.count >= 2 else { return nil }
    return englishWeekdays[word] ?? others.weekdays[word] ?? rareNames.weekdays[word]
      ?? eastAsianWeekday(word) ?? repeatedWeekday(word)
  }

  /// Returns the weekday of names that mean each of them, as "Mondays" and "Montags".
  static func repeatedWeekday(_ word: String) -> Int? {
    guard word.utf8.count > 6, word.hasSuffix("s"),
      word.hasSuffix("days") || word.hasSuffix("tags") || word == "mittwochs"
    else { return nil }
    let day = String(word.dropLast())
    return englishWeekdays[day] ?? others.weekdays[day]
  }

  /// Returns the weekday of names such as "月曜日", "周一", "星期一" and "월요일".
  static func eastAsianWeekday(_ word: String) -> Int? {
    var day = word[...]
    let ends = ["曜日", "曜", "요일"]
    let starts = ["星期", "礼拜", "禮拜", "周", "週"]
    if let end = ends.first(where: day.hasSuffix) {
      day.removeLast(end.count)
    } else if let start = starts.first(where: day.hasPrefix) {
      day.removeFirst(start.count)
    } else {
      return nil
    }
    let signs = day.unicodeScalars
    guard signs.count == 1, let sign = signs.first else { return nil }
    return sign == "天" ? 6 : weekday(ofSign: sign)
  }

  /// Returns the weekday of a sign that stands for a day in Japanese, Chinese or Korean.
  static func weekday(ofSign sign: Unicode.Scalar) -> Int? {
    for days in ["月火水木金土日", "一二三四五六日", "월화수목금토일"] {
      if let place = Array(days.unicodeScalars).firstIndex(of: sign) { return place }
    }
    return nil
  }

  static let english: [String: Int] = {
    var months: [String: Int] = [:]
    for (index, name) in CalendarWords.english.months.enumerated() {
      for length in [3, 4, name.count] {
        months[name.lowercased().prefix(length).description] = index + 1
      }
    }
    return months
  }()

  static let englishWeekdays: [String: Int] = {
    var days: [String: Int] = [:]
    for (index, name) in CalendarWords.english.weekdays.enumerated() {
      for length in [3, 4, name.count] { days[String(name.lowercased().prefix(length))] = index }
    }
    (days["weds"], days["thurs"]) = (2, 3)
    return days
  }()

  /// The names of rare languages, which others do not have.
  private static let rareNames: (months: [String: Int], weekdays: [String: Int]) = {
    var (months, weekdays): ([String: Int], [String: Int]) = ([:], [:])
    for (_, words) in CalendarWords.all(where: rare.contains) {
      for (index, name) in (words.months + words.monthNames).enumerated() {
        months[name.lowercased()] = index % 12 + 1
      }
      for (index, name) in words.weekdays.enumerated() where !name.contains(" ") {
        let known = weekdays.updateValue(index, forKey: name.lowercased()) ?? index
        if known != index { weekdays[name.lowercased()] = -1 }
      }
    }
    // Malay's March is a computer, too, or has cheese.
    months["mac"] = nil
    return (months, weekdays)
  }()

  /// The names of the other languages; made when a line may start with one of them.
  private static let others: (months: [String: Int], weekdays: [String: Int]) = {
    var months: [String: Int] = [:]
    var taken: Set<String> = []
    // Names that the CLDR has in another form, or not at all.
    var weekdays: [String: Int] = [
      "tirs": 1, "tors": 3, "nd": 6, "الإثنين": 0, "الاربعاء": 2, "الاحد": 6, "שבת": 5,
      "ראשון": 6, "שני": 0, "שלישי": 1, "רביעי": 2, "חמישי": 3, "שישי": 4,
    ]
    for names in shortWeekdays {
      for (index, name) in names.split(separator: " ").enumerated() {
        weekdays[String(name)] = index
      }
    }
    func add(_ name: String, _ index: Int) {
      weekdays[name] = weekdays[name].map { $0 == index ? index : -1 } ?? index
    }
    for (_, words) in CalendarWords.all(where: languages.contains) {
      for (index, name) in (words.months + words.monthNames).enumerated() {
        let name = name.lowercased()
        // The first letters count where they mean one month in all languages.
        for length in [3, 4, name.count] {
          let short = String(name.prefix(length))
          let known = months.updateValue(index % 12 + 1, forKey: short) ?? index % 12 + 1
          if known != index % 12 + 1, length < name.count { taken.insert(short) }
        }
      }
      let shortest = ["Montag", "maandag"].contains(words.weekdays[0]) ? 2 : 3
      for (index, name) in words.weekdays.enumerated() {
        let name = String(name.lowercased().prefix { $0.isLetter })
        for length in [shortest, 3, name.count] { add(String(name.prefix(length)), index) }
      }
    }
    for word in taken { months[word] = nil }
    // It is a Friday in Finnish, and a Thursday in Turkish.
    weekdays["per"] = -1
    for (language, words) in CalendarWords.all(where: further.contains) {
      for (index, name) in (words.months + words.monthNames).enumerated() {
        let name = name.lowercased()
        let names = language == "el" ? [name, name.fromGreekCapitals] : [name]
        for name in names where months[name] == nil {
          months[name] = index % 12 + 1
        }
      }
      for (index, name) in words.weekdays.enumerated() where !name.contains(" ") {
        add(name.lowercased(), index)
      }
    }
    for names in shortMonths {
      for (index, name) in names.split(separator: " ").enumerated()
      where months[String(name)] == nil {
        months[String(name)] = index + 1
      }
    }
    // It is written in two ways.
    months["अक्टूबर"] = 10
    // The months of the Levant that have one word.
    for (name, month) in [
      ("شباط", 2), ("آذار", 3), ("نيسان", 4), ("أيار", 5), ("حزيران", 6), ("تموز", 7), ("آب", 8),
      ("أيلول", 9),
    ] {
      months[name] = month
    }
    return (months, weekdays)
  }()
}

extension String {
  /// A Greek word as its capitals become small letters: without accents, and with no sigma of its own at the end.
  fileprivate var fromGreekCapitals: String {
    String(map { Self.plainGreek[$0] ?? $0 })
  }

  private static let plainGreek: [Character: Character] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ϊ": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ς": "σ",
  ]
}

extension DateWords {
  /// Returns whether a line starts as headings of a list's parts do: with a week, part or month.
  static func isSection(_ line: some StringProtocol) -> Bool {
    let word = line.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    return word.count > 1 && weekCounters.contains(word)
      || ["part", "weekend", "month", "teil", "monat", "parte", "partie", "mois"].contains(word)
      || month(word) != nil && word.count > 3
  }
}
