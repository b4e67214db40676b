internal import InkleafGeometry
internal import InkleafPages

/// What Cairo drew on a page or in a form, written anew.
///
/// Greys become grey, so that printers use black ink alone for them. Lines that Cairo drew at once are
/// parted. Tags get their own names, and all that is drawn outside of them is marked as an artifact,
/// which is not read aloud.
struct PDFContent {
  /// The operators.
  private(set) var bytes: [UInt8] = []
  /// The names of the tags; `nil` to leave artifacts unmarked.
  private let names: [String]?
  /// Whether each tag was written.
  private var isWritten: [Bool]
  /// The start of what may be an artifact.
  private var artifact = 0
  /// Whether anything was drawn since then.
  private var paints = false

  /// Rewrites operators.
  ///
  /// - Parameters:
  ///   - source: Cairo's operators, inflated.
  ///   - cuts: the lines in them; `nil` to leave text as it is.
  ///   - names: the names of the tags by their numbers; `nil` to leave artifacts unmarked.
  ///   - dropsStates: whether graphics states are left out because none of them changes anything.
  /// - Throws: a fault for other tags or lines than there should be, and for operators without an end.
  init(
    rewriting source: [UInt8], _ cuts: PDFCuts?, names: [String]?, dropsStates: Bool
  ) throws(PDFFault) {
    self.names = names
    isWritten = Array(repeating: false, count: names?.count ?? 0)
    bytes.reserveCapacity(source.count + 64)
    var cuts = cuts
    /// The numbers of the tags that are to come.
    var tags = cuts.map { $0.plan.tags[...] } ?? Array(isWritten.indices)[...]
    /// Whether each open sequence is a tag.
    var open: [Bool] = []
    var isInText = false
    /// The outlines that are to come, and the start of what may be a stand-in for some.
    var strokes = cuts.map { $0.plan.strokes[...] } ?? []
    var standIn: (start: Int, isWhole: Bool)?
    /// The start of the operator with its operands and the space before it.
    var start = 0
    /// The end of what is taken over or left out.
    var done = 0
    var operands: [Range<Int>] = []
    var scanner = PDFTokens(source)
    func takeOver(to end: Int, _ bytes: inout [UInt8]) {
      bytes += source[done..<end]
      done = end
    }

    while let token = try scanner.next() {
      guard token.isOperator else {
        operands.append(token.range)
        continue
      }
      let end = token.range.upperBound
      let name = PDFOperator(source[token.range])
      switch name {
      case .beginText? where cuts != nil:
        takeOver(to: start, &bytes)
        isInText = true
      case .endText? where cuts != nil:
        isInText = false
        done = end
        while let part = cuts?.takePart() { if let cuts { write(part, of: cuts, source) } }
      case _ where isInText: try cuts?.take(token.range, operands, of: source)
      case .fillColor?, .strokeColor?:
        guard operands.count == 3, source[operands[0]] == source[operands[1]],
          source[operands[1]] == source[operands[2]]
        else { break }
        takeOver(to: start, &bytes)
        bytes.append(0x0A)
        bytes += source[operands[0]]
        bytes += (source[token.range.lowerBound] == UInt8(ascii: "r") ? " g" : " G").utf8
        done = end
      case .state? where dropsStates:
        takeOver(to: start, &bytes)
        done = end
      case .beginWithProperties?
      where operands.count >= 2 && source[operands[0]].isEqual("/P"):
        guard !open.contains(true) else { throw PDFFault(words: "a tag within a tag") }
        open.append(true)
        takeOver(to: start, &bytes)
        guard let tag = tags.popFirst() else { throw PDFFault(words: "an unknown tag") }
        begin(tag)
        done = end
      case .begin?, .beginWithProperties?: open.append(false)
      case .end?:
        guard let isTag = open.popLast() else { throw PDFFault(words: "a tag ends twice") }
        guard isTag else { break }
        takeOver(to: end, &bytes)
        (artifact, paints) = (bytes.count, false)
      case .stroke?:
        paints = true
        guard let place = standIn, place.isWhole, let outlines = strokes.popFirst() else { break }
        takeOver(to: place.start, &bytes)
        bytes.append(0x0A)
        for outline in outlines { bytes.add(outline: outline) }
        done = start
      case .painting?, .show?: paints = true
      case .state?, .move?, .line?, .beginText?, .endText?, .textMatrix?, .textMove?, .font?, nil:
        break
      }
      switch (name, standIn) {
      case (.move?, _)
      where operands.count == 2 && operands.allSatisfy({ source[$0].isEqual("1") }):
        standIn = (start, false)
      case (.line?, let place?)
      where !place.isWhole && operands.count == 2 && source[operands[1]].isEqual("1"):
        standIn = try (
          place.start, strokes.first?.has(standInEnd: operands[0], in: source) ?? false
        )
      default: standIn = nil
      }
      start = end
      operands.removeAll(keepingCapacity: true)
    }
    guard open.isEmpty, tags.isEmpty else { throw PDFFault(words: "\(tags.count) tags too few") }
    guard !isInText, cuts?.isDone ?? true else { throw PDFFault(words: "text is missing") }
    guard strokes.isEmpty else { throw PDFFault(words: "outlines are missing") }
    takeOver(to: start, &bytes)
    endArtifact()
    // Pictures are drawn elsewhere, and some lines have no ink.
    for (tag, isWritten) in isWritten.enumerated() where !isWritten {
      begin(tag)
      bytes.add(" EMC")
    }
    bytes.append(0x0A)
  }

