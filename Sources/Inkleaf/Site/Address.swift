/// Addresses of files as a page has them.
enum Address {
  /// Returns a path with everything encoded that means something else in an address.
  static func of(_ path: String) -> String {
    if path.utf8.allSatisfy(isPlain) { return path }
    return path.utf8.map { byte in
      isPlain(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Returns the address of a page as others name it: for the first page of a folder, that of the folder.
  static func ofPage(_ path: String) -> String {
    let isFirst = path == SiteWriter.index || path.hasSuffix("/" + SiteWriter.index)
    return of(isFirst ? String(path.dropLast(SiteWriter.index.count)) : path)
  }

  /// Returns the address of a file, with a part of its checksum: it changes with the file, so a host may
  /// let browsers keep what is behind it for ever.
  ///
  /// - Parameter folder: what leads from the page to the folder of the release: nothing, or `../`.
  static func of(_ file: StoredFile, from folder: String = "") -> String {
    folder + of(file.path) + query(version(of: file))
  }

  /// Returns what tells a file from others that had its name before: the start of its checksum.
  static func version(of file: StoredFile) -> UInt32 { UInt32(file.sum.prefix(8), radix: 16) ?? 0 }

  /// Returns the end of an address, so that readers do not take an older file for this one.
  static func query(_ version: UInt32) -> String {
    let digits = String(version, radix: 16)
    return "?" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// RFC 3986's unreserved characters, and the stroke between folders.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
