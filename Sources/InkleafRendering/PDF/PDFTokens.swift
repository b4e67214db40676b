/// The operators and operands of a content stream, one after the other.
struct PDFTokens {
  struct Token {
    var range: Range<Int>
    var isOperator: Bool
  }

  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next operator or operand; `nil` at the end.
  ///
  /// Arrays and dictionaries are one operand each, and an inline image is one operator.
  mutating func next() throws(PDFFault) -> Token? {
    while place < bytes.count, bytes[place].isPDFSpace { place += 1 }
    guard place < bytes.count else { return nil }
    let start = place
    switch bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["):
      try skipNested()
      return Token(range: start..<place, isOperator: false)
    case UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
      place += 1
      skipRegular()
      return Token(range: start..<place, isOperator: false)
    default:
      skipRegular()
      guard place > start else { throw PDFFault(words: "a broken operator") }
      if bytes[start..<place].isEqual("BI") { try skipImage() }
      return Token(range: start..<place, isOperator: true)
    }
  }

  private mutating func skipRegular() {
    while place < bytes.count, bytes[place].isPDFRegular { place += 1 }
  }

  /// Skips a string, an array or a dictionary with all in it.
  private mutating func skipNested() throws(PDFFault) {
    var depth = 0
    repeat {
      guard place < bytes.count else { throw PDFFault(words: "a value without an end") }
      switch bytes[place] {
      case UInt8(ascii: "("):
        try skipString()
        continue
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      place += 1
    } while depth > 0
  }

  /// Skips a string in parentheses, which may have others in pairs.
  private mutating func skipString() throws(PDFFault) {
    var depth = 0
    repeat {
      guard place < bytes.count else { throw PDFFault(words: "a string without an end") }
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\"): place += 1
      default: break
      }
      place += 1
    } while depth > 0
  }

  /// Skips an image to its end mark, which has white space before and after it.
  private mutating func skipImage() throws(PDFFault) {
    while place + 3 <= bytes.count {
      if bytes[place].isPDFSpace, bytes[place + 1..<place + 3].isEqual("EI"),
        place + 3 == bytes.count || bytes[place + 3].isPDFSpace
      {
        place += 3
        return
      }
      place += 1
    }
    throw PDFFault(words: "an image without an end")
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes are a word.
  func isEqual(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
  }
}
