import Testing

@testable import InkleafLists
@testable import InkleafReading

/// What lists in JSON and CSV say of themselves, and what cannot be meant.
@Suite struct SettingTests: ReadsLists {
  func problems(_ text: String, _ path: String) -> [String] {
    do throws(Diagnostics) {
      _ = try ReadList(parsing: Array(text.utf8), path: path)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test(arguments: [
    (
      #""start": "2026-02-30""#, "12: error: expected a date such as 2026-10-01, not \"2026-02-30\""
    ),
    (#""start": "soon""#, "12: error: expected a date such as 2026-10-01, not \"soon\""),
    (
      #""start": 20261001"#,
      "12: error: expected a date such as 2026-10-01, not the number 20261001"
    ),
    (
      #""cadence": "yearly""#,
      "14: error: expected daily, weekdays, weekly or monthly, not \"yearly\""
    ),
    (#""cadence": 7"#, "14: error: expected daily, weekdays, weekly or monthly, not the number 7"),
    (
      #""per_day": 0"#,
      "14: error: expected the number of prompts per day, 1 to 1000, not the number 0"
    ),
    (
      #""per_day": 1001"#,
      "14: error: expected the number of prompts per day, 1 to 1000, not the number 1001"
    ),
    (
      #""per_day": "two""#,
      "14: error: expected the number of prompts per day, 1 to 1000, not \"two\""
    ),
    (
      #""per_day": [2]"#,
      "14: error: expected the number of prompts per day, 1 to 1000, not an array"
    ),
    (
      #""per_day": 1.5"#,
      "14: error: expected the number of prompts per day, 1 to 1000, not the number 1.5"
    ),
  ])
  func impossibleSettingsAreErrors(_ setting: String, _ expected: String) {
    #expect(
      problems("{\n  \(setting),\n  \"prompts\": [\"a\"]\n}", "l.json") == ["l.json:2:\(expected)"])
  }

  /// A fault in a list is told, though data further in could be another list.
  @Test(arguments: [
    (#"{"start":"2026-13-01","prompts":["Bear","Cat","Dog"]}"#, "1:10: error: expected a date"),
    (#"{"prompts":[{"a":1},"Bear","Cat"],"words":["Fox","Owl","Hare"]}"#, "1:13: error: expected"),
  ])
  func faultsOfListsAreTold(_ text: String, _ expected: String) {
    #expect(problems(text, "l.json").first?.hasPrefix("l.json:\(expected)") == true)
  }

  /// Settings are read alike in all forms: a week, and a date in words.
  @Test(arguments: [
    ("---\nstart: 2027-W14\n---\n1. Bear\n2. Cat\n3. Dog", "l.md", "2027-04-05"),
    (#"{"start":"2027-W14","prompts":["Bear","Cat","Dog"]}"#, "l.json", "2027-04-05"),
    ("start: October 1, 2026\n1. Bear\n2. Cat\n3. Dog", "l.txt", "2026-10-01"),
  ])
  func startsAreReadAlike(_ text: String, _ path: String, _ start: String) throws {
    let list = try PromptList(parsing: Array(text.utf8), path: path)
    #expect(list.start?.description == start)
    #expect(list.cadence == (text.contains("W14") ? .weekly : .daily))
  }

  /// Weekdays tell the dates in every form, and one that is not that of its number is told.
  @Test(arguments: [
    ("start: 2026-10-05\n\nMon mirror\nWed moss\nFri fox", "l.txt"),
    ("start: 2026-10-05\n\nMonday: mirror\nWednesday: moss\nFriday: fox", "l.txt"),
    (
      "title: x\nstart: 2026-10-05\n\n| Day | Word |\n|---|---|\n| Mon | a |\n| Wed | b |\n| Fri | c |",
      "l.md"
    ),
    (
      #"{"start":"2026-10-05","prompts":{"Monday":["a","d"],"Wednesday":"b","Friday":"c"}}"#,
      "l.json"
    ),
    (
      "title: x\nstart: 2026-10-05\n\n| Mon | Wed | Fri |\n|---|---|---|\n| cat | dog | owl |",
      "l.md"
    ),
  ])
  func weekdaysTellDates(_ text: String, _ path: String) throws {
    let list = try PromptList(parsing: Array(text.utf8), path: path)
    #expect(
      list.prompts.map { list.date(of: $0)?.description } == [
        "2026-10-05", "2026-10-07", "2026-10-09",
      ])
  }

  @Test func weekdaysOfNumbersAreDoubted() throws {
    let text = "October 2026\n\nFri 1: fox\nSat 2: owl\nSun 3: bear\nMon 4: cat"
    let read = try ReadList(parsing: Array(text.utf8), path: "l.txt", title: "l")
    #expect(
      read.doubts.map(\.message).contains {
        $0.hasPrefix("2026-10-01 is a Thursday, not a Friday")
      })
  }

  @Test func possibleSettingsAreRead() throws {
    let text =
      #"{"start": "2026-10-01", "cadence": "Weekly", "per_day": "2", "hashtag": null, "prompts": ["a"]}"#
    let list = try PromptList(parsing: Array(text.utf8), path: "l.json")
    #expect(list.start?.description == "2026-10-01" && list.cadence == .weekly && list.perDay == 2)
    let empty = #"{"start": null, "cadence": null, "per_day": null, "prompts": ["a"]}"#
    let other = try PromptList(parsing: Array(empty.utf8), path: "l.json")
    #expect(other.start == nil && other.cadence == .daily && other.perDay == 1)
  }

  @Test(arguments: [
    (
      "start,prompt\n2026-02-30,a",
      "2:1: error: expected a date such as 2026-10-01, not \"2026-02-30\""
    ),
    (
      "prompt,cadence\na,yearly",
      "2:3: error: expected daily, weekdays, weekly or monthly, not \"yearly\""
    ),
    (
      "prompt;per day\na;many",
      "2:3: error: expected the number of prompts per day, 1 to 1000, not \"many\""
    ),
    (
      "prompt,per_day\na,0",
      "2:3: error: expected the number of prompts per day, 1 to 1000, not \"0\""
    ),
  ])
  func impossibleCellsAreErrors(_ text: String, _ expected: String) {
    #expect(problems(text, "l.csv") == ["l.csv:\(expected)"])
  }

  @Test func settingsOfATableAreRead() throws {
    let text = "prompt,start,cadence,per-day\na,2026-10-01,weekly,2\nb,,,\nc,,,"
    let list = try PromptList(parsing: Array(text.utf8), path: "l.csv")
    #expect(list.start?.description == "2026-10-01" && list.cadence == .weekly && list.perDay == 2)
    #expect(
      list.prompts.map(\.text) == ["a", "b", "c"] && list.prompts.allSatisfy { $0.note == nil })
  }

  @Test(arguments: [
    ("date,prompt\n2026-02-28,a\n2026-02-30,b", "l.csv", "l.csv:3:1"),
    (
      "| Date | Prompt |\n|---|---|\n| 2026-02-28 | a |\n| 31.11.2026 | b |", "l.md",
      "l.md:4:15: error: the calendar has no such day"
    ),
    (#"[{"date": "2026-02-30", "prompt": "a"}]"#, "l.json", "l.json:1:11"),
    ("2026-02-30,a\n2026-03-01,b\n2026-03-02,c", "l.csv", "l.csv:1:1"),
  ])
  func impossibleDatesAreErrors(_ text: String, _ path: String, _ place: String) throws {
    let found = problems(text, path)
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix(place))
  }

  @Test func cellsThatAreNoDatesAreReported() throws {
    let text = "date,prompt\nMonday,a\n,b\nOct 3,c"
    let read = try ReadList(parsing: Array(text.utf8), path: "2026.csv")
    #expect(
      read.doubts.map(\.description) == [
        "2026.csv:2:1: warning: \"Monday\" is not a date; it is ignored"
      ])
  }

  /// Prompts from Monday to Friday begin behind the weekend that their start is in.
  @Test(arguments: [
    ("2026-11-28", [30, 1, 4, 7, 8]), ("2026-11-30", [30, 1, 4, 7, 8]),
    ("2026-12-03", [3, 4, 9, 10, 11]), ("2026-12-04", [4, 7, 10, 11, 14]),
  ])
  func weekdaysLeaveWeekendsOut(_ start: String, _ days: [Int]) throws {
    let text = "start: \(start)\ncadence: weekdays\n\n1. Owl\n2-4. Fox\n5. Cat\n6. Bee\n7. Ant\n"
    let list = try read(text).list
    #expect(list.cadence == .weekdays)
    #expect(list.prompts.map { list.date(of: $0)?.day } == days)
    let last = try #require(list.lastDate(of: list.prompts[1]))
    #expect(list.date(of: list.prompts[1])?.days(to: last) == (days[2] - days[1] == 3 ? 2 : 4))
    #expect(try read(list.canonicalText()).list.prompts == list.prompts)
  }

  /// A prompt a month holds until the day before the next one, and months without a day have their last one.
  @Test(arguments: [
    ("2026-11-01", ["2026-11-01", "2026-12-01", "2027-02-01"], "2026-11-30"),
    ("2026-11-15", ["2026-11-15", "2026-12-15", "2027-02-15"], "2026-12-14"),
    ("2027-11-30", ["2027-11-30", "2027-12-30", "2028-02-29"], "2027-12-29"),
  ])
  func monthsFollowEachOther(_ start: String, _ days: [String], _ end: String) throws {
    let text = "start: \(start)\ncadence: monthly\n\n1. Owl\n2-3. Fox\n4. Cat\n"
    let list = try read(text).list
    #expect(list.prompts.map { list.date(of: $0)?.description } == days)
    #expect(list.end(of: list.prompts[0])?.description == end)
    #expect(try read(list.canonicalText()).list == list)
  }

  /// Months without a day like the first leave no day out.
  @Test func everyDayOfAMonthHasAPrompt() throws {
    let list = try read("start: 2027-01-31\ncadence: monthly\n\n1. Owl\n2. Fox\n3. Cat\n").list
    #expect(
      list.prompts.map { list.end(of: $0)?.description }
        == ["2027-02-27", "2027-03-30", "2027-04-29"])
  }

  /// Settings as people write them first.
  @Test(arguments: [
    "start 2026-10-01", "start = 2026-10-01", "begins: 2026-10-01", "Starts 2026-10-01",
  ])
  func settingsAreReadWithoutAColon(_ line: String) throws {
    for prompts in ["Fox\nOwl\nBear", "1. Fox\n2. Owl\n3. Bear"] {
      let read = try read("\(line)\n\n\(prompts)\n")
      #expect(read.list.start?.description == "2026-10-01" && read.doubts.isEmpty, "\(line)")
      #expect(read.list.prompts.map(\.text) == ["Fox", "Owl", "Bear"], "\(line)")
    }
  }

  /// Weekdays tell the dates of what is below them, too.
  @Test func weekdaysAboveWordsTellDates() throws {
    let days = ["Monday\nFox", "Wednesday\nOwl", "Friday\nBear", "Monday\nMoth"]
    let list = try read("start: 2026-10-05\n\n\(days.joined(separator: "\n\n"))\n").list
    #expect(list.prompts.map { list.date(of: $0)?.day } == [5, 7, 9, 12])
  }
}
