internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform

/// The description of a release as it stands: `catalog.json`.
///
/// It names the editions, and leaves their files to each `edition.json`, so that it stays small.
struct Catalog {
  /// The name of the file in a release's folder.
  static let name = "catalog.json"
  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 20

  /// The checksum of everything that the release depends on.
  var fingerprint: String
  /// The version of the program that made it.
  var version: String
  var editions: [Edition]
  var files: [File]
  /// The paths of these files, of the catalog and of the checksums.
  var paths: [String] { files.map(\.file.path) + [Self.name, ChecksumFile.name] }

  /// An edition.
  struct Edition: Equatable {
    /// Its folder.
    var name: String
    /// The checksum of everything that it depends on; older catalogs have none.
    var fingerprint: String?
    /// The file that describes it.
    var record: StoredFile
  }

  /// A file that belongs to no edition alone.
  struct File: Equatable {
    var kind: Kind
    var file: StoredFile
  }

  enum Kind: String {
    case archive, poster, calendar, overview, site

    /// Whether a file of this kind may have a path: what a catalog names may be removed, so it names nothing
    /// that people put beside a release, such as LICENSE.
    fileprivate func mayHave(_ path: String) -> Bool {
      let endings =
        switch self {
        case .archive: [".zip"]
        case .poster, .overview: [".png"]
        case .calendar: [".ics"]
        case .site: [".html", ".xml", ".json", ".png", ".css", ".js", ".ics"]
        }
      return endings.contains(where: path.hasSuffix)
    }
  }

  /// Reads the catalog in a release's folder; returns `nil` where there is none that is whole.
  ///
  /// - Parameter isProven: whether its checksum there must say that it was written so; a run that compares
  ///   sizes alone would else pass on what became of it.
  init?(in folder: borrowing Folder, isProven: Bool = false) {
    guard let bytes = try? folder.read(Self.name, limit: Self.largestFile),
      !isProven || ChecksumFile(.records, in: folder)?[Self.name] == SHA256.hex(of: bytes)
    else { return nil }
    self.init(parsing: bytes)
  }

  /// Reads the file's text; returns `nil` for any other.
  init?(parsing bytes: [UInt8]) {
    guard let json = try? JSONReader.read(bytes, most: recordValues),
      let fingerprint = json.member("fingerprint")?.string,
      let version = json.member("inkleaf")?.string,
      let editions = json.member("editions")?.array, let files = json.member("files")?.array
    else { return nil }
    self.fingerprint = fingerprint
    self.version = version
    self.editions = editions.compactMap(Edition.init)
    self.files = files.compactMap { file in
      guard let kind = file.member("kind")?.string.flatMap(Kind.init),
        let stored = StoredFile(file), kind.mayHave(stored.path)
      else { return nil }
      return File(kind: kind, file: stored)
    }
    guard self.editions.count == editions.count, self.files.count == files.count else { return nil }
  }
}

extension Catalog.Edition {
  /// Reads an edition; returns `nil` where something is missing, or the record is not in its folder.
  fileprivate init?(_ json: JSON) {
    guard let name = json.member("edition")?.string, StoredFile.isName(name.utf8),
      let record = StoredFile(json.member("record")), record.path == "\(name)/\(EditionRecord.name)"
    else { return nil }
    self.init(
      name: name, fingerprint: json.member("fingerprint")?.string, record: record)
  }
}

/// The text of a catalog, written piece by piece, so that memory does not grow with its editions.
struct CatalogText {
  private var isFirst = true

  /// Returns what comes before the editions.
  ///
  /// - Parameter created: the latest day on which an edition says that it was made.
  func start(release: String, fingerprint: String, created: String) -> String {
    let members = [
      ("release", release), ("fingerprint", fingerprint), ("inkleaf", InkleafVersion.current),
      ("created", created),
    ]
    return "{\n" + members.map { "  \"\($0)\": \(JSON.string($1).text()),\n" }.joined()
      + "  \"editions\": ["
  }

  /// Returns the text of the next edition.
  ///
  /// - Parameter file: the file that describes it.
  mutating func edition(
    _ record: EditionRecord, _ thumbnail: ThumbnailRecord, _ file: StoredFile
  ) -> String {
    element(
      [
        ("edition", .string(record.head.edition)), ("fingerprint", JSON(record.fingerprint)),
      ] + record.head.members + [
        ("thumbnail", thumbnail.json), ("record", .object(file.members)),
      ])
  }

  /// Returns what comes between the editions and the files that belong to none alone.
  mutating func files() -> String {
    defer { isFirst = true }
    return "\n  ],\n  \"files\": ["
  }

  /// Returns the text of the next of these files.
  mutating func file(_ file: Catalog.File) -> String {
    element([("kind", .string(file.kind.rawValue))] + file.file.members)
  }

  /// Returns what comes last.
  func end() -> String { "\n  ]\n}\n" }

  private mutating func element(_ members: [(String, JSON)]) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n    " : ",\n    ") + JSON.object(members).text(indent: 4)
  }
}
