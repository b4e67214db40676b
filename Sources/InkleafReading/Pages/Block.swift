import InkleafLists

/// A paragraph, list item, heading or row of a page or document.
struct Block {
  /// What the block is in its page.
  enum Kind: Hashable {
    case heading(Int)
    case paragraph, item
    /// A row of a table, with the table's number.
    case row(Int)
  }

  var kind: Kind
  var text: String
  /// The cells of a row.
  var cells: [String] = []
  /// The number that the page gives an item.
  var position: Int?
  /// The number of the element that it and its neighbours are in.
  var parent = 0
  /// The number of lists that the list of an item is in.
  var depth = 0
  /// What is said about it below it.
  var remark: String?
  /// The names of the elements around it; blocks alike in form have the same.
  var form = ""
  var line = 1
  /// Whether it stands in a menu, a footer or the like.
  var isAside = false
  /// Whether all of it is a link.
  var isLink = false
  /// Whether all of it is bold.
  var isBold = false
}

extension [Block] {
  /// Makes bold paragraphs headings where few paragraphs are bold, and others stand below each.
  mutating func takeBoldHeadings() {
    func isParagraph(_ place: Int) -> Bool {
      indices.contains(place) && self[place].kind == .paragraph && !self[place].isAside
    }
    let paragraphs = indices.filter(isParagraph)
    let bold = paragraphs.filter { self[$0].isBold && self[$0].text.utf8.count <= 40 }
    guard bold.count > 1, bold.count * 3 < paragraphs.count,
      bold.allSatisfy({ place in
        !EntryText(self[place].text).isLabelled
          && (1...2).allSatisfy { isParagraph(place + $0) && !self[place + $0].isBold }
      })
    else { return }
    for place in bold { self[place].kind = .heading(6) }
  }
}

extension Block {
  /// Takes words that stand below it: what is said about it, or else its own, where it is only a number or a day.
  mutating func takeWordsBelow(_ words: String) {
    if EntryText.bare(text[...]) != nil { text += " – " + words } else { remark = words }
  }
}

extension PageContent {
  /// Makes items below items remarks of these, as in a list of ideas with a hint below some.
  ///
  /// Where several are below most of those that have some, they are the list.
  mutating func takeItemsBelowItems() {
    guard blocks.contains(where: { $0.depth > 0 }) else { return }
    // The items that are below each other one, by the list that this is in, and where they are below none.
    var below: [Int: [Int: [Int]]] = [:]
    var strays: [Int: [Int]] = [:]
    var sizes: [Int: Int] = [:]
    var head: Int?
    for (place, block) in blocks.enumerated() {
      guard block.kind == .item, !block.isAside else {
        head = nil
        continue
      }
      sizes[block.parent, default: 0] += 1
      if let above = head, block.depth > blocks[above].depth {
        below[blocks[above].parent, default: [:]][above, default: []].append(place)
      } else {
        if block.depth > 0, head == nil { strays[block.parent, default: []].append(place) }
        head = place
      }
    }
    var taken: Set<Int> = []
    for (list, heads) in below where sizes[list, default: 0] > 2 {
      let alone = heads.values.count { $0.count == 1 }
      guard alone > (heads.count - alone) * 4 else { continue }
      for (head, places) in heads {
        blocks[head].takeWordsBelow(places.map { blocks[$0].text }.joined(separator: "; "))
        taken.formUnion(places)
      }
      // One below none, whose item is missing, is no prompt.
      let inner = Set(heads.values.joined().map { blocks[$0].parent })
      let others = Set(inner.flatMap { strays[$0] ?? [] }).subtracting(taken)
      linesLeftOut += others.map { blocks[$0].line }
      taken.formUnion(others)
    }
    linesLeftOut.sort()
    blocks = blocks.removing(at: taken)
  }
}

/// A page or document: its blocks in order.
struct PageContent {
  var blocks: [Block] = []
  var title: String?
  var language: String?
  /// Data for programs in the page, such as JSON-LD.
  var data: [JSON] = []
  /// The lines of items that are left out of every list.
  var linesLeftOut: [Int] = []
  /// Whether it is a text that somebody wrote, rather than a page of a site.
  var isDocument = false
  /// How far the kind of file speaks for a list.
  var trust: Int { isDocument ? 65 : 38 }

