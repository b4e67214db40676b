/// Number and prompt over one large frame, with a quiet footer.
///
/// A caption of date and note stands over the prompt, and a colour that the prompt asks for is shown
/// as a square at the header's right end. The number is the tallest thing and spans two lines: the caption at its top, the prompt on its
/// baseline. On pages much wider than high the same things stand in a column beside the frame; on
/// pages much higher than wide the prompt goes below the number.
struct Classic {
  private var board: Board
  private var number: Lettering
  private var prompt: Lettering
  private var text: Lettering
  /// The font size that no text goes below, in points.
  private var smallest: Double
  /// The least share of the room inside the margins that the frame must have.
  private var leastFrame: Double
  /// The colours that prompts ask for.
  private var colors: [Color?]

  private init(_ board: Board, smallest: Double, leastFrame: Double) {
    self.leastFrame = leastFrame
    colors = board.list.colors
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
      // On a page where nothing fits, the frame gives way at last.
      let isLast = smallest < 0.01
      let classic = Classic(board, smallest: smallest, leastFrame: isLast ? -.infinity : 0.5)
      let (above, below, beside) = (classic.above, classic.below, classic.beside)
      let variants =
        aspect > 1.9
        ? [beside, above, below] : aspect < 0.4 ? [below, above, beside] : [above, below, beside]
      if let fitting = variants.lazy.compactMap({ $0() }).first { return fitting }
      if isLast || !smallest.isFinite {
        return Arrangement(background: [], sheets: board.list.prompts.map { _ in [] })
      }
      smallest *= 0.8
    }
  }

  // MARK: The three variants, each nil where something does not fit

  /// Header, frame and footer from top to bottom, the prompt to the number's right.
  private func above() -> Arrangement? {
    let content = board.content
    let left = content.left + numberColumn
    let width = content.right - swatchRoom - left
    let captions = captions(width: width)
    let captionRoom = captions == nil ? 0 : captionHeight + captionGap
    let prompts = fitPrompts(width: width, height: numberHeight - captionRoom)
    // All days share one frame, so the longest prompt decides where it starts.
    let baseline = content.top + max(numberHeight, captionRoom + tallest(prompts))
    return framed(
      Rect(
        left: content.left, top: baseline + headerGap, right: content.right,
        bottom: content.bottom - footerHeight),
      footer: content
    ) { index in
      [numberMark(index, at: Point(x: content.left, y: baseline))]
        + captionMarks(
          captions?[index], at: Point(x: left, y: captionBase(prompts[index], above: baseline)))
        + promptMarks(prompts[index], at: Point(x: left, y: baseline))
        + swatchMarks(index, right: content.right, bottom: baseline)
    }
  }

  /// Header, frame and footer from top to bottom, the prompt below the number.
  private func below() -> Arrangement? {
    let content = board.content
    let left = content.left + numberColumn
    let captions = captions(width: content.right - swatchRoom - left)
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
        + captionMarks(captions?[index], at: Point(x: left, y: content.top + captionHeight))
        + promptMarks(prompts[index], at: Point(x: content.left, y: baseline))
        + swatchMarks(index, right: content.right, bottom: numberBase)
    }
  }

  /// Everything in a column to the left of the frame.
  private func beside() -> Arrangement? {
    let content = board.content
    let column = min(content.width * 0.24, 9 * unit)
    let captions = captions(width: column)
    let numberBase = content.top + numberHeight
    let captionBase = numberBase + (captions == nil ? 0 : unit + captionHeight)
    let room = content.bottom - footerHeight - captionBase - unit - prompt.depth * promptSize
    let prompts = fitPrompts(width: column, height: room)
    guard tallest(prompts) <= room, numberColumn + swatchRoom <= column + unit else { return nil }
    return framed(
      Rect(
        left: content.left + column + unit, top: content.top, right: content.right,
        bottom: content.bottom),
      footer: Rect(
        left: content.left, top: content.top, right: content.left + column, bottom: content.bottom)
    ) { index in
      let words = prompts[index]
      let baseline = captionBase + unit + words.height(capHeight: prompt.capHeight)
      return [numberMark(index, at: Point(x: content.left, y: numberBase))]
        + captionMarks(captions?[index], at: Point(x: content.left, y: captionBase))
        + promptMarks(words, at: Point(x: content.left, y: baseline))
        + swatchMarks(index, right: content.left + column, bottom: numberBase)
    }
  }

  // MARK: Measures

  private var unit: Double { board.unit }
  private var days: [Prompt] { board.list.prompts }
  private var numberHeight: Double { 2.4 * unit }
  private var numberSize: Double { numberHeight / number.figureHeight }
  private var promptSize: Double { 1.2 * unit / prompt.capHeight }
  private var textSize: Double { max(0.32 * unit / text.capHeight, smallest) }
  private var captionHeight: Double { text.capHeight * textSize }
  /// From the caption's baseline to the prompt's capitals.
  private var captionGap: Double { max(0.6 * unit, 0.5 * textSize) }
  /// The caption's baseline: at the number's top, or over a prompt that is higher than that.
  private func captionBase(_ words: FittedText, above baseline: Double) -> Double {
    min(
      baseline - numberHeight + captionHeight,
      baseline - words.height(capHeight: prompt.capHeight) - captionGap)
  }
  /// From the header's baseline to the frame: room for a descender, and some air.
  private var headerGap: Double { max(0.75 * unit, prompt.depth * promptSize + 0.25 * unit) }
  /// From the frame to the bottom of the footer's deepest letter.
  private var footerHeight: Double { 0.6 * unit + (text.capHeight + text.depth) * textSize }

  /// From the number's left edge to the prompt's: the same on all days.
  private var numberColumn: Double {
    let widest = days.map { number.width($0.label(board.words)) }.max() ?? 0
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

  /// The date and the note of each day, in one line; nil where no day has either.
  ///
  /// The date has its weekday if that fits on all days, and a note that does not fit is cut.
  private func captions(width: Double) -> [String?]? {
    let limit = width / textSize
    let dates = dateForms(limit: limit)
    let captions = days.enumerated().map { index, day in
      let whole = [dates?[index], day.note].compactMap(\.self).joined(separator: "  ·  ")
      return whole.isEmpty ? nil : text.shortened(whole, width: limit)
    }
    return captions.contains { $0 != nil } ? captions : nil
  }

  private func dateForms(limit: Double) -> [String]? {
    let dates = days.compactMap(board.list.date(of:))
    guard dates.count == days.count else { return nil }
    let ends = days.map(board.list.lastDate(of:))
    let words = board.words
    let forms: [(CalendarDate) -> String] = [words.date, words.day]
    return forms.map { form in
      zip(dates, ends).map { date, end in
        end.map { "\(words.day(date)) – \(words.day($0))" } ?? form(date)
      }
    }.first { $0.allSatisfy { text.width($0) <= limit } }
  }

  /// What a square of colour takes from the header, the same on all days.
  private var swatchRoom: Double {
    colors.contains { $0 != nil } ? numberHeight + 0.75 * unit : 0
  }

  // MARK: Marks

  private func numberMark(_ index: Int, at place: Point) -> Mark {
    number.line(
      days[index].label(board.words), size: numberSize, at: place,
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

  private func captionMarks(_ caption: String?, at place: Point) -> [Mark] {
    caption.map { [text.line($0, size: textSize, at: place, color: board.palette.muted)] } ?? []
  }

  /// A square of the prompt's colour, as tall as the number, with a line that shows it on any paper.
  private func swatchMarks(_ index: Int, right: Double, bottom: Double) -> [Mark] {
    guard let color = colors[index] else { return [] }
    let pen = Pen(color: board.palette.muted, width: board.points(mm: 0.2))
    let square = Rect(
      left: right - numberHeight, top: bottom - numberHeight, right: right, bottom: bottom)
    return [
      .fill(.rectangle(square), color),
      .stroke(.rectangle(square - Insets(all: pen.width / 2)), pen),
    ]
  }

  /// Puts the frame behind the days' own marks, and the footer at the bottom of its place.
  ///
  /// Returns nil where the frame would be smaller than its least share of the page.
  private func framed(
    _ frame: Rect, footer: Rect, marks: (Int) -> [Mark]
  ) -> Arrangement? {
    let isLast = leastFrame == -.infinity
    guard
      isLast
        || (frame.width > 0 && frame.height > 0)
          && frame.area >= board.content.area * leastFrame
    else { return nil }
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
    let pages = days.indices.map { board.words.page($0 + 1, of: days.count) }
    let widestPage = pages.map(text.width).max() ?? 0
    guard widestPage <= limit else { return (nil, nil) }
    let room = limit - widestPage - 1.5
    let candidates = [
      [list.title, list.credit, list.hashtag], [list.title, list.credit],
      [list.title, list.hashtag], [list.title],
    ].map { $0.compactMap(\.self).joined(separator: "  ·  ") }
    return (
      candidates.first { text.width($0) <= room } ?? text.shortened(list.title, width: room), pages
    )
  }
}
