public import InkleafPages
public import InkleafPlatform
public import InkleafText
internal import InkleafCompression
internal import InkleafRendering
internal import Synchronization

/// The files, fonts and time that the names in a recipe lead to.
///
/// A test passes resources of its own.
public struct Resources: Sendable {
  /// The folder in which relative paths are found; empty for the current one.
  public var folder: String
  /// The folder of the person's own themes, layouts and lists; `nil` where names must not lead there.
  public var own: OwnFolder?
  /// Whether `-` is standard input, as on a command line.
  var readsStandardInput = true
  /// The fonts.
  public var fonts: FontCatalog { typesetters.fonts }
  /// Whether a font that is missing is an error instead of a warning.
  public var requiresFonts = false
  /// The seconds since 1970 at which files say that they were made, as a text; `nil` for the list's
  /// first day.
  public var sourceDateEpoch: String?
  /// Reads a file of at most so many bytes.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(SystemError) -> [UInt8]

  private let typesetters: Typesetters

  /// Collects resources.
  ///
  /// - Parameters:
  ///   - folder: where relative paths are found; empty for the current folder.
  ///   - fonts: the fonts.
  ///   - sourceDateEpoch: when files say that they were made; `nil` for the list's first day.
  ///   - read: reads a file of at most so many bytes.
  public init(
    folder: String = "", fonts: FontCatalog = .system, sourceDateEpoch: String? = nil,
    read: @escaping @Sendable (String, Int) throws(SystemError) -> [UInt8] = readFile
  ) {
    self.folder = folder
    self.sourceDateEpoch = sourceDateEpoch
    self.read = read
    typesetters = Typesetters(fonts)
  }

  /// This machine's files and fonts, and the variable SOURCE_DATE_EPOCH of its environment.
  public static var system: Resources {
    Resources(sourceDateEpoch: environment("SOURCE_DATE_EPOCH"))
  }

  /// Returns the typesetter of a language and a theme: the same one each time, while few themes take turns.
  func typesetter(_ language: String, _ theme: Reference<Theme>) -> Typesetter {
    typesetters.typesetter(language, theme)
  }

  /// The same resources for the files that another file names.
  package func beside(_ path: String) -> Resources {
    var resources = self
    // A file means the same for everyone, so its names lead to no one's own folder.
    resources.own = nil
    resources.readsStandardInput = false
    resources.folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    if path.hasPrefix("/"), resources.folder.isEmpty { resources.folder = "/" }
    return resources
  }

  /// The path of a file that is named relative to the folder.
  package func path(_ name: String) -> String {
    folder.isEmpty
      ? name : InkleafPages.path(name, beside: folder.hasSuffix("/") ? folder : folder + "/")
  }
}

/// Makes one typesetter for each language and theme.
///
/// Those of the themes that were used last are kept: fonts take memory, and a release may have a hundred themes.
private final class Typesetters: Sendable {
  let fonts: FontCatalog
  private let known = Mutex<[Known]>([])

  /// The typesetters of a theme, by language; they have the same open fonts.
  private struct Known {
    var theme: Reference<Theme>
    var typesetters: [String: Typesetter]
  }

  /// The themes that are kept: that of the editions that are drawn, and that of those before them.
  private static let mostThemes = 2

  init(_ fonts: FontCatalog) { self.fonts = fonts }

  func typesetter(_ language: String, _ theme: Reference<Theme>) -> Typesetter {
    known.withLock { known in
      var last = Known(theme: theme, typesetters: [:])
      if let place = known.firstIndex(where: { $0.theme == theme }) {
        last = known.remove(at: place)
      }
      let typesetter =
        last.typesetters[language]
        ?? last.typesetters.values.first.map { Typesetter(fontsOf: $0, language: language) }
        ?? Typesetter(language: language, catalog: fonts)
      last.typesetters[language] = typesetter
      known = known.suffix(Self.mostThemes - 1) + [last]
      return typesetter
    }
  }
}

// MARK: - What names lead to

extension Resources {
  /// Reads the files that themes and layouts name.
  private var files: ThemeFiles {
    let read = read
    return ThemeFiles(
      read: { (path) throws(UsageProblem) in
        do { return try read(path, Picture.largestFile) } catch {
          throw UsageProblem("\(error)")
        }
      }, colors: { (picture) throws(UsageProblem) in try colors(of: picture) })
  }

  /// Finds a theme and changes its values.
  package func theme(_ reference: Reference<Theme>, _ changes: [ThemeChange] = []) throws -> Theme {
    let theme =
      switch reference {
      case .named(let name): try Theme(named: name)
      case .own(let name):
        try ownFile(name, .themes) { try Theme(parsing: $0, path: $1, files: files) }
      case .file(let name):
        try Theme(parsing: read(path(name), ListLimits.fileSize), path: path(name), files: files)
      case .value(let theme): theme
      }
    guard !changes.isEmpty else { return theme }
    // Pictures that changes name are where all else is that a recipe names.
    var beside = files
    beside.read = { [files] (name) throws(UsageProblem) in try files.read(path(name)) }
    do {
      return try theme.setting(changes, files: beside)
    } catch {
      throw InkleafError.request(error.all.map { "\($0.path): \($0.message)" })
    }
  }

