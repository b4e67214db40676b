internal import InkleafGeometry

/// A month of days, each with its number, its prompt, and room to draw.
///
/// A list without dates is shown in the order of its numbers, seven in a row.
struct CalendarItem: Item {
  /// Whether prompts stand in the days; on cards there is only room for their numbers.
  var showsPrompts = true
  var gap = Length(0.2, .unit)

  init(_ fields: inout Fields) {
    fields.read("prompts", into: &showsPrompts) { $0.flag($1) }
    fields.read("gap", into: &gap) { $0.length($1) }
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  /// A day of the month: its number and what is to be drawn on it.
  private struct Day {
    var label: String
    var text: String?
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let text = Lettering(board.theme.textFont, metrics: board.metrics)
    let words = Lettering(board.theme.promptFont, metrics: board.metrics)
    let gap = board.points(gap)
    let size = max(board.smallest, 0.3 * board.unit / text.capHeight)
    let texts = texts(board)
    let months = board.sheets.map { month($0, texts, board) }
    let hasNames = board.sheets.allSatisfy { isDated($0, board) }
    let header = hasNames ? text.capHeight * size + 0.4 * board.unit : 0
    // All months of a set have days of one size.
    let weeks = months.map { ($0.count + 6) / 7 }.max() ?? 1
    let width = (box.rect.width - 6 * gap) / 7
    let height = (box.rect.height - header - gap * Double(weeks - 1)) / Double(max(1, weeks))
    let inset = min(max(0.2 * board.unit, board.points(mm: 0.4)), width / 8)
    let least = text.capHeight * size + 3 * inset
    if height < least || width < least {
      throw Misfit(
        "calendar", lacks: max(least - height, least - width), "for each of its days", board)
    }
    let pen = board.pen(board.palette.frame, mm: board.theme.rulePen)
    var item = PlacedItem(name: "calendar", box: box.rect)
    if hasNames {
      item.shared = names(width: width, gap: gap, size: size, text, in: box, board)
    }
    // Weeks run as the language does, whichever hand draws.
    let turned = board.list.isRightToLeft
    func cell(_ index: Int) -> Rect {
      let column = turned ? 6 - index % 7 : index % 7
      let left = box.rect.left + Double(column) * (width + gap)
      let top = box.rect.top + header + Double(index / 7) * (height + gap)
      return board.pixels.inside(
        Rect(left: left, top: top, right: left + width, bottom: top + height))
    }
    item.drawing =
      (months.map { $0.compactMap(\.self).count }.min() ?? 0) == 0
      ? [] : (months[0].indices.filter { months[0][$0] != nil }.map(cell))
    // Words stand beside the number on all days, or below it on all; there the longest word settles
    // how large they are.
    let wide = width - 2 * inset
    let longest = months.joined().flatMap { pieces(of: $0?.text ?? "") }.map {
      words.width($0.text)
    }
    let fitting = wide / max(longest.max() ?? 0, 1e-6)
    let isBeside = months.joined().allSatisfy { day in
      let label = text.width(day?.label ?? "") * size + 0.5 * size
      return words.width(day?.text ?? "") * size <= wide - label
    }
    item.pages = months.map { month in
      month.enumerated().flatMap { index, day -> [Mark] in
        guard let day else { return [] }
        let rect = cell(index)
        let base = rect.top + inset + text.capHeight * size
        let label = text.line(
          day.label, size: size,
          at: Point(x: turned ? rect.right - inset : rect.left + inset, y: base),
          from: turned ? .right : .left, color: board.palette.accent)
        let frame = Mark.stroke(.rectangle(rect - Insets(all: pen.width / 2)), pen)
        return [frame, label]
          + prompt(
            day, in: rect, below: base, inset: inset,
            size: isBeside ? size : min(size, max(fitting, 0.7 * size)), isBeside, words, board)
      }
    }
    return [item]
  }

  /// A day's words: beside its number, or below it and cut if need be.
  private func prompt(
    _ day: Day, in rect: Rect, below base: Double, inset: Double, size: Double, _ isBeside: Bool,
    _ words: Lettering, _ board: Board
  ) -> [Mark] {
    guard showsPrompts, let prompt = day.text else { return [] }
    let wide = rect.width - 2 * inset
    let turned = board.list.isRightToLeft
    if isBeside {
      return [
        words.line(
          prompt, size: size,
          at: Point(x: turned ? rect.left + inset : rect.right - inset, y: base),
          from: turned ? .left : .right, color: board.palette.ink)
      ]
    }
    // No more than a third of the day is taken from the drawing.
    let leading = size * 1.15
    let most = max(1, Int((rect.height / 3 / leading).rounded(.down)))
    guard base + leading + words.depth * size + inset <= rect.bottom else { return [] }
    var lines = words.wrapped(prompt, width: wide / size)
    if lines.count > most {
      lines = Array(lines.prefix(most))
      lines[most - 1] = words.shortened(lines[most - 1] + " …", width: wide / size) ?? "…"
    }
    return lines.enumerated().map { index, line in
      words.line(
        line, size: size,
        at: Point(
          x: turned ? rect.right - inset : rect.left + inset,
          y: base + Double(index + 1) * leading),
        from: turned ? .right : .left, color: board.palette.ink)
    }
  }

  private func isDated(_ prompts: [Prompt], _ board: Board) -> Bool {
    prompts.allSatisfy { board.list.date(of: $0) != nil }
  }

  /// The words of each day, those of a prompt for several days on each of them.
  private func texts(_ board: Board) -> [CalendarDate: [String]] {
    var texts: [CalendarDate: [String]] = [:]
    for prompt in board.list.prompts {
      guard let start = board.list.date(of: prompt) else { continue }
      let length = board.list.lastDate(of: prompt).map { start.days(to: $0) } ?? 0
      for day in 0...max(0, length) {
        guard let date = start.adding(days: day) else { break }
        texts[date, default: []].append(prompt.text)
      }
    }
    return texts
  }

  /// The days of a sheet, from the first day of its first week; `nil` where no day is.
  private func month(
    _ prompts: [Prompt], _ texts: [CalendarDate: [String]], _ board: Board
  ) -> [Day?] {
    guard isDated(prompts, board), let first = prompts.first.flatMap(board.list.date) else {
      return prompts.map { Day(label: $0.label(board.words), text: $0.text) }
    }
    let start = first.firstOfMonth
    let blanks = (start.weekday - board.words.firstWeekday + 7) % 7
    return Array(repeating: nil, count: blanks)
      + (0..<start.daysInMonth).map { day in
        let words = start.adding(days: day).flatMap { texts[$0] }
        return Day(label: board.words.number(day + 1), text: words?.joined(separator: " · "))
      }
  }

  /// The names of the weekdays over their columns: whole, or as short as they must be.
  private func names(
    width: Double, gap: Double, size: Double, _ text: Lettering, in box: ItemBox, _ board: Board
  ) -> [Mark] {
    let days = (0..<7).map { board.words.weekdays[(board.words.firstWeekday + $0) % 7] }
    let forms: [(String) -> String] = [
      { $0 }, { String($0.prefix(3)) }, { String($0.prefix(2)) }, { String($0.suffix(1)) },
      { String($0.prefix(1)) },
    ]
    let fitting = forms.lazy.map { days.map($0) }.filter { names in
      names.allSatisfy { text.width($0) * size <= width }
    }
    guard let names = fitting.first(where: { Set($0).count == 7 }) ?? fitting.first
    else { return [] }
    return names.enumerated().map { index, name in
      let column = board.list.isRightToLeft ? 6 - index : index
      let middle = box.rect.left + Double(column) * (width + gap) + width / 2
      return text.line(
        name, size: size, at: Point(x: middle, y: box.rect.top + text.capHeight * size),
        from: .center, color: board.palette.muted)
    }
  }
}
