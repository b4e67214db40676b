extension Syntax {
  /// iCalendar (RFC 5545): one event a prompt.
  static let icalendar = Syntax(
    name: "ics", summary: "an iCalendar file, one event a prompt", extensions: ["ics", "ical"],
    matches: { source in
      source.lines.first { !$0.text.isEmpty }?.text.uppercased().hasPrefix("BEGIN:VCALENDAR")
        == true
    },
    read: readCalendar)
}

@Sendable private func readCalendar(_ source: SourceText, _ raw: inout RawList) {
  var event: RawList.Entry?
  var hasCalendar = false
  for line in unfolded(source.lines) {
    guard let colon = line.text.firstIndex(of: ":") else {
      if !line.text.isEmpty { raw.fail("expected NAME:value", line.number, 1) }
      continue
    }
    let name = line.text[..<colon].prefix { $0 != ";" }.uppercased()
    let value = String(line.text[line.text.index(after: colon)...])
    switch (name, value.uppercased()) {
    case ("BEGIN", "VCALENDAR"): hasCalendar = true
    case ("BEGIN", "VEVENT"):
      event = RawList.Entry(text: "", line: line.number, column: 1)
    case ("END", "VEVENT"):
      if let event { raw.entries.append(event) }
      event = nil
    case ("X-WR-CALNAME", _): raw.header.title = unescaped(value)
    case ("SUMMARY", _):
      event?.text = withoutMarks(unescaped(value))
      event?.labelled = EntryText(words: unescaped(value))
      event?.line = line.number
      event?.column = line.text.distance(from: line.text.startIndex, to: colon) + 2
    case ("DESCRIPTION", _):
      let note = withoutMarks(unescaped(value))
      event?.note = note.isEmpty ? nil : note
    case ("DTSTART", _):
      let digits = value.prefix(8)
      if let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)),
        let day = Int(digits.dropFirst(6)),
        let date = CalendarDate(year: year, month: month, day: day)
      {
        event?.date = .full(date)
      } else {
        raw.fail("expected a date such as 20261001, not \"\(value.prefix(20))\"", line.number, 1)
      }
    default: break
    }
  }
  if !hasCalendar { raw.fail("expected BEGIN:VCALENDAR", 1, 1) }
}

/// Joins lines that were folded: those that start with white space go on the one before.
private func unfolded(_ lines: [SourceText.Line]) -> [SourceText.Line] {
  var result: [SourceText.Line] = []
  var parts: [Substring] = []
  func flush() {
    guard !result.isEmpty else { return }
    result[result.count - 1].text = Substring(parts.joined())
  }
  for line in lines where !line.isBroken {
    if let first = line.text.first, first == " " || first == "\t", !result.isEmpty {
      parts.append(line.text.dropFirst())
    } else {
      flush()
      result.append(line)
      parts = [line.text]
    }
  }
  flush()
  return result
}

private func unescaped(_ text: String) -> String {
  var result = ""
  var isEscaped = false
  for character in text {
    if isEscaped {
      result.append(character == "n" || character == "N" ? " " : character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      result.append(character)
    }
  }
  return result
}