  /// Finds a layout.
  package func layout(_ reference: Reference<Layout>) throws -> Layout {
    switch reference {
    case .named(let name): try Layout(named: name)
    case .own(let name):
      try ownFile(name, .layouts) { try Layout(parsing: $0, path: $1, files: files) }
    case .file(let name):
      try Layout(parsing: read(path(name), ListLimits.fileSize), path: path(name), files: files)
    case .value(let layout): layout
    }
  }

  /// Reads a file in the folder for one's own.
  private func ownFile<Value>(
    _ name: String, _ kind: OwnFolder.Kind, _ body: ([UInt8], String) throws -> Value
  ) throws -> Value {
    guard let path = try own?.file(name, kind) else {
      throw UsageProblem("there is no \(kind.noun) \"\(name)\" in a folder of your own here")
    }
    return try body(read(path, ListLimits.fileSize), path)
  }

  /// Finds the layout of a recipe, which is a book where the recipe names several.
  package func layout(of recipe: Recipe) throws -> Layout {
    guard recipe.layouts.count <= Layout.mostInBook else {
      throw UsageProblem(
        "a book is made of at most \(Layout.mostInBook) layouts, not of \(recipe.layouts.count)")
    }
    let layouts = try recipe.layouts.map(layout)
    let book = layouts.count == 1 ? layouts[0] : Layout(book: layouts)
    return try recipe.backs.map { try book.with(backs: layout($0)) } ?? book
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - name: the name of a built-in list, a path, or `-` for standard input.
  ///   - recipe: says by its syntax, its selection and its language how the list is read.
  package func list(_ name: String, _ recipe: Recipe = Recipe()) throws -> ReadList {
    let (bytes, path) = try listFile(name)
    if recipe.syntax == nil { try FileKind.refuseOthers(thanList: bytes, path: path) }
    func read(_ language: String?) throws(Diagnostics) -> ReadList {
      try ReadList(
        parsing: bytes, path: path, title: isStream(name) ? ReadList.standInTitle : nil,
        syntax: recipe.syntax, select: recipe.select, language: language,
        inflate: { try inflated($0, atMost: $1, isBare: true) })
    }
    do {
      var list = try read(recipe.language)
      if let language = recipe.language, list.list.language != language,
        let other = try? read(nil), other.list == list.list, other.doubts == list.doubts
      {
        list.doubts.append(
          Diagnostic(
            severity: .warning,
            message:
              "language \(language) changes nothing: it chooses a column, and the list has one language,"
              + " \(list.list.language); to say that it is another, write \"language: \(language)\" into the list"
          ))
      }
      return list
    } catch {
      let advice =
        recipe.syntax == nil ? FileKind.adviceWithoutKind(bytes, path: path, after: error) : nil
      throw advice.map { Diagnostics([$0]) } ?? error
    }
  }

  /// Returns the bytes of a list, and the path that messages give.
  private func listFile(_ name: String) throws -> (bytes: [UInt8], path: String) {
    if name == "-" {
      guard readsStandardInput else {
        throw SystemError(
          .read, name, reason: "a file names no standard input; write the path of a list")
      }
      return (try readStandardInput(limit: ListLimits.fileSize), "standard input")
    }
    if let bytes = PromptList.builtInFile(name) { return (bytes, "\(name.lowercased()).txt") }
    do throws(SystemError) {
      return (try read(path(name), ListLimits.fileSize), path(name))
    } catch {
      guard error.action == .read else { throw error }
      if !name.contains("/"), let path = try own?.file(name, .lists) {
        return (try read(path, ListLimits.fileSize), path)
      }
      throw SystemError(.read, error.path, reason: reason(error, for: name), code: error.code)
    }
  }

  func list(_ reference: Reference<PromptList>, _ recipe: Recipe) throws -> PromptList {
    switch reference {
    case .named(let name), .own(let name), .file(let name): try list(name, recipe).list
    case .value(let list): list
    }
  }
}

extension ReadList {
  /// Reads a list from a file, in any form in which people publish one, with what is doubtful about it.
  ///
  /// - Parameters:
  ///   - path: a path, the name of a built-in list, or `-` for standard input.
  ///   - resources: where names lead.
  /// - Throws: `InkleafError.data` with every problem of the file, or `.system`.
  public init(contentsOf path: String, resources: Resources = .system) throws(InkleafError) {
    self = try inkleaf { try resources.list(path) }
  }
}

extension PromptList {
  /// Reads a list as ``/InkleafReading/ReadList`` does, without what is doubtful about it.
  ///
  /// - Parameters:
  ///   - path: a path, the name of a built-in list, or `-` for standard input.
  ///   - resources: where names lead.
  /// - Throws: `InkleafError.data` with every problem of the file, or `.system`.
  public init(contentsOf path: String, resources: Resources = .system) throws(InkleafError) {
    self = try ReadList(contentsOf: path, resources: resources).list
  }
}

extension Theme {
  /// Reads a theme from a JSON file.
  ///
  /// - Throws: `InkleafError.data` with every problem of the file, or `.system`.
  public init(contentsOf path: String) throws(InkleafError) {
    self = try inkleaf { try Resources.system.theme(.file(path)) }
  }
}

extension Layout {
  /// Reads a layout from a JSON file.
  ///
  /// - Throws: `InkleafError.data` with every problem of the file, or `.system`.
  public init(contentsOf path: String) throws(InkleafError) {
    self = try inkleaf { try Resources.system.layout(.file(path)) }
  }
}
