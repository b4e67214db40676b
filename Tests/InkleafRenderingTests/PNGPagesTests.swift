import InkleafCompression
import InkleafText
@testable import InkleafLists
@testable import InkleafPages
import InkleafGeometry
import CInkleafCairo
import InkleafCairo
import Foundation
@testable import Inkleaf
import Support
import Testing

@testable import InkleafRendering

/// PNG files put together from shared parts and strips: what they hold is what a drawing of the whole
/// page holds, on every page.
@Suite struct PNGPagesTests {
  static let list = PromptList(
    title: "Inktober 2026", start: CalendarDate("2026-10-01"), credit: "Prompts by Somebody",
    hashtag: "#inktober2026",
    prompts: (1...31).map { number in
      Prompt(
        number: number,
        text: ["Gargoyle", "jigsaw", "Ångström Égypte", "a long prompt of words"][number % 4])
    })

  static let pages: [(String, String, String, [String], Bool)] = [
    ("classic", "paper", "a5", ["ruling=dots"], false),
    ("classic", "midnight", "a5", [], false),
    ("classic", "sumi", "a6", ["frameStyle=hand"], false),
    ("classic", "sumi", "a6", ["numberStyle=plain", "ornament=null"], false),
    ("classic", "sumi", "a6", ["frameStyle=line"], false),
    ("classic", "riso", "ipad-11", [], false),
    ("classic", "case-file", "a6", [], true),
    ("classic", "arcade", "supernote-nomad", [], false),
    ("classic", "herbarium", "a6", [], false),
    ("classic", "e-ink", "supernote-nomad", [], false),
    ("classic", "mint", "a6", ["ruling=perspective"], true),
    ("classic", "paper", "a6", ["ruling=isometric"], true),
    ("minimal", "blueprint", "300x100mm", [], false),
    ("storyboard", "newsprint", "letter", [], false),
    ("two-up", "rose", "a5", ["ruling=hexagons"], false),
    ("calendar", "classroom", "a5", [], false),
    ("list", "pumpkin", "instagram-square", [], false),
    ("notes", "high-contrast", "60x200mm", [], false),
  ]

  func document(
    _ layout: String, _ theme: String, _ size: String, _ changes: [String], _ isTransparent: Bool,
    files: ThemeFiles = .none
  ) throws -> Document {
    try Document(
      Self.list, layout: Layout(named: layout), page: Page(PageSize(reading: size)),
      theme: Theme(named: theme).setting(changes.map(ThemeChange.init(pair:)), files: files),
      isTransparent: isTransparent,
      words: .english, metrics: Typesetter(language: "en"))
  }

