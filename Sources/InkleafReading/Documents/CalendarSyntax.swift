import InkleafLists

extension SyntaxReader {
  /// iCalendar (RFC 5545): one prompt per event.
  static let icalendar = SyntaxReader(
    matches: { $0.lines.beginCalendar },
    read: { source, empty in
      var raw = empty
      raw.isExact = true
      var reader = CalendarReader()
      for line in unfolded(source.lines) where !line.text.isEmpty { reader.read(line, &raw) }
      if !reader.hasCalendar { raw.fail("expected BEGIN:VCALENDAR", 1, 1) }
      reader.doubtDays(&raw)
      raw.takeDescriptions()
      // Our own calendars have the words as they are to be drawn.
      if !source.lines.contains(where: { $0.text.hasPrefix("X-INKLEAF-") }) {
        raw.takeEmojiAround()
      }
      return [raw]
    })
}

extension [SourceText.Line] {
  /// Whether they are those of a calendar, which may go on anywhere in the next line.
  var beginCalendar: Bool {
    first { !$0.text.isEmpty }?.text.uppercased().hasPrefix("BEGIN:VCALENDAR") == true
  }
}

/// Reads a calendar, property by property.
private struct CalendarReader {
  var hasCalendar = false
  /// The names of the components that are open, outermost first.
  private var components: [String] = []
  private var event = Event(line: 1)
  /// The time zone in which the calendar is shown.
  private var zone = ""
  /// The times of day at which events start, in seconds, `nil` if not in UTC, and the line of the first.
  private var starts: (seconds: Set<Int?>, line: Int) = ([], 0)

  mutating func read(_ line: SourceText.Line, _ raw: inout RawList) {
    guard let colon = valueMark(in: line.text) else {
      return raw.fail("expected NAME:value", line.number, 1)
    }
    let name = line.text[..<colon].prefix { $0 != ";" }.uppercased()
    let value = String(line.text[line.text.index(after: colon)...])
    let column = line.text.distance(from: line.text.startIndex, to: colon) + 2
    switch name {
    case "BEGIN":
      let component = value.inOneLine.uppercased()
      components.append(component)
      if component == "VCALENDAR" { hasCalendar = true }
      if isInEvent { event = Event(line: line.number) }
    case "END":
      if isInEvent, !event.isCancelled { raw.add(event.entry(&raw)) }
      _ = components.popLast()
    default:
      // Alarms inside an event have descriptions and durations, too.
      if isInEvent {
        event.read(name, value, line: line.number, column: column, &raw)
        if name == "DTSTART" {
          if starts.seconds.isEmpty { starts.line = line.number }
          starts.seconds.insert(event.secondsInUTC)
        }
      } else if name == "X-WR-TIMEZONE" {
        zone = value.inOneLine
      } else if components.last != "VTIMEZONE" {
        raw.readCalendarProperty(name, value, line: line.number, column: column)
      }
    }
  }

  /// Doubts days that are those of UTC, where all events start late in them: a midnight elsewhere.
  func doubtDays(_ raw: inout RawList) {
    let noon = 12 * 3600
    guard starts.seconds.count == 1, case let seconds?? = starts.seconds.first, seconds >= noon,
      ["Africa", "Asia", "Australia", "Europe", "Indian", "Pacific"]
        .contains(where: { zone.hasPrefix("\($0)/") })
    else { return }
    let time = "\(seconds / 3600):\((seconds / 60 % 60).padded(to: 2))"
    raw.doubt(
      "the events start at \(time) UTC, which may be the next day in \(zone.prefix(40)); write days without times",
      starts.line, 1)
  }

  private var isInEvent: Bool { components.last == "VEVENT" || components.last == "VTODO" }
}

extension RawList {
  /// Takes the descriptions of events as prompts where all summaries are a day's number, as "Day 1", or the
  /// same words.
  fileprivate mutating func takeDescriptions() {
    let described = entries.count { $0.note?.isEmpty == false }
    // One of several may lack it.
    guard entries.count > 1, entries.allSatisfy({ $0.number == nil }),
      (entries.count - described) * 10 <= entries.count
    else { return }
    let areLabels = entries.allSatisfy { EntryText.bare($0.text[...]) != nil }
    guard areLabels || Set(entries.map(\.text)).count == 1 else { return }
    if !areLabels {
      doubt("the descriptions of the events are taken as the prompts", entries[0].line, 1)
    }
    for index in entries.indices {
      guard let words = entries[index].note, !words.isEmpty else {
        doubt("the event has no description, as the others do", entries[index].line, 1)
        continue
      }
      entries[index].text = words
      entries[index].note = nil
      entries[index].labelled = EntryText(words: words)
    }
  }

  /// Reads a property of the calendar itself.
  fileprivate mutating func readCalendarProperty(
    _ name: String, _ value: String, line: Int, column: Int
  ) {
    let text = unescaped(value)
    if name == "X-WR-CALNAME" { header.title = text }
    guard name.hasPrefix("X-INKLEAF-"),
      let setting = ListSetting(rawValue: name.dropFirst("X-INKLEAF-".count).lowercased())
    else { return }
    if setting.hasForm {
      readSetting(setting.rawValue, JSON(kind: .string(text), line: line, column: column))
    } else {
      _ = header.set(setting, to: text, keepsCadence: true)
    }
  }
}

