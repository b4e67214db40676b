import InkleafLists

// Signs around titles and headings, as in "✦ DRAWTOBER ✦".

extension RawList {
  /// Leaves out signs that frame the title and headings.
  mutating func dropFrames() {
    header.title = String(header.title[...].withoutFrame)
    for index in entries.indices {
      entries[index].group = entries[index].group.map { String($0[...].withoutFrame) }
    }
  }
}

extension Substring {
  /// The text without signs that frame it, as in "✦ DRAWTOBER ✦" and "🍁 WEEK 1: FOREST 🍁".
  fileprivate var withoutFrame: Substring {
    let words = split(separator: " ")
    guard words.count > 1, let last = words.last, last.count < 4,
      !last.unicodeScalars.contains(where: { $0.isASCII || $0.properties.isAlphabetic })
    else { return self }
    // A bullet before the words was taken away.
    if words.count > 2, words[0] == last {
      return self[words[1].startIndex..<last.startIndex].trimmed
    }
    return "✦✧★☆✩✪♡♥❥◆◇".contains(last.first ?? " ") ? self[..<last.startIndex].trimmed : self
  }
}
