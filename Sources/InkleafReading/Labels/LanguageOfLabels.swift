import InkleafLists

// The language that labels of a list tell.

/// What labels tell of the language that a list is in.
enum LanguageOfLabels: Equatable {
  /// One language alone, by its tag.
  case known(String)
  /// Sooner this language than others.
  case likely(String)
  /// A language that is not English.
  case foreign
  /// English, or nothing.
  case unknown

  /// The language, certain or not.
  var tag: String? {
    switch self {
    case .known(let tag), .likely(let tag): tag
    case .foreign, .unknown: nil
    }
  }
}

extension DateWords {
  /// Words for "day" and "week" that one language alone has, of those whose lists count by it.
  static let ownCounters = [
    "ar": "اليوم", "cs": "týden", "da": "uge", "de": "tag woche kw", "el": "ημέρα εβδομάδα",
    "en": "day week", "es": "día", "fa": "روز", "fi": "päivä viikko", "fr": "jour semaine",
    "he": "יום שבוע", "hi": "दिन सप्ताह", "hr": "tjedan", "hu": "nap", "id": "hari minggu",
    "it": "giorno settimana", "nb": "uke", "pl": "dzień tydzień", "pt": "dia",
    "ro": "ziua săptămâna",
    "ru": "неделя", "sk": "deň týždeň", "sv": "vecka", "th": "วันที่ สัปดาห์", "tr": "gün hafta",
    "uk": "тиждень", "vi": "ngày tuần", "zh": "天",
  ].mapValues { Set($0.split(separator: " ").map(String.init)) }

  /// Words for "day" and "week" that several languages have, but not English.
  private static let foreignCounters: Set = ["dag", "dan", "den", "semana", "день", "деня", "ден"]

  /// Returns the language whose months, weekdays and words for "day" stand in most labels of a list.
  static func language(of labels: [String]) -> LanguageOfLabels {
    guard labels.contains(where: { $0.contains { $0.isLetter } }) else { return .unknown }
    let words = labels.map { Set($0.split { !$0.isLetter }.map(String.init)) }
    let small = words.map { Set($0.map { $0.lowercased() }) }
    let all = Set(small.joined())
    func have(_ own: Set<String>) -> Bool {
      !own.isDisjoint(with: all) && small.count { !$0.isDisjoint(with: own) } * 2 > labels.count
    }
    // "Hari ke-3" is Indonesian, though "ke" is a Wednesday in Finnish.
    let counted = ownCounters.filter { have($0.value) }
    if counted.count == 1, let tag = counted.first?.key {
      // Catalans and hasty Spaniards write "dia", and two scripts have one word in Chinese.
      return tag == "en" ? .unknown : ["pt", "zh"].contains(tag) ? .likely(tag) : .known(tag)
    }
    var names: [String: DateName] = [:]
    for word in all.union(words.joined()) { names[word] = DateName(word) }
    // A rare language is told by more of its words than any other has.
    let (told, _) = mostKnown(small) { names[$0]?.languages ?? [] }
    if told.count == 1, rare.contains(told[0]) { return .known(told[0]) }
    // Capital letters tell "Oktober" from "oktober".
    var (tags, isShared) = mostKnown(words) { names[$0]?.spelling ?? [] }
    if tags.count != 1 {
      (tags, isShared) = mostKnown(small) {
        (names[$0]?.languages ?? []).filter { !rare.contains($0) }
      }
    }
    guard tags.count == 1 else {
      return have(foreignCounters) || tags.count > 1 && !tags.contains("en") ? .foreign : .unknown
    }
    return tags[0] == "en" ? .unknown : isShared ? .likely(tags[0]) : .known(tags[0])
  }

  /// Returns the languages that share the names in most labels of a list; none where English is among them.
  static func sharers(of labels: [String]) -> [String] {
    let words = labels.map { label in
      Set(label.lowercased().split { !$0.isLetter }.map(String.init))
    }
    let counters: Set = ["dia", "dias"]
    guard words.count(where: { !$0.isDisjoint(with: counters) }) * 2 <= labels.count else {
      return ["ca", "es", "pt"]
    }
    var names: [String: [String]] = [:]
    for word in Set(words.joined()) where word.utf8.count > 2 {
      names[word] = DateName(word)?.languages
    }
    let tags = allKnown(words) { names[$0] ?? [] }
    return tags.count < 2 || tags.contains("en") ? [] : tags.sorted()
  }

