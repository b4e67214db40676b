extension Syntax {
  /// JSON: an array of strings or objects, an object by day, or an object with one of these.
  static let json = Syntax(
    name: "json", summary: "JSON: an array of words or of objects, or an object by day",
    extensions: ["json"],
    matches: { source in
      let first = source.lines.lazy.compactMap { $0.text.first { !$0.isWhitespace } }.first
      return first == "[" || first == "{"
    },
    read: { source, raw in
      let text = source.lines.map(\.text).joined(separator: "\n")
      let value: JSON
      do throws(JSONReader.Fault) {
        value = try JSONReader.read(text)
      } catch {
        return raw.fail(error.message, error.line, error.column)
      }
      readRoot(value, &raw)
    })
}

private let listNames = [
  "prompts", "prompt", "words", "days", "list", "items", "entries", "themes",
]

private func readRoot(_ value: JSON, _ raw: inout RawList) {
  if let values = value.array { return readArray(values, &raw) }
  guard let members = value.object else {
    return raw.fail("expected an array of prompts, or an object", value.line, value.column)
  }
  for member in members {
    let (name, value) = (member.name, member.value)
    raw.readSetting(name, value)
    guard let text = value.string, !text.isEmpty else { continue }
    switch name.lowercased() {
    case "title", "name": raw.header.title = text
    case "credit", "author", "by": raw.header.credit = text
    case "source", "url": raw.header.source = text
    case "language", "lang": raw.header.language = text
    case "hashtag", "tag": raw.header.hashtag = text
    default: break
    }
  }
  let inner = listNames.lazy.compactMap { name in
    members.first { $0.name.lowercased() == name }?.value
  }.first { $0.array != nil || $0.object != nil }
  if let inner {
    if let values = inner.array { return readArray(values, &raw) }
    return readDays(inner.object ?? [], inner, &raw)
  }
  readDays(members, value, &raw)
}

/// Reads an object with numbers or dates as names.
private func readDays(
  _ members: [JSON.Member], _ value: JSON, _ raw: inout RawList
) {
  var found = false
  for member in members where !raw.isTooLong {
    let label = EntryText(member.name + ":")
    guard label.isLabelled, label.text.isEmpty else { continue }
    found = true
    readEntry(member.value, number: label.number, date: label.date, &raw)
  }
  if !found {
    raw.fail(
      "expected an array of prompts under \"prompts\", or names that are days", value.line,
      value.column)
  }
}

private func readArray(_ values: [JSON], _ raw: inout RawList) {
  for value in values where !raw.isTooLong { readEntry(value, number: nil, date: nil, &raw) }
}

private func readEntry(
  _ value: JSON, number: Int?, date: RawDate?, _ raw: inout RawList
) {
  if let text = value.string {
    raw.add(
      RawList.Entry(
        text: withoutMarks(text), number: number, date: date, line: value.line,
        column: value.column,
        labelled: number == nil && date == nil ? EntryText(words: text) : nil))
    return
  }
  guard let members = value.object else {
    return raw.fail("expected a prompt: a string or an object", value.line, value.column)
  }
  func member(_ role: TableRole, besides taken: String? = nil) -> JSON.Member? {
    role.headings.lazy.compactMap { heading in
      members.first { $0.name.lowercased() == heading && $0.name != taken }
    }.first
  }
  guard let prompt = member(.prompt), let text = prompt.value.string else {
    return raw.fail("expected a string under \"prompt\"", value.line, value.column)
  }
  let ownDate = member(.date).flatMap { member in
    member.value.string.flatMap { raw.readDate($0, member.value.line, member.value.column) }
  }
  // A member has only the words, so they stay as they are.
  raw.add(
    RawList.Entry(
      text: text, note: member(.note, besides: prompt.name)?.value.string,
      number: number ?? member(.number)?.value.integer,
      last: members.first { $0.name == "last_day" }?.value.integer,
      date: date ?? ownDate,
      line: prompt.value.line,
      column: prompt.value.column))
}
