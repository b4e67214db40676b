/// The lines of a file that people write, decoded, with every character that has no place in it
/// reported.
struct SourceText {
  /// A line with its number, from 1.
  struct Line {
    var number: Int
    var text: Substring
  }

  /// The lines that could be decoded, without their ends.
  private(set) var lines: [Line] = []
  /// What is wrong with the bytes, in order.
  private(set) var problems: [Diagnostic] = []

  /// Splits bytes into lines at LF, CRLF or CR; a byte order mark at the start is passed over.
  init(_ bytes: [UInt8], path: String) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
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
      // The decoder replaces the first bad byte; what stands before it gives the column.
      let column = firstInvalid(bytes)
      problems.append(
        Diagnostic(
          path: path, line: number, column: column,
          message: "this is not UTF-8; save the file as UTF-8"))
      return
    }
    var clean = true
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard let fault = fault(of: scalar) else { continue }
      clean = false
      problems.append(
        Diagnostic(
          path: path, line: number, column: index + 1,
          message: "\(fault) \(scalar.notation); remove it"))
      break
    }
    if clean { lines.append(Line(number: number, text: text[...])) }
  }

  private func fault(of scalar: Unicode.Scalar) -> String? {
    if scalar == "\t" { return nil }
    if scalar.properties.generalCategory == .control { return "control character" }
    if scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
    {
      return "line separator"
    }
    return scalar.properties.isNoncharacterCodePoint ? "noncharacter" : nil
  }

  /// The column of the first byte that is not UTF-8, from 1, in scalars.
  private func firstInvalid(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var column = 1
    while case .scalarValue = decoder.decode(&iterator) { column += 1 }
    return column
  }
}

extension Unicode.Scalar {
  /// The usual notation of a character's number, such as U+0007.
  public var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
