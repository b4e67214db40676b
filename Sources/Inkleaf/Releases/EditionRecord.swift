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
      let pages = value.member("files")?.array, let preview = value.member("preview"),
      let files = File.all(pages + [preview])
    else { return nil }
    self.fingerprint = fingerprint
    self.files = files
  }

  /// What stands at the end of a catalog: the files that belong to no edition alone.
  ///
  /// - Parameter bytes: as much of the end as is at hand.
  package static func files(atEndOf bytes: ArraySlice<UInt8>) -> [File]? {
    let text = String(decoding: bytes, as: UTF8.self)
    // The editions, which come first, are indented further.
    guard let start = text.ranges(of: "\n  \"files\": ").last?.upperBound,
      let end = text.lastIndex(of: "}"),
      let values = try? JSONReader.read(String(text[start..<end])).array
    else { return nil }
    return File.all(values)
  }
}

extension EditionRecord.File {
  /// Reads files; `nil` where one of them is none.
  fileprivate static func all(_ values: [JSONValue]) -> [EditionRecord.File]? {
    var files: [EditionRecord.File] = []
    for value in values {
      guard let path = value.member("path")?.string, let size = value.member("bytes")?.size,
        let sum = value.member("sha256")?.string,
        let name = path.split(separator: "/").last.map(String.init)
      else { return nil }
      files.append(EditionRecord.File(name: name, size: size, sum: sum))
    }
    return files
  }
}

extension JSONValue {
  /// A count of bytes, however many.
  fileprivate var size: Int? {
    guard case .number(let number) = kind, (0..<1e15).contains(number) else { return nil }
    return Int(number)
  }
}
