import Foundation
import InkleafCompression
import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Lists in the forms that people publish, in `Tests/Lists`, each beside what is read of it.
///
/// With `RECORD=1` what is expected is written anew, and the tests fail all the same.
@Suite struct ListCorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Lists")

  /// All files, as paths in the folder.
  static let all: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path())?.allObjects as? [String] ?? []
    return all.filter { $0.contains("/") && $0.contains(".") && !$0.hasSuffix(".expected") }
      .sorted()
  }()

  /// The lists.
  static let paths = all.filter { !$0.hasPrefix("others/") }

  /// Texts that are no lists.
  static let others = all.filter { $0.hasPrefix("others/") }

  static func read(_ bytes: [UInt8], _ path: String) throws(Diagnostics) -> ReadList {
    try ReadList(
      parsing: bytes, path: path, inflate: { try inflated($0, atMost: $1, isBare: true) })
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  @Test func hasManyForms() { #expect(Self.paths.count >= 60) }

  @Test(arguments: paths) func readsAsExpected(_ path: String) throws {
    let read = try Self.read(try Self.bytes(path), path)
    let doubts = read.doubts.map { "line \($0.line ?? 0): \($0.message)" }
    let text = read.list.canonicalText(comments: doubts)
    let expected = Self.folder.appending(path: path + ".expected")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: expected)
      Issue.record("recorded \(path); run again without RECORD")
    } else {
      #expect(text == (try String(contentsOf: expected, encoding: .utf8)))
    }
  }

  /// Changes of a text that nobody sees.
  enum Unseen: CaseIterable {
    case spaceAtEnds, linesAbove, spacesWithoutBreaks, lettersApart

    func changed(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      switch self {
      case .spaceAtEnds:
        return lines.map { $0.last?.isWhitespace == false ? "\($0) " : "\($0)" }.joined(
          separator: "\n")
      case .linesAbove: return "\n\n" + text
      case .spacesWithoutBreaks:
        return lines.map { line in
          let number = line.prefix { $0.isNumber || ".):".contains($0) }
          let rest = line[number.endIndex...]
          return number.first?.isNumber == true && rest.first == " "
            ? "\(number)\u{A0}\(rest.dropFirst())" : "\(line)"
        }.joined(separator: "\n")
      case .lettersApart: return text.decomposedStringWithCanonicalMapping
      }
    }
  }

  @Test(arguments: paths.filter { $0.hasSuffix(".txt") })
  func unseenChangesChangeNothing(_ path: String) throws {
    guard let text = String(validating: try Self.bytes(path), as: UTF8.self) else { return }
    /// The list and the messages, without the numbers of lines in these.
    func read(_ text: String) -> [String] {
      var (list, told) = ("", [Diagnostic]())
      do {
        let read = try Self.read(Array(text.utf8), path)
        (list, told) = (read.list.canonicalText(), read.doubts)
      } catch { told = error.all }
      let words = told.map { $0.message.split(separator: " ").filter { Int($0) == nil } }
      return ([list] + words.map { $0.joined(separator: " ") }).map {
        $0.precomposedStringWithCanonicalMapping
      }
    }
    let usual = read(text)
    for change in Unseen.allCases {
      // Settings of web pages begin on the first line.
      if change == .linesAbove, text.hasPrefix("---") || text.hasPrefix("+++") { continue }
      #expect(read(change.changed(text)) == usual, "\(change)")
    }
  }

  /// Whether a number is too large for a machine, or the last one that is not, is no reason to stop.
  @Test(arguments: paths) func hugeNumbersDoNoHarm(_ path: String) throws {
    guard let text = String(validating: try Self.bytes(path), as: UTF8.self) else { return }
    let figures = text.ranges(of: /[0-9]+/)
    for number in ["9223372036854775807", "18446744073709551616"] {
      let changed = text.replacing(/[0-9]+/, with: number)
      _ = try? Self.read(Array(changed.utf8), path)
      // Where all are changed, most are no numbers of days any more.
      for place in [0, 1, 2, 5] where place < figures.count {
        let changed = text.replacingCharacters(in: figures[place], with: number)
        _ = try? Self.read(Array(changed.utf8), path)
      }
    }
  }

  /// Every form is known by itself, since a pipe has no name; the title alone may come from the name.
  @Test(arguments: paths.filter { !$0.hasSuffix(".txt") })
  func formsNeedNoName(_ path: String) throws {
    let bytes = try Self.bytes(path)
    var named = try Self.read(bytes, path).list
    let piped = try Self.read(bytes, "standard input").list
    named.title = piped.title
    #expect(piped == named)
  }

  /// A text that is no list gives a doubt or an error, and never a list without a word.
  @Test(arguments: others) func doubtsOthers(_ path: String) throws {
    guard let read = try? Self.read(try Self.bytes(path), path) else { return }
    #expect(!read.doubts.isEmpty, "\(read.list.canonicalText())")
  }

  /// What is written every day, a short phrase a line, is read without a doubt.
  @Test(arguments: paths.filter { $0.contains("/plain-") }) func hasNoDoubt(_ path: String) throws {
    #expect(try Self.read(try Self.bytes(path), path).doubts == [])
  }

  /// A fault in a part of a text is at its place in the whole.
  @Test(arguments: ["a.md", "a.json"]) func faultsInFencesHaveTheirPlace(_ path: String) {
    let text = "# Autumn\n\n```json\n[\n  \"Fog\",\n  Owl\n]\n```\n"
    let error = #expect(throws: Diagnostics.self) { try Self.read(Array(text.utf8), path) }
    #expect(
      error?.all.map(\.description) == [
        "\(path):6:3: error: expected a value: a string, a number, [ or {"
      ])
  }

  static func archive(_ files: [(name: String, text: String)]) -> [UInt8] {
    var archive = ZIPArchive()
    var bytes: [UInt8] = []
    for file in files {
      let content = Array(file.text.utf8)
      bytes += archive.add(
        file.name, size: content.count, crc: content.withUnsafeBytes { crc32(of: $0) },
        time: "2026-11-22T00:00:00Z")
      bytes += content
    }
    return bytes + archive.end()
  }

  /// What was deleted, what stands in for a text box, notes and comments are no prompts.
  @Test func documentsAreReadAsTheyAreSeen() throws {
    func paragraph(_ inside: String) -> String { "<w:p>\(inside)</w:p>" }
    func run(_ text: String) -> String { "<w:r><w:t>\(text)</w:t></w:r>" }
    let word =
      paragraph(run("1. Ghost"))
      + paragraph(
        run("2. ")
          + "<w:del><w:r><w:delText>Dog</w:delText></w:r></w:del><w:ins>\(run("Cat"))</w:ins>"
          + "<w:r><w:rPr><w:strike/></w:rPr><w:t>Bat</w:t></w:r>")
      + "<mc:AlternateContent><mc:Choice>\(paragraph(run("3. Moon")))</mc:Choice>"
      + "<mc:Fallback>\(paragraph(run("3. Moon")))</mc:Fallback></mc:AlternateContent>"
    func item(_ inside: String) -> String {
      "<text:list-item><text:p>\(inside)</text:p></text:list-item>"
    }
    let open =
      item("Ghost")
      + item(
        "Cat<text:note><text:note-body><text:p>not a pet</text:p></text:note-body></text:note>")
      + item("<office:annotation><text:p>good</text:p></office:annotation>Moon")
    for (name, path, text) in [
      ("a.docx", "word/document.xml", word), ("a.odt", "content.xml", open),
    ] {
      let read = try Self.read(Self.archive([(path, "<x>\(text)</x>")]), name)
      #expect(read.list.prompts.map(\.text) == ["Ghost", "Cat", "Moon"], "\(name)")
    }
  }

  /// A hint below an item is about it, in lists in lists and in paragraphs of the item; fields, readings of signs and
  /// hyphens that do not break are read as they are seen.
  @Test func hintsInDocumentsAreNotes() throws {
    func paragraph(_ text: String, level: Int?) -> String {
      let style = "<w:pStyle w:val=\"ListParagraph\"/>"
      let list = level.map { "<w:numPr><w:ilvl w:val=\"\($0)\"/><w:numId w:val=\"1\"/></w:numPr>" }
      return "<w:p><w:pPr>\(style)\(list ?? "")</w:pPr><w:r>\(text)</w:r></w:p>"
    }
    let field =
      "<w:instrText> HYPERLINK \"https://a.example\" </w:instrText>"
      + "<w:t>T</w:t><w:noBreakHyphen/><w:t>shirt</w:t>"
    let sign =
      "<w:ruby><w:rt><w:r><w:t>ねこ</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>猫</w:t></w:r></w:rubyBase></w:ruby>"
    let word =
      paragraph("<w:t>Ghost</w:t>", level: 0) + paragraph("<w:t>see through</w:t>", level: 1)
      + paragraph(field, level: 0) + paragraph("<w:t>any colour</w:t>", level: nil)
      + paragraph(sign, level: 0)
    func item(_ text: String, _ inner: String = "") -> String {
      "<text:list-item><text:p>\(text)</text:p>\(inner)</text:list-item>"
    }
    let open =
      "<text:list>"
      + item("Ghost", "<text:list>\(item("see through"))</text:list>")
      + item("T-shirt", "<text:p>any colour</text:p>")
      + item(
        "<text:ruby><text:ruby-base>猫</text:ruby-base><text:ruby-text>ねこ</text:ruby-text></text:ruby>"
      )
      + "</text:list>"
    for (name, path, text) in [
      ("a.docx", "word/document.xml", word), ("a.odt", "content.xml", open),
    ] {
      let read = try Self.read(Self.archive([(path, "<x>\(text)</x>")]), name)
      #expect(read.list.prompts.map(\.text) == ["Ghost", "T-shirt", "猫"], "\(name)")
      #expect(read.list.prompts.map(\.note) == ["see through", "any colour", nil], "\(name)")
    }
  }

  /// A level that no list has is the first one.
  @Test func wrongLevelsDoNoHarm() throws {
    func item(_ text: String, _ level: String) -> String {
      "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"\(level)\"/></w:numPr></w:pPr><w:r><w:t>\(text)</w:t></w:r></w:p>"
    }
    let levels = ["-9223372036854775808", "-5", "0", "99999999999999999999", "7", "x"]
    let text = levels.enumerated().map { item("Owl \($0)", $1) }.joined()
    _ = try? Self.read(Self.archive([("word/document.xml", "<x>\(text)</x>")]), "a.docx")
  }

  /// Tabs between numbers and words make columns of a document's lines.
  @Test(arguments: [
    ["1\tGhost\t3\tMars", "2\tSun\t4\tBat", "\t\t5\tMoon"],
    ["Day\tPrompt", "1\tGhost", "2\tSun", "3\tMars", "4\tBat", "5\tMoon"],
    ["1. Ghost\t3. Mars", "2. Sun\t4. Bat", "\t5. Moon"],
  ])
  func tabsOfDocumentsAreColumns(_ lines: [String]) throws {
    let paragraphs = lines.map { line in
      let texts = line.split(separator: "\t", omittingEmptySubsequences: false).map {
        "<w:t>\($0)</w:t>"
      }
      return "<w:p><w:r>\(texts.joined(separator: "<w:tab/>"))</w:r></w:p>"
    }
    let bytes = Self.archive([("word/document.xml", "<w:body>\(paragraphs.joined())</w:body>")])
    #expect(
      try Self.read(bytes, "a.docx").list.prompts.map(\.text)
        == ["Ghost", "Sun", "Mars", "Bat", "Moon"])
  }

  /// A sheet that is hidden is none to draw.
  @Test func hiddenSheetsAreLeftOut() throws {
    func sheet(_ words: [String]) -> String {
      "<x>"
        + (["Prompt"] + words).enumerated().map { row, word in
          #"<row r="\#(row + 1)"><c r="A\#(row + 1)" t="inlineStr"><is><t>\#(word)</t></is></c></row>"#
        }.joined() + "</x>"
    }
    let book = #"<sheets><sheet name="Old" state="hidden"/><sheet name="Now"/></sheets>"#
    let bytes = Self.archive([
      ("xl/workbook.xml", book), ("xl/worksheets/sheet1.xml", sheet(["Ghost", "Cat"])),
      ("xl/worksheets/sheet2.xml", sheet(["Moon", "Owl"])),
    ])
    #expect(try Self.read(bytes, "a.xlsx").list.prompts.map(\.text) == ["Moon", "Owl"])
  }

  /// A cell whose place has no letters is the next one of its row.
  @Test func cellsWithoutLettersHaveColumns() {
    func cell(_ place: String, _ text: String) -> String {
      "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
    }
    let sheet =
      "<row r=\"1\">\(cell("A1", "Prompt"))\(cell("B1", "Note"))</row>"
      + "<row r=\"2\">\(cell("7", " "))\(cell("B2", "x"))</row>"
    let bytes = Self.archive([
      ("xl/workbook.xml", "<workbook><sheets><sheet name=\"A\"/></sheets></workbook>"),
      ("xl/worksheets/sheet1.xml", sheet),
    ])
    #expect {
      try Self.read(bytes, "a.xlsx")
    } throws: { error in
      (error as? Diagnostics)?.all.map(\.description)
        == ["a.xlsx:2:1: error: prompt 1 is empty; write what to draw"]
    }
  }

  /// A text that all cells share counts for each of them.
  @Test func aSharedTextIsNotReadForEver() {
    let cells = String(repeating: #"<c t="s"><v>0</v></c>"#, count: 100)
    let sheet = String(repeating: "<row>\(cells)</row>", count: 1000)
    var room = SheetRoom()
    let rows = rowsOfSheet(
      Array(sheet.utf8)[...], words: [String(repeating: "x", count: 2000)], dates: SheetDates(),
      &room)
    #expect(rows.count < 10)
    // Nothing is left for further sheets.
    #expect(rowsOfSheet(Array(sheet.utf8)[...], words: ["x"], dates: SheetDates(), &room).isEmpty)
  }

  /// Levels of headings and paragraphs of a cell are bounded, whatever a document says.
  @Test func documentsAreBounded() {
    let levels = (1...40).map { #"<text:h text:outline-level="\#($0)">Day \#($0): Bear</text:h>"# }
    var reader = OfficeReader(Array(levels.joined().utf8)[...])
    #expect(Set(reader.read().blocks.map(\.kind)).count == 9)
    let words = String(repeating: "<w:p>\(String(repeating: "a", count: 30))</w:p>", count: 1000)
    reader = OfficeReader(Array("<w:tbl><w:tr><w:tc>\(words)</w:tc></w:tr></w:tbl>".utf8)[...])
    #expect(reader.read().blocks.map { $0.cells[0].utf8.count < 2100 } == [true])
  }

  /// A mail has a text in two forms, not fifty.
  @Test func mailsHaveFewTexts() throws {
    let head =
      "From: a@b\nTo: c@d\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n"
    let parts = (1...50).map { part in
      "--b\nContent-Type: text/html\n\n"
        + (1...31).map { "<p>\($0). word \(part)</p>" }.joined(separator: "\n") + "\n"
    }
    let list = try Self.read(Array((head + parts.joined()).utf8), "a.eml").list
    #expect(list.prompts.count == 31 && list.prompts[0].text == "word 1")
  }

  /// Rows of a sheet are counted from 1, whatever it says of itself.
  @Test func rowsAreCountedFromOne() {
    let sheet = #"<row r="0"><c><v>1</v></c></row><row r="-4"></row><row r="7"></row><row></row>"#
    var room = SheetRoom()
    #expect(
      rowsOfSheet(Array(sheet.utf8)[...], words: [], dates: SheetDates(), &room).map(\.line) == [
        1, 2, 7, 4,
      ])
  }

  /// A heading is one line without space at its ends, as it is written and read again.
  @Test func headingsAreOneLine() throws {
    var raw = RawList(path: "a.html", title: "Prompts")
    for (line, text) in ["Lantern", "Moss"].enumerated() {
      var entry = RawList.Entry(text: text, line: line + 1, column: 1)
      entry.group = line == 0 ? " Day  5 " : " "
      raw.add(entry)
    }
    #expect(raw.understand().prompts.map(\.group) == ["Day 5", nil])
  }

  /// A heading is no longer than a line of the header, so that it can be read again.
  @Test func headingsAreShort() throws {
    let text =
      "# Ink\n\n## " + String(repeating: "Week ", count: 30) + "\n1. Moss\n2. Owl\n3. Fern\n"
    let read = try ReadList(parsing: Array(text.utf8), path: "a.txt")
    #expect(read.list.prompts.allSatisfy { ($0.group?.count ?? 0) == 99 })
    #expect(
      read.doubts.map(\.message) == [
        "the heading above is longer than 100 characters; it is shortened"
      ])
    let again = try ReadList(parsing: Array(read.list.canonicalText().utf8), path: "again")
    #expect(again.list == read.list)
  }

  /// A heading has no characters that cannot be written.
  @Test func headingsAreChecked() {
    var raw = RawList(path: "a.odt", title: "Prompts")
    for (line, text) in ["Lantern", "Moss"].enumerated() {
      var entry = RawList.Entry(text: text, line: line + 1, column: 1)
      entry.group = "Week\u{1} Two"
      raw.add(entry)
    }
    _ = raw.understand()
    #expect(
      raw.problems.map(\.description)
        == ["a.odt:1:1: error: control character U+0001; remove it"])
  }

  // MARK: Damaged lists

  /// What becomes of a damaged list.
  enum Outcome: String, CaseIterable {
    /// The list as it was.
    case right
    /// Its prompts in another order, where nothing numbers them.
    case reordered
    /// Its prompts as far as they are there.
    case part
    case doubt, error
    /// Other prompts, without a word.
    case wrong
  }

  static func outcome(_ bytes: [UInt8], _ path: String, of list: PromptList) -> Outcome {
    guard let read = try? read(bytes, path) else { return .error }
    // The prompts of a day have no order.
    func texts(_ list: PromptList) -> [String] { list.prompts.flatMap { $0.texts.sorted() } }
    let (texts, old) = (texts(read.list), texts(list))
    if read.list.prompts.map(\.number) == list.prompts.map(\.number), texts == old { return .right }
    if !read.doubts.isEmpty { return .doubt }
    if texts.sorted() == old.sorted() { return .reordered }
    // A text of the last prompt may be cut in two, also between a letter and a mark on it.
    let last = read.list.prompts.last?.texts ?? []
    let isPart =
      texts.dropLast(last.count).allSatisfy(old.contains)
      && last.map(\.unicodeScalars).allSatisfy { text in
        old.contains {
          $0.unicodeScalars.starts(with: text) || text.starts(with: $0.unicodeScalars)
        }
      }
    return isPart ? .part : .wrong
  }

  /// All lists with their bytes, read once for all ways to damage them.
  static let undamaged = Result {
    try paths.map { path in
      let bytes = try bytes(path)
      return (path, bytes, try read(bytes, path).list)
    }
  }

  /// The ways to damage a file.
  static let damages: [(name: String, damage: @Sendable ([UInt8], inout SplitMix) -> [UInt8])] = [
    (
      "swapped",
      { bytes, random in
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        lines.swapAt(
          Int.random(in: 0..<lines.count, using: &random),
          Int.random(in: 0..<lines.count, using: &random))
        return Array(lines.joined(separator: [0x0A]))
      }
    ),
    (
      "cut",
      { bytes, random in
        Array(bytes.prefix(Int.random(in: bytes.count * 2 / 5...bytes.count, using: &random)))
      }
    ),
    (
      "saved in Latin-1",
      { bytes, _ in
        guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
        return text.unicodeScalars.map { UInt8(clamping: $0.value) }
      }
    ),
    (
      "decoded as Latin-1",
      { bytes, _ in Array(String(String.UnicodeScalarView(bytes.map(Unicode.Scalar.init))).utf8) }
    ),
    (
      "without a line",
      { bytes, random in
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        lines.remove(at: Int.random(in: 0..<lines.count, using: &random))
        return Array(lines.joined(separator: [0x0A]))
      }
    ),
  ]

  /// A damaged list is read right, as far as it goes, with a doubt, or not at all.
  @Test(arguments: damages.map(\.name)) func damageIsNoNonsense(_ name: String) throws {
    let damage = try #require(Self.damages.first { $0.name == name }).damage
    var counts: [Outcome: Int] = [:]
    var wrong: [String] = []
    for (path, bytes, list) in try Self.undamaged.get() {
      // Each file has chances of its own, which files beside it do not change.
      var random = SplitMix(seed: path.utf8.reduce(19) { $0 &* 31 &+ UInt64($1) })
      // Damage that knows no chance is the same each time.
      for damaged in Set((0..<4).map { _ in damage(bytes, &random) }) {
        let outcome = Self.outcome(damaged, path, of: list)
        counts[outcome, default: 0] += 1
        if outcome == .wrong { wrong.append(path) }
      }
    }
    print("\(name):", Outcome.allCases.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", "))
    #expect(wrong.isEmpty)
  }
}
