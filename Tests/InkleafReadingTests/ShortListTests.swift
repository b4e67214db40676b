import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Lists of three or four prompts, where little tells what a line is.
@Suite struct ShortListTests: ReadsLists {
  @Test(arguments: [
    "Drawtober 2026\n1,Fox\n2,Owl\n3,Bat\n", "Drawtober 2026,\n1,Fox\n2,Owl\n3,Bat\n",
    "Drawtober 2026\n\n1,Fox\n2,Owl\n3,Bat\n",
  ])
  func titlesStandAboveFewRows(_ text: String) throws {
    let read = try read(text, "list.csv")
    #expect(read.list.title == "Drawtober 2026")
    #expect(read.list.prompts.map(\.text) == ["Fox", "Owl", "Bat"])
    #expect(read.doubts.isEmpty)
  }

  @Test func aDayBeforeTheFirstIsLeftOut() throws {
    let read = try read("OC-tober 2026\nDay 0: Pen\nDay 1: Fox\nDay 2: Owl\n")
    #expect(read.list.prompts.map(\.text) == ["Fox", "Owl"])
    #expect(read.doubts.map(\.line) == [2])
  }

  /// A first row without a date is a prompt as well as any other one, but "Week 1" is not.
  @Test(arguments: [("Fox", ["Fox", "Owl", "Bat"]), ("Week 1", ["Owl", "Bat"])])
  func firstRowsMayLackTheirDates(_ first: String, _ texts: [String]) throws {
    let read = try read("Name,Due\n\(first),\nOwl,2026-10-02\nBat,2026-10-03\n", "list.csv")
    #expect(read.list.prompts.map(\.text) == texts)
  }

  /// Numbers before the words of records are labels, unless few words have one.
  @Test(arguments: [
    (#"[{"name":"Day 1: Fox"},{"name":"Day 2: Owl"},{"name":"Day 3: Bat"}]"#, "Fox"),
    (#"[{"prompt":"3 little pigs"},{"prompt":"24/7 shop"},{"prompt":"Fox"}]"#, "3 little pigs"),
    (#"{"cards":[{"name":"1. Fox"},{"name":"2. Owl"},{"name":"3. Bat"}]}"#, "Fox"),
  ])
  func recordsHaveLabels(_ text: String, _ first: String) throws {
    #expect(try read(text, "list.json").list.prompts.first?.text == first)
  }

  @Test(arguments: [
    ("Prompt (EN),Prompt (CN)", "en", "Fox"), ("Prompt (UK),Prompt (JP)", "en", "Fox"),
    ("Prompt (US),Prompt (JP)", "en", "Fox"), ("Prompt (AM),Prompt (PM)", "en", "Fox | A"),
  ])
  func bracketsNameLanguages(_ names: String, _ language: String, _ first: String) throws {
    let list = try read("Day,\(names)\n1,Fox,A\n2,Owl,B\n3,Bat,C\n", "list.csv").list
    #expect(list.prompts.first?.texts.joined(separator: " | ") == first)
    #expect(list.language == language)
  }
}
