import InkleafLists

extension String {
  /// How little the text looks like words to draw: 0 for words, 1 for what words seldom have, 2 for
  /// what markup and programs have.
  var strangeness: Int { withoutRemark.withoutSmileys.strangenessOfWords }

  /// The text without a few words in square brackets behind or before it, as in "Owl [ink]" and "[10 min] Owl".
  private var withoutRemark: String {
    func areWords(_ text: Substring) -> Bool {
      text.utf8.count < 24 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    }
    if utf8.last == UInt8(ascii: "]"), let open = firstRange(of: " ["),
      areWords(self[open.upperBound...].dropLast())
    {
      return String(self[..<open.lowerBound])
    }
    if utf8.first == UInt8(ascii: "["), let close = firstRange(of: "] "),
      areWords(self[..<close.lowerBound].dropFirst())
    {
      return String(self[close.upperBound...])
    }
    return self
  }

  /// The text without the faces and hearts of chats, and without doubled signs between its words.
  private var withoutSmileys: String {
    guard utf8.contains(where: { !isWordByte($0) && $0 != 0x20 }) else { return self }
    let words = split(separator: " ")
    let own = words.enumerated().filter { place, word in
      let bare = word.drop { $0 == "(" }
      let isSign = smileys.contains(bare) || bare.last == ")" && smileys.contains(bare.dropLast())
      let isBetween =
        place > 0 && place < words.count - 1
        && ["//", "::", "->", "-->", "=>"].contains(word)
      return !isSign && !isBetween
    }.map(\.element)
    return own.isEmpty || own.count == words.count ? self : own.joined(separator: " ")
  }

