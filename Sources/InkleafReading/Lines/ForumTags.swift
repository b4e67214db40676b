import InkleafLists

// The marks of forums and pages among plain lines, such as "[b]words[/b]" and "[list=1]" with "[*]" before each item.

extension [SourceText.Line] {
  /// The lines without the marks of forums; items of their lists have bullets or numbers.
  var withoutForumTags: [SourceText.Line] {
    guard count <= 2 * ListLimits.prompts,
      contains(where: { $0.text.has("[/") || $0.text.has("[*]") }),
      contains(where: { $0.text.forumTags.contains { $0.name == "*" || $0.isEnd } })
    else { return self }
    /// The number of the next item of each open list; `nil` for one with bullets.
    var lists: [Int?] = []
    return map { line in
      var line = line
      var words = ""
      var end = line.text.startIndex
      for tag in line.text.forumTags {
        words += line.text[end..<tag.range.lowerBound]
        end = tag.range.upperBound
        switch tag.name {
        case "list", "ol", "ul":
          if tag.isEnd {
            _ = lists.popLast()
          } else {
            lists.append(tag.name == "ol" || tag.value == "1" ? 1 : nil)
          }
        case "*", "li":
          guard !tag.isEnd else { continue }
          if let last = lists.last, let number = last {
            words += "\(number). "
            lists[lists.count - 1] = number + 1
          } else {
            words += "- "
          }
        default: continue
        }
      }
      line.text = (words + line.text[end...])[...]
      return line
    }
  }
}

extension [SourceText.Line] {
  /// The lines, cut where two or more line breaks of a page stand in one, as in "Ghost<br>Cat<br>Owl".
  var cutAtBreaks: [SourceText.Line] {
    guard contains(where: { $0.text.utf8.contains(UInt8(ascii: "<")) }) else { return self }
    return flatMap { line -> [SourceText.Line] in
      let parts = String(line.text).withPlainBreaks[...].split(separator: "<br>")
      // The cells of a table of Markdown have breaks, too.
      guard parts.count > 2, line.text.first != "|" else { return [line] }
      return parts.map { line.with($0) }
    }
  }
}

/// A mark of a forum.
private struct ForumTag {
  var name: String
  var value: String
  var isEnd: Bool
  var range: Range<Substring.Index>

  static let names: Set = [
    "b", "i", "u", "s", "url", "size", "color", "colour", "font", "center", "left", "right",
    "quote",
    "list", "ul", "ol", "li", "*", "spoiler", "h1", "h2", "h3", "code", "indent", "align", "hr",
  ]
}

extension Substring {
  /// The marks in a line.
  fileprivate var forumTags: [ForumTag] {
    var tags: [ForumTag] = []
    var rest = self
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let inner = rest[rest.index(after: open)..<close]
      let isEnd = inner.first == "/"
      let parts = (isEnd ? inner.dropFirst() : inner).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased()
      rest = rest[rest.index(after: close)...]
      // "[b](address)" is a link of Markdown.
      guard ForumTag.names.contains(name), rest.first != "(" else { continue }
      tags.append(
        ForumTag(
          name: name, value: parts.count > 1 ? String(parts[1]) : "", isEnd: isEnd,
          range: open..<rest.startIndex))
    }
    return tags
  }
}
