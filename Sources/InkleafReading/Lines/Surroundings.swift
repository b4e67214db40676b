import InkleafLists

// Lines around a list: a title above it, and credits, dates and farewells below.

extension [ListLine] {
  /// Takes lines below a plain list away that are no prompts, such as "© 2026 Ada" and "Happy drawing!".
  mutating func takeClosing() -> [ListLine] {
    var closing: [ListLine] = []
    let hasCredits = hasCredits
    // A name below "Have fun!" is whose wish it is.
    if count > 4, let name = last, !name.startsParagraph, name.text.split(separator: " ").count < 4,
      case let wish = self[count - 2], wish.isFarewell, wish.startsParagraph, fewAre(\.isFarewell)
    {
      closing.append(removeLast())
    }
    let buttons = reversed().prefix { Self.buttons.contains($0.text.lowercased()) }.count
    if buttons > 1, count > buttons + 2 {
      closing += suffix(buttons)
      removeLast(buttons)
    }
    while count > 3, closing.count < 6, let last, !last.entry.hasBullet || last.isCredit,
      hasCredits && last.isCredit || last.isFrameOfPost || last.isFarewell && fewAre(\.isFarewell)
    {
      closing.insert(removeLast(), at: 0)
    }
    return closing
  }

  /// The names of buttons below a post, which are copied with it.
  private static let buttons: Set = [
    "like", "comment", "share", "save", "reply", "send", "repost", "follow", "gefällt mir",
    "kommentieren", "teilen", "antworten", "j'aime", "j’aime", "commenter", "partager", "répondre",
    "me gusta", "comentar", "compartir", "responder", "mi piace", "commenta", "condividi",
  ]

  /// Takes lines between a title and the prompts away that say whose list it is, such as "by Ada".
  ///
  /// - Parameter belowTitle: whether a title is above them.
  mutating func takeOpening(belowTitle: Bool) -> [ListLine] {
    var opening: [ListLine] = []
    let hasCredits = hasCredits
    while count > 5, opening.count < 4, let first,
      hasCredits && first.isCredit || belowTitle && first.creditOfHead != nil || first.isFrameOfPost
        || first.isInvitation && count(where: \.isInvitation) == 1
        || first.isGreeting && first.text.contains(" ")
          && (self[1].startsParagraph || self[1].isInvitation
            || dropFirst().prefix(4).allSatisfy { !$0.text.contains(" ") })
    {
      opening.append(removeFirst())
    }
    // The first line behind an emoji, as those of the list are, may still be a call; a name may stand above it.
    let start = first?.entry.hasBullet == false ? 1 : 0
    if count > start + 5, self[start].entry.hasBullet, self[start].isCall(above: self[start + 1]),
      fewAre({ $0.isCall(above: nil) })
    {
      opening.append(remove(at: start))
    }
    return opening
  }

  /// Takes lines away that say whose the list is, or that stand at the head of a mail, whatever else the
  /// list looks like: their years are no numbers.
  mutating func takeCredits() -> [ListLine] {
    guard count <= 2 * ListLimits.prompts else { return [] }
    let heads = count(where: \.isMailHead) > 1
    let isAround = { (line: ListLine) in line.isOwner || heads && line.isMailHead }
    let around = filter(isAround)
    guard heads || around.count < 4, count - around.count > 2 || heads else { return [] }
    removeAll(where: isAround)
    return around
  }

  /// Whether lines with handles and addresses are credits: words such as "Fish @anna" are not, in most lines.
  private var hasCredits: Bool { count(where: \.isCredit) * 2 <= count }

  /// Whether no more than a few lines are of a kind.
  private func fewAre(_ isSuch: (ListLine) -> Bool) -> Bool {
    let such = count(where: isSuch)
    return such == 1 || such * 5 < count
  }
}

