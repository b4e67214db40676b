internal import InkleafCompression
internal import InkleafPlatform

/// The content of a file as it comes, piece by piece: the bytes while they are few, and what describes them.
struct FileContent {
  /// The number of bytes.
  private(set) var size = 0
  /// The checksum that archives hold.
  private(set) var crc: UInt32 = 0
  /// All bytes; `nil` once they are too many to keep.
  private(set) var bytes: [UInt8]? = []
  private var sha = SHA256()

  /// The most bytes that are kept: pages of posters with pictures have hundreds of millions.
  static let mostKept = 16 << 20

  /// The SHA-256 of all bytes.
  var sum: String {
    let sha = sha
    return sha.hex()
  }

  mutating func add(_ piece: [UInt8]) {
    piece.withUnsafeBytes { describe($0) }
    // Most files come in one piece, which need not be copied.
    if size == piece.count, size <= Self.mostKept { bytes = piece } else { keep(piece) }
  }

  mutating func add(_ piece: UnsafeRawBufferPointer) {
    describe(piece)
    keep(piece)
  }

  private mutating func describe(_ piece: UnsafeRawBufferPointer) {
    size += piece.count
    crc = crc32(of: piece, after: crc)
    sha.add(piece)
  }

  private mutating func keep(_ piece: some Collection<UInt8>) {
    if size <= Self.mostKept { bytes?.append(contentsOf: piece) } else { bytes = nil }
  }
}
