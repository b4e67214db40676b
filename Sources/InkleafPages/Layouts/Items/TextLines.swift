internal import InkleafGeometry

/// The lines of a text on all pages, and their size.
extension TextItem {
  func lettering(_ board: Board) -> Lettering {
    let font =
      switch font {
      case .number:
        // Small figures are small print: a display font's slits and hairlines would close.
        isSmallPrint(board) ? board.theme.textFont : board.theme.numberFont
      case .prompt: board.theme.promptFont
      case .text: board.theme.textFont
      }
    return board.letterings[font, figures]
  }

  /// Whether letters are so low that colours need more contrast and figures a plain font.
  private func isSmallPrint(_ board: Board) -> Bool { board.points(size) < 0.5 * board.unit }

  func ink(_ day: Prompt?, _ board: Board) -> Color {
    switch color {
    case .ink: board.palette.ink
    case .accent: isSmallPrint(board) ? board.smallAccent(of: day) : board.accent(of: day)
    case .muted: board.palette.muted
    }
  }

  /// Returns the preferred font size, in points.
  func wanted(_ lettering: Lettering, _ board: Board) -> Double {
    let height = font == .number ? lettering.figureHeight : lettering.capHeight
    return max(board.points(size) / height, least(board))
  }

  /// Returns the smallest font size, in points.
  ///
  /// Prompts stay larger than small print, and on screens dates stay larger than footers. A picture
  /// without a size of its own is seen on a phone, about 70 mm wide: its footers have 6.5 pt there.
  func least(_ board: Board) -> Double {
    // Its dates and notes are larger, and so are the prompts below them.
    let isPicture = !board.page.isPrinted && board.page.scale != 1
    if font == .prompt { return board.smallest * (isPicture && board.cell == nil ? 1.5 : 1.25) }
    guard font == .text else { return board.smallest }
    guard !board.page.isPrinted else { return board.smallPrint }
    let level = (board.points(size) / board.points(TextItem.text.size)).clamped(to: 1...1.2)
    return board.smallPrint * level * (isPicture ? 1.1 : 1)
  }

  /// Returns the depth of the deepest letter below the baseline, in points; figures have none.
  func below(_ lettering: Lettering, _ board: Board) -> Double {
    font == .number ? 0 : lettering.depth * wanted(lettering, board)
  }

  /// Returns the lines of each page; `nil` for a page without words.
  func set(
    width: Double, height: Double?, _ lettering: Lettering, _ board: Board
  ) -> [FittedText?] {
    let wanted = wanted(lettering, board)
    let usual = lettering.capHeight * wanted * (1 + 1.65 * Double(lines - 1))
    let most = (self.height.map(board.points) ?? usual) * growth(board)
    func set(height: Double) -> [FittedText?] {
      let room = TextRoom(
        width: width, height: lines > 1 ? max(1e-3, height) : 0, largest: wanted,
        smallest: least(board), lines: lines)
      return board.known.lines(of: self, in: room, board) { self.set(in: room, lettering, board) }
    }
    let height = height ?? most
    if isEven || hasSteps(board), height < most {
      // A row is as high as these lines, which in less room would have another size.
      let lines = set(height: most)
      if tallest(lines, lettering) <= height + 1e-6 { return lines }
    }
    return set(height: min(most, height))
  }

  /// How much higher all lines together may be in a cell, for days of more prompts than there are lines.
  private func growth(_ board: Board) -> Double {
    guard board.cell != nil, lines > 1, wordings.count == 1 else { return 1 }
    let parts = board.texts(wordings[0]).lazy.compactMap { $0?.lineCountOfParts }.max() ?? 1
    return max(1, Double(parts) / Double(lines))
  }

