import InkleafLists

// The month that a text names with its year, as in "October 2026", "Tháng 10/2026" and "2026年十月".

/// Returns the year and month that the title of a list names, as "December 2027" and "Inktober 2027" do.
///
/// - Returns: `nil` for what it does not name.
public func monthNamed(inTitle title: String) -> (year: Int?, month: Int?) {
  let first = title.namedMonth ?? title.monthBeforeYear ?? title.monthInName
  return (first?.year ?? title.yearOfList, first?.month)
}

extension String {
  /// The first day of a month, if that with its year is all that the text says.
  var monthAndYear: CalendarDate? {
    let words = monthWords
    return words.count == 2 || words.count == 1 && words[0].count < 9 ? namedMonth : nil
  }

  /// The day that the text names with its month and year where it says that something begins there, or the
  /// first of several days; for a month without a day its first.
  ///
  /// Any other day, as that of a meeting or a post, is `nil`.
  ///
  /// - Parameter isForeign: whether the list is not in English, so that "ago" and "set" are months.
  func namedDay(isForeign: Bool = false) -> CalendarDate? {
    guard !tellsWhenItWasPosted else { return nil }
    if let first = firstDayOfTwoMonths ?? firstDayInNumbers { return first }
    guard let month = namedMonth(isForeign: isForeign) else { return nil }
    if countedMonth != nil { return month }
    let days = daysBesideMonth
    guard let first = days.first else { return month }
    guard days.count > 1 || saysThatItBegins else { return first == 1 ? month : nil }
    return CalendarDate(year: month.year, month: month.month, day: first)
  }

  /// Whether it says on which day something begins that may go on for months, as "Starts February 22, 2026" and
  /// "Feb 22 - June 1, 2026" do.
  var namesFirstDay: Bool {
    firstDayOfTwoMonths != nil || firstDayInNumbers != nil
      || saysThatItBegins && daysBesideMonth.count == 1
  }

  /// The first of the days from which to which it says that something goes.
  ///
  /// - Parameter year: the year where it names none.
  func firstOfSeveralDays(in year: Int?) -> CalendarDate? {
    let all = lowercased()
    guard utf8.count < 200, !tellsWhenItWasPosted,
      // Other things than the challenge have days, too.
      !["sign", "submi", "regist", "appl", "order", "anmeld", "inscri"].contains(where: all.has)
    else { return nil }
    let text = namesAYear ? self : year.map { "\(self) \($0)" } ?? self
    if let first = text.firstDayOfTwoMonths { return first }
    let days = text.daysBesideMonth
    let tokens = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard days.count == 2, days[0] < days[1], let year = tokens.lazy.compactMap(\.namedYear).first,
      let month = tokens.lazy.compactMap(\.namedMonthOfYear).first
    else { return nil }
    return CalendarDate(year: year, month: month, day: days[0])
  }

