import InkleafLists

// What may stand in the file of a list besides its lines.

extension SourceText {
  /// The first bytes of files that people give by mistake.
  private static let otherKinds: [(String, [UInt8])] = [
    ("PDF", Array("%PDF-".utf8)), ("PNG picture", [0x89, 0x50, 0x4E, 0x47]),
    ("JPEG picture", [0xFF, 0xD8, 0xFF]), ("GIF picture", Array("GIF8".utf8)),
  ]

  /// Decodes a file that may be a prompt list in any form.
  ///
  /// - Throws: if the file is larger than any list.
  init(list bytes: [UInt8], path: String, inflate: Inflate? = nil) throws(Diagnostics) {
    let western = textOfWesternEurope(bytes, path: path)
    let bytes = try textOfUTF16(bytes, path: path) ?? western?.text ?? bytes
    self.init(lines: [])
    self.bytes = bytes[...]
    if bytes.starts(with: Array("#!".utf8)) {
      throw Diagnostics("this is a program, as its first line says; give a list", path)
    }
    for (kind, start) in SourceText.otherKinds where bytes.starts(with: start) {
      throw Diagnostics("cannot read a list from a \(kind); copy the words to a text file", path)
    }
    let isArchive = self.isArchive
    if !isArchive, bytes.prefix(1 << 16).contains(0) {
      throw Diagnostics("this is no text; copy the words to a text file", path)
    }
    try ListLimits.check(bytes, path: path, hasLines: !isArchive)
    // An archive has no lines.
    self = isArchive ? self : SourceText(bytes.composed.withLineEnds, path: path)
    if lines.contains(where: \.endsInSpace), !lines.beginCalendar {
      lines = lines.map(\.withoutSpacesAtEnd)
    }
    lines = lines.withoutTabsAtBullets
    self.inflate = inflate
    isGuessed = western?.isDeclared == false
  }

  /// Takes the settings above a text away, as tools for web pages keep them: lines between two of "---"
  /// or "+++".
  ///
  /// - Returns: their names and values, none where the text has no such part; `nil` where the part has
  ///   no end.
  mutating func takeFrontMatter() -> [JSON.Member]? {
    guard let first = lines.first, first.number == 1, ["---", "+++"].contains(first.text),
      lines.count > 1
    else { return [] }
    let mark: Character = first.text == "---" ? ":" : "="
    guard let end = lines.prefix(100).dropFirst().firstIndex(where: { $0.text == first.text }),
      end + 1 < lines.count
    else { return lines[1].text.contains(mark) ? nil : [] }
    var members: [JSON.Member] = []
    for line in lines[1..<end] {
      guard let middle = line.text.firstIndex(of: mark) else {
        // A list of values, or a note.
        if line.text.allSatisfy(\.isWhitespace) || " -#".contains(line.text.first ?? " ") {
          continue
        }
        return []
      }
      let value = line.text[line.text.index(after: middle)...].inOneLine[...].trimmingQuotes
      members.append(
        JSON.Member(
          name: line.text[..<middle].inOneLine,
          value: JSON(
            kind: .string(String(value)), line: line.number,
            column: line.text[...middle].unicodeScalars.count + 1)))
    }
    guard !members.isEmpty else { return [] }
    removeLines(end + 1)
    return members
  }

  /// Takes the settings of the canonical form away that stand above a list of another form, such as
  /// "start: 2026-10-01" above plain words; a title and lines about the list may be above them.
  ///
  /// - Returns: the lines with settings, the title above them, and the lines between both.
  mutating func takeSettings() -> (lines: [Line], title: String?, head: [Line]) {
    guard let start = lines.firstIndex(where: { CanonicalReader.setting(of: $0.text) != nil }),
      var end = lines[start...].firstIndex(where: {
        !$0.isComment && !CanonicalReader.isSetting($0.text)
      })
    else { return ([], nil, []) }
    // Names that are none of ours belong to the settings up to an empty line, and get an error.
    if let blank = lines[end...].firstIndex(where: \.isBlank), !lines[end - 1].isBlank,
      lines[end..<blank].allSatisfy(\.isNamedValue)
    {
      end = blank
    }
    // Comments are headings where others follow.
    if lines[end...].contains(where: { $0.text.hasPrefix("# ") }) {
      while lines[end - 1].isComment { end -= 1 }
    }
    let above = lines[..<start].filter { !$0.isBlank }
    // Lines about the list are apart from the words below.
    let isHead =
      above.count < 5 && (lines[end].isBlank || lines[end - 1].isBlank)
      && !above.contains { $0.text.contains(": ") }
    guard above.count < 2 || above.allSatisfy(\.isComment) || isHead,
      !above.contains(where: { EntryText($0.text).isLabelled && RawDate(span: $0.text) == nil })
    else { return ([], nil, []) }
    // A name without a value is that of data.
    guard lines[end].text.last != ":" else { return ([], nil, []) }
    let settings = lines[start..<end].filter { !$0.isComment }
    let hasTitle = settings.contains { CanonicalReader.setting(of: $0.text) == .title }
    removeLines(end)
    guard !hasTitle, var title = above.first else { return (settings, nil, []) }
    title.heading = title.heading ?? (title.isComment ? nil : title.text.inOneLine)
    let head = isHead ? above.dropFirst() : []
    // The days of the challenge are read with the prompts.
    lines = [title] + head.filter { RawDate(span: $0.text) != nil } + lines
    return (settings, title.heading, head.filter { RawDate(span: $0.text) == nil })
  }

  /// Removes the first lines, from the bytes too.
  private mutating func removeLines(_ count: Int) {
    for _ in 0..<count {
      bytes = bytes[bytes.drop { $0 != 0x0A && $0 != 0x0D }.startIndex...]
      bytes = bytes.dropFirst(bytes.starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }
    lines.removeFirst(count)
  }
}

extension SourceText.Line {
  /// Whether its last byte is that of a space, or of another letter with such an end.
  fileprivate var endsInSpace: Bool {
    text.utf8.last.map { $0 == 0x20 || $0 == 0xA0 } ?? false
  }

  /// The line without spaces at its end; a tab there may end a cell of a table.
  fileprivate var withoutSpacesAtEnd: SourceText.Line {
    guard endsInSpace else { return self }
    var line = self
    while let last = line.text.unicodeScalars.last, last == " " || last == "\u{A0}" {
      line.text.unicodeScalars.removeLast()
    }
    return line
  }
}

extension [SourceText.Line] {
  /// Returns the lines with other words in the place of their own, where there are some for them.
  func with(_ texts: [(some StringProtocol)?]) -> Self {
    zip(self, texts).map { line, text in text.map { line.with(Substring($0)) } ?? line }
  }
}

extension SourceText.Line {
  /// Returns the line with other words in the place of its own.
  func with(_ text: Substring) -> Self {
    var line = self
    line.text = text
    return line
  }

  /// Whether the line has nothing but space.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether the line says nothing in the canonical form.
  var isComment: Bool {
    let text = text.drop(while: \.isWhitespace)
    return text.isEmpty || text == "#" || text.hasPrefix("# ")
  }

  /// Whether the line is a word, a colon and a value.
  fileprivate var isNamedValue: Bool {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return false }
    return text[..<colon].allSatisfy { $0.isLetter || "-_".contains($0) } && text.last != ":"
  }
}

extension Diagnostics {
  /// Makes a report of one problem of a whole file.
  init(_ message: String, _ path: String) { self.init([Diagnostic(path: path, message: message)]) }
}
