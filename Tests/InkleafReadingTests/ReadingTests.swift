import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Lists in the shapes that people publish, with words of our own.
@Suite struct ReadingTests {
  func read(_ text: String, _ path: String = "list.txt") throws -> ReadList {
    try ReadList(parsing: Array(text.utf8), path: path, title: "list")
  }

  func words(_ text: String, _ path: String = "list.txt") throws -> [String] {
    try read(text, path).list.prompts.map(\.text)
  }

  func problems(_ text: String, _ path: String) -> [String] {
    do throws(Diagnostics) {
      _ = try ReadList(parsing: Array(text.utf8), path: path, title: "l")
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test(arguments: [
    "Quill\nInkpot\nBlotter\n", "* Quill\n* Inkpot\n* Blotter\n", "- Quill\n- Inkpot\n- Blotter",
    "• Quill\n• Inkpot\n• Blotter", "1. Quill\n2. Inkpot\n3. Blotter",
    "1) Quill\n2) Inkpot\n3) Blotter",
    "1 - Quill\n2 - Inkpot\n3 - Blotter", "1: Quill\n2: Inkpot\n3: Blotter",
    "Day 1: Quill\nDay 2: Inkpot\nDay 3: Blotter", "DAY 1 Quill\nDAY 2 Inkpot\nDAY 3 Blotter",
    "**1** Quill\n**2** Inkpot\n**3** Blotter",
    "**Day 1:** Quill\n**Day 2:** Inkpot\n**Day 3:** Blotter",
    "1st Quill\n2nd Inkpot\n3rd Blotter", "#1 Quill\n#2 Inkpot\n#3 Blotter",
    "Week 1 – Quill\nWeek 2 – Inkpot\nWeek 3 – Blotter", "- [ ] Quill\n- [x] Inkpot\n- [ ] Blotter",
    "Oct 1 – Quill\nOct 2 – Inkpot\nOct 3 – Blotter",
    "1 October: Quill\n2 October: Inkpot\n3 October: Blotter",
    "October 1st: Quill\nOctober 2nd: Inkpot\nOctober 3rd: Blotter",
    "2026-10-01 Quill\n2026-10-02 Inkpot\n2026-10-03 Blotter",
    "01-10-2026: Quill\n02-10-2026: Inkpot\n03-10-2026: Blotter",
    "10/1 Quill\n10/2 Inkpot\n10/3 Blotter", "1. **Quill**\n2. _Inkpot_\n3. `Blotter`",
    "1. Quill #ink #pens\n2. Inkpot #ink\n3. Blotter",
    "1. [Quill](https://example.org)\n2. Inkpot\n3. Blotter",
    "1\tQuill\n2\tInkpot\n3\tBlotter", "1. Quill 2. Inkpot 3. Blotter",
    "1. Quill\n\n2. Inkpot\n\n3. Blotter\n", "# Title\n\n1. Quill\n2. Inkpot\n3. Blotter\n",
    "Tag 1: Quill\nTag 2: Inkpot\nTag 3: Blotter", "Día 1: Quill\nDía 2: Inkpot\nDía 3: Blotter",
    "| Day | Prompt |\n|---|---|\n| 1 | Quill |\n| 2 | Inkpot |\n| 3 | Blotter |",
    "Day|Word\n-|-\n1|Quill\n2|Inkpot\n3|Blotter",
    "|1|Quill|2|Inkpot|\n|--|--|--|--|\n|3|Blotter|||",
    "| Prompt | Day |\n|:-|-:|\n| **Quill** | 1st |\n| Inkpot | 2nd |\n| Blotter | 3rd |",
    "[\"Quill\", \"Inkpot\", \"Blotter\"]",
    "{\"1\": \"Quill\", \"2\": \"Inkpot\", \"3\": \"Blotter\"}",
    "{\"words\": [\"Quill\", \"Inkpot\", \"Blotter\"]}",
    "[{\"day\":1,\"word\":\"Quill\"},{\"day\":3,\"word\":\"Blotter\"},{\"day\":2,\"word\":\"Inkpot\"}]",
    "{\"2026-10-02\": \"Inkpot\", \"2026-10-01\": \"Quill\", \"2026-10-03\": {\"prompt\": \"Blotter\"}}",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Inkpot\nDTSTART:20261002\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Qu\n ill\nDTSTART;VALUE=DATE:20261001\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Blotter\nDTSTART:20261003T080000Z\nEND:VEVENT\nEND:VCALENDAR",
  ])
  func readsEveryHabit(_ text: String) throws {
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == ["Quill", "Inkpot", "Blotter"], "\(read.syntax)")
    #expect(read.list.prompts.map(\.number) == [1, 2, 3])
    #expect(read.list.prompts.allSatisfy { $0.note == nil })
    // A date without a year leaves the pages without dates, which is said.
    let hasYear = !text.contains("Oct") && !text.contains("10/1 ")
    #expect(
      read.doubts.map(\.message) == (hasYear ? [] : [Self.noYear]), "\(read.doubts)")
  }

  static let noYear =
    "the dates name no year, so pages have none; write the first one with its year above the list, such"
    + " as \"start: YEAR-10-01\""

