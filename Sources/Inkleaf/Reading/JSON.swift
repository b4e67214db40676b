/// A JSON value that prints itself, keys in the order given.
package enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A string, or null for none.
  package init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  package init(_ number: Int) { self = .number(Double(number)) }

  /// The value as text, indented by two spaces a level; arrays of plain values on one line.
  package func text(indent: Int = 0) -> String {
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

  /// The value as text in one line, of nothing but ASCII.
  package var line: String {
    switch self {
    case .null, .bool, .number: text()
    case .string(let value):
      quoted(value).utf16.map { unit in
        unit < 0x80 ? String(UnicodeScalar(UInt8(unit))) : escaped(UInt32(unit))
      }.joined()
    case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSON.string($0).line + ":" + $1.line }.joined(separator: ",") + "}"
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
