/// A problem in a file that people write, with its place.
public struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  /// How serious a problem is.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The program had to guess.
    case warning
  }

  /// How serious the problem is.
  public var severity: Severity
  /// The file's name as the user gave it.
  public var path: String
  /// The line, from 1; `nil` for the whole file.
  public var line: Int?
  /// The column, from 1, counted in Unicode scalars; `nil` for the whole line.
  public var column: Int?
  /// The problem and what to do, in one line.
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

  /// The diagnostic in the form that editors understand: `path:line:column: error: message`.
  public var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return place.joined(separator: ":") + ": \(severity.rawValue): " + message
  }
}

/// A place in a file that people write.
package struct FilePlace: Equatable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, counted in Unicode scalars.
  package var column: Int

  /// Takes a line and a column.
  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }
}

/// All problems of a file, in the order of its lines.
public struct Diagnostics: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problems; never empty.
  public var all: [Diagnostic]

  /// Makes a report of several problems.
  public init(_ all: [Diagnostic]) {
    self.all = all
  }

  /// Makes a report of the first `ListLimits.problems` problems by line, and counts the others.
  package init(limiting problems: [Diagnostic], path: String) {
    let sorted = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    all = Array(sorted.prefix(ListLimits.problems))
    if sorted.count > all.count {
      all.append(Diagnostic(path: path, message: "\(sorted.count - all.count) more problems"))
    }
  }

  /// The problems, one per line.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
