internal import InkleafGeometry

/// The day's number, with the treatment that the theme chooses.
///
/// A box takes the room that plain figures would take, so that no treatment moves a frame.
struct NumberItem: Item {
  var text: TextItem

  init(_ fields: inout Fields) { text = TextItem.number.reading(&fields) }

  var usualAlignment: (Alignment, VerticalAlignment) { text.usualAlignment }

  /// Whether it is a page's or a part's main mark, not one in a line of small print or in a table.
  var isLarge: Bool { text.size.unit == .unit && text.size.number >= 1.2 }

  /// The size of figures in a box, as a share of the box.
  private static let figures = 0.58

  /// Small numbers stay plain: a box would leave no room for their figures.
  private func style(_ board: Board) -> NumberStyle {
    let isSmall = size(board) < board.unit || Self.figures * size(board) < board.smallest
    return isSmall ? .plain : board.theme.numberStyle
  }

  /// The height of a capital, in points.
  private func size(_ board: Board) -> Double {
    board.points(text.size) * scale(board)
  }

  /// The theme's scale; figures in the font of the words beside them are as large as these.
  private func scale(_ board: Board) -> Double {
    text.font == .number ? board.theme.numberScale : 1
  }

  /// The theme's font, with figures in the form that the number asks for.
  private func lettering(_ board: Board) -> Lettering {
    board.letterings[board.theme.numberFont, text.figures]
  }

  /// The number's text with the size that the theme gives it.
  private func scaled(_ board: Board) -> TextItem {
    var text = text
    text.size.number *= scale(board)
    if board.theme.isZeroPadded { text.wordings = text.wordings.map(\.padded) }
    return text
  }

  /// The figures inside a box.
  private func inner(_ board: Board) -> TextItem {
    var inner = scaled(board)
    let figures = lettering(board)
    let ink = figures.extent(of: "0123456789").ink
    // Figures that reach below the baseline are smaller, so that all ink has room.
    let share = min(1, figures.figureHeight / max(ink.height, 1e-6))
    inner.size.number *= Self.figures * share
    return inner
  }

  /// The width of a box, in points: square, or wider for long numbers.
  ///
  /// It is never wider than plain figures, so that the words beside it stay where they are.
  private func boxWidth(_ board: Board) -> Double? {
    guard let plain = width(board), let inner = inner(board).width(board) else { return nil }
    return min(plain, max(size(board), inner + 0.4 * size(board)))
  }

  func isShown(_ board: Board) -> Bool { text.isShown(board) }

