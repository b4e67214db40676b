// Lists in the marks of other programs for text: Org, AsciiDoc, MediaWiki and LaTeX.

extension [SourceText.Line] {
  /// The lines with headings and items marked as in Markdown; words keep their columns.
  var inMarkdown: [SourceText.Line] {
    func begins(_ marks: String...) -> Bool {
      contains { line in marks.contains(where: line.text.hasPrefix) }
    }
    // Most lists have none of these signs at the start of a line.
    guard contains(where: { $0.text.utf8.first.map { "\\#*=.".utf8.contains($0) } == true }) else {
      return self
    }
    if begins("\\begin{") { return fromLaTeX }
    if begins("#+", "** ", "* TODO ", "* DONE ") { return fromOrg }
    if begins("== ") || areHeadingsAlone { return fromMediaWiki }
    if begins(". ") { return fromAsciiDoc }
    return self
  }

  private var fromLaTeX: [SourceText.Line] {
    map { line in
      let text = line.text.drop(while: \.isWhitespace)
      if text.hasPrefix("\\title{"), text.last == "}" {
        return line.with(mark: "#", before: text.dropFirst(7).dropLast())
      }
      return text.hasPrefix("\\item ") ? line : line.with(mark: "", before: "")
    }
  }

  private var fromOrg: [SourceText.Line] {
    func level(_ index: Int) -> Int {
      guard indices.contains(index) else { return 0 }
      let stars = self[index].text.prefix { $0 == "*" }
      return self[index].text[stars.endIndex...].first == " " ? stars.count : 0
    }
    let states = ["TODO", "DONE"]
    func hasState(_ line: SourceText.Line) -> Bool {
      line.text.first == "*" && states.contains { line.text.contains(" \($0) ") }
    }
    let areTasks = count(where: hasState) > 1
    return indices.map { index in
      let line = self[index]
      if line.text.hasPrefix("#+") {
        let isTitle = line.text.prefix(8).lowercased() == "#+title:"
        return line.with(mark: isTitle ? "#" : "", before: isTitle ? line.text.dropFirst(8) : "")
      }
      guard level(index) > 0 else { return line }
      var words = line.text.drop { $0 == "*" || $0 == " " }
      for state in states where words.hasPrefix(state + " ") {
        words = words.dropFirst(state.count)
      }
      // The last line may be cut.
      if areTasks, index == count - 1, states.contains(where: { $0.hasPrefix(words) }) {
        words = ""
      }
      return line.with(mark: level(index + 1) > level(index) ? "#" : "-", before: words)
    }
  }

  /// Whether all lines are headings of one level, which are items in a wiki.
  private var areHeadingsAlone: Bool {
    let filled = self.filled
    let levels = filled.map { $0.heading == nil ? $0.headingWords?.level : nil }
    return filled.count > 2 && levels[0] != nil && Set(levels).count == 1
  }

  private var fromMediaWiki: [SourceText.Line] {
    map { line in
      if line.text.hasPrefix("== "), line.text.hasSuffix(" ==") {
        return line.with(mark: "#", before: line.text.dropFirst(3).dropLast(3))
      }
      let words = line.text.drop { $0 == "#" }
      return words.startIndex > line.text.startIndex && words.first == " "
        ? line.with(mark: "-", before: words) : line
    }
  }

  private var fromAsciiDoc: [SourceText.Line] {
    map { line in
      let mark = ["= ": "#", ". ": "-"][String(line.text.prefix(2))]
      return mark.map { line.with(mark: $0, before: line.text.dropFirst(2)) } ?? line
    }
  }
}

extension SourceText.Line {
  /// Returns the line with spaces and a mark in the place of all that is before some of its words.
  fileprivate func with(mark: String, before words: Substring) -> SourceText.Line {
    var line = self
    let words = words.drop(while: \.isWhitespace)
    line.text = ""
    guard !words.isEmpty else { return line }
    let gap = text[..<words.startIndex].unicodeScalars.count - mark.unicodeScalars.count - 1
    line.text = Substring(String(repeating: " ", count: Swift.max(0, gap)) + "\(mark) \(words)")
    return line
  }
}
