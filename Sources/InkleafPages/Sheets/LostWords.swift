internal import InkleafGeometry

/// Words or colours of a list that its pages do not show, or not whole.
public struct LostWords: Equatable, Sendable, CustomStringConvertible {
  /// What is lost.
  public enum Kind: Equatable, Sendable {
    /// The layout has room for numbers only on this page.
    case prompts
    /// Pages have several prompts each, and show only some of them.
    case someOfSeveral
    /// No item of the layout shows prompts.
    case unnamed
    /// Prompts end in `…`, for want of room.
    case cutPrompts
    /// Notes end in `…`, for want of room.
    case cutNotes
    /// The layout has no place for notes.
    case notes
    /// Words of another list end in `…`, for want of room.
    case cutBeside
    /// The layout has no place for the words of another list.
    case beside
    /// The layout has no place for the colours that prompts name.
    case colors

    /// Whether the layout has no place for it, on a page of whatever size.
    package var isOfLayout: Bool { self == .notes || self == .beside || self == .colors }
  }

  /// What is lost.
  public var kind: Kind
  /// The numbers of the prompts, in order; never empty.
  public var numbers: [Int]

  /// What is lost, of which days, and what to do, in one line.
  public var description: String {
    let days = InkleafPages.days(numbers)
    return switch kind {
    case .prompts:
      "there is room for numbers only, without prompts (\(days)); choose a larger page or another"
        + " layout, or shorten the longest words"
    case .someOfSeveral:
      "this layout has several prompts on a page and shows only some of them (\(days)); give it an"
        + " item for each, or fewer prompts a page"
    case .unnamed:
      "no item of this layout shows prompts (\(days)); give it an item \"prompt\", or take another layout"
    case .cutPrompts:
      "prompts are cut (\(days)); choose a larger page or another layout, or shorten them"
    case .cutNotes:
      "notes are cut (\(days)); choose a larger page, or shorten them"
    case .notes:
      "this layout shows no notes (\(days)); classic does, or give the layout a note"
    case .cutBeside:
      "words of --beside are cut (\(days)); choose a larger page, or shorten them"
    case .beside:
      "this layout does not show the words of --beside (\(days)); classic does, or give the layout"
        + " an item \"beside\""
    case .colors:
      "this layout shows no colours that prompts name (\(days)); classic does, or give the layout a"
        + " swatch"
    }
  }
}

/// Returns days in words, the first five by their numbers.
package func days(_ numbers: [Int]) -> String {
  (numbers.count == 1 ? "day " : "days ") + numbers.map(String.init).firstFew(5)
}

