import Suggestions

/// How pages look, apart from their arrangement: colours, fonts and pens.
public struct Theme: Equatable, Sendable {
  /// The name that people type.
  public var name: String
  /// What it looks like, in one line.
  public var summary: String
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
  public var framePen: Double

  /// Returns the colours of one appearance.
  public func palette(_ appearance: Appearance) -> Palette {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

/// Which of a theme's two sets of colours is used.
public enum Appearance: String, Sendable, CaseIterable {
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark
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
  /// The line around the drawing.
  public var frame: Color
}

extension Theme {
  /// All themes known by name.
  public static let all: [Theme] = [.paper, .pumpkin, .mint]

  /// Finds a theme by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    guard let theme = Theme.all.first(where: { $0.name == name.lowercased() }) else {
      let names = Theme.all.map(\.name)
      throw UsageProblem(
        unknown(
          "theme", name, among: names, otherwise: "choose from \(names.joined(separator: ", "))"))
    }
    self = theme
  }
}
