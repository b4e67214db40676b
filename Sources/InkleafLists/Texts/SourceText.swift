/// Undoes the compression of a part of a document: raw deflate (RFC 1951).
///
/// It gets the compressed bytes and the largest number of bytes to return, and throws for more.
public typealias Inflate = @Sendable (_ bytes: ArraySlice<UInt8>, _ most: Int) throws -> [UInt8]

/// The decoded lines of a file that people write, with a report of each invalid character.
package struct SourceText {
  /// A line with its number, from 1.
  package struct Line {
    package var number: Int
    /// The line without its end; for a broken line, the part before the first problem.
    package var text: Substring
    /// Whether the line has a problem.
    package var isBroken = false
    /// Whether a page begins with it, in text that was taken out of a PDF.
    package var startsPage = false
    /// The words of a heading that is marked as one elsewhere than in the text.
    package var heading: String?
    /// The rank of such a heading, from 1; `nil` where none is said.
    package var headingLevel: Int?
    /// The number that a page gives the line.
    package var position: Int?
    /// What the page says about the line.
    package var note: String?

    /// Makes a line of a number and its words.
    package init(
      number: Int, text: Substring, isBroken: Bool = false, heading: String? = nil,
      position: Int? = nil
    ) {
      (self.number, self.text, self.isBroken) = (number, text, isBroken)
      (self.heading, self.position) = (heading, position)
    }
  }

  /// The lines, in order.
  package var lines: [Line] = []
  /// The problems of the bytes, in order.
  package private(set) var problems: [Diagnostic] = []
  /// Whether it is said that the bytes are not UTF-8.
  private var isToldOfBytes = false
  /// The bytes without a byte order mark, for forms that are not made of lines.
  package var bytes: ArraySlice<UInt8> = []
  /// Undoes the compression of documents.
  package var inflate: Inflate?
  /// Whether bytes that are not UTF-8 were taken for letters of Western Europe.
  package var isGuessed = false

  /// Collects lines that a page or document was taken apart into.
  package init(lines: [Line]) {
    self.lines = lines
  }

  /// Splits bytes into lines at LF, CRLF or CR; skips a byte order mark at the start.
  package init(_ bytes: [UInt8], path: String) {
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
    let startsPage = bytes.first == 0x0C
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
    var line = Line(number: number, text: text.withoutEmptyCharacters.withoutMathLetters[...])
    line.startsPage = startsPage
    lines.append(line)
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
package func faultyCharacter(in text: String) -> (index: String.Index, message: String)? {
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
