import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Lists that a program makes may hold any number.
@Suite struct PromptRangeTests {
  static let numbers = [Int.min, -7, -1, 0, 1, 5, 1000, 1001, Int.max - 1, Int.max]

  @Test func aPromptLastsAtLeastOneNumber() {
    #expect(Prompt(number: 5, last: 3, texts: ["a"]).last == 5)
    #expect(Prompt(number: 5, last: 3, texts: ["a"]).label() == "5")
    #expect(Prompt(number: 5, last: 3, texts: ["a"]) == Prompt(number: 5, text: "a"))
    var prompt = Prompt(number: 5, last: 7, texts: ["a"])
    prompt.last = 2
    #expect(prompt.last == 5)
    prompt.number = 9
    #expect(prompt.number == 9 && prompt.last == 9)
    prompt.last = 11
    #expect(prompt.label() == "9–11")
  }

  @Test func numbersAreBounded() {
    for number in Self.numbers {
      for last in Self.numbers {
        var changed = Prompt(number: 1, text: "a")
        changed.number = number
        changed.last = last
        for prompt in [Prompt(number: number, last: last, texts: ["a"]), changed] {
          #expect(prompt.number >= 1 && prompt.number <= prompt.last)
          #expect(prompt.last <= Prompt.numbers.upperBound)
        }
      }
    }
    #expect(Prompt(number: 1000, text: "").number == 1000)
  }

  @Test func perDayIsAtLeastOne() {
    for perDay in Self.numbers {
      var list = PromptList(title: "t", perDay: perDay, prompts: [])
      #expect(list.perDay == max(1, perDay))
      list.perDay = perDay
      #expect(list.perDay == max(1, perDay))
    }
  }

  @Test(arguments: [(1, 2, "2026-10-01"), (2, 3, "2026-10-02"), (1, 4, "2026-10-02")])
  func promptsThatShareDaysLastAsLongAsTheirNumbers(
    _ number: Int, _ last: Int, _ expected: String
  ) {
    let list = PromptList(title: "t", start: CalendarDate("2026-10-01"), perDay: 2, prompts: [])
    let prompt = Prompt(number: number, last: last, texts: ["a"])
    #expect(list.lastDate(of: prompt)?.description == expected)
  }

  @Test func anyListCanBeAskedForEverything() throws {
    for number in Self.numbers {
      for last in Self.numbers {
        for perDay in [Int.min, 0, 1, Int.max] {
          let list = PromptList(
            title: "t", start: CalendarDate("9999-12-30"), cadence: .weekly, perDay: perDay,
            prompts: [
              Prompt(number: number, last: last, texts: ["a"]), Prompt(number: 1, texts: []),
              Prompt(number: 2, texts: [""], date: CalendarDate("9999-12-31")),
            ])
          for prompt in list.prompts {
            _ = (list.date(of: prompt), list.lastDate(of: prompt), prompt.label(), prompt.text)
          }
          _ = (list.count, list.colors, list.beside(list), list.canonicalText())
        }
      }
    }
  }

  @Test(arguments: ["classic", "calendar", "list", "thumbnails", "storyboard", "notes"])
  func anyListCanBeLaidOut(_ name: String) throws {
    let layout = try Layout(named: name)
    for (number, last) in [(5, 3), (-4, 0), (1, Int.max), (Int.max, Int.min), (1, 5)] {
      let list = PromptList(
        title: "t", start: CalendarDate("2026-10-01"),
        prompts: [Prompt(number: number, last: last, texts: ["a"])])
      // A list may be too long for its page, which is a problem with words.
      do throws(LayoutProblem) {
        let document = try Document(
          list, numbers: [1, 5], layout: layout, page: Page(.a4), theme: .paper, words: .english,
          metrics: FixedMetrics())
        #expect(document.sheets.count <= 1)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
