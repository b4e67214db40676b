internal import InkleafGeometry

/// A text on every page: number, prompt, note, date, or any text with fields.
struct TextItem: Item, Hashable {
  /// The wordings, the preferred one first; the first one that fits on all pages is set.
  var wordings: [String]
  /// The font, one of the theme's.
  var font: TextFont
  /// The colour, one of the theme's.
  var color: TextColor
  /// The height of a capital.
  var size: Length
  /// The number of lines up to which the text may be set larger.
  ///
  /// A text of one line is cut if it is too long, unless it shrinks. A text of more lines shrinks.
  var lines: Int
  /// The largest height of all lines together; `nil` for the height of `lines` lines.
  var height: Length?
  /// Whether a line that is too wide becomes smaller instead of being cut, and lines that are too high for a cell
  /// of many.
  var shrinks: Bool
  /// Whether nearly all texts have one size, where lines are more than one.
  var isEven = false
  /// Whether words stay whole: a word that is wider than the room does not fit.
  var keepsWords = false
  /// Whether dots lead from the end of a line to the other side of its room, where its page is known.
  var hasLeader = false
  /// The most room from side to side; a longer text becomes smaller, or is cut.
  var maxWidth: Length?
  /// The form of figures.
  var figures = Font.Figures.proportional
  /// Whether it stands on the baseline at the end of its cell, unless a file says otherwise.
  var standsAtEnd = false

  enum TextFont: String, CaseIterable { case number, prompt, text }
  enum TextColor: String, CaseIterable { case ink, accent, muted }

  var usualAlignment: (Alignment, VerticalAlignment) {
    standsAtEnd ? (.end, .baseline) : (.start, .top)
  }

  /// Whether it has room for more than one line.
  var mayBreak: Bool { lines > 1 }

  func isShown(_ board: Board) -> Bool {
    !isTooLarge(board) && wordings.first.map(board.texts)?.contains { $0 != nil } ?? false
  }

  /// Whether it names the list in cells so small that it would be nearly as large as their prompts.
  private func isTooLarge(_ board: Board) -> Bool {
    guard board.cell != nil, isFooter else { return false }
    let lettering = lettering(board)
    return wanted(lettering, board) * lettering.capHeight > 1.5 * board.points(size)
  }

  func shownPages(_ board: Board) -> [Bool]? {
    wordings.first.map(board.texts)?.map { $0 != nil }
  }

  func width(_ board: Board) -> Double? {
    guard isShown(board) else { return nil }
    let lettering = lettering(board)
    let width = widest(textsOfColumn(board), lettering) * wanted(lettering, board)
    return min(width, maxWidth.map(board.points) ?? .infinity)
  }

  /// The texts that share a column's width: numbers with those of the other prompts on their pages,
  /// so that the words beside them begin at one place.
  func textsOfColumn(_ board: Board) -> [String?] {
    guard font == .number else { return board.texts(wordings[0]) }
    return (0..<(board.sheets.map(\.count).max() ?? 0)).flatMap { slot in
      var other = board
      other.slot = slot
      return other.texts(wordings[0])
    }
  }

  /// Returns the widths of the text on each page, in points; `nil` on one without it.
  func widths(_ board: Board) -> [Double?] {
    let texts = board.texts(wordings.first ?? "")
    let lettering = lettering(board)
    let (size, widest) = (wanted(lettering, board), widest(textsOfColumn(board), lettering))
    return texts.map { $0.map { min(widest, lettering.width($0)) * size } }
  }

  /// The smallest size of a span among numbers of one figure, as a share of theirs.
  private static let leastShare = 0.48

