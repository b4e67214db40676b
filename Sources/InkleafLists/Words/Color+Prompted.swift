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
