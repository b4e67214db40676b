/// The kinds of items that a layout can place, by their names in files.
let itemKinds: [(name: String, make: @Sendable (inout Fields, ThemeFiles) -> any Item)] = [
  ("number", { fields, _ in TextItem.number.reading(&fields) }),
  ("prompt", { fields, _ in TextItem.prompt.reading(&fields) }),
  ("note", { fields, _ in TextItem.note.reading(&fields) }),
  ("date", { fields, _ in TextItem.date.reading(&fields) }),
  ("text", { fields, _ in TextItem.text.reading(&fields) }),
  ("frame", { fields, _ in FrameItem(&fields) }),
  ("panels", { fields, _ in PanelsItem(&fields) }),
  ("swatch", { fields, _ in SwatchItem(&fields) }),
  ("progress", { fields, _ in ProgressItem(&fields) }),
  ("image", { fields, files in ImageItem(&fields, files) }),
  ("rule", { _, _ in RuleItem() }),
  ("group", { fields, files in GroupItem(&fields, files) }),
  ("calendar", { fields, _ in CalendarItem(&fields) }),
  ("arrows", { fields, _ in ArrowsItem(&fields) }),
  ("list", { fields, _ in ListItem(&fields) }),
]
