internal import InkleafGeometry

/// The days of a month, each with its number, its prompt and room to draw.
///
/// Prompts without dates are in the order of their numbers, seven in a row; where that makes fewer than three
/// rows, so many that their boxes are nearly square.
struct CalendarItem: FillingItem {
  /// Whether days show their prompts; on cards there is room for the numbers only.
  var showsPrompts = true
  var gap = Length(0.2, .unit)

  init(_ fields: inout Fields) {
    fields.read("prompts", into: &showsPrompts, .flag, "whether days show their prompts")
    fields.read(
      "gap", into: &gap, .length, "the room between days; without any, neighbours share a line")
  }

  /// A day of the month: its number and its prompts.
  private struct Day {
    var label: String
    /// The colour of the number.
    var color: Color
    var prompts: [String]
    /// What is between two prompts.
    var separator: String

    var text: String? { prompts.isEmpty ? nil : prompts.joined(separator: separator) }
    /// The day with each of its prompts on a line of its own.
    var parted: Day {
      var day = self
      (day.prompts, day.separator) = (prompts.map(\.withPartsOnLines), "\n")
      return day
    }
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let texts = texts(board)
    var months = board.sheets.map { month($0, texts, board) }
    let hasNames = board.sheets.allSatisfy { board.list.areDated($0) }
    let table = try table(months, hasNames: hasNames, in: box.rect, board)
    var item = PlacedItem(name: "calendar", box: box.rect)
    if !months.contains(where: { $0.allSatisfy { $0 == nil } }) {
      // Free cells count too: how many there are depends on the month, the room for a day does not.
      item.drawing = (0..<table.rows * table.columns).map(table.cell)
    }
    months = parted(months, table, board)
    let style = style(months, table, board)
    let names = hasNames ? names(table, board) : []
    let pen = board.pen(board.palette.frame, mm: board.theme.rulePen)
    for month in months {
      // The frames come first, so that a PDF has all of them in one piece.
      var marks = month.indices.filter { month[$0] != nil }.map { index in
        Mark.stroke(.rectangle(table.cell(index) - Insets(all: pen.width / 2)), pen)
      }
      var rows =
        names.isEmpty ? [] : [names.indices.map { Passage(.head, marks: [marks.count + $0]) }]
      marks += names
      for start in stride(from: 0, to: month.count, by: table.columns) {
        rows.append(
          (start..<start + table.columns).map { index in
            guard index < month.count, let day = month[index] else {
              return Passage(.cell, marks: [])
            }
            let first = marks.count
            marks += words(of: day, in: table.cell(index), table, style, board)
            return Passage(.cell, marks: first..<marks.count)
          })
      }
      item.pages.append(marks)
      item.passages.append([Passage(.table, parts: rows.map { Passage(.row, parts: $0) })])
    }
    item.turn = .text(slot: 0)
    return [item]
  }

  // MARK: The table

  /// The cells of the days, the same for all months of a document.
  private struct Table {
    var rect: Rect
    /// The days in a row.
    var across: Division
    /// The rows of the longest month.
    var down: Division
    /// The distance of words from the edges of a day, in points.
    var inset: Double
    /// The font of the days' numbers, and its size in points.
    var text: Lettering
    var size: Double
    /// The smallest size that is read well, in points.
    var smallest: Double
    /// Whether weeks run from right to left, as the language does, whichever hand draws.
    var isMirrored: Bool
    var pixels: PixelGrid

    var columns: Int { across.count }
    var rows: Int { down.count }
    /// The height of a day, in points.
    var height: Double { down.part }
    /// The width of a day between its insets, in points.
    var wide: Double { across.part - 2 * inset }

    /// Returns the font size at which figures are as high as capitals of the small print, or as small as is read
    /// well, in points.
    func numberSize(_ numbers: Lettering) -> Double {
      max(smallest, size * text.capHeight / numbers.figureHeight)
    }

    /// Returns how far the baseline of numbers is below the top of a day, in points.
    func baseline(_ numbers: Lettering) -> Double {
      inset + numbers.figureHeight * numberSize(numbers)
    }

