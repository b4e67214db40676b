/// A text broken into lines, with its font size.
struct FittedText: Equatable {
  var lines: [String]
  /// The font size, in points.
  var size: Double
  /// The distance of two baselines, in points.
  var leading: Double

  /// Returns the height from the top of the first line's capitals to the last baseline, in points.
  func height(capHeight: Double) -> Double {
    capHeight * size + Double(lines.count - 1) * leading
  }
}

/// The room for a text, and its range of font sizes.
struct TextRoom {
  /// The extent from left to right, in points.
  var width: Double
  /// The height from the top of the first line's capitals to the last baseline, in points.
  var height: Double
  /// The largest font size, in points.
  var largest: Double
  /// The smallest font size, in points, even for a text that then is higher than the room.
  var smallest: Double
  /// The number of lines up to which a text may be set larger.
  var lines = 3
}

/// The distance of two baselines as a multiple of the font size.
private let leadingRatio = 1.15

extension Lettering {
  /// Fits a text into a room, as large as it can be in a few balanced lines.
  ///
  /// Among equal sizes, fewer lines win. A text that does not fit at the smallest size gets as many
  /// lines of that size as it needs. It then is higher than the room, and the caller has to give it
  /// more.
  func fit(_ text: String, in room: TextRoom) -> FittedText {
    let pieces = pieces(of: text)
    var best: FittedText?
    for count in 1...room.lines {
      let lines = balanced(pieces, lines: count)
      guard lines.count == count else { continue }
      let widest = lines.map(width).max() ?? 0
      let tall = capHeight + Double(count - 1) * leadingRatio
      let size = min(room.largest, room.width / max(widest, 1e-6), room.height / tall)
      if size > (best?.size ?? 0) + 1e-6 {
        best = FittedText(lines: lines, size: size, leading: size * leadingRatio)
      }
      // More lines cannot make it larger.
      if size > room.largest - 1e-6 { break }
    }
    if let best, best.size >= room.smallest { return best }
    let size = min(room.smallest, room.largest)
    let small = breakable(pieces, width: room.width / size)
    let count = wrapped(small, width: room.width / size).count
    return FittedText(
      lines: balanced(small, lines: count), size: size, leading: size * leadingRatio)
  }

  /// Returns the lines of a text, each as full as a width (a multiple of the font size) allows.
  func wrapped(_ text: String, width: Double) -> [String] {
    wrapped(breakable(pieces(of: text), width: width), width: width)
  }

  /// Returns pieces in a number of lines, the widest of which is as narrow as possible.
  private func balanced(_ pieces: [TextPiece], lines count: Int) -> [String] {
    guard count > 1, pieces.count >= count else { return wrapped(pieces, width: .infinity) }
    // Bisection finds the narrowest width with at most `count` lines, which is between the width of
    // the widest piece and that of the whole text.
    var low = pieces.map { width($0.text) }.max() ?? 0
    var high = wrapped(pieces, width: .infinity).map(width).max() ?? 0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if wrapped(pieces, width: middle).count <= count { high = middle } else { low = middle }
    }
    return wrapped(pieces, width: high)
  }

  /// Returns lines of pieces, each as full as a width (a multiple of the font size) allows.
  private func wrapped(_ pieces: [TextPiece], width limit: Double) -> [String] {
    var lines: [String] = []
    var gap = ""
    for piece in pieces {
      if let last = lines.last, limit == .infinity || width(last + gap + piece.text) <= limit {
        lines[lines.count - 1] = last + gap + piece.text
      } else {
        lines.append(piece.text)
      }
      gap = piece.isBeforeSpace ? " " : ""
    }
    return lines
  }

  /// Cuts pieces that are wider than a line (a multiple of the font size) between characters.
  private func breakable(_ pieces: [TextPiece], width limit: Double) -> [TextPiece] {
    pieces.flatMap { piece in
      if width(piece.text) <= limit { return [piece] }
      var parts: [TextPiece] = []
      for character in piece.text {
        if let last = parts.last, width(last.text + String(character)) <= limit {
          parts[parts.count - 1].text = last.text + String(character)
        } else {
          parts.append(TextPiece(text: String(character), isBeforeSpace: false))
        }
      }
      parts[parts.count - 1].isBeforeSpace = piece.isBeforeSpace
      return parts
    }
  }

  /// Cuts a text that is wider than a line (a multiple of the font size), and ends it with `…`.
  ///
  /// Returns `nil` if fewer than three characters would be left.
  func shortened(_ text: String, width limit: Double) -> String? {
    guard width(text) > limit else { return text }
    var kept = text
    while kept.count > 3, width(kept + "…") > limit { kept.removeLast() }
    return width(kept + "…") <= limit ? kept + "…" : nil
  }
}