extension [ListLine] {
  /// Takes numbered lines away that tell how to take part, above or below the list whose numbers begin at 1, too: a
  /// few above many, or sentences beside words.
  ///
  /// - Returns: the first of them.
  mutating func takeSteps() -> ListLine? {
    let ones = indices.filter { self[$0].entry.number == 1 && !self[$0].entry.isWeek }
    guard ones.count == 2, self[ones[0]].group == nil, self[ones[1]].group == nil else {
      return nil
    }
    let (start, middle) = (ones[0], ones[1])
    func numbered(_ lines: ArraySlice<ListLine>) -> [ListLine] {
      lines.filter { $0.entry.number != nil }
    }
    let (above, below) = (numbered(self[start..<middle]), numbered(self[middle...]))
    guard above.compactMap(\.entry.number).countUp, below.compactMap(\.entry.number).countUp,
      // Between the two there is an empty line, or words.
      self[middle].startsParagraph || self[middle - 1].entry.number == nil
    else { return nil }
    // "Easy" and "Hard" right above both are parts of one list.
    let areParts =
      start > 0 && !self[start].startsParagraph && !self[middle].startsParagraph
    let steps: Range<Int>
    if below.count > above.count * 3 || !areParts && above.areSteps(beside: below) {
      let isHeaded = start > 0 && self[start - 1].text.last == ":"
      steps = (isHeaded ? start - 1 : start)..<middle
    } else if !areParts, below.areSteps(beside: above) {
      let isHeaded = self[middle - 1].entry.number == nil
      let last = lastIndex { $0.entry.number != nil } ?? middle
      steps = (isHeaded ? middle - 1 : middle)..<last + 1
    } else {
      return nil
    }
    let line = self[steps.lowerBound]
    removeSubrange(steps)
    return line
  }

  /// Whether they are sentences, and others are words.
  private func areSteps(beside others: [ListLine]) -> Bool {
    guard count > 1, others.count > 2 else { return false }
    func words(_ lines: [ListLine]) -> Int {
      lines.reduce(0) { $0 + $1.entry.text.split(separator: " ").count }
    }
    func sentences(_ lines: [ListLine]) -> Int {
      lines.count { ".!".contains($0.entry.text.last ?? " ") }
    }
    // Twice as many words a line, and more than two.
    let areLonger =
      words(self) * others.count >= 2 * words(others) * count && words(self) * 2 >= 5 * count
    return sentences(others) == 0 && (areLonger || sentences(self) * 2 >= count)
  }
}

