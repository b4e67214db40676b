/// A value of a PDF file (ISO 32000-1, 7.3).
enum PDFObject: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number; files hold six decimals of it.
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary(PDFDictionary)
  /// Another object, by its number.
  case reference(Int)
  case stream(PDFStream)
}

/// Bytes with a description; its length is not part of it.
struct PDFStream: Hashable, Sendable {
  var dictionary: PDFDictionary
  /// The bytes as the file holds them.
  var bytes: [UInt8]

  /// Mixes in a few of the bytes: streams that differ differ at their ends, where checksums are.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(8) { hasher.combine(byte) }
  }
}

/// A fault of a PDF's structure.
struct PDFFault: Error, Equatable, CustomStringConvertible {
  /// The number of the object with the fault, if it is known.
  var object: Int?
  var words: String

  var description: String { (object.map { "object \($0): " } ?? "") + words }
}

extension PDFObject {
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }
  var isNumber: Bool { if case .number = self { true } else { false } }
  var array: [PDFObject]? { if case .array(let values) = self { values } else { nil } }
  var dictionary: PDFDictionary? {
    if case .dictionary(let values) = self { values } else { nil }
  }
  var reference: Int? { if case .reference(let number) = self { number } else { nil } }
  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }

  /// The values within, from which the object's references can be collected.
  var children: [PDFObject] {
    switch self {
    case .array(let values): values
    case .dictionary(let values): values.values
    case .stream(let stream): stream.dictionary.values
    default: []
    }
  }

  /// Whether it is a reference or may have some within.
  private var isCompound: Bool {
    switch self {
    case .reference, .array, .dictionary, .stream: true
    default: false
    }
  }

  /// Returns the object with every reference within replaced, in the order of the keys.
  func mapReferences<Failure: Error>(
    _ new: (Int) throws(Failure) -> PDFObject
  ) throws(Failure) -> PDFObject {
    func mapped(_ dictionary: PDFDictionary) throws(Failure) -> PDFDictionary {
      try dictionary.mapValues { (value) throws(Failure) in try value.mapReferences(new) }
    }
    switch self {
    case .reference(let number): return try new(number)
    case .array(let values):
      // Most arrays are numbers.
      guard values.contains(where: \.isCompound) else { return self }
      var result: [PDFObject] = []
      for value in values { result.append(try value.mapReferences(new)) }
      return .array(result)
    case .dictionary(let dictionary): return .dictionary(try mapped(dictionary))
    case .stream(let stream):
      return .stream(PDFStream(dictionary: try mapped(stream.dictionary), bytes: stream.bytes))
    case .null, .boolean, .number, .name, .string: return self
    }
  }

  /// A text for people: in ASCII if it is, else in UTF-16 with a mark of the byte order.
  static func text(_ text: String) -> PDFObject {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return .string(Array(text.utf8)) }
    return .string(
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  /// A length or place in points, rounded to thousandths.
  static func points(_ number: Double) -> PDFObject { .number((number * 1000).rounded() / 1000) }
}
