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
    let middle = box.place(width: pen.width, height: pen.width, stretched: (0.5, 0.5)).middle
    let place = board.pixels.line(isLevel ? middle.y : middle.x, width: pen.width)
    let line =
      isLevel
      ? Segment(rect.left, place, rect.right, place) : Segment(place, rect.top, place, rect.bottom)
    let ink =
      Rect(left: line.start.x, top: line.start.y, right: line.end.x, bottom: line.end.y)
      - (isLevel ? Insets(top: -half, bottom: -half) : Insets(right: -half, left: -half))
    return [PlacedItem(name: "rule", box: ink, shared: [.lines([line], pen)])]
  }
}

/// A square of the colour that the prompt names, with an outline that shows it on any paper.
///
/// Several colours have smaller squares in two rows, as high together.
struct SwatchItem: Item {
  var size = Length(2.4, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size, .positiveLength, "the height of the square, or of two rows")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.end, .baseline) }

  private func colors(_ board: Board) -> [[Color]] {
    let colors = board.known.colors(of: board.list)
    return board.days.map { $0.flatMap { colors[$0.number] } ?? [] }
  }

  func width(_ board: Board) -> Double? {
    // One square is wider than two, one above the other.
    let counts = Set(colors(board).map(\.count)).subtracting([0])
    return counts.map { squares($0, height: board.points(size)).width }.max()
  }

  func shownPages(_ board: Board) -> [Bool]? { colors(board).map { !$0.isEmpty } }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    self.width(board).map { _ in ItemHeight(above: board.points(size)) }
  }

  /// The gap between two squares, as a part of their side.
  private static let gap = 0.15

  /// Returns the width of squares that are so high together, and the side of one of them, in points.
  private func squares(_ count: Int, height: Double) -> (width: Double, side: Double, columns: Int)
  {
    guard count > 1 else { return (height, height, 1) }
    let columns = (count + 1) / 2
    let side = height / (2 + Self.gap)
    return (side * (Double(columns) * (1 + Self.gap) - Self.gap), side, columns)
  }

  func draw(in box: ItemBox, _ board: Board) -> [PlacedItem] {
    guard let width = width(board), width > 0 else { return [] }
    let height = min(
      board.points(size), box.rect.height, board.points(size) * box.rect.width / width)
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    let colors = colors(board)
    let places = colors.map { colors in
      let (width, side, columns) = squares(colors.count, height: height)
      let room = box.place(width: width, height: height)
      return colors.indices.map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let left = room.left + Double(column) * side * (1 + Self.gap)
        let top = room.top + Double(row) * side * (1 + Self.gap)
        return board.pixels.inside(
          Rect(left: left, top: top, right: left + side, bottom: top + side))
      }
    }
    let pages = zip(colors, places).map { colors, places in
      zip(colors, places).flatMap { color, square -> [Mark] in
        [
          .fill(.rectangle(square), color),
          .stroke(.rectangle(square - Insets(all: pen.width / 2)), pen),
        ]
      }
    }
    let language = board.list.language
    let passages = zip(colors, places).map { colors, places in
      zip(colors, places).enumerated().map { index, swatch in
        let (color, square) = swatch
        let words = LabelWords.words("color", in: language) + " " + color.hex
        var picture = Passage(picture: words, box: square, marks: 2 * index..<2 * index + 2)
        if !LabelWords.speaks(language) { picture.language = "en" }
        return picture
      }
    }
    guard
      let ink = places.joined().first.map({ first in
        places.joined().reduce(first) { $0.union($1) }
      })
    else { return [] }
    return [
      PlacedItem(
        name: "swatch", box: ink, pages: pages, passages: passages,
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
