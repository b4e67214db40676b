import Foundation
import Inkleaf
import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
import InkleafText
import Support
import Testing

@testable import InkleafRendering

/// Lines that Cairo draws at once come apart again, and outlines are drawn for their stand-ins.
@Suite struct PDFPlanTests {
  private func rewritten(
    _ source: String, _ plan: PDFPlan, names: [String]? = nil
  ) throws -> String {
    let cuts = PDFCuts(plan, wideFonts: [Array("/w".utf8)])
    let content = try PDFContent(
      rewriting: Array(source.utf8), cuts, names: names, dropsStates: true)
    return String(decoding: content.bytes, as: UTF8.self)
  }

  private func lines(
    _ counts: [Int], tags: [Int?] = [], colors: [UInt32] = [], drawn: [Int]? = nil
  ) -> PDFPlan {
    var plan = PDFPlan()
    for (index, count) in counts.enumerated() {
      plan.lines.append(
        PDFPlan.Line(
          start: Point(x: 10 * Double(index + 1), y: 50), drawn: Point(x: 10, y: 50),
          size: index == 2 ? 4 : 2,
          count: count,
          color: Color(colors.isEmpty ? 0 : colors[index]), tag: tags.isEmpty ? nil : tags[index]))
    }
    plan.drawn = drawn ?? Array(counts.indices)
    plan.ends = [counts.count]
    return plan
  }

