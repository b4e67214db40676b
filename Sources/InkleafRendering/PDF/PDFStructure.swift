internal import InkleafGeometry
internal import InkleafPages

/// The tree of all tags of a file: a section a page, with its passages and links.
struct PDFStructure {
  private let root: Int
  private let document: Int
  private var sections: [PDFObject] = []
  /// The elements that each page's tags and each link belong to.
  private var parents: [PDFObject] = []

  init(_ objects: inout PDFObjects) {
    root = objects.reserve()
    document = objects.reserve()
  }

  /// Adds a page as a section.
  ///
  /// - Parameters:
  ///   - tags: the meaning of its marks.
  ///   - page: the number of the page.
  ///   - height: its height in points.
  ///   - links: its links.
  /// - Returns: the places of the page and of its links in the tree, which they must name.
  mutating func add(
    _ tags: PDFTags, page: Int, height: Double, links: [TaggedLink], _ objects: inout PDFObjects
  ) -> (page: Int, links: [Int]) {
    let section = objects.reserve()
    let place = parents.count
    parents.append(.null)
    var elements = Elements(tags: tags, page: page, height: height, links: links)
    var kids = tags.passages.compactMap { elements.add($0, parent: section, &objects) }
    var places: [Int] = []
    for link in elements.links {
      // One without words of its own comes behind all words.
      let element =
        link.element
        ?? {
          var entries = PDFDictionary(roomFor: 3)
          entries.add("K", link.target(on: page))
          entries.add("P", .reference(section))
          entries.add("S", .name("Link"))
          let element = objects.add(.dictionary(entries))
          kids.append(element)
          return element
        }()
      places.append(parents.count)
      parents.append(element)
    }
    parents[place] = .array(elements.owners)
    objects.put(
      .dictionary(["S": .name("Sect"), "P": .reference(document), "K": .array(kids)]), section)
    sections.append(.reference(section))
    return (place, places)
  }

  /// Adds the root and returns a reference to it.
  func finished(_ objects: inout PDFObjects) -> PDFObject {
    objects.put(
      .dictionary([
        "S": .name("Document"), "P": .reference(root), "K": .array(sections),
      ]), document)
    let parents = parents.enumerated().flatMap { index, element in
      [.number(Double(index)), element]
    }
    objects.put(
      .dictionary([
        "Type": .name("StructTreeRoot"), "K": .reference(document),
        "ParentTree": objects.add(.dictionary(["Nums": .array(parents)])),
      ]), root)
    return .reference(root)
  }
}

/// A link of a page, for the tree of its tags.
struct TaggedLink {
  /// The number of its annotation.
  var annotation: Int
  /// Its index among the marks of the page; `nil` for one of the background.
  var mark: Int?
  /// The element that it belongs to.
  fileprivate(set) var element: PDFObject?

  init(annotation: Int, mark: Int?) { (self.annotation, self.mark) = (annotation, mark) }

  /// Whether it is the link of a passage.
  fileprivate func isOf(_ passage: Passage) -> Bool {
    mark.map { passage.content.contains(.mark($0)) } ?? false
  }

  /// Returns what its element names it by.
  fileprivate func target(on page: Int) -> PDFObject {
    var target = PDFDictionary(roomFor: 3)
    target.add("Obj", .reference(annotation))
    target.add("Pg", .reference(page))
    target.add("Type", .name("OBJR"))
    return .dictionary(target)
  }
}

/// The elements of one page.
private struct Elements {
  let tags: PDFTags
  let page: Int
  let height: Double
  /// The element of each tag.
  var owners: [PDFObject]
  /// Its links, with the elements of those that words belong to.
  private(set) var links: [TaggedLink]
  private var pictures: ArraySlice<Int>

  init(tags: PDFTags, page: Int, height: Double, links: [TaggedLink]) {
    self.links = links
    self.tags = tags
    self.page = page
    self.height = height
    owners = Array(repeating: .null, count: tags.names.count)
    pictures = tags.pictures[...]
  }

  /// Adds a passage with its parts and returns a reference to it; `nil` if it says nothing.
  mutating func add(
    _ passage: Passage, parent: Int, _ objects: inout PDFObjects
  ) -> PDFObject? {
    if passage.isSilent { return nil }
    let link = passage.role == .link ? links.firstIndex { $0.isOf(passage) } : nil
    // A page alone has words that lead to no other.
    let name = passage.role == .link && link == nil ? "Span" : passage.role.name
    let number = objects.reserve()
    var pieces: [PDFObject] = []
    func take(_ tag: Int, _ owners: inout [PDFObject]) {
      owners[tag] = .reference(number)
      if !pieces.contains(.number(Double(tag))) { pieces.append(.number(Double(tag))) }
    }
    for piece in passage.content {
      switch piece {
      case .mark(let mark):
        if tags.numbers.indices.contains(mark), let tag = tags.numbers[mark] { take(tag, &owners) }
      case .background: break
      case .part(let part):
        if let element = add(part, parent: number, &objects) { pieces.append(element) }
      }
    }
    if passage.isPicture, let tag = pictures.popFirst() { take(tag, &owners) }
    if let link {
      links[link].element = .reference(number)
      pieces.append(links[link].target(on: page))
    }
    var entries = PDFDictionary(roomFor: 4)
    entries.add("A", attributes(of: passage))
    entries.add("ActualText", tags.wholeWords(of: passage).map(PDFObject.text))
    entries.add("Alt", passage.alternate.map(PDFObject.text))
    if let first = pieces.first { entries.add("K", pieces.count == 1 ? first : .array(pieces)) }
    entries.add("Lang", passage.language.map(PDFObject.text))
    entries.add("P", .reference(parent))
    // Tags need their page; elements know their own.
    if pieces.contains(where: \.isNumber) { entries.add("Pg", .reference(page)) }
    entries.add("S", .name(name))
    objects.put(.dictionary(entries), number)
    return .reference(number)
  }

  /// The attributes that readers want of some roles.
  private func attributes(of passage: Passage) -> PDFObject? {
    switch passage.role {
    case .head: .dictionary(["O": .name("Table"), "Scope": .name("Column")])
    case .list:
      .dictionary([
        "O": .name("List"), "ListNumbering": .name(passage.hasLabels ? "Decimal" : "None"),
      ])
    case .figure:
      passage.box.map { box in
        .dictionary([
          "O": .name("Layout"), "Placement": .name("Block"),
          "BBox": .array(
            [box.left, height - box.bottom, box.right, height - box.top].map(PDFObject.points)),
        ])
      }
    default: nil
    }
  }
}

extension Passage {
  /// Whether it is a list whose items have numbers.
  fileprivate var hasLabels: Bool {
    guard case .part(let item)? = content.first, case .part(let first)? = item.content.first else {
      return false
    }
    return first.role == .label
  }
}
