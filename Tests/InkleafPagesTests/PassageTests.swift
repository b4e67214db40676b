import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

@Suite struct PassageTests {
  private struct Missing: Error {}

  /// Returns what a sheet says, a line a passage.
  private func spoken(_ sheet: Sheet, on background: [Mark] = []) -> [String] {
    func words(_ passage: Passage) -> String {
      let pieces = passage.content.map { piece in
        switch piece {
        case .mark(let index): sheet.marks[index].words ?? "*"
        case .background(let index):
          background.indices.contains(index) ? background[index].words ?? "*" : "-"
        case .part(let part): "[" + words(part) + "]"
        }
      }
      let language = passage.language.map { " in \($0)" } ?? ""
      return "\(passage.role)\(language): " + (passage.alternate ?? pieces.joined(separator: "|"))
    }
    return sheet.passages.filter { !background.isEmpty || !$0.isRepeated }.map(words)
  }

  @Test func aPageIsReadInOrder() throws {
    let document = try LinkTests.document("classic")
    #expect(
      spoken(document.sheets[1]) == [
        "heading: 2|Word 2", "paragraph: Friday, October 2", "paragraph: 2 of 31",
      ])
    // What all pages repeat is told apart, since it is read on one of them.
    let footer = "paragraph: Inktober 2026  ·  Jake Parker, inktober.com  ·  #inktober|[link: *]"
    #expect(spoken(document.sheets[1], on: document.backgrounds[0]).contains(footer))
    #expect(document.sheets.allSatisfy { $0.passages.contains(where: \.isRepeated) })
  }

  /// What a layout adds below a frame is read as it stands, from the top on.
  @Test func addedItemsAreReadInOrder() throws {
    let log = try LinkTests.document("log", "a5")
    let labels = ["Mood", "Medium", "Time", "What I learned"].map { "paragraph: \($0)" }
    let lines = spoken(log.sheets[0], on: log.backgrounds[0])
    #expect(lines.filter(labels.contains) == labels, "\(lines)")
  }

  /// Labels of what is to be filled in are read on all pages, and first where they stand above the prompt.
  @Test func labelsAreRead() throws {
    let worksheet = try LinkTests.document("worksheet", "a5")
    for (sheet, number) in [(0, "1|Word 1"), (6, "7|Word 7")] {
      let lines = spoken(worksheet.sheets[sheet], on: worksheet.backgrounds[0])
      let labels = ["Name", "Class", "Date", "Notes"].map { "paragraph: \($0)" }
      #expect(lines.filter(labels.contains) == labels, "\(lines)")
      #expect(lines.contains("heading: \(number)"), "\(lines)")
      let repeated = worksheet.sheets[sheet].passages.filter(\.isRepeated)
      #expect(repeated.count == 1)
    }
    let layout = try Layout(
      parsing: Array(
        #"""
        { "rows": ["auto", "auto", "auto", "fill"], "items": [
          { "item": "fields", "fields": ["name", "date"] }, { "item": "prompt", "row": 2 },
          { "item": "checks", "labels": ["signature"], "row": 3 }, { "item": "frame", "row": 4 } ] }
        """#.utf8), path: "t.json")
    let document = try Document(
      LinkTests.list, layout: layout, page: Page(.a4), theme: .paper, words: .english,
      metrics: FixedMetrics())
    #expect(
      spoken(document.sheets[2], on: document.backgrounds[0]) == [
        "paragraph: Name", "paragraph: Date", "heading: Word 3", "paragraph: Signature",
      ])
  }

  @Test func eachPromptOfAPageHasItsHeading() throws {
    let sheet = try LinkTests.document("two-up").sheets[0]
    #expect(
      spoken(sheet) == [
        "heading: 1|Word 1", "paragraph: October 1", "heading: 2|Word 2", "paragraph: October 2",
        "paragraph: 1 of 16",
      ])
  }

  @Test func aListIsAList() throws {
    let lines = spoken(try LinkTests.document("list").sheets[0])
    #expect(lines[0] == "heading: Inktober 2026")
    #expect(lines[1].hasPrefix("list: [item: [label: 1]|[body: Word 1]]|[item: [label: 2]"))
    #expect(lines[2] == "paragraph: Jake Parker, inktober.com  ·  #inktober|[link: *]")
  }

  /// Every week has seven cells.
  @Test func aCalendarIsATable() throws {
    let sheet = try LinkTests.document("calendar").sheets[0]
    let lines = spoken(sheet)
    #expect(lines[0] == "heading: October 2026")
    let table = try #require(sheet.passages.first { $0.role == .table })
    #expect(table.content.count == 6)
    for piece in table.content {
      guard case .part(let row) = piece else { continue }
      #expect(row.role == .row && row.content.count == 7)
    }
    #expect(lines[1].contains("[row: [head: Sunday]|"))
    #expect(lines[1].contains("[cell: ]|[cell: 1|Word 1]|"))
  }

  /// Each entry is one link with all of its words; those of days without a page have none.
  @Test func contentsAreOfLinks() throws {
    let book = try Layout(book: [Layout(named: "contents"), Layout(named: "classic")])
    let document = try Document(
      LinkTests.list, numbers: [1, 2], layout: book, page: Page(.a4), theme: .paper,
      hasLinks: true, words: .english, metrics: FixedMetrics())
    let sheet = document.sheets[0]
    let contents = try #require(sheet.passages.first { $0.role == .contents })
    let lines = try #require(spoken(sheet).first { $0.hasPrefix("contents") })
    #expect(
      lines.hasPrefix(
        "contents: [entry: [reference: [link: 1|Word 1|1|*]]]|[entry: [reference: [link: 2|Word 2|2|*]]]|[entry: "
      ), "\(lines.prefix(200))")
    #expect(lines.contains("[entry: [reference: 31|Word 31|31]]"), "\(lines.suffix(200))")
    #expect(contents.content.count == 31)
    #expect(contents.marks.count { if case .link = sheet.marks[$0] { true } else { false } } == 2)
  }

  /// What stands in columns of weekdays is a table below their names.
  @Test func weeksAreTables() throws {
    let sheet = try LinkTests.document("tracker").sheets[0]
    let table = try #require(sheet.passages.first { $0.role == .table })
    #expect(table.content.count == 6)
    let tracker = try #require(spoken(sheet).first { $0.hasPrefix("table") })
    #expect(tracker.hasPrefix("table: [row: [head: Sunday]|[head: Monday]|"), "\(tracker)")
    #expect(tracker.contains("[row: [cell: ]|[cell: ]|[cell: ]|[cell: ]|[cell: 1|Word 1]|"))
    let year = try #require(
      spoken(try LinkTests.document("year-summary").sheets[0]).first { $0.hasPrefix("list") })
    #expect(
      year.hasPrefix(
        "list: [item: [body: [paragraph: October]|[table: [row: [head: Sunday]|"), "\(year)")
    #expect(year.contains("[cell: 31]|") || year.contains("[cell: 31]]"))
  }

  @Test func wordsOfAnotherLanguageAreTold() throws {
    var other = LinkTests.list
    other.language = "es"
    other.prompts = (1...31).map { Prompt(number: $0, text: "palabra \($0)") }
    let both = LinkTests.list.beside(other)
    let alone = try LinkTests.document("classic", list: both).sheets[2]
    #expect(spoken(alone).contains("paragraph: [words in es: palabra 3]"))
    let sheet = try LinkTests.document("polaroid", list: both).sheets[2]
    let place = try #require(
      spoken(sheet).firstIndex(of: "paragraph: Saturday, October 3  ·  |[words in es: palabra 3]"))
    // The pieces stand where the line would be.
    var plain = both
    plain.besideLanguage = nil
    let whole = try LinkTests.document("polaroid", list: plain).sheets[2]
    let line = try #require(whole.marks.first { $0.words?.contains("palabra") ?? false })
    guard case .part(let words)? = sheet.passages[place].content.last,
      case .mark(let first)? = sheet.passages[place].content.first,
      case .mark(let second)? = words.content.first
    else { throw Missing() }
    #expect([first, second].compactMap { sheet.marks[$0].words }.joined() == line.words)
  }

  @Test func swatchesAndPicturesHaveWords() throws {
    var list = LinkTests.list
    list.prompts = [Prompt(number: 1, text: "Teal #008080"), Prompt(number: 2, text: "Plain")]
    let sheets = try LinkTests.document("classic", list: list).sheets
    #expect(spoken(sheets[0]).contains("figure: Colour #008080"))
    // What a swatch shows is not among the words.
    #expect(sheets[0].marks.contains { $0.words == "Teal" })
    #expect(!spoken(sheets[1]).contains { $0.hasPrefix("figure") })
    list.language = "de"
    let german = try LinkTests.document("classic", list: list).sheets[0]
    #expect(spoken(german).contains("figure: Farbe #008080"))
    // Words in English are told as such.
    list.language = "et"
    let estonian = try LinkTests.document("classic", list: list).sheets[0]
    #expect(spoken(estonian).contains("figure in en: Colour #008080"))
  }

  /// No mark is read twice, and every text of a page alone is read.
  @Test(arguments: Layout.all.map(\.name))
  func everyTextIsReadOnce(_ layout: String) throws {
    let document = try LinkTests.document(layout)
    for sheet in document.sheets {
      var read: [Int] = []
      func visit(_ passage: Passage) {
        for piece in passage.content {
          switch piece {
          case .mark(let index): read.append(index)
          case .background(let index): read.append(-1 - index)
          case .part(let part): visit(part)
          }
        }
      }
      sheet.passages.forEach(visit)
      #expect(Set(read).count == read.count)
      // What all cells of a page repeat is not read aloud either.
      let repeated = document.background(of: sheet).compactMap(\.words)
      for (index, mark) in sheet.marks.enumerated()
      where mark.words.map({ !repeated.contains($0) }) ?? false {
        #expect(read.contains(index), "\(mark.words ?? "") on \(sheet.name)")
      }
      guard ["classic", "worksheet", "log", "card-back", "storyboard", "postcard"].contains(layout)
      else { continue }
      for (index, mark) in document.background(of: sheet).enumerated() where mark.words != nil {
        #expect(read.contains(-1 - index), "\(mark.words ?? "") behind \(sheet.name)")
      }
    }
  }

  // MARK: Inks

  @Test(arguments: Theme.all.map(\.name), Appearance.allCases)
  func blackIsBlack(_ name: String, _ appearance: Appearance) throws {
    let colors = try Theme(named: name).palette(appearance)
    let black = colors.inBlack
    for (_, path, _) in Palette.roles {
      let color = black[keyPath: path]
      #expect(color.red == color.green && color.green == color.blue)
    }
    #expect([Color(0), Color(0xFFFFFF)].contains(black.ink))
    #expect(black.ink != black.paper)
  }
}

extension Mark {
  fileprivate var words: String? { if case .text(let line) = self { line.text } else { nil } }
}
