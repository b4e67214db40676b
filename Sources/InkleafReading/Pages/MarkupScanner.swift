import InkleafLists

/// Reads HTML or XML piece by piece, however broken it is.
///
/// Declarations are passed over, so entities that a file declares itself are never expanded.
struct MarkupScanner {
  /// A piece of the text.
  enum Piece {
    /// A tag that opens an element; names are in lower case.
    case open(String, attributes: [String: String], isEmpty: Bool)
    /// A tag that closes an element.
    case close(String)
    /// Characters, with entities decoded.
    case text(String)
  }

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  /// The line of the next piece, from 1.
  private(set) var line = 1

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Returns the next piece, or `nil` at the end.
  // Many readers call it; a copy in each takes the compiler five seconds.
  @inline(never)
  mutating func next() -> Piece? {
    while place < bytes.endIndex {
      guard bytes[place] == UInt8(ascii: "<") else { return .text(text()) }
      let second = place + 1 < bytes.endIndex ? bytes[place + 1] : 0
      if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") {
        skipDeclaration()
      } else if second == UInt8(ascii: "/") || isLetter(second) {
        if let tag = tag() { return tag }
      } else {
        // A sign of its own, as in "I <3 ink"; the last one of a file that was cut begins a tag.
        move(to: place + 1)
        if place == bytes.endIndex { return nil }
        return .text(
          "<" + (place < bytes.endIndex && bytes[place] != UInt8(ascii: "<") ? text() : ""))
      }
    }
    return nil
  }

  /// Returns the text up to the end of an element whose content is no markup.
  mutating func rawText(until name: String) -> ArraySlice<UInt8> {
    let start = place
    let end = Array(name.utf8)
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.endIndex,
        bytes[place + 1] == UInt8(ascii: "/"),
        bytes[(place + 2)...].prefix(end.count).elementsEqual(end, by: { $0 | 0x20 == $1 })
      {
        break
      }
      move(to: place + 1)
    }
    return bytes[start..<place]
  }

  private mutating func move(to end: Int) {
    while place < end {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func text() -> String {
    let start = place
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: "<") { move(to: place + 1) }
    // No prompt is so long; the rest is passed over.
    return withoutEntities(bytes[start..<min(place, start + 4000)])
  }

  private mutating func skipDeclaration() {
    let isComment = bytes[place...].starts(with: "<!--".utf8)
    let isData = bytes[place...].starts(with: "<![CDATA[".utf8)
    let end = Array((isComment ? "-->" : isData ? "]]>" : ">").utf8)
    move(to: min(place + (isComment ? 4 : 2), bytes.endIndex))
    while place < bytes.endIndex, !bytes[place...].starts(with: end) { move(to: place + 1) }
    move(to: min(place + end.count, bytes.endIndex))
  }

  private mutating func tag() -> Piece? {
    move(to: place + 1)
    let isClosing = bytes[place] == UInt8(ascii: "/")
    if isClosing { move(to: place + 1) }
    let name = word(until: "/>")
    var attributes: [String: String] = [:]
    var isEmpty = false
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: ">") {
      let byte = bytes[place]
      isEmpty = byte == UInt8(ascii: "/")
      if isEmpty || byte <= 0x20 {
        move(to: place + 1)
        continue
      }
      let start = place
      let key = word(until: "=/>")
      guard place > start else {
        move(to: place + 1)
        continue
      }
      var value = ""
      skipSpace()
      if place < bytes.endIndex, bytes[place] == UInt8(ascii: "=") {
        move(to: place + 1)
        skipSpace()
        value = attributeValue()
      }
      if attributes.count < 20 { attributes[key] = value }
    }
    move(to: min(place + 1, bytes.endIndex))
    guard !name.isEmpty else { return nil }
    return isClosing ? .close(name) : .open(name, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func skipSpace() {
    while place < bytes.endIndex, bytes[place] <= 0x20 { move(to: place + 1) }
  }

  private mutating func word(until marks: String) -> String {
    let start = place
    while place < bytes.endIndex, bytes[place] > 0x20, !marks.utf8.contains(bytes[place]) {
      move(to: place + 1)
    }
    return String(decoding: bytes[start..<min(place, start + 60)], as: UTF8.self).lowercased()
  }

  private mutating func attributeValue() -> String {
    guard place < bytes.endIndex else { return "" }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      while place < bytes.endIndex, bytes[place] > 0x20, bytes[place] != UInt8(ascii: ">") {
        move(to: place + 1)
      }
      return String(decoding: bytes[start..<min(place, start + 200)], as: UTF8.self)
    }
    move(to: place + 1)
    let start = place
    while place < bytes.endIndex, bytes[place] != quote { move(to: place + 1) }
    let value = withoutEntities(bytes[start..<min(place, start + 400)])
    move(to: min(place + 1, bytes.endIndex))
    return value
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}

/// Returns a text with the entities of HTML replaced by their characters.
func withoutEntities(_ bytes: ArraySlice<UInt8>) -> String {
  guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
  var result: [UInt8] = []
  var place = bytes.startIndex
  while place < bytes.endIndex {
    if bytes[place] == UInt8(ascii: "&") {
      let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
      if let end, let text = entity(String(decoding: bytes[(place + 1)..<end], as: UTF8.self)) {
        result += Array(text.utf8)
        place = end + 1
        continue
      }
    }
    result.append(bytes[place])
    place += 1
  }
  return String(decoding: result, as: UTF8.self)
}

private func entity(_ name: String) -> String? {
  if name.hasPrefix("#") {
    let digits = name.dropFirst()
    let isHex = digits.first?.lowercased() == "x"
    let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
  if let character = entities[name] { return String(character) }
  // Letters of Western Europe are in the order of Latin-1.
  return letterEntities.firstIndex(of: name[...]).flatMap { Unicode.Scalar(UInt32(0xC0 + $0)) }
    .map { String(Character($0)) }
}

private let entities: [String: Character] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
  "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  "bull": "•", "middot": "·", "copy": "©", "reg": "®", "trade": "™", "laquo": "«", "raquo": "»",
  "rarr": "→", "deg": "°", "times": "×", "euro": "€", "hearts": "♥", "frac12": "½", "iexcl": "¡",
  "iquest": "¿", "oelig": "œ", "scaron": "š", "sbquo": "‚", "bdquo": "„", "ensp": " ", "emsp": " ",
  "thinsp": " ", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
]

private let letterEntities = """
  Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
  ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
  agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
  eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
  """.split(whereSeparator: \.isWhitespace)