    /// Returns the outer edge of a day, counted from the first day of the first week.
    func cell(_ index: Int) -> Rect {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let side = across[isMirrored ? columns - 1 - column : column]
      let level = down[row]
      return pixels.inside(
        Rect(left: side.start, top: level.start, right: side.end, bottom: level.end))
    }

    /// Returns the place in a day where a line starts, or where a line on the other side ends.
    func place(_ rect: Rect, isAtStart: Bool, y: Double) -> (Point, Lettering.Side) {
      isAtStart == isMirrored
        ? (Point(x: rect.right - inset, y: y), .right) : (Point(x: rect.left + inset, y: y), .left)
    }
  }

  private func table(
    _ months: [[Day?]], hasNames: Bool, in rect: Rect, _ board: Board
  ) throws(Misfit) -> Table {
    let text = board.letterings[board.theme.textFont]
    let gap = board.points(gap)
    let size = max(board.smallest, 0.3 * board.unit / text.capHeight)
    let header = hasNames ? text.capHeight * size + 0.4 * board.unit : 0
    let days = max(1, months.map(\.count).max() ?? 1)
    let line = board.pen(board.palette.frame, mm: board.theme.rulePen).width
    func across(_ columns: Int) -> Division {
      Division(
        from: rect.left, length: rect.width, into: columns, gap: gap, line: line, board.pixels)
    }
    func down(_ columns: Int) -> Division {
      Division(
        from: rect.top + header, length: rect.height - header,
        into: (days + columns - 1) / columns, gap: gap, line: line, board.pixels)
    }
    func shortSide(_ columns: Int) -> Double { min(across(columns).part, down(columns).part) }
    let isShort = !hasNames && days <= 14
    let columns = isShort ? (1...7).max { shortSide($0) < shortSide($1) } ?? 7 : 7
    let (across, down) = (across(columns), down(columns))
    let (width, height) = (across.part, down.part)
    let inset = min(max(0.2 * board.unit, board.points(mm: 0.4)), width / 8)
    let least = text.capHeight * size + 3 * inset
    if height < least || width < least {
      throw Misfit("calendar", missing: max(least - height, least - width), board) {
        "would need \($0) more for each day"
      }
    }
    return Table(
      rect: rect, across: across, down: down, inset: inset, text: text, size: size,
      smallest: board.smallest, isMirrored: board.list.isRightToLeft, pixels: board.pixels)
  }

  // MARK: Days

  /// The type of the prompts, the same on all days.
  private struct PromptStyle {
    var words: Lettering
    /// The font size, in points.
    var size: Double
    /// Whether prompts are beside the day's number, not below it.
    var isBeside: Bool
    /// Whether the size is that at which nearly all prompts fit.
    var isCommon = false
    /// The size of prompts that fit at a larger one, in points.
    var most = Double.infinity
  }

  /// Puts prompts beside the numbers if all of them fit there.
  ///
  /// Otherwise they are below, at a size at which the longest word fits unless that is too small.
  private func style(_ months: [[Day?]], _ table: Table, _ board: Board) -> PromptStyle {
    let words = board.letterings[board.theme.promptFont]
    let size = table.size
    let numbers = board.letterings[board.theme.numberFont, .tabular]
    let isBeside = months.joined().allSatisfy { day in
      let label = numbers.width(day?.label ?? "") * table.numberSize(numbers) + 0.5 * size
      return words.width(day?.text ?? "") * size <= table.wide - label
    }
    // One long word of sixteen gives way by itself.
    let longest = months.joined().compactMap { day in
      words.pieces(of: day?.text ?? "").map { words.width($0.text) }.max()
    }.sorted().largestUsual
    let fitting = table.wide / max(longest ?? 0, 1e-6)
    let least = max(0.7 * size, board.smallest)
    var style = PromptStyle(
      words: words, size: isBeside ? size : min(size, max(fitting, least)), isBeside: isBeside)
    guard !isBeside else { return style }
    // The words of a month look alike: long ones make all a little smaller, but for one of sixteen.
    let room = room(below: table.baseline(numbers), table, style)
    let texts = months.joined().compactMap { $0?.text }
    func sizes(_ style: PromptStyle) -> [Double] {
      texts.map { set($0, room, table, style, board).size }.sorted(by: >)
    }
    let own = sizes(style)
    guard let common = own.largestUsual else { return style }
    // Words that most days could have at a readable size stay there.
    let isReadable = own[own.count / 2] >= board.smallest - 1e-6
    let smallest = isReadable ? max(0.75 * size, board.smallest) : 0.7 * size
    (style.size, style.isCommon) = (max(common, min(style.size, smallest)), true)
    // All are a little smaller rather than a few.
    if let last = sizes(style).last, last >= 0.8 * style.size,
      last >= 0.85 * board.smallest
    {
      style.most = last
    }
    return style
  }

