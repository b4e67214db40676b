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
struct TextRoom: Hashable {
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
  /// How small letters may become before a word is cut, as a part of the smallest size.
  var leastWhole = 0.8
}

/// The distance of two baselines as a multiple of the font size.
let leadingRatio = 1.15

/// How small letters may become before a word is cut within a syllable, as a part of the smallest size.
private let leastBetweenSyllables = 0.7

/// How small letters may become so that parts stand on lines of their own, as a part of their size otherwise.
private let leastParted = 0.6

extension Lettering {
  /// Fits a text into a room, as large as it can be in a few balanced lines.
  ///
  /// Among equal sizes, fewer lines win. A text that does not fit at the smallest size, nor whole at a size a
  /// little smaller, gets as many lines of the smallest size as it needs. It then is higher than the room, and the
  /// caller has to give it more.
  func fit(_ text: String, in room: TextRoom) -> FittedText {
    let pieces = pieces(of: text)
    let best = largest(pieces, in: room)
    if let parted = betweenParts(text, in: room, besides: best) { return parted }
    if let best, best.size >= room.smallest { return best }
    let smallest = min(room.smallest, room.largest)
    let cut = breakable(pieces, width: room.width / smallest)
    // Whole words that are a little smaller read better than cut ones.
    if let best, cut.parts.count > pieces.count, best.size >= room.leastWhole * smallest {
      return best
    }
    let smaller = cut.isRough ? betweenSyllables(pieces, in: room, below: smallest) : nil
    let (parts, size) = smaller ?? (cut.parts, smallest)
    var small = LineWidths(parts, self)
    let count = small.wrapped(within: room.width / size).count
    let lines =
      linesOfParts(text, width: room.width / size, atMost: count)
      ?? small.balanced(count).map(small.text)
    return FittedText(lines: lines, size: size, leading: size * leadingRatio)
  }

  /// Cuts words that are wider than a room between syllables, at a size a little below another one; `nil` where some
  /// of them still cannot be cut so.
  private func betweenSyllables(
    _ pieces: [TextPiece], in room: TextRoom, below most: Double
  ) -> (parts: [TextPiece], size: Double)? {
    for scale in stride(from: 0.95, through: leastBetweenSyllables, by: -0.05) {
      let (parts, isRough) = breakable(pieces, width: room.width / (most * scale))
      if !isRough { return (parts, most * scale) }
    }
    return nil
  }

  /// Returns the largest size at which so many lines have room, in points.
  ///
  /// - Parameter widest: the width of the widest line, as a multiple of the font size.
  private func size(of lines: Int, widest: Double, in room: TextRoom) -> Double {
    let tall = capHeight + Double(lines - 1) * leadingRatio
    return min(room.largest, room.width / max(widest, 1e-6), room.height / tall)
  }

  /// Returns pieces in the few balanced lines in which they are largest.
  private func largest(_ pieces: [TextPiece], in room: TextRoom) -> FittedText? {
    var lines = LineWidths(pieces, self)
    var best: FittedText?
    // Each part that has a line of its own may take one more.
    let most = max(lines.least, min(room.lines + lines.least - 1, pieces.count))
    for count in lines.least...most {
      let broken = lines.balanced(count)
      guard broken.count == count else { continue }
      let widest = broken.map { lines.width($0) }.max() ?? 0
      let size = size(of: count, widest: widest, in: room)
      if size > (best?.size ?? 0) + 1e-6 {
        best = FittedText(
          lines: broken.map(lines.text), size: size, leading: size * leadingRatio)
      }
      // More lines cannot make it larger.
      if size > room.largest - 1e-6 { break }
    }
    return best
  }

  /// Returns several prompts of a day in lines that end between two of them, on a line each where that makes them
  /// little smaller; `nil` for other texts, or where they would be much smaller than in any lines.
  private func betweenParts(
    _ text: String, in room: TextRoom, besides other: FittedText?
  ) -> FittedText? {
    guard let other, other.lines.count > 1, let parts = text.parts else { return nil }
    func isWorse(_ size: Double, than share: Double) -> Bool {
      size < max(room.smallest, share * other.size)
    }
    if parts.count <= max(room.lines, other.lines.count) {
      let lines = parts.map(\.text)
      let size = size(of: lines.count, widest: lines.map(width).max() ?? 0, in: room)
      if !isWorse(size, than: 0.85) {
        return FittedText(lines: lines, size: size, leading: size * leadingRatio)
      }
    }
    return largest(parts, in: room).flatMap { isWorse($0.size, than: leastParted) ? nil : $0 }
  }

