internal import InkleafGeometry

/// The text in Cairo's operators of a page, cut into the lines that it was drawn from.
///
/// Glyphs come in the order in which they were drawn, so counting them tells where a line ends.
struct PDFCuts {
  /// What shows a line.
  struct Cut {
    /// The operators, among those of all lines.
    fileprivate(set) var operators: Range<Int>
    /// The operand of the font that the line starts with, and of the one that it ends with.
    fileprivate(set) var fonts: (first: Range<Int>, last: Range<Int>)
    /// The distance of its last row of glyphs from its start, in units of the font size with y up.
    fileprivate(set) var lastRow: Point
  }

  let plan: PDFPlan
  /// The operators of all lines, in the order of drawing.
  private(set) var operators: [UInt8] = []
  private var cuts: [Cut?]
  /// The names of fonts with codes of two bytes.
  private let wideFonts: [[UInt8]]
  /// The number of lines that have begun.
  private var begun = 0
  /// The number of parts that were taken.
  private var parts = 0
  /// The glyphs that are to come in the line that has begun.
  private var left = 0
  private var font: Range<Int>?
  /// The operator that attaches a text to the glyphs to come, if it is not among the line's yet.
  private var attached: [UInt8] = []
  private var isWide = false
  /// The lengths of the units of Cairo's matrix, in points.
  private var scale: (x: Double, y: Double)?
  /// Where Cairo put the last row of glyphs, in points, and where the line that has begun puts it.
  private var (start, ownStart) = (Point(x: 0, y: 0), Point(x: 0, y: 0))

  init(_ plan: PDFPlan, wideFonts: [[UInt8]]) {
    self.plan = plan
    self.wideFonts = wideFonts
    cuts = Array(repeating: nil, count: plan.lines.count)
  }

  /// Whether all lines have come.
  var isDone: Bool { left == 0 && begun == plan.drawn.count && parts == plan.ends.count }

  /// Returns what shows a line; `nil` for one without ink.
  func cut(_ line: Int) -> Cut? { cuts[line] }

  /// Takes the next part if all of it has come, and returns the indices of its lines.
  mutating func takePart() -> Range<Int>? {
    guard left == 0, parts < plan.ends.count, begun > 0 else { return nil }
    let last = plan.drawn[begun - 1]
    let part = (parts > 0 ? plan.ends[parts - 1] : 0)..<plan.ends[parts]
    guard last >= part.lowerBound,
      begun == plan.drawn.count || plan.drawn[begun] >= part.upperBound
    else { return nil }
    endLine()
    parts += 1
    return part
  }

  // MARK: Operators

  /// Takes an operator of a text.
  ///
  /// - Parameters:
  ///   - operation: its name.
  ///   - operands: the operands before it.
  ///   - source: the bytes that both are in.
  mutating func take(
    _ operation: Range<Int>, _ operands: [Range<Int>], of source: [UInt8]
  ) throws(PDFFault) {
    func number(_ operand: Range<Int>) throws(PDFFault) -> Double {
      var scanner = PDFScanner(source, at: operand.lowerBound)
      return try scanner.number()
    }
    switch (PDFOperator(source[operation]), operands.count) {
    case (.textMatrix?, 6):
      guard try number(operands[1]) == 0, try number(operands[2]) == 0 else {
        throw PDFFault(words: "turned text")
      }
      let (x, y) = (try number(operands[0]), try number(operands[3]))
      guard x != 0, y != 0, left == 0 || (scale?.x == x && scale?.y == y) else {
        throw PDFFault(words: "text that changes its size")
      }
      scale = (x, y)
      start = Point(x: try number(operands[4]), y: try number(operands[5]))
      if left > 0 { moveLine() }
    case (.textMove?, 2):
      guard let scale else { throw PDFFault(words: "text without a place") }
      start.x += try number(operands[0]) * scale.x
      start.y += try number(operands[1]) * scale.y
      if left > 0 { moveLine() }
    case (.font?, 2):
      let operand = operands[0].lowerBound..<operands[1].upperBound
      font = operand
      isWide = wideFonts.contains { source[operands[0]].elementsEqual($0) }
      if left > 0 {
        cuts[plan.drawn[begun - 1]]?.fonts.last = operand
        operators += source[operand]
        operators.add(" Tf\n")
      }
    case (.show?, 1): try cut(source, operands[0])
    case (.beginWithProperties?, 2):
      // A text that is attached to glyphs; the font of a line may come behind it.
      attached = source[operands[0].lowerBound..<operation.upperBound] + [0x0A]
      if left > 0 { takeAttached() }
    case (.end?, 0): operators.add("EMC\n")
    default: throw PDFFault(words: "an unknown operator of text")
    }
  }

