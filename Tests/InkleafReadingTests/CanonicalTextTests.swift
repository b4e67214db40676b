import InkleafGeometry
import Foundation
import Support
import Testing

@testable import InkleafLists
@testable import InkleafReading

@Suite struct CanonicalTextTests {
  func parse(_ text: String) throws -> PromptList {
    try PromptList(canonical: Array(text.utf8), path: "list.txt", title: "list")
  }

  /// The problems of a text, each as `line:column: message`.
  func problems(_ bytes: [UInt8]) -> [String] {
    do throws(Diagnostics) {
      _ = try PromptList(canonical: bytes, path: "l", title: "l")
      return []
    } catch {
      return error.all.map { String($0.description.dropFirst(2)) }
    }
  }

  @Test func readsHeaderAndPrompts() throws {
    let list = try parse(
      """
      title: Inktober 2026
      start: 2026-10-01
      language: es
      credit: Somebody, example.org
      hashtag: #inktober2026
      source: the back of an envelope

      # a comment
       1. Apple
       2.  Bad  Dog\u{20}
      3. #3: a "hash"
      """)
    #expect(
      list
        == PromptList(
          title: "Inktober 2026", start: CalendarDate("2026-10-01"), language: "es",
          credit: "Somebody, example.org", hashtag: "#inktober2026",
          source: "the back of an envelope",
          prompts: [
            Prompt(number: 1, text: "Apple"), Prompt(number: 2, text: "Bad  Dog"),
            Prompt(number: 3, text: "#3: a \"hash\""),
          ]))
  }

  @Test func takesTitleAndLanguageByDefault() throws {
    let list = try parse("1. Apple")
    #expect(list == PromptList(title: "list", prompts: [Prompt(number: 1, text: "Apple")]))
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func readsEveryLineEnd(_ end: String) throws {
    let list = try parse("\u{FEFF}title: T\(end)\(end)1. Apple\(end)2. Relic\(end)")
    #expect(list.title == "T")
    #expect(list.prompts.map(\.text) == ["Apple", "Relic"])
  }

  @Test func severalPromptsADayEndWithTheirLastDay() throws {
    let text = (1...10).map { "\($0). w" }.joined(separator: "\n")
    let list = try parse("start: 9999-12-31\nper-day: 10\n\n" + text)
    #expect(list.days?.last == CalendarDate("9999-12-31"))
  }

  /// A prompt's own day stands before its note or behind it, and any other @ is one of the words.
  @Test func daysStandOnBothSidesOfNotes() throws {
    let list = try parse(
      "start: 2026-10-01\n1. Owl @ 2026-10-09 -- at night\n2. Fox -- at dawn @ 2026-10-12\n3. Home @ last -- me @ home"
    )
    #expect(list.prompts.map { $0.date?.description } == ["2026-10-09", "2026-10-12", nil])
    #expect(list.prompts.map(\.note) == ["at night", "at dawn", "me @ home"])
    #expect(try parse(list.canonicalText()).prompts == list.prompts)
  }

  @Test func aDayThatIsAWordIsWrittenInItsWideForm() throws {
    let list = PromptList(title: "L", prompts: [Prompt(number: 1, texts: ["until @ 2026-10-09"])])
    #expect(list.canonicalText().contains("1. until ＠ 2026-10-09"))
  }

  @Test func daysAreThoseOfAllPrompts() throws {
    let list = try parse("start: 2026-10-01\n1. Red @ 2026-12-24\n2. Blue\n3. Green @ 2026-10-01")
    #expect(
      list.days?.first.description == "2026-10-01" && list.days?.last.description == "2026-12-24")
    let weeks = try parse("start: 2026-10-05\ncadence: weekly\n1. a\n2-3. b")
    #expect(weeks.prompts.map { weeks.end(of: $0)?.description } == ["2026-10-11", "2026-10-25"])
  }

  @Test func ordersPromptsByNumber() throws {
    #expect(try parse("2. b\n1. a\n3. c").prompts.map(\.text) == ["a", "b", "c"])
  }

  @Test func reportsEveryProblemAtItsPlace() {
    var bytes = Array("title: X\nstart: 2026-13-01\nlangage: en\n\n1. Apple\n3. Cactus\n".utf8)
    bytes += Array("3. Again\n4.\n5 Smack\n6. Pa\u{7}nic\n7. ä".utf8) + [0xFF, 0xFE, 0x0A]
    bytes += Array("8. ok\nfoo\n10. Ten\n".utf8)
    #expect(
      problems(bytes) == [
        "2:8: error: expected a date such as 2026-10-01, not \"2026-13-01\"",
        "3:1: error: unknown key \"langage\": did you mean language?",
        "7:1: error: number 3 is already on line 6; number each prompt once",
        "8:3: error: prompt 4 is empty; write what to draw after the number",
        "9:2: error: expected a full stop after the number, as in \"5. Panic\"",
        "10:6: error: control character U+0007; remove it",
        "11:5: error: this is not UTF-8; save the file as UTF-8",
        "13:1: error: expected a numbered prompt such as \"7. Panic\"",
      ])
  }

  @Test(arguments: [
    ("", "no prompts; write them as numbered lines such as \"1. Apple\""),
    ("Apple\nRelic\n", "expected \"key: value\" "),
    ("title: a\ntitle: b\n1. x", "\"title\" is already on line 1; keep one of them"),
    ("title:\n1. x", "\"title\" is empty; give it a value or remove the line"),
    ("hashtag: ink tober\n1. x", "expected a hashtag such as #inktober2026"),
    ("hashtag: #a #b\n1. x", "keep one, and put the others into the credit"),
    ("language: Q!\n1. x", "expected a language tag such as en, es or pt-BR, not \"Q!\""),
    ("0. x", "prompts are numbered 1 to 1000, not 0"),
    ("99999999999999999999. x", "prompts are numbered 1 to 1000, not 999999999999"),
    ("1. a\u{2028}b", "line separator U+2028; remove it"),
    ("start: 9999-12-31\n1. x\n2. y", "the list runs past the year 9999"),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String) {
    let found = problems(Array(text.utf8))
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test func refusesWhatFitsOnNoPage() {
    let long = String(repeating: "x", count: 201)
    #expect(
      problems(Array("1. \(long)".utf8)) == [
        "1:4: error: prompt 1 has 201 characters; at most 200 fit on a page"
      ])
    #expect(
      problems(Array("credit: \(long)\n1. x".utf8)) == [
        "1:9: error: \"credit\" has 201 characters; at most 100 fit"
      ])
  }

  /// What looks like a prompt's date and is none is not drawn.
  @Test(arguments: ["2026-02-30", "2026-10-9", "9.10.2026"]) func refusesWrongDates(_ date: String)
  {
    let text = "title: T\nstart: 2026-10-01\n\n1. Ghost @ \(date)\n2. Moon @ home\n"
    #expect(
      problems(Array(text.utf8))
        == ["4:1: error: expected a date such as 2026-10-01 after @, not \"\(date)\""])
  }

  /// A string may hold U+FDD0 and its like; PDF strings may not.
  @Test func refusesNoncharacters() {
    #expect(
      problems(Array("1. a".utf8) + [0xEF, 0xB7, 0x90]) == [
        "1:5: error: noncharacter U+FDD0; remove it"
      ])
  }

  @Test(arguments: ["9223372036854775807 Panic", "1. x\n9223372036854775807. y", "7-3. x"])
  func survivesHugeNumbers(_ text: String) {
    #expect(!problems(Array(text.utf8)).isEmpty)
  }

  @Test(arguments: ["1. \u{200B}", "1. \u{2800}", "1. \u{2060}\u{200D}"])
  func refusesPromptsThatNobodySees(_ text: String) {
    #expect(problems(Array(text.utf8)).first?.contains("prompt 1 is empty") == true)
  }

  @Test func refusesMarksOnNothing() {
    #expect(
      problems(Array("1. \u{301}x".utf8)) == [
        "1:4: error: the mark U+0301 has no letter before it; remove it"
      ])
  }

  @Test(arguments: [
    ("Deutsch", "de"), ("Spanish", "es"), ("日本語", "ja"), ("jp", "ja"), ("CZ", "cs"), ("us", "en"),
    ("deu", "de"), ("de_AT", "de-AT"), ("br", "br"), ("pt-br", "pt-br"), ("xx", "xx"),
  ])
  func namesOfLanguagesAreKnown(_ name: String, _ tag: String) throws {
    #expect(try parse("language: \(name)\n1. x").language == tag)
  }

  /// Dates that nobody can read are told where there are any.
  @Test func aLanguageWithoutWordsForDatesIsDoubted() throws {
    for (head, isDoubted) in [
      ("language: xx\nstart: 2026-10-01", true), ("language: xx", false),
      ("language: br\nstart: 2026-10-01", false), ("start: 2026-10-01", false),
    ] {
      for prompts in ["1. Fox\n2. Owl\n", "- Fox\n- Owl\n- Cat\n"] {
        let read = try ReadList(parsing: Array("\(head)\n\n\(prompts)".utf8), path: "l.txt")
        let isTold = read.doubts.contains { $0.message.hasPrefix("there are no words for dates") }
        #expect(isTold == isDoubted, "\(head): \(read.doubts)")
      }
    }
  }

  @Test(arguments: ["Elvish", "klingon", "e", "en--US"]) func refusesOtherNamesOfLanguages(
    _ tag: String
  ) {
    #expect(
      problems(Array("language: \(tag)\n1. x".utf8)).first?.contains("a language tag") == true)
  }

  @Test func theLastDayOfAllIsADay() throws {
    let list = try parse("start: 9999-12-31\n1. x")
    #expect(list.date(of: list.prompts[0])?.description == "9999-12-31")
  }

  /// Several prompts, several days, a day of its own, a note: each at its place.
  @Test func readsWhatChallengesNeed() throws {
    let list = try parse(
      """
      start: 2026-10-01
      cadence: weekly
      per-day: 2
      1-2. Knight | Sword | Angry
      3. Teal #008080 @ 2026-12-24 -- a colour -- of the sea
      """)
    #expect(list.cadence == .weekly && list.perDay == 2)
    #expect(
      list.prompts == [
        Prompt(number: 1, last: 2, texts: ["Knight", "Sword", "Angry"]),
        Prompt(
          number: 3, texts: ["Teal #008080"], note: "a colour -- of the sea",
          date: CalendarDate("2026-12-24")),
      ])
    #expect(list.prompts.map { list.date(of: $0)?.description } == ["2026-10-01", "2026-12-24"])
    #expect(list.colors == [[], [Color(0x008080)]])
  }

  @Test func colourNamesCountOnlyAmongThemselves() throws {
    #expect(try parse("1. Orange\n2. Navy").colors == [[Color(0xFFA500)], [Color(0x000080)]])
    #expect(try parse("1. Orange\n2. Apple").colors == [[], []])
    #expect(
      try parse("1. Sky #E45\n2. Fog #fff\n3. Sea #bee").colors == [
        [Color(0xEE4455)], [Color(0xFFFFFF)], [],
      ])
    // Three letters are a word.
    #expect(
      hashtagWord("#bee") == "bee" && hashtagWord("#b0e") == nil && hashtagWord("#fff") == nil)
  }

  @Test func refusesHugeFilesAtOnce() {
    let found = problems([UInt8](repeating: 0x61, count: ListLimits.fileSize + 1))
    #expect(found == [" error: the file is larger than 8 MiB; is this a prompt list?"])
  }

  @Test func countsWhatItDoesNotShow() {
    let found = problems(Array(String(repeating: "bad\n", count: 500).utf8))
    #expect(found.count == ListLimits.problems + 1)
    #expect(found.last?.hasSuffix("400 more problems") == true)
  }

  /// Any bytes give a list or problems with a place, never a trap.
  @Test func survivesMangledInput() throws {
    let seed = try Data(
      contentsOf: packageFolder.appending(path: "Prompts/inktober-2018.es.txt"))
    var generator = SplitMix(seed: 2026)
    for _ in 0..<2000 {
      var bytes = Array(seed)
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
        }
      }
      let found = problems(bytes)
      #expect(found.allSatisfy { $0.first?.isNumber == true || $0.hasPrefix(" error: ") })
    }
  }

  @Test func readsTheListsOfThisProject() throws {
    let folder = packageFolder.appending(path: "Prompts")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 12)
    for file in files {
      let name = file.lastPathComponent
      let list = try PromptList(
        canonical: Array(try Data(contentsOf: file)), path: name, title: "")
      let year = try #require(list.start?.year)
      #expect(list.prompts.count == 31)
      #expect(list.title == "Inktober \(year)")
      #expect(list.hashtag == "#inktober\(year)")
      #expect(list.start?.description == "\(year)-10-01")
      #expect(name.hasPrefix("inktober-\(year)."))
      #expect(list.language == (name.contains(".es.") ? "es" : "en"))
      #expect(list.credit?.contains("Jake Parker") == true)
    }
  }
}
