internal import InkleafGeometry

/// The marks of a text, with its words in another language apart, and links for its addresses.
struct SpokenText {
  let lettering: Lettering
  /// The font size, in points.
  let size: Double
  let color: Color
  /// Whether to look for an address of the web.
  let hasAddress: Bool
  private(set) var marks: [Mark] = []
  private(set) var links: [Mark] = []
  private(set) var content: [Passage.Content] = []
  /// The content with the links of addresses behind it, whose marks follow the others.
  var contentWithLinks: [Passage.Content] {
    if links.isEmpty { return content }
    return content
      + links.indices.map { .part(Passage(.link, [.mark(marks.count + $0)])) }
  }

  init(lettering: Lettering, size: Double, color: Color, hasAddress: Bool) {
    self.lettering = lettering
    self.size = size
    self.color = color
    self.hasAddress = hasAddress
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - origin: the start of the baseline, in points.
  ///   - foreign: words that are in another language, if the line has them.
  ///   - language: this language, as a BCP 47 tag.
  mutating func add(
    _ text: String, at origin: Point, foreign: String?, language: String?
  ) {
    let line = TextLine(text, font: lettering.font, size: size, origin: origin, color: color)
    if let language, let foreign, let found = text.range(of: foreign),
      text == foreign || !text.hasRightToLeft
    {
      let parts = [
        text[..<found.lowerBound], text[found], text[found.upperBound...],
      ]
      var place = origin
      for (index, part) in parts.enumerated() where !part.isEmpty {
        var piece = line
        piece.text = String(part)
        piece.origin = place
        place.x += advance(piece.text)
        let mark = Passage.Content.mark(marks.count)
        marks.append(.text(piece))
        content.append(index == 1 ? .part(Passage(.words, [mark], language: language)) : mark)
      }
    } else {
      content.append(.mark(marks.count))
      marks.append(.text(line))
    }
    guard hasAddress, !text.hasRightToLeft else { return }
    for (range, address) in webAddresses(in: text) {
      let left = origin.x + advance(String(text[..<range.lowerBound]))
      let right = left + advance(String(text[range]))
      // A little more than the letters, for fingers.
      let box = Rect(
        left: left - 0.2 * size, top: origin.y - (lettering.capHeight + 0.2) * size,
        right: right + 0.2 * size, bottom: origin.y + 0.35 * size)
      links.append(.link(Link(box: box, to: .address(address))))
    }
  }

  private func advance(_ text: String) -> Double {
    lettering.extent(of: text).advance * size
  }
}

/// Returns the addresses of the web in a text, such as `inktober.com` or `https://a.org/b`, with their places.
///
/// Without `https://`, only small letters count, so that "Mr.Smith" is no address. Letters beyond ASCII behind the
/// domain are written as addresses have them.
package func webAddresses(in text: String) -> [(Range<String.Index>, address: String)] {
  text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { word in
    let word = word.withoutSentence
    let scheme = ["https://", "http://"].first(where: word.hasPrefix)
    let rest = word.dropFirst(scheme?.count ?? 0)
    let domain = rest.prefix { !"/?#:".contains($0) }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, word.utf8.count <= 200,
      word.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E && $0 != 0x7F }),
      labels.allSatisfy({ label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }), let last = labels.last, (2...24).contains(last.count), last.allSatisfy(\.isLetter),
      scheme != nil
        || !fileEndings.contains(last)
          && rest.prefix(while: { $0 != "/" }).allSatisfy({ !$0.isUppercase })
    else { return nil }
    let address = word.utf8.reduce(into: scheme == nil ? "https://" : "") { address, byte in
      if byte < 0x80 {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
    return (word.startIndex..<word.endIndex, address)
  }
}

/// What the names of files end in, which no domain does.
private let fileEndings: Set<Substring> = [
  "txt", "pdf", "png", "jpg", "svg", "json", "csv", "html",
]

extension Substring {
  /// A word without the brackets around it and the full stop behind it; brackets that it opens belong to it.
  fileprivate var withoutSentence: Substring {
    var word = drop { "([".contains($0) }
    while let last = word.last {
      let isOpen =
        last == ")" && word.count(where: { $0 == "(" }) >= word.count(where: { $0 == ")" })
      guard ".:;!?]".contains(last) || last == ")" && !isOpen else { break }
      word = word.dropLast()
    }
    return word
  }
}

extension String {
  /// Returns the range of a text's last occurrence: words of another list stand behind those of the first.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    return indices.last { self[$0...].hasPrefix(text) }.map { start in
      start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
    }
  }

  /// Whether some letters run from right to left, so that places do not follow the order of letters.
  fileprivate var hasRightToLeft: Bool {
    unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
  }
}