  func width(_ board: Board) -> Double? { scaled(board).width(board) }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    scaled(board).height(width: width, board)
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    switch style(board) {
    case .plain: try scaled(board).draw(in: box, board)
    case .twice: try scaled(board).draw(in: box, board).map { twice($0, board) }
    case .outline: try outlined(in: box, board)
    case .seal: try boxed(in: box, board) { place, day in seal(place, day, board) }
    case .stamp: try boxed(in: box, board) { place, day in stamp(place, day, board) }
    case .label: try boxed(in: box, board) { place, _ in label(place, board) }
    }
  }

  /// Returns how much narrower the number of each page is than the widest, in points.
  func spare(_ board: Board) -> [Double] {
    guard !style(board).hasBox else { return board.sheets.map { _ in 0 } }
    let text = scaled(board)
    // Several prompts of a page have one column of numbers.
    let column = text.width(board) ?? 0
    return text.widths(board).map { max(0, column - ($0 ?? column)) }
  }

  // MARK: Boxes

  /// Returns the figures in the middle of a box that is drawn before them.
  private func boxed(
    in box: ItemBox, _ board: Board, marks: (Rect, Prompt) -> [Mark]
  ) throws(Misfit) -> [PlacedItem] {
    guard let wanted = boxWidth(board) else { return [] }
    // Where plain figures would be smaller, the box is.
    let width = min(wanted, box.rect.width)
    let height = min(size(board), self.height(width: box.rect.width, board)?.above ?? 0)
    try board.require(height, "height", in: box.rect.height, for: "{number}")
    var around = box
    // A text at the start of its cell begins where the box does.
    if around.align == .stretch { around.align = board.page.isMirrored ? .end : .start }
    let place = board.pixels.inside(around.place(width: width, height: height))
    let days = board.days
    var board = board
    if style(board) == .seal {
      (board.palette.accent, board.palette.accents) = (board.palette.paper, [])
    }
    // A label's figures stand lower and are smaller, clear of its small print.
    let hasPrint = style(board) == .label && printSize(height, board) != nil
    let drop = hasPrint ? 0.1 * height : 0
    // Figures of an old style reach below the baseline; the middle is that of their ink.
    let figures = lettering(board)
    let ink = figures.extent(of: "0123456789").ink
    var text = self.inner(board)
    text.size.number *= (hasPrint ? 0.85 : 1) * height / size(board)
    let em = board.points(text.size) / figures.figureHeight
    let inner = ItemBox(
      rect: place - Insets(right: 0.12 * height, left: 0.12 * height), align: .center,
      valign: .baseline,
      baseline: place.middle.y + drop - (ink.top + ink.bottom) / 2 * em, covers: false)
    return try text.draw(in: inner, board).map { figures in
      var item = figures
      item.box = place.union(figures.box)
      let backs = days.map { day in day.map { marks(place, $0) } ?? [] }
      item.pages = zip(backs, figures.pages).map { $1.isEmpty ? [] : $0 + $1 }
      item.passages = zip(backs, figures.passages).map { back, passages in
        passages.map { $0.shifted(by: back.count) }
      }
      return item
    }
  }

  /// Returns a filled square with soft corners, turned a little.
  private func seal(_ place: Rect, _ day: Prompt, _ board: Board) -> [Mark] {
    let square = place - Insets(all: 0.03 * place.height)
    return [
      .fill(
        .rounded(square, radius: 0.12 * place.height).turned(
          askew(day, 0.018), around: place.middle),
        board.accent(of: day))
    ]
  }

  /// Returns the two lines of a stamp, turned a little.
  private func stamp(_ place: Rect, _ day: Prompt, _ board: Board) -> [Mark] {
    let turn = askew(day, 0.03)
    let color = board.accent(of: day)
    let width = board.pixels.length(0.05 * place.height)
    func line(_ inset: Double, _ width: Double, _ radius: Double) -> Mark {
      // A ring that is filled, since parts of a page have the same pixels of fills alone.
      let rings = [inset, inset + width].map {
        Path.rounded(place - Insets(all: $0), radius: radius).turned(turn, around: place.middle)
      }
      return .fill(Path(rings[0].elements + rings[1].backwards.elements), color)
    }
    return [
      line(0.06 * place.height, width, 0.1 * place.height),
      line(0.15 * place.height, width / 3, 0.05 * place.height),
    ]
  }

  /// Returns two hairlines with "No." above the figures.
  private func label(_ place: Rect, _ board: Board) -> [Mark] {
    let pen = board.pen(board.palette.frame, mm: board.theme.rulePen)
    let letters = board.letterings[board.theme.textFont]
    let gap = 0.07 * place.height
    var marks = [0, gap].map { inset in
      Mark.stroke(.rectangle(place - Insets(all: inset + pen.width / 2)), pen)
    }
    if let size = printSize(place.height, board) {
      marks.append(
        letters.line(
          LabelWords.words("number", in: board.list.language), size: size,
          at: Point(x: place.middle.x, y: place.top + gap + 0.23 * place.height), from: .center,
          color: board.palette.muted))
    }
    return marks
  }

  /// Returns the font size of a label's print, in points; `nil` where there is no room for print that can be
  /// read, and for figures that are no number of a day.
  private func printSize(_ height: Double, _ board: Board) -> Double? {
    guard text.wordings.contains(where: { $0.contains("{number}") }) else { return nil }
    let capital = board.letterings[board.theme.textFont].capHeight
    let size = max(0.13 * height / capital, board.smallest)
    return capital * size <= 0.17 * height ? size : nil
  }

  /// Returns the tangent of half an angle, up to some most either way, by the day.
  private func askew(_ day: Prompt, _ most: Double) -> Double {
    var generator = SplitMix(seed: UInt64(bitPattern: Int64(day.number)) &+ 0x5EA1)
    return (generator.fraction() * 2 - 1) * most
  }

  // MARK: Outlines

  /// Returns the figures in the colour of the paper, with a band of their own colour around them.
  ///
  /// Both have the room of plain figures.
  private func outlined(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let size = size(board)
    let width = max(board.pixels.length(0.05 * size), board.points(mm: 0.2))
    var text = scaled(board)
    text.size.number *= 1 - 2 * width / size
    var inner = box
    inner.rect = box.rect - Insets(all: width)
    inner.baseline -= width
    return try text.draw(in: inner, board).map { outlined($0, width: width, board) }
  }

  private func outlined(_ figures: PlacedItem, width: Double, _ board: Board) -> PlacedItem {
    let lettering = lettering(board)
    var item = figures
    item.box = figures.box - Insets(all: -width)
    let bands = figures.pages.map { marks in
      marks.compactMap { mark -> Mark? in
        guard case .text(let line) = mark else { return nil }
        return .fill(lettering.band(around: line, width: width), line.color)
      }
    }
    item.pages = zip(bands, figures.pages).map { bands, marks in
      bands
        + marks.map { mark in
          guard case .text(var line) = mark else { return mark }
          line.color = board.palette.paper
          return .text(line)
        }
    }
    item.passages = zip(bands, figures.passages).map { bands, passages in
      passages.map { $0.shifted(by: bands.count) }
    }
    return item
  }

  // MARK: Out of register

  /// Returns the figures over the same ones in another colour, a little beside them.
  private func twice(_ figures: PlacedItem, _ board: Board) -> PlacedItem {
    var item = figures
    let reach = 0.06 * size(board)
    let days = board.days
    item.box.top -= reach
    item.box.right += reach
    item.pages = figures.pages.enumerated().map { index, marks in
      var generator = SplitMix(seed: UInt64(bitPattern: Int64(days[index]?.number ?? 0)))
      // A place on a quarter of a circle, by the tangent of half the angle.
      let half = generator.fraction() * 0.414
      let dx = reach * (1 - half * half) / (1 + half * half)
      let dy = -reach * 2 * half / (1 + half * half)
      // The copy is no text, so that nobody reads or copies the number twice.
      return marks
        + marks.compactMap { mark in
          guard case .text(var line) = mark else { return nil }
          line.origin = Point(x: line.origin.x + dx, y: line.origin.y + dy)
          return .fill(board.letterings[line.font].outline(of: line), board.palette.ink)
        }
    }
    return item
  }
}

extension String {
  /// The wording with zeros in front of numbers.
  fileprivate var padded: String {
    self == "{number}" ? "{padded}" : self
  }
}
