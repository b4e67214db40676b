internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform

/// An edition of a release that is on disk: what the rest of the release is made from.
///
/// There may be thousands, so it holds little.
struct StandingEdition {
  /// Its place in the run.
  var place: Int
  /// The checksum of its record.
  var recordSum: String
  /// When its files say that they were made.
  var created: String
  /// Whether it still waits in the hidden folder.
  var isNew: Bool
  /// Its archive, where this run has packed it.
  var archive: StoredFile?

  init(
    _ work: ReleaseRun.Work, _ place: Int, recordSum: String, isNew: Bool,
    archive: StoredFile? = nil
  ) {
    self.place = place
    self.recordSum = recordSum
    created = work.edition.created
    self.isNew = isNew
    self.archive = archive
  }

  /// Finds an edition in a folder; returns `nil` where it is not there as it would be drawn.
  ///
  /// - Parameter evidence: what tells whether its record can be trusted.
  init?(
    _ work: ReleaseRun.Work, _ place: Int, in folder: borrowing Folder, isNew: Bool,
    _ options: ReleaseOptions, _ evidence: EditionEvidence
  ) throws {
    guard folder.entry(work.entry.name) == .folder,
      let edition = try? folder.openFolder(work.entry.name),
      // What a killed run left in it would become a part of the release.
      edition.entry(StagingFolder.name) == .absent,
      let (record, text) = try? EditionRecord.standing(in: edition),
      record.fingerprint == work.fingerprint.sum
    else { return nil }
    let sum = SHA256.hex(of: text)
    switch evidence.word(on: work, recordSum: sum) {
    case .trusted: break
    case .refused: return nil
    case .unknown:
      guard try work.text(with: record).map({ Array($0.utf8) }) == text else { return nil }
    }
    guard edition.holds(record.storedFiles, options) else { return nil }
    self.init(work, place, recordSum: sum, isNew: isNew)
  }
}

extension ReleaseRun.Work {
  /// Returns the record that this edition would get, with the files' checksums of a record on disk;
  /// `nil` where that one has other files.
  fileprivate func text(with standing: EditionRecord) throws -> String? {
    let stored = Dictionary(standing.files.map { ($0.file.name, $0.file) }) { first, _ in first }
    let drawn = edition.files.files.compactMap { file in
      stored[file.name].map { DrawnFile(file: file, size: $0.size, sum: $0.sum) }
    }
    guard drawn.count == edition.files.files.count, standing.files.count == drawn.count else {
      return nil
    }
    return try extras(drawn).last.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

extension Folder {
  /// Returns whether files are here as they were written, by their checksums or, where sizes are trusted, by
  /// their sizes.
  borrowing func holds(_ files: [StoredFile], _ options: ReleaseOptions) -> Bool {
    if options.trustsSizes { return files.allSatisfy { size(of: $0.name) == $0.size } }
    var rest = files.reversed() as [StoredFile]
    var sums = FileSums()
    return sums.hold(in: self) { rest.popLast().map { FileSums.Item(file: $0) } }
  }

  /// The SHA-256 of a file in this folder.
  borrowing func checksum(of name: String) throws -> String {
    var sum = SHA256()
    try read(name) { sum.add($0) }
    return sum.hex()
  }
}
