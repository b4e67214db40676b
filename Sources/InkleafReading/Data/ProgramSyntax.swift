import InkleafLists

extension SyntaxReader {
  /// Lists that stand in programs and settings: literals of JavaScript, Python, TOML, SQL and others.
  static let program = SyntaxReader(
    matches: { source in
      insertsRows(source)
        || hasLiteral(source)
          && source.lines.filter { String($0.text).strangeness == 2 }.count * 3 > source.lines.count
    },
    isInside: hasLiteral,
    isWhole: insertsRows,
    read: { source, empty in
      if let whole = wholeValue(source.bytes) { return empty.readings(of: whole) }
      let values = namedValues(source.bytes)
      var empty = empty
      if let title = values.first(where: { $0.name?.lowercased() == "title" })?.value.string {
        empty.header.title = title
        empty.hasTitle = true
      }
      if let start = firstDay(source) { empty.header.start = start }
      let rows = insertedRows(source.bytes)
      if !rows.isEmpty {
        var raw = empty
        raw.understandTable(rows)
        raw.trust = 60
        return [raw]
      }
      return (values + tablesOfTOML(source)).flatMap { value in
        empty.readings(of: value.value, name: value.name, isWhole: false)
      }.map { $0.doubtingSmallPart(of: source.bytes.count) }
    })
}

extension RawList {
  /// Doubts a list that is little of a program, and whose name does not speak of prompts.
  fileprivate func doubtingSmallPart(of size: Int) -> RawList {
    let words = entries.reduce(0) { $0 + $1.text.utf8.count + 4 }
    guard words * 10 < size, !speaksOfPrompts((name ?? "") + " " + tellingTitle) else {
      return self
    }
    var raw = self
    raw.doubt("the list is a small part of the text; see whether it is the one", at: entries.first)
    return raw
  }
}

/// Whether a line begins as a statement that puts rows into a database.
@Sendable private func insertsRows(_ source: SourceText) -> Bool {
  source.lines.contains { $0.text.prefix(12).lowercased() == "insert into " }
}

@Sendable private func hasLiteral(_ source: SourceText) -> Bool {
  source.lines.contains { line in
    let text = line.text
    return text.utf8.contains(UInt8(ascii: "[")) || text.utf8.contains(UInt8(ascii: "{"))
      || text.utf8.contains(UInt8(ascii: "("))
  }
}

/// Finds the first day among the settings above a list, as in `start = 2026-10-01`, or the first of the month in
/// `year = 2026` and `month = 10`.
private func firstDay(_ source: SourceText) -> CalendarDate? {
  let lines = source.lines.lazy.prefix { !$0.text.utf8.contains(UInt8(ascii: "[")) }
  let settings = lines.compactMap { line -> (name: String, value: String)? in
    let parts = line.text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (parts[0].inOneLine.lowercased(), parts[1].filter { !" \"';,".contains($0) })
  }
  if let start = settings.first(where: { ListSetting(named: $0.name) == .start }) {
    return CalendarDate(start.value)
  }
  func value(_ name: String) -> String? { settings.first { $0.name == name }?.value }
  guard let year = value("year").flatMap({ Int($0) }), let month = value("month") else {
    return nil
  }
  return RawDate(1, ofMonth: month)?.date(in: year, dayFirst: true)
}

/// A value in a program, with the name that it is given there.
private struct NamedValue {
  var name: String?
  var value: JSON
}

/// Returns the array or object that a text is, without anything else.
private func wholeValue(_ bytes: ArraySlice<UInt8>) -> JSON? {
  var reader = LiteralReader(bytes)
  guard let value = try? reader.value(), value.array != nil || value.object != nil else {
    return nil
  }
  _ = reader.take(";")
  reader.skipSpace()
  return reader.next == nil ? value : nil
}

/// The functions that make a list of what they are given.
private let listMakers: Set = ["c", "list", "array", "List", "tuple", "listOf", "arrayOf"]