  @Test(arguments: [
    (
      "day,theme,title\n1,Quill,\"A \"\"fine\"\" one, split\"\n2,Inkpot,Glass\n3,Blotter,Felt",
      "l.csv"
    ),
    ("Quill,\"A \"\"fine\"\" one, split\"\nInkpot,Glass\nBlotter,Felt", "l.csv"),
    ("1st\tQuill\tA \"fine\" one, split\n2nd\tInkpot\tGlass\n3rd\tBlotter\tFelt", "l.tsv"),
    ("word;note\nQuill;A \"fine\" one, split\nInkpot;Glass\nBlotter;Felt", "l.csv"),
    (
      "| Day | Date | Theme | Details |\n|---|---|---|---|\n| 1 | ```01-11-2026``` | Quill | A \"fine\" one, split |\n"
        + "| 2 | ```02-11-2026``` | Inkpot | Glass |\n| 3 | ```03-11-2026``` | Blotter | Felt |",
      "l.md"
    ),
    ("1. Quill - A \"fine\" one, split\n2. Inkpot - Glass\n3. Blotter - Felt", "l.md"),
    (
      "{\"title\":\"T\",\"prompts\":[{\"prompt\":\"Quill\",\"note\":\"A \\\"fine\\\" one, split\"},"
        + "{\"prompt\":\"Inkpot\",\"description\":\"Glass\"},{\"theme\":\"Blotter\",\"title\":\"Felt\"}]}",
      "l.json"
    ),
  ])
  func keepsNotesApart(_ text: String, _ path: String) throws {
    let list = try read(text, path).list
    #expect(list.prompts.map(\.text) == ["Quill", "Inkpot", "Blotter"])
    #expect(list.prompts.map(\.note) == ["A \"fine\" one, split", "Glass", "Felt"])
  }

  @Test(arguments: [
    (
      "10 minute map\n16x16\n3 colours\nOne line",
      ["10 minute map", "16x16", "3 colours", "One line"]
    ),
    ("1. 10 minute map\n2. 16x16", ["10 minute map", "16x16"]),
    ("1. Uh-oh\n2. -5 degrees\n3. Rock & roll", ["Uh-oh", "-5 degrees", "Rock & roll"]),
    ("1. A tool: hammer?\n2. Your name:", ["A tool: hammer?", "Your name:"]),
    ("1. #FF8800\n2. #008080", ["#FF8800", "#008080"]),
    ("1. りんご\n2. 猫", ["りんご", "猫"]),
    ("1. Old | Wizard\n2. Young | Cook", ["Old · Wizard", "Young · Cook"]),
  ])
  func keepsWhatBelongsToTheWords(_ text: String, _ expected: [String]) throws {
    #expect(try words(text) == expected)
  }

  // MARK: Dates

  @Test(arguments: [
    ("01-11-2026 a\n02-11-2026 b\n13-11-2026 c", "2026-11-01"),
    ("11/01/2026 a\n11/02/2026 b\n11/13/2026 c", "2026-11-01"),
    ("01.11.2026: a\n02.11.2026: b", "2026-11-01"), ("11/1/26: a\n11/2/26: b", "2026-11-01"),
    ("2026-11-01 a\n2026-11-02 b", "2026-11-01"), ("# Draw 2026\nNov 1: a\nNov 2: b", "2026-11-01"),
  ])
  func tellsDayAndMonthApart(_ text: String, _ start: String) throws {
    let read = try read(text)
    #expect(read.list.start?.description == start)
    #expect(read.doubts.isEmpty, "\(read.doubts)")
  }

