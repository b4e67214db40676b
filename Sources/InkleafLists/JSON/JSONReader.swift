internal import InkleafGeometry

/// A reader of JSON (RFC 8259) that reports the place of the first fault.
package struct JSONReader {
  /// The most levels of nested arrays and objects.
  package static let deepest = 32
  /// The most values in a file that people write or another program exports.
  ///
  /// A value takes far more memory than the two bytes that it has at least.
  package static let most = 100_000

  /// The text in UTF-8.
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var column = 1
  /// The number of values that may still come.
  private var left: Int

  /// The first fault: its place and the expected text.
  package struct Fault: Error {
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// Reads a text with one value.
  package static func read(_ text: String) throws(Fault) -> JSON { try read(Array(text.utf8)) }

  /// Reads a text in UTF-8 with one value.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - most: the most values in it, counted at all depths.
  package static func read(_ bytes: [UInt8], most: Int = most) throws(Fault) -> JSON {
    var reader = JSONReader(bytes: bytes, left: most)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.fault("expected nothing after the value") }
    return value
  }

  private init(bytes: [UInt8], left: Int) {
    self.bytes = bytes
    self.left = left
  }

  /// The next byte, as the character that it is in ASCII.
  private var next: Unicode.Scalar? { place < bytes.count ? Unicode.Scalar(bytes[place]) : nil }

  /// Makes a fault at this place; what only JSON lacks is named as such, whatever else was expected.
  private func fault(_ message: String) -> Fault {
    Fault(line: line, column: column, message: habit ?? message)
  }

  /// The advice for what is written here, if other languages than JSON have it.
  private var habit: String? {
    let rest = bytes[place...]
    if rest.first == UInt8(ascii: "'") {
      return "JSON uses double quotes; replace ' with \""
    }
    if rest.first == UInt8(ascii: "#") {
      let word = rest.dropFirst().prefix { Character(Unicode.Scalar($0)).isHexDigit }
      let color = "#" + String(decoding: word, as: UTF8.self)
      return Color(web: color) == nil
        ? "JSON has no comments; remove it" : "a colour needs quotes: \"\(color)\""
    }
    if let quote = ["“", "”", "„", "‘", "’"].first(where: { rest.starts(with: $0.utf8) }) {
      return "JSON uses straight double quotes; replace \(quote) with \""
    }
    if rest.starts(with: "\u{A0}".utf8) {
      return "this is a no-break space; replace it with a plain one"
    }
    return ["//", "/*"].contains { rest.starts(with: $0.utf8) }
      ? "JSON has no comments; remove it" : nil
  }

  /// Takes the comma before a next element or member, which must follow.
  private mutating func takeComma(before end: Unicode.Scalar) throws(Fault) -> Bool {
    let (line, column) = (line, column)
    guard take(",") else { return false }
    skipSpace()
    guard next == end else { return true }
    throw Fault(line: line, column: column, message: "trailing comma before \(end); remove it")
  }

  private mutating func advance() {
    if next == "\n" {
      line += 1
      column = 1
    } else if bytes[place] & 0xC0 != 0x80 {
      // Columns count characters, so not the further bytes of one.
      column += 1
    }
    place += 1
  }

  private mutating func skipSpace() {
    var end = place
    spaces: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): column += 1
      default: break spaces
      }
      end += 1
    }
    place = end
  }

  /// Takes a sign of ASCII that ends no line.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    column += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSON {
    skipSpace()
    let (line, column) = (line, column)
    guard left > 0 else {
      throw Fault(line: line, column: column, message: "too many values before this one")
    }
    left -= 1
    let kind: JSON.Kind
    switch next {
    case "{": kind = .object(try members(depth: depth))
    case "[": kind = .array(try elements(depth: depth))
    case "\"": kind = .string(try string())
    case "t", "f", "n": kind = try word()
    case .some(let scalar) where scalar == "-" || ("0"..."9").contains(scalar):
      kind = .number(try number())
    case nil: throw fault("expected a value, not the end of the file")
    default: throw fault("expected a value: a string, a number, [ or {")
    }
    return JSON(kind: kind, line: line, column: column)
  }

  private mutating func elements(depth: Int) throws(Fault) -> [JSON] {
    guard depth < JSONReader.deepest else { throw fault("nested deeper than \(Self.deepest)") }
    advance()
    skipSpace()
    if take("]") { return [] }
    var values: [JSON] = []
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return values }
      guard try takeComma(before: "]") else {
        throw fault("expected , or ] after an element")
      }
    }
  }

  private mutating func members(
    depth: Int
  ) throws(Fault) -> [JSON.Member] {
    guard depth < JSONReader.deepest else { throw fault("nested deeper than \(Self.deepest)") }
    advance()
    skipSpace()
    if take("}") { return [] }
    var members: [JSON.Member] = []
    members.reserveCapacity(8)
    while true {
      skipSpace()
      guard next == "\"" else { throw fault("expected a name in quotes") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault("expected : after a name") }
      members.append(JSON.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard try takeComma(before: "}") else {
        throw fault("expected , or } after a member")
      }
    }
  }

  private mutating func word() throws(Fault) -> JSON.Kind {
    for (word, kind) in [
      ("true", JSON.Kind.bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes[place...].starts(with: word.utf8) {
      for _ in word.utf8 { advance() }
      return kind
    }
    throw fault("expected true, false or null")
  }

  private mutating func number() throws(Fault) -> Double {
    let start = place
    let (line, column) = (line, column)
    while let scalar = next, ("0"..."9").contains(scalar) || "+-.eE".unicodeScalars.contains(scalar)
    {
      advance()
    }
    // Most numbers are small and whole.
    if place - start < 16, bytes[start..<place].allSatisfy({ (0x30...0x39).contains($0) }),
      place - start == 1 || bytes[start] != UInt8(ascii: "0")
    {
      return Double(bytes[start..<place].reduce(0) { $0 * 10 + Int($1) - 0x30 })
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard text.utf8.count <= 32, text.isJSONNumber, let value = Double(text), value.isFinite else {
      throw Fault(line: line, column: column, message: "expected a number, not \(text.prefix(32))")
    }
    return value
  }

  private mutating func string() throws(Fault) -> String {
    advance()
    var text = ""
    while let scalar = next {
      switch scalar {
      case "\"":
        advance()
        return text
      case "\\":
        text.unicodeScalars.append(try escape())
      case _ where scalar.value < 0x20:
        throw fault("expected \\n or another escape for the character \(scalar.notation)")
      default:
        var (end, count) = (place, 0)
        while end < bytes.count, case let byte = bytes[end], byte != UInt8(ascii: "\""),
          byte != UInt8(ascii: "\\"), byte >= 0x20
        {
          // Columns count characters, so not the further bytes of one.
          count += byte & 0xC0 != 0x80 ? 1 : 0
          end += 1
        }
        let words = String(decoding: bytes[place..<end], as: UTF8.self)
        place = end
        column += count
        // Most strings have no escapes.
        if text.isEmpty { text = words } else { text += words }
      }
    }
    throw fault("expected a quote that ends the string")
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = fault("expected an escape: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\uXXXX")
    advance()
    guard let scalar = next else { throw start }
    advance()
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let high = try hexadecimal(start)
      if let scalar = Unicode.Scalar(high) { return scalar }
      // A surrogate must have its partner after it.
      guard high < 0xDC00, take("\\"), take("u") else { throw start }
      let low = try hexadecimal(start)
      guard (0xDC00...0xDFFF).contains(low),
        let pair = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else { throw start }
      return pair
    default: throw start
    }
  }

  private mutating func hexadecimal(_ start: Fault) throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }), next?.isASCII == true else {
        throw start
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}

extension String {
  /// Whether this is a number as JSON has it: no zeros before others, and figures on both sides of a point.
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    func take(_ byte: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: byte) else { return false }
      rest.removeFirst()
      return true
    }
    func takeFigures() -> Int {
      let start = rest.startIndex
      rest = rest.drop { 0x30...0x39 ~= $0 }
      return utf8.distance(from: start, to: rest.startIndex)
    }
    _ = take("-")
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = takeFigures()
    guard whole > 0, !isZero || whole == 1 else { return false }
    if take("."), takeFigures() == 0 { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if takeFigures() == 0 { return false }
    }
    return rest.isEmpty
  }
}
