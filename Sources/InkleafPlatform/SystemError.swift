/// A failed system call and its purpose.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The purpose of the call, which decides a program's exit code.
  public enum Action: Equatable, Sendable {
    /// Opening or reading input.
    case read
    /// Making a file or folder, or renaming it.
    case create
    /// Writing bytes.
    case write
  }

  /// The purpose of the call.
  public var action: Action
  /// The file or folder, as the user names it.
  public var path: String
  /// The cause, in words.
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

  /// Whether there is nothing of this name.
  public var isMissing: Bool { reason == String(cString: strerror(ENOENT)) }

  /// Whether the file or folder may not be opened.
  public var isForbidden: Bool { reason == String(cString: strerror(EACCES)) }

  /// The path, the failed action and the cause, in one line.
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

/// The error number of the last failed system call.
var lastError: Int32 { errno }
