internal import InkleafSuggestions

/// Reads the values of a release file's axes, and which editions are meant by them.
struct ReleaseReader {
  var ownName: ReleaseFile.NameFinder = { _, _ in nil }
  var ownPath: ReleaseFile.NameFinder = { _, _ in nil }

  /// The values on an axis that a release file leaves open.
  func usualValues(of key: Recipe.Key) -> [ReleaseFile.Value] {
    switch key.name {
    case ReleaseFile.formatAxis: Format.allCases.compactMap { value($0.name, of: key) }
    case Recipe.appearance.name: [value(Appearance.light.rawValue, of: key)].compactMap(\.self)
    default: key.texts(Recipe()).compactMap { value($0, of: key) }
    }
  }

  private func value(_ text: String, of key: Recipe.Key) -> ReleaseFile.Value? {
    var patch = Recipe.Patch()
    do { try patch.set(key, to: text) } catch { return nil }
    return value(patch, key, text)
  }

  private func value(
    _ patch: Recipe.Patch, _ key: Recipe.Key, _ text: String
  ) -> ReleaseFile.Value {
    let plain = key.texts(Recipe().with(patch)).first ?? text
    let name =
      if key.name == Recipe.layout.name {
        plain.split(separator: ",").map(String.init).map { part in
          isPath(part) ? ownName(key.name, part) ?? stem(part) : stem(part)
        }.joined(separator: "-")
      } else if isPath(plain) {
        ownName(key.name, plain) ?? stem(plain)
      } else if key.name == Recipe.size.name {
        plain.slug
      } else {
        stem(plain)
      }
    return ReleaseFile.Value(text: plain, name: name, patch: patch)
  }

  /// One or several values of an axis.
  ///
  /// - Parameter known: the values there are; `nil` where they are named for the first time.
  private func values(
    _ value: JSON, _ axis: String, among known: [ReleaseFile.Value]?, canBeEmpty: Bool,
    _ faults: Faults
  ) -> [ReleaseFile.Value]? {
    if canBeEmpty, case .bool(let isWanted) = value.kind {
      if !isWanted { return [] }
      return value.isNot("sizes such as [\"story\"], or false for none", faults)
    }
    if let array = value.array, array.isEmpty, !canBeEmpty {
      return value.refuse("expected at least one \(axis)", faults)
    }
    if let array = value.array, array.count > ReleaseFile.mostValues {
      return value.refuse(
        "\(array.count) values for \(axis); at most \(ReleaseFile.mostValues) are possible, so make several releases",
        faults)
    }
    var values: [ReleaseFile.Value] = []
    var texts: Set<String> = []
    for part in value.array ?? [value] {
      guard let text = part.someText(faults),
        let value = self.value(text, axis, among: known, part, faults)
      else { continue }
      if !texts.insert(value.text).inserted {
        faults.add("\"\(text)\" occurs twice; remove one", at: part)
      }
      values.append(value)
    }
    return values
  }

  private func value(
    _ text: String, _ axis: String, among known: [ReleaseFile.Value]?, _ place: JSON,
    _ faults: Faults
  ) -> ReleaseFile.Value? {
    if let known, axis != ReleaseFile.languageAxis {
      var meant = known.filter { $0.text == text }
      if meant.isEmpty { meant = known.filter { $0.isNamed(text) } }
      if meant.isEmpty { meant = known.filter { $0.isMeant(by: text) } }
      let texts = Set(meant.map(\.text)).sorted()
      if texts.count > 1 {
        let texts = texts.joined(separator: " and ")
        return place.refuse("\"\(text.prefix(40))\" means \(texts); write one of them", faults)
      }
      if let value = meant.first { return value }
      let names = known.map(\.text)
      // Where none could be read, that is what is wrong.
      guard !names.isEmpty else { return nil }
      return place.refuse(
        "no edition has \(axis) \"\(text.prefix(40))\": "
          + (nearest(to: text, among: names).map { "did you mean \($0)?" }
            ?? "choose from \(names.joined(separator: ", "))"),
        faults)
    }
    if text.contains("*") || text == "all" && axis != ReleaseFile.listAxis {
      return place.refuse(
        "\"\(text.prefix(40))\" names no \(axis); write the name of each, in [ ]", faults)
    }
    guard let key = Recipe.key(named: axis) else {
      return ReleaseFile.Value(
        text: text, name: axis == ReleaseFile.listAxis ? stem(text) : text.slug,
        patch: Recipe.Patch(), place: place.place)
    }
    var patch = Recipe.Patch()
    do { try patch.set(key, to: text) } catch {
      let parts = text.split(separator: ",").map { JSON.string(String($0.trimmed)) }
      faults.add(
        parts.count > 1
          ? "several values stand in an array; write \(JSON.array(parts).text())"
          : ownPath(key.name, text).map { ReleaseFile.byPath(text, key.name, $0) }
            ?? error.description, at: place)
      // It is told once, not again where editions are meant by it.
      return ReleaseFile.Value(
        text: text, name: text.slug, patch: Recipe.Patch(), place: place.place)
    }
    var value = value(patch, key, text)
    value.place = place.place
    return value
  }

