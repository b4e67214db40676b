internal import InkleafGeometry

/// All prompts of the sheet with their numbers, in the columns that make the letters largest.
struct ListItem: Item {
  /// The largest height of a capital.
  var size = Length(1.2, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size, .positiveLength, "the largest height of capitals")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }
  var filled: Filled { .all }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let count = board.sheets.map(\.count).max() ?? 0
    guard count > 0 else { return [] }
    let type = ListType(board)
    let largest = max(board.points(size) / type.words.capHeight, board.smallest)
    let columns = try ListColumns(count, in: box.rect, largest: largest, type, board)
    let table = ListTable(rect: box.rect, columns: columns, type: type)
    var item = PlacedItem(name: "list", box: box.rect, turn: .text(slot: 0))
    var ink: Rect?
    for prompts in board.sheets {
      var marks: [Mark] = []
      var parts: [Passage] = []
      for (index, prompt) in prompts.enumerated() {
        let lines = table.lines(prompt, at: index, board)
        for line in lines { ink = ink?.union(line.ink) ?? line.ink }
        let words = marks.count + 1..<marks.count + lines.count
        parts.append(
          Passage(
            .item, parts: [Passage(.label, marks: [marks.count]), Passage(.body, marks: words)]))
        marks += lines.map(\.mark)
      }
      let rules = table.rules(prompts.count, board)
      for rule in rules {
        let box = Rect(
          left: min(rule.start.x, rule.end.x), top: rule.start.y,
          right: max(rule.start.x, rule.end.x), bottom: rule.end.y)
        ink = ink?.union(box) ?? box
      }
      let pen = board.pen(board.palette.rule, mm: board.theme.rulePen)
      item.pages.append(marks + (rules.isEmpty ? [] : [.lines(rules, pen)]))
      item.passages.append([Passage(.list, parts: parts)])
    }
    item.box = ink ?? box.rect
    return [item]
  }
}

/// The places of the numbers and the words of a list.
private struct ListTable {
  var rect: Rect
  var columns: ListColumns
  var type: ListType

  /// Returns the number and the words of a prompt, each line with the box of its ink.
  func lines(_ prompt: Prompt, at index: Int, _ board: Board) -> [(mark: Mark, ink: Rect)] {
    let (numbers, words, size) = (type.numbers, type.words, columns.size)
    let left = start(of: index)
    let base = baseline(of: index)
    // Columns run in the direction of the language, whichever hand draws.
    let (start, end): (Lettering.Side, Lettering.Side) =
      board.list.isRightToLeft ? (.right, .left) : (.left, .right)
    let label = prompt.label(board.words)
    let labelEnd = Point(x: across(left + type.numberWidth * size, board), y: base)
    let x = across(left + (type.numberWidth + ListType.gap) * size, board)
    let set = self.set(prompt.text, board)
    return [
      (
        numbers.line(label, size: size, at: labelEnd, from: end, color: board.palette.accent),
        numbers.ink(label, size: size, at: labelEnd, from: end)
      )
    ]
      + set.lines.enumerated().map { row, text in
        let place = Point(x: x, y: base + Double(row) * set.leading)
        return (
          words.line(text, size: set.size, at: place, from: start, color: board.palette.ink),
          words.ink(text, size: set.size, at: place, from: start)
        )
      }
  }

  /// Returns hairlines between the prompts of each column; none where they are close together.
  func rules(_ count: Int, _ board: Board) -> [Segment] {
    let lines = Double(columns.lines - 1) * ListType.leading
    let words = type.words
    let free = columns.step / columns.size - lines - words.capHeight - words.depth
    guard free > 0.5 else { return [] }
    let pen = board.pen(board.palette.rule, mm: board.theme.rulePen)
    let width = columns.pitch - ListType.gutter * columns.size
    return (0..<count).compactMap { index in
      guard index % columns.rows > 0 else { return nil }
      let top = baseline(of: index) - (words.capHeight + free / 2) * columns.size
      let y = board.pixels.line(top, width: pen.width)
      let left = start(of: index)
      return Segment(across(left, board), y, across(left + width, board), y)
    }
  }

  /// Returns a prompt in the lines that it may have; one that is too long becomes smaller, or is cut.
  private func set(_ text: String, _ board: Board) -> FittedText {
    let (words, size, width) = (type.words, columns.size, columns.room)
    let height = words.capHeight + Double(columns.lines - 1) * ListType.leading + 1e-6
    let room = TextRoom(
      width: width * size, height: height * size, largest: size,
      smallest: min(size, max(board.smallest, 0.6 * size)), lines: columns.lines)
    let fitted = words.fitted(text, in: room)
    if fitted.lines.count <= columns.lines { return fitted }
    var cut = Array(words.wrapped(text, width: width).prefix(columns.lines))
    let last = cut.count - 1
    cut[last] = words.shortened(cut[last] + " …", width: width) ?? "…"
    return FittedText(lines: cut, size: size, leading: ListType.leading * size)
  }

  /// Returns the left edge of a prompt's column, as if the language ran from left to right.
  private func start(of index: Int) -> Double {
    rect.left + Double(index / columns.rows) * columns.pitch
  }

  private func baseline(of index: Int) -> Double {
    rect.top + type.words.capHeight * columns.size + Double(index % columns.rows) * columns.step
  }

  private func across(_ x: Double, _ board: Board) -> Double {
    board.list.isRightToLeft ? rect.left + rect.right - x : x
  }
}
