package import InkleafGeometry

/// A picture that is made to be shared: a title in few words, and the best pages.
package struct SharePicture {
  /// Pixels, in the shape that links are shown in.
  package static let width = 1200.0
  package static let height = 630.0

  var title: String
  var words: String
  var font: Font
  var paper: Color
  var ink: Color
  /// Documents whose first pages are shown, the best first; three have room.
  var documents: [Document]

  package init(
    title: String, words: String, font: Font, paper: Color, ink: Color, documents: [Document]
  ) {
    self.title = title
    self.words = words
    self.font = font
    self.paper = paper
    self.ink = ink
    self.documents = documents
  }

  /// Returns a document of one sheet, whose points are pixels.
  package func document(metrics: some TextMetrics) -> Document {
    var page = Page(PageSize.a4)
    (page.name, page.size) = ("share", Size(width: Self.width, height: Self.height))
    page.dpi = 72
    var marks: [Mark] = []
    // The best page is in front, so it comes last.
    var x = Self.width - 48
    for document in documents.prefix(3).reversed() {
      let scale = min(
        520 / document.page.size.height, 420 / document.page.size.width)
      let (width, height) = (
        document.page.size.width * scale, document.page.size.height * scale
      )
      let corner = Point(x: x - width, y: (Self.height - height) / 2)
      let box = Rect(
        left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height)
      let shown = document.sheets.first.map(document.pictured) ?? []
      marks.append(.fill(.rectangle(box), paper))
      marks += shown.map { $0.scaled(by: scale, movedBy: corner) }
      marks.append(
        .stroke(.rectangle(box), Pen(color: paper.mixed(with: ink, by: 0.3), width: 1.5)))
      x -= documents.count > 1 ? min(150, width * 0.45) : 0
    }
    // What pages draw beyond their edges is covered.
    let left = 64.0
    let room = max(260, x - 480 - left)
    marks += letters(left: left, width: room, metrics: metrics)
    return Document(
      title: title, page: page,
      background: [
        .fill(.rectangle(Rect(page.size) - Insets(all: -2)), paper.mixed(with: ink, by: 0.06))
      ],
      sheets: [Sheet(number: 1, title: title, name: "share", marks: marks)])
  }

  private func letters(left: Double, width: Double, metrics: some TextMetrics) -> [Mark] {
    let lettering = Lettering(font, metrics: metrics)
    let fitted = lettering.fit(
      title, in: TextRoom(width: width, height: 300, largest: 88, smallest: 30))
    let shown = fitted.lines.prefix(3)
    var y = (Self.height - fitted.leading * Double(shown.count - 1)) / 2 + fitted.size * 0.2
    var marks: [Mark] = []
    for line in shown {
      marks.append(
        lettering.line(line, size: fitted.size, at: Point(x: left, y: y), color: ink))
      y += fitted.leading
    }
    // Wide letters are smaller rather than cut, as long as they are read on a phone.
    let small = min(30, max(18, width / max(1, lettering.width(words))))
    if let text = lettering.shortened(words, width: width / small), !text.isEmpty {
      marks.append(
        lettering.line(
          text, size: small, at: Point(x: left, y: y - fitted.leading + 64), color: ink))
    }
    return marks
  }
}
