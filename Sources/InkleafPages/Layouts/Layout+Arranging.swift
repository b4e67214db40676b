public import InkleafGeometry

/// A layout that does not fit on a page.
public struct LayoutProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The item that does not fit, how many millimetres are missing, and what to do, in one line.
  public var description: String

  /// What to do where nobody took room away.
  fileprivate static let usualAdvice = "; choose a larger size or another layout"

  /// Returns the problem with the advice to take less room by an option.
  package func blaming(_ option: String) -> LayoutProblem {
    guard description.hasSuffix(Self.usualAdvice) else { return self }
    return LayoutProblem(
      description: description.dropLast(Self.usualAdvice.count)
        + "; \(option) takes the room, so make it smaller")
  }
}

extension Layout {
  /// The next smaller font size that is tried, as a part of the one before.
  private static let nextSmaller = 0.7

  /// Arranges all sheets in the first variant for the page's shape in which everything fits.
  ///
  /// If a long text fits in none of them, the smallest font size is lowered until it does.
  ///
  /// - Throws: the first item that does not fit at any font size.
  func arrange(_ board: Board) throws(LayoutProblem) -> [PlacedItem] {
    let candidates = try checkedCandidates(for: board)
    var board = board
    var first: Misfit?
    board.smallest = board.page.smallestReadable
    let readable = board.smallest
    while board.smallest > 0.05 * board.page.scale {
      // One long word in a cell makes no footer unreadable.
      for smallPrint in board.smallest < readable ? [readable, board.smallest] : [readable] {
        board.smallPrint = smallPrint
        for variant in candidates {
          do {
            return try variant.arrange(board)
          } catch {
            first = first ?? error
          }
        }
      }
      board.smallest *= Self.nextSmaller
    }
    throw LayoutProblem(
      description: "layout \(name) does not fit on \(board.page.name): the"
        + " \(first?.name ?? "page") \(first?.fault ?? "")\(LayoutProblem.usualAdvice)")
  }

  /// Returns the part of the list on one page with which everything fits at a size that can be read, or
  /// at the next smaller one if no part does.
  ///
  /// The first arrangement for the page is tried with all of them before the next one is, and those with
  /// prompts before those without. Where one has room for few prompts, since one of them is long, another
  /// with room for twice as many is better.
  ///
  /// - Parameter board: makes the page for a part of the list.
  /// - Returns: the part with the items and where they were arranged; the smallest part without
  ///   items, if nothing fits.
  func fittingPages(
    _ board: (Pages) -> Board
  ) throws(LayoutProblem) -> (pages: Pages, trial: (book: BookPlaces, items: [PlacedItem])?) {
    guard let last = smallerPages.last else { return (pages, nil) }
    let sizes = [pages] + smallerPages
    var boards = [board(pages)]
    let candidates = try checkedCandidates(for: boards[0])
    let readable = boards[0].page.smallestReadable
    func fitting(
      _ variant: Variant, _ smallest: Double, atLeast least: Int = 0
    ) -> (pages: Pages, trial: (book: BookPlaces, items: [PlacedItem])?)? {
      for (index, pages) in sizes.enumerated() where pages.most >= least {
        if index == boards.count { boards.append(board(pages)) }
        (boards[index].smallest, boards[index].smallPrint) = (smallest, readable)
        if let items = try? variant.arrange(boards[index]) {
          return (pages, (boards[index].book, items))
        }
      }
      return nil
    }
    // Words that are a little smaller are better than none.
    let named = candidates.filter(\.grid.namesPrompts)
    let attempts = [(named, [1, 0.85]), (candidates, [1, Self.nextSmaller])]
    for (candidates, shares) in attempts {
      for smallest in shares.map({ $0 * readable }) {
        for (place, variant) in candidates.enumerated() {
          guard let found = fitting(variant, smallest) else { continue }
          guard found.pages.most * 16 <= pages.most else { return found }
          for other in candidates[(place + 1)...] {
            if let roomy = fitting(other, smallest, atLeast: 2 * found.pages.most) { return roomy }
          }
          return found
        }
      }
    }
    return (last, nil)
  }

  private func checkedCandidates(for board: Board) throws(LayoutProblem) -> [Variant] {
    guard board.page.isUsable else {
      throw LayoutProblem(description: "page \(board.page.name) has measures out of range")
    }
    let candidates = candidates(for: board)
    guard !candidates.isEmpty else {
      throw LayoutProblem(
        description: "layout \(name) is made for \(shapes.map(\.rawValue).joined(separator: ", "))"
          + " pages, not for \(board.page.name); choose another size or layout")
    }
    return candidates
  }

  /// Returns the variants for a page, those for its most special shape first.
  private func candidates(for board: Board) -> [Variant] {
    let room = board.content(margin: Length(1, .unit))
    let shapes = PageShape.shapes(of: room, shortSide: board.shortSide / board.page.scale)
    return variants.enumerated().compactMap { index, variant in
      shapes.firstIndex(where: variant.shapes.contains).map { ($0, index) }
    }.sorted { $0 < $1 }.flatMap { _, index in
      let variant = variants[index]
      guard board.theme.numberColumn == .above, let other = variant.withNumberAbove else {
        return [variant]
      }
      return [other, variant]
    }
  }
}

