package import InkleafGeometry

extension Color {
  /// Reads `#RRGGBB`, or `#RGB` with a figure or three letters alike; returns `nil` for any other text.
  ///
  /// `#bee` is a hashtag among prompts, `#fff` and `#E45` are colours.
  package init?(prompted text: some StringProtocol) {
    let digits = text.dropFirst()
    let isWord = digits.count == 3 && digits.allSatisfy(\.isLetter)
    guard !isWord || Set(digits.lowercased()).count == 1 else { return nil }
    self.init(web: text)
  }
}

extension String {
  /// The text without colours such as `#FF8800` and without what joins them to its words; a text of nothing else
  /// stays.
  package var withoutColors: String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    let parts = split(separator: " · ").map { part in
      let words = part.split(separator: " ").filter { Color(prompted: $0) == nil }
      var text = words.joined(separator: " ")
      while let last = text.last, " ,;:-–—&+/".contains(last) { text.removeLast() }
      return text
    }.filter { !$0.isEmpty }
    return parts.isEmpty ? self : parts.joined(separator: " · ")
  }
}
