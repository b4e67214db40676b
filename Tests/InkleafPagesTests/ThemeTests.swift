import InkleafGeometry
import Foundation
@testable import InkleafLists
@testable import InkleafPages
import Testing

@Suite struct ThemeTests {
  /// Files by their path, and every picture grey.
  static func files(_ contents: [String: String]) -> ThemeFiles {
    ThemeFiles(
      read: { (path) throws(UsageProblem) in
        guard let text = contents[path] else {
          throw UsageProblem("\(path): cannot read: No such file or directory")
        }
        return Array(text.utf8)
      },
      colors: { (_) throws(UsageProblem) in
        Picture.Colors(mean: Color(0x404040), rms: Color(0xA0A0A0))
      })
  }

  /// The theme that a text makes.
  func theme(_ text: String, _ files: [String: String] = [:]) throws(Diagnostics) -> Theme {
    try Theme(parsing: Array(text.utf8), path: "mine.json", files: Self.files(files))
  }

  // MARK: Built-in themes

  @Test(arguments: Theme.all) func canBeRead(_ theme: Theme) {
    #expect(theme.contrastDoubts == [])
    for side in Appearance.allCases {
      let palette = theme.palette(side)
      // A ruling must be seen, and must vanish behind a drawing.
      let rule = palette.rule.contrast(with: palette.paper)
      #expect((1.2...3.2).contains(rule), "\(theme.name) \(side) \(rule)")
      let least = theme.name == "non-photo-blue" ? 1.4 : 3
      #expect(palette.frame.contrast(with: palette.paper) >= least, "\(theme.name) \(side)")
    }
    #expect((0.15...1.2).contains(theme.framePen))
  }

  @Test func thereAreEighteenWithTheNamesOfTheirFiles() {
    #expect(Theme.all.map(\.name) == Theme.names)
    #expect(Theme.all.count == 18)
    #expect(Set(Theme.all.map(\.summary)).count == 18)
  }

  @Test(arguments: Theme.all) func printsNoPaper(_ theme: Theme) {
    #expect(theme.light.paper == Color(0xFFFFFF))
  }

  /// Electronic paper shows sixteen greys: #000000, #111111 … #FFFFFF.
  @Test func eInkHasOnlyGreysOfTheScreen() throws {
    let theme = try Theme(named: "e-ink")
    #expect(theme.greys == 16)
    for palette in [theme.light, theme.dark] {
      for color in [
        palette.paper, palette.ink, palette.accent, palette.muted, palette.rule, palette.frame,
      ] {
        #expect(color.red == color.green && color.green == color.blue && color.red % 17 == 0)
      }
    }
  }

  /// The contrast as Foundation's `pow` gives it.
  @Test func contrastIsThatOfTheStandard() {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    for value in stride(from: UInt32(0), through: 0xFFFFFF, by: 4099) {
      #expect(abs(Color(value).luminance - luminance(Color(value))) < 1e-12)
    }
    #expect(Color(0).contrast(with: Color(0xFFFFFF)) == 21)
  }

  // MARK: Files

  @Test func aFileSaysOnlyWhatIsDifferent() throws {
    let mine = try theme(
      """
      { "extends": "mint", "light": { "ink": "#203040", "accent": "teal" },
        "promptFont": "Lato", "numberFont": { "weight": 900 }, "pitch": "7mm", "ruling": "grid",
        "frameStyle": "hand", "framePen": "2pt" }
      """)
    #expect(mine.name == "mine")
    #expect(mine.light.ink == Color(0x203040) && mine.light.accent == Color(0x008080))
    #expect(mine.dark == Theme.mint.dark && mine.light.muted == Theme.mint.light.muted)
    #expect(mine.promptFont.families == ["Lato", "Cabin", "DejaVu Sans"])
    #expect(mine.numberFont.weight == 900 && mine.numberFont.families == ["Cabin", "DejaVu Sans"])
    #expect(mine.pitch == 7 && mine.ruling.name == "grid" && mine.frameStyle == .hand)
    #expect(abs(mine.framePen - 2 / pointsPerMillimetre) < 1e-12)
  }

