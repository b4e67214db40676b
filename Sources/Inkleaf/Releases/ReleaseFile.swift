import Suggestions

extension Release {
  /// What a release file may name that this module does not know.
  public struct Vocabulary: Sendable {
    /// The names of formats.
    public var formats: [String]
    /// The names of the options that overrides may have, and whether they take a value.
    public var options: [(name: String, takesValue: Bool)]

    /// Takes the names of formats and of options.
    public init(formats: [String], options: [(name: String, takesValue: Bool)]) {
      self.formats = formats
      self.options = options
    }
  }

  /// Reads a release file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: its name, for messages.
  ///   - vocabulary: the formats and options there are.
  /// - Throws: everything that is wrong with it, each with its line and column.
  public static func reading(
    _ bytes: [UInt8], path: String, _ vocabulary: Vocabulary
  ) throws(Diagnostics) -> Release {
    let faults = Faults(path: path)
    var fields = Fields(
      try JSONValue.reading(bytes, path: path), faults, expected: "a release")
    let reader = ReleaseReader(vocabulary: vocabulary)
    let name = fields.read("name") { $0.someText($1) }
    let lists = fields.read("lists") { reader.values($0, .list, $1) }
    if lists == nil, fields.value("lists") == nil {
      faults.add("a release needs the key \"lists\", such as [\"list.txt\"]", at: fields.value)
    }
    var matrix: Choice = [.list: lists ?? []]
    matrix[.language] = fields.read("languages") { reader.values($0, .language, $1) } ?? []
    matrix[.layout] = fields.read("layouts") { reader.values($0, .layout, $1) } ?? ["classic"]
    matrix[.size] = fields.read("sizes") { reader.values($0, .size, $1) } ?? ["a4"]
    matrix[.theme] = fields.read("themes") { reader.values($0, .theme, $1) } ?? ["paper"]
    matrix[.appearance] =
      fields.read("appearances") { reader.values($0, .appearance, $1) } ?? ["light"]
    matrix[.format] =
      fields.read("formats") { reader.values($0, .format, $1) } ?? vocabulary.formats
    let posters = fields.read("posters") { reader.values($0, .size, $1) }
    let include = fields.read("include") { reader.choices($0, among: nil, $1) } ?? []
    // What is left out or changed must be there.
    var known = matrix
    for choice in include { known.merge(choice) { $0 + $1 } }
    let release = Release(
      name: slug(name ?? stem((lists?.count == 1 ? lists?.first : nil) ?? path)), matrix: matrix,
      exclude: fields.read("exclude") { reader.choices($0, among: known, $1) } ?? [],
      include: include,
      overrides: fields.read("overrides") { reader.overrides($0, among: known, $1) } ?? [],
      names: fields.read("names") { reader.pattern($0, $1) } ?? Self.usualNames,
      posters: posters ?? PageSize.all.filter { $0.group == .social }.map(\.name))
    fields.end()
    guard faults.all.isEmpty else { throw Diagnostics(limiting: faults.all, path: path) }
    return release
  }
}

private struct ReleaseReader {
  var vocabulary: Release.Vocabulary

  /// One or several values of an axis.
  ///
  /// - Parameter known: the values there are; `nil` where they are said for the first time.
  func values(
    _ value: JSONValue, _ axis: Release.Axis, among known: [String]? = nil, _ faults: Faults
  ) -> [String]? {
    if let array = value.array, array.isEmpty, axis != .size {
      faults.add("expected at least one \(axis.rawValue)", at: value)
      return nil
    }
    var texts: [String] = []
    for part in value.array ?? [value] {
      guard let text = part.someText(faults), isKnown(text, axis, among: known, part, faults) else {
        continue
      }
      if texts.contains(text) {
        faults.add("\"\(text)\" comes twice; leave one out", at: part)
      }
      texts.append(text)
    }
    return texts
  }

