/// Returns the recipe in a PDF made by this program, or `nil` if there is none.
///
/// The recipe is in the file's keywords, which other tools keep. It cannot be read from a file that
/// was encrypted or has its objects in streams.
public func recipeText(in pdf: [UInt8]) -> String? {
  // Files are written from front to back, so the description is near the end.
  guard let key = pdf[...].lastRange(of: Array("/Keywords".utf8)),
    let start = pdf[key.upperBound...].firstIndex(where: { !" \n\r\t".utf8.contains($0) })
  else { return nil }
  let rest = pdf[(start + 1)...]
  let text: String? =
    switch pdf[start] {
    case UInt8(ascii: "("): literal(rest)
    case UInt8(ascii: "<"): hexadecimal(rest)
    default: nil
    }
  return text.flatMap { $0.hasPrefix("{\"inkleaf\":") ? $0 : nil }
}

/// Returns a literal string without its opening parenthesis.
///
/// Parentheses may nest; a backslash makes the next character plain.
private func literal(_ bytes: ArraySlice<UInt8>) -> String? {
  var text: [UInt8] = []
  var depth = 1
  var isPlain = false
  for byte in bytes {
    if isPlain {
      isPlain = false
    } else if byte == UInt8(ascii: "\\") {
      isPlain = true
      continue
    } else if byte == UInt8(ascii: "(") {
      depth += 1
    } else if byte == UInt8(ascii: ")") {
      depth -= 1
      if depth == 0 { return String(decoding: text, as: UTF8.self) }
    }
    text.append(byte)
  }
  return nil
}

/// Returns a text in hexadecimal UTF-16.
///
/// Cairo writes texts with parentheses, backslashes or non-ASCII characters in this form.
private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String? {
  guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
  let digits = bytes[..<end].compactMap { Character(UnicodeScalar($0)).hexDigitValue }
  let units = stride(from: 0, to: digits.count - digits.count % 4, by: 4).map { place in
    digits[digits.startIndex + place..<digits.startIndex + place + 4].reduce(UInt16(0)) {
      $0 << 4 | UInt16($1)
    }
  }
  // The byte order mark must come first.
  return units.first == 0xFEFF ? String(decoding: units.dropFirst(), as: UTF16.self) : nil
}
