import InkleafLists

// Columns without numbers, with wide gaps between them.

extension [ListLine] {
  /// The prompts of lines with wide gaps between several each, read down the columns; `nil` for others.
  var wideColumns: [ListLine]? {
    guard count > 2, count <= 2 * ListLimits.prompts, contains(where: \.hasWideGap),
      !contains(where: \.entry.isLabelled), !lazy.map(\.entry).countLoosely
    else {
      return nil
    }
    let rows = map(\.apart)
    let most = rows.map(\.count).max() ?? 0
    // A title is above the columns, and the last ones may be shorter.
    guard (2...6).contains(most), let start = rows.firstIndex(where: { $0.count == most }),
      start < 2,
      let end = rows.lastIndex(where: { $0.count == most }), end - start > 1,
      rows[start...end].allSatisfy({ $0.count == most }),
      // Dates behind words belong to their lines.
      !rows[start...end].allSatisfy({ isDayName("\($0[most - 1].text)") })
    else { return nil }
    let columns = (0..<most).flatMap { column in
      rows[start...].compactMap { $0.indices.contains(column) ? $0[column] : nil }
    }
    return columns.isShort && columns.count > 5 ? columns : nil
  }
}

extension ListLine {
  /// Whether three spaces in a row, or a tab, part words; those behind a bullet do not.
  fileprivate var hasWideGap: Bool {
    guard entry.hasBullet else { return Self.hasWideGap(text) }
    let words = text.drop { $0 == " " }.drop { $0 != " " && $0 != "\t" }
    return Self.hasWideGap(words.drop { $0 == " " || $0 == "\t" })
  }

  /// Whether these part words, and not a label behind them.
  var hasWideGapInWords: Bool { hasWideGap && apart.last.map { !isDayName("\($0.text)") } == true }

  /// Whether these part the words behind the label.
  var wordsHaveWideGap: Bool {
    // A gap is one space in the words as they are read.
    (text.utf8.count > entry.text.utf8.count + 3 || text.utf8.contains(0x09))
      && Self.hasWideGap(words)
  }

  private static func hasWideGap(_ text: Substring) -> Bool {
    var spaces = 0
    for byte in text.utf8 {
      spaces = byte == 0x20 ? spaces + 1 : byte == 0x09 ? 3 : spaces > 2 ? 9 : 0
      if spaces == 9 { return true }
    }
    return false
  }

  /// The parts between gaps of three or more spaces, or of tabs.
  fileprivate var apart: [ListLine] {
    var parts: [ListLine] = []
    var (part, gap) = (text.startIndex, 0)
    var (before, offset) = (0, 0)
    func add(_ end: Substring.Index) {
      let words = text[part..<end].withoutTrailing(" \t")
      guard !words.isEmpty else { return }
      parts.append(self.part(words, at: before))
    }
    for place in text.indices {
      let character = text[place]
      if character == "\t" || character == " " {
        gap += character == "\t" ? 3 : 1
      } else {
        if gap > 2 {
          add(place)
          (part, before) = (place, offset)
        }
        gap = 0
      }
      offset += character.unicodeScalars.count
    }
    add(text.endIndex)
    return parts
  }
}
