import InkleafLists

extension SyntaxReader {
  /// YAML: lists and mappings by indentation, as settings have them.
  static let yaml = SyntaxReader(
    matches: { source in
      var lines = source.lines.lazy.filter { !$0.isBlankInYAML }.makeIterator()
      guard let first = lines.next() else { return false }
      let start = first.text.hasPrefix("---") ? lines.next() ?? first : first
      // "- {day: 1, prompt: Fox}" is no bullet.
      if start.isMapInYAML, IteratorSequence(lines).allSatisfy(\.isMapInYAML) { return true }
      guard start.isKeyInYAML else { return false }
      // "- Mission: Impossible" above "- Fox" is a bullet.
      let items = source.lines.filter { $0.text.hasPrefix("- ") }
      if start.text.hasPrefix("- "), items.count > 1,
        items.contains(where: { !$0.isKeyInYAML })
          || items.count(where: { $0.keyInYAML == start.keyInYAML }) == 1
      {
        return false
      }
      var hasDash = start.text.hasPrefix("- ")
      while let line = lines.next() {
        guard line.isKeyInYAML || line.text.hasPrefix(" ") || line.text.hasPrefix("- ") else {
          return false
        }
        hasDash =
          hasDash || line.text.drop(while: { $0 == " " }).hasPrefix("- ")
          || line.text.hasPrefix(" ") && line.text.contains(":")
      }
      return hasDash
    },
    isWhole: { source in
      source.lines.contains(where: \.isInset)
        && source.lines.allSatisfy { $0.isBlankInYAML || $0.text.contains(":") }
    },
    read: { source, empty in
      var reader = YAMLReader(source.lines.filter { !$0.isBroken })
      let value = reader.read()
      return empty.readings(of: value)
    })
}

extension SourceText.Line {
  fileprivate var isBlankInYAML: Bool {
    let text = text.drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("#")
  }

  /// The key of a line that is "key: value" or "- key: value", with a key of one word; `nil` for any other.
  fileprivate var keyInYAML: Substring? {
    var text = text
    if text.hasPrefix("- ") { text = text.dropFirst(2) }
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let (key, after) = (text[..<colon], text[text.index(after: colon)...])
    return (after.isEmpty || after.hasPrefix(" "))
      && key.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: "-") } ? key : nil
  }

  fileprivate var isKeyInYAML: Bool { keyInYAML != nil }

  /// Whether the line is a key that belongs to one above it and has others below.
  fileprivate var isInset: Bool { text.hasPrefix(" ") && text.last == ":" }

  /// Whether the line is an item with keys and values in braces.
  fileprivate var isMapInYAML: Bool {
    text.hasPrefix("- {") && text.last == "}" && text.contains(":")
  }
}

/// Reads the part of YAML that lists are written in.
private struct YAMLReader {
  private var lines: [(indent: Int, text: Substring, number: Int)] = []
  private var place = 0

  init(_ source: [SourceText.Line]) {
    for line in source where !line.isBlankInYAML && !line.text.hasPrefix("---") {
      let text = line.text.drop { $0 == " " }
      lines.append((line.text.utf8.count - text.utf8.count, text, line.number))
    }
  }

  mutating func read() -> JSON {
    lines.isEmpty ? .null : block(indent: lines[0].indent, depth: 0)
  }

  private mutating func block(indent: Int, depth: Int) -> JSON {
    guard place < lines.count, depth < JSONReader.deepest else {
      place = lines.count
      return .null
    }
    let number = lines[place].number
    let isList = isItem(lines[place].text)
    var values: [JSON] = []
    var members: [JSON.Member] = []
    while place < lines.count, lines[place].indent == indent, isItem(lines[place].text) == isList {
      let line = lines[place]
      if isList {
        let rest = line.text.dropFirst().drop { $0 == " " }
        if rest.isEmpty {
          place += 1
          values.append(inner(below: indent, depth: depth))
        } else if rest.first != "{", key(of: rest) != nil {
          // A mapping begins on the line of its dash.
          let inside = indent + line.text.utf8.count - rest.utf8.count
          lines[place] = (inside, rest, line.number)
          values.append(block(indent: inside, depth: depth + 1))
        } else {
          place += 1
          values.append(scalar(rest, line.number, indent: indent))
        }
      } else if let (name, rest) = key(of: line.text) {
        place += 1
        if rest.isEmpty {
          members.append(JSON.Member(name: name, value: inner(below: indent, depth: depth)))
        } else {
          members.append(JSON.Member(name: name, value: scalar(rest, line.number, indent: indent)))
        }
      } else {
        place += 1
      }
      // What is indented further and was not read is passed over.
      while place < lines.count, lines[place].indent > indent { place += 1 }
    }
    return JSON(kind: isList ? .array(values) : .object(members), line: number, column: indent + 1)
  }

