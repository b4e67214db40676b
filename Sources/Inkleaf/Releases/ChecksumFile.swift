internal import InkleafPlatform

/// The checksums of a release's files, as `sha256sum -c` reads them.
struct ChecksumFile {
  /// The name of the file in a release's folder.
  static let name = "SHA256SUMS"

  private var sums: [String: String] = [:]

  /// Reads the file in a release's folder; returns `nil` where there is none.
  init?(in folder: borrowing Folder) {
    guard let bytes = try? folder.read(Self.name, limit: 1 << 30) else { return nil }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.count > 66, line.dropFirst(64).starts(with: [0x20, 0x20]) else { continue }
      sums[String(decoding: line.dropFirst(66), as: UTF8.self)] = String(
        decoding: line.prefix(64), as: UTF8.self)
    }
  }

  /// The checksum of a path.
  subscript(path: String) -> String? { sums[path] }

  /// The line for a file.
  static func line(_ sum: String, _ path: String) -> String { "\(sum)  \(path)\n" }
}
