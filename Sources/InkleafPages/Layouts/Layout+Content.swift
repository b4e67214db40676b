// What the items of a layout tell of its pages.

extension Layout {
  /// Whether an arrangement of its pages or of its parts passes a test.
  private func anyGrid(_ test: (Grid) -> Bool) -> Bool {
    parts.contains { $0.anyGrid(test) } || variants.contains { test($0.grid) }
  }

  /// Whether an order on its pages follows from the seed.
  var isShuffled: Bool { anyGrid { $0.days.contains { $0.order == .shuffled } } }

  /// Whether its pages may have arrows to others.
  var hasArrows: Bool { anyGrid { $0.items.contains { $0 is ArrowsItem } } }

  /// Whether its pages name the list in a footer, which leads to the table of contents.
  var hasFooter: Bool { anyGrid { $0.items.contains { ($0 as? TextItem)?.isFooter ?? false } } }

  /// Whether a cell of it leads to the page of its prompt, as a table of contents does.
  var leadsToDays: Bool { anyGrid { $0.days.contains(where: \.isLinked) } }

  /// Whether one part of a book is a table of its contents.
  package var listsItsPages: Bool { parts.contains(where: \.leadsToDays) }

  /// How a long list is parted among its pages.
  func parting(_ words: CalendarWords) -> Parting {
    let days = variants.flatMap(\.grid.days)
    if days.contains(where: { $0.order == .weekday }) { return .weeks(from: words.firstWeekday) }
    // Rows have an even number of cells more often than not.
    return days.first { $0.order == .list && !$0.runsDown }.map { .rows(of: $0.columns ?? 2) }
      ?? .even
  }

  /// Returns the number of prompts on each of its cards; `nil` if it has none.
  ///
  /// - Parameter words: the number of different prompts.
  package func promptsOfACard(of words: Int) -> Int? {
    parts.compactMap { $0.promptsOfACard(of: words) }.max()
      ?? variants.flatMap(\.grid.days).filter { $0.order == .shuffled }
      .compactMap { $0.card(for: words).count }.max()
  }

  /// Whether a page has a cell for each month, as a year at a glance.
  package var hasCellsOfMonths: Bool { anyGrid { $0.days.contains { $0.each == .month } } }

  /// Whether any of its arrangements names prompts.
  var namesPrompts: Bool { anyGrid(\.namesPrompts) }

  /// Whether an item takes so many prompts, others on each card.
  var choosesPrompts: Bool {
    anyGrid { $0.days.contains { $0.count != nil && $0.order == .shuffled } }
  }

  /// Returns whether its pages have labels in English, though the list is in another language: one for whose
  /// labels there are no words.
  package func borrowsLabels(in language: String) -> Bool {
    anyGrid(\.hasLabels) && !LabelWords.speaks(language)
  }
}

extension Grid {
  /// Its grids of days.
  fileprivate var days: [DaysItem] { items.compactMap { $0 as? DaysItem } }

  /// Whether an item shows prompts.
  var namesPrompts: Bool {
    items.contains { item in
      switch item {
      case let text as TextItem: text.wordings.contains { $0.fieldNames.contains("prompt") }
      case let calendar as CalendarItem: calendar.showsPrompts
      case is ListItem: true
      case let days as DaysItem: days.cell.namesPrompts
      default: false
      }
    }
  }

  /// Whether the list's language decides about its words.
  fileprivate var hasLabels: Bool {
    items.contains { item in
      switch item {
      case let text as TextItem: text.wordings.contains(where: \.hasLabels)
      case let fields as FieldsItem: fields.fields.contains { $0.label?.isOfLanguage ?? false }
      case let outlines as OutlinesItem:
        ([outlines.label].compactMap(\.self) + outlines.labels).contains(where: \.isOfLanguage)
      case let days as DaysItem: days.cell.hasLabels
      default: false
      }
    }
  }
}
