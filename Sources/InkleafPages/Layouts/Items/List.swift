internal import InkleafGeometry

/// All prompts of the sheet with their numbers, in as many columns as let them be largest.
struct ListItem: Item {
  /// The height of capitals that it does not exceed.
  var size = Length(0.9, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size) { $0.positiveLength($1) }
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  /// From one baseline to the next, as a multiple of the font size, and at most.
  private static let leading = (least: 1.35, most: 2.4)
  /// Room between two columns, and between a number and its words, as multiples of the font size.
  private static let gutter = 1.6
  private static let gap = 0.7

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let numbers = Lettering(board.theme.numberFont, metrics: board.metrics)
    let words = Lettering(board.theme.promptFont, metrics: board.metrics)
    let days = board.sheets
    let count = days.map(\.count).max() ?? 0
    guard count > 0 else { return [] }
    let all = days.flatMap(\.self)
    let number = all.map { numbers.width($0.label(board.words)) }.max() ?? 0
    let prompt = all.map { words.width($0.text) }.max() ?? 0
    let largest = max(
      board.points(size) / words.capHeight, board.smallest)
    // The number of columns in which letters are largest; fewer columns win where it is the same.
    var best = (size: 0.0, columns: 1)
    for columns in 1...min(8, count) {
      let rows = Double((count + columns - 1) / columns)
      let wide = Double(columns) * (number + Self.gap + prompt) + Double(columns - 1) * Self.gutter
      let high = (rows - 1) * Self.leading.least + words.capHeight + words.depth
      let size = min(largest, box.rect.width / wide, box.rect.height / high)
      if size > best.size * 1.02 { best = (size, columns) }
    }
    // Words too long for that are shortened, so that one of them does not make all of them small.
    let least = board.smallest
    if best.size < least {
      let fits = (1...min(8, count)).filter { columns in
        let rows = Double((count + columns - 1) / columns)
        return ((rows - 1) * Self.leading.least + words.capHeight + words.depth) * least
          <= box.rect.height
      }
      guard let columns = fits.first else {
        let rows = Double((count + 7) / 8)
        let high = ((rows - 1) * Self.leading.least + words.capHeight + words.depth) * least
        throw Misfit("list", lacks: high - box.rect.height, "of height", board)
      }
      best = (least, columns)
    }
    let rows = (count + best.columns - 1) / best.columns
    let step = min(
      best.size * Self.leading.most,
      rows > 1
        ? (box.rect.height - (words.capHeight + words.depth) * best.size) / Double(rows - 1) : 0)
    let column = (box.rect.width + Self.gutter * best.size) / Double(best.columns)
    // The widest words may fit to the last bit, which rounding must not take away.
    let room = column / best.size - Self.gutter - number - Self.gap + 1e-6
    guard room > 2 * words.width("m") else {
      throw Misfit("list", lacks: (2 * words.width("m") - room) * best.size, "of width", board)
    }
    var ink: Rect?
    let pages = days.map { prompts in
      prompts.enumerated().flatMap { index, prompt -> [Mark] in
        let place = index / rows
        let left = box.rect.left + Double(place) * column
        let base = box.rect.top + words.capHeight * best.size + Double(index % rows) * step
        let text = words.shortened(prompt.text, width: room) ?? "…"
        let label = prompt.label(board.words)
        // Numbers end where words begin; columns run as the language does, whichever hand draws.
        let turned = board.list.isRightToLeft
        func across(_ x: Double) -> Double {
          turned ? box.rect.left + box.rect.right - x : x
        }
        let at = Point(x: across(left + (number + Self.gap) * best.size), y: base)
        let end = Point(x: across(left + number * best.size), y: base)
        let (start, finish): (Lettering.Side, Lettering.Side) =
          turned ? (.right, .left) : (.left, .right)
        for box in [
          words.ink(text, size: best.size, at: at, from: start),
          numbers.ink(label, size: best.size, at: end, from: finish),
        ] { ink = ink?.union(box) ?? box }
        return [
          numbers.line(
            label, size: best.size, at: end, from: finish, color: board.palette.accent),
          words.line(text, size: best.size, at: at, from: start, color: board.palette.ink),
        ]
      }
    }
    return [PlacedItem(name: "list", box: ink ?? box.rect, pages: pages)]
  }
}
