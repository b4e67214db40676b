import InkleafLists

extension SyntaxReader {
  /// JSON: an array of strings or objects, an object by day, or an object with one of these.
  static let json = SyntaxReader(
    matches: { $0.lines.beginWithJSON },
    isInside: { $0.lines.beginWithJSON || $0.fencedJSON != nil },
    read: { source, empty in
      var empty = empty
      let fenced = source.fencedJSON
      if fenced != nil,
        let heading = source.lines.prefix(while: { !$0.isFence })
          .first(where: { $0.text.hasPrefix("# ") })
      {
        empty.takeTitle(withoutMarks(String(heading.text.dropFirst(2)))[...])
      }
      let text = (fenced ?? source.lines.map(\.text)).joined(separator: "\n")
      do throws(JSONReader.Fault) {
        return empty.readings(of: try JSONReader.read(text))
      } catch {
        if let values = jsonLines(source) { return empty.readings(of: .array(values)) }
        var raw = empty
        let isNone = fenced == nil && !source.lines.beginWithJSON
        raw.fail((isNone ? "this is no JSON: " : "") + error.message, error.line, error.column)
        return [raw]
      }
    })
}

extension SourceText {
  /// The lines of JSON between two of "```", as assistants write it, each at its place; `nil` if there are none.
  fileprivate var fencedJSON: [Substring]? {
    guard let start = lines.firstIndex(where: \.isFence) else { return nil }
    let inner = lines[(start + 1)...].prefix { !$0.isFence }
    guard let first = inner.first, inner.endIndex < lines.endIndex, Array(inner).beginWithJSON
    else { return nil }
    return Array(repeating: "", count: first.number - 1) + inner.map(\.text)
  }
}

extension SourceText.Line {
  /// Whether code begins or ends here.
  fileprivate var isFence: Bool { text.drop(while: \.isWhitespace).hasPrefix("```") }
}

extension [SourceText.Line] {
  /// Whether the first words are those of JSON.
  fileprivate var beginWithJSON: Bool {
    let text = lazy.map { $0.text.drop(while: \.isWhitespace) }.first { !$0.isEmpty }
    return text.map { $0.first == "{" || $0.first == "[" && !$0.beginsWithBracket } ?? false
  }
}

extension Substring {
  /// Whether the line begins with something in brackets, as "[1] Bear" and lines of a chat do.
  fileprivate var beginsWithBracket: Bool {
    guard let end = firstIndex(of: "]"), !self[..<end].contains("\"") else { return false }
    let after = self[index(after: end)...].drop(while: \.isWhitespace)
    // "[Day 1]" has its words on the next line.
    let words = self[..<end].dropFirst().split(separator: " ")
    if after.isEmpty, words.count == 2, words[0].allSatisfy(\.isLetter), Int(words[1]) != nil {
      return true
    }
    return !after.isEmpty && !",]}".contains(after.first ?? ",")
  }
}

/// Returns the values of a text with an object a line, or `nil` for any other text.
private func jsonLines(_ source: SourceText) -> [JSON]? {
  let lines = source.lines.filled
  guard lines.count > 1 else { return nil }
  var values: [JSON] = []
  var left = JSONReader.most
  for line in lines {
    guard var value = try? JSONReader.read(Array(line.text.utf8), most: left),
      value.object != nil
    else { return nil }
    left -= value.count
    value.move(to: line.number)
    values.append(value)
  }
  return values
}

extension JSON {
  /// The number of values, at all depths.
  fileprivate var count: Int {
    switch kind {
    case .array(let values): values.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    default: 1
    }
  }

  /// Moves the value and what is in it, which are on one line, to another line.
  fileprivate mutating func move(to line: Int) {
    self.line = line
    switch kind {
    case .object(var members):
      for index in members.indices { members[index].value.move(to: line) }
      kind = .object(members)
    case .array(var values):
      for index in values.indices { values[index].move(to: line) }
      kind = .array(values)
    default: break
    }
  }
}
