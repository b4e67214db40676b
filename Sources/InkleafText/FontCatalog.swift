internal import InkleafCairo
public import InkleafPlatform
internal import Synchronization

/// A family of fonts.
public struct FontFamily: Equatable, Sendable {
  /// The name that a theme asks for.
  public var name: String
  /// The weights that it has, on the CSS scale, the lightest first.
  public var weights: [Int]
  /// Whether it has a slanted font.
  public var hasItalic: Bool
  /// One of its files, the first by name.
  public var path: String
}

/// The fonts for text: those of a given folder, then the installed ones.
///
/// Substitution rules of the user or the distribution are ignored, so the same fonts give the same
/// pages under any configuration or locale.
public final class FontCatalog: Sendable {
  /// The fonts installed on this machine.
  public static let system = FontCatalog()

  /// The largest font file that is read from a folder, in bytes.
  public static let largestFile = 64 << 20

  private let state: Mutex<State>

  private struct State {
    var open: [FontSource] = []
    /// Functions that open the sources not needed yet, in the order of search.
    var waiting: ArraySlice<@Sendable () -> FontSource>
    /// Earlier answers, because every text asks for its font.
    var families: [FamilyKey: FontEntry?] = [:]
  }

  private struct FamilyKey: Hashable {
    var family: String
    var weight: Int
    var italic: Bool
  }

  private init(first: FontSource? = nil) {
    state = Mutex(
      State(
        open: first.map { [$0] } ?? [],
        waiting: [FontSource.usualFolders, FontSource.everything]))
  }

  /// Makes a catalog that searches a folder before the installed fonts.
  ///
  /// - Parameter folder: the folder, of which the `.ttf`, `.otf`, `.ttc` and `.otc` files are used.
  /// - Throws: every file that cannot be used, or a folder without font files.
  public convenience init(folder: String) throws(FontFolderError) {
    let paths = try FontCatalog.soundFonts(in: folder)
    let (source, unread) = FontSource.files(paths)
    guard unread.isEmpty else {
      throw .unusable(unread.map { FontFault(path: $0, message: "fontconfig finds no font in it") })
    }
    self.init(first: source)
  }

  /// The endings of font files, in small letters.
  package static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  private static func isFont(_ name: String) -> Bool {
    endings.contains(name.suffix(4).lowercased())
  }

  /// Returns the font files of a folder, after checking each before any library reads it.
  private static func soundFonts(in folder: String) throws(FontFolderError) -> [String] {
    guard !isFont(folder) else {
      throw .unusable([
        FontFault(path: folder, message: "this is no folder; give the one that the font is in")
      ])
    }
    let paths: [String]
    var problems: [FontFault] = []
    do {
      paths = try fileNames(in: folder).filter(isFont).map { "\(folder)/\($0)" }
      for path in paths {
        let fault = faultOfFont(try readFile(path, limit: largestFile))
        if let fault { problems.append(FontFault(path: path, message: fault)) }
      }
    } catch {
      throw .unreadable(error)
    }
    if paths.isEmpty {
      problems.append(
        FontFault(
          path: folder, message: "the folder has no font files; put .ttf or .otf files there"))
    }
    guard problems.isEmpty else { throw .unusable(problems) }
    return paths
  }

  /// Returns the font of a family nearest to a weight and slant, or `nil` if there is none.
  func font(family: String, weight: Int, italic: Bool) -> FontEntry? {
    func distance(_ entry: FontEntry) -> Int {
      abs(entry.weight - weight) + (entry.italic == italic ? 0 : 1000)
    }
    let key = FamilyKey(family: family, weight: weight, italic: italic)
    return state.withLock { state in
      if let known = state.families[key] { return known }
      let found = FontCatalog.first(&state) { source in
        source.fonts(of: family).min { a, b in
          (distance(a), a.path, a.index) < (distance(b), b.path, b.index)
        }
      }
      state.families[key] = .some(found)
      return found
    }
  }

  /// Returns all families by name, each with the weights that it has, on the CSS scale.
  ///
  /// - Parameter count: how many sources are asked: the first is the folder, where one was given.
  public func families(ofFirst count: Int = .max) -> [FontFamily] {
    let entries = state.withLock { state in
      if count > state.open.count {
        state.open += state.waiting.map { $0() }
        state.waiting = []
      }
      return state.open.prefix(count).flatMap { $0.fonts(of: nil) }
    }
    return Dictionary(grouping: entries, by: \.family).map { name, entries in
      FontFamily(
        name: name, weights: Set(entries.map(\.weight)).sorted(),
        hasItalic: entries.contains(where: \.italic),
        path: entries.map(\.path).min() ?? "")
    }.sorted { $0.name < $1.name }
  }

  /// Returns the best font for some characters, or `nil` if no font has all of them.
  ///
  /// - Parameter accepts: whether a font with all of them is to be taken.
  func font(
    with scalars: [Unicode.Scalar], like family: String, weight: Int, italic: Bool,
    language: String, _ accepts: (FontEntry) -> Bool = { _ in true }
  ) -> FontEntry? {
    state.withLock { state in
      FontCatalog.first(&state) { source in
        source.font(
          with: scalars, like: family, weight: weight, italic: italic, language: language, accepts)
      }
    }
  }

  /// Returns the answer of the first source that has one, opening sources as needed.
  private static func first(
    _ state: inout State, _ question: (FontSource) -> FontEntry?
  ) -> FontEntry? {
    for source in state.open {
      if let answer = question(source) { return answer }
    }
    while let open = state.waiting.popFirst() {
      let source = open()
      state.open.append(source)
      if let answer = question(source) { return answer }
    }
    return nil
  }
}

/// A folder of fonts that cannot be used.
public enum FontFolderError: Error, Equatable, Sendable {
  /// The folder or a file in it cannot be read.
  case unreadable(SystemError)
  /// Some files cannot be used, or there are none.
  case unusable([FontFault])
}

/// A problem of a font file or of a folder of fonts.
public struct FontFault: Equatable, Sendable {
  /// The file or folder.
  public var path: String
  /// The problem, in words.
  public var message: String
}