  /// The most blocks that are kept; no list is so far down a page.
  static let most = 30_000
}

extension PageContent {
  /// Returns the lists that the page may hold, each put into an empty list.
  func lists(_ empty: RawList) -> [RawList] {
    var page = self
    page.nameAsides()
    // No language has so many marks on a letter.
    page.title = title?.withoutHeapsOfMarks
    for index in page.blocks.indices {
      page.blocks[index].text = page.blocks[index].text.withoutHeapsOfMarks
      page.blocks[index].cells = page.blocks[index].cells.map(\.withoutHeapsOfMarks)
    }
    return page.allLists(empty)
  }

  /// Makes paragraphs such as "Rules" above items headings, and with them those that speak of prompts.
  private mutating func nameAsides() {
    let above = blocks.indices.dropLast().filter { place in
      blocks[place].kind == .paragraph && blocks[place + 1].kind == .item
        && (2...40).contains(blocks[place].text.count)
    }
    // "October prompts" below the items of a menu is one, too.
    let first = blocks.firstIndex { $0.kind == .item } ?? blocks.count
    guard
      above.contains(where: {
        isAside(blocks[$0].text) || $0 > first && speaksOfPrompts(blocks[$0].text)
      })
    else { return }
    for place in above where isAside(blocks[place].text) || speaksOfPrompts(blocks[place].text) {
      blocks[place].kind = .heading(4)
    }
  }

  private func allLists(_ empty: RawList) -> [RawList] {
    var empty = empty
    if let language { empty.header.language = language }
    var lists: [RawList] = []
    for run in runs {
      var raw = empty
      raw.name = run.name
      if let title = title(of: run) {
        raw.header.title = title
        // Paragraphs may begin with a better title than the name of the page.
        raw.hasTitle = run.blocks.first?.kind != .paragraph || title != nameOfPage
      }
      if run.isTable {
        let rows = run.blocks.enumerated().map { place, block in
          TableRow(
            line: block.line, cells: block.cells.map { ($0, 1) },
            group: run.groups.isEmpty ? nil : run.groups[place])
        }
        raw.understandTable(rows.withoutSheetNames)
        if !raw.problems.isEmpty { continue }
      } else {
        raw = raw.reading(lines: run.lines)
      }
      guard raw.entries.count > 2 else { continue }
      for line in run.lonely { raw.doubt("the heading has no words below it", line, 1) }
      for line in linesLeftOut { raw.doubt("ignored: line is not in the list", line, 1) }
      if isDocument {
        for block in blocks.lazy.filter(\.isAside).prefix(ListLimits.problems) where !run.isTable {
          raw.doubt("ignored: line is not in the list", block.line, 1)
        }
      }
      raw.takeDays(namedIn: paragraphs(above: run))
      judge(&raw, run)
      lists.append(raw)
    }
    for value in data {
      var raw = empty
      if let title { raw.header.title = title }
      lists += raw.readings(of: value, isWhole: false)
    }
    return lists
  }

  /// Whether the page's title or the headings above a run speak of prompts.
  private func tells(of run: Run) -> Bool {
    if speaksOfPrompts(title ?? "") { return true }
    if run.name == Run.wholeName {
      return blocks.contains { $0.kind == .heading(1) && speaksOfPrompts($0.text) }
    }
    return headings(above: run).contains { speaksOfPrompts($0) && $0.strangeness == 0 }
      || run.blocks.contains { $0.isHeading && speaksOfPrompts($0.text) }
  }

  /// The headings that a run belongs to, the nearest first: above each only those of higher ranks.
  private func headings(above run: Run) -> [String] {
    var level = 7
    return blocks[..<run.start].reversed().compactMap { block in
      guard case .heading(let rank) = block.kind, rank < level else { return nil }
      level = rank
      return block.text
    }
  }

