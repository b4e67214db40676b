import Foundation
@testable import InkleafLists
@testable import InkleafPages
import InkleafGeometry
@testable import Inkleaf
@testable import InkleafRendering
@testable import InkleafCairo
import Support
import Testing

/// What sites of releases are made of: places of tiles, text of pages, addresses, placeholders.
@Suite struct SiteTests {
  /// The bags of the gallery, and one that makes it hard.
  static let bags: [(Int, [Mosaic.Shape])] = [
    (2, [.large, .upright, .upright, .upright, .upright, .level]),
    (4, [.large, .upright, .upright, .level, .small]), (6, Mosaic.Shape.allCases),
    (3, [.large, .level, .upright]),
  ]

  @Test(arguments: bags.indices)
  func tilesLeaveNoHoles(_ bag: Int) throws {
    let (widest, shapes) = Self.bags[bag]
    for count in 1...500 {
      let mosaic = Mosaic(count, columns: widest, bag: shapes)
      #expect(mosaic.tiles.count == count)
      #expect((2...widest).contains(mosaic.columns))
      var taken = [[Bool]](
        repeating: [Bool](repeating: false, count: mosaic.columns), count: mosaic.rows)
      for tile in mosaic.tiles {
        try #require(tile.column >= 0 && tile.column + tile.shape.columns <= mosaic.columns)
        for row in tile.row..<tile.row + tile.shape.rows {
          for column in tile.column..<tile.column + tile.shape.columns {
            if taken[row][column] { Issue.record("\(count): two tiles on one cell") }
            taken[row][column] = true
          }
        }
      }
      #expect(taken.dropLast().allSatisfy { $0.allSatisfy(\.self) }, "\(count): a hole")
      #expect(taken.last?.contains(true) == true)
      #expect(mosaic == Mosaic(count, columns: widest, bag: shapes))
    }
  }

  /// The gallery's own mosaics are full to the last cell, and have no small tiles.
  @Test func galleriesAreFull() {
    let shapes: [Mosaic.Shape] = [
      .large, .large, .upright, .upright, .upright, .upright, .level, .level,
    ]
    for count in [2, 3, 6, 9, 12, 99, 198] {
      let mosaic = Mosaic(count, columns: 6, bag: shapes)
      let cells = mosaic.tiles.reduce(0) { $0 + $1.shape.columns * $1.shape.rows }
      #expect(cells == mosaic.columns * mosaic.rows, "\(count)")
      if count > 20 { #expect(Set(mosaic.tiles.map(\.shape)) == Set(shapes)) }
    }
    #expect(
      Mosaic(99, columns: 6, bag: shapes).tiles.map(\.shape)
        != Mosaic(100, columns: 6, bag: shapes).tiles.prefix(99).map(\.shape))
  }