  // MARK: Tags

  private mutating func begin(_ tag: Int) {
    guard let names, names.indices.contains(tag) else { return }
    endArtifact()
    bytes.add("\n")
    bytes.append(name: names[tag])
    bytes.add("<</MCID ")
    bytes.append(whole: tag)
    bytes.add(">>BDC")
    isWritten[tag] = true
  }

  private mutating func endArtifact() {
    guard paints, names != nil else { return }
    bytes.insert(contentsOf: "\n/Artifact BMC\n".utf8, at: artifact)
    bytes.add("\nEMC")
    paints = false
  }

  // MARK: Lines

  /// Writes lines that Cairo drew at once, each with its own place, colour and tag.
  private mutating func write(_ part: Range<Int>, of cuts: PDFCuts, _ source: [UInt8]) {
    guard let last = part.last.map({ cuts.plan.lines[$0] }) else { return }
    // Cairo set the colour of the last one, and goes on from there.
    var color = last.color
    var font: ArraySlice<UInt8>?
    /// The last line of the text that is open, and the real place of its last row, in points.
    var before: (size: Double, tag: Int?, start: Point)?
    for index in part {
      guard let cut = cuts.cut(index) else { continue }
      let line = cuts.plan.lines[index]
      if let text = before, text.tag != line.tag {
        // Tags may follow one another within a text.
        if text.tag != nil, let tag = line.tag {
          bytes.add("EMC")
          begin(tag)
          bytes.add("\n")
        } else {
          endText(in: text.tag)
          before = nil
        }
      }
      if before == nil {
        if let tag = line.tag { begin(tag) } else { paints = true }
        bytes.add("\nBT\n")
      }
      if line.color != color { write(line.color) }
      color = line.color
      var start = line.start
      if let text = before, abs(text.size - line.size) < 1e-9 * line.size {
        // Four decimals are less than a hundredth of a point in the largest letters.
        func units(_ distance: Double) -> Double {
          (distance / line.size * 10_000).rounded() / 10_000
        }
        let (x, y) = (units(start.x - text.start.x), units(text.start.y - start.y))
        bytes.add("Td\n", x, y)
        start = Point(x: text.start.x + x * line.size, y: text.start.y - y * line.size)
      } else {
        // y grows downwards on the page, and upwards in fonts.
        bytes.append(number: line.size)
        bytes.add(" 0 0 ")
        bytes.append(number: -line.size)
        bytes.append(0x20)
        bytes.add("Tm\n", start.x, start.y)
      }
      // Texts keep the font of the one before.
      if font != source[cut.fonts.first] {
        bytes += source[cut.fonts.first]
        bytes.add(" Tf\n")
      }
      bytes += cuts.operators[cut.operators]
      font = source[cut.fonts.last]
      let row = cut.lastRow
      before = (
        line.size, line.tag,
        Point(x: start.x + row.x * line.size, y: start.y - row.y * line.size)
      )
    }
    if let before { endText(in: before.tag) }
    if color != last.color { write(last.color) }
  }

  private mutating func endText(in tag: Int?) {
    bytes.add("ET")
    guard tag != nil else { return }
    bytes.add("\nEMC")
    (artifact, paints) = (bytes.count, false)
  }

  private mutating func write(_ color: Color) {
    let isGrey = color.red == color.green && color.green == color.blue
    for part in isGrey ? [color.red] : [color.red, color.green, color.blue] {
      bytes.append(number: Double(part) / 255)
      bytes.append(0x20)
    }
    bytes.add(isGrey ? "g\n" : "rg\n")
  }
}

extension [Mark] {
  /// Returns whether a number is the end of the stand-in for these outlines.
  fileprivate func has(standInEnd operand: Range<Int>, in source: [UInt8]) throws(PDFFault) -> Bool
  {
    guard let stroke = first?.stroke else { return false }
    var scanner = PDFScanner(source, at: operand.lowerBound)
    return try abs(scanner.number() - PDFPlan.standIn(for: stroke).end.x) < 0.01
  }
}
