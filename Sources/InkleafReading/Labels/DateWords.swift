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
    "minggu",
    "εβδομάδα", "тиждень", "שבוע", "أسبوع", "الأسبوع", "สัปดาห์", "สัปดาห์ที่", "सप्ताह", "هفته", "هفتهٔ",
  ]

  /// Words for a month, as before the numbers of "Month 1".
  static let monthNames: Set = [
    "month", "monat", "mois", "mes", "mês", "mese", "maand", "månad", "måned", "miesiąc", "месяц",
    "місяць",
  ]

  /// Words before the numbers of several weeks, as in "Weeks 1-2".
  static let countersOfWeeks: Set = ["weeks", "wochen", "semaines", "semanas", "settimane"]

  /// Words for a week behind its place in an order; a Hungarian week is "seven", too.
  static let weekNames = weekCounters.subtracting(["w", "wk", "kw", "v"]).union(["hét"])

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

  /// Languages that few lists are in, and whose words others have, too.
  static let rare: Set = [
    "af", "be", "bs", "cy", "eu", "fil", "ga", "gl", "hy", "is", "ka", "kk", "mk", "ms", "sq", "sr",
    "sr-Latn", "sw",
  ]

  /// Returns the number of a month from its name, or from its first letters, in lower case.
  ///
  /// - Parameter amongRare: whether it may be one of a rare language, whose names are words of others, too.
  static func month(_ name: String, amongRare: Bool = true) -> Int? {
    guard name.utf8.count >= 3 else { return nil }
    if let month = english[name] { return month }
    // What English has a meaning for needs no other language.
    let isKnown =
      name == "list" || englishWeekdays[name] != nil || dayCounters.contains(name)
      || weekCounters.contains(name)
    guard !isKnown else { return nil }
    let named = DateName(name)
    // Hebrew writes "in" as a letter before the month.
    let month =
      named?.month ?? (name.hasPrefix("ב") ? DateName(String(name.drop { $0 == "ב" }))?.month : nil)
    return month ?? (amongRare ? named?.rareMonth : nil)
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
    if let weekday = englishWeekdays[word] { return weekday }
    let named = DateName(word)
    let known =
      named?.weekday ?? named?.rareWeekday ?? eastAsianWeekday(word) ?? repeatedWeekday(word)
    // Persian may have a sign between the parts of a name that joins no letters.
    guard known == nil, word.unicodeScalars.contains("\u{200C}") else { return known }
    return weekday(
      String(String.UnicodeScalarView(word.unicodeScalars.filter { $0 != "\u{200C}" })))
  }

  /// Returns the weekday of names that mean each of them, as "Mondays" and "Montags".
  static func repeatedWeekday(_ word: String) -> Int? {
    guard word.utf8.count > 6, word.hasSuffix("s"),
      word.hasSuffix("days") || word.hasSuffix("tags") || word == "mittwochs"
    else { return nil }
    let day = String(word.dropLast())
    return englishWeekdays[day] ?? DateName(day)?.weekday
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
}

extension DateWords {
  /// Returns whether a line starts as headings of a list's parts do: with a week, part or month.
  static func isSection(_ line: some StringProtocol) -> Bool {
    let word = line.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    return word.count > 1 && weekCounters.contains(word)
      || ["part", "weekend", "teil", "parte", "partie"].contains(word) || monthNames.contains(word)
      || month(word) != nil && word.count > 3
  }
}