  /// Returns the width of the widest text, as a multiple of the font size.
  ///
  /// Among numbers and texts with a largest width, those that are longer than fifteen of sixteen
  /// others give way: they become smaller, so that a span such as `9-11` or a last day 100 changes
  /// no other page.
  func widest(_ texts: [String?], _ lettering: Lettering) -> Double {
    var shown = texts.compactMap(\.self)
    func width(_ texts: [String]) -> Double { texts.reduce(0) { max($0, lettering.width($1)) } }
    guard font == .number || maxWidth != nil else { return width(shown) }
    let all = shown
    // Spans are long; a few of them give way in a short list too.
    let plain = shown.filter { !$0.unicodeScalars.contains("–") }
    if font == .number, plain.count * 4 >= shown.count * 3 { shown = plain }
    let lengths = shown.map(\.count)
    let usual = lengths.sorted().largestUsual ?? 0
    shown = zip(shown, lengths).filter { $1 <= usual }.map(\.0)
    // Among numbers of one figure, it would be too small to read.
    return font == .number && usual == 1
      ? max(width(shown), Self.leastShare * width(all)) : width(shown)
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    let lettering = lettering(board)
    let lines = set(width: width, height: nil, lettering, board)
    guard lines.contains(where: { $0 != nil }) else { return nil }
    return extent(lines, lettering, board)
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let lettering = lettering(board)
    let name = wordings.first ?? "text"
    let lines = set(
      width: box.rect.width, height: box.rect.height - below(lettering, board), lettering, board)
    let extent = extent(lines, lettering, board)
    let most = extent.above + extent.rare
    if most - 1e-6 > box.rect.height, box.valign != .baseline {
      throw Misfit(name, missing: most - box.rect.height, board) { "would need \($0) more height" }
    }
    try checkWords(width: box.rect.width, lines, name, lettering, board)
    var item = PlacedItem(name: name, box: Rect(left: 0, top: 0, right: 0, bottom: 0))
    var boxes: [Rect] = []
    var widest = 0.0
    let days = board.days
    let tallest = tallest(lines, lettering)
    // Fields are looked for once, not on each page.
    let (role, hasBeside, hasAddress) = (role, hasBeside, board.hasLinks && hasAddress)
    let pages = hasLeader ? board.texts("{page}") : []
    let dots = hasLeader ? lines.map { leaderDots(behind: $0, in: box, lettering, board) } : []
    // A few dots lead nowhere, and leaders of few texts of many do not either.
    let hasLeaders = dots.count { $0 >= Self.fewestDots } * 2 > lines.count
    for (index, fitted) in lines.enumerated() {
      guard let fitted else {
        item.pages.append([])
        item.passages.append([])
        continue
      }
      // A footer is the same on most pages.
      if index > 0, lines[index - 1] == fitted, !hasBeside,
        ink(days[index], board) == ink(days[index - 1], board)
      {
        item.pages.append(item.pages[index - 1])
        item.passages.append(item.passages[index - 1])
        continue
      }
      let base = baseline(of: fitted, tallest, extent, in: box, lettering)
      var content = SpokenText(
        lettering: lettering, size: fitted.size, color: ink(days[index], board),
        hasAddress: hasAddress)
      for (line, text) in fitted.lines.enumerated() {
        let y = base - Double(fitted.lines.count - 1 - line) * fitted.leading
        let (origin, ink) = placed(text, fitted.size, at: y, in: box, lettering, board)
        // One text that leaves its cell tells that the cells are too small for any.
        if let cell = board.cell, !(cell - Insets(all: -0.01)).contains(ink) {
          try [PlacedItem(name: name, box: ink)].check(in: cell, "its cell", board)
        }
        boxes.append(ink)
        widest = max(widest, ink.width - board.spare(of: index))
        content.add(
          text, at: origin, foreign: hasBeside ? days[index]?.beside : nil,
          language: board.list.besideLanguage)
      }
      item.pages.append(
        content.marks + content.links
          + (hasLeaders && pages[index] != nil
            ? leader(of: dots[index], at: base, in: box, board) : []))
      item.passages.append([Passage(role, content.contentWithLinks)])
    }
    guard let first = boxes.first else { return [] }
    item.box = boxes.reduce(first) { $0.union($1) }
    try board.require(widest, "width", in: box.rect.width, for: name)
    if !board.spare.isEmpty {
      // What stands in the columns that are free on some pages keeps out of its own.
      item.room = Rect(
        left: max(item.box.left, box.rect.left), top: item.box.top,
        right: min(item.box.right, box.rect.right), bottom: item.box.bottom)
    }
    item.turn = turn(role, board)
    if role != .heading { item.shareRepeated() }
    if leadsToContents(board) { item.linkToContents(board) }
    return [item]
  }

  /// Returns the baseline of the last line of a page's text, in points from the page's top.
  ///
  /// - Parameters:
  ///   - tallest: the height of the lines of the page that has most, in points.
  ///   - extent: the height that holds the ink of all pages.
  private func baseline(
    of fitted: FittedText, _ tallest: Double, _ extent: ItemHeight, in box: ItemBox,
    _ lettering: Lettering
  ) -> Double {
    let last = lettering.height(fitted)
    switch box.valign {
    case .top, .stretch: return box.rect.top + extent.above + extent.rare - tallest + last
    case .middle: return (box.rect.top + box.rect.bottom + last) / 2
    case .bottom: return box.rect.bottom - extent.below
    case .baseline where extent.rare == 0: return box.baseline
    // A rare text of more lines than the others hangs below their baseline.
    case .baseline: return max(box.baseline, box.rect.top + height(fitted, lettering))
    }
  }

