import InkleafSuggestions

/// The JSON files of one kind inside the program.
struct BuiltInFiles: Sendable {
  /// The kind, such as "theme".
  let kind: String
  /// Their names with their content.
  let files: [(name: String, bytes: @Sendable () -> [UInt8])]

  var names: [String] { files.map(\.name) }

  /// Returns the content of a file, by its name in any case.
  ///
  /// - Throws: a message with the nearest name.
  func bytes(named name: String) throws(UsageProblem) -> [UInt8] { try file(name).bytes() }

  /// Returns the name in its usual spelling.
  ///
  /// - Throws: a message with the nearest name.
  func name(_ name: String) throws(UsageProblem) -> String { try file(name).name }

  private func file(
    _ name: String
  ) throws(UsageProblem) -> (name: String, bytes: @Sendable () -> [UInt8]) {
    guard let file = files.first(where: { $0.name == name.lowercased() }) else {
      throw UsageProblem(
        unknown(
          kind, name, among: names,
          otherwise: "choose from \(names.joined(separator: ", ")), or give the path of a \(kind)'s"
            + " .json file"))
    }
    return file
  }

  /// Reads a file by its name.
  ///
  /// - Throws: a message with the nearest name.
  func read<Value>(
    _ name: String, _ body: ([UInt8], String) throws(Diagnostics) -> Value
  ) throws(UsageProblem) -> Value {
    let bytes = try bytes(named: name)
    do throws(Diagnostics) {
      return try body(bytes, "\(name.lowercased()).json")
    } catch {
      throw UsageProblem(error.description)
    }
  }
}
