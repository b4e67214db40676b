internal import InkleafGeometry

/// The kinds of texts, and what a layout's file says of them.
extension TextItem {
  static let number = TextItem(
    wordings: ["{number}"], font: .number, color: .accent, size: Length(2.4, .unit), lines: 1,
    shrinks: true)
  static let prompt = TextItem(
    wordings: ["{prompt}"], font: .prompt, color: .ink, size: Length(1.2, .unit), lines: 3,
    shrinks: true)
  static let beside = TextItem(
    wordings: ["{beside}"], font: .prompt, color: .muted, size: Length(0.6, .unit), lines: 1,
    shrinks: true, maxWidth: Length(7, .unit), standsAtEnd: true)
  static let note = TextItem(
    wordings: ["{note}"], font: .text, color: .muted, size: Length(0.21, .unit), lines: 1,
    shrinks: false)
  static let date = TextItem(
    wordings: ["{date}", "{day}"], font: .text, color: .muted, size: Length(0.21, .unit), lines: 1,
    shrinks: false)
  static let text = TextItem(
    wordings: [], font: .text, color: .muted, size: Length(0.17, .unit), lines: 1, shrinks: false)

  /// Returns the item with the changes of a layout's file.
  func reading(_ fields: inout Fields) -> TextItem {
    var item = self
    let meaning =
      "the words, with fields such as {title}; of several, the first that fits on all pages is set"
    if wordings.isEmpty {
      item.wordings =
        fields.need(
          "text", .wordings, meaning, or: "a text needs the key \"text\", such as \"{title}\"")
        ?? []
    } else {
      fields.read("text", into: &item.wordings, .wordings, meaning)
    }
    fields.read(
      "font", into: &item.font, .choice("font", "; the theme says which fonts these are"),
      "one of the theme's fonts")
    fields.read(
      "color", into: &item.color, .choice("colour", "; the theme says which colours these are"),
      "one of the theme's colours")
    fields.read("size", into: &item.size, .positiveLength, "the height of capitals")
    fields.read("lines", into: &item.lines, .whole(1...20), "the most lines")
    item.height = fields.read(
      "height", .absoluteLength, "the largest height of all lines together")
    fields.read(
      "shrink", into: &item.shrinks, .flag,
      "whether a line that is too wide becomes smaller instead of being cut, and lines that are too high for"
        + " a cell of many")
    fields.read(
      "even", into: &item.isEven, .flag, "whether nearly all texts have one size")
    fields.read(
      "wholeWords", into: &item.keepsWords, .flag,
      "whether a word that is wider than the room does not fit, instead of being cut apart")
    fields.read(
      "leader", into: &item.hasLeader, .flag,
      "whether dots lead from the end of the text to the other side")
    fields.read(
      "figures", into: &item.figures, .choice("form of figures"),
      "figures of their own widths, all of one width for numbers below one another, or the font's usual ones"
    )
    if let width = fields.read("maxWidth", .length, "the most room that it takes from side to side")
    {
      item.maxWidth = width
    }
    return item
  }
}