  /// Returns months with each prompt of a day on a line of its own, on all days, where those of one day are not on
  /// one line.
  private func parted(_ months: [[Day?]], _ table: Table, _ board: Board) -> [[Day?]] {
    let words = board.letterings[board.theme.promptFont]
    let isBroken = months.joined().contains { day in
      guard let day, let text = day.text, day.parted.text != text else { return false }
      return words.width(text) * table.size > table.wide
    }
    return isBroken ? months.map { $0.map { $0?.parted } } : months
  }

  /// Returns the number of a day and its prompt.
  private func words(
    of day: Day, in rect: Rect, _ table: Table, _ style: PromptStyle, _ board: Board
  ) -> [Mark] {
    let numbers = board.letterings[board.theme.numberFont, .tabular]
    let base = rect.top + table.baseline(numbers)
    let (start, side) = table.place(rect, isAtStart: true, y: base)
    return [
      numbers.line(
        day.label, size: table.numberSize(numbers), at: start, from: side,
        color: day.color)
    ] + prompt(day, in: rect, below: base, table, style, board)
  }

  /// Returns the words of a day: beside its number, or below it and cut if necessary.
  private func prompt(
    _ day: Day, in rect: Rect, below base: Double, _ table: Table, _ style: PromptStyle,
    _ board: Board
  ) -> [Mark] {
    guard showsPrompts, let prompt = day.text else { return [] }
    let (words, size) = (style.words, style.size)
    func line(
      _ text: String, size: Double, isAtStart: Bool, y: Double, indent: Double = 0
    ) -> Mark {
      var (place, side) = table.place(rect, isAtStart: isAtStart, y: y)
      place.x += table.isMirrored ? -indent : indent
      return words.line(text, size: size, at: place, from: side, color: board.palette.ink)
    }
    if style.isBeside { return [line(prompt, size: size, isAtStart: false, y: base)] }
    let room = room(below: base - rect.top, table, style)
    guard room >= size * 1.15 else { return [] }
    var set = set(prompt, room, table, style, board)
    if set.size > style.most { (set.size, set.leading) = (style.most, style.most * leadingRatio) }
    let turned = set.turnedOver(of: prompt)
    return set.lines.enumerated().map { index, text in
      // Of several prompts, each begins further to the left than its other lines.
      let free = max(0, table.wide - words.width(text) * set.size)
      return line(
        text, size: set.size, isAtStart: true, y: base + size * 1.15 + Double(index) * set.leading,
        indent: turned[index] ? min(free, 0.8 * set.size) : 0)
    }
  }

  /// How far below the number the last baseline of a day may be, in points.
  ///
  /// Days are whole pixels high, some a pixel less than others: the words of all have the same room.
  ///
  /// - Parameter base: how far the number's baseline is below the top of a day, in points.
  private func room(below base: Double, _ table: Table, _ style: PromptStyle) -> Double {
    table.height + table.pixels.length(0) / 2 - table.inset
      - style.words.depth * style.size - base
  }

