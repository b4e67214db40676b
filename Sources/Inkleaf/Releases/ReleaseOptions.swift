/// How a release is made.
public struct ReleaseOptions: Sendable {
  /// The folder that the release's own folder goes to.
  public var output: String
  /// How many files are drawn at the same time, at least 1.
  public var jobs: Int { didSet { jobs = max(1, jobs) } }
  /// The share of the editions that is drawn; `nil` for all of them.
  public var share: Share?
  /// Whether files on disk are known by their sizes instead of their checksums.
  public var trustsSizes = false
  /// Whether editions in the folder that the release no longer names are removed.
  public var prunes = false

  /// Collects how a release is made.
  public init(output: String = "Output", jobs: Int = 1, share: Share? = nil) {
    self.output = output
    self.jobs = max(1, jobs)
    self.share = share
  }

  /// A part of a release's editions, to be put together with the others: every so many, from one on.
  public struct Share: Equatable, Sendable {
    /// Which part, from 1.
    public let index: Int
    /// How many parts there are.
    public let count: Int

    /// Makes a share; returns `nil` unless the index is from 1 to the count, at most 100,000.
    public init?(_ index: Int, of count: Int) {
      guard (1...100_000).contains(count), (1...count).contains(index) else { return nil }
      self.index = index
      self.count = count
    }

    func has(_ place: Int) -> Bool { place % count == index - 1 }
  }
}

/// The result of making a release.
public struct ReleaseOutcome: Sendable {
  /// The folder of the release.
  public var folder: String
  /// The editions that are there.
  public var editions: [String]
  /// Those of them that were drawn.
  public var drawn: [String]
  /// Editions in the folder that the release no longer names.
  public var others: [String]
  /// What was removed: editions, and files of the release before that this one does not have.
  public var removed: [String]
  /// Whether anything was written.
  public var isChanged: Bool
  /// Whether catalog and checksums are still those of the release before, since a share alone was drawn.
  public var needsAssembly = false
  /// Editions and posters that could not be made.
  public var problems: [InkleafError]
  /// What is doubtful about editions and posters, each thing once.
  public var warnings: [Diagnostic]
}
