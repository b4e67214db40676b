/// The cross-reference table of a PDF: the places of its objects.
struct CrossReferences {
  /// The start of the table, in bytes.
  let start: Int
  /// The end of the table and start of the trailer.
  let end: Int
  /// The end of the trailer, before the word `startxref`.
  let startMark: Int
  /// The place of each object, by its number; `nil` for a number not in use.
  let offsets: [Int?]

  /// A fault of a PDF's structure.
  struct Fault: Error {
    var words: String
  }

  /// Reads the table that the end of a file points to.
  init(of bytes: [UInt8]) throws(Fault) {
    let tail = bytes.suffix(64)
    guard tail.suffix(6).elementsEqual("%%EOF\n".utf8),
      let mark = tail.lastRange(of: Array("startxref\n".utf8))
    else { throw Fault(words: "no end mark") }
    startMark = mark.lowerBound
    var cursor = Cursor(bytes: bytes, place: mark.upperBound)
    guard let start = cursor.number(), start < bytes.count else {
      throw Fault(words: "no place of the cross-reference table")
    }
    self.start = start
    cursor.place = start
    guard cursor.take("xref\n"), cursor.number() == 0, let count = cursor.number() else {
      throw Fault(words: "no cross-reference table at \(start)")
    }
    var offsets: [Int?] = []
    for _ in 0..<count {
      guard let offset = cursor.number(), cursor.number() != nil else {
        throw Fault(words: "cross-reference table cut short")
      }
      let inUse = cursor.take(" n")
      guard inUse || cursor.take(" f") else {
        throw Fault(words: "cross-reference table cut short")
      }
      offsets.append(inUse ? offset : nil)
    }
    self.offsets = offsets
    guard let trailer = bytes[cursor.place...].firstRange(of: Array("trailer".utf8)),
      trailer.lowerBound <= startMark
    else { throw Fault(words: "no trailer") }
    end = trailer.lowerBound
  }
}

/// A reader of numbers and words, one after the other.
struct Cursor {
  let bytes: [UInt8]
  var place: Int

  /// Skips a word if it is here, and returns whether it was.
  mutating func take(_ word: String) -> Bool {
    guard place >= 0, place <= bytes.count, bytes[place...].starts(with: word.utf8) else {
      return false
    }
    place += word.utf8.count
    return true
  }

  /// Reads a number after white space.
  mutating func number() -> Int? {
    var value: Int?
    while place >= 0, place < bytes.count {
      let byte = bytes[place]
      if (48...57).contains(byte), (value ?? 0) < 1 << 40 {
        value = (value ?? 0) * 10 + Int(byte - 48)
      } else if value != nil || !(byte == 0x20 || byte == 0x0A || byte == 0x0D) {
        break
      }
      place += 1
    }
    return value
  }
}

extension ArraySlice<UInt8> {
  /// Returns the range of a word's first occurrence.
  func firstRange(of word: [UInt8]) -> Range<Int>? {
    (startIndex..<Swift.max(startIndex, endIndex - word.count + 1)).first {
      self[$0...].starts(with: word)
    }
    .map { $0..<$0 + word.count }
  }

  /// Returns the range of a word's last occurrence.
  func lastRange(of word: [UInt8]) -> Range<Int>? {
    (startIndex..<Swift.max(startIndex, endIndex - word.count + 1)).last {
      self[$0...].starts(with: word)
    }
    .map { $0..<$0 + word.count }
  }
}
