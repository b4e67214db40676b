public import InkleafPages
internal import InkleafPlatform

/// The folder of a person's own themes, layouts and lists, which have names like the built-in ones.
///
/// A file `themes/mine.json` in it is the theme `mine`. Names lead there from a command line only; files
/// name what is beside them or built in, so that they mean the same for everyone.
public struct OwnFolder: Equatable, Sendable {
  /// What options take in the place of a name.
  private static let words: Set = ["all", "default", "none"]

  /// What the folder holds, each in a folder of this name.
  public enum Kind: String, CaseIterable, Sendable {
    /// Themes.
    case themes
    /// Layouts.
    case layouts
    /// Prompt lists, in any form.
    case lists

    /// One of them, in messages.
    public var noun: String { String(rawValue.dropLast()) }

    /// The names that built-in ones have.
    public var builtInNames: [String] {
      switch self {
      case .themes: Theme.names
      case .layouts: Layout.names
      case .lists: PromptList.builtInNames
      }
    }
  }

  /// The path of the folder.
  public var path: String

  /// Takes a path.
  public init(path: String) { self.path = path }

  /// The folder `inkleaf` where the XDG Base Directory Specification puts settings; `nil` without a home.
  public static var system: OwnFolder? {
    // A relative path is to be ignored, as the specification says.
    let settings = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (settings ?? home.map { "\($0)/.config" }).map { OwnFolder(path: "\($0)/inkleaf") }
  }

  /// The path of the folder of one kind.
  public func folder(_ kind: Kind) -> String { "\(path)/\(kind.rawValue)" }

  /// The names of one's own themes, layouts or lists, in order.
  public func names(_ kind: Kind) -> [String] {
    Set(files(kind).map(Self.name)).sorted()
  }

  /// The names of one's own themes and layouts.
  public var names: OwnNames { OwnNames(themes: names(.themes), layouts: names(.layouts)) }

  /// Returns the path of the file that has a name; `nil` if there is none.
  ///
  /// - Throws: several files that have it.
  public func file(_ name: String, _ kind: Kind) throws(UsageProblem) -> String? {
    let files = files(kind).filter { Self.name(of: $0) == name || $0 == name }
    guard files.count < 2 || files.contains(name) else {
      throw UsageProblem(
        "\(files.joined(separator: " and ")) in \(folder(kind)) are both called \"\(name)\"; rename one"
      )
    }
    return (files.first { $0 == name } ?? files.first).map { "\(folder(kind))/\($0)" }
  }

  private func files(_ kind: Kind) -> [String] {
    // A folder that is not there, or cannot be read, holds nothing.
    let names = (try? fileNames(in: folder(kind))) ?? []
    return kind == .lists ? names : names.filter { $0.hasSuffix(".json") }
  }

  private static func name(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Returns a file that is called like a word, but for its extension.
  package static func fileHere(_ word: String, in folder: String = "") -> String? {
    let names = (try? fileNames(in: folder.isEmpty ? "." : folder)) ?? []
    return names.first { name(of: $0) == word && $0 != word }
  }

  /// Writes a new theme, layout or list, and returns its path.
  ///
  /// - Parameters:
  ///   - text: the content: JSON, or a list of any form.
  ///   - name: what it is to be called: small letters, digits and single hyphens.
  ///   - kind: what it is.
  /// - Throws: a name that cannot be used, or a file that is there.
  public func write(
    _ text: String, as name: String, _ kind: Kind
  ) throws(InkleafError) -> String {
    try inkleaf {
      guard !name.isEmpty, name.slug == name else {
        let example = name.slug.isEmpty ? "" : ", such as \(name.slug)"
        throw UsageProblem(
          "\"\(name)\" cannot be a name; use small letters, digits and single hyphens\(example)")
      }
      guard !kind.builtInNames.contains(name) else {
        throw UsageProblem("\"\(name)\" is a built-in \(kind.noun); choose another name")
      }
      guard !Self.words.contains(name) else {
        throw UsageProblem(
          "\"\(name)\" is a word that options have a meaning for; choose another name")
      }
      let file = "\(name).\(kind == .lists ? "txt" : "json")"
      let path = "\(folder(kind))/\(file)"
      guard try self.file(name, kind) == nil else {
        throw SystemError(
          .create, path, reason: "it already exists; choose another name, or remove it first")
      }
      let folder = try Folder.make(folder(kind))
      try folder.write(Array(text.utf8), to: file, shown: path)
      return path
    }
  }
}
