import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Labels in forms that some programs, pages and languages have.
@Suite struct LabelFormTests: ReadsLists {
  static let animals = ["fox", "owl", "bat", "cat", "elk", "bee"]

  /// Lines with these labels before the animals.
  private func lines(_ labels: [String], _ mark: String = " ") -> String {
    zip(labels, Self.animals).map { "\($0)\(mark)\($1)\n" }.joined()
  }

  @Test(arguments: [
    (["→1", "→2", "→3", "→4", "→5", "→6"], " "), (["•1", "•2", "•3", "•4", "•5", "•6"], " "),
    (["1st", "2nd", "3rd", "4th", "5th", "6th"], " day "),
    (["l", "2", "3", "4", "S", "6"], ". "), (["I", "2", "3", "4", "5", "6"], ") "),
    (["1'inci", "2'nci", "3'üncü", "4'üncü", "5'inci", "6'ncı"], " gün: "),
    (["1-ше", "2-ге", "3-тє", "4-те", "5-те", "6-те"], " жовтня — "),
    (["1ter", "2ter", "3ter", "4ter", "5ter", "6ter"], " Oktober – "),
  ])
  func labelsGo(_ labels: [String], _ mark: String) throws {
    let list = try read("Inktober 2026\n\n" + lines(labels, mark)).list
    #expect(list.prompts.map(\.text) == Self.animals && list.title == "Inktober 2026")
    #expect(list.prompts.map(\.number) == Array(1...6))
  }

  /// Labels that stand in one block are those of as many words above or below them.
  @Test(arguments: [true, false], [true, false])
  func blocksOfLabelsAreThoseOfWords(_ areWeekdays: Bool, _ areAbove: Bool) throws {
    let labels =
      areWeekdays ? ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] : (1...6).map(String.init)
    let blocks = areAbove ? labels + [""] + Self.animals : Self.animals + [""] + labels
    let list = try read("# Ink week\n\n" + blocks.joined(separator: "\n")).list
    #expect(list.prompts.map(\.text) == Self.animals, "\(list.prompts)")
  }

  @Test(arguments: [
    ["Ma", "Ti", "Ke", "To", "Pe", "La"],
    ["2ª feira", "3ª feira", "4ª feira", "5ª feira", "6ª feira", "sábado"],
    ["دوشنبه", "سه‌شنبه", "چهارشنبه", "پنج‌شنبه", "جمعه", "شنبه"],
  ])
  func weekdaysHaveTheirDates(_ weekdays: [String]) throws {
    let list = try read("start: 2026-11-16\n\n" + lines(weekdays, ": ")).list
    #expect(list.prompts.map(\.text) == Self.animals)
    #expect(list.prompts.map(list.date).last == CalendarDate("2026-11-21"))
  }

  /// Words between commas behind weeks are those of days; the last week may have fewer.
  @Test func weeksHaveAWordForEachDay() throws {
    let list = try read(
      "Drawtober 2026\n\nWeek 1: Fox, Owl, Bat, Cat, Elk, Bee, Ant\nWeek 2: Hen, Cow, Dog, Ram, Eel, Fly, Pig\n"
        + "Week 3: Asp, Yak, Gnu"
    ).list
    #expect(list.prompts.count == 17 && list.prompts.map(\.number) == Array(1...17))
    #expect(list.prompts[14].text == "Asp" && list.prompts[14].group == "Week 3")
    let bare = try read(
      "Drawtober 2026\n\nWeek 1: Fox, Owl\nWeek 2: Hen, Cow\nWeek 3: Asp, Yak"
    ).list
    #expect(bare.prompts.count == 3 && bare.cadence == .weekly)
  }

  /// How often there is a prompt.
  @Test(arguments: [
    ("52 Week Art Challenge", Cadence.weekly), ("One drawing a week, 2027", .weekly),
    ("Ein Bild pro Woche 2027", .weekly), ("Wochenthemen 2027", .weekly),
    ("Monthly prompts 2027", .monthly), ("12 months of ink 2027", .monthly),
    ("Monatsthemen 2027", .monthly), ("3 prompts a week, 2027", .daily),
    ("Weekly theme prizes 2027", .daily), ("Monthly challenge, October 2026", .daily),
    ("Biweekly prompts 2027", .daily), ("Ink 2027", .daily),
  ])
  func titlesTellTheRhythm(_ title: String, _ cadence: Cadence) throws {
    let list = try read("\(title)\n\n" + (1...9).map { "\($0). word\($0)\n" }.joined()).list
    #expect(list.cadence == cadence, "\(list)")
  }
}
