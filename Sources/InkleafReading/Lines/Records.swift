import InkleafLists

// Records: a line for each field, as in "Day: 1" above "Prompt: Ghost".

extension [ListLine] {
  /// The records of lines as the rows of a table below the names of its columns, with the lines that
  /// belong to no record; `nil` for other lines.
  var records: (rows: [TableRow], others: [ListLine])? {
    guard count <= 8 * ListLimits.prompts else { return nil }
    let fields = map(\.field)
    guard let start = fields.firstIndex(where: { $0 != nil }), let first = fields[start]?.name
    else { return nil }
    var counts: [String: Int] = [:]
    for field in fields { if let field { counts[field.name, default: 0] += 1 } }
    // A name that comes once is a setting or words with a colon.
    let names = fields[start...].compactMap { $0?.name }.filter { counts[$0] ?? 0 > 1 }.eachOnce
    let isPrompt = { (name: String) in TableRole.prompt.isCalled(ColumnName(name).name) }
    guard let most = counts[first], most > 2, (2...6).contains(names.count),
      names.contains(where: isPrompt),
      names.allSatisfy({ (counts[$0] ?? 0) <= most + Swift.max(1, most / 5) })
    else { return nil }
    var rows = [TableRow(line: self[start].number, cells: names.map { ($0, 1) })]
    var others = Array(self[..<start])
    for (line, field) in zip(self, fields).dropFirst(start) {
      guard let field, let column = names.firstIndex(of: field.name) else {
        others.append(line)
        continue
      }
      // A record whose first line is missing begins with the name that comes again.
      if field.name == first || rows.count == 1 || !rows[rows.count - 1].cells[column].text.isEmpty
      {
        rows.append(TableRow(line: line.number, cells: names.map { _ in ("", 1) }))
      }
      rows[rows.count - 1].cells[column] = (field.value, field.column)
    }
    return others.count * 5 <= count ? (rows, others) : nil
  }
}

extension ListLine {
  /// The name and the value of a line such as "**Day:** 1", with the value's column.
  fileprivate var field: (name: String, value: String, column: Int)? {
    // "Day 1" alone begins a record, too.
    if let label = bareLabel, label.number != nil || label.date != nil {
      return (label.date == nil ? "day" : "date", String(text.trimmingColon), indent + 1)
    }
    guard let colon = text.firstIndex(where: { ":：".contains($0) }) else { return nil }
    let name = text[..<colon].drop { !$0.isLetter && $0 != "#" }.reversed().drop {
      "*_ ".contains($0)
    }
    .reversed()
    // Some programs write two colons.
    let value = text[colon...].drop { ":：".contains($0) }
      .drop { $0.isWhitespace || "*_".contains($0) }
    guard (1...24).contains(name.count), !name.contains(where: \.isNumber),
      name.count(where: { $0 == " " }) < 3
    else { return nil }
    let before = text[..<value.startIndex].unicodeScalars.count
    return (String(name).lowercased(), withoutMarks(String(value)), indent + before + 1)
  }
}
