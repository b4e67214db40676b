internal import InkleafGeometry
import InkleafLists

/// Removes Markdown marks, the most common HTML tags and entities, and hashtags at the end.
func withoutMarks(_ text: String) -> String {
  // Fast path: most words have no marks.
  guard text.utf8.contains(where: isMark) else { return text.inOneLine }
  func has(_ mark: Unicode.Scalar) -> Bool { text.utf8.contains(UInt8(ascii: mark)) }
  var result = has("&") && has(";") ? withoutEntities(Array(text.utf8)[...]) : text
  if has("\\") { result = withoutEscapes(result) }
  // Three signs or more around a title are ornaments.
  while has("~"), result.has("~~~") { result = result.replacing("~~~", with: "~~") }
  while has("="), result.has("===") { result = result.replacing("===", with: "==") }
  if has("~") { result = withoutStruckWords(result) }
  // Words that are marked in colour.
  if has("="), result.contains("==") {
    result = result.replacing("==", with: "")
    if result.last == "=" { result.removeLast() }
  }
  if has("<") {
    result = withoutReferences(result)
    result = result.withPlainBreaks.replacing("<br>", with: " ")
  }
  for mark in ["```", "**", "__", "~~", "<b>", "</b>", "<i>", "</i>"]
  where text.utf8.contains(mark.utf8[mark.startIndex]) {
    result = result.replacing(mark, with: "")
  }
  if has("["), text.contains("[["), text.contains("]]") { result = withoutWikiLinks(result) }
  // Words that a program hides until they are touched.
  if has("|") {
    for mark in [result.hasPrefix("||") ? "||" : "", result.hasSuffix("||") ? "||" : ""]
    where !mark.isEmpty { result = result.replacing(mark, with: "", maxReplacements: 1) }
  }
  if has("`") { result = withoutPairs(of: "`", in: result) }
  if has("*") { result = withoutPairs(of: "*", in: result) }
  if has("[") && has("]") {
    result = withoutLinks(withoutCodes(withoutComments(result), from: "[^", to: "]"))
  }
  if has("<"), has(":") {
    result = withoutCodes(withoutCodes(result, from: "<:", to: ">"), from: "<a:", to: ">")
  }
  result = result.inOneLine
  // A hashtag alone, or a colour, is the prompt itself.
  if has("#") {
    var kept = result[...]
    while let space = kept.utf8.lastIndex(of: 0x20) {
      let last = kept[kept.utf8.index(after: space)...]
      // "Room #5" has a number.
      guard last.hasPrefix("#"), last.contains(where: \.isLetter),
        Color(prompted: last.withoutTrailing("),;.")) == nil
      else { break }
      kept = kept[..<space]
    }
    if kept.endIndex < result.endIndex { result = String(kept) }
  }
  return has("_") ? withoutUnderscores(result) : result
}

/// Removes underscores around words, as in "a _very_ old tree", but none within a word.
private func withoutUnderscores(_ text: String) -> String {
  func isOfWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
  let all = Array(text)
  var dropped: Set<Int> = []
  var open: Int?
  for (place, character) in all.enumerated() where character == "_" {
    let (before, after) = (
      place > 0 ? all[place - 1] : nil, place + 1 < all.count ? all[place + 1] : nil
    )
    if let start = open, before != " ", before != "_", !isOfWord(after) {
      dropped.formUnion([start, place])
      open = nil
    } else if open == nil, !isOfWord(before), after != nil, after != " ", after != "_" {
      open = place
    }
  }
  // The end of a text that is cut.
  if let open, dropped.isEmpty { dropped.insert(open) }
  return String(all.indices.filter { !dropped.contains($0) }.map { all[$0] })
}

/// Leaves the references of MediaWiki out, as in "Fox<ref>Source</ref>".
private func withoutReferences(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  var mayClose = true
  while let open = rest.firstRange(of: "<ref"),
    let end = rest[open.upperBound...].firstIndex(of: ">")
  {
    let isEmpty = rest[rest.index(before: end)] == "/"
    let close =
      isEmpty || !mayClose ? nil : rest[end...].firstRange(of: "</ref>")?.upperBound
    mayClose = isEmpty ? mayClose : close != nil
    result += rest[..<open.lowerBound]
    rest = rest[(close ?? rest.index(after: end))...]
  }
  return result + rest
}

