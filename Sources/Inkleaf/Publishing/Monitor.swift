internal import InkleafPages

/// The outside view of work in progress: it reports steps and can stop the work.
public struct Monitor: Sendable {
  /// A step of the work.
  public enum Step: Equatable, Sendable {
    /// So many files of an edition are drawn, of how many.
    case files(Int, of: Int)
    /// An edition of a release is being drawn.
    case edition(String)
  }

  /// Asked again and again; `true` ends the work with nothing written.
  public var shouldStop: @Sendable () -> Bool
  /// Told each step.
  public var progress: @Sendable (Step) -> Void
  /// Told what is doubtful, each thing once.
  public var warn: @Sendable (Edition.Warning) -> Void

  /// Makes a monitor from its functions.
  public init(
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Step) -> Void = { _ in },
    warn: @escaping @Sendable (Edition.Warning) -> Void = { _ in }
  ) {
    self.shouldStop = shouldStop
    self.progress = progress
    self.warn = warn
  }

  /// Watches nothing.
  public static let none = Monitor()

  func checkStop() throws {
    if shouldStop() { throw InkleafError.interrupted }
  }
}
