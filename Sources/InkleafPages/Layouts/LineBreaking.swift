/// A part of a text that stays on one line.
struct TextPiece: Equatable {
  var text: String
  /// What joins it to the next one.
  var joint: Joint

  enum Joint {
    /// Nothing.
    case none
    /// A space, which is dropped at the end of a line.
    case space
    /// Nothing, and a hyphen at the end of a line.
    case hyphen
    /// A dot between spaces, which is dropped at the end of a line.
    case dot
    /// The end of a line.
    case line
  }
}

/// Cuts a text into pieces between which a line may end.
///
/// A line may end at spaces, after hyphens, dashes and slashes between words, behind commas before letters, at soft
/// hyphens, and between Chinese or Japanese characters except where these languages forbid it. Korean has spaces
/// between words. Any run of white space counts as one space, except spaces that forbid a break. No character is cut
/// apart, and in Japanese neither are phrases of up to ten characters and words of up to eight katakana. A line feed
/// ends a line.
func pieces(of text: String) -> [TextPiece] {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return pieces(ofASCII: Array(text.utf8)) }
  var pieces: [TextPiece] = []
  var current = ""
  // A dot between words goes with the second of them: at the end of a line it would dangle.
  var dot = ""
  // A word may have several pieces.
  var (word, last) = ("", nil as Character?)
  let mayEndAtSlash = text.mayEndLinesAtSlashes
  func end(_ joint: TextPiece.Joint) {
    if current == "·", !pieces.isEmpty {
      dot = dotBefore
    } else if current == "/", pieces.last?.joint == .space {
      pieces.addSlash(joint)
    } else if !current.isEmpty {
      pieces.append(TextPiece(text: dot + current, joint: joint))
      dot = ""
    } else if joint == .line, !pieces.isEmpty {
      pieces[pieces.count - 1].joint = .line
    }
    current = ""
  }
  for character in text {
    if character.isWhitespace, !noBreakSpaces.contains(character) {
      end(character == "\n" ? .line : .space)
      (word, last) = ("", nil)
      continue
    }
    if character == "\u{AD}" {
      end(.hyphen)
      last = nil
      continue
    }
    let isBehindSlash =
      last == "/" && mayEndAtSlash && character.isLetter
      && current.dropLast().last?.isLetter == true
    if let last, isBehindSlash || mayBreak(between: last, and: character),
      !(hyphens.contains(last) && word.hasPrefix("--"))
    {
      end(.none)
    }
    // Hyphens at the start of a word belong to the word, as in "-5" or "--size".
    let isAtStart = hyphens.contains(character) && current.allSatisfy(hyphens.contains)
    last = isAtStart ? nil : character
    current.append(character)
    if word.count < 2 { word.append(character) }
  }
  end(.none)
  if !dot.isEmpty { pieces[pieces.count - 1].text += " ·" }
  return pieces.joiningKatakana.joiningPhrases
}

extension [TextPiece] {
  /// Adds a slash between spaces to the word before it: no line begins with one.
  fileprivate mutating func addSlash(_ joint: TextPiece.Joint) {
    self[count - 1].text += " /"
    self[count - 1].joint = joint
  }
}

extension String {
  /// Whether a line may end behind its slashes between letters: not in an address, which is touched as one.
  fileprivate var mayEndLinesAtSlashes: Bool {
    utf8.contains(UInt8(ascii: "/"))
      && split(whereSeparator: \.isWhitespace).allSatisfy { word in
        !word.contains("/") || !word.contains("//") && !word.dropLast().contains(".")
      }
  }
}

extension [TextPiece] {
  /// The pieces with short runs of katakana as one each: words from other languages, which read badly in two
  /// lines.
  fileprivate var joiningKatakana: [TextPiece] {
    guard contains(where: { $0.joint == .none && $0.text.isKatakana }) else { return self }
    var joined: [TextPiece] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, self[end - 1].joint == .none, self[start].text.isKatakana,
        self[end].text.isKatakana
      { end += 1 }
      let word = self[start..<end].map(\.text).joined()
      if word.count <= 8 {
        joined.append(TextPiece(text: word, joint: self[end - 1].joint))
      } else {
        joined += self[start..<end]
      }
      start = end
    }
    return joined
  }
}

extension [TextPiece] {
  /// The pieces of Japanese with each phrase as one: a word with the hiragana behind it, which are its ending and
  /// particles.
  ///
  /// Phrases of more than ten characters are parted, since hiragana do not tell where words end.
  fileprivate var joiningPhrases: [TextPiece] {
    func isHiragana(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
    }
    guard contains(where: { $0.text.contains(where: isHiragana) }) else { return self }
    return reduce(into: []) { joined, piece in
      guard let last = joined.last, last.joint == .none, let left = last.text.last,
        let right = piece.text.first, left.isLetter || left.isNumber, last.text.count < 10,
        isHiragana(right) || left.isHan && right.isHan
      else { return joined.append(piece) }
      joined[joined.count - 1] = TextPiece(text: last.text + piece.text, joint: piece.joint)
    }
  }
}

extension Character {
  /// Whether it is a Chinese character.
  fileprivate var isHan: Bool {
    unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
  }
}

