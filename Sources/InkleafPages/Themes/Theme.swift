public import InkleafGeometry

/// The look of pages apart from their arrangement: colours, fonts, pens, ruling and frame.
///
/// A theme is a JSON file, either built in (in `Files`) or written by a user, or is made in Swift.
public struct Theme: Equatable, Sendable {
  /// The name on command lines and in the names of folders.
  public var name: String
  /// The look in one line.
  public var summary: String
  /// The usual side.
  public var appearance: Appearance
  /// The colours for printing and for bright screens.
  public var light: Palette
  /// The colours for screens in the dark.
  public var dark: Palette
  /// The font of the day's number, which should have lining figures.
  public var numberFont: Font
  /// The font of the prompt.
  public var promptFont: Font
  /// The font of everything else.
  public var textFont: Font
  /// The width of the frame's line, in mm.
  public var framePen: Double
  /// The width of rules and of small outlines, in mm.
  public var rulePen: Double
  /// The width of the ruling's lines, in mm.
  public var rulingPen: Double
  /// The radius of the ruling's dots, in mm.
  public var dotRadius: Double
  /// The look of the frame's line.
  public var frameStyle: FrameStyle
  /// The lines or dots inside the frame.
  public var ruling: Ruling
  /// The distance of the ruling's lines or dots, in mm; `nil` for the ruling's own.
  public var pitch: Double?
  /// A picture that covers the page, behind everything; each side may have another one, or none.
  public var background: Picture?
  /// The average of the picture that the colours follow; `nil` if they do not follow it.
  public var inkFollows: AverageKind?
  /// The number of greys, evenly from black to white, in PNG files; `nil` keeps all colours.
  public var greys: Int?
  /// The treatment of the day's number.
  public var numberStyle = NumberStyle.plain
  /// The size of the day's number as a multiple of the layout's, 0.5 to 2.
  public var numberScale = 1.0
  /// Whether numbers have zeros in front, so that all have as many figures.
  public var isZeroPadded = false
  /// The room that the day's number takes beside its prompt.
  public var numberColumn = NumberColumn.widest
  /// What the place of an accent among several follows.
  public var accentsBy = AccentOrder.week
  /// The small pictures of which each day has one; `nil` for none.
  public var ornament: Ornament?
  /// The pattern in the margins; `nil` for none.
  public var texture: Texture?
  /// Whether printed pages have the texture, not only those for screens.
  public var printsTexture = false
  /// Whether the pages of a book have arrows that lead to the page before and the page after.
  public var hasArrows = true

  /// Makes a theme.
  ///
  /// Without other values it is black on white, set in DejaVu Sans.
  ///
  /// Numbers out of range, infinite ones and those that are not numbers are moved to the nearest
  /// bound.
  ///
  /// - Parameters:
  ///   - name: the name; names of folders contain it.
  ///   - summary: the look in one line.
  ///   - appearance: the usual side.
  ///   - light: the colours for printing and for bright screens.
  ///   - dark: the colours for screens in the dark.
  ///   - numberFont: the font of the day's number; its weight is 100 to 900.
  ///   - promptFont: the font of the prompt; its weight is 100 to 900.
  ///   - textFont: the font of everything else; its weight is 100 to 900.
  ///   - framePen: the width of the frame's line, 0.05 to 5 mm.
  ///   - rulePen: the width of rules and of small outlines, 0.05 to 5 mm.
  ///   - rulingPen: the width of the ruling's lines, 0.05 to 2 mm.
  ///   - dotRadius: the radius of the ruling's dots, 0.05 to 2 mm.
  ///   - frameStyle: the look of the frame's line.
  ///   - ruling: the lines or dots inside the frame.
  ///   - pitch: the distance of these lines or dots, 1 to 100 mm; `nil` for the ruling's own.
  ///   - background: a picture that covers the page, behind everything.
  ///   - inkFollows: the average of this picture that the colours follow; `nil` if they do not.
  ///   - greys: the number of greys in PNG files: 2, 4, 16 or 256; any other number counts as
  ///     `nil`, which keeps all colours.
  public init(
    name: String, summary: String = "", appearance: Appearance = .light, light: Palette = .light,
    dark: Palette = .dark, numberFont: Font = Theme.usualFont, promptFont: Font = Theme.usualFont,
    textFont: Font = Theme.usualFont, framePen: Double = 0.4, rulePen: Double = 0.2,
    rulingPen: Double = 0.15, dotRadius: Double = 0.2, frameStyle: FrameStyle = .line,
    ruling: Ruling = .blank, pitch: Double? = nil, background: Picture? = nil,
    inkFollows: AverageKind? = nil, greys: Int? = nil
  ) {
    self.name = name
    self.summary = summary
    self.appearance = appearance
    self.light = light
    self.dark = dark
    self.numberFont = numberFont
    self.promptFont = promptFont
    self.textFont = textFont
    self.framePen = framePen
    self.rulePen = rulePen
    self.rulingPen = rulingPen
    self.dotRadius = dotRadius
    self.frameStyle = frameStyle
    self.ruling = ruling
    self.pitch = pitch
    self.background = background
    self.inkFollows = inkFollows
    self.greys = greys
    self = bounded
  }