  /// Says how far the page speaks for a run of blocks being its list.
  private func judge(_ raw: inout RawList, _ run: Run) {
    // The first row of a table may be its title.
    let isTold =
      tells(of: run)
      || run.isTable && raw.header.title != title(of: run) && speaksOfPrompts(raw.header.title)
    let count = raw.entries.count
    let isCounted =
      count > 4 && !run.hasPositions
      && raw.entries.allSatisfy {
        $0.hasLabel || isTold && run.isTable && $0.weekday != nil
      }
    let links = run.blocks.filter(\.isLink).count * 10 > run.blocks.count * 7
    var trust = trust
    // The sections of a manual are counted, too, but seldom so many.
    if isCounted { trust += count > 14 || isTold ? 25 : 10 }
    let isOfRows = run.isTable || run.isMostlyRows
    if isTold { trust += isOfRows && !raw.hasPromptNames && !isCounted ? 10 : 25 }
    if (20...60).contains(count) { trust += 8 }
    // A few paragraphs of a page about prompts may be any.
    let isSurelyList =
      run.blocks.contains { $0.kind == .item }
      || raw.entries.allSatisfy(\.hasLabel)
    if count < 5, !isTold || !isSurelyList || run.heading.map(isAside) == true { trust -= 15 }
    // Nothing but a list was cut out of a page.
    let others = blocks.count { !$0.isHeading && !(isDocument && $0.isAside) }
    let hasMain = run.name == Run.wholeName && hasMainList(run)
    let own = run.blocks.count { !$0.isHeading }
    let isList = run.name == Run.wholeName || run.blocks.contains { $0.kind == .item }
    if title == nil, isList, !hasMain, !run.isMostlyRows, own * 10 > others * 9, count > 4 {
      trust += 24
    }
    if run.blocks.filter(\.isAside).count * 2 > run.blocks.count { trust -= 30 }
    if raw.entries.reduce(0, { $0 + $1.text.count }) > count * 40 { trust -= 15 }
    // Comments stand below a list, or it is one itself that others are beside.
    if hasMain || isBelowItems(run) { trust -= 15 }
    if isAboveItems(run) { trust -= 30 }
    // A list that is apart from the rest goes before all lines together, and a table before its cells.
    if run.name == Run.wholeName { trust -= run.isMostlyRows ? 20 : 3 }
    if links, !isTold { trust = min(trust - 30, 45) }
    raw.trust = min(trust, 100)
    guard raw.trust < Reading.bound, !isTold, !links, run.name != Run.wholeName,
      isAlone(run)
    else { return }
    // Little else is there to be meant.
    raw.trust += 22
    raw.doubt(
      "nothing on the page says that these are prompts; see whether this is the list",
      at: raw.entries.first)
  }

  /// Whether most blocks of a run are items of one list, five or more.
  private func hasMainList(_ run: Run) -> Bool {
    let lists = Dictionary(grouping: run.blocks.filter { $0.kind == .item }, by: \.form)
    let most = lists.values.map(\.count).max() ?? 0
    let all = run.blocks.count { !$0.isHeading }
    return most > 4 && most < all && most * 3 >= all * 2
  }

  /// Whether a run of other blocks stands below items with the same heading.
  private func isBelowItems(_ run: Run) -> Bool {
    guard !run.isTable, run.name != Run.wholeName,
      !run.blocks.contains(where: { $0.kind == .item })
    else { return false }
    let above = blocks[..<run.start].reversed().prefix { !$0.isHeading }
    return above.count { $0.kind == .item } > 4
  }

  /// Whether the blocks of a run stand above items that are more, as a sentence below each heading does.
  private func isAboveItems(_ run: Run) -> Bool {
    guard !run.isTable, run.blocks.count > 1, run.name != Run.wholeName,
      !run.blocks.contains(where: { $0.kind == .item })
    else { return false }
    let between = blocks[run.start..<run.end].count { $0.kind == .item }
    return between > 2 * run.blocks.count
  }

  /// Whether a run is most of what is on a small page, besides menus and headings.
  private func isAlone(_ run: Run) -> Bool {
    let others = blocks.filter { !$0.isAside && !$0.isHeading }.count
    return others < 200 && run.blocks.count * 2 > others && !run.blocks.contains(where: \.isAside)
  }

