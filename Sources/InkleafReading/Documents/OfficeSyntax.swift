import InkleafLists

extension SyntaxReader {
  /// A text document of an office program.
  static let document = SyntaxReader(
    readsBytes: true,
    matches: { isRichText($0.bytes) || $0.isArchive && !SyntaxReader.sheet.matches($0) },
    read: { source, empty in
      var empty = empty
      if isRichText(source.bytes) { return [empty.reading(lines: linesOfRichText(source.bytes))] }
      do throws(ZIPReader.Fault) {
        let archive = try source.archive()
        guard let content = try archive.first(of: ["word/document.xml", "content.xml"]) else {
          throw ZIPReader.Fault(
            message: "the archive holds no text document; save the list as text")
        }
        var reader = OfficeReader(content)
        var page = reader.read()
        if let core = try archive.first(of: ["docProps/core.xml", "meta.xml"]) {
          page.title = title(in: core)
        }
        let lists = page.lists(empty)
        if !lists.isEmpty { return lists }
        empty.fail("no list is in the document; write one prompt per line")
      } catch {
        empty.fail(error.message)
      }
      return [empty]
    })
}

/// Returns the title among a document's properties.
private func title(in bytes: ArraySlice<UInt8>) -> String? {
  var scanner = MarkupScanner(bytes)
  while let piece = scanner.next() {
    if case .open("dc:title", _, false) = piece, case .text(let words)? = scanner.next() {
      return words.inOneLine.isEmpty ? nil : words.inOneLine
    }
  }
  return nil
}

/// Reads the paragraphs, items and tables of a document's XML: Office Open XML or OpenDocument.
struct OfficeReader {
  private var scanner: MarkupScanner
  private var page = PageContent()
  private var text = ""
  private var level: Int?
  /// The place of the document's title.
  private var title: Int?
  private var isItem = false
  /// The number of lists that the paragraph's list is in.
  private var depth = 0
  /// Whether the paragraph has the style of a list's, which those below an item have, too.
  private var isOfList = false
  private var items = 0
  /// Whether the item has no paragraph yet.
  private var beginsItem = false
  private var tables = 0
  private var cells: [String]?
  private var isInCell = false
  /// The number of elements around this place whose words are none of the text.
  private var asides = 0
  /// Whether the words of this run are struck through.
  private var isStruck = false
  /// Whether the words of this run are bold, and whether the paragraph has words that are, or are not.
  private var (isBold, hasBold, hasPlain) = (false, false, false)

  /// What was deleted or moved away, what stands in for a text box, notes, comments, what a field is made by, and
  /// how signs are read.
  private static let asides: Set = [
    "w:del", "w:movefrom", "mc:fallback", "text:note", "office:annotation", "text:tracked-changes",
    "w:instrtext", "w:rt", "text:ruby-text",
  ]

  init(_ bytes: ArraySlice<UInt8>) {
    scanner = MarkupScanner(bytes)
    page.isDocument = true
  }

  mutating func read() -> PageContent {
    while let piece = scanner.next(), page.blocks.count < PageContent.most {
      switch piece {
      case .open(let name, _, let isEmpty) where Self.asides.contains(name):
        if !isEmpty { asides += 1 }
      case .close(let name) where Self.asides.contains(name): asides = max(0, asides - 1)
      case _ where asides > 0: continue
      case .text(let words):
        if !isStruck, text.utf8.count < 4000 { text += words }
        if words.contains(where: { !$0.isWhitespace }) {
          if isBold { hasBold = true } else { hasPlain = true }
        }
      case .open(let name, let attributes, let isEmpty):
        open(name, attributes)
        if isEmpty { close(name) }
      case .close(let name): close(name)
      }
    }
    rankBelowTitle()
    page.blocks.takeBoldHeadings()
    page.takeItemsBelowItems()
    page.setListApart()
    page.writeDepths()
    return page
  }

  /// Makes headings of the first rank those of the second where the document has a title of its own.
  private mutating func rankBelowTitle() {
    guard let title else { return }
    for index in page.blocks.indices where index != title {
      guard case .heading(let level) = page.blocks[index].kind else { continue }
      page.blocks[index].kind = .heading(level + 1)
    }
  }

