internal import InkleafPages

/// How the files of an edition get into apps and onto devices, as far as it is known from their makers and
/// users; nothing is said of others.
struct AppAdvice: Equatable {
  var app: String
  var words: String
  /// The language of the words, where it is not the site's.
  var language: String?

  /// The pixels of pages that a Supernote takes as templates.
  private static let supernotePixels = [(1404, 1872), (1920, 2560)]

  /// Returns what is known for the files that there are.
  ///
  /// - Parameters:
  ///   - formats: of single pages.
  ///   - hasBook: whether there is one PDF of all pages.
  ///   - hasLinks: whether it leads from page to page.
  ///   - pixels: of the PNG files.
  ///   - pages: the number of pages.
  ///   - size: that of the pages.
  ///   - words: those of the site.
  static func known(
    pages formats: Set<Format>, hasBook: Bool, hasLinks: Bool, pixels: (width: Int, height: Int)?,
    count pages: Int, _ size: PageSize, _ words: SiteWords
  ) -> [AppAdvice] {
    let hasPDF = hasBook || formats.contains(.pdf)
    let pdf = words[hasBook ? .theBook : .aPDFPage]
    // Pictures for social networks are no pages of notebooks.
    let isPage = size.group != .social
    var known: [AppAdvice] = []
    func add(_ app: String, _ sentences: String?...) {
      known.append(AppAdvice(app: app, words: words.joined(sentences.compactMap(\.self))))
    }
    if formats.contains(.png) {
      add("Linea Sketch", words[.addTemplate])
      add("Procreate", words[.openPNG])
    }
    if hasPDF {
      let (toImport, toSend) = (words[.import, ["pdf": pdf]], words[.send, ["pdf": pdf]])
      add("Goodnotes", toImport, hasLinks ? words[.linksInReading] : nil)
      add("Notability", toImport)
      add("Noteful", toImport)
      if isPage {
        add("Kindle Scribe", toSend)
        add("reMarkable", toSend, hasLinks ? words[.linksSince] : nil)
      }
    }
    let fits = pixels.map { size in supernotePixels.contains { $0 == size } } ?? false
    let files = [
      fits && formats.contains(.png) ? words[.pngPages] : nil, hasPDF ? pdf : nil,
    ].compactMap(\.self)
    if !files.isEmpty, isPage {
      add(
        "Supernote", words[.copy, ["files": files.joined(separator: words[.or])]],
        hasLinks ? words[.finger] : nil, hasBook && pages > 100 ? words[.halfHour] : nil)
    }
    if formats.contains(.svg) { add("Inkscape", words[.openSVG]) }
    // Margins of screens are no printer's.
    if hasPDF, size.unit != .px { add(words[.onPaper], words[.print, ["pdf": pdf]]) }
    return known
  }
}
