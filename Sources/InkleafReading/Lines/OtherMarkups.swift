import InkleafLists

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
    if begins(". "), !contains(where: { $0.text.hasSuffix(" ==") }) { return fromAsciiDoc }
    if begins("== ") || areHeadingsAlone { return fromMediaWiki }
    return withoutWikiQuotes
  }

  /// The lines without the apostrophes that MediaWiki has around bold and slanted words.
  private var withoutWikiQuotes: [SourceText.Line] {
    contains { $0.text.hasWikiQuotes } ? map(\.withoutWikiQuotes) : self
  }

  private var fromLaTeX: [SourceText.Line] {
    map { line in
      let text = line.text.drop(while: \.isWhitespace)
      if text.hasPrefix("\\title{"), text.last == "}" {
        return line.with(mark: "#", before: text.dropFirst(7).dropLast())
      }
      guard text.hasPrefix("\\item"), let item = LaTeXItem(text.dropFirst(5)) else {
        return line.with(mark: "", before: "")
      }
      var shown = line
      let mark = item.number.map { "\($0)." } ?? "-"
      let margin = line.text[..<text.startIndex]
      shown.text = Substring(margin + "\(mark) " + withoutLaTeX(item.words))
      return shown
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
      if line.plannedDay != nil || line.isProperty { return line.with(mark: "", before: "") }
      guard level(index) > 0 else { return line }
      var words = line.text.drop { $0 == "*" || $0 == " " }
      for state in states where words.hasPrefix(state + " ") {
        words = words.dropFirst(state.count)
      }
      // The last line may be cut.
      if areTasks, index == count - 1, states.contains(where: { $0.hasPrefix(words) }) {
        words = ""
      }
      var shown = line.with(mark: level(index + 1) > level(index) ? "#" : "-", before: words)
      if indices.contains(index + 1), let day = self[index + 1].plannedDay {
        shown.text = "\(day): \(words.drop(while: \.isWhitespace))"
      }
      return shown
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
    }.map(\.withoutWikiQuotes)
  }

  private var fromAsciiDoc: [SourceText.Line] {
    map { line in
      // A setting such as ":toc: left".
      if line.isProperty { return line.with(mark: "", before: "") }
      let marks = ["= ": "#", "== ": "##", ". ": "-"]
      guard let (sign, mark) = marks.first(where: { line.text.hasPrefix($0.key) }) else {
        return line
      }
      return line.with(mark: mark, before: line.text.dropFirst(sign.count))
    }
  }
}

/// What is behind "\item".
private struct LaTeXItem {
  /// The number in brackets.
  var number: Int?
  var words: Substring

  init?(_ text: Substring) {
    var rest = text
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      number = Int(rest[..<end].dropFirst().filter(\.isNumber))
      rest = rest[end...].dropFirst()
    } else if rest.first?.isWhitespace != true {
      return nil
    }
    words = rest.drop(while: \.isWhitespace)
  }
}

/// Letters with accents in one scalar each.
private let composedLetters =
  "áéíóúýàèìòùâêîôûäëïöüÿãñõçşţńśźćÁÉÍÓÚÝÀÈÌÒÙÂÊÎÔÛÄËÏÖÜŸÃÑÕÇŞŢŃŚŹĆ"

/// Returns words of LaTeX without commands, comments and braces, and with the letters that accents make.
private func withoutLaTeX(_ text: Substring) -> String {
  guard text.contains(where: { "\\%{~`'-".contains($0) }) else { return String(text) }
  let accents: [Character: String] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "c": "\u{327}",
  ]
  var result = ""
  var rest = text
  while let sign = rest.popFirst() {
    switch sign {
    case "%": rest = ""
    case "{", "}": break
    case "~": result += " "
    case "\\":
      guard let next = rest.popFirst() else { break }
      let isCommand = next.isLetter && !(next == "c" && rest.first == "{")
      if let accent = accents[next], !isCommand {
        rest = rest.drop { $0 == "{" || $0 == "\\" }
        guard let letter = rest.popFirst() else { break }
        let dressed = "\(letter == "ı" ? "i" : letter)\(accent)"
        // Characters that are written in two ways are equal.
        result += composedLetters.first { String($0) == dressed }.map(String.init) ?? dressed
      } else if next.isLetter {
        rest = rest.drop(while: \.isLetter)
        if rest.first == " " { rest = rest.dropFirst() }
      } else {
        result.append(next)
      }
    default: result.append(sign)
    }
  }
  return result.replacing("---", with: "—").replacing("--", with: "–").replacing("``", with: "“")
    .replacing("''", with: "”")
}

extension SourceText.Line {
  /// Whether the line is ":MEDIUM: ink", as below headings of Org.
  fileprivate var isProperty: Bool {
    let word = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return word.count > 2 && word.first == ":" && word.last == ":"
  }

  /// The day of a line such as "SCHEDULED: <2026-10-01 Thu>" below a heading of Org.
  fileprivate var plannedDay: String? {
    let words = text.drop(while: \.isWhitespace)
    guard words.hasPrefix("SCHEDULED: ") || words.hasPrefix("DEADLINE: "),
      let start = words.firstIndex(where: { $0 == "<" || $0 == "[" })
    else { return nil }
    let day = String(words[start...].dropFirst().prefix(10))
    return CalendarDate(day) == nil ? nil : day
  }

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

extension SourceText.Line {
  /// The line without the apostrophes around bold and slanted words, which may be cut at its end.
  fileprivate var withoutWikiQuotes: Self {
    guard text.contains("''") else { return self }
    var line = self
    let words = text.replacing("'''", with: "").replacing("''", with: "")
    line.text = words.last == "'" ? words.dropLast() : words[...]
    return line
  }
}

extension Substring {
  /// Whether two apostrophes stand around words.
  fileprivate var hasWikiQuotes: Bool {
    firstRange(of: "''").map { self[$0.upperBound...].contains("''") } ?? false
  }
}
