internal import InkleafCompression
internal import InkleafGeometry
internal import InkleafPages

/// What a PDF has beside the drawing: the description, and the pages' labels, boxes, links and tags.
struct PDFBook {
  var metadata: PDFMetadata
  var pages: [PDFPage]
  /// The sizes of drawings that pages show, in points; Cairo's file has them after the pages.
  var forms: [Size] = []
  /// How it is printed; `nil` for pages of screens.
  var printing: PDFPrinting?
  /// Whether its pages are turned to the right.
  var isBoundAtRight = false
}

/// How a print dialog is to be set up.
struct PDFPrinting {
  /// The edge at which the paper is turned; `nil` where the viewer decides.
  var turn: Duplex?

  /// The entries in the viewer's preferences: what is measured must not be scaled.
  var preferences: PDFDictionary {
    var entries: PDFDictionary = ["PrintScaling": .name("None")]
    switch turn {
    case .long: entries["Duplex"] = .name("DuplexFlipLongEdge")
    case .short: entries["Duplex"] = .name("DuplexFlipShortEdge")
    case .none?, nil: break
    }
    return entries
  }
}

/// What a page of a PDF has beside its drawing.
struct PDFPage {
  /// The number that viewers show.
  var label: String
  /// The entry in the outline.
  var title: String
  /// The entry above it that it shares with its neighbours; `nil` for none.
  var chapter: String?
  /// The media box, in points.
  var size: Size
  /// The trim box with y down, in points, if paper reaches beyond it.
  var trim: Rect?
  /// The bleed box with y down, in points, if there is a trim box.
  var bleed: Rect?
  /// The links that work, with y down.
  var links: [PDFLink]
  /// The meaning of the page's text; `nil` for a file without tags.
  var tags: PDFTags?
  /// The drawings that it shows, under its own.
  var shown: [PDFPlacement] = []
  /// The middles of its registration marks, with y down.
  var registration: [Point] = []
}

/// A link of a page.
struct PDFLink {
  enum Target: Equatable {
    /// A place on a page of the file, from 0, with y down.
    case page(Int, Point)
    case address(String)
  }

  var box: Rect
  var target: Target
  /// Its index among the marks of the page; `nil` for one of the background.
  var mark: Int?
  /// What is drawn for it.
  var marks: [Mark]
}

extension PDFBook {
  /// Writes the whole file.
  ///
  /// - Parameters:
  ///   - drawing: the file that Cairo wrote, with a page for each of this book's.
  ///   - plans: what each of them is to be.
  ///   - pictures: those that its stand-ins are for.
  ///   - write: gets the file piece by piece.
  func write(
    drawing: PDFFile, _ plans: [PDFPlan], _ pictures: PDFImages,
    to write: ([UInt8]) throws -> Void
  ) throws {
    let drawn = try drawing.pages()
    guard drawn.count == pages.count + forms.count, plans.count == drawn.count else {
      throw PDFFault(words: "\(drawn.count) pages instead of \(pages.count + forms.count)")
    }
    var objects = PDFObjects()
    var copy = try PDFCopy(of: drawing, pictures)
    let tree = objects.reserve()
    let numbers = pages.map { _ in objects.reserve() }
    let tops = pages.count > 1 ? self.tops(numbers, &objects) : []
    var structure = metadata.isTagged ? PDFStructure(&objects) : nil
    let shown = try forms.enumerated().map { index, size in
      try PDFForm(
        drawn[pages.count + index], plans[pages.count + index], size: size, &copy, &objects)
    }
    for (index, page) in pages.enumerated() {
      var entries: PDFDictionary = [
        "Type": .name("Page"), "Parent": .reference(tree),
        "MediaBox": drawn[index]["MediaBox"] ?? page.box(Rect(page.size)),
      ]
      entries["Contents"] = try copy.content(
        of: drawn[index], plans[index], names: page.tags?.names, &objects)
      if forms.isEmpty {
        entries["Resources"] = try copy.value(drawn[index]["Resources"], &objects)
      } else {
        let own = try copy.resources(drawn[index]["Resources"], &objects)
        try page.show(shown, in: &entries, over: own, height: drawn[index].height, &objects)
      }
      if copy.hasTransparency { entries["Group"] = drawn[index]["Group"] }
      if let trim = page.trim {
        entries["TrimBox"] = page.box(trim)
        entries["BleedBox"] = page.bleed.map(page.box)
      }
      var links = page.links.map { $0.annotation(on: page, of: self, numbers, tops) }
      let annotations = links.map { _ in objects.reserve() }
      if let tags = page.tags {
        let places = structure?.add(
          tags, page: numbers[index], height: page.size.height,
          links: zip(annotations, page.links).map { TaggedLink(annotation: $0, mark: $1.mark) },
          &objects)
        entries["StructParents"] = places.map { .number(Double($0.page)) }
        for (link, place) in (places?.links ?? []).enumerated() {
          links[link]["StructParent"] = .number(Double(place))
        }
      }
      for (number, link) in zip(annotations, links) { objects.put(.dictionary(link), number) }
      if !annotations.isEmpty {
        entries["Annots"] = .array(annotations.map(PDFObject.reference))
        // The key Tab goes through links in the order of the tags.
        entries["Tabs"] = .name("S")
      }
      objects.put(.dictionary(entries), numbers[index])
    }
    objects.put(
      .dictionary([
        "Type": .name("Pages"), "Count": .number(Double(pages.count)),
        "Kids": .array(numbers.map(PDFObject.reference)),
      ]), tree)
    let root = try catalog(tree, numbers, tops, structure, &objects)
    let info = objects.add(metadata.description)
    try objects.write(root: root, info: info, to: write)
  }

