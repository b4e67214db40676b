import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// What pages do not show is known.
@Suite struct LostWordsTests {
  /// A list with a note, a colour, and a note that is too long for any line.
  let list = PromptList(
    title: "T", start: CalendarDate("2026-10-01"),
    prompts: [
      Prompt(number: 1, text: "Apple", note: "a small note"),
      Prompt(number: 2, text: "Pear #00ff00"),
      Prompt(
        number: 3, text: "Plum",
        note: Array(repeating: "another note that is long", count: 14).joined(separator: " ")),
    ])

  func lost(_ layout: Layout, _ list: PromptList, _ size: PageSize = .a4) throws -> [LostWords] {
    try Document(
      list, layout: layout, page: Page(size), theme: .paper, words: .english,
      metrics: FixedMetrics()
    ).lostWords(of: list, in: layout)
  }

  @Test func classicCutsOnlyWhatHasNoRoom() throws {
    #expect(try lost(.classic, list) == [LostWords(kind: .cutNotes, numbers: [3])])
  }

  /// Notes that begin alike are behind all pages, and are cut rather than missing.
  @Test func notesThatBeginAlikeAreCut() throws {
    let start = Array(repeating: "a word", count: 60).joined(separator: " ")
    let list = PromptList(
      title: "T",
      prompts: [
        Prompt(number: 1, text: "Fox", note: start + " one"),
        Prompt(number: 2, text: "Owl", note: start + " two"),
      ])
    let lost = try lost(.classic, list)
    #expect(lost == [LostWords(kind: .cutNotes, numbers: [1, 2])])
  }

  /// A day that is not drawn has lost nothing, even where another has the same words.
  @Test func onlyDaysThatAreDrawnLoseNotes() throws {
    let list = PromptList(
      title: "T",
      prompts: ["Fox", "Foxes", "Fox"].enumerated().map {
        Prompt(number: $0 + 1, text: $1, note: "note \($0)")
      })
    for layout in [Layout.classic, Layout(book: [.contents, .classic])] {
      let document = try Document(
        list, numbers: [1], layout: layout, page: Page(.a4), theme: .paper, words: .english,
        metrics: FixedMetrics())
      #expect(document.lostWords(of: list, in: layout).isEmpty)
    }
  }

  @Test(arguments: [Layout.polaroid, .calendar, .list, .bingo, .contents, .twoUp])
  func aLayoutWithoutNotesSaysSo(_ layout: Layout) throws {
    let lost = try lost(layout, list)
    #expect(lost.contains(LostWords(kind: .notes, numbers: [1, 3])), "\(lost)")
    #expect(lost.contains(LostWords(kind: .colors, numbers: [2])) || layout == .twoUp, "\(lost)")
  }

  /// Prompts beyond a number of cells are lost, unless the cells are those of a card.
  @Test func promptsBeyondCellsAreTold() throws {
    func lost(_ order: String) throws -> [LostWords] {
      let file = """
        { "page": "whole", "items": [{ "item": "days", "order": "\(order)", "count": 2,
          "cell": { "items": [{ "item": "prompt" }] } }] }
        """
      return try self.lost(
        Layout(parsing: Array(file.utf8), path: "own.json"),
        .sample(["Apple", "Pear", "Plum", "Fig"]))
    }
    #expect(try lost("list") == [LostWords(kind: .someOfSeveral, numbers: [3, 4])])
    #expect(try lost("shuffled").isEmpty)
  }

  /// Coloured shapes of a theme are no swatches.
  @Test func aThemesShapesShowNoColors() throws {
    for theme in [Theme.paper, try Theme(named: "mint"), try Theme(named: "arcade")] {
      let lost = try Document(
        list, layout: .polaroid, page: Page(.a5), theme: theme, words: .english,
        metrics: FixedMetrics()
      ).lostWords(of: list, in: .polaroid)
      #expect(lost.contains(LostWords(kind: .colors, numbers: [2])), "\(theme.name) \(lost)")
    }
  }