  /// A sheet drawn whole, packed like the file.
  func plain(_ document: Document, _ sheet: Sheet, dpi: Double, as format: PixelFormat) throws
    -> [UInt8]
  {
    let (width, height) = document.page.pixels(dpi: dpi)
    let image = try ImageCanvas(
      width: width, height: height, paper: document.isTransparent ? nil : 0)
    image.canvas.scale(dpi / 72)
    try image.canvas.draw(
      document.background(of: sheet) + sheet.marks, perPoint: dpi / 72,
      typesetter: Typesetter(language: "en"))
    let length = format.length(of: width)
    var bytes = [UInt8](repeating: 0, count: length * height)
    try image.finish { rows in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        for row in 0..<height { format.pack(rows[row], into: start + row * length) }
      }
    }
    return bytes
  }

  func check(
    _ document: Document, dpi: Double, _ comment: String, limits: PNGPages.Limits? = nil
  ) throws -> PixelFormat {
    let settings = RenderSettings(typesetter: Typesetter(language: "en"), dpi: dpi, created: "")
    let pages = try PNGPages(document, settings, limits: limits)
    let (width, height) = document.page.pixels(dpi: dpi)
    let length = pages.format.length(of: width)
    for sheet in document.sheets {
      var file: [UInt8] = []
      try pages.draw(sheet) { file += $0 }
      let whole = try plain(document, sheet, dpi: dpi, as: pages.format)
      let drawn = try #require(rows(ofPNG: file, length: length, height: height))
      if drawn == whole { continue }
      // The places are looked for only now: a page has millions of bytes.
      let different = zip(drawn, whole).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      let places = different.prefix(9).map {
        "row \($0 / length), byte \($0 % length): \(drawn[$0]) is \(whole[$0])"
      }
      Issue.record("\(comment): \(sheet.name), \(different.count) bytes: \(places)")
    }
    return pages.format
  }

  @Test(arguments: pages) func everyPageIsTheDrawing(
    _ layout: String, _ theme: String, _ size: String, _ changes: [String], _ isTransparent: Bool
  ) throws {
    let document = try document(layout, theme, size, changes, isTransparent)
    let format = try check(document, dpi: 120, "\(layout) \(theme) \(size)")
    switch (theme, isTransparent) {
    case ("e-ink", _): #expect(format == PixelFormat(kind: .grey, bits: 4))
    case ("paper", true): #expect(format.kind == .greyWithOpacity)
    case (_, true): #expect(format.kind == .colorWithOpacity)
    case ("paper", _), ("newsprint", _), ("high-contrast", _): #expect(format.kind == .grey)
    default: #expect(format.kind == .color)
    }
  }

  /// Limits that cut a page into bands of a few rows, which are drawn anew for each page.
  static let narrow = PNGPages.Limits(rows: 9000, kept: 20_000, compressed: 500, gathered: 100)

  @Test(arguments: pages) func bandsAreTheDrawing(
    _ layout: String, _ theme: String, _ size: String, _ changes: [String], _ isTransparent: Bool
  ) throws {
    var document = try document(layout, theme, size, changes, isTransparent)
    document.sheets = Array(document.sheets.prefix(2))
    _ = try check(document, dpi: 90, "\(layout) \(theme) \(size)", limits: Self.narrow)
  }

  /// A frame by hand is drawn side by side; each day's is another.
  @Test(arguments: ["classic", "polaroid", "storyboard", "two-up"], [83.0, 240])
  func everyFrameByHandIsTheDrawing(_ layout: String, _ dpi: Double) throws {
    var document = try document(layout, "sumi", "a6", ["ruling=isometric"], false)
    document.sheets = Array(document.sheets.prefix(3))
    _ = try check(document, dpi: dpi, "\(layout) \(dpi)")
  }

  /// What comes again on a page is drawn once, which must not be seen.
  @Test(arguments: Ruling.all.map(\.name), [110.0, 300]) func everyRulingIsTheDrawing(
    _ ruling: String, _ dpi: Double
  ) throws {
    var document = try document("classic", "paper", "a6", ["ruling=\(ruling)"], false)
    document.sheets = Array(document.sheets.prefix(2))
    _ = try check(document, dpi: dpi, ruling)
  }

  /// All rows of dots look alike, and so do all lines; what stands beside them does not.
  @Test func whatComesAgainIsKnown() throws {
    let grid = PixelGrid(scale: 300 / 72)
    let page = Rect(left: 0, top: 0, right: 300, bottom: 400)
    let dots = Mark.dots(
      DotGrid(
        origin: Point(x: 20, y: 30.3), pitch: Size(width: 14.17, height: 14.17), columns: 18,
        rows: 20, radius: 0.57, color: Color(0)))
    let lines = Mark.lines(
      (0..<5).map { index in
        let y = 322.7 + Double(index) * 11.3
        return Segment(Point(x: 10, y: y), Point(x: 290, y: y))
      }, Pen(color: Color(0), width: 0.4))
    let rows = RestlessRows(
      [dots, lines].map { InkedMark(mark: $0, ink: page) }, height: 1667, scale: grid.scale)
    let looks = rows.stretches(of: 0..<1667).filter(\.differ).map(\.look)
    // The first row differs from what is not there.
    #expect(looks.count == 1 + 20 + 5 && looks[0] == nil)
    #expect(Set(looks[1...20]).count == 1 && Set(looks[21...]).count == 1)
    #expect(looks[1] != nil && looks[21] != nil && looks[1] != looks[21])
    // A stretch that is cut is like no other.
    let cut = rows.stretches(of: grid.pixel(of: 30.3)..<1667).filter(\.differ).map(\.look)
    #expect(cut[0] == nil && cut[1] == looks[1])
    // A box between them ends what was alike above and below it.
    let box = Mark.fill(
      .rectangle(Rect(left: 5, top: 100, right: 9, bottom: 103)), Color(0x808080))
    let parted = RestlessRows(
      [dots, box].map { InkedMark(mark: $0, ink: page) }, height: 1667, scale: grid.scale)
    #expect(Set(parted.stretches(of: 0..<1667).compactMap(\.look)).count == 2)
    // An outline left open is filled as if it were closed, here by a slanted side.
    let open = Mark.fill(
      Path([
        .move(Point(x: 5, y: 100)), .line(Point(x: 50, y: 100)), .line(Point(x: 50, y: 160)),
      ]), Color(0))
    let slanted = RestlessRows(
      [InkedMark(mark: open, ink: page)], height: 1667, scale: grid.scale)
    #expect(
      slanted.stretches(of: 0..<1667).contains {
        $0.differ && $0.rows.contains(grid.pixel(of: 130))
      })
  }

  /// A frame's ink is in its four sides, unless what they enclose is filled.
  @Test func framesAreMostlyEmpty() {
    let (page, inside) = (
      Rect(left: 10, top: 20, right: 310, bottom: 420),
      Rect(left: 14, top: 25, right: 305, bottom: 416)
    )
    func around(_ rect: Rect, clockwise: Bool) -> [Path.Element] {
      let corners = [
        Point(x: rect.left, y: rect.top), Point(x: rect.right, y: rect.top),
        Point(x: rect.right, y: rect.bottom), Point(x: rect.left, y: rect.bottom),
      ]
      let way = clockwise ? corners : corners.reversed()
      return [.move(way[0])] + way[1...].map { .line($0) } + [.close]
    }
    func boxes(_ mark: Mark) -> [Rect] { InkedMark(mark: mark, ink: page).boxes }
    let outer = around(page, clockwise: true)
    let ring = Mark.fill(Path(outer + around(inside, clockwise: false)), Color(0))
    #expect(
      boxes(ring) == [
        Rect(left: 10, top: 20, right: 310, bottom: 25),
        Rect(left: 10, top: 25, right: 14, bottom: 416),
        Rect(left: 305, top: 25, right: 310, bottom: 416),
        Rect(left: 10, top: 416, right: 310, bottom: 420),
      ])
    // Gone round twice, the inside is filled.
    #expect(boxes(.fill(Path(outer + around(inside, clockwise: true)), Color(0))) == [page])
    #expect(boxes(.fill(Path(outer), Color(0))) == [page])
    #expect(boxes(.stroke(Path(outer), Pen(color: Color(0), width: 2))).count == 4)
    // An open line across the middle leaves no hole; a small hole is not worth four boxes.
    let across = outer + [.move(Point(x: 10, y: 220)), .line(Point(x: 310, y: 220))]
    #expect(boxes(.stroke(Path(across), Pen(color: Color(0), width: 2))) == [page])
    let small = around(Rect(left: 100, top: 150, right: 220, bottom: 290), clockwise: false)
    #expect(boxes(.fill(Path(outer + small), Color(0))) == [page])
  }

  /// A picture behind the page, which is nothing like a drawing.
  @Test func everyPageWithAPictureIsTheDrawing() throws {
    let image = try ImageCanvas(width: 90, height: 120)
    for y in 0..<120 {
      for x in stride(from: 0, to: 90, by: 3) {
        image.canvas.setColor(
          Color(
            red: UInt8(x * 7 % 31 * 8), green: UInt8(y * 2), blue: UInt8(x * y % 97 * 2)))
        let (left, top) = (Double(x), Double(y))
        image.canvas.fill(
          .rectangle(Rect(left: left, top: top, right: left + 3, bottom: top + 1)))
      }
    }
    let bytes = try image.finish { rows in
      try plainPNG(rows)
    }
    let files = ThemeFiles(
      read: { (_) throws(UsageProblem) in bytes },
      colors: { (picture) throws(UsageProblem) in try colors(of: picture) })
    var document = try document(
      "classic", "mint", "a6", ["background=p.png", "inkFollows=rms"], false, files: files)
    document.sheets = Array(document.sheets.prefix(6))
    #expect(try check(document, dpi: 100, "picture") == PixelFormat(kind: .color))
    // Smaller, as large and larger than the picture; and in bands.
    document.sheets = Array(document.sheets.prefix(2))
    for dpi in [15.9, 21.8, 29.3, 64] {
      _ = try check(document, dpi: dpi, "picture \(dpi)")
      _ = try check(document, dpi: dpi, "picture \(dpi) in bands", limits: Self.narrow)
    }

    // A small one in a corner, over a ruling that comes again above and below it.
    for isTransparent in [false, true] {
      var small = try self.document("minimal", "paper", "a6", ["ruling=lines"], isTransparent)
      small.sheets = Array(small.sheets.prefix(3))
      let box = Rect(left: 33.3, top: 151.7, right: 101.9, bottom: 233.1)
      small.backgrounds[0].append(
        .image(Picture.Placed(try Picture(png: bytes), in: box, covers: false)))
      #expect(
        try check(small, dpi: 130, "small picture").kind
          == (isTransparent ? .colorWithOpacity : .color))
    }
  }

  /// The fewest bits that hold all pixels: what has no soft edges needs few.
  @Test(
    arguments: [
      ([0x000000, 0xFFFFFF], PixelFormat(kind: .grey, bits: 1)),
      ([0x000000, 0x555555, 0xFFFFFF], PixelFormat(kind: .grey, bits: 2)),
      ([0x111111, 0xFFFFFF], PixelFormat(kind: .grey, bits: 4)),
      ([0x123456, 0xFFFFFF], PixelFormat(kind: .palette([0x123456, 0xFFFFFF]), bits: 1)),
      ([0x010101, 0xFFFFFF], PixelFormat(kind: .grey, bits: 8)),
      (
        [0x100000, 0x200000, 0x300000, 0x400000, 0x500000],
        PixelFormat(kind: .palette([0x100000, 0x200000, 0x300000, 0x400000, 0x500000]), bits: 4)
      ),
    ] as [([UInt32], PixelFormat)])
  func formatsAreAsSmallAsCanBe(_ colors: [UInt32], _ expected: PixelFormat) throws {
    // Whole pixels, so that there are no colours in between.
    var page = Page(try PageSize(reading: "800x1000px"))
    page.dpi = 72
    func box(_ index: Int, _ color: UInt32) -> Mark {
      let top = Double(index * 150 + 40)
      return .fill(
        .rectangle(Rect(left: 50, top: top, right: 700, bottom: top + 100)), Color(color))
    }
    let background: [Mark] = [
      .fill(.rectangle(Rect(left: -2, top: -2, right: 802, bottom: 1002)), Color(colors[0]))
    ]
    let document = Document(
      title: "t", language: "en", page: page, isTransparent: false,
      background: background + [box(0, colors[0])],
      sheets: (1..<colors.count).map { index in
        Sheet(
          number: index, title: "\(index)", name: "\(index)", marks: [box(index, colors[index])])
      })
    #expect(try check(document, dpi: 72, "\(colors)") == expected)
    let edition = FileSet(document, formats: [.png], book: nil, singles: true)
    try withScratchFolder { folder in
      try Data(edition.bytes("1.png", dpi: 72)).write(to: folder.appending(path: "1.png"))
      #expect(try shell(["pngcheck", "-q", "1.png"], in: folder).code == 0)
    }
  }

  /// Rows of any content come back as they were: random, runs, repeated rows, and short ones.
  @Test func anyRowsComeBack() throws {
    var state: UInt64 = 11
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for round in 0..<150 {
      let length = [2, 3, 4, 5, 10, 300, 2481, 40_000][round % 8]
      let height = 1 + random(length > 2000 ? 6 : 40)
      var stream = RowStream(length: length)
      var all: [UInt8] = []
      for row in 0..<height {
        if row > 0, random(4) == 0 {
          let count = 1 + random(3)
          stream.addUnchanged(count)
          for _ in 0..<count { all += [2] + [UInt8](repeating: 0, count: length - 1) }
          continue
        }
        let kind = random(4)
        let bytes = (0..<length).map { place -> UInt8 in
          switch kind {
          case 0: UInt8(random(256))
          case 1: UInt8(random(40) == 0 ? random(3) : 255)
          case 2: UInt8(truncatingIfNeeded: place / 59 % 2 * 200)
          default: UInt8(random(2))
          }
        }
        stream.add(bytes)
        all += bytes
      }
      let rows = stream.finish()
      #expect(rows.sum.sum == UInt32(adler32(1, all, UInt32(all.count))))
      let packed =
        [0x78, 0x01] + rows.chunk.dropFirst(8).dropLast(4) + [1, 0, 0, 0xFF, 0xFF]
        + PNGFile.bigEndian(Int(rows.sum.sum))
      var size = UInt(all.count)
      var unpacked = [UInt8](repeating: 0, count: all.count)
      #expect(uncompress(&unpacked, &size, packed, UInt(packed.count)) == Z_OK, "round \(round)")
      #expect(unpacked == all, "round \(round)")
    }
  }
}