  @Test func extendsFilesBesideIt() throws {
    let files = [
      "looks/base.json": #"{ "extends": "./more.json", "ruling": "dots" }"#,
      "looks/more.json": ##"{ "dark": { "ink": "#ABCDEF" } }"##,
    ]
    let mine = try Theme(
      parsing: Array(#"{ "extends": "base.json" }"#.utf8), path: "looks/mine.json",
      files: Self.files(files))
    #expect(mine.ruling.name == "dots" && mine.dark.ink == Color(0xABCDEF))
  }

  /// Every mistake is told with its place, and what to do.
  @Test(arguments: [
    (#"[]"#, "1:1: error: expected a theme, an object in { }, not an array"),
    (
      ##"{ "light": { "ikn": "#000000" } }"##, #"1:21: error: unknown key "ikn": did you mean ink?"#
    ),
    (
      ##"{ "light": { "ink": "#00" } }"##,
      ##"1:21: error: expected a colour such as "#203040", "#E45" or "teal", not "#00""##
    ),
    (
      ##"{ "light": { "ink": "#E458" } }"##,
      ##"1:21: error: expected a colour without opacity, such as "#EE4455", not "#E458""##
    ),
    (
      ##"{ "light": { "ink": "#20304080" } }"##,
      ##"1:21: error: expected a colour without opacity, such as "#203040", not "#20304080""##
    ),
    (
      ##"{ "light": { "ink": "#+20304" } }"##,
      ##"1:21: error: expected a colour such as "#203040", "#E45" or "teal", not "#+20304""##
    ),
    (
      #"{ "light": { "ink": 3 } }"#,
      ##"1:21: error: expected a colour such as "#203040", "#E45" or "teal", not the number 3"##
    ),
    (#"{ "light": "white" }"#, #"1:12: error: expected colours, an object in { }, not "white""#),
    (#"{ "framePen": NaN }"#, #"1:15: error: expected a value: a string, a number, [ or {"#),
    (
      #"{ "framePen": -1 }"#,
      #"1:15: error: expected a length of 0.05 to 5.0 mm with its unit, such as "0.5mm", not the number -1"#
    ),
    (
      #"{ "framePen": "-1mm" }"#,
      #"1:15: error: expected a length of 0.05 to 5.0 mm with its unit, such as "0.5mm", not "-1mm""#
    ),
    (
      #"{ "pitch": 1e300 }"#,
      #"1:12: error: expected a length of 1.0 to 100.0 mm with its unit, such as "5mm", not the number 1e+300"#
    ),
    (#"{ "pitch": 1e999 }"#, "1:12: error: expected a number, not 1e999"),
    (
      #"{ "pitch": "1e300mm" }"#,
      #"1:12: error: expected a length of 1.0 to 100.0 mm with its unit, such as "5mm", not "1e300mm""#
    ),
    (#"{ "ruling": "dost" }"#, #"1:13: error: unknown ruling "dost": did you mean dots?"#),
    (#"{ "ruling": null }"#, "1:13: error: expected the name of a ruling in quotes, not null"),
    (
      #"{ "frameStyle": "wavy" }"#,
      #"1:17: error: unknown frame style "wavy": choose from line, double, corners, hand, brush, steps, round, top, none"#
    ),
    (
      #"{ "numberFont": { "weight": 5 } }"#,
      "1:29: error: expected a whole number from 100 to 900, not the number 5"
    ),
    (
      #"{ "numberFont": { "families": [] } }"#,
      "1:31: error: expected 1 to 16 font names in [ ]"
    ),
    (##"{ "ink": "#203040" }"##, #"1:10: error: the colour ink belongs in "light" or "dark""#),
    (#"{ "numberFont": "" }"#, #"1:17: error: expected a text that is not empty, not """#),
    (#"{ "greys": 5 }"#, "1:12: error: expected 2, 4, 16 or 256 greys, not the number 5"),
    (
      #"{ "name": "../x" }"#,
      #"1:11: error: expected a name of small letters, digits and single hyphens, not "../x""#
    ),
    (#"{ "extends": "mnit" }"#, #"1:14: error: unknown theme "mnit": did you mean mint?"#),
    (#"{ "extends": "x.json" }"#, "1:14: error: x.json: cannot read: No such file or directory"),
    (
      #"{ "extends": "mine.json" }"#,
      "1:14: error: mine.json extends itself"
    ),
    (
      #"{ "extends": "./mine.json" }"#,
      "1:14: error: mine.json extends itself"
    ),
    (
      #"{ "background": "x.png" }"#,
      "1:17: error: x.png: cannot read: No such file or directory"
    ),
    (
      #"{ "dark": { "background": "none" } }"#,
      "1:27: error: write null, without quotes, for no picture"
    ),
    (
      #"{ "background": "https://a.org/b.png" }"#,
      "1:17: error: https://a.org/b.png is an address of the web; save the picture, and name its file"
    ),
    (
      #"{ "background": "bad.png" }"#,
      "1:17: error: bad.png: not a PNG file; save the picture as PNG"
    ),
    (
      #"{ "ruling": "dots", "ruling": "grid" }"#,
      #"1:31: error: "ruling" occurs twice; remove one"#
    ),
    (
      #"{ "summary": "\u0007" }"#,
      "1:14: error: control character U+0007; remove it"
    ),
  ])
  func mistakesAreTold(_ text: String, _ expected: String) {
    do {
      _ = try theme(text, ["bad.png": "no picture"])
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.all.map(\.description).contains("mine.json:\(expected)"), "\(error)")
    }
  }

  @Test func loopsOverSeveralFilesAreTold() {
    let files = ["a.json": #"{ "extends": "b.json" }"#, "b.json": #"{ "extends": "a.json" }"#]
    let error = #expect(throws: Diagnostics.self) {
      try theme(#"{ "extends": "a.json" }"#, files)
    }
    #expect(
      error?.description
        == "b.json:1:14: error: a.json extends itself through b.json")
  }

  @Test func allMistakesAreToldAtOnce() {
    let error = #expect(throws: Diagnostics.self) {
      try theme("{ \"ruling\": 1,\n  \"pitch\": 2,\n  \"paper\": \"white\" }")
    }
    #expect(error?.all.map(\.line) == [1, 2, 3])
  }

  /// The list of all keys is told once.
  @Test func theKeysAreNamedOnce() throws {
    let error = #expect(throws: Diagnostics.self) {
      try theme(#"{ "zzzzzz": 1, "rulign": 2, "yyyyyy": 3 }"#)
    }
    let messages = error?.all.map(\.message) ?? []
    #expect(messages.count == 3 && messages[0].contains("the keys here are extends, name"))
    #expect(messages.last == #"unknown key "yyyyyy": the keys are those above"#)
    #expect(messages.dropFirst().first == #"unknown key "rulign": did you mean ruling?"#)
  }

  /// A space may stand before the unit, as people write it.
  @Test(arguments: ["8mm", "8 mm", "0.8  cm"]) func unitsMayStandApart(_ text: String) throws {
    #expect(try theme("{ \"pitch\": \"\(text)\" }").pitch == 8)
    #expect(Length(" 8mm") == nil && Length("8 0mm") == nil && Length(" mm") == nil)
  }

  /// One font is that of all words, but for those that have their own.
  @Test func aFontMayBeThatOfAllWords() throws {
    func fonts(_ theme: Theme) -> [String?] {
      [theme.numberFont, theme.promptFont, theme.textFont].map(\.families.first)
    }
    let mine = try theme(
      #"{ "extends": "mint", "promptFont": "Cabin", "font": { "families": "Lato", "weight": 300 } }"#
    )
    #expect(fonts(mine) == ["Lato", "Cabin", "Lato"])
    #expect(mine.numberFont.weight == 300 && mine.textFont.weight == 300)
    #expect(mine.numberFont.tracking == Theme.mint.numberFont.tracking)
    let changes = [ThemeChange("numberFont", "Cabin"), ThemeChange("font", "Lato")]
    #expect(fonts(try Theme.mint.setting(changes, files: .none)) == ["Cabin", "Lato", "Lato"])
  }

  /// Each side may have a picture of its own, or none.
  @Test func sidesHavePicturesOfTheirOwn() throws {
    let png = Self.header(30, 20)
    let files = ThemeFiles(
      read: { (path) throws(UsageProblem) in
        path == "base.json"
          ? Array(##"{ "background": "a.png", "dark": { "background": null } }"##.utf8)
          : png + Array(path.utf8)
      }, colors: Self.files([:]).colors)
    func mine(_ text: String) throws -> [Bool] {
      let theme = try Theme(parsing: Array(text.utf8), path: "mine.json", files: files)
      return [theme.background(.light) != nil, theme.background(.dark) != nil]
    }
    #expect(try mine(#"{ "background": "a.png" }"#) == [true, true])
    #expect(
      try mine(#"{ "background": "a.png", "dark": { "background": null } }"#) == [true, false])
    #expect(try mine(#"{ "dark": { "background": "a.png" } }"#) == [false, true])
    #expect(try mine(#"{ "extends": "base.json" }"#) == [true, false])
    #expect(try mine(#"{ "extends": "base.json", "background": "b.png" }"#) == [true, true])
    let set = try Theme.mint.setting([ThemeChange("dark.background", "a.png")], files: files)
    #expect(set.background(.light) == nil && set.background(.dark) != nil)
    #expect(try ThemeChange(reading: "light.background=none").value == "null")
  }

  /// Few greys make pale colours those of the paper, which PNG files then do not show.
  @Test func fewGreysAreDoubted() throws {
    let few = try Theme(named: "e-ink").setting([ThemeChange("greys", "2")], files: .none)
    #expect(
      few.greyDoubts(.light, in: few.light) == [
        "light rule #999999 is the paper's grey among 2 greys, so PNG files do not show it; make it darker,"
          + " or take more greys"
      ])
    for theme in Theme.all {
      for side in Appearance.allCases {
        #expect(theme.greyDoubts(side, in: theme.palette(side)) == [])
      }
    }
  }

  @Test(arguments: [
    (#"{ "accentsBy": "day" }"#, ["accentsBy"]), (#"{ "inkFollows": "mean" }"#, ["inkFollows"]),
    (#"{ "printsTexture": true }"#, ["printsTexture"]),
    (#"{ "printsTexture": true, "texture": "grain" }"#, []),
    (#"{ "accentsBy": "day", "light": { "accents": ["red", "blue"] } }"#, []),
  ])
  func keysThatNeedOthersAreDoubted(_ text: String, _ keys: [String]) throws {
    #expect(try theme(text).idleKeys.map(\.key) == keys)
    #expect(Theme.all.flatMap { $0.idleKeys.map(\.key) } == [])
  }

  // MARK: Changes from the command line

  @Test func valuesAreSet() throws {
    let files = Self.files([:])
    let set = try Theme.mint.setting(
      [
        ThemeChange("ink", "#203040"), ThemeChange("dark.paper", "black"),
        ThemeChange("ruling", "blank"), ThemeChange("pitch", "4mm"),
        ThemeChange("numberFont.weight", "700"), ThemeChange("promptFont", "Lato"),
        ThemeChange("framePen", "1mm"),
      ], files: files)
    #expect(set.light.ink == Color(0x203040) && set.dark.ink == Color(0x203040))
    #expect(set.dark.paper == Color(0) && set.light.paper == Theme.mint.light.paper)
    #expect(set.ruling.name == "blank" && set.pitch == 4 && set.numberFont.weight == 700)
    #expect(set.promptFont.families.first == "Lato" && set.framePen == 1)
  }

  @Test(arguments: [
    ("ornament=none", "ornament=null"), ("texture=None", "texture=null"),
    ("greys=off", "greys=null"),
    ("background=none", "background=null"), ("arrows=no", "arrows=false"),
    ("zeroPadded=yes", "zeroPadded=true"), ("ornament=leaves", "ornament=leaves"),
  ])
  func changesMaySayNone(_ text: String, _ read: String) throws {
    #expect(try ThemeChange(reading: text).text == read)
  }

  @Test(arguments: [
    ("ink", "expected a key, = and a value, such as ink=#203040"),
    ("rulign=dots", #"unknown key "rulign": did you mean ruling?"#),
    ("ruling=none", #"unknown ruling "none": did you mean blank?"#),
    (
      "promptFont=Lato,numberFont=Lato",
      "one change at a time; write --set promptFont=Lato --set numberFont=Lato"
    ),
    (
      "font.weight=bold",
      #"expected a whole number from 100 to 900, such as 700 for bold, not "bold""#
    ),
    (
      "pitch=5",
      #"expected a length of 1.0 to 100.0 mm with its unit, such as "5mm", not the number 5"#
    ),
  ])
  func wrongChangesAreTold(_ change: String, _ message: String) {
    let error = #expect(throws: UsageProblem.self) { try ThemeChange(reading: change) }
    #expect(error?.description == message)
  }

  /// Three digits stand for six, wherever a colour is read.
  @Test func coloursMayBeShort() throws {
    #expect(Color(web: "#E45") == Color(0xEE4455) && Color(web: "#abc") == Color(0xAABBCC))
    #expect(try theme(##"{ "dark": { "ink": "#E45" } }"##).dark.ink == Color(0xEE4455))
    let set = try Theme.mint.setting([ThemeChange("accent", "#E45")], files: .none)
    #expect(set.light.accent == Color(0xEE4455))
    let list = PromptList(title: "T", prompts: [Prompt(number: 1, text: "Red #E45")])
    #expect(list.colors == [[Color(0xEE4455)]])
  }

  // MARK: Pictures

  /// Pictures of other kinds are known by their first bytes, whatever their name says.
  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), (Array("GIF89a".utf8), "GIF"),
    (Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8), "WebP"), (Array("II*\0".utf8), "TIFF"),
    (Array("MM\0*".utf8), "TIFF"), (Array("\0\0\0\u{18}ftypheic".utf8), "HEIC"),
    (Array("\0\0\0\u{18}ftypavif".utf8), "AVIF"),
    (Array("BM".utf8) + [UInt8](repeating: 0, count: 60), "BMP"),
  ])
  func otherPicturesAreToConvert(_ bytes: [UInt8], _ kind: String) {
    let files = ThemeFiles(
      read: { (_) throws(UsageProblem) in bytes },
      colors: { (_) throws(UsageProblem) in throw UsageProblem("not decoded") })
    let error = #expect(throws: Diagnostics.self) {
      try Theme(
        parsing: Array(#"{ "background": "my art.old.jpg" }"#.utf8), path: "looks/mine.json",
        files: files)
    }
    #expect(
      error?.description
        == "looks/mine.json:1:17: error: looks/my art.old.jpg is a \(kind) picture; Inkleaf reads PNG;"
        + " save it as PNG, for example with ImageMagick:"
        + " `convert 'looks/my art.old.jpg' -auto-orient 'looks/my art.old.png'`")
    let item = #expect(throws: Diagnostics.self) {
      try Layout(
        parsing: Array(#"{ "items": [{ "item": "image", "source": "a.png" }] }"#.utf8),
        path: "mine.json", files: files)
    }
    #expect(item?.description.contains("a.png is a \(kind) picture") == true)
  }

  /// A header of a PNG file of so many pixels.
  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8)
      + big(width) + big(height) + [8, 2, 0, 0, 0] + [0, 0, 0, 0]
  }

  @Test func picturesAreJudgedByTheirHeader() throws {
    let picture = try Picture(png: Self.header(300, 200))
    #expect(picture.width == 300 && picture.height == 200)
    #expect(
      throws: UsageProblem(
        "the picture has 16000 x 16000 pixels, more than 16 million; make it smaller")
    ) { try Picture(png: Self.header(16000, 16000)) }
    #expect(
      throws: UsageProblem("the picture has 100000 x 10 pixels; a side can have at most 32767")
    ) { try Picture(png: Self.header(100_000, 10)) }
    for bytes in [[], Array("PNG".utf8), Array(Self.header(3, 2).prefix(30)), Self.header(0, 5)] {
      #expect(throws: UsageProblem.self) { try Picture(png: bytes) }
    }
  }

  @Test func aPictureKeepsItsShape() throws {
    let picture = try Picture(png: Self.header(200, 100))
    let box = Rect(left: 10, top: 10, right: 110, bottom: 110)
    let whole = Picture.Placed(picture, in: box, covers: false).extent
    #expect(whole == Rect(left: 10, top: 35, right: 110, bottom: 85))
    let covering = Picture.Placed(picture, in: box, covers: true).extent
    #expect(covering == Rect(left: -40, top: 10, right: 160, bottom: 110))
  }

  /// On a dark picture the dark side's ink is taken, on a bright one the light side's.
  @Test func inkFollowsThePicture() throws {
    let text = #"{ "extends": "mint", "background": "p.png", "inkFollows": "KIND" }"#
    for (kind, average) in [("mean", Color(0x404040)), ("rms", Color(0xA0A0A0))] {
      let files = ThemeFiles(
        read: { (_) throws(UsageProblem) in Self.header(4, 4) },
        colors: { (_) throws(UsageProblem) in
          Picture.Colors(mean: Color(0x404040), rms: Color(0xA0A0A0))
        })
      let theme = try Theme(
        parsing: Array(text.replacing("KIND", with: kind).utf8), path: "mine.json", files: files)
      let document = try Document(
        .sample(["Apple"]), layout: .classic, page: Page(.a4), theme: theme, words: .english,
        metrics: FixedMetrics())
      let colors = (document.backgrounds[0] + document.sheets[0].marks).compactMap {
        if case .text(let line) = $0 { line.color } else { nil }
      }
      #expect(colors.count > 2)
      for color in colors { #expect(color.contrast(with: average) >= 4.5, "\(kind) \(color.hex)") }
    }
  }
}
