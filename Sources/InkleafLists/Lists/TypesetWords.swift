internal import InkleafGeometry

/// The words of lists as they are set: quotes of the language, narrow spaces, no typewriter's marks.
///
/// Files keep the words as they are; only pages show them so.
extension PromptList {
  /// The list with its words as pages show them.
  package var typeset: PromptList {
    var list = self
    let marks = QuoteMarks(language: language)
    list.title = marks.set(title)
    list.credit = credit.map(marks.set)
    for index in list.prompts.indices {
      let prompt = list.prompts[index]
      list.prompts[index].texts = prompt.texts.map(marks.set)
      list.prompts[index].note = prompt.note.map(marks.set)
      list.prompts[index].group = prompt.group.map(marks.set)
      let other = besideLanguage.map(QuoteMarks.init) ?? marks
      list.prompts[index].beside = prompt.beside.map(other.set)
    }
    return list
  }
}

/// The quotes of a language, by the Unicode CLDR (delimiters of locales).
struct QuoteMarks {
  private var outer: (open: String, close: String)
  private var inner: (open: String, close: String)
  /// Whether a narrow space stands before `!`, `?`, `:` and `;`.
  private var spacesStops = false

  /// - Parameter language: a BCP 47 tag; one that is not known has those of English.
  init(language: String) {
    let tag = LanguageTag(language)
    let double = ("\u{201C}", "\u{201D}"), single = ("\u{2018}", "\u{2019}")
    let low = ("\u{201E}", "\u{201C}"), lowSingle = ("\u{201A}", "\u{2018}")
    let angle = ("«", "»")
    (outer, inner) = (double, single)
    switch tag.code {
    case "de", "cs", "sk", "sl", "is", "lt", "et", "bg": (outer, inner) = (low, lowSingle)
    case "da", "fi", "sv":
      (outer, inner) = (("\u{201D}", "\u{201D}"), ("\u{2019}", "\u{2019}"))
    case "pt" where tag.has("br"): break
    case "es", "it", "ca", "el", "pt": (outer, inner) = (angle, double)
    case "fr":
      (outer, inner) = (("«\u{202F}", "\u{202F}»"), double)
      spacesStops = true
    case "no", "nb", "nn": (outer, inner) = (angle, single)
    case "pl", "ro", "hu", "hr": (outer, inner) = (("\u{201E}", "\u{201D}"), angle)
    case "ru", "uk", "be": (outer, inner) = (angle, low)
    case "ja": (outer, inner) = (("「", "」"), ("『", "』"))
    case _ where tag.isTraditionalChinese: (outer, inner) = (("「", "」"), ("『", "』"))
    default: break
    }
  }

  /// English words whose first letters an apostrophe stands for.
  private static let shortened: Set = ["tis", "twas", "til", "em", "cause", "round", "bout", "n"]

  /// Returns a text whose typewriter's quotes and apostrophes are those of the language.
  ///
  /// A quote after a figure stays if none is open: it is inches or feet. So do those in addresses of the web.
  func set(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 }) || spacesStops else {
      return text
    }
    let letters = Array(text)
    let hasAddress = text.utf8.contains(0x2F) && text.contains("://")
    var set = ""
    var (isOuterOpen, isInnerOpen) = (false, false)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      switch letter {
      case "'" where hasAddress && letters.isInAddress(index): set += "'"
      case "\"" where isOuterOpen:
        set += outer.close
        isOuterOpen = false
      case "\"" where before.mayOpenQuote && letters[(index + 1)...].contains("\""):
        set += outer.open
        isOuterOpen = true
      case "'" where before?.isLetter == true && after?.isLetter == true: set += "\u{2019}"
      case "'" where isInnerOpen && !before.mayOpenQuote:
        set += isOuterOpen ? inner.close : usual(inner, outer).close
        isInnerOpen = false
      case "'" where before.mayOpenQuote && opensQuote(letters, at: index):
        set += isOuterOpen ? inner.open : usual(inner, outer).open
        isInnerOpen = true
      case "'" where before?.isNumber == true && after?.isLetter != true: set += "'"
      case "'": set += "\u{2019}"
      case " " where spacesStops && (after.map({ "!?:;»".contains($0) }) == true || before == "«"):
        set += "\u{202F}"
      default: set.append(letter)
      }
    }
    return set
  }

  /// Returns the quotes for words in single quotes: single ones, where the language has them.
  private func usual(
    _ inner: (open: String, close: String), _ outer: (open: String, close: String)
  ) -> (open: String, close: String) {
    ["\u{2018}", "\u{201A}", "\u{2019}", "『"].contains(inner.open) ? inner : outer
  }

  /// Returns whether a single quote opens words: a later one ends them, and not after one letter.
  private func opensQuote(_ letters: [Character], at index: Int) -> Bool {
    let rest = letters[(index + 1)...]
    guard let first = rest.first, !first.isWhitespace, !first.isNumber else { return false }
    let word = String(rest.prefix(while: \.isLetter)).lowercased()
    if Self.shortened.contains(word) { return false }
    for place in rest.indices.dropFirst(2) where letters[place] == "'" {
      let isLast = place + 1 == letters.count || !letters[place + 1].isLetter
      if isLast, !letters[place - 1].isWhitespace { return true }
    }
    return false
  }
}

extension Character? {
  /// Whether a quote that follows this character begins words.
  fileprivate var mayOpenQuote: Bool {
    guard let self else { return true }
    return self.isWhitespace || "([{/-–—\"'“‘„«¡¿".contains(self)
  }
}

extension [Character] {
  /// Whether the word around a letter is an address such as `https://example.org`.
  fileprivate func isInAddress(_ index: Int) -> Bool {
    let before = self[..<index].reversed().prefix { !$0.isWhitespace }
    return String(before.reversed()).contains("://")
  }
}
