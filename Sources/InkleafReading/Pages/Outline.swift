import InkleafLists

// Outlines in OPML, as programs for outlines export them.

/// Whether the text is an outline.
func isOutline(_ bytes: ArraySlice<UInt8>) -> Bool {
  let start = bytes.prefix(2000)
  return start.first { $0 > 0x20 } == UInt8(ascii: "<") && start.firstRange(of: "<opml".utf8) != nil
}

/// Returns the lines of an outline: its title and what has lines below it as headings.
func linesOfOutline(_ bytes: ArraySlice<UInt8>) -> [SourceText.Line] {
  var scanner = MarkupScanner(bytes)
  var lines: [SourceText.Line] = []
  var isTitle = false
  // The limit of prompts ends a list that is longer.
  while let piece = scanner.next(), lines.count < 2 * PageContent.most {
    switch piece {
    case .open("title", _, let isEmpty): isTitle = !isEmpty
    case .close("title"): isTitle = false
    case .text(let words) where isTitle && lines.isEmpty:
      lines.append(
        SourceText.Line(number: scanner.line, text: words[...], heading: words.inOneLine))
    case .open("outline", let attributes, let isEmpty):
      let words = (attributes["text"] ?? attributes["title"] ?? "").inOneLine
      lines.append(
        SourceText.Line(
          number: scanner.line, text: words[...], heading: isEmpty ? nil : words))
    default: continue
    }
  }
  return lines
}
