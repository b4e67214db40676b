/// A deflater of files that are alike, such as the pages of an edition as text: what they have in common is
/// compressed once.
///
/// Of each file, the lines that all have are one piece. The lines before it are few and stay as they are;
/// those after it are deflated with the piece as their past. So a page takes a third of the time.
package struct SiblingDeflater {
  /// The file before, until a common piece is found.
  private var last: [UInt8] = []
  private var common: Piece?

  /// Lines that the files have in common.
  private struct Piece {
    var bytes: [UInt8]
    var deflated: [UInt8]
  }

  /// A shorter piece is not worth a block of its own.
  private static let least = 4096
  /// The piece begins after one of the first lines, in the first so many bytes.
  private static let longestHead = 4096
  /// Small, for what is compressed once.
  private static let smallLevel: Int32 = 6
  /// Fast, for what each file has of its own: level 6 takes five times as long and saves a seventh.
  private static let fastLevel: Int32 = 1

  package init() {}

  /// Returns a file as a deflate stream (RFC 1951).
  package mutating func deflate(_ file: [UInt8]) throws(DeflateError) -> [UInt8] {
    if let spliced = try splice(file) { return spliced }
    common = try SiblingDeflater.piece(of: file, and: last)
    last = file
    if let spliced = try splice(file) { return spliced }
    var deflater = try Deflater(level: Self.fastLevel)
    try deflater.add(file)
    return try deflater.finish()
  }

  /// Joins a file's stream around the common piece; returns `nil` where the file does not have it.
  private func splice(_ file: [UInt8]) throws(DeflateError) -> [UInt8]? {
    guard let common, let start = SiblingDeflater.place(of: common.bytes, in: file) else {
      return nil
    }
    // The head is a stored block: its length, and the length with all bits turned.
    let length = UInt16(start)
    var stream: [UInt8] = start == 0 ? [] : [0]
    if start > 0 {
      for number in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
      }
      stream += file[..<start]
    }
    stream += common.deflated
    var tail = try Deflater(level: Self.fastLevel, past: common.bytes)
    try tail.add(Array(file[(start + common.bytes.count)...]))
    return stream + (try tail.finish())
  }

  /// Finds the place of a piece after one of a file's first lines.
  private static func place(of piece: [UInt8], in file: [UInt8]) -> Int? {
    var start = 0
    while start <= longestHead, start + piece.count <= file.count {
      if same(file[start...], piece[...]) == piece.count { return start }
      guard let end = file[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return nil
  }

  /// Returns the whole lines that two files have in common after the first line that differs.
  private static func piece(
    of file: [UInt8], and other: [UInt8]
  ) throws(DeflateError) -> Piece? {
    let newline = UInt8(ascii: "\n")
    let same = SiblingDeflater.same(file[...], other[...])
    guard let line = file[same...].firstIndex(of: newline),
      let otherLine = other[same...].firstIndex(of: newline)
    else { return nil }
    let (start, otherStart) = (line + 1, otherLine + 1)
    let length = SiblingDeflater.same(file[start...], other[otherStart...])
    guard let end = file[start..<start + length].lastIndex(of: newline), end - start >= least
    else { return nil }
    let bytes = Array(file[start...end])
    var deflater = try Deflater(level: smallLevel)
    try deflater.add(bytes)
    return Piece(bytes: bytes, deflated: try deflater.flush())
  }

  /// Returns how many bytes two arrays begin with alike.
  private static func same(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        let count = min(one.count, other.count)
        var place = 0
        while place + 8 <= count,
          one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        {
          place += 8
        }
        while place < count, one[place] == other[place] { place += 1 }
        return place
      }
    }
  }
}
