/// The content of a release file: a matrix of editions, with exclusions, additions and changes.
public struct ReleaseFile: Equatable, Sendable {
  /// One of the values by which the editions of a release differ.
  public struct Value: Equatable, Sendable {
    /// The value as text, in its usual spelling.
    public var text: String
    /// The value as a part of editions' names.
    public var name: String
    /// The recipe's key with this value; empty for lists and languages.
    public var patch: Recipe.Patch
    /// Where it is named first; `nil` for what the file leaves open.
    package var place: FilePlace?
  }

  /// Values by the axis that they lie on: `list`, `language`, or the name of a recipe's key.
  public typealias Choice = [String: [Value]]

  /// Keys of some editions' recipes.
  public struct Override: Equatable, Sendable {
    /// The editions that are meant.
    public var choice: Choice
    /// The keys with their values.
    public var patch: Recipe.Patch
    /// A pattern for the editions' names; `nil` for the usual one.
    public var names: String?
    /// Where the keys are.
    package var places: [String: FilePlace] = [:]
  }

  /// The folder that everything goes to.
  public var name: String
  /// The matrix: each list, size, layout, theme, appearance and format with each other.
  public var matrix: Choice
  /// The editions that are left out of the matrix.
  public var exclude: [Choice]
  /// Matrices of their own, which take what they leave open from the large one.
  public var include: [Choice]
  /// Keys of some editions' recipes, the later ones winning.
  public var overrides: [Override]
  /// The pattern of the editions' names.
  public var names: String
  /// The sizes in which the whole list is drawn as a poster.
  public var posters: [PageSize]
  /// What is said of the site; `nil` for none.
  public var site: SiteWishes? = SiteWishes()
  /// Where the keys are that leave out editions or name them.
  var places: [String: FilePlace] = [:]

  /// The axes that are not keys of a recipe.
  package static let listAxis = "list"
  static let languageAxis = "language"
  static let formatAxis = Recipe.formats.name

  /// The recipe's keys that are axes, in the order in which editions are listed.
  static let keyAxes = Recipe.keys.filter { $0.axis != nil }

  /// All axes.
  static let axes = [listAxis, languageAxis] + keyAxes.map(\.name)

  /// All axes but the format, since the formats of an edition share a folder.
  static let axesOfNames = axes.filter { $0 != formatAxis }

  /// The usual pattern of names.
  public static let usualNames = "{list}-{size}-{layout}-{theme}-{appearance}"

  /// The most editions of a release, counted by format.
  public static let mostEditions = 20_000

  /// The most lists of a release file, and the most values of each other axis.
  public static let mostValues = 1000

  /// The most prompts of all lists of a release file together.
  public static let mostPrompts = 100_000

  /// All lists, each once; their texts are their paths.
  public var lists: [Value] {
    var texts: Set<String> = []
    return ([matrix] + include).flatMap { $0[Self.listAxis] ?? [] }.filter {
      texts.insert($0.text).inserted
    }
  }

  /// The keys that say how a list is read, for all editions of it.
  static let readingKeys = [Recipe.syntax, Recipe.select, Recipe.language]

  /// The recipe by which a list is read: what overrides say of its form.
  package func reading(of list: String) -> Recipe {
    overrides.filter { override in
      Self.readingKeys.contains { override.patch.keys.contains($0.name) }
        && (override.choice.isEmpty
          || override.choice[Self.listAxis]?.contains { $0.text == list } == true)
    }.reduce(Recipe()) { $0.with($1.patch) }
  }
}
