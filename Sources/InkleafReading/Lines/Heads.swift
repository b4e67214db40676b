import InkleafLists

// The head of a list: its title, and lines below it that say whose list it is, how it is tagged and what it is, as
// "by @ada", "#seaweek2026" and "One prompt a day".

extension RawList {
  /// Takes the head of a list away: the title, hashtags, who made the list, and what else is said of it.
  ///
  /// The days of the challenge stay for `takeSpan`.
  mutating func takeHead(_ lines: inout [ListLine]) {
    takeDatesOfPost(&lines)
    if !hasTitle { lines.joinYearBelowTitle() }
    let start = hasTitle ? 0 : 1
    guard lines.count > start + 3,
      start == 0 || !lines[0].isMarked && !lines[0].isOfHead && !lines[0].isOfPost
    else { return }
    let head = lines[start...].prefix(5).prefix(while: \.isOfHead)
    let days = head.filter(\.isSpan)
    let others = head.filter { !$0.isSpan }
    let rest = lines[(start + head.count)...]
    guard !head.isEmpty, rest.count > 2, !rest.prefix(8).contains(where: \.isOfHead),
      // Days below a name may be the label of the next words.
      !others.isEmpty || rest.first?.startsParagraph == true,
      start == 0 || takesLoneTitle(lines[0], isSure: true)
    else { return }
    for line in others where !takesHashtag(line) {
      if line.goesOnWithTitle {
        header.title += " \(line.text)"
      } else if header.credit == nil, let credit = line.creditOfHead {
        header.credit = credit
        let isShort = ["by", "von", "par", "por"].contains {
          credit.lowercased().hasPrefix("\($0) ")
        }
        if isShort, !credit.contains("@"), rest.first?.isMarked == false {
          doubt(
            "taken as who made the list; if it is to be drawn, write \"- \" before each prompt",
            at: line)
        }
      } else if !takesSettingOfHead(line) {
        tellLeftOut(line)
      }
    }
    lines.replaceSubrange(0..<start + head.count, with: days)
  }

  /// Takes lines between the title and the settings, which are about the list.
  mutating func takeHead(_ lines: [SourceText.Line]) {
    for line in lines.map(ListLine.init) where !takesHashtag(line) && !takesSettingOfHead(line) {
      if header.credit == nil, let credit = line.creditOfHead {
        header.credit = credit
      } else {
        tellLeftOut(line)
      }
    }
  }

  /// Takes the hashtag of a line such as "Hashtag: #seaweek2026".
  private mutating func takesSettingOfHead(_ line: ListLine) -> Bool {
    guard header.hashtag == nil, let value = line.text.split(separator: ":").last?.trimmed,
      ["hashtag", "tag"].contains(where: line.text.lowercased().hasPrefix),
      let tag = hashtagWord(String(value))
    else { return false }
    header.hashtag = "#\(tag)"
    return true
  }

  /// Leaves out lines above the title that say when a post was written, as "Posted on October 3, 2026 by Ada".
  private mutating func takeDatesOfPost(_ lines: inout [ListLine]) {
    guard lines.count > 4, lines[0].saysWhenPosted, !lines[1].isMarked, !lines[1].saysWhenPosted
    else { return }
    tellLeftOut(lines.removeFirst())
  }
}

extension [ListLine] {
  /// Joins a year on a line of its own to the title above it, as "MERMAY" above "2026 PROMPT LIST".
  fileprivate mutating func joinYearBelowTitle() {
    let place = prefix(3).firstIndex { line in
      let words = line.text.split(separator: " ", maxSplits: 1)
      guard let year = words.first, year.isYear else { return false }
      return words.count == 1 || speaksOfPrompts(String(words[1]))
    }
    guard let place, place > 0, count > place + 4, self[0].entry.hasBullet == false,
      !self[..<place].contains(where: {
        $0.isMarked || $0.text.utf8.count > 24 || String($0.text).namesAYear
      }),
      !self[1...place].contains(where: \.startsParagraph), !self[place + 1].text.isYear
    else { return }
    let title = self[...place].map { String($0.text) }.joined(separator: " ")
    self[0].replaceText(title[...], offset: 0)
    removeSubrange(1...place)
  }
}

extension Substring {
  /// The text without brackets around all of it.
  fileprivate var withoutBrackets: Substring {
    guard let first, let last, ["()", "[]", "（）"].contains("\(first)\(last)") else { return self }
    return dropFirst().dropLast().trimmed
  }
}

extension ListLine {
  /// Whether it says nothing but when the challenge is.
  var isSpan: Bool { RawDate(span: text) != nil }

