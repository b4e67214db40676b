internal import InkleafGeometry

/// A grid of cells, one for each prompt or month of the page, each with the same items in it.
struct DaysItem: Item {
  /// The number of cells side by side; `nil` chooses it, so that cells are large.
  var columns: Int?
  /// The number of cells one below the other; `nil` for as many as are needed.
  var rows: Int?
  var columnGap = Length(0.4, .unit)
  var rowGap = Length(0.4, .unit)
  /// What a cell is for.
  var each = Each.prompt
  var order = Order.list
  /// Whether cells follow one another down a column instead of along a row.
  var runsDown = false
  /// The most cells of a page that are filled; `nil` for all.
  var count: Int?
  /// The cells that stay free, counted from 0.
  var free: Set<Int> = []
  /// The fewest rows and columns that a square card of a short list may have.
  var leastSide: Int?
  /// The width of a cell divided by its height, as far as it can be chosen.
  var shape = 1.0
  /// Whether cells have this shape exactly.
  var keepsShape = false
  /// The largest height of a cell.
  var mostHeight: Length?
  /// The width of the tallest cell divided by its height; `nil` where cells may be as tall as they like.
  ///
  /// Rows are set apart instead, so that words keep to the outline that they stand below.
  var tallest: Double?
  /// The room before the first cell of a week, besides the gap.
  var weekGap = Length(0, .pt)
  /// Whether the names of the weekdays stand above their columns.
  var hasNames = false
  /// Whether the names of groups stand above their first cells.
  var hasGroupNames = false
  /// Whether cells lead to the pages of their prompts.
  var isLinked = false
  /// The items of a cell.
  var cell: Grid
  /// The items of a free cell.
  var freeCell: Grid?

  /// The most cells of a page that never stand below their weekdays.
  ///
  /// Columns of weekdays would leave most of a page free for two weeks, and part them.
  static let mostInOrder = 14

  /// What a cell is for.
  enum Each: String, CaseIterable { case prompt, day, month }

  /// The order of the cells.
  enum Order: String, CaseIterable { case list, weekday, shuffled }

  private enum Flow: String, CaseIterable { case across, down }

  init(_ fields: inout Fields, _ files: ThemeFiles) {
    fields.read(
      "columns", into: &columns, .count(1...64), "how many cells stand side by side")
    fields.read("rows", into: &rows, .count(1...400), "how many cells stand below each other")
    fields.read("columnGap", into: &columnGap, .absoluteLength, "the room between columns")
    fields.read("rowGap", into: &rowGap, .absoluteLength, "the room between rows")
    fields.read("each", into: &each, .choice("cell"), "what a cell is for")
    fields.read("order", into: &order, .choice("order"), "the order of the cells")
    var flow = Flow.across
    fields.read("flow", into: &flow, .choice("flow"), "where the cell after one is")
    runsDown = flow == .down
    if order == .weekday {
      // Weekdays are columns.
      if let columns, columns != 7 {
        fields.faults.add(
          "a week has 7 columns; write 7, or leave \"columns\" out",
          at: fields.value.member("columns") ?? fields.value)
      }
      if runsDown {
        fields.faults.add(
          "weeks run across; leave \"flow\" out, or \"order\"",
          at: fields.value.member("flow") ?? fields.value)
      }
    }
    count = fields.read(
      "count", .whole(1...1000), "the most cells of a page that are filled; all if left out")
    free = Set(
      (fields.read("free", .places, "the cells that stay free, counted from 1") ?? []).map {
        $0 - 1
      })
    leastSide = fields.read(
      "leastSide", .whole(1...64),
      "how few rows and columns a square card of a short list may have; its middle cell stays free")
    fields.read("shape", into: &shape, .aspect, "the shape that cells come near to, such as 3:2")
    fields.read("keepShape", into: &keepsShape, .flag, "whether cells have this shape exactly")
    mostHeight = fields.read("mostHeight", .absoluteLength, "the largest height of a cell")
    tallest = fields.read(
      "tallest", .aspect, "the shape of the tallest cell, such as 2:3; rows are set apart instead")
    fields.read(
      "weekGap", into: &weekGap, .absoluteLength, "further room before the first cell of a week")
    fields.read(
      "weekdays", into: &hasNames, .flag,
      "whether the names of the weekdays stand above their columns")
    fields.read(
      "groups", into: &hasGroupNames, .flag,
      "whether the names of a list's groups stand above their first cells")
    fields.read(
      "link", into: &isLinked, .flag, "whether cells lead to the pages of their prompts")
    let grid = Form<Grid>.grid("the grid of a cell", files)
    freeCell = fields.read("freeCell", grid, "the rows, columns and items of a free cell")
    cell =
      fields.need(
        "cell", grid, "the rows, columns and items of each cell",
        or: "the key \"cell\" is missing: the grid in each cell")
      ?? .empty
    checkKeys(fields)
  }

