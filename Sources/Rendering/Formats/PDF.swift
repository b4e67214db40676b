internal import Cairo
internal import Inkleaf

extension Format {
  /// PDF: for printing, and as a book of all pages.
  ///
  /// Text can be selected; fonts are embedded.
  public static let pdf = Format(
    name: "pdf", summary: "for printing, and as a book of all pages", bindsPages: true
  ) { (document, studio) in
    { (sheets) throws(RenderingError) in try pdf(of: sheets, document, studio) }
  }

  private static func pdf(
    of sheets: ArraySlice<Sheet>, _ document: Document, _ studio: Studio
  ) throws(RenderingError) -> [UInt8] {
    let page = document.page
    let canvas = try drawing { () throws(CairoError) in
      try PDFCanvas(width: page.size.width, height: page.size.height)
    }
    let alone = sheets.count == 1 ? sheets.first : nil
    canvas.set(.title, alone.map { "\(document.title): \($0.title)" } ?? document.title)
    if let credit = document.credit { canvas.set(.author, credit) }
    canvas.set(.creator, "Inkleaf")
    if let recipe = studio.recipe { canvas.set(.keywords, recipe) }
    canvas.set(.created, studio.created)
    // What all pages share is in the file once.
    let background = try drawing { () throws(CairoError) in
      try Recording(width: page.size.width, height: page.size.height)
    }
    try background.canvas.draw(
      document.background, on: .page, typesetter: studio.typesetter)
    try drawing { () throws(CairoError) in try background.check() }
    var failure: RenderingError?
    for sheet in sheets {
      canvas.page(
        label: String(sheet.number), outline: sheet.title
      ) { canvas in
        do throws(RenderingError) {
          canvas.replay(background)
          try canvas.draw(sheet.marks, on: .page, typesetter: studio.typesetter)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    let written: [UInt8]
    do throws(CairoError) { written = try canvas.finish() } catch { throw .drawing(error) }
    do throws(CrossReferences.Fault) {
      let bytes = try edited(written, pages: sheets.count, page)
      if let fault = faultOfPDF(bytes, pages: sheets.count) {
        throw CrossReferences.Fault(words: fault)
      }
      return bytes
    } catch {
      throw .brokenPDF(
        error.words,
        fonts: try studio.typesetter.fontFiles(of: document.background + sheets.flatMap(\.marks)))
    }
  }

  /// What Cairo leaves out or writes too often, mended.
  private static func edited(
    _ bytes: [UInt8], pages: Int, _ page: Page
  ) throws(CrossReferences.Fault) -> [UInt8] {
    guard pages > 1 || page.bleed > 0 else { return bytes }
    var editing = try PDFEditing(bytes)
    editing.shareResources()
    if page.bleed > 0 { editing.setBoxes(of: page) }
    return editing.finished()
  }
}