  private func set(
    in room: TextRoom, _ lettering: Lettering, _ board: Board
  ) -> [FittedText?] {
    let wanted = room.largest
    if lines > 1, wordings.count == 1 {
      let texts = lettering.parted(board.texts(wordings.first ?? ""), in: room)
      let rooms = texts.indices.map { room.wider(by: board.spare(of: $0)) }
      let fitted = fitted(texts, in: rooms, lettering, board)
      guard isEven else {
        return hasSteps(board) ? inSteps(fitted, room, lettering, board) : fitted
      }
      return EvenTexts(texts, fitted, in: rooms, lettering, keepsWords: keepsWords).lines
    }
    let limits = board.sheets.indices.map { (room.width + board.spare(of: $0)) / wanted + 1e-6 }
    let (usual, choice) = chosen(within: limits, lettering, board)
    if shrinks {
      // All pages have one size, but for rare texts that give way.
      let widest = max(
        widest(font == .number ? textsOfColumn(board) : choice, lettering), 1e-6)
      let size = max(min(wanted, room.width / widest), min(wanted, least(board)))
      return choice.map { text in
        text.map { text in
          let own = min(size, max(size * widest, room.width) / max(1e-6, lettering.width(text)))
          let line =
            maxWidth == nil
            ? text : lettering.shortened(text, width: room.width / own + 1e-6) ?? "…"
          return FittedText(lines: [line], size: own, leading: own)
        }
      }
    }
    return choice.indices.map { page in
      guard let text = choice[page] else { return nil }
      let limit = limits[page]
      if lines > 1, lettering.isWider(text, than: limit) {
        return inSeveralLines(
          page, text, from: usual, in: room.wider(by: board.spare(of: page)), lettering, board)
      }
      return lettering.shortened(text, width: limit).map {
        FittedText(lines: [$0], size: wanted, leading: wanted)
      }
    }
  }

  /// Whether pages side by side have few sizes in common: their prompts.
  private func hasSteps(_ board: Board) -> Bool { font == .prompt && board.cell == nil }

  /// Returns texts at few sizes: those that are less than a fifth smaller than the largest have one, and so on.
  ///
  /// Other prompts of the same pages count, too.
  private func inSteps(
    _ fitted: [FittedText?], _ room: TextRoom, _ lettering: Lettering, _ board: Board
  ) -> [FittedText?] {
    var all = fitted
    for slot in 0..<(board.sheets.map(\.count).max() ?? 0) where slot != board.slot {
      var other = board
      other.slot = slot
      let texts = lettering.parted(other.texts(wordings[0]), in: room)
      all += texts.map { $0.map { lettering.fitted($0, in: room) } }
    }
    let sizes = all.compactMap { $0?.size }
    // Most lists have words of one size.
    guard let least = sizes.min(), let most = sizes.max(), least < most else { return fitted }
    let steps = SizeSteps(sizes)
    return fitted.map { text in
      guard var text, let size = steps.size(below: text.size) else { return text }
      (text.size, text.leading) = (size, size * leadingRatio)
      return text
    }
  }

  /// Returns the first wording that has room in the lines which a text may have, or else the last one, cut.
  ///
  /// - Parameter usual: the wording of other pages; those before it say more.
  private func inSeveralLines(
    _ page: Int, _ last: String, from usual: Int, in room: TextRoom, _ lettering: Lettering,
    _ board: Board
  ) -> FittedText {
    var whole = room
    whole.smallest = room.largest
    // What is wider than all lines and the spaces at their ends need not be broken into them.
    let widest = Double(lines) * (room.width / room.largest + 0.5)
    let fitting = wordings[usual...].lazy.compactMap { board.texts($0)[page] }
      .filter { !lettering.isWider($0, than: widest) }
      .map { lettering.fitted($0, in: whole) }.first { $0.lines.count <= lines }
    if let fitting { return fitting }
    let cut = lettering.cut(last, lines: lines, width: room.width / room.largest)
    return FittedText(lines: cut, size: room.largest, leading: room.largest * leadingRatio)
  }

  /// Returns texts of several lines.
  ///
  /// Where no more than half are too high for their cells, they are set smaller: they would take the room of what all cells
  /// are for.
  private func fitted(
    _ texts: [String?], in rooms: [TextRoom], _ lettering: Lettering, _ board: Board
  ) -> [FittedText?] {
    var fitted = zip(texts, rooms).map { text, room in text.map { lettering.fitted($0, in: room) } }
    guard board.cell != nil, shrinks else { return fitted }
    func isTooHigh(_ text: FittedText?, _ room: TextRoom) -> Bool {
      text.map { lettering.height($0) > room.height + 1e-6 } ?? false
    }
    let high = fitted.indices.filter { isTooHigh(fitted[$0], rooms[$0]) }
    guard high.count * 2 <= fitted.count else { return fitted }
    for place in high {
      var room = rooms[place]
      for share in [0.7, 0.5, 0.35] where isTooHigh(fitted[place], room) {
        room.smallest = share * rooms[place].smallest
        fitted[place] = texts[place].map { lettering.fitted($0, in: room) }
      }
    }
    return fitted
  }

