import InkleafSuggestions
internal import Synchronization

/// The JSON files of one kind inside the program.
package struct BuiltInFiles: Sendable {
  /// The kind, such as "theme".
  let kind: String
  /// Their names with their content.
  let files: [(name: String, bytes: @Sendable () -> [UInt8])]

  package init(kind: String, files: [(name: String, bytes: @Sendable () -> [UInt8])]) {
    (self.kind, self.files) = (kind, files)
  }

  package var names: [String] { files.map(\.name) }

  /// Returns the content of a file, by its name in any case.
  ///
  /// - Throws: a message with the nearest name.
  package func bytes(named name: String) throws(UsageProblem) -> [UInt8] { try file(name).bytes() }

  /// Returns the name in its usual spelling.
  ///
  /// - Throws: a message with the nearest name.
  package func name(_ name: String) throws(UsageProblem) -> String { try file(name).name }

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
}

/// What the JSON files of one kind describe, each read at most once: the editions of a release have many in
/// common.
package struct BuiltInValues<Value: Sendable>: ~Copyable, Sendable {
  let files: BuiltInFiles
  /// Reads the content of a file of some name.
  let parse: @Sendable ([UInt8], String) throws(Diagnostics) -> Value
  private let known = Mutex<[String: Value]>([:])

  package init(
    files: BuiltInFiles, parse: @escaping @Sendable ([UInt8], String) throws(Diagnostics) -> Value
  ) {
    (self.files, self.parse) = (files, parse)
  }

  /// Returns what a file describes, by its name in any case.
  ///
  /// - Throws: a message with the nearest name.
  package func value(named name: String) throws(UsageProblem) -> Value {
    let name = name.lowercased()
    if let value = known.withLock({ $0[name] }) { return value }
    let bytes = try files.bytes(named: name)
    do throws(Diagnostics) {
      let value = try parse(bytes, "\(name).json")
      known.withLock { $0[name] = value }
      return value
    } catch {
      throw UsageProblem(error.description)
    }
  }
}
