import InkleafLists

// Cards of bingo, whose fields are the prompts of one list.

extension RawList {
  /// Reads all cells below the letters of the game, row by row.
  ///
  /// - Returns: whether the table is a card.
  mutating func readBingo(_ rows: [TableRow]) -> Bool {
    guard let names = rows.first, rows.count > 2,
      names.cells.map({ withoutMarks($0.text).lowercased() }) == ["b", "i", "n", "g", "o"]
    else { return false }
    for row in rows.dropFirst() {
      for cell in row.filled where !isTooLong {
        var entry = Entry(cell, in: row)
        if Self.freeFields.contains(entry.text.lowercased()) {
          doubtFreeField(row.line, cell.column)
        } else {
          entry.labelled = EntryText(words: cell.text)
          add(entry)
        }
      }
    }
    hasPromptNames = true
    return true
  }

  /// Leaves out the field of a card that is free.
  mutating func takeFreeField() {
    let free = entries.indices.filter { place in
      let entry = entries[place]
      guard !entry.hasLabel, entry.text.utf8.count < 16 else { return false }
      let words = withoutMarks(entry.text).lowercased()
      // A word that may be drawn is such a field only in the middle of a square.
      let isInMiddle = place * 2 + 1 == entries.count && [9, 25, 49].contains(entries.count)
      return Self.freeFields.contains(words) && (words.contains(" ") || isInMiddle)
    }
    guard let place = free.first, free.count == 1, entries.count > 8 else { return }
    doubtFreeField(entries[place].line, entries[place].column)
    entries.remove(at: place)
  }

  private mutating func doubtFreeField(_ line: Int, _ column: Int) {
    doubt(
      "left out, as it is the free field of a bingo card; the layout \"bingo\" has its own", line,
      column)
  }

  private static let freeFields: Set = [
    "free", "free!", "free space", "free spot", "free square", "joker", "frei", "freies feld",
    "libre", "case libre", "casilla libre", "gratis", "★", "⭐", "*",
  ]
}