  /// Returns the text of each page: the first wording that fits on nearly all of them, or else the last one.
  ///
  /// Where it does not, the next one that fits there stands in, so that one long note takes the
  /// weekday from its own page alone.
  private func chosen(
    within limits: [Double], _ lettering: Lettering, _ board: Board
  ) -> (usual: Int, texts: [String?]) {
    let choices = wordings.map(board.texts)
    func fits(_ choice: Int, _ page: Int) -> Bool {
      choices[choice][page].map { !lettering.isWider($0, than: limits[page]) } ?? true
    }
    let last = choices.count - 1
    let usual =
      choices.indices.first { choice in
        limits.indices.count { !fits(choice, $0) } * 16 <= limits.count
      } ?? last
    let texts = limits.indices.map { page in
      let own = choices.indices[usual...].first { fits($0, page) }
      return choices[own ?? last][page]
    }
    return (usual, texts)
  }

  func tallest(_ lines: [FittedText?], _ lettering: Lettering) -> Double {
    lines.compactMap { $0.map(lettering.height) }.max() ?? 0
  }

  /// Returns the height above the baseline and the depth below it that hold the ink of all pages.
  ///
  /// One text of sixteen may be higher than the others.
  func extent(
    _ lines: [FittedText?], _ lettering: Lettering, _ board: Board
  ) -> ItemHeight {
    let heights = lines.compactMap { $0.map { height($0, lettering) } }.sorted()
    let (usual, most) = (heights.largestUsual ?? 0, heights.last ?? 0)
    var extent = ItemHeight(above: usual, below: below(lettering, board), rare: most - usual)
    for fitted in lines.compactMap(\.self) {
      guard let last = fitted.lines.last else { continue }
      let bottom = lettering.extent(of: last).ink.bottom
      extent.below = max(extent.below, bottom * fitted.size)
    }
    return extent
  }

  /// Returns the height of a text's ink above its last baseline, in points.
  func height(_ fitted: FittedText, _ lettering: Lettering) -> Double {
    guard let first = fitted.lines.first else { return 0 }
    let usual = font == .number ? lettering.figureHeight : lettering.capHeight
    let top = max(usual, lettering.capHeight, -lettering.extent(of: first).ink.top)
    return top * fitted.size + Double(fitted.lines.count - 1) * fitted.leading
  }
}

/// The few sizes that texts of many sizes have in common.
struct SizeSteps {
  /// The smallest size that counts to a step, and the size of its texts, in points.
  private var steps: [(least: Double, size: Double)] = []

  /// How small a text may be to have a size in common with the largest, as a part of its size.
  private static let leastShare = 0.8

  init(_ sizes: [Double]) {
    var rest = sizes.sorted(by: >)[...]
    while let largest = rest.first {
      let least = Self.leastShare * largest
      let step = Array(rest.prefix { $0 >= least })
      // One of sixteen is smaller by itself.
      steps.append((least, step.largestUsual ?? largest))
      rest = rest.dropFirst(step.count)
    }
  }

  /// Returns the common size of a text that fits at a size, if that is another one, in points.
  func size(below size: Double) -> Double? {
    steps.first { $0.least <= size }.flatMap { $0.size < size ? $0.size : nil }
  }
}

extension Array {
  /// The largest element of a sorted array without the last sixteenth, whose texts give way.
  var largestUsual: Element? { isEmpty ? nil : self[Swift.min(count - 1, count * 15 / 16)] }
}

extension TextRoom {
  /// Returns the room with more from left to right, in points.
  fileprivate func wider(by points: Double) -> TextRoom {
    var room = self
    room.width += points
    return room
  }
}

extension Board {
  /// How much wider than its cell a text may be on a page, in points.
  func spare(of page: Int) -> Double { spare.isEmpty ? 0 : spare[page] }
}

extension Lettering {
  /// Returns the height from the top of the first line's capitals to the last baseline, in points.
  func height(_ text: FittedText) -> Double { text.height(capHeight: capHeight) }
}
