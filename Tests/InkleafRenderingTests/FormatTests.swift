import InkleafCompression
import InkleafText
import InkleafPages
import InkleafGeometry
import InkleafCairo
import Foundation
import Inkleaf
import InkleafRendering
import Support
import Testing

/// A small edition of two prompts.
func sample(
  _ texts: [String] = ["Apple", "Bad Dog"], size: String = "trading-card", theme: Theme = .pumpkin,
  appearance: Appearance = .light, language: String = "en", formats: [Format] = Format.allCases
) throws -> FileSet {
  let list = PromptList(
    title: "Ink & <Quill> 2026", start: CalendarDate("2026-10-01"), language: language,
    credit: "Prompts by \"Somebody\"", hashtag: "#ink2026",
    prompts: texts.enumerated().map { Prompt(number: $0 + 1, text: $1) })
  let document = try Document(
    list, layout: .classic, page: Page(try PageSize(reading: size)), theme: theme,
    appearance: appearance, words: .english, metrics: Typesetter(language: language))
  return FileSet(document, formats: formats, book: "book", singles: true)
}

func settings(dpi: Double = 100) -> RenderSettings {
  RenderSettings(typesetter: Typesetter(language: "en"), dpi: dpi, created: "2026-10-01T00:00:00Z")
}

extension FileSet {
  func bytes(_ name: String, dpi: Double = 100) throws -> [UInt8] {
    try bytes(of: try #require(files.first { $0.name == name }), settings(dpi: dpi))
  }
}

@Suite struct FormatTests {
  @Test func plansBookAndPages() throws {
    #expect(
      try sample().files.map(\.name) == [
        "book.pdf", "01-apple.pdf", "01-apple.png", "01-apple.svg", "02-bad-dog.pdf",
        "02-bad-dog.png", "02-bad-dog.svg",
      ])
  }

