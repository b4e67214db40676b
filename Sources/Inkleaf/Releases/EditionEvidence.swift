internal import InkleafPlatform

/// What tells whether the record of an edition on disk can be trusted; its files are by the sums in it.
///
/// Whoever changes a page and its record to agree leaves the checksums and the catalog of the release as they
/// were.
struct EditionEvidence {
  /// The checksums of the release that stands.
  private var sums: ChecksumFile?
  /// What its catalog says of each edition.
  private var known: [String: Catalog.Edition] = [:]
  /// Whether an edition may be one that neither knows yet.
  private var mayBeNew: Bool

  enum Word {
    /// The release says that the record is as it was written.
    case trusted
    /// The release says that it is not, or says nothing of an edition that it should know.
    case refused
    /// The edition is newer than the release.
    case unknown
  }

  /// Nothing is known of what waits in the hidden folder: a run did not end.
  static var none: EditionEvidence { EditionEvidence(sums: nil, mayBeNew: true) }

  private init(sums: ChecksumFile?, mayBeNew: Bool) {
    self.sums = sums
    self.mayBeNew = mayBeNew
  }

  /// Reads what a release says of its editions.
  ///
  /// - Parameter hasShares: whether shares may have drawn editions since.
  init(in folder: borrowing Folder, hasShares: Bool) {
    self.init(sums: ChecksumFile(.records, in: folder), mayBeNew: hasShares)
    guard hasShares, let catalog = Catalog(in: folder) else { return }
    known = Dictionary(catalog.editions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns what is known of an edition's record.
  func word(on work: ReleaseRun.Work, recordSum: String) -> Word {
    let name = work.entry.name
    if sums?["\(name)/\(EditionRecord.name)"] == recordSum { return .trusted }
    // The same edition has the same record.
    let isKnown = known[name]?.fingerprint == work.fingerprint.sum
    return mayBeNew && !isKnown ? .unknown : .refused
  }
}
