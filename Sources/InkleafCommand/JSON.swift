/// A JSON value that prints itself, keys in the order given.
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A string, or null for none.
  init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  init(_ number: Int) { self = .number(Double(number)) }

  /// The value as text, indented by two spaces a level; arrays of plain values on one line.
  func text(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
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
      let lines = members.map { "\(inner)\(quoted($0)): \($1.text(indent: indent + 2))" }
      return members.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  private var isPlain: Bool {
    switch self {
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
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