  /// Reports keys that move nothing without another one.
  private func checkKeys(_ fields: Fields) {
    func add(_ key: String, _ isIdle: Bool, _ advice: String) {
      guard isIdle, let value = fields.value.member(key) else { return }
      fields.faults.add("\"\(key)\" changes nothing here; \(advice), or leave it out", at: value)
    }
    add("freeCell", freeCell != nil && free.isEmpty, "name the free cells by \"free\"")
    if !free.isEmpty, order == .weekday, let value = fields.value.member("free") {
      fields.faults.add(
        "\"free\" and the order of weekdays ask for the same cells; leave one of them out",
        at: value)
    }
    add(
      "leastSide", leastSide != nil && (count == nil || columns == nil || columns != rows),
      "give as many \"columns\" as \"rows\", and \"count\"")
    add("groups", hasGroupNames && !runsDown, "add \"flow\": \"down\"")
    add("weekdays", hasNames && order != .weekday, "add \"order\": \"weekday\"")
    add("order", order != .list && each == .month, "give it to the days within each month")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let words = board.list.wordCount
    let card = card(for: words)
    var ofCard = board
    if let columns, let fewer = card.columns, fewer < columns {
      ofCard.growth = Double(columns) / Double(fewer)
    }
    return try card.filled(in: box, ofCard)
  }

  /// Returns the largest square card that so many words fill, of those that it may become.
  func card(for words: Int) -> DaysItem {
    guard let leastSide, let count, let columns, columns == rows, words < count else { return self }
    func middle(_ side: Int) -> Set<Int> {
      free.isEmpty || side.isMultiple(of: 2) ? [] : [side * side / 2]
    }
    let sides = min(leastSide, columns)..<columns
    guard
      let side = sides.last(where: { $0 * $0 - middle($0).count <= words }) ?? sides.first
    else { return self }
    var card = self
    (card.columns, card.rows, card.free) = (side, side, middle(side))
    card.count = side * side - card.free.count
    return card
  }

  private func filled(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let cells = board.sheets.enumerated().map { self.cells(of: $1, sheet: $0, board) }
    let areWeeks = order == .weekday && cells.contains { $0.count > Self.mostInOrder }
    let weeks = areWeeks ? cells.compactMap { inWeeks($0, board) } : []
    let isWeekly = weeks.count == cells.count
    let sheets =
      isWeekly ? weeks : cells.enumerated().map { inOrder($1, sheet: $0, board) }
    if order == .weekday, !areWeeks, board.cell == nil {
      // The few large cells of a page have larger words where these fit.
      var grown = board
      grown.growth = 1.8
      if let items = try? filled(with: sheets, isWeekly: isWeekly, in: box, grown) { return items }
    }
    return try filled(with: sheets, isWeekly: isWeekly, in: box, board)
  }

  private func filled(
    with sheets: [[Filled]], isWeekly: Bool, in box: ItemBox, _ board: Board
  ) throws(Misfit) -> [PlacedItem] {
    guard let most = sheets.flatMap({ $0.map(\.place) }).max() else { return [] }
    let all = sheets.flatMap { $0.map(\.prompts) }
    let table = try DaysTable(
      self, count: max(most, free.max() ?? 0, cellsToFill - 1) + 1,
      week: isWeekly ? board.list.week(from: board.words.firstWeekday) : nil,
      filled: sheets.map { cells in
        board.cells(
          cells.map { ($0.place, $0.prompts[0]) }, hasNames: hasGroupNames && runsDown)
      }, line: line(board.ofCells(all, in: box.rect)), in: box, board)
    // All cells are laid out as one, so that their words have one size.
    var ofCells = board.ofCells(all, in: table.first)
    if each == .prompt, order == .list, !runsDown {
      // Few cells are large, and so are the words in them.
      let side = min(table.first.width / 7, table.first.height / 5.25) / board.unit
      ofCells.growth *= side.clamped(to: 1...1.8)
    }
    let items = try cell.draw(in: table.first, ofCells)
    try items.check(in: table.first, "its cell", board)
    let parts = items.count * sheets.reduce(0) { $0 + $1.count }
    guard parts <= 10 * Layout.mostParts else {
      throw Misfit(
        "grid of days", "has \(parts) items and frames in its cells; take fewer in each cell")
    }
    var result = PlacedItem(name: "days", box: table.box)
    result.turn = .text(slot: 0)
    let shared = items.flatMap(\.shared)
    let everywhere = placesOfAll(sheets)
    result.shared = everywhere.sorted().flatMap { place in
      shared.map { $0.moved(by: table.offset(place)) }
    }
    try addFreeCells(of: table, to: &result, board)
    var index = 0
    for (sheet, cells) in sheets.enumerated() {
      var page = CellMarks()
      page.said = table.names
      var words = CellWords(
        whole: isWeekly
          ? .table(columns: table.columns, heads: table.names.indices)
          : isLinked ? .contents : .list)
      let offsets = table.offsets(of: sheet)
      let places = zip(offsets, table.names(of: sheet, at: offsets, board))
      for (cell, (offset, name)) in zip(cells, places) {
        if let name {
          words.add(name: page.said.count)
          page.said.append(name)
        }
        if !everywhere.contains(cell.place) { page.add(silent: shared, movedBy: offset) }
        let spoken = page.add(items.page(index, [:]), movedBy: offset)
        index += 1
        let link = link(cell.prompts[0], in: table.first.moved(by: offset), board)
        words.add(spoken, link: link.map { _ in page.said.count }, at: cell.place)
        if let link { page.said.append(link) }
        if sheet == 0 {
          result.drawing += items.flatMap(\.drawing).map { $0.moved(by: offset) }
        }
      }
      words.end()
      result.pages.append(page.silent + page.said)
      result.passages.append(words.passages.map { $0.shifted(by: page.silent.count) })
    }
    return [result]
  }

