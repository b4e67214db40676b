/// A kind of item that a layout can place.
struct ItemKind: Sendable {
  /// The name in files.
  let name: String
  /// What it shows, in one line.
  let meaning: String
  /// Reads its own keys.
  let make: @Sendable (inout Fields, ThemeFiles) -> any Item

  /// All kinds.
  static let all: [ItemKind] = [
    kind("number", "the day's number") { fields, _ in NumberItem(&fields) },
    kind("prompt", "the prompt") { fields, _ in TextItem.prompt.reading(&fields) },
    kind("beside", "the words of another list beside the prompt, such as a translation") {
      fields, _ in TextItem.beside.reading(&fields)
    },
    kind("note", "the note beside the prompt") { fields, _ in TextItem.note.reading(&fields) },
    kind("date", "the date") { fields, _ in TextItem.date.reading(&fields) },
    kind("text", "any words") { fields, _ in TextItem.text.reading(&fields) },
    kind("frame", "a frame to draw in") { fields, _ in FrameItem(&fields) },
    kind("panels", "several equal frames") { fields, _ in PanelsItem(&fields) },
    kind("swatch", "the colours that a prompt asks for") { fields, _ in SwatchItem(&fields) },
    kind("progress", "a dot for every prompt, today's marked") { fields, _ in
      ProgressItem(&fields)
    },
    kind("image", "a picture") { fields, files in ImageItem(&fields, files) },
    kind("rule", "a thin line, level or upright as its cell is") { _, _ in RuleItem() },
    kind("group", "a grid in a cell") { fields, files in GroupItem(&fields, files) },
    kind("calendar", "the days of a month, each with room to draw") { fields, _ in
      CalendarItem(&fields)
    },
    kind("arrows", "two small arrows to the page before and the page after") { fields, _ in
      ArrowsItem(&fields)
    },
    kind("ornament", "the theme's ornament, one a day") { fields, _ in OrnamentItem(&fields) },
    kind("list", "all prompts of the page") { fields, _ in ListItem(&fields) },
    kind("days", "a grid of cells, one for each prompt or month") { fields, files in
      DaysItem(&fields, files)
    },
    kind("field", "a label with a line to write on, or in a box") { fields, _ in
      FieldsItem(one: &fields)
    },
    kind("fields", "several of these side by side") { fields, _ in FieldsItem(&fields) },
    kind("checks", "squares to tick, with words") { fields, _ in
      OutlinesItem.checks.reading(&fields)
    },
    kind("swatches", "boxes to fill with colours") { fields, _ in
      OutlinesItem.swatches.reading(&fields)
    },
    kind("scale", "dots to fill, as many as a day is worth") { fields, _ in
      OutlinesItem.scale.reading(&fields)
    },
    kind("box", "one closed box") { fields, _ in OutlinesItem.box.reading(&fields) },
  ]

  private static func kind(
    _ name: String, _ meaning: String,
    _ make: @escaping @Sendable (inout Fields, ThemeFiles) -> any Item
  ) -> ItemKind {
    ItemKind(name: name, meaning: meaning, make: make)
  }
}
