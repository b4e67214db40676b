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
  /// The bytes without a byte order mark, for forms that are not made of lines.
  private(set) var bytes: ArraySlice<UInt8> = []
  /// Undoes the compression of documents.
  private(set) var inflate: Inflate?

  /// Decodes a file that may be a prompt list in any form.
  ///
  /// - Throws: if the file is larger than any list.
  init(list bytes: [UInt8], path: String, inflate: Inflate? = nil) throws(Diagnostics) {
    self.bytes = bytes[...]
    let isArchive = self.isArchive
    try ListLimits.check(bytes, path: path, hasLines: !isArchive)
    // An archive has no lines.
    self = isArchive ? self : SourceText(bytes, path: path)
    self.inflate = inflate
  }

  /// Collects lines that a page or document was taken apart into.
  init(lines: [Line]) {
    self.lines = lines
  }

  /// Splits bytes into lines at LF, CRLF or CR; skips a byte order mark at the start.
  init(_ bytes: [UInt8], path: String) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    self.bytes = rest
    var number = 0
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      read(rest[..<end], number: number, path: path)
      rest = rest[end...]
      if rest.starts(with: [0x0D, 0x0A]) { rest = rest.dropFirst() }
      rest = rest.dropFirst()
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int, path: String) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let start = validStart(of: bytes)
      return report(
        "this is not UTF-8; save the file as UTF-8", after: start, number: number, path: path)
    }
    guard bytes.count <= ListLimits.lineLength else {
      return report(
        "the line is longer than \(ListLimits.lineLength) bytes", after: "", number: number,
        path: path)
    }
    if let fault = faultyCharacter(in: text) {
      return report(
        fault.message, after: String(text.unicodeScalars[..<fault.index]), number: number,
        path: path)
    }
    lines.append(Line(number: number, text: text[...]))
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

/// Returns the first invalid character of a text, with a message.
///
/// Invalid are control characters, characters that PDF or XML cannot hold, and marks without a
/// letter before them, which would join a space to a word.
func faultyCharacter(in text: String) -> (index: String.Index, message: String)? {
  var afterSpace = true
  for index in text.unicodeScalars.indices {
    let scalar = text.unicodeScalars[index]
    if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
      afterSpace = scalar == " "
      continue
    }
    let properties = scalar.properties
    if let fault = fault(of: scalar) { return (index, "\(fault) \(scalar.notation); remove it") }
    if afterSpace && properties.joinsWhatIsBefore {
      return (index, "the mark \(scalar.notation) has no letter before it; remove it")
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
  fileprivate var joinsWhatIsBefore: Bool {
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

/// Reads the words of a file, one per line, and ignores empty lines.
///
/// - Throws: every invalid character and every line that is too long for a prompt, each with its
///   line and column.
public func wordLines(_ bytes: [UInt8], path: String) throws(Diagnostics) -> [String] {
  let source = SourceText(bytes, path: path)
  var problems = source.problems
  let words = source.lines.map { line in
    let word = line.text.inOneLine
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
