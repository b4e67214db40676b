/// What an edition that stands on disk says of itself.
package struct EditionRecord {
  /// A file of the edition.
  package struct File {
    /// The name in the edition's folder.
    package var name: String
    /// Its size in bytes.
    package var size: Int
    /// Its SHA-256 in hexadecimal.
    package var sum: String
  }

  /// What tells it from any other edition.
  package var fingerprint: String
  /// All its files but the record itself.
  package var files: [File]

  /// Reads a record; `nil` for any other text.
  package init?(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.read(String(decoding: bytes, as: UTF8.self)),
      let fingerprint = value.member("fingerprint")?.string,
      let files = value.member("files")?.array, let preview = value.member("preview")
    else { return nil }
    self.fingerprint = fingerprint
    self.files = []
    for file in files + [preview] {
      guard let path = file.member("path")?.string, let size = file.member("bytes")?.integer,
        let sum = file.member("sha256")?.string,
        let name = path.split(separator: "/").last.map(String.init)
      else { return nil }
      self.files.append(File(name: name, size: size, sum: sum))
    }
  }
}
