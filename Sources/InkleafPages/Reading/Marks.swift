internal import InkleafGeometry

/// Removes Markdown marks, the most common HTML tags, and hashtags at the end.
func withoutMarks(_ text: String) -> String {
  // Fast path: most words have no marks.
  let found = Set(text.utf8.lazy.filter { marks.contains($0) })
  guard !found.isEmpty else { return text.inOneLine }
  var result = text
  for mark in ["```", "**", "__", "~~", "<br>", "<b>", "</b>", "<i>", "</i>"]
  where found.contains(mark.utf8[mark.startIndex]) {
    result = result.replacing(mark, with: "")
  }
  if found.contains(UInt8(ascii: "`")) { result = withoutPairs(of: "`", in: result) }
  if found.contains(UInt8(ascii: "*")) { result = withoutPairs(of: "*", in: result) }
  if found.contains(UInt8(ascii: "[")) { result = withoutLinks(result) }
  var words = result.split(whereSeparator: \.isWhitespace).map(String.init)
  // A hashtag alone, or a colour, is the prompt itself.
  while words.count > 1, let last = words.last, last.hasPrefix("#"), last.count > 1,
    Color(web: last) == nil
  {
    words.removeLast()
  }
  result = words.joined(separator: " ")
  if result.count > 2, result.first == "_", result.last == "_" {
    result = String(result.dropFirst().dropLast())
  }
  return result
}

private let marks = Set("*_`~<[#".utf8)

private func withoutPairs(of mark: Character, in text: String) -> String {
  text.filter { $0 == mark }.count % 2 == 0 ? text.filter { $0 != mark } : text
}

/// Replaces `[words](address)` by its words.
private func withoutLinks(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]"),
    rest[rest.index(after: middle)...].first == "(",
    let close = rest[middle...].firstIndex(of: ")")
  {
    result += rest[..<open] + rest[rest.index(after: open)..<middle]
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}

/// Returns the word of a text that is nothing but a hashtag, or `nil` for any other and for colours.
func hashtagWord(_ text: String) -> String? {
  guard text.hasPrefix("#"), text.utf8.count > 1, Color(web: text) == nil,
    !text.contains(where: \.isWhitespace), text.dropFirst().contains(where: \.isLetter)
  else { return nil }
  return String(text.dropFirst())
}
