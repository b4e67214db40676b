import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Numbers and dates before words: whether they belong to the list or to the words.
@Suite struct LabelTests {
  func read(_ text: String, _ path: String) throws -> PromptList {
    try ReadList(parsing: Array(text.utf8), path: path, title: "list").list
  }

  func json(_ words: [String]) -> String {
    JSON.array(words.map(JSON.string)).text()
  }

  func calendar(_ words: [String]) -> String {
    let events = words.enumerated().map { index, word in
      "BEGIN:VEVENT\nSUMMARY:\(word)\nDTSTART:2026100\(index + 1)\nEND:VEVENT\n"
    }
    return "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n"
  }

  /// Words that look as if they had a label.
  static let plain: [[String]] = [
    ["3:00 am", "1st date", "24/7 shop"], ["7 dwarfs", "12 monkeys", "101 dalmatians"],
    ["10 minute map", "16x16", "3 colours", "One line"], ["100%", "50/50 split", "2.5 mm pen"],
    ["1/2 moon", "1/4 moon", "3/4 moon"], ["9–5 job", "1–2 punch", "7-Eleven"],
    ["24/7 shop", "9/11 memories", "Fish"], ["1 fish", "1 cat", "1 dog"],
    ["Day 5 of rain", "Cat", "Dog", "Hen"], ["10:30 train", "11:45 bus", "12:00 bell"],
    ["2nd hand", "3rd wheel", "5th wall"], ["Fish", "3, 2, 1, go", "Cat"], ["0 gravity", "1 moon"],
    ["1. Fish", "Cat", "Dog"], ["May 4 be with you", "5. Fish"],
  ]

  @Test(arguments: plain) func wordsStayWhole(_ words: [String]) throws {
    #expect(try read(json(words), "l.json").prompts.map(\.text) == words)
    #expect(try read(calendar(words), "l.ics").prompts.map(\.text) == words)
    let quoted = words.map { "\"\($0)\"" }.joined(separator: "\n")
    #expect(try read(quoted, "l.csv").prompts.map(\.text) == words)
    #expect(try read("prompt\n" + quoted, "l.csv").prompts.map(\.text) == words)
    let table = "| Prompt | Note |\n|---|---|\n" + words.map { "| \($0) | x |\n" }.joined()
    #expect(try read(table, "l.md").prompts.map(\.text) == words)
  }

  @Test(arguments: [
    ["7 dwarfs", "12 monkeys", "101 dalmatians"], ["3:00 am", "1st date", "24/7 shop"],
    ["1/2 moon", "1/4 moon", "3/4 moon"], ["2nd hand", "3rd wheel", "5th wall"],
  ])
  func linesStayWhole(_ words: [String]) throws {
    #expect(try read(words.joined(separator: "\n"), "l").prompts.map(\.text) == words)
  }

  @Test(arguments: [
    ["1. Fish", "2. Cat", "3. Dog"], ["Day 1: Fish", "Day 2: Cat", "Day 3: Dog"],
    ["1st Fish", "2nd Cat", "3rd Dog"], ["3) Dog", "1) Fish", "2) Cat"],
    ["10/1 Fish", "10/2 Cat", "10/3 Dog"], ["2026-10-01 Fish", "2026-10-02 Cat", "2026-10-03 Dog"],
    ["Oct 1: Fish", "Oct 2: Cat", "Oct 3: Dog"], ["#1 Fish", "#2 Cat", "#3 Dog"],
  ])
  func labelsOfAllEntriesAreRead(_ words: [String]) throws {
    let found = try read(json(words), "list-2026.json")
    #expect(found.prompts.map(\.text) == ["Fish", "Cat", "Dog"])
    #expect(found.prompts.map(\.number) == [1, 2, 3])
    #expect(
      try read(words.joined(separator: "\n"), "2026.csv").prompts.map(\.text)
        == ["Fish", "Cat", "Dog"])
    #expect(
      Set(try read(calendar(words), "l.ics").prompts.map(\.text)) == ["Fish", "Cat", "Dog"])
  }

  @Test func entriesWithoutALabelKeepTheirWords() throws {
    let found = try read(json(["1. Fish", "2. Cat", "24/7 shop", "7 dwarfs", "5. Hen"]), "l.json")
    #expect(found.prompts.map(\.text) == ["Fish", "Cat", "24/7 shop", "7 dwarfs", "Hen"])
    #expect(found.prompts.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [
    ("1. a\n3. b", "l", [2], "number 2 is missing; it has no page"),
    ("1st Fish\n2nd Cat\n4th Dog\n5th Hen", "l", [3], "number 3 is missing; it has no page"),
    ("[\"1. Fish\", \"4. Cat\"]", "l.json", [1], "numbers 2 to 3 are missing; they have no pages"),
    ("5. a\n6. b\n7. c", "l", [1], "numbers 1 to 4 are missing; they have no pages"),
    (
      "5. a\n7. b\n9. c\n11. d\n13. e", "l", [1],
      "numbers 1 to 4 are missing; they have no pages"
    ),
    ("title: T\n\n1. a\n3. b", "l", [4], "number 2 is missing; it has no page"),
  ])
  func missingNumbersAreDoubtful(
    _ text: String, _ path: String, _ lines: [Int], _ message: String
  ) throws {
    let read = try ReadList(parsing: Array(text.utf8), path: path, title: "list")
    #expect(read.doubts.map(\.message) == [message])
    #expect(read.list.prompts.map(\.number).contains(2) == message.contains("number 3"))
  }

  @Test func columnsOfNumbersLeaveWordsAlone() throws {
    let found = try read("1,3:00 am\n2,1st date\n3,7 dwarfs", "l.csv")
    #expect(found.prompts.map(\.text) == ["3:00 am", "1st date", "7 dwarfs"])
  }
}
