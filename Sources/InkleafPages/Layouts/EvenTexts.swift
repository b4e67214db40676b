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
    var size = usual
    if !keepsWords {
      // Words in parts are better than small ones.
      size = largest
      while size > usual, !suits(size, largest) { size = max(usual, 0.95 * size) }
    }
    let lines = lines(size)
    // All of them are a little smaller rather than a few.
    let least = lines.compactMap { $0?.size }.min() ?? size
    return least < size && least >= Self.leastShare * size ? self.lines(least) : lines
  }

  /// Returns whether nearly all texts fit at a size, and few of them only in parts if it is near the largest.
  private func suits(_ size: Double, _ largest: Double) -> Bool {
    var (parted, small) = (0, 0)
    for (place, text) in own.enumerated() {
      guard let text, text.size < size - 1e-6 else { continue }
      if set(place, size) == nil { small += 1 } else { parted += 1 }
    }
    let few = own.count / 16
    return small <= few && (parted <= max(1, few) || size <= Self.leastShare * largest)
  }

  /// Returns the texts at a size, and smaller those that do not fit.
  private func lines(_ size: Double) -> [FittedText?] {
    own.indices.map { place in
      guard let text = own[place] else { return nil }
      if text.size > size - 1e-6 { return fitted(place, size) }
      if keepsWords { return text }
      if let even = set(place, size) { return even }
      return text.size < Self.leastShare * size
        ? set(place, Self.leastShare * size) ?? text : text
    }
  }

  /// Returns a text at a size, words in parts where they are much wider; `nil` where it is too high, or parts one of
  /// several prompts.
  private func set(_ place: Int, _ size: Double) -> FittedText? {
    guard let fitted = fitted(place, size), fitted.size > size - 1e-6,
      lettering.height(fitted) <= rooms[place].height + 1e-6,
      let text = texts[place], let own = own[place],
      text.lineCountOfParts == 1 || fitted.lines.count <= own.lines.count
    else { return nil }
    return fitted
  }

  /// Returns a text no larger than a size, however high it is then.
  private func fitted(_ place: Int, _ size: Double) -> FittedText? {
    var room = rooms[place]
    (room.largest, room.smallest) = (size, size)
    return texts[place].map { lettering.fitted($0, in: room) }
  }
}
