internal import InkleafCairo
public import InkleafPlatform
internal import Synchronization

/// The fonts that text may be set in: those of a folder somebody names, then those installed.
///
/// Only folders and files are asked for, never a user's or a distribution's rules of substitution, so
/// that the same fonts give the same pages under any configuration, locale or home directory.
public final class FontCatalog: Sendable {
  /// The fonts installed on this machine.
  public static let system = FontCatalog()

  /// The largest font file that is read from a folder, in bytes.
  public static let largestFile = 64 << 20

  private let state: Mutex<State>

  private struct State {
    var open: [FontSource] = []
    /// How to open the sources that were not needed yet, in the order in which they are searched.
    var waiting: ArraySlice<@Sendable () -> FontSource>
    /// What was answered before: every text asks for its font.
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

  /// Puts the fonts of a folder before those installed.
  ///
  /// - Parameter folder: its files ending in `ttf`, `otf`, `ttc` or `otc` are used.
  /// - Throws: each file that cannot be used, or that the folder has no font.
  public convenience init(folder: String) throws(FontFolderError) {
    let paths = try FontCatalog.soundFonts(in: folder)
    let (source, unread) = FontSource.files(paths)
    guard unread.isEmpty else {
      throw .unusable(unread.map { FontFault(path: $0, message: "fontconfig finds no font in it") })
    }
    self.init(first: source)
  }

  /// The font files of a folder, each looked at before any library sees it.
  private static func soundFonts(in folder: String) throws(FontFolderError) -> [String] {
    let paths: [String]
    var problems: [FontFault] = []
    do throws(SystemError) {
      paths = try fileNames(in: folder).filter { name in
        [".ttf", ".otf", ".ttc", ".otc"].contains(name.suffix(4).lowercased())
      }.map { "\(folder)/\($0)" }
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
          path: folder, message: "no font is in this folder itself; put .ttf or .otf files there"))
    }
    guard problems.isEmpty else { throw .unusable(problems) }
    return paths
  }

  /// The font of a family that is nearest to a weight and slant, or `nil` where there is none.
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

  /// The best font that has a character, or `nil` where none has.
  func font(
    with scalar: Unicode.Scalar, like family: String, weight: Int, italic: Bool, language: String
  ) -> FontEntry? {
    state.withLock { state in
      FontCatalog.first(&state) { source in
        source.font(
          with: scalar, like: family, weight: weight, italic: italic, language: language)
      }
    }
  }

  /// The answer of the first source that has one; sources are opened as they are needed.
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

/// Why the fonts of a folder cannot be used.
public enum FontFolderError: Error, Equatable, Sendable {
  /// The folder or a file in it cannot be read.
  case unreadable(SystemError)
  /// Files that cannot be used.
  case unusable([FontFault])
}

/// What is wrong with a font file, or with a folder of fonts.
public struct FontFault: Equatable, Sendable {
  /// The file or folder.
  public var path: String
  /// What is wrong with it.
  public var message: String
}
