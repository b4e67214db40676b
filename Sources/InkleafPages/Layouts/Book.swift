internal import InkleafGeometry

/// The pages of all parts of a layout in their order: front matter, days, and what follows them.
struct Book {
  /// A layout and its pages.
  struct Part {
    var layout: Layout
    /// The part of a list on one page.
    var pages: Layout.Pages
    /// The prompts of each page.
    var sheets: [[Prompt]] = []
    /// The indices of its pages in the book.
    var places: [Int] = []
    var role = Role.body
    /// The index of the part behind whose pages its pages stand, as backs.
    var behind: Int?
  }

  /// The place of a part in a book.
  enum Role { case front, body, back }

  /// A page.
  struct Page {
    /// The index of its part.
    var part: Int
    /// The index of its prompts in the part.
    var sheet: Int
    /// Which of its day's pages it is, from 0.
    var turn = 0
    /// The number that readers show, such as `iv` or `7`.
    var label = ""
    /// The number that is printed on it, counted from 1 behind the front; a day's pages share theirs.
    var number = 1
    var isWanted = true
  }

  private let words: CalendarWords
  private(set) var parts: [Part]
  private(set) var pages: [Page] = []
  /// The number of pages in front.
  private var front = 0
  /// The index of the first page of each prompt, by its number.
  private var days: [Int: Int] = [:]
  /// The numbers that are printed on these pages, by the prompts' numbers.
  private var numbers: [Int: String] = [:]
  /// The indices of the pages that are made, in order.
  private(set) var wanted: [Int] = []
  /// Whether several pages would lead to one another if all were made: a day alone has their room, too.
  private var hasNeighbours = false
  /// The pages before and after each that is made.
  private var before: [Int: Int] = [:]
  private var after: [Int: Int] = [:]

  /// Puts the pages in order.
  ///
  /// - Parameters:
  ///   - parts: the layouts with what is on their pages.
  ///   - backs: the layout of the page behind each day's; `nil` for none.
  ///   - numbers: the numbers of the prompts that get pages; `nil` for all.
  init(
    _ parts: [Part], backs: Layout?, _ list: PromptList, numbers: Set<Int>?, _ options: BookOptions,
    _ words: CalendarWords
  ) {
    (self.parts, self.words) = (parts, words)
    let body = Book.body(of: parts)
    for index in parts.indices {
      let sheets = parts[index].pages.sheets(
        of: list, cards: options.cards, parting: parts[index].layout.parting(words))
      self.parts[index].sheets = sheets
      self.parts[index].role = index < body ? .front : index == body ? .body : .back
      let hasBacks = backs != nil && parts[index].pages.areOfDays
      let isOnRight = index == body && pages.count >= options.leastBeforeRight ?? .max
      if hasBacks || isOnRight, !pages.count.isMultiple(of: 2) {
        // The back of the last page before, so that days begin on the front of a leaf.
        pages.append(Page(part: self.parts.count, sheet: 0))
        self.parts.append(
          Part(
            layout: .empty, pages: .whole, sheets: [list.prompts],
            role: index == body ? .front : .back))
      }
      guard parts[index].pages.areOfDays else {
        for sheet in sheets.indices { pages.append(Page(part: index, sheet: sheet)) }
        continue
      }
      if let backs {
        self.parts.append(
          Part(
            layout: backs, pages: parts[index].pages, sheets: sheets,
            role: self.parts[index].role, behind: index))
      }
      for sheet in sheets.indices {
        for copy in 0..<max(options.copies, self.parts[index].layout.copies) {
          let turn = copy * (backs == nil ? 1 : 2)
          pages.append(Page(part: index, sheet: sheet, turn: turn))
          if backs != nil {
            pages.append(Page(part: self.parts.count - 1, sheet: sheet, turn: turn + 1))
          }
        }
      }
    }
    // A part's prompts are those of each of its pages.
    for part in self.parts.indices {
      let own = pages.indices.filter { pages[$0].part == part }
      let sheets = self.parts[part].sheets
      self.parts[part].sheets = own.map { sheets[pages[$0].sheet] }
      self.parts[part].places = own
      for (sheet, page) in own.enumerated() { pages[page].sheet = sheet }
    }
    front = pages.count { self.parts[$0.part].role == .front }
    number()
    for index in pages.indices {
      let role = self.parts[pages[index].part].role
      let isWhole = role != .body && !self.parts[pages[index].part].pages.areOfDays
      pages[index].isWanted = isWanted(index, numbers, isWhole: isWhole)
      guard role == .body else { continue }
      let place = words.number(pages[index].number)
      for prompt in prompts(index) {
        for number in prompt.number...prompt.last where days[number] == nil {
          (days[number], self.numbers[number]) = (index, place)
        }
      }
    }
    wanted = pages.indices.filter { pages[$0].isWanted }
    // Arrows pass pages over that have none, from which nobody could go on.
    let arrows = self.parts.map(\.layout.hasArrows)
    func isLinked(_ index: Int) -> Bool {
      let part = pages[index].part
      // Backs are passed with the pages that they stand behind.
      return arrows[part] && self.parts[part].behind.map { arrows[$0] } ?? true
    }
    hasNeighbours = pages.indices.count(where: isLinked) > 1
    let connected = wanted.filter(isLinked)
    for (page, next) in zip(connected, connected.dropFirst()) {
      (after[page], before[next]) = (next, page)
    }
  }

