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

  init(_ board: Board) {
    self.board = board
    number = Lettering(board.theme.numberFont, metrics: board.metrics)
    prompt = Lettering(board.theme.promptFont, metrics: board.metrics)
    text = Lettering(board.theme.textFont, metrics: board.metrics)
  }

  var arrangement: Arrangement {
    let aspect = board.content.width / board.content.height
    return aspect > 1.9 ? beside : aspect < 0.4 ? stacked : above
  }

  // MARK: The three variants

  /// Header, frame and footer from top to bottom.
  private var above: Arrangement {
    let content = board.content
    let left = content.left + numberColumn
    let dateRoom = hasDates ? dateHeight + 0.45 * unit : 0
    let prompts = fitPrompts(width: content.right - left, height: numberHeight - dateRoom)
    // All days share one frame, so the longest prompt decides where it starts.
    let header = max(numberHeight, dateRoom + tallest(prompts))
    let baseline = content.top + header
    return framed(
      Rect(
        left: content.left, top: baseline + headerGap, right: content.right,
        bottom: content.bottom - footerHeight),
      footer: content,
      days: zip(board.list.prompts, prompts).map { day, words in
        [numberMark(day, at: Point(x: content.left, y: baseline))]
          + promptMarks(words, at: Point(x: left, y: baseline))
          + dateMarks(day, at: Point(x: left, y: content.top + dateHeight))
      })
  }

  /// The prompt below the number, for pages much higher than wide.
  private var stacked: Arrangement {
    let content = board.content
    let prompts = fitPrompts(width: content.width, height: 2.5 * unit)
    let numberBase = content.top + numberHeight
    let baseline = numberBase + 0.75 * unit + tallest(prompts)
    return framed(
      Rect(
        left: content.left, top: baseline + headerGap, right: content.right,
        bottom: content.bottom - footerHeight),
      footer: content,
      days: zip(board.list.prompts, prompts).map { day, words in
        let date = Point(x: content.left + numberColumn, y: content.top + dateHeight)
        return [numberMark(day, at: Point(x: content.left, y: numberBase))]
          + promptMarks(words, at: Point(x: content.left, y: baseline))
          + dateMarks(day, at: date)
      })
  }

  /// Everything in a column to the left of the frame, for pages much wider than high.
  private var beside: Arrangement {
    let content = board.content
    let column = min(content.width * 0.24, 9 * unit)
    let numberBase = content.top + numberHeight
    let dateBase = numberBase + (hasDates ? unit + dateHeight : 0)
    let prompts = fitPrompts(
      width: column, height: content.bottom - footerHeight - dateBase - 2 * unit)
    return framed(
      Rect(
        left: content.left + column + unit, top: content.top, right: content.right,
        bottom: content.bottom),
      footer: Rect(
        left: content.left, top: content.top, right: content.left + column, bottom: content.bottom),
      days: zip(board.list.prompts, prompts).map { day, words in
        let baseline = dateBase + unit + words.height(capHeight: prompt.capHeight)
        return [numberMark(day, at: Point(x: content.left, y: numberBase))]
          + dateMarks(day, at: Point(x: content.left, y: dateBase))
          + promptMarks(words, at: Point(x: content.left, y: baseline))
      })
  }

  // MARK: Measures

  private var unit: Double { board.unit }
  private var numberHeight: Double { 2 * unit }
  private var numberSize: Double { numberHeight / number.figureHeight }
  private var promptSize: Double { unit / prompt.capHeight }
  private var textSize: Double { max(0.32 * unit / text.capHeight, board.smallestText) }
  private var dateHeight: Double { text.capHeight * textSize }
  /// From the header's baseline to the frame: room for a descender, and some air.
  private var headerGap: Double { max(0.75 * unit, prompt.depth * promptSize + 0.25 * unit) }
  /// From the frame to the bottom of the footer's deepest letter.
  private var footerHeight: Double { 0.6 * unit + (text.capHeight + text.depth) * textSize }
  private var hasDates: Bool { board.list.start != nil }

  /// From the number's left edge to the prompt's: the same on all days.
  private var numberColumn: Double {
    let widest = board.list.prompts.map { number.width(String($0.number)) }.max() ?? 0
    return widest * numberSize + 0.75 * unit
  }

  private func fitPrompts(width: Double, height: Double) -> [FittedText] {
    let room = TextRoom(
      width: width, height: height, largest: promptSize, smallest: board.smallestText * 1.25)
    return board.list.prompts.map { prompt.fit($0.text, in: room) }
  }

  private func tallest(_ prompts: [FittedText]) -> Double {
    prompts.map { $0.height(capHeight: prompt.capHeight) }.max() ?? 0
  }

  // MARK: Marks

  private func numberMark(_ day: Prompt, at place: Point) -> Mark {
    number.line(String(day.number), size: numberSize, at: place, color: board.palette.accent)
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

  private func dateMarks(_ day: Prompt, at place: Point) -> [Mark] {
    board.list.date(of: day).map { date in
      [
        text.line(
          board.words.date(date), size: textSize, at: place, color: board.palette.muted)
      ]
    } ?? []
  }

  /// Puts the frame behind the days' own marks, and the footer below them.
  private func framed(_ frame: Rect, footer: Rect, days: [[Mark]]) -> Arrangement {
    let pen = Pen(
      color: board.palette.frame,
      width: board.points(mm: board.theme.framePen))
    // The line's outer edge, not its middle, stands on the margin.
    let line = Mark.stroke(.rectangle(frame - Insets(all: pen.width / 2)), pen)
    let baseline = footer.bottom - text.depth * textSize
    let (left, rights) = footerTexts(width: footer.width)
    let title = text.line(
      left, size: textSize, at: Point(x: footer.left, y: baseline), color: board.palette.muted)
    return Arrangement(
      background: [line, title],
      sheets: zip(days, rights).map { marks, right in
        marks + [
          text.line(
            right, size: textSize, at: Point(x: footer.right, y: baseline), from: .right,
            color: board.palette.muted)
        ]
      })
  }

  /// What stands at the footer's two ends: as much of title, credit, hashtag and page as fits.
  private func footerTexts(width: Double) -> (left: String, right: [String]) {
    let list = board.list
    let limit = width / textSize
    let pages = list.prompts.map { board.words.page($0.number, of: list.prompts.count) }
    let widestPage = pages.map(text.width).max() ?? 0
    let gap = 1.5
    let candidates = [
      [list.title, list.credit, list.hashtag], [list.title, list.hashtag], [list.title],
    ].map { $0.compactMap(\.self).joined(separator: "  ·  ") }
    let left =
      candidates.first { text.width($0) + gap + widestPage <= limit }
      ?? text.shortened(list.title, width: limit - gap - widestPage)
    return (left, pages)
  }
}
