/// Texts of one size, but for one of sixteen that gives way.
struct EvenTexts {
  private let texts: [String?]
  /// The texts, each as large as it can be.
  private let own: [FittedText?]
  private let rooms: [TextRoom]
  private let lettering: Lettering
  /// Whether words stay whole.
  private let keepsWords: Bool

  /// How small all texts become before many words are parted, or the size of a few is another one.
  private static let leastShare = 0.75

  /// How small all texts become so that one of them has fewer lines.
  private static let leastWithFewerLines = 0.92

  /// The most lines of a word in parts, where there are many, unless it has more when it is small.
  private static let mostLinesInParts = 3

  init(
    _ texts: [String?], _ own: [FittedText?], in rooms: [TextRoom], _ lettering: Lettering,
    keepsWords: Bool
  ) {
    (self.texts, self.own, self.rooms) = (texts, own, rooms)
    (self.lettering, self.keepsWords) = (lettering, keepsWords)
  }

  /// The lines of all texts.
  var lines: [FittedText?] {
    let sizes = own.compactMap { $0?.size }.sorted(by: >)
    guard let largest = sizes.first, let usual = sizes.largestUsual, let last = sizes.last,
      last < largest
    else { return own }
    var (size, parts) = (usual, false)
    if !keepsWords {
      // Words in parts are better than small ones.
      size = largest
      while size > usual, !suits(size, parts: parts) {
        size = max(usual, 0.95 * size)
        parts = size <= Self.leastShare * largest
      }
    }
    var lines = lines(size, parts: parts)
    // No word is in parts for a little, nor is a text without spaces.
    if !keepsWords, let smaller = withFewerLines(lines, size) {
      size = smaller
      lines = self.lines(size, parts: parts)
    }
    // All of them are a little smaller rather than a few.
    let least = lines.compactMap { $0?.size }.min() ?? size
    return least < size && least >= Self.leastShare * size
      ? self.lines(least, parts: parts) : lines
  }

  /// Returns whether nearly all texts fit at a size, and few of them only in parts.
  ///
  /// - Parameter parts: whether words are rather in parts than any smaller, however many they are.
  private func suits(_ size: Double, parts: Bool) -> Bool {
    var (parted, small) = (0, 0)
    for (place, text) in own.enumerated() {
      guard let text, text.size < size - 1e-6 else { continue }
      if set(place, size, parts: parts) == nil { small += 1 } else { parted += 1 }
    }
    let few = own.count / 16
    return small <= few && (parted <= max(1, few) || parts)
  }

  /// Returns a size that is a little smaller, at which texts with words in parts, or without spaces, have a line less
  /// than they have at a size; `nil` if there is none.
  private func withFewerLines(_ lines: [FittedText?], _ size: Double) -> Double? {
    lines.indices.compactMap { place -> Double? in
      guard let text = texts[place], let set = lines[place]?.lines, set.count > 1,
        set.contains(where: { $0.hasSuffix(softHyphen) }) || !text.contains(" "),
        text.lineCountOfParts == 1
      else { return nil }
      return rooms[place].width / max(1e-6, lettering.balancedWidth(text, lines: set.count - 1))
    }.filter { $0 >= Self.leastWithFewerLines * size && $0 < size }.min()
  }

  /// Returns the texts at a size, and smaller those that do not fit.
  private func lines(_ size: Double, parts: Bool) -> [FittedText?] {
    own.indices.map { place in
      guard let text = own[place] else { return nil }
      if text.size > size - 1e-6 { return fitted(place, size) }
      if keepsWords { return text }
      if let even = set(place, size, parts: parts) { return even }
      return text.size < Self.leastShare * size
        ? set(place, Self.leastShare * size) ?? text : text
    }
  }

  /// Returns a text at a size, words in parts where they are much wider; `nil` where it is too high, or parts one of
  /// several prompts.
  private func set(_ place: Int, _ size: Double, parts: Bool = false) -> FittedText? {
    guard let fitted = fitted(place, size, parts: parts), fitted.size > size - 1e-6,
      lettering.height(fitted) <= rooms[place].height + 1e-6,
      let text = texts[place], let own = own[place],
      text.lineCountOfParts == 1 || fitted.lines.count <= own.lines.count,
      !parts || fitted.lines.count <= max(own.lines.count, Self.mostLinesInParts)
    else { return nil }
    return fitted
  }

  /// Returns a text no larger than a size, however high it is then.
  private func fitted(_ place: Int, _ size: Double, parts: Bool = false) -> FittedText? {
    var room = rooms[place]
    (room.largest, room.smallest) = (size, size)
    if parts { room.leastWhole = 1 }
    return texts[place].map { lettering.fitted($0, in: room) }
  }
}
