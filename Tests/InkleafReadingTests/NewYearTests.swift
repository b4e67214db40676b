import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Dates without a year, and the year that they belong to.
@Suite struct NewYearTests {
  func dates(_ text: String, _ path: String = "l") throws -> [String?] {
    let list = try ReadList(parsing: Array(text.utf8), path: path).list
    return list.prompts.map { prompt in
      list.date(of: prompt).map { "\(prompt.text) \($0)" }
    }
  }

  @Test(arguments: [
    ("# Winter 2026\nDec 30: a\nDec 31: b\nJan 1: c", "l"),
    ("# Winter 2026/27\n30 December - a\n31 December - b\n1 January - c", "l"),
    ("30/12: a\n31/12: b\n1/1: c", "winter-2026.txt"),
    ("12/30 a\n12/31 b\n1/1 c", "winter-2026.txt"),
    (#"{"title": "2026", "prompts": ["Dec 30: a", "Dec 31: b", "Jan 1: c"]}"#, "l.json"),
    (
      #"{"start": "2026-12-30", "prompts": {"Dec 30": "a", "Dec 31": "b", "Jan 1": "c"}}"#, "l.json"
    ),
    ("date,prompt\nDec 30,a\nDec 31,b\nJan 1,c", "winter-2026.csv"),
    ("day,date,prompt\n3,Jan 1,c\n1,Dec 30,a\n2,Dec 31,b", "winter-2026.csv"),
    ("2026-12-30: a\nDec 31: b\nJan 1: c", "l"), ("Dec 30: a\nDec 31: b\n2027-01-01: c", "l"),
    ("30/12: a\n31/12/2026: b\n1/1: c", "l"),
  ])
  func continuesInTheNextYear(_ text: String, _ path: String) throws {
    #expect(try dates(text, path) == ["a 2026-12-30", "b 2026-12-31", "c 2027-01-01"])
  }

  @Test func weeksCrossNewYear() throws {
    let text = "# 2026\nDec 21: a\nDec 28: b\nJan 4: c\nJan 11: d"
    let list = try ReadList(parsing: Array(text.utf8), path: "l").list
    #expect(list.cadence == .weekly && list.start?.description == "2026-12-21")
    #expect(list.prompts.allSatisfy { $0.date == nil })
    #expect(try dates(text).last == "d 2027-01-11")
  }

  @Test func aListMayRunForYears() throws {
    #expect(
      try dates("# 2026\nNov 1: a\nDec 1: b\nJan 1: c\nMay 1: d\nOct 1: e\nJan 1: f") == [
        "a 2026-11-01", "b 2026-12-01", "c 2027-01-01", "d 2027-05-01", "e 2027-10-01",
        "f 2028-01-01",
      ])
  }

  @Test func datesOutOfOrderStayInTheirYear() throws {
    #expect(
      try dates("# 2026\nDec 2: b\nDec 1: a\nDec 3: c") == [
        "a 2026-12-01", "b 2026-12-02", "c 2026-12-03",
      ])
  }

  @Test func theStartNamesTheYear() throws {
    let text = #"{"start": "2026-12-31", "prompts": [{"prompt": "a", "date": "Jan 1"}]}"#
    #expect(try dates(text, "l.json") == ["a 2027-01-01"])
  }

  @Test func datesWithTheirYearKeepIt() throws {
    #expect(
      try dates("2026-12-31: a\n2026-01-01: b\n2026-01-02: c") == [
        "b 2026-01-01", "c 2026-01-02", "a 2026-12-31",
      ])
  }

  @Test func daysThatNoCalendarHasAreReported() throws {
    let read = try ReadList(parsing: Array("# 2026\nFeb 28: a\nFeb 29: b".utf8), path: "l")
    #expect(
      read.doubts.map(\.description) == [
        "l:3:9: warning: the calendar has no such day; the date is ignored"
      ])
    #expect(read.list.prompts.map(\.text) == ["a", "b"])
    #expect(try dates("# 2027\nDec 31: a\nFeb 29: b") == ["a 2027-12-31", "b 2028-02-29"])
  }

  /// Among few lines, too, a day that no calendar has is left out where all others begin with a date.
  @Test(arguments: [
    "Sep 30 moth\nSep 31 lantern\nOct 1 wing",
    "Sep 29 owl\nSep 30 moth\nSep 31 lantern\nOct 1 wing",
  ])
  func aDayOfNoMonthIsLeftOutAmongFew(_ lines: String) throws {
    let read = try ReadList(parsing: Array("Inktober 2026\n\n\(lines)".utf8), path: "l")
    let hasOwl = lines.contains("owl")
    #expect(read.list.prompts.map(\.text) == (hasOwl ? ["owl"] : []) + ["moth", "wing"])
    #expect(read.list.start == CalendarDate(hasOwl ? "2026-09-29" : "2026-09-30"))
    #expect(read.doubts.count == 1 && read.doubts[0].message.hasPrefix("left out"))
  }

  @Test func noYearIsNoDate() throws {
    #expect(try dates("Dec 31: a\nJan 1: b") == [nil, nil])
  }
}
