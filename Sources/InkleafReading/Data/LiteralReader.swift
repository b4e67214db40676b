import InkleafLists

/// A reader of values as programs write them: JavaScript, Python, TOML, SQL and their like.
///
/// Comments, single quotes, names without quotes and commas at the end are allowed; expressions are
/// not.
struct LiteralReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var place: Int
  private var line = 1
  /// The column of the place, from 1, in Unicode scalars.
  private var column = 1
  /// The number of values that may still come.
  private var left = JSONReader.most

  /// Why a text is no value.
  struct Fault: Error {}

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }
  private var second: UInt8? { place + 1 < bytes.endIndex ? bytes[place + 1] : nil }

  mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if bytes[place] & 0xC0 != 0x80 {
      column += 1
    }
    place += 1
  }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    advance()
    return true
  }

  /// Takes the name that begins here.
  mutating func takeName() -> ArraySlice<UInt8> {
    let start = place
    while let byte = next, isNameByte(byte) { advance() }
    return bytes[start..<place]
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte <= 0x20 {
        advance()
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") && second == byte
        || byte == UInt8(ascii: "-") && second == byte
      {
        while let byte = next, byte != UInt8(ascii: "\n") { advance() }
      } else if byte == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        advance()
        while next != nil, !(next == UInt8(ascii: "*") && second == UInt8(ascii: "/")) { advance() }
        for _ in 0..<2 where next != nil { advance() }
      } else {
        return
      }
    }
  }

  /// Reads a value, with white space and comments before it.
  mutating func value(depth: Int = 0) throws(Fault) -> JSON {
    skipSpace()
    guard depth < JSONReader.deepest, left > 0, let byte = next else { throw Fault() }
    left -= 1
    let (line, column) = (line, column)
    let kind: JSON.Kind
    switch byte {
    case UInt8(ascii: "["): kind = try elements(until: "]", depth: depth)
    case UInt8(ascii: "("): kind = try elements(until: ")", depth: depth)
    case UInt8(ascii: "{"): kind = try elements(until: "}", depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): kind = .string(try string())
    default: kind = try word()
    }
    return JSON(kind: kind, line: line, column: column)
  }

  /// Reads elements or members up to a bracket.
  private mutating func elements(until end: Unicode.Scalar, depth: Int) throws(Fault) -> JSON.Kind {
    advance()
    var values: [JSON] = []
    var members: [JSON.Member] = []
    while true {
      skipSpace()
      if take(end) { break }
      let name = try key()
      let element: JSON = if let name { name } else { try value(depth: depth + 1) }
      skipSpace()
      if end != ")", take(":") || takeArrow(),
        let name = element.string ?? element.integer.map(String.init)
      {
        members.append(JSON.Member(name: name, value: try value(depth: depth + 1)))
        skipSpace()
      } else {
        values.append(element)
      }
      if take(",") || take(";") { continue }
      skipSpace()
      guard take(end) else { throw Fault() }
      break
    }
    guard members.isEmpty || values.isEmpty else { throw Fault() }
    return members.isEmpty ? .array(values) : .object(members)
  }

  private mutating func takeArrow() -> Bool {
    guard next == UInt8(ascii: "=") else { return false }
    advance()
    if next == UInt8(ascii: ">") { advance() }
    return true
  }

  /// Reads a name without quotes, if a mark follows that makes it the name of a value.
  private mutating func key() throws(Fault) -> JSON? {
    guard let byte = next, isNameByte(byte) else { return nil }
    let start = self
    while let byte = next, isNameByte(byte) || byte == UInt8(ascii: "-") { advance() }
    let name = bytes[start.place..<place]
    let (line, column) = (start.line, start.column)
    skipSpace()
    guard next == UInt8(ascii: ":") || next == UInt8(ascii: "=") else {
      self = start
      return nil
    }
    return JSON(kind: .string(String(decoding: name, as: UTF8.self)), line: line, column: column)
  }

  /// Reads a number or one of the words that are values.
  private mutating func word() throws(Fault) -> JSON.Kind {
    var text: [UInt8] = []
    while let byte = next,
      isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+")
    {
      text.append(byte)
      advance()
      guard text.count < 40 else { throw Fault() }
    }
    // A letter before a string says how it is written.
    if text.count == 1, ["r", "u", "N", "b"].contains(Unicode.Scalar(text[0])),
      next == UInt8(ascii: "'") || next == UInt8(ascii: "\"")
    {
      return .string(try string())
    }
    let word = String(decoding: text, as: UTF8.self)
    switch word {
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case "null", "None", "NULL", "nil", "undefined": return .null
    default:
      if let number = Double(word), number.isFinite, word.first?.isLetter == false {
        return .number(number)
      }
      // A date has no quotes in TOML.
      if CalendarDate(word.prefix(10)) != nil { return .string(word) }
      throw Fault()
    }
  }

  private mutating func string() throws(Fault) -> String {
    guard let quote = next else { throw Fault() }
    advance()
    if next == quote, second == quote {
      advance()
      advance()
      return try text(until: [quote, quote, quote])
    }
    return try text(until: [quote])
  }

  private mutating func text(until end: [UInt8]) throws(Fault) -> String {
    var text: [UInt8] = []
    let isLong = end.count == 3 || end == [UInt8(ascii: "`")]
    while let byte = next {
      if bytes[place...].starts(with: end) {
        for _ in end { advance() }
        // Two quotes are one in SQL.
        guard end == [UInt8(ascii: "'")], next == end[0] else {
          return String(decoding: text, as: UTF8.self)
        }
        text.append(byte)
        advance()
      } else if byte == UInt8(ascii: "\\"), let second {
        advance()
        advance()
        try escape(second, &text)
      } else {
        guard byte != UInt8(ascii: "\n") || isLong else { throw Fault() }
        // Words with values in them are made by the program.
        guard !(byte == UInt8(ascii: "$") && second == UInt8(ascii: "{")) else { throw Fault() }
        text.append(byte)
        advance()
      }
    }
    throw Fault()
  }

  private mutating func escape(_ byte: UInt8, _ text: inout [UInt8]) throws(Fault) {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\n"):
      text.append(0x20)
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      let isBraced = take("{")
      let most = byte == UInt8(ascii: "x") ? 2 : isBraced ? 6 : 4
      var (value, count) = (UInt32(0), 0)
      while count < most, let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      {
        value = value << 4 | UInt32(digit)
        count += 1
        advance()
      }
      if isBraced { _ = take("}") }
      guard count > 0, let scalar = Unicode.Scalar(value) else { throw Fault() }
      text += Array(String(Character(scalar)).utf8)
    default: text.append(byte)
    }
  }
}

/// Whether a byte is part of a name in programs.
func isNameByte(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
}
