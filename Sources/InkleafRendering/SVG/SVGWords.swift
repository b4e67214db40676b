internal import InkleafPages

/// What marks of an SVG file say, where it is not each line of text for itself.
struct SVGWords {
  /// Neighbouring marks that are one thing to those who hear it.
  struct Group {
    /// The index behind the last mark.
    var end: Int
    var label: String
    /// The language, as a BCP 47 tag; `nil` for that of the file.
    var language: String?
  }

  /// The groups by the index of their first mark.
  private(set) var groups: [Int: Group] = [:]

  /// Finds the pictures with words, the lines of one text and the words in another language.
  ///
  /// - Parameters:
  ///   - passages: the meaning of a sheet's marks.
  ///   - marks: the sheet's marks, or those of its background.
  ///   - isBackground: whether they are the background's.
  init(_ passages: [Passage], of marks: [Mark], isBackground: Bool = false) {
    for passage in passages { add(passage, marks, isBackground, nil) }
  }

  private mutating func add(
    _ passage: Passage, _ marks: [Mark], _ isBackground: Bool, _ outer: String?
  ) {
    let language = passage.language ?? outer
    var own: [Int] = []
    for piece in passage.content {
      switch piece {
      case .mark(let index) where !isBackground && marks.indices.contains(index): own.append(index)
      case .background(let index) where isBackground && marks.indices.contains(index):
        own.append(index)
      case .mark, .background: break
      case .part(let part): add(part, marks, isBackground, language)
      }
    }
    guard let first = own.first else { return }
    if let words = passage.alternate {
      // Other marks between them would be part of the picture.
      let end = zip(own, first...).prefix { $0 == $1 }.count + first
      groups[first] = Group(end: end, label: words, language: language)
      return
    }
    var start = 0
    while start < own.count {
      var end = start + 1
      while end < own.count, marks.goesOn(from: own[end - 1], to: own[end]) { end += 1 }
      let lines = own[start..<end].compactMap { marks[$0].line?.text }
      if lines.count > 1 || language != nil, !lines.isEmpty {
        groups[own[start]] = Group(
          end: own[start] + lines.count, label: lines.joinedLines, language: language)
      }
      start = end
    }
  }
}

extension [Mark] {
  /// Returns whether a mark and the one behind it are lines of one text.
  fileprivate func goesOn(from index: Int, to next: Int) -> Bool {
    guard next == index + 1, let line = self[index].line, let other = self[next].line else {
      return false
    }
    return line.font == other.font && line.size == other.size && line.color == other.color
      && line.origin.y < other.origin.y
  }
}

extension [String] {
  /// The words of lines, each with a space behind it unless it ends within a word.
  fileprivate var joinedLines: String {
    var words = ""
    for (index, line) in enumerated() {
      let next = index + 1 < count ? self[index + 1] : ""
      let whole = line.hasSuffix(softHyphen) ? String(line.dropLast()) : line.asSeen
      words += whole + (mayHaveSpace(between: line, and: next) ? " " : "")
    }
    return words
  }
}

extension Mark {
  fileprivate var line: TextLine? { if case .text(let line) = self { line } else { nil } }
}
