import InkleafCompression
import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Weeks and lists as people post them: days with dates above their prompts, parts of plain words, and what stands
/// around them.
@Suite struct PostedWeekTests: ReadsLists {
  static let dayHeads: [String] = [
    "Day @ - Nov %nd", "Day @ | November %", "Day @: Nov %", "Day @ (Nov %):", "Day @ (Nov %)",
    "Day @, Monday November %", "Nov % - Day @", "✨ Day @: Nov % ✨", "★ DAY @: NOV % ★",
    "[Day @: Nov %]", "**Day @ – Nov %**", "### Day @ — November %",
  ]

  /// A day's number and its date above several prompts is one label, whatever is around it.
  @Test(arguments: dayHeads) func datesBesideDaysHeadTheirPrompts(_ head: String) throws {
    let words = [["Rain", "First meeting"], ["Scars", "Hospital"], ["Stars", "Letters"]]
    for mark in ["- ", ""] {
      let days = words.enumerated().map { index, words in
        let head = head.replacing("@", with: "\(index + 1)").replacing("%", with: "\(index + 2)")
          .replacing("2nd", with: index == 0 ? "2nd" : "2").replacing("3nd", with: "3rd")
          .replacing("4nd", with: "4th").replacing(
            "Monday", with: ["Monday", "Tuesday", "Wednesday"][index])
        return ([head] + words.map { mark + $0 }).joined(separator: "\n")
      }
      let list = try read("Ship Week 2026\n\n" + days.joined(separator: "\n\n")).list
      #expect(list.title == "Ship Week 2026", "\(head)")
      #expect(list.prompts.map(\.texts) == words, "\(head) \(mark)")
      #expect(
        list.prompts.compactMap { list.date(of: $0)?.description } == [
          "2026-11-02", "2026-11-03", "2026-11-04",
        ], "\(head) \(mark)")
    }
  }

  /// A line of signs at the end is no underline of a heading.
  @Test(arguments: [
    "Mermay\n======\npearl\nsiren\ntide\n======",
    "Mermay\n======\n- pearl\n- siren\n- tide\n=====\n\n",
    "=== MERMAY ===\npearl\nsiren\ntide\n=============",
  ])
  func closingLinesAreNoUnderlines(_ text: String) throws {
    #expect(try read(text).list.prompts.map(\.text) == ["pearl", "siren", "tide"])
  }

  /// Few lines with a sign of their own head the words below them.
  @Test(arguments: [
    "*Animals*\nfox\nowl\ncrab\n*Food*\ntoast\nramen\ncake",
    "🐾 Animals\nfox\nowl\ncrab\n🍞 Food\ntoast\nramen\ncake",
    "🌿 Animals 🌿\nfox\nowl\ncrab\n\n🌿 Food 🌿\ntoast\nramen\ncake",
    "ANIMALS\nfox\nowl\ncrab\nFOOD\ntoast\nramen\ncake",
  ])
  func partsOfPlainWordsAreTold(_ text: String) throws {
    let prompts = try read(text).list.prompts
    #expect(prompts.map(\.text) == ["fox", "owl", "crab", "toast", "ramen", "cake"])
    #expect(
      prompts.map { $0.group?.lowercased() } == Array(repeating: "animals", count: 3)
        + Array(repeating: "food", count: 3))
  }

  /// Bold paragraphs among others are headings, in pages and in documents.
  @Test func boldParagraphsAreHeadings() throws {
    func lists(_ paragraph: (String, Bool) -> String) -> String {
      [
        ("Animals", true), ("fox", false), ("owl", false), ("crab", false), ("Food", true),
        ("toast", false), ("ramen", false), ("cake", false),
      ].map(paragraph).joined()
    }
    let page = lists { $1 ? "<p><strong>\($0)</strong></p>" : "<p>\($0)</p>" }
    let broken = "<p>" + lists { ($1 ? "<b>\($0)</b>" : $0) + "<br>" } + "</p>"
    for text in [page, broken] {
      let prompts = try read("<h1>Drawing prompts</h1>\(text)", "l.html").list.prompts
      #expect(prompts.map(\.text) == ["fox", "owl", "crab", "toast", "ramen", "cake"])
      #expect(Set(prompts.map(\.group)) == ["Animals", "Food"])
    }
    let document = lists {
      "<w:p><w:r><w:rPr>\($1 ? "<w:b/>" : "")</w:rPr><w:t>\($0)</w:t></w:r></w:p>"
    }
    let archive = ListCorpusTests.archive([
      ("word/document.xml", "<w:document><w:body>\(document)</w:body></w:document>")
    ])
    let read = try ReadList(
      parsing: archive, path: "l.docx", inflate: { try inflated($0, atMost: $1, isBare: true) })
    #expect(read.list.prompts.map(\.text) == ["fox", "owl", "crab", "toast", "ramen", "cake"])
  }

  /// A date of something else is not the first day.
  @Test(arguments: [
    "Issue 7, 25 September 2026", "Klasse 5, 12. Oktober 2026", "Mermay\nLast updated: 1 May 2026",
    "Mermay\nDeadline: November 1, 2026", "Mermay 2026 (updated May 1, 2026)",
    "Mermay 2026 - reveal on 1 April 2026",
  ])
  func otherDatesAreNoFirstDay(_ title: String) throws {
    let list = try read("\(title)\n\npearl\nshell\nstorm\nkelp").list
    #expect(list.start == nil && list.prompts.count == 4)
    #expect(try read("Mermay\nStarts 1 May 2026\n\npearl\nshell\nstorm\nkelp").list.start != nil)
  }

  /// A number in brackets behind words, or behind a sign, is part of them.
  @Test(arguments: [
    (["reunion (July 5)", "scars (July 6)", "rain (July 7)"], ["reunion", "scars", "rain"]),
    (
      ["fox (level 5)", "owl (level 6)", "crab (level 7)"],
      ["fox (level 5)", "owl (level 6)", "crab (level 7)"]
    ),
    (["Pokemon #25", "room #7", "fox #art"], ["Pokemon #25", "room #7", "fox"]),
  ])
  func numbersBehindWordsStay(_ words: [String], _ expected: [String]) throws {
    let lines = words.enumerated().map { "Day \($0 + 1): \($1)" }.joined(separator: "\n")
    #expect(try read(lines).list.prompts.map(\.text) == expected)
  }

  /// Words that are short months of other languages stay words of English before a number.
  @Test(arguments: [
    "1. Gen 1 starter\n2. Gen 2 starter\n3. Gen 3 starter",
    "1. Set 1 pose\n2. Set 2 pose\n3. Set 3 pose",
    "1. Ember\n2. Fog\n— 1 —\n3. Owl\n— 2 —",
  ])
  func numbersStayWithTheirWords(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.number) == [1, 2, 3] && list.start == nil)
    let first = text.split(separator: "\n")[0].dropFirst(3)
    #expect(list.prompts[0].text == first)
    #expect(
      try read("start: 2026-01-01\n\n1 gen Volpe\n2 gen Lupo\n3 gen Gufo").list.prompts.map(\.text)
        == ["Volpe", "Lupo", "Gufo"])
  }

  /// Weekdays and dates among numbered words are what to draw.
  @Test(arguments: [
    "1. Fox\n2. Friday 13\n3. Owl\n4. Sunday\n5. 4 July\n6. Crab",
    "Day 1: Fox\nDay 2: Monday\nDay 3: Owl\nDay 4: May\nDay 5: Sunday",
    "Day 1: Pumpkin\nDay 2: Friday the 13th\nDay 3: Black cat\nDay 4: May the 4th\nDay 5: Candle",
    "1. Freitag, der 13.\n2. Heiligabend\n3. 7 Zwerge\n4. 1. Mai\n5. Sommer 1999",
    "1. May the 4th\n2. Fox\n3. April fool\n4. Lantern\n5. October 31\n6. July 4\n7. Fog",
  ])
  func datesAmongNumberedWordsAreDrawn(_ text: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    let words = lines.map { line in
      let start = line.hasPrefix("Day") ? line.firstIndex(of: ":") : line.firstIndex(of: ".")
      return start.map { String(line[line.index($0, offsetBy: 2)...]) } ?? ""
    }
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == words)
    #expect(list.prompts.map(\.number) == Array(1...lines.count))
  }

  /// Bullets go on in the next line.
  @Test(arguments: ["  ", ""]) func bulletsGoOn(_ indent: String) throws {
    let text = """
      - Draw a house that has been abandoned
      \(indent)for a hundred years
      - Draw the inside of your bag
      - Draw your street as it looked when
      \(indent)your grandparents were young
      - Draw a meal
      """
    #expect(
      try read(text).list.prompts.map(\.text) == [
        "Draw a house that has been abandoned for a hundred years", "Draw the inside of your bag",
        "Draw your street as it looked when your grandparents were young", "Draw a meal",
      ])
  }

  @Test func hashtagsBelowWordsAreNoPrompts() throws {
    let list = try read("Mermay\npearl\nshell\nstorm\nkelp\nfish\n#mermay\n#mermay2026\n#art").list
    #expect(list.prompts.map(\.text) == ["pearl", "shell", "storm", "kelp", "fish"])
    #expect(list.hashtag == "#mermay2026")
  }

  @Test(arguments: [
    "- Mission: Impossible\n- Fox\n- Owl", "- Mission: Impossible\n- Star: Wars\n- Owl: night",
  ])
  func aColonMakesNoData(_ text: String) throws {
    let list = try read(text)
    #expect(list.list.prompts.count == 3 && list.list.prompts[0].text == "Mission: Impossible")
    #expect(try read("- day: 1\n  prompt: Fox\n- day: 2\n  prompt: Owl").syntax == "yaml")
  }

  @Test(arguments: [
    "1.10 - Glut\n2.10 - Stern\n3.10 - Maus", "1.10: Glut\n2.10: Stern\n3.10: Maus",
    "Oct 1 > Glut\nOct 2 > Stern\nOct 3 > Maus",
  ])
  func signsBehindDatesAreNoWords(_ text: String) throws {
    let list = try read("start: 2026-10-01\n\n\(text)").list
    #expect(list.prompts.map(\.text) == ["Glut", "Stern", "Maus"])
    #expect(list.prompts.map(\.number) == [1, 2, 3])
  }

  /// The answers of a form name those who gave them.
  @Test(arguments: [
    "Timestamp,Your prompt,Name", "Timestamp,What should we draw?,Name", "Timestamp,Prompt,Name",
  ])
  func peopleAreNoPrompts(_ header: String) throws {
    let rows = ["Leaf,Anna", "Fog,Ben", "Owl,Cem"].map { "2026/09/01 10:00:00,\($0)" }
    let list = try read(([header] + rows).joined(separator: "\n"), "l.csv").list
    #expect(list.prompts.map(\.text) == ["Leaf", "Fog", "Owl"])
    #expect(list.prompts.allSatisfy { $0.note == nil })
  }
}
