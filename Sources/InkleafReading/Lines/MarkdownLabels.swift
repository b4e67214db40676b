import InkleafLists

// Numbers and dates among the marks of Markdown: in the words of links, behind strokes, above pictures.

extension [SourceText.Line] {
  /// The lines with numbers and dates that no mark of Markdown stands around.
  ///
  /// Lines of a table of contents go where the text has its headings.
  var withBareLabels: [SourceText.Line] {
    var lines = self
    if contains(where: { $0.text.utf8.contains(UInt8(ascii: "\\")) }) {
      lines = lines.map(\.withoutStrokes)
    }
    guard
      lines.contains(where: { $0.text.utf8.contains(UInt8(ascii: "[")) || $0.isHeadingWithName })
    else { return lines }
    let hasHeadings = lines.contains { line in
      line.headingWords.flatMap { Headings.label($0.words) }?.text.isEmpty == false
    }
    if hasHeadings { lines.removeAll(where: \.isOfContents) }
    return lines.map(\.withLabelOutsideOfLink)
  }
}

extension SourceText.Line {
  /// Whether it is nothing but links and pictures, of Markdown or of HTML.
  var isLinks: Bool { links.areAll }

  /// Whether it is nothing but pictures, with or without a link.
  var isPicture: Bool {
    if text.drop(while: \.isWhitespace).hasPrefix("![[") { return text.hasSuffix("]]") }
    let links = links
    return links.areAll && links.havePictures
  }

  /// Whether links, pictures and tags are all that the line has, and whether pictures are among them.
  private var links: (areAll: Bool, havePictures: Bool) {
    guard let first = text.first(where: { !$0.isWhitespace }), "![<".contains(first) else {
      return (false, false)
    }
    var rest = text[...]
    var (count, havePictures) = (0, false)
    while let start = rest.firstIndex(where: { "[<".contains($0) }) {
      let isPicture = rest[..<start].last == "!"
      guard !rest[..<start].contains(where: { $0.isLetter || $0.isNumber }),
        let end = rest[start] == "<" ? rest[start...].firstIndex(of: ">") : rest[start...].endOfLink
      else { return (false, false) }
      havePictures =
        havePictures || isPicture || rest[start...end].hasPrefix("[!")
        || rest[start...end].lowercased().hasPrefix("<img")
      count += 1
      rest = rest[rest.index(after: end)...]
    }
    return (count > 0 && !rest.contains { $0.isLetter || $0.isNumber }, havePictures)
  }

  /// Whether it is an item that leads to a place in the same text, as in "- [Day 1](#day-1)".
  fileprivate var isOfContents: Bool {
    let words = text.drop { $0.isWhitespace || "-*+•".contains($0) || $0.isNumber || $0 == "." }
    guard words.first == "[", let end = words.endOfLink,
      words[words.index(after: end)...].allSatisfy(\.isWhitespace)
    else { return false }
    return words[..<end].contains("](#")
  }

  /// Whether it is a heading with a name for links at its end, as in "# Prompts {#prompts}".
  fileprivate var isHeadingWithName: Bool { text.first == "#" && text.contains(" {#") }

  /// The line with "-" for "\-" and the like, and without a stroke that breaks the line.
  fileprivate var withoutStrokes: Self {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return self }
    var words = String(text)
    for sign in ["-", "–", "—", "#", "+"] { words = words.replacing("\\\(sign)", with: sign) }
    if words.last == "\\" { words.removeLast() }
    return with(words[...])
  }

  /// The line with the words of its first link in the place of the link, where they have a number or date; a heading
  /// has no name for links.
  fileprivate var withLabelOutsideOfLink: Self {
    if isHeadingWithName, text.last == "}", let name = text.ranges(of: " {#").last {
      return with(text[..<name.lowerBound])
    }
    let words = text.drop { $0.isWhitespace || "-*+•".contains($0) }
    // A box to tick may be before it.
    let box = ["[ ] ", "[x] ", "[X] "].first(where: words.hasPrefix)
    let link = words.dropFirst(box?.count ?? 0).drop { $0 == "*" }
    guard link.first == "[", let middle = link.firstRange(of: "](") else { return self }
    // The end of the text may be cut.
    let isCut = !link[middle.upperBound...].contains(")")
    guard let end = isCut ? link.indices.last : link.endOfLink else { return self }
    let shown = link[..<middle.lowerBound].dropFirst()
    guard EntryText(shown).isLabelled || EntryText.bare(shown) != nil else { return self }
    return with(
      text[..<words.startIndex] + shown + link[link.index(after: end)...].drop { $0 == "*" })
  }
}

extension Substring {
  /// Where a link or picture ends that begins here; `nil` where none does.
  fileprivate var endOfLink: Index? {
    guard first == "[" else { return nil }
    var depth = 0
    for place in indices {
      switch self[place] {
      case "[": depth += 1
      case "]": depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      guard self[index(after: place)...].first == "(" else { return nil }
      return self[place...].firstIndex(of: ")")
    }
    return nil
  }
}
