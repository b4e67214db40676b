public import InkleafText
public import InkleafGeometry
internal import InkleafCairo
internal import InkleafSuggestions
public import InkleafPages

/// A problem of a text in a document that cannot be set right.
public struct TextProblem: Hashable, Sendable, CustomStringConvertible {
  /// The number of the sheet's prompt; `nil` if the text is on all sheets, or the sheet has many prompts.
  public var number: Int?
  /// The text.
  public var text: String
  /// The problem of the text.
  public var problem: GlyphRun.Problem

  /// The problem and a remedy, in one line.
  public var description: String {
    let place = (number.map { "day \($0): " } ?? "") + "\"\(text)\""
    switch problem {
    case .missing("\u{200D}"):
      return "\(place): this build of inkleaf cannot join the parts of an emoji; write one of a"
        + " single part, or draw the first part alone with --missing box"
    case .missing(let character):
      let package = fontPackage(with: character).map { ", e.g. Debian's \($0)" } ?? ""
      return
        "\(place): no installed font has \(character.notation); draw a box in its place with --missing box, or"
        + " install a font that includes it" + package
    case .script(let name):
      return "\(place): this build of inkleaf cannot shape \(name);"
        + " rebuild with `swift build -c release --product inkleaf --traits Pango` (needs libpango1.0-dev)"
    case .mark(let mark):
      return "\(place): this build of inkleaf cannot place the mark \(mark.notation) on its letter;"
        + " rebuild with the trait Pango (see the README)"
    }
  }
}

extension [TextProblem] {
  /// A message for each problem, up to a limit; one for all texts in a script that cannot be shaped.
  package var messages: [String] {
    var scripts: [GlyphRun.Problem: Int] = [:]
    for problem in map(\.problem) {
      if case .script = problem { scripts[problem, default: 0] += 1 }
    }
    var (messages, seen) = ([String](), Set<String>())
    var toldScripts: Set<GlyphRun.Problem> = []
    for problem in self {
      var message = problem.description
      if let count = scripts[problem.problem], count > 1 {
        guard toldScripts.insert(problem.problem).inserted else { continue }
        message += " (and \(count - 1) more)"
      }
      // The same text on several pages, or in several sizes, is one problem.
      if seen.insert(message).inserted { messages.append(message) }
    }
    let more = messages.count - ListLimits.problems
    guard more > 0 else { return messages }
    return messages.prefix(ListLimits.problems) + ["and \(more) more such texts"]
  }
}

/// A font of a theme that is not installed, with its substitute.
public struct SubstitutedFont: Equatable, Sendable, CustomStringConvertible {
  /// The family in the theme.
  public var family: String
  /// The font used instead.
  public var used: FontChoice
  /// An installed family with a name that is like it, where no package is known to have the font.
  public var meant: String?
  /// What to write for a name that is a file's, or a family's with a style.
  private var advice: String?

  /// Makes the substitution of a font, or `nil` if the font itself is used.
  ///
  /// Families with names that start alike count as the same: "EB Garamond" and "EB Garamond 12".
  init?(_ font: Font, used: FontChoice, families: () -> [String]) {
    guard let family = font.families.first, !family.hasPrefix(used.family),
      !used.family.hasPrefix(family)
    else { return nil }
    self.family = family
    self.used = used
    guard fontPackages[family] == nil else { return }
    advice = family.adviceForFile ?? family.adviceForStyle(of: families())
    guard advice == nil else { return }
    // The shortest of several names that begin alike is the plain one.
    meant = nearest(to: family, among: families().sorted { ($0.count, $0) < ($1.count, $1) })
  }

  /// The missing font, its substitute and a remedy, in one line.
  public var description: String {
    let help =
      advice ?? fontPackages[family].map { "; Debian has it in \($0)" } ?? meant.map {
        "; did you mean \($0)?"
      }
      ?? ""
    return "the font \"\(family)\" is not installed, \"\(used.family)\" is used instead\(help)"
  }
}

extension String {
  /// What to write for a font's file; `nil` for the name of a font.
  fileprivate var adviceForFile: String? {
    guard contains("/") || FontCatalog.endings.contains(suffix(4).lowercased()) else { return nil }
    return "; give the folder of the file by --font-dir, and write the name that"
      + " `inkleaf list fonts --font-dir FOLDER` shows"
  }

  /// What to write for an installed family with the words of a style behind it, such as "Lato Bold"; `nil` for
  /// other names.
  fileprivate func adviceForStyle(of families: [String]) -> String? {
    let styles = [
      "thin": ("weight", "100"), "light": ("weight", "300"), "regular": ("weight", "400"),
      "medium": ("weight", "500"), "semibold": ("weight", "600"), "bold": ("weight", "700"),
      "extrabold": ("weight", "800"), "black": ("weight", "900"), "italic": ("italic", "true"),
    ]
    var (words, keys) = (split(separator: " "), [(String, String)]())
    while words.count > 1, let style = words.last.flatMap({ styles[$0.lowercased()] }) {
      keys.insert(style, at: 0)
      words.removeLast()
    }
    let family = words.joined(separator: " ")
    guard !keys.isEmpty, families.contains(family) else { return nil }
    let file = keys.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    let options = keys.map { "--set font.\($0)=\($1)" }.joined(separator: " ")
    return "; write \"\(family)\" with \(file) in a file, or with \(options)"
  }
}

/// A font that lacks letters of some texts, which therefore look unlike the others.
public struct MixedFont: Equatable, Sendable, CustomStringConvertible {
  /// The family that is used for the other texts.
  public var family: String
  /// The letters that it lacks, each once.
  public var letters: [Unicode.Scalar]

