internal import InkleafGeometry
import InkleafLists

// Lines below each prompt that are about it: its hashtags, and who drew it with what.

extension RawList {
  /// Leaves out the hashtags below prompts, as in posts.
  mutating func takeLinesOfTags(_ lines: inout [ListLine]) {
    let places = lines.indices.filter { place in
      place > 0 && lines[place].hasOnlyTags && !lines[place].entry.isLabelled
        && lines[place - 1].entry.isLabelled
        && !lines[place - 1].isBareLabel
    }
    guard places.count > 1 else { return }
    let first = lines[places[0]]
    doubt("left out: \(places.count) lines of hashtags below prompts", at: first)
    lines = lines.removing(at: Set(places))
  }
}

extension RawList {
  /// Leaves out lines that say where something is, as "Download the list here: https://…", and takes the hashtag of those
  /// that say which to use, as "Tag #drawtober".
  mutating func takeLinesOfLinks(_ lines: inout [ListLine]) {
    let tags = lines.indices.filter { !lines[$0].isMarked && lines[$0].text.tagsToUse != nil }
    if tags.count == 1, let line = tags.first.map({ lines[$0] }) {
      if header.hashtag == nil { header.hashtag = line.text.tagsToUse.map(String.init) }
      lines.remove(at: tags[0])
    }
    let places = lines.indices.filter { !lines[$0].isMarked && lines[$0].text.leadsElsewhere }
    guard !places.isEmpty, places.count * 4 < lines.count else { return }
    for place in places { tellLeftOut(lines[place]) }
    lines = lines.removing(at: Set(places))
  }
}

extension Substring {
  /// The hashtag behind a word that asks to use it; `nil` for other texts.
  fileprivate var tagsToUse: Substring? {
    let words = split { $0.isWhitespace || $0 == ":" || $0 == "," }
    guard words.count > 1, words.dropFirst().allSatisfy({ $0.first == "#" && $0.count > 2 }),
      ["tag", "tags", "use", "hashtag", "hashtags", "tagged", "with"]
        .contains(words[0].lowercased())
    else { return nil }
    return words[1]
  }

  /// Whether it names an address behind words and a colon, or behind "here".
  fileprivate var leadsElsewhere: Bool {
    guard let link = ["https://", "http://", "www."].lazy.compactMap({ firstRange(of: $0) }).first
    else { return false }
    let words = self[..<link.lowerBound].withoutTrailing("<([ ")
    return words.contains(where: \.isLetter) && (words.last == ":" || words.hasSuffix(" here"))
      && !words.dropLast().contains(":")
  }
}

extension [ListLine] {
  /// Makes bullets that all have some further in below them the headings of these, as "- Animals" above "  - Cat".
  mutating func takeGroupsOfBullets() {
    guard let start = firstIndex(where: \.entry.hasBullet), start < 3,
      self[start...].allSatisfy({
        $0.entry.hasBullet && !$0.entry.isLabelled && $0.group == self[start].group
      }),
      let least = self[start...].map(\.margin).min()
    else { return }
    let outer = indices[start...].filter { self[$0].margin == least }
    let sizes = zip(outer, outer.dropFirst() + [count]).map { $1 - $0 - 1 }
    guard outer.count > 1, sizes.allSatisfy({ $0 > 1 }),
      sizes.reduce(0, +) > 2 * outer.count
    else { return }
    var name: String?
    var lines = Array(self[..<start])
    for place in indices[start...] {
      guard self[place].margin > least else {
        name = withoutMarks(String(self[place].entry.unlabelled[...].trimmingColon))
        continue
      }
      lines.append(self[place])
      lines[lines.count - 1].group = name
    }
    self = lines
  }
}

extension [ListLine] {
  /// Makes lines below prompts that say by whom or with what they are drawn their notes.
  mutating func takeNamedLinesBelow() {
    let places = indices.filter { place in
      place > 0 && !self[place].isMarked && self[place].isAboutAPrompt
        && self[place - 1].entry.isLabelled && !self[place - 1].isBareLabel
    }
    guard places.count > 2 else { return }
    for place in places { self[place - 1].note = withoutMarks(String(self[place].text)) }
    self = removing(at: Set(places))
  }
}

extension ListLine {
  /// Whether it has hashtags and nothing else.
  var hasOnlyTags: Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return !words.isEmpty
      && words.allSatisfy {
        $0.count > 1 && $0.first == "#" && $0.dropFirst().first != "#"
          && Color(prompted: String($0)) == nil
      }
      && words.contains { $0.dropFirst().contains(where: \.isLetter) }
  }

  /// Whether a name before a colon says that it is about a prompt.
  fileprivate var isAboutAPrompt: Bool {
    guard text.utf8.count < 120, let name = nameBeforeColon else { return false }
    return [
      "artist", "medium", "media", "materials", "tool", "tools", "technique", "palette", "host",
    ]
    .contains(name)
  }
}
