extension Theme {
  /// A heavy orange number over plain lettering.
  public static let pumpkin = Theme(
    name: "pumpkin",
    summary: "a heavy orange number, for October",
    light: Palette(
      paper: Color(0xFFFFFF), ink: Color(0x2B211C), accent: Color(0xD9560B),
      muted: Color(0x70625A), frame: Color(0x2B211C)),
    dark: Palette(
      paper: Color(0x1C1512), ink: Color(0xF6E9DE), accent: Color(0xFF8A3D),
      muted: Color(0xAD9A8C), frame: Color(0xC9B5A5)),
    numberFont: Font(["League Spartan", "DejaVu Sans"], weight: 700),
    promptFont: Font(["League Spartan", "DejaVu Sans"], weight: 500),
    textFont: Font(["Cabin", "DejaVu Sans"]),
    framePen: 0.6)
}
