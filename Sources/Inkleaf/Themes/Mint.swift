extension Theme {
  /// Soft green figures and friendly lettering.
  public static let mint = Theme(
    name: "mint",
    summary: "friendly lettering in soft greens",
    light: Palette(
      paper: Color(0xFFFFFF), ink: Color(0x16332C), accent: Color(0x1E8A6E),
      muted: Color(0x55706A), frame: Color(0x2E7D68)),
    dark: Palette(
      paper: Color(0x0E1F1B), ink: Color(0xE3F4EE), accent: Color(0x6FD6B5),
      muted: Color(0x8FB0A6), frame: Color(0x7CBFA9)),
    numberFont: Font(["Cabin", "DejaVu Sans"], weight: 600),
    promptFont: Font(["Cabin", "DejaVu Sans"], weight: 500),
    textFont: Font(["Cabin", "DejaVu Sans"]),
    framePen: 0.5)
}
