import InkleafLists

// How letters begin and end.

extension [ListLine] {
  /// Takes the end of a letter away, as "Best wishes" above a name.
  mutating func takeSignature() -> [ListLine] {
    let most = 6
    guard count > 6,
      let start = indices.suffix(most).first(where: {
        self[$0].startsParagraph && self[$0].isEndOfLetter
          && ($0 + 1 < count || self[$0].text.last == ",")
      })
    else { return [] }
    let signature = Array(self[start...])
    removeSubrange(start...)
    return signature
  }
}

extension ListLine {
  /// Whether it greets the readers of a letter, as "Dear all" and "Hi everyone".
  var isGreeting: Bool {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }
    // Without the call, "Good morning" may be to be drawn.
    if text.last == "!", words.count < 5, words.starts(with: ["good", "morning"]) { return true }
    guard let first = words.first, words.count < 5, Self.greetings.contains(first) else {
      // "Hey, here comes the list" goes on.
      return words.first.map(Self.greetings.contains) == true
        && text.drop(while: \.isLetter).first == ","
    }
    return words.count == 1 || !Set(words.dropFirst()).isDisjoint(with: Self.readers)
      || text.last == ","
  }

  /// Whether it is what letters end with, above the name of the writer.
  fileprivate var isEndOfLetter: Bool {
    Self.ends.contains(text.lowercased().filter { $0.isLetter || $0 == " " }.inOneLine)
  }

  private static let greetings: Set<Substring> = [
    "hi", "hello", "hey", "dear", "hallo", "liebe", "lieber", "moin", "bonjour", "salut", "coucou",
    "hola", "ciao", "olá", "hoi", "hej", "cześć", "ahoj",
  ]

  private static let readers: Set<Substring> = [
    "all", "everyone", "everybody", "there", "folks", "friends", "team", "guys", "artists",
    "parents", "families", "class", "alle", "zusammen", "leute", "eltern", "freunde", "tous",
    "toutes", "todos", "todas", "amigos", "tutti", "a", "allemaal", "alla",
  ]

  private static let ends: Set = [
    "best", "best wishes", "best regards", "kind regards", "warm regards", "regards", "cheers",
    "yours", "yours sincerely", "sincerely", "love", "xoxo", "thanks", "thank you", "many thanks",
    "thx", "take care", "liebe grüße", "liebe grüsse", "lg", "viele grüße", "viele grüsse",
    "herzliche grüße", "grüße", "mit freundlichen grüßen", "mfg", "bisous", "bises",
    "cordialement", "amicalement", "à bientôt", "saludos", "un abrazo", "abrazos", "besos",
    "saluti", "un saluto", "baci", "abraços", "groetjes", "groeten", "hälsningar", "hilsen",
    "terveisin", "pozdrawiam",
  ]
}
