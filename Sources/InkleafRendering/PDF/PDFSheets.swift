internal import InkleafCairo
internal import InkleafGeometry
internal import InkleafPages

extension PDFFormat {
  /// Returns a function that draws some sides of paper as one file.
  ///
  /// Each page is held once. Sheets are for printers, so they have no tags, and no arrows to touch.
  static func writer(
    of imposition: Imposition, _ document: Document, _ settings: RenderSettings
  ) -> Format.Writer {
    let pictures = PDFImages(of: document)
    return { indices, write in
      try draw(indices, of: imposition, document, pictures, settings, to: write)
    }
  }

  /// Draws some sides of paper as one file.
  private static func draw(
    _ indices: Range<Int>, of imposition: Imposition, _ document: Document,
    _ pictures: PDFImages, _ settings: RenderSettings, to write: ([UInt8]) throws -> Void
  ) throws {
    let sides = imposition.sides[indices]
    let shown = Set(sides.flatMap(\.places).map(\.page)).sorted()
    let forms = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
    let size = document.page.size
    let paper = imposition.paper
    // Sides come first in the file, so that each is the page of its number.
    let canvas = try PDFCanvas(
      size: Size(width: max(paper.width, size.width), height: max(paper.height, size.height)))
    var plans: [PDFPlan] = []
    for side in sides {
      try canvas.page { canvas in
        let drawing = PageDrawing(on: canvas, paper, pictures, settings.typesetter)
        try drawing.draw(side.marks)
        drawing.finish()
        plans.append(drawing.plan)
      }
    }
    let pages = shown.map { index in
      let sheet = document.sheets[index]
      let drawn = PDFSheet(sheet, on: document.background(of: sheet), readsAll: nil)
      return (sheet, drawn, PDFPage.untagged(size))
    }
    plans += try canvas.draw(pages, of: document, pictures, settings)
    let alone = sides.count == 1 ? sides.first : nil
    let book = PDFBook(
      metadata: PDFMetadata(
        of: document, title: alone.map { "\(document.title): \($0.title)" }, isTagged: false,
        settings),
      pages: sides.map { side in
        PDFPage(
          label: "\(side.sheet)\(side.isBack ? "b" : "a")", title: side.title, size: paper,
          trim: side.trim, bleed: side.bleed,
          links: side.links(of: document, on: sides),
          shown: side.places.compactMap { place in
            forms[place.page].map { PDFPlacement(place, form: $0, of: document.page) }
          }, registration: side.registration)
      }, forms: shown.map { _ in size }, printing: PDFPrinting(turn: imposition.turn))
    try book.write(drawing: canvas.finish(), plans, pictures, to: write)
  }
}

extension PDFPage {
  /// A page of which only the drawing counts.
  fileprivate static func untagged(_ size: Size) -> PDFPage {
    PDFPage(label: "", title: "", size: size, links: [])
  }
}

extension PDFPlacement {
  fileprivate init(_ place: PlacedPage, form: Int, of page: Page) {
    self.init(
      form: form, origin: place.place(Point(x: 0, y: 0), of: page), clip: place.clip,
      isTurned: place.isTurned, scale: place.scale)
  }
}

extension PaperSide {
  /// The links of the pages on this side that lead to the web or to pages on any side.
  ///
  /// Links with marks of their own are arrows, which are of no use on paper.
  fileprivate func links(of document: Document, on sides: ArraySlice<PaperSide>) -> [PDFLink] {
    places.flatMap { place -> [PDFLink] in
      let sheet = document.sheets[place.page]
      return [document.background(of: sheet), sheet.marks].joined().compactMap { mark in
        guard case .link(let link) = mark, link.marks.isEmpty,
          let target = link.target(in: document, on: sides)
        else { return nil }
        return PDFLink(box: place.place(link.box, of: document.page), target: target, marks: [])
      }
    }
  }
}

extension Link {
  fileprivate func target(
    in document: Document, on sides: ArraySlice<PaperSide>
  ) -> PDFLink.Target? {
    guard case .sheet(let page) = target else { return address.map(PDFLink.Target.address) }
    for (index, side) in sides.enumerated() {
      guard let place = side.places.first(where: { $0.page == page }) else { continue }
      return .page(index, Point(x: place.trim.left, y: place.trim.top))
    }
    return nil
  }
}