  @Test func whatIsNotMarkupIsEscaped() {
    let html = HTML.document { html in
      html.add("p", ["title": "\"><script>&'", "hidden": "", "id": nil]) {
        $0.add(words: "<b>\u{202E}&amp;", language: "\"x")
      }
      html.addVoid("img", ["alt": ""])
    }
    #expect(
      html.text == """
        <!doctype html>
        <p title="&quot;&gt;&lt;script&gt;&amp;'" hidden><bdi lang="&quot;x">&lt;b&gt;\u{202E}&amp;amp;</bdi></p>
        <img alt="">
        """)
  }

  @Test func addressesAreEncodedAndChangeWithTheFile() {
    let file = StoredFile(path: "é b/1-\"#?%.png", size: 1, sum: "0123456789abcdef")
    #expect(Address.of(file, from: "../") == "../%C3%A9%20b/1-%22%23%3F%25.png?01234567")
  }

  /// Along the longer side, the colours are near those of the picture.
  @Test func placeholdersHaveThePicturesColors() throws {
    var pixels: [UInt32] = []
    for y in 0..<64 {
      for _ in 0..<32 { pixels.append(y < 32 ? 0xC02020 : 0x2020C0) }
    }
    let hash = try pixels.withUnsafeBufferPointer { pixels in
      let start = try #require(pixels.baseAddress)
      return BlurHash(PixelRows(start: start, width: 32, height: 64)).text
    }
    let colors = try #require(Thumbnail.colors(ofBlurHash: hash))
    #expect(colors.count == 4)
    #expect(colors[0].red > 150 && colors[0].blue < 90, "\(colors)")
    #expect(colors[3].blue > 150 && colors[3].red < 90, "\(colors)")
    for text in ["", "x", "LsGuUH", "é!!!!!!!!!!", hash + "0"] {
      #expect(Thumbnail.colors(ofBlurHash: text) == nil)
    }
  }

  @Test(arguments: [
    ("ipad-pro-13", "iPad Pro 13"), ("a4", "A4"), ("jis-b5", "JIS B5"), ("mint", "Mint"),
    ("210x297mm", "210\u{A0}×\u{A0}297\u{A0}mm"), ("my own", "my own"), ("", ""),
    ("non-photo-blue", "Non Photo Blue"), ("2026-inktober", "2026 Inktober"),
    ("2-tone", "2 Tone"), ("3x3-frames", "3x3 Frames"),
    ("600x800px-264", "600\u{A0}×\u{A0}800\u{A0}px"), ("8-5x11in", "8.5\u{A0}×\u{A0}11\u{A0}in"),
    ("90x50.5mm", "90\u{A0}×\u{A0}50.5\u{A0}mm"),
  ])
  func namesAreShownAsPeopleWriteThem(_ name: String, _ shown: String) {
    #expect(SiteNames.shown(name) == shown)
  }

  @Test(arguments: [
    (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9949, "9.9 kB"), (9951, "10 kB"),
    (999_499, "999 kB"), (999_500, "1.0 MB"), (4_321_000_000, "4.3 GB"),
  ])
  func sizesAreInWords(_ bytes: Int, _ words: String) {
    #expect(sized(bytes) == words)
  }

  /// A feed and its entries stay the same ones when a title is corrected.
  @Test func feedsKeepTheirNames() {
    func ids(_ title: String, base: String? = nil) -> [Substring] {
      let title = Feed.Text(title, "en")
      let entry = Feed.Entry(
        title: title, summary: title, updated: "2026-10-01T00:00:00Z", path: "index.html")
      let feed = Feed(name: "r", title: title, language: "en", base: base, entries: [entry])
      return String(decoding: feed.bytes, as: UTF8.self).matches(of: /<id>(.*)<\/id>/).map(\.1)
    }
    #expect(ids("Ink").count == 2 && ids("Ink") == ids("Ink 2026"))
    #expect(ids("Ink", base: "https://example.org/r/") != ids("Ink"))
  }

  /// Lists of the same days in several languages have the same prompts.
  @Test func translationsCountOnce() throws {
    func list(_ language: String, _ count: Int, start: String? = "2026-10-01") -> PromptList {
      PromptList(
        title: "Ink", start: start.flatMap { CalendarDate($0) }, language: language,
        prompts: (1...count).map { Prompt(number: $0, text: "\(language) \($0)") })
    }
    #expect([list("en", 5), list("de", 5), list("fr", 5)].promptCount == 5)
    #expect([list("en", 5), list("en", 5)].promptCount == 10)
    #expect([list("en", 5), list("de", 4)].promptCount == 9)
    #expect([list("en", 5), list("de", 5, start: "2027-10-01")].promptCount == 10)
    #expect([list("en", 5, start: nil), list("de", 5, start: nil)].promptCount == 10)
  }

  /// Prints have the light side, whichever a visitor looks at.
  @Test func printsAreLight() {
    let css = SiteLook(.paper).css
    let screen = css.components(separatedBy: "@media screen")
    #expect(screen.count == 3 && !screen[0].contains("color-scheme:dark"))
  }

  /// Whatever colours a theme has, the site's text can be read on all of its grounds.
  @Test func textCanBeReadInAnyTheme() throws {
    let grey = Color(0x808080)
    let poor = Palette(
      paper: Color(0x8A8A8A), ink: grey, accent: grey, muted: grey, rule: grey, frame: grey)
    let look = SiteLook(light: poor, dark: poor, titles: Font(["a\"}</style>"]), text: Font([]))
    for css in [look.css] + Theme.all.map({ SiteLook($0).css }) {
      #expect(!css.contains("</") && !css.contains("\"}"))
      for block in css.split(separator: "{").filter({ $0.contains("--paper") }) {
        func color(_ name: String) throws -> Color {
          let start = try #require(block.range(of: "--\(name):")).upperBound
          return try #require(Color(web: block[start...].prefix(7)))
        }
        for ground in ["paper", "card"] {
          for (text, least) in [("ink", 4.5), ("muted", 4.5), ("accent", 4.5)] {
            let contrast = try color(text).contrast(with: color(ground))
            #expect(contrast >= least, "\(text) on \(ground): \(contrast)")
          }
        }
      }
    }
  }

  /// Nothing is said of an app that none of the files is for.
  @Test func adviceFollowsFromTheFiles() throws {
    func apps(
      _ formats: Set<InkleafPages.Format>, book: Bool = false, _ pixels: (Int, Int)? = nil,
      size: PageSize = .a4
    ) -> [String] {
      AppAdvice.known(
        pages: formats, hasBook: book, hasLinks: book,
        pixels: pixels.map { (width: $0.0, height: $0.1) },
        count: 31, size, SiteWords(language: "en")
      ).map(\.app)
    }
    #expect(apps([]) == [])
    #expect(apps([.svg]) == ["Inkscape"])
    #expect(apps([.png]) == ["Linea Sketch", "Procreate"])
    #expect(apps([.png], (1404, 1872)) == ["Linea Sketch", "Procreate", "Supernote"])
    #expect(
      apps([], book: true).contains("Goodnotes") && !apps([], book: true).contains("Procreate"))
    // What fits a screen is not for paper, and pictures for posts are no pages of notebooks.
    func named(_ name: String) throws -> PageSize { try PageSize(reading: name) }
    #expect(apps([], book: true).contains("On paper"))
    let tablet = try apps([], book: true, size: named("ipad-pro-13"))
    #expect(!tablet.contains("On paper") && tablet.contains("reMarkable"))
    let post = try apps([.png], book: true, size: named("instagram-square"))
    #expect(post == ["Linea Sketch", "Procreate", "Goodnotes", "Notability", "Noteful"])
    // A book without links leads nowhere.
    let plain = AppAdvice.known(
      pages: [], hasBook: true, hasLinks: false, pixels: nil, count: 31, .a4,
      SiteWords(language: "en"))
    #expect(plain.count == apps([], book: true).count)
    #expect(plain.allSatisfy { !$0.words.lowercased().contains("link") }, "\(plain)")
    for app in ["Concepts", "Krita", "Boox"] {
      #expect(!apps([.png, .pdf, .svg], book: true).contains(app))
    }
  }
}