  /// Returns the start of a line on its baseline and the box of its ink, in points on the page.
  private func placed(
    _ line: String, _ size: Double, at baseline: Double, in box: ItemBox, _ lettering: Lettering,
    _ board: Board
  ) -> (origin: Point, ink: Rect) {
    let (edge, side): (Double, Lettering.Side) =
      switch box.align {
      case .start, .stretch: (box.rect.left, .left)
      case .end: (box.rect.right, .right)
      case .center: (box.rect.middle.x, .center)
      }
    let x = edge + hanging(line, at: side, size, lettering, board)
    return lettering.placed(line, size: size, at: Point(x: x, y: baseline), from: side)
  }

  // MARK: Reading aloud

  /// Whether it has words of another list, which may be in another language.
  private var hasBeside: Bool { wordings.contains { $0.fieldNames.contains("beside") } }

  /// Whether it may name an address of the web.
  private var hasAddress: Bool { wordings.contains { $0.fieldNames.contains("credit") } }

  /// What its words are to the page; a cover's large year is no part of its title.
  private var role: Passage.Role {
    let isYear = font == .number && wordings.contains { $0.fieldNames.contains("year") }
    return font != .text && !hasBeside && !isYear ? .heading : .paragraph
  }

  private func turn(_ role: Passage.Role, _ board: Board) -> Turn {
    if role == .heading { return .heading(slot: board.slot) }
    let ofDay = ["number", "prompt", "beside", "note", "date", "day"]
    // In a cell, all words belong to what is in it.
    return board.cell != nil
      || wordings.contains { $0.fieldNames.contains(where: ofDay.contains) }
      ? .text(slot: board.slot) : .last
  }

  /// Whether it names the list in small print.
  var isFooter: Bool {
    font == .text && (wordings.first?.fieldNames.contains("title") ?? false)
  }

  /// Whether it leads to the table of contents: the footer, or the number where there is none.
  private func leadsToContents(_ board: Board) -> Bool {
    board.hasFooter ? isFooter : ["{number}", "{padded}"].contains(wordings.first)
  }

  /// Returns how far a line moves so that quotes hang out of its column, in points.
  ///
  /// They stay clear of a number beside it.
  private func hanging(
    _ text: String, at side: Lettering.Side, _ size: Double, _ lettering: Lettering, _ board: Board
  ) -> Double {
    guard font == .prompt, side != .center else { return 0 }
    let distance = min(lettering.hanging(text, at: side) * size, 0.3 * board.unit)
    return side == .left ? -distance : distance
  }

  /// Throws if a word that is to stay whole had to be cut apart.
  private func checkWords(
    width: Double, _ fitted: [FittedText?], _ name: String, _ lettering: Lettering, _ board: Board
  ) throws(Misfit) {
    guard keepsWords, lines > 1 else { return }
    for (page, text) in board.texts(wordings.first ?? "").enumerated() {
      guard let text, let fitted = fitted[page] else { continue }
      let width = width + board.spare(of: page)
      for piece in lettering.pieces(of: text.withPartsOnLines) {
        try board.require(
          lettering.width(piece.text) * fitted.size, "width", in: width,
          for: "\(name) \"\(piece.text.prefix(40))\"")
      }
    }
  }

  // MARK: Leaders

  /// The fewest dots that lead from a text to its page.
  private static let fewestDots = 5

  /// The distance of two dots, in points.
  private func pitch(_ board: Board) -> Double { board.pixels.length(0.35 * board.unit) }

  /// Returns how many dots there are from the end of the last line to the other side of its room.
  private func leaderDots(
    behind fitted: FittedText?, in box: ItemBox, _ lettering: Lettering, _ board: Board
  ) -> Int {
    guard let fitted, let last = fitted.lines.last else { return 0 }
    let ink = lettering.width(last) * fitted.size
    return Int(max(0, min(1000, ((box.rect.width - ink) / pitch(board) - 1.5).rounded(.down))))
  }

  /// Returns dots up to the other side of a room; those of all lines stand below one another.
  private func leader(
    of count: Int, at base: Double, in box: ItemBox, _ board: Board
  ) -> [Mark] {
    guard count >= Self.fewestDots else { return [] }
    let pitch = pitch(board)
    let isMirrored = box.align == .end
    let end =
      isMirrored ? box.rect.left + pitch / 2 : box.rect.right - (Double(count) - 0.5) * pitch
    let radius = 0.8 * board.penWidth(mm: board.theme.rulePen)
    return [
      .dots(
        DotGrid(
          origin: Point(x: board.pixels.middle(end), y: board.pixels.middle(base - radius)),
          pitch: Size(width: pitch, height: pitch), columns: count, rows: 1, radius: radius,
          color: board.palette.muted))
    ]
  }
}