  /// Whether it is about the list and no prompt, where it stands right below the title.
  fileprivate var isOfHead: Bool {
    guard !entry.hasBullet, text.utf8.count < 100 else { return false }
    return isSpan
      || !entry.isLabelled
        && (hasOnlyTags || creditOfHead != nil || isSettingOfPrograms || isNote || isSubtitle)
  }

  /// Whether it says more of the challenge behind a name and a colon, as "Rules: be nice" does.
  private var isNote: Bool {
    // "Rules:" alone is above them.
    guard let colon = text.firstIndex(of: ":"), text.trimmed.last != ":" else { return false }
    return [
      "rules", "rule", "tag", "tags", "hashtags", "who", "what", "how", "why", "deadline", "info",
      "format", "discord", "contact", "mods", "medium", "regeln", "règles", "reglas",
    ].contains(text[..<colon].withoutEmojiAtEnds.lowercased())
  }

  /// Who made the list, as the line says it: "Prompts by Ada", "Hosted by @ada & @bo", "(by @ada)".
  var creditOfHead: String? {
    let words = text.trimmed.withoutEmojiAtEnds.withoutBrackets
    let parts = words.split(whereSeparator: \.isWhitespace)
    guard (1...8).contains(parts.count), !words.contains(where: \.isNumber) || words.contains("@")
    else { return nil }
    if parts.count == 1 { return parts[0].first == "@" && parts[0].count > 2 ? String(words) : nil }
    let start = words.lowercased()
    guard let opening = Self.openingsOfCredits.first(where: start.hasPrefix) else { return nil }
    // A name, where "by candlelight" is none.
    let name = words.dropFirst(opening.count).drop { " :".contains($0) }
    guard let first = name.first, first == "@" || first.isUppercase || !first.isLowercase else {
      return nil
    }
    // "Host:" is the name of what is behind it.
    let credit = opening.contains(":") ? name : words
    return credit.prefix(1).uppercased() + credit.dropFirst()
  }

  private static let openingsOfCredits = [
    "by ", "by: ", "prompts by ", "prompt list by ", "list by ", "made by", "created by",
    "curated by", "hosted by", "organised by", "organized by", "written by", "host:", "hosts:",
    "hosted:", "organiser:", "organizer:", "curator:", "from @", "von ", "erstellt von ", "par ",
    "créé par ", "por ", "creado por ", "criado por ", "di @", "door ", "av @", "af @", "od @",
    "автор:", "автор ", "作：", "作:", "主催：", "主催:",
  ]

  /// Whether it says what the list is, as "Official prompt list" and "One prompt a day".
  var isSubtitle: Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(
      String.init)
    guard (1...7).contains(words.count), !text.contains(":") else { return false }
    if words.count == 1 { return ["お題リスト", "お題", "프롬프트"].contains(words[0]) }
    if words.contains(where: Self.wordsOfSubtitles.contains) { return true }
    let all = words.joined(separator: " ")
    return Self.phrasesOfSubtitles.contains { all.contains($0) }
      || words.count == 2 && Int(words[0]).map { $0 > 4 } == true
        && ["drawings", "days", "prompts", "words", "sketches", "tage", "días", "jours"]
          .contains(words[1])
  }

  private static let wordsOfSubtitles: Set = [
    "official", "oficial", "offizielle", "offizieller", "officielle", "ufficiale", "officiële",
    "edition", "edición", "édition", "edizione", "edição", "prompts",
  ]

  private static let phrasesOfSubtitles = [
    "prompt list", "word list", "one prompt a day", "a prompt a day", "prompt per day",
    "one drawing a day", "drawing a day", "draw every day", "draw with me", "draw with us",
    "un dibujo al día", "un dessin par jour", "eine zeichnung am tag", "un disegno al giorno",
    "en español", "in english", "auf deutsch", "en français", "in italiano", "em português",
  ]

  /// Whether it is the end of the title, as "PROMPT LIST" below "INKTOBER".
  fileprivate var goesOnWithTitle: Bool {
    isTitleOfPlainWords && text.split(separator: " ").count < 3 && text.first?.isNumber == false
  }

  /// Whether it says when a post was written, or by whom and when.
  fileprivate var saysWhenPosted: Bool {
    guard text.utf8.count < 90, text.contains(where: \.isNumber) else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard let first = words.first else { return false }
    if ["posted", "published", "updated", "edited"].contains(first)
      || first == "last"
        && words.dropFirst().first.map(["updated", "edited", "modified"].contains) == true
    {
      return true
    }
    return first == "by" && text.contains { "|•·,".contains($0) } && String(text).namesAYear
  }
}
