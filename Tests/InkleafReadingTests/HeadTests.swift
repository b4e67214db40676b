import InkleafLists
import Testing

@testable import InkleafReading

/// What stands above a list: its days, who made it, its hashtag and the name of the challenge.
@Suite struct HeadTests {
  private func read(_ text: String) throws -> ReadList {
    try ReadList(parsing: Array(text.utf8), path: "l", title: "Prompts")
  }

  private static let words =
    "Lantern Harbor Moss Thimble Walrus Pocket Comet Ladder Saddle Willow Anchor Button Kettle Feather Marble Orchard"
    + " Pebble Quilt Raven Spindle Turnip Umbrella Violin Whistle Yarn Zipper Acorn Bramble Candle Dagger Ember"

  private func list(_ head: String, _ count: Int = 7) throws -> PromptList {
    let words = Self.words.split(separator: " ").prefix(count).enumerated()
    let text = head + "\n\n" + words.map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    let list = try read(text).list
    #expect(list.prompts.count == count)
    return list
  }

  @Test(arguments: [
    "(March 2–8)", "March 2nd ~ March 8th", "March 2nd through the 8th", "— March 2-8 —",
    "March 2-8 | all mediums welcome", "📅 2nd to 8th March", "3月2日〜3月8日", "3월 2일 ~ 3월 8일",
    "2026.03.02 - 2026.03.08", "2026-03-02 to 2026-03-08", "02.03.2026 - 08.03.2026",
    "3/2/2026 - 3/8/2026", "02/03/2026 - 08/03/2026", "dal 2 all'8 marzo", "de 2 a 8 de março",
    "Mar 2 → Mar 8", "When: March 2–8", "running March 2 to March 8",
  ])
  func daysBelowTheTitle(_ days: String) throws {
    let list = try list("Sea Week 2026\n\(days)")
    #expect(list.title == "Sea Week 2026")
    #expect(list.start?.description == "2026-03-02")
  }

  @Test(arguments: [
    "Sea Week 2026 will be held March 2-8!", "Sea Week 2026 runs March 2-8",
    "Sea Week – March 2nd ~ 8th 2026",
  ])
  func daysInTheTitle(_ title: String) throws {
    #expect(try list(title).start?.description == "2026-03-02")
  }

  /// The only heading below a title may be the month.
  @Test func aMonthBelowATitleWithItsYear() throws {
    let list = try list("# Drawing Prompts 2027\n\n## October 2027")
    #expect(list.title == "Drawing Prompts 2027" && list.start?.description == "2027-10-01")
  }

  /// An advertisement between prompts whose numbers go on takes neither these nor the title.
  @Test func anAdvertisementPartsNoList() throws {
    let list = try read(
      "Autumn list\n\n1. fox\n2. owl\n3. bat\nBuy my brushes\n4. cat\n5. elk\n6. bee\n"
    ).list
    #expect(list.title == "Autumn list")
    #expect(list.prompts.map(\.text) == ["fox", "owl", "bat", "cat", "elk", "bee"])
    #expect(list.prompts.allSatisfy { $0.group == nil })
  }

