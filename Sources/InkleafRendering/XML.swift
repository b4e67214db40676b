/// Returns a text with its markup escaped, for XML.
///
/// - Parameter isQuoted: whether it may stand between quotation marks.
package func escaped(_ text: String, isQuoted: Bool = true) -> String {
  let isPlain = !text.utf8.contains { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "\""): isQuoted
    default: false
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
    default: result.append(scalar)
    }
  }
  return String(result)
}
