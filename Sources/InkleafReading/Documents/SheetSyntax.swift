import InkleafLists

extension SyntaxReader {
  /// A sheet of an office program: its first table with prompts, or the one that is chosen.
  static let sheet = SyntaxReader(
    readsBytes: true,
    matches: { source in
      guard source.isArchive, let archive = try? source.archive() else { return false }
      if archive.names.contains("xl/workbook.xml") { return true }
      let kind = (try? archive.file("mimetype")).map { String(decoding: $0, as: UTF8.self) }
      return kind?.contains("spreadsheet") == true
    },
    read: { source, empty in
      var empty = empty
      do throws(ZIPReader.Fault) {
        let archive = try source.archive()
        let content = try archive.file("content.xml")
        let sheets = if let content { sheetsOfOpenDocument(content) } else { try workbook(archive) }
        let all = sheets.map { sheet in
          var raw = empty
          raw.name = sheet.name
          raw.understandTable(sheet.rows)
          return raw
        }
        let lists = all.ofOneBook.map(\.withTitleOfSheet)
        if !lists.isEmpty { return lists }
        if let large = sheets.firstIndex(where: { $0.rows.count > TableRow.most }) {
          return [all[large]]
        }
        empty.fail("no sheet has prompts; name their column \"prompt\"")
      } catch {
        empty.fail(error.message)
      }
      return [empty]
    })
}

/// The most cells that are read; a list has no more than some thousands.
private let mostCells = 100_000
/// The characters of a cell that are read; many cells may share a text.
let longestCell = 2000
/// The bytes of all cells that are read: a text that many cells share counts for each of them.
private let mostText = ListLimits.textSize

private struct SheetTable {
  var name: String
  var rows: [TableRow]
}

// MARK: - OpenDocument

private func sheetsOfOpenDocument(_ bytes: ArraySlice<UInt8>) -> [SheetTable] {
  var sheets: [SheetTable] = []
  var scanner = MarkupScanner(bytes)
  var row: TableRow?
  var text = ""
  var isText = false
  var (repeats, line, cells) = (1, 0, 0)
  // Comments on a cell are none of its words.
  var comments = 0
  var date: String?
  var size = 0
  while let piece = scanner.next() {
    switch piece {
    case .open("office:annotation", _, let isEmpty): comments += isEmpty ? 0 : 1
    case .close("office:annotation"): comments = max(0, comments - 1)
    case _ where comments > 0: continue
    case .text(let words):
      if isText, text.utf8.count < longestCell { text += words.prefix(longestCell) }
    case .open(let name, let attributes, let isEmpty):
      switch name {
      case "table:table":
        guard sheets.count < 100 else { return sheets }
        sheets.append(SheetTable(name: attributes["table:name"] ?? "", rows: []))
        line = 0
      case "table:table-row":
        line += 1
        row = TableRow(line: line, cells: [])
      case "table:table-cell", "table:covered-table-cell":
        text = ""
        repeats = Int(attributes["table:number-columns-repeated"] ?? "1") ?? 1
        date = attributes["office:date-value"]
        if isEmpty { add() }
      case "text:p":
        if !text.isEmpty { text += " " }
        isText = true
      case "text:s": text += " "
      default: break
      }
    case .close(let name):
      switch name {
      case "table:table-cell": add()
      case "table:covered-table-cell":
        // Nobody sees what a merged cell lies on.
        (text, date) = ("", nil)
        add()
      case "text:p": isText = false
      case "table:table-row":
        if let row, let last = sheets.indices.last, sheets[last].rows.count < PageContent.most {
          sheets[last].rows.append(row.withoutEnd)
          cells += row.cells.count
          if cells > mostCells || size > mostText { return sheets }
        }
        row = nil
      default: break
      }
    }
  }
  return sheets

  func add() {
    let words = date.map { String($0.prefix(10)) } ?? text
    let count = row?.cells.count ?? 0
    let copies = count > ListLimits.cells ? 0 : max(1, min(repeats, ListLimits.cells + 1 - count))
    for index in 0..<copies { row?.cells.append((words, count + index + 1)) }
    size += copies * words.utf8.count
    text = ""
  }
}

extension TableRow {
  /// The row without empty cells at its end.
  fileprivate var withoutEnd: TableRow {
    var row = self
    while row.cells.last?.text.isEmpty == true { row.cells.removeLast() }
    return row
  }
}

// MARK: - Office Open XML

private func workbook(_ archive: ZIPReader) throws(ZIPReader.Fault) -> [SheetTable] {
  guard let book = try archive.file("xl/workbook.xml") else {
    throw ZIPReader.Fault(message: "the archive holds no sheet; save the list as CSV")
  }
  var targets: [String: String] = [:]
  if let links = try archive.file("xl/_rels/workbook.xml.rels") {
    for tag in tags(links, "relationship") {
      if let id = tag["id"], let target = tag["target"] { targets[id] = target }
    }
  }
  let words = try archive.file("xl/sharedStrings.xml").map { sharedStrings($0) } ?? []
  var dates = SheetDates()
  dates.styles = try archive.file("xl/styles.xml").map { dateStyles($0) } ?? []
  if ["1", "true"].contains(tags(book, "workbookpr").first?["date1904"]) {
    dates.origin = CalendarDate(year: 1904, month: 1, day: 1)
  }
  var sheets: [SheetTable] = []
  var left = SheetRoom()
  var seen: Set<String> = []
  let all = tags(book, "sheet").prefix(20)
  let hasVisible = all.contains { $0["state"] == nil || $0["state"] == "visible" }
  for (index, tag) in all.enumerated() {
    // Nobody sees that an old list is hidden.
    if hasVisible, let state = tag["state"], state != "visible" { continue }
    let target = tag["r:id"].flatMap { targets[$0] } ?? "worksheets/sheet\(index + 1).xml"
    let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    guard seen.insert(path).inserted, let content = try archive.file(path) else { continue }
    let rows = rowsOfSheet(content, words: words, dates: dates, &left)
    sheets.append(SheetTable(name: tag["name"] ?? "", rows: rows))
  }
  return sheets
}

