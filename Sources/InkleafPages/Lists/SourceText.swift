/// Undoes the compression of a part of a document: raw deflate (RFC 1951).
///
/// It gets the compressed bytes and the largest number of bytes to return, and throws for more.
public typealias Inflate = @Sendable (_ bytes: ArraySlice<UInt8>, _ most: Int) throws -> [UInt8]

/// The decoded lines of a file that people write, with a report of each invalid character.
struct SourceText {
  /// A line with its number, from 1.
  struct Line {
    var number: Int
    /// The line without its end; for a broken line, the part before the first problem.
    var text: Substring
    /// Whether the line has a problem.
    var isBroken = false
    /// The words of a heading that is marked as one elsewhere than in the text.
    var heading: String?
    /// The number that a page gives the line.
    var position: Int?
  }

  /// The lines, in order.
  private(set) var lines: [Line] = []
  /// The problems of the bytes, in order.
  private(set) var problems: [Diagnostic] = []
  /// Whether it is said that the bytes are not UTF-8.
  private var isToldOfBytes = false
  /// The bytes without a byte order mark, for forms that are not made of lines.
  private(set) var bytes: ArraySlice<UInt8> = []
  /// Undoes the compression of documents.
  private(set) var inflate: Inflate?
  /// Whether bytes that are not UTF-8 were taken for letters of Western Europe.
  private(set) var isGuessed = false

  /// The first bytes of files that people give by mistake.
  private static let otherKinds: [(String, [UInt8])] = [
    ("PDF", Array("%PDF-".utf8)), ("PNG picture", [0x89, 0x50, 0x4E, 0x47]),
    ("JPEG picture", [0xFF, 0xD8, 0xFF]), ("GIF picture", Array("GIF8".utf8)),
  ]

  /// Decodes a file that may be a prompt list in any form.
  ///
  /// - Throws: if the file is larger than any list.
  init(list bytes: [UInt8], path: String, inflate: Inflate? = nil) throws(Diagnostics) {
    let western = textOfWesternEurope(bytes, path: path)
    let bytes = try textOfUTF16(bytes, path: path) ?? western?.text ?? bytes
    self.bytes = bytes[...]
    if bytes.starts(with: Array("#!".utf8)) {
      throw Diagnostics([
        Diagnostic(path: path, message: "this is a program, as its first line says; give a list")
      ])
    }
    for (kind, start) in SourceText.otherKinds where bytes.starts(with: start) {
      throw Diagnostics([
        Diagnostic(
          path: path,
          message: "cannot read a list from a \(kind); copy the words to a text file")
      ])
    }
    let isArchive = self.isArchive
    if !isArchive, bytes.prefix(1 << 16).contains(0) {
      throw Diagnostics([
        Diagnostic(path: path, message: "this is no text; copy the words to a text file")
      ])
    }
    try ListLimits.check(bytes, path: path, hasLines: !isArchive)
    // An archive has no lines.
    self = isArchive ? self : SourceText(bytes.composed, path: path)
    if lines.contains(where: \.endsInSpace), !lines.beginCalendar {
      lines = lines.map(\.withoutSpacesAtEnd)
    }
    lines = lines.withoutTabsAtBullets
    self.inflate = inflate
    isGuessed = western?.isDeclared == false
  }

  /// Takes the settings above a text away, as tools for web pages keep them: lines between two of "---"
  /// or "+++".
  ///
  /// - Returns: their names and values, none where the text has no such part; `nil` where the part has
  ///   no end.
  mutating func takeFrontMatter() -> [JSON.Member]? {
    guard let first = lines.first, first.number == 1, ["---", "+++"].contains(first.text),
      lines.count > 1
    else { return [] }
    let mark: Character = first.text == "---" ? ":" : "="
    guard let end = lines.prefix(100).dropFirst().firstIndex(where: { $0.text == first.text }),
      end + 1 < lines.count
    else { return lines[1].text.contains(mark) ? nil : [] }
    var members: [JSON.Member] = []
    for line in lines[1..<end] {
      guard let middle = line.text.firstIndex(of: mark) else {
        // A list of values, or a note.
        if line.text.allSatisfy(\.isWhitespace) || " -#".contains(line.text.first ?? " ") {
          continue
        }
        return []
      }
      let value = line.text[line.text.index(after: middle)...].inOneLine
      let isQuoted =
        value.count > 1 && "\"'".contains(value.first ?? " ") && value.last == value.first
      members.append(
        JSON.Member(
          name: line.text[..<middle].inOneLine,
          value: JSON(
            kind: .string(isQuoted ? String(value.dropFirst().dropLast()) : value),
            line: line.number,
            column: line.text[...middle].unicodeScalars.count + 1)))
    }
    guard !members.isEmpty else { return [] }
    removeLines(end + 1)
    return members
  }

