import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
import Testing

@Suite struct PageSizeTests {
  func problem(_ text: String) -> String {
    do throws(UsageProblem) {
      _ = try PageSize(reading: text)
      return ""
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("a4", 595.276, 841.890), ("A4", 595.276, 841.890), ("letter", 612, 792),
    ("Index Card", 216, 360), ("postcard", 432, 288), ("210x297mm", 595.276, 841.890),
    ("21 x 29.7 cm", 595.276, 841.890), ("8.5x11in", 612, 792), ("8.5×11IN", 612, 792),
    ("612x792pt", 612, 792), ("2048x2732px@264", 558.545, 745.091), ("1080x1920px", 1080, 1920),
  ])
  func readsNamesAndMeasures(_ text: String, _ width: Double, _ height: Double) throws {
    let page = Page(try PageSize(reading: text))
    #expect(abs(page.size.width - width) < 0.001)
    #expect(abs(page.size.height - height) < 0.001)
  }

  /// One size has one name, by which folders are called and which recipes say.
  @Test(arguments: [
    ("021.50x29.7cm", "21.5x29.7cm"), ("100×120MM", "100x120mm"),
    ("2048x2732px@264.0", "2048x2732px-264"), ("8.5 x 11 in", "8.5x11in"),
  ])
  func namesAreTheSameForOneSize(_ text: String, _ name: String) throws {
    let size = try PageSize(reading: text)
    #expect(size.name == name)
    #expect(try PageSize(reading: size.text) == size)
  }

  @Test(arguments: [
    ("a44", "unknown size \"a44\": did you mean a4?"),
    ("ipad-pro13", "unknown size \"ipad-pro13\": did you mean ipad-pro-13?"),
    (
      "zzzzzz", "unknown size \"zzzzzz\": give a name that `inkleaf list sizes --search WORD` finds"
    ),
    ("iPad Pro 11-inch (M4)", "did you mean ipad-pro-11?"),
    ("iPad Air 13-inch (M3)", "did you mean ipad-air-13?"),
    ("2732x2048px@264ppi", "a density has no unit in a size; write 2732x2048px@264"),
    ("2732 x 2048", "give it a unit, as in 2732x2048px"),
    ("210x297", "unknown size"), ("x297mm", "unknown size"), ("-1x297mm", "unknown size"),
    ("1e3x297mm", "unknown size"), ("nanxnanmm", "unknown size"), ("infx9mm", "unknown size"),
    ("10x297mm", "each side can be 20 mm to 2 m"), ("210x2001mm", "each side can be 20 mm to 2 m"),
    ("0x0px@264", "each side can be 20 mm to 2 m"), ("999999999x9mm", "each side can be"),
    ("210x297mm@300", "a density of 30 to 1200 pixels per inch can follow a size in px"),
    ("900x900px@9999", "a density of 30 to 1200"), ("", "unknown size"),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String) {
    #expect(problem(text).contains(message), "\(problem(text))")
  }

  @Test func namesAreDistinctAndReadable() throws {
    #expect(Set(PageSize.all.map(\.name)).count == PageSize.all.count)
    #expect(PageSize.all.count == 43)
    for (other, name) in PageSize.aliases {
      #expect(try PageSize(reading: other).name == name)
      #expect(!PageSize.all.contains { $0.name == other })
    }
    for size in PageSize.all { #expect(try PageSize(reading: size.name.uppercased()) == size) }
  }

  /// Screens come out at their own pixels, whichever way they are held.
  @Test(arguments: PageSize.all.filter { $0.unit == .px })
  func screensKeepTheirPixels(_ size: PageSize) {
    let upright = Page(size).pixels(dpi: Page(size).dpi)
    #expect(upright == (Int(size.width), Int(size.height)))
    let lying = Page(size, orientation: .landscape)
    let (width, height) = lying.pixels(dpi: lying.dpi)
    #expect((width, height) == (Int(size.height), Int(size.width)))
  }

  @Test func turnsOnlyWhatLiesTheOtherWay() throws {
    let postcard = try PageSize(reading: "postcard")
    #expect(Page(postcard, orientation: .landscape) == Page(postcard))
    #expect(Page(postcard, orientation: .portrait).name == "postcard-portrait")
    #expect(Page(postcard, orientation: .portrait).size == Size(width: 288, height: 432))
    let square = try PageSize(reading: "instagram-square")
    #expect(Page(square, orientation: .landscape) == Page(square))
  }

  @Test func keepsClearWhatToolbarsCover() throws {
    let story = Page(try PageSize(reading: "story"))
    #expect(story.safeArea == Rect(left: 0, top: 250, right: 1080, bottom: 1670))
    let nomad = Page(try PageSize(reading: "supernote-nomad"), orientation: .landscape)
    #expect(abs(nomad.safeArea.top - 10 * pointsPerMillimetre) < 1e-9)
    #expect(nomad.safeArea.left == 0)
  }

  @Test func paperAt300DotsAnInch() {
    let page = Page(.a4)
    #expect(page.dpi == 300)
    #expect(page.pixels(dpi: 300) == (2480, 3508))
  }
}