  /// The font of a theme that names none.
  public static let usualFont = Font(["DejaVu Sans"])

  /// The widths of the pens for frames and rules, in mm.
  static let pens = 0.05...5.0
  /// The widths of the ruling's pen and the radii of its dots, in mm.
  static let rulingPens = 0.05...2.0
  /// The sizes of the day's number as multiples of the layout's.
  static let numberScales = 0.5...2.0
  /// The distances of the ruling's lines or dots, in mm.
  static let pitches = 1.0...100.0
  /// The numbers of greys that a PNG file can hold in whole bits.
  static let greyCounts = [2, 4, 16, 256]
  /// The room between letters, in thousandths of the font size.
  static let trackings = -200...500
  /// The weights of a font.
  static let weights = 100...900

  /// The theme with every number moved into its range.
  var bounded: Theme {
    var theme = self
    for path in [\Theme.framePen, \.rulePen] {
      theme[keyPath: path] = self[keyPath: path].clamped(to: Theme.pens)
    }
    for path in [\Theme.rulingPen, \.dotRadius] {
      theme[keyPath: path] = self[keyPath: path].clamped(to: Theme.rulingPens)
    }
    for path in [\Theme.numberFont.weight, \.promptFont.weight, \.textFont.weight] {
      theme[keyPath: path] = min(
        max(self[keyPath: path], Theme.weights.lowerBound), Theme.weights.upperBound)
    }
    for path in [\Theme.numberFont.tracking, \.promptFont.tracking, \.textFont.tracking] {
      theme[keyPath: path] = min(
        max(self[keyPath: path], Theme.trackings.lowerBound), Theme.trackings.upperBound)
    }
    theme.numberScale = numberScale.clamped(to: Theme.numberScales)
    theme.pitch = pitch?.clamped(to: Theme.pitches)
    theme.greys = greys.flatMap { Theme.greyCounts.contains($0) ? $0 : nil }
    return theme
  }

  /// Returns the colours of one appearance.
  public func palette(_ appearance: Appearance) -> Palette {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  /// Returns the picture of one appearance.
  package func background(_ appearance: Appearance) -> Picture? {
    palette(appearance).background ?? background
  }

  /// The pictures of both sides.
  package var pictures: [Picture] { Appearance.allCases.compactMap(background) }

  /// Returns the colours that pages get.
  package func palette(
    _ appearance: Appearance, inks: Inks, isTransparent: Bool
  ) -> Palette {
    let colors = (isTransparent ? bounded : bounded.followingPicture).palette(appearance)
    return inks == .black ? colors.inBlack : colors
  }

  /// The theme of an empty file: black on white, set in DejaVu Sans.
  package static let plain = Theme(name: "plain")
}

/// One of the two sides of a theme.
public enum Appearance: String, Sendable, CaseIterable {
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark
}

/// What decides on a day's colour among several accents.
public enum AccentOrder: String, Sendable, CaseIterable {
  /// The day's number.
  case day
  /// The day of the week, from Monday on.
  case weekday
  /// The week of the year (ISO 8601).
  case week
  /// The month.
  case month
}

/// A way to average the pixels of a picture.
public enum AverageKind: String, Sendable, CaseIterable {
  /// The plain mean of each component.
  case mean
  /// The root mean square of each component, in which bright parts count more.
  case rms
}

extension Color {
  /// The brightness by the weights of ITU-R BT.601, 0 to 255, as PNG files of greys have it.
  fileprivate var brightness: Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue) + 500) / 1000
  }
}

extension Theme {
  /// The theme with colours that contrast with its picture, if `inkFollows` asks for that.
  package var followingPicture: Theme {
    guard let inkFollows else { return self }
    var theme = self
    theme.light = following(inkFollows, .light)
    theme.dark = following(inkFollows, .dark)
    return theme
  }

