import InkleafLists

// Which sheets of a book are the list.

extension [RawList] {
  /// The lists in the sheets of a book, the likeliest first.
  ///
  /// Sheets that are called by weeks or months are one list, and one with numbers and names of columns comes
  /// before a page of rules or a table of people.
  var ofOneBook: [RawList] {
    let lists = filter { !$0.entries.isEmpty }.joiningParts
    let most = lists.map(\.certainty).max() ?? 0
    let areYears = Set(lists.map { $0.name?.filter { !$0.isNumber } }).count == 1
    // Of sheets of several years, the newest comes first.
    let years = lists.map { areYears ? $0.name?.yearOfList ?? 0 : 0 }
    let ordered = lists.enumerated().sorted {
      (-$0.element.certainty, -years[$0.offset], $0.element.doubts.count, $0.offset)
        < (-$1.element.certainty, -years[$1.offset], $1.element.doubts.count, $1.offset)
    }
    return ordered.map { _, list in
      var list = list
      list.trust -= (most - list.certainty) * 20
      return list
    }
  }

  /// These with the sheets of weeks or months as one list, at the place of the first.
  private var joiningParts: [RawList] {
    let parts = indices.filter { self[$0].name.map(isPartName) == true }
    guard parts.count > 1 else { return self }
    var lists = self
    for index in parts.reversed() { lists.remove(at: index) }
    var list = self[parts[0]]
    (list.entries, list.problems, list.doubts) = ([], [], [])
    for index in parts { list.add(self[index], named: self[index].name ?? "") }
    list.name = nil
    lists.insert(list, at: parts[0])
    return lists
  }
}

extension RawList {
  /// The list with the name of its sheet as the title, where that tells its year and neither the table nor the file does.
  var withTitleOfSheet: RawList {
    guard !hasTitle, givenTitle.yearOfList == nil, let name, name.yearOfList != nil else {
      return self
    }
    var list = self
    list.header.title = name.contains(where: \.isLetter) ? name : "\(header.title) \(name)"
    list.hasTitle = true
    return list
  }

  /// How much of a table speaks for prompts: a number or date in each row, and the name of their column.
  fileprivate var certainty: Int {
    let isLabelled = entries.count > 1 && entries.allSatisfy(\.hasLabel)
    return (isLabelled ? 1 : 0) + (hasPromptNames ? 1 : 0)
  }
}
