import InkleafLists

// What the headings of a text are for: its title, its parts, or the days.

/// The headings among the lines of a text.
struct Headings {
  /// Whether most of them are the numbers or dates of prompts, as "Day 1" above "Bear".
  private(set) var areLabels = false
  /// Whether these have the prompts, too, as in "Day 1: Bear".
  private(set) var haveWords = false
  /// The rank of those that are the prompts themselves; `nil` where there are none.
  private var rankOfPrompts: Int?
  /// Whether the first one is that of a part, as "Week 1", so that it is no title.
  private(set) var beginWithPart = false

  init(_ source: [SourceText.Line]) {
    let headings = source.compactMap(\.headingWords)
    guard headings.count > 1, let first = headings.first else { return }
    let others = headings.dropFirst()
    // "October 2026" above "Week 1" of a lower rank is the title.
    let isAlone = first.level != nil && others.allSatisfy { ($0.level ?? 0) > (first.level ?? 0) }
    beginWithPart =
      DateWords.isSection(first.words)
      && !(isAlone && (first.words.monthAndYear != nil || speaksOfPrompts(first.words)))
      || (first.level ?? 1) > 1
        && others.contains { $0.level == first.level && !isAside($0.words) }
    let labels = headings.compactMap { Self.label($0.words) }
    guard labels.count > 1, labels.count * 2 > (isAlone ? headings.count - 1 : headings.count)
    else {
      rankOfPrompts = Self.rankOfPrompts(source, isFirstTitle: isAlone)
      haveWords = rankOfPrompts != nil
      return
    }
    let start = source.firstIndex { $0.headingWords != nil } ?? 0
    let words = source[start...].compactMap { line -> EntryText? in
      line.headingWords == nil && line.text.contains { $0.isLetter } && !line.isLinks
        ? EntryText(line.text) : nil
    }
    guard !words.contains(where: \.isLabelled) else { return }
    // "JAN.1 (by Anna)" tells who chose the words below it.
    let areBare = labels.allSatisfy(\.text.isAside)
    haveWords =
      !(areBare && words.count >= labels.count)
      // "Day 1: Nov 2" has none; the last one may be cut.
      && labels.enumerated().allSatisfy { place, label in
        label.text.isEmpty
          ? place > 0 && place == labels.count - 1 : EntryText.bare(label.text[...]) == nil
      }
    // Below headings with words there is only what is said about them.
    areLabels =
      !haveWords && areBare
      ? words.count >= labels.count
      : words.allSatisfy {
        $0.text.count > 40 || ".!?".contains($0.text.last ?? " ")
          // Such as "- Focus: texture".
          || $0.hasBullet && $0.text.contains(": ")
      }
        || haveWords && Self.countOn(labels) && words.count * 2 <= labels.count * 3
          && !words.contains(where: \.hasBullet)
    haveWords = haveWords && areLabels
  }

  /// Whether some are the prompts themselves, each above a line about it.
  var arePrompts: Bool { rankOfPrompts != nil }

  /// Whether a heading is a prompt of its own, with a line about it below.
  func isPrompt(_ heading: (words: String, level: Int?)) -> Bool {
    arePrompts && heading.level == rankOfPrompts && !isAside(heading.words)
  }

  /// The rank of headings of a few words, most of them with one line of more words below.
  private static func rankOfPrompts(_ source: [SourceText.Line], isFirstTitle: Bool) -> Int? {
    var parts: [(words: String, level: Int?, lines: [EntryText])] = []
    for line in source {
      if let heading = line.headingWords {
        parts.append((heading.words, heading.level, []))
      } else if !parts.isEmpty, !line.isPicture, !line.isLinks,
        line.text.contains(where: \.isLetter)
      {
        parts[parts.count - 1].lines.append(EntryText(line.text))
      }
    }
    if isFirstTitle { parts.removeFirst() }
    parts.removeAll { isAside($0.words) }
    func count(_ words: String) -> Int { words.split(separator: " ").count }
    // The last one may be cut.
    let whole = parts.dropLast(parts.last?.lines.isEmpty == true ? 1 : 0)
    guard whole.count > 3, let level = parts[0].level, parts.last?.level == level,
      whole.count(where: { $0.lines.count == 1 }) * 4 >= whole.count * 3,
      whole.allSatisfy({ part in
        part.level == level && part.lines.count < 3
          && (1...5).contains(count(EntryText(part.words).text))
          && part.words.last != ":" && EntryText.bare(part.words[...]) == nil
          && part.lines.allSatisfy { !$0.isLabelled && !$0.hasBullet }
      })
    else { return nil }
    let lines = whole.flatMap(\.lines)
    return lines.reduce(0) { $0 + count($1.text) } > lines.count * 3 ? level : nil
  }

