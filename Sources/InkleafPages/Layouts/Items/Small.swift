internal import InkleafGeometry

/// A thin line across its cell, or down a cell that is higher than wide.
struct RuleItem: Item {
  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .middle) }

  func width(_ board: Board) -> Double? {
    board.pen(board.palette.rule, mm: board.theme.rulePen).width
  }
  func height(width: Double, _ board: Board) -> ItemHeight? {
    ItemHeight(above: self.width(board) ?? 0)
  }

  func draw(in box: ItemBox, _ board: Board) -> [PlacedItem] {
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    let rect = box.rect
    let isLevel = rect.width >= rect.height
    let half = pen.width / 2
    let place = board.pixels.line(
      isLevel ? height(of: box, half) : side(of: box, half), width: pen.width)
    let line =
      isLevel
      ? Segment(rect.left, place, rect.right, place) : Segment(place, rect.top, place, rect.bottom)
    let ink = Rect(
      left: line.start.x - (isLevel ? 0 : half), top: line.start.y - (isLevel ? half : 0),
      right: line.end.x + (isLevel ? 0 : half), bottom: line.end.y + (isLevel ? half : 0))
    return [PlacedItem(name: "rule", box: ink, shared: [.lines([line], pen)])]
  }

  /// Returns the middle of a level line, in points from the page's top.
  private func height(of box: ItemBox, _ half: Double) -> Double {
    switch box.valign {
    case .top: box.rect.top + half
    case .middle, .stretch: box.rect.middle.y
    case .bottom: box.rect.bottom - half
    case .baseline: box.baseline - half
    }
  }

  /// Returns the middle of an upright line, in points from the page's left edge.
  private func side(of box: ItemBox, _ half: Double) -> Double {
    switch box.align {
    case .start: box.rect.left + half
    case .center, .stretch: box.rect.middle.x
    case .end: box.rect.right - half
    }
  }
}

/// A square of the colour that the prompt names, with an outline that shows it on any paper.
struct SwatchItem: Item {
  var size = Length(2.4, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size, .positiveLength, "the side of the square")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.end, .baseline) }

  private func colors(_ board: Board) -> [Color?] {
    let colors = board.known.colors(of: board.list)
    return board.days.map { $0.flatMap { colors[$0.number] } }
  }

  func width(_ board: Board) -> Double? {
    guard colors(board).contains(where: { $0 != nil }) else { return nil }
    return board.points(size)
  }

  func shownPages(_ board: Board) -> [Bool]? { colors(board).map { $0 != nil } }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    self.width(board).map { ItemHeight(above: $0) }
  }

  func draw(in box: ItemBox, _ board: Board) -> [PlacedItem] {
    let side = min(width(board) ?? 0, box.rect.width, box.rect.height)
    let square = board.pixels.inside(box.place(width: side, height: side))
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    let colors = colors(board)
    let pages = colors.map { color -> [Mark] in
      guard let color else { return [] }
      return [
        .fill(.rectangle(square), color),
        .stroke(.rectangle(square - Insets(all: pen.width / 2)), pen),
      ]
    }
    let language = board.list.language
    let passages = colors.map { color -> [Passage] in
      guard let color else { return [] }
      let words = LabelWords.words("color", in: language) + " " + color.hex
      var picture = Passage(picture: words, box: square, marks: 0..<2)
      if !LabelWords.speaks(language) { picture.language = "en" }
      return [picture]
    }
    return [
      PlacedItem(
        name: "swatch", box: square, pages: pages, passages: passages,
        turn: .text(slot: board.slot))
    ]
  }
}

/// A picture of the layout, such as a border or an emblem.
struct ImageItem: Item {
  var picture: Picture?
  /// The words that stand for it when the page is read aloud; `nil` for an ornament.
  var alternate: String?

  init(_ fields: inout Fields, _ files: ThemeFiles) {
    picture = fields.need(
      "source", .picture(files), "a PNG file, beside this one or by its path",
      or: "an image needs the key \"source\", a PNG file")
    alternate = fields.read(
      "alt", .plainText, "the words that stand for it when the page is read aloud")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }
  var filled: Filled { .all }

  /// The width in a column that asks what is in it.
  private static let usualWidth = Length(2, .unit)

  func width(_ board: Board) -> Double? { picture.map { _ in board.points(Self.usualWidth) } }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    picture.map { ItemHeight(above: width * Double($0.height) / Double($0.width)) }
  }

  func draw(in box: ItemBox, _ board: Board) -> [PlacedItem] {
    guard let picture, box.rect.width > 0, box.rect.height > 0 else { return [] }
    let placed = Picture.Placed(picture, in: box.rect, covers: box.covers)
    var item = PlacedItem(
      name: "image", box: box.rect, shared: [.image(placed)], turn: .text(slot: board.slot),
      isBackdrop: true)
    guard let alternate else { return [item] }
    if board.cell == nil {
      item.sharedPassages = [Passage(picture: alternate, box: box.rect, marks: [0])]
    } else {
      // The picture of a cell may be drawn behind all sheets.
      item.passages = board.sheets.map { _ in
        [Passage(picture: alternate, box: box.rect, marks: [])]
      }
    }
    return [item]
  }
}
