/// A reference in a recipe: to something built in, to a file, or to a value.
public enum Reference<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Something built in, by its name.
  case named(String)
  /// A file in the folder for one's own, by its name.
  case own(String)
  /// A file, by its path as it was written.
  case file(String)
  /// The value itself, handed over by Swift code. Written down, only its name is left.
  ///
  /// It is indirect, as a release has hundreds of recipes and a theme is larger than all else in them.
  indirect case value(Value)

  /// The path, where it is a file's.
  public var path: String? { if case .file(let path) = self { path } else { nil } }
}

/// The names of the files in the folder for one's own themes and layouts.
public struct OwnNames: Equatable, Sendable {
  /// The names of themes.
  public var themes: [String]
  /// The names of layouts.
  public var layouts: [String]

  /// No names, as in files: what they name is beside them or built in.
  public static let none = OwnNames(themes: [], layouts: [])

  /// Collects names.
  public init(themes: [String], layouts: [String]) {
    (self.themes, self.layouts) = (themes, layouts)
  }
}

/// Whether a text names a file and not something built in.
public func isPath(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".json") }
