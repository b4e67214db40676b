public import InkleafGeometry

/// The colours of one side of a theme, by their use.
public struct Palette: Equatable, Sendable {
  /// The paper.
  public var paper: Color
  /// The prompt.
  public var ink: Color
  /// The day's number.
  public var accent: Color
  /// Date and footer.
  public var muted: Color
  /// The ruling and small rules.
  public var rule: Color
  /// The line around the drawing.
  public var frame: Color
  /// Colours that take turns in place of the accent; empty if it is always the same.
  public var accents: [Color] = []
  /// The picture of this side alone: `.some(nil)` for none, `nil` for the theme's.
  public var background: Picture?? = nil

  /// Makes a palette from its colours.
  ///
  /// - Parameters:
  ///   - paper: the paper.
  ///   - ink: the prompt.
  ///   - accent: the day's number.
  ///   - muted: date and footer.
  ///   - rule: the ruling and small rules.
  ///   - frame: the line around the drawing.
  public init(
    paper: Color, ink: Color, accent: Color, muted: Color, rule: Color, frame: Color
  ) {
    self.paper = paper
    self.ink = ink
    self.accent = accent
    self.muted = muted
    self.rule = rule
    self.frame = frame
  }

  /// Black on white.
  public static let light = Palette(
    paper: Color(0xFFFFFF), ink: Color(0x1A1A1A), accent: Color(0x1A1A1A), muted: Color(0x666666),
    rule: Color(0xB0B0B0), frame: Color(0x1A1A1A))
  /// Warm white on black.
  public static let dark = Palette(
    paper: Color(0x161616), ink: Color(0xEDEAE4), accent: Color(0xEDEAE4), muted: Color(0x9C9891),
    rule: Color(0x5A5854), frame: Color(0xB9B5AD))

  /// The colours with their names in files, paper first.
  static var roles: [(name: String, path: WritableKeyPath<Palette, Color>, meaning: String)] {
    [
      ("paper", \.paper, "the page"), ("ink", \.ink, "prompts"),
      ("accent", \.accent, "the day's number"),
      ("muted", \.muted, "dates, notes, the footer and rules"),
      ("rule", \.rule, "rulings and lines to write on"),
      ("frame", \.frame, "the line around the drawing"),
    ]
  }
}