  /// Strings end where lines do, whatever is a glyph in them: letters, escapes, codes of one or two bytes.
  @Test(arguments: [
    ("(abcd)Tj", [1, 3], ["(a)Tj", "(bcd)Tj"]),
    ("[(ab)-30(cd)]TJ", [2, 2], ["(ab)Tj", "(cd)Tj"]),
    ("[(ab)-30(cd)]TJ", [3, 1], ["[(ab)-30(c)]TJ", "(d)Tj"]),
    ("[(a\\(\\\\)5(\\101\\\nb)]TJ", [2, 3], ["(a\\()Tj", "[(\\\\)5(\\101b)]TJ"]),
    ("<414243>Tj", [2, 1], ["<4142>Tj", "<43>Tj"]),
    ("<41\n4243>Tj", [1, 2], ["<41>Tj", "<4243>Tj"]),
    ("(a)Tj /w 1 Tf <00010002>Tj", [2, 1], ["(a)Tj\n/w 1 Tf\n<0001>Tj", "<0002>Tj"]),
    ("(a)Tj 1.5 -2 Td (b)Tj", [2], ["(a)Tj\n1.5 -2 Td\n(b)Tj"]),
  ])
  func stringsEndWithLines(_ operators: String, _ counts: [Int], _ parts: [String]) throws {
    let text = try rewritten(
      "q BT 2 0 0 -2 10 50 Tm /f 1 Tf \(operators) ET Q", lines(counts))
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  /// Each line has its own place, colour and tag, in reading order; Cairo's colour holds afterwards.
  @Test func linesHaveTheirOwn() throws {
    let lines = lines(
      [1, 2, 1], tags: [0, 0, 1], colors: [0xFF0000, 0, 0x333333], drawn: [1, 0, 2])
    let text = try rewritten(
      "0.2 0.2 0.2 rg BT 2 0 0 -2 20 50 Tm /f 1 Tf [(bb)7(a)]TJ 4 0 0 -4 30 50 Tm (c)Tj ET f",
      lines,
      names: ["TH", "TD"])
    #expect(
      text == """

        0.2 g
        /TH<</MCID 0>>BDC
        BT
        1 0 0 rg
        2 0 0 -2 10 50 Tm
        /f 1 Tf
        (a)Tj
        0 g
        5 0 Td
        (bb)Tj
        EMC
        /TD<</MCID 1>>BDC
        0.2 g
        4 0 0 -4 30 50 Tm
        (c)Tj
        ET
        EMC
        /Artifact BMC
         f
        EMC

        """)
    #expect(
      try rewritten(
        "BT 2 0 0 -2 20 50 Tm /f 1 Tf (ab)Tj ET f", self.lines([1, 1], colors: [0, 1])
      )
      .hasSuffix("0 0 0.003922 rg\n5 0 Td\n(b)Tj\nET f\n"))
  }

  /// A text that is attached to glyphs stays with their line, and lines without ink keep their tags.
  @Test func attachedTextsStay() throws {
    var lines = lines([1, 2, 1], tags: [0, 1, 2], drawn: [0, 1])
    lines.ends = [3]
    let text = try rewritten(
      "BT 2 0 0 -2 20 50 Tm /f 1 Tf (a)Tj /Span << /ActualText <FEFF> >> BDC (bc)Tj EMC ET", lines,
      names: ["P", "P", "P"])
    #expect(
      text.contains(
        "/f 1 Tf\n(a)Tj\nEMC\n/P<</MCID 1>>BDC\n5 0 Td\n"
          + "/Span << /ActualText <FEFF> >> BDC\n(bc)Tj\nEMC\nET\nEMC"), "\(text)")
    #expect(text.hasSuffix("/P<</MCID 2>>BDC EMC\n"))
  }

  @Test(arguments: [
    "", "BT ET", "BT (ab)Tj ET", "BT 2 0 0 -2 1 1 Tm (ab)Tj ET",
    "BT 2 0 0 -2 1 1 Tm /f 1 Tf (a)Tj ET",
    "BT 2 0 0 -2 1 1 Tm /f 1 Tf (abc)Tj ET", "BT 2 1 0 -2 1 1 Tm /f 1 Tf (ab)Tj ET",
    "BT 2 0 0 -2 1 1 Tm /f 1 Tf (ab)Tj", "BT 2 0 0 -2 1 1 Tm /f 1 Tf [(ab]TJ ET",
    "BT 2 0 0 -2 1 1 Tm /f 1 Tf (a)Tj 3 0 0 -2 1 1 Tm (b)Tj ET", "BT 1 0 Td /f 1 Tf (ab)Tj ET",
    "BT 2 0 0 -2 1 1 Tm /f 1 Tf (ab)Tj x ET", "BT 2 0 0 -2 1 1 Tm /f 1 Tf <4> Tj ET",
    "BT 2 0 0 -2 1 1 Tm /f 1 Tf [(ab){]TJ ET",
  ])
  func faultsOfTextAreNoticed(_ source: String) {
    #expect(throws: PDFFault.self) { try rewritten(source, lines([2])) }
  }

  // MARK: Pages

  private func document(_ marks: [Mark]) -> Document {
    Document(
      title: "T", language: "en", page: Page(.a4), background: [],
      sheets: [Sheet(number: 1, title: "1", marks: marks)])
  }

  private func operators(_ marks: [Mark]) throws -> (String, [UInt8]) {
    let bytes = try Format.pdf.bytes(
      of: 0..<1, in: document(marks),
      settings())
    let file = try PDFFile(reading: bytes)
    guard let number = try file.pages()[0]["Contents"]?.reference,
      case .stream(let stream)? = file.objects[number]
    else { return ("", bytes) }
    return (String(decoding: try PDFFile.content(of: stream, number), as: UTF8.self), bytes)
  }

  private func line(
    _ text: String, _ size: Double, x: Double, y: Double, color: UInt32 = 0
  ) -> Mark {
    .text(
      TextLine(
        text, font: Theme.usualFont, size: size, origin: Point(x: x, y: y), color: Color(color)))
  }

  /// Lines beside the page, without ink, or running far out of it, take none of another line's letters.
  @Test func linesBesideThePageAreNoOthers() throws {
    let marks = [
      line("one", 20, x: 50, y: 50), line("left", 20, x: -9000, y: 80), line(" ", 20, x: 50, y: 90),
      line("far", 11, x: 50, y: 9000), line("   ", 13, x: 50, y: 90),
      line(String(repeating: "long ", count: 60) + "end", 20, x: 50, y: 120, color: 0xFF0000),
      line("two", 20, x: 50, y: 150), line("tiny", 9, x: 50, y: 180),
    ]
    let (text, bytes) = try operators(marks)
    try withScratchFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "t.pdf"))
      let boxes = try shell(["pdftotext", "-bbox", "t.pdf", "-"], in: folder).output
      for (word, x) in [("one", 50.0), ("two", 50.0), ("tiny", 50.0)] {
        let found = boxes.components(separatedBy: "\n").first { $0.contains(">\(word)<") }
        let place = found.flatMap { $0.firstMatch(of: /xMin="([\d.]+)"/) }.flatMap { Double($0.1) }
        #expect(abs((place ?? 0) - x) < 0.5, "\(word) \(boxes) \(text)")
      }
    }
  }

  /// Outlines take the place of their stand-in, which no other outline is taken for.
  @Test func outlinesTakeThePlaceOfStandIns() throws {
    let pen = Pen(color: Color(0), width: 1)
    let dots = DotGrid(
      origin: Point(x: 5, y: 6), pitch: Size(width: 4, height: 2), columns: 3, rows: 2, radius: 1,
      color: Color(0))
    var plan = PDFPlan()
    plan.strokes = [
      [
        .lines([Segment(3, 4, 5, 6.0004)], pen),
        .stroke(
          Path([.move(Point(x: 0, y: 0)), .quadratic(Point(x: 3, y: 3), Point(x: 6, y: 0)), .close]
          ), pen),
      ], [.dots(dots)],
    ]
    let text = try rewritten(
      "1 1 m 3 1 l S 1 w 1 1 m\n2\n1 l S 1 1 m 2 1 l 1 1 l S [0 4] 0 d 1 1 m 7 1 l S f", plan)
    #expect(
      text
        == "1 1 m 3 1 l S 1 w\n3 4 m\n5 6 l\n0 0 m\n2 2 4 2 6 0 c\nh\n S 1 1 m 2 1 l 1 1 l S [0 4] 0 d"
        + "\n5 6 m\n15 6 l\n5 8 m\n15 8 l\n S f\n")
    for source in ["1 1 m 2 1 l S", "", "1 1 m 7 1 l S 1 1 m 2 1 l S"] {
      #expect(throws: PDFFault.self) { try rewritten(source, plan) }
    }
  }

  /// Lines without a width, dots without a size and text without one draw nothing, and stop nothing.
  @Test(arguments: [0, -1, 1e-9, 0.01, 0.06]) func whatHasNoWidthStopsNothing(_ width: Double)
    throws
  {
    let pen = Pen(color: Color(0), width: width)
    let dots = DotGrid(
      origin: Point(x: 50, y: 60), pitch: Size(width: 9, height: 9), columns: 5, rows: 2,
      radius: width / 2, color: Color(0))
    let (text, _) = try operators([
      .lines([Segment(Point(x: 50, y: 50), Point(x: 90, y: 50))], pen), .dots(dots),
      .stroke(.rectangle(Rect(left: 50, top: 50, right: 90, bottom: 90)), pen),
      line("small", width, x: 50, y: 90), line("one", 20, x: 50, y: 150),
    ])
    #expect(text.contains("50 150 Tm"), "\(text)")
    let isDrawn = text.contains(" S\n") || text.contains(" S ")
    // Cairo decides on lines that no printer shows.
    if width <= 0 || width > 0.05 { #expect(isDrawn == (width > 0), "\(text)") }
  }

  /// Outlines are drawn, on the page from end to end or not.
  @Test(arguments: [
    [
      Path.Element.move(Point(x: 50, y: 50)),
      .curve(Point(x: 60, y: 60), Point(x: 40, y: 60), Point(x: 50, y: 50)),
    ],
    [
      .move(Point(x: -5, y: 50)),
      .curve(Point(x: 40, y: 60), Point(x: 40, y: 90), Point(x: -5, y: 100)),
    ],
    [
      .move(Point(x: 50, y: 50)),
      .curve(Point(x: 60, y: 60), Point(x: 90, y: 60), Point(x: 100, y: 50)), .close,
    ],
  ])
  func curvesAreDrawn(_ elements: [Path.Element]) throws {
    let pen = Pen(color: Color(0x00FF00), width: 1)
    let (text, _) = try operators([.stroke(Path(elements), pen)])
    #expect(text.contains(" c ") || text.contains(" c\n"), "\(text)")
  }
}