/// Finds the strings, arrays and objects that are given names, or that are all of the text.
private func namedValues(_ bytes: ArraySlice<UInt8>) -> [NamedValue] {
  var found: [NamedValue] = []
  var reader = LiteralReader(bytes)
  var name: String?
  // What stands before a value: nothing, a name's end, or a mark that a value can follow.
  var isReady = true
  reader.skipSpace()
  // Brackets in brackets are tried one by one, but not for ever.
  var work = 0
  while let byte = reader.next, found.count < 200, work < min(bytes.count, 1_000_000) + 100_000 {
    if isNameByte(byte) {
      let text = String(decoding: reader.takeName().prefix(60), as: UTF8.self)
      // "x <- c(" and "x = array(" make lists.
      if isReady, listMakers.contains(text), reader.next == UInt8(ascii: "(") { continue }
      isReady = ["return", "default"].contains(text)
      name = isReady ? nil : text
    } else if [
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "`"),
    ].contains(byte) {
      var attempt = reader
      if let value = try? attempt.value() {
        if isReady { found.append(NamedValue(name: name, value: value)) }
        reader = attempt
      } else {
        work += attempt.place - reader.place
        reader.advance()
      }
      // What a function is given has no name.
      if byte == UInt8(ascii: "("), !isReady { name = nil }
      isReady = byte == UInt8(ascii: "(")
    } else {
      // A type may stand between the name and the value, as in "words: [String] = [".
      isReady = byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":")
      reader.advance()
      if isReady, reader.next == UInt8(ascii: ">") { reader.advance() }
      if byte == UInt8(ascii: "<"), reader.take("-") { isReady = true }
    }
    reader.skipSpace()
  }
  return found
}

/// Reads the rows of INSERT statements: the names of the columns, then their values.
private func insertedRows(_ bytes: ArraySlice<UInt8>) -> [TableRow] {
  var rows: [TableRow] = []
  var reader = LiteralReader(bytes)
  var columns: JSON?
  var isInsert = false
  reader.skipSpace()
  while let byte = reader.next, rows.count <= ListLimits.prompts + 1 {
    if isNameByte(byte) {
      let text = String(decoding: reader.takeName(), as: UTF8.self).lowercased()
      isInsert = isInsert || text == "insert"
      if text == "values" {
        while rows.count <= ListLimits.prompts + 1 {
          var attempt = reader
          guard let value = try? attempt.value(), let cells = value.array else { break }
          reader = attempt
          rows.append(TableRow(line: value.line, cells: cells.map { ($0.text, $0.column) }))
          reader.skipSpace()
          guard reader.take(",") else { break }
        }
        isInsert = false
      }
    } else if byte == UInt8(ascii: "("), isInsert, columns == nil {
      columns = names(&reader)
    } else {
      reader.advance()
    }
    reader.skipSpace()
  }
  guard !rows.isEmpty, let columns, let names = columns.array else { return rows }
  return [TableRow(line: columns.line, cells: names.map { ($0.text, $0.column) })] + rows
}

/// Reads names in brackets.
private func names(_ reader: inout LiteralReader) -> JSON {
  var names: [JSON] = []
  reader.advance()
  while let byte = reader.next, byte != UInt8(ascii: ")"), names.count < ListLimits.cells {
    if isNameByte(byte) {
      names.append(.string(String(decoding: reader.takeName(), as: UTF8.self)))
    } else {
      reader.advance()
    }
  }
  return .array(names)
}

/// Reads the tables of TOML: "[days]" and the lines below, or "[[prompts]]" several times.
private func tablesOfTOML(_ source: SourceText) -> [NamedValue] {
  var arrays: [String: [JSON]] = [:]
  var order: [String] = []
  var seen: Set<String> = []
  var tables: [NamedValue] = []
  /// The members of the table that is being read, and what it belongs to.
  var members: [JSON.Member] = []
  var header: (name: String, line: Int, isOfArray: Bool)?
  func end() {
    guard let header else { return }
    let table = JSON(kind: .object(members), line: header.line)
    if header.isOfArray {
      arrays[header.name, default: []].append(table)
    } else if members.count > 1, members.allSatisfy({ $0.value.string != nil }),
      header.name.allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) })
    {
      tables.append(NamedValue(name: header.name, value: table))
    }
    members = []
  }
  for line in source.lines {
    let text = line.text.drop(while: \.isWhitespace)
    if text.hasPrefix("[") {
      end()
      let isOfArray = text.hasPrefix("[[")
      let name = String(text.dropFirst(isOfArray ? 2 : 1).prefix { $0 != "]" })
      if isOfArray, seen.insert(name).inserted { order.append(name) }
      header = (name, line.number, isOfArray)
    } else if header != nil, let equals = text.firstIndex(of: "=") {
      var reader = LiteralReader(Array(text[text.index(after: equals)...].utf8)[...])
      guard var value = try? reader.value() else { continue }
      value.line = line.number
      let key = text[..<equals].inOneLine[...].trimmingQuotes
      members.append(JSON.Member(name: String(key), value: value))
    }
  }
  end()
  return tables + order.map { NamedValue(name: $0, value: .array(arrays[$0] ?? [])) }
}

extension JSON {
  /// The words of a cell.
  fileprivate var text: String { string ?? integer.map(String.init) ?? "" }
}
