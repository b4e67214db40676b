internal import InkleafGeometry

/// The words of a label: a name that languages have words for, or a text of the layout.
struct FieldLabel: Equatable {
  /// The text with its fields.
  private var wording: String

  /// Reads a label from the keys `label` or `text`; `nil` without them.
  init?(_ fields: inout Fields) {
    if let name = fields.read("label", { $0.labelName($1) }) {
      wording = "{label:\(name)}"
    } else if let value = fields.value("text"), let text = value.someText(fields.faults),
      let known = value.knownFields(in: text, fields.faults)
    {
      wording = known
    } else {
      return nil
    }
  }

  /// Reads a label that is a name, or an object with the key `label` or `text`.
  init?(_ value: JSON, _ faults: Faults) {
    if value.object == nil {
      guard let name = value.labelName(faults) else { return nil }
      wording = "{label:\(name)}"
    } else {
      var fields = Fields(value, faults, expected: "a label")
      let label = FieldLabel(&fields)
      fields.end()
      guard let label else { return nil }
      self = label
    }
  }

  /// Returns the words on the first page, which are those of all pages.
  func words(_ board: Board) -> String { board.texts(wording).first.flatMap(\.self) ?? "" }
}

/// The small print of labels.
struct LabelType {
  let text: Lettering
  /// The font size, in points.
  let size: Double

  init(_ board: Board) {
    text = Lettering(board.theme.textFont, metrics: board.metrics)
    size = max(board.smallest, 0.32 * board.unit / text.capHeight)
  }

  /// The height of capitals, in points.
  var height: Double { text.capHeight * size }

  /// The depth of letters below the baseline, in points.
  var depth: Double { text.depth * size }

  /// The room between a label and what it names, in points.
  var gap: Double { 0.5 * size }

  /// Returns the width of words, in points.
  func width(_ words: String) -> Double { words.isEmpty ? 0 : text.width(words) * size }

  /// Returns a line that starts at a place, or on mirrored pages ends there.
  func mark(_ words: String, x: Double, baseline: Double, _ board: Board) -> Mark {
    text.line(
      words, size: size, at: Point(x: x, y: baseline),
      from: board.page.isMirrored ? .right : .left, color: board.palette.muted)
  }
}
