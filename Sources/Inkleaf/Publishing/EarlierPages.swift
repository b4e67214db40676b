internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering

/// What an earlier run left in the folder of an edition, as far as its files prove it.
///
/// A name that begins with a number proves nothing: a drawing that was made on a page is mostly called like it.
package struct EarlierPages: Sendable {
  /// The largest file that is looked at, in bytes.
  private static let largestFile = 256 << 20

  /// The names of files that would be replaced and are not as they were drawn.
  private var touched: [String] = []
  /// The names of files that nobody has touched, of pages which this run draws under another name.
  package private(set) var leftBehind: [String] = []
  /// The names of files that are of another list; some of them may be among those that are left behind.
  package private(set) var ofOther: [String] = []
  /// The title of that list, where it is known.
  package private(set) var otherTitle: String?
  /// Whether the folder is an edition of a release, whose archive and checksums are of the files in it.
  package private(set) var areReleased = false

  /// Looks at a folder before an edition is drawn into it; one that cannot be read holds nothing.
  package init(in path: String, before edition: Edition) {
    guard let folder = try? Folder.open(path) else { return }
    areReleased = ((try? EditionRecord.standing(in: folder)) ?? nil) != nil
    let files = edition.files.files
    let names = Set(files.map(\.name))
    let places = Set(names.compactMap(Place.init))
    let present = (try? folder.names()) ?? []
    func written(_ name: String, _ format: Format) -> WrittenFile? {
      ((try? folder.readIfThere(name, limit: Self.largestFile)) ?? nil)
        .flatMap { WrittenFile($0, format: format) }
    }
    let title = edition.document.title
    var pages: [WrittenFile] = []
    for name in present where !names.contains(name) {
      guard let place = Place(name), places.contains(place),
        let page = written(name, place.format)?.page(named: fileStem(of: name))
      else { continue }
      leftBehind.append(name)
      pages.append(page)
    }
    // Where a few prompts of many are other ones, the list was corrected.
    let stay = present.count { names.contains($0) && Place($0) != nil }
    if pages.count > max(1, stay), !pages.contains(where: { $0.listTitle == title }) {
      ofOther = leftBehind
      otherTitle = pages.compactMap(\.listTitle).first
    }
    var standing: [String: WrittenFile] = [:]
    let standingNames = Set(present)
    for file in files where standingNames.contains(file.name) {
      standing[file.name] = written(file.name, file.format)
      if standing[file.name] == nil { touched.append(file.name) }
    }
    // Of a book alone, title and date tell.
    guard ofOther.isEmpty, !files.contains(where: { !$0.isBook }) else { return }
    for file in files {
      // That of a single page has the page's title behind its own.
      guard let book = standing[file.name], book.title != title,
        !book.title.hasPrefix("\(title): "), book.created != edition.created
      else { continue }
      ofOther.append(file.name)
      otherTitle = book.title
    }
  }

  /// Throws if a file that would be replaced is not as it was drawn.
  ///
  /// - Parameter path: the folder.
  package func checkUntouched(in path: String) throws(InkleafError) {
    guard let first = touched.first else { return }
    let others = Array(touched.dropFirst())
    let reason =
      others.isEmpty
      ? "it was changed after it was drawn; move it out of the folder, or draw over it by --force"
      : "it and \(others.firstFew(3)) were changed after they were drawn; move them out of the folder, or draw"
        + " over them by --force"
    throw .system(SystemError(.replace, "\(path)/\(first)", reason: reason))
  }

  /// The number and the kind of a page's file.
  private struct Place: Hashable {
    var number: Substring
    var format: Format

    init?(_ name: String) {
      number = name.prefix { $0.isNumber }
      guard !number.isEmpty, name[number.endIndex...].hasPrefix("-"),
        let format = name.split(separator: ".").last.flatMap({ Format(rawValue: String($0)) })
      else { return nil }
      self.format = format
    }
  }
}