  @Test func pdfSaysWhatItHolds() throws {
    try withScratchFolder { folder in
      try Data(sample().bytes("book.pdf")).write(to: folder.appending(path: "b.pdf"))
      let check = try shell(["qpdf", "--check", "b.pdf"], in: folder)
      #expect(check.code == 0 && check.output.contains("No syntax or stream encoding errors"))
      let info = try shell(["pdfinfo", "b.pdf"], in: folder, environment: ["TZ": "UTC"]).output
      #expect(info.contains("Title:           Ink & <Quill> 2026\n"))
      #expect(info.contains("Author:          \"Somebody\"\n"))
      #expect(info.contains("Pages:           2\n"))
      #expect(info.contains("CreationDate:    Thu Oct  1 00:00:00 2026 UTC"))
      #expect(info.contains("Page size:       180 x 252 pts"))
      let text = try shell(["pdftotext", "-f", "2", "b.pdf", "-"], in: folder).output
      for word in ["2", "Bad Dog", "Friday, October 2", "2 of 2"] { #expect(text.contains(word)) }
      let fonts = try shell(["pdffonts", "b.pdf"], in: folder).output.split(separator: "\n")
      #expect(fonts.count > 2)
      for font in fonts.dropFirst(2) { #expect(font.contains(" yes yes yes "), "\(font)") }
      // The outline and the page labels, in the file's own words.
      try shell(["qpdf", "--qdf", "--object-streams=disable", "b.pdf", "q.pdf"], in: folder)
      let plain = String(
        decoding: try Data(contentsOf: folder.appending(path: "q.pdf")), as: UTF8.self)
      #expect(plain.contains("/Title (1 Apple)") && plain.contains("/Title (2 Bad Dog)"))
      #expect(plain.contains("/PageLabels"))
    }
  }

  /// Words that a theme's font cannot set look unlike the others, which is told.
  @Test(arguments: [
    (["Owl", "Źdźbło"], Theme.mint, true), (["Owl", "Fox"], .mint, false),
    (["Owl", "Źdźbło"], .paper, false), (["Owl", "梟"], .mint, false),
  ])
  func fontsThatLackLettersAreTold(_ texts: [String], _ theme: Theme, _ isTold: Bool) throws {
    let typesetter = Typesetter(language: "pl")
    let document = try Document(
      .init(
        title: "Month", prompts: texts.enumerated().map { Prompt(number: $0 + 1, text: $1) }),
      layout: .classic, page: Page(.a4), theme: theme, words: .english, metrics: typesetter)
    let mixed = try document.mixedFonts(typesetter)
    #expect(mixed.map(\.family) == (isTold ? ["Cabin"] : []))
    #expect(mixed.first?.description.contains("has no ł, Ź, ź") ?? true, "\(mixed)")
  }

  @Test func singlePDFHasItsOwnTitle() throws {
    try withScratchFolder { folder in
      try Data(sample().bytes("02-bad-dog.pdf")).write(to: folder.appending(path: "p.pdf"))
      let info = try shell(["pdfinfo", "p.pdf"], in: folder).output
      #expect(info.contains("Title:           Ink & <Quill> 2026: 2 Bad Dog\n"))
      #expect(info.contains("Pages:           1\n"))
    }
  }

  @Test(arguments: [(100.0, 250, 350, 3937), (300, 750, 1050, 11811), (72, 180, 252, 2835)])
  func pngHasItsPixels(_ dpi: Double, _ width: Int, _ height: Int, _ perMetre: Int) throws {
    let image = try DecodedPNG(sample().bytes("01-apple.png", dpi: dpi))
    #expect(image.width == width && image.height == height)
    #expect(image.pixelsPerMetre == perMetre)
  }

  /// What the file holds is what was drawn, in grey and in colour.
  @Test(arguments: [(Theme.paper, 1), (.pumpkin, 3), (.mint, 3)], Appearance.allCases)
  func pngKeepsEveryPixel(_ kind: (Theme, Int), _ appearance: Appearance) throws {
    let edition = try sample(theme: kind.0, appearance: appearance)
    let image = try DecodedPNG(edition.bytes("01-apple.png"))
    // The dark side of the grey theme is a warm grey, which needs colour.
    #expect(image.components == (appearance == .dark ? 3 : kind.1))
    let paper = kind.0.palette(appearance).paper
    let corner = image.components == 1 ? [paper.red] : [paper.red, paper.green, paper.blue]
    #expect(Array(image.bytes.prefix(image.components)) == corner)
    try withScratchFolder { folder in
      // The same page from the PDF: poppler moves thin lines to whole pixels, so the frame may
      // differ, and nothing else.
      try Data(edition.bytes("01-apple.pdf")).write(to: folder.appending(path: "p.pdf"))
      try shell(["pdftoppm", "-r", "100", "p.pdf", "p"], in: folder)
      let ppm = Array(try Data(contentsOf: folder.appending(path: "p-1.ppm")))
      let pixels = ppm.suffix(image.width * image.height * 3)
      var apart = 0
      for (place, byte) in pixels.enumerated() {
        let own = image.bytes[image.components == 3 ? place : place / 3]
        if abs(Int(own) - Int(byte)) > 96 { apart += 1 }
      }
      #expect(Double(apart) < 0.005 * Double(pixels.count), "\(apart) of \(pixels.count)")
    }
  }

  @Test func refusesTooManyPixels() throws {
    #expect(throws: RenderingError.tooManyPixels(width: 39685, height: 56126, fitting: 1203)) {
      try sample(size: "a2").bytes("01-apple.png", dpi: 2400)
    }
  }

  /// A document of one's own marks may hold any number.
  @Test(
    arguments: Format.allCases,
    [Double.nan, .infinity, -.infinity, 1e300, -1e300, 100_001, .greatestFiniteMagnitude])
  func refusesMarksOfWildNumbers(_ format: Format, _ number: Double) throws {
    let pen = Pen(color: Color(0), width: 1)
    let (wild, tame) = (Point(x: 1, y: number), Point(x: 1, y: 2))
    let marks: [Mark] = [
      .fill(Path([.move(tame), .quadratic(wild, tame)]), Color(0)),
      .stroke(Path([.move(tame), .line(tame)]), Pen(color: Color(0), width: number)),
      .lines([Segment(tame, wild)], pen),
      .text(TextLine("x", font: Font(["Lato"]), size: number, origin: tame, color: Color(0))),
      .dots(
        DotGrid(
          origin: tame, pitch: Size(width: number, height: 1), columns: 1, rows: 1, radius: 1,
          color: Color(0))),
      .dots(
        DotGrid(
          origin: tame, pitch: Size(width: 1, height: 1), columns: 0, rows: 1, radius: 1,
          color: Color(0))),
    ]
    for mark in marks {
      let files = FileSet(
        Document(
          title: "t", page: Page(.a4), sheets: [Sheet(number: 1, title: "t", marks: [mark])]),
        formats: [format], book: nil, singles: true)
      #expect(throws: RenderingError.unusableMark(sheet: "1-t")) {
        try files.bytes(of: files.files[0], settings())
      }
    }
  }

