import InkleafLists

extension SyntaxReader {
  /// A text document of an office program.
  static let document = SyntaxReader(
    readsBytes: true,
    matches: { source in isRichText(source.bytes) || source.isArchive && !isSheet(source) },
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

/// Whether the archive is a sheet rather than a text.
@Sendable private func isSheet(_ source: SourceText) -> Bool { SyntaxReader.sheet.matches(source) }

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
  private var isItem = false
  private var items = 0
  private var tables = 0
  private var cells: [String]?
  private var isInCell = false
  /// The number of elements around this place whose words are none of the text.
  private var asides = 0
  /// Whether the words of this run are struck through.
  private var isStruck = false
  /// Whether the words of this run are bold, and whether the paragraph has words that are, or are not.
  private var (isBold, hasBold, hasPlain) = (false, false, false)

  /// What was deleted or moved away, what stands in for a text box, notes, and comments.
  private static let asides: Set = [
    "w:del", "w:movefrom", "mc:fallback", "text:note", "office:annotation", "text:tracked-changes",
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
    page.blocks.takeBoldHeadings()
    page.setListApart()
    return page
  }

  /// Whether a property of a run says yes, as it does without a value.
  private func isOn(_ attributes: [String: String]) -> Bool {
    !["0", "false", "off"].contains(attributes["w:val"] ?? "")
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "w:p":
      (text, level, isItem, isStruck) = ("", nil, false, false)
      (isBold, hasBold, hasPlain) = (false, false, false)
    case "text:p": text = ""
    case "text:h":
      text = ""
      level = min(max(1, Int(attributes["text:outline-level"] ?? "1") ?? 1), 9)
    case "w:pstyle":
      let style = (attributes["w:val"] ?? "").lowercased()
      if style.hasPrefix("title") { level = 1 }
      if style.hasPrefix("subtitle") { level = 2 }
      isItem = isItem || style.hasPrefix("listnumber") || style.hasPrefix("listbullet")
      if ["heading", "berschrift", "titre", "ttulo"].contains(where: { style.contains($0) }) {
        level = style.last?.wholeNumberValue ?? 1
      }
    case "w:r": (isStruck, isBold) = (false, false)
    case "w:b": isBold = isOn(attributes)
    case "w:strike", "w:dstrike": isStruck = isOn(attributes)
    case "w:numpr": isItem = true
    case "text:list-item": items += 1
    case "w:tab", "text:tab": text += "\t"
    case "text:s": text += " "
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
    let isListed = isItem || items > 0
    page.blocks.append(
      Block(
        kind: level.map { .heading($0) } ?? (isListed ? .item : .paragraph), text: words,
        form: isListed ? "item" : "paragraph", line: page.blocks.count + 1,
        isBold: hasBold && !hasPlain))
  }
}

extension PageContent {
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
