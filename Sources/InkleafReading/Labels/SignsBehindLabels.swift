import InkleafLists

// Labels with any sign around them: "Day one ✦ Bear", "1-Bear", "★Day 1★ Bear".

extension [SourceText.Line] {
  /// The lines with a colon in the place of signs between labels that count on and the words; signs before
  /// the label are left out.
  var withColonsBehindLabels: [SourceText.Line] {
    // Most lists have none.
    guard contains(where: { !$0.text.isPlain && DecoratedLabel($0.text)?.isOdd == true }) else {
      return self
    }
    let found = map { DecoratedLabel($0.text) }
    let labels = found.compactMap(\.self)
    let odd = labels.filter(\.isOdd)
    // A sign of its own tells more than a hyphen, and the last line may be cut, and so be odd alone.
    let isOneSign =
      Set(odd.map(\.sign)).count == 1 && odd[0].sign.unicodeScalars.contains { !$0.isASCII }
    guard labels.count > (isOneSign ? 1 : 3),
      odd.count > 1 || odd.count == 1 && labels.last?.isOdd != true,
      labels.count * 2 >= filled.count || odd.count > 9 || labels.areAboveWords(in: filled)
        // A title may stand above dates beside numbers.
        || labels.count * 2 + 1 == filled.count && !labels.contains(where: { $0.words.isEmpty }),
      labels.countOn
    else { return self }
    // "1Bear" may be words, and one sign that differs from line to line is theirs.
    let areJoined =
      labels.count(where: \.isJoined) * 5 >= labels.count * 4 && labels.areInOrder
    let signs = Set(labels.map(\.sign)).count
    let areFew = odd.count * 2 < labels.count
    var before = 0
    return zip(self, found).map { line, label in
      defer { before = label?.numbers[0] ?? before }
      // "4-leaf clover" among others is no label.
      if areFew, let label, label.numbers[0] != before + 1 { return line }
      guard let label, areJoined || !label.isJoined,
        label.isOdd || label.isCut && odd.contains(where: { $0.sign == label.sign })
      else { return line }
      return line.with(label.plain(keepsSign: signs * 2 > labels.count && label.isEmoji)[...])
    }
  }
}

/// A line that begins with a number or date and signs around it.
private struct DecoratedLabel {
  /// The bullet before it, which stays.
  private var bullet: Substring
  /// The label, with digits for a number in words.
  private var label: String
  /// The numbers in it.
  fileprivate var numbers: [Int]
  /// What is between it and the words, spaces included.
  private var gap: Substring
  fileprivate var words: Substring
  /// The signs before it.
  private var signsBefore: Substring
  private var isSpelled = false
  /// Whether labels are seldom written so, and it is not understood as it stands.
  private(set) var isOdd = false

  /// The signs between it and the words.
  var sign: Substring { gap.trimmed }

  /// Whether nothing is between it and the words.
  var isJoined: Bool { gap.isEmpty }

  /// Whether no words follow its signs.
  var isCut: Bool { words.isEmpty && !sign.isEmpty }

  /// Whether the signs are an emoji, which may belong to the words.
  var isEmoji: Bool { sign.unicodeScalars.contains { $0.properties.isEmojiPresentation } }

  private var looksOdd: Bool {
    // An emoji alone is the prompt, if it does not stand on both sides.
    if words.isEmpty {
      return !sign.isEmpty
        && sign.allSatisfy { signsBefore.contains($0) || Self.closing.values.contains($0) }
    }
    if isSpelled && !sign.isEmpty && sign != "-" { return true }
    if !signsBefore.isEmpty, !sign.isEmpty { return true }
    if gap.isEmpty {
      // "1Bear", and not "3D" or "1st".
      return words.first?.isUppercase == true && words.dropFirst().first?.isLowercase == true
    }
    if sign.contains(where: { !".:)-–—|,;=_".contains($0) }) {
      // A known mark comes first, so the signs are of the words.
      return
        !(".):".contains(sign.first ?? " ")
        && sign.dropFirst().contains { !".:)-".contains($0) })
    }
    return gap == "-" && words.first?.isLetter == true || sign == "---"
      || sign.count > 1 && sign.last == "-" && gap.last == "-"
  }

  /// Whether the label is understood as it stands, and no sign is left of it.
  private static func isRead(_ line: Substring) -> Bool {
    let entry = EntryText(line)
    return entry.mayBeLabelled && entry.text.first.map(isOfWords) ?? false
  }

  init?(_ line: Substring) {
    let text = line.drop(while: \.isWhitespace)
    var lead = text.prefix { !Self.isOfWords($0) }
    // "“Day 1” Bear" has a label in quotes.
    let quote = lead.isEmpty ? text.first.flatMap { Self.closing[$0] } : nil
    if quote != nil { lead = text.prefix(1) }
    let isBullet =
      lead.first.map { "-*+•".contains($0) } == true && lead.trimmed.count == 1
      && lead.last == " "
    bullet = isBullet ? lead : ""
    signsBefore = isBullet ? "" : lead.trimmed
    // A row of a table has bars on both sides.
    guard lead.utf8.count < 40, !lead.hasPrefix("|") || text.last != "|" || text.count < 12,
      !text.contains("||") || !lead.hasPrefix("|")
    else { return nil }
    let body = text[lead.endIndex...]
    var cursor = LabelCursor(body.prefix(60))
    guard let (numbers, isSpelled) = cursor.takeCountedStart() else { return nil }
    (self.numbers, self.isSpelled) = (numbers, isSpelled)
    let end = body.unicodeScalars.index(body.startIndex, offsetBy: cursor.place)
    let rest = body[end...]
    if let quote, rest.first != quote { return nil }
    let isQuoted = quote != nil
    gap = rest.prefix(
      isQuoted ? 1 + Self.lengthOfSigns(rest.dropFirst()) : Self.lengthOfSigns(rest))
    words = rest[gap.endIndex...]
    guard gap.utf8.count < 40 else { return nil }
    let name = body[..<end].prefix { $0.isLetter || $0 == " " }
    label = String(body[..<end])
    if isSpelled, let number = numbers.first {
      let counter = name.split(separator: " ").first ?? ""
      let isCounter = DateWords.dayCounters.contains(counter.lowercased())
      label = isCounter ? "\(counter) \(number)" : "\(number)"
    }
    isOdd = looksOdd && !Self.isRead(line)
  }