  /// Takes the settings of the canonical form away that stand above a list of another form, such as
  /// "start: 2026-10-01" above plain words; a title may be above them.
  ///
  /// - Returns: the lines with settings.
  mutating func takeSettings() -> [Line] {
    guard let start = lines.firstIndex(where: { CanonicalReader.key(of: $0.text) != nil }),
      var end = lines[start...].firstIndex(where: {
        !$0.isComment && CanonicalReader.key(of: $0.text) == nil
      })
    else { return [] }
    let above = lines[..<start].filter { !$0.isBlank }
    guard above.count < 2 || above.allSatisfy(\.isComment),
      !above.contains(where: { EntryText($0.text).isLabelled })
    else { return [] }
    // Names that are none of ours belong to the settings up to an empty line, and get an error.
    if let blank = lines[end...].firstIndex(where: \.isBlank), !lines[end - 1].isBlank,
      lines[end..<blank].allSatisfy(\.isNamedValue)
    {
      end = blank
    }
    // A name without a value is that of data.
    guard lines[end].text.last != ":" else { return [] }
    let settings = lines[start..<end].filter { !$0.isComment }
    let hasTitle = settings.contains { CanonicalReader.key(of: $0.text) == "title" }
    removeLines(end)
    if !hasTitle, var title = above.first {
      title.heading = title.heading ?? (title.isComment ? nil : title.text.inOneLine)
      lines.insert(title, at: 0)
    }
    return settings
  }

  /// Removes the first lines, from the bytes too.
  private mutating func removeLines(_ count: Int) {
    for _ in 0..<count {
      bytes = bytes[bytes.drop { $0 != 0x0A && $0 != 0x0D }.startIndex...]
      bytes = bytes.dropFirst(bytes.starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }
    lines.removeFirst(count)
  }

  /// Forgets the lines, for a form that is read from the bytes.
  mutating func forgetLines() { lines = [] }

  /// Collects lines that a page or document was taken apart into.
  init(lines: [Line]) {
    self.lines = lines
  }

  /// Splits bytes into lines at LF, CRLF or CR; skips a byte order mark at the start.
  init(_ bytes: [UInt8], path: String) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    self.bytes = rest
    // Programs write data into one line.
    let first = rest.first { !" \t\r\n".utf8.contains($0) }
    let isData = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let longestLine = isData ? ListLimits.fileSize : ListLimits.lineLength
    var number = 0
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      read(rest[..<end], number: number, atMost: longestLine, path: path)
      rest = rest[end...]
      if rest.starts(with: [0x0D, 0x0A]) { rest = rest.dropFirst() }
      rest = rest.dropFirst()
    }
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, number: Int, atMost longest: Int, path: String
  ) {
    // Text that was taken out of a PDF has a form feed where a page begins.
    let bytes = bytes.drop { $0 == 0x0C }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let start = validStart(of: bytes)
      // Other encodings have such bytes in each line.
      guard !isToldOfBytes else {
        return lines.append(Line(number: number, text: start[...], isBroken: true))
      }
      isToldOfBytes = true
      return report(
        "this is not UTF-8; save the file as UTF-8", after: start, number: number, path: path)
    }
    guard bytes.count <= longest else {
      return report(
        "the line is longer than \(longest) bytes", after: "", number: number,
        path: path)
    }
    if let fault = faultyCharacter(in: text) {
      return report(
        fault.message, after: String(text.unicodeScalars[..<fault.index]), number: number,
        path: path)
    }
    lines.append(Line(number: number, text: text.withoutEmptyCharacters.withoutMathLetters[...]))
  }

  private mutating func report(_ message: String, after start: String, number: Int, path: String) {
    problems.append(
      Diagnostic(
        path: path, line: number, column: start.unicodeScalars.count + 1, message: message))
    lines.append(Line(number: number, text: start[...], isBroken: true))
  }

  /// Returns the text before the first byte that is not UTF-8.
  private func validStart(of bytes: ArraySlice<UInt8>) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var start = ""
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      start.unicodeScalars.append(scalar)
    }
    return start
  }
}

