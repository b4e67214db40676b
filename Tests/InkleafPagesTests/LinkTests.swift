import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

@Suite struct LinkTests {
  static let list = PromptList(
    title: "Inktober 2026", start: CalendarDate("2026-10-01"), credit: "Jake Parker, inktober.com",
    hashtag: "#inktober", prompts: (1...31).map { Prompt(number: $0, text: "Word \($0)") })

  static func document(
    _ layout: String, _ size: String = "a4", numbers: Set<Int>? = nil, hasLinks: Bool = true,
    theme: Theme = .paper, list: PromptList = list
  ) throws -> Document {
    try Document(
      list, numbers: numbers, layout: try Layout(named: layout),
      page: Page(try PageSize(reading: size)), theme: theme, hasLinks: hasLinks, words: .english,
      metrics: FixedMetrics())
  }

  static func links(_ marks: [Mark]) -> [Link] {
    marks.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  /// Lines of contents are as high as a fingertip where a page has room for them.
  @Test(arguments: ["supernote-nomad", "kobo-sage"])
  func fingersHitLinesOfContents(_ size: String) throws {
    let book = try Self.document("journal", size)
    let contents = try #require(book.sheets.first { Self.links($0.marks).count > 10 })
    let heights = Self.links(contents.marks).map(\.box.height)
    #expect(heights.allSatisfy { $0 > 6.6 * pointsPerMillimetre }, "\(heights)")
  }

  @Test func arrowsLeadToTheNeighbours() throws {
    let sheets = try Self.document("classic").sheets
    #expect(Self.links(sheets[0].marks).map(\.target) == [.sheet(1)])
    #expect(Self.links(sheets[7].marks).map(\.target) == [.sheet(6), .sheet(8)])
    #expect(Self.links(sheets[30].marks).map(\.target) == [.sheet(29)])
  }

  /// Only pages that are drawn are led to.
  @Test func arrowsSkipPagesThatAreLeftOut() throws {
    let sheets = try Self.document("classic", numbers: [3, 9]).sheets
    #expect(sheets.map { Self.links($0.marks).map(\.target) } == [[.sheet(1)], [.sheet(0)]])
    #expect(Self.links(try Self.document("classic", numbers: [3]).sheets[0].marks).isEmpty)
  }

  @Test func creditLeadsToTheWeb() throws {
    let document = try Self.document("classic")
    #expect(Self.links(document.backgrounds[0]).map(\.target) == [.address("https://inktober.com")])
  }

  /// Beside the address in the footer the way to the contents can be touched, and not over it.
  @Test func addressesCanBeTouched() throws {
    let document = try Self.document("journal", "a5")
    for sheet in document.sheets where sheet.number > 0 {
      let links = Self.links(document.background(of: sheet) + sheet.marks)
      for (index, link) in links.enumerated() where link.address != nil {
        let others = links[..<index] + links[(index + 1)...]
        #expect(!others.contains { $0.box.overlaps(link.box) }, "\(sheet.title)")
      }
    }
  }

  @Test func linksCanBeLeftOut() throws {
    let document = try Self.document("classic", hasLinks: false)
    #expect(Self.links(document.marks).isEmpty)
    var theme = Theme.paper
    theme.hasArrows = false
    let bare = try Self.document("classic", theme: theme)
    #expect(Self.links(bare.sheets.flatMap(\.marks)).isEmpty)
    #expect(Self.links(bare.backgrounds[0]).count == 1)
  }

  /// On screens a finger hits each arrow, and not its neighbour.
  @Test(
    arguments: [
      "remarkable-paper-pro-move", "ipad-mini", "supernote-nomad", "kindle-scribe", "ipad-pro-13",
    ])
  func fingersHitArrows(_ size: String) throws {
    let sheet = try Self.document("classic", size).sheets[7]
    let boxes = Self.links(sheet.marks).map(\.box)
    #expect(boxes.count == 2)
    for box in boxes {
      #expect(min(box.width, box.height) >= 6.99 * pointsPerMillimetre, "\(box)")
    }
    let (before, after) = (boxes[0], boxes[1])
    #expect(after.left - before.right >= 0.49 * pointsPerMillimetre)
    // On paper nobody touches them.
    let paper = Self.links(try Self.document("classic").sheets[7].marks)[0].box
    #expect(paper.height < 6 * pointsPerMillimetre)
  }

  /// A pen that draws must not turn pages.
  @Test(
    arguments: Layout.all.map(\.name),
    ["a4", "letter", "a6", "trading-card", "ipad-pro-11", "story", "300x100mm", "60x200mm"])
  func linksKeepAwayFromDrawings(_ layout: String, _ size: String) throws {
    var list = Self.list
    list.prompts = Array(list.prompts.prefix(3))
    let document: Document
    do { document = try Self.document(layout, size, list: list) } catch is LayoutProblem {
      // Only slips of paper are too narrow for some layouts.
      #expect(["300x100mm", "60x200mm", "trading-card"].contains(size), "\(layout)")
      return
    }
    for sheet in document.sheets {
      let marks = document.backgrounds[0].dropFirst() + sheet.marks
      let frames = marks.compactMap { mark -> Rect? in
        guard case .stroke(let path, _) = mark else { return nil }
        return path.extent
      }
      for link in Self.links(Array(marks)) {
        #expect(link.box.width > 0 && link.box.height > 0)
        #expect(Rect(document.page.size).contains(link.box))
        for frame in frames { #expect(!frame.meets(link.box), "\(sheet.name)") }
      }
    }
  }

  @Test(arguments: [
    ("Prompts by Jake Parker, inktober.com", "inktober.com", "https://inktober.com"),
    ("see https://a.org/b?c=1.", "https://a.org/b?c=1", "https://a.org/b?c=1"),
    ("(http://x.de)", "http://x.de", "http://x.de"),
    ("a.b-c.co.uk/x y", "a.b-c.co.uk/x", "https://a.b-c.co.uk/x"),
  ])
  func addressesAreFound(_ text: String, _ word: String, _ address: String) throws {
    let found = try #require(webAddresses(in: text).first)
    #expect(text[found.0] == word)
    #expect(found.address == address)
  }

  @Test(arguments: [
    "", "nobody", "Mr.Smith", "e.g.", "1.5", "a..b", ".com", "x.y", "ab.c3", "墨.com", "a\"b.com",
  ])
  func wordsAreNoAddresses(_ text: String) { #expect(webAddresses(in: text).isEmpty) }

  @Test func allAddressesOfATextAreFound() {
    let text = "x.org, https://en.wikipedia.org/wiki/Ink_(drawing) (y.example/ü)."
    #expect(
      webAddresses(in: text).map(\.address) == [
        "https://x.org", "https://en.wikipedia.org/wiki/Ink_(drawing)", "https://y.example/%C3%BC",
      ])
    #expect(webAddresses(in: text).map { String(text[$0.0]) }.last == "y.example/ü")
  }
}

extension Path {
  /// The smallest rectangle with all corners.
  fileprivate var extent: Rect? {
    var box: Rect?
    for point in points {
      let dot = Rect(left: point.x, top: point.y, right: point.x, bottom: point.y)
      box = box?.union(dot) ?? dot
    }
    return box
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
