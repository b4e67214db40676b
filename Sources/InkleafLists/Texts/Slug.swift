extension StringProtocol {
  /// The text as part of a file name: its letters and digits in lower case, the rest as hyphens.
  ///
  /// It keeps letters of every script. It has at most 80 bytes of UTF-8, so that every file system
  /// takes it with a number and an extension. No character is cut apart.
  public var slug: String {
    var result = ""
    var gap = false
    for character in lowercased() {
      // The small letter of a Turkish "İ" has its dot twice.
      let character =
        character.utf8.count == 3 && character == "i\u{307}" ? "i" : character
      // An apostrophe is part of a word ("don't"); every other such character separates words.
      if character == "'" || character == "’" { continue }
      guard character.isWord else {
        gap = true
        continue
      }
      let piece = (gap && !result.isEmpty ? "-" : "") + String(character)
      guard result.utf8.count + piece.utf8.count <= 80 else { break }
      result += piece
      gap = false
    }
    return result
  }
}

extension Character {
  /// Whether this is a letter or a number.
  fileprivate var isWord: Bool {
    // Properties of Unicode take a hundred times as long to look up.
    if let byte = asciiValue {
      return UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return isLetter || isNumber
  }
}