  /// The form of one or several values of an axis.
  ///
  /// - Parameters:
  ///   - known: the values there are; `nil` where they are named for the first time.
  ///   - canBeEmpty: whether there can be no value at all.
  func form(
    of axis: String, among known: [ReleaseFile.Value]? = nil, canBeEmpty: Bool = false
  ) -> Form<[ReleaseFile.Value]> {
    Form(
      { values($0, axis, among: known, canBeEmpty: canBeEmpty, $1) },
      write: { $0.isEmpty ? nil : .array($0.map { .string($0.text) }) }
    ) { parts in
      let text: JSON =
        if known == nil, let key = Recipe.key(named: axis) {
          parts.part("option-\(axis)") { key.schema(parts) }
        } else {
          Form<String>.someText.schema(parts)
        }
      let several = JSON.schema(listOf: text).adding(
        [("uniqueItems", true), ("maxItems", JSON(ReleaseFile.mostValues))]
          + (canBeEmpty ? [] : [("minItems", 1)]))
      return .schema(anyOf: [text, several] + (canBeEmpty ? [["const": false]] : []))
    }
  }

  /// The form of the editions that are meant, by axes.
  ///
  /// - Parameter known: the values there are; `nil` where they are named for the first time.
  func choices(among known: ReleaseFile.Choice?) -> Form<[ReleaseFile.Choice]> {
    objects("[{\"size\": \"a4\"}]", choice(of: ReleaseFile.axes, among: known))
  }

  /// The form of an array of objects.
  private func objects<Value>(_ example: String, _ form: Form<Value>) -> Form<[Value]> {
    Form({ value, faults in
      guard let array = value.array else {
        return value.isNot("an array of objects such as \(example)", faults)
      }
      return array.compactMap { form.read($0, faults) }
    }) { .schema(listOf: form.schema($0)) }
  }

  /// The form of editions that are meant by their values on some axes.
  ///
  /// - Parameter mayBeAll: whether no value stands for every edition.
  private func choice(
    of axes: [String], among known: ReleaseFile.Choice?, mayBeAll: Bool = false
  ) -> Form<ReleaseFile.Choice> {
    let form = Form<ReleaseFile.Choice>.object("values such as {\"size\": \"a4\"}") { fields in
      var choice: ReleaseFile.Choice = [:]
      for axis in axes {
        choice[axis] = fields.read(
          axis, self.form(of: axis, among: known?[axis]), "the \(axis), or several")
      }
      for key in Recipe.keys.map(\.name) where !ReleaseFile.axes.contains(key) {
        fields.refuse(
          key,
          "\"\(key)\" tells how editions are drawn, not which; write it into \"overrides\", beside \"for\""
        )
      }
      if !axes.contains(ReleaseFile.formatAxis) {
        fields.refuse(ReleaseFile.formatAxis, "editions do not differ by format; remove it")
      }
      return choice
    }
    return Form(
      { value, faults in
        if value.object?.isEmpty == true, !mayBeAll {
          faults.add("this means every edition; name a size, a theme or the like", at: value)
        }
        return form.read(value, faults)
      }
    ) { mayBeAll ? form.schema($0) : form.schema($0).adding([("minProperties", 1)]) }
  }

