/// The pieces of a text and the widths of lines of them, as multiples of the font size.
struct LineWidths {
  let pieces: [TextPiece]
  private let lettering: Lettering
  /// The widths that are known, by the first piece and the end of a line; negative for unknown ones.
  private var widths: [Double] = []
  /// The sums of the widths of pieces alone, where there are too many for the widths of all lines.
  private var sums: [Double] = []
  private var gaps: [Double] = []
  /// The width of the hyphen behind a line that ends in the middle of a word.
  private var hyphen = 0.0

  /// The least number of lines: one more than ends of lines among the pieces.
  let least: Int

  /// The most pieces for which all widths are kept.
  private static let mostKept = 20

  init(_ pieces: [TextPiece], _ lettering: Lettering) {
    self.pieces = pieces
    self.lettering = lettering
    least = pieces.dropLast().count { $0.joint == .line } + 1
    if pieces.count > 1, pieces.count <= LineWidths.mostKept {
      widths = Array(repeating: -1, count: pieces.count * pieces.count)
    }
  }

  /// Whether there are too many pieces to measure every line of them.
  private var hasMany: Bool { pieces.count > LineWidths.mostKept }

  /// Returns a line of pieces.
  func text(_ line: Range<Int>) -> String {
    var text = pieces[line.lowerBound].text
    for index in line.dropFirst() {
      switch pieces[index - 1].joint {
      case .space: text += " "
      case .dot: text += " · "
      case .none, .hyphen, .line: break
      }
      text += pieces[index].text
    }
    guard line.upperBound < pieces.count else { return text }
    switch pieces[line.upperBound - 1].joint {
    case .hyphen: text += softHyphen
    case .none where mayHaveSpace(between: text, and: pieces[line.upperBound].text):
      text += noSpace
    case .none, .space, .dot, .line: break
    }
    return text
  }

  mutating func width(_ line: Range<Int>) -> Double {
    guard !widths.isEmpty else { return lettering.width(text(line)) }
    let place = line.lowerBound * pieces.count + line.upperBound - 1
    if widths[place] < 0 { widths[place] = lettering.width(text(line)) }
    return widths[place]
  }

  /// Returns a number of lines, the widest of which is as narrow as possible.
  mutating func balanced(_ count: Int) -> [Range<Int>] {
    guard count > 1, pieces.count >= count else { return wrapped(within: .infinity) }
    // The narrowest width with at most `count` lines is between that of the widest piece and that of the
    // whole text. It is the width of a line, so each try ends at one: the widest of the lines that were
    // few enough, or the narrowest line that would have made fewer of them.
    if hasMany { addUp() }
    func width(of line: Range<Int>) -> Double { hasMany ? sum(line) : self.width(line) }
    var low = 0.0
    for index in pieces.indices { low = max(low, width(of: index..<index + 1)) }
    var best = wrapped(within: .infinity)
    var high = best.map { width(of: $0) }.max() ?? 0
    while low < high {
      // Half-way between neighbours is one of them: a try at `high` would change nothing, for ever.
      let middle = min((low + high) / 2, high.nextDown)
      let (lines, next) =
        hasMany ? filledFromSums(within: middle, measures: false) : filled(within: middle)
      if lines.count <= count {
        best = lines
        high = lines.map { width(of: $0) }.max() ?? low
      } else {
        low = max(next, middle.nextUp)
      }
    }
    return best
  }

  /// Returns lines, each as full as a width allows.
  mutating func wrapped(within limit: Double) -> [Range<Int>] {
    if limit == .infinity, least == 1 { return pieces.isEmpty ? [] : [0..<pieces.count] }
    return filled(within: limit).lines
  }

  /// Returns lines, each as full as a width allows, and the narrowest width that would change them.
  private mutating func filled(within limit: Double) -> (lines: [Range<Int>], next: Double) {
    var (lines, next) = ([Range<Int>](), Double.infinity)
    guard !pieces.isEmpty else { return (lines, next) }
    if hasMany { return filledFromSums(within: limit, measures: true) }
    var start = 0
    for index in 1..<max(1, pieces.count) {
      if pieces[index - 1].joint != .line {
        let width = width(start..<index + 1)
        guard width > limit else { continue }
        next = min(next, width)
      }
      lines.append(start..<index)
      start = index
    }
    return (lines + [start..<pieces.count], next)
  }

  // MARK: Many pieces

  /// Returns how wide a line is by the widths of its pieces alone, without what letters move together.
  private func sum(_ line: Range<Int>) -> Double {
    let width = sums[line.upperBound] - sums[line.lowerBound] - gaps[line.upperBound - 1]
    return line.upperBound < pieces.count && pieces[line.upperBound - 1].joint == .hyphen
      ? width + hyphen : width
  }

  /// Measures the pieces and the gaps behind them.
  ///
  /// A piece's own width has no hyphen: it counts where a line ends in it.
  private mutating func addUp() {
    guard sums.isEmpty else { return }
    // Of whole parts, all sums are exact: two lines as wide as each other have the same sum, wherever they are.
    func whole(_ width: Double) -> Double { (width * 65536).rounded() / 65536 }
    func gap(_ between: String) -> Double {
      whole(lettering.width("a\(between)a") - 2 * lettering.width("a"))
    }
    let (space, dot) = (gap(" "), gap(" · "))
    hyphen = whole(lettering.width("n-") - lettering.width("n"))
    gaps = pieces.map { piece in
      switch piece.joint {
      case .space: space
      case .dot: dot
      case .none, .hyphen, .line: 0
      }
    }
    sums = pieces.indices.reduce(into: [0]) { sums, index in
      sums.append(sums[index] + whole(lettering.width(pieces[index].text)) + gaps[index])
    }
  }

  /// Returns lines of a text of many pieces, each as full as a width allows, and the narrowest width that would
  /// change them.
  ///
  /// - Parameter measures: whether the lines fit for certain; the sums tell it but for a little.
  private mutating func filledFromSums(
    within limit: Double, measures: Bool
  ) -> (lines: [Range<Int>], next: Double) {
    addUp()
    var (lines, next) = ([Range<Int>](), Double.infinity)
    var start = 0
    while start < pieces.count {
      // A line has at least one piece.
      var end = start + 1
      func mayGoOn() -> Bool { end < pieces.count && pieces[end - 1].joint != .line }
      while mayGoOn(), sum(start..<end + 1) <= limit { end += 1 }
      if measures { while end > start + 1, width(start..<end) > limit { end -= 1 } }
      if mayGoOn() { next = min(next, sum(start..<end + 1)) }
      lines.append(start..<end)
      start = end
    }
    return (lines, next)
  }
}
