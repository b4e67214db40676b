/// A failed system call and its purpose.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The purpose of the call, which decides a program's exit code.
  public enum Action: Equatable, Sendable {
    /// Opening or reading input.
    case read
    /// Making a file or folder, or renaming it.
    case create
    /// Putting a file in the place of another one, or removing it.
    case replace
    /// Writing bytes.
    case write
  }

  /// The purpose of the call.
  public var action: Action
  /// The file or folder, as the user names it.
  public var path: String
  /// The cause, in words.
  public var reason: String
  /// The number of the system's error; `nil` where no call failed.
  public var code: Int32?

  /// Makes an error from an action, a path, a reason and the number of the system's error, if there is one.
  public init(_ action: Action, _ path: String, reason: String, code: Int32? = nil) {
    self.action = action
    self.path = path
    self.reason = reason
    self.code = code
  }

  /// Makes an error from the last failed system call.
  init(_ action: Action, _ path: String) {
    let code = lastError
    self.init(action, path, reason: String(cString: strerror(code)), code: code)
  }

  /// Whether there is nothing of this name.
  public var isMissing: Bool { code == ENOENT }

  /// Whether the file or folder may not be opened.
  public var isForbidden: Bool { code == EACCES || code == EPERM }

  /// Whether a pipe takes no more, since its reader has ended.
  public var isClosedPipe: Bool { code == EPIPE }

  /// The path, the failed action and the cause, in one line.
  public var description: String {
    let verb =
      switch action {
      case .read: "read"
      case .create: "create"
      case .replace: "replace"
      case .write: "write"
      }
    return "\(path): cannot \(verb): \(reason)"
  }
}

/// The error number of the last failed system call.
var lastError: Int32 { errno }
