internal import InkleafGeometry

/// The fonts of a list with the usual widths of its texts, as multiples of the font size.
struct ListType {
  var numbers: Lettering
  var words: Lettering
  /// The width of the widest number.
  var numberWidth: Double
  /// The width of the widest of the usual prompts, by the number of lines that prompts may have.
  ///
  /// A prompt that is much wider than fifteen of sixteen others, or than all others of a short list, does not count.
  var promptWidths: [Int: Double]
  /// The same with those that are much wider.
  var widestWidths: [Int: Double]
  /// How far the signs of most prompts reach above capitals, as those of East Asia do, as a multiple of the font size.
  let rise: Double
  /// Whether each prompt of a day has a line of its own.
  let isParted: Bool

  /// The distance of a number and its words, as a multiple of the font size.
  static let gap = 0.7
  /// The distance of two columns, as a multiple of the font size.
  static let gutter = 1.6
  /// The distance of two baselines of one prompt, as a multiple of the font size.
  static let leading = 1.15
  /// The least room between the words of two prompts that have a rule between them, as a multiple of the font size.
  static let leastFree = 0.5

  init(_ board: Board, isParted: Bool = false) {
    self.isParted = isParted
    numbers = board.letterings[board.theme.numberFont, .tabular]
    words = board.letterings[board.theme.promptFont]
    let (numbers, words) = (numbers, words)
    let prompts = board.sheets.flatMap(\.self)
    let tops = prompts.map { -words.extent(of: $0.text).ink.top }.sorted()
    let above = tops.isEmpty ? 0 : tops[tops.count / 2] - words.capHeight
    // Ascenders and accents are a little higher than capitals, too.
    rise = above > 0.12 ? above : 0
    numberWidth = prompts.map { numbers.width($0.label(board.words)) }.max() ?? 0
    func widths(_ width: (String) -> Double) -> (usual: Double, widest: Double) {
      let widths = prompts.map { width($0.text) }.sorted()
      guard let widest = widths.last else { return (0, 0) }
      let last = widths.count - 1
      let most = widths[last < 4 ? last : min(last - 1, widths.count * 15 / 16)]
      return (widest <= 1.2 * most ? widest : most, widest)
    }
    let most = prompts.map(\.texts.count).max() ?? 1
    let found =
      isParted
      ? [most: widths { words.balancedWidth($0.withPartsOnLines, lines: most) }]
      : [1: widths(words.width), 2: widths { words.balancedWidth($0, lines: 2) }]
    promptWidths = found.mapValues(\.usual)
    widestWidths = found.mapValues(\.widest)
  }

  /// The numbers of lines that prompts may have, the fewest first.
  var lineCounts: [Int] { promptWidths.keys.sorted() }

  /// Returns the words of a prompt.
  func text(of prompt: Prompt) -> String { isParted ? prompt.text.withPartsOnLines : prompt.text }

  /// Returns the least distance of the first baselines of two prompts, as a multiple of the font size.
  func pitch(lines: Int) -> Double { Double(lines - 1) * Self.leading + (lines == 1 ? 1.35 : 1.6) }

  /// Returns the least height of rows, as a multiple of the font size.
  func height(rows: Int, lines: Int) -> Double {
    Double(rows - 1) * pitch(lines: lines) + Double(lines - 1) * Self.leading + words.capHeight
      + words.depth
  }
}

/// The columns that the prompts of a list are set in.
struct ListColumns {
  /// The font size, in points.
  var size: Double
  var count: Int
  /// The number of prompts in a column.
  var rows: Int
  /// The number of lines that prompts may have.
  var lines: Int
  /// The distance of the first baselines of two prompts, in points.
  var step = 0.0
  /// The distance from the start of a column to the start of the next one, in points.
  var pitch = 0.0
  /// The room for the words of a prompt, as a multiple of the font size.
  var room = 0.0

  /// The largest distance of two prompts, as a multiple of the font size.
  private static let widestStep = 4.0