  /// Returns the words of a heading that is the number or date of a prompt; `nil` for any other.
  func label(_ heading: String) -> Substring? {
    guard areLabels, let label = Self.label(heading) else { return nil }
    guard !label.text.isEmpty, label.text.isAside, let open = heading.firstIndex(of: "(") else {
      return heading[...]
    }
    let number = heading[..<open]
    let words = label.text.filter { !"()".contains($0) }
    return haveWords ? "\(number): \(words)"[...] : number
  }

  /// Whether headings have numbers, most of those there are, or dates.
  private static func countOn(_ labels: [EntryText]) -> Bool {
    let numbers = labels.compactMap(\.number)
    guard let least = numbers.min(), let most = numbers.max() else {
      return labels.allSatisfy { $0.date != nil }
    }
    return Set(numbers).count == labels.count && most - least < 2 * labels.count
  }

  /// Returns the number or date that a heading begins with.
  static func label(_ words: String) -> EntryText? {
    let label = EntryText.bare(words[...]) ?? EntryText(words)
    return label.isLabelled && !label.isWeek ? label : nil
  }
}

/// Whether a heading is that of a part about the list, as "Rules" and "How to take part", or of what pages have below
/// their text.
func isAside(_ heading: some StringProtocol) -> Bool {
  let heading = heading.lowercased()
  if partsOfPages.contains(where: heading.hasPrefix) { return true }
  // Blogs head their comments so, behind a number.
  if heading.first?.isNumber == true,
    [" responses to ", " thoughts on ", " comments on "].contains(where: heading.contains)
  {
    return true
  }
  // "Alternates (to swap)" says what they are for.
  let open = heading.dropFirst().firstIndex(of: "(") ?? heading.endIndex
  let words = heading[..<open].split { !$0.isLetter }.map(String.init)
  guard let first = words.first, words.count < 7 else { return false }
  let all = words.joined(separator: " ")
  if asides.contains(all) || ["not to draw", "not to do"].contains(where: all.hasSuffix) {
    return true
  }
  // "My favourite pens" are no prompts, but "Pens" may be some.
  if words.count > 1,
    ["my", "favourite", "favorite", "recommended", "meine", "mes", "mis"]
      .contains(where: words.contains), words.contains(where: thingsOfArtists.contains)
  {
    return true
  }
  // "Thèmes bonus" and "Bonusthemen" are no further days.
  if words.count < 3, first.hasPrefix("bonus"), wordsForPrompts.contains(String(first.dropFirst(5)))
  {
    return true
  }
  if 2...3 ~= words.count, words.contains(where: furtherPrompts.contains),
    words.contains(where: wordsForPrompts.contains)
  {
    return true
  }
  return asideStarts.contains(first) || words.contains(where: asideWords.contains)
}

/// What the prompts of a list are called above them.
let wordsForPrompts: Set = [
  "prompt", "prompts", "themen", "thèmes", "temas", "temi", "thema", "thema's", "themas", "teman",
  "temaer", "aiheet", "tematy", "hasła", "témata", "témy", "témák", "teme", "tema", "konular",
  "temalar", "темы", "теми", "θέματα", "المواضيع", "مواضيع", "נושאים", "נושאי", "विषय", "หัวข้อ",
  "お題", "テーマ", "주제", "题目", "題目", "主题", "主題",
]