  /// The numbers that stand before or behind the month as its days, as in "October 5 to 9" and "5-9 Okt".
  private var daysBesideMonth: [Int] {
    let text = withPlainDigits
    // A time has no day.
    let words = text.split(whereSeparator: \.isWhitespace).filter { !$0.contains(":") }
    let tokens = words.flatMap { word in
      word.split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }.flatMap { part in
        // "d'octobre" has a month, and "'26" is a year.
        part.first.map { "'’".contains($0) } == true ? [part] : part.split { "'’".contains($0) }
      }
    }
    guard let month = tokens.firstIndex(where: { $0.lowercased().namedMonthOfYear != nil }) else {
      return []
    }
    func days(_ tokens: some Sequence<Substring>, areBefore: Bool = false) -> [Int] {
      var days: [Int] = []
      for token in tokens {
        let word = token.lowercased()
        if let day = word.dayOfMonth {
          // "Issue 7, 25 September" has one day.
          if areBefore, text[token.endIndex...].first == ",", let next = days.last, next != day + 1
          {
            break
          }
          days.append(day)
        } else if !LabelCursor.rangeWords.contains(word), !DateWords.joints.contains(word),
          !["de", "of", "the", "den", "di", "t", "m"].contains(word)
        {
          break
        }
      }
      return days
    }
    let behind = days(tokens[(month + 1)...])
    // "Camp 3, July 2026" has no day.
    let isApart = month > 0 && text[tokens[month - 1].endIndex...].first == ","
    let before = isApart ? [] : days(tokens[..<month].reversed(), areBefore: true).reversed()
    return before.count > behind.count ? before : behind
  }

  /// Whether one of its words is a year.
  var namesAYear: Bool { split { !$0.isNumber }.contains { String($0).namedYear != nil } }

  /// Whether it is more than a month with its year, and names a day.
  var hasDayOfMonth: Bool { monthAndYear == nil && namedDay() != nil }

  /// The first of several days in numbers, as in "Week of art 5.-9.10.2026" and "2026年10月5日〜9日".
  private var firstDayInNumbers: CalendarDate? {
    let figures = count(where: \.isNumber)
    guard figures > 5 else { return nil }
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count < 10 else { return nil }
    // "2026年10月5日スタート" says that it begins then.
    for word in words {
      if let day = word.withoutWordOfBeginning.flatMap({ CalendarDate(written: String($0)) }) {
        return day
      }
    }
    // A month with its year and a day has fewer.
    guard figures > 6 else { return nil }
    // "2026.11.16-11.22" has its year first.
    for word in words {
      let parts = word.split { !$0.isNumber }
      if 4...5 ~= parts.count, String(parts[0]).namedYear != nil,
        let day = CalendarDate(
          parts[..<3].map { $0.count == 1 ? "0\($0)" : "\($0)" }.joined(separator: "-"))
      {
        return day
      }
    }
    for start in words.indices {
      let rest = words[start...].joined(separator: " ").filter { !"()[]".contains($0) }
      var label = EntryText(label: rest)
      label.text = label.text.filter { $0 != ":" && $0 != "," }.inOneLine
      guard label.days > 1, let date = label.date,
        date.hasYear ? label.text.isEmpty : label.text.namedYear != nil
      else { continue }
      let year = label.text.namedYear ?? 0
      return [!hasMonthsBeforeDays, hasMonthsBeforeDays].lazy
        .compactMap { date.date(in: year, dayFirst: $0) }.first
    }
    return nil
  }

  /// Whether the first of two numbers with a slash is the month: behind it is no month in one, or the second number
  /// alone counts on, as in "10/1 - 10/7".
  private var hasMonthsBeforeDays: Bool {
    let pairs = split { !$0.isNumber && $0 != "/" }.compactMap { word -> (Int, Int)? in
      let parts = word.split(separator: "/").compactMap { Int($0) }
      return parts.count > 1 && parts[0] < 32 && parts[1] < 32 ? (parts[0], parts[1]) : nil
    }
    if pairs.contains(where: { $0.1 > 12 }) { return true }
    return pairs.count == 2 && pairs[0].0 == pairs[1].0 && pairs[0].1 < pairs[1].1
  }

  /// The first of two days with their months beside a year, as in "Oct 28 - Nov 3, 2026" and "du 28 octobre au 3
  /// novembre 2026".
  private var firstDayOfTwoMonths: CalendarDate? {
    var words = withPlainDigits.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !["de", "of", "the"].contains($0) }
    // "2026/27: Dec 21 - Jan 3" has a year of two parts.
    let school = words.indices.dropLast().first { place in
      words[place].namedYear.map(namesSchoolYear) ?? false
    }
    if let school { words.remove(at: school + 1) }
    let months = words.indices.filter { words[$0].namedMonthOfYear != nil }
    let years = words.compactMap(\.namedYear)
    guard months.count == 2, Set(years).count < 3, let year = years.first else { return nil }
    func day(_ place: Int) -> Int? {
      words.indices.contains(place) ? words[place].dayOfMonth : nil
    }
    // "28 Oct" and "Oct 28" are not mixed.
    for step in [-1, 1] {
      guard let first = day(months[0] + step), let last = day(months[1] + step),
        let start = words[months[0]].namedMonthOfYear, let end = words[months[1]].namedMonthOfYear,
        start != end || first < last
      else { continue }
      // One year is that of the second day, a school's year that of days in autumn.
      let isBefore = start > end && Set(years).count == 1 && school == nil
      let isAfter = school != nil && start < 7
      return CalendarDate(
        year: isBefore ? year - 1 : isAfter ? year + 1 : year, month: start, day: first)
    }
    return nil
  }

  /// The first day of the month that the text begins with, if it ends in the year, as in "March of Robots 2026".
  var monthBeforeYear: CalendarDate? {
    let words = monthWords
    guard words.count < 7, let month = words.first?.namedMonthOfYear,
      let year = words.last?.namedYear
    else { return nil }
    return CalendarDate(year: year, month: month, day: 1)
  }

  /// The first day of the month that the name of a challenge plays on, as "Inktober 2027", "Peachtober26" and "OC-tober
  /// '26" do.
  var monthInName: CalendarDate? {
    let text = lowercased().replacing("-", with: "")
    let names = text.split { !$0.isLetter }
    for name in names where name.utf8.count > 5 {
      let month =
        Self.endsOfNames.first { name.hasSuffix($0.key) }?.value
        ?? Self.startsOfNames.first { name.hasPrefix($0.key) }?.value
      // "26" right behind a name is its year.
      let behind = text[name.endIndex...].drop { " '’".contains($0) }
      let digits = behind.prefix(while: \.isFigure)
      let short = digits.count == 2 ? Int(digits).map { 2000 + $0 } : nil
      if let month, let year = yearOfList ?? short {
        return CalendarDate(year: year, month: month, day: 1)
      }
    }
    return nil
  }

  /// Whether it is about the days before Christmas.
  var isOfAdvent: Bool {
    let text = lowercased()
    return ["advent", "avent", "avvento", "julkalender", "joulukalenteri", "julekalender"]
      .contains(where: text.has)
  }

  private static let endsOfNames: [String: Int] = [
    "tember": 9, "ober": 10, "vember": 11, "cember": 12, "ugust": 8, "mermay": 5, "april": 4,
    "nuary": 1, "nanowrimo": 11, "napowrimo": 4, "loween": 10, "mapchallenge": 11,
    "тобер": 10, "мермай": 5, "トーバー": 10, "토버": 10, "توبر": 10, "טובר": 10,
  ]

  private static let startsOfNames: [String: Int] = [
    "janu": 1, "febu": 2, "febru": 2, "marchi": 3, "april": 4, "june": 6, "juni": 6, "septem": 9,
    "octob": 10, "novem": 11, "decem": 12,
  ]

  /// The first day of the month that the text names beside its year, as in "October 2026 prompts".
  var namedMonth: CalendarDate? { namedMonth(isForeign: false) }

  private func namedMonth(isForeign: Bool) -> CalendarDate? {
    let text = withPlainDigits
    guard text.mayNameAYear else { return nil }
    // "November 1st to 30th 2026" has days between them.
    let words = text.monthWords.filter { !$0.isDayOfSpan }
    func month(_ place: Int) -> Int? { self.month(at: place, of: words, isForeign: isForeign) }
    // The year behind the month tells more than the one before it, as in "since 2019: October 2026".
    for step in [-1, 1] {
      for (place, word) in words.enumerated() {
        guard let year = word.namedYear, let last = month(place + step) else { continue }
        // Of "October/November 2026" the list begins in the first.
        var (start, first) = (place + step, last)
        while step < 0, let (place, before) = monthJoined(to: start, words, month) {
          (start, first) = (place, before)
        }
        let isBefore = first > last && !text.namesSchoolYear(from: year)
        return CalendarDate(year: isBefore ? year - 1 : year, month: first, day: 1)
      }
    }
    return text.monthApart(words, isForeign: isForeign) ?? text.eastAsianMonth ?? text.countedMonth
  }

  /// The month that one of its words is, and no other word.
  private func month(at place: Int, of words: [String], isForeign: Bool) -> Int? {
    guard words.indices.contains(place), let number = words[place].namedMonthOfYear,
      !isOtherWord(words[place]), isForeign || isMonth(words[place], among: words)
    else { return nil }
    return number
  }

  /// The month before another one that a sign or a word joins to it, and its place.
  private func monthJoined(
    to place: Int, _ words: [String], _ month: (Int) -> Int?
  ) -> (place: Int, month: Int)? {
    if let number = month(place - 1) { return (place - 1, number) }
    guard place > 1,
      words[place - 1] == "&" || DateWords.joints.contains(words[place - 1])
        || LabelCursor.rangeWords.contains(words[place - 1])
    else { return nil }
    return month(place - 2).map { (place - 2, $0) }
  }

  /// Whether a short month is another word here: the sea behind an article, or a French seven before a noun.
  private func isOtherWord(_ month: String) -> Bool {
    guard ["mar", "sept", "des"].contains(month) else { return false }
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let place = words.firstIndex(where: { $0 == month }) else { return false }
    let next = place + 1 < words.count ? words[place + 1] : ""
    switch month {
    case "mar": return place > 0 && Self.wordsBeforeTheSea.contains(words[place - 1])
    case "des": return Int(next) == nil
    default: return Self.nounsBehindSeven.contains(next)
    }
  }

  private static let wordsBeforeTheSea: Set<Substring> = [
    "el", "de", "del", "do", "da", "dal", "di", "al", "no", "na", "sul", "sobre", "y", "e", "o",
  ]
  private static let nounsBehindSeven: Set<Substring> = [
    "jours", "mots", "dessins", "semaines", "idées", "thèmes", "défis", "nains",
  ]

  /// Whether it names a year that begins in autumn, as "2026/27".
  private func namesSchoolYear(from year: Int) -> Bool {
    let end = ((year + 1) % 100).padded(to: 2)
    return ["/", "-", "–"].contains { contains("\(year)\($0)\(end)") }
  }

  /// Whether a word is a month in a title, and no other word of English: "set" is September in Italian, and "Mars" is
  /// March in French.
  private func isMonth(_ word: String, among words: [String]) -> Bool {
    let word = word.hasPrefix("d'") ? String(word.dropFirst(2)) : word
    guard words.count > 2, DateWords.english[word] == nil, word.utf8.allSatisfy({ $0 < 0x80 })
    else {
      return true
    }
    return !DateWords.monthsThatAreWords.contains(word)
      && (!["mars", "mart"].contains(word) || words.count < 4 || speaksOfPrompts(self))
  }

  /// The first day of a month that stands apart from its year, as in "October drawing challenge 2026" and
  /// "Inktober 2026 starts October 1".
  private func monthApart(_ words: [String], isForeign: Bool) -> CalendarDate? {
    let years = words.compactMap(\.namedYear)
    guard years.count == 1, words.count < 8,
      speaksOfPrompts(self) || saysThatItBegins || daysBesideMonth.count > 1
    else { return nil }
    // "May" and "march" are other words between words.
    let months = words.indices.compactMap { place in
      let isAtEnd = place == 0 || place == words.count - 1
      return isAtEnd || !["may", "march"].contains(words[place])
        ? month(at: place, of: words, isForeign: isForeign) : nil
    }
    guard months.count == 1 else { return nil }
    return CalendarDate(year: years[0], month: months[0], day: 1)
  }

  /// The first day of a month such as "2026年10月" or "2026년 10월", where no other day of it follows.
  private var eastAsianMonth: CalendarDate? {
    guard let sign = firstIndex(where: { "月월".contains($0) }) else { return nil }
    let number = self[..<sign].suffix(while: { $0.isFigure || $0.isChineseDigit })
    let years = split { !$0.isFigure }.compactMap { String($0).namedYear }
    guard let (month, rest) = self[number.startIndex...].monthBySign,
      let year = years.first ?? chineseYear
    else { return nil }
    let day = rest.drop { $0.isWhitespace }.prefix { $0.isNumber }
    return day.isEmpty || day == "1" ? CalendarDate(year: year, month: month, day: 1) : nil
  }

  /// The first day of a month that is a number, as in "10/2026", "2026.10" and "Tháng 10 năm 2026".
  private var countedMonth: CalendarDate? {
    let text = withPlainDigits
    for word in text.split(whereSeparator: { $0.isWhitespace || ",()[]!?".contains($0) }) {
      let parts = word.split(omittingEmptySubsequences: false) { "./-".contains($0) }
      guard parts.count == 2 else { continue }
      for (month, year) in [(parts[0], parts[1]), (parts[1], parts[0])] {
        guard month.count < 3, let month = Int(month), let year = String(year).namedYear else {
          continue
        }
        return CalendarDate(year: year, month: month, day: 1)
      }
    }
    let words = text.monthWords
    guard let place = words.firstIndex(of: "tháng"), place + 2 < words.count,
      let year = words[place + 2].namedYear,
      let month = Int(words[place + 1]) ?? (words[place + 1] == "mười" ? 10 : nil)
    else { return nil }
    return CalendarDate(year: year, month: month, day: 1)
  }

  /// Its words in small letters, without those that stand between a month and its year.
  private var monthWords: [String] {
    split { $0.isWhitespace || ",:–—-~〜～|()[]./!?\"“”".contains($0) }.map { $0.lowercased() }
      .filter { !["de", "del", "of", "m", "พ", "ศ", "năm", "เดือน"].contains($0) }
  }

  /// Whether it has four figures of a year, a mark before two, or the sign of a month; most lines have none of these.
  private var mayNameAYear: Bool {
    var figures = 0
    for scalar in unicodeScalars {
      switch scalar {
      case "0"..."9": figures += 1
      // The last are parts of Korean letters.
      case "'", "’", "月", "월", "\u{1100}"..."\u{11FF}": return true
      default: figures = 0
      }
      if figures == 4 { return true }
    }
    return false
  }

  /// Whether it says when somebody made or changed it, or until when something is due, which no prompt depends on.
  var tellsWhenItWasPosted: Bool {
    let words = lowercased().split { !$0.isLetter }.map(String.init)
    return words.first == "due" || words.contains(where: Self.wordsOfPosting.contains)
  }

  private static let wordsOfPosting: Set = [
    "posted", "published", "updated", "created", "edited", "modified", "printed", "deadline",
    "voting", "reveal", "aktualisiert", "gepostet", "veröffentlicht", "abgabe", "einsendeschluss",
    "actualizado", "publicado", "publié",
  ]

  /// Whether it says that something begins.
  var saysThatItBegins: Bool {
    lowercased().split { !$0.isLetter }.contains { word in
      Self.wordsOfBeginning.contains(String(word)) || word.hasPrefix("start")
        || word.hasPrefix("begin")
    }
  }

  private static let wordsOfBeginning: Set = [
    "from", "ab", "dès", "partir", "desde", "dal", "od", "с", "mulai", "vanaf",
  ]

  /// The text with the digits of ASCII in the place of any others.
  var withPlainDigits: String {
    guard unicodeScalars.contains(where: { !$0.isASCII && $0.isDigit }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let digit = scalar.digit { text += "\(digit)" } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The year before its sign in digits of Chinese, as in "二〇二六年".
  private var chineseYear: Int? {
    guard let sign = firstIndex(of: "年") else { return nil }
    let digits = self[..<sign].unicodeScalars.suffix(4).compactMap { scalar in
      "〇零".unicodeScalars.contains(scalar) ? 0 : scalar.chineseDigit.flatMap { $0 < 10 ? $0 : nil }
    }
    return digits.count == 4 ? digits.reduce("") { "\($0)\($1)" }.namedYear : nil
  }
}

extension Character {
  fileprivate var isChineseDigit: Bool { unicodeScalars.first?.chineseDigit != nil }
}

extension Substring {
  /// The month that it begins with and what is behind it, as "1월" and "十一月" have one; `nil` for another text.
  var monthBySign: (number: Int, rest: Substring)? {
    let figures = prefix(while: \.isFigure)
    let number = figures.isEmpty ? prefix(while: \.isChineseDigit) : figures
    let rest = self[number.endIndex...]
    var cursor = LabelCursor(number)
    guard let sign = rest.first, "月월".contains(sign),
      let month = Int(figures) ?? cursor.chineseNumber(), 1...12 ~= month
    else { return nil }
    return (month, rest.dropFirst())
  }

  /// The part at the end in which all are such characters.
  fileprivate func suffix(while isMeant: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isMeant(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

extension String {
  /// The year that it is, as "2026", "'26" and "2569" of the Buddhist era.
  fileprivate var namedYear: Int? {
    if let mark = first, "'’".contains(mark), utf8.count < 8, dropFirst().count == 2 {
      return Int(dropFirst()).map { 2000 + $0 }
    }
    // "2026'da" has an ending of Turkish.
    let digits = prefix(while: \.isFigure)
    guard digits.count == 4, digits.count == count || "'’".contains(self[digits.endIndex]),
      let year = Int(digits)?.fromBuddhistEra, (2000...2199).contains(year)
    else { return nil }
    return year
  }

  /// The month that it is, in any of the forms that titles have.
  fileprivate var namedMonthOfYear: Int? {
    if let month = DateWords.month(self) { return month }
    // "d'octobre", "เดือนตุลาคม", and the genitive of Finnish.
    for start in ["d'", "d’", "เดือน"] where hasPrefix(start) {
      return DateWords.month(String(dropFirst(start.count)))
    }
    return utf8.count > 3 ? DateWords.monthInOtherCase(self) : nil
  }

  /// The day of a month that it is, as "5" and "5th".
  fileprivate var dayOfMonth: Int? {
    let digits = prefix(while: \.isFigure)
    let end = self[digits.endIndex...]
    guard ["", "er", "º"].contains(end) || DateWords.ordinalEndings.contains(String(end)),
      let day = Int(digits)
    else { return nil }
    return (1...31).contains(day) ? day : nil
  }

  /// Whether it is a day of a month, or a word between two.
  fileprivate var isDayOfSpan: Bool {
    let digits = prefix(while: \.isFigure)
    let end = self[digits.endIndex...]
    return (1...2).contains(digits.count)
      && (["", "er"].contains(end) || DateWords.ordinalEndings.contains(String(end)))
      || ["to", "bis", "au", "al"].contains(self)
  }
}

extension Int {
  /// The year of our era where it is one of the Buddhist era, which Thailand counts by.
  var fromBuddhistEra: Int { (2443...2742).contains(self) ? self - 543 : self }
}
