import Inkleaf
import InkleafCompression
import InkleafGeometry
import InkleafPages
import Testing

@testable import InkleafRendering

// What an edition tells of pictures, and of ink that lies on them or on no paper.

extension LookTests {
  /// A theme with a picture behind its pages.
  func theme(picture: [UInt8], _ changes: String = "") throws -> Theme {
    try Theme(
      parsing: Array(#"{ "extends": "paper", "background": "p.png"\#(changes) }"#.utf8),
      path: "mine.json",
      files: ThemeFiles(
        read: { (_) throws(UsageProblem) in picture },
        colors: { (picture) throws(UsageProblem) in try colors(of: picture) }))
  }

  func warnings(
    _ theme: Theme, _ kinds: [Edition.Warning.Kind], _ change: (inout Recipe) -> Void = { _ in }
  ) throws -> [String] {
    var recipe = try Recipe(size: PageSize(reading: "a6"), theme: .value(theme))
    change(&recipe)
    return try Edition(list, recipe).warnings.filter { kinds.contains($0.kind) }.map {
      $0.diagnostic.description
    }
  }

  /// Whoever draws a page is told of words that are lost on its picture, as whoever checks the theme is.
  @Test func wordsLostOnAPictureAreTold() throws {
    let theme = try theme(picture: picture(800, 1200, Color(0xFFFFFF)))
    #expect(try warnings(theme, [.lowContrast]) == [])
    let dark = try warnings(theme, [.lowContrast]) { $0.appearance = .dark }
    #expect(dark.count == 4, "\(dark)")
    #expect(
      dark.contains { $0.contains("theme mine: the prompt in dark (ink ") && $0.contains("1.2:1") },
      "\(dark)")
    // Nothing of the picture is drawn.
    let clear = try warnings(theme, [.lowContrast]) {
      ($0.appearance, $0.isTransparent, $0.formats) = (.dark, true, [.png])
    }
    #expect(clear == [])
    // What is a little less than is recommended is told by a check of the theme alone.
    let grey = try self.theme(picture: picture(800, 1200, Color(0xCCCCCC)))
    #expect(!(try grey.pictureDoubts(metrics: Typesetter(language: "en")).isEmpty))
    #expect(try warnings(grey, [.lowContrast]) == [])
  }

