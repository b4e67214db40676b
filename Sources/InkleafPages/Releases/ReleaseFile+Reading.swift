internal import InkleafSuggestions

extension ReleaseFile {
  /// Returns what a theme or layout file calls itself; `nil` where it cannot be read.
  public typealias NameFinder = (_ key: String, _ path: String) -> String?

  /// Reads a release file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: its name, for messages.
  ///   - ownName: tells what a theme or layout file calls itself.
  /// - Throws: everything that is wrong with it, each with its line and column.
  public init(
    parsing bytes: [UInt8], path: String, ownName: @escaping NameFinder = { _, _ in nil }
  ) throws(Diagnostics) {
    let faults = Faults(path: path)
    let value = try JSON.reading(bytes, path: path)
    try value.check(isKind: .release, path: path)
    var fields = Fields(value, faults, expected: "a release")
    let reader = ReleaseReader(ownName: ownName)
    let name = fields.read("name") { $0.someText($1) }
    let lists = fields.read("lists") { reader.values($0, Self.listAxis, $1) }
    if lists == nil, fields.value("lists") == nil {
      faults.add("a release needs the key \"lists\", such as [\"list.txt\"]", at: fields.value)
    }
    var matrix: Choice = [Self.listAxis: lists ?? []]
    matrix[Self.languageAxis] =
      fields.read("languages") { reader.values($0, Self.languageAxis, $1) } ?? []
    for key in Self.keyAxes {
      matrix[key.name] =
        fields.read(key.axis ?? key.name) { reader.values($0, key.name, $1) }
        ?? reader.usualValues(of: key)
    }
    let posters = fields.read("posters") { reader.values($0, Recipe.size.name, $1) }
    let include = fields.read("include") { reader.choices($0, among: nil, $1) } ?? []
    // Editions that are left out or changed must be there.
    var known = matrix
    for choice in include { known.merge(choice) { $0 + $1 } }
    let only = lists?.count == 1 ? lists?.first : nil
    self.init(
      name: (name ?? stem(only?.text ?? path)).slug, matrix: matrix,
      exclude: fields.read("exclude") { reader.choices($0, among: known, $1) } ?? [],
      include: include,
      overrides: fields.read("overrides") { reader.overrides($0, among: known, $1) } ?? [],
      names: fields.read("names") { reader.pattern($0, $1) } ?? Self.usualNames,
      posters: posters.map { $0.map { Recipe().with($0.patch).size } }
        ?? PageSize.all.filter { $0.group == .social })
    if let site = fields.read("site", SiteWishes.read) { self.site = site }
    fields.end()
    guard faults.all.isEmpty else { throw Diagnostics(limiting: faults.all, path: path) }
  }
}

private struct ReleaseReader {
  var ownName: ReleaseFile.NameFinder

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
  func values(
    _ value: JSON, _ axis: String, among known: [ReleaseFile.Value]? = nil, _ faults: Faults
  ) -> [ReleaseFile.Value]? {
    if let array = value.array, array.isEmpty, axis != Recipe.size.name {
      faults.add("expected at least one \(axis)", at: value)
      return nil
    }
    var values: [ReleaseFile.Value] = []
    for part in value.array ?? [value] {
      guard let text = part.someText(faults),
        let value = self.value(text, axis, among: known, part, faults)
      else { continue }
      if values.contains(where: { $0.text == value.text }) {
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
      if let value = known.first(where: { $0.isMeant(by: text) }) { return value }
      let names = known.map(\.text)
      faults.add(
        "no edition has \(axis) \"\(text.prefix(40))\": "
          + (nearest(to: text, among: names).map { "did you mean \($0)?" }
            ?? "choose from \(names.joined(separator: ", "))"),
        at: place)
      return nil
    }
    guard let key = Recipe.key(named: axis) else {
      return ReleaseFile.Value(
        text: text, name: axis == ReleaseFile.listAxis ? stem(text) : text.slug,
        patch: Recipe.Patch())
    }
    var patch = Recipe.Patch()
    do { try patch.set(key, to: text) } catch {
      faults.add(error.description, at: place)
      return nil
    }
    return value(patch, key, text)
  }

  /// Reads which editions are meant, by axes.
  ///
  /// - Parameter known: the values there are; `nil` where they are named for the first time.
  func choices(
    _ value: JSON, among known: ReleaseFile.Choice?, _ faults: Faults
  ) -> [ReleaseFile.Choice]? {
    guard let array = value.array else {
      return value.isNot("an array of objects such as [{\"size\": \"a4\"}]", faults)
    }
    return array.map { choice($0, among: known, faults) }
  }

  private func choice(
    _ value: JSON, among known: ReleaseFile.Choice?, _ faults: Faults
  ) -> ReleaseFile.Choice {
    var fields = Fields(value, faults, expected: "values such as {\"size\": \"a4\"}")
    var choice: ReleaseFile.Choice = [:]
    for axis in ReleaseFile.axes {
      choice[axis] = fields.read(axis) { values($0, axis, among: known?[axis], $1) }
    }
    fields.end()
    if choice.isEmpty, value.object?.isEmpty == true {
      faults.add("this means every edition; name a size, a theme or the like", at: value)
    }
    return choice
  }

  /// Keys of some editions' recipes.
  func overrides(
    _ value: JSON, among known: ReleaseFile.Choice, _ faults: Faults
  ) -> [ReleaseFile.Override]? {
    let example = "[{\"for\": {\"size\": \"a4\"}, \"bleed\": \"3mm\"}]"
    guard let array = value.array else {
      return value.isNot("an array of objects such as \(example)", faults)
    }
    return array.map { value in
      var fields = Fields(value, faults, expected: "options such as \(example)")
      let choice = fields.read("for") { self.choice($0, among: known, $1) }
      if choice == nil, value.object != nil, fields.value("for") == nil {
        faults.add("\"for\" is missing: the editions that are meant", at: value)
      }
      if let choice, choice[ReleaseFile.formatAxis] != nil {
        faults.add("\"format\" tells no editions apart; leave it out", at: value)
      }
      let names = fields.read("names") { self.pattern($0, $1) }
      let patch = Recipe.Patch(&fields, Recipe.keys.filter { $0.axis == nil })
      fields.end()
      return ReleaseFile.Override(choice: choice ?? [:], patch: patch, names: names)
    }
  }

  /// A pattern of names.
  func pattern(_ value: JSON, _ faults: Faults) -> String? {
    guard let text = value.someText(faults) else { return nil }
    let keys = ReleaseFile.axes.filter { $0 != ReleaseFile.formatAxis }
    let found = text.fieldNames
    for key in found where !keys.contains(key) {
      faults.add(
        unknown(
          "field", key, among: keys,
          otherwise: "the fields are \(keys.map { "{\($0)}" }.joined(separator: " "))"), at: value)
      return nil
    }
    guard !found.isEmpty else { return value.isNot("a pattern such as \"{list}-{size}\"", faults) }
    let plain = found.reduce(text) { $0.replacing("{\($1)}", with: "") }
    // Each name is a folder's and a file's, on any system.
    guard
      plain.unicodeScalars.allSatisfy({ scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
      }), text.first != ".", text.count <= 120
    else {
      faults.add(
        "between the fields only letters, figures, \"-\", \"_\" and \".\" can stand, and no \".\" first",
        at: value)
      return nil
    }
    return text
  }
}

extension ReleaseFile.Value {
  /// Whether a word means this value: it is its text or its name, or the name of its file.
  func isMeant(by word: String) -> Bool {
    text == word || name == word.slug || name == stem(word) || stem(text) == stem(word)
  }
}
