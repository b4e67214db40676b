internal import InkleafGeometry

// What the cells of `days` draw, and how it is read aloud.

/// The marks of a page's cells.
///
/// Those that say nothing come first, so that what a cell says is one piece of a PDF and the boxes or
/// leaders of all cells are drawn at once.
struct CellMarks {
  private(set) var silent: [Mark] = []
  var said: [Mark] = []

  mutating func add(silent marks: [Mark], movedBy offset: Point = Point(x: 0, y: 0)) {
    silent += marks.lazy.map { $0.moved(by: offset) }
  }

  /// Adds a cell and returns its passages, which count what is said alone.
  mutating func add(
    _ cell: (marks: [Mark], passages: [Passage]), movedBy offset: Point
  ) -> [Passage] {
    var places = cell.marks.map { _ in -1 }
    for passage in cell.passages {
      passage.eachMark { if places.indices.contains($0) { places[$0] = 0 } }
    }
    for (index, mark) in cell.marks.enumerated() {
      let mark = mark.moved(by: offset)
      if places[index] < 0 {
        silent.append(mark)
      } else {
        places[index] = said.count
        said.append(mark)
      }
    }
    return cell.passages.map { $0.renumbered { places[$0] } }
  }
}

/// What the cells of a page say.
struct CellWords {
  /// What the cells are as a whole.
  enum Whole {
    case list, contents
    /// Weeks with the names of the weekdays, by the indices of their marks.
    case table(columns: Int, heads: Range<Int>)
  }

  let whole: Whole
  private(set) var passages: [Passage] = []
  /// The cells since the last name.
  private var cells: [(place: Int, content: [Passage.Content])] = []

  init(whole: Whole) { self.whole = whole }

  /// Adds the name of a group, by the index of its mark.
  mutating func add(name: Int) {
    end()
    passages.append(Passage(.paragraph, marks: [name]))
  }

  /// Adds a cell.
  ///
  /// - Parameters:
  ///   - spoken: what it says.
  ///   - link: the index of the mark of its link.
  ///   - place: its place among all cells, from 0.
  mutating func add(_ spoken: [Passage], link: Int?, at place: Int) {
    guard !spoken.isEmpty else { return }
    let words = spoken.plainContent
    let link = link.map { [Passage.Content.part(Passage(.link, words + [.mark($0)]))] }
    cells.append((place, link ?? words))
  }

  /// Ends the list of cells so far.
  mutating func end() {
    guard let last = cells.last else { return }
    switch whole {
    case .list:
      passages.append(
        Passage(.list, parts: cells.map { Passage(.item, parts: [Passage(.body, $0.content)]) }))
    case .contents:
      passages.append(
        Passage(
          .contents,
          parts: cells.map { Passage(.entry, parts: [Passage(.reference, $0.content)]) }))
    case .table(let columns, let heads):
      let count = (last.place / columns + 1) * columns
      var days = Array(repeating: Passage(.cell, []), count: count)
      for cell in cells { days[cell.place].content = cell.content }
      let weeks = days.chunks(of: columns).map { Passage(.row, parts: Array($0)) }
      let names = Passage(.row, parts: heads.map { Passage(.head, marks: [$0]) })
      passages.append(Passage(.table, parts: (heads.isEmpty ? [] : [names]) + weeks))
    }
    cells = []
  }
}

extension [Passage] {
  /// The content without headings and paragraphs, as a cell is one piece of a list; beside a table or another list,
  /// they stay paragraphs.
  fileprivate var plainContent: [Passage.Content] {
    let hasBlocks = contains { [.list, .table, .contents].contains($0.role) }
    return flatMap { passage -> [Passage.Content] in
      guard [.heading, .paragraph].contains(passage.role) else { return [.part(passage)] }
      return hasBlocks ? [.part(Passage(.paragraph, passage.content))] : passage.content
    }
  }
}
