internal import InkleafGeometry

/// The words of a label: a name that languages have words for, or a text of the layout.
struct FieldLabel: Equatable {
  /// The text with its fields.
  private var wording: String

  /// Reads a label from the keys `label` or `text`; `nil` without them.
  init?(_ fields: inout Fields) {
    let name = fields.read(
      "label", .labelName, "a word that the program has in the list's language")
    let text = fields.read(
      "text", .wordingOfLabel, "words of your own, with fields such as {title}")
    fields.allowOnlyOne(of: "label", "text")
    guard let wording = name.map({ "{label:\($0)}" }) ?? text else { return nil }
    self.wording = wording
  }

  /// Makes a label of a name.
  init(named name: String) { wording = "{label:\(name)}" }

  /// Whether the list's language decides about words.
  var isOfLanguage: Bool { wording.hasLabels }

  /// Returns the words, which are the same on all pages.
  func words(_ board: Board) -> String { board.texts(wording).first.flatMap(\.self) ?? "" }
}

extension Form where Value == FieldLabel {
  /// The name of a label, or an object with the key `label` or `text`.
  static var label: Form {
    let words = object("a label") { FieldLabel(&$0) }
    let name = Form<String>.labelName
    return Form({ value, faults in
      value.object == nil
        ? name.read(value, faults).map(FieldLabel.init(named:)) : words.read(value, faults)
    }) { .schema(anyOf: [name.schema($0), words.schema($0)]) }
  }
}

/// The small print of labels.
struct LabelType {
  let text: Lettering
  /// The font size, in points.
  let size: Double

  init(_ board: Board) {
    text = board.letterings[board.theme.textFont]
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

  /// Returns a line that starts at a place, or ends there in languages that run from right to left; the hand that
  /// draws does not turn what is read.
  func mark(_ words: String, x: Double, baseline: Double, _ board: Board) -> Mark {
    text.line(
      words, size: size, at: Point(x: x, y: baseline),
      from: board.list.isRightToLeft ? .right : .left, color: board.palette.muted)
  }
}
