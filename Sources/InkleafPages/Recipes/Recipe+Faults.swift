extension Recipe {
  /// What is wrong with its wishes, whatever its theme, its layouts and its files are; so nothing is read or laid out
  /// to find it.
  ///
  /// - Parameter list: the list that it is for.
  package func faults(for list: PromptList) -> [String] {
    var faults: [String] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch { faults.append("\(error)") }
    }
    if list.prompts.isEmpty { faults.append("the list has no prompts") }
    let shared = list.numbersOfSeveral
    if !shared.isEmpty {
      faults.append(
        "several prompts of the list have the number \(shared.map(String.init).joined(separator: ", "));"
          + " give each a number of its own")
    }
    if binding == .book, !formats.contains(where: \.bindsPages) {
      faults.append("--book makes a PDF, but --format leaves pdf out")
    }
    if case let names = uselessSheetKeys, !names.isEmpty {
      let options = names.map { "--\($0)" }.joined(separator: ", ")
      faults.append(
        "\(options) \(names.count == 1 ? "is" : "are") for sheets of paper; give --sheets or --paper too"
      )
    }
    check { _ = try days?.numbers(of: list) }
    // Backs change where holes are, not whether there is room for them.
    check { _ = try binding(isRightToLeft: list.isRightToLeft, hasBacks: false) }
    check { _ = try sheets.scheme?.isDuplex(sheets.duplex) }
    return faults
  }
}

extension PromptList {
  /// The first numbers that several of its prompts have, as lists made in Swift may.
  fileprivate var numbersOfSeveral: [Int] {
    var known: Set<Int> = []
    return Array(prompts.map(\.number).filter { !known.insert($0).inserted }.prefix(3))
  }
}
