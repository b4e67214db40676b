public import InkleafText
public import InkleafGeometry
internal import InkleafCairo
public import InkleafPages

/// Something in a text of a document that cannot be set as it should be.
public struct TextProblem: Equatable, Sendable, CustomStringConvertible {
  /// The number of the sheet's prompt; `nil` where all sheets share the text.
  public var number: Int?
  /// The text.
  public var text: String
  /// What is wrong with it.
  public var problem: GlyphRun.Problem

  /// What is wrong and what to do, in one line.
  public var description: String {
    let place = (number.map { "day \($0): " } ?? "") + "\"\(text)\""
    switch problem {
    case .missing(let character):
      let package = fontPackage(with: character).map { ", as Debian's package \($0) does" } ?? ""
      return "\(place): no installed font has \(character.notation); install one that has\(package)"
    case .script(let name):
      return "\(place): letters of the script \(name) need shaping, which this inkleaf cannot do;"
        + " build it with `swift build -c release --product inkleaf --traits Pango` (needs libpango1.0-dev)"
    case .mark(let mark):
      return "\(place): the mark \(mark.notation) stands on a letter that has no such form; build"
        + " inkleaf with the trait Pango (see the README), which places it"
    }
  }
}

/// A font that a theme asks for and that is not there.
public struct SubstitutedFont: Equatable, Sendable, CustomStringConvertible {
  /// The family asked for.
  public var family: String
  /// The font used instead.
  public var used: FontChoice

  /// Tells whether another font is used than was asked for; `nil` where it is the one.
  ///
  /// A family whose name starts alike is the same design, as "EB Garamond" and "EB Garamond 12".
  init?(_ font: Font, used: FontChoice) {
    guard let family = font.families.first, !family.hasPrefix(used.family),
      !used.family.hasPrefix(family)
    else { return nil }
    self.family = family
    self.used = used
  }

  /// What is used instead and what to do, in one line.
  public var description: String {
    let package = fontPackages[family].map { "; Debian has it in \($0)" } ?? ""
    return "the font \"\(family)\" is not installed, \"\(used.family)\" is used instead\(package)"
  }
}

extension Document {
  /// All that cannot be set as it should be, each thing once a sheet.
  ///
  /// - Throws: where no font at all is installed.
  public func textProblems(_ typesetter: Typesetter) throws -> [TextProblem] {
    var found: [TextProblem] = []
    func look(at marks: [Mark], number: Int?) throws {
      for case .text(let line) in marks {
        let run = try typesetter.run(line.text, in: line.font)
        for problem in run.problems {
          let problem = TextProblem(number: number, text: line.text, problem: problem)
          if !found.contains(problem) { found.append(problem) }
        }
      }
    }
    try look(at: background, number: nil)
    for sheet in sheets { try look(at: sheet.marks, number: sheet.number) }
    return found
  }

  /// The fonts that the document asks for and does not get, each once.
  ///
  /// - Throws: where no font at all is installed.
  public func substitutedFonts(_ typesetter: Typesetter) throws -> [SubstitutedFont] {
    var seen: [Font] = []
    var found: [SubstitutedFont] = []
    for case .text(let line) in background + (sheets.first?.marks ?? [])
    where !seen.contains(line.font) {
      seen.append(line.font)
      let used = try typesetter.choice(for: line.font)
      if let substituted = SubstitutedFont(line.font, used: used), !found.contains(substituted) {
        found.append(substituted)
      }
    }
    return found
  }
}

extension Typesetter {
  /// The font that is used instead of the one asked for; `nil` where it is the one, or where no font
  /// is installed at all.
  public func substitute(for font: Font) -> SubstitutedFont? {
    (try? choice(for: font)).flatMap { SubstitutedFont(font, used: $0) }
  }
}

/// The Debian packages of the fonts that built-in themes ask for.
private let fontPackages = [
  "EB Garamond 12": "fonts-ebgaramond", "EB Garamond 08": "fonts-ebgaramond",
  "League Spartan": "fonts-league-spartan", "Cabin": "fonts-cabin", "Lato": "fonts-lato",
  "Vollkorn": "fonts-vollkorn", "Quicksand": "fonts-quicksand", "Bebas Neue": "fonts-bebas-neue",
  "Liberation Mono": "fonts-liberation",
]

/// A Debian package that holds a font with a character, where that can be told.
private func fontPackage(with character: Unicode.Scalar) -> String? {
  switch character.value {
  case 0xE000...0xF8FF, 0xF0000...0x10FFFF: nil  // For private use: no font has them in general.
  case 0x1F000...0x1FAFF: "fonts-symbola"
  case 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
    "fonts-noto-cjk"
  default: "fonts-noto-core"
  }
}