extension ListLine {
  /// Whether the line is one of those that stand above a mail.
  fileprivate var isMailHead: Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let start = text[..<colon].trimmed.lowercased()
    return subjectsOfMails.contains(start)
      || [
        "from", "to", "cc", "sent", "return-path", "reply-to", "received", "message-id",
        "mime-version", "content-type", "content-transfer-encoding", "von", "an", "gesendet", "de",
        "envoyé", "à", "enviado el", "enviado", "para", "da", "inviato", "a", "van", "verzonden",
        "aan", "från", "skickat", "till", "fra", "sendt", "til", "od", "wysłano", "do", "odesláno",
        "komu", "от", "отправлено", "кому", "kimden", "gönderildi", "kime", "差出人", "送信日時", "宛先",
      ].contains(start)
  }

  /// Whether the line begins with a sign of its owner, or with an address.
  fileprivate var isOwner: Bool {
    let text = text.inOneLine.lowercased()
    return ["©", "(c) ", "copyright ", "www.", "http://", "https://"].contains(
      where: text.hasPrefix) || text.isNameOfSite
  }

  /// Whether the line is one of those that programs put before a text, such as "tags: [art]".
  var isSettingOfPrograms: Bool {
    let start = text.prefix { $0 != ":" }.lowercased()
    return [
      "tags", "aliases", "created", "modified", "updated", "date", "cssclasses", "publish",
      "hashtag",
      "when", "where", "host",
    ].contains(start) && start.count < text.count
  }

  /// Whether the line says whose work something is, where to find it, or when it was made.
  var isCredit: Bool {
    if isOwner { return true }
    let text = text.inOneLine.lowercased()
    let words = [
      "by @", "von @", "par @", "art by ", "ig: ", "insta: ", "tiktok: ", "twitter: ", "made by ",
      "made with ", "made in ", "created by ",
      "created with ",
      "follow me", "follow us", "last updated", "updated on ", "posted on ", "posted by ",
      "posted in ", "liked by ", "view all ", "view replies", "gefällt ", "aimé par ",
      "le gusta a ",
      "printed on ", "all rights reserved", "advertisement", "source: ", "credit: ", "credits: ",
    ]
    if words.contains(where: text.hasPrefix) { return true }
    let parts = text.split(separator: " ")
    // An address or a handle among a few words; "Page 3" is that of a printout.
    return parts.contains {
      $0.count > 2 && $0.hasPrefix("@") || $0.hasPrefix("www.") || $0.contains("©")
    }
      || (parts.count == 2 || parts.count == 4 && ["of", "von", "sur", "de"].contains(parts[2]))
        && ["page", "seite", "página"].contains(String(parts[0])) && Int(parts[1]) != nil
  }

  /// Whether a program or its reader puts the line around a list, as "12 comments" and "Final list".
  fileprivate var isFrameOfPost: Bool {
    let text = text.inOneLine.lowercased()
    if text.utf8.count < 40 {
      let words = text.filter { $0.isLetter || $0.isNumber || $0 == " " }.inOneLine
      if Self.framesOfPosts.contains(words) { return true }
    }
    if ["p.s.", "ps:", "ps ", "deadline:", "last edited", "alternate prompts:", "link:", "links:"]
      .contains(where: text.hasPrefix)
    {
      return true
    }
    // "1,203 likes", "2 weeks ago", "3 min read".
    let parts = text.split(separator: " ")
    guard (2...3).contains(parts.count), parts[0].first?.isNumber == true,
      parts[0].allSatisfy({ $0.isNumber || ",.k+".contains($0) })
    else { return false }
    let counted: Set<Substring> = [
      "comments", "likes", "views", "shares", "replies", "reposts", "retweets", "notes",
      "followers",
    ]
    return counted.contains(parts[1]) && parts.count == 2
      || parts.count == 3 && (parts[2] == "ago" || parts[1] == "min" && parts[2] == "read")
  }

  private static let framesOfPosts: Set = [
    "are you ready", "here it is", "here we go", "here you go", "final", "final list",
    "the final list",
    "official", "official list", "the official list", "updated", "prompts", "the prompts",
    "the list",
    "word list", "end", "the end", "end of list", "see more", "show more", "read more", "repost",
    "reply",
    "edited", "translate post", "see translation",
  ]

  /// Whether the line calls to its readers, as the end of a post does.
  fileprivate var isFarewell: Bool {
    let text = text.inOneLine
    let start = text.lowercased()
    let words = [
      "use the hashtag", "use our hashtag", "happy drawing", "happy inking", "happy sketching",
      "happy painting", "have fun", "enjoy",
      "good luck", "viel spaß", "thank you for", "thanks for", "thanks,", "share your", "tag your",
      "tag me",
      "tag us", "see you", "let's draw", "bonne chance", "¡buena suerte",
    ]
    return words.contains(where: start.hasPrefix) && (text.contains(" ") || text.last == "!")
      || text.contains(" #") && text.split(separator: " ").count > 2
      || startsParagraph && text.last == "!" && text.contains(" ") && text.count > 12
  }

  /// Whether the line calls to its readers above a list, as "The list is here!" and "#Inktober begins".
  ///
  /// - Parameter next: the line below it, which is apart; `nil` where that does not matter.
  fileprivate func isCall(above next: ListLine?) -> Bool {
    let words = text.split(separator: " ")
    return next?.startsParagraph ?? true && words.count > 2
      && (text.withoutEmojiAtEnds.last == "!" || words.contains { $0.count > 2 && $0.first == "#" })
  }

  /// Whether the line leads to the list below it, as in "Here are my prompts:".
  fileprivate var isInvitation: Bool {
    let text = text.inOneLine
    guard text.last == ":", text.contains(" ") else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return speaksOfPrompts(String(text))
      || words.count > 2 && words.contains(where: [ListLine].namesOfLists.contains)
  }

  /// Whether the line names a year, or a number of days, so that it is the title above plain words.
  var isTitleOfPlainWords: Bool {
    let words = text.split(separator: " ")
    if words.count == 1 {
      let word = text.lowercased()
      return word.hasSuffix("tober") || ["mermay", "huevember"].contains(word)
        || wordsForPrompts.contains(word)
        || word.unicodeScalars.contains(where: \.isEastAsianLetter) && word.namesAYear
    }
    guard words.count > 1, text.count <= 60 else { return false }
    if ["prompt list", "prompts list", "word list", "my list", "the list", "chủ đề"].contains(
      text.lowercased())
    {
      return true
    }
    if words.contains(where: { $0.count == 4 && Int($0).map((2000...2199).contains) == true }) {
      return true
    }
    let end = words.last?.lowercased() ?? ""
    if ["prompts", "challenge", "ideas"].contains(end) { return true }
    return Int(words[0]).map { $0 > 4 } == true
      && ["days", "weeks", "day", "week", "tage", "jours", "días"].contains(words[1].lowercased())
  }
}

extension [ListLine] {
  /// Whether the first line looks like the name of a challenge, and none of the others does.
  fileprivate var beginWithName: Bool {
    guard let first, !first.entry.hasBullet, !first.isCredit, first.text.count <= 40 else {
      return false
    }
    func isName(_ line: ListLine) -> Bool {
      let words = line.text.trimmingColon.split(whereSeparator: \.isWhitespace)
      return line.text.last == ":" || speaksOfPrompts(String(line.text))
        || words.count < 4 && words.contains { Self.namesOfLists.contains($0.lowercased()) }
        || words.count == 1 && words[0].count > 3 && words[0].allSatisfy { $0.isUppercase }
    }
    return isName(first) && !dropFirst().contains(where: isName)
  }