  /// Adds the catalog with all that it leads to.
  private func catalog(
    _ tree: Int, _ numbers: [Int], _ tops: [PDFObject], _ structure: PDFStructure?,
    _ objects: inout PDFObjects
  ) throws -> PDFObject {
    let profile = objects.add(
      .stream(
        PDFStream(
          dictionary: ["N": .number(3), "Filter": .name("FlateDecode")],
          bytes: try deflated(SRGBProfile.bytes))))
    let intent: PDFDictionary = [
      "S": .name("GTS_PDFA1"),
      "OutputConditionIdentifier": .text("sRGB"), "DestOutputProfile": profile,
    ]
    let xmp = objects.add(
      .stream(
        PDFStream(
          // Archives want it as it is, so that any program finds it.
          dictionary: ["Type": .name("Metadata"), "Subtype": .name("XML")],
          bytes: Array(metadata.xmp.utf8))))
    var preferences = printing?.preferences ?? [:]
    preferences["DisplayDocTitle"] = .boolean(true)
    if isBoundAtRight { preferences["Direction"] = .name("R2L") }
    var catalog: PDFDictionary = [
      "Type": .name("Catalog"), "Pages": .reference(tree), "Metadata": xmp,
      "OutputIntents": .array([.dictionary(intent)]), "Lang": .text(metadata.language),
      "ViewerPreferences": .dictionary(preferences),
      "PageLabels": .dictionary(["Nums": .array(labels)]),
    ]
    if pages.count > 1 { catalog["Outlines"] = outline(tops, &objects) }
    if let structure {
      catalog["MarkInfo"] = .dictionary(["Marked": .boolean(true)])
      catalog["StructTreeRoot"] = structure.finished(&objects)
    }
    return objects.add(.dictionary(catalog))
  }

  /// The labels of the pages: an entry where a run of numbers begins.
  private var labels: [PDFObject] {
    var labels: [PDFObject] = []
    var next: Int?
    for (index, page) in pages.enumerated() {
      let number = Int(page.label).flatMap { $0 > 0 && String($0) == page.label ? $0 : nil }
      if number == nil || number != next {
        labels += [
          .number(Double(index)),
          .dictionary(
            number.map { ["S": .name("D"), "St": .number(Double($0))] }
              ?? ["P": .text(page.label)]),
        ]
      }
      next = number.map { $0 + 1 }
    }
    return labels
  }

  /// An entry of the outline, with those below it.
  private struct OutlineEntry {
    var title: String
    /// The index of the page that it leads to.
    var page: Int
    var inner: [OutlineEntry] = []
  }

  /// The most entries that are open when a reader opens the file.
  private static let mostOpen = 62