  /// The letters and a remedy, in one line.
  public var description: String {
    "the font \"\(family)\" has no \(letters.map(String.init).firstFew(5)): another one stands in for words with"
      + " them, and not for the others; take another theme, or a font with --set"
  }
}

extension Document {
  /// Returns the fonts that have the letters of some texts and not those of others, each once.
  ///
  /// - Parameters:
  ///   - typesetter: finds the fonts.
  ///   - others: marks beside the pages, as sheets have them.
  /// - Throws: `CairoError.noFonts` if no font is installed.
  public func mixedFonts(
    _ typesetter: Typesetter, besides others: [[Mark]] = []
  ) throws -> [MixedFont] {
    func eachText(_ look: (TextLine, _ lacked: [Unicode.Scalar]) throws -> Void) throws {
      for marks in backgrounds + sheets.map(\.marks) + others {
        for case .text(let line) in marks {
          try look(line, try typesetter.lackedLetters(of: line.text, in: line.font))
        }
      }
    }
    var lacked: [String: Set<Unicode.Scalar>] = [:]
    try eachText { line, letters in
      guard !letters.isEmpty else { return }
      lacked[try typesetter.choice(for: line.font).family, default: []].formUnion(letters)
    }
    guard !lacked.isEmpty else { return [] }
    var whole: Set<String> = []
    try eachText { line, letters in
      guard letters.isEmpty, line.text.contains(where: \.isLetter) else { return }
      whole.insert(try typesetter.choice(for: line.font).family)
    }
    return lacked.filter { whole.contains($0.key) }.sorted { $0.key < $1.key }.map {
      MixedFont(family: $0, letters: $1.sorted { $0.value < $1.value })
    }
  }

  /// Returns the problems of all texts, each once per sheet.
  ///
  /// - Parameters:
  ///   - typesetter: finds the fonts.
  ///   - others: marks beside the pages, as sheets have them.
  /// - Throws: `CairoError.noFonts`, or the reason why a font file cannot be used.
  public func textProblems(
    _ typesetter: Typesetter, besides others: [[Mark]] = []
  ) throws -> [TextProblem] {
    var (found, seen) = ([TextProblem](), Set<TextProblem>())
    func look(at marks: [Mark], number: Int?) throws {
      for case .text(let line) in marks {
        let run = try typesetter.run(line.text, in: line.font)
        // An emoji of several parts has one place on the page.
        var places: Set<Character> = []
        for problem in run.problems {
          if case .missing(let part) = problem,
            let place = line.text.first(where: { $0.unicodeScalars.contains(part) }),
            !places.insert(place).inserted
          {
            continue
          }
          let problem = TextProblem(number: number, text: line.text, problem: problem)
          if seen.insert(problem).inserted { found.append(problem) }
        }
      }
    }
    for marks in backgrounds + others { try look(at: marks, number: nil) }
    for sheet in sheets {
      try look(at: sheet.marks, number: sheet.number == sheet.lastNumber ? sheet.number : nil)
    }
    return found
  }

  /// Returns the document's fonts that are not installed, each once.
  ///
  /// - Parameters:
  ///   - typesetter: finds the fonts.
  ///   - others: marks beside the pages, as sheets have them.
  /// - Throws: `CairoError.noFonts` if no font is installed.
  public func substitutedFonts(
    _ typesetter: Typesetter, besides others: [[Mark]] = []
  ) throws -> [SubstitutedFont] {
    var seen: [Font] = []
    var found: [SubstitutedFont] = []
    for case .text(let line) in (backgrounds + sheets.map(\.marks) + others).lazy.flatMap(\.self)
    where !seen.contains(line.font) {
      seen.append(line.font)
      let used = try typesetter.choice(for: line.font)
      if let substituted = SubstitutedFont(
        line.font, used: used, families: { typesetter.familyNames }), !found.contains(substituted)
      {
        found.append(substituted)
      }
    }
    return found
  }
}

extension Typesetter {
  /// Returns the substitution of a font, or `nil` if the font itself is used or no font is installed.
  public func substitute(for font: Font) -> SubstitutedFont? {
    (try? choice(for: font)).flatMap { used in
      SubstitutedFont(font, used: used, families: { familyNames })
    }
  }
}

/// The Debian packages of the fonts that built-in themes ask for.
private let fontPackages = [
  "EB Garamond 12": "fonts-ebgaramond", "EB Garamond 08": "fonts-ebgaramond",
  "League Spartan": "fonts-league-spartan", "Cabin": "fonts-cabin", "Lato": "fonts-lato",
  "Vollkorn": "fonts-vollkorn", "Quicksand": "fonts-quicksand", "Bebas Neue": "fonts-bebas-neue",
  "Liberation Mono": "fonts-liberation", "Inter Display": "fonts-inter", "Inter": "fonts-inter",
  "GFS Didot": "fonts-gfs-didot", "Klee One": "fonts-klee",
  "Yanone Kaffeesatz": "fonts-yanone-kaffeesatz", "C-64": "fonts-sixtyfour",
  "League Mono": "fonts-league-mono", "Goudy Bookletter 1911": "fonts-goudybookletter",
  "Linux Libertine O": "fonts-linuxlibertine",
]

/// Returns a Debian package with a font for a character, or `nil` if none is known.
private func fontPackage(with character: Unicode.Scalar) -> String? {
  switch character.value {
  case 0xE000...0xF8FF, 0xF0000...0x10FFFF: nil  // Private use: no common font has them.
  case 0x1F000...0x1FAFF: "fonts-symbola"
  case 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
    "fonts-noto-cjk"
  default: "fonts-noto-core"
  }
}
