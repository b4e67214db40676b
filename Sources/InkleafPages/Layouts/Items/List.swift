internal import InkleafGeometry

/// All prompts of the sheet with their numbers, in the columns that make the letters largest.
struct ListItem: FillingItem {
  /// The largest height of a capital.
  var size = Length(1.2, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size, .positiveLength, "the largest height of capitals")
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let count = board.sheets.map(\.count).max() ?? 0
    guard count > 0 else { return [] }
    let type = ListType(board)
    let largest = max(board.points(size) / type.words.capHeight, board.smallest)
    var (table, poor) = try ListTable.best(count, in: box.rect, largest: largest, type, board)
    if table.breaksDays(board),
      let other = try? ListTable.best(
        count, in: box.rect, largest: largest, ListType(board, isParted: true), board),
      other.poor <= poor
    {
      (table, poor) = other
    }
    var item = PlacedItem(name: "list", box: box.rect, turn: .text(slot: 0))
    var ink: Rect?
    // A few long prompts may be small or cut; where many are, fewer go on a page.
    guard poor * 16 <= board.sheets.reduce(0, { $0 + $1.count }) else {
      throw Misfit("list", "has no room for the words of \(poor) prompts")
    }
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

  /// Returns the largest table in which all prompts are read well, or else the one in which the fewest are cut or
  /// too small, and how many.
  static func best(
    _ count: Int, in rect: Rect, largest: Double, _ type: ListType, _ board: Board
  ) throws(Misfit) -> (table: ListTable, poor: Int) {
    func table(upTo size: Double) throws(Misfit) -> (table: ListTable, poor: Int) {
      let columns = try ListColumns(count, in: rect, largest: size, type, board)
      let table = ListTable(rect: rect, columns: columns, type: type)
      let poor = board.sheets.reduce(0) { sum, prompts in
        sum
          + prompts.indices.count { place in
            let size = table.set(prompts[place], at: place, board)?.size ?? 0
            return size < board.smallest - 1e-6
          }
      }
      return (table, poor)
    }
    var best = try table(upTo: largest)
    var size = best.table.columns.size
    while best.poor > 0, size > board.smallest {
      // Somewhat smaller letters leave more room for each.
      size = max(board.smallest, 0.95 * size)
      let next = try table(upTo: size)
      if next.poor < best.poor { best = next }
    }
    return best
  }

  /// Returns the number and the words of a prompt, each line with the box of its ink.
  func lines(_ prompt: Prompt, at index: Int, _ board: Board) -> [(mark: Mark, ink: Rect)] {
    let (numbers, words, size) = (type.numbers, type.words, columns.size)
    let left = start(of: index)
    let set = set(prompt, at: index, board) ?? cut(type.text(of: prompt))
    // Between rules, a prompt of fewer lines than others may have is in the middle of its row.
    let spare = hasRules ? max(0, Double(columns.lines - set.lines.count)) * ListType.leading : 0
    let base = baseline(of: index) + spare / 2 * size
    // Columns run in the direction of the language, whichever hand draws.
    let (start, end): (Lettering.Side, Lettering.Side) =
      board.list.isRightToLeft ? (.right, .left) : (.left, .right)
    let label = prompt.label(board.words)
    let labelEnd = Point(x: across(left + type.numberWidth * size, board), y: base)
    let x = across(left + (type.numberWidth + ListType.gap) * size, board)
    // Lines that are more than those of others are in the middle of their row.
    let isTall = set.lines.count > columns.lines
    let usual = (type.words.capHeight + Double(columns.lines - 1) * ListType.leading) * size
    let excess = max(0, type.words.height(set) - usual)
    let (reach, overhang) = (reach * size, overhang(board) * size)
    let row = index % columns.rows
    // A row alone has no neighbour to give way to.
    let above =
      columns.rows == 1
      ? 0
      : row == 0
        ? min(overhang, max(excess / 2, excess - reach))
        : row == columns.rows - 1 ? min(reach, max(excess / 2, excess - overhang)) : excess / 2
    // The tops of the letters stay in a line.
    let rise = (isTall ? type.words.capHeight * (size - set.size) : 0) + above
    return [
      numbers.inked(label, size: size, at: labelEnd, from: end, color: board.accent(of: prompt))
    ]
      + set.lines.enumerated().map { row, text in
        words.inked(
          text, size: set.size, at: Point(x: x, y: base - rise + Double(row) * set.leading),
          from: start, color: board.palette.ink)
      }
  }