  /// Returns several prompts of a day in lines that end between two of them; `nil` for other texts, for those with a
  /// prompt that is wider than a line, and where that takes too many lines.
  private func linesOfParts(_ text: String, width limit: Double, atMost most: Int) -> [String]? {
    guard let parts = text.parts, parts.allSatisfy({ width($0.text) <= limit }) else { return nil }
    var lines = LineWidths(parts, self)
    let count = lines.wrapped(within: limit).count
    return count > most ? nil : lines.balanced(count).map(lines.text)
  }

  /// Returns texts with their parts on a line each, on all of them, where the parts of one are not on one line; as
  /// they are where that would make letters much smaller.
  func parted(_ texts: [String?], in room: TextRoom) -> [String?] {
    let limit = room.width / room.largest + 1e-6
    guard texts.contains(where: { $0?.partsBetweenDots != nil && width($0 ?? "") > limit })
    else { return texts }
    let parted = texts.map { $0?.withPartsOnLines }
    let isWorse = zip(texts, parted).contains { text, parts in
      guard let text, let parts, parts != text else { return false }
      let (one, other) = (fitted(text, in: room), fitted(parts, in: room))
      return other.size < leastParted * one.size
        || height(other) > max(room.height, height(one)) + 1e-6
    }
    return isWorse ? texts : parted
  }

  /// Returns the width of a text in a number of balanced lines, as a multiple of the font size.
  func balancedWidth(_ text: String, lines count: Int) -> Double {
    var lines = LineWidths(pieces(of: text), self)
    return lines.balanced(count).map { lines.width($0) }.max() ?? 0
  }

  /// Returns the lines of a text, each as full as a width (a multiple of the font size) allows.
  ///
  /// - Parameter most: how many lines are enough; the last of them may be less full.
  func wrapped(_ text: String, width: Double, atMost most: Int = .max) -> [String] {
    let parts = text.parts
    let all = pieces(of: text)
    let enough = most < .max && parts == nil ? beginning(of: all, width: Double(most) * width) : all
    var lines = LineWidths(breakable(enough, width: width).parts, self)
    let wrapped = lines.wrapped(within: width)
    if wrapped.count > 1, let parts, parts.allSatisfy({ self.width($0.text) <= width }) {
      if parts.count <= wrapped.count { return parts.map(\.text) }
      var between = LineWidths(parts, self)
      let filled = between.wrapped(within: width)
      if filled.count <= wrapped.count { return filled.map(between.text) }
    }
    return wrapped.map(lines.text)
  }

  /// Returns the first pieces of a text, more than are as wide as a width; all if there are no more.
  private func beginning(of pieces: [TextPiece], width limit: Double) -> [TextPiece] {
    var taken = 0.0
    let end = pieces.firstIndex { piece in
      taken += width(piece.text)
      return taken > limit
    }
    return end.map { Array(pieces[...$0]) } ?? pieces
  }

  /// Cuts pieces that are wider than a line (a multiple of the font size), words between syllables and
  /// others between characters.
  ///
  /// The last part gets at least three of them from the part before, which keeps as many. Parts of
  /// words end in a hyphen.
  ///
  /// - Returns: the parts, and whether a word is cut within a syllable.
  private func breakable(
    _ pieces: [TextPiece], width limit: Double
  ) -> (parts: [TextPiece], isRough: Bool) {
    var isRough = false
    let parts = pieces.flatMap { (piece) -> [TextPiece] in
      if width(piece.text) <= limit { return [piece] }
      var parts: [TextPiece] = []
      // A dot may stand before the word, and a hyphen that belongs to it behind it.
      var word = piece.text[...]
      if word.hasPrefix(dotBefore) { word.removeFirst(dotBefore.count) }
      while let last = word.last, !last.isLetter { word.removeLast() }
      let joint: TextPiece.Joint =
        !word.isEmpty && word.allSatisfy(\.mayHyphenate) ? .hyphen : .none
      let hyphen = joint == .hyphen ? softHyphen : ""
      var rest = Array(piece.text)
      while !rest.isEmpty {
        var count = 1
        while count < rest.count, width(String(rest[...count]) + hyphen) <= limit { count += 1 }
        if count < rest.count, joint == .hyphen {
          let start = rest.syllableStart(upTo: count, isEnglish: isEnglish)
          isRough = isRough || start == nil
          count = start ?? count
        }
        while count > 1, count < rest.count, !rest[count].mayStartLine { count -= 1 }
        parts.append(TextPiece(text: String(rest[..<count]), joint: joint))
        rest.removeFirst(count)
      }
      while parts.count > 1, parts[parts.count - 1].text.count < 3,
        parts[parts.count - 2].text.count > 3
      {
        let longer = String(parts[parts.count - 2].text.suffix(1)) + parts[parts.count - 1].text
        guard width(longer) <= limit else { break }
        parts[parts.count - 2].text.removeLast()
        parts[parts.count - 1].text = longer
      }
      parts[parts.count - 1].joint = piece.joint
      return parts
    }
    return (parts, isRough)
  }

