/// Number and prompt over one large frame, with a quiet footer.
///
/// The number is the tallest thing and spans two lines: the date at its top, the prompt on its
/// baseline. On pages much wider than high the same things stand in a column beside the frame; on
/// pages much higher than wide the prompt goes below the number.
struct Classic {
  private var board: Board
  private var number: Lettering
  private var prompt: Lettering
  private var text: Lettering
  /// The font size that no text goes below, in points.
  private var smallest: Double

  private init(_ board: Board, smallest: Double) {
    self.board = board
    self.smallest = smallest
    number = Lettering(board.theme.numberFont, metrics: board.metrics)
    prompt = Lettering(board.theme.promptFont, metrics: board.metrics)
    text = Lettering(board.theme.textFont, metrics: board.metrics)
  }

  /// Arranges all pages in the variant that suits the page's shape, or else in one that fits.
  ///
  /// Where a long prompt on a tiny page fits in none, the smallest text is made smaller still.
  static func arrange(_ board: Board) -> Arrangement {
    let aspect = board.content.width / board.content.height
    var smallest = board.smallestText
    while true {
      let classic = Classic(board, smallest: smallest)
      let (above, below, beside) = (classic.above, classic.below, classic.beside)
      let variants =
        aspect > 1.9
        ? [beside, above, below] : aspect < 0.4 ? [below, above, beside] : [above, below, beside]
      if let fitting = variants.compactMap({ $0() }).first { return fitting }
      smallest *= 0.8
    }
  }

  // MARK: The three variants, each nil where something does not fit

  /// Header, frame and footer from top to bottom, the prompt to the number's right.
  private func above() -> Arrangement? {
    let content = board.content
    let left = content.left + numberColumn
    let dates = dateForms(width: content.right - left)
    let dateRoom = dates == nil ? 0 : dateHeight + 0.45 * unit
    let prompts = fitPrompts(width: content.right - left, height: numberHeight - dateRoom)
    // All days share one frame, so the longest prompt decides where it starts.
    let baseline = content.top + max(numberHeight, dateRoom + tallest(prompts))
    return framed(
      Rect(
        left: content.left, top: baseline + headerGap, right: content.right,
        bottom: content.bottom - footerHeight),
      footer: content
    ) { index in
      [numberMark(index, at: Point(x: content.left, y: baseline))]
        + dateMarks(dates?[index], at: Point(x: left, y: content.top + dateHeight))
        + promptMarks(prompts[index], at: Point(x: left, y: baseline))
    }
  }

  /// Header, frame and footer from top to bottom, the prompt below the number.
  private func below() -> Arrangement? {
    let content = board.content
    let left = content.left + numberColumn
    let dates = dateForms(width: content.right - left)
    let prompts = fitPrompts(width: content.width, height: 2.5 * unit)
    let numberBase = content.top + numberHeight
    let baseline = numberBase + 0.75 * unit + tallest(prompts)
    return framed(
      Rect(
        left: content.left, top: baseline + headerGap, right: content.right,
        bottom: content.bottom - footerHeight),
      footer: content
    ) { index in
      [numberMark(index, at: Point(x: content.left, y: numberBase))]
        + dateMarks(dates?[index], at: Point(x: left, y: content.top + dateHeight))
        + promptMarks(prompts[index], at: Point(x: content.left, y: baseline))
    }
  }

  /// Everything in a column to the left of the frame.
  private func beside() -> Arrangement? {
    let content = board.content
    let column = min(content.width * 0.24, 9 * unit)
    let dates = dateForms(width: column)
    let numberBase = content.top + numberHeight
    let dateBase = numberBase + (dates == nil ? 0 : unit + dateHeight)
    let room = content.bottom - footerHeight - dateBase - unit - prompt.depth * promptSize
    let prompts = fitPrompts(width: column, height: room)
    guard tallest(prompts) <= room, numberColumn <= column + unit else { return nil }
    return framed(
      Rect(
        left: content.left + column + unit, top: content.top, right: content.right,
        bottom: content.bottom),
      footer: Rect(
        left: content.left, top: content.top, right: content.left + column, bottom: content.bottom)
    ) { index in
      let words = prompts[index]
      let baseline = dateBase + unit + words.height(capHeight: prompt.capHeight)
      return [numberMark(index, at: Point(x: content.left, y: numberBase))]
        + dateMarks(dates?[index], at: Point(x: content.left, y: dateBase))
        + promptMarks(words, at: Point(x: content.left, y: baseline))
    }
  }

  // MARK: Measures

