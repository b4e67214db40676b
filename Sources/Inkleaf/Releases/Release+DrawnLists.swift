internal import InkleafPages

extension Release {
  /// Its lists with the prompts that editions have pages for: what `days` leaves out may be a secret yet.
  var drawnLists: [PromptList] {
    let choices = Dictionary(grouping: entries, by: \.list).mapValues { $0.map(\.recipe.days) }
    return lists.enumerated().map { place, list in
      let choices = choices[place] ?? []
      let days = choices.compactMap(\.self)
      guard days.count == choices.count else { return list.prompts }
      let numbers = days.reduce(into: Set<Int>()) { numbers, days in
        numbers.formUnion((try? days.numbers(of: list.prompts)) ?? [])
      }
      var drawn = list.prompts
      drawn.prompts.removeAll { numbers.isDisjoint(with: $0.number...$0.last) }
      return drawn
    }
  }
}