  /// Words for lists, and a challenge whose name tells nothing else of it.
  static let namesOfLists: Set = [
    "list", "words", "themes", "lista", "liste", "lijst", "themen", "themenliste", "thèmes",
    "temas",
    "palabras", "wörter", "mots", "parole", "темы", "список", "zadania", "お題リスト", "kaijune",
  ]
}

extension RawList {
  /// Takes what stands around plain lines away: the title directly above, and what is no prompt.
  mutating func takeSurroundings(_ lines: inout [ListLine]) {
    guard lines.count > 3, lines.count <= 2 * ListLimits.prompts else { return }
    // Hashtags around words that have none.
    if lines.count(where: { $0.text.first == "#" }) * 2 < lines.count {
      if takesHashtag(lines[0]) { lines.removeFirst() }
      let below = lines.reversed().prefix(while: \.hasOnlyTags).reversed()
      if var all = below.first {
        all.text = below.map(\.text).joined(separator: " ")[...]
        _ = takesHashtag(all)
        lines.removeLast(below.count)
      }
    }
    takeProseAround(&lines)
    // "Autumn is here!" calls to the readers above the title.
    if !hasTitle, lines.count > 5, lines[1].isTitleOfPlainWords, !lines[0].isTitleOfPlainWords,
      lines[0].isCall(above: nil), !lines.dropFirst(2).contains(where: \.isTitleOfPlainWords)
    {
      tellLeftOut(lines.removeFirst())
    }
    // A title may have a year, and "Prompt list", on lines of their own.
    let titles = lines.prefix(3).prefix { $0.isTitleOfPlainWords || $0.text.isYear }
    if !hasTitle, titles.contains(where: \.isTitleOfPlainWords),
      !lines.dropFirst(titles.count).contains(where: \.isTitleOfPlainWords)
    {
      let words = titles.map { $0.entry.unlabelled[...].trimmingColon }.joined(separator: " ")
      takeTitle(words[...])
      lines.removeFirst(titles.count)
    } else if !hasTitle, lines.beginWithName {
      let line = lines.removeFirst()
      doubt("taken as the title; to draw it, write \"- \" before each prompt", at: line)
      takeTitle(line.entry.unlabelled[...].trimmingColon)
    } else if let line = lines.first(where: \.isTitleOfPlainWords),
      lines.count(where: \.isTitleOfPlainWords) * 5 < lines.count
    {
      doubt("is this the title? If it is, write it first, with \"# \" before it", at: line)
    }
    takeHeadApart(&lines)
    let (isBelowTitle, heading, other) = lines.takeHeadingsOfParagraphs(isBelowTitle: hasTitle)
    if isBelowTitle, let first = lines.first, takesLoneTitle(first) { lines.removeFirst() }
    if let heading { doubtTakenHeading(heading) }
    if let other { doubtHeading(other) }
    for line in lines.takeSections() { doubtHeading(line) }
    for line in lines.takeOpening(belowTitle: hasTitle) + lines.takeSignature()
      + lines.takeClosing()
    where !takesHashtag(line) {
      tellLeftOut(line)
    }
    takeNameBelowBullets(&lines)
    takeEnd(&lines)
    if hasTitle, lines.count.isOneMoreThanUsual, let line = lines.first(where: \.isSubtitle) {
      doubt("is this about the list? If it is, remove it", at: line)
    }
    if !hasTitle, lines.count.isOneMoreThanUsual {
      doubt(
        "is this the title of \(lines.count - 1) prompts? If it is, write \"# \" before it",
        at: lines[0])
    }
  }
}

extension RawList {
  /// Takes two lines away that stand apart above ten or more, or the second of them where the first is the title: the
  /// title, and a line about the list.
  private mutating func takeHeadApart(_ lines: inout [ListLine]) {
    let size = hasTitle ? 1 : 2
    guard lines.count > size + 9, lines[size].startsParagraph, !lines[size - 1].startsParagraph,
      !lines[(size + 1)...].contains(where: \.startsParagraph),
      !lines[..<size].contains(where: \.entry.hasBullet)
    else { return }
    for line in lines[..<size] where !takesHashtag(line) && !takesLoneTitle(line) {
      tellLeftOut(line)
    }
    lines.removeFirst(size)
  }

