internal import InkleafCairo
internal import InkleafGeometry
internal import InkleafPages
internal import InkleafText

/// A page or a background that Cairo draws for a PDF, with text that readers can select and search.
///
/// A piece of text costs Cairo as much as fifty letters of one, and a curve as much as twenty, so lines of
/// one face are drawn at once, whatever is between them, and outlines of one pen have a stand-in.
/// `PDFContent` takes the lines apart again, so that each has its own place, colour and tag, and puts
/// the outlines in.
final class PageDrawing {
  /// What has been drawn otherwise so far.
  private(set) var plan = PDFPlan()
  private let canvas: Canvas
  private let page: Rect
  private let pictures: PDFImages
  private let typesetter: Typesetter
  /// The number of the tag of the lines that follow.
  private var tag: Int?
  /// The pieces of text that wait for more lines.
  private var pieces: [Piece] = []
  /// The outlines that wait for more with their pen.
  private var outlines: [Mark] = []

  private struct Piece {
    var glyphs: TextPiece
    /// The indices of its lines, in the order of its glyphs.
    var lines: [Int] = []
  }

  /// - Parameters:
  ///   - canvas: the canvas, in points.
  ///   - page: the size of the page, in points.
  ///   - pictures: those that stand-ins are for.
  ///   - typesetter: the typesetter of its text.
  init(on canvas: Canvas, _ page: Size, _ pictures: PDFImages, _ typesetter: Typesetter) {
    (self.canvas, self.page) = (canvas, Rect(page))
    (self.pictures, self.typesetter) = (pictures, typesetter)
  }

  /// Draws a page with the parts of its background, each behind so many of the page's marks.
  func draw(
    _ sheet: PDFSheet, over shared: [(Background, after: Int)], links: [PDFLink],
    by tags: PDFTags?
  ) throws {
    var shared = shared[...]
    var isUnder = true
    func drawShared(before mark: Int) throws {
      while let (background, after) = shared.first, after <= mark {
        shared.removeFirst()
        guard background.hasInk else { continue }
        finish()
        canvas.replay(background.recording)
        plan.backgrounds.append(background)
      }
      guard isUnder, mark >= sheet.lead else { return }
      isUnder = false
      for link in links { try draw(link.marks) }
    }
    for run in tags?.runs ?? [(0..<sheet.marks.count, nil)] {
      try drawShared(before: run.marks.lowerBound)
      try draw(sheet.marks, run.marks, in: run.tag, by: tags)
    }
    try drawShared(before: sheet.lead)
    finish()
  }

  /// Draws marks, each over those before it; some wait until `finish`.
  func draw(_ marks: some Sequence<Mark>) throws {
    for mark in marks { try draw(mark, endsWithSpace: false) }
  }

  /// Draws a run of marks in their tag.
  ///
  /// Lines know their tags; Cairo has to know those that have other marks, too.
  private func draw(_ marks: [Mark], _ run: Range<Int>, in tag: Int?, by tags: PDFTags?) throws {
    let isKnown = tag != nil && !marks[run].allSatisfy(\.isText)
    if isKnown, let tag {
      finish()
      plan.tags.append(tag)
      canvas.beginTag()
    }
    self.tag = isKnown ? nil : tag
    for index in run { try draw(marks[index], endsWithSpace: tags?.spaced[index] ?? false) }
    if isKnown {
      finish()
      canvas.endTag()
    }
  }

  /// Draws all that waits.
  func finish() {
    drawOutlines()
    drawText()
  }

  private func draw(_ mark: Mark, endsWithSpace: Bool) throws {
    switch mark {
    case .text(let line):
      drawOutlines()
      add(try typesetter.run(line.text, in: line.font), of: line, endsWithSpace: endsWithSpace)
    case .stroke, .lines, .dots:
      drawText()
      if let last = outlines.last, last.stroke != mark.stroke { drawOutlines() }
      outlines.append(mark)
    case .fill(let path, let color):
      finish()
      canvas.setColor(color)
      canvas.fill(path)
    case .image(let placed):
      finish()
      guard let columns = pictures.standInColumns(for: placed.picture) else { break }
      canvas.drawStandIn(
        columns: columns, rows: PDFImages.standInRows, in: placed.extent, clip: placed.visible)
    case .link: break
    }
  }

  // MARK: Text

  /// - Parameter endsWithSpace: whether a space follows, which joins the words of two lines when they are read.
  private func add(_ run: GlyphRun, of line: TextLine, endsWithSpace: Bool) {
    guard line.size > 0 else { return }
    for (index, span) in run.spans.enumerated() {
      let place = pieces.lastIndex { $0.glyphs.takes(span) } ?? pieces.count
      if place == pieces.count {
        pieces.append(Piece(glyphs: TextPiece(like: span, on: page)))
      }
      let part = pieces[place].glyphs.add(
        span, at: line.origin, size: line.size,
        endsWithSpace: endsWithSpace && index == run.spans.count - 1)
      guard let part else { continue }
      pieces[place].lines.append(plan.lines.count)
      plan.lines.append(
        PDFPlan.Line(
          start: part.start, drawn: part.drawn, size: line.size, count: part.count,
          color: line.color, tag: tag))
    }
  }

  /// Draws the lines that wait, all in the colour of the last.
  private func drawText() {
    guard let last = plan.lines.last, !pieces.isEmpty else { return }
    canvas.setColor(last.color)
    let known = plan.drawn.count
    for piece in pieces where piece.glyphs.hasInk {
      piece.glyphs.show(on: canvas)
      plan.drawn += piece.lines
    }
    if plan.drawn.count > known { plan.ends.append(plan.lines.count) }
    for piece in pieces where piece.glyphs.hasBoxes {
      if let line = piece.lines.first { canvas.setColor(plan.lines[line].color) }
      piece.glyphs.fillBoxes(on: canvas)
    }
    pieces = []
  }

  // MARK: Outlines

  private func drawOutlines() {
    guard let stroke = outlines.first?.stroke else { return }
    // Cairo leaves out what is beside the page, and lines that are much thinner than any printer's.
    if stroke.width >= 0.05, outlines.contains(where: { $0.isOn(page) }) {
      plan.strokes.append(outlines)
      canvas.trace([PDFPlan.standIn(for: stroke)])
    } else {
      for outline in outlines { canvas.trace(outline: outline) }
    }
    outlines = []
    switch stroke {
    case .pen(let pen):
      canvas.setColor(pen.color)
      canvas.strokeTraced(width: pen.width)
    case .dots(let pitch, let radius, let color):
      canvas.setColor(color)
      canvas.strokeTracedDots(pitch: pitch, radius: radius)
    }
  }
}
