/// What an edition was made from, as its PDFs carry it: enough to make the same of another list.
public struct Recipe: Equatable, Sendable {
  /// The program's version.
  public var version: String
  /// The list's file name.
  public var list: String
  /// Options of `inkleaf render` by their names, with their values; flags have none.
  public var options: [(name: String, values: [String])]

  /// Takes what an edition was made from.
  public init(version: String, list: String, options: [(name: String, values: [String])]) {
    self.version = version
    self.list = list
    self.options = options
  }

  /// Two recipes are the same if all they say is.
  public static func == (a: Recipe, b: Recipe) -> Bool { a.text == b.text }

  /// The recipe as JSON.
  package var json: JSON {
    let members = options.map { name, values -> (String, JSON) in
      let value: JSON =
        values.isEmpty
        ? true
        : values.count == 1 && name != "set"
          ? .string(values[0]) : .array(values.map(JSON.string))
      return (name, value)
    }
    return .object([
      ("inkleaf", .string(version)), ("list", .string(list)), ("options", .object(members)),
    ])
  }

  /// The recipe in one line of ASCII, from which it can be read again.
  public var text: String { json.line }

  /// The options as words of a command line.
  public var words: [String] {
    options.flatMap { name, values in
      values.isEmpty ? ["--\(name)"] : values.map { "--\(name)=\($0)" }
    }
  }

  /// Reads a recipe again; `nil` for any other text.
  public init?(_ text: String) {
    guard let value = try? JSONReader.read(text), let version = value.member("inkleaf")?.string,
      let list = value.member("list")?.string, let options = value.member("options")?.object
    else { return nil }
    self.init(
      version: version, list: list,
      options: options.map { member in
        (member.name, (member.value.array ?? [member.value]).compactMap(\.string))
      })
  }
}

extension JSONValue {
  /// The value of a member of an object.
  func member(_ name: String) -> JSONValue? { object?.first { $0.name == name }?.value }
}
