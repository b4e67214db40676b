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
    }
    if let best, best.size >= room.smallest { return best }
    let size = min(room.smallest, room.largest)
    let small = breakable(pieces, width: room.width / size)
    let count = wrapped(small, width: room.width / size).count
    return FittedText(
      lines: balanced(small, lines: count), size: size, leading: size * leadingRatio)
  }

  /// Fills lines of a width (in fractions of the font size), one after the other.
  func wrapped(_ text: String, width: Double) -> [String] {
    wrapped(breakable(pieces(of: text), width: width), width: width)
  }

  /// Puts pieces into a number of lines so that the widest is as narrow as can be.
  private func balanced(_ pieces: [TextPiece], lines count: Int) -> [String] {
    guard count > 1, pieces.count >= count else { return wrapped(pieces, width: .infinity) }
    // The narrowest width that needs no more than `count` lines lies between the widest piece and
    // the whole text: halve the range until it no longer matters.
    var low = pieces.map { width($0.text) }.max() ?? 0
    var high = wrapped(pieces, width: .infinity).map(width).max() ?? 0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if wrapped(pieces, width: middle).count <= count { high = middle } else { low = middle }
    }
    return wrapped(pieces, width: high)
  }

  /// Fills lines with pieces, each as full as a width (in fractions of the font size) allows.
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

  /// Pieces, those wider than a line (in fractions of the font size) cut between characters.
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