  /// Adds an outline with an entry for each page, below those of chapters.
  private func outline(_ tops: [PDFObject], _ objects: inout PDFObjects) -> PDFObject {
    var entries: [OutlineEntry] = []
    for (index, page) in pages.enumerated() {
      let entry = OutlineEntry(title: page.title, page: index)
      guard let chapter = page.chapter else {
        entries.append(entry)
        continue
      }
      if index == 0 || pages[index - 1].chapter != chapter {
        entries.append(OutlineEntry(title: chapter, page: index))
      }
      entries[entries.count - 1].inner.append(entry)
    }
    let root = objects.reserve()
    var outline = add(entries, below: root, tops, &objects)
    outline["Type"] = .name("Outlines")
    objects.put(.dictionary(outline), root)
    return .reference(root)
  }

  /// Adds entries, and returns what their parent says of them.
  private func add(
    _ entries: [OutlineEntry], below parent: Int, _ tops: [PDFObject], _ objects: inout PDFObjects
  ) -> PDFDictionary {
    let numbers = entries.map { _ in objects.reserve() }
    var open = entries.count
    for (index, entry) in entries.enumerated() {
      var inner: PDFDictionary = [:]
      if !entry.inner.isEmpty {
        inner = add(entry.inner, below: numbers[index], tops, &objects)
        if pages.count > Self.mostOpen {
          // A number below zero says that they are closed.
          inner["Count"] = .number(-Double(entry.inner.count))
        } else {
          open += entry.inner.count
        }
      }
      inner["Title"] = .text(entry.title)
      inner["Parent"] = .reference(parent)
      inner["Dest"] = tops[entry.page]
      if index > 0 { inner["Prev"] = .reference(numbers[index - 1]) }
      if index + 1 < entries.count { inner["Next"] = .reference(numbers[index + 1]) }
      objects.put(.dictionary(inner), numbers[index])
    }
    var outline: PDFDictionary = ["Count": .number(Double(open))]
    outline["First"] = numbers.first.map(PDFObject.reference)
    outline["Last"] = numbers.last.map(PDFObject.reference)
    return outline
  }

  /// Adds the tops of all pages, which the outline and links lead to.
  private func tops(_ numbers: [Int], _ objects: inout PDFObjects) -> [PDFObject] {
    pages.indices.map { objects.add(destination($0, Point(x: 0, y: 0), numbers)) }
  }

  /// Returns a place on a page, with y down, at the magnification that the reader has.
  ///
  /// Some readers ignore the top unless the left is given too.
  fileprivate func destination(_ page: Int, _ place: Point, _ numbers: [Int]) -> PDFObject {
    .array([
      .reference(numbers[page]), .name("XYZ"), .points(place.x),
      .points(pages[page].size.height - place.y), .null,
    ])
  }
}

extension PDFPage {
  /// Returns a rectangle with y up.
  func box(_ rect: Rect) -> PDFObject {
    .array(
      [rect.left, size.height - rect.bottom, rect.right, size.height - rect.top]
        .map(PDFObject.points))
  }
}

extension PDFLink {
  private static let noBorder: PDFObject = .array([.number(0), .number(0), .number(0)])

  /// Returns the annotation, without a border.
  fileprivate func annotation(
    on page: PDFPage, of book: PDFBook, _ numbers: [Int], _ tops: [PDFObject]
  ) -> PDFDictionary {
    var (action, destination): (PDFObject?, PDFObject?)
    let words: String
    switch target {
    case .page(let index, let place):
      words = book.pages[index].title
      let isTop = place == Point(x: 0, y: 0) && tops.indices.contains(index)
      destination = isTop ? tops[index] : book.destination(index, place, numbers)
    case .address(let address):
      words = address
      action = .dictionary(["S": .name("URI"), "URI": .string(Array(address.utf8))])
    }
    var entries = PDFDictionary(roomFor: 7)
    entries.add("A", action)
    entries.add("Border", Self.noBorder)
    entries.add("Contents", .text(words))
    entries.add("Dest", destination)
    // It counts as printed; archives allow no hidden annotations.
    entries.add("F", .number(4))
    entries.add("Rect", page.box(box))
    entries.add("Subtype", .name("Link"))
    return entries
  }
}
