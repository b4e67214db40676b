import InkleafLists

// Headings of plain words that no mark of Markdown shows, such as "CREATURES" above words.

extension [ListLine] {
  /// Returns the lines that are no headings, each in the group of the heading above it.
  ///
  /// - Parameter headings: the name of each line that is a heading.
  func grouped(below headings: [String?]) -> [ListLine] {
    var group: String?
    return zip(self, headings).compactMap { line, heading in
      group = heading ?? group
      guard heading == nil else { return nil }
      var line = line
      line.group = group ?? line.group
      return line
    }
  }
}

extension [ListLine] {
  /// Returns the lines but for those at some places, each in the group of the one above it.
  func grouped(belowLinesAt places: some Sequence<Int>) -> [ListLine] {
    let places = Set(places)
    return grouped(
      below: indices.map {
        places.contains($0) ? withoutMarks(String(self[$0].text.trimmingColon)) : nil
      })
  }
}

extension [ListLine] {
  /// Makes lines that stand above words and say so, such as "Creatures:", "[Easy]" or "CREATURES", groups.
  ///
  /// - Returns: lines that may be such, but are taken as prompts.
  mutating func takeSections() -> [ListLine] {
    if let (places, areSure) = partsOfASet {
      if areSure { self = grouped(belowLinesAt: places) }
      return areSure ? [] : [self[places[0]]]
    }
    let isLoudRare = lazy.filter { $0.text.isLoud }.count * 3 < count
    let rare = rareSigns
    let names = map { line in
      line.sectionName(isLoudRare: isLoudRare) ?? (rare?(line) == true ? line.plainName : nil)
    }
    let found = indices.filter { names[$0] != nil }
    let gaps = gaps(behind: found)
    guard found.count > 1, count > found.count * 3, found[0] < 2,
      gaps.dropLast().allSatisfy({ $0 > 2 }), gaps.last ?? 0 > 1
    else {
      return found.filter { $0 > 0 && self[$0].startsParagraph || self[$0].text.last == ":" }
        .map { self[$0] }
    }
    self = grouped(below: names)
    return []
  }
}

extension [ListLine] {
  /// A sign that some lines have, the first among them, and that no line between them has: emoji around their words,
  /// or capitals alone; `nil` without one.
  private var rareSigns: ((ListLine) -> Bool)? {
    // A word in capitals may be a prompt; several of four letters or more, each above some words, are none.
    let signs: [(ListLine) -> Bool] = [
      {
        $0.text.first?.isASCII == false
          && $0.text.withoutEmojiAtEnds.startIndex > $0.text.startIndex
      },
      {
        $0.text.isLoud && $0.text.count(where: \.isLetter) > 3
          && $0.text.allSatisfy { !$0.isNumber }
      },
    ]
    return signs.first { isSign in
      let found = indices.filter { isSign(self[$0]) }
      let gaps = gaps(behind: found)
      return found.count > 1 && found[0] < 2 && gaps.allSatisfy { $0 > 3 }
        && found.allSatisfy { !self[$0].entry.isLabelled && self[$0].text.utf8.count <= 40 }
    }
  }

  /// The places of lines that name a level or a season, each above some words, and whether they are surely headings:
  /// "Spring" and "Summer" alone may be prompts.
  private var partsOfASet: (places: [Int], areSure: Bool)? {
    let names = map { line in
      line.entry.isLabelled || line.text.utf8.count > 20 ? "" : line.text.trimmingColon.lowercased()
    }
    for (sets, least) in [(TableRole.levels, 2), (Self.seasons, 3)] {
      for set in sets {
        var found = indices.filter { set.contains(names[$0]) }
        guard found.count > 1, found.count * 3 <= count, found[0] < 2 || found.count >= least else {
          continue
        }
        let gaps = gaps(behind: found)
        // The last part may be cut, and so may its name.
        if let last = names.last, last.count > 1, gaps.last ?? 0 > 3,
          set.contains(where: { $0.hasPrefix(last) && !names.contains($0) })
        {
          found.append(count - 1)
        }
        let areApart = found[0] < 2 && gaps.dropLast().allSatisfy { $0 > 3 }
        return (found, areApart && found.count >= least)
      }
    }
    return nil
  }

  private static let seasons: [Set<String>] = [
    ["spring", "summer", "autumn", "fall", "winter"],
    ["frühling", "frühjahr", "sommer", "herbst", "winter"],
    ["printemps", "été", "automne", "hiver"], ["primavera", "verano", "otoño", "invierno"],
    ["primavera", "estate", "autunno", "inverno"], ["primavera", "verão", "outono", "inverno"],
  ]
}

extension ListLine {
  /// Its words without marks and emoji around them.
  fileprivate var plainName: String {
    withoutMarks(String(text.withoutEmojiAtEnds.trimmingColon))
  }
}

