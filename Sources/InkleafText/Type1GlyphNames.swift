/// Returns the names of the glyphs in a font of format Type 1 (Adobe Type 1 Font Format, 1990), but for
/// `.notdef`; `nil` for a font of another form than Cairo's subsets.
///
/// - Parameter start: the first encrypted byte.
package func glyphNames(ofType1 font: [UInt8], encryptedFrom start: Int) -> [String]? {
  guard font.indices.contains(start) else { return nil }
  var key: UInt16 = 55665
  let program = font[start...].map { byte in
    defer { key = (UInt16(byte) &+ key) &* 52845 &+ 22719 }
    return byte ^ UInt8(truncatingIfNeeded: key >> 8)
  }
  var names: [String] = []
  var hasBegun = false
  // The last two words; the program begins with four random bytes.
  var (before, last) = ("", "")
  var place = 4
  while place < program.count {
    let word = program[place...].prefix { $0 > 0x20 }
    place = word.endIndex + 1
    guard let text = String(validating: word, as: UTF8.self) else { return nil }
    switch text {
    case "": continue
    case "/CharStrings": hasBegun = true
    // So many bytes of a glyph or of a part of glyphs follow.
    case "RD", "-|":
      guard let count = Int(last), count >= 0, count <= program.count - place else { return nil }
      place += count
      if hasBegun, before != "/.notdef" { names.append(String(before.dropFirst())) }
    case "end" where hasBegun: return names
    default: break
    }
    (before, last) = (last, text)
  }
  return nil
}
