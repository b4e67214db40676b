extension [UInt8] {
  /// Appends the lowest bytes of a number, the highest of them first.
  mutating func append(_ number: Int, bytes: Int) {
    for place in (0..<bytes).reversed() {
      append(UInt8(truncatingIfNeeded: number >> (8 * place)))
    }
  }

  /// Appends a value as text; streams are only in objects of their own.
  mutating func append(_ object: PDFObject) {
    switch object {
    case .null, .stream: add("null")
    case .boolean(let value): add(value ? "true" : "false")
    case .number(let number): append(number: number)
    case .name(let name): append(name: name)
    case .string(let bytes): append(string: bytes)
    case .reference(let number):
      append(whole: number)
      add(" 0 R")
    case .array(let values):
      add("[")
      for (index, value) in values.enumerated() {
        if index > 0, !value.isDelimited || !values[index - 1].isDelimited { add(" ") }
        append(value)
      }
      add("]")
    case .dictionary(let values):
      add("<<")
      for entry in values.entries {
        append(name: entry.key)
        if !entry.value.beginsDelimited { add(" ") }
        append(entry.value)
      }
      add(">>")
    }
  }

  /// Appends a number with at most six decimals, without zeros at its end.
  mutating func append(number: Double) {
    let millionths = (number.isFinite ? Swift.min(abs(number), 1e12) * 1e6 : 0).rounded()
    if number < 0, millionths > 0 { add("-") }
    let (whole, rest) = (Int(millionths) / 1_000_000, Int(millionths) % 1_000_000)
    append(whole: whole)
    guard rest > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 7) { digits in
      digits.initializeElement(at: 0, to: UInt8(ascii: "."))
      var left = rest
      for place in (1...6).reversed() {
        digits.initializeElement(at: place, to: 0x30 + UInt8(truncatingIfNeeded: left % 10))
        left /= 10
      }
      var end = 7
      while digits[end - 1] == 0x30 { end -= 1 }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[..<end]))
    }
  }

  /// Appends an operator with two lengths before it.
  mutating func add(_ word: StaticString, _ x: Double, _ y: Double) {
    append(number: x)
    append(0x20)
    append(number: y)
    append(0x20)
    add(word)
  }

  mutating func add(_ word: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Appends a whole number from 0 on.
  mutating func append(whole number: Int) {
    if number < 10 { return append(0x30 + UInt8(truncatingIfNeeded: number)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (left, start) = (UInt(number), digits.count)
      repeat {
        start -= 1
        digits.initializeElement(at: start, to: 0x30 + UInt8(truncatingIfNeeded: left % 10))
        left /= 10
      } while left > 0
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  mutating func append(name: String) {
    add("/")
    // Most names are plain.
    if name.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) {
      return append(contentsOf: name.utf8)
    }
    for byte in name.utf8 {
      if (0x21...0x7E).contains(byte), byte.isPDFRegular, byte != UInt8(ascii: "#") {
        append(byte)
      } else {
        self += [UInt8(ascii: "#"), byte.hexDigits.0, byte.hexDigits.1]
      }
    }
  }

  /// Appends a string in parentheses if all of it is plain text, else in hexadecimal digits.
  private mutating func append(string: [UInt8]) {
    guard string.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      add("<")
      for byte in string { self += [byte.hexDigits.0, byte.hexDigits.1] }
      add(">")
      return
    }
    add("(")
    for byte in string {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
        add("\\")
      }
      append(byte)
    }
    add(")")
  }
}

extension PDFObject {
  /// Whether no space is needed before or after it.
  fileprivate var isDelimited: Bool {
    switch self {
    case .array, .dictionary, .string: true
    default: false
    }
  }

  /// Whether no space is needed before it: a name begins with a slash.
  fileprivate var beginsDelimited: Bool { if case .name = self { true } else { isDelimited } }
}

extension UInt8 {
  fileprivate var hexDigits: (UInt8, UInt8) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
    return (digit(self >> 4), digit(self & 15))
  }
}
