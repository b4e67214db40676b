import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Which sheets of a book are read.
@Suite struct WorkbookTests {
  /// Returns the prompts of a book, each with its heading if it has one.
  private static func prompts(_ sheets: [(name: String, rows: [String])]) throws -> ReadList {
    let names = sheets.map { #"<sheet name="\#($0.name)"/>"# }.joined()
    let files = sheets.enumerated().map { index, sheet in
      let rows = sheet.rows.enumerated().map { row, text in
        let cells = text.split(separator: "|", omittingEmptySubsequences: false).enumerated().map {
          let place = "\(["A", "B", "C", "D"][$0])\(row + 1)"
          return #"<c r="\#(place)" t="inlineStr"><is><t>\#($1)</t></is></c>"#
        }
        return #"<row r="\#(row + 1)">\#(cells.joined())</row>"#
      }
      return (name: "xl/worksheets/sheet\(index + 1).xml", text: "<x>\(rows.joined())</x>")
    }
    let book = (name: "xl/workbook.xml", text: "<sheets>\(names)</sheets>")
    return try ListCorpusTests.read(ListCorpusTests.archive([book] + files), "book.xlsx")
  }

  private static let list = ["Day|Prompt", "1|Ghost", "2|Sun", "3|Mars", "4|Bat"]

  /// Rules, people and settings are not drawn where another sheet has days and prompts.
  @Test(arguments: [
    ["Welcome!", "Draw a picture a day.", "Have fun"],
    ["Rule", "No photos", "Use ink", "Be kind", "Tag us"],
    ["Name|Account", "Ann|@ann", "Bob|@bob", "Cy|@cy"],
    ["Title|Fishtober", "Author|Ann Bell", "Start|2026-10-01"],
    ["Timestamp|Your name", "2026-09-01|Ann", "2026-09-02|Bob"],
  ])
  func otherSheetsComeAfterTheList(_ rows: [String]) throws {
    let read = try Self.prompts([("First", rows), ("Second", Self.list)])
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(read.doubts.isEmpty)
  }

  /// A second sheet that is as good a list is told.
  @Test func anotherListIsTold() throws {
    let second = ["Day|Prompt", "1|Moon", "2|Tree", "3|Fish", "4|Crown"]
    let read = try Self.prompts([("Beginners", Self.list), ("Others", second)])
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(
      read.doubts.map(\.message).joined().contains("choose it by --syntax sheet --select 'Others'"))
  }

  /// Of sheets of several years, the newest is taken, and the others are told.
  @Test func theNewestYearIsTaken() throws {
    let old = ["Day|Prompt", "1|Moon", "2|Tree", "3|Fish", "4|Crown"]
    let read = try Self.prompts([("2025", old), ("2026", Self.list)])
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(read.doubts.map(\.message).joined().contains("--select '2025'"))
  }

  @Test(arguments: [
    [["1|Ghost", "2|Sun"], ["1|Mars", "2|Bat"]],
    [["1|Ghost", "2|Sun"], ["3|Mars", "4|Bat"]],
    [["Day|Prompt", "1|Ghost", "2|Sun"], ["Day|Prompt", "1|Mars", "2|Bat"]],
    [["Ghost", "Sun"], ["Mars", "Bat"]],
    [["Monday|Ghost", "Tuesday|Sun"], ["Monday|Mars", "Tuesday|Bat"]],
  ])
  func sheetsOfWeeksAreOneList(_ rows: [[String]]) throws {
    let read = try Self.prompts([("Info", ["Have fun"]), ("Week 1", rows[0]), ("Week 2", rows[1])])
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(read.list.prompts.map(\.group) == ["Week 1", "Week 1", "Week 2", "Week 2"])
    #expect(read.doubts.isEmpty)
  }

  private static func openSheet(_ rows: String) throws -> ReadList {
    let content = "<x><table:table table:name=\"A\">\(rows)</table:table></x>"
    return try ListCorpusTests.read(
      ListCorpusTests.archive([
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", content),
      ]), "book.ods")
  }

  private static func openRow(_ cells: String...) -> String {
    "<table:table-row>\(cells.joined())</table:table-row>"
  }

  private static func openCell(_ text: String, _ before: String = "") -> String {
    "<table:table-cell>\(before)<text:p>\(text)</text:p></table:table-cell>"
  }

  @Test func commentsAreNoWords() throws {
    let comment =
      "<office:annotation><dc:creator>Anna</dc:creator><text:p>ask Anna</text:p></office:annotation>"
    let rows = ["Bear", "Wolf", "Fox"].enumerated().map {
      Self.openRow(Self.openCell("\($0 + 1)"), Self.openCell($1, comment))
    }
    #expect(
      try Self.openSheet(rows.joined()).list.prompts.map(\.text) == ["Bear", "Wolf", "Fox"])
  }

  /// Cells that a merged one covers keep their column, but not their words.
  @Test func coveredCellsKeepTheirPlace() throws {
    let covered = "<table:covered-table-cell><text:p>old</text:p></table:covered-table-cell>"
    let rows =
      Self.openRow(Self.openCell("Theme"), Self.openCell("Day"), Self.openCell("Prompt"))
      + Self.openRow(Self.openCell("Sea"), Self.openCell("1"), Self.openCell("Bear"))
      + Self.openRow(covered, Self.openCell("2"), Self.openCell("Wolf"))
      + Self.openRow(covered, Self.openCell("3"), Self.openCell("Fox"))
    #expect(try Self.openSheet(rows).list.prompts.map(\.text) == ["Bear", "Wolf", "Fox"])
  }

  @Test(arguments: [("", 46296), (#"<workbookPr date1904="1"/>"#, 44834)])
  func daysAreCountedFromTheBooksOwn(_ setting: String, _ first: Int) throws {
    let rows = ["Bear", "Wolf", "Fox"].enumerated().map {
      #"<row r="\#($0 + 1)"><c r="A\#($0 + 1)" s="1"><v>\#(first + $0)</v></c>"#
        + #"<c r="B\#($0 + 1)" t="inlineStr"><is><t>\#($1)</t></is></c></row>"#
    }
    let list = try ListCorpusTests.read(
      ListCorpusTests.archive([
        ("xl/workbook.xml", #"<x>\#(setting)<sheets><sheet name="A"/></sheets></x>"#),
        (
          "xl/styles.xml",
          #"<x><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></x>"#
        ), ("xl/worksheets/sheet1.xml", "<x>\(rows.joined())</x>"),
      ]), "book.xlsx"
    ).list
    #expect(list.start == CalendarDate("2026-10-01"))
  }

  @Test func sheetsOfMonthsHaveDates() throws {
    let read = try Self.prompts([
      ("Sept 2026", ["29|Ghost", "30|Sun"]), ("Oct 2026", ["1|Mars", "2|Bat"]),
    ])
    #expect(read.list.prompts.map(\.text) == ["Ghost", "Sun", "Mars", "Bat"])
    #expect(read.list.start == CalendarDate(year: 2026, month: 9, day: 29))
  }
}
