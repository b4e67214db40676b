/// Returns what is wrong with a PDF's structure, or `nil` where nothing is.
///
/// Cairo can lose an error and still say that all went well, so a file is read back before it gets
/// its name: the header, the end mark, the place of the cross-reference table, every offset in it,
/// and the number of pages.
func faultOfPDF(_ bytes: [UInt8], pages: Int) -> String? {
  guard bytes.starts(with: "%PDF-1.".utf8) else { return "no header" }
  let tail = String(decoding: bytes.suffix(64), as: UTF8.self)
  guard tail.hasSuffix("%%EOF\n"), let mark = tail.range(of: "startxref\n") else {
    return "no end mark"
  }
  guard let start = Int(tail[mark.upperBound...].prefix { $0.isNumber }), start < bytes.count else {
    return "no place of the cross-reference table"
  }
  var cursor = Cursor(bytes: bytes, place: start)
  guard cursor.take("xref\n"), cursor.number() == 0, let count = cursor.number() else {
    return "no cross-reference table at \(start)"
  }
  var found = 0
  for object in 0..<count {
    guard let offset = cursor.number(), cursor.number() != nil else {
      return "cross-reference table cut short"
    }
    let inUse = cursor.take(" n")
    guard inUse || cursor.take(" f") else { return "cross-reference table cut short" }
    guard inUse else { continue }
    var target = Cursor(bytes: bytes, place: offset)
    guard target.number() == object, target.number() == 0, target.take(" obj") else {
      return "object \(object) is not at \(offset)"
    }
    if target.take("\n<< /Type /Page"), !target.take("s") { found += 1 }
  }
  return found == pages ? nil : "\(found) pages instead of \(pages)"
}

/// Reads numbers and words of a file one after the other.
private struct Cursor {
  let bytes: [UInt8]
  var place: Int

  /// Passes over a word where it stands here.
  mutating func take(_ word: String) -> Bool {
    guard place >= 0, place <= bytes.count, bytes[place...].starts(with: word.utf8) else {
      return false
    }
    place += word.utf8.count
    return true
  }

  /// Reads digits after white space.
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

extension String {
  /// Where a word stands for the last time.
  fileprivate func range(of word: String) -> Range<String.Index>? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(word) { return place..<index(place, offsetBy: word.count) }
    }
    return nil
  }
}