/// Leaves words out that are struck through, unless all of them are: those were drawn.
private func withoutStruckWords(_ text: String) -> String {
  let parts = text.split(separator: "~~", omittingEmptySubsequences: false)
  guard parts.count > 2, !parts.count.isMultiple(of: 2) else { return text }
  let kept = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined(separator: " ")
  return kept.contains(where: \.isLetter) ? kept : text
}

private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
    UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "#"), UInt8(ascii: "|"),
    UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "="):
    true
  default: false
  }
}

/// Removes the strokes before signs that would mean something else without them.
private func withoutEscapes(_ text: String) -> String {
  var result = ""
  var isEscaped = false
  for character in text {
    if isEscaped {
      let isSign = character.isASCII && (character.isPunctuation || character.isSymbol)
      result += isSign ? "" : "\\"
      // Marks that are escaped would be taken away below.
      result.append(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      result.append(character)
    }
  }
  return isEscaped ? result + "\\" : result
}

/// Removes codes of one word, such as the mark of a footnote or a picture of a chat.
private func withoutCodes(_ text: String, from start: String, to end: Character) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstRange(of: start) {
    let word = rest[open.upperBound...].prefix { $0.isLetter || $0.isNumber || ":_-".contains($0) }
    let isCode = word.endIndex < rest.endIndex && rest[word.endIndex] == end
    result += rest[..<(isCode ? open.lowerBound : open.upperBound)]
    rest = rest[(isCode ? rest.index(after: word.endIndex) : open.upperBound)...]
  }
  return result + rest
}

private func withoutPairs(of mark: Character, in text: String) -> String {
  text.filter { $0 == mark }.count % 2 == 0 ? text.filter { $0 != mark } : text
}

/// Replaces `[[page]]` by its name, and `[[page|words]]` by its words.
func withoutWikiLinks(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstRange(of: "[["),
    let end = rest[open.upperBound...].firstRange(of: "]]")
  {
    let link = rest[open.upperBound..<end.lowerBound]
    result += rest[..<open.lowerBound] + (link.split(separator: "|").last ?? link)
    rest = rest[end.upperBound...]
  }
  return result + rest
}

/// Replaces `[words](address)` by its words.
private func withoutLinks(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]") {
    let behind = rest.index(after: middle)
    guard rest[behind...].first == "(" else {
      // "[WIP] [Fox](address)" has other brackets, too.
      result += rest[..<behind]
      rest = rest[behind...]
      continue
    }
    guard let close = rest[behind...].firstIndex(of: ")") else { break }
    // A picture has a mark before its words, which tell of it where others are beside it.
    let before = rest[..<open]
    let isPicture = before.last == "!"
    result += isPicture ? before.dropLast() : before
    rest = rest[rest.index(after: close)...]
    if !isPicture || !(result + rest).contains(where: \.isLetter) {
      result += text[text.index(after: open)..<middle]
    }
  }
  return result + withoutCutLink(rest)
}

/// Leaves the letters of comments out that programs for text write behind words, as in "Storm[a]".
private func withoutComments(_ text: String) -> String {
  var words = text[...]
  while words.last == "]", case let mark = words.suffix(4), mark.count == 4,
    mark.first?.isLetter == true || mark.first == "]", mark.dropFirst().first == "[",
    mark.dropFirst(2).first?.isLowercase == true
  {
    words = words.dropLast(3)
  }
  return words.endIndex == text.endIndex ? text : String(words)
}

/// Removes the marks of a link whose end is cut off, as in "[Fox](https://en".
private func withoutCutLink(_ text: Substring) -> Substring {
  guard text.first == "[" else { return text }
  let words = text.dropFirst().prefix { $0 != "]" }
  let behind = text[words.endIndex...].dropFirst()
  return behind.first == "(" && !behind.contains(")") ? words : text
}

/// Returns the word of a text that is nothing but a hashtag, or `nil` for any other and for colours.
func hashtagWord(_ text: String) -> String? {
  guard text.hasPrefix("#"), text.utf8.count > 1, Color(prompted: text) == nil,
    !text.contains(where: \.isWhitespace), text.dropFirst().contains(where: \.isLetter)
  else { return nil }
  return String(text.dropFirst())
}

extension String {
  /// The text with each line break of a page written as "<br>".
  var withPlainBreaks: String {
    guard has("<br") || has("<BR") else { return self }
    return ["<br/>", "<br />", "<BR>", "<BR/>", "<BR />"].reduce(self) {
      $0.replacing($1, with: "<br>")
    }
  }
}