  /// Returns the colours of a side that contrast with its picture, if it has one.
  ///
  /// They are those of the side with the larger contrast of ink and picture. Colours with too little
  /// contrast become darker or lighter.
  private func following(_ average: AverageKind, _ side: Appearance) -> Palette {
    guard let colors = background(side)?.colors else { return palette(side) }
    let average = average == .mean ? colors.mean : colors.rms
    var palette =
      light.ink.contrast(with: average) >= dark.ink.contrast(with: average) ? light : dark
    palette.background = self.palette(side).background
    palette.ink = palette.ink.readable(on: average, ratio: 7)
    palette.accent = palette.accent.readable(on: average, ratio: 4.5)
    palette.accents = palette.accents.map { $0.readable(on: average, ratio: 4.5) }
    palette.muted = palette.muted.readable(on: average, ratio: 4.5)
    palette.frame = palette.frame.readable(on: average, ratio: 3)
    palette.rule = palette.rule.readable(on: average, ratio: 1.5)
    return palette
  }

  /// A message for each colour that is hard to read on its paper.
  public var contrastDoubts: [String] { Appearance.allCases.flatMap(contrastDoubts) }

  /// Returns a message for each colour of words on one side that is hard to read on the paper.
  public func contrastDoubts(_ side: Appearance) -> [String] {
    contrastDoubts(side, in: palette(side))
  }

  /// Returns such messages for the colours that pages get.
  package func contrastDoubts(_ side: Appearance, in palette: Palette) -> [String] {
    contrastDoubtsOfRoles(side, in: palette).map(\.message)
  }

  /// Returns such messages, each with the role of the colour.
  package func contrastDoubtsOfRoles(
    _ side: Appearance, in palette: Palette
  ) -> [(role: String, message: String)] {
    let words =
      [("ink", palette.ink), ("muted", palette.muted), ("accent", palette.accent)]
      + palette.accents.map { ("accent", $0) }
    return words.compactMap { (role, color) in
      let least = Theme.leastContrast(of: role)
      let contrast = color.contrast(with: palette.paper)
      guard contrast < least else { return nil }
      return (
        role,
        "\(side.rawValue) \(role) \(color.hex) on paper \(palette.paper.hex) has a contrast of"
          + " \((contrast * 10).rounded(.down) / 10), less than \(least); make it"
          + " \(palette.paper.luminance > 0.18 ? "darker" : "lighter")"
      )
    }
  }

  /// Returns a message for each colour of a side that the few greys of PNG files turn into that of the paper.
  package func greyDoubts(_ side: Appearance, in palette: Palette) -> [String] {
    guard let greys else { return [] }
    func grey(_ color: Color) -> Int { (color.brightness * (greys - 1) + 127) / 255 }
    return Palette.roles.compactMap { role, path, _ in
      guard role != "paper", grey(palette[keyPath: path]) == grey(palette.paper),
        role != "frame" || frameStyle != .none, role != "rule" || ruling != .blank
      else { return nil }
      return
        "\(side.rawValue) \(role) \(palette[keyPath: path].hex) is the paper's grey among \(greys) greys,"
        + " so PNG files do not show it; make it"
        + " \(palette.paper.luminance > 0.18 ? "darker" : "lighter"), or take more greys"
    }
  }

  /// The keys whose values change nothing beside the others, each with a message.
  package var idleKeys: [(key: String, message: String)] {
    let keys: [(key: String, isIdle: Bool, need: String)] = [
      (
        "accentsBy",
        accentsBy != Theme.plain.accentsBy && light.accents.isEmpty && dark.accents.isEmpty,
        "\"accents\" in \"light\" or \"dark\""
      ),
      ("inkFollows", inkFollows != nil && pictures.isEmpty, "a picture as \"background\""),
      ("printsTexture", printsTexture && texture == nil, "a \"texture\""),
    ]
    return keys.filter(\.isIdle).map {
      ($0.key, "\"\($0.key)\" changes nothing without \($0.need)")
    }
  }

  /// Returns the least contrast of a colour of words with what is behind them (WCAG 2.2).
  ///
  /// Ink needs 7, small text 4.5, large figures 3.
  static func leastContrast(of role: String) -> Double {
    switch role {
    case "ink": 7
    case "accent": 3
    default: 4.5
    }
  }
}