  /// Adds the beginning of a text that is attached to the next glyphs.
  private mutating func takeAttached() {
    operators += attached
    attached = []
  }

  private mutating func beginLine() throws(PDFFault) {
    guard begun < plan.drawn.count, let font, scale != nil else {
      throw PDFFault(words: "text that was not drawn")
    }
    endLine()
    let line = plan.drawn[begun]
    begun += 1
    left = plan.lines[line].count
    ownStart = plan.lines[line].drawn
    cuts[line] = Cut(
      operators: operators.count..<operators.count, fonts: (font, font),
      lastRow: Point(x: 0, y: 0))
  }

  private mutating func endLine() {
    guard begun > 0, case let line = plan.drawn[begun - 1], let cut = cuts[line] else { return }
    cuts[line]?.operators = cut.operators.lowerBound..<operators.count
  }

  /// Moves to the start of the next row of glyphs within a line.
  private mutating func moveLine() {
    guard let scale, begun > 0 else { return }
    let (x, y) = ((start.x - ownStart.x) / scale.x, (start.y - ownStart.y) / scale.y)
    operators.add("Td\n", x, y)
    ownStart = start
    let line = plan.drawn[begun - 1]
    cuts[line]?.lastRow.x += x
    cuts[line]?.lastRow.y += y
  }

  /// Cuts strings, and the distances between them, where lines end.
  private mutating func cut(_ source: [UInt8], _ operand: Range<Int>) throws(PDFFault) {
    if !attached.isEmpty {
      if left == 0 { try beginLine() }
      takeAttached()
    }
    var place = operand.lowerBound
    /// The start of what is shown of the line so far, and the number of strings and distances in it.
    var (first, count) = (operators.count, 0)
    func fault() -> PDFFault { PDFFault(words: "a string without an end") }
    func show(_ operators: inout [UInt8]) {
      if count == 1, !operators[first].isPDFRegular {
        operators.add("Tj\n")
      } else if count > 0 {
        operators.insert(UInt8(ascii: "["), at: first)
        operators.add("]TJ\n")
      }
      (first, count) = (operators.count, 0)
    }
    while place < operand.upperBound {
      switch source[place] {
      case UInt8(ascii: "("), UInt8(ascii: "<"):
        let isHexadecimal = source[place] == UInt8(ascii: "<")
        let end = UInt8(ascii: isHexadecimal ? ">" : ")")
        place += 1
        var isInString = false
        while place < operand.upperBound, source[place] != end {
          let length =
            isHexadecimal
            ? source.lengthOfDigits(at: place, isWide ? 4 : 2) : source.lengthOfLetter(at: place)
          guard place + length < operand.upperBound else { throw fault() }
          // A line end within a string is no glyph.
          if !source[place].isPDFSpace || !isHexadecimal, !source.hasBrokenRow(at: place) {
            if left == 0 { try beginLine() }
            if !isInString {
              count += 1
              operators.append(isHexadecimal ? UInt8(ascii: "<") : UInt8(ascii: "("))
              isInString = true
            }
            operators += source[place..<place + length]
            left -= 1
            if left == 0 {
              operators.append(end)
              show(&operators)
              isInString = false
            }
          }
          place += length
        }
        if isInString { operators.append(end) }
        place += 1
      case UInt8(ascii: "["), UInt8(ascii: "]"): place += 1
      case let byte where byte.isPDFSpace: place += 1
      default:
        let start = place
        while place < operand.upperBound, source[place].isPDFRegular { place += 1 }
        guard place > start else { throw fault() }
        // What is between two lines is said by their places.
        if left > 0 {
          operators += source[start..<place]
          count += 1
        }
      }
    }
    show(&operators)
  }
}

extension [UInt8] {
  /// The length of a letter in a string in parentheses.
  fileprivate func lengthOfLetter(at place: Int) -> Int {
    guard self[place] == UInt8(ascii: "\\"), place + 1 < count else { return 1 }
    var length = 1
    while length < 4, place + length < count, (0x30...0x37).contains(self[place + length]) {
      length += 1
    }
    return Swift.max(length, 2)
  }

  /// The length of some digits with white space among them, or of white space alone.
  fileprivate func lengthOfDigits(at place: Int, _ digits: Int) -> Int {
    if self[place].isPDFSpace { return 1 }
    var (length, left) = (0, digits)
    while left > 0, place + length < count, self[place + length] != UInt8(ascii: ">") {
      if !self[place + length].isPDFSpace { left -= 1 }
      length += 1
    }
    return length
  }

  /// Returns whether a row in a string goes on in the next line of the file.
  fileprivate func hasBrokenRow(at place: Int) -> Bool {
    self[place] == UInt8(ascii: "\\") && place + 1 < count && self[place + 1] == 0x0A
  }
}
