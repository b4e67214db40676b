import InkleafLists

// Words and weekdays before words.

extension LabelCursor {
  /// Reads "Day 1", "Week 1", "Day #1" or "Day 1-3", also in other languages.
  mutating func countedWord() -> Label? {
    if take("第") {
      guard let number = integer() ?? chineseNumber() else { return nil }
      let last = last(after: number)
      let isWeek = take("週周")
      guard isWeek || take("天日回") || last != nil else { return nil }
      _ = take("目")
      return Label(number: number, last: last, isWeek: isWeek)
    }
    let word = word()
    let isWeek =
      DateWords.weekCounters.contains(word) || DateWords.countersOfWeeks.contains(word)
    // "N° 1" has the sign of a degree.
    let isSign = word == "n" && take("°")
    guard isWeek || isSign || DateWords.dayCounters.contains(word) else { return nil }
    // "D1" is a day, but "D - Dog" a letter; "v.41" is a week in Swedish.
    if word.unicodeScalars.count == 1, !isSign, next?.isDigit != true,
      word != "v" || next != "." || scalar(1)?.isDigit != true
    {
      return nil
    }
    _ = take(".")
    skipSpace()
    if isWeek, let date = dateOfWeek() { return date }
    let afterWord = place
    // "Ngày 1 tháng 10" is the first of October.
    if word == "ngày", let date = numericDate() { return date }
    place = afterWord
    // "Hari ke-1" is the first day in Indonesia.
    if word == "hari", starts(with: "ke-") { place += 3 }
    _ = take("#")
    // "Day- 1" has a mark too much.
    if next == "-", scalar(1)?.isSpace == true, scalar(2)?.isDigit == true { place += 2 }
    if let number = sign() ?? integer() {
      let last = last(after: number) ?? lastCounted(as: word, after: number)
      skipPartOfDay()
      return Label(number: number, last: last, isWeek: isWeek)
    }
    // "Week One" is mostly a heading.
    return isWeek ? nil : writtenNumber().map { Label(number: $0, needsMark: true) }
  }

  /// Reads a number in words or in Roman figures, as in "One" and "XIV".
  private mutating func writtenNumber() -> Int? {
    let start = place
    if let number = spelledNumber() { return number }
    place = start
    return word().uppercased()[...].romanNumber
  }

  /// Reads a label in brackets, as in "[Day 1]", "(Oct 1)" or "(Thu 10/1)", with the words behind it or on the next line.
  mutating func labelInBrackets(from start: Int) -> Label? {
    let end = next == "[" ? "]" : ")"
    let readers: [(inout LabelCursor) -> Label?] = [
      { $0.countedWord() }, { $0.wordDates() }, { $0.numericDates() },
    ]
    place = start + 1
    let weekday = takeWeekday()
    defer { isBehindWeekday = false }
    // "Mar" may be a weekday or the month.
    for (inner, day) in weekday == nil ? [(start + 1, nil)] : [(place, weekday), (start + 1, nil)] {
      isBehindWeekday = day != nil
      for read in readers {
        place = inner
        guard var label = read(&self), take(end) else { continue }
        _ = endLabel(needsMark: false)
        (label.needsMark, label.isMarked) = (false, true)
        (label.hasWeekday, label.weekday) = (day != nil, day)
        return label
      }
    }
    place = start
    return nil
  }

  /// Reads the end of "Day 1 to Day 7" or "Day 3 & Day 4", whose first number was read.
  private mutating func lastCounted(as counter: String, after first: Int) -> Int? {
    let start = place
    skipSpace()
    let areTwo = takeJoint()
    if areTwo || takeRange() {
      skipSpace()
      if word() == counter {
        skipSpace()
        if let last = integer(), last > first, last - first < (areTwo ? 2 : 100) { return last }
      }
    }
    place = start
    return nil
  }

  /// Skips what parts the prompts of a day, as in "Day 1 AM: Mug" and "Day 1 (easy): Mug", before a mark.
  mutating func skipPartOfDay() {
    let start = place
    skipSpace()
    let isInBrackets = take("(")
    let isPart = Self.partsOfDay.contains(word())
    if isPart, !isInBrackets || take(")") {
      let end = place
      skipSpace()
      if let next, ":-–—|".unicodeScalars.contains(next) {
        place = end
        return
      }
    }
    place = start
  }

