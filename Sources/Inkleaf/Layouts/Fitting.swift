/// A text broken into lines, with the size it is set at.
struct FittedText: Equatable {
  var lines: [String]
  /// The font size, in points.
  var size: Double
  /// From one baseline to the next, in points.
  var leading: Double

  /// From the first line's capitals to the last baseline, in points.
  func height(capHeight: Double) -> Double {
    capHeight * size + Double(lines.count - 1) * leading
  }
}

/// The room for a text, and the sizes it may have.
struct TextRoom {
  /// Points from left to right.
  var width: Double
  /// Points from the first line's capitals to the last baseline.
  var height: Double
  /// The font size wished for, in points.
  var largest: Double
  /// The font size that nothing may go below, in points, even where the height does not suffice.
  var smallest: Double
  /// How many lines look good.
  var lines = 3
}

/// Distance of baselines as a multiple of the font size.
private let leadingRatio = 1.15

extension Lettering {
  /// Fits a text into a room: as large as it goes in one, two or three balanced lines.
  ///
  /// Of several ways with the same size, the one with fewer lines wins. A text that would have to
  /// be smaller than the smallest size gets as many lines at that size as it needs, and is then
  /// higher than the room: the caller gives it more.
  func fit(_ text: String, in room: TextRoom) -> FittedText {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var best: FittedText?
    for count in 1...room.lines {
      let lines = balanced(words, lines: count)
      guard lines.count == count else { break }
      let widest = lines.map(width).max() ?? 0
      let tall = capHeight + Double(count - 1) * leadingRatio
      let size = min(room.largest, room.width / max(widest, 1e-6), room.height / tall)
      if size > (best?.size ?? 0) + 1e-6 {
        best = FittedText(lines: lines, size: size, leading: size * leadingRatio)
      }
    }
    if let best, best.size >= room.smallest { return best }
    let size = min(room.smallest, room.largest)
    let pieces = breakable(words, width: room.width / size)
    let count = wrapped(pieces, width: room.width / size).count
    return FittedText(
      lines: balanced(pieces, lines: count), size: size, leading: size * leadingRatio)
  }

  /// Puts words into a number of lines so that the widest is as narrow as can be.
  private func balanced(_ words: [String], lines count: Int) -> [String] {
    guard count > 1, words.count >= count else { return [words.joined(separator: " ")] }
    // The narrowest width that needs no more than `count` lines lies between the widest word and
    // the whole text: halve the range until it no longer matters.
    var low = words.map(width).max() ?? 0
    var high = width(words.joined(separator: " "))
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if wrapped(words, width: middle).count <= count { high = middle } else { low = middle }
    }
    return wrapped(words, width: high)
  }

  /// Fills lines with words, each as full as a width (in fractions of the font size) allows.
  private func wrapped(_ words: [String], width limit: Double) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, width(last + " " + word) <= limit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Words, those wider than a line (in fractions of the font size) cut between characters.
  private func breakable(_ words: [String], width limit: Double) -> [String] {
    words.flatMap { word in
      var pieces: [String] = []
      for character in word {
        if let last = pieces.last, width(last + String(character)) <= limit {
          pieces[pieces.count - 1] = last + String(character)
        } else {
          pieces.append(String(character))
        }
      }
      return pieces
    }
  }

  /// Cuts a text that is wider than a line (in fractions of the font size), marking the cut.
  ///
  /// Returns nil where not even three characters would be left.
  func shortened(_ text: String, width limit: Double) -> String? {
    guard width(text) > limit else { return text }
    var kept = text
    while kept.count > 3, width(kept + "…") > limit { kept.removeLast() }
    return width(kept + "…") <= limit ? kept + "…" : nil
  }
}