  /// Takes a line away that stands apart below bullets with another one, as "— Lena" below "- Crown", and doubts one with
  /// theirs.
  private mutating func takeNameBelowBullets(_ lines: inout [ListLine]) {
    guard lines.count > 3, let last = lines.last, last.startsParagraph, last.entry.hasBullet,
      let sign = last.text.first, !sign.isLetter,
      case let others = lines.dropLast(), others.allSatisfy(\.entry.hasBullet),
      let other = others.first?.text.first, !other.isLetter,
      others.allSatisfy({ $0.text.first == other })
    else { return }
    if sign != other || lines.count.isOneMoreThanUsual {
      tellLeftOut(last)
      lines.removeLast()
    } else if !others.dropFirst().contains(where: \.startsParagraph) {
      doubtApart(last)
    }
  }

  private mutating func doubtApart(_ line: ListLine) {
    doubt("the line stands apart from the others; if it is no prompt, remove it", at: line)
  }

  /// Takes a few lines away that stand apart below plain lines and say whose list it is or what else could be
  /// drawn, and doubts others.
  private mutating func takeEnd(_ lines: inout [ListLine]) {
    let starts = lines.indices.dropFirst().filter { lines[$0].startsParagraph }
    if let start = starts.first(where: { start in
      start > 3 && lines.count - start < start
        && ListLine.namesBelow.contains(lines[start].text.trimmingColon.lowercased())
    }) {
      doubt(
        "ignored: the lines below \"\(lines[start].text.trimmingColon)\" are no prompts",
        at: lines[start])
      return lines.removeSubrange(start...)
    }
    // A list in paragraphs ends with one, too.
    guard let start = starts.last, start > 4, lines.count - start < 4, starts.count < 3,
      lines[start..<lines.endIndex].allSatisfy({ !$0.entry.hasBullet })
        || lines[..<start].contains(where: { !$0.entry.hasBullet })
    else { return }
    let end = lines[start...]
    if end.contains(where: \.isAboutList) {
      if header.credit == nil { header.credit = end.lazy.compactMap(\.maker).first }
      for line in end where !takesHashtag(line) { tellLeftOut(line) }
      lines.removeSubrange(start...)
    } else if let line = end.first, line.text.count < 40, !lines.prose[start] {
      doubtApart(line)
    }
  }
}

extension ListLine {
  /// Whether the line, which stands apart below a list, is about it.
  fileprivate var isAboutList: Bool {
    let text = text.inOneLine.lowercased()
    let name = text.prefix { $0 != ":" }
    let isNamed = name.count < text.count && Self.namesBelow.contains(String(name))
    return isNamed || maker != nil || text.hasPrefix("@") || isCredit
      || Self.wordsBelow.contains(where: text.hasPrefix)
  }

  /// Who made the list, as in "Prompts by Ada" and "von Ada".
  fileprivate var maker: String? {
    let words = text.inOneLine.split(separator: " ")
    let start = words.first.map { speaksOfPrompts(String($0)) } == true ? 1 : 0
    guard (start + 2...start + 5).contains(words.count),
      ["by", "von", "par", "por", "di", "door", "av", "af"].contains(words[start].lowercased()),
      words[start + 1].first.map({ $0.isUppercase || $0 == "@" }) == true
    else { return nil }
    return words[(start + 1)...].joined(separator: " ")
  }

  /// What stands before a colon below a list.
  fileprivate static let namesBelow = furtherPrompts.union([
    "bonus prompt", "bonus prompts", "extra prompts", "spare prompts", "start", "starts", "end",
    "total", "p.s.", "ps", "note", "notes", "credit", "credits", "source",
  ])

  /// What such lines begin with.
  private static let wordsBelow = [
    "sent from my ", "link in bio", "save for later", "save this", "like and ", "designed with ",
    "share this", "p.s. ", "the end", "thanks to ", "follow ", "tag ", "posted ", "©",
  ]
}

extension Int {
  /// Whether it is the number of a month's days, of a year's days or weeks, or 100, and one more.
  var isOneMoreThanUsual: Bool { [32, 53, 101, 367].contains(self) }
}

extension String {
  /// Whether it is the address of a site without "www.", as "ada-draws.com" and "ko-fi.com/ada".
  fileprivate var isNameOfSite: Bool {
    let name = prefix { $0 != "/" }
    guard let point = name.lastIndex(of: "."), point > startIndex else { return false }
    return name.utf8.allSatisfy {
      isNameByte($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
      && [
        "com", "net", "org", "art", "io", "de", "fr", "es", "it", "nl", "ca", "me", "ink", "studio",
        "shop", "blog", "club", "info", "eu",
      ].contains(name[point...].dropFirst())
  }
}
