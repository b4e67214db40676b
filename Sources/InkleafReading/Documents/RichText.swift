import InkleafLists

/// Whether bytes are rich text (RTF).
func isRichText(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: #"{\rtf"#.utf8) }

/// Returns the lines of a rich text, without its marks.
func linesOfRichText(_ bytes: ArraySlice<UInt8>) -> [SourceText.Line] {
  var reader = RichTextReader(bytes: bytes, place: bytes.startIndex)
  reader.read()
  return reader.lines
}

private struct RichTextReader {
  let bytes: ArraySlice<UInt8>
  var place: Int
  var lines: [SourceText.Line] = []
  private var text = ""
  /// For each open group, whether its text is hidden, and how many characters stand for one of Unicode.
  private var groups: [(isHidden: Bool, skip: Int)] = [(false, 1)]
  /// How many characters are still to be passed over.
  private var pending = 0

  init(bytes: ArraySlice<UInt8>, place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private static let hidden: Set = [
    "fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "listtable",
    "listoverridetable", "generator", "themedata", "fldinst", "pntext", "listtext", "rsidtbl",
  ]

  mutating func read() {
    while place < bytes.endIndex, lines.count < PageContent.most {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"):
        if groups.count < 1000 { groups.append(groups[groups.count - 1]) }
        if bytes[place...].starts(with: #"\*"#.utf8) { groups[groups.count - 1].isHidden = true }
      case UInt8(ascii: "}"): if groups.count > 1 { groups.removeLast() }
      case UInt8(ascii: "\\"): control()
      case 0x0A, 0x0D: break
      default: add(Character(Unicode.Scalar(byte)))
      }
    }
    endLine()
  }

  private mutating func add(_ character: Character) {
    if pending > 0 {
      pending -= 1
    } else if !groups[groups.count - 1].isHidden, text.utf8.count < 4000 {
      text.append(character)
    }
  }

  private mutating func endLine() {
    guard !groups[groups.count - 1].isHidden else { return }
    lines.append(SourceText.Line(number: lines.count + 1, text: text[...]))
    text = ""
  }

  private mutating func control() {
    guard place < bytes.endIndex else { return }
    let first = bytes[place]
    guard (0x61...0x7A).contains(first | 0x20) else {
      place += 1
      switch first {
      case UInt8(ascii: "'"):
        let digits = String(decoding: bytes[place..<min(place + 2, bytes.endIndex)], as: UTF8.self)
        place = min(place + 2, bytes.endIndex)
        if let value = UInt8(digits, radix: 16) { add(westernCharacter(value)) }
      case UInt8(ascii: "~"): add(" ")
      case UInt8(ascii: "_"): add("-")
      case 0x0A, 0x0D: endLine()
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        add(Character(Unicode.Scalar(first)))
      default: break
      }
      return
    }
    var word: [UInt8] = []
    while place < bytes.endIndex, (0x61...0x7A).contains(bytes[place] | 0x20), word.count < 32 {
      word.append(bytes[place])
      place += 1
    }
    var digits: [UInt8] = []
    while place < bytes.endIndex,
      (0x30...0x39).contains(bytes[place]) || digits.isEmpty && bytes[place] == UInt8(ascii: "-"),
      digits.count < 9
    {
      digits.append(bytes[place])
      place += 1
    }
    if place < bytes.endIndex, bytes[place] == 0x20 { place += 1 }
    act(String(decoding: word, as: UTF8.self), Int(String(decoding: digits, as: UTF8.self)))
  }

  private mutating func act(_ word: String, _ number: Int?) {
    switch word {
    case "par", "line", "row": endLine()
    case "tab", "cell": add("\t")
    case "emdash": add("—")
    case "endash": add("–")
    case "bullet": add("•")
    case "lquote", "rquote": add("’")
    case "ldblquote": add("“")
    case "rdblquote": add("”")
    case "uc": groups[groups.count - 1].skip = min(max(number ?? 1, 0), 10)
    case "u":
      let value = number.map { $0 < 0 ? $0 + 65_536 : $0 } ?? 0
      if let scalar = Unicode.Scalar(UInt32(clamping: value)) { add(Character(scalar)) }
      pending = groups[groups.count - 1].skip
    default: if Self.hidden.contains(word) { groups[groups.count - 1].isHidden = true }
    }
  }
}

/// The characters that Windows' encoding for Western Europe has elsewhere than Unicode.
private let windowsCharacters: [UInt8: Character] = [
  0x80: "€", 0x82: "‚", 0x84: "„", 0x85: "…", 0x8A: "Š", 0x8C: "Œ", 0x8E: "Ž", 0x91: "‘",
  0x92: "’", 0x93: "“", 0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x99: "™", 0x9A: "š",
  0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ", 0xA0: " ",
]

/// Returns the character of a byte in Windows' encoding for Western Europe.
func westernCharacter(_ byte: UInt8) -> Character {
  byte < 0x80
    ? Character(Unicode.Scalar(byte)) : windowsCharacters[byte] ?? Character(Unicode.Scalar(byte))
}

/// Returns UTF-8 for a text in Windows' encoding for Western Europe.
func westernText(_ bytes: [UInt8]) -> [UInt8] { Array(String(bytes.map(westernCharacter)).utf8) }
