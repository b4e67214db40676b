internal import InkleafPages

/// The description of a release: `catalog.json`.
///
/// It names the editions, and leaves their files to each `edition.json`, so that it stays small.
struct Catalog {
  /// The name of the file in a release's folder.
  static let name = "catalog.json"
  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 20

  var release: String
  /// The checksum of everything that the release depends on.
  var fingerprint: String
  /// The version of the program that made it.
  var version: String
  /// The latest day on which an edition says that it was made.
  var created: String
  var editions: [Edition]
  var files: [File]

  /// An edition, and the file that describes it.
  struct Edition: Equatable {
    var head: EditionRecord.Head
    var thumbnail: ThumbnailRecord
    var record: StoredFile
  }

  /// A file that belongs to no edition alone.
  struct File: Equatable {
    var kind: Kind
    var file: StoredFile
  }

  enum Kind: String { case archive, poster, calendar, overview }

  /// The file's text.
  var text: String {
    JSON.object([
      ("release", .string(release)), ("fingerprint", .string(fingerprint)),
      ("inkleaf", .string(version)), ("created", .string(created)),
      (
        "editions",
        .array(
          editions.map { edition in
            .object(
              [("edition", .string(edition.head.edition))] + edition.head.members + [
                ("thumbnail", edition.thumbnail.json),
                ("record", .object(edition.record.members)),
              ])
          })
      ),
      (
        "files",
        .array(
          files.map { .object([("kind", .string($0.kind.rawValue))] + $0.file.members) })
      ),
    ]).text() + "\n"
  }

  init(
    release: String, fingerprint: String, created: String, editions: [Edition], files: [File]
  ) {
    self.release = release
    self.fingerprint = fingerprint
    version = InkleafVersion.current
    self.created = created
    self.editions = editions
    self.files = files
  }

  /// Reads the file's text; returns `nil` for any other.
  init?(parsing bytes: [UInt8]) {
    guard let json = try? JSONReader.read(String(decoding: bytes, as: UTF8.self)),
      let release = json.member("release")?.string,
      let fingerprint = json.member("fingerprint")?.string,
      let version = json.member("inkleaf")?.string, let created = json.member("created")?.string,
      let editions = json.member("editions")?.array, let files = json.member("files")?.array
    else { return nil }
    self.release = release
    self.fingerprint = fingerprint
    self.version = version
    self.created = created
    self.editions = editions.compactMap { edition in
      guard let head = EditionRecord.Head(edition),
        let thumbnail = ThumbnailRecord(edition.member("thumbnail")),
        let record = StoredFile(edition.member("record"))
      else { return nil }
      return Edition(head: head, thumbnail: thumbnail, record: record)
    }
    self.files = files.compactMap { file in
      guard let kind = file.member("kind")?.string.flatMap(Kind.init), let stored = StoredFile(file)
      else { return nil }
      return File(kind: kind, file: stored)
    }
    guard self.editions.count == editions.count, self.files.count == files.count else { return nil }
  }
}
