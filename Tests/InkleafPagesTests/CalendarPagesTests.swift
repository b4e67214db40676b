import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Every day of fifteen years has its place on a calendar page of every size, whatever the language.
///
/// A page's room depends on the weeks of its month and on the name above them. So of all months of as
/// many weeks the one with the widest name is laid out.
@Suite struct CalendarPagesTests {
  /// Weeks from Monday, Sunday, Saturday and Friday on, to the right and to the left, short names of
  /// days and long ones, and other digits.
  static let languages = [
    "en", "en-GB", "en-MV", "de", "fr", "es", "pt-BR", "fi", "hu", "pl", "ru", "el", "vi", "ta",
    "ml", "hi", "ja", "ar-EG", "fa", "he",
  ]

  private static let months = (2026...2040).flatMap { year in
    (1...12).compactMap { CalendarDate(year: year, month: $0, day: 1) }
  }

  @Test(arguments: languages) func everyDayHasAPlace(_ language: String) throws {
    let words = CalendarWords(language: language)
    var widest: [Int: CalendarDate] = [:]
    for month in Self.months {
      let blanks = (month.weekday - words.firstWeekday + 7) % 7
      let weeks = (blanks + month.daysInMonth + 6) / 7
      func width(_ month: CalendarDate) -> Int { words.monthNames[month.month - 1].count }
      if let known = widest[weeks], width(known) >= width(month) { continue }
      widest[weeks] = month
    }
    #expect(widest.keys.sorted() == [4, 5, 6])
    for (weeks, month) in widest {
      let list = PromptList(
        title: "Inktober", start: month, language: language, credit: "Prompts by Somebody",
        prompts: [Prompt(number: 1, text: "Contraption")])
      for size in PageSize.all {
        for orientation in Orientation.allCases {
          try check(list, Page(size, orientation: orientation), words, weeks)
        }
      }
    }
  }

  /// The figures of days are as small as is read well, and no smaller.
  @Test(arguments: ["a6", "story", "300x100mm", "trading-card"])
  func numbersAreLargeEnough(_ size: String) throws {
    let list = PromptList.sample((1...31).map { _ in "Fog" })
    let document = try Document(
      list, layout: Layout(named: "calendar"), page: Page(PageSize(reading: size)), theme: .paper,
      words: .english, metrics: FixedMetrics())
    #expect(document.smallText() == nil)
  }

  /// A month without dates has the title as its heading, and few days are nearly square.
  @Test(arguments: ["a4", "a6", "story", "instagram-square"], ["calendar", "month-on-a-page"])
  func undatedMonthsHaveAHeading(_ size: String, _ layout: String) throws {
    func texts(_ start: CalendarDate?) throws -> [String] {
      var list = PromptList.sample((1...12).map { "Word \($0)" })
      list.start = start
      let document = try Document(
        list, layout: Layout(named: layout), page: Page(PageSize(reading: size)), theme: .paper,
        words: .english, metrics: FixedMetrics())
      let sheet = try #require(document.sheets.first)
      let marks = document.background(of: sheet) + sheet.marks
      let boxes = marks.compactMap {
        if case .stroke(let path, _) = $0 { path.points } else { nil }
      }
      if start == nil, layout == "calendar" {
        for points in boxes {
          let (x, y) = (points.map(\.x), points.map(\.y))
          let ratio = ((x.max() ?? 0) - (x.min() ?? 0)) / ((y.max() ?? 0) - (y.min() ?? 0))
          #expect(0.6...1.7 ~= ratio, "\(ratio)")
        }
      }
      return marks.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    }
    let undated = try texts(nil)
    #expect(undated.count { $0.hasPrefix("Inktober") } == 1, "\(undated)")
    let dated = try texts(CalendarDate("2026-10-01"))
    #expect(
      dated.count { $0.hasPrefix("Inktober") } == 1 && dated.contains("October 2026"), "\(dated)")
  }

  /// A wide name of a month takes a second line, and leaves room to the title beside it.
  @Test(arguments: ["a4", "letter", "a6", "square"])
  func aWideMonthStandsBesideTheTitle(_ size: String) throws {
    let page = try Page(PageSize(reading: size))
    let list = PromptList(
      title: "A whole month of ink", start: CalendarDate(year: 2027, month: 9, day: 1),
      language: "es", prompts: [Prompt(number: 1, text: "Cat")])
    let items = try Layout(named: "calendar").arrange(
      Board(
        list: list, page: page, theme: .paper, palette: Theme.paper.light,
        letterings: Letterings(FixedMetrics(advance: 0.95)),
        words: CalendarWords(language: "es"), sheets: [list.prompts], book: BookPlaces(of: 1),
        hasLinks: true))
    let texts = items.flatMap { item in
      item.pages[0].compactMap { mark in
        if case .text(let text) = mark { text.text } else { nil }
      }
    }
    #expect(texts.joined(separator: " ").contains("eptiembre de 2027"), "\(texts)")
    #expect(texts.contains { $0.hasPrefix("A whole") }, "\(texts)")
  }

  private func check(_ list: PromptList, _ page: Page, _ words: CalendarWords, _ weeks: Int) throws
  {
    let comment = "\(list.language), \(weeks) weeks, \(page.name)"
    let board = Board(
      list: list, page: page, theme: .paper, palette: Theme.paper.light,
      letterings: Letterings(FixedMetrics()), words: words, sheets: list.prompts.map { [$0] },
      book: BookPlaces(of: list.count), hasLinks: true)
    do {
      let items = try Layout(named: "calendar").arrange(board)
      let calendar = try #require(items.first { $0.name == "calendar" }, "\(comment)")
      let days = calendar.pages[0].compactMap { mark in
        if case .stroke(let path, _) = mark { path.points } else { nil }
      }
      #expect(days.count == list.start?.daysInMonth, "\(comment)")
      #expect(Set(days.map { $0[0].y }).count == weeks, "\(comment)")
    } catch {
      Issue.record("\(comment): \(error)")
    }
  }
}
