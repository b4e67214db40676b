internal import InkleafCompression
internal import InkleafPages

/// The most values in a record of a release, which has some for each of its files.
let recordValues = 1_000_000

/// A file that is on disk, with what tells whether it is whole.
struct StoredFile: Equatable {
  /// The path in the folder of the release.
  var path: String
  /// Its size in bytes.
  var size: Int
  /// Its SHA-256 in hexadecimal.
  var sum: String

  /// The name in its folder.
  var name: String { fileName(of: path) }

  /// The members of a JSON object.
  var members: [(String, JSON)] {
    [("path", .string(path)), ("bytes", JSON(size)), ("sha256", .string(sum))]
  }
}

extension StoredFile {
  /// Describes a file of these bytes.
  init(path: String, bytes: [UInt8]) {
    self.init(path: path, size: bytes.count, sum: SHA256.hex(of: bytes))
  }

  /// Reads the members of a JSON object; returns `nil` where one is missing, or the path is none that a
  /// release gives.
  init?(_ json: JSON?) {
    guard let path = json?.member("path")?.string, Self.isPath(path),
      let size = json?.member("bytes")?.size, let sum = json?.member("sha256")?.string
    else { return nil }
    self.init(path: path, size: size, sum: sum)
  }

  /// Whether a text is a path that a release gives to a file: a name, or a name in a folder.
  private static func isPath(_ text: String) -> Bool {
    // Bytes, since a release has tens of thousands of paths.
    var text = text
    return text.withUTF8 { bytes in
      guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return isName(bytes) }
      return isName(bytes[..<slash]) && isName(bytes[(slash + 1)...])
    }
  }

  /// Whether a text is a name that a release gives to a file or folder: it leads nowhere else, and is not
  /// hidden.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.first != UInt8(ascii: ".")
      && !bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: "/") }
  }
}

/// A font file that letters are from.
struct FontRecord: Equatable {
  /// The file's name.
  var file: String
  /// Its SHA-256 in hexadecimal.
  var sum: String

  var json: JSON { .object([("file", .string(file)), ("sha256", .string(sum))]) }
}

extension FontRecord {
  /// Reads a description; returns `nil` where something is missing.
  init?(_ json: JSON) {
    guard let file = json.member("file")?.string, let sum = json.member("sha256")?.string else {
      return nil
    }
    self.init(file: file, sum: sum)
  }
}

/// The small picture of an edition's first page.
struct ThumbnailRecord: Equatable {
  /// The name of the file in an edition's folder.
  static let name = "thumbnail.png"

  var file: StoredFile
  var width: Int
  var height: Int
  var blurHash: String

  var json: JSON {
    .object(
      file.members + [
        ("width_px", JSON(width)), ("height_px", JSON(height)), ("blurhash", .string(blurHash)),
      ])
  }
}

extension ThumbnailRecord {
  /// Reads a description; returns `nil` where something is missing.
  init?(_ json: JSON?) {
    guard let file = StoredFile(json), let width = json?.member("width_px")?.integer,
      let height = json?.member("height_px")?.integer,
      let blurHash = json?.member("blurhash")?.string
    else { return nil }
    self.init(file: file, width: width, height: height, blurHash: blurHash)
  }
}

extension JSON {
  /// A count of bytes, however many.
  fileprivate var size: Int? {
    guard case .number(let number) = kind, (0..<1e15).contains(number) else { return nil }
    return Int(number)
  }
}
