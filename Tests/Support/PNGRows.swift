import InkleafCompression

/// Returns the rows of a PNG file, unpacked by zlib and without filters; `nil` if they cannot be unpacked.
///
/// Rows are as they are, or the difference to the one above: no other filter is written.
///
/// - Parameters:
///   - length: the bytes of a row.
///   - height: the number of rows.
public func rows(ofPNG file: [UInt8], length: Int, height: Int) -> [UInt8]? {
  var packed: [UInt8] = []
  var place = 8
  while place < file.count {
    let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
      packed += file[place + 8..<place + 8 + count]
    }
    place += count + 12
  }
  let size = (length + 1) * height
  guard let filtered = try? inflated(packed[...], atMost: size), filtered.count == size else {
    return nil
  }
  var rows = [UInt8](repeating: 0, count: length * height)
  rows.withUnsafeMutableBufferPointer { rows in
    filtered.withUnsafeBufferPointer { filtered in
      for row in 0..<height {
        let from = row * (length + 1) + 1
        let to = row * length
        let isDifference = filtered[from - 1] == 2 && row > 0
        for column in 0..<length {
          rows[to + column] =
            filtered[from + column] &+ (isDifference ? rows[to + column - length] : 0)
        }
      }
    }
  }
  return rows
}