  @Test func saysWhenDatesCouldBeEither() throws {
    let read = try read("01-02-2026 a\n02-03-2026 b\n03-04-2026 c")
    #expect(
      read.doubts.map(\.description) == [
        "list.txt:1:12: warning: these dates could have the day or the month first; reading them as day first"
      ])
  }

  @Test func refusesDatesThatAreNeither() {
    #expect(
      problems("13-01-2026 a\n01-13-2026 b", "l").first
        == "l:1:12: error: some dates have the day first, others the month")
  }

  @Test func seesWeeksAndDaysOfTheirOwn() throws {
    let weekly = try read("2026-01-05 a\n2026-01-12 b\n2026-01-19 c").list
    #expect(weekly.cadence == .weekly && weekly.prompts.allSatisfy { $0.date == nil })
    let odd = try read("2026-01-05 a\n2026-01-06 b\n2026-01-20 c").list
    #expect(
      odd.prompts.map { odd.date(of: $0)?.description } == [
        "2026-01-05", "2026-01-06", "2026-01-20",
      ])
    #expect(odd.prompts.map { $0.date != nil } == [false, false, true])
  }

  @Test(arguments: [
    "Bear (1)\nWolf (2)\nMoon (3)", "Bear - 1\nWolf – 2\nMoon #3",
    "Day 1\nBear\n\nDay 2\nWolf\n\nDay 3\nMoon",
    "1\nBear\n2\nWolf\n3\nMoon", "Ink 2026\nDay 1:\nBear\nDay 2:\nWolf\nDay 3:\nMoon",
    "1. (Mon) Bear\n2. (Tue) Wolf\n3. (Wed) Moon", "1. Bear   3. Moon\n2. Wolf",
  ])
  func findsNumbersElsewhere(_ text: String) throws {
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"] && read.doubts.isEmpty)
    #expect(read.list.prompts.map(\.number) == [1, 2, 3])
  }

  @Test(arguments: [
    ("Day 1 (Oct 1, 2026): Bear\nDay 2 (Oct 2, 2026): Wolf", "2026-10-02", Cadence.daily),
    ("# Ink 2026\nWeek 1 (Oct 1-7): Bear\nWeek 2 (Oct 8-14): Wolf", "2026-10-08", .weekly),
    ("# Ink 2026\nWeek 1 - Jan 5–11 - Bear\nWeek 2 - Jan 12–18 - Wolf", "2026-01-12", .weekly),
    ("# Ink 2026\nOct 1\nBear\nOct 2\nWolf", "2026-10-02", .daily),
  ])
  func findsDatesBehindNumbers(_ text: String, _ second: String, _ cadence: Cadence) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf"] && list.cadence == cadence)
    #expect(list.date(of: list.prompts[1])?.description == second)
  }

  @Test func aLineAboveNumbersBehindWordsIsNoPrompt() throws {
    let read = try read("Winter Words\nBear (1)\nWolf (2)\nMoon (3)")
    #expect(read.list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(read.list.title == "Winter Words" && read.doubts.count == 1)
  }

  @Test(arguments: [
    "title: Winter\nstart: 2026-12-01\n\nBear\nWolf\nMoon",
    "start: 2026-12-01\ntitle: Winter\nBear\nWolf\nMoon",
    "# Winter\nstart: 2026-12-01\n\n- Bear\n- Wolf\n- Moon",
    "Winter\nstart: 2026-12-01\n1. Bear\n2. Wolf\n3. Moon",
    "Title: Winter\nStart: 2026-12-01\n\n1 Bear\n2 Wolf\n3 Moon",
    "title: Winter\nstart: 2026-12-01\n\nDay 1: Bear\nDay 2: Wolf\nDay 3: Moon",
    "title: Winter\nstart: 2026-12-01\n\n1. December: Bear\n2. December: Wolf\n3. December: Moon",
    "title: Winter\nstart: 2026-12-01\n\nday,prompt\n1,Bear\n2,Wolf\n3,Moon",
  ])
  func settingsStandAboveAnyForm(_ text: String) throws {
    let read = try read(text)
    let list = read.list
    #expect(list.title == "Winter" && list.start?.description == "2026-12-01")
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"] && read.doubts == [])
    #expect(list.date(of: list.prompts[2])?.description == "2026-12-03")
  }

  @Test(arguments: [
    ("title: Winter\npainter: me\n\nBear\nWolf", "list:2:1: error: unknown key \"painter\""),
    ("start: 2026-13-01\nBear\nWolf", "list:1:8: error: expected a date such as"),
    ("---\nstart: 2026-13-01\n---\nBear\nWolf", "list:2:7: error: expected a date such as"),
  ])
  func wrongSettingsAreTold(_ text: String, _ message: String) {
    let found = problems(text, "list")
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  @Test(arguments: [
    "1. Bear\n1. Wolf\n2. Moon\n2. Star\n3. Rain\n3. Snow",
    "Day 1: Bear\nDay 1: Wolf\nDay 2: Moon\nDay 2: Star\nDay 3: Rain\nDay 3: Snow",
    "1a. Bear\n1b. Wolf\n2a. Moon\n2b. Star\n3a. Rain\n3b. Snow",
    "1a) Bear\n1b) Wolf\n2) Moon | Star\n3a) Rain\n3b) Snow",
    "Day 1\n- Bear\n- Wolf\nDay 2\n- Moon\n- Star\nDay 3\n- Rain\n- Snow",
    "October 1\nBear\nWolf\n\nOctober 2\nMoon\nStar\n\nOctober 3\nRain\nSnow",
    "1\nBear\nWolf\n2\nMoon\nStar\n3\nRain\nSnow",
    "Monday\nBear\nWolf\nTuesday\nMoon\nStar\nFriday\nRain\nSnow",
    "# October\n## Day 1\nBear\nWolf\n## Day 2\nMoon\nStar\n## Day 3\nRain\nSnow",
    "day,prompt\n1,Bear\n1,Wolf\n2,Moon\n2,Star\n3,Rain\n3,Snow",
  ])
  func promptsOfOneDayAreOne(_ text: String) throws {
    let list = try read(text, "list").list
    #expect(list.prompts.map(\.texts) == [["Bear", "Wolf"], ["Moon", "Star"], ["Rain", "Snow"]])
    #expect(list.prompts.map(\.number) == [1, 2, 3])
  }

  @Test func numbersThatAreAllOneCountThemselves() throws {
    #expect(try read("1. Bear\n1. Wolf\n1. Moon").list.prompts.map(\.number) == [1, 2, 3])
    #expect(
      try read("## Week 1\n1. Bear\n1. Wolf\n## Week 2\n1. Moon").list.prompts.map(\.group) == [
        "Week 1", "Week 1", "Week 2",
      ])
  }

  @Test(arguments: [
    "Oct 1, Thursday: Bear\nOct 2, Friday: Wolf\nOct 3, Saturday: Moon",
    "Thursday, October 1: Bear\nFriday, October 2: Wolf\nSaturday, October 3: Moon",
    "Thursday October 1 – Bear\nFriday October 2 – Wolf\nSaturday October 3 – Moon",
    "October 1\nBear\nOctober 2\nWolf\nOctober 3\nMoon",
    "## October 1\nBear\n## October 2\nWolf\n## October 3\nMoon",
    "Bear (Oct 1)\nWolf (Oct 2)\nMoon (Oct 3)", "Bear, October 1\nWolf, October 2\nMoon, October 3",
    "Bear 10/1\nWolf 10/2\nMoon 10/3", "Bear: 2026-10-01\nWolf: 2026-10-02\nMoon: 2026-10-03",
    "Bear – 1. Oktober\nWolf – 2. Oktober\nMoon – 3. Oktober",
    "Bear (Thursday, October 1)\nWolf (Friday, October 2)\nMoon (Saturday, October 3)",
  ])
  func datesStandAboveAndBehindWords(_ text: String) throws {
    let list = try read("title: Autumn 2026\n" + text).list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(list.date(of: list.prompts[1])?.description == "2026-10-02")
  }

  @Test(arguments: [
    "Inktober Day 1: Bear\nInktober Day 2: Wolf\nInktober Day 3: Moon",
    "Inktober Day 1 Bear\nInktober Day 2 Wolf\nInktober Day 3 Moon",
    "D1 - Bear\nD2 - Wolf\nD3 - Moon",
    "1/31 Bear\n2/31 Wolf\n3/31 Moon", "Day 1 of 31: Bear\nDay 2 of 31: Wolf\nDay 3 of 31: Moon",
    "Thursday the 1st: Bear\nFriday the 2nd: Wolf\nSaturday the 3rd: Moon",
    "Inktober52 week 1: Bear\nInktober52 week 2: Wolf\nInktober52 week 3: Moon",
    "01-Bear\n02-Wolf\n03-Moon", "1>Bear\n2>Wolf\n3>Moon", "|1|Bear|\n|2|Wolf|\n|3|Moon|",
    "1. \"Bear\"\n2. \"Wolf\"\n3. \"Moon\"", "„Bear“\n„Wolf“\n„Moon“",
    "✦ 1 ✦ Bear\n✦ 2 ✦ Wolf\n✦ 3 ✦ Moon",
    "⭐1. Bear⭐\n⭐2. Wolf⭐\n⭐3. Moon⭐", "Bear ..... 1\nWolf ..... 2\nMoon ..... 3",
    "📅 Oct 1 ✏️ Bear\n📅 Oct 2 ✏️ Wolf\n📅 Oct 3 ✏️ Moon", "January: Bear\nFebruary: Wolf\nMarch: Moon",
    "Week of October 5: Bear\nWeek of October 12: Wolf\nWeek of October 19: Moon",
  ])
  func wordsBesideNumbersAreNoPrompts(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(list.prompts.map(\.number) == [1, 2, 3])
  }

  @Test func monthsBeforePromptsHeadThem() throws {
    let list = try read("Januar: Bär\nFebruar: Wolf\nMärz: Mond").list
    #expect(list.prompts.map(\.group) == ["Januar", "Februar", "März"])
  }

  @Test func aTitleAboveWordsInALineIsNoPrompt() throws {
    for words in [
      "Bear, Wolf, Moon, Sun, Rain, Snow, Tree, Leaf",
      "Bear, Wolf, Moon, Sun\nRain, Snow, Tree, Leaf",
    ] {
      let list = try read("Autumn 2026\n\n" + words).list
      #expect(list.title == "Autumn 2026" && list.prompts.count == 8)
    }
  }

  @Test(arguments: [
    ("start,end,summary\n2026-10-05,2026-10-11,Bear\n2026-10-12,2026-10-18,Wolf", "2026-10-12"),
    ("Subject,Start Date,All Day Event\nBear,10/01/2026,True\nWolf,10/02/2026,True", "2026-10-02"),
    ("Year,Month,Day,Prompt\n2026,October,1,Bear\n2026,October,2,Wolf", "2026-10-02"),
    ("Jahr;Monat;Tag;Begriff\n2026;9;30;Bear\n2026;10;1;Wolf", "2026-10-01"),
    ("1-Oct-26,Bear\n2-Oct-26,Wolf", "2026-10-02"),
    ("Date,Drawing Prompt\n2026-10-01,Bear\n2026-10-02,Wolf", "2026-10-02"),
  ])
  func datesOfTablesAreFound(_ text: String, _ second: String) throws {
    let list = try read(text, "list.csv").list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf"])
    #expect(list.date(of: list.prompts[1])?.description == second)
  }

  @Test(arguments: [
    "Day,Prompt 1,Prompt 2\n1,Bear,Wolf\n2,Moon,Star",
    "Day,Word A,Word B\n1,Bear,Wolf\n2,Moon,Star",
    "| Day | Prompt 1 | Prompt 2 |\n|---|---|---|\n| 1 | Bear | Wolf |\n| 2 | Moon | Star |",
  ])
  func columnsOfPromptsAreOneDays(_ text: String) throws {
    let list = try read(text, text.hasPrefix("|") ? "list.md" : "list.csv").list
    #expect(list.prompts.map(\.texts) == [["Bear", "Wolf"], ["Moon", "Star"]])
  }

  @Test func rowsAreReadAsTheyAreMeant() throws {
    #expect(try words("Bear,Wolf,Moon,Sun", "list.csv") == ["Bear", "Wolf", "Moon", "Sun"])
    let week =
      "Week,Monday,Tuesday,Wednesday,Thursday,Friday\n1,Bear,Wolf,Moon,Sun,Rain\n2,Tree,Leaf,Rock,Sand,Sea"
    #expect(try words(week, "list.csv").count == 10)
    let sum = try read("Day,Prompt\n1,Bear\n2,Wolf\nTotal,2", "list.csv")
    #expect(
      sum.list.prompts.count == 2 && sum.doubts.map(\.message) == ["ignored: the row has no number"]
    )
    #expect(
      try read("English,Deutsch,Français\nBear,Bär,Ours\nWolf,Wolf,Loup", "list.csv").doubts.isEmpty
    )
  }

  @Test(arguments: [
    #"[{"title": {"rendered": "Bear"}}, {"title": {"rendered": "Wolf"}}, {"title": {"rendered": "Moon"}}]"#,
    #"{"1": {"en": "Bear", "de": "Bär"}, "2": {"en": "Wolf", "de": "Wolf"}, "3": {"en": "Moon", "de": "Mond"}}"#,
    #"{"week1": ["Bear", "Wolf"], "week2": ["Moon"]}"#,
    #"{"october": ["Bear", "Wolf"], "november": [{"prompt": "Moon"}]}"#,
    #"[{"Bear": "asleep"}, {"Wolf": "howling"}, {"Moon": "full"}]"#,
  ])
  func dataIsReadAsItIsMeant(_ text: String) throws {
    #expect(try words(text, "list.json") == ["Bear", "Wolf", "Moon"])
  }

  @Test func dataHasSeveralPromptsADay() throws {
    let list = try read(#"{"1": ["Bear", "Wolf"], "2": ["Moon", "Star"]}"#, "list.json").list
    #expect(list.prompts.map(\.texts) == [["Bear", "Wolf"], ["Moon", "Star"]])
    #expect(
      try words("Oct 1: Bear\nOct 2: Wolf\nOct 3: Moon", "list.yaml") == ["Bear", "Wolf", "Moon"])
  }

  @Test(arguments: [
    "Rules:\n1. Any medium\n2. No AI\n\nPrompts:\n1. Bear\n2. Wolf\n3. Moon",
    "1. Bear\n2. Wolf\n3. Moon\n\nHow it works:\n1) Draw one a day\n2) Tag us",
    "Rules:\n- Any medium\n- No AI\nPrompts:\n- Bear\n- Wolf\n- Moon",
    "🎃 how to join 🎃\n1️⃣ follow me\n2️⃣ tag me\n\n1️⃣ Bear\n2️⃣ Wolf\n3️⃣ Moon",
    "# October\n\n1. Bear\n2. Wolf\n3. Moon\n\n## FAQ\n1. May I paint?\n2. When?",
    "Regeln\n1. Nur Tinte\n2. Kein Druck\n\nOct 1: Bear\nOct 2: Wolf\nOct 3: Moon",
    "1. Be kind\n2. Tag me\n\nOct 1: Bear\nOct 2: Wolf\nOct 3: Moon",
  ])
  func rulesAreNoPrompts(_ text: String) throws {
    let read = try read(text)
    #expect(read.list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(read.list.prompts.allSatisfy { $0.group == nil })
    #expect(!read.doubts.isEmpty || read.syntax == "yaml")
  }

  @Test(arguments: [
    "Inktober 2026\nOct 1 - Oct 31\n\nOct 1: Bear\nOct 2: Wolf\nOct 3: Moon",
    "Inktober 2026\nOctober 1–31\n\n1. Bear\n2. Wolf\n3. Moon",
    "Inktober\nOctober 1–31, 2026\n\n1. Bear\n2. Wolf\n3. Moon",
  ])
  func spansAreNoPrompts(_ text: String) throws {
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(list.date(of: list.prompts[2])?.description == "2026-10-03")
  }

  @Test func spansAboveWordsAreTheirLabels() throws {
    let text = "October 2026\n\nOct 1-3\nBear\nOct 4-6\nWolf\nOct 7-9\nMoon"
    let list = try read(text).list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(list.date(of: list.prompts[1])?.description == "2026-10-04")
    let both = try read("Inktober 2026\nOctober 1–31\n\nOctober 1\nBear\nOctober 2\nWolf").list
    #expect(both.prompts.map(\.text) == ["Bear", "Wolf"])
  }

  @Test func numbersBelowASpanAreDaysOfItsMonth() throws {
    for span in ["17 – 23 November", "November 17–23", "17.–23. November"] {
      let list = try read(
        "Folktale Week 2025\n\(span)\n\nMon 17: Home\nTue 18: Victory\nWed 19: Rebel"
      ).list
      #expect(list.prompts.map(\.number) == [1, 2, 3], "\(span)")
      #expect(list.date(of: list.prompts[1])?.description == "2025-11-18", "\(span)")
    }
  }

  @Test(arguments: [
    ("mercredi 1er octobre : Ours\njeudi 2 octobre : Loup\nvendredi 3 octobre : Lune", "fr"),
    ("1. Oktober: Bär\n2. Oktober: Wolf\n3. Oktober: Mond", "de"),
    ("1 Ekim: Ayı\n2 Ekim: Kurt\n3 Ekim: Ay", "tr"),
    ("1. října – Medvěd\n2. října – Vlk\n3. října – Měsíc", "cs"),
    ("1 жовтня – Ведмідь\n2 жовтня – Вовк\n3 жовтня – Місяць", "uk"),
    ("1 Οκτωβρίου: Αρκούδα\n2 Οκτωβρίου: Λύκος\n3 Οκτωβρίου: Φεγγάρι", "el"),
    ("1 באוקטובר: דוב\n2 באוקטובר: זאב\n3 באוקטובר: ירח", "he"),
    ("١ أكتوبر: دب\n٢ أكتوبر: ذئب\n٣ أكتوبر: قمر", "ar"),
    ("1 ottobre: Orso\n2 ottobre: Lupo\n3 ottobre: Luna", "it"),
    ("Oct 1: Bear\nOct 2: Wolf\nOct 3: Moon", "en"),
  ])
  func datesTellTheLanguage(_ text: String, _ language: String) throws {
    let list = try read("title: X 2026\n" + text).list
    #expect(list.language == language || language == "he")
    #expect(list.date(of: list.prompts[2])?.description == "2026-10-03")
    #expect(!list.prompts.contains { $0.text.contains(where: \.isNumber) })
  }

  @Test(arguments: [
    "יום 1: Bear\nיום 2: Wolf\nיום 3: Moon", "Ημέρα 1: Bear\nΗμέρα 2: Wolf\nΗμέρα 3: Moon",
    "Den 1: Bear\nDen 2: Wolf\nDen 3: Moon", "1일차: Bear\n2일차: Wolf\n3일차: Moon",
    "1° ottobre: Bear\n2 ottobre: Wolf\n3 ottobre: Moon",
    "tors 1 okt: Bear\nfre 2 okt: Wolf\nlör 3 okt: Moon",
    "mar. 1 sep: Bear\nmié. 2 sep: Wolf\njue. 3 sep: Moon",
    "1 Bear      3 Moon\n2 Wolf      4 Star",
    "Cosy October Challenge\n\nBear\nWolf\nMoon\nStar\nRain",
    "Drawtober\n\n1 Bear\n2 Wolf\n3 Moon",
    "| Day | Colour | Hex |\n|:--|:--|:--|\n| 1 | Bear | x |\n| 2 | Wolf | y |\n| 3 | Moon | z |",
  ])
  func wordsOfManyLanguagesAreLabels(_ text: String) throws {
    let list = try read(text, text.hasPrefix("|") ? "list.md" : "list.txt").list
    #expect(list.prompts.prefix(3).map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(list.prompts.prefix(3).map(\.number) == [1, 2, 3])
  }

  @Test func weeksMakeAWeeklyList() throws {
    #expect(try read("Week 1: Bear\nWeek 2: Wolf\nWeek 3: Moon").list.cadence == .weekly)
    let months = try read("JANUARY 2026\n1. Bear\n2. Wolf\nFEBRUARY 2026\n1. Moon\n2. Star").list
    #expect(months.date(of: months.prompts[2])?.description == "2026-02-01")
  }

  @Test func twoDaysAreJoinedByASign() throws {
    for text in ["1 & 2. Bear\n3 & 4. Wolf", "Oct 1 & 2: Bear\nOct 3 & 4: Wolf"] {
      let prompts = try read(text + "\n").list.prompts
      #expect(prompts.map(\.text) == ["Bear", "Wolf"] && prompts.map(\.last) == [2, 4])
    }
  }

  @Test func sentencesBelowADayAreItsNote() throws {
    let read = try read(
      "Day 1\nBear\nDraw it asleep.\n\nDay 2\nWolf\nIt howls!\n\nDay 3\nMoon\nFull or new.\n\n#ink")
    #expect(read.list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(read.list.prompts.map(\.note) == ["Draw it asleep.", "It howls!", "Full or new."])
    #expect(read.doubts.isEmpty && read.list.hashtag == "#ink")
  }

  @Test func headingsAreTitlePartsOrRules() throws {
    let parts = try read("## Week 1\n- Bear\n- Wolf\n## Week 2\n- Moon").list
    #expect(parts.title == "list" && parts.prompts.map(\.group) == ["Week 1", "Week 1", "Week 2"])
    let rules = try read("## Autumn\n- Bear\n- Wolf\n- Moon\n## Rules\n- Draw every day")
    #expect(
      rules.list.title == "Autumn" && rules.list.prompts.map(\.text) == ["Bear", "Wolf", "Moon"])
    #expect(
      rules.doubts.map(\.message) == ["ignored: the lines below \"Rules\" are not in the list"])
  }

  @Test func keepsNumbersThatAreWords() throws {
    for text in [
      "Apollo 11\nRoom 101\nCatch 22", "Bear (2)\nWolf (2)\nMoon (2)",
      "1. Act 2. Then rest\n2. Bear\n3. Wolf",
    ] {
      let first = try read(text).list.prompts[0].text
      #expect(["Apollo 11", "Bear (2)", "Act 2. Then rest"].contains(first), "\(first)")
    }
  }

  @Test func weeksAboveTheirPromptsAreGroups() throws {
    let list = try read("Week 1\nBear\nWolf\n\nWeek 2\nMoon\nFox\nOwl").list
    #expect(list.prompts.map(\.text) == ["Bear", "Wolf", "Moon", "Fox", "Owl"])
    #expect(list.prompts.map(\.group) == ["Week 1", "Week 1", "Week 2", "Week 2", "Week 2"])
  }

  // MARK: Doubts and problems

  @Test func aSettingBehindAMarkIsDoubted() throws {
    let read = try read("# Winter\n# Start: 2026-12-20\nBear\nWolf\nMoon\n")
    #expect(read.list.title == "Winter" && read.list.start == nil)
    #expect(
      read.doubts.map(\.description) == [
        "list.txt:2:1: warning: this is taken as a heading; to set it, leave the \"#\" out"
      ])
    #expect(try self.read("# Week: animals\nBear\nWolf\nMoon\n").doubts.isEmpty)
  }

  @Test func saysWhatItPassedOver() throws {
    let read = try read("Here is my list:\n1. Quill\n2. Inkpot\nEnjoy!\n")
    #expect(read.list.prompts.map(\.text) == ["Quill", "Inkpot"])
    #expect(read.doubts.map(\.line) == [1, 4])
    let dash = try self.read("1. Quill\n2. Black - White\n3. Pen")
    #expect(dash.list.prompts[1].text == "Black - White" && dash.doubts.count == 1)
  }

  @Test(arguments: [
    ("[\"a\", \"b\"", "l.json", "l.json:1:10: error: expected , or ] after an element"),
    ("{\"a\" 1}", "l.json", "l.json:1:6: error: expected : after a name"),
    ("[\n  tru\n]", "l.json", "l.json:2:3: error: expected true, false or null"),
    ("[\"a\\x\"]", "l.json", "l.json:1:4: error: expected an escape"),
    ("[\"a\\ud800\"]", "l.json", "l.json:1:4: error: expected an escape"),
    ("[1]", "l.json", "l.json:1:2: error: expected a prompt: a string or an object"),
    (
      "[{\"x\": 1}]", "l.json",
      "l.json:1:2: error: expected a string under \"prompt\"; here is \"x\""
    ),
    ("{\"x\": 1}", "l.json", "l.json:1:1: error: expected an array of prompts under \"prompts\""),
    ("[\n  // words\n  \"a\"]", "l.json", "l.json:2:3: error: JSON has no comments; remove it"),
    ("{ // words\n  \"1\": \"a\"}", "l.json", "l.json:1:3: error: JSON has no comments; remove it"),
    ("[\"a\"] /* words */", "l.json", "l.json:1:7: error: JSON has no comments; remove it"),
    ("[\"a\"] # words", "l.json", "l.json:1:7: error: JSON has no comments; remove it"),
    ("[#E45]", "l.json", "l.json:1:2: error: a colour needs quotes: \"#E45\""),
    ("['a']", "l.json", "l.json:1:2: error: JSON uses double quotes; replace ' with \""),
    ("[#E45B", "l.json", "l.json:1:2: error: JSON has no comments; remove it"),
    ("{'a': 1}", "l.json", "l.json:1:2: error: JSON uses double quotes"),
    ("[\"a\",\n]", "l.json", "l.json:1:5: error: trailing comma before ]; remove it"),
    ("{\"1\": \"a\" , }", "l.json", "l.json:1:11: error: trailing comma before }; remove it"),
    ("5", "l.json", "l.json:1:1: error: expected an array of prompts, or an object"),
    ("[\"a\\u0007\"]", "l.json", "l.json:1:2: error: control character U+0007; remove it"),
    ("a,\"b\nc", "l.csv", "l.csv:1:3: error: expected a quote that ends the field"),
    ("SUMMARY:x", "l.ics", "l.ics:1:1: error: expected BEGIN:VCALENDAR"),
    (
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:soon\nSUMMARY:x\nEND:VEVENT", "l.ics",
      "l.ics:3:1: error: expected a date such as 20261001, not \"soon\""
    ),
    (
      "1. a\n2. b\n2. c", "l",
      "l:3:1: error: number 2 is already on line 2; number each prompt once"
    ),
    ("1. a\n2.\n", "l", "l:2:3: error: prompt 2 is empty; write what to draw"),
    ("\n\n", "l", "l: error: no prompts found; write one per line"),
    ("| Day | X | Y |\n|---|---|---|\n", "l.md", "l.md: error: no prompts found"),
  ])
  func placesEveryProblem(_ text: String, _ path: String, _ expected: String) {
    let found = problems(text, path)
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }

  /// A line apart is the title if it names a year; otherwise it is asked about.
  @Test func aLineAboveTheListIsItsTitle() throws {
    let words = "Mirror\nMoss\nLantern\nBridge\nFox\n"
    let ink = try read("Botanical Ink 2027\n\n\(words)")
    #expect(
      ink.list.title == "Botanical Ink 2027" && ink.list.prompts.map(\.text).first == "Mirror")
    #expect(ink.list.count == 5 && ink.doubts.isEmpty)
    let plain = try read("Botanical Ink\n\n\(words)")
    #expect(
      plain.doubts.map(\.description) == [
        "list.txt:1:1: warning: the line stands apart from the others; if it is the title, write"
          + " \"# \" before it"
      ])
    #expect(try read("# Botanical Ink\n\n\(words)").list.title == "Botanical Ink")
  }

  /// A year in the title is no number of a list.
  @Test func aYearInATitleIsNoLabel() throws {
    let read = try read(
      "Inktober 2027 Prompt List\n1. Apple 2. Boat 3. Cat\n4. Egg 5. Fox 6. Goat\n")
    #expect(read.list.title == "Inktober 2027 Prompt List" && read.list.prompts.count == 6)
  }

  /// Months without days are the headings of their words.
  @Test func monthsOfATableHeadTheirWords() throws {
    let list = try read("Month,Prompt\nJanuary,Fox\nJanuary,Bear\nFebruary,Owl\n").list
    #expect(list.prompts.map(\.text) == ["Fox", "Bear", "Owl"])
    #expect(list.prompts.map(\.group) == ["January", "January", "February"])
  }

  @Test func boundsEverything() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(problems(deep, "l.json").first?.contains("nested deeper than 32") == true)
    let many = String(repeating: "word\n", count: 1001)
    #expect(
      problems(many, "l") == ["l:1001:1: error: more than 1000 prompts; make two lists of them"])
    let long = String(repeating: "x", count: ListLimits.lineLength + 1)
    #expect(problems(long, "l").first == "l:1:1: error: the line is longer than 100000 bytes")
    // Programs write data into one line.
    let data =
      #"[\#((1...900).map { #"{"word": "Fox \#($0)", "more": "\#(long.prefix(150))"}"# }.joined(separator: ","))]"#
    #expect(problems(data, "l.json") == [])
    let rows = String(repeating: "7\tApple\n", count: 2001)
    #expect(
      problems(rows, "l.tsv") == [
        "l.tsv:2001:1: error: the table has 2001 rows, and a list at most 1000 prompts; make several lists of it"
      ])
    let text = String(repeating: String(repeating: "x", count: 99_999) + "\n", count: 22)
    #expect(
      problems(text, "l") == ["l: error: the text is larger than 1 MiB; is this a prompt list?"])
    // A value takes much more memory than the file has bytes.
    for value in ["0", "[]", "{}", "\"\""] {
      let values = String(repeating: "\(value),", count: JSONReader.most)
      #expect(
        problems("[\(values)0]", "l.json") == [
          "l.json:1:\((value.count + 1) * (JSONReader.most - 1) + 2): error: too many values before this one"
        ])
    }
    // The values of all lines count together.
    let line = "{\"prompt\": \"Fox\", \"more\": [\(String(repeating: "0,", count: 30_000))0]}\n"
    #expect(problems(String(repeating: line, count: 3), "l.jsonl").isEmpty)
    #expect(!problems(String(repeating: line, count: 4), "l.jsonl").isEmpty)
    // More parts than a list has prompts are words of one line.
    for separator in ["/", ", ", "; ", "|", "•"] {
      let parts = String(repeating: "a\(separator)", count: 20_000)
      #expect(
        problems(parts, "l").first?.contains("characters; at most 200 fit on a page") == true,
        "\(separator)")
    }
    // Marks on a letter are brought into an order, which takes as long as the square of their number.
    let marks = String(repeating: "\u{301}\u{316}", count: 20)
    #expect(
      problems("1. e\(marks)\n", "l") == [
        "l:1:35: error: more than 30 marks on one letter; remove them"
      ])
    #expect(
      problems("1. e\(marks.unicodeScalars.prefix(6).map(String.init).joined())\n", "l") == [])
    // Signs alone are bounded as words are.
    let signs = String(repeating: "=:", count: 101)
    #expect(
      problems(#"["\#(signs)", "Fox"]"#, "l.json") == [
        "l.json:1:2: error: prompt 1 has 202 characters; at most 200 fit on a page"
      ])
  }

  /// Reading stops where a list is too long for any syntax, so that the rest costs nothing.
  @Test(arguments: [
    ("l.txt", "", "Apple\n"), ("l.txt", "", "7. Apple\n"), ("l.txt", "", "a\r"),
    ("l.txt", "title: T\n\n", "7. Apple\n"), ("l.csv", "day,prompt\n", "7,Apple\n"),
    ("l.md", "|day|prompt|\n|---|---|\n", "|7|Apple|\n"), ("l.json", "[", "\"Apple\",\n"),
    ("l.ics", "BEGIN:VCALENDAR\n", "BEGIN:VEVENT\nSUMMARY:A\nEND:VEVENT\n"),
  ])
  func countsLinesBeforeReadingThem(_ path: String, _ start: String, _ line: String) {
    let text = start + String(repeating: line, count: ListLimits.lines + 1)
    #expect(
      problems(text, path) == [
        "\(path): error: the file has more than 100000 lines, but a list at most 1000 prompts;"
          + " is this a prompt list?"
      ])
  }

  /// A saved page or a calendar has many lines that are no prompts.
  @Test(arguments: [
    ("l.txt", "", "%. Lantern %\n", "\n", ""),
    ("l.html", "<title>Prompts</title><ol>", "<li>Lantern %\n", "<script>var a = 1</script>\n", ""),
    ("l.eml", "From: A\nTo: B\nSubject: C\n\n", "%. Lantern %\n", ">\n", ""),
    ("l.ics", "BEGIN:VCALENDAR\n", "BEGIN:VEVENT\nSUMMARY:Lantern %\nEND:VEVENT\n", "X-A:B\n", ""),
    ("l.json", "[", "\"Lantern %\",\n", "\n", "\"Moth\"]"),
  ])
  func findsAListInManyLines(
    _ path: String, _ start: String, _ prompt: String, _ other: String, _ end: String
  ) throws {
    let text = (1...30).map { number in
      prompt.replacing("%", with: "\(number)") + String(repeating: other, count: 3300)
    }
    let found = try words(start + text.joined() + end, path)
    #expect(found.count == (end.isEmpty ? 30 : 31))
    #expect(found.allSatisfy { $0.hasPrefix("Lantern") || $0 == "Moth" })
  }

  @Test(arguments: [
    ("l.json", "[", "\"Apple\",", "1:8002: error: more than 1000 prompts"),
    ("l.json", "{\"days\":{", "\"7\":\"Apple\",", "1:12014: error: more than 1000 prompts"),
    ("l.csv", "", "a,", "1:1: error: the row has more than 100 cells"),
    ("l.md", "|-|-|\n", "|a", "2:1: error: the row has more than 100 cells"),
  ])
  func readsNoMoreThanAListCanHave(
    _ path: String, _ start: String, _ unit: String, _ expected: String
  ) {
    let row = String(repeating: unit, count: 90_000 / unit.count)
    let end = start.hasPrefix("[") ? "\"\"]" : start.hasPrefix("{") ? "\"1\":\"\"}}" : "\n" + row
    let found = problems(start + row + end, path)
    #expect(found.count == 1 && found.first?.hasPrefix("\(path):\(expected)") == true, "\(found)")
  }

  // MARK: The canonical form

  /// What is written is what was read, for any list: directly, and by way of JSON's own escapes.
  @Test func writingAndReadingChangesNothing() throws {
    var random = SplitMix(seed: 3)
    let words = [
      "Apple", "Uh-oh", "--", "|", "@", "2026-10-01", "#FF8800", "りんご", "e\u{301}", "10", "1.",
      "\"q\"", "a:b", "-", "title:", "#", "# x", "&", "👩🏽‍🎨", "\\", "</b>",
    ]
    func text() -> String {
      (0..<Int.random(in: 1...5, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined(separator: " ")
    }
    for _ in 0..<2000 {
      var number = 0
      let prompts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let first = number + 1
        number = first + (Bool.random(using: &random) ? 0 : Int.random(in: 0...3, using: &random))
        return Prompt(
          number: first, last: number,
          texts: (0..<Int.random(in: 1...2, using: &random)).map { _ in text() },
          note: Bool.random(using: &random) ? text() : nil,
          date: Int.random(in: 0..<4, using: &random) == 0 ? CalendarDate("2027-02-03") : nil)
      }
      let list = PromptList(
        title: text(), start: CalendarDate("2026-10-01"),
        cadence: Bool.random(using: &random) ? .daily : .weekly,
        perDay: Int.random(in: 1...3, using: &random), credit: text(), prompts: prompts)
      // Words that mean something in this form are changed once, when they are first written.
      let first = list.canonicalText(comments: ["a comment"])
      let again = try PromptList(canonical: Array(first.utf8), path: "c", title: "")
      #expect(again.canonicalText(comments: ["a comment"]) == first)
      #expect(again.prompts.map(\.number) == list.prompts.map(\.number))
      #expect(again.prompts.map(\.last) == list.prompts.map(\.last))
      #expect(again.prompts.map(\.date) == list.prompts.map(\.date))
      #expect(again.prompts.map { $0.texts.count } == list.prompts.map { $0.texts.count })
      #expect(again.perDay == list.perDay && again.cadence == list.cadence)
    }
  }

  @Test func twoLanguagesSideBySide() throws {
    let both = try read("1. Apple\n2. Cat - black").list.beside(
      try read("1. Manzana\n2. Gato").list)
    #expect(both.prompts.map(\.beside) == ["Manzana", "Gato"])
  }
}
