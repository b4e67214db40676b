/// The chapters of a list: its headings, or else its months where it has more days than two months have.
struct Chapters {
  private let list: PromptList
  private let words: CalendarWords
  private let hasHeadings: Bool
  private let hasMonths: Bool

  init(of list: PromptList, _ words: CalendarWords) {
    (self.list, self.words) = (list, words)
    hasHeadings = list.prompts.contains { $0.group != nil }
    // Prompts with days of their own may go back to a month.
    let days = list.prompts.compactMap { list.date(of: $0)?.firstOfMonth }
    hasMonths =
      !hasHeadings && list.start != nil && list.prompts.count > 62
      && zip(days, days.dropFirst()).allSatisfy { $0.days(to: $1) >= 0 }
  }

  /// Returns the chapter that a prompt is in; `nil` for none.
  func name(of prompt: Prompt) -> String? {
    if hasHeadings { return prompt.group }
    return hasMonths ? list.date(of: prompt).map(words.monthYear) : nil
  }
}
