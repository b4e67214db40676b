import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Prompts that look like numbers, dates, headings or settings, in the forms that lists have.
@Suite struct OddWordTests {
  /// Forms of lines: N is the number, O that of an order, D the weekday, W the words.
  static let forms = [
    "N W", "N. W", "N) W", "N - W", "N: W", "N.W", "D N W", "D N: W", "O W", "O: W", "Day N W",
    "Day N: W", "Day N\nW\n", "N\nW", "N\nW\n", "Oct N: W", "W (N)", "N,W", "N\tW", "  N   W",
    "| N | W |",
    "<ol><li>W</li>", "<p>N. W</p>", "**N.** W",
  ]

  static let words = [
    "May queen", "March", "24/7", "4 seasons", "1st kiss", "90s", "10:10", "Friday the 13th",
    "July 4",
    "9 lives", "Sunday best", "7-11", "Links", "Number one", "Mars", "Sat", "April fool",
    "Second hand",
    "Note", "Theme park", "Half & half", "100%", "Step 1", "12 monkeys", "C-3PO", "Day off",
  ]

  /// A list of twelve, with one odd word in the middle.
  static func list(_ form: String, _ word: String) -> (text: String, words: [String]) {
    var words = [
      "Ghost", "Lantern", "Bones", "Fog", "Raven", "Moth", "Candle", "Broom", "Skull", "Potion",
      "Mask",
      "Owl",
    ]
    words[6] = word
    let endings = ["st", "nd", "rd"] + Array(repeating: "th", count: 9)
    let days = ["Fri", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu"]
    let lines = words.enumerated().map { place, word in
      let parts: [Character: String] = [
        "N": "\(place + 1)", "O": "\(place + 1)\(endings[place])", "D": days[place % 7], "W": word,
      ]
      // A letter of a word, as in "Day", stands for itself.
      let marks = Array(form)
      return marks.indices.map { index in
        let isAlone = index + 1 == marks.count || !marks[index + 1].isLetter
        let isFirst = index == 0 || !marks[index - 1].isLetter
        return isAlone && isFirst ? parts[marks[index]] ?? "\(marks[index])" : "\(marks[index])"
      }.joined()
    }
    return (lines.joined(separator: "\n"), words)
  }

  @Test(arguments: forms, words) func oddWordsStayWords(_ form: String, _ word: String) throws {
    let (text, words) = Self.list(form, word)
    let read = try ReadList(parsing: Array(text.utf8), path: "list", title: "list")
    #expect(read.list.prompts.map(\.text) == words, "\(text)")
    #expect(read.list.prompts.map(\.number) == Array(1...12))
  }

  /// Forms that few lists have, each read by a rule of its own.
  @Test(arguments: [
    ("\t1.\tFox\n\t2.\tOwl\n\t3.\tBear", "list.txt", ["Fox", "Owl", "Bear"]),
    (
      #"["\u{46}ox", "Caf\u00e9", "Owl"]; /* three of them */"#, "list.swift",
      ["Fox", "Café", "Owl"]
    ),
    (
      #"[{"Day 1":"Fox"},{"Day 2":"Owl"},{"Day 3":"Bear"}]"#, "list.json", ["Fox", "Owl", "Bear"]
    ),
    (
      "Day 1: Fox\na) Owl\nDay 2: Bear\na) Moss\nDay 3: Cat\na) Hat", "list.txt",
      ["Fox | Owl", "Bear | Moss", "Cat | Hat"]
    ),
    (
      (1...5).map { "\($0). listopada 2026: w\($0)" }.joined(separator: "\n"), "list.txt",
      (1...5).map { "w\($0)" }
    ),
    (
      "Two a day 2026\n\nDay 1: AM - Sunrise, PM - Sunset\nDay 2: AM - Coffee, PM - Wine\nDay 3: AM - Bird, PM - Bat",
      "list.txt", ["Sunrise | Sunset", "Coffee | Wine", "Bird | Bat"]
    ),
    (
      "Ship Week 2026\n\nDay 1 - Sep 7th\n⤷ First Meetings\nDay 2 - Sep 8th\n⤷ Hurt || Comfort\nDay 3 - Sep 9th\n⤷ Letters || Silence",
      "list.txt", ["First Meetings", "Hurt | Comfort", "Letters | Silence"]
    ),
  ])
  func rareFormsAreRead(_ text: String, _ path: String, _ words: [String]) throws {
    let list = try ReadList(parsing: Array(text.utf8), path: path).list
    #expect(list.prompts.map { $0.texts.joined(separator: " | ") } == words)
  }

  /// A title in figures of words tells the month; Chinese signs that Japanese has, too, are taken as Chinese.
  @Test func titlesMayHaveFiguresOfWords() throws {
    let read = try ReadList(
      parsing: Array("二〇二六年十月\n1. 猫\n2. 雨\n3. 山\n4. 海\n5. 月".utf8), path: "list.txt")
    #expect(read.list.start == CalendarDate("2026-10-01") && read.list.language == "zh")
    #expect(read.doubts.contains { $0.message.contains("Chinese or Japanese") })
  }
}