  /// Returns the languages that have most of the words of more than half of the labels.
  ///
  /// - Parameters:
  ///   - labels: the words of each label.
  ///   - languages: the languages that have a word.
  /// - Returns: the usual ones of these languages, if any; and whether rarer ones have the words, too.
  private static func mostKnown(
    _ labels: [Set<String>], _ languages: (String) -> [String]
  ) -> (tags: [String], isShared: Bool) {
    let all = allKnown(labels, languages)
    // "Oktober" is German sooner than Indonesian.
    let usual = all.filter { self.languages.contains($0) || $0 == "en" }
    return usual.isEmpty ? (all, false) : (usual, usual.count < all.count)
  }

  /// Returns the languages, usual or rare, that have most of the words of more than half of the labels.
  private static func allKnown(
    _ labels: [Set<String>], _ languages: (String) -> [String]
  ) -> [String] {
    var counts: [String: (labels: Int, words: Int)] = [:]
    for label in labels {
      var known: Set<String> = []
      for word in label {
        for tag in languages(word) {
          known.insert(tag)
          // "21st" has a Wednesday of Slovak in it.
          counts[tag, default: (0, 0)].words += word.count > 2 ? 1 : 0
        }
      }
      for tag in known { counts[tag, default: (0, 0)].labels += 1 }
    }
    // "Oktober" is of many languages, "Khamis" beside it of one.
    let best = counts.values.max(by: <) ?? (0, 0)
    guard best.labels * 2 > labels.count else { return [] }
    return counts.filter { $0.value == best }.map(\.key)
  }

  /// Returns the language of the month in a title, such as "Octubre 2026", or of its word for drawing.
  static func language(ofTitle title: String) -> LanguageOfLabels {
    let found = language(of: names(ofTitle: title))
    if found != .unknown { return found }
    let words = title.split { !$0.isLetter }
    let tags = Set(
      words.compactMap { word in
        wordsForDrawing.first { word.lowercased().hasPrefix($0.start) }?.language
      })
    return tags.count == 1 ? tags.first.map { .likely($0) } ?? .unknown : .unknown
  }

  /// Returns the month in a title that has a number, too, as "Octubre" in "Octubre 2026"; none where it has several.
  static func names(ofTitle title: String) -> [String] {
    let known = title.split { !$0.isLetter }.map(String.init).filter {
      $0.count > 3 && month($0.lowercased()) != nil
    }
    return known.count == 1 && title.contains(where: \.isNumber) ? known : []
  }

  /// How words for drawing begin in languages that have them alone.
  private static let wordsForDrawing: [(start: String, language: String)] = [
    ("zeichn", "de"), ("dessin", "fr"), ("dibuj", "es"), ("disegn", "it"),
    ("desenh", "pt"), ("teken", "nl"), ("rysun", "pl"), ("рисун", "ru"),
  ]
}

extension TableRole {
  /// The words above columns in some languages; several have some of them.
  private static let ownHeadings = [
    "cs": "den týden datum slovo téma", "da": "dag uge dato ord tema",
    "de": "tag woche datum thema stichwort begriff wort motiv notiz hinweis fällig nr",
    "en": "day week date number prompt theme word topic subject idea note notes",
    "es": "día semana fecha palabra tema consigna nota notas",
    "fi": "päivä viikko päivämäärä pvm sana aihe",
    "fr": "jour semaine date mot sujet thème consigne note notes échéance",
    "hu": "nap dátum szó téma",
    "it": "giorno settimana data parola tema nota note", "nb": "dag uke dato ord tema",
    "nl": "dag week datum woord thema onderwerp", "pl": "dzień tydzień data słowo hasło temat",
    "pt": "dia semana data palavra tema nota notas", "ru": "день неделя дата слово тема",
    "sv": "dag vecka datum ord tema", "tr": "gün hafta tarih kelime konu",
  ].mapValues { Set($0.split(separator: " ").map(String.init)) }

  /// Returns the language that most words above columns are of.
  static func language(of headings: [String]) -> LanguageOfLabels {
    let counts = ownHeadings.mapValues { own in headings.count(where: own.contains) }
    let most = counts.values.max() ?? 0
    guard most > 0, counts["en"] != most else { return .unknown }
    let best = counts.filter { $0.value == most }.map(\.key)
    return best.count == 1 ? .likely(best[0]) : .foreign
  }
}
