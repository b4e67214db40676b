import Testing

@testable import InkleafLists
@testable import InkleafReading

/// What is refused, and how a list is chosen.
@Suite struct ChoiceTests {
  func read(
    _ text: String, _ path: String = "l", syntax: Syntax? = nil, select: String? = nil,
    language: String? = nil
  ) throws(Diagnostics) -> ReadList {
    try ReadList(
      parsing: Array(text.utf8), path: path, title: "l", syntax: syntax, select: select,
      language: language)
  }

  func problems(_ text: String, _ path: String = "l", select: String? = nil) -> [String] {
    do throws(Diagnostics) {
      _ = try read(text, path, select: select)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  static let noLists = [
    "set -e\nfor file in *.txt; do\n  echo \"$file\"\ndone\n",
    "import os\n\ndef main():\n    print(os.getcwd())\n\nmain()\n",
    "__all__ = ['open_file', 'close_file', 'readLines', 'seek', 'tell_me']\n",
    "{\"name\": \"left-pad\", \"version\": \"1.3.0\", \"keywords\": [\"leftpad\", \"left\", \"pad\"]}",
    "[\"lib/index.js\", \"lib/util.js\", \"lib/main.js\", \"package.json\"]",
    "<!DOCTYPE html><title>Manual</title><ul><li><a href=a>Install</a><li><a href=b>Use</a>"
      + "<li><a href=c>Help</a><li><a href=d>Index</a></ul>",
    "<?xml version=\"1.0\"?>\n<a>\n  <b>one</b>\n  <b>two</b>\n</a>\n",
    "body {\n  color: red;\n}\nli {\n  margin: 0;\n}\n",
    "#include <stdio.h>\nint main(void) {\n  puts(\"hi\");\n  return 0;\n}\n",
    "65792\n65795\n65799\n65844\n65847\n",
    "It was a dark and stormy night, and the rain fell in torrents on\nthe roofs of the town,"
      + " except when it was checked by a gust of\nwind, which swept up the streets and rattled"
      + " along the house tops,\nand agitated the flames of the lamps that fought the dark.\n",
  ]

  @Test(arguments: noLists) func whatIsNoListIsRefused(_ text: String) throws {
    let found = problems(text)
    let isXML = text.hasPrefix("<?xml")
    #expect(
      found.first?.contains(isXML ? "this is XML" : "cannot tell which part of the file") == true,
      "\(found)")
    #expect(found.count <= 4)
  }

  @Test func refusalsShowHowToChoose() throws {
    let text = "'use strict';\nconst colors = ['Teal', 'Rust', 'Sand'];\nrun(colors);\n"
    #expect(
      problems(text, "l.js") == [
        "l.js: error: cannot tell which part of the file is the list; write one prompt per line, or choose a reading",
        "l.js:2:17: error: possibly 3 prompts, \"Teal\" to \"Sand\" (30 of 100); use --syntax program --select 'colors' to read it",
      ])
    let chosen = try read(text, "l.js", syntax: .program, select: "colors")
    #expect(chosen.list.prompts.map(\.text) == ["Teal", "Rust", "Sand"] && chosen.score == 30)
  }

