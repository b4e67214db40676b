extension Recipe {
  /// Some keys of a recipe with their values: what one command line or one object of a file names.
  public struct Patch: Equatable, Sendable {
    /// The names of the keys, in the order given.
    public private(set) var keys: [String] = []
    private var values = Recipe()
    /// The names of the keys that take their usual value first.
    private var resets: Set<String> = []

    /// A patch that changes nothing.
    public init() {}

    /// Takes a value as a text; of a switch, any text turns it on.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - text: the text.
    ///   - own: the names of one's own themes and layouts, which the text may be.
    /// - Throws: what is wrong with it.
    public mutating func set(
      _ key: Key, to text: String, own: OwnNames = .none
    ) throws(UsageProblem) {
      // What a recipe holds is read again, and such a character would be refused then.
      if let fault = faultyCharacter(in: text) {
        throw UsageProblem((key.needsLabel ? "" : "--\(key.name): ") + fault.message)
      }
      try key.read(text, own, &values)
      note(key)
    }

    /// Turns a switch on or off.
    mutating func turn(_ key: Key, _ isOn: Bool) {
      key.turn?(isOn, &values)
      note(key)
    }

    /// The word that stands for the usual value of every key.
    public static let usual = "default"

    /// Takes the usual value, whatever the recipe has that the patch is for.
    public mutating func reset(_ key: Key) {
      key.copy(Recipe(), &values, false)
      note(key)
      resets.insert(key.name)
    }

    private mutating func note(_ key: Key) {
      if !keys.contains(key.name) { keys.append(key.name) }
    }

    /// The paths that the values refer to, each with the option that names it.
    public var paths: [(option: String, path: String)] { values.paths }

    fileprivate func copy(to recipe: inout Recipe, adds: Bool) {
      for key in keys.compactMap(Recipe.key(named:)) {
        key.copy(values, &recipe, adds && !resets.contains(key.name))
      }
    }
  }

  /// Returns this recipe with the values of a patch in place of its own.
  public func with(_ patch: Patch) -> Recipe {
    var recipe = self
    patch.copy(to: &recipe, adds: false)
    return recipe
  }

  /// Returns this recipe with the values of a patch; what can be given several times is added.
  package func adding(_ patch: Patch) -> Recipe {
    var recipe = self
    patch.copy(to: &recipe, adds: true)
    return recipe
  }
}

extension Recipe.Patch {
  /// Reads the keys of a recipe that an object has.
  ///
  /// - Parameters:
  ///   - fields: the object; its other keys are left to the caller.
  ///   - keys: the keys that it may have.
  ///   - own: the names of one's own themes and layouts, which may be values.
  init(_ fields: inout Fields, _ keys: [Recipe.Key] = Recipe.keys, own: OwnNames = .none) {
    for key in keys {
      var meaning: String {
        key.summary + (key.fallback.isEmpty ? "" : "; without it: \(key.fallback)")
      }
      if let read = fields.read(key.name, .value(of: key, in: self, own), meaning) { self = read }
    }
  }

  /// Reads one key: a text or a number, `true` or `false` for a switch, several of them or an object
  /// such as `{"ink": "#203040"}` for what can be given several times.
  fileprivate mutating func read(
    _ key: Recipe.Key, _ value: JSON, _ own: OwnNames, _ faults: Faults
  ) {
    guard key.placeholder != nil else {
      if let isOn = value.flag(faults) { turn(key, isOn) }
      return
    }
    if key.isRepeated, let members = value.object {
      faults.addRepeatedNames(of: value)
      for member in members {
        if let text = member.value.wordOfFile ?? member.value.plainValue(of: key.name, faults) {
          set(key, "\(member.name)=\(text)", member.value, own, faults)
        }
      }
      return
    }
    let values = value.array ?? [value]
    if key.takesSeveral, values.count > 1 {
      let texts = values.compactMap { $0.plainValue(of: key.name, faults) }
      if texts.count == values.count {
        set(key, texts.joined(separator: ","), value, own, faults)
      }
      return
    }
    guard values.count == 1 || key.isRepeated else {
      return value.isNot("one text for \"\(key.name)\"", faults) ?? ()
    }
    for value in values {
      if let text = value.plainValue(of: key.name, faults) { set(key, text, value, own, faults) }
    }
  }

  private mutating func set(
    _ key: Recipe.Key, _ text: String, _ value: JSON, _ own: OwnNames, _ faults: Faults
  ) {
    do { try set(key, to: text, own: own) } catch { faults.add(error.description, at: value) }
  }
}

extension Form where Value == Recipe.Patch {
  /// The value of a key, which is put into a patch.
  fileprivate static func value(
    of key: Recipe.Key, in patch: Recipe.Patch, _ own: OwnNames
  ) -> Form {
    Form({ value, faults in
      var patch = patch
      patch.read(key, value, own, faults)
      return patch
    }) { parts in
      guard key.placeholder != nil else { return ["type": "boolean"] }
      let text = parts.part("option-\(key.name)") { key.schema(parts) }
      if key.takesSeveral { return .schema(anyOf: [text, .schema(listOf: text)]) }
      guard key.isRepeated else {
        // An array of one is as good as its element.
        return .schema(anyOf: [text, .schema(listOf: text, 1...1)])
      }
      let changes: JSON = [
        "type": "object", "propertyNames": ["pattern": .string("^\(ThemeChange.keyPattern)$")],
        "properties": .object(ThemeChange.texts(parts)),
        "additionalProperties": ["type": ["string", "number", "boolean", "null"]],
      ]
      return .schema(anyOf: [text, .schema(listOf: text), changes])
    }
  }
}

extension JSON {
  /// `true`, `false` or `null` as a text, as changes of a theme write them.
  fileprivate var wordOfFile: String? {
    switch kind {
    case .bool(let isOn): "\(isOn)"
    case .null: "null"
    default: nil
    }
  }

  /// A text that is not empty, or a number as text.
  fileprivate func plainValue(of key: String, _ faults: Faults) -> String? {
    switch kind {
    case .string: return someText(faults)
    case .number(let number): return number.plain
    default: return isNot("a text for \"\(key)\"", faults)
    }
  }
}
