/// A system call that failed, with what it was for.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was being done, which settles how a program should exit.
  public enum Action: Equatable, Sendable {
    /// Opening or reading input.
    case read
    /// Making a file or folder, or giving it its name.
    case create
    /// Writing bytes.
    case write
  }

  /// What was being done.
  public var action: Action
  /// The file or folder, as the user would name it.
  public var path: String
  /// What is wrong, in words.
  public var reason: String

  /// Makes an error from an action, a path and a reason.
  public init(_ action: Action, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// Makes an error from the last failed system call.
  init(_ action: Action, _ path: String) {
    self.init(action, path, reason: String(cString: strerror(lastError)))
  }

  /// The path, what could not be done with it, and why, in one line.
  public var description: String {
    let verb =
      switch action {
      case .read: "read"
      case .create: "create"
      case .write: "write"
      }
    return "\(path): cannot \(verb): \(reason)"
  }
}