extension [ListLine] {
  /// Makes lines without a bullet the headings of the bullets below each, where the first bullet has one, too.
  ///
  /// - Returns: the title above the first one, taken out, and a heading that could be a prompt.
  mutating func takeHeadingsOfBullets() -> (title: ListLine?, doubtful: ListLine?) {
    guard let start = firstIndex(where: \.isMarked), start == 1 || start == 2 else {
      return (nil, nil)
    }
    let places = indices.filter { $0 >= start - 1 && !self[$0].isMarked }
    let ends = places.dropFirst() + [count]
    guard places.count > 1,
      self[start...].allSatisfy({ !$0.entry.isLabelled }), !self[start].startsParagraph,
      // A line between two bullets may lack its own; below a title it does.
      zip(places, ends).allSatisfy({ $1 - $0 > 2 }),
      self[start - 1].isMonthAlone || !speaksOfPrompts("\(self[start - 1].text)"),
      places.allSatisfy({
        (2...40).contains(self[$0].text.count) && self[$0].entry.text.isPhrase
          && self[$0].margin == self[start - 1].margin
      })
    else { return (nil, nil) }
    let doubtful = places.map { self[$0] }.first(where: \.couldBePrompt)
    self = grouped(belowLinesAt: places)
    return (start == 2 ? removeFirst() : nil, doubtful)
  }
}

extension [ListLine] {
  /// Makes lines groups that stand alone between paragraphs of words, or that begin or end alike above the words of
  /// their paragraphs, as "Sea week" and "Town week".
  ///
  /// - Parameter isBelowTitle: whether the first line is none.
  /// - Returns: whether a title stands above the first one; a heading that could be a prompt; and a line that may be a
  ///   heading, but is not taken as one.
  mutating func takeHeadingsOfParagraphs(
    isBelowTitle: Bool
  ) -> (hasTitle: Bool, doubtful: ListLine?, other: ListLine?) {
    let paragraphs = paragraphs
    let surePlaces =
      paragraphs.count < 2 ? [] : headingsAlone(paragraphs) ?? headingsAlike(paragraphs)
    let places = surePlaces ?? knownHeadings(paragraphs)
    guard places.count > 1, places[0] < 2,
      places.allSatisfy({ self[$0].text.utf8.count <= 40 && !self[$0].isMarked })
    else {
      let named = filter { $0.startsParagraph && $0.namesManyThings }
      let other = firstLikeHeading(paragraphs, isBelowTitle: isBelowTitle)
      return (false, nil, other ?? (named.count > 1 ? named[0] : nil))
    }
    let doubtful =
      surePlaces == nil ? places.map { self[$0] }.first(where: \.couldBePrompt) : nil
    self = grouped(belowLinesAt: places)
    return (places[0] == 1, doubtful, nil)
  }

  /// The first line that ends in "week", or that stands alone above a paragraph and below another one, or with the
  /// title.
  private func firstLikeHeading(_ paragraphs: [Range<Int>], isBelowTitle: Bool) -> ListLine? {
    let alone = zip(paragraphs, paragraphs.dropFirst()).filter { $0.count == 1 && $1.count > 2 }
      .map(\.0.lowerBound)
    if isBelowTitle, let first, !first.startsParagraph, paragraphs.count > 1,
      paragraphs[0].count < 3, paragraphs[1].count > 2
    {
      return first
    }
    return first { line in
      guard line.text.utf8.contains(0x20) else { return false }
      let word = line.text.split { !$0.isLetter }.last?.lowercased()
      return word.map(DateWords.weekCounters.contains) == true
    } ?? alone.first { $0 > 1 || isBelowTitle }.map { self[$0] }
  }

  /// The paragraphs of one line that take turns with those of several.
  private func headingsAlone(_ paragraphs: [Range<Int>]) -> [Int]? {
    // They are counted from below, since a title comes first.
    let pairs = stride(from: paragraphs.count - 2, through: 0, by: -2)
    let least = 3
    // The last one may be cut.
    guard (paragraphs.last?.count ?? 0) > 1,
      pairs.allSatisfy({ paragraphs[$0].count == 1 }),
      pairs.dropFirst().allSatisfy({ paragraphs[$0 + 1].count >= least }),
      paragraphs.count.isMultiple(of: 2) || paragraphs[0].count == 1
    else { return nil }
    return pairs.reversed().map { paragraphs[$0].lowerBound }
  }

