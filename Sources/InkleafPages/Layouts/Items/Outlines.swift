internal import InkleafGeometry

/// Closed outlines in a row, to be filled: checks, swatches for colours, or a scale of dots.
struct OutlinesItem: Item {
  /// The name of the kind of item.
  var name: String
  var isRound = false
  /// The number of outlines.
  var count = 5
  /// The height of an outline.
  var size = Length(0.6, .unit)
  /// The distance of two outlines.
  var gap = Length(0.35, .unit)
  /// Whether outlines are as wide as the room allows.
  var isSpread = false
  /// The words before the outlines.
  var label: FieldLabel?
  /// The words behind each outline; empty for none.
  var labels: [FieldLabel] = []

  static let checks = OutlinesItem(name: "checks", count: 1, gap: Length(0.8, .unit))
  static let swatches = OutlinesItem(
    name: "swatches", count: 6, size: Length(1.4, .unit), isSpread: true)
  static let scale = OutlinesItem(name: "scale", isRound: true)
  static let box = OutlinesItem(name: "box", count: 1, isSpread: true)

  /// Returns the item with the values of a layout's file.
  func reading(_ fields: inout Fields) -> OutlinesItem {
    var item = self
    item.label = FieldLabel(&fields)
    let labels = Form.label.list(1...12, "labels")
    if let labels = fields.read("labels", labels, "the words behind each outline") {
      item.labels = labels
      item.count = max(1, labels.count)
    }
    fields.read("count", into: &item.count, .whole(1...60), "how many outlines")
    if item.count < item.labels.count, let value = fields.value.member("count") {
      fields.faults.add(
        "there are \(item.labels.count) labels for \(item.count) outlines; leave \"count\" out",
        at: value)
    }
    fields.read("round", into: &item.isRound, .flag, "whether outlines are circles")
    fields.read("size", into: &item.size, .positiveLength, "the height of an outline")
    fields.read("gap", into: &item.gap, .absoluteLength, "the distance of two outlines")
    fields.read(
      "spread", into: &item.isSpread, .flag, "whether outlines are as wide as the room allows")
    return item
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (isSpread ? .stretch : .start, .top) }

  var filled: Filled { isSpread ? .width : .nothing }

  /// The widths of the parts of a row, in points.
  private struct Measures {
    var type: LabelType
    var label: String
    var words: [String]
    var side: Double
    var gap: Double

    /// The room before the first outline.
    var lead: Double { label.isEmpty ? 0 : type.width(label) + 1.6 * type.gap }

    /// The room behind an outline with its words.
    func trail(_ index: Int) -> Double {
      words.indices.contains(index) ? type.gap + type.width(words[index]) : 0
    }
  }

  private func measures(_ board: Board) -> Measures {
    let type = LabelType(board)
    return Measures(
      type: type, label: label?.words(board) ?? "", words: labels.map { $0.words(board) },
      side: board.pixels.length(board.points(size)), gap: board.pixels.length(board.points(gap)))
  }

  func width(_ board: Board) -> Double? {
    let measures = measures(board)
    return (0..<count).reduce(measures.lead + measures.gap * Double(count - 1)) {
      $0 + measures.side + measures.trail($1)
    }
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    let measures = measures(board)
    return ItemHeight(
      above: max(
        measures.side,
        measures.label.isEmpty && measures.words.isEmpty
          ? 0 : measures.type.height + measures.type.depth))
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let measures = measures(board)
    let need = width(board) ?? 0
    let isWhole = box.valign == .stretch
    let wanted = height(width: box.rect.width, board)?.above ?? 0
    let height = isWhole ? box.rect.height : measures.side
    if !isSpread { try board.require(need, "width", in: box.rect.width, for: name) }
    // What words and gaps leave of the width is for the outlines.
    let outline =
      measures.side + (isSpread ? (box.rect.width - need) / Double(count) : 0)
    let least = Double(count) * board.smallest / 2
    try board.require(least, "width", in: Double(count) * outline, for: name)
    try board.require(min(wanted, height), "height", in: box.rect.height, for: name)
    let place = box.place(
      width: isSpread ? box.rect.width : need, height: isWhole ? height : wanted)
    let middle = (place.top + place.bottom) / 2
    let row = Rect(
      left: place.left, top: middle - height / 2, right: place.right, bottom: middle + height / 2)
    var item = PlacedItem(name: name, box: place.union(row), isBackdrop: name == "box")
    let isMirrored = board.list.isRightToLeft
    func across(_ x: Double) -> Double { isMirrored ? row.left + row.right - x : x }
    let baseline = middle + measures.type.height / 2
    item.turn = .text(slot: board.slot)
    func say(_ words: String, at x: Double) {
      item.sharedPassages.append(Passage(.paragraph, marks: [item.shared.count]))
      item.shared.append(measures.type.mark(words, x: across(x), baseline: baseline, board))
    }
    if !measures.label.isEmpty { say(measures.label, at: row.left) }
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    // A circle is no wider than high, and stands beside its words.
    let drawn = isRound && !labels.isEmpty ? min(outline, height) : outline
    var left = row.left + measures.lead
    for index in 0..<count {
      let (start, end) = (across(left), across(left + drawn))
      let rect = board.pixels.inside(
        Rect(left: min(start, end), top: row.top, right: max(start, end), bottom: row.bottom))
      item.shared.append(
        .stroke(outlinePath(rect - Insets(all: pen.width / 2)), pen))
      left += drawn
      if measures.words.indices.contains(index) {
        say(measures.words[index], at: left + measures.type.gap)
      }
      left += measures.trail(index) + outline - drawn + measures.gap
    }
    return [item]
  }

  private func outlinePath(_ rect: Rect) -> Path {
    isRound ? .circle(in: rect) : .rectangle(rect)
  }
}