  /// Returns the cells that all pages have alike, so that what cells share is behind all pages there.
  private func placesOfAll(_ sheets: [[Filled]]) -> Set<Int> {
    // A card with too few words keeps its cells, to be filled in by hand.
    if cellsToFill > 0 { return Set(0..<cellsToFill).subtracting(free) }
    // Weeks and groups set cells apart, on each page others.
    if weekGap.number > 0 || hasGroupNames { return [] }
    let places = sheets.map { Set($0.map(\.place)) }
    return places.dropFirst().reduce(places.first ?? []) { $0.intersection($1) }
  }

  /// Draws the free cells behind all pages.
  private func addFreeCells(
    of table: DaysTable, to result: inout PlacedItem, _ board: Board
  ) throws(Misfit) {
    guard let freeCell else { return }
    for place in free.sorted() {
      let box = table.first.moved(by: table.offset(place))
      let items = try freeCell.draw(in: box, board)
      try items.check(in: box, "its cell", board)
      result.shared += items.flatMap(\.shared)
      let (marks, passages) = items.page(0, [:])
      result.sharedPassages += passages.map { passage in
        Passage(.paragraph, passage.shifted(by: result.shared.count).content).repeated
      }
      result.shared += marks
    }
  }

  /// Returns the size of the longest cell in one line, with some room for leaders, in points; nothing for cells of
  /// which the size does not matter.
  private func line(_ cells: Board) -> Size {
    guard runsDown, columns == nil else { return Size(width: 0, height: 0) }
    var line = cell
    line.columns = line.columns.map { if case .fill = $0 { .auto } else { $0 } }
    line.rows = line.rows.map { if case .fill = $0 { .auto } else { $0 } }
    let width = (line.width(cells) ?? 0) + cells.unit
    // Letters in the middle of a line leave as much room above them as is below.
    return Size(width: width, height: 1.15 * (line.height(width: width, cells)?.total ?? 0))
  }

  /// The number of cells of a card, those that no word is for included; 0 for other tables.
  private var cellsToFill: Int {
    guard let count, let rows, let columns else { return 0 }
    return min(rows * columns, count + free.count)
  }

  /// Returns the link of a cell to the page of its prompt.
  private func link(_ prompt: Prompt, in box: Rect, _ board: Board) -> Mark? {
    guard isLinked, board.hasLinks, let page = board.book.days[prompt.number],
      board.book.wanted.contains(page)
    else { return nil }
    return .link(Link(box: box, to: .sheet(page)))
  }

  // MARK: Cells

  /// A cell that is filled.
  private typealias Filled = (place: Int, prompts: [Prompt])

  /// Returns the prompts of each cell of a page.
  private func cells(of prompts: [Prompt], sheet: Int, _ board: Board) -> [[Prompt]] {
    var cells =
      switch each {
      case .prompt: prompts.map { [$0] }
      case .day: board.days(of: prompts)
      case .month: board.months(of: prompts)
      }
    if order == .shuffled {
      cells.shuffle(seed: board.options.seed, turn: sheet)
      // Who calls a word means one cell of a card.
      let words = cells.map { $0.map(\.text).joined(separator: "\n") }
      let firsts = words.firstOfEach
      cells =
        firsts.map { cells[$0] } + cells.indices.filter { !firsts.contains($0) }.map { cells[$0] }
    }
    return count.map { Array(cells.prefix($0)) } ?? cells
  }