  /// Returns hairlines between the prompts of each column; none where they are close together.
  func rules(_ count: Int, _ board: Board) -> [Segment] {
    let (words, free) = (type.words, free)
    guard hasRules else { return [] }
    let pen = board.pen(board.palette.rule, mm: board.theme.rulePen)
    let width = columns.pitch - ListType.gutter * columns.size
    return (0..<count).compactMap { index in
      guard index % columns.rows > 0 else { return nil }
      let top = baseline(of: index) - (words.capHeight + (type.rise + free) / 2) * columns.size
      let y = board.pixels.line(top, width: pen.width)
      let left = start(of: index)
      return Segment(across(left, board), y, across(left + width, board), y)
    }
  }

  /// The room between the words of two prompts in a column, as a multiple of the font size.
  private var free: Double {
    let lines = Double(columns.lines - 1) * ListType.leading
    return columns.step / columns.size - lines - type.words.capHeight - type.words.depth
  }

  private var hasRules: Bool { free > ListType.leastFree }

  /// The most height that a long prompt may have besides that of others, as a multiple of the font size.
  private func more(at index: Int, _ board: Board) -> Double {
    guard columns.rows > 1 else { return 0 }
    let between = free - (hasRules ? 0.4 : 0.3 - 0.5 * type.words.depth)
    let isAtEdge = index % columns.rows == 0 || index % columns.rows == columns.rows - 1
    return isAtEdge ? overhang(board) + reach : between
  }

  /// How far a long prompt may reach towards the next one, as a multiple of the font size.
  private var reach: Double { hasRules ? free / 2 - 0.2 : free / 2 }

  /// How far a long prompt may reach above the first row or below the last one, where other items are, as a
  /// multiple of the font size.
  private func overhang(_ board: Board) -> Double {
    min(0.75, 0.6 * board.unit / columns.size)
  }

  /// How small a prompt may become rather than be cut, as a share of the smallest size that is read well.
  private static let leastShare = 0.6

  /// Returns a prompt in the lines that it may have, or in more and smaller ones if it is much longer than
  /// the others; `nil` for one that has no room.
  func set(_ prompt: Prompt, at index: Int, _ board: Board) -> FittedText? {
    let text = type.text(of: prompt)
    return set(text, at: index, least: board.smallest, board)
      ?? set(text, at: index, least: Self.leastShare * board.smallest, board)
  }

  /// Returns whether the prompts of a day are not on one line.
  func breaksDays(_ board: Board) -> Bool {
    board.sheets.contains { prompts in
      prompts.indices.contains { place in
        prompts[place].texts.count > 1 && set(prompts[place], at: place, board)?.lines.count != 1
      }
    }
  }

  /// Returns a prompt whose letters are of a least size or larger, if it has room so.
  private func set(_ text: String, at index: Int, least: Double, _ board: Board) -> FittedText? {
    let (words, size, width) = (type.words, columns.size, columns.room)
    let usual = words.capHeight + Double(columns.lines - 1) * ListType.leading + 1e-6
    func fitted(_ height: Double, _ lines: Int, _ share: Double) -> FittedText? {
      let room = TextRoom(
        width: width * size, height: height * size, largest: size,
        smallest: min(size, max(least, share * size)), lines: lines)
      let text = words.fitted(text, in: room)
      return words.height(text) <= room.height + 1e-6 ? text : nil
    }
    let own = fitted(usual, columns.lines, 0.6)
    if let own, own.size > 0.8 * size { return own }
    let more = more(at: index, board)
    guard more > 0, let tall = fitted(usual + more, max(4, columns.lines), 0.4) else { return own }
    return tall.size > (own?.size ?? 0) ? tall : own
  }

  /// Returns the beginning of a prompt that has no room.
  private func cut(_ text: String) -> FittedText {
    FittedText(
      lines: type.words.cut(text, lines: columns.lines, width: columns.room), size: columns.size,
      leading: ListType.leading * columns.size)
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
