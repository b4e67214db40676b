import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Prompts drawn from words at random.
@Suite struct RandomPromptsTests {
  @Test(arguments: [0, -1, Int.min]) func fewerThanOneAreNone(_ count: Int) throws {
    #expect(
      try PromptList.drawnPrompts(count, from: ["a", "b"], avoiding: [], seed: 1).isEmpty)
    #expect(try PromptList.drawnPrompts(count, from: [], avoiding: [], seed: 1).isEmpty)
  }

  @Test func allWordsMayBeDrawn() throws {
    let prompts = try PromptList.drawnPrompts(
      3, from: ["a", "b", "A", "c"], avoiding: ["D"], seed: 7)
    #expect(prompts.map(\.number) == [1, 2, 3] && Set(prompts.map(\.text)) == ["a", "b", "c"])
  }

  @Test func tooFewWordsAreAProblem() {
    #expect(throws: UsageProblem.self) {
      try PromptList.drawnPrompts(3, from: ["a", "b", "c"], avoiding: ["B"], seed: 7)
    }
    #expect(throws: UsageProblem.self) {
      try PromptList.drawnPrompts(Int.max, from: ["a"], avoiding: [], seed: 7)
    }
  }
}