  private var strangenessOfWords: Int {
    var last: UInt8 = 0x20
    var (before, dots, letters, digits, quotes) = (UInt8(0x20), 0, 0, 0, 0)
    // Letters of the word up to here, and of its first part: those before its first inner capital.
    var (part, start, capitals, inches) = (0, 0, 0, 0)
    var startsWithCapital = false
    var signs = 0
    var hasUnderscore = false
    var (hyphens, points) = (0, 0)
    // Colons without a space after them, colons after digits, and slashes of a path.
    var (colons, times, slashes) = (0, 0, 0)
    var equals: UInt8 = 0
    for byte in utf8 {
      // A name and its value, as in settings.
      if equals != 0, last == UInt8(ascii: "="), byte != 0x20 { return 2 }
      if before == UInt8(ascii: "="), last == 0x20, letters > 0 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return 2 }
        if (0x30...0x39).contains(byte) { signs += 1 }
      }
      if last == UInt8(ascii: ":"), byte != 0x20 { colons += 1 }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "<"),
        UInt8(ascii: "$"):
        // A price, or a heart.
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "$") { signs += 1 } else { return 2 }
      case UInt8(ascii: "="):
        if [
          UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "<"),
          UInt8(ascii: "\""), UInt8(ascii: ":"),
        ].contains(last) {
          return 2
        }
        equals = isWordByte(last) || last == UInt8(ascii: "_") ? byte : 0
        signs += 1
      case UInt8(ascii: ">"):
        if last == UInt8(ascii: "-") || last == UInt8(ascii: "=") || last == UInt8(ascii: "/")
          || last == UInt8(ascii: "\"")
        {
          return 2
        }
        if signs > 0 { return 2 }
      case UInt8(ascii: "("):
        // A name with its arguments.
        if isWordByte(last), last < 0x80 { signs += 1 }
      case UInt8(ascii: ")"):
        if last == UInt8(ascii: "(") { return 2 }
      case UInt8(ascii: "*"):
        if last == UInt8(ascii: "/") { return 2 }
      case UInt8(ascii: "/"):
        if last == UInt8(ascii: "*") || last == UInt8(ascii: "<") || last == UInt8(ascii: "/") {
          return 2
        }
        slashes = last == 0x20 ? 1 : slashes == 0 ? 0 : slashes + 1
        if slashes > 1 { return 2 }
      case UInt8(ascii: ":"):
        if last == UInt8(ascii: ":") { return 2 }
        if (0x30...0x39).contains(last) { times += 1 }
      case UInt8(ascii: "&"), UInt8(ascii: "|"):
        if last == byte { return 2 }
      case UInt8(ascii: "_"):
        if isWordByte(last) { hasUnderscore = true }
      case UInt8(ascii: "\""), UInt8(ascii: "`"):
        quotes += 1
        if (0x30...0x39).contains(last) { inches += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "@"), UInt8(ascii: "%"),
        UInt8(ascii: "^"), UInt8(ascii: "~"):
        signs += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        // A number of a version.
        if last == UInt8(ascii: "."), (0x30...0x39).contains(before) { points += 1 }
      case UInt8(ascii: "-"): if isWordByte(last) || (0x30...0x39).contains(last) { hyphens += 1 }
      default:
        if byte == 0x20 { slashes = 0 }
        if isWordByte(byte) {
          // The value of a name, unlike a price.
          if last == UInt8(ascii: "$") { return 2 }
          letters += 1
          // A dot between letters, as in a file's name but not in "e.g.".
          if last == UInt8(ascii: "."), isWordByte(before), part > 2 { dots += 1 }
          // Capitals within a word, as programs name things; those of "SpongeBob" and "iPhone" are alone.
          if isWordByte(last) {
            if isUpper(byte), isLower(last) {
              if capitals == 0 { start = part }
              capitals += 1
              if startsWithCapital ? capitals == 2 : start > 2 { dots += 1 }
            }
            part += 1
          } else {
            (part, capitals, startsWithCapital) = (1, 0, isUpper(byte))
          }
          if hasUnderscore, last == UInt8(ascii: "_") { return 2 }
        }
      }
      before = last
      last = byte
    }
    // The end of a statement, or an open bracket.
    if last == UInt8(ascii: ";") || last == UInt8(ascii: "(") || last == UInt8(ascii: "[") {
      return 2
    }
    if last == UInt8(ascii: ","), signs + quotes > 0 { return 2 }
    if quotes % 2 == 1 && inches == 0 || signs > 2 { return 2 }
    if hasPrefix("-"), dropFirst().first?.isLetter == true || hasPrefix("--") { return 2 }
    if hasPrefix("/") || hasPrefix(".") && dropFirst().first?.isLetter == true
      || hasPrefix("\"") && hasSuffix("\",") || hasPrefix("\"\"\"")
    {
      return 2
    }
    if hasPrefix("#!") || hasSuffix("; do") || hasSuffix("; then") || hasProgramWord { return 2 }
    if letters == 0 && points > 0 { return 2 }
    // A time with its seconds, a record of a system's table, or bytes.
    if times > 1 || colons > 1 || digits > 6 && digits > letters { return 2 }
    if letters == 0 && digits == utf8.count { return 1 }
    if letters == 0 && digits == 0 { return utf8.allSatisfy { $0 < 0x80 } ? 2 : 0 }
    if hasPrefix("'"), hasSuffix("'") { return 1 }
    if colons > times || hyphens > 1 || dots > 0 || points > 1 || signs > 1
      || last == UInt8(ascii: ",")
    {
      return 1
    }
    return 0
  }

  /// Whether the text starts as statements of programs do.
  private var hasProgramWord: Bool {
    guard let space = utf8.firstIndex(of: 0x20) else { return false }
    let (first, rest) = (self[..<space], self[space...].dropFirst())
    switch first {
    case "import", "#include", "#define", "#if", "#ifdef", "#ifndef", "typedef", "elif", "fi",
      "esac",
      "const", "namespace", "pub", "def", "fn", "func", "@param", "@return", "endif", "#endif",
      "raise":
      return true
    case "from": return rest.contains(" import ")
    case "class", "if", "for", "while", "else", "try", "except", "return", "use", "using", "var",
      "let",
      "public", "private", "static", "struct", "function", "package", "extern":
      return rest.hasSuffix(":") || rest.hasSuffix(";") || rest.contains("(")
        || rest.contains(" = ")
    default: return false
    }
  }
}

/// Faces and hearts that people type behind words.
private let smileys: Set<Substring> = [
  ":)", ":(", ":D", ":P", ":p", ":3", ":/", ":o", ":O", ":c", ":')", ":'(", ":-)", ":-(", ":-D",
  ";)",
  ";-)", ";P", "=)", "=(", "=D", "(:", "):", ">:(", ">:)", "xD", "XD", "<3", "</3", "<33", "<333",
  "T_T",
  "T.T", ";_;", ";-;", "o_O", "O_o", "o_o", "O_O", "o.o", "^_^", "^^", "^-^", ">_<", ">.<", "-_-",
  "._.",
  "\\o/", "\\(^o^)/", "¯\\_(ツ)_/¯", "uwu", "UwU", "owo", "OwO",
]

private func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
private func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
private func isWordByte(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) || byte >= 0x80 }

extension String {
  /// The words without whom they are from: handles and addresses behind them.
  var ownWords: String {
    guard utf8.contains(UInt8(ascii: "@")) || has("://") else { return self }
    let words = split(separator: " ").filter { word in
      let plain = word.drop { "([".contains($0) }
      return !plain.hasPrefix("@") && !plain.hasPrefix("http://") && !plain.hasPrefix("https://")
    }
    // What has nothing else is strange.
    return words.isEmpty ? self : words.joined(separator: " ")
  }
}
