extension ReleaseFile {
  /// A list that was read, as far as a release needs to know it.
  public struct List: Equatable, Sendable {
    /// The path as the release file has it.
    public var path: String
    /// The tag of its language.
    public var language: String

    /// Takes a list's path and language.
    public init(path: String, language: String) {
      self.path = path
      self.language = language
    }
  }

  /// One edition: a name, the path of a list, and a recipe.
  public struct Edition: Equatable, Sendable {
    /// The folder that its files go to.
    public var name: String
    /// The list's path as the release file has it.
    public var list: String
    /// The recipe.
    public var recipe: Recipe
    /// Where the file has the keys of the recipe that can be wrong: files that it names, and overrides.
    package var places: [String: FilePlace] = [:]
  }

  /// A recipe of posters.
  package struct Look: Equatable, Sendable {
    /// The recipe, but for the size.
    package var recipe: Recipe
    /// Where the file has the keys of the recipe that can be wrong.
    package var places: [String: FilePlace] = [:]

    /// Takes a recipe.
    package init(recipe: Recipe, places: [String: FilePlace] = [:]) {
      (self.recipe, self.places) = (recipe, places)
    }
  }

  /// All editions in their order: that of the matrix, the list first, then what is included.
  ///
  /// - Parameter lists: the lists that could be read.
  /// - Throws: too many editions, names that several of them have, or languages that no list is in.
  public func editions(of lists: [List]) throws(UsageProblem) -> [Edition] {
    do { return try madeEditions(of: lists) } catch { throw UsageProblem(error.message) }
  }

  /// What is wrong with the editions of a release file.
  package struct Problem: Error, Equatable {
    /// The problem and what to do, in one line.
    package var message: String
    /// Where the file has what is wrong; `nil` for the whole file.
    package var place: FilePlace?
  }

  /// All editions in their order, at least one.
  ///
  /// - Throws: what `editions(of:)` throws, with its place, or that none is left.
  package func placedEditions(of lists: [List]) throws(Problem) -> [Edition] {
    let editions = try madeEditions(of: lists)
    guard editions.isEmpty else { return editions }
    let keys = ["exclude", "languages"].filter { places[$0] != nil }
    let advice = keys.map { "\"\($0)\"" }.joined(separator: " and ")
    throw Problem(
      message: "no editions are left; check \(advice)", place: keys.first.flatMap { places[$0] })
  }

  private func madeEditions(of lists: [List]) throws(Problem) -> [Edition] {
    let choices = [matrix] + include.map { matrix.merging($0) { $1 } }
    try checkCount(choices)
    try checkLanguages(choices + exclude + overrides.map(\.choice), lists)
    var editions: [Edition] = []
    var places: [[String]: Int] = [:]
    for (index, choice) in choices.enumerated() {
      combine(choice, lists) { values in
        // Included editions are made even where "exclude" names them.
        if index == 0, exclude.contains(where: { $0.matches(values) }) { return }
        let texts = values.filter { $0.key != Self.formatAxis }.sorted { $0.key < $1.key }
          .map(\.value.text)
        let formats = Recipe().with(values[Self.formatAxis]?.patch ?? Recipe.Patch()).formats
        if let place = places[texts] {
          let all = editions[place].recipe.formats + formats
          editions[place].recipe.formats = Format.allCases.filter(all.contains)
        } else {
          places[texts] = editions.count
          editions.append(edition(values))
        }
      }
    }
    try checkNames(editions)
    return editions
  }

  private func checkCount(_ choices: [Choice]) throws(Problem) {
    let count = choices.reduce(0.0) { count, choice in
      count
        + ([Self.listAxis] + Self.keyAxes.map(\.name)).reduce(1.0) {
          $0 * Double((choice[$1] ?? []).count)
        }
    }
    guard count <= Double(Self.mostEditions) else {
      throw Problem(
        message:
          "more than \(Self.mostEditions) combinations of lists, sizes, layouts, themes, appearances and"
          + " formats; make several releases of it")
    }
  }

  private func checkLanguages(_ choices: [Choice], _ lists: [List]) throws(Problem) {
    let known = Set(lists.map(\.language))
    let wanted = choices.flatMap { $0[Self.languageAxis] ?? [] }
    guard
      let unknown = wanted.first(where: { value in
        !known.contains { $0 == value.text || $0.slug == value.name }
      })
    else { return }
    throw Problem(
      message: "no list is in the language \"\(unknown.text)\"; the lists are in"
        + " \(known.sorted().joined(separator: ", "))", place: unknown.place)
  }

  /// The most bytes of an edition's name: its folder, its archive and its page are called so, and file systems take 255.
  private static let longestName = 240