  @Test func aHeadingChoosesItsPrompts() throws {
    let text = "# Ink\n## Week One\n1. Cat\n2. Dog\n3. Owl\n## Week Two\n1. Fox\n2. Hen\n3. Pig\n"
    let all = try read(text).list
    #expect(all.prompts.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(
      all.prompts.map(\.group) == ["Week One", "Week One", "Week One"] + [
        "Week Two", "Week Two", "Week Two",
      ])
    let part = try read(text, select: "week two").list
    #expect(part.title == "Week Two" && part.prompts.map(\.text) == ["Fox", "Hen", "Pig"])
    #expect(part.prompts.map(\.number) == [1, 2, 3])
    #expect(
      problems(text, select: "Week Nine") == [
        "l: error: no heading or sheet is called \"Week Nine\"; choose from Week One, Week Two"
      ])
    #expect(
      problems("1. Cat\n2. Dog\n3. Owl\n", select: "Week Nine") == [
        "l: error: no heading or sheet is called \"Week Nine\"; the list has none"
      ])
    let kept = try read(all.canonicalText()).list
    #expect(kept == all)
    #expect(try read(all.canonicalText(), select: "Week One").list.prompts.count == 3)
  }

  @Test func aLanguageChoosesItsColumn() throws {
    let text = "day,Prompt (English),Prompt (Español)\n1,Moth,Polilla\n2,Owl,Búho\n"
    #expect(try read(text, "l.csv").list.prompts.map(\.text) == ["Moth", "Owl"])
    let spanish = try read(text, "l.csv", language: "es").list
    #expect(spanish.prompts.map(\.text) == ["Polilla", "Búho"] && spanish.language == "es")
  }

  @Test(arguments: [
    ("2027-W01", "2027-01-04"), ("2026-W53", "2026-12-28"), ("2027-W14", "2027-04-05"),
    ("2020-W01", "2019-12-30"), ("2021-W01", "2021-01-04"),
  ])
  func weeksBeginOnMonday(_ week: String, _ monday: String) {
    #expect(CalendarDate(week: week)?.description == monday)
    #expect(CalendarDate(week: week)?.weekday == 0)
    let number = Int(week.suffix(2))
    #expect(CalendarDate(week: week)?.week == number)
    #expect(CalendarDate(week: week)?.adding(days: 6)?.week == number)
  }

  @Test(arguments: [
    "2027-W53", "2027-W00", "2027-W54", "2027W14", "W14", "2027-14", "2027-W+9", "+202-W14",
  ])
  func otherTextsAreNoWeeks(_ week: String) { #expect(CalendarDate(week: week) == nil) }

  /// Every form ends at once where it is nested without end, or goes on where it is cut.
  @Test(arguments: [
    "<!doctype html>" + String(repeating: "<div>", count: 5_000),
    "<!doctype html>" + String(repeating: "<ul><li>", count: 5_000),
    "<!doctype html><p>" + String(repeating: "&", count: 50_000),
    "<!doctype html>" + String(repeating: "<!-- ", count: 5_000),
    "<!DOCTYPE x [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;\">]><html><li>&c;",
    "{\\rtf1" + String(repeating: "{", count: 50_000),
    "x = " + String(repeating: "[", count: 9_000),
    String(repeating: "x = ['a'\n", count: 5_000),
    "From: a\nTo: b\nSubject: c\nContent-Type: multipart/mixed; boundary=\"x\"\n\n"
      + String(repeating: "--x\n", count: 5_000),
    "a:\n" + (1..<1500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ])
  func nestingWithoutEndEnds(_ text: String) {
    #expect(!problems(text).isEmpty)
  }

  static let hugeNumbersAndLines: [String] = {
    func lines(_ count: Int, _ line: (Int) -> String) -> String {
      (1...count).map { line($0) + "\n" }.joined()
    }
    func long(_ sign: String) -> String { String(repeating: sign, count: 90_000) }
    return [
      "<!doctype html><ol start=\"9223372036854775807\"><li>Fox<li>Owl<li>Cat</ol>",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nX-INKLEAF-NUMBER:9223372036854775807\nSUMMARY:Fox\nEND:VEVENT\n",
      "| Day | Prompt |\n|---|---|\n" + lines(4) { "| \($0) | \(long("<")) |" },
      lines(9) { "\($0)\(long("\t"))" },
      lines(6) { "\($0). fox\($0) \(long("+"))" },
      "1. it begins with many words\n" + lines(1900) { _ in "and goes on in the next of its lines" }
        + "2. fox",
      lines(45_000) { "[[a_name_of_a_table_\($0)]]" },
    ]
  }()

  /// Numbers that no list counts to, and lines that are all signs, are told at once.
  @Test(arguments: hugeNumbersAndLines)
  func hugeNumbersAndLinesAreTold(_ text: String) {
    #expect(!problems(text).isEmpty)
  }

  /// A list of a page may count from below zero, and letters before large numbers are words.
  @Test(arguments: [
    "<!doctype html><ol start=\"-2\"><li>Fox<li>Owl<li>Cat<li>Dog<li>Bee</ol>",
    "9223372036854775807a) Bear\n9223372036854775807b) Wolf\n"
      + (1...9).map { "\($0). fox\n" }.joined(),
    "T 9223372036854775807 Apple\nF 2 Bear\nM 3 Cat\nT 4 Dog",
  ])
  func oddNumbersAreRead(_ text: String) throws {
    #expect(try PromptList(parsing: Array(text.utf8), path: "l").prompts.count > 3)
  }

  @Test func documentsWithoutAnInflaterAreRefused() {
    do throws(Diagnostics) {
      _ = try ReadList(parsing: [0x50, 0x4B, 3, 4, 0, 0], path: "l.docx")
      Issue.record("a document was read")
    } catch {
      #expect(error.all.map(\.message) == ["documents cannot be read here; save it as text"])
    }
  }
}