/// Returns the attributes of all elements of a name.
private func tags(_ bytes: ArraySlice<UInt8>, _ wanted: String) -> [[String: String]] {
  var scanner = MarkupScanner(bytes)
  var found: [[String: String]] = []
  while let piece = scanner.next(), found.count < 10_000 {
    if case .open(let name, let attributes, _) = piece, name == wanted { found.append(attributes) }
  }
  return found
}

private func sharedStrings(_ bytes: ArraySlice<UInt8>) -> [String] {
  var scanner = MarkupScanner(bytes)
  var words: [String] = []
  var text = ""
  var (isText, isReading) = (false, false)
  while let piece = scanner.next(), words.count < 100_000 {
    switch piece {
    case .open("si", _, _): text = ""
    case .open("rph", _, _): isReading = true
    case .close("rph"): isReading = false
    case .open("t", _, let isEmpty): isText = !isEmpty
    case .close("t"): isText = false
    case .close("si"): words.append(text)
    case .text(let part):
      if isText, !isReading, text.utf8.count < longestCell { text += part.prefix(longestCell) }
    default: break
    }
  }
  return words
}

/// For each style of cells, whether its numbers are dates.
private func dateStyles(_ bytes: ArraySlice<UInt8>) -> [Bool] {
  var own: Set<Int> = []
  for tag in tags(bytes, "numfmt") {
    let code = (tag["formatcode"] ?? "").lowercased()
    if code.contains("y") || code.contains("d"), let id = tag["numfmtid"].flatMap({ Int($0) }) {
      own.insert(id)
    }
  }
  var scanner = MarkupScanner(bytes)
  var styles: [Bool] = []
  var isCells = false
  while let piece = scanner.next(), styles.count < 10_000 {
    switch piece {
    case .open("cellxfs", _, _): isCells = true
    case .close("cellxfs"): isCells = false
    case .open("xf", let attributes, _):
      let id = Int(attributes["numfmtid"] ?? "0") ?? 0
      if isCells { styles.append((14...22).contains(id) || own.contains(id)) }
    default: break
    }
  }
  return styles
}

/// What may still be read of the sheets of a book.
struct SheetRoom {
  fileprivate var cells = mostCells
  fileprivate var bytes = mostText

  fileprivate var isGone: Bool { cells < 0 || bytes < 0 }
}

/// Which numbers of a sheet are dates.
struct SheetDates {
  /// For each style of cells, whether its numbers are.
  var styles: [Bool] = []
  /// The day of the number 0, another one in books that were begun on an early Macintosh.
  var origin = CalendarDate(year: 1899, month: 12, day: 30)
}

extension CalendarDate {
  /// The date of a number that a sheet shows as a date, where it is of this century.
  init?(daysInSheet days: Int) {
    guard 36_526..<73_051 ~= days, let date = SheetDates().origin?.adding(days: days) else {
      return nil
    }
    self = date
  }
}

func rowsOfSheet(
  _ bytes: ArraySlice<UInt8>, words: [String], dates: SheetDates, _ left: inout SheetRoom
) -> [TableRow] {
  var scanner = MarkupScanner(bytes)
  var rows: [TableRow] = []
  var row = TableRow(line: 1, cells: [])
  var text = ""
  var cell: [String: String] = [:]
  while let piece = scanner.next(), rows.count < PageContent.most, !left.isGone {
    switch piece {
    case .open("row", let attributes, _):
      let named = attributes["r"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      row = TableRow(line: named ?? rows.count + 1, cells: [])
    case .open("c", let attributes, let isEmpty):
      (cell, text) = (attributes, "")
      if isEmpty { cell = [:] }
    case .open("is", _, _), .open("v", _, _): text = ""
    case .text(let part):
      if !cell.isEmpty, text.utf8.count < longestCell { text += part.prefix(longestCell) }
    case .close("c"):
      // A damaged place has no letters.
      let named = cell["r"].map(columnNumber) ?? 0
      let column = named > 0 ? named : row.cells.count + 1
      while row.cells.count < min(column - 1, ListLimits.cells + 1) {
        row.cells.append(("", row.cells.count + 1))
      }
      if row.cells.count <= ListLimits.cells {
        let value = value(cell, text, words: words, dates: dates)
        left.bytes -= value.utf8.count
        row.cells.append((value, column))
      }
      cell = [:]
    case .close("row"):
      rows.append(row)
      left.cells -= row.cells.count
    default: break
    }
  }
  return rows
}

private func value(
  _ cell: [String: String], _ text: String, words: [String], dates: SheetDates
) -> String {
  if cell["t"] == "s" {
    guard let index = Int(text.inOneLine), words.indices.contains(index) else { return "" }
    return words[index]
  }
  guard cell["t"] == nil || cell["t"] == "n", let number = Double(text.inOneLine), number.isFinite
  else { return text }
  let isDate =
    cell["s"].flatMap { Int($0) }.map { dates.styles.indices.contains($0) && dates.styles[$0] }
    ?? false
  if isDate, (1...100_000).contains(number),
    let date = dates.origin?.adding(days: Int(number))
  {
    return date.description
  }
  return number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : text
}

/// Returns the number of a column from its letters, from 1.
private func columnNumber(_ place: String) -> Int {
  place.utf8.prefix(while: { (0x41...0x5A).contains($0) }).prefix(4).reduce(0) {
    $0 * 26 + Int($1) - 64
  }
}