  @Test func svgIsWellFormedAndStandsAlone() throws {
    try withScratchFolder { folder in
      let edition = try sample(["<&\"'>", "Apple"])
      let first = try #require(edition.files.first { $0.format.name == "svg" })
      let bytes = try edition.bytes(of: first, settings())
      try Data(bytes).write(to: folder.appending(path: "p.svg"))
      #expect(try shell(["xmllint", "--noout", "p.svg"], in: folder).code == 0)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("width=\"63.5mm\" height=\"88.9mm\" viewBox=\"0 0 180 252\""))
      #expect(text.contains("<title>1 &lt;&amp;&quot;’&gt;</title>"))
      // Nothing in it depends on what was drawn before.
      let again = try edition.bytes(of: first, settings())
      _ = try edition.bytes("02-apple.svg")
      #expect(try edition.bytes(of: first, settings()) == again)
      #expect(bytes == again)
    }
  }

  /// Those who hear a picture get the words of the whole prompt at once, in its language.
  @Test func svgsSayWholePrompts() throws {
    func line(_ text: String, _ y: Double) -> Mark {
      .text(
        TextLine(
          text, font: Theme.usualFont, size: 20, origin: Point(x: 5, y: y), color: Color(0)))
    }
    let box = Rect(left: 0, top: 0, right: 20, bottom: 20)
    let swatch: [Mark] = [
      .fill(.rectangle(box), Color(0x00FF88)),
      .stroke(.rectangle(box), Pen(color: Color(0), width: 1)),
    ]
    let document = Document(
      title: "T", language: "de", page: Page(.a5),
      sheets: [
        Sheet(
          number: 1, title: "1",
          marks: [
            line("Donau\u{AD}", 20), line("dampfer – und", 40), line("Licht", 60), line("sea", 90),
          ]
            + swatch,
          passages: [
            Passage(.heading, marks: 0..<3), Passage(.words, [.mark(3)], language: "en"),
            Passage(picture: "Farbe #00FF88", box: box, marks: 4..<6),
          ])
      ])
    let text = String(
      decoding: try Format.svg.bytes(of: 0..<1, in: document, settings()), as: UTF8.self)
    let names = text.split(separator: "\n").filter { $0.contains("aria-label") }
    #expect(
      names == [
        "<g role=\"img\" aria-label=\"Donaudampfer – und Licht\">",
        "<g role=\"img\" aria-label=\"sea\" xml:lang=\"en\">",
        "<g role=\"img\" aria-label=\"Farbe #00FF88\">",
      ], "\(names)")
    #expect(text.contains("viewBox=\"0 0 419.53 595.28\" xml:lang=\"de\">"))
    #expect(text.components(separatedBy: "</g>").count == 4)
  }

  /// A mark behind a sign makes one character of both, which is escaped all the same.
  @Test func svgEscapesBehindMarks() throws {
    let edition = try sample(["&\u{FE0F} <\u{200D}x"])
    let file = try #require(edition.files.first { $0.format.name == "svg" })
    let text = String(decoding: try edition.bytes(of: file, settings()), as: UTF8.self)
    #expect(text.contains("<title>1 &amp;\u{FE0F} &lt;\u{200D}x</title>"))
  }

  @Test func aBookMayBeNamedLikeAPage() throws {
    let document = try sample().document
    let edition = FileSet(document, formats: [.pdf], book: "01-apple", singles: true)
    #expect(edition.files.map(\.name) == ["01-apple-book.pdf", "01-apple.pdf", "02-bad-dog.pdf"])
  }

  @Test func svgOfAScreenIsInPixels() throws {
    let text = String(
      decoding: try sample(size: "story").bytes("01-apple.svg"), as: UTF8.self)
    #expect(text.contains("width=\"1080\" height=\"1920\""))
  }

  @Test func drawsTheSameTwice() throws {
    for file in try sample().files {
      let (a, b) = (
        try sample().bytes(of: file, settings()),
        try sample().bytes(of: file, settings())
      )
      #expect(a == b, "\(file.name)")
    }
  }

  @Test(arguments: [
    (nil, "2026-10-01", "2026-10-01T00:00:00Z"), (nil, nil, nil),
    ("0", "2026-10-01", "1970-01-01T00:00:00Z"),
    ("1790812799", nil, "2026-09-30T23:59:59Z"),
  ])
  func datesComeFromTheListOrTheEnvironment(
    _ epoch: String?, _ start: String?, _ expected: String?
  ) throws {
    #expect(
      try creationTime(start: start.flatMap { CalendarDate($0) }, sourceDateEpoch: epoch)
        == expected)
  }

  @Test(arguments: ["x", "-1", "1.5", "99999999999999999"]) func refusesOtherEpochs(_ text: String)
  {
    #expect(throws: UsageProblem.self) { try creationTime(start: nil, sourceDateEpoch: text) }
  }
}