  /// Prompts that a day of a calendar has no room for are told, though no page begins them.
  @Test func promptsBeyondADaysRoomAreTold() throws {
    var list = PromptList.sample((1...60).map { "Somewhat long words, number \($0)" })
    list.start = CalendarDate("2026-10-01")
    list.perDay = 20
    let cut = try lost(.calendar, list).first { $0.kind == .cutPrompts }
    #expect(cut?.numbers.contains(20) == true && cut?.numbers.contains(60) == true)
    #expect(cut?.numbers == cut?.numbers.sorted())
  }

  @Test func aCoverHasNothingToLose() throws {
    #expect(try lost(.cover, list).isEmpty)
    #expect(try lost(.blank, list).isEmpty)
  }

  @Test func aBookShowsNotesOnItsDays() throws {
    #expect(try lost(.journal, list) == [LostWords(kind: .cutNotes, numbers: [3])])
  }

  /// A cut prompt may take several lines, of which only the last has the mark.
  @Test func promptsThatAreCutInSeveralLinesAreTold() throws {
    var long = list
    long.prompts[0] = Prompt(
      number: 1, text: String(repeating: "an invisible object of shadows ", count: 12) + "alone")
    let lost = try lost(.calendar, long, .a5)
    #expect(lost.first == LostWords(kind: .cutPrompts, numbers: [1]), "\(lost)")
  }

  /// Where a page has room for numbers only, no prompt is lost without a word.
  @Test func pagesOfNumbersAreTold() throws {
    let lost = try lost(.calendar, list, PageSize(reading: "trading-card"))
    #expect(lost == [LostWords(kind: .prompts, numbers: [1, 2, 3])], "\(lost)")
    #expect("\(lost)".contains("numbers only, without prompts (days 1, 2, 3)"))
  }

  /// Of days that are not drawn nothing is lost.
  @Test func daysThatAreNotDrawnLoseNothing() throws {
    let animals = PromptList(
      title: "T", prompts: [Prompt(number: 1, text: "Ox"), Prompt(number: 2, text: "Elephant")])
    let document = try Document(
      animals, numbers: [1], layout: .classic, page: Page(.a4), theme: .paper, words: .english,
      metrics: FixedMetrics())
    #expect(document.sheets.count == 1)
    #expect(document.lostWords(of: animals, in: .classic).isEmpty)
  }

  /// A prompt is not shown by a month or a weekday that has its letters.
  @Test func lettersOfOtherWordsShowNoPrompt() throws {
    let list = PromptList(
      title: "T", start: CalendarDate("2027-03-01"),
      prompts: [Prompt(number: 1, text: "arch"), Prompt(number: 2, text: "Marc")])
    let lost = try lost(.calendar, list, PageSize(reading: "trading-card"))
    #expect(lost == [LostWords(kind: .prompts, numbers: [1, 2])], "\(lost)")
  }

  /// Nor by the list's title: pages without prompts lose none, and a page with numbers alone all of them.
  @Test func theTitleShowsNoPrompt() throws {
    let list = PromptList(
      title: "Ink Autumn 2027", start: CalendarDate("2027-10-01"),
      prompts: [
        Prompt(number: 1, text: "Rückwärtsgang"), Prompt(number: 2, text: "Ink"),
        Prompt(number: 3, text: "Rechtsschutzversicherungsgesellschaften"),
      ])
    for name in ["cover", "colophon", "year-summary"] {
      #expect(try lost(Layout(named: name), list).isEmpty, "\(name)")
    }
    let card = try lost(.calendar, list, PageSize(reading: "25x25mm"))
    #expect(card == [LostWords(kind: .prompts, numbers: [1, 2, 3])], "\(card)")
  }

  @Test func cutPromptsAreCounted() throws {
    var month = list
    month.prompts = (1...31).map {
      Prompt(number: $0, text: String(repeating: "invisible shadows ", count: 9) + "\($0)")
    }
    let lost = try lost(.calendar, month, .a5)
    #expect(lost.first?.kind == .cutPrompts)
    #expect((lost.first?.numbers.count ?? 0) > 20)
    #expect("\(lost[0])".hasPrefix("prompts are cut (days 1, 2, 3, 4, 5 and "))
  }
}
