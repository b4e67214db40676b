extension JSON {
  /// Returns the value as text, indented by two spaces per level.
  ///
  /// An array of plain values is on one line.
  package func text(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch kind {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value):
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let value): return quoted(value)
    case .array(let values) where values.allSatisfy(\.isPlain):
      return "[" + values.map { $0.text() }.joined(separator: ", ") + "]"
    case .array(let values):
      let lines = values.map { inner + $0.text(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.map {
        "\(inner)\(quoted($0.name)): \($0.value.text(indent: indent + 2))"
      }
      return members.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  /// The value as ASCII text in one line.
  package var oneLine: String {
    switch kind {
    case .null, .bool, .number: text()
    case .string(let value):
      quoted(value).utf16.map { unit in
        unit < 0x80 ? String(UnicodeScalar(UInt8(unit))) : escaped(UInt32(unit))
      }.joined()
    case .array(let values): "[" + values.map(\.oneLine).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSON.string($0.name).oneLine + ":" + $0.value.oneLine }.joined(
          separator: ",") + "}"
    }
  }

  private var isPlain: Bool {
    switch kind {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        result += escaped(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func escaped(_ unit: UInt32) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
