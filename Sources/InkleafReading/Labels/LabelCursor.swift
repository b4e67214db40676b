import InkleafLists

/// A place in a line that moves forward over bullets and labels.
struct LabelCursor {
  private let text: Substring
  let scalars: [Unicode.Scalar]
  /// The number of Unicode scalars before the place.
  var place = 0

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
    scalars = text.unicodeScalars.map { scalar in
      // Wide marks beside wide digits mean the same.
      switch scalar {
      case "／": "/"
      case "．": "."
      case "：": ":"
      case "｜": "|"
      default: scalar
      }
    }
  }

  /// Whether a bullet or box was skipped.
  private(set) var hasBullet = false

  /// Whether a weekday stands before the place, so that two numbers are a date.
  var isBehindWeekday = false
  /// Whether that is a weekday of a language that has the day first.
  var isBehindForeignWeekday = false

  /// A number or date before words.
  struct Label {
    var number: Int?
    var last: Int?
    var date: RawDate?
    var days = 1
    var hasWeekday = false
    /// The weekday beside the date, 0 for Monday.
    var weekday: Int?
    var isWeek = false
    /// Whether it is a label only with a mark after it.
    var needsMark = false
    /// Whether a mark stands after it.
    var isMarked = false
    /// Whether it would need a mark, but has none.
    var isLoose = false
    /// Whether it is a sign of its own, which needs no space after it.
    var isSign = false
  }

  /// The text from here on.
  var rest: Substring { Substring(text.unicodeScalars.dropFirst(place)) }

  var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  func scalar(_ offset: Int) -> Unicode.Scalar? {
    place + offset < scalars.count ? scalars[place + offset] : nil
  }

  func starts(with text: String) -> Bool {
    scalars[place...].starts(with: text.unicodeScalars)
  }

  mutating func skipSpace() {
    while next?.isSpace == true { place += 1 }
  }

  mutating func take(_ wanted: String) -> Bool {
    guard let next, wanted.unicodeScalars.contains(next) else { return false }
    place += 1
    return true
  }

  mutating func skipBullets() {
    // Most bullets have a space after them; "**1**" is a bold number, and "-5" is a word.
    while let next,
      "•●▪".unicodeScalars.contains(next) && scalar(1)?.properties.isAlphabetic == true
        || "☐□▢".unicodeScalars.contains(next) && scalar(1)?.isDigit == true
        || "-*+•∙◦‣·–—>☐☑✦✧★☆●○■□▪▫◆◇➤➜→»\u{F0B7}\u{F0A7}\u{F0D8}\u{F0FC}\u{F076}".unicodeScalars
          .contains(next) && scalar(1)?.isSpace == true
    {
      place += 1
      hasBullet = true
      skipSpace()
    }
    if skipBox() { hasBullet = true }
    // Numbers that a program fills in.
    for mark in ["#. ", "\\item "] where starts(with: mark) {
      place += mark.unicodeScalars.count
      hasBullet = true
    }
  }

  /// Skips the box of a task; returns whether there was one.
  @discardableResult mutating func skipBox() -> Bool {
    guard next == "[" || next == "(" else { return false }
    let boxes = ["[ ]", "[x]", "[X]", "[]", "[_]", "[-]", "( ) ", "(x) ", "() "]
    guard let box = boxes.first(where: { starts(with: $0) }) else { return false }
    place += box.unicodeScalars.count
    skipSpace()
    return true
  }

  /// Skips an emoji with a space after it; returns whether there was one.
  ///
  /// - Parameter isBeforeNumber: whether a number may stand there instead, as in "🎃1 Ring".
  mutating func skipEmoji(isBeforeNumber: Bool = false) -> Bool {
    let start = place
    guard takeEmoji(), let next, next.isSpace || isBeforeNumber && next.isDigit else {
      place = start
      return false
    }
    skipSpace()
    return true
  }

  /// Skips emoji directly behind a number, as in "1🎃 Ring"; returns whether there were any before words.
  private mutating func skipEmojiBehindNumber() -> Bool {
    let start = place
    guard takeEmoji(), scalars[place...].contains(where: { !$0.isSpace }) else {
      place = start
      return false
    }
    return true
  }

  private mutating func takeEmoji() -> Bool {
    guard next?.isEmojiStart == true else { return false }
    while let next, next.isEmojiPart { place += 1 }
    return true
  }

  // MARK: Labels

  /// Reads a number or date with the mark that separates it from the words.
  mutating func label() -> Label? {
    _ = skipEmphasis()
    let start = place
    // "The 1st - Bear" has an article.
    if starts(with: "The ") || starts(with: "the "), scalar(4)?.isDigit == true {
      place += 4
      guard let ordinal = first(of: [{ $0.wordDate() }, { $0.ordinal() }], from: place) else {
        place = start
        return nil
      }
      return ordinal
    }
    // "Den 1 oktober" has one, too.
    if next.map({ "dDlL".unicodeScalars.contains($0) }) == true {
      skipArticle()
      if place > start, let date = first(of: [{ $0.wordDates() }], from: place) { return date }
      place = start
    }
    guard let next else { return nil }
    if next.isDigit {
      return first(
        of: [
          { $0.daysOfMonth() }, { $0.numericDates() }, { $0.wordDates() }, { $0.yearAndDate() },
          { $0.counter() }, { $0.plain() },
        ],
        from: start
      )
    }
    if next == "[" || next == "(", let label = labelInBrackets(from: start) { return label }
    if "#№([（【「".unicodeScalars.contains(next) || next.isNumberSign {
      return first(of: [{ $0.plain() }], from: start)
    }
    if let roman = romanLabel() { return roman }
    if next == "第" || next.chineseDigit != nil,
      let label = first(of: [{ $0.chineseLabel() }, { $0.countedWord() }], from: start)
    {
      return label
    }
    guard next.properties.isAlphabetic, mayBeLabel() else { return nil }
    return first(
      of: [{ $0.wordDates() }, { $0.countedWord() }, { $0.spanBehindWord() }], from: start)
      ?? weekdayLabel(from: start)
  }

  private mutating func first(
    of readers: [(inout LabelCursor) -> Label?], from start: Int
  ) -> Label? {
    for read in readers {
      place = start
      guard var label = read(&self) else { continue }
      let end = place
      if label.date != nil {
        label.weekday = skipWeekday()
      } else if label.number != nil, label.last == nil, let day = skipWeekdayInBrackets() {
        (label.weekday, label.hasWeekday, label.needsMark) = (day, true, false)
      }
      // What is in brackets ends there.
      let isClosed = place > end && (scalars[place - 1] == ")" || scalars[place - 1] == "）")
      if let end = endLabel(needsMark: label.needsMark)
        ?? (label.isSign || isClosed ? .marked : nil)
      {
        // No words begin with "1일~3일" or "1st & 2nd".
        label.isMarked = end == .marked || label.last != nil && !label.needsMark
        label.isLoose = end == .loose
        return label
      }
    }
    place = start
    return nil
  }

  /// Whether a number, or a mark, comes soon after the word here; most words of lists have neither.
  private func mayBeLabel() -> Bool {
    var index = place
    while index < scalars.count, scalars[index].isLetterOfWord { index += 1 }
    let end = index
    // "Mittwoch und Donnerstag:" is among the longest labels.
    while index < scalars.count, index < end + 20 {
      let scalar = scalars[index]
      if scalar.isDigit || "#:-–—|=".unicodeScalars.contains(scalar) { return true }
      guard
        scalar.isSpace || "*_`,.('’׳°/&+".unicodeScalars.contains(scalar)
          || scalar.isLetterOfWord
      else { return false }
      index += 1
    }
    return false
  }

  mutating func skipEmphasis() -> Bool {
    let start = place
    while take("*_`") {}
    return place > start
  }

  enum LabelEnd { case marked, plain, loose }

  /// Skips the marks and spaces between a label and the words.
  ///
  /// - Returns: `nil` if the label is part of the words.
  mutating func endLabel(needsMark: Bool) -> LabelEnd? {
    var hasMark = skipEmphasis()
    let hadSpace = next == nil || next?.isSpace == true
    let hadTab = next == "\t"
    // A mark between two digits is part of the words, as in "3:00", "2.5" and "24/7".
    if !hasMark, !hadSpace, scalar(1)?.isDigit == true { return nil }
    var hasDash = !hadSpace && skipEmojiBehindNumber()
    skipSpace()
    if next == "\\", scalar(1) == "." || scalar(1) == ")" { place += 1 }
    while let character = next, ".):]）-–—|│┃┊┆/=,;、．：；→»·•∙~…".unicodeScalars.contains(character) {
      if skipArrow() {
        hasDash = true
        skipSpace()
        continue
      }
      // Two of them strike words out.
      if character == "~", scalar(1) == "~" { break }
      // It may begin the words, too, but for those of Japanese and Chinese behind a day.
      if character == "…", scalar(1)?.isSpace != true,
        needsMark || scalar(1)?.isEastAsianLetter != true
      {
        break
      }
      // A hyphen without space around it is part of a word, as in "3-legged".
      if character == "-" {
        let isJoined = scalar(1).map { !$0.isSpace } ?? false
        if isJoined && !hadSpace && !hasDash { return nil }
        // After another mark it starts the words, as in "2. -5 degrees".
        if isJoined && hasDash { break }
      }
      hasDash = true
      place += 1
      hasMark = skipEmphasis() || hasMark
      skipSpace()
    }
    if hasDash || hasMark || hadTab { return .marked }
    // Quotation marks of Chinese and Japanese need no space before them, nor do brackets behind a date.
    if let next, "「『《〈".unicodeScalars.contains(next) || next == "（" && !needsMark {
      return .marked
    }
    // Nor do words in Chinese or Japanese after "Day 1" or a date.
    if !needsMark, !hadSpace, let next, next.isEastAsianLetter { return .plain }
    guard hadSpace else { return nil }
    return needsMark ? .loose : .plain
  }

  /// Skips an arrow of signs, such as "->", "-->" or "=>".
  private mutating func skipArrow() -> Bool {
    var end = place
    while end < scalars.count, end < place + 3, "-=–—".unicodeScalars.contains(scalars[end]) {
      end += 1
    }
    guard end > place, end < scalars.count, scalars[end] == ">" else { return false }
    place = end + 1
    return true
  }

  mutating func integer(most: Int = 4) -> Int? {
    var value = 0
    let start = place
    while let digit = next?.digit {
      guard place - start < most else { return nil }
      value = value * 10 + digit
      place += 1
    }
    return place > start ? value : nil
  }

  mutating func word() -> String {
    let start = place
    var hasApostrophe = false
    while let next, next.isLetterOfWord || isApostropheInCyrillic {
      hasApostrophe = hasApostrophe || !next.isLetterOfWord
      place += 1
    }
    // Most places have none.
    guard place > start else { return "" }
    let word = String(of: scalars[start..<place]).lowercased()
    return hasApostrophe ? String(word.map { $0 == "'" || $0 == "’" ? "ʼ" : $0 }) : word
  }

  /// Whether an apostrophe is here that is a letter in Ukrainian and Belarusian, as in "п’ятниця".
  private var isApostropheInCyrillic: Bool {
    (next == "'" || next == "’") && scalar(1).map { (0x400...0x4FF).contains($0.value) } == true
  }

  /// Reads "#1", "(1)" or "1", also as an emoji.
  private mutating func plain() -> Label? {
    if let number = sign() { return Label(number: number, isSign: true) }
    let hasHash = take("#№")
    let start = place
    let ends: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "（": "）", "【": "】", "「": "」"]
    let end = hasHash ? nil : next.flatMap { ends[$0] }
    if end != nil { place += 1 }
    guard let number = integer() else { return nil }
    if let end {
      let isDay = end == "】" && takeOrdinal()
      guard next == end else { return nil }
      let isSign = isDay || end == "】" || end == "」"
      if isSign { place += 1 }
      return Label(number: number, needsMark: true, isSign: isSign)
    }
    // "#1Fish" has a number, "#100DaysOfArt" is a word.
    if hasHash, place - start < 3, next?.properties.isUppercase == true,
      !scalars[(place + 1)...].contains(where: \.properties.isUppercase)
    {
      return Label(number: number, isSign: true)
    }
    return Label(number: number, last: last(after: number), needsMark: !hasHash)
  }

  /// Reads a number of emoji keys, or one in a circle.
  mutating func sign() -> Int? {
    var value: Int?
    while let next {
      var after = place + 1
      if next.isDigit {
        if after < scalars.count, scalars[after] == "\u{FE0F}" { after += 1 }
        guard after < scalars.count, scalars[after] == "\u{20E3}", (value ?? 0) < 1000 else {
          break
        }
        value = (value ?? 0) * 10 + (next.digit ?? 0)
        place = after + 1
      } else if value == nil, let number = next.signNumber {
        place += 1
        var sum = number
        // "ⅩⅠ" is eleven.
        while next.isRomanSign, sum < 50, let more = self.next, more.isRomanSign {
          sum += more.signNumber ?? 0
          place += 1
        }
        return sum
      } else {
        break
      }
    }
    return value
  }

  /// Reads a number with the ending that an order has, as "1st", and a mark behind it.
  private mutating func ordinal() -> Label? {
    guard let number = integer(), isOrdinal(word()) else { return nil }
    return Label(number: number, needsMark: true)
  }

  /// Reads "1st", "1er" or "1日目".
  private mutating func counter() -> Label? {
    guard let number = integer() else { return nil }
    let start = place
    if ["주차", "주", "週目", "周目"].contains(word()) { return Label(number: number, isWeek: true) }
    place = start
    if next == ".", scalar(1) == "º" || scalar(1) == "ª" { place += 1 }
    let isOrdinal = takeOrdinal()
    if isOrdinal, let last = lastOrdinal(after: number) {
      return Label(number: number, last: last)
    }
    let afterNumber = place
    // "1. Tag: Cat", "1st week: Cat" and "1-й день: Cat" have the number before the word.
    if !isOrdinal {
      place = start
      if !take("."), next?.isSpace != true {
        _ = take("-")
        guard 1...3 ~= word().count else { return nil }
      }
    }
    skipSpace()
    let counter = word()
    let isWeek = DateWords.weekCounters.contains(counter)
    if counter.unicodeScalars.count > 1, isWeek || DateWords.dayCounters.contains(counter) {
      if isWeek { skipMonthOfWeek() }
      let afterWord = place
      skipSpace()
      if let next, ":–—".unicodeScalars.contains(next) || next == "-" && scalar(1)?.isSpace == true
      {
        place = afterWord
        return Label(number: number, isWeek: isWeek)
      }
      // "1st day bear" has no mark, and "1st day of school" no label.
      if isOrdinal, counter == "day", !["of", "at", "in", "on", "back", "off"].contains(word()) {
        place = afterWord
        return Label(number: number)
      }
    }
    place = afterNumber
    return isOrdinal ? Label(number: number) : nil
  }

  /// Takes what makes a number one of an order, as in "1st", "1º" or "1-е"; its digits were read.
  mutating func takeOrdinal() -> Bool {
    let start = place
    if take("°ºª") { return true }
    let mark = next
    _ = take("-:'’")
    let word = word()
    let isOrdinal =
      switch mark {
      case "-": Self.endsBehindHyphen.contains(word)
      // "1:a" is the first in Swedish.
      case ":": word == "a" || word == "e"
      case "'", "’": Self.endsBehindApostrophe.contains(word)
      default: isOrdinal(word)
      }
    if isOrdinal { return true }
    place = start
    // "1日ランタン" has no space behind the sign.
    return mark != "-" && mark != ":" && takeSignOfDay()
  }

  /// Takes the sign for a day's number that words follow without a space.
  private mutating func takeSignOfDay() -> Bool {
    for sign in ["日目", "日", "号", "號", "天", "일째", "일"] where starts(with: sign) {
      let end = place + sign.unicodeScalars.count
      // "3日間" lasts three days.
      guard end < scalars.count, scalars[end].isEastAsianLetter,
        !["間", "中", "後", "前", "월"].contains(scalars[end])
      else { return false }
      place = end
      return true
    }
    return false
  }

  /// Endings that Turkish has behind a number and an apostrophe.
  private static let endsBehindApostrophe: Set = [
    "inci", "ıncı", "uncu", "üncü", "nci", "ncı", "ncu", "ncü",
  ]

  /// Endings that Russian, Ukrainian and Hungarian have behind a number and a hyphen.
  private static let endsBehindHyphen: Set = [
    "е", "й", "я", "го", "ое", "ый", "ая", "ше", "ге", "тє", "те", "ме", "én", "án", "jén", "ján",
  ]

  func isOrdinal(_ word: String) -> Bool { !word.isEmpty && Self.ordinalEnds.contains(word) }

  private static let ordinalEnds: Set = [
    "st", "nd", "rd", "th", "ter", "te", "ten", "ste", "ster", "sten", "e", "er", "ro", "η", "ère",
    "ème", "º", "ª", "日", "日目", "号", "號", "天",
    "번",
    "일",
    "일째", "일차",
  ]
}