  /// Reads what is indented below a key or dash; a list may have the indentation of its key.
  private mutating func inner(below indent: Int, depth: Int) -> JSON {
    guard place < lines.count else { return .null }
    let next = lines[place]
    guard next.indent > indent || next.indent == indent && isItem(next.text) else { return .null }
    return block(indent: next.indent, depth: depth + 1)
  }

  private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// Splits "key: value"; a key may be in quotes.
  private func key(of text: Substring) -> (String, Substring)? {
    var start = text.startIndex
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      start = text.index(after: end)
      guard text[start...].first == ":" else { return nil }
    }
    let colon =
      text[start...].firstRange(of: ": ")?.lowerBound
      ?? (text.last == ":" ? text.index(before: text.endIndex) : nil)
    guard let colon else { return nil }
    let name = text[..<colon].trimmingQuotes
    guard !name.isEmpty, name.count < 60,
      !name.contains(" ") || start > text.startIndex || isDayName(String(name))
    else {
      return nil
    }
    return (String(name), text[text.index(after: colon)...].drop { $0 == " " })
  }

  private mutating func scalar(_ text: Substring, _ number: Int, indent: Int) -> JSON {
    var words = text
    if let comment = words.firstRange(of: " #") { words = words[..<comment.lowerBound] }
    if text.first == "|" || text.first == ">" {
      // A text of several lines.
      var parts: [String] = []
      while place < lines.count, lines[place].indent > indent {
        parts.append(String(lines[place].text))
        place += 1
      }
      let words = parts.joined(separator: text.first == "|" ? "\n" : " ")
      return JSON(kind: .string(words), line: number)
    }
    if let first = text.first, "[{\"'".contains(first) {
      var reader = LiteralReader(Array(text.utf8)[...])
      if var value = try? reader.value() {
        value.line = number
        return value
      }
      if "[{".contains(first) {
        var rest = words.withoutTrailingSpace[...]
        if let value = flow(&rest, number, depth: 0), rest.isEmpty { return value }
      }
    }
    // A quote that is never closed is no part of the words.
    let plain = words.drop { $0 == "\"" }.withoutTrailingSpace
    if let value = Int(plain), abs(Double(value)) < 1e9 {
      return JSON(kind: .number(Double(value)), line: number)
    }
    return JSON(kind: plain == "null" || plain == "~" ? .null : .string(plain), line: number)
  }
}

extension YAMLReader {
  /// Reads a list or a mapping in brackets, whose words need no quotes; `nil` where a bracket is open.
  private func flow(_ text: inout Substring, _ number: Int, depth: Int) -> JSON? {
    guard depth < JSONReader.deepest, let first = text.first, "[{".contains(first) else {
      return nil
    }
    let end: Character = first == "[" ? "]" : "}"
    text = text.dropFirst()
    var values: [JSON] = []
    var members: [JSON.Member] = []
    while true {
      text = text.drop { $0.isWhitespace || $0 == "," }
      guard let next = text.first else { return nil }
      if next == end { break }
      var name: Substring?
      if end == "}" {
        guard let colon = text.firstIndex(where: { ":,]}".contains($0) }), text[colon] == ":" else {
          return nil
        }
        name = text[..<colon].withoutTrailingSpace[...].trimmingQuotes
        text = text[text.index(after: colon)...].drop(while: \.isWhitespace)
      }
      let value: JSON
      if let inner = text.first, "[{".contains(inner) {
        guard let read = flow(&text, number, depth: depth + 1) else { return nil }
        value = read
      } else {
        let word = text.prefix { !",]}".contains($0) }
        // A bracket of the other kind.
        guard !word.isEmpty || name != nil else { return nil }
        text = text[word.endIndex...]
        let plain = word.withoutTrailingSpace[...].trimmingQuotes
        value =
          Int(plain).map { JSON(kind: .number(Double($0)), line: number) }
          ?? JSON(kind: .string(String(plain)), line: number)
      }
      if let name {
        members.append(JSON.Member(name: String(name), value: value))
      } else {
        values.append(value)
      }
    }
    text = text.dropFirst()
    return JSON(kind: end == "]" ? .array(values) : .object(members), line: number)
  }
}

extension Substring {
  var trimmingQuotes: Substring {
    guard count > 1, let first, first == last, first == "\"" || first == "'" else { return self }
    return dropFirst().dropLast()
  }
}