extension String {
  fileprivate var isKatakana: Bool {
    unicodeScalars.allSatisfy {
      (0x30A1...0x30FE).contains($0.value) || (0x31F0...0x31FF).contains($0.value)
    }
  }
}

extension Character {
  /// Whether it is of Thai, which has no spaces between words.
  var isThai: Bool {
    unicodeScalars.first.map { (0x0E00...0x0E7F).contains($0.value) } ?? false
  }

  /// Whether a line may begin with the character.
  var mayStartLine: Bool { !neverStartsLine.contains(self) }
}

/// Cuts a text without any character beyond ASCII, as most are, by the same rules.
private func pieces(ofASCII text: [UInt8]) -> [TextPiece] {
  var pieces: [TextPiece] = []
  // A word may have several pieces.
  var (start, word) = (0, 0)
  let (hyphen, slash) = (UInt8(ascii: "-"), UInt8(ascii: "/"))
  let mayEndAtSlash =
    text.contains(slash) && String(decoding: text, as: UTF8.self).mayEndLinesAtSlashes
  func end(at place: Int, _ joint: TextPiece.Joint) {
    guard place > start else {
      if joint == .line, !pieces.isEmpty { pieces[pieces.count - 1].joint = .line }
      return
    }
    if place == start + 1, text[start] == slash, pieces.last?.joint == .space {
      pieces.addSlash(joint)
    } else {
      let piece = String(decoding: text[start..<place], as: UTF8.self)
      pieces.append(TextPiece(text: piece, joint: joint))
    }
    start = place
  }
  for (place, byte) in text.enumerated() {
    switch byte {
    case 0x09...0x0D, 0x20:
      end(at: place, byte == 0x0A ? .line : .space)
      (start, word) = (place + 1, place + 1)
    case 0x41...0x5A, 0x61...0x7A:
      if place > start, text[place - 1] == UInt8(ascii: ",") { end(at: place, .none) }
      let isBehindHyphen =
        place > start && text[place - 1] == hyphen
        && !text[start..<place].allSatisfy({ $0 == hyphen })
      let isBehindSlash =
        place > start + 1 && text[place - 1] == slash && mayEndAtSlash
        && text[place - 2].isASCIILetter
      // An option of a command line ends a line behind a comma alone, so that it can be copied.
      if isBehindHyphen || isBehindSlash, !text[word..<place].starts(with: [hyphen, hyphen]) {
        end(at: place, .none)
      }
    default: break
    }
  }
  end(at: text.count, .none)
  return pieces
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self & ~0x20) }
}

private func mayBreak(between left: Character, and right: Character) -> Bool {
  if hyphens.contains(left) || left == "," { return right.isLetter }
  guard left.isIdeographLike || right.isIdeographLike else { return false }
  return !neverEndsLine.contains(left) && !neverStartsLine.contains(right)
}

/// Returns whether two lines of words have a space between them: not where a Chinese or Japanese character ends a
/// line, nor where a sign says that there is none.
package func mayHaveSpace(between line: String, and next: String) -> Bool {
  guard let byte = line.utf8.last else { return false }
  // Most lines end with a letter or a figure.
  if byte < 0x80 { return byte > 0x20 && !next.isEmpty }
  guard let left = line.last, let right = next.first else { return false }
  return !left.isWhitespace && left != softHyphen.first && left != noSpace.first
    && !(left.isIdeographLike && right.isIdeographLike) && !(left.isThai && right.isThai)
}

/// The hyphen at the end of a line that parts a word: it is drawn, but not read aloud.
package let softHyphen = "\u{AD}"

/// The sign at the end of a line that goes on in the next one without a space, as behind a hyphen; it is not drawn.
package let noSpace = "\u{200B}"

extension String {
  /// The words of a line as they are seen, without the signs that tell how the next line goes on.
  package var asSeen: String {
    // Both signs are beyond ASCII.
    guard let byte = utf8.last, byte >= 0x80 else { return self }
    if hasSuffix(softHyphen) { return dropLast() + "-" }
    return hasSuffix(noSpace) ? String(dropLast()) : self
  }
}

/// A dot between two words as it stands before the second of them.
let dotBefore = "· "

private let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2007}"]

private let hyphens: Set<Character> = ["-", "‐", "–", "—"]

/// Characters that do not start a line in Chinese and Japanese (kinsoku, JIS X 4051).
///
/// These are closing brackets, stops, small syllables, the long-vowel sign and repetition marks.
private let neverStartsLine = Set(
  "、。，．・：；？！）］｝〉》」』】〕〗〙〟’”ー～〜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ々〻ゝゞヽヾ゛゜…‥％℃°%,.:;?!)]}»›"
)

/// Characters that do not end a line: opening brackets.
private let neverEndsLine = Set("（［｛〈《「『【〔〖〘〝‘“([{«‹")

extension Character {
  /// Whether the character belongs to a script without spaces: Chinese, Japanese and their marks.
  fileprivate var isIdeographLike: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF9F, 0x20000...0x3FFFF:
      return true
    default:
      return false
    }
  }
}
