extension PromptList {
  /// The list as an iCalendar file (RFC 5545), a day each prompt; `nil` where it has no dates.
  ///
  /// - Parameter created: when the file says that it was made, `YYYY-MM-DDThh:mm:ssZ`.
  public func calendarFile(created: String) -> String? {
    let entries = prompts.compactMap { prompt -> [String]? in
      guard let first = date(of: prompt) else { return nil }
      let last = lastDate(of: prompt) ?? first
      let words = prompt.texts.joined(separator: " | ")
      return [
        "BEGIN:VEVENT",
        "UID:\(title.slug)-\(first)-\(prompt.number)@inkleaf",
        "DTSTAMP:\(created.filter { $0 != "-" && $0 != ":" })",
        "DTSTART;VALUE=DATE:\(first.compact)",
        // The first day that is no longer meant.
        "DTEND;VALUE=DATE:\(last.adding(days: 1)?.compact ?? last.compact)",
        "SUMMARY:\(words.escapedForCalendar)",
      ] + (prompt.note.map { ["DESCRIPTION:\($0.escapedForCalendar)"] } ?? [])
        + ["TRANSP:TRANSPARENT", "END:VEVENT"]
    }
    guard !entries.isEmpty else { return nil }
    let lines =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Inkleaf//Inkleaf//EN", "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:\(title.escapedForCalendar)",
      ] + entries.flatMap(\.self) + ["END:VCALENDAR"]
    return lines.map { $0.foldedForCalendar + "\r\n" }.joined()
  }
}

extension CalendarDate {
  /// Year, month and day without anything between them.
  fileprivate var compact: String { description.filter { $0 != "-" } }
}

extension String {
  fileprivate var escapedForCalendar: String {
    map { character in
      switch character {
      case "\\", ";", ",": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }.joined()
  }

  /// Lines of at most 75 bytes, each but the first after a space; no character is cut.
  fileprivate var foldedForCalendar: String {
    var text = ""
    var length = 0
    for scalar in unicodeScalars {
      let bytes = UTF8.width(scalar)
      if length + bytes > 75 {
        text += "\r\n "
        length = 1
      }
      text.unicodeScalars.append(scalar)
      length += bytes
    }
    return text
  }
}
