extension Recipe {
  /// A part of a recipe, as people name it: how it is called, read, written and explained.
  public struct Key: Sendable {
    /// The name: an option of the command line, and a key in release files and in recipes.
    public let name: String
    /// The letter that stands for the option.
    public let letter: Character?
    /// The value in usage lines, in capitals; `nil` for a switch.
    public let placeholder: String?
    /// The texts that may be given.
    public let choices: Choices
    /// The value without it, in words; empty for none.
    public let fallback: String
    /// The effect, in one line.
    public let summary: String
    /// Whether it can be given several times, and adds up.
    public let isRepeated: Bool
    /// The key in a release file's matrix that lists its values, such as `sizes`; `nil` where a release
    /// has one value for all its editions.
    public let axis: String?
    /// Describes the texts that may be given; of a switch, none.
    let schema: @Sendable (SchemaParts) -> JSON
    /// Whether problems with the value do not name the key themselves.
    package let needsLabel: Bool
    /// The part of the folder's name by which its editions are told apart.
    let folderNames: @Sendable (Recipe) -> [String]
    /// Puts a text into a recipe.
    let read: @Sendable (_ text: String, OwnNames, inout Recipe) throws(UsageProblem) -> Void
    /// Turns a switch on or off.
    let turn: (@Sendable (_ isOn: Bool, inout Recipe) -> Void)?
    /// The values as texts, none where the recipe leaves them as usual; of a switch, one empty text.
    let texts: @Sendable (Recipe) -> [String]
    /// Copies the value from one recipe to another, or adds it where it adds up.
    let copy: @Sendable (_ from: Recipe, _ to: inout Recipe, _ adds: Bool) -> Void

    /// Whether a text may be several words with commas between them.
    package var takesSeveral: Bool {
      switch choices {
      case .some, .someOrOther, .someOrFile: true
      default: [Recipe.days.name, Recipe.safeArea.name].contains(name)
      }
    }
  }

  /// The texts that may be given for a key.
  public enum Choices: Sendable, Equatable {
    /// Any text.
    case any
    /// The path of a file.
    case file
    /// One of these words.
    case one([String])
    /// Some of these words, with commas between them.
    case some([String])
    /// One of these words, or a text of another form.
    case oneOrOther([String])
    /// One of these words, or the path of a file.
    case oneOrFile([String])
    /// Some of these words or other texts, with commas between them.
    case someOrOther([String])
    /// Some of these words or paths of files, with commas between them.
    case someOrFile([String])
    /// One of these keys, with `=` and a value.
    case key([String])
  }
}

extension Recipe.Key {
  /// Returns the warning that it was given where it has no effect.
  ///
  /// - Parameter use: what it is for, in words.
  package func changesNothing(outside use: String) -> String {
    "--\(name) changes nothing: it is for \(use)"
  }
}

extension Recipe.Choices {
  /// These choices and one more word.
  fileprivate func or(_ word: String) -> Recipe.Choices {
    switch self {
    case .one(let words): .one(words + [word])
    case .oneOrOther(let words): .oneOrOther(words + [word])
    case .oneOrFile(let words): .oneOrFile(words + [word])
    case .any, .file, .some, .someOrOther, .someOrFile, .key: self
    }
  }
}

/// How people write a value.
struct TextForm<Value>: Sendable {
  /// Reads a text, which may be one of a person's own names.
  let read: @Sendable (String, OwnNames) throws(UsageProblem) -> Value
  let write: @Sendable (Value) -> String
  /// Describes the texts, and numbers if they may be given as such.
  let schema: @Sendable (SchemaParts) -> JSON
}

/// How a key appears in the names of editions' folders.
enum FolderName {
  /// Not at all, or as a part of the page's, layout's or theme's name.
  case none
  /// Its name and its value, as in `bleed-3mm`.
  case named
  /// Its name and the name of the file that its value is, as in `beside-inktober-2018-es`.
  case stem
  /// A word of its own.
  case word(String)
}

extension Recipe.Key {
  /// A key whose value is always there.
  ///
  /// - Parameter isAlwaysWritten: whether the value is written down even where it is the usual one.
  init<Value: Equatable & Sendable>(
    _ name: String, letter: Character? = nil, value placeholder: String,
    choices: Recipe.Choices = .any, default fallback: String = "", axis: String? = nil,
    needsLabel: Bool = false, folder: FolderName = .none, isAlwaysWritten: Bool = false,
    _ get: @escaping @Sendable (Recipe) -> Value,
    _ set: @escaping @Sendable (inout Recipe, Value) -> Void, _ form: TextForm<Value>,
    _ summary: String
  ) {
    self.init(
      name, letter, placeholder, choices, fallback, axis, needsLabel, folder, summary, form.schema,
      read: { (text, own, recipe) throws(UsageProblem) in set(&recipe, try form.read(text, own)) },
      texts: { recipe in
        let value = get(recipe)
        return isAlwaysWritten || value != get(Recipe()) ? [form.write(value)] : []
      },
      copy: { from, to, _ in set(&to, get(from)) })
  }

