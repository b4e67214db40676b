extension JSON {
  /// Reads a file that holds one JSON value.
  ///
  /// - Throws: every invalid character, or else the first fault of the JSON.
  package static func reading(_ bytes: [UInt8], path: String) throws(Diagnostics) -> JSON {
    let source = SourceText(bytes, path: path)
    guard source.problems.isEmpty else { throw Diagnostics(limiting: source.problems, path: path) }
    do throws(JSONReader.Fault) {
      return try JSONReader.read(source.lines.map(\.text).joined(separator: "\n"))
    } catch {
      throw Diagnostics([
        Diagnostic(path: path, line: error.line, column: error.column, message: error.message)
      ])
    }
  }
}
