internal import InkleafCairo
internal import InkleafGeometry
internal import InkleafPages
internal import InkleafText

/// The PDF format.
enum PDFFormat {
  static func writer(
    of document: Document, _ settings: RenderSettings
  ) -> Format.Writer {
    let pictures = PDFImages(of: document)
    return { indices, write in
      try draw(indices, of: document, pictures, settings, to: write)
    }
  }

  /// Draws some pages of a document as one file.
  private static func draw(
    _ indices: Range<Int>, of document: Document, _ pictures: PDFImages,
    _ settings: RenderSettings, to write: ([UInt8]) throws -> Void
  ) throws {
    let sheets = document.sheets[indices]
    var parts: Set<Int> = []
    let drawn = sheets.map { sheet in
      let isFirst = parts.insert(sheet.part).inserted
      let drawn = PDFSheet(
        sheet, on: document.background(of: sheet), readsAll: settings.isTagged ? isFirst : nil)
      return (sheet, drawn, PDFPage(sheet, drawn, of: document, in: sheets, settings))
    }
    let canvas = try PDFCanvas(size: document.page.size)
    let plans = try canvas.draw(drawn, of: document, pictures, settings)
    let alone = sheets.count == 1 ? sheets.first : nil
    let book = PDFBook(
      metadata: PDFMetadata(
        of: document, title: alone.map { "\(document.title): \($0.title)" }, settings),
      pages: drawn.map(\.2), printing: document.page.isPrinted ? PDFPrinting() : nil,
      isBoundAtRight: document.isBoundAtRight && sheets.count > 1)
    try book.write(drawing: canvas.finish(), plans, pictures, to: write)
  }
}

extension PDFCanvas {
  /// Draws pages, each with its tags and the links that work.
  ///
  /// - Returns: what each page is to be.
  func draw(
    _ pages: some Sequence<(Sheet, PDFSheet, PDFPage)>, of document: Document,
    _ pictures: PDFImages, _ settings: RenderSettings
  ) throws -> [PDFPlan] {
    var plans: [PDFPlan] = []
    // The file holds each part of a background once, for all pages that have it.
    var backgrounds: [Background.Place: Background] = [:]
    for (sheet, drawn, page) in pages {
      let marks = document.background(of: sheet)
      let shared = try drawn.shared.map { shared in
        let place = Background.Place(part: sheet.part, marks: shared.part)
        let background =
          try backgrounds[place]
          ?? Background(marks[shared.part], document.page.size, pictures, settings.typesetter)
        backgrounds[place] = background
        return (background, shared.after)
      }
      try self.page { canvas in
        let drawing = PageDrawing(on: canvas, document.page.size, pictures, settings.typesetter)
        try drawing.draw(drawn, over: shared, links: page.links, by: page.tags)
        plans.append(drawing.plan)
      }
    }
    return plans
  }
}

extension PDFMetadata {
  /// Describes a file of a document.
  ///
  /// - Parameter title: its title; `nil` for the document's.
  init(
    of document: Document, title: String? = nil, isTagged: Bool = true, _ settings: RenderSettings
  ) {
    self.init(
      title: title ?? document.title, author: document.credit?.nameInCredit,
      language: document.language,
      created: settings.created, recipe: settings.recipe, isTagged: isTagged && settings.isTagged,
      hasAllGlyphs: settings.hasAllGlyphs)
  }
}

extension PDFBook {
  /// Writes the whole file, made of one that Cairo wrote.
  ///
  /// - Throws: `RenderingError.brokenPDF`, or an error of a picture.
  func write(
    drawing bytes: [UInt8], _ plans: [PDFPlan], _ pictures: PDFImages,
    to write: ([UInt8]) throws -> Void
  ) throws {
    do {
      try self.write(drawing: PDFFile(reading: bytes), plans, pictures, to: write)
    } catch let fault as PDFFault {
      throw RenderingError.brokenPDF(fault.description)
    }
  }
}

/// Marks of the background of a part, drawn once.
final class Background {
  /// Where they are.
  struct Place: Hashable {
    /// The index of the background in the document.
    var part: Int
    /// Their indices in it.
    var marks: Range<Int>
  }

  let recording: Recording
  /// What its operators are to be.
  let plan: PDFPlan
  /// Whether anything of it is seen; many pages ask, and Cairo draws it all to tell.
  let hasInk: Bool

  init(
    _ marks: ArraySlice<Mark>, _ size: Size, _ pictures: PDFImages, _ typesetter: Typesetter
  ) throws {
    recording = try Recording(size: size)
    let drawing = PageDrawing(on: recording.canvas, size, pictures, typesetter)
    try drawing.draw(marks)
    drawing.finish()
    plan = drawing.plan
    try recording.check()
    hasInk = recording.hasInk
  }
}

extension PDFPage {
  /// Makes a page of a file that has some sheets of a document.
  fileprivate init(
    _ sheet: Sheet, _ drawn: PDFSheet, of document: Document, in sheets: ArraySlice<Sheet>,
    _ settings: RenderSettings
  ) {
    let page = document.page
    self.init(
      label: sheet.label, title: sheet.title, chapter: sheet.chapter, size: page.size,
      trim: page.bleed > 0 ? page.trim : nil, bleed: page.bleed > 0 ? Rect(page.size) : nil,
      links: drawn.shared.flatMap { shared in
        document.background(of: sheet)[shared.part].compactMap { PDFLink($0, in: sheets) }
      } + drawn.marks.enumerated().compactMap { PDFLink($1, at: $0, in: sheets) },
      tags: settings.isTagged
        ? PDFTags(drawn.passages, of: drawn.marks, breaks: drawn.breaks) : nil)
  }
}

extension PDFLink {
  /// Makes a link; `nil` for other marks, and if it leads to no page of the file.
  fileprivate init?(_ mark: Mark, at place: Int? = nil, in sheets: ArraySlice<Sheet>) {
    guard case .link(let link) = mark else { return nil }
    switch link.target {
    case .sheet(let index):
      guard sheets.indices.contains(index) else { return nil }
      let top = Point(x: 0, y: 0)
      self.init(
        box: link.box, target: .page(index - sheets.startIndex, top), mark: place,
        marks: link.marks)
    case .address:
      guard let address = link.address else { return nil }
      self.init(box: link.box, target: .address(address), mark: place, marks: link.marks)
    }
  }
}
