extension Layout {
  /// Returns whether its pages have labels in English, though the list is in another language: one for whose
  /// labels there are no words.
  package func borrowsLabels(in language: String) -> Bool {
    hasLabels && !LabelWords.speaks(language)
  }

  /// Whether the list's language decides about words of its pages.
  private var hasLabels: Bool {
    parts.contains(where: \.hasLabels) || variants.contains { $0.grid.hasLabels }
  }
}

extension Grid {
  fileprivate var hasLabels: Bool {
    cells.contains { cell in
      switch cell.item {
      case let text as TextItem: text.wordings.contains(where: \.hasLabels)
      case let fields as FieldsItem: fields.fields.contains { $0.label?.isOfLanguage ?? false }
      case let outlines as OutlinesItem:
        ([outlines.label].compactMap(\.self) + outlines.labels).contains(where: \.isOfLanguage)
      case let days as DaysItem: days.cell.hasLabels
      case let group as GroupItem: group.grid.hasLabels
      default: false
      }
    }
  }
}
