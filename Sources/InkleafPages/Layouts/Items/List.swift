internal import InkleafGeometry

/// All prompts of the sheet with their numbers, in the columns that make the letters largest.
struct ListItem: Item {
  /// The largest height of a capital.
  var size = Length(0.9, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size, .positiveLength, "the largest height of capitals")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  /// The least and the largest distance of two baselines, as multiples of the font size.
  private static let leading = (least: 1.35, most: 2.4)
  /// The distance of two columns, as a multiple of the font size.
  private static let gutter = 1.6
  /// The distance of a number and its words, as a multiple of the font size.
  private static let gap = 0.7

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let type = Typography(board)
    let count = board.sheets.map(\.count).max() ?? 0
    guard count > 0 else { return [] }
    let columns = try columns(count, in: box.rect, type, board)
    var ink: Rect?
    let pages = board.sheets.map { prompts in
      prompts.enumerated().flatMap { index, prompt -> [Mark] in
        let lines = lines(prompt, at: index, of: columns, in: box.rect, type, board)
        for line in lines { ink = ink?.union(line.ink) ?? line.ink }
        return lines.map(\.mark)
      }
    }
    let passages = board.sheets.map { prompts in
      [
        Passage(
          .list,
          parts: prompts.indices.map { index in
            Passage(
              .item,
              parts: [Passage(.label, marks: [2 * index]), Passage(.body, marks: [2 * index + 1])])
          })
      ]
    }
    return [
      PlacedItem(
        name: "list", box: ink ?? box.rect, pages: pages, passages: passages, turn: .text(slot: 0))
    ]
  }

  // MARK: Columns

  /// The fonts of a list with the widest texts set in them, as multiples of the font size.
  private struct Typography {
    var numbers: Lettering
    var words: Lettering
    var widestNumber: Double
    var widestPrompt: Double

    init(_ board: Board) {
      let numbers = board.letterings[board.theme.numberFont]
      let words = board.letterings[board.theme.promptFont]
      let prompts = board.sheets.flatMap(\.self)
      widestNumber = prompts.map { numbers.width($0.label(board.words)) }.max() ?? 0
      widestPrompt = prompts.map { words.width($0.text) }.max() ?? 0
      (self.numbers, self.words) = (numbers, words)
    }

    /// Returns the least height of rows, as a multiple of the font size.
    func height(rows: Double) -> Double {
      (rows - 1) * ListItem.leading.least + words.capHeight + words.depth
    }
  }

  /// The columns that prompts are set in.
  private struct Columns {
    /// The font size, in points.
    var size: Double
    /// The number of prompts in a column.
    var rows: Int
    /// The distance of two baselines, in points.
    var step: Double
    /// The distance from the start of a column to the start of the next one, in points.
    var pitch: Double
    /// The room for the words of a prompt, as a multiple of the font size.
    var room: Double
  }

  /// Returns the columns in which letters are largest.
  ///
  /// - Throws: the height or width that is missing at the smallest font size.
  private func columns(
    _ count: Int, in rect: Rect, _ type: Typography, _ board: Board
  ) throws(Misfit) -> Columns {
    let words = type.words
    let best = try sizeAndColumns(count, in: rect, type, board)
    let rows = (count + best.columns - 1) / best.columns
    let step = min(
      best.size * Self.leading.most,
      rows > 1
        ? (rect.height - (words.capHeight + words.depth) * best.size) / Double(rows - 1) : 0)
    let pitch = (rect.width + Self.gutter * best.size) / Double(best.columns)
    // Without this addition, rounding could cut words that fit exactly.
    let room = pitch / best.size - Self.gutter - type.widestNumber - Self.gap + 1e-6
    guard room > 2 * words.width("m") else {
      let missing = (2 * words.width("m") - room) * best.size
      throw Misfit("list", missing: missing, board) { "needs \($0) more width" }
    }
    return Columns(size: best.size, rows: rows, step: step, pitch: pitch, room: room)
  }

  /// Returns the number of columns in which letters are largest, the smallest of equally good ones.
  private func sizeAndColumns(
    _ count: Int, in rect: Rect, _ type: Typography, _ board: Board
  ) throws(Misfit) -> (size: Double, columns: Int) {
    func rows(_ columns: Int) -> Double { Double((count + columns - 1) / columns) }
    let largest = max(board.points(size) / type.words.capHeight, board.smallest)
    let counts = 1...min(8, count)
    var best = (size: 0.0, columns: 1)
    for columns in counts {
      let column = type.widestNumber + Self.gap + type.widestPrompt
      let wide = Double(columns) * column + Double(columns - 1) * Self.gutter
      let high = type.height(rows: rows(columns))
      let size = min(largest, rect.width / wide, rect.height / high)
      if size > best.size * 1.02 { best = (size, columns) }
    }
    // At the smallest size, words that are too long are cut.
    let least = board.smallest
    guard best.size < least else { return best }
    let fitting = counts.first { type.height(rows: rows($0)) * least <= rect.height }
    guard let fitting else {
      let high = type.height(rows: rows(8)) * least
      throw Misfit("list", missing: high - rect.height, board) { "needs \($0) more height" }
    }
    return (least, fitting)
  }

  // MARK: Lines

  /// Returns the number and the words of a prompt, each with the box of its ink.
  private func lines(
    _ prompt: Prompt, at index: Int, of columns: Columns, in rect: Rect, _ type: Typography,
    _ board: Board
  ) -> [(mark: Mark, ink: Rect)] {
    let (numbers, words, size) = (type.numbers, type.words, columns.size)
    let left = rect.left + Double(index / columns.rows) * columns.pitch
    let base = rect.top + words.capHeight * size + Double(index % columns.rows) * columns.step
    // Columns run in the direction of the language, whichever hand draws.
    let isMirrored = board.list.isRightToLeft
    func across(_ x: Double) -> Double { isMirrored ? rect.left + rect.right - x : x }
    let (start, end): (Lettering.Side, Lettering.Side) =
      isMirrored ? (.right, .left) : (.left, .right)
    let label = prompt.label(board.words)
    let labelEnd = Point(x: across(left + type.widestNumber * size), y: base)
    let text = words.shortened(prompt.text, width: columns.room) ?? "…"
    let textStart = Point(x: across(left + (type.widestNumber + Self.gap) * size), y: base)
    return [
      (
        numbers.line(label, size: size, at: labelEnd, from: end, color: board.palette.accent),
        numbers.ink(label, size: size, at: labelEnd, from: end)
      ),
      (
        words.line(text, size: size, at: textStart, from: start, color: board.palette.ink),
        words.ink(text, size: size, at: textStart, from: start)
      ),
    ]
  }
}
