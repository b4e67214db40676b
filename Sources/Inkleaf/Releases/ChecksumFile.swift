internal import InkleafPlatform

/// The checksums of a release's files, as `sha256sum -c` reads them.
///
/// A large release has a hundred thousand, so only those that are asked for are kept.
struct ChecksumFile {
  /// The name of the file in a release's folder.
  static let name = "SHA256SUMS"

  /// The files whose checksums are kept.
  enum Part {
    /// The records of editions, and all files that belong to no edition.
    case records
    /// The files of an edition.
    case edition(String)

    /// Whether a path, in UTF-8, is that of such a file.
    fileprivate func has(_ path: ArraySlice<UInt8>) -> Bool {
      switch self {
      case .records:
        guard let slash = path.firstIndex(of: UInt8(ascii: "/")) else { return true }
        return path[(slash + 1)...].elementsEqual(EditionRecord.name.utf8)
      case .edition(let name): return path.starts(with: "\(name)/".utf8)
      }
    }
  }

  private var sums: [String: String] = [:]

  /// Reads the file in a release's folder; returns `nil` where there is none.
  init?(_ part: Part, in folder: borrowing Folder) {
    /// The longest line: a checksum and two names.
    let longest = 4096
    var rest: [UInt8] = []
    do {
      try folder.read(Self.name) { bytes in
        rest += bytes
        var start = 0
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
          add(rest[start..<end], of: part)
          start = end + 1
        }
        rest.removeSubrange(..<start)
        if rest.count > longest { rest = [] }
      }
    } catch {
      return nil
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, of part: Part) {
    guard line.count > 66, line.dropFirst(64).starts(with: [0x20, 0x20]) else { return }
    let path = line.dropFirst(66)
    guard part.has(path) else { return }
    sums[String(decoding: path, as: UTF8.self)] = String(decoding: line.prefix(64), as: UTF8.self)
  }

  /// The paths that have a checksum, in no order.
  var paths: some Sequence<String> { sums.keys }

  /// The checksum of a path.
  subscript(path: String) -> String? { sums[path] }

  /// The line for a file.
  static func line(_ sum: String, _ path: String) -> String { "\(sum)  \(path)\n" }
}
