import InkleafLists

extension SyntaxReader {
  /// A saved web page.
  static let page = SyntaxReader(
    readsBytes: true,
    matches: { source in
      if isOutline(source.bytes) { return true }
      let start = source.bytes.prefix(2000).drop { $0 <= 0x20 }
      guard start.first == UInt8(ascii: "<") else { return false }
      let text = String(decoding: start, as: UTF8.self).lowercased()
      return [
        "<!doctype", "<html", "<head", "<body", "<meta", "<ul", "<ol", "<table", "<div", "<p", "<h",
        "<li", "<!--",
      ]
      .contains { text.hasPrefix($0) }
    },
    isWhole: { source in
      let start = source.bytes.drop { $0 <= 0x20 }.prefix(9)
      let text = String(decoding: start, as: UTF8.self).lowercased()
      // A part of a page has elements on all lines, other than lines of Markdown below some.
      return ["<!doctype", "<html", "<head", "<body"].contains { text.hasPrefix($0) }
        || source.lines.allSatisfy { $0.isBlank || $0.text.utf8.contains(UInt8(ascii: "<")) }
    },
    read: { source, empty in
      var empty = empty
      guard isText(source.bytes) else {
        empty.fail("this is not UTF-8; save the page as UTF-8")
        return [empty]
      }
      if isOutline(source.bytes) { return [empty.reading(lines: linesOfOutline(source.bytes))] }
      var lists: [RawList] = []
      // What a page hides is read where nothing else is there: programs show it later.
      for readsHidden in [false, true] where lists.isEmpty {
        var reader = PageReader(source.bytes, readsHidden: readsHidden)
        let page = reader.read()
        if let excess = reader.excess {
          empty.fail("\(excess); copy the list from the page")
          return [empty]
        }
        lists = page.lists(empty)
      }
      if lists.isEmpty { empty.fail("no list is on the page; write one prompt per line") }
      return lists.isEmpty ? [empty] : lists
    })
}

func isText(_ bytes: ArraySlice<UInt8>) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

/// Takes a web page apart into blocks.
private struct PageReader {
  private var scanner: MarkupScanner
  private var page = PageContent()
  private var open = OpenElements()
  private var count = 0
  private var text = ""
  private var textLine = 1
  private var linked = 0
  private var cells: [String] = []
  /// What stands in the cells of the row, piece by piece.
  private var blocksOfRow: [Block] = []
  private var tables = 0
  /// The rows below this one that its first cell goes down over.
  private var rowsBelowFirst = 0
  /// Where raised words begin, in bytes of the text.
  private var raised = 0
  /// Whether the text begins with bold words.
  private var isBold = false
  /// Where these end, in bytes of the text.
  private var boldEnd = 0

  /// The most elements inside each other.
  private static let deepest = 400
  /// The most tags and texts: large pages have a tenth of them, and each takes time where elements are deep.
  private static let mostPieces = 400_000
  /// What the page has too much of, so that reading stopped.
  private(set) var excess: String?
  private var pieces = 0
  /// Whether the text is in a link.
  private var isInLink = false
  /// Whether an element that ended just now has a number at its end, from which words keep a distance.
  private var followsNumber = false
  /// Whether an element that ended just now has a letter at its end.
  private var followsWord = false

  /// Whether elements that the page hides are read.
  private let readsHidden: Bool

  init(_ bytes: ArraySlice<UInt8>, readsHidden: Bool) {
    scanner = MarkupScanner(bytes)
    self.readsHidden = readsHidden
  }

  mutating func read() -> PageContent {
    while excess == nil, let piece = scanner.next(), page.blocks.count < PageContent.most {
      pieces += 1
      if pieces > Self.mostPieces {
        excess = "the page has more than \(Self.mostPieces) tags and texts"
      }
      switch piece {
      case .text(let words): add(words)
      case .open(let name, let attributes, let isEmpty):
        start(name, attributes)
        if isEmpty, !Self.flowing.contains(name) { end(name) }
      case .close(let name): end(name)
      }
    }
    flush()
    endRow()
    if let outermost = open.first { end(outermost.name) }
    leaveItemsOutsideOfMain()
    page.blocks.takeBoldHeadings()
    page.takeItemsBelowItems()
    return page
  }