/// Whether the heading of a part asks what the challenge is, as "What is Inktober?" and "Why take part?" do.
func asksAboutList(_ heading: String) -> Bool {
  let words = heading.lowercased().split { !$0.isLetter }
  return heading.last == "?" && words.count > 2
    && [
      "what", "why", "who", "when", "where", "was", "warum", "wer", "wann", "pourquoi", "qué",
      "perché",
    ]
    .contains(words[0])
}

/// What artists show that they draw with.
private let thingsOfArtists: Set = [
  "pens", "pen", "inks", "tools", "supplies", "materials", "material", "brushes", "paper", "papers",
  "sketchbooks", "books", "artists", "stifte", "stylos", "bolígrafos",
]

/// How headings of other parts of a page begin.
private let partsOfPages = [
  "related posts", "related articles", "recent posts", "popular posts", "share this",
  "leave a reply",
  "leave a comment", "you may also like", "you might also like", "subscribe to",
  "ähnliche beiträge",
  "letzte beiträge", "schreibe einen kommentar", "articles similaires", "laisser un commentaire",
  "entradas relacionadas", "deja un comentario",
]

/// Headings that are these words alone.
private let asides: Set = [
  "steps", "giveaway", "to join", "to enter", "to participate", "schritte", "mitmachen", "pasos",
  "supplies", "materials", "you need", "you will need", "what you need", "prizes", "thanks",
  "thank you", "sponsors", "install", "installation", "contents", "table of contents", "material",
  "matériel", "materiales", "preise", "danke", "premios", "prix", "related", "archives",
  "categories", "newsletter", "further reading", "resources", "tools i use", "what i use",
  // What may stand for another day's prompt is no further day.
  "alternates", "alternate prompts", "alternate themes", "alternate list", "alternate",
  "alternatives",
  "alternative prompts", "alt prompts", "alts", "alternativen", "ersatzthemen", "alternativas",
  "bonus prompts", "extra prompts", "backup prompts", "spare prompts",
  "replacement prompts", "substitute prompts", "substitutes", "swap list", "wildcards",
  "luật chơi", "chủ đề phụ", "おまけ", "附加题", "附加題", "附加题目", "หัวข้อพิเศษ",
]

/// Words that such headings begin with.
private let asideStarts: Set = [
  "how", "about", "tips", "credits", "links", "info", "wie", "cómo", "como", "comment", "come",
  "jak", "как",
]

/// Words that such headings have anywhere.
private let asideWords: Set = [
  "rules", "rule", "guidelines", "instructions", "faq", "prizes", "comments", "regeln", "règles",
  "regles",
  "reglas",
  "regole", "regras", "regels", "zasady", "правила", "ルール", "規則", "规则", "규칙", "pravidla",
  "szabályok", "säännöt", "kurallar", "κανόνες", "aturan", "peraturan", "กติกา", "नियम", "القوانين",
  "القواعد", "חוקים", "כללים", "regler", "reguli",
]

extension SourceText.Line {
  /// The words of a heading and its rank, if the text itself says it; `nil` for any other line.
  var headingWords: (words: String, level: Int?)? {
    if let heading { return (heading, headingLevel) }
    let text = text.drop(while: \.isWhitespace)
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let marks = text.prefix { $0 == "#" }
    guard (1...6).contains(marks.count), text.dropFirst(marks.count).first == " " else {
      return nil
    }
    return (withoutMarks(String(text.dropFirst(marks.count + 1))), marks.count)
  }
}

extension String {
  /// Whether it is nothing, or stands in brackets, whose end may be cut.
  fileprivate var isAside: Bool {
    isEmpty || first == "(" && (last == ")" || !contains(")"))
  }
}

extension EntryText {
  /// Reads a number, date or weekday without words.
  static func bare(_ text: Substring) -> EntryText? {
    var entry = EntryText(text)
    if entry.isLabelled { return entry.text.isEmpty ? entry : nil }
    if entry.loose?.text.isEmpty == true {
      entry.takeLoose()
      return entry
    }
    // Some words are labels only with a mark behind them, as "Monday:" and "Day One:".
    guard text.utf8.count < 40, !entry.hasBullet, text.first?.isLetter == true else { return nil }
    return .whole(text)
  }
}
