import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Which mark parts the cells of a file with values.
@Suite struct SeparatorTests {
  func prompts(_ text: String) throws -> [Prompt] {
    try PromptList(parsing: Array(text.utf8), path: "l.csv").prompts
  }

  @Test(arguments: [
    "1;Red, green\n2;Blue, white\n3;Pink, grey",
    "1;\"Red, green\"\n2;\"Blue, white\"\n3;Pink, grey",
    "1\tRed, green\n2\tBlue, white\n3\tPink, grey",
    "1,\"Red, green\"\n2,\"Blue, white\"\n3,\"Pink, grey\"",
    "day;prompt\n1;Red, green\n2;Blue, white\n3;Pink, grey",
    "day,prompt\n1,\"Red, green\"\n2,\"Blue, white\"\n3,\"Pink, grey\"",
    "2026-10-01;Red, green\n2026-10-02;Blue, white\n2026-10-03;Pink, grey",
    "Red, green;1\nBlue, white;2\nPink, grey;3",
  ])
  func commasStayInTheWords(_ text: String) throws {
    #expect(try prompts(text).map(\.text) == ["Red, green", "Blue, white", "Pink, grey"])
    #expect(try prompts(text).map(\.number) == [1, 2, 3])
  }

  @Test(arguments: [
    "1,Red; green\n2,Blue; white\n3,Pink; grey",
    "1,\"Red; green\"\n2,\"Blue; white\"\n3,Pink; grey",
    "day,prompt\n1,Red; green\n2,Blue; white\n3,Pink; grey",
    "1;\"Red; green\"\n2;\"Blue; white\"\n3;\"Pink; grey\"",
  ])
  func semicolonsStayInTheWords(_ text: String) throws {
    #expect(try prompts(text).map(\.text) == ["Red; green", "Blue; white", "Pink; grey"])
  }

  /// A line with bullets between words has a few prompts; one with commas may be a sentence.
  @Test(arguments: [
    ("Fox • Owl • Cat", 3), ("Fox · Owl · Cat · Dog", 4), ("Fox • Owl", 1), ("Fox, Owl, Cat", 1),
  ])
  func bulletsPartFewWords(_ text: String, _ count: Int) throws {
    let list = try PromptList(parsing: Array(text.utf8), path: "l.txt")
    #expect(list.prompts.count == count, "\(list.prompts)")
  }

  @Test func notesAreKept() throws {
    let semicolons = try prompts("Red;a, b\nBlue;c, d\nPink;e, f")
    #expect(semicolons.map(\.text) == ["Red", "Blue", "Pink"])
    #expect(semicolons.map(\.note) == ["a, b", "c, d", "e, f"])
    let commas = try prompts("Red,a; b\nBlue,c; d\nPink,e; f")
    #expect(commas.map(\.text) == ["Red", "Blue", "Pink"])
    #expect(commas.map(\.note) == ["a; b", "c; d", "e; f"])
  }

  @Test func aFewUnevenLinesDoNotMatter() throws {
    let text = (1...20).map {
      "\($0);Red, green" + ($0 % 2 == 0 ? ", blue" : "") + ($0 == 7 ? ";x" : "")
    }
    let found = try prompts(text.joined(separator: "\n"))
    #expect(found.map(\.text).allSatisfy { $0.hasPrefix("Red, green") })
  }

  @Test func oneColumnHasNoSeparator() throws {
    #expect(try prompts("Red\nBlue\nPink").map(\.text) == ["Red", "Blue", "Pink"])
    #expect(
      try prompts("Red\nBlue, dark\nPink\nGrey").map(\.text) == [
        "Red", "Blue, dark", "Pink", "Grey",
      ])
  }

  @Test func aHeadingAloneHeadsASingleColumn() throws {
    #expect(
      try prompts("prompt\nRed, green\nBlue, white").map(\.text) == ["Red, green", "Blue, white"])
    #expect(throws: Diagnostics.self) { try prompts("\n\n") }
  }

  @Test func cellsBeyondTheHeaderAreReported() throws {
    let read = try ReadList(
      parsing: Array("day,prompt\n1,Red\n2,Blue, dark\n3,Pink".utf8), path: "l.csv")
    #expect(read.list.prompts.map(\.text) == ["Red", "Blue", "Pink"])
    #expect(
      read.doubts.map(\.description) == [
        "l.csv:3:8: warning: the row has more cells than the header; \"dark\" is ignored"
      ])
  }
}