  /// Finds the columns in which letters are largest, spread over the whole room.
  ///
  /// - Parameters:
  ///   - count: the number of prompts.
  ///   - largest: the largest font size, in points.
  /// - Throws: the height or width that is missing at the smallest font size.
  init(
    _ count: Int, in rect: Rect, largest: Double, _ type: ListType, _ board: Board
  ) throws(Misfit) {
    self = try ListColumns.largest(count, in: rect, upTo: largest, type.promptWidths, type, board)
    // All letters are a little smaller rather than those of one long prompt much.
    if type.widestWidths != type.promptWidths,
      let even = try? ListColumns.largest(
        count, in: rect, upTo: largest, type.widestWidths, type, board),
      even.size > 0.8 * size, even.size > board.smallest
    {
      self = even
    }
    let words = type.words
    let ink = (words.capHeight + words.depth + Double(lines - 1) * ListType.leading) * size
    // Rows with rules between them have half of their free room below the last one, too.
    let loose = (rect.height - ink / 2) / (Double(rows) - 0.5)
    let hasRules = loose - ink > ListType.leastFree * size
    let steps = hasRules ? loose : (rect.height - ink) / Double(max(1, rows - 1))
    step = rows > 1 ? min(size * Self.widestStep, steps) : 0
    pitch = (rect.width + ListType.gutter * size) / Double(self.count)
    // Without this addition, rounding could cut words that fit exactly.
    room = pitch / size - ListType.gutter - type.numberWidth - ListType.gap + 1e-6
    // Words that are cut need room for some of their letters; shorter ones, as those of an alphabet, do not.
    let least = min(2 * words.width("m"), type.promptWidths[lines] ?? 0)
    guard room > least else {
      throw Misfit("list", missing: (least - room) * size, board) { "would need \($0) more width" }
    }
  }

  private init(_ count: Int, of prompts: Int, size: Double, lines: Int) {
    (self.size, self.count, self.lines) = (size, count, lines)
    rows = (prompts + count - 1) / count
  }

  /// Returns the width of prompts in all columns, in points.
  private func width(_ widths: [Int: Double], _ type: ListType) -> Double {
    let column = type.numberWidth + ListType.gap + (widths[lines] ?? 0)
    return (Double(count) * column + Double(count - 1) * ListType.gutter) * size
  }

  /// Returns the columns in which letters are largest: the fewest of equally good ones.
  ///
  /// Prompts have two lines only if letters get larger, or if half the page would be empty.
  private static func largest(
    _ prompts: Int, in rect: Rect, upTo largest: Double, _ widths: [Int: Double], _ type: ListType,
    _ board: Board
  ) throws(Misfit) -> ListColumns {
    let fewest = type.lineCounts.first ?? 1
    var best = ListColumns(1, of: prompts, size: 0, lines: fewest)
    for lines in type.lineCounts {
      let used = best.width(widths, type)
      for count in 1...min(8, prompts) {
        var columns = ListColumns(count, of: prompts, size: 0, lines: lines)
        columns.size = 1
        let high = type.height(rows: columns.rows, lines: lines)
        columns.size = min(largest, rect.width / columns.width(widths, type), rect.height / high)
        let gain = lines == best.lines ? 1.02 : used < 0.65 * rect.width ? 0.9 : 1.15
        if columns.size > best.size * gain { best = columns }
      }
    }
    // At the smallest size, words that are too long are cut.
    guard best.size < board.smallest else { return best }
    let counts = 1...min(8, prompts)
    for count in counts {
      let columns = ListColumns(count, of: prompts, size: board.smallest, lines: fewest)
      if type.height(rows: columns.rows, lines: fewest) * board.smallest <= rect.height {
        return columns
      }
    }
    let rows = ListColumns(counts.upperBound, of: prompts, size: 0, lines: fewest).rows
    let missing = type.height(rows: rows, lines: fewest) * board.smallest - rect.height
    throw Misfit("list", missing: missing, board) { "would need \($0) more height" }
  }
}
