internal import InkleafGeometry
internal import InkleafPages

/// The meaning of the marks of one page.
struct PDFTags {
  /// The passages, in reading order.
  var passages: [Passage]
  /// Runs of marks to draw one after the other, with the number of their tag; `nil` for none.
  private(set) var runs: [(marks: Range<Int>, tag: Int?)] = []
  /// The names of all tags, by their numbers.
  private(set) var names: [String] = []
  /// The number of the tag that each mark is in; `nil` for one in none.
  private(set) var numbers: [Int?]
  /// Whether each mark is a line behind which more words of the same passage follow, after a space.
  private(set) var spaced: [Bool]
  /// The lines by the indices of their marks, if one of them parts a word; empty for most pages.
  private var lines: [Int: Line] = [:]
  /// The number of the tag of each picture without marks, in reading order.
  private(set) var pictures: [Int] = []

  /// Cuts the marks of a page into tags.
  ///
  /// A mark that two passages name belongs to the first; indices without a mark count for nothing.
  ///
  /// - Parameters:
  ///   - passages: the meaning, of marks of the page alone.
  ///   - lines: the marks.
  ///   - breaks: indices of marks before which something else is drawn, so that no run goes on there.
  init(_ passages: [Passage], of lines: [Mark], breaks: [Int] = []) {
    self.passages = passages
    let marks = lines.count
    var owners = [(passage: Int, name: String)?](repeating: nil, count: marks)
    numbers = Array(repeating: nil, count: marks)
    spaced = Array(repeating: false, count: marks)
    var count = 0
    var empty = 0
    func visit(_ passage: Passage) {
      if passage.isPicture { empty += 1 }
      count += 1
      var own = count
      for piece in passage.content {
        switch piece {
        case .mark(let index):
          if owners.indices.contains(index), owners[index] == nil, !lines[index].isLink,
            passage.role != .link || lines[index].isText
          {
            owners[index] = (own, passage.role.name)
          }
        case .background: break
        case .part(let part):
          visit(part)
          // What comes behind a part is read behind it.
          count += 1
          own = count
        }
      }
    }
    for passage in passages {
      visit(passage)
      passage.findSpaces(between: lines, &spaced)
    }
    if lines.contains(where: \.partsWord) {
      for case (let index, .text(let line)) in lines.enumerated() {
        let partsWord = lines[index].partsWord
        self.lines[index] = Line(
          words: (partsWord ? String(line.text.dropLast()) : line.text.asSeen)
            + (spaced[index] ? " " : ""), partsWord: partsWord)
      }
    }
    var start = 0
    while start < marks {
      let owner = owners[start]
      var end = start + 1
      while end < marks, owners[end]?.passage == owner?.passage, !breaks.contains(end) {
        end += 1
      }
      let tag = owner.map { _ in names.count }
      if let owner {
        names.append(owner.name)
        for mark in start..<end { numbers[mark] = tag }
      }
      runs.append((start..<end, tag))
      start = end
    }
    for _ in 0..<empty {
      pictures.append(names.count)
      names.append(Passage.Role.figure.name)
    }
  }
}

extension PDFTags {
  /// A line of text as it is read aloud.
  private struct Line {
    /// The words, with a space where more follow.
    var words: String
    /// Whether the last word goes on in the next line.
    var partsWord: Bool
  }

  /// Returns the words of a passage of lines alone in which one parts a word; `nil` for any other.
  func wholeWords(of passage: Passage) -> String? {
    if lines.isEmpty { return nil }
    var own: [Line] = []
    for piece in passage.content {
      guard case .mark(let index) = piece, let line = lines[index] else { return nil }
      own.append(line)
    }
    return own.contains(where: \.partsWord) ? own.map(\.words).joined() : nil
  }
}

extension Passage {
  /// Finds the lines of a text that has several, but for the last one and those that end within a word.
  fileprivate func findSpaces(between marks: [Mark], _ spaced: inout [Bool]) {
    switch role {
    case .list, .item, .table, .row, .contents, .entry:
      findSpacesInParts(between: marks, &spaced)
    case .body where content.contains(where: \.isBlock):
      findSpacesInParts(between: marks, &spaced)
    case .heading, .paragraph, .words, .label, .body, .head, .cell, .figure, .reference,
      .link:
      if content.count == 1, case .mark = content[0] { return }
      // What is one tag is read as it is drawn, whatever its order.
      let lines = self.marks
      lines.findSpaces(between: marks, &spaced)
      if zip(lines, lines.dropFirst()).contains(where: >) {
        lines.sorted().findSpaces(between: marks, &spaced)
      }
    }
  }

  private func findSpacesInParts(between marks: [Mark], _ spaced: inout [Bool]) {
    for case .part(let part) in content { part.findSpaces(between: marks, &spaced) }
  }

  /// Whether it stands for a picture that is drawn elsewhere.
  var isPicture: Bool { role == .figure && content.isEmpty }

  /// Whether it has nothing to say; cells may be empty, because a row needs all of them.
  var isSilent: Bool { content.isEmpty && ![.figure, .cell, .head].contains(role) }
}

extension Mark {
  /// Whether it is a link, which draws nothing here.
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }

  /// Whether it is a line that ends within a word.
  fileprivate var partsWord: Bool {
    // Few lines end with this byte.
    if case .text(let line) = self {
      line.text.utf8.last == 0xAD && line.text.hasSuffix(softHyphen)
    } else {
      false
    }
  }
}

extension Passage.Content {
  /// Whether it is read by itself, whatever is beside it.
  fileprivate var isBlock: Bool {
    guard case .part(let part) = self else { return false }
    return [.paragraph, .list, .table, .contents].contains(part.role)
  }
}

extension [Int] {
  /// Finds the lines, by their indices among marks, that have a space between them and the next one.
  fileprivate func findSpaces(between marks: [Mark], _ spaced: inout [Bool]) {
    for (line, next) in zip(self, dropFirst()) {
      guard marks.indices.contains(line), marks.indices.contains(next),
        case .text(let words) = marks[line], case .text(let others) = marks[next]
      else { continue }
      if mayHaveSpace(between: words.text, and: others.text) { spaced[line] = true }
    }
  }
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
    case .contents: "TOC"
    case .entry: "TOCI"
    case .reference: "Reference"
    case .link: "Link"
    }
  }
}
