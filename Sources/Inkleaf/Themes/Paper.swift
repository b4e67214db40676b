extension Theme {
  /// Book type in black on white.
  public static let paper = Theme(
    name: "paper",
    summary: "book type, black ink on white paper",
    light: Palette(
      paper: Color(0xFFFFFF), ink: Color(0x1A1A1A), accent: Color(0x1A1A1A),
      muted: Color(0x666666), frame: Color(0x1A1A1A)),
    dark: Palette(
      paper: Color(0x161616), ink: Color(0xEDEAE4), accent: Color(0xEDEAE4),
      muted: Color(0x9C9891), frame: Color(0xB9B5AD)),
    numberFont: Font(["EB Garamond 12", "EB Garamond", "DejaVu Serif"]),
    promptFont: Font(["EB Garamond 12", "EB Garamond", "DejaVu Serif"]),
    textFont: Font(["EB Garamond 08", "EB Garamond", "DejaVu Serif"]),
    framePen: 0.4)
}
