internal import InkleafGeometry
public import InkleafLists

extension PromptList {
  /// Returns the list as an iCalendar file (RFC 5545), one event per prompt; `nil` without dates.
  ///
  /// Reading the file returns the same list if every prompt has a date; others are left out. The file
  /// has private properties that start with `X-INKLEAF` where the events alone do not suffice. A line
  /// break becomes a space, and a bar between words becomes a stroke.
  ///
  /// - Parameters:
  ///   - created: the time of creation to write into the file, `YYYY-MM-DDThh:mm:ssZ`.
  ///   - name: what tells the events from those of other lists, and stays when the title is corrected; the title by
  ///     itself.
  public func calendarFile(created: String, named name: String? = nil) -> String? {
    let dated = prompts.filter { date(of: $0) != nil }
    guard !dated.isEmpty else { return nil }
    let title = title.slug
    let stem = name ?? (title.isEmpty ? "list" : title)
    let plain = calendarText(created: created, stem, isNumbered: false)
    let again = try? ReadList(parsing: Array(plain.utf8), path: "list.ics", title: self.title).list
    return again == self || dated.count < prompts.count
      ? plain : calendarText(created: created, stem, isNumbered: true)
  }

  /// Returns the file.
  ///
  /// - Parameters:
  ///   - stem: what the names of events begin with.
  ///   - isNumbered: whether to write start, cadence and numbers as private properties.
  private func calendarText(created: String, _ stem: String, isNumbered: Bool) -> String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Inkleaf//Inkleaf//EN", "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:\(title.escapedForCalendar)",
    ]
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("X-INKLEAF-\(name):\(value.escapedForCalendar)") }
    }
    if isNumbered {
      add("START", start?.description)
      add("CADENCE", cadence.rawValue)
      add("PER-DAY", String(perDay))
    }
    // A reader finds out the language of many words on its own, once it has composed their letters.
    let read = prompts.map { prompt in
      var prompt = prompt
      prompt.texts = prompt.texts.map(\.composed)
      return prompt
    }
    add("LANGUAGE", language == read.ownLanguage ? nil : language)
    add("CREDIT", credit)
    add("HASHTAG", hashtag)
    add("SOURCE", source)
    // An event stays the same one when its day or its words are corrected; that of another year is another one.
    let year = prompts.lazy.compactMap(date).first?.year ?? 0
    for prompt in prompts {
      guard let first = date(of: prompt) else { continue }
      let last = end(of: prompt) ?? first
      let words = prompt.texts.map(\.withoutBars).joined(separator: " | ")
      lines += [
        "BEGIN:VEVENT",
        "UID:\(stem)-\(year)-\(prompt.number)@inkleaf",
        "DTSTAMP:\(created.filter { $0 != "-" && $0 != ":" })",
        "DTSTART;VALUE=DATE:\(first.compact)",
        // The day after the last one.
        "DTEND;VALUE=DATE:\(last.adding(days: 1)?.compact ?? last.compact)",
        "SUMMARY:\(words.escapedForCalendar)",
      ]
      add("GROUP", prompt.group)
      if let note = prompt.note { lines.append("DESCRIPTION:\(note.escapedForCalendar)") }
      if isNumbered {
        let (number, last) = (prompt.number, prompt.last)
        add("NUMBER", last == number ? "\(number)" : "\(number)-\(last)")
        add("DATE", prompt.date == nil ? nil : "OWN")
      }
      lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    }
    lines.append("END:VCALENDAR")
    return lines.map { $0.foldedForCalendar + "\r\n" }.joined()
  }
}

extension CalendarDate {
  /// The date as `YYYYMMDD`.
  fileprivate var compact: String { description.filter { $0 != "-" } }
}

extension String {
  /// The text with a stroke for each bar between words; a bar would split it into two prompts.
  fileprivate var withoutBars: String {
    split(separator: " ", omittingEmptySubsequences: false).map { $0 == "|" ? "/" : $0 }
      .joined(separator: " ")
  }

  /// The text with iCalendar's special characters escaped.
  fileprivate var escapedForCalendar: String {
    map { character in
      switch character {
      case "\\", ";", ",": "\\\(character)"
      case _ where character.isNewline: "\\n"
      default: String(character)
      }
    }.joined()
  }

  /// The text in lines of at most 75 bytes, each but the first after a space.
  ///
  /// Folds between characters: a reader cannot join a mark after a space to its letter.
  fileprivate var foldedForCalendar: String {
    var text = ""
    var length = 0
    for character in self {
      let bytes = character.utf8.count
      if length + bytes > 75 {
        text += "\r\n "
        length = 1
      }
      text.append(character)
      length += bytes
    }
    return text
  }
}
