/// A value that a person gave and that cannot be used, in words that say what to do.
public struct UsageProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The message, one line.
  public var description: String

  /// Makes a problem from its message.
  public init(_ message: String) {
    description = message
  }
}
