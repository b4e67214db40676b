extension JSON {
  /// Returns the value as text, indented by two spaces per level.
  ///
  /// An array of plain values is on one line.
  ///
  /// - Parameter indent: the spaces before all lines but the first.
  package func text(indent: Int = 0) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  /// The value as the text of a file, whose last line ends.
  package var fileText: String { text() + "\n" }

  private func write(to text: inout String, indent: Int) {
    func line(_ indent: Int) -> String { "\n" + String(repeating: " ", count: indent) }
    switch kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.plain
    case .string(let value): text += quoted(value)
    case .array(let values):
      let isOneLine = values.allSatisfy(\.isPlain)
      let inner = isOneLine ? "" : line(indent + 2)
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += isOneLine ? ", " : "," }
        text += inner
        value.write(to: &text, indent: indent + 2)
      }
      if !isOneLine { text += line(indent) }
      text += "]"
    case .object(let members):
      let inner = line(indent + 2)
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += inner
        text += quoted(member.name)
        text += ": "
        member.value.write(to: &text, indent: indent + 2)
      }
      if !members.isEmpty { text += line(indent) }
      text += "}"
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
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + text + "\"" }
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
