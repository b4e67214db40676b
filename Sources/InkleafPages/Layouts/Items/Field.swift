internal import InkleafGeometry

/// Fields to write in, side by side: a label each, with a line or in a box.
struct FieldsItem: Item {
  /// A field, and its share of the width.
  struct Field: Equatable {
    var label: FieldLabel?
    var share = 1.0
  }

  var fields: [Field]
  /// The room to write in one line.
  var height = Length(1, .unit)
  /// The distance of two fields.
  var gap = Length(0.6, .unit)
  /// The number of lines of each field.
  var lines = 1
  /// Whether a closed box stands around each field.
  var isBoxed = false

  /// Reads one field.
  init(one fields: inout Fields) {
    self.fields = [Field(label: FieldLabel(&fields))]
    read(&fields)
  }

  /// Reads several fields.
  init(_ fields: inout Fields) {
    self.fields =
      fields.need(
        "fields", Form.field.list(1...8, "fields"), "the fields, side by side",
        or: "the key \"fields\" is missing, such as [\"name\"]") ?? []
    fields.read("gap", into: &gap, .absoluteLength, "the distance of two fields")
    read(&fields)
  }

  private mutating func read(_ fields: inout Fields) {
    fields.read("height", into: &height, .positiveLength, "the room to write in one line")
    fields.read("lines", into: &lines, .whole(1...40), "how many lines each field has")
    fields.read("box", into: &isBoxed, .flag, "whether a closed box stands around each field")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .top) }
  var filled: Filled { .width }

  func width(_ board: Board) -> Double? {
    let type = LabelType(board)
    return fields.reduce(0) { $0 + type.width($1.label?.words(board) ?? "") + 3 * board.unit }
      + board.points(gap) * Double(max(0, fields.count - 1))
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    let type = LabelType(board)
    let line = max(board.points(height), type.height + type.gap)
    let label = isBoxed ? type.height + type.depth + type.gap : 0
    return ItemHeight(above: Double(lines) * line + label, below: isBoxed ? 0 : type.depth)
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let type = LabelType(board)
    let gap = board.points(gap)
    let need = height(width: box.rect.width, board) ?? ItemHeight(above: 0)
    var room = box.rect
    if box.valign != .stretch { room = box.place(width: room.width, height: need.above) }
    if box.valign != .baseline {
      try board.require(need.above, "height", in: box.rect.height, for: name(board))
    }
    let shares = fields.reduce(0) { $0 + $1.share }
    let all = box.rect.width - gap * Double(fields.count - 1)
    var left = box.rect.left
    var item = PlacedItem(name: name(board), box: room)
    item.box.bottom += isBoxed ? 0 : type.depth
    for field in board.list.isRightToLeft ? fields.reversed() : fields {
      let width = all * field.share / max(shares, 1e-9)
      let place = Rect(left: left, top: room.top, right: left + width, bottom: room.bottom)
      let words = field.label?.words(board) ?? ""
      let need = type.width(words) + (isBoxed ? 2 : 1) * type.gap + board.unit
      try board.require(need, "width", in: width, for: "field \"\(words)\"")
      item.shared += isBoxed ? boxed(words, place, type, board) : lined(words, place, type, board)
      if !words.isEmpty {
        item.sharedPassages.append(Passage(.paragraph, marks: [item.shared.count - 1]))
      }
      left += width + gap
    }
    if board.list.isRightToLeft { item.sharedPassages.reverse() }
    item.turn = .text(slot: board.slot)
    return [item]
  }

  private func name(_ board: Board) -> String {
    fields.count == 1 ? "field \"\(fields[0].label?.words(board) ?? "")\"" : "fields"
  }

  /// Returns a label on the first line, and the lines.
  private func lined(_ words: String, _ rect: Rect, _ type: LabelType, _ board: Board) -> [Mark] {
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    let step = rect.height / Double(max(1, lines))
    let base = rect.top + step
    let label = words.isEmpty ? 0 : type.width(words) + type.gap
    let isMirrored = board.list.isRightToLeft
    let segments = (0..<lines).map { line in
      let y = board.pixels.line(base + Double(line) * step - pen.width / 2, width: pen.width)
      let indent = line == 0 ? label : 0
      return Segment(
        isMirrored ? rect.left : rect.left + indent, y,
        isMirrored ? rect.right - indent : rect.right, y)
    }
    let marks: [Mark] = [.lines(segments, pen)]
    guard !words.isEmpty else { return marks }
    return marks + [
      type.mark(words, x: isMirrored ? rect.right : rect.left, baseline: base, board)
    ]
  }

  /// Returns a closed box with its label in the upper corner.
  private func boxed(_ words: String, _ rect: Rect, _ type: LabelType, _ board: Board) -> [Mark] {
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    let rect = board.pixels.inside(rect)
    let box = Mark.stroke(.rectangle(rect - Insets(all: pen.width / 2)), pen)
    guard !words.isEmpty else { return [box] }
    let inset = type.gap
    return [
      box,
      type.mark(
        words, x: board.list.isRightToLeft ? rect.right - inset : rect.left + inset,
        baseline: rect.top + inset + type.height, board),
    ]
  }
}

extension Form where Value == FieldsItem.Field {
  /// The name of a label, or an object with its words and its share of the width.
  fileprivate static var field: Form {
    let object = object("a field") { fields in
      let share = fields.read(
        "share", .whole(1...100), "its part of the width, 2 being twice as much as 1")
      return Value(label: FieldLabel(&fields), share: Double(share ?? 1))
    }
    let name = Form<String>.labelName
    return Form({ value, faults in
      value.object == nil
        ? Value(label: name.read(value, faults).map(FieldLabel.init(named:)))
        : object.read(value, faults)
    }) { .schema(anyOf: [name.schema($0), object.schema($0)]) }
  }
}