  /// Whether a property of a run says yes, as it does without a value.
  private func isOn(_ attributes: [String: String]) -> Bool {
    !["0", "false", "off"].contains(attributes["w:val"] ?? "")
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "w:p":
      (text, level, isItem, isStruck) = ("", nil, false, false)
      (depth, isOfList) = (0, false)
      (isBold, hasBold, hasPlain) = (false, false, false)
    case "text:p": text = ""
    case "text:h":
      text = ""
      level = min(max(1, Int(attributes["text:outline-level"] ?? "1") ?? 1), 9)
    case "w:pstyle":
      let style = (attributes["w:val"] ?? "").lowercased()
      if ["title", "titel", "titre", "titolo", "ttulo"].contains(where: style.hasPrefix),
        style.last?.isNumber == false
      {
        level = 1
        title = title ?? page.blocks.count
      }
      if ["subtitle", "untertitel"].contains(where: style.hasPrefix) { level = 2 }
      isItem = isItem || style.hasPrefix("listnumber") || style.hasPrefix("listbullet")
      isOfList = style == "listparagraph"
      if ["heading", "berschrift", "titre", "ttulo"].contains(where: { style.contains($0) }),
        level == nil
      {
        level = style.last?.wholeNumberValue ?? 1
      }
    case "w:r": (isStruck, isBold) = (false, false)
    case "w:b": isBold = isOn(attributes)
    case "w:strike", "w:dstrike": isStruck = isOn(attributes)
    case "w:numpr": isItem = true
    case "w:ilvl": depth = max(0, Int(attributes["w:val"] ?? "") ?? 0)
    case "text:list-item": (items, beginsItem) = (items + 1, true)
    case "w:tab", "text:tab": text += "\t"
    case "text:s": text += " "
    case "w:nobreakhyphen": text += "-"
    case "w:br", "w:cr", "text:line-break": if !isInCell { flush() } else { text += " " }
    case "w:tbl", "table:table": tables += 1
    case "w:tr", "table:table-row": cells = []
    case "w:tc", "table:table-cell":
      isInCell = true
      if (cells?.count ?? 0) <= ListLimits.cells { cells?.append("") }
    default: break
    }
  }

  private mutating func close(_ name: String) {
    switch name {
    case "w:p", "text:p", "text:h": flush()
    case "text:list-item": items = max(0, items - 1)
    case "w:tc", "table:table-cell": isInCell = false
    case "w:tr", "table:table-row":
      if let cells, cells.contains(where: { !$0.isEmpty }) {
        page.blocks.append(
          Block(
            kind: .row(tables), text: "", cells: cells, parent: tables, line: page.blocks.count + 1)
        )
      }
      cells = nil
    case "w:t", "w:r", "text:span", "text:a", "w:hyperlink": break
    default:
      // White space between elements is none of the text.
      if text.utf8.allSatisfy({ $0 <= 0x20 && $0 != 0x09 }) { text = "" }
    }
  }

  private mutating func flush() {
    let words = text.contains("\t") && !isInCell ? text : text.inOneLine
    defer { (text, level) = ("", nil) }
    guard !words.allSatisfy(\.isWhitespace) else { return }
    if isInCell, let last = cells?.indices.last {
      let length = cells?[last].utf8.count ?? 0
      guard length < longestCell else { return }
      if length > 0 { cells?[last] += " " }
      cells?[last] += words
      return
    }
    if items > 0 {
      depth = beginsItem ? items - 1 : items
    } else if isOfList, !isItem, let last = page.blocks.last, last.kind == .item {
      (isItem, depth) = (true, last.depth + 1)
    }
    let isListed = isItem || items > 0
    beginsItem = false
    page.blocks.append(
      Block(
        kind: level.map { .heading($0) } ?? (isListed ? .item : .paragraph), text: words,
        depth: isListed ? depth : 0, form: isListed ? "item" : "paragraph",
        line: page.blocks.count + 1,
        isBold: hasBold && !hasPlain))
  }
}

extension PageContent {
  /// Writes items of lists in lists as a text does, by bullets further in.
  fileprivate mutating func writeDepths() {
    guard blocks.contains(where: { $0.depth > 0 }) else { return }
    for index in blocks.indices where blocks[index].kind == .item {
      let space = String(repeating: "  ", count: min(blocks[index].depth, 9))
      blocks[index].text = "\(space)- \(blocks[index].text)"
    }
  }

  /// Takes a document whose prompts are items at its word: what stands beside them is none of the list.
  ///
  /// A short line just above an item is a heading.
  fileprivate mutating func setListApart() {
    let items = blocks.count { $0.kind == .item }
    guard items > 2, items * 2 > blocks.count else { return }
    for index in blocks.indices where blocks[index].kind == .paragraph {
      let isAbove = index + 1 < blocks.count && blocks[index + 1].kind == .item
      if isAbove, blocks[index].text.mayBeHeading {
        blocks[index].kind = .heading(blocks[..<index].contains(where: \.isHeading) ? 2 : 1)
      } else {
        blocks[index].isAside = true
      }
    }
  }
}

extension String {
  fileprivate var mayBeHeading: Bool { count <= 60 && last.map { !".!?,;".contains($0) } == true }
}