  private func checkNames(_ editions: [Edition]) throws(Problem) {
    if let long = editions.lazy.map(\.name).first(where: { $0.utf8.count > Self.longestName }) {
      throw Problem(
        message:
          "the name \"\(long.prefix(30))…\" has \(long.utf8.count) bytes, and a folder's may have"
          + " \(Self.longestName); shorten \"names\", or the name of the list's file",
        place: places["names"])
    }
    guard let same = editions.map(\.name).firstTwice else { return }
    let namesakes = editions.filter { $0.name.folded == same.folded }
    let lists = namesakes.map(\.list)
    // An override may have names of its own.
    let ownNames = namesakes.lazy.compactMap { $0.places["names"] }.first
    let areUsual = ownNames == nil && names == Self.usualNames
    let advice =
      // No field tells folders of lists apart.
      if let other = lists.first(where: { $0 != lists[0] }),
        areUsual || stem(other).folded == stem(lists[0]).folded
      {
        "rename one of the files \(lists[0]) and \(other)"
      } else if !areUsual {
        "add a field to \"names\" that differs, such as \"\(Self.usualNames)\""
      } else {
        "give each theme or layout file a \"name\" of its own"
      }
    throw Problem(
      message: "several editions are called \"\(same)\"; \(advice)",
      place: ownNames ?? places["names"])
  }

  /// Passes on each value of each axis with each of the others, the list varying slowest.
  ///
  /// There may be very many, so they are made one after the other.
  private func combine(
    _ choice: Choice, _ lists: [List], _ body: (_ values: [String: Value]) -> Void
  ) {
    func vary(_ values: [String: Value], _ axes: ArraySlice<String>) {
      guard let axis = axes.first else { return body(values) }
      for value in choice[axis] ?? [] {
        vary(values.merging([axis: value]) { $1 }, axes.dropFirst())
      }
    }
    let languages = (choice[Self.languageAxis] ?? []).map(\.text)
    for list in lists
    where languages.isEmpty || languages.contains(where: { $0.slug == list.language.slug }) {
      guard let value = choice[Self.listAxis]?.first(where: { $0.text == list.path }) else {
        continue
      }
      let language = Value(text: list.language, name: list.language.slug, patch: Recipe.Patch())
      vary([Self.listAxis: value, Self.languageAxis: language], Self.expansion[...])
    }
  }

  /// The order in which axes vary, the format fastest: formats of one edition share a folder.
  private static let expansion =
    keyAxes.map(\.name).filter { $0 != formatAxis } + [formatAxis]

  /// The recipe of a list's posters, but for their size: the look that is named first, with what overrides
  /// say of all its editions.
  package func posterLook(of list: List) -> Look {
    var values = [
      Self.listAxis: Value(text: list.path, name: stem(list.path), patch: Recipe.Patch()),
      Self.languageAxis: Value(
        text: list.language, name: list.language.slug, patch: Recipe.Patch()),
    ]
    for key in [Recipe.theme, Recipe.appearance] { values[key.name] = matrix[key.name]?.first }
    var look = Recipe()
    for value in values.values { look = look.with(value.patch) }
    let fitting = overrides.filter { $0.choice.matches(values) }
    for override in fitting {
      let changed = look.adding(override.patch)
      look.changes = changed.changes
      look.missing = changed.missing
    }
    return Look(recipe: look, places: places(values, fitting))
  }

  private func edition(_ values: [String: Value]) -> Edition {
    var recipe = Recipe()
    for axis in Self.expansion { recipe = recipe.with(values[axis]?.patch ?? Recipe.Patch()) }
    let fitting = overrides.filter { override in
      override.choice.matches(values.filter { $0.key != Self.formatAxis })
    }
    // Of a key that several name, the last counts; changes of the theme add up.
    for override in fitting { recipe = recipe.adding(override.patch) }
    let pattern = fitting.last { $0.names != nil }?.names ?? names
    return Edition(
      name: filled(pattern) { values[String($0)]?.name },
      list: values[Self.listAxis]?.text ?? "", recipe: recipe, places: places(values, fitting))
  }

  /// Where the keys of a recipe stand that can be wrong.
  private func places(_ values: [String: Value], _ overrides: [Override]) -> [String: FilePlace] {
    var places: [String: FilePlace] = [:]
    for (axis, value) in values where axis != Self.listAxis && isPath(value.text) {
      places[axis] = value.place
    }
    return overrides.reduce(into: places) { $0.merge($1.places) { $1 } }
  }
}

extension ReleaseFile.Choice {
  /// Whether an edition is meant: on each axis that is named it has one of the values.
  fileprivate func matches(_ values: [String: ReleaseFile.Value]) -> Bool {
    allSatisfy { axis, wanted in
      guard let value = values[axis] else { return axis == ReleaseFile.formatAxis }
      // Others than languages were found among the values of the release.
      return wanted.contains {
        value.text == $0.text || axis == ReleaseFile.languageAxis && value.isMeant(by: $0.text)
      }
    }
  }
}

extension [String] {
  /// The first of these names that a folder which knows no case takes for an earlier one.
  package var firstTwice: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0.folded).inserted }
  }
}

extension String {
  /// The letters that such a folder sees; some take "ß" for "ss", too.
  fileprivate var folded: String { uppercased().lowercased() }
}
