extension Syntax {
  /// Plain lines and Markdown lists: one prompt per line, with or without numbers, bullets, dates.
  static let lines = Syntax(
    name: "lines", summary: "one prompt per line, numbered, dated, with bullets or plain",
    extensions: [], matches: { _ in true }, read: readLines)
}

private struct Line {
  var entry: EntryText
  var text: Substring
  var number: Int
  var indent: Int
}

@Sendable private func readLines(_ source: SourceText, _ raw: inout RawList) {
  var lines: [Line] = []
  for line in source.lines where !line.isBroken {
    let text = line.text.drop(while: \.isWhitespace)
    if text.isEmpty || text.allSatisfy({ "-=*_~`".contains($0) }) || text.hasPrefix("<!--") {
      continue
    }
    let indent = line.text.unicodeScalars.count - text.unicodeScalars.count
    if let heading = heading(text) {
      // The first heading is the title.
      if lines.isEmpty && !heading.isEmpty { raw.header.title = heading }
      continue
    }
    lines.append(
      Line(entry: EntryText(text), text: text, number: line.number, indent: indent))
  }
  if let paragraph = soleParagraph(lines) { lines = paragraph }
  var labels = lines.map(\.entry).labels
  let numbers = lines.compactMap(\.entry.number)
  if numbers.count > 1, numbers == Array(1...numbers.count) {
    // Lines with numbers from 1 on are the list, even if most lines are prose.
    labels = lines.map(\.entry.isLabelled)
  }
  // In a list with labels, lines without one are prose.
  let usesLabels = labels.contains(true)
  for (line, isLabelled) in zip(lines, labels) {
    if usesLabels && !isLabelled {
      raw.doubt("ignored: line has no number or date", line.number, line.indent + 1)
      continue
    }
    let text = usesLabels ? line.entry.text : line.entry.unlabelled
    raw.add(
      RawList.Entry(
        text: text, number: usesLabels ? line.entry.number : nil,
        date: usesLabels ? line.entry.date : nil, line: line.number,
        column: line.indent + (usesLabels ? line.entry.offset : 0) + 1))
  }
  splitNotes(&raw)
}

/// Returns the words of a Markdown heading, or `nil` for any other line.
private func heading(_ text: Substring) -> String? {
  let marks = text.prefix { $0 == "#" }
  guard (1...6).contains(marks.count), text.dropFirst(marks.count).first == " " else { return nil }
  return withoutMarks(String(text.dropFirst(marks.count + 1)))
}

/// Splits a single paragraph, such as "1) A house 2) A tree", at its ascending numbers.
private func soleParagraph(_ lines: [Line]) -> [Line]? {
  guard lines.count == 1, let line = lines.first, line.entry.number == 1 else { return nil }
  var starts: [String.Index] = [line.text.startIndex]
  var expected = 2
  var place = line.text.startIndex
  while let space = line.text[place...].firstIndex(where: \.isWhitespace) {
    place = line.text.index(after: space)
    let digits = line.text[place...].prefix { $0.isASCII && $0.isNumber }
    let behind = line.text[digits.endIndex...].prefix(2)
    if digits == String(expected), behind == ". " || behind == ") " {
      starts.append(place)
      expected += 1
    }
  }
  guard starts.count > 2 else { return nil }
  return zip(starts, starts.dropFirst() + [line.text.endIndex]).map { start, end in
    let text = line.text[start..<end]
    return Line(
      entry: EntryText(text), text: text, number: line.number,
      indent: line.indent + line.text[..<start].unicodeScalars.count)
  }
}

/// Makes the text after a dash a note, if most lines have a dash.
func splitNotes(_ raw: inout RawList) {
  let dashes = [" - ", " – ", " — ", " -- "]
  func dash(in text: String) -> Range<String.Index>? {
    dashes.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
  }
  let withNote = raw.entries.filter { dash(in: $0.text) != nil }
  guard withNote.count * 2 > raw.entries.count else {
    if let first = withNote.first {
      raw.doubt(
        "few lines have a dash, so the text after it stays in the prompt", first.line,
        first.column)
    }
    return
  }
  for index in raw.entries.indices {
    let text = raw.entries[index].text
    guard let dash = dash(in: text), dash.lowerBound > text.startIndex else { continue }
    raw.entries[index].note = String(text[dash.upperBound...])
    raw.entries[index].text = String(text[..<dash.lowerBound])
  }
}
