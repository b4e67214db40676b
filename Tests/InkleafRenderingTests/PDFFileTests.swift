import Foundation
import Inkleaf
import InkleafCompression
import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
import InkleafText
import Support
import Testing

@testable import InkleafRendering

@Suite struct PDFFileTests {
  @Test func readsWhatIsWhole() throws {
    let file = try PDFFile(reading: sample().bytes("book.pdf"))
    #expect(try file.pages().count == 2)
    #expect(file.trailer.keys.sorted() == ["ID", "Info", "Root"])
  }

  /// Words that look like the file's own are no pages.
  @Test func isNotFooledByWords() throws {
    let bytes = try sample(["/Type /Page x", "endobj << /Type /Page"]).bytes("book.pdf")
    #expect(try PDFFile(reading: bytes).pages().count == 2)
  }

  /// However much of the end is lost, it is noticed.
  @Test func noticesTruncation() throws {
    let bytes = try sample().bytes("01-apple.pdf")
    for kept in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: PDFFault.self, "\(kept) of \(bytes.count)") {
        try PDFFile(reading: Array(bytes[..<kept]))
      }
    }
  }

  /// A lost or a doubled piece moves the objects away from where the table says they are.
  @Test func noticesLostPieces() throws {
    let bytes = try sample().bytes("01-apple.pdf")
    for place in stride(from: 0, to: bytes.count - 600, by: 211) {
      var broken = bytes
      broken.removeSubrange(place..<place + 64)
      #expect(throws: PDFFault.self, "at \(place)") { try PDFFile(reading: broken) }
    }
  }

  @Test(arguments: [
    "", "%PDF-1.5\n", "%PDF-1.5\nstartxref\n9999\n%%EOF\n",
    "%PDF-1.5\nstartxref\n99999999999999999999\n%%EOF\n",
    "%PDF-1.5\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 7 0 R >>\nstartxref\n9\n%%EOF\n",
  ])
  func noticesNonsense(_ text: String) {
    #expect(throws: PDFFault.self) { try PDFFile(reading: Array(text.utf8)) }
  }

  /// Objects that are written and read again are the same, also under all other names and numbers.
  @Test func objectsComeBack() throws {
    let file = try PDFFile(reading: sample().bytes("book.pdf"))
    var objects = PDFObjects()
    for number in 1...file.objects.count {
      _ = objects.add(try #require(file.objects[number]))
    }
    var written: [UInt8] = []
    try objects.write(
      root: try #require(file.trailer["Root"]), info: try #require(file.trailer["Info"])
    ) { written += $0 }
    #expect(try PDFFile(reading: written).objects == file.objects)
  }

  /// Objects by the ten thousands are in several streams, since readers count them with two bytes.
  @Test func manyObjectsComeBack() throws {
    var objects = PDFObjects()
    let root = objects.add(.dictionary(["Type": .name("Catalog")]))
    for number in 2...70_000 { _ = objects.add(.array([.number(Double(number))])) }
    var written: [UInt8] = []
    try objects.write(root: root, info: root) { written += $0 }
    let file = try PDFFile(reading: written)
    #expect(file.objects.count == 70_000)
    #expect(file.objects[70_000] == .array([.number(70_000)]))
    #expect(file.resolved(file.trailer["Root"])?.dictionary?["Type"] == .name("Catalog"))
  }

  @Test func valuesComeBack() throws {
    let value = PDFObject.array([
      .null, .boolean(true), .number(-0.5), .number(12), .number(0.000001), .number(-7),
      .name("a b#/é"), .string(Array("a(b)\\)".utf8)), .string([0, 255, 10]), .string([]),
      .dictionary([
        "K": .array([.name("x"), .name("y"), .reference(3)]), "Empty": .dictionary([:]),
      ]),
      .text("Tinte"), .text("墨"),
    ])
    var bytes: [UInt8] = []
    bytes.append(value)
    var scanner = PDFScanner(bytes)
    #expect(try scanner.value() == value)
    #expect(scanner.place == bytes.count)
  }

  /// Changed bytes end in a fault or in other values, never in a trap.
  @Test func survivesChangedBytes() throws {
    let bytes = try sample().bytes("01-apple.pdf")
    var random = SplitMix(seed: 15)
    for _ in 0..<400 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      _ = (try? PDFFile(reading: broken)).map { try? $0.pages() }
    }
  }

  // MARK: Content

  private func rewritten(
    _ source: String, names: [String]? = nil, dropsStates: Bool = true
  ) throws -> String {
    let content = try PDFContent(
      rewriting: Array(source.utf8), nil, names: names, dropsStates: dropsStates)
    return String(decoding: content.bytes, as: UTF8.self)
  }

  @Test func greysBecomeGrey() throws {
    #expect(try rewritten("0.4 0.4 0.4 rg 1 2 3 4 re f") == "\n0.4 g 1 2 3 4 re f\n")
    #expect(try rewritten("0 0 0 RG 0 0 1 rg") == "\n0 G 0 0 1 rg\n")
    // Words of a text are no operators.
    #expect(try rewritten("(1 1 1 rg \\( x) Tj") == "(1 1 1 rg \\( x) Tj\n")
    #expect(try rewritten("[(0 0 0 RG)-3<41>]TJ") == "[(0 0 0 RG)-3<41>]TJ\n")
  }

  @Test func statesAreDropped() throws {
    #expect(try rewritten("q /a0 gs f Q") == "q f Q\n")
    #expect(try rewritten("q /a0 gs f Q", dropsStates: false) == "q /a0 gs f Q\n")
  }

  @Test func drawingOutsideOfTagsIsAnArtifact() throws {
    let source = "q f /P << /MCID 0 >> BDC BT (x) Tj ET EMC q Q S"
    #expect(
      try rewritten(source, names: ["H1"])
        == "\n/Artifact BMC\nq f\nEMC\n/H1<</MCID 0>>BDC BT (x) Tj ET EMC"
        + "\n/Artifact BMC\n q Q S\nEMC\n")
    // A text attached to glyphs stays within its tag, and what draws nothing is no artifact.
    let attached =
      "q /P <</MCID 7>> BDC /Span << /ActualText <FEFF> >> BDC (x) Tj EMC EMC Q"
    #expect(
      try rewritten(attached, names: ["P"])
        == "q\n/P<</MCID 0>>BDC /Span << /ActualText <FEFF> >> BDC (x) Tj EMC EMC Q\n")
  }

  @Test(arguments: [
    ("/P << /MCID 0 >> BDC EMC", []), ("f", ["P"]), ("EMC", []),
    ("/P << /MCID 0 >> BDC", ["P"]), ("/P << /MCID 0 >> BDC /P << >> BDC EMC EMC", ["P", "P"]),
    ("(x", []), ("BI ID xx", []), (")", []),
  ])
  func faultsOfContentAreNoticed(_ source: String, _ names: [String]) {
    #expect(throws: PDFFault.self) { try rewritten(source, names: names) }
  }

  @Test func imagesWithinAreLeftAlone() throws {
    let source = "q BI /W 1 /H 1 ID \u{1}1 1 1 rg EI Q"
    #expect(try rewritten(source) == source + "\n")
    #expect(try rewritten(source, names: []) == "\n/Artifact BMC\n\(source)\nEMC\n")
  }

  // MARK: Profile

  /// Other programs take the profile for sRGB.
  @Test func profileHasItsSize() {
    let bytes = SRGBProfile.bytes
    #expect(bytes.count < 500)
    #expect(bytes[..<4].reduce(0) { $0 << 8 | Int($1) } == bytes.count)
  }

  // MARK: What a file says

  private func document(_ marks: [Mark], _ passages: [Passage], title: String = "T") -> Document {
    Document(
      title: title, language: "de", page: Page(.a4),
      background: [.fill(.rectangle(Rect(Page(.a4).size)), .init(0xFFFFFF))],
      sheets: [
        Sheet(number: 4, title: "4 A", marks: marks, passages: passages),
        Sheet(number: 9, title: "9 <B> & (C)", marks: []),
      ])
  }

  private func line(_ text: String, y: Double) -> Mark {
    .text(
      TextLine(
        text, font: Theme.usualFont, size: 20, origin: Point(x: 50, y: y), color: Color(0x808080)))
  }

  /// Passages in any order and form make a sound file, as do marks that are not there.
  @Test func passagesBecomeTags() throws {
    let marks = [line("one", y: 50), line("two", y: 80), line("three", y: 110), line("", y: 140)]
    let box = Rect(left: 10, top: 10, right: 60, bottom: 60)
    let passages = [
      Passage(.heading, marks: [2]),
      Passage(
        .paragraph, [.mark(0), .part(Passage(.words, [.mark(1)], language: "ja")), .mark(99)]),
      Passage(picture: "ein \"Bild\"", box: box, marks: []),
      Passage(.paragraph, marks: [0, -1, 3]),
      Passage(.paragraph, marks: []),
    ]
    let document = document(marks, passages)
    let bytes = try Format.pdf.bytes(of: document.sheets.indices, in: document, settings())
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      #expect(try shell(["qpdf", "--check", "t.pdf"], in: folder).code == 0)
      let spoken = try shell(["pdfinfo", "-struct-text", "t.pdf"], in: folder).output
      let words = spoken.split(separator: "\n").map { $0.drop { $0 == " " } }
      let heading = try #require(words.firstIndex { $0.hasPrefix("H1") })
      #expect(words[heading + 1] == "\"three\"")
      let span = try #require(words.firstIndex { $0.hasPrefix("Span") })
      #expect(words[span - 1] == "\"one \"" && words[span + 1] == "\"two\"")
    }
  }

  /// A link with words is read with them, and one without behind all words; a page alone keeps the words of a link
  /// to another.
  @Test func linksHaveTheirWords() throws {
    let box = Rect(left: 10, top: 10, right: 60, bottom: 60)
    let marks = [
      line("one", y: 50), .link(Link(box: box, to: .sheet(1))), line("two", y: 80),
      .link(Link(box: box, to: .address("https://example.org"))),
    ]
    let entry = Passage(
      .entry, parts: [Passage(.reference, parts: [Passage(.link, marks: [0, 1])])])
    let document = document(
      marks, [Passage(.contents, parts: [entry]), Passage(.paragraph, marks: [2])])
    for (sheets, role) in [(0..<2, "Link"), (0..<1, "Span")] {
      let bytes = try Format.pdf.bytes(of: sheets, in: document, settings())
      try withScratchFolder { folder in
        try Data(bytes).write(to: folder.appending(path: "t.pdf"))
        #expect(try shell(["qpdf", "--check", "t.pdf"], in: folder).code == 0)
        let spoken = try shell(["pdfinfo", "-struct-text", "t.pdf"], in: folder).output
        let words = spoken.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        let object = role == "Link" ? ["Object"] : []
        #expect(
          words.map(String.init)
            == ["Document", "Sect", "TOC", "TOCI", "Reference", role, "\"one\""] + object
            + ["P", "\"two\"", "Link", "Object"] + (sheets.count > 1 ? ["Sect"] : []), "\(spoken)")
      }
    }
  }

  /// A word in two lines is read aloud as one, and copied with a soft hyphen, which is none of the list's.
  @Test func partedWordsAreWhole() throws {
    let marks = [
      line("4", y: 20), line("Dampf\u{AD}", y: 50), line("schiff", y: 80),
      line("T-\u{200B}", y: 110), line("Shirt", y: 140), line("Fox –", y: 170), line("Den", y: 200),
    ]
    let document = document(
      marks, [Passage(.heading, marks: [0, 1, 2]), Passage(.paragraph, marks: [3, 4, 5, 6])])
    let bytes = try Format.pdf.bytes(of: 0..<1, in: document, settings())
    let file = try PDFFile(reading: bytes)
    let texts = file.objects.values.compactMap { $0.dictionary?["ActualText"] }
    #expect(texts == [.text("4 Dampfschiff")])
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      let words = try shell(["pdftotext", "-raw", "t.pdf", "-"], in: folder).output
      #expect(words.contains("Dampf\u{AD}") && !words.contains("Dampf-"), "\(words)")
      // The hyphen of the list stays one, though the soft one has the same letter form.
      #expect(words.contains("T-\nShirt\nFox –\nDen"), "\(words)")
    }
  }

  @Test(arguments: [
    ("Prompts by Jake Parker, inktober.com", "Jake Parker"), ("by Ann", "Ann"),
    ("von Jürgen Groß, https://example.org/a", "Jürgen Groß"), ("Night by Day", "Night by Day"),
    ("Jake Parker", "Jake Parker"), ("inktober.com", "inktober.com"), ("by", "by"), ("", ""),
  ])
  func authorsAreNames(_ credit: String, _ name: String) { #expect(credit.nameInCredit == name) }

  /// A list without dates has no date that nobody knows.
  @Test func undatedFilesSayNoDate() throws {
    let metadata = PDFMetadata(
      title: "T", language: "en", created: nil, isTagged: true, hasAllGlyphs: true)
    #expect(metadata.description.dictionary?["CreationDate"] == nil)
    #expect(!metadata.xmp.contains("CreateDate") && metadata.xmp.contains("CreatorTool"))
  }

  /// What pages share is read where it stands: on all of them, or on the first alone if they repeat it.
  @Test(arguments: [0..<2, 1..<2]) func sharedMarksAreRead(_ sheets: Range<Int>) throws {
    let box = Rect(left: 20, top: 100, right: 80, bottom: 140)
    let picture = try Picture(png: PictureTests().png(width: 30, rows: 20, told: 20))
    var document = document([line("one", y: 50)], [])
    document.backgrounds = [
      [
        .fill(.rectangle(document.page.paper), Color(0xFFFFFF)),
        .image(Picture.Placed(picture, in: box, covers: false)),
        .fill(.rectangle(box - Insets(all: 5)), Color(0xEEEEEE)), line("Name", y: 20),
        line("every page", y: 190),
      ]
    ]
    var figure = Passage(.figure, [.background(1)])
    (figure.alternate, figure.box) = ("a picture", box)
    var footer = Passage(.paragraph, [.background(4)])
    footer.isRepeated = true
    let passages = [
      Passage(.paragraph, [.background(3)]), Passage(.heading, marks: [0]), figure, footer,
    ]
    document.sheets = (1...2).map {
      Sheet(number: $0, title: "one", marks: [line("one", y: 50)], passages: passages)
    }
    let bytes = try Format.pdf.bytes(of: sheets, in: document, settings())
    let file = try PDFFile(reading: bytes)
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      #expect(try shell(["qpdf", "--check", "t.pdf"], in: folder).code == 0)
      let spoken = try shell(["pdfinfo", "-struct-text", "t.pdf"], in: folder).output
      func count(_ words: String) -> Int { spoken.components(separatedBy: words).count - 1 }
      #expect(count("\"Name\"") == sheets.count && count("\"every page\"") == 1, "\(spoken)")
      let words = try shell(["pdftotext", "-raw", "t.pdf", "-"], in: folder).output
      #expect(words.components(separatedBy: "every page").count - 1 == sheets.count, "\(words)")
    }
    // The picture is in its tag, and what lies over it stays there.
    for page in try file.pages() {
      let number = try #require(page["Contents"]?.reference)
      guard case .stream(let stream)? = file.objects[number] else { continue }
      let operators = String(decoding: try PDFFile.content(of: stream, number), as: UTF8.self)
      let parts = operators.components(separatedBy: "/Figure<<")
      let tag = try #require(parts.last?.components(separatedBy: "EMC").first)
      #expect(parts.count == 2 && tag.contains(" Do"), "\(operators)")
      #expect(parts[1].dropFirst(tag.count).contains(" Do"), "\(operators)")
    }
  }

  /// Parts of a background that draw nothing are no reason to lose others.
  @Test(arguments: [0..<1, 0..<2, 1..<2]) func partsMayHaveNoInk(_ sheets: Range<Int>) throws {
    var document = document([line("one", y: 50)], [])
    let nothing = Mark.lines([], Pen(color: Color(0), width: 1))
    document.backgrounds = [
      [
        nothing, line("every page", y: 90), nothing, line("Name", y: 20),
        .link(Link(box: Rect(left: 0, top: 0, right: 9, bottom: 9), to: .address("https://a.org"))),
        line(" ", y: 110), line("", y: 130),
      ]
    ]
    let passages = [
      Passage(.paragraph, [.background(3)]), Passage(.paragraph, [.background(1)]).repeated,
      Passage(.paragraph, [.background(5)]).repeated,
    ]
    document.sheets = (1...2).map { Sheet(number: $0, title: "one", passages: passages) }
    let bytes = try Format.pdf.bytes(of: sheets, in: document, settings())
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      #expect(try shell(["qpdf", "--check", "t.pdf"], in: folder).code == 0)
      let words = try shell(["pdftotext", "-raw", "t.pdf", "-"], in: folder).output
      #expect(words.components(separatedBy: "every page").count - 1 == sheets.count, "\(words)")
      #expect(words.components(separatedBy: "Name").count - 1 == sheets.count, "\(words)")
    }
  }

  /// Each tag stands in one place of the tree, though a part is read between two marks that are drawn together.
  @Test func noTextIsReadTwice() throws {
    let marks = [line("October", y: 50), line("Mon", y: 80), line("7", y: 110)]
    let body = Passage(
      .body, [.mark(1), .part(Passage(.list, parts: [Passage(.item, marks: [2])])), .mark(0)])
    let document = document(
      marks, [Passage(.list, parts: [Passage(.item, [.part(body)])])])
    let bytes = try Format.pdf.bytes(of: 0..<1, in: document, settings())
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      let spoken = try shell(["pdfinfo", "-struct-text", "t.pdf"], in: folder).output
      for word in ["October", "Mon", "7"] {
        #expect(spoken.components(separatedBy: "\"\(word)").count == 2, "\(spoken)")
      }
    }
  }

  /// Lines of one size are one text whatever their colours, as a table of contents has hundreds; order and words stay.
  @Test(arguments: [0x808080, 0x404040]) func neighboursAreOneText(
    _ middle: UInt32
  ) throws {
    var marks = [line("one", y: 50), line("two", y: 80), line("three", y: 110)]
    guard case .text(var other) = marks[1] else { return }
    (other.color, other.size) = (Color(middle), 20 + 1e-12)
    marks[1] = .text(other)
    let document = document(marks, [])
    let bytes = try Format.pdf.bytes(of: 0..<1, in: document, settings())
    let file = try PDFFile(reading: bytes)
    let number = try #require(file.pages()[0]["Contents"]?.reference)
    guard case .stream(let stream)? = file.objects[number] else {
      Issue.record("no content")
      return
    }
    let operators = String(decoding: try PDFFile.content(of: stream, number), as: UTF8.self)
    #expect(operators.components(separatedBy: "BT").count - 1 == 1, "\(operators)")
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      let words = try shell(["pdftotext", "t.pdf", "-"], in: folder).output
      #expect(words.split(whereSeparator: \.isWhitespace) == ["one", "two", "three"])
    }
  }

  /// Links lead to pages of the file and to addresses of the web, and to nothing else.
  @Test func linksLeadSomewhere() throws {
    let box = Rect(left: 100, top: 10, right: 160, bottom: 30)
    let arrow = Mark.stroke(.rectangle(box), Pen(color: Color(0), width: 1))
    let targets: [Link.Target] = [
      .sheet(1), .sheet(0), .sheet(2), .sheet(-1), .address("https://example.org/a(b)?c=\\"),
      .address("javascript:alert(1)"), .address("https://ex ample.org"), .address(""),
      .address("file:///etc/passwd"),
    ]
    let marks = targets.map { Mark.link(Link(box: box, to: $0, marks: [arrow])) }
    let document = document(marks, [])
    func links(_ sheets: Range<Int>) throws -> [PDFDictionary] {
      let file = try PDFFile(reading: Format.pdf.bytes(of: sheets, in: document, settings()))
      return try file.pages().flatMap { page in
        (page["Annots"]?.array ?? []).compactMap { link in
          var entries = file.resolved(link)?.dictionary
          let target = file.resolved(entries?["Dest"])
          entries?["Dest"] = target
          return entries
        }
      }
    }
    let both = try links(document.sheets.indices)
    #expect(both.count == 3)
    #expect(both[0]["Contents"] == .text("9 <B> & (C)"))
    #expect(
      both[0]["Dest"]?.array?.dropFirst() == [.name("XYZ"), .number(0), .points(841.89), .null])
    #expect(
      both[0]["Rect"] == .array([100, 811.89, 160, 831.89].map(PDFObject.points)))
    #expect(
      both[2]["A"]?.dictionary?["URI"] == .string(Array("https://example.org/a(b)?c=\\".utf8)))
    #expect(try links(1..<2).isEmpty)
    #expect(try links(0..<1).count == 2)
  }

  // MARK: Recipes

  @Test func recipeIsInTheXMP() throws {
    let recipe = "{\"inkleaf\":\"9\",\"list\":\"a&b <c>.txt\"}"
    var settings = settings()
    settings = RenderSettings(
      typesetter: settings.typesetter, dpi: 100, created: settings.created, recipe: recipe)
    let document = document([], [])
    let bytes = try Format.pdf.bytes(of: document.sheets.indices, in: document, settings)
    #expect(recipeText(in: bytes) == recipe)
    // Another tool may have compressed it.
    let packed =
      Array("%PDF-1.7\n1 0 obj\n<<>>\nstream\r\n".utf8)
      + (try deflated(Array("<dc:source>{\"inkleaf\":\"9\"}</dc:source>".utf8)))
      + Array("\nendstream\n".utf8)
    #expect(recipeText(in: packed) == "{\"inkleaf\":\"9\"}")
    #expect(recipeText(in: Array("<dc:source>a book</dc:source>".utf8)) == nil)
    #expect(recipeText(in: Array("<dc:source>{\"inkleaf\":".utf8)) == nil)
  }
}
