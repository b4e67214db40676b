/// Something wrong or doubtful in a file that people write, with its place.
public struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public var path: String
  /// The line, from 1; `nil` where the whole file is meant.
  public var line: Int?
  /// The column, from 1, counted in Unicode scalars; `nil` where the whole line is meant.
  public var column: Int?
  /// What is wrong and what to do, in one line.
  public var message: String

  /// Makes a diagnostic from a file's name, a place in it and a message.
  public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The form that editors can jump to: `path:line:column: error: message`.
  public var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return place.joined(separator: ":") + ": error: " + message
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

  /// The problems, a line each.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