  /// Leaves lists beside what the page says is its main part or an article, such as those of menus and other posts.
  private mutating func leaveItemsOutsideOfMain() {
    let items = page.blocks.indices.filter { page.blocks[$0].kind == .item }
    for part in ["main", "article"] {
      let outside = items.filter { place in
        !page.blocks[place].form.split(separator: "/").contains {
          $0 == part || $0.hasPrefix(part + ".")
        }
      }
      guard items.count - outside.count > 2 else { continue }
      for place in outside { page.blocks[place].isAside = true }
      return
    }
  }

  private mutating func add(_ words: String) {
    if text.isEmpty { textLine = scanner.line }
    // A number keeps a distance from words in another element, as "37 likes" behind a name does.
    let keepsDistance =
      followsNumber && words.first?.isLetter == true
      || followsWord && words.first?.isNumber == true
    if keepsDistance { text += " " }
    (followsNumber, followsWord) = (false, false)
    if text.utf8.count < 4000 { text += words }
    if isInLink { linked += words.utf8.count }
  }

  // MARK: Elements

  /// Elements inside a line of text.
  private static let flowing: Set = [
    "a", "b", "i", "em", "strong", "span", "u", "s", "small", "sub", "sup", "mark", "code", "font",
    "abbr", "time", "label", "big", "q", "cite", "del", "ins", "kbd", "var", "wbr", "strike",
    "ruby", "rb",
  ]
  /// Elements whose words are struck through.
  private static let struck: Set = ["del", "s", "strike"]
  private static let empty: Set = [
    "br", "hr", "img", "input", "meta", "link", "source", "area", "base", "col", "embed", "wbr",
  ]
  private static let hidden: Set = [
    "style", "noscript", "template", "svg", "select", "textarea", "iframe", "object", "math",
    "rt", "rp",
  ]
  private static let asides: Set = ["nav", "footer", "aside", "menu", "form", "header"]

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if name == "html", let lang = attributes["lang"], isLanguageTag(lang) { page.language = lang }
    if name == "script" {
      let content = scanner.rawText(until: name)
      if attributes["type"]?.contains("json") == true, page.data.count < 20,
        let value = try? JSONReader.read(String(decoding: content, as: UTF8.self))
      {
        page.data.append(value)
      }
      return
    }
    if Self.hidden.contains(name) {
      _ = scanner.rawText(until: name)
      return
    }
    if name == "title" {
      let words = String(decoding: scanner.rawText(until: name), as: UTF8.self)
      var inner = MarkupScanner(Array(words.utf8)[...])
      if page.title == nil, case .text(let title)? = inner.next() { page.title = title.inOneLine }
      return
    }
    if !readsHidden, !Self.empty.contains(name), isHidden(attributes) { return skip(name) }
    if Self.flowing.contains(name) {
      isInLink = isInLink || name == "a"
      if Self.struck.contains(name) { text += "~~" }
      if name == "sup" { raised = text.utf8.count }
      if name == "b" || name == "strong", text.allSatisfy(\.isWhitespace) { isBold = true }
      return
    }
    flush()
    // A line break stays in its paragraph.
    if name == "br" { return }
    close(before: name)
    if Self.empty.contains(name) { return }
    if open.count >= Self.deepest {
      excess = "elements are more than \(Self.deepest) deep in each other"
    }
    push(name, attributes)
    if name == "td" || name == "th", cells.isEmpty, rowsBelowFirst == 0,
      let rows = attributes["rowspan"].flatMap({ Int($0) }), (2...ListLimits.cells).contains(rows)
    {
      // The row that it is in counts, too.
      rowsBelowFirst = rows
    }
  }

  /// Passes over an element with all that is in it.
  private mutating func skip(_ name: String) {
    var depth = 1
    while depth > 0, let piece = scanner.next() {
      switch piece {
      case .open(name, _, isEmpty: false): depth += 1
      case .close(name): depth -= 1
      default: break
      }
    }
  }

  private mutating func push(_ name: String, _ attributes: [String: String]) {
    count += 1
    let kind =
      attributes["class"]?.split(separator: " ").first.map { "." + $0.filter { !$0.isNumber } }
      ?? ""
    let isAside =
      open.last?.isAside == true || Self.asides.contains(name)
      || ["class", "id", "role"].contains { attributes[$0].map(namesAside) == true }
    if name == "table" { tables += 1 }
    var element = OpenElement(
      name: name, number: count,
      form: String((open.last?.form ?? "").suffix(300)) + "/" + name + kind,
      isAside: isAside, firstBlock: page.blocks.count)
    element.level = levelInGoogleDocs(attributes["class"])
    if name == "ol" {
      element.position = position(attributes["start"]) ?? 1
      if attributes["reversed"] != nil {
        element.reversedFrom = page.blocks.count
        element.reversedStart = position(attributes["start"])
      }
    }
    if name == "li", let list = open.place(of: ["ol", "ul"]),
      let value = position(attributes["value"]), open[list].position != nil
    {
      open[list].position = value
    }
    open.append(element)
  }

  /// The number of lists that a list is in where all stand beside each other, and only the names tell, as
  /// "lst-kix_list_1-0" and "lst-kix_list_1-1" in what Google Docs saves.
  private func levelInGoogleDocs(_ names: String?) -> Int? {
    names?.split(separator: " ").first { $0.hasPrefix("lst-kix") }?.last?.wholeNumberValue
  }

  /// The number of an item that a page gives it.
  private func position(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.map { min(max($0, 0), ListLimits.number) }
  }

  /// Closes what an element ends without a tag: a paragraph, an item, a cell or a row.
  private mutating func close(before name: String) {
    let (ended, limits) =
      switch name {
      case "li": (["li"], ["ul", "ol"])
      case "dt", "dd": (["dt", "dd"], ["dl"])
      case "td", "th": (["td", "th"], ["table", "tr"])
      case "tr": (["td", "th", "tr"], ["table"])
      default: (["p"], ["div", "section", "article", "li", "td", "th", "body"])
      }
    while let place = open.place(of: ended), place > open.place(of: limits) ?? -1 {
      end(open[place].name)
    }
  }

  private mutating func end(_ name: String) {
    if Self.flowing.contains(name) {
      isInLink = isInLink && name != "a"
      if Self.struck.contains(name) { text += "~~" }
      if name == "sup" { dropMarkOfFootnote() }
      if name == "b" || name == "strong" { boldEnd = text.utf8.count }
      let isSmall = ["sub", "sup"].contains(name)
      followsNumber = text.last?.isNumber == true && !isSmall
      followsWord = text.last?.isLetter == true && !isSmall
      return
    }
    flush()
    if name == "tr" || name == "table" { endRow() }
    guard let place = open.place(of: [name]) else { return }
    while open.count > place {
      let element = open.removeLast()
      if element.name == "li" {
        joinParagraphs(of: element)
        joinLines(of: element)
      }
      if let place = element.reversedFrom {
        countBack(element.number, from: place, start: element.reversedStart)
      }
    }
  }

  /// Takes a raised number or sign behind a word away, which leads to a footnote, unlike that of "m²".
  private mutating func dropMarkOfFootnote() {
    let start = text.utf8.index(text.startIndex, offsetBy: min(raised, text.utf8.count))
    let mark = text[start...].filter { !"[]() ".contains($0) }
    let word = text[..<start].withoutTrailing(" ").reversed().prefix(while: \.isLetter)
    guard !mark.isEmpty, mark.allSatisfy({ $0.isNumber || "*†‡§".contains($0) }), word.count > 2
    else { return }
    text = String(text[..<start])
  }

  /// Makes an item of one or two paragraphs in it.
  private mutating func joinParagraphs(of item: OpenElement) {
    let places = item.firstBlock..<page.blocks.count
    guard (1...2).contains(places.count),
      places.allSatisfy({
        page.blocks[$0].kind == .paragraph
          && page.blocks[$0].form.split(separator: "/").suffix(2).map { $0.prefix { $0 != "." } }
            == ["li", "p"]
      }),
      let list = open.place(of: ["ul", "ol"])
    else { return }
    for place in places {
      page.blocks[place].kind = .item
      page.blocks[place].parent = open[list].number
      page.blocks[place].form = item.form
      page.blocks[place].position = open[list].position
      open[list].position = open[list].position.map { $0 + 1 }
    }
  }

  /// Makes one block of an item's two lines: the words below the first are about it.
  private mutating func joinLines(of item: OpenElement) {
    guard page.blocks.count == item.firstBlock + 2 else { return }
    let (first, second) = (page.blocks[item.firstBlock], page.blocks[item.firstBlock + 1])
    if first.kind == .item, second.kind == .paragraph {
      page.blocks.removeLast()
      return page.blocks[item.firstBlock].takeWordsBelow(second.text)
    }
    guard first.kind == .item, second.kind == .item, first.parent == second.parent,
      second.text.first?.isNumber != true
    else { return }
    page.blocks.removeLast()
    page.blocks[item.firstBlock].text = first.text + " – " + second.text
    if let list = open.place(ofNumber: first.parent) {
      open[list].position = open[list].position.map { $0 - 1 }
    }
  }

  /// Turns the numbers of a list round: its last item is the first day, unless the page says the first one's number.
  private mutating func countBack(_ list: Int, from place: Int, start: Int?) {
    let items = page.blocks.indices.dropFirst(place).filter {
      page.blocks[$0].parent == list && page.blocks[$0].position != nil
    }
    let numbers = items.compactMap { page.blocks[$0].position }
    let turned = start.map { start in numbers.map { max(0, 2 * start - $0) } } ?? numbers.reversed()
    for (item, number) in zip(items, turned) { page.blocks[item].position = number }
  }

  // MARK: Blocks

  private mutating func flush() {
    let words = text.inOneLine.filter { !$0.isUnseen }
    let isLink = linked * 10 > text.utf8.count * 8
    let isBold = isBold
    let isAllBold = isBold && text.utf8.dropFirst(boldEnd).allSatisfy { $0 <= 0x20 }
    (text, linked, self.isBold) = ("", 0, false)
    let inCell = open.place(of: ["td", "th"])
    let isCell = inCell.map { $0 > open.place(of: ["table"]) ?? -1 } == true
    if isCell, let inCell {
      if cells.isEmpty || open[inCell].position == nil {
        open[inCell].position = 0
        if cells.count <= ListLimits.cells { cells.append(words) }
      } else if !words.isEmpty, let last = cells.indices.last {
        cells[last] += cells[last].isEmpty ? words : "\n" + words
      }
    }
    guard !words.isEmpty else { return }
    var block = block(of: words, isLink: isLink)
    block.isBold = isAllBold
    // "Week 1" in bold heads what is below it.
    if isBold, block.kind == .paragraph, words.utf8.count < 40, DateWords.isSection(words) {
      block.kind = .heading(6)
    }
    if isCell {
      if blocksOfRow.count < PageContent.most { blocksOfRow.append(block) }
    } else {
      page.blocks.append(block)
    }
  }

  /// Makes a block of words where the reader stands.
  private mutating func block(of words: String, isLink: Bool) -> Block {
    let element = open.last
    var block = Block(kind: .paragraph, text: words, line: textLine)
    block.isAside = element?.isAside == true
    block.isLink = isLink
    block.form = element?.form ?? ""
    block.parent = element?.number ?? 0
    if let inner = open.place(of: Self.headings + ["li", "p", "figcaption", "td", "div"]) {
      if let level = Self.headings.firstIndex(of: open[inner].name) {
        block.kind = .heading(level + 1)
      } else if open[inner].name == "li" {
        block.kind = .item
        if let list = open.place(of: ["ul", "ol"]) {
          let level = open[list].level
          block.parent = level.map { -1 - $0 } ?? open[list].number
          block.depth = level ?? open.count(of: ["ul", "ol"]) - 1
          if open[list].name == "ol" {
            block.position = open[list].position
            open[list].position = open[list].position.map { $0 + 1 }
          }
        }
      }
    }
    return block
  }

  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6", "dt"]

  private mutating func endRow() {
    defer { (cells, blocksOfRow) = ([], []) }
    guard !cells.isEmpty else { return }
    if joinsRowAbove() { return }
    // A row with a list in each of its cells is there for the looks, as in mails.
    let items = blocksOfRow.filter { $0.kind == .item }
    let hasListsOfItems =
      !items.isEmpty && (cells.count == 1 || items.count == blocksOfRow.count)
      && Set(items.map(\.parent)).count >= cells.count
    if hasListsOfItems || items.isEmpty && hasListsOfLines {
      page.blocks += blocksOfRow
      return
    }
    page.blocks.append(
      Block(
        kind: .row(tables), text: "", cells: cells, parent: tables, line: scanner.line,
        isAside: open.last?.isAside == true))
  }
}