  /// The heading above a run, or the page's title, without the name of the site.
  private func title(of run: Run) -> String? {
    // The heading of a day or a part, or "Prompts" alone, is no title.
    let above = run.heading.flatMap {
      Headings.label($0) == nil && !isAside($0) && !asksAboutList($0) ? $0 : nil
    }
    if let above, !DateWords.isSection(above), !above.isNameOfAnyList,
      speaksOfPrompts(above) || above.contains(where: \.isNumber)
    {
      return above
    }
    let first =
      blocks.first { $0.kind == .heading(1) && !isAside($0.text) }?.text ?? headingOfParts(in: run)
      ?? above
    return first ?? paragraph(above: run) ?? nameOfPage
  }

  /// The name of a page without that of its site.
  private var nameOfPage: String? { title?.split(separator: "|").first.map { $0.inOneLine } }

  /// The nearest heading of a rank above those of a run's parts, such as one above "Week 1".
  private func headingOfParts(in run: Run) -> String? {
    headings(above: run).first {
      !DateWords.isSection($0) && Headings.label($0) == nil && !isAside($0) && !$0.isNameOfAnyList
    }
  }

  /// The paragraph that could be the title: the one right above the list of a page or a table, or the first one of a
  /// document.
  private func paragraph(above run: Run) -> String? {
    let above = blocks[..<run.start]
    guard let block = run.isTable || !isDocument ? above.last : above.first,
      block.kind == .paragraph, !block.isAside, !block.isLink, block.text.count <= 60,
      speaksOfPrompts(block.text) || block.text.namedMonth != nil
        || !run.isTable && block.text.namesAYear && !block.text.tellsWhenItWasPosted
    else { return nil }
    return block.text.inOneLine
  }

  /// The paragraphs above a run, as lines: those of a document, or those between a page's heading and the run.
  private func paragraphs(above run: Run) -> [(number: Int, text: String)] {
    let last = blocks[..<run.start].suffix(6)
    let start = isDocument ? nil : last.lastIndex(where: \.isHeading)
    return last[(start ?? last.startIndex)...].filter {
      (isDocument || !$0.isAside) && !$0.isLink && $0.text.utf8.count < 120
    }
    .map { ($0.line, $0.text.inOneLine) }
  }
}

extension Block {
  var isHeading: Bool { if case .heading = kind { true } else { false } }
  var isRow: Bool { kind.isRow }

  /// What blocks of one parent and kind share, as do the rows of a table.
  fileprivate struct Key: Hashable {
    var kind: Kind
    var parent: Int
  }

  fileprivate var key: Key { Key(kind: kind, parent: parent) }
}

extension Block.Kind {
  fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}

// MARK: - Runs of like blocks

/// Blocks that may be a list together.
private struct Run {
  var blocks: [Block]
  var heading: String?
  var name: String?
  /// The lines to read, with headings between them.
  var lines: [SourceText.Line] = []
  var isTable = false
  /// The headings above the rows of several tables.
  var groups: [String?] = []
  /// The places of the first and the last block.
  var start = 0
  var end = 0
  /// The lines of headings that have no words below them.
  var lonely: [Int] = []
  static let wholeName = "page"
  var isMostlyRows: Bool {
    blocks.count(where: \.isRow) * 2 > blocks.count
  }
  var hasPositions: Bool { blocks.contains { $0.position != nil } && !isTable }
}

