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