  /// The part that the days are in: pages of prompts, or else of months, or of a part of the list each that
  /// leads to no other, or else the last.
  private static func body(of parts: [Part]) -> Int {
    func first(_ isBody: (Part) -> Bool) -> Int? { parts.firstIndex(where: isBody) }
    return first(\.pages.areOfDays)
      ?? first { $0.pages == .month }
      ?? first { if case .list = $0.pages { !$0.layout.leadsToDays } else { false } }
      ?? parts.count - 1
  }

  /// Numbers pages: roman in front, then on from 1 to the end.
  ///
  /// Readers find a day by its number where a page has one day each and no contents name another one.
  private mutating func number() {
    let hasContents = parts.contains(where: \.layout.leadsToDays)
    var (number, last) = (0, 0)
    for index in pages.indices {
      let (page, part) = (pages[index], parts[pages[index].part])
      guard index >= front else {
        pages[index].label = roman(index + 1)
        continue
      }
      if page.turn == 0 {
        number += 1
        let isDay = part.role == .body && part.pages == .prompts(1) && !hasContents
        last = isDay ? prompts(index).first?.number ?? 1 : last + 1
      }
      pages[index].number = number
      pages[index].label = page.turn == 0 ? "\(last)" : "\(last).\(page.turn + 1)"
    }
  }

  /// Returns the number that is printed on a page; none on a page that is alone.
  private func text(_ index: Int) -> String {
    guard pages.count > 1 else { return "" }
    return index < front
      ? pages[index].label : words.page(pages[index].number, of: pages.last?.number ?? 1)
  }

  private func isWanted(_ index: Int, _ numbers: Set<Int>?, isWhole: Bool) -> Bool {
    let prompts = prompts(index)
    guard let numbers, !isWhole else { return !prompts.isEmpty }
    return prompts.contains { prompt in
      numbers.contains { (prompt.number...prompt.last).contains($0) }
    }
  }

  /// Returns the prompts of a page.
  func prompts(_ index: Int) -> [Prompt] {
    parts[pages[index].part].sheets[pages[index].sheet]
  }

  /// Returns the titles of all pages in an outline, and their file names, which sort as the pages do.
  func names(_ list: PromptList, _ words: CalendarWords) -> [(title: String, file: String)] {
    let digits = String(parts.count).count
    let parts = parts.map { ($0, Names(list, $0, words)) }
    let turns = String((pages.map(\.turn).max() ?? 0) + 1).count
    var order: [Int: Int] = [:]
    return pages.map { page in
      let (part, names) = parts[page.part]
      var (title, name) = (names.title(ofSheet: page.sheet), names.name(ofSheet: page.sheet))
      // The first of a day's pages is called like its only one.
      if page.turn > 0 {
        title += " (\(words.number(page.turn + 1)))"
        name += "_" + (page.turn + 1).padded(to: turns)
      }
      // Backs are sorted among the pages that they stand behind.
      let sorted = part.behind ?? page.part
      order[sorted] = order[sorted] ?? order.count + 1
      let place = order[sorted, default: 0].padded(to: digits)
      switch part.role {
      case .front: return (title, "00-\(place)-\(name)")
      case .back: return (title, "back-\(place)-\(name)")
      // Names of days begin with numbers, between those of front and back; others need one for that.
      case .body:
        let isSorted = self.parts.count == 1 || part.pages.areOfDays || part.pages == .month
        return (title, isSorted ? name : "01-\(place)-\(name)")
      }
    }
  }

  /// Returns where the pages of a part stand.
  func places(of part: Int) -> BookPlaces {
    let own = parts[part]
    let contents = contents(besides: part)
    // Days do not lead to themselves.
    let isBody = own.role == .body
    let led = own.sheets.map { $0.first.flatMap { contents[$0.number] } }
    let leads = (isBody ? [] : Array(days.values)) + led.compactMap(\.self)
    return BookPlaces(
      texts: own.places.map(text), before: own.places.map { before[$0] },
      after: own.places.map { after[$0] },
      contents: led, days: isBody ? [:] : days, wanted: Set(leads.filter { pages[$0].isWanted }),
      hasNeighbours: hasNeighbours, numbers: isBody ? [:] : numbers)
  }

  /// The page of the table of contents that each prompt is on, by the prompt's number.
  private func contents(besides part: Int) -> [Int: Int] {
    guard let index = parts.firstIndex(where: \.layout.leadsToDays), index != part else {
      return [:]
    }
    var contents: [Int: Int] = [:]
    for (sheet, place) in zip(parts[index].sheets, parts[index].places) {
      for prompt in sheet where contents[prompt.number] == nil { contents[prompt.number] = place }
    }
    return contents
  }
}

/// Where the pages of a part stand in their book; pages are counted from 0.
struct BookPlaces: Equatable {
  /// The number that is printed on each page.
  var texts: [String]
  /// The page before and the page after each.
  var before: [Int?]
  var after: [Int?]
  /// The page of the table of contents that names each.
  var contents: [Int?]
  /// The page of each prompt, by its number.
  var days: [Int: Int] = [:]
  /// Those of the pages it may lead to that are made.
  ///
  /// Of others it knows nothing, so that it need not be laid out anew when they change.
  var wanted: Set<Int> = []
  /// Whether the whole book has several pages that lead to one another.
  var hasNeighbours = false
  /// The number that is printed on each prompt's page, without the number of pages.
  var numbers: [Int: String] = [:]
}

extension Board {
  /// Returns a link of each page to the table of contents that names it; none without one.
  func contentsLinks(in box: Rect) -> [[Mark]] {
    guard hasLinks, slot == 0, book.contents.contains(where: { $0 != nil }) else { return [] }
    return book.contents.map { page in
      guard let page, book.wanted.contains(page) else { return [] }
      return [.link(Link(box: box, to: .sheet(page)))]
    }
  }
}
