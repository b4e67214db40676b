internal import InkleafCompression

/// The largest recipe that is read, in bytes; one that the program writes has a few hundred.
public let largestRecipe = 64 << 10

/// Returns the recipe in a PDF made by this program, or `nil` if there is none.
///
/// The recipe is in the file's XMP, which other tools keep, and in the keywords of files from versions
/// before 0.2. It cannot be read from a file that was encrypted.
public func recipeText(in pdf: [UInt8]) -> String? {
  recipe(inXMP: pdf) ?? recipe(inKeywords: pdf)
}

/// Finds the recipe in XMP, which tools may have compressed.
private func recipe(inXMP pdf: [UInt8]) -> String? {
  let (start, end) = (Array("<dc:source>".utf8), Array("</dc:source>".utf8))
  func text(in bytes: [UInt8]) -> String? {
    // Files are written from front to back, so the newest description is last.
    guard let head = bytes.lastRange(of: start),
      let tail = bytes[head.upperBound...].prefix(largestRecipe).firstRange(of: end)
    else { return nil }
    return String(validating: bytes[head.upperBound..<tail.lowerBound], as: UTF8.self)
      .map(unescaped).flatMap { $0.hasPrefix("{\"inkleaf\":") ? $0 : nil }
  }
  if let text = text(in: pdf) { return text }
  let word = Array("stream".utf8)
  var place = pdf.count
  // A file may hold many small streams that grow large.
  var budget = 64 << 20
  while budget > 0, let found = pdf[..<place].lastRange(of: word) {
    place = found.lowerBound
    var body = pdf[found.upperBound...]
    while let byte = body.first, byte == 0x0D || byte == 0x0A { body = body.dropFirst() }
    // A stream of zlib, with any size of window.
    guard let head = body.first, head & 15 == 8, head >> 4 <= 7 else { continue }
    let bytes = try? inflated(body, atMost: 1 << 20)
    if let text = bytes.flatMap(text) { return text }
    budget -= max(bytes?.count ?? 1 << 20, 1 << 14)
  }
  return nil
}

/// Finds the recipe in keywords.
private func recipe(inKeywords pdf: [UInt8]) -> String? {
  // Files are written from front to back, so the description is near the end.
  guard let key = pdf[...].lastRange(of: Array("/Keywords".utf8)),
    let start = pdf[key.upperBound...].firstIndex(where: { !" \n\r\t".utf8.contains($0) })
  else { return nil }
  let rest = pdf[(start + 1)...].prefix(largestRecipe)
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