  /// Returns the first lines of a text, the last one cut to end with `…`; all lines if there are no more.
  ///
  /// - Parameter limit: the width of a line, as a multiple of the font size.
  func cut(_ text: String, lines count: Int, width limit: Double) -> [String] {
    let all = wrapped(text, width: limit, atMost: count + 1)
    guard all.count > count else { return all }
    var lines = Array(all.prefix(count))
    // A whole word goes before a part of one.
    while width(lines[count - 1] + " …") > limit, let space = lines[count - 1].lastIndex(of: " ") {
      lines[count - 1] = String(lines[count - 1][..<space])
    }
    // The hyphen of a word that goes on would stand before the space, and a comma before the dots.
    lines[count - 1] = lines[count - 1].asSeen
    while let last = lines[count - 1].last, "-,;:".contains(last) { lines[count - 1].removeLast() }
    lines[count - 1] = shortened(lines[count - 1] + " …", width: limit) ?? "…"
    return lines
  }

  /// Cuts a text that is wider than a line (a multiple of the font size), and ends it with `…`.
  ///
  /// Returns `nil` if fewer than three characters would be left.
  func shortened(_ text: String, width limit: Double) -> String? {
    guard width(text) > limit else { return text }
    let letters = Array(text)
    // Text grows wider with each letter.
    var (fitting, tooMany) = (0, letters.count)
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      if width(String(letters[..<count]) + "…") <= limit {
        fitting = count
      } else {
        tooMany = count
      }
    }
    var kept = String(letters[..<max(fitting, min(3, letters.count))])
    while kept.count > 3, ",;:".contains(kept.last ?? " ") { kept.removeLast() }
    return width(kept + "…") <= limit ? kept + "…" : nil
  }
}

extension String {
  /// The parts of a text with a dot between each two, as several prompts of a day have; `nil` for any other text.
  fileprivate var partsBetweenDots: [String]? {
    guard utf8.contains(0xB7) else { return nil }
    let parts = split(separator: " · ").map { String($0.trimmed) }
    return parts.count > 1 ? parts : nil
  }

  /// The parts of a text between dots and ends of lines, each as one piece; `nil` for a text of one part.
  fileprivate var parts: [TextPiece]? {
    guard utf8.contains(0xB7) || utf8.contains(0x0A) else { return nil }
    let parts = split(separator: "\n").flatMap { line in
      let line = String(line.trimmed)
      var parts = (line.partsBetweenDots ?? [line]).map { TextPiece(text: $0, joint: .dot) }
      parts[parts.count - 1].joint = .line
      return parts
    }
    return parts.count > 1 ? parts : nil
  }

  /// The number of lines for its parts; 1 for a text without parts.
  var lineCountOfParts: Int { parts?.count ?? 1 }

  /// The text with a line for each of its parts.
  var withPartsOnLines: String { partsBetweenDots?.joined(separator: "\n") ?? self }
}

extension FittedText {
  /// Returns for each line whether it goes on with one of several prompts that a line before begins.
  func turnedOver(of text: String) -> [Bool] {
    guard let parts = text.parts, lines.count > parts.count else { return lines.map { _ in false } }
    var next = parts[...]
    return lines.map { line in
      guard next.first?.text.hasPrefix(line.replacing(softHyphen, with: "")) == true else {
        return true
      }
      next.removeFirst()
      return false
    }
  }
}

extension Character {
  /// Whether words of such letters are cut with a hyphen: those of Europe's alphabets.
  fileprivate var mayHyphenate: Bool {
    guard isLetter, let scalar = unicodeScalars.first else { return "’'".contains(self) }
    return scalar.value < 0x590 || (0x1E00...0x1FFF).contains(scalar.value)
  }
}
