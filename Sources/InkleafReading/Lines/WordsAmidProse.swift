import InkleafLists

// Words alone between paragraphs of sentences, as in a post that tells of its list.

extension RawList {
  /// Takes sentences and addresses away that stand in paragraphs of their own above and below plain words.
  mutating func takeProseAround(_ lines: inout [ListLine]) {
    guard let words = lines.wordsAmidProse else { return }
    for line in lines[..<words.lowerBound] where !takesHashtag(line) {
      let isNamed =
        !line.hasAddress && takesTitle(line)
        || line.number == firstLine && !line.isProse && takesLoneTitle(line)
      if !isNamed { tellLeftOut(line) }
    }
    for line in lines[words.upperBound...] where !takesHashtag(line) { tellLeftOut(line) }
    lines = Array(lines[words])
  }
}

extension [ListLine] {
  /// The places of the paragraphs of words, where all sentences stand above or below them; `nil` for other lines.
  fileprivate var wordsAmidProse: Range<Int>? {
    guard contains(where: \.isProse), !contains(where: \.entry.hasBullet) else { return nil }
    let starts = indices.filter {
      $0 == 0 || self[$0].startsParagraph || self[$0].leadsToWords
        || self[$0].group != self[$0 - 1].group
    }
    let paragraphs = zip(starts, starts.dropFirst() + [count]).map { self[$0..<$1] }
    let areProse = paragraphs.map(\.areProse)
    // A line alone may be a title, or a remark.
    let words = paragraphs.indices.filter { !areProse[$0] && paragraphs[$0].count > 1 }
    guard let first = words.first, let last = words.last, areProse.contains(true),
      !areProse[first...last].contains(true)
    else { return nil }
    let block = paragraphs[first].startIndex..<paragraphs[last].endIndex
    guard block.count > 6, words.contains(where: { paragraphs[$0].count > 3 }),
      self[block].count(where: \.isProse) * 8 < block.count
    else { return nil }
    return block
  }
}

extension ArraySlice<ListLine> {
  /// Whether most lines are sentences; many of them may be long prompts, unless they have addresses.
  fileprivate var areProse: Bool {
    count(where: \.isProse) * 2 >= count && (count < 4 || contains(where: \.hasAddress))
  }
}

extension ListLine {
  /// Whether it is a sentence of six words or more, a long line, or one with an address.
  fileprivate var isProse: Bool {
    hasAddress || text.count > 60
      || ".!?…:".contains(text.last ?? " ") && text.split(separator: " ").count > 5
  }

  /// Whether it names a page of the web.
  fileprivate var hasAddress: Bool { text.contains("://") }

  /// Whether the words are below it, as below "Text list of prompts:".
  fileprivate var leadsToWords: Bool { text.last == ":" && speaksOfPrompts(String(text)) }
}