  private func isKnown(
    _ text: String, _ axis: Release.Axis, among known: [String]?, _ value: JSONValue,
    _ faults: Faults
  ) -> Bool {
    func among(_ names: [String]) throws(UsageProblem) {
      guard !names.contains(text) else { return }
      throw UsageProblem(
        unknown(
          axis.rawValue, text, among: names,
          otherwise: "choose from \(names.joined(separator: ", "))"))
    }
    do throws(UsageProblem) {
      if let known, axis != .language {
        guard !known.contains(where: { isMeant($0, by: text) }) else { return true }
        try among(known)
      }
      switch axis {
      case .list, .language: break
      case .layout: if !isPath(text) { _ = try Layout(named: text) }
      case .theme: if !isPath(text) { _ = try Theme(named: text) }
      case .size: _ = try PageSize(reading: text)
      case .appearance: try among(Appearance.allCases.map(\.rawValue))
      case .format: try among(vocabulary.formats)
      }
      return true
    } catch {
      faults.add(error.description, at: value)
      return false
    }
  }

  /// What some editions are, by axes.
  ///
  /// - Parameter known: the values there are; `nil` where they are said for the first time.
  func choices(
    _ value: JSONValue, among known: Release.Choice?, _ faults: Faults
  ) -> [Release.Choice]? {
    guard let array = value.array else {
      return value.isNot("an array of objects such as [{\"size\": \"a4\"}]", faults)
    }
    return array.map { choice($0, among: known, faults) }
  }

  private func choice(
    _ value: JSONValue, among known: Release.Choice?, _ faults: Faults
  ) -> Release.Choice {
    var fields = Fields(value, faults, expected: "values such as {\"size\": \"a4\"}")
    var choice: Release.Choice = [:]
    for axis in Release.Axis.allCases {
      choice[axis] = fields.read(axis.rawValue) { values($0, axis, among: known?[axis], $1) }
    }
    fields.end()
    if choice.isEmpty, value.object?.isEmpty == true {
      faults.add("this means every edition; name a size, a theme or the like", at: value)
    }
    return choice
  }

  /// Options of some editions.
  func overrides(
    _ value: JSONValue, among known: Release.Choice, _ faults: Faults
  ) -> [Release.Override]? {
    let example = "[{\"for\": {\"size\": \"a4\"}, \"bleed\": \"3mm\"}]"
    guard let array = value.array else {
      return value.isNot("an array of objects such as \(example)", faults)
    }
    return array.map { (value: JSONValue) -> Release.Override in
      var fields = Fields(value, faults, expected: "options such as \(example)")
      let choice = fields.read("for") { self.choice($0, among: known, $1) }
      if choice == nil, value.object != nil, fields.value("for") == nil {
        faults.add("\"for\" is missing: the editions that are meant", at: value)
      }
      if let choice, choice[.format] != nil {
        faults.add("\"format\" tells no editions apart; leave it out", at: value)
      }
      var result = Release.Override(choice: choice ?? [:], options: [])
      result.names = fields.read("names") { self.pattern($0, $1) }
      for (name, takesValue) in vocabulary.options {
        guard let value = fields.value(name) else { continue }
        result.options += settings(name, takesValue, value, faults)
      }
      fields.end()
      return result
    }
  }

  /// The values of an option: a text or number, several of them, or `{"ink": "#203040"}` for changes.
  private func settings(
    _ name: String, _ takesValue: Bool, _ value: JSONValue, _ faults: Faults
  ) -> [Release.Setting] {
    func text(_ value: JSONValue) -> String? {
      switch value.kind {
      case .string: return value.someText(faults)
      case .number(let number):
        return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
      default: return value.isNot("a text for \"\(name)\"", faults)
      }
    }
    guard takesValue else {
      guard let isWanted = value.flag(faults) else { return [] }
      return isWanted ? [Release.Setting(name: name)] : []
    }
    if let members = value.object {
      guard name == "set" else { return value.isNot("a text for \"\(name)\"", faults) ?? [] }
      return members.compactMap { member in
        text(member.value).map { Release.Setting(name: name, value: "\(member.name)=\($0)") }
      }
    }
    let values = value.array ?? [value]
    guard values.count == 1 || name == "set" else {
      return value.isNot("one text for \"\(name)\"", faults) ?? []
    }
    return values.compactMap { value in text(value).map { Release.Setting(name: name, value: $0) } }
  }

  /// A pattern of names.
  func pattern(_ value: JSONValue, _ faults: Faults) -> String? {
    guard let text = value.someText(faults) else { return nil }
    let keys = Release.Axis.allCases.filter { $0 != .format }.map(\.rawValue)
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
