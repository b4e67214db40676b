internal import InkleafCairo
internal import InkleafPages

/// The PDF format.
enum PDFFormat {
  static func renderer(of document: Document, _ settings: RenderSettings) -> Format.Renderer {
    { sheets in try pdf(of: sheets, document, settings) }
  }

  private static func pdf(
    of sheets: ArraySlice<Sheet>, _ document: Document, _ settings: RenderSettings
  ) throws -> [UInt8] {
    let page = document.page
    let canvas = try PDFCanvas(size: page.size)
    let alone = sheets.count == 1 ? sheets.first : nil
    canvas.set(.title, alone.map { "\(document.title): \($0.title)" } ?? document.title)
    if let credit = document.credit { canvas.set(.author, credit) }
    canvas.set(.creator, "Inkleaf")
    if let recipe = settings.recipe { canvas.set(.keywords, recipe) }
    canvas.set(.created, settings.created)
    // The file holds the background once, for all pages.
    let background = try Recording(size: page.size)
    try background.canvas.draw(
      document.background, on: .page, typesetter: settings.typesetter)
    try background.check()
    var failure: (any Error)?
    for sheet in sheets {
      canvas.page(
        label: String(sheet.number), outline: sheet.title
      ) { canvas in
        do {
          canvas.replay(background)
          try canvas.draw(sheet.marks, on: .page, typesetter: settings.typesetter)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    let written = try canvas.finish()
    do {
      let bytes = try edited(written, pages: sheets.count, page)
      if let fault = faultOfPDF(bytes, pages: sheets.count) {
        throw CrossReferences.Fault(words: fault)
      }
      return bytes
    } catch let error as CrossReferences.Fault {
      throw RenderingError.brokenPDF(
        error.words,
        fonts: try settings.typesetter.fontFiles(of: document.background + sheets.flatMap(\.marks)))
    }
  }

  /// Returns a PDF of Cairo's with shared resources, and with page boxes if the page has a bleed.
  private static func edited(
    _ bytes: [UInt8], pages: Int, _ page: Page
  ) throws -> [UInt8] {
    guard pages > 1 || page.bleed > 0 else { return bytes }
    var editing = try PDFEditing(bytes)
    editing.shareResources()
    if page.bleed > 0 { editing.setBoxes(of: page) }
    return editing.finished()
  }
}