  private static let partsOfDay: Set = [
    "am", "pm", "morning", "noon", "afternoon", "evening", "night", "easy", "medium", "hard",
    "beginner", "advanced", "morgens", "mittags", "abends", "leicht", "schwer", "matin", "soir",
    "facile", "difficile", "mañana", "tarde", "noche", "fácil", "difícil",
  ]

  /// Reads "十月一日" or "一日目".
  mutating func chineseLabel() -> Label? {
    guard let first = chineseNumber() else { return nil }
    if take("月") {
      guard let day = chineseNumber(), take("日号") else { return nil }
      return monthDay(first, day)
    }
    // "一、" is how lists are numbered; "一" alone is a word.
    if next == "、" || next == "：" || next == ":" { return Label(number: first, needsMark: true) }
    return isOrdinal(word()) ? Label(number: first) : nil
  }

  /// Reads a number such as "七", "十", "十二" or "三十一".
  mutating func chineseNumber() -> Int? {
    guard let first = next?.chineseDigit else { return nil }
    place += 1
    guard let second = next?.chineseDigit else { return first }
    if first >= 10, second < 10 {
      place += 1
      return first + second
    }
    guard first < 10, second == 10 else { return first }
    place += 1
    guard let third = next?.chineseDigit, third < 10 else { return first * 10 }
    place += 1
    return first * 10 + third
  }

  /// Reads the date of "Week of October 5", or the dates of "Semaine du 6 au 12 octobre".
  private mutating func dateOfWeek() -> Label? {
    let start = place
    let word = word()
    if word == "of" || Self.wordsBefore.contains(word), next?.isSpace == true {
      skipSpace()
      if let label = span(where: { $0.date != nil }) { return label }
    }
    place = start
    return nil
  }

