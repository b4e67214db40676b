internal import InkleafPages

/// All prompts of a release in words, below its editions: their numbers, notes and dates.
///
/// The page's script finds today's prompt here.
struct PromptSection {
  var lists: [PromptList]
  var words: SiteWords

  /// The most prompts that are shown, four years of days, so that the page stays light; of more, the last ones are.
  private static let mostPrompts = 1461

  /// The name of the section in addresses.
  private static let name = "prompts"

  /// Whether any prompt has a day.
  var isDated: Bool {
    lists.contains { list in list.prompts.contains { list.date(of: $0) != nil } }
  }

  func add(to html: inout HTML) {
    let shown = shown
    html.add("section", ["class": Self.name, "aria-labelledby": Self.name]) { html in
      html.add("h2", ["id": Self.name], words.counted(lists.promptCount, .prompts))
      for (place, (list, prompts)) in zip(lists, shown).enumerated() {
        var heading = Self.name
        if lists.count > 1 {
          heading += "-\(place + 1)"
          html.add("h3", ["id": heading]) { $0.add(words: list.title, language: list.language) }
        }
        if let hashtag = list.hashtag {
          html.add("p") { $0.add(words: hashtag, language: list.language) }
        }
        if prompts.count < list.prompts.count { html.add("p", "…") }
        add(list, prompts, labelledBy: heading, &html)
      }
    }
  }

  /// The prompts of each list that are shown.
  private var shown: [[Prompt]] {
    guard lists.reduce(0, { $0 + $1.prompts.count }) > Self.mostPrompts else {
      return lists.map(\.prompts)
    }
    let dates = lists.flatMap { list in list.prompts.map { list.date(of: $0)?.description ?? "" } }
    let last = Set(
      dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }.suffix(Self.mostPrompts))
    var place = 0
    return lists.map { list in
      list.prompts.filter { _ in
        defer { place += 1 }
        return last.contains(place)
      }
    }
  }

  private func add(
    _ list: PromptList, _ prompts: [Prompt], labelledBy heading: String, _ html: inout HTML
  ) {
    // Dates are in the language of the list, so that one mark holds for all of it.
    let calendar = CalendarWords(language: list.language)
    let hasYears = list.days.map { $0.first.year != $0.last.year } ?? false
    html.add(
      "ol",
      [
        "aria-labelledby": heading, "lang": words.mark(list.language),
        "dir": list.isRightToLeft ? "rtl" : nil,
      ]
    ) { html in
      for prompt in prompts {
        html.add("li") { html in
          let last = prompt.last == prompt.number ? "" : "–\(calendar.number(prompt.last))"
          html.add("b", calendar.number(prompt.number) + last)
          html.add(" ")
          html.add("span") { html in
            html.add(prompt.text)
            if let note = prompt.note { html.add("small", " \(note)") }
          }
          guard let first = list.date(of: prompt), let end = list.end(of: prompt) else { return }
          html.add(" ")
          let days = first.days(to: end) + 1
          let months =
            list.cadence == .monthly ? calendar.months(first, end, hasYears: hasYears) : nil
          html.add(
            "time", ["datetime": first.description, "data-days": days == 1 ? nil : "\(days)"],
            months
              ?? (hasYears ? calendar.daysOfYears(first, end) : calendar.days(first, end)))
        }
      }
    }
  }
}
