import Inkleaf
import InkleafCairo
import InkleafGeometry
import InkleafPages
import InkleafText
import Testing

@testable import InkleafRendering

/// Pictures in files that other people made.
@Suite struct PictureTests {
  /// A white PNG file whose data have other rows than its header tells.
  func png(width: Int, rows: Int, told: Int) -> [UInt8] {
    let format = PixelFormat(kind: .color)
    var stream = RowStream(length: width * 3 + 1)
    for _ in 0..<rows { stream.add([0] + [UInt8](repeating: 255, count: width * 3)) }
    let packed = stream.finish()
    return PNGFile.start(width: width, height: told, format: format, dpi: 72)
      + PNGFile.chunk("IDAT", [0x78, 0x01]) + packed.chunk
      + PNGFile.chunk("IDAT", [1, 0, 0, 0xFF, 0xFF] + PNGFile.bigEndian(Int(packed.sum.sum)))
      + PNGFile.end
  }

  @Test func dataBehindTheLastRowAreRefused() throws {
    let whole = try Picture(png: png(width: 1000, rows: 2000, told: 2000))
    #expect(try colors(of: whole).mean == Color(0xFFFFFF))
    let hiding = try Picture(png: png(width: 1000, rows: 2000, told: 2))
    #expect(
      throws: UsageProblem("the file holds more than the picture; save it anew as PNG")
    ) { try colors(of: hiding) }
  }

  func layout(_ names: [String], _ files: [String: [UInt8]]) throws -> Layout {
    let items = names.map { #"{ "item": "image", "source": "\#($0)" }"# }
    let text = #"{ "items": [\#(items.joined(separator: ",\n"))] }"#
    return try Layout(
      parsing: Array(text.utf8), path: "mine.json",
      files: ThemeFiles(
        read: { (path) throws(UsageProblem) in
          guard let bytes = files[path] else { throw UsageProblem("no \(path)") }
          return bytes
        }, colors: { (picture) throws(UsageProblem) in try colors(of: picture) }))
  }

  /// A picture that a layout has six times is held once, in memory and in the file.
  @Test func picturesAreKeptOnce() throws {
    let file = png(width: 30, rows: 20, told: 20)
    let layout = try layout(Array(repeating: "a.png", count: 6), ["a.png": file])
    let list = PromptList(
      title: "Ink", prompts: [Prompt(number: 1, text: "Apple"), Prompt(number: 2, text: "Boat")])
    let document = try Document(
      list, layout: layout, page: Page(.a4), theme: .paper, appearance: .light, words: .english,
      metrics: Typesetter(language: "en"))
    let pdf = try FileSet(document, formats: [.pdf], book: "book", singles: false).bytes("book.pdf")
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.split(separator: "/Subtype/Image", omittingEmptySubsequences: false).count == 2)
  }

  @Test func pagesWithLargePicturesAreDrawnOneByOne() throws {
    for (rows, jobs) in [(4001, 1), (20, Int.max)] {
      let file = png(width: 2000, rows: rows, told: rows)
      let document = try Document(
        PromptList(title: "Ink", prompts: [Prompt(number: 1, text: "Apple")]),
        layout: layout(["a.png"], ["a.png": file]), page: Page(.a4), theme: .paper,
        appearance: .light, words: .english, metrics: Typesetter(language: "en"))
      let files = FileSet(document, formats: [.png], book: nil, singles: true)
      let settings = RenderSettings(typesetter: Typesetter(language: "en"), dpi: 72, created: "")
      #expect(files.mostJobs(settings) == jobs)
    }
  }

  @Test func allPicturesTogetherAreBounded() throws {
    let file = png(width: 2000, rows: 4000, told: 4000)
    let names = ["a.png", "b.png", "c.png"]
    #expect(throws: Never.self) {
      try layout(["a.png", "b.png", "a.png", "b.png"], ["a.png": file, "b.png": file])
    }
    let error = #expect(throws: Diagnostics.self) {
      try layout(names, ["a.png": file, "b.png": file, "c.png": file])
    }
    #expect(
      error?.all.map(\.description) == [
        "mine.json:3:30: error: c.png: all pictures have more than 16 million pixels together;"
          + " make them smaller"
      ])
  }
}