  /// The line as lists have it.
  ///
  /// - Parameter keepsSign: whether the sign is one of the words.
  func plain(keepsSign: Bool) -> String {
    let start = "\(bullet)\(label)"
    if words.isEmpty { return start }
    return "\(start): " + (keepsSign ? "\(sign) " : "") + words
  }

  /// What ends what begins with a sign.
  private static let closing: [Character: Character] = [
    "“": "”", "\"": "\"", "「": "」", "『": "』", "【": "】", "（": "）", "〈": "〉", "《": "》", "{": "}",
    "«": "»", "<": ">",
  ]

  /// The number of signs and spaces before words; one slash is of these, two are not.
  private static func lengthOfSigns(_ text: Substring) -> Int {
    let signs = text.prefix { !isOfWords($0) }
    let slashes = text[signs.endIndex...].prefix { $0 == "/" }
    guard slashes.count == 2 else { return signs.count }
    return signs.count + 2 + text[slashes.endIndex...].prefix { !isOfWords($0) }.count
  }

  private static func isOfWords(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isCurrencySymbol
      || opening.contains(character)
  }

  /// What words begin with.
  private static let opening: Set<Character> = [
    "\"", "“", "„", "«", "(", "‘", "'", "’", "[", "{", "「", "『", "【", "（", "<", "#", "@", "&", "/",
    "%", "+", "\\", "`", "¿", "¡", "\t", "^", "!", "?", "°", "º", "ª",
  ]
}

extension [DecoratedLabel] {
  /// Whether they stand on lines of their own above the words.
  fileprivate func areAboveWords(in lines: [SourceText.Line]) -> Bool {
    count * 5 >= lines.count * 2 && !contains { !$0.words.isEmpty }
  }

  /// Whether each number is the one after that of the line before.
  fileprivate var areInOrder: Bool {
    zip(self, dropFirst()).allSatisfy { $0.numbers[0] + 1 == $1.numbers[0] }
  }

  /// Whether one of their numbers counts the lines, whatever their order, but for a few.
  fileprivate var countOn: Bool {
    (0..<2).contains { place in
      let numbers = compactMap { $0.numbers.indices.contains(place) ? $0.numbers[place] : nil }
      let different = Set(numbers)
      guard let first = different.min(), let last = different.max(), numbers.count == count else {
        return false
      }
      return different.count * 5 >= count * 2 && last - first < different.count * 4 / 3 + 1
    }
  }
}

extension LabelCursor {
  /// Takes a number or date at the start as it is written; returns its numbers, and whether it is in words.
  fileprivate mutating func takeCountedStart() -> ([Int], Bool)? {
    _ = take("#")
    if let first = integer(most: 3) {
      let start = place
      if take("/."), let second = integer(most: 2) {
        if take("."), next?.isDigit == true { return nil }
        return next?.isDigit == true || next == "/" ? nil : ([first, second], false)
      }
      place = start
      if !take("°ºª"), !DateWords.ordinalEndings.contains(word()) { place = start }
      return ([first], false)
    }
    let start = place
    let name = word()
    guard !name.isEmpty else { return nil }
    let isCounter = DateWords.dayCounters.contains(name)
    if isCounter || DateWords.month(name) != nil {
      _ = take(".")
      skipSpace()
      _ = take("#")
      if let number = integer(most: 3) {
        let end = place
        if !DateWords.ordinalEndings.contains(word()) { place = end }
        return ([number], false)
      }
    }
    if !isCounter { place = start }
    if let number = romanCapitals() { return ([number], true) }
    return spelledNumber().map { ([$0], true) }
  }

  /// Takes a Roman number in capitals before a colon, as in "Day IV: Bear".
  private mutating func romanCapitals() -> Int? {
    let start = place
    let name = word()
    let letters = scalars[start..<place].map { DateWords.romanDigits[Character($0)] ?? 0 }
    if !name.isEmpty, !letters.contains(0), next == ":" { return letters.romanValue }
    place = start
    return nil
  }
}

extension Substring {
  /// Whether the line is one of most: words, or a number with a usual mark before them.
  fileprivate var isPlain: Bool {
    var rest = utf8[...]
    func isLetter(_ byte: UInt8?) -> Bool {
      byte.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
    }
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    func drop(while isMeant: (UInt8?) -> Bool) {
      while isMeant(rest.first) { rest.removeFirst() }
    }
    drop { $0 == 0x20 }
    let start = rest.startIndex
    drop(while: isLetter)
    let word = self[start..<rest.startIndex]
    drop { $0 == 0x20 }
    guard isDigit(rest.first) else {
      return !word.isEmpty && !LabelCursor.isNumberWord(word.lowercased())
        && !DateWords.dayCounters.contains(word.lowercased())
        && word.contains { !"IVXL".contains($0) }
    }
    drop(while: isDigit)
    guard let mark = rest.first, ".):".utf8.contains(mark) else { return false }
    rest.removeFirst()
    guard rest.first == 0x20 else { return false }
    rest.removeFirst()
    return isLetter(rest.first)
  }
}