  /// The numbers from one to nineteen in words.
  static let numberWords = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let ordinalWords = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth",
  ]
  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// Whether a word in lower case is a number below twenty or its place in an order.
  static func isNumberWord(_ word: String) -> Bool {
    numberWords.contains(word) || ordinalWords.contains(word)
  }

  /// Reads a number in words such as "One", "First", "Twenty-One" or "Thirtieth".
  mutating func spelledNumber() -> Int? {
    func units(_ word: String) -> Int? {
      (Self.numberWords.firstIndex(of: word) ?? Self.ordinalWords.firstIndex(of: word)).map {
        $0 + 1
      }
    }
    let first = word()
    if let number = units(first) { return number }
    let isOrdinal = first.hasSuffix("tieth")
    let name = isOrdinal ? first.dropLast(4) + "y" : first
    guard let tens = Self.tens.firstIndex(of: String(name)).map({ $0 * 10 + 20 }) else {
      return nil
    }
    let start = place
    if !isOrdinal, take("- "), let number = units(word()), number < 10 { return tens + number }
    place = start
    return tens
  }

  /// Reads "IV." or "iv)": a number only where the whole list counts so.
  mutating func romanLabel() -> Label? {
    let start = place
    let digits: [Unicode.Scalar: Int] = [
      "I": 1, "V": 5, "X": 10, "i": 1, "v": 5, "x": 10,
    ]
    var values: [Int] = []
    while let next, let value = digits[next] {
      values.append(value)
      place += 1
    }
    let number = values.romanValue
    guard number > 0, next == "." || next == ")", endLabel(needsMark: true) == .marked else {
      place = start
      return nil
    }
    return Label(number: number, isLoose: true)
  }

  /// Skips a weekday after a date, as in "10/1(Fri)" or "Oct 1, Friday:", and returns it.
  mutating func skipWeekday() -> Int? {
    let start = place
    if take(",") {
      skipSpace()
      let day = DateWords.weekday(word())
      let end = place
      skipSpace()
      if let day, let next, ":-–—|".unicodeScalars.contains(next) {
        place = end
        return day
      }
      place = start
    }
    skipSpace()
    // "10月1日 水曜日 魚" has it without a mark.
    let beforeWord = place
    if let day = DateWords.eastAsianWeekday(word()),
      next == nil || next?.isSpace == true || ":：-–—、".unicodeScalars.contains(scalars[place])
    {
      return day
    }
    place = beforeWord
    if let day = skipWeekdayInBrackets() { return day }
    place = start
    return nil
  }

  /// Skips a weekday in brackets, as in "10/1(Fri)" and "1日（木）", and returns it.
  mutating func skipWeekdayInBrackets() -> Int? {
    let start = place
    skipSpace()
    guard take("(（"), case let name = word(),
      let day = DateWords.weekday(name) ?? DateWords.weekday(ofSign: scalars[place - 1])
        ?? (name.count > 1 && ShortWeek.allNames.contains(name) ? -1 : nil),
      // The line may be cut.
      take(")）") || next == nil
    else {
      place = start
      return nil
    }
    return day
  }

  /// Skips the word before the day in "Friday the 1st", and "d." in Danish.
  mutating func skipArticle() {
    let start = place
    let word = word()
    if ["the", "den", "der", "le", "el", "il"].contains(word) || word == "d" && take(".") {
      skipSpace()
      if next?.isDigit == true { return }
    }
    place = start
  }

  /// Reads the second word of a weekday in Hebrew or Vietnamese, whose first one is mostly "day".
  private mutating func weekday(behind first: String) -> Int? {
    let names =
      switch first {
      case "יום": ["שני", "שלישי", "רביעי", "חמישי", "שישי", "שבת", "ראשון"]
      case "thứ": ["hai", "ba", "tư", "năm", "sáu", "bảy"]
      case "chủ": ["", "", "", "", "", "", "nhật"]
      default: [String]()
      }
    guard !names.isEmpty, take(" ") else { return nil }
    // In Vietnamese, Monday is the second day.
    if first == "thứ", let number = integer(most: 1) { return 2...7 ~= number ? number - 2 : nil }
    let name = word()
    if let day = names.firstIndex(of: name) { return day }
    // Hebrew counts them by letters with a mark, too, from Sunday on.
    guard first == "יום", name.unicodeScalars.count == 1, take("'’׳"),
      let place = "בגדהושא".firstIndex(of: Character(name))
    else { return nil }
    return "בגדהושא".distance(from: "בגדהושא".startIndex, to: place)
  }

  /// Reads a weekday with a number or date after it, or with a mark.
  mutating func weekdayLabel(from start: Int) -> Label? {
    place = start
    let name = word()
    let afterName = place
    let spelled = weekday(behind: name)
    let afterSpelled = place
    if let spelled, next != ",", endLabel(needsMark: true) == .marked {
      return Label(hasWeekday: true, weekday: spelled, isMarked: true)
    }
    place = spelled == nil ? afterName : afterSpelled
    // "W 10/1" has a letter or two of the weekday, whichever the language is.
    let known = spelled ?? DateWords.weekday(name)
    let isShort = (1...2).contains(name.unicodeScalars.count) && known == nil
    guard let day = known ?? (isShort ? -1 : nil) else { return nil }
    if starts(with: "-feira") { place += 6 }
    _ = skipEmphasis()
    let afterDay = place
    _ = take(".")
    let areTwo = !isShort && skipSecondWeekday()
    _ = take(",")
    skipSpace()
    skipArticle()
    isBehindWeekday = true
    isBehindForeignWeekday = !isShort && DateWords.englishWeekdays[name] == nil
    defer { (isBehindWeekday, isBehindForeignWeekday) = (false, false) }
    // "Mon (10/5)" has its date in brackets.
    let isInBrackets = next == "(" && scalar(1)?.isDigit == true
    if next?.properties.isAlphabetic == true || next?.isDigit == true || next == "#"
      || isInBrackets,
      var label = areTwo ? twoDays() : label(), !label.hasWeekday, !isShort || label.date != nil,
      // "Mar 2027" is a month, or words.
      label.number ?? 0 < 1000
    {
      label.hasWeekday = true
      label.weekday = day
      // "Sat 3 Teapot" needs no mark.
      if !isShort { label.isLoose = false }
      return label
    }
    place = afterDay
    _ = take(".")
    if areTwo { _ = skipSecondWeekday() }
    guard !isShort, endLabel(needsMark: true) == .marked else {
      place = start
      return nil
    }
    return Label(hasWeekday: true, weekday: day, isMarked: true)
  }
}
