/// What a publisher makes of one or several lists: a matrix of editions, as a release file states it.
public struct Release: Equatable, Sendable {
  /// What editions differ in.
  ///
  /// The cases are the keys of a release file, in the singular where one value is meant.
  public enum Axis: String, CaseIterable, Sendable {
    /// The list's path.
    case list
    /// The list's language.
    case language
    /// A layout's name or path.
    case layout
    /// A size's name or measures.
    case size
    /// A theme's name or path.
    case theme
    /// The side of the theme.
    case appearance
    /// A kind of file; those of one edition stand together.
    case format
  }

  /// Values on some axes: a matrix, or what it is cut down to.
  public typealias Choice = [Axis: [String]]

  /// Options of some editions.
  public struct Override: Equatable, Sendable {
    /// The editions that are meant.
    public var choice: Choice
    /// Options of `inkleaf render` by their names, with their values; flags have none.
    public var options: [Setting]
    /// A pattern for the editions' names; `nil` for the usual one.
    public var names: String?
  }

  /// An option with its value.
  public struct Setting: Equatable, Sendable {
    /// The option's name.
    public var name: String
    /// Its value; `nil` for a flag.
    public var value: String?
  }

  /// A list with what must be known of it.
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

  /// One edition that is to be made.
  public struct Order: Equatable, Sendable {
    /// The folder that its files go to.
    public var name: String
    /// What it is on each axis but for the format.
    public var values: [Axis: String]
    /// The kinds of files.
    public var formats: [String]
    /// Options of `inkleaf render` that it has beside.
    public var options: [Setting]

    /// Takes what an edition is.
    public init(
      name: String, values: [Axis: String], formats: [String], options: [Setting] = []
    ) {
      self.name = name
      self.values = values
      self.formats = formats
      self.options = options
    }
  }

  /// The folder that everything goes to.
  public var name: String
  /// The matrix: each list, layout, size, theme, appearance and format with each other.
  public var matrix: Choice
  /// What is left out of the matrix.
  public var exclude: [Choice]
  /// Matrices of their own, which take what they leave open from the large one.
  public var include: [Choice]
  /// Options of some editions, the later ones winning.
  public var overrides: [Override]
  /// The pattern of the editions' names.
  public var names: String
  /// The sizes in which the whole list is drawn as a poster.
  public var posters: [String]

  /// The usual pattern of names.
  public static let usualNames = "{list}-{size}-{layout}-{theme}-{appearance}"

  /// The most editions of a release, counted by format.
  public static let mostEditions = 20_000

  /// All editions in their order: that of the matrix, the list first, then what is included.
  ///
  /// - Parameter lists: the lists of the matrix and of what is included.
  /// - Throws: too many editions, or names that several of them have.
  public func orders(lists: [List]) throws(UsageProblem) -> [Order] {
    var orders: [Order] = []
    var places: [[Axis: String]: Int] = [:]
    let extended = include.map { matrix.merging($0) { $1 } }
    let count = ([matrix] + extended).reduce(0.0) { count, choice in
      count
        + [.list, .size, .layout, .theme, .appearance, .format].reduce(1.0) {
          $0 * Double((choice[$1] ?? []).count)
        }
    }
    guard count <= Double(Self.mostEditions) else {
      throw UsageProblem(
        "more than \(Self.mostEditions) combinations of lists, sizes, layouts, themes, appearances and"
          + " formats; make several releases of it")
    }
    for (index, choice) in ([matrix] + extended).enumerated() {
      for (values, format) in combinations(choice, lists) {
        // What is included is wanted, whatever is excluded.
        if index == 0, exclude.contains(where: { $0.matches(values, format) }) { continue }
        if let place = places[values] {
          if !orders[place].formats.contains(format) { orders[place].formats.append(format) }
        } else {
          places[values] = orders.count
          orders.append(order(values, format))
        }
      }
    }
    let byName = Dictionary(grouping: orders, by: { $0.name.lowercased() })
    if let same = orders.first(where: { (byName[$0.name.lowercased()]?.count ?? 0) > 1 }) {
      throw UsageProblem(
        "several editions are called \"\(same.name)\"; let \"names\" have what they differ in, such"
          + " as \"\(Self.usualNames)\"")
    }
    return orders
  }

  private func combinations(
    _ choice: Choice, _ lists: [List]
  ) -> [(values: [Axis: String], format: String)] {
    let languages = choice[.language] ?? []
    let wanted = lists.filter { list in
      choice[.list]?.contains(list.path) == true
        && (languages.isEmpty || languages.contains(list.language))
    }
    var all = wanted.map { [Axis.list: $0.path, .language: $0.language] }
    for axis in [Axis.size, .layout, .theme, .appearance] {
      all = all.flatMap { values in
        (choice[axis] ?? []).map { value in values.merging([axis: value]) { $1 } }
      }
    }
    return all.flatMap { values in (choice[.format] ?? []).map { (values, $0) } }
  }

  private func order(_ values: [Axis: String], _ format: String) -> Order {
    let fitting = overrides.filter { $0.choice.matches(values, nil) }
    // Of an option that stands in several, the last counts; changes of the theme add up.
    var options: [Setting] = []
    for setting in fitting.flatMap(\.options) {
      if setting.name != "set" { options.removeAll { $0.name == setting.name } }
      options.append(setting)
    }
    let pattern = fitting.last { $0.names != nil }?.names ?? names
    let words = Dictionary(
      uniqueKeysWithValues: values.map { axis, value in
        (axis.rawValue, slug(axis == .size ? value : stem(value)))
      })
    return Order(
      name: fill(pattern, words), values: values, formats: [format], options: options)
  }
}

extension Release.Choice {
  /// Whether an edition is meant: on each axis that is named it has one of the values.
  ///
  /// - Parameter format: the format; `nil` where it does not matter.
  fileprivate func matches(_ values: [Release.Axis: String], _ format: String?) -> Bool {
    allSatisfy { axis, wanted in
      guard let value = axis == .format ? format : values[axis] else { return axis == .format }
      return wanted.contains { isMeant(value, by: $0) }
    }
  }
}

/// Whether a value is meant by a word: itself, or the name of its file, with its extension or without.
func isMeant(_ value: String, by word: String) -> Bool {
  let name = slug(stem(value))
  return value == word || name == slug(word) || name == slug(stem(word))
}
