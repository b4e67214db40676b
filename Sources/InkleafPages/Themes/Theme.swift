public import InkleafGeometry

/// How pages look, apart from their arrangement: colours, fonts, pens, ruling and frame.
///
/// A theme is a JSON file: a built-in one of `Files`, or one that a person wrote.
public struct Theme: Equatable, Sendable {
  /// The name that people type, and that stands in the names of folders.
  public var name: String
  /// What it looks like, in one line.
  public var summary = ""
  /// The side that is drawn where nobody asks for one.
  public var appearance = Appearance.light
  /// Colours for printing and for bright screens.
  public var light: Palette
  /// Colours for screens in the dark.
  public var dark: Palette
  /// What the day's number is set in.
  ///
  /// Its figures should all stand on the baseline.
  public var numberFont: Font
  /// What the prompt is set in.
  public var promptFont: Font
  /// What everything else is set in.
  public var textFont: Font
  /// The width of the frame's line, in mm.
  public var framePen = 0.4
  /// The width of rules and of small outlines, in mm.
  public var rulePen = 0.2
  /// The width of the ruling's lines, in mm.
  public var rulingPen = 0.15
  /// The radius of the ruling's dots, in mm.
  public var dotRadius = 0.2
  /// How the frame's line looks.
  public var frameStyle = FrameStyle.line
  /// What lies inside the frame.
  public var ruling = Ruling.blank
  /// The distance of the ruling's lines or dots, in mm; `nil` for what is usual for the ruling.
  public var pitch: Double?
  /// A picture that covers the page, behind everything.
  public var background: Picture?
  /// How the colours follow the picture; `nil` where they do not.
  public var inkFollows: AverageKind?
  /// How many greys, evenly from black to white, PNG files are reduced to; `nil` keeps all colours.
  public var greys: Int?

  /// Returns the colours of one appearance.
  public func palette(_ appearance: Appearance) -> Palette {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  /// Black on white, set in DejaVu: what a file that says nothing looks like.
  package static let plain = Theme(
    name: "plain",
    light: Palette(
      paper: Color(0xFFFFFF), ink: Color(0x1A1A1A), accent: Color(0x1A1A1A),
      muted: Color(0x666666), rule: Color(0xB0B0B0), frame: Color(0x1A1A1A)),
    dark: Palette(
      paper: Color(0x161616), ink: Color(0xEDEAE4), accent: Color(0xEDEAE4),
      muted: Color(0x9C9891), rule: Color(0x5A5854), frame: Color(0xB9B5AD)),
    numberFont: Font(["DejaVu Sans"]), promptFont: Font(["DejaVu Sans"]),
    textFont: Font(["DejaVu Sans"]))
}

/// Which of a theme's two sets of colours is used.
public enum Appearance: String, Sendable, CaseIterable {
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark
}

/// How a picture's pixels become one colour.
public enum AverageKind: String, Sendable, CaseIterable {
  /// The plain mean of each component.
  case mean
  /// The root of the mean of the squares, in which bright parts count for more.
  case rms
}

/// A theme's colours, by what they are for.
public struct Palette: Equatable, Sendable {
  /// The page itself.
  public var paper: Color
  /// The prompt.
  public var ink: Color
  /// The day's number.
  public var accent: Color
  /// Everything that should be read last: date and footer.
  public var muted: Color
  /// The ruling and small rules: what vanishes behind a drawing.
  public var rule: Color
  /// The line around the drawing.
  public var frame: Color

  /// The colours with what they are called in files, paper first.
  static var roles: [(name: String, path: WritableKeyPath<Palette, Color>)] {
    [
      ("paper", \.paper), ("ink", \.ink), ("accent", \.accent), ("muted", \.muted),
      ("rule", \.rule), ("frame", \.frame),
    ]
  }
}

extension Theme {
  /// The theme with colours that stand out from its picture, where it asks for that.
  ///
  /// Of the light and the dark side, the one whose ink stands out more is taken; colours that still
  /// stand out too little are made darker or lighter.
  var followingPicture: Theme {
    guard let inkFollows, let colors = background?.colors else { return self }
    let average = inkFollows == .mean ? colors.mean : colors.rms
    var palette =
      light.ink.contrast(with: average) >= dark.ink.contrast(with: average) ? light : dark
    palette.ink = palette.ink.readable(on: average, ratio: 7)
    palette.accent = palette.accent.readable(on: average, ratio: 4.5)
    palette.muted = palette.muted.readable(on: average, ratio: 4.5)
    palette.frame = palette.frame.readable(on: average, ratio: 3)
    palette.rule = palette.rule.readable(on: average, ratio: 1.5)
    var theme = self
    (theme.light, theme.dark) = (palette, palette)
    return theme
  }

  /// What cannot be read well, for each side: a line each.
  ///
  /// Ink needs a contrast of 7 on its paper, small text 4.5, large figures 3 (WCAG 2.2).
  public var contrastDoubts: [String] {
    Appearance.allCases.flatMap { side in
      let palette = palette(side)
      let needs: [(String, Color, Double)] = [
        ("ink", palette.ink, 7), ("muted", palette.muted, 4.5), ("accent", palette.accent, 3),
      ]
      return needs.compactMap { (role, color, least) -> String? in
        let contrast = color.contrast(with: palette.paper)
        guard contrast < least else { return nil }
        return
          "\(side.rawValue) \(role) \(color.hex) on paper \(palette.paper.hex) has a contrast of"
          + " \((contrast * 10).rounded(.down) / 10), less than \(least); make it"
          + " \(palette.paper.luminance > 0.18 ? "darker" : "lighter")"
      }
    }
  }
}