  /// A key whose value may be left open.
  ///
  /// - Parameter open: the word that leaves it open, for those who go on from a recipe that has a value.
  init<Value: Sendable>(
    _ name: String, letter: Character? = nil, value placeholder: String,
    choices: Recipe.Choices = .any, default fallback: String = "", open: String? = nil,
    axis: String? = nil, needsLabel: Bool = false, folder: FolderName = .none,
    optional get: @escaping @Sendable (Recipe) -> Value?,
    _ set: @escaping @Sendable (inout Recipe, Value?) -> Void, _ form: TextForm<Value>,
    _ summary: String
  ) {
    self.init(
      name, letter, placeholder, open.map(choices.or) ?? choices, fallback, axis, needsLabel,
      folder, summary,
      { parts in
        let values = form.schema(parts)
        return open.map { .schema(anyOf: [.schema(wordsOf: [$0]), values]) } ?? values
      },
      read: { (text, own, recipe) throws(UsageProblem) in
        set(&recipe, text.lowercased() == open ? nil : try form.read(text, own))
      },
      texts: { recipe in get(recipe).map { [form.write($0)] } ?? [] },
      copy: { from, to, _ in set(&to, get(from)) })
  }

  /// A key that can be given several times.
  ///
  /// - Parameter replaces: whether a value that is added takes the place of an older one.
  init<Value: Sendable>(
    _ name: String, value placeholder: String, choices: Recipe.Choices = .any,
    repeated get: @escaping @Sendable (Recipe) -> [Value],
    _ set: @escaping @Sendable (inout Recipe, [Value]) -> Void, _ form: TextForm<Value>,
    replaces: @escaping @Sendable (_ new: Value, _ old: Value) -> Bool,
    folderNames: @escaping @Sendable (Value) -> String, _ summary: String
  ) {
    self.init(
      name, nil, placeholder, choices, "", nil, true, .none, summary, form.schema, isRepeated: true,
      folderNames: { get($0).map(folderNames) },
      read: { (text, own, recipe) throws(UsageProblem) in
        set(&recipe, get(recipe) + [try form.read(text, own)])
      },
      texts: { recipe in get(recipe).map(form.write) },
      copy: { from, to, adds in
        let new = get(from)
        let kept = adds ? get(to).filter { old in !new.contains { replaces($0, old) } } : []
        set(&to, kept + new)
      })
  }

  /// A switch.
  init(
    switch name: String, folder: FolderName = .none,
    isOn: @escaping @Sendable (Recipe) -> Bool,
    turn: @escaping @Sendable (_ isOn: Bool, inout Recipe) -> Void,
    copy: @escaping @Sendable (_ from: Recipe, _ to: inout Recipe) -> Void, _ summary: String
  ) {
    self.init(
      name, nil, nil, .any, "", nil, false, folder, summary, { _ in false }, turn: turn,
      read: { (_, _, recipe) throws(UsageProblem) in turn(true, &recipe) },
      texts: { isOn($0) ? [""] : [] }, copy: { from, to, _ in copy(from, &to) })
  }

  private init(
    _ name: String, _ letter: Character?, _ placeholder: String?, _ choices: Recipe.Choices,
    _ fallback: String, _ axis: String?, _ needsLabel: Bool, _ folder: FolderName,
    _ summary: String, _ schema: @escaping @Sendable (SchemaParts) -> JSON,
    isRepeated: Bool = false,
    folderNames: (@Sendable (Recipe) -> [String])? = nil,
    turn: (@Sendable (Bool, inout Recipe) -> Void)? = nil,
    read: @escaping @Sendable (String, OwnNames, inout Recipe) throws(UsageProblem) -> Void,
    texts: @escaping @Sendable (Recipe) -> [String],
    copy: @escaping @Sendable (Recipe, inout Recipe, Bool) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.choices = choices
    self.fallback = fallback
    self.axis = axis
    self.needsLabel = needsLabel
    self.summary = summary
    self.schema = schema
    self.isRepeated = isRepeated
    self.read = read
    self.turn = turn
    self.texts = texts
    self.copy = copy
    if let folderNames {
      self.folderNames = folderNames
    } else {
      switch folder {
      case .none: self.folderNames = { _ in [] }
      case .named: self.folderNames = { texts($0).map { "\(name)-\($0.slug)" } }
      case .stem: self.folderNames = { texts($0).map { "\(name)-\(fileStem(of: $0).slug)" } }
      case .word(let word): self.folderNames = { texts($0).isEmpty ? [] : [word] }
      }
    }
  }
}