  /// Other things than the challenge have days, too.
  @Test func signUpsAreNoStart() throws {
    #expect(try list("Sea Week 2026\nSign-ups are open from Sept 1 to Sept 10!").start == nil)
    #expect(
      try list("Sea Week\nIt takes place from March 2, 2026 to March 8, 2026.").start?.description
        == "2026-03-02")
  }

  /// The first day that a title names may be followed by more days than its month has.
  @Test func aFirstDayGoesOnForMonths() throws {
    #expect(try list("Starts February 22, 2026", 31).start?.description == "2026-02-22")
    #expect(try list("Faces (Feb 22 - June 1, 2026)", 31).start?.description == "2026-02-22")
    // The days of one month are all that there are.
    #expect(try list("Ink, February 1-7, 2026", 31).start == nil)
  }

  @Test(arguments: [
    ("by @bluewhale", "By @bluewhale"), ("Prompts by Blue Whale", "Prompts by Blue Whale"),
    ("(by @bluewhale)", "By @bluewhale"), ("Hosted by Ann & Ben", "Hosted by Ann & Ben"),
    ("Host: @bluewhale", "@bluewhale"), ("@bluewhale", "@bluewhale"),
    ("von @bluewhale", "Von @bluewhale"),
  ])
  func whoMadeIt(_ line: String, _ credit: String) throws {
    for title in ["Sea Week", "Sea Week 2026"] {
      let list = try list("\(title)\n\(line)")
      #expect(list.title == title)
      #expect(list.credit == credit)
    }
  }

  @Test(arguments: [
    ("Prompts for #SeaWeek2026:", "Prompts for Sea Week 2026", "#SeaWeek2026"),
    ("Sea Week | March 2-8 2026 | #seaweek26", "Sea Week | March 2-8 2026", "#seaweek26"),
    ("#INKTOBER2026", "INKTOBER 2026", "#INKTOBER2026"),
    ("My #inktober2026 prompt list!", "My inktober 2026 prompt list", "#inktober2026"),
  ])
  func aTitleNamesItsHashtag(_ line: String, _ title: String, _ hashtag: String) throws {
    let list = try list(line)
    #expect(list.title == title)
    #expect(list.hashtag == hashtag)
  }

  @Test(arguments: [
    ("Peachtober26", 31, "2026-10-01"), ("OC-tober '26", 31, "2026-10-01"),
    ("Genuary 2026", 31, "2026-01-01"), ("NaPoWriMo 2026", 30, "2026-04-01"),
    ("Febuwhump 2026", 28, "2026-02-01"), ("インクトーバー2026", 31, "2026-10-01"),
    ("Advent Calendar 2026", 24, "2026-12-01"), ("30DayMapChallenge 2026", 30, "2026-11-01"),
  ])
  func namesPlayOnMonths(_ title: String, _ count: Int, _ start: String) throws {
    #expect(try list(title, count).start?.description == start)
    // With other days, the name says nothing.
    #expect(try list(title, count - 3).start == nil)
  }

  /// One line below a title in a plain list is no prompt if it says what the list is.
  @Test(arguments: [
    "Lista oficial", "One prompt a day", "Draw with me!", "SPOOKY EDITION", "#drawtober2026",
    "31 DRAWINGS", "en español",
  ])
  func subtitlesAreNoPrompts(_ line: String) throws {
    let words = Self.words.lowercased().split(separator: " ").joined(separator: "\n")
    let list = try read("Drawtober 2026\n\(line)\n\(words)").list
    #expect(list.prompts.count == 31 && list.prompts[0].text == "lantern")
    #expect(list.start?.description == "2026-10-01")
  }

  /// "By Candlelight" may be to be drawn.
  @Test func shortCreditsAbovePlainWordsAreDoubted() throws {
    let words = Self.words.split(separator: " ").prefix(9).joined(separator: "\n")
    for (line, isDoubted) in [
      ("By Candlelight", true), ("Hosted by Ann", false), ("by @ann", false),
    ] {
      let read = try read("Drawtober 2026\n\(line)\n\(words)")
      #expect(read.list.prompts.count == 9)
      #expect(read.doubts.contains { $0.message.hasPrefix("taken as who made") } == isDoubted)
    }
  }

  /// A year that only a sentence names is told.
  @Test func aYearOfASentenceIsDoubted() throws {
    let days = "June 1: Fox\nJune 2: Owl\nJune 3: Cat\nJune 4: Elk\n"
    let read = try read(
      "Here is the list for the Week of Kirkwall in 2026, have fun with it all!\n\n\(days)")
    #expect(read.list.start?.description == "2026-06-01")
    #expect(read.doubts.contains { $0.message.contains("taken to be of 2026") })
    let owned = try self.read("© 2019 by all of the people who draw with us\n\n\(days)")
    #expect(owned.list.start == nil)
  }

  /// A prompt below a title that only begins like a credit stays.
  @Test(arguments: [
    "by candlelight", "by the sea", "list of wishes", "cave drawing", "day 2 of rain",
  ])
  func promptsBelowATitleStay(_ line: String) throws {
    let words = Self.words.lowercased().split(separator: " ").prefix(9).joined(separator: "\n")
    let list = try read("Drawtober 2026\n\(line)\n\(words)").list
    #expect(list.prompts.first?.text == line)
  }
}