/// An event, as far as it was read.
private struct Event {
  /// A day with the seconds since its midnight.
  private typealias Moment = (date: CalendarDate, seconds: Int)

  private var summary: (text: String, line: Int, column: Int)
  private var description = ""
  private var start: Moment?
  private var end: (moment: Moment, line: Int)?
  private var duration: Int?
  private var numbers: ClosedRange<Int>?
  private var hasOwnDate = false
  private var group: String?
  /// Whether it does not take place.
  private(set) var isCancelled = false
  /// The time of day at which it starts, in seconds; `nil` if that is not in UTC.
  private(set) var secondsInUTC: Int?

  init(line: Int) {
    summary = ("", line, 1)
  }

  mutating func read(
    _ name: String, _ value: String, line: Int, column: Int, _ raw: inout RawList
  ) {
    func shown(_ expected: String) {
      raw.fail("expected \(expected), not \"\(value.prefix(20))\"", line, 1)
    }
    switch name {
    case "SUMMARY": summary = (unescaped(value), line, column)
    case "DESCRIPTION": description = unescaped(value)
    // A task may have no start, but be due on a day.
    case "DTSTART", "DUE":
      start = moment(value)
      if start == nil { shown("a date such as 20261001") }
      secondsInUTC = value.hasSuffix("Z") ? start?.seconds : nil
    case "DTEND":
      end = moment(value).map { ($0, line) }
      if end == nil { shown("a date such as 20261001") }
    case "DURATION":
      duration = seconds(duration: value)
      if duration == nil { shown("a duration such as P3D") }
    case "X-INKLEAF-NUMBER":
      numbers = range(value)
      if numbers == nil { shown("a number or a range such as 4-6") }
    case "RRULE", "RDATE":
      raw.doubt("the event comes again; only its first day is read", line, 1)
    case "STATUS": isCancelled = value.uppercased() == "CANCELLED"
    case "X-INKLEAF-DATE": hasOwnDate = value == "OWN"
    case "X-INKLEAF-GROUP": group = unescaped(value)
    default: break
    }
  }

  /// Makes an entry of the event.
  func entry(_ raw: inout RawList) -> RawList.Entry {
    var entry = RawList.Entry(
      text: summary.text, note: description, line: summary.line, column: summary.column)
    entry.date = start.map { .full($0.date) }
    entry.days = days(&raw)
    entry.hasOwnDate = hasOwnDate
    entry.group = group
    // Our own files have the exact words of a list; those of others may have marks.
    if let numbers {
      entry.number = numbers.lowerBound
      entry.last = numbers.upperBound
    } else {
      entry.text = withoutMarks(summary.text)
      entry.labelled = EntryText(words: summary.text)
      entry.note = withoutMarks(description)
    }
    return entry
  }

  /// Returns the number of days of the event, at least 1; a part of 24 hours counts as a day.
  private func days(_ raw: inout RawList) -> Int {
    let day = 86400
    var length = duration ?? 0
    if let start, let end {
      length = start.date.days(to: end.moment.date) * day + end.moment.seconds - start.seconds
      // With two time zones, the end may seem to be some hours before the start.
      if length <= -day { raw.fail("the event ends before it starts", end.line, 1) }
    }
    return max(1, (length + day - 1) / day)
  }

  /// Reads `20261001` or `20261001T080000`, and ignores anything after it.
  private func moment(_ value: String) -> Moment? {
    let digits = value.prefix(while: \.isFigure)
    guard digits.count == 8,
      let date = CalendarDate(
        "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))")
    else { return nil }
    var seconds = 0
    let time = value.dropFirst(9).prefix(6)
    if value.dropFirst(8).first == "T", time.allSatisfy(\.isFigure),
      let clock = Int(time)
    {
      seconds = clock / 10_000 * 3600 + clock / 100 % 100 * 60 + clock % 100
    }
    return (date, seconds)
  }

  /// Reads a length of time such as `P3D`, `P1W` or `PT12H`, in seconds.
  private func seconds(duration text: String) -> Int? {
    let units: [Character: Int] = ["W": 604_800, "D": 86400, "H": 3600, "M": 60, "S": 1]
    var rest = text.uppercased()[...]
    if rest.first == "+" { rest = rest.dropFirst() }
    guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
    var total = 0
    while !rest.isEmpty {
      if rest.first == "T" { rest = rest.dropFirst() }
      let digits = rest.prefix(while: \.isFigure)
      rest = rest[digits.endIndex...]
      guard digits.count <= 6, let count = Int(digits),
        let unit = rest.popFirst().flatMap({ units[$0] })
      else { return nil }
      total += count * unit
    }
    return total
  }

  /// Reads `4` or `4-6`.
  private func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
      first <= last, first >= 0, last <= ListLimits.number
    else { return nil }
    return first...last
  }
}

/// Finds the colon before a line's value; colons in quoted parameters do not count.
private func valueMark(in line: Substring) -> String.Index? {
  var isQuoted = false
  return line.indices.first { index in
    if line[index] == "\"" { isQuoted.toggle() }
    return line[index] == ":" && !isQuoted
  }
}

/// Joins folded lines: a line that starts with white space continues the one before it.
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

/// Returns a text without iCalendar's escapes, with a space for a line break.
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