  private var unit: Double { board.unit }
  private var days: [Prompt] { board.list.prompts }
  private var numberHeight: Double { 2.4 * unit }
  private var numberSize: Double { numberHeight / number.figureHeight }
  private var promptSize: Double { 1.2 * unit / prompt.capHeight }
  private var textSize: Double { max(0.32 * unit / text.capHeight, smallest) }
  private var dateHeight: Double { text.capHeight * textSize }
  /// From the header's baseline to the frame: room for a descender, and some air.
  private var headerGap: Double { max(0.75 * unit, prompt.depth * promptSize + 0.25 * unit) }
  /// From the frame to the bottom of the footer's deepest letter.
  private var footerHeight: Double { 0.6 * unit + (text.capHeight + text.depth) * textSize }

  /// From the number's left edge to the prompt's: the same on all days.
  private var numberColumn: Double {
    let widest = days.map { number.width(board.words.number($0.number)) }.max() ?? 0
    return widest * numberSize + 0.75 * unit
  }

  private func fitPrompts(width: Double, height: Double) -> [FittedText] {
    let room = TextRoom(
      width: width, height: height, largest: promptSize, smallest: smallest * 1.25)
    return days.map { prompt.fit($0.text, in: room) }
  }

  private func tallest(_ prompts: [FittedText]) -> Double {
    prompts.map { $0.height(capHeight: prompt.capHeight) }.max() ?? 0
  }

  /// The dates of all days, with weekday if that fits, else without, else none.
  private func dateForms(width: Double) -> [String]? {
    let dates = days.compactMap(board.list.date(of:))
    guard dates.count == days.count else { return nil }
    return [dates.map(board.words.date), dates.map(board.words.day)].first { forms in
      forms.allSatisfy { text.width($0) * textSize <= width }
    }
  }

  // MARK: Marks

  private func numberMark(_ index: Int, at place: Point) -> Mark {
    number.line(
      board.words.number(days[index].number), size: numberSize, at: place,
      color: board.palette.accent)
  }

  /// The prompt's lines, the last one on the baseline.
  private func promptMarks(_ words: FittedText, at place: Point) -> [Mark] {
    words.lines.enumerated().map { index, line in
      let above = Double(words.lines.count - 1 - index) * words.leading
      return prompt.line(
        line, size: words.size, at: Point(x: place.x, y: place.y - above),
        color: board.palette.ink)
    }
  }

  private func dateMarks(_ date: String?, at place: Point) -> [Mark] {
    date.map { [text.line($0, size: textSize, at: place, color: board.palette.muted)] } ?? []
  }

  /// Puts the frame behind the days' own marks, and the footer at the bottom of its place.
  ///
  /// Returns nil where the frame would be smaller than half of the page.
  private func framed(
    _ frame: Rect, footer: Rect, marks: (Int) -> [Mark]
  ) -> Arrangement? {
    guard frame.width > 0, frame.height > 0, frame.area >= board.content.area / 2 else {
      return nil
    }
    let pen = Pen(color: board.palette.frame, width: board.points(mm: board.theme.framePen))
    // The line's outer edge, not its middle, stands on the margin.
    let line = Mark.stroke(.rectangle(frame - Insets(all: pen.width / 2)), pen)
    let baseline = footer.bottom - text.depth * textSize
    let (title, pages) = footerTexts(width: footer.width)
    let left = title.map { title in
      text.line(
        title, size: textSize, at: Point(x: footer.left, y: baseline), color: board.palette.muted)
    }
    return Arrangement(
      background: [line] + (left.map { [$0] } ?? []),
      sheets: days.indices.map { index in
        let right = pages.map { pages in
          text.line(
            pages[index], size: textSize, at: Point(x: footer.right, y: baseline), from: .right,
            color: board.palette.muted)
        }
        return marks(index) + (right.map { [$0] } ?? [])
      })
  }

  /// What stands at the footer's two ends: as much of title, credit, hashtag and page as fits.
  private func footerTexts(width: Double) -> (title: String?, pages: [String]?) {
    let list = board.list
    let limit = width / textSize
    let pages = days.map { board.words.page($0.number, of: days.count) }
    let widestPage = pages.map(text.width).max() ?? 0
    guard widestPage <= limit else { return (nil, nil) }
    let room = limit - widestPage - 1.5
    let candidates = [
      [list.title, list.credit, list.hashtag], [list.title, list.hashtag], [list.title],
    ].map { $0.compactMap(\.self).joined(separator: "  ·  ") }
    return (
      candidates.first { text.width($0) <= room } ?? text.shortened(list.title, width: room), pages
    )
  }
}