  /// Returns the words of a day in a third of its height, or in half of it if they are long, or in all that
  /// is below its number, at last smaller; cut if even that is too little.
  ///
  /// - Parameter whole: how far below the number the last baseline may be, in points.
  private func set(
    _ text: String, _ whole: Double, _ table: Table, _ style: PromptStyle, _ board: Board
  ) -> FittedText {
    let (words, size) = (style.words, style.size)
    let small = min(1, 0.7 * table.size / size)
    let readable = min(small, board.smallest / size)
    var fitted = FittedText(lines: [], size: size, leading: size * 1.15)
    // Words of a size that all have in common rather fill their day.
    let first = style.isCommon ? 1 : 0.9
    for (height, smallest) in [
      (table.height / 3, first), (table.height / 2, first), (whole, first), (whole, small),
      (whole, readable),
    ] {
      let most = whole - (1.15 - words.capHeight * smallest) * size
      let lines = max(1, Int((height / (smallest * size * 1.15)).rounded(.down)))
      let room = TextRoom(
        width: table.wide, height: max(words.capHeight * size, min(most, height - 0.15 * size)),
        largest: size, smallest: smallest * size, lines: lines)
      fitted = words.fitted(text, in: room)
      if words.height(fitted) <= room.height + 1e-6 { return fitted }
    }
    let lines = max(1, Int(((whole - 1.15 * size) / fitted.leading).rounded(.down)) + 1)
    fitted.lines = words.cut(text, lines: lines, width: table.wide / fitted.size)
    return fitted
  }

  /// Returns the words of each day; a prompt for several days is on each of them, one for several weeks on the
  /// first of each.
  private func texts(_ board: Board) -> [CalendarDate: [String]] {
    var texts: [CalendarDate: [String]] = [:]
    for prompt in board.list.prompts {
      guard let start = board.list.date(of: prompt) else { continue }
      let last = board.list.lastDate(of: prompt) ?? start
      var day: CalendarDate? = start
      for step in 1... {
        guard let date = day, date.days(to: last) >= 0 else { break }
        texts[date, default: []].append(prompt.text)
        day = board.list.cadence.day(start, steps: step)
      }
    }
    return texts
  }

  /// Returns the days of a sheet from the first day of its first week; `nil` for another month's.
  private func month(
    _ prompts: [Prompt], _ texts: [CalendarDate: [String]], _ board: Board
  ) -> [Day?] {
    guard board.list.areDated(prompts), let first = prompts.first.flatMap(board.list.date) else {
      return prompts.map { prompt in
        Day(
          label: prompt.label(board.words), color: board.smallAccent(of: prompt),
          prompts: [prompt.text], separator: "")
      }
    }
    let start = first.firstOfMonth
    let comma = ["ja", "zh"].contains(board.list.language.prefix(2)) ? "、" : ", "
    let blanks = (start.weekday - board.words.firstWeekday + 7) % 7
    return Array(repeating: nil, count: blanks)
      + (0..<start.daysInMonth).map { day in
        let date = start.adding(days: day)
        // Lines may end behind a comma, where a dot would dangle.
        return Day(
          label: board.words.number(day + 1), color: board.smallAccent(ofDay: day + 1, on: date),
          prompts: date.flatMap { texts[$0] } ?? [], separator: comma)
      }
  }

  /// Returns the names of the weekdays above their columns.
  private func names(_ table: Table, _ board: Board) -> [Mark] {
    let base = table.rect.top + table.text.capHeight * table.size
    return board.weekdayNames(table.text, size: table.size, width: table.wide).enumerated().map {
      index, name in
      // Above the numbers, where the words of a day begin.
      let (place, side) = table.place(table.cell(index), isAtStart: true, y: base)
      return table.text.line(
        name, size: table.size, at: place, from: side, color: board.palette.muted)
    }
  }
}

extension Board {
  /// Returns the names of the weekdays from the first of a week on, shortened if necessary.
  ///
  /// - Parameters:
  ///   - size: the font size, in points.
  ///   - width: the width of a column, in points.
  func weekdayNames(_ text: Lettering, size: Double, width: Double) -> [String] {
    let forms = [
      words.weekdays, words.shortWeekdays, words.shortWeekdays.map { String($0.prefix(2)) },
      words.narrowWeekdays,
    ]
    let fitting = forms.lazy.map { names in
      (0..<7).map { names.name((words.firstWeekday + $0) % 7) }
    }.filter { names in
      // Neighbours that nearly touch would be read as one word.
      names.allSatisfy { (text.width($0) + 0.4) * size <= width }
    }
    return fitting.first(where: { Set($0).count == 7 }) ?? fitting.first ?? []
  }
}