extension Layout {
  /// Returns what is doubtful about its file, and a message for each sample page that a month of words does not fit on.
  ///
  /// The samples have the shapes that the layout is made for.
  ///
  /// - Parameter metrics: measures text.
  public func doubts(metrics: some TextMetrics) -> [String] {
    var doubts = doubtsOfFile
    if case .prompts(1) = pages, parts.isEmpty,
      let item = variants.compactMap(\.grid.itemOfMany).first
    {
      doubts.append(
        "the item \"\(item)\" shows one prompt a page; write \"page\": \"\(item == "calendar" ? "month" : "list")\""
      )
    }
    if pages.areOfDays, parts.isEmpty, !namesPrompts {
      doubts.append(
        "no item shows prompts; give it an item \"prompt\", unless these pages are backs of others")
    }
    for sample in samples(metrics) {
      switch sample {
      case .success(let document):
        let lost = document.lostWords(of: .sampleMonth, in: self)
        doubts += lost.filter { $0.kind == .someOfSeveral }.map(\.description)
      case .failure(let problem): doubts.append(problem.description)
      }
    }
    return doubts.eachOnce
  }

  /// Whether a month of sample prompts fits on a page of any shape that the layout is for.
  public func fitsSomewhere(metrics: some TextMetrics) -> Bool {
    samples(metrics).contains { (try? $0.get()) != nil }
  }

  /// A month of sample prompts on a page of each shape that the layout is for, or why it does not fit.
  private func samples(_ metrics: some TextMetrics) -> [Result<Document, LayoutProblem>] {
    let sizes: [PageShape: PageSize] = [
      .portrait: .a4, .landscape: .a4, .square: .square, .tiny: .card, .tall: .strip, .wide: .strip,
    ]
    return shapes.compactMap { shape in
      sizes[shape].map { size in
        let page = Page(
          size, orientation: [.landscape, .wide].contains(shape) ? .landscape : .portrait)
        return Result { () throws(LayoutProblem) in
          try Document(
            .sampleMonth, layout: self, page: page, theme: .paper, words: .english,
            metrics: metrics)
        }
      }
    }
  }
}

extension Grid {
  /// The name of an item in it that is made for many prompts.
  fileprivate var itemOfMany: String? {
    items.lazy.compactMap { $0 is CalendarItem ? "calendar" : $0 is ListItem ? "list" : nil }.first
  }
}

extension PromptList {
  /// A month of words, for trying out layouts and themes.
  static let sampleMonth = PromptList(
    title: "Inktober 2026", start: CalendarDate("2026-10-01"), credit: "Prompts by Somebody",
    prompts: (1...31).map { number in
      Prompt(
        number: number, text: ["Ink \(number)", "Bad Dog", "Contraption"][number % 3],
        note: "a note")
    })
}

extension PageSize {
  private static func sample(_ name: String, _ width: Double, _ height: Double) -> PageSize {
    PageSize(name, .custom, width, height, .mm, source: "")
  }

  fileprivate static let square = sample("210x210mm", 210, 210)
  fileprivate static let card = sample("63x88mm", 63, 88)
  fileprivate static let strip = sample("100x300mm", 100, 300)
}

extension Layout.Variant {
  fileprivate func arrange(_ board: Board) throws(Misfit) -> [PlacedItem] {
    let content = board.holdingWholeSquares(board.content(margin: margin))
    guard content.width > 0, content.height > 0 else {
      throw Misfit("margin", "leaves no room")
    }
    var board = board
    board.hasPanels = grid.frames > 1
    // Most lists name no colours.
    board.hasSwatches =
      !board.known.colors(of: board.list).isEmpty && grid.items.contains { $0 is SwatchItem }
    board.edges = content
    let items = try grid.draw(in: content, board)
    try items.checkPlaces(board)
    let share = items.flatMap(\.drawing).map(\.area).reduce(0, +) / content.area
    guard share >= drawing - 1e-9 else {
      throw Misfit(
        "drawing",
        "gets \(Int(share * 100)) % of the room instead of at least \(Int(drawing * 100)) %")
    }
    return items.roomyForFingers(board)
  }
}

extension [PlacedItem] {
  /// Checks that no item overlaps another one or leaves the safe area of the page.
  fileprivate func checkPlaces(_ board: Board) throws(Misfit) {
    try check(in: board.page.safeArea, "the safe area", board)
  }

  /// Checks that no item overlaps another one or leaves a room.
  ///
  /// - Parameter name: the name of the room, for messages.
  func check(in room: Rect, _ name: String, _ board: Board) throws(Misfit) {
    let safe = room - Insets(all: -0.01)
    for (index, item) in enumerated() {
      let beyond = Swift.max(
        safe.left - item.box.left, safe.top - item.box.top, item.box.right - safe.right,
        item.box.bottom - safe.bottom)
      if beyond > 0 {
        throw Misfit(item.name, missing: beyond, board) { "would reach \($0) beyond \(name)" }
      }
      for other in self[(index + 1)...] where !item.isBackdrop && !other.isBackdrop {
        let (a, b) = (item.room ?? item.box, other.room ?? other.box)
        let overlap = Swift.min(
          Swift.min(a.right, b.right) - Swift.max(a.left, b.left),
          Swift.min(a.bottom, b.bottom) - Swift.max(a.top, b.top))
        if overlap > 0.01 {
          throw Misfit(item.name, missing: overlap, board) {
            "and the \(other.name) overlap by \($0)"
          }
        }
      }
    }
  }
}
