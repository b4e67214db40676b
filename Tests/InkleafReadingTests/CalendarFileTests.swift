import Foundation
import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Lists as calendars, written and read.
@Suite struct CalendarFileTests {
  /// Programs make lists of any numbers.
  @Test func anyListCanBeAskedForItsCalendar() {
    for number in [Int.min, -1, 0, 1, 1001, Int.max] {
      for last in [Int.min, 5, Int.max] {
        for perDay in [Int.min, 1, Int.max] {
          let list = PromptList(
            title: "t", start: CalendarDate("9999-12-30"), cadence: .weekly, perDay: perDay,
            prompts: [
              Prompt(number: number, last: last, texts: ["a"]), Prompt(number: 1, texts: []),
              Prompt(number: 2, texts: [""], date: CalendarDate("9999-12-31")),
            ])
          let file = list.calendarFile(created: "2026-10-01T00:00:00Z")
          #expect(file?.contains("DTSTART;VALUE=DATE:99991231\r\n") == true)
        }
      }
    }
  }

  @Test func calendarsAreReadAgain() throws {
    let list = PromptList(
      title: "Ink, \"2027\"; a \\ b", start: CalendarDate("2027-12-30"), language: "en",
      prompts: [
        Prompt(number: 1, texts: ["Old, wise; man", "Wizard"], note: "a note"),
        Prompt(number: 2, last: 3, texts: [String(repeating: "りんご", count: 30)]),
      ])
    let text = try #require(list.calendarFile(created: "2027-12-30T00:00:00Z"))
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 } && lines.last == "")
    #expect(text.contains("DTSTART;VALUE=DATE:20271231\r\nDTEND;VALUE=DATE:20280102\r\n"))
    #expect(text.contains("SUMMARY:Old\\, wise\\; man | Wizard\r\n"))
    let read = try ReadList(parsing: Array(text.utf8), path: "l.ics", title: "x").list
    #expect(read == list)
    #expect(PromptList(title: "t", prompts: []).calendarFile(created: "") == nil)
    // Lists of one title have events of their own, which stay when a day is corrected.
    #expect(text.contains("UID:ink-2027-a-b-2027-1@inkleaf"))
    let other = list.calendarFile(created: "2027-12-30T00:00:00Z", named: "ink-de")
    #expect(other?.contains("UID:ink-de-2027-1@inkleaf") == true)
  }

  func read(_ text: String) throws -> PromptList {
    try ReadList(parsing: Array(text.utf8), path: "l.ics", title: "other").list
  }

  func problems(_ text: String) -> [String] {
    do throws(Diagnostics) {
      _ = try ReadList(parsing: Array(text.utf8), path: "l.ics")
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  func calendar(_ events: String...) -> String {
    let events = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }
    return "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n"
  }

  func written(_ list: PromptList) throws -> String {
    try #require(list.calendarFile(created: "2026-09-30T08:00:00Z"))
  }

  /// The headings above parts come back.
  @Test func partsStay() throws {
    let text = "title: T\nstart: 2026-10-01\n## One; two\n1. A\n2. B\n## Two\n3. C\n##\n4. D\n"
    let list = try PromptList(parsing: Array(text.utf8))
    #expect(list.prompts.map(\.group) == ["One; two", "One; two", "Two", nil])
    #expect(try read(written(list)) == list)
  }

  /// A week's prompt holds a week, and one of two weeks both.
  @Test func weeksEndWithTheirLastDay() throws {
    let text = "title: T\nstart: 2026-10-05\ncadence: weekly\n1. Owl\n2-3. Fox\n4. Cat\n"
    let list = try PromptList(parsing: Array(text.utf8))
    let file = try written(list)
    for end in ["20261012", "20261026", "20261102"] {
      #expect(file.contains("DTEND;VALUE=DATE:\(end)"))
    }
    #expect(try read(file) == list)
  }

  // MARK: The calendars of others

  @Test(arguments: [
    ("DTEND;VALUE=DATE:20261005", 3), ("DTEND;VALUE=DATE:20261003", 1), ("DTEND:20261003", 1),
    ("DTEND;VALUE=DATE:20261002", 1), ("DURATION:P3D", 3), ("DURATION:P1W", 7),
    ("DURATION:P1DT12H", 2), ("DURATION:PT45M", 1), ("DURATION:+P2D", 2), ("TRANSP:OPAQUE", 1),
  ])
  func eventsOfSeveralDaysAreOnePrompt(_ end: String, _ days: Int) throws {
    let after = try #require(CalendarDate("2026-10-02")?.adding(days: days))
    let compact = after.description.filter { $0 != "-" }
    let list = try read(
      calendar(
        "SUMMARY:a\nDTSTART;VALUE=DATE:20261001", "SUMMARY:b\nDTSTART;VALUE=DATE:20261002\n\(end)",
        "SUMMARY:c\nDTSTART;VALUE=DATE:\(compact)"))
    #expect(list.prompts.map(\.number) == [1, 2, 2 + days])
    #expect(list.prompts.map(\.last) == [1, 1 + days, 2 + days])
    #expect(list.start?.description == "2026-10-01" && list.prompts.allSatisfy { $0.date == nil })
  }

  @Test(arguments: [
    ("20261001T080000Z", "20261001T090000Z", 1), ("20261001T200000", "20261002T020000", 1),
    ("20261001T000000", "20261004T000000", 3), ("20261001T080000", "20261002T180000", 2),
  ])
  func eventsWithATimeLastWholeDays(_ start: String, _ end: String, _ days: Int) throws {
    let list = try read(calendar("SUMMARY:a\nDTSTART:\(start)\nDTEND;TZID=\"X:Y\":\(end)"))
    #expect(list.prompts.map(\.last) == [days])
  }

  @Test func eventsThatFillTheirWeekAreAWeeklyList() throws {
    let list = try read(
      calendar(
        "SUMMARY:a\nDTSTART:20261005\nDTEND:20261012",
        "SUMMARY:b\nDTSTART:20261012\nDTEND:20261019",
        "SUMMARY:c\nDTSTART:20261019\nDTEND:20261026"))
    #expect(list.cadence == .weekly && list.prompts.map(\.last) == [1, 2, 3])
  }

  @Test func alarmsAndTimeZonesAreNoPrompts() throws {
    let zone =
      "BEGIN:VTIMEZONE\nBEGIN:DAYLIGHT\nDTSTART:19700101T000000\nEND:DAYLIGHT\nEND:VTIMEZONE\n"
    let alarm = "BEGIN:VALARM\nDESCRIPTION:Reminder\nSUMMARY:x\nDURATION:P5D\nEND:VALARM"
    let text = calendar("SUMMARY:a\nDESCRIPTION:note\n\(alarm)\nDTSTART:20261001")
    let list = try read(text.replacing("BEGIN:VCALENDAR\n", with: "BEGIN:VCALENDAR\n" + zone))
    #expect(list.prompts == [Prompt(number: 1, text: "a", note: "note")])
  }

  @Test(arguments: [
    ("DTEND:soon", "l.ics:4:1: error: expected a date such as 20261001, not \"soon\""),
    ("DTEND:20260230", "l.ics:4:1: error: expected a date such as 20261001, not \"20260230\""),
    ("DTEND:20260101", "l.ics:4:1: error: the event ends before it starts"),
    ("DURATION:long", "l.ics:4:1: error: expected a duration such as P3D, not \"long\""),
    ("DURATION:P", "l.ics:4:1: error: expected a duration such as P3D, not \"P\""),
    ("DURATION:P999999999999999999999W", "l.ics:4:1: error: expected a duration such as P3D"),
    ("DTEND:29991001", "l.ics:5:1: error: prompts are numbered 1 to 1000, not "),
    (
      "X-INKLEAF-NUMBER:many",
      "l.ics:4:1: error: expected a number or a range such as 4-6, not \"many\""
    ),
    (
      "X-INKLEAF-NUMBER:6-4",
      "l.ics:4:1: error: expected a number or a range such as 4-6, not \"6-4\""
    ),
  ])
  func mistakesHaveTheirPlace(_ line: String, _ expected: String) throws {
    let found = problems(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261001\n\(line)\nSUMMARY:a\nEND:VEVENT\nEND:VCALENDAR"
    )
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }

  // MARK: Our own calendars

  @Test func aPlainListNeedsNothingOfOurs() throws {
    let list = PromptList(
      title: "Ink", start: CalendarDate("2026-10-01"),
      prompts: [
        Prompt(number: 1, texts: ["Old", "Young"], note: "a note, long; short"),
        Prompt(number: 2, last: 4, texts: ["Fish"]), Prompt(number: 5, texts: ["24/7 shop"]),
      ])
    let text = try written(list)
    #expect(!text.contains("X-INKLEAF"))
    #expect(try read(text) == list)
  }

  @Test func whatACalendarCannotSayIsAdded() throws {
    let list = PromptList(
      title: "Ink", start: CalendarDate("2026-10-01"), cadence: .weekly, perDay: 2, language: "es",
      credit: "Somebody; else", hashtag: "#ink", source: "a\\b",
      prompts: [
        Prompt(number: 1, texts: ["1. one"]), Prompt(number: 2, last: 5, texts: ["**two** #x"]),
        Prompt(number: 6, texts: ["three"], date: CalendarDate("2026-01-01")),
        Prompt(number: 7, texts: ["four"], date: CalendarDate("2026-10-22")),
      ])
    let text = try written(list)
    #expect(text.contains("\r\nX-INKLEAF-CADENCE:weekly\r\nX-INKLEAF-PER-DAY:2\r\n"))
    #expect(text.contains("\r\nX-INKLEAF-NUMBER:2-5\r\n"))
    #expect(try read(text) == list)
  }

  @Test func aHashtagHasItsMark() throws {
    let text =
      "BEGIN:VCALENDAR\nX-INKLEAF-HASHTAG:ink 2026\nBEGIN:VEVENT\nSUMMARY:a\nEND:VEVENT\nEND:VCALENDAR"
    #expect(try read(text).hashtag == "#ink2026")
    #expect(try read(text.replacing("ink 2026", with: "#")).hashtag == nil)
  }

  @Test func lineBreaksStayInTheirLine() throws {
    let list = PromptList(
      title: "a\r\nEND:VCALENDAR", start: CalendarDate("2026-10-01"),
      prompts: [Prompt(number: 1, text: "b\nc\u{2028}d", note: "e\rf")])
    let lines = try written(list).split(separator: "\r\n")
    #expect(lines.allSatisfy { !$0.contains(where: \.isNewline) })
    let again = try read(written(list))
    #expect(again.title == "a END:VCALENDAR" && again.prompts.map(\.text) == ["b c d"])
  }

  @Test func aDayThatWasMovedKeepsItsNumber() throws {
    let list = PromptList(
      title: "Ink", start: CalendarDate("2026-10-01"), perDay: 2,
      prompts: (1...4).map { Prompt(number: $0, text: "x\($0)") })
    let moved = try read(
      written(list).replacing("DTSTART;VALUE=DATE:20261002", with: "DTSTART;VALUE=DATE:20261009")
        .replacing("DTEND;VALUE=DATE:20261003", with: "DTEND;VALUE=DATE:20261010"))
    #expect(moved.prompts.map(\.text) == ["x1", "x2", "x3", "x4"])
    #expect(moved.prompts.map { $0.date?.description } == [nil, nil, "2026-10-09", "2026-10-09"])
  }

  /// A list of any shape comes back as it was.
  @Test func anyListIsReadAgain() throws {
    var random = SplitMix(seed: 2026)
    let words = [
      "Apple", "Uh-oh", "24/7", "1st", "3:00", "2026-10-01", "#FF8800", "#tag", "りんご", "e\u{301}x",
      "10", "1.", "\"q\"", "a:b", "-", "x;", "a,b", "\\", "\\n", "**b**", "_i_", "[w](u)", "&",
      "👩🏽‍🎨", "Day 1:", "Oct 3", "a - b", "</b>",
    ]
    func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func text() -> String {
      (0...pick(0...5)).map { _ in words[pick(0...(words.count - 1))] }.joined(separator: " ")
    }
    for round in 0..<1500 {
      var number = 0
      let isPlain = round % 3 == 0
      let hasStart = isPlain || pick(0...4) > 0
      let prompts = (0...pick(0...8)).map { _ in
        let first = number + 1
        number = first + (pick(0...2) == 0 ? pick(0...6) : 0)
        let isOwn = !hasStart || (!isPlain && pick(0...3) == 0)
        return Prompt(
          number: first, last: number, texts: (0...pick(0...2)).map { _ in text() },
          note: pick(0...1) == 0 ? text() : nil,
          date: isOwn ? CalendarDate("2026-12-20")?.adding(days: pick(0...40)) : nil)
      }
      let list = PromptList(
        title: text(), start: hasStart ? CalendarDate("2026-12-24") : nil,
        cadence: isPlain || pick(0...1) == 0 ? .daily : .weekly, perDay: isPlain ? 1 : pick(1...3),
        language: ["en", "es", "pt-BR"][pick(0...2)], credit: pick(0...1) == 0 ? text() : nil,
        hashtag: pick(0...1) == 0 ? "#ink\(round)" : nil, source: pick(0...1) == 0 ? text() : nil,
        prompts: prompts)
      let file = try written(list)
      #expect(file.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
      #expect(try read(file) == list, "\(file)")
    }
  }
}