  /// Returns the places of cells in columns of weekdays; weeks without any cell take no room.
  ///
  /// - Returns: `nil` where cells are no days in their order, each in a cell of its own.
  private func inWeeks(_ cells: [[Prompt]], _ board: Board) -> [Filled]? {
    let dates = cells.compactMap { board.list.date(of: $0[0]) }
    guard board.known.hasWeeks(board.list), !cells.isEmpty, dates.count == cells.count,
      let places = dates.inWeeks(from: board.words.firstWeekday)
    else { return nil }
    let week = board.list.week(from: board.words.firstWeekday)
    return zip(zip(places, dates), cells).map { place, cell in
      let column = week.firstIndex(of: place.1.weekday) ?? 0
      return (place.0.week * week.count + column, cell)
    }
  }

  /// Returns the places of cells one after the other; where a card has too few words, its empty cells are among them.
  private func inOrder(_ cells: [[Prompt]], sheet: Int, _ board: Board) -> [Filled] {
    if order == .shuffled, let count, cells.count < count {
      var places = (0..<cellsToFill).filter { !free.contains($0) }
      places.shuffle(seed: board.options.seed, turn: sheet)
      return Array(zip(places.prefix(cells.count).sorted(), cells))
    }
    var place = 0
    return cells.map { cell in
      while free.contains(place) { place += 1 }
      defer { place += 1 }
      return (place, cell)
    }
  }
}

extension Board {
  /// Returns prompts by their days; one without a date is alone.
  fileprivate func days(of prompts: [Prompt]) -> [[Prompt]] {
    var days: [[Prompt]] = []
    var last: CalendarDate?
    for prompt in prompts {
      let date = list.date(of: prompt)
      if date != nil, date == last {
        days[days.count - 1].append(prompt)
      } else {
        days.append([prompt])
      }
      last = date
    }
    return days
  }

  /// Returns prompts by their months, each cut where a month ends; without dates, 31 by 31.
  fileprivate func months(of prompts: [Prompt]) -> [[Prompt]] {
    var part = list
    part.prompts = prompts
    guard list.areDated(prompts) else {
      return Layout.Pages.list(31).sheets(of: part)
    }
    return Layout.Pages.month.sheets(of: part)
  }

  /// Returns the board of cells, each of which is laid out like a sheet.
  ///
  /// - Parameter room: the room of each, in points.
  fileprivate func ofCells(_ cells: [[Prompt]], in room: Rect) -> Board {
    let none = cells.map { _ in nil as Int? }
    var board = Board(
      list: list, page: page, theme: theme, palette: palette, letterings: letterings, words: words,
      sheets: cells,
      book: BookPlaces(
        texts: cells.map { book.numbers[$0.first?.number ?? 0] ?? "" }, before: none, after: none,
        contents: none, days: book.days, wanted: [], numbers: book.numbers),
      hasLinks: hasLinks, options: options, smallest: smallest, smallPrint: smallest,
      hasFooter: hasFooter)
    board.cell = room
    // Of several prompts on a day, none has the number of all.
    let dates = cells.map { Set($0.map(list.date)) }
    board.countsDaysOfMonths =
      cells.contains { $0.count > 1 } && dates.allSatisfy { $0.count == 1 && !$0.contains(nil) }
    board.growth = growth
    // A cell has no room for a number that a theme makes larger.
    board.theme.numberScale = min(1, theme.numberScale)
    return board
  }
}

extension [String] {
  /// The place of the first of each word, in their order; words that differ only in case are alike.
  fileprivate var firstOfEach: [Int] {
    var seen: Set<String> = []
    return indices.filter { seen.insert(self[$0].lowercased()).inserted }
  }
}

extension PromptList {
  /// The number of different prompts; those that differ only in case are alike.
  package var wordCount: Int { prompts.map(\.text).firstOfEach.count }
}

extension PromptList {
  /// Returns the weekdays that have columns of their own, 0 for Monday: those from Monday to Friday where no prompt
  /// has another one.
  ///
  /// - Parameter firstWeekday: the weekday in the first column of a whole week.
  func week(from firstWeekday: Int) -> [Int] {
    let week = (0..<7).map { (firstWeekday + $0) % 7 }
    guard cadence == .weekdays, prompts.allSatisfy({ date(of: $0).map { $0.weekday < 5 } ?? true })
    else { return week }
    return week.filter { $0 < 5 }
  }
}
