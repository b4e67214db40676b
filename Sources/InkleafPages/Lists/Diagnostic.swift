/// Something wrong or doubtful in a file that people write, with its place.
public struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// Nothing can be made of the file.
    case error
    /// Something had to be guessed.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The file's name as the user gave it.
  public var path: String
  /// The line, from 1; `nil` where the whole file is meant.
  public var line: Int?
  /// The column, from 1, counted in Unicode scalars; `nil` where the whole line is meant.
  public var column: Int?
  /// What is wrong and what to do, in one line.
  public var message: String

  /// Makes a diagnostic from a file's name, a place in it and a message.
  public init(
    severity: Severity = .error, path: String, line: Int? = nil, column: Int? = nil,
    message: String
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The form that editors can jump to: `path:line:column: error: message`.
  public var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return place.joined(separator: ":") + ": \(severity.rawValue): " + message
  }
}

/// Everything that is wrong with one file, in the order of its lines.
public struct Diagnostics: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problems; never empty.
  public var all: [Diagnostic]

  /// Makes a report of several problems.
  public init(_ all: [Diagnostic]) {
    self.all = all
  }

  /// Makes a report of the first problems by line; those beyond `ListLimits.problems` are counted.
  init(limiting problems: [Diagnostic], path: String) {
    let sorted = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    all = Array(sorted.prefix(ListLimits.problems))
    if sorted.count > all.count {
      all.append(Diagnostic(path: path, message: "\(sorted.count - all.count) more problems"))
    }
  }

  /// The problems, a line each.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