  /// The first lines of paragraphs that have their first or last word in common, which no other line has.
  private func headingsAlike(_ paragraphs: [Range<Int>]) -> [Int]? {
    let least = 4
    let parts = paragraphs.drop { $0.count == 1 }
    let places = parts.map(\.lowerBound)
    guard parts.allSatisfy({ $0.count >= least }) else { return nil }
    for word in [{ $0.first }, { $0.last }] as [([Substring]) -> Substring?] {
      let words = map { line in
        let words = line.text.split { !$0.isLetter && !$0.isNumber }
        return words.count > 1 ? word(words)?.lowercased() : nil
      }
      guard let shared = places.first.flatMap({ words[$0] }), shared.count > 2,
        places.allSatisfy({ words[$0] == shared }),
        words.count(where: { $0 == shared }) == places.count
      else { continue }
      return places
    }
    return nil
  }

  /// The first lines of paragraphs, of which two thirds name what many things are, as "Animals" and "Places" do, and no
  /// other line does.
  private func knownHeadings(_ paragraphs: [Range<Int>]) -> [Int] {
    let parts = paragraphs.drop { $0.count == 1 }
    let firsts = parts.map(\.lowerBound)
    let named = indices.filter { self[$0].namesManyThings }
    return parts.allSatisfy { $0.count > 2 } && Set(firsts).isSuperset(of: named)
      && named.count > 1 && named.count * 3 >= firsts.count * 2 ? firsts : []
  }
}

extension ListLine {
  /// Whether the line is the name of a month alone, which "October" is as well as a word that speaks of prompts.
  fileprivate var isMonthAlone: Bool {
    let word = text.trimmingColon
    return word.allSatisfy(\.isLetter) && InkleafReading.isMonthAlone(word) == true
  }

  /// Whether a heading has no sign of being one but its place.
  fileprivate var couldBePrompt: Bool {
    !namesManyThings && !isMonthAlone && sectionName(isLoudRare: true) == nil && text.last != "?"
  }

  /// Whether the line is a word for many things, or two with "and".
  fileprivate var namesManyThings: Bool {
    let words = text.trimmingColon.lowercased().split { !$0.isLetter }.map(String.init)
    return text.first?.isLetter == true && (1...4).contains(words.count)
      && words.allSatisfy {
        Self.namesOfMany.contains($0) || ["and", "the", "in", "at", "of", "n"].contains($0)
      }
      && words.contains(where: Self.namesOfMany.contains)
  }

  private static let namesOfMany: Set = [
    "actions", "activities", "adjectives", "advanced", "anatomy", "animals", "autumn", "beginner",
    "birds", "bodies", "body", "buildings", "bugs", "challenges", "characters", "childhood", "city",
    "clothes", "clothing", "colors", "colours", "concepts", "costumes", "creatures", "desserts",
    "drinks", "easy", "elements", "emotions", "environments", "everyday", "expressions", "faces",
    "fall", "fantasy", "feelings", "fish", "flowers", "folklore", "food", "fruit", "fruits",
    "furniture", "gestures", "hard", "history", "hobbies", "holidays", "home", "household",
    "insects", "instruments", "intermediate", "items", "jobs", "kitchen", "landscapes", "locations",
    "machines", "magic", "materials", "medium", "misc", "miscellaneous", "monsters", "moods",
    "mushrooms", "music", "mythology", "myths", "nature", "nouns", "objects", "ocean", "outdoors",
    "patterns", "people", "pets", "places", "plants", "portraits", "poses", "props", "reptiles",
    "scenes", "school", "science", "sea", "seasons", "settings", "shapes", "snacks", "space",
    "sports", "spring", "stories", "summer", "sweets", "technology", "textures", "things", "tools",
    "town", "toys", "travel", "trees", "vegetables", "vehicles", "verbs", "weapons", "weather",
    "winter", "woods", "tiere", "pflanzen", "natur", "orte", "menschen", "essen", "gefühle",
    "gegenstände", "animaux", "plantes", "lieux", "personnages", "objets", "saisons", "nourriture",
    "animales", "plantas", "lugares", "personajes", "objetos", "comida", "naturaleza",
  ]

  /// The name of a section that the line has signs of; `nil` for a prompt.
  ///
  /// - Parameter isLoudRare: whether few lines are in capitals.
  fileprivate func sectionName(isLoudRare: Bool) -> String? {
    guard !entry.isLabelled, text.count <= 40, text.contains(where: \.isLetter) else { return nil }
    if text.last == ":" { return withoutMarks(String(text.trimmingColon)) }
    for (open, close) in [
      ("[", "]"), ("**", "**"), ("__", "__"), ("— ", " —"), ("- ", " -"), ("~ ", " ~"), ("*", "*"),
    ]
    where text.hasPrefix(open) && text.hasSuffix(close) && text.count > open.count + close.count {
      let inner = text.dropFirst(open.count).dropLast(close.count)
      return inner.contains(open) ? nil : withoutMarks(String(inner))
    }
    guard startsParagraph, isLoudRare, text.isLoud else { return nil }
    return String(text)
  }
}

extension Substring {
  /// Whether all letters are capitals.
  fileprivate var isLoud: Bool { count > 2 && allSatisfy { !$0.isLowercase } }
}
