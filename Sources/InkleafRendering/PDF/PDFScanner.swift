/// A reader of a PDF's values, one after the other.
struct PDFScanner {
  let bytes: [UInt8]
  var place: Int
  /// The object that is read, for messages.
  var object: Int?

  /// The deepest nesting of arrays and dictionaries.
  private static let deepest = 24

  init(_ bytes: [UInt8], at place: Int = 0, object: Int? = nil) {
    self.bytes = bytes
    self.place = place
    self.object = object
  }

  func fault(_ words: String) -> PDFFault { PDFFault(object: object, words: words) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
      } else if byte.isPDFSpace {
        place += 1
      } else {
        return
      }
    }
  }

  /// Skips a word after white space if it is here, and returns whether it was.
  mutating func take(_ word: StaticString) -> Bool {
    let start = place
    skipSpace()
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[place..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: end - place)),
      end == bytes.count || !bytes[end].isPDFRegular || !bytes[end - 1].isPDFRegular
    else {
      place = start
      return false
    }
    place = end
    return true
  }

  /// Skips an element of Cairo's tree of tags up to the end of its object, and returns whether it was
  /// one.
  mutating func skipTag() -> Bool {
    let start = place
    guard take("<<"), take("/Type"), take("/StructElem") else {
      place = start
      return false
    }
    while place < bytes.count, !(next == UInt8(ascii: "e") && take("endobj")) { place += 1 }
    // The word stays for whoever reads the object.
    place = max(start, place - 6)
    return true
  }

  /// Reads a whole number from 0 on after white space.
  mutating func wholeNumber() -> Int? {
    let start = place
    skipSpace()
    var value = 0
    let digits = place
    while let byte = next, (0x30...0x39).contains(byte), place - digits < 15 {
      value = value * 10 + Int(byte - 0x30)
      place += 1
    }
    guard place > digits else {
      place = start
      return nil
    }
    return value
  }

  /// Reads a value.
  mutating func value(depth: Int = 0) throws(PDFFault) -> PDFObject {
    skipSpace()
    guard depth < Self.deepest else { throw fault("values are nested too deeply") }
    guard let byte = next else { throw fault("a value is cut short") }
    switch byte {
    case UInt8(ascii: "/"): return .name(try name())
    case UInt8(ascii: "("): return .string(try literal())
    case UInt8(ascii: "["):
      place += 1
      var values: [PDFObject] = []
      while !take("]") { values.append(try value(depth: depth + 1)) }
      return .array(values)
    case UInt8(ascii: "<"):
      guard place + 1 < bytes.count, bytes[place + 1] == byte else {
        return .string(try hexadecimal())
      }
      place += 2
      var values: PDFDictionary = [:]
      while !take(">>") {
        skipSpace()
        guard next == UInt8(ascii: "/") else { throw fault("a key is not a name") }
        let key = try name()
        let value = try value(depth: depth + 1)
        // Cairo names a picture once for each place where it is drawn.
        guard values[key] == nil || values[key] == value else {
          throw fault("the key /\(key) comes twice")
        }
        values[key] = value
      }
      return .dictionary(values)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
      return try numberOrReference()
    default:
      if take("true") { return .boolean(true) }
      if take("false") { return .boolean(false) }
      if take("null") { return .null }
      throw fault("an unknown word")
    }
  }

  private mutating func numberOrReference() throws(PDFFault) -> PDFObject {
    let start = place
    if let number = wholeNumber(), next.map({ $0.isPDFSpace }) ?? false {
      let end = place
      if wholeNumber() == 0, take("R") { return .reference(number) }
      place = end
      return .number(Double(number))
    }
    place = start
    return .number(try number())
  }

  /// Reads a number that is here.
  mutating func number() throws(PDFFault) -> Double {
    var (sign, value, scale) = (1.0, 0.0, 0.0)
    var digits = 0
    if next == UInt8(ascii: "-") { sign = -1 }
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { place += 1 }
    while let byte = next {
      if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else if (0x30...0x39).contains(byte) {
        value = value * 10 + Double(byte - 0x30)
        scale *= 10
        digits += 1
      } else {
        break
      }
      place += 1
    }
    guard (1...30).contains(digits) else { throw fault("a broken number") }
    return sign * value / max(1, scale)
  }

  /// Reads a name, with its slash.
  private mutating func name() throws(PDFFault) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next, byte.isPDFRegular {
      place += 1
      if byte == UInt8(ascii: "#") {
        guard place + 1 < bytes.count, let high = bytes[place].hexDigit,
          let low = bytes[place + 1].hexDigit
        else { throw fault("a broken name") }
        text.append(high << 4 | low)
        place += 2
      } else {
        text.append(byte)
      }
    }
    guard let name = String(validating: text, as: UTF8.self) else { throw fault("a broken name") }
    return name
  }

  /// Reads a string in parentheses, which may nest.
  private mutating func literal() throws(PDFFault) -> [UInt8] {
    place += 1
    var text: [UInt8] = []
    var depth = 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = next else { throw fault("a string is cut short") }
        place += 1
        if let plain = escaped.unescaped {
          text.append(plain)
        } else if (0x30...0x37).contains(escaped) {
          var value = Int(escaped - 0x30)
          var count = 1
          while count < 3, let digit = next, (0x30...0x37).contains(digit) {
            value = value * 8 + Int(digit - 0x30)
            place += 1
            count += 1
          }
          text.append(UInt8(truncatingIfNeeded: value))
        } else if escaped != 0x0A {
          text.append(escaped)
        }
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      default: break
      }
      text.append(byte)
    }
    throw fault("a string is cut short")
  }

  /// Reads a string of hexadecimal digits; a missing last digit counts as 0.
  private mutating func hexadecimal() throws(PDFFault) -> [UInt8] {
    place += 1
    var text: [UInt8] = []
    var high: UInt8?
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: ">") {
        if let high { text.append(high << 4) }
        return text
      }
      guard !byte.isPDFSpace else { continue }
      guard let digit = byte.hexDigit else { break }
      if let first = high {
        text.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    throw fault("a broken string")
  }
}

extension UInt8 {
  var isPDFSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B || self == 0 }

  /// Whether it is neither white space nor a delimiter.
  var isPDFRegular: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: !isPDFSpace
    }
  }

  fileprivate var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  /// The character that it stands for after a backslash.
  fileprivate var unescaped: UInt8? {
    switch self {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}
