internal import InkleafCairo
internal import InkleafGeometry
internal import InkleafPages
internal import InkleafText

/// The PDF format.
enum PDFFormat {
  static func renderer(of document: Document, _ settings: RenderSettings) -> Format.Renderer {
    { sheets in try pdf(of: sheets, document, settings) }
  }

  private static func pdf(
    of sheets: ArraySlice<Sheet>, _ document: Document, _ settings: RenderSettings
  ) throws -> [UInt8] {
    let size = document.page.size
    let pages = sheets.map { PDFPage($0, of: document, in: sheets, settings) }
    let canvas = try PDFCanvas(size: size)
    // The file holds the background once, for all pages.
    let background = try Recording(size: size)
    try background.canvas.draw(
      document.background, on: .page, typesetter: settings.typesetter)
    try background.check()
    for (sheet, page) in zip(sheets, pages) {
      try canvas.page { canvas in
        canvas.replay(background)
        for link in page.links {
          try canvas.draw(link.marks, on: .page, typesetter: settings.typesetter)
        }
        guard let tags = page.tags else {
          return try canvas.draw(sheet.marks, on: .page, typesetter: settings.typesetter)
        }
        for run in tags.runs {
          if run.name != nil { canvas.beginTag() }
          try canvas.draw(sheet.marks[run.marks], on: .page, typesetter: settings.typesetter)
          if run.name != nil { canvas.endTag() }
        }
      }
    }
    let written = try canvas.finish()
    let alone = sheets.count == 1 ? sheets.first : nil
    let book = PDFBook(
      metadata: PDFMetadata(
        title: alone.map { "\(document.title): \($0.title)" } ?? document.title,
        author: document.credit, language: document.language, created: settings.created,
        recipe: settings.recipe, isTagged: settings.isTagged, hasAllGlyphs: settings.hasAllGlyphs),
      pages: pages)
    do { return try book.written(drawing: PDFFile(reading: written)) } catch let fault as PDFFault {
      throw RenderingError.brokenPDF(fault.description)
    }
  }
}

extension PDFPage {
  /// Makes a page of a file that has some sheets of a document.
  fileprivate init(
    _ sheet: Sheet, of document: Document, in sheets: ArraySlice<Sheet>, _ settings: RenderSettings
  ) {
    let page = document.page
    self.init(
      label: String(sheet.number), title: sheet.title, size: page.size,
      trim: page.bleed > 0 ? page.trim : nil,
      links: [document.background, sheet.marks].joined().compactMap { mark in
        guard case .link(let link) = mark else { return nil }
        return PDFLink(link, in: sheets)
      },
      tags: settings.isTagged ? PDFTags(sheet.passages, marks: sheet.marks.count) : nil)
  }
}

extension PDFLink {
  /// Makes a link; `nil` if it leads to no page of the file.
  fileprivate init?(_ link: Link, in sheets: ArraySlice<Sheet>) {
    switch link.target {
    case .sheet(let index):
      guard sheets.indices.contains(index) else { return nil }
      self.init(box: link.box, target: .page(index - sheets.startIndex), marks: link.marks)
    case .address:
      guard let address = link.address else { return nil }
      self.init(box: link.box, target: .address(address), marks: link.marks)
    }
  }
}