  /// The form of keys of some editions' recipes.
  func overrides(among known: ReleaseFile.Choice) -> Form<[ReleaseFile.Override]> {
    let example = "[{\"for\": {\"size\": \"a4\"}, \"bleed\": \"3mm\"}]"
    return objects(
      example,
      .object("options such as \(example)") { fields in
        let choice = fields.read(
          "for", choice(of: ReleaseFile.axesOfNames, among: known, mayBeAll: true),
          "the editions that are meant; all without it")
        // "language" is an option, too: it says how a list is read.
        for axis in [ReleaseFile.listAxis] + ReleaseFile.keyAxes.map(\.name) {
          fields.refuse(
            axis, "\"\(axis)\" tells which editions are meant; write \"for\": {\"\(axis)\": …}")
        }
        var names: String?
        fields.read(
          "names", into: &names, Form.namePattern.map(Optional.some),
          "what these editions are called")
        // Without "for", it says so of all lists.
        if choice?.isEmpty == false, Set((choice ?? [:]).keys) != [ReleaseFile.listAxis] {
          for key in ReleaseFile.readingKeys.map(\.name) {
            fields.refuse(
              key,
              "\"\(key)\" says how a list is read; \"for\" may name only lists here, such as"
                + " {\"list\": \"list.txt\"}")
          }
        }
        if fields.value.object?.map(\.name) == ["for"] {
          fields.faults.add(
            "this changes nothing; write beside \"for\" what is other in these editions",
            at: fields.value
          )
        }
        let patch = Recipe.Patch(&fields, Recipe.keys.filter { $0.axis == nil })
        var override = ReleaseFile.Override(choice: choice ?? [:], patch: patch, names: names)
        for key in patch.keys + ["names"] {
          override.places[key] = fields.value(key, isKey: false)?.place
        }
        return override
      })
  }
}

extension Form where Value == String {
  /// A pattern of names.
  static var namePattern: Form {
    Form({ $0.namePattern($1) }, write: JSON.string) { _ in
      let fields = ReleaseFile.axesOfNames.joined(separator: "|")
      let piece = "(?:[A-Za-z0-9_.-]|\\{(?:\(fields))\\})"
      return .schema(
        pattern: "^(?![.])(?=.{1,120}$)(?=.*\\{)\(piece)+$",
        expected: "a pattern such as {list}-{size}")
    }
  }
}

extension JSON {
  /// Where it begins.
  var place: FilePlace { FilePlace(line: line, column: column) }

  /// A pattern of names.
  fileprivate func namePattern(_ faults: Faults) -> String? {
    guard let text = someText(faults) else { return nil }
    let keys = ReleaseFile.axesOfNames
    let found = text.fieldNames
    for key in found where !keys.contains(key) {
      return refuse(
        unknown(
          "field", key, among: keys,
          otherwise: "the fields are \(keys.map { "{\($0)}" }.joined(separator: " "))"), faults)
    }
    guard !found.isEmpty else {
      return refuse(
        "\"\(text.prefix(40))\" has no field, so all editions would have one name; write a field as in"
          + " \"{list}-{size}\"", faults)
    }
    let plain = found.reduce(text) { $0.replacing("{\($1)}", with: "") }
    // Each name is a folder's and a file's, on any system.
    guard
      plain.unicodeScalars.allSatisfy({ scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
      }), text.first != ".", text.count <= 120
    else {
      return refuse(
        "between the fields only letters, figures, \"-\", \"_\" and \".\" can stand, and no \".\" first",
        faults)
    }
    return text
  }
}

extension ReleaseFile.Value {
  /// Whether a word is the name of this value, or that of its file.
  func isNamed(_ word: String) -> Bool { name == word.slug || text.withoutEnding == word }

  /// Whether a word means this value: it is its text or its name, or the name of its file.
  func isMeant(by word: String) -> Bool {
    text == word || name == word.slug
      || [name, text.withoutEnding].contains(word.withoutEnding)
  }
}

extension String {
  /// The name of a file without its ending; any other word stays whole, such as "8.5x11in".
  fileprivate var withoutEnding: String {
    let ending = split(separator: ".").last ?? ""
    return ending.allSatisfy(\.isLetter) ? stem(self) : self
  }
}