extension Document {
  /// Returns what its pages do not show of the list that they were made of.
  ///
  /// A prompt that no page names, as on a cover or beyond a card of bingo, is left out by design, and
  /// so are its note and its colour; unless a layout that names prompts has room for none of them, or
  /// text is cut and it is missing among others of its day.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - layout: the layout of its pages.
  public func lostWords(of list: PromptList, in layout: Layout) -> [LostWords] {
    var pages: [Int: PageWords] = [:]
    var shownColors: Set<Color> = []
    for sheet in sheets {
      // What all pages have alike, such as the beginning of all notes, is behind them.
      for mark in background(of: sheet) + sheet.marks {
        switch mark {
        case .text(let line):
          pages[sheet.number, default: PageWords()].add(line.text.withPlainSpaces)
        case .fill(_, let color): shownColors.insert(color)
        default: break
        }
      }
    }
    var all = PageWords()
    for page in pages.values { all.add(page) }
    // The contents of a book may cut what the pages of the days show.
    let listings =
      layout.parts.isEmpty
      ? []
      : sheets.filter { $0.number < $0.lastNumber }
        .filter { sheet in
          sheet.marks.contains { if case .text(let line) = $0 { line.text.isCut } else { false } }
        }
        .map { sheet -> PageWords in
          var words = PageWords()
          for case .text(let line) in sheet.marks { words.add(line.text.withPlainSpaces) }
          return words
        }
    // Of a list of which some days are drawn, the others have no page.
    let numbers = Set(sheets.lazy.flatMap { $0.number...$0.lastNumber })
    // A book's page of all prompts, as its contents, is not that of a day.
    let drawn = Set(
      sheets.lazy.map { $0.number...$0.lastNumber }
        .filter { layout.parts.isEmpty || $0.count < list.prompts.count }.flatMap(\.self))
    var lost: [LostWords] = []
    func lose(_ kind: LostWords.Kind, _ number: Int) {
      if let index = lost.firstIndex(where: { $0.kind == kind }) {
        lost[index].numbers.append(number)
      } else {
        lost.append(LostWords(kind: kind, numbers: [number]))
      }
    }
    // Words of one or two letters are found in others, too, and those of the title on every page.
    var head = PageWords()
    for line in [title, credit ?? ""] { head.add(line.withPlainSpaces) }
    var (isNamed, isKnown) = (false, false)
    var (shownDays, missing): (Set<CalendarDate>, [(CalendarDate, Int)]) = ([], [])
    // Prompts that share a page, of which each is shown, beside those of pages that are not made.
    let shared = layout.sharesPages ? sheets.map { $0.number...$0.lastNumber } : []
    let isWhole = layout.showsAll
    var hidden: [Int] = []
    for (prompt, colors) in zip(list.typeset.prompts, list.colors) {
      // A page of many prompts has the number of the first.
      let isPlain = colors.isEmpty || all.has(prompt.text.withoutSpaces) != nil
      let words = (isPlain ? prompt.text : prompt.text.withoutColors).withoutSpaces
      let own = pages[prompt.number].flatMap { $0.has(words) == nil ? nil : $0 } ?? all
      let isLong =
        words.count > 2 && numbers.contains(prompt.number) && head.has(words) == nil
      isKnown = isKnown || isLong
      let date = list.date(of: prompt)
      guard let isWhole = own.has(words) else {
        if let date { missing.append((date, prompt.number)) }
        if isWhole && isLong || shared.contains(where: { $0.contains(prompt.number) }) {
          hidden.append(prompt.number)
        }
        continue
      }
      if let date { shownDays.insert(date) }
      isNamed = isNamed || isLong
      if !isWhole || listings.contains(where: { $0.has(words) == false }) {
        lose(.cutPrompts, prompt.number)
      }
      func look(for words: String?, cut: LostWords.Kind, gone: LostWords.Kind) {
        guard let words = words?.withoutSpaces, !words.isEmpty, drawn.contains(prompt.number)
        else { return }
        switch own.has(words) {
        case nil: lose(gone, prompt.number)
        case false?: lose(cut, prompt.number)
        case true?: break
        }
      }
      look(for: prompt.note, cut: .cutNotes, gone: .notes)
      look(for: prompt.beside, cut: .cutBeside, gone: .beside)
      if !shownColors.isSuperset(of: colors) { lose(.colors, prompt.number) }
    }
    if all.hasCuts {
      for (date, number) in missing where shownDays.contains(date) { lose(.cutPrompts, number) }
      for index in lost.indices { lost[index].numbers.sort() }
    }
    // Where lines are cut, a prompt that is missing is one of which too little is left.
    let gone: LostWords.Kind = all.hasCuts && isWhole ? .cutPrompts : .someOfSeveral
    let cut = Set(lost.first { $0.kind == .cutPrompts }?.numbers ?? [])
    if isNamed { for number in hidden where !cut.contains(number) { lose(gone, number) } }
    if layout.isOfBareDays { for number in numbers.sorted() { lose(.unnamed, number) } }
    if isKnown, !isNamed, !sheets.isEmpty, layout.namesPrompts {
      for prompt in list.prompts where numbers.contains(prompt.number) {
        lose(.prompts, prompt.number)
      }
    }
    return lost
  }
}

extension Layout {
  /// Whether all its pages are of several prompts each.
  fileprivate var sharesPages: Bool {
    if case .prompts(let count) = pages, parts.isEmpty { return count > 1 }
    return false
  }

