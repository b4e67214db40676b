/// Returns a text with its markup escaped, for XML and HTML, and with spaces for characters that these cannot
/// hold.
///
/// - Parameter isQuoted: whether it may stand between quotation marks.
package func escaped(_ text: String, isQuoted: Bool = true) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0..<0x20, 0x7F: false
    case UInt8(ascii: "\""): !isQuoted
    // These begin the control characters after ASCII, and what stands for no character.
    case 0xC2, 0xEF, 0xF0...: false
    default: true
    }
  }
  if isPlain { return text }
  // By scalars, because a combining mark makes one character with a "<" before it.
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;".unicodeScalars
    case "<": result += "&lt;".unicodeScalars
    case ">": result += "&gt;".unicodeScalars
    case "\"" where isQuoted: result += "&quot;".unicodeScalars
    case "\t", "\n", "\r": result.append(scalar)
    default:
      let properties = scalar.properties
      let isHeld =
        properties.generalCategory != .control && !properties.isNoncharacterCodePoint
      result.append(isHeld ? scalar : " ")
    }
  }
  return String(result)
}

/// Returns a text of XML without its escapes.
func unescaped(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  let escapes = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")]
  while let character = rest.first {
    if let (escape, plain) = escapes.first(where: { rest.hasPrefix($0.0) }) {
      result += plain
      rest = rest.dropFirst(escape.count)
    } else {
      result.append(character)
      rest = rest.dropFirst()
    }
  }
  return result
}