extension SourceText.Line {
  /// Whether its last byte is that of a space, or of another letter with such an end.
  fileprivate var endsInSpace: Bool {
    text.utf8.last.map { $0 == 0x20 || $0 == 0xA0 } ?? false
  }

  /// The line without spaces at its end; a tab there may end a cell of a table.
  fileprivate var withoutSpacesAtEnd: SourceText.Line {
    guard endsInSpace else { return self }
    var line = self
    while let last = line.text.unicodeScalars.last, last == " " || last == "\u{A0}" {
      line.text.unicodeScalars.removeLast()
    }
    return line
  }
}

/// Returns the first invalid character of a text, with a message.
///
/// Invalid are control characters, characters that PDF or XML cannot hold, and marks without a
/// letter before them, which would join a space to a word.
func faultyCharacter(in text: String) -> (index: String.Index, message: String)? {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return nil }
  var afterSpace = true
  var marks = 0
  for index in text.unicodeScalars.indices {
    let scalar = text.unicodeScalars[index]
    if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
      afterSpace = scalar == " "
      marks = 0
      continue
    }
    let properties = scalar.properties
    if let fault = fault(of: scalar) { return (index, "\(fault) \(scalar.notation); remove it") }
    if afterSpace && properties.joinsWhatIsBefore {
      return (index, "the mark \(scalar.notation) has no letter before it; remove it")
    }
    marks = properties.joinsWhatIsBefore ? marks + 1 : 0
    if marks > String.mostMarks {
      return (index, "more than \(String.mostMarks) marks on one letter; remove them")
    }
    afterSpace = properties.isWhitespace
  }
  return nil
}

private func fault(of scalar: Unicode.Scalar) -> String? {
  if scalar == "\t" { return nil }
  switch scalar.properties.generalCategory {
  case .control: return "control character"
  case .lineSeparator, .paragraphSeparator: return "line separator"
  default: return scalar.properties.isNoncharacterCodePoint ? "noncharacter" : nil
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character merges with the one before it.
  var joinsWhatIsBefore: Bool {
    isGraphemeExtend || isEmojiModifier || generalCategory == .spacingMark
  }
}

extension Unicode.Scalar {
  /// The character's number in the usual notation, such as U+0007.
  public var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Reads the words of a file, one per line, as lists have them: numbers and bullets before them, comments
/// and settings are no words, and empty lines count for nothing.
///
/// - Throws: every invalid character and every line that is too long for a prompt, each with its
///   line and column.
public func wordLines(_ bytes: [UInt8], path: String) throws(Diagnostics) -> [String] {
  let source = SourceText(bytes, path: path)
  var problems = source.problems
  let lines = source.lines.filter { !$0.isComment && CanonicalReader.key(of: $0.text) == nil }
  var entries = lines.map { EntryText($0.text) }
  entries.takeLooseNumbers()
  let words = zip(lines, zip(entries, entries.labels)).map { line, found in
    let word = found.1 ? found.0.text : found.0.unlabelled
    if word.count > ListLimits.promptLength {
      problems.append(
        Diagnostic(
          path: path, line: line.number, column: 1,
          message: "at most \(ListLimits.promptLength) characters fit on a page"))
    }
    return word
  }.filter { !$0.isEmpty }
  guard problems.isEmpty else { throw Diagnostics(limiting: problems, path: path) }
  return words
}

extension StringProtocol {
  /// The words with one space between them, without line breaks or space at the ends.
  var inOneLine: String {
    // Fast path: most texts are one line of ASCII already.
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == 0x20
      guard byte >= 0x20, byte < 0x7F, !(isSpace && wasSpace) else {
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      wasSpace = isSpace
    }
    guard !wasSpace || isEmpty else { return String(dropLast()) }
    return String(self)
  }
}

extension SourceText.Line {
  fileprivate var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether the line says nothing in the canonical form.
  fileprivate var isComment: Bool {
    let text = text.drop(while: \.isWhitespace)
    return text.isEmpty || text == "#" || text.hasPrefix("# ")
  }

  /// Whether the line is a word, a colon and a value.
  fileprivate var isNamedValue: Bool {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return false }
    return text[..<colon].allSatisfy { $0.isLetter || "-_".contains($0) } && text.last != ":"
  }
}