  /// Whether each of its pages has many prompts, of which none is left out by design, as beyond a bingo card.
  fileprivate var showsAll: Bool {
    switch pages {
    case .whole, .month, .list:
      parts.isEmpty && namesPrompts && !choosesPrompts
    case .prompts, .cards: false
    }
  }

  /// Whether it has a page for each day without the prompt, and is none of the built-in ones, which are backs.
  fileprivate var isOfBareDays: Bool {
    pages.areOfDays && parts.isEmpty && !namesPrompts && !Self.names.contains(name)
  }

  /// Whether it is a book with a page for each day, beside which other pages only name days.
  package var hasAPageADay: Bool { parts.contains { $0.pages == .prompts(1) } }
}

/// The words of a page, with a space wherever one or the end of a line parts them.
private struct PageWords {
  private var text = ""
  /// The words before each `…` at the end of a line: the cut ones may take several lines.
  private var cuts: [[UInt8]] = []

  /// Whether any line is cut.
  var hasCuts: Bool { !cuts.isEmpty }

  mutating func add(_ line: String) {
    if line.isCut {
      let before = text.suffix(2 * ListLimits.promptLength) + line.dropLast()
      cuts.append(line == "…" ? [] : before.utf8.filter { $0 != UInt8(ascii: " ") })
    }
    text += line
    text += " "
  }

  mutating func add(_ other: PageWords) {
    text += other.text
    cuts += other.cuts
  }

  /// Returns whether it has some words whole; `nil` if it does not even have their beginning.
  func has(_ words: String) -> Bool? {
    if text.hasWords(words) { return true }
    guard !cuts.isEmpty else { return nil }
    let words = Array(words.utf8)
    // Other words may stand before, such as a date before a note.
    return cuts.contains { $0.isEmpty || words.beginWithEnd(of: $0) } ? false : nil
  }
}

extension [UInt8] {
  /// Whether a text begins with three or more letters that another one ends with.
  fileprivate func beginWithEnd(of other: [UInt8]) -> Bool {
    let most = Swift.min(count, other.count)
    guard most > 2 else { return false }
    return (3...most).contains { length in
      let start = other.count - length
      return other[start] == self[0] && other[start...].elementsEqual(self[..<length])
        && String(decoding: self[..<length], as: UTF8.self).count > 2
    }
  }
}

/// Whether a byte is a letter of ASCII.
private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

extension String {
  /// Whether it has a text in it, byte for byte but for its spaces: pages show the same characters as their
  /// list.
  ///
  /// A word within another one, such as "arch" in "March", does not count.
  fileprivate func hasWords(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        guard let first = other.first, let last = other.last else { return true }
        func joins(_ byte: UInt8, _ place: Int) -> Bool {
          text.indices.contains(place) && isLetter(byte) && isLetter(text[place])
        }
        for start in text.indices where text[start] == first && !joins(first, start - 1) {
          var (place, known) = (start, 0)
          while known < other.count, place < text.count {
            if text[place] == other[known] {
              known += 1
            } else if text[place] != UInt8(ascii: " ") {
              break
            }
            place += 1
          }
          if known == other.count, !joins(last, place) { return true }
        }
        return false
      }
    }
  }

  /// Whether it ends in "…", as a line does that is cut.
  fileprivate var isCut: Bool { utf8.last == 0xA6 && hasSuffix("…") }

  /// The letters without what the end of a line takes away or adds.
  fileprivate var withoutSpaces: String { String(withPlainSpaces.filter { $0 != " " }) }

  /// The text without hyphens and dots between words, and with all white space as spaces.
  fileprivate var withPlainSpaces: String {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "-") }
    if isPlain { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "-", "\u{AD}", "\u{200B}", "·": break
      case _ where scalar.isASCII: kept.append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where scalar.properties.isWhitespace: kept.append(UInt8(ascii: " "))
      default: kept += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
