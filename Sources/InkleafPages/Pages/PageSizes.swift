internal import InkleafGeometry

extension PageSize {
  /// ISO A4, the usual size.
  public static let a4 = PageSize("a4", .iso, 210, 297, .mm, source: "ISO 216")

  /// A5 paper, half of A4.
  public static let a5 = PageSize("a5", .iso, 148, 210, .mm, source: "ISO 216")
  /// North American letter paper.
  public static let letter = PageSize("letter", .us, 8.5, 11, .inch, source: "ANSI Y14.1")

  /// All named sizes.
  ///
  /// To add one, add a line.
  ///
  /// Screens are upright. If a source gives the thickness of a toolbar but not its edge, it is at
  /// the edge where a new device shows it.
  public static let all: [PageSize] = [
    PageSize("a2", .iso, 420, 594, .mm, source: "ISO 216"),
    PageSize("a3", .iso, 297, 420, .mm, source: "ISO 216"),
    a4,
    a5,
    PageSize("a6", .iso, 105, 148, .mm, source: "ISO 216"),
    PageSize("b4", .iso, 250, 353, .mm, source: "ISO 216"),
    PageSize("b5", .iso, 176, 250, .mm, source: "ISO 216"),
    PageSize("b6", .iso, 125, 176, .mm, source: "ISO 216"),
    PageSize("jis-b5", .jis, 182, 257, .mm, source: "JIS P 0138"),
    letter,
    PageSize("legal", .us, 8.5, 14, .inch, source: "ANSI Y14.1"),
    PageSize("tabloid", .us, 11, 17, .inch, source: "ANSI Y14.1"),
    PageSize("half-letter", .us, 5.5, 8.5, .inch, source: "ANSI Y14.1"),
    PageSize("index-card", .us, 3, 5, .inch, source: "common stock size"),
    PageSize("sketchbook-9x12", .sketchbook, 9, 12, .inch, source: "common sketchbook size"),
    PageSize("sketchbook-pocket", .sketchbook, 3.5, 5.5, .inch, source: "common sketchbook size"),
    PageSize(
      "sketchbook-large", .sketchbook, 130, 210, .mm, source: "common hardback notebook size"),
    PageSize(
      "postcard", .card, 6, 4, .inch, keepClear: Insets(all: 0.125), in: .inch,
      source: "print shops: bleed 0.125 in, text 0.125 in inside"),
    PageSize("trading-card", .card, 2.5, 3.5, .inch, source: "artist trading card (ATC)"),
    PageSize("ipad-pro-13", .tablet, 2064, 2752, .px, ppi: 264, source: ipads),
    PageSize("ipad-pro-12.9", .tablet, 2048, 2732, .px, ppi: 264, source: ipads),
    PageSize("ipad-pro-11", .tablet, 1668, 2420, .px, ppi: 264, source: "\(ipads) (M4)"),
    PageSize("ipad-pro-11-2018", .tablet, 1668, 2388, .px, ppi: 264, source: ipads),
    PageSize("ipad-air-13", .tablet, 2048, 2732, .px, ppi: 264, source: "Apple, iPad Air 13 (M2)"),
    PageSize(
      "ipad-11", .tablet, 1640, 2360, .px, ppi: 264, source: "\(ipads) (Air 11, 10th gen, A16)"),
    PageSize("ipad-10.2", .tablet, 1620, 2160, .px, ppi: 264, source: "Apple, iPad 9th gen"),
    PageSize("ipad-mini", .tablet, 1488, 2266, .px, ppi: 326, source: ipads),
    PageSize(
      "remarkable", .eink, 1404, 1872, .px, ppi: 226, keepClear: Insets(left: 13),
      source: "\(kcc); \(slate)"),
    PageSize(
      "remarkable-paper-pro", .eink, 1620, 2160, .px, ppi: 229, keepClear: Insets(left: 13),
      source: "\(kcc); \(slate)"),
    PageSize(
      "remarkable-paper-pro-move", .eink, 954, 1696, .px, ppi: 264, keepClear: Insets(left: 13),
      source: "\(kcc); \(slate)"),
    PageSize(
      "supernote-a5x", .eink, 1404, 1872, .px, ppi: 226, keepClear: Insets(top: 116), in: .px,
      source: "calebc42/eink-template-gen devices.py"),
    PageSize(
      "supernote-nomad", .eink, 1404, 1872, .px, ppi: 300, keepClear: Insets(top: 10),
      source: "\(slate) (also A6X)"),
    PageSize(
      "supernote-manta", .eink, 1920, 2560, .px, ppi: 300, keepClear: Insets(top: 10),
      source: slate),
    PageSize(
      "boox-note-air", .eink, 1860, 2480, .px, ppi: 300, keepClear: Insets(top: 13),
      source: "\(slate) (4C, 5C)"),
    PageSize(
      "boox-go-10.3", .eink, 1860, 2480, .px, ppi: 300, keepClear: Insets(top: 13),
      source: "Onyx, Go 10.3; toolbar as \(slate)"),
    PageSize(
      "boox-tab-x", .eink, 2400, 3200, .px, ppi: 300, keepClear: Insets(top: 13), source: slate),
    PageSize(
      "kindle-scribe", .eink, 1860, 2480, .px, ppi: 300, keepClear: Insets(top: 10, bottom: 10),
      source: kcc),
    PageSize("kobo-elipsa", .eink, 1404, 1872, .px, ppi: 227, source: kcc),
    PageSize("kobo-sage", .eink, 1440, 1920, .px, ppi: 300, source: kcc),
    PageSize("instagram-square", .social, 1080, 1080, .px, ppi: 72, source: "pixextender.com"),
    PageSize("instagram-portrait", .social, 1080, 1350, .px, ppi: 72, source: "pixextender.com"),
    PageSize("instagram-grid", .social, 1080, 1440, .px, ppi: 72, source: "pixextender.com"),
    PageSize(
      "story", .social, 1080, 1920, .px, ppi: 72, keepClear: Insets(top: 250, bottom: 250),
      in: .px, source: "pixextender.com"),
  ]

  /// Other names that people use for a size.
  ///
  /// Devices have the screen of the one they are named after here.
  static let aliases: KeyValuePairs = [
    "ipad": "ipad-11", "ipad-10": "ipad-11", "ipad-9": "ipad-10.2", "ipad-air": "ipad-11",
    "ipad-air-11": "ipad-11",
    "ipad-pro": "ipad-pro-13", "rm1": "remarkable", "rm2": "remarkable",
    "remarkable-1": "remarkable", "remarkable-2": "remarkable", "rmpp": "remarkable-paper-pro",
    "a5x": "supernote-a5x", "a6x": "supernote-nomad", "a6x2": "supernote-nomad",
    "a5x2": "supernote-manta", "supernote-a6x": "supernote-nomad",
    "supernote-a6x2": "supernote-nomad", "supernote-a5x2": "supernote-manta",
    "boox-go": "boox-go-10.3", "boox-note-air-4c": "boox-note-air",
    "boox-note-air-5c": "boox-note-air", "kindle-scribe-2": "kindle-scribe", "us-letter": "letter",
    "us-legal": "legal", "ledger": "tabloid", "square": "instagram-square",
    "instagram-story": "story",
  ]

  /// The other names of this size, with commas between them.
  public var otherNames: String {
    PageSize.aliases.filter { $0.value == name }.map(\.key).joined(separator: ", ")
  }

  private static let ipads = "piotrbakker/diagonal markdown/ipad.md"
  private static let kcc = "ciromattia/kcc image.py"
  private static let slate = "typst slate-geometry 0.1.0"
}