  @Test func coarsePicturesAreTold() throws {
    let theme = try theme(picture: picture(105, 148, Color(0xFFFFFF)))
    let coarse = try warnings(theme, [.coarsePicture])
    #expect(coarse.count == 1)
    #expect(
      coarse[0].contains("the picture of theme mine has 25 pixels to the inch on a6"), "\(coarse)")
    #expect(coarse[0].contains("take a picture of 629 x 886 pixels"), "\(coarse)")
    // A screen shows its own pixels.
    let screen = try PageSize(reading: "1080x1440px")
    #expect(try warnings(theme, [.coarsePicture]) { $0.size = screen } == [])
    #expect(
      try warnings(self.theme(picture: picture(500, 700, Color(0xFFFFFF))), [.coarsePicture]) == [])
  }

  /// Light ink is meant for a dark paper, which a PDF without paper does not have.
  @Test func lightInkWithoutPaperIsTold() throws {
    func told(_ side: Appearance, _ formats: [Format], isClear: Bool = true) throws -> Int {
      try warnings(.midnight, [.lowContrast]) {
        ($0.appearance, $0.formats, $0.isTransparent) = (side, formats, isClear)
      }.count
    }
    #expect(try told(.dark, [.pdf]) == 1)
    #expect(try told(.dark, [.png]) == 0 && told(.light, [.pdf]) == 0)
    #expect(try told(.dark, [.pdf], isClear: false) == 0)
  }

  /// A profile with a name and the places of red, green and blue, each X, Y and Z.
  private func profile(_ name: String, _ colors: [[Double]], isUTF16: Bool) -> [UInt8] {
    func number(_ number: Int) -> [UInt8] { PNGFile.bigEndian(number) }
    let fixed = colors.map { color in
      Array("XYZ ".utf8) + number(0)
        + color.flatMap { number(Int(($0 * 65536).rounded())) }
    }
    let units = name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let text =
      isUTF16
      ? Array("mluc".utf8) + number(0) + number(1) + number(12) + Array("enUS".utf8)
        + number(units.count) + number(28) + units
      : Array("desc".utf8) + number(0) + number(name.utf8.count + 1) + Array(name.utf8) + [0]
    var (table, content): ([UInt8], [UInt8]) = (number(4), [])
    for (tag, bytes) in zip(["rXYZ", "gXYZ", "bXYZ", "desc"], fixed + [text]) {
      table += Array(tag.utf8) + number(128 + 4 + 4 * 12 + content.count) + number(bytes.count)
      content += bytes
    }
    let header = [UInt8](repeating: 0, count: 16) + Array("RGB ".utf8)
    return header + [UInt8](repeating: 0, count: 108) + table + content
  }

  private static let srgb = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
  ]
  private static let adobe = [
    [0.6097, 0.3111, 0.0195], [0.2053, 0.6257, 0.0609], [0.1492, 0.0632, 0.7446],
  ]

  /// A gamma and an orientation that are not followed are told; those that change nothing are not.
  @Test(
    arguments: [
      ("gAMA", [0, 1, 0x86, 0xA0], "has a gamma of its own"), ("gAMA", [0, 0, 0xB1, 0x8F], nil),
      ("eXIf", exif(6), "says that it is to be turned"), ("eXIf", exif(1), nil),
      ("eXIf", Array(exif(6)[..<14]), nil), ("eXIf", [], nil),
    ] as [(String, [UInt8], String?)])
  func whatIsNotFollowedIsTold(_ name: String, _ chunk: [UInt8], _ told: String?) throws {
    let plain = try picture(800, 1200, Color(0xFFFFFF))
    // What says that colours are those of sRGB goes before a gamma.
    let start = 33
    let isOfSRGB = plain[(start + 4)..<(start + 8)].elementsEqual("sRGB".utf8)
    let rest = plain[(isOfSRGB ? start + 13 : start)...]
    let file = Array(plain[..<start]) + PNGFile.chunk(name, chunk) + Array(rest)
    let doubts = try warnings(theme(picture: file), [.foreignColors])
    #expect(doubts.count == (told == nil ? 0 : 1), "\(doubts)")
    if let told { #expect(doubts.first?.contains("theme mine \(told)") == true, "\(doubts)") }
  }

  /// Exif data with nothing but an orientation.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
  }

  @Test(arguments: [false, true]) func foreignColorsAreTold(_ isUTF16: Bool) throws {
    let plain = try picture(800, 1200, Color(0xFFFFFF))
    func file(_ chunk: [UInt8]) -> [UInt8] {
      Array(plain[..<33]) + PNGFile.chunk("iCCP", chunk) + Array(plain[33...])
    }
    func file(with profile: [UInt8]) throws -> [UInt8] {
      file(Array("ICC".utf8) + [0, 0] + (try deflated(profile)))
    }
    let adobe = try file(with: profile("Adobe RGB (1998)", Self.adobe, isUTF16: isUTF16))
    let told = try warnings(theme(picture: adobe), [.foreignColors])
    #expect(
      told == [
        "inkleaf: warning: the picture of theme mine has the colour profile \"Adobe RGB (1998)\", and its colours are drawn"
          + " as those of sRGB: convert it to sRGB in the program that made it"
      ])
    // What counts is where the colours are, not what the profile is called.
    let srgb = try file(with: profile("c2", Self.srgb, isUTF16: isUTF16))
    for bytes in [srgb, plain, file(Array("ICC".utf8) + [0, 0, 1, 2, 3])] {
      #expect(try Picture(png: bytes).foreignProfile == nil)
    }
    // A damaged profile is read as far as it goes.
    let whole = profile("Adobe RGB (1998)", Self.adobe, isUTF16: isUTF16)
    for count in stride(from: 0, to: whole.count, by: 3) {
      _ = try Picture(png: file(with: Array(whole[..<count]))).foreignProfile
      var wrong = whole
      wrong[count] = 0xFF
      _ = try Picture(png: file(with: wrong)).foreignProfile
    }
  }

  /// A list made in Swift is refused where a file would be.
  @Test func listsThatCannotBeDrawnAreRefused() {
    func problem(_ prompts: [Prompt]) -> String {
      let error = #expect(throws: InkleafError.self) {
        try Edition(PromptList(title: "x", prompts: prompts))
      }
      return error?.description ?? ""
    }
    #expect(problem([]).contains("the list has no prompts"))
    let several = [3, 4, 3].map { Prompt(number: $0, text: "Owl") }
    #expect(problem(several).contains("several prompts of the list have the number 3"))
    let negative = [-5, 0].map { Prompt(number: $0, text: "Owl") }
    #expect(problem(negative).contains("have the number 1"))
  }
}
