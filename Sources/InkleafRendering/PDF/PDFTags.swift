internal import InkleafGeometry
internal import InkleafPages

/// The meaning of the marks of one page.
struct PDFTags {
  /// The passages, in reading order.
  var passages: [Passage]
  /// Runs of marks to draw one after the other; those with a name are one tag each.
  private(set) var runs: [(marks: Range<Int>, name: String?)] = []
  /// The number of the tag that each mark is in.
  private(set) var numbers: [Int: Int] = [:]
  /// The number of the tag of each picture without marks, in reading order.
  private(set) var pictures: [Int] = []

  /// The names of all tags, in drawing order.
  var names: [String] { runs.compactMap(\.name) }

  /// Cuts the marks of a page into tags.
  ///
  /// A mark that two passages name belongs to the first; indices without a mark count for nothing.
  init(_ passages: [Passage], marks: Int) {
    self.passages = passages
    var owners: [Int: (passage: Int, name: String)] = [:]
    var count = 0
    var empty = 0
    func visit(_ passage: Passage) {
      count += 1
      let own = count
      for case .mark(let index) in passage.content
      where (0..<marks).contains(index) && owners[index] == nil {
        owners[index] = (own, passage.role.name)
      }
      if passage.isPicture { empty += 1 }
      for case .part(let part) in passage.content { visit(part) }
    }
    for passage in passages { visit(passage) }
    var tag = 0
    var start = 0
    while start < marks {
      let owner = owners[start]
      var end = start + 1
      while end < marks, owners[end]?.passage == owner?.passage { end += 1 }
      if owner != nil {
        for mark in start..<end { numbers[mark] = tag }
        tag += 1
      }
      runs.append((start..<end, owner?.name))
      start = end
    }
    for _ in 0..<empty {
      runs.append((marks..<marks, Passage.Role.figure.name))
      pictures.append(tag)
      tag += 1
    }
  }
}

extension Passage {
  /// Whether it stands for a picture that is drawn elsewhere.
  var isPicture: Bool { role == .figure && content.isEmpty }

  /// Whether it has nothing to say; cells may be empty, because a row needs all of them.
  var isSilent: Bool { content.isEmpty && ![.figure, .cell, .head].contains(role) }
}

extension Passage.Role {
  /// The standard structure type (ISO 32000-1, 14.8.4).
  var name: String {
    switch self {
    case .heading: "H1"
    case .paragraph: "P"
    case .words: "Span"
    case .list: "L"
    case .item: "LI"
    case .label: "Lbl"
    case .body: "LBody"
    case .table: "Table"
    case .row: "TR"
    case .head: "TH"
    case .cell: "TD"
    case .figure: "Figure"
    }
  }
}
