internal import InkleafPages

/// How the files of an edition get into apps and onto devices, as far as it is known from their makers and
/// users; nothing is said of others.
struct AppAdvice: Equatable {
  var app: String
  var words: String

  /// The pixels of pages that a Supernote takes as templates.
  private static let supernotePixels = [(1404, 1872), (1920, 2560)]

  /// Returns what is known for the files that there are.
  ///
  /// - Parameters:
  ///   - formats: of single pages.
  ///   - hasBook: whether there is one PDF of all pages.
  ///   - pixels: of the PNG files.
  ///   - pages: the number of pages.
  static func known(
    pages formats: Set<Format>, hasBook: Bool, pixels: (width: Int, height: Int)?, count pages: Int
  ) -> [AppAdvice] {
    let hasPDF = hasBook || formats.contains(.pdf)
    let pdf = hasBook ? "the book" : "a PDF page"
    var known: [AppAdvice] = []
    func add(_ app: String, _ words: String) { known.append(AppAdvice(app: app, words: words)) }
    if formats.contains(.png) {
      add("Linea Sketch", "Add a PNG page as a template of your own.")
      add("Procreate", "Open a PNG page as a picture.")
    }
    if hasPDF {
      add(
        "Goodnotes",
        "Import \(pdf)." + (hasBook ? " Links between pages work in reading mode." : ""))
      add("Notability", "Import \(pdf).")
      add("Noteful", "Import \(pdf).")
      add("Kindle Scribe", "Send \(pdf) to it.")
      add(
        "reMarkable",
        "Send \(pdf) to it." + (hasBook ? " Links between pages work since version 2.6." : ""))
    }
    let fits = pixels.map { size in supernotePixels.contains { $0 == size } } ?? false
    if hasPDF || fits && formats.contains(.png) {
      let files = [fits && formats.contains(.png) ? "PNG pages" : nil, hasPDF ? pdf : nil]
      add(
        "Supernote",
        "Copy \(files.compactMap(\.self).joined(separator: " or ")) into the folder MyStyle."
          + (hasBook ? " A finger follows links, the pen does not." : "")
          + (hasBook && pages > 100
            ? " A book of so many pages can take half an hour to be read." : ""))
    }
    if formats.contains(.svg) {
      add("Inkscape", "Open an SVG page; letters are outlines, so no font is needed.")
    }
    if hasPDF {
      add("On paper", "Print \(pdf) at 100 %, without “fit to page”: its margins are made for it.")
    }
    return known
  }
}