extension PageContent {
  /// The runs of blocks that are alike: tables, items and paragraphs of one parent, those of one form
  /// under several parents, headings with the words below them, and all lines of the page.
  fileprivate var runs: [Run] {
    var runs: [Run] = []
    var byParent: [Block.Key: [Int]] = [:]
    var byForm: [String: [Int]] = [:]
    var order: [Block.Key] = []
    var forms: [String] = []
    for (index, block) in blocks.enumerated() where !block.isHeading {
      let key = block.key
      if byParent[key] == nil { order.append(key) }
      byParent[key, default: []].append(index)
      if block.isRow { continue }
      if byForm[block.form] == nil { forms.append(block.form) }
      byForm[block.form, default: []].append(index)
    }
    var names: [String: Int] = [:]
    func add(_ indices: [Int]) {
      guard indices.count > 1, runs.count < 200 else { return }
      let heading = blocks[..<indices[0]].last { $0.isHeading }?.text
      var name = heading ?? title ?? "list"
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += " \(count)" }
      runs.append(run(indices, heading: heading, name: name))
    }
    for form in forms {
      let indices = byForm[form] ?? []
      if Set(indices.map { blocks[$0].parent }).count > 1 { add(indices) }
    }
    runs += alikeTables(order.filter(\.kind.isRow).compactMap { byParent[$0] })
    let counted = countedBlocks(byParent)
    add(counted)
    let parts = Set(counted)
    for key in order {
      let own = byParent[key] ?? []
      // A part of a list is none of its own.
      if !own.contains(where: parts.contains) { add(own) }
    }
    runs += labelledHeadings
    runs.append(wholePage)
    return runs
  }

  /// The blocks of several parents whose numbers run on from one to the next, from 1; empty where none do.
  private func countedBlocks(_ byParent: [Block.Key: [Int]]) -> [Int] {
    func number(_ block: Block) -> Int? {
      if let position = block.position { return position }
      guard block.text.utf8.prefix(12).contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
      return EntryText(block.text).anyNumber
    }
    var counted: [Int] = []
    for (index, block) in blocks.enumerated() where !block.isHeading && !block.isAside {
      if block.isRow { continue }
      if number(block) == counted.count + 1 { counted.append(index) }
    }
    let parents = Dictionary(grouping: counted) { blocks[$0].key }
    guard counted.count > 4, parents.count > 1,
      parents.allSatisfy({ $1.count > 1 && byParent[$0]?.count == $1.count })
    else { return [] }
    return counted
  }

  /// Tables with one header, or all with weekdays before the words, as one, each below its heading.
  private func alikeTables(_ tables: [[Int]]) -> [Run] {
    func haveWeekdays(_ table: [Int]) -> Bool {
      table.count > 2 && table.allSatisfy { blocks[$0].cells.first.map(isWeekdayName) == true }
    }
    let headers = Dictionary(grouping: tables) { table in
      haveWeekdays(table) ? [] : blocks[table[0]].cells.map(\.inOneLine)
    }
    var above: String?
    let headings = blocks.map { block in
      if block.isHeading { above = block.text }
      return above
    }
    return headers.values.filter { tables in
      tables.count > 1
        && (haveWeekdays(tables[0])
          || isHeader(TableRow(line: 1, cells: blocks[tables[0][0]].cells.map { ($0, 1) })))
    }.sorted { $0[0][0] < $1[0][0] }.map { tables in
      let indices = tables.flatMap(\.self)
      var run = Run(blocks: indices.map { blocks[$0] }, name: "tables", isTable: true)
      run.start = indices[0]
      run.groups = indices.map { headings[$0] }
      // One heading above all says what is in them.
      if Set(run.groups).count == 1 { (run.heading, run.groups) = (run.groups[0], []) }
      return run
    }
  }

  private func run(_ indices: [Int], heading: String?, name: String) -> Run {
    let own = indices.map { blocks[$0] }
    var run = Run(blocks: own, heading: heading, name: name)
    (run.start, run.end) = (indices[0], indices[indices.count - 1])
    if own[0].isRow {
      run.isTable = true
      return run
    }
    // Headings between the blocks are those of the list's parts.
    var last = indices[0]
    for index in indices {
      if let place = blocks[last..<index].lastIndex(where: \.isHeading),
        // "Rules" above other blocks is not that of these.
        place + 1 == index || !isAside(blocks[place].text)
      {
        run.lines.append(line(blocks[place]))
      } else if last == indices[0], index == last, indices.count > 1,
        let next = blocks[index..<(indices.last ?? index)].first(where: \.isHeading),
        // A sentence may stand above the first one.
        let first = blocks[max(0, index - 2)..<index].last(where: \.isHeading),
        first.kind == next.kind || isAside(first.text)
      {
        run.lines.append(line(first))
      }
      run.lines.append(line(blocks[index]))
      last = index
    }
    return run
  }

  private func line(_ block: Block) -> SourceText.Line {
    var line = SourceText.Line(number: block.line, text: block.text[...])
    if case .heading(let level) = block.kind {
      (line.heading, line.headingLevel) = (block.text, level)
    }
    (line.position, line.note) = (block.position, block.remark)
    return line
  }

  /// Headings that have a number or date, with the words after them where they have none themselves.
  private var labelledHeadings: [Run] {
    var levels: [Int: Run] = [:]
    var parts: [Int: Int] = [:]
    for (index, block) in blocks.enumerated() {
      guard case .heading(let level) = block.kind else { continue }
      let label = EntryText(block.text)
      var text = block.text
      // Cards have their number above the words.
      let count = (levels[level]?.blocks.count ?? 0) + 1
      if index > 0, !label.isLabelled, let above = EntryText.bare(blocks[index - 1].text[...]),
        above.number == count
      {
        text = "\(count): \(text)"
      } else if !label.mayBeLabelled, !EntryText(label: block.text).isLabelled {
        continue
      }
      if isPart(at: index) { parts[level, default: 0] += 1 }
      if EntryText(label: block.text).text.isEmpty {
        guard index + 1 < blocks.count, !blocks[index + 1].isHeading,
          blocks[index + 1].isAside == block.isAside
        else {
          levels[level, default: Run(blocks: [], name: "headings")].lonely.append(block.line)
          continue
        }
        text += ": " + blocks[index + 1].text
      }
      levels[level, default: Run(blocks: [], name: "headings")].blocks.append(block)
      levels[level]?.lines.append(SourceText.Line(number: block.line, text: text[...]))
    }
    // The headings of a list's parts are no list.
    return levels.keys.sorted().filter {
      parts[$0, default: 0] * 2 <= levels[$0]?.blocks.count ?? 0
    }
    .compactMap { levels[$0] }.filter { $0.blocks.count > 2 }
  }

  /// Whether a heading names a week, several days or a number alone, and has several short items or lines below it.
  private func isPart(at place: Int) -> Bool {
    let text = blocks[place].text
    let label = EntryText(label: text)
    let isNumber = text.first?.isNumber == true && label.date == nil
    let isWeek =
      DateWords.isSection(text)
      && DateWords.month(text.prefix(while: \.isLetter).lowercased()) == nil
    guard isWeek || label.last != nil || label.days > 1 || isNumber else { return false }
    let below = blocks[(place + 1)...].prefix {
      !$0.isHeading && $0.isAside == blocks[place].isAside
    }
    if below.contains(where: \.isRow) { return !isNumber }
    // Sentences may stand above the items.
    let items = below.filter { $0.kind == .item }
    let alike = items.isEmpty ? below.filter { $0.parent == below.last?.parent } : items
    let words =
      alike.count == 1 ? alike[0].text.split(separator: ",").map(String.init) : alike.map(\.text)
    // "1. Fox" may have some hints below it.
    return words.count > (isNumber ? 3 : 2)
      && words.allSatisfy { $0.utf8.count < 40 && $0.split(separator: " ").count < 5 }
  }

  private var wholePage: Run {
    let own = blocks.filter { !$0.isAside }
    // Among other lines, items are known by bullets.
    let items = own.count { $0.kind == .item && $0.position == nil }
    let hasBullets =
      items > 2 && items * 2 > own.count { !$0.isHeading } && own.contains { $0.kind == .paragraph }
      && !own.contains { $0.depth > 0 && isDocument }
    let lines = own.flatMap { block -> [SourceText.Line] in
      if block.isRow {
        return block.cells.map { SourceText.Line(number: block.line, text: $0[...]) }
      }
      var line = line(block)
      if hasBullets, block.kind == .item, block.position == nil { line.text = "- \(block.text)" }
      return [line]
    }
    return Run(
      blocks: own, heading: own.first(where: \.isHeading)?.text, name: Run.wholeName, lines: lines)
  }
}