extension PageReader {
  /// Whether each cell of the row has several lines, as the only one of mails has, and those of a list in columns.
  private var hasListsOfLines: Bool {
    let filled = cells.filter { !$0.isEmpty }
    // Most rows have a line a cell.
    guard blocksOfRow.count >= 3 * filled.count else { return false }
    let lines = filled.map { $0.split(whereSeparator: \.isNewline) }
    guard lines.allSatisfy({ $0.count > 2 }) else { return false }
    let counted = lines.joined().count { $0.first?.isNumber == true }
    return filled.count == 1 && lines[0].count > 3 || counted * 3 > lines.joined().count * 2
  }

  /// Fills the cell that goes down from rows above into the row, as a week does beside its days, or adds the row's
  /// words to the row above where that cell is a day, which has several prompts then.
  ///
  /// - Returns: whether the words are in the row above now.
  private mutating func joinsRowAbove() -> Bool {
    guard rowsBelowFirst > 0 else { return false }
    rowsBelowFirst -= 1
    guard case .row(tables)? = page.blocks.last?.kind, let above = page.blocks.last?.cells,
      above.count == cells.count + 1
    else { return false }
    guard isDayName(above[0]), !isDayName(cells[0]) else {
      cells.insert(above[0], at: 0)
      return false
    }
    let joined = zip(above.dropFirst(), cells).map { before, words in
      words.isEmpty ? before : before.isEmpty ? words : "\(before) | \(words)"
    }
    page.blocks[page.blocks.count - 1].cells = [above[0]] + joined
    return true
  }
}

/// Whether a page says that an element is not to be seen.
private func isHidden(_ attributes: [String: String]) -> Bool {
  attributes["hidden"] != nil
    || attributes["style"]?.filter { $0 != " " }.lowercased().contains("display:none") == true
}

/// Whether an element's name says that it is no part of what the page is about.
private func namesAside(_ name: String) -> Bool {
  // Bytes, as a search by characters takes most of the time that a page does.
  let bytes = Array(name.lowercased().utf8)
  return asideNames.contains { word in
    bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }
}

private let asideNames = [
  "nav", "menu", "footer", "sidebar", "breadcrumb", "comment", "related", "toc", "share",
]

extension Character {
  /// Whether the character has no look of its own, as pages have them between letters.
  fileprivate var isUnseen: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory == .control || scalar == "\u{200B}" || scalar == "\u{FEFF}"
        || scalar == "\u{AD}"
    }
  }
}
