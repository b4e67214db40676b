/// A message about a value from a user that cannot be used.
public struct UsageProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The message, one line.
  public var description: String

  /// Makes a problem from its message.
  public init(_ message: String) {
    description = message
  }
}
