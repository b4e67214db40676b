internal import InkleafPages

extension [PromptList] {
  /// The number of prompts; lists of the same days in several languages count once.
  var promptCount: Int {
    var counted: [PromptList] = []
    for list in self where !counted.contains(where: list.isTranslation) { counted.append(list) }
    return counted.reduce(0) { $0 + $1.prompts.count }
  }
}

extension PromptList {
  /// Whether it has the days of a list in another language.
  fileprivate func isTranslation(of other: PromptList) -> Bool {
    language != other.language && prompts.count == other.prompts.count
      && zip(prompts, other.prompts).allSatisfy { own, theirs in
        guard let day = date(of: own) else { return false }
        return own.number == theirs.number && own.last == theirs.last
          && day == other.date(of: theirs)
      }
  }
}
