import InkleafCompression
import InkleafText
import InkleafPages
import InkleafGeometry
import InkleafCairo
import Foundation
import Inkleaf
import Support
import Testing

@testable import InkleafRendering

/// What layouts, themes and rulings come to in the files of every format.
@Suite struct LookTests {
  let list = PromptList(
    title: "Inktober 2026", start: CalendarDate("2026-10-01"), credit: "Prompts by Somebody",
    hashtag: "#inktober2026",
    prompts: ["Apple", "Bad Dog", "Uh-oh"].enumerated().map { Prompt(number: $0 + 1, text: $1) })

  func edition(
    _ layout: String = "classic", _ theme: Theme, _ page: Page = Page(.a4),
    list: PromptList? = nil, isTransparent: Bool = false
  ) throws -> FileSet {
    let document = try Document(
      list ?? self.list, layout: Layout(named: layout), page: page, theme: theme,
      isTransparent: isTransparent, words: .english, metrics: Typesetter(language: "en"))
    return FileSet(document, formats: Format.allCases, book: "book", singles: true)
  }

  func theme(_ name: String, _ changes: String...) throws -> Theme {
    try Theme(named: name).setting(changes.map(ThemeChange.init(pair:)), files: .none)
  }

  // MARK: Thumbnails

  /// What stands for a picture until it has loaded is the page itself: of a book its first part alone, and a
  /// transparent page on white.
  @Test func placeholdersAreOfTheFirstPage() throws {
    func hash(_ layouts: [String], isTransparent: Bool = false) throws -> String {
      let layouts = try layouts.map(Layout.init(named:))
      let typesetter = Typesetter(language: "en")
      return try Document(
        list, layout: layouts.count == 1 ? layouts[0] : Layout(book: layouts), page: Page(.a4),
        theme: .paper, isTransparent: isTransparent, words: .english, metrics: typesetter
      ).thumbnail(side: 200, typesetter).blurHash
    }
    let cover = try hash(["cover"])
    #expect(try hash(["cover", "classic"]) == cover)
    #expect(try hash(["classic"]) != cover)
    let colors = try #require(
      Thumbnail.colors(ofBlurHash: hash(["classic"], isTransparent: true)))
    #expect(colors.allSatisfy { $0.red > 200 && $0.blue > 200 }, "\(colors)")
  }

  // MARK: PDF and PNG alike

  func greys(_ image: DecodedPNG) -> Greys {
    Greys(
      width: image.width, height: image.height, components: image.components, bytes: image.bytes)
  }

  func strays(_ a: DecodedPNG, _ b: DecodedPNG, tolerance: Int) -> Int {
    greys(a).strays(from: greys(b), tolerance: tolerance)
  }

  /// Poppler's picture of the PDF and our PNG of the same page, for every layout: but for one pixel in
  /// twenty thousand, none of either is outside the range of the other's nine around it by more than a
  /// sixth of the way from black to white.
  @Test(arguments: zip(Layout.names, Theme.names))
  func pdfAndPNGAreAlike(_ layout: String, _ theme: String) throws {
    let page = Page(try PageSize(reading: "trading-card"))
    let edition = try edition(layout, Theme(named: theme), page)
    let name = try #require(edition.document.sheets.first?.name)
    try withScratchFolder { folder in
      try Data(edition.bytes("\(name).pdf")).write(to: folder.appending(path: "p.pdf"))
      try shell(["pdftoppm", "-r", "300", "-png", "p.pdf", "p"], in: folder)
      let image = try DecodedPNG(edition.bytes("\(name).png", dpi: 300))
      let poppler = try decoded(folder.appending(path: "p-1.png"))
      #expect(poppler.width == image.width && poppler.height == image.height)
      let strays = (
        strays(image, poppler, tolerance: 42), strays(poppler, image, tolerance: 42)
      )
      // One in twenty thousand: corners of letters, and small dots that are moved by half a pixel.
      let most = image.width * image.height / 20_000
      #expect(strays.0 <= most && strays.1 <= most, "\(layout) \(theme): \(strays)")
    }
  }

  /// The box of a missing character is the same in all formats, and its text can be copied.
  @Test func missingCharactersAreAlike() throws {
    let list = PromptList(
      title: "Boxes", prompts: [Prompt(number: 1, text: "A\u{10FABC}B \u{10FABD}")])
    let edition = try edition(
      "classic", .paper, Page(PageSize(reading: "trading-card")), list: list)
    let name = try #require(edition.document.sheets.first?.name)
    try withScratchFolder { folder in
      for format in ["pdf", "svg"] {
        try Data(edition.bytes("\(name).\(format)")).write(
          to: folder.appending(path: "p.\(format)"))
      }
      try shell(["pdftoppm", "-r", "300", "-png", "p.pdf", "p"], in: folder)
      let image = try DecodedPNG(edition.bytes("\(name).png", dpi: 300))
      let poppler = try decoded(folder.appending(path: "p-1.png"))
      let most = image.width * image.height / 20_000
      #expect(strays(image, poppler, tolerance: 42) <= most)
      #expect(strays(poppler, image, tolerance: 42) <= most)
      let text = try shell(["pdftotext", "p.pdf", "-"], in: folder).output
      #expect(text.contains("A\u{10FABC}B \u{10FABD}"), "\(text.debugDescription)")
      // The outlines of the first box's corners are in the SVG file as the PNG file has them.
      let svg = try String(contentsOf: folder.appending(path: "p.svg"), encoding: .utf8)
      let line = try #require(
        edition.document.sheets[0].marks.lazy.compactMap { mark in
          if case .text(let line) = mark, line.text.hasPrefix("A") { line } else { nil }
        }.first)
      let run = try Typesetter(language: "en").run(line.text, in: line.font)
      let box = try #require(run.spans[0].glyphs.first { $0.id == 0 })
      let corner = run.spans[0].face.outline(of: 0).elements.first
      guard case .move(let start)? = corner else {
        Issue.record("the box has no outline")
        return
      }
      let x = decimal(line.origin.x + (box.x + start.x) * line.size)
      #expect(svg.contains("M\(x) ") || svg.contains("M\(x),"), "\(x)")
    }
  }

  /// The pixels of any PNG file, by Cairo.
  func decoded(_ file: URL) throws -> DecodedPNG {
    let picture = try Picture(png: Array(Data(contentsOf: file)))
    let image = try ImageCanvas(width: picture.width, height: picture.height)
    let (width, height) = (Double(picture.width), Double(picture.height))
    image.canvas.draw(
      try DecodedPicture(png: picture.bytes), in: Rect(Size(width: width, height: height)),
      clip: Rect(Size(width: width, height: height)))
    return try DecodedPNG(
      image.finish { try plainPNG($0) })
  }

  // MARK: Rulings

  /// Around every dot of a page for a screen there are the same pixels.
  @Test(arguments: PageSize.all.filter { $0.unit == .px })
  func dotsHaveTheSamePixels(_ size: PageSize) throws {
    let page = Page(size)
    let edition = try edition("minimal", theme("paper", "ruling=dots"), page)
    let image = try DecodedPNG(edition.bytes("01-apple.png", dpi: page.dpi))
    let dots = try #require(
      edition.document.backgrounds[0].compactMap { mark in
        if case .dots(let dots) = mark, dots.columns > 5, dots.rows > 5 { dots } else { nil }
      }.first)
    let scale = page.dpi / 72
    let reach = Int((dots.radius * scale).rounded(.up)) + 1
    func around(_ column: Int, _ row: Int) -> [Int] {
      let x = Int(((dots.origin.x + Double(column) * dots.pitch.width) * scale).rounded(.down))
      let y = Int(((dots.origin.y + Double(row) * dots.pitch.height) * scale).rounded(.down))
      return (-reach...reach).flatMap { dy in (-reach...reach).map { image[x + $0, y + dy][0] } }
    }
    let first = around(0, 0)
    #expect(first.contains { $0 < 255 })
    for row in 0..<dots.rows {
      for column in 0..<dots.columns where around(column, row) != first {
        Issue.record("dot \(column), \(row) differs")
        return
      }
    }
  }

  /// Dots are 5.000 mm apart in the file itself.
  @Test func dotsOfA4AreFiveMillimetresApart() throws {
    try withScratchFolder { folder in
      let edition = try edition("classic", theme("paper", "ruling=dots"))
      try Data(edition.bytes("book.pdf")).write(to: folder.appending(path: "b.pdf"))
      #expect(try shell(["qpdf", "--check", "b.pdf"], in: folder).code == 0)
      try shell(["qpdf", "--qdf", "--object-streams=disable", "b.pdf", "q.pdf"], in: folder)
      let text = String(
        decoding: try Data(contentsOf: folder.appending(path: "q.pdf")), as: UTF8.self)
      let dashes = text.matches(of: /\[\s*0\s+([0-9.]+)\s*\]\s+0\s+d/)
      let pitch = try #require(Double(dashes.first?.1 ?? ""))
      #expect(abs(pitch / pointsPerMillimetre - 5) < 0.0005)
      // All rows are in the file once, however many pages it has.
      #expect(dashes.count == 1)
      let rows = text.matches(of: /([0-9.]+)\s+([0-9.]+)\s+m\s+([0-9.]+)\s+([0-9.]+)\s+l/)
      let heights = rows.compactMap { $0.2 == $0.4 ? Double($0.2) : nil }
      #expect(heights.count > 40)
      for (a, b) in zip(heights, heights.dropFirst()) {
        #expect(abs(abs(a - b) / pointsPerMillimetre - 5) < 0.01)
      }
    }
  }

  @Test func aDottedBookIsSmall() throws {
    let path = packageFolder.appending(path: "Prompts/inktober-2026.txt")
    let list = try ReadList(
      parsing: Array(Data(contentsOf: path)), path: "list.txt", title: ""
    ).list
    #expect(list.prompts.count == 31)
    for theme in ["paper", "mint", "pumpkin"] {
      let bytes = try edition("classic", self.theme(theme, "ruling=dots"), list: list).bytes(
        "book.pdf")
      #expect(bytes.count <= 50_000, "\(theme): \(bytes.count)")
    }
  }

  /// With real letters, every layout fits on every size, turned both ways: arranging fails where
  /// anything overlaps, is cut, or leaves the safe area.
  @Test(arguments: Layout.names) func everyLayoutFitsWithRealLetters(_ name: String) throws {
    let layout = try Layout(named: name)
    let metrics = Typesetter(language: "en")
    var list = list
    list.prompts = [
      "Apple", "Flightless", "Create an invisible object where only the shadows show",
      "Ångström Égypte Ŷ", "jiggery-pokery", "W",
    ].enumerated().map { Prompt(number: $0 + 1, text: $1, note: "a note, jotted") }
    for (index, size) in PageSize.all.enumerated() {
      for orientation in Orientation.allCases {
        let theme = Theme.all[index % Theme.all.count]
        #expect(throws: Never.self, "\(name) \(size.name) \(orientation) \(theme.name)") {
          try Document(
            list, layout: layout, page: Page(size, orientation: orientation), theme: theme,
            words: .english, metrics: metrics)
        }
      }
    }
  }

  @Test(arguments: Ruling.all.map(\.name)) func rulingsAreSoundInEveryFormat(_ ruling: String)
    throws
  {
    try withScratchFolder { folder in
      let edition = try edition(
        "classic", theme("mint", "ruling=\(ruling)"), Page(PageSize(reading: "a5")))
      for name in ["01-apple.pdf", "01-apple.svg", "01-apple.png"] {
        try Data(edition.bytes(name)).write(to: folder.appending(path: name))
      }
      #expect(try shell(["qpdf", "--check", "01-apple.pdf"], in: folder).code == 0)
      #expect(try shell(["xmllint", "--noout", "01-apple.svg"], in: folder).code == 0)
      #expect(try shell(["pngcheck", "-q", "01-apple.png"], in: folder).code == 0)
    }
  }

  // MARK: Paper

  /// A4 is 826.77 pixels wide at 100 dpi; the last column is paper all the same.
  @Test(arguments: [30.0, 100, 150, 299]) func paperReachesTheLastPixel(_ dpi: Double) throws {
    let image = try DecodedPNG(edition("classic", .paper).bytes("01-apple.png", dpi: dpi))
    #expect(image[image.width - 1, image.height - 1] == [255, 255, 255])
    #expect(image[0, image.height - 1] == [255, 255, 255])
    #expect(image[image.width - 1, 0] == [255, 255, 255])
  }

  /// A4 is no whole number of points; its last fraction is paper all the same.
  @Test func paperReachesThePDFsEdge() throws {
    try withScratchFolder { folder in
      let edition = try edition("classic", Theme(named: "midnight"))
      try Data(edition.bytes("01-apple.pdf")).write(to: folder.appending(path: "p.pdf"))
      // The lower right corner at 720 dpi, 5953 by 8419 pixels.
      try shell(
        [
          "pdftoppm", "-r", "720", "-x", "5940", "-y", "8400", "-W", "13", "-H", "19", "-png",
          "p.pdf", "p",
        ],
        in: folder)
      let corner = try decoded(folder.appending(path: "p-1.png"))
      let paper = Theme.all.first { $0.name == "midnight" }?.dark.paper
      let color = [paper?.red, paper?.green, paper?.blue].map { Int($0 ?? 0) }
      #expect(corner[0, 0] == color && corner[11, 0] == color && corner[0, 17] == color)
    }
  }

  @Test func aPageWithoutPaperIsTransparent() throws {
    let edition = try edition("classic", .pumpkin, isTransparent: true)
    let image = try DecodedPNG(edition.bytes("01-apple.png"))
    #expect(image.components == 4)
    let opacities = stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    #expect(opacities.first == 0 && opacities.contains(255))
    // The number's colour is whole where it is opaque, not mixed with what was behind it.
    let accent = Theme.pumpkin.light.accent
    let hasAccent = stride(from: 0, to: image.bytes.count, by: 4).contains { place in
      Array(image.bytes[place..<place + 4]) == [accent.red, accent.green, accent.blue, 255]
    }
    #expect(hasAccent)
    #expect(!edition.document.dump.contains("#FFFFFF"))
  }

  /// Programs paint in the colours that a file has, so a grey page can be had in red, green and blue, with the same
  /// pixels.
  @Test(arguments: ["paper", "e-ink", "mint"], [false, true])
  func greyPagesMayHaveColorPixels(_ theme: String, _ isTransparent: Bool) throws {
    let page = Page(try PageSize(reading: "trading-card"))
    let edition = try edition(
      "classic", Theme(named: theme), page, isTransparent: isTransparent)
    var document = edition.document
    document.isRGB = true
    let colors = try DecodedPNG(
      FileSet(document, formats: [.png], book: nil, singles: true).bytes("01-apple.png"))
    #expect(colors.components == (isTransparent ? 4 : 3) && colors.bits == 8)
    document.isRGB = false
    document.greys = nil
    let small = try DecodedPNG(
      FileSet(document, formats: [.png], book: nil, singles: true).bytes("01-apple.png"))
    #expect(colors.width == small.width && colors.height == small.height)
    let differences = (0..<colors.width * colors.height).count { place in
      let (x, y) = (place % colors.width, place / colors.width)
      let (a, b) = (colors[x, y], small[x, y])
      return a[0] != b[0] || a.last != b.last
    }
    #expect(differences == 0)
  }

  @Test func electronicPaperGetsSixteenGreys() throws {
    let edition = try edition(
      "classic", Theme(named: "e-ink"), Page(PageSize(reading: "supernote-nomad")))
    let bytes = try edition.bytes("01-apple.png", dpi: 300)
    let image = try DecodedPNG(bytes)
    #expect(image.bits == 4 && image.components == 1 && image.width == 1404)
    #expect(Set(image.bytes).count <= 16 && Set(image.bytes).count > 3)
    // Levels are the nearest to what is drawn.
    var plain = edition.document
    plain.greys = nil
    let other = try DecodedPNG(
      FileSet(plain, formats: [.png], book: nil, singles: true).bytes("01-apple.png", dpi: 300))
    let most = zip(image.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(other.components == 1 && most <= 8)
  }

  @Test func bleedIsSaidInThePDF() throws {
    try withScratchFolder { folder in
      let page = Page(.a4, bleed: 3 * pointsPerMillimetre)
      let edition = try edition("classic", .mint, page)
      try Data(edition.bytes("book.pdf")).write(to: folder.appending(path: "b.pdf"))
      let check = try shell(["qpdf", "--check", "b.pdf"], in: folder)
      #expect(check.code == 0 && check.output.contains("No syntax or stream encoding errors"))
      let info = try shell(["pdfinfo", "-box", "-l", "3", "b.pdf"], in: folder).output
      func box(_ name: String) throws -> [Double] {
        let line = try #require(info.split(separator: "\n").first { $0.contains("3 \(name):") })
        return line.split(separator: ":")[1].split(separator: " ").compactMap { Double($0) }
      }
      let bleed = 3 * pointsPerMillimetre
      #expect(
        zip(try box("TrimBox"), [bleed, bleed, 595.276 + bleed, 841.89 + bleed]).allSatisfy {
          abs($0 - $1) < 0.01
        })
      #expect(try box("BleedBox") == box("MediaBox"))
      // Paper reaches to the very edge.
      let image = try DecodedPNG(edition.bytes("01-apple.png"))
      #expect(image.width == Int((216 / 25.4 * 100).rounded()) && image[0, 0] == [255, 255, 255])
    }
  }

  // MARK: Pictures

  /// A picture file of one colour, or with a share at its lower edge of another.
  func picture(
    _ width: Int, _ height: Int, _ color: Color, lower: Double = 0, _ other: Color = Color(0)
  ) throws -> [UInt8] {
    let image = try ImageCanvas(width: width, height: height)
    for (color, top) in [(color, 0), (other, 1 - lower)] {
      image.canvas.setColor(color)
      image.canvas.fill(
        .rectangle(
          Rect(
            left: 0, top: top * Double(height), right: Double(width), bottom: Double(height))))
    }
    return try image.finish { try plainPNG($0) }
  }

  /// A band begins at the letters' outlines and ends at its width.
  @Test(arguments: ["17", "8", "Ag", "é"]) func bandsGoAroundLetters(_ text: String) throws {
    let typesetter = Typesetter(language: "en")
    for family in ["Lato", "EB Garamond 12", "DejaVu Sans"] {
      let font = Font([family])
      let ink = try #require(typesetter.run(text, in: font).ink)
      let points = typesetter.band(around: text, in: font, width: 0.05).elements.compactMap(\.end)
      #expect(abs(points.map(\.x).min()! - ink.left + 0.05) < 0.012, "\(family)")
      #expect(abs(points.map(\.x).max()! - ink.right - 0.05) < 0.012, "\(family)")
      #expect(abs(points.map(\.y).min()! - ink.top + 0.05) < 0.012, "\(family)")
      #expect(abs(points.map(\.y).max()! - ink.bottom - 0.05) < 0.012, "\(family)")
    }
  }

  /// Words are measured against what of the picture is behind them, not against the paper.
  @Test func aPictureThatHidesWordsIsDoubted() throws {
    func doubts(_ picture: [UInt8], _ changes: String = "") throws -> [String] {
      let files = ThemeFiles(
        read: { (_) throws(UsageProblem) in picture },
        colors: { (picture) throws(UsageProblem) in try colors(of: picture) })
      let theme = try Theme(
        parsing: Array(#"{ "extends": "paper", "background": "p.png"\#(changes) }"#.utf8),
        path: "mine.json", files: files)
      return try theme.pictureDoubts(metrics: Typesetter(language: "en"))
    }
    let (white, black) = (Color(0xFFFFFF), Color(0x000000))
    // White all over, the light side can be read and the dark one cannot.
    let bright = try doubts(picture(20, 20, white))
    #expect(bright.count == 4 && bright.allSatisfy { $0.contains(" in dark (") }, "\(bright)")
    #expect(bright.contains { $0.contains("the number in dark (accent ") })
    #expect(try doubts(picture(20, 20, black)).allSatisfy { $0.contains(" in light (") })
    // A dark lower edge hides the footer alone, the colours follow the rest.
    let edge = try doubts(picture(100, 140, white, lower: 0.1, black), #", "inkFollows": "mean""#)
    #expect(edge.count == 1, "\(edge)")
    #expect(edge[0].hasPrefix("the footer (muted #"), "\(edge)")
    #expect(edge[0].contains("stands on #000000 of the picture at "), "\(edge)")
    #expect(edge[0].contains("4.5:1 is needed"), "\(edge)")
    #expect(try doubts(picture(20, 20, white), #", "inkFollows": "mean""#) == [])
  }

  @Test func aPictureLiesBehindThePage() throws {
    let bytes = try picture(40, 40, Color(red: 25, green: 51, blue: 102))
    let files = ThemeFiles(
      read: { (_) throws(UsageProblem) in bytes },
      colors: { (picture) throws(UsageProblem) in try colors(of: picture) })
    let theme = try Theme(
      parsing: Array(#"{ "extends": "mint", "background": "p.png", "inkFollows": "mean" }"#.utf8),
      path: "mine.json", files: files)
    #expect(theme.background?.colors?.mean == Color(red: 25, green: 51, blue: 102))
    let edition = try edition("classic", theme)
    let image = try DecodedPNG(edition.bytes("01-apple.png"))
    #expect(
      image[1, 1] == [25, 51, 102] && image[image.width - 1, image.height - 1] == [25, 51, 102])
    try withScratchFolder { folder in
      for name in ["book.pdf", "01-apple.svg"] {
        try Data(edition.bytes(name)).write(to: folder.appending(path: name))
      }
      #expect(try shell(["qpdf", "--check", "book.pdf"], in: folder).code == 0)
      #expect(try shell(["xmllint", "--noout", "01-apple.svg"], in: folder).code == 0)
      // The picture is in the book once.
      let images = try shell(["pdfimages", "-list", "book.pdf"], in: folder).output
      let objects = Set(
        images.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ")[10] })
      #expect(objects.count == 1, "\(images)")
    }
  }

  @Test func meansOfPictures() throws {
    // Half black, half white: the plain mean is lower than the root of the mean of the squares.
    let image = try ImageCanvas(width: 10, height: 10)
    image.canvas.setColor(Color(0xFFFFFF))
    image.canvas.fill(.rectangle(Rect(left: 0, top: 0, right: 10, bottom: 5)))
    let bytes = try image.finish { try plainPNG($0) }
    let colors = try colors(of: Picture(png: bytes))
    #expect(colors.mean == Color(0x808080) && colors.rms == Color(0xB4B4B4))
    #expect(throws: UsageProblem.self) {
      try InkleafRendering.colors(of: Picture(png: Array(bytes.dropLast(30))))
    }
  }
}
