internal import InkleafGeometry

/// A font with its measures, as fractions of the font size.
///
/// It keeps what it measured: layouts ask for the same texts again and again.
final class Lettering {
  let font: Font
  /// The height of a capital.
  let capHeight: Double
  /// The height of the tallest figure.
  let figureHeight: Double
  /// The depth of the deepest letter below the baseline.
  let depth: Double
  /// Whether its texts are English, for the cuts of words.
  let isEnglish: Bool
  private let metrics: any TextMetrics
  private var extents: [String: TextExtent] = [:]
  private var fits: [FitKey: FittedText] = [:]

  private static let mostKept = 8192

  /// Everything that the lines of a text depend on.
  private struct FitKey: Hashable {
    var text: String
    var room: TextRoom
  }

  init(_ font: Font, metrics: any TextMetrics, language: String = "en") {
    self.font = font
    self.metrics = metrics
    isEnglish = language.lowercased().split(separator: "-").first == "en"
    // A font without Latin letters has no such measures; it gets usual ones.
    func positive(_ measure: Double, else usual: Double) -> Double { measure > 0 ? measure : usual }
    capHeight = positive(-metrics.extent(of: "H", in: font).ink.top, else: 0.7)
    figureHeight = positive(-metrics.extent(of: "0123456789", in: font).ink.top, else: 0.7)
    depth = positive(metrics.extent(of: "gjpqy,", in: font).ink.bottom, else: 0.25)
  }

  /// Returns the measures of a text, as multiples of the font size.
  func extent(of text: String) -> TextExtent {
    if let known = extents[text] { return known }
    let extent = metrics.extent(of: text, in: font)
    // A long list tries many line breaks.
    if extents.count >= Lettering.mostKept { extents.removeAll(keepingCapacity: true) }
    extents[text] = extent
    return extent
  }

  /// Returns a text as it fits into a room, found by `fit` at most once.
  func fitted(_ text: String, in room: TextRoom) -> FittedText {
    let key = FitKey(text: text, room: room)
    if let known = fits[key] { return known }
    let fitted = fit(text, in: room)
    if fits.count >= Lettering.mostKept { fits.removeAll(keepingCapacity: true) }
    fits[key] = fitted
    return fitted
  }

  /// Cuts a text into pieces between which a line may end, Thai between its words.
  func pieces(of text: String) -> [TextPiece] {
    let pieces = InkleafPages.pieces(of: text)
    // Its letters begin with this byte.
    guard text.utf8.contains(0xE0), text.contains(where: \.isThai) else { return pieces }
    return pieces.flatMap { piece in
      var parts = metrics.words(of: piece.text).map { TextPiece(text: $0, joint: .none) }
      parts[parts.count - 1].joint = piece.joint
      return parts
    }
  }

  /// Returns the width of the ink of a text, as a multiple of the font size.
  func width(_ text: String) -> Double { extent(of: text).ink.width }

  /// Returns whether a text is wider than a width, as a multiple of the font size.
  func isWider(_ text: String, than limit: Double) -> Bool {
    // A long text takes long to measure, and its characters are wider than this.
    if text.utf8.count > 200, Double(text.count) * 0.15 > limit { return true }
    return width(text) > limit
  }

  /// Returns a line of text with the left edge, the middle or the right edge of its ink at a place.
  ///
  /// The space beside the first and the last letter does not count, so that ink aligns with edges.
  func line(
    _ text: String, size: Double, at place: Point, from side: Side = .left, color: Color
  ) -> Mark {
    inked(text, size: size, at: place, from: side, color: color).mark
  }

  /// Returns such a line with the box of its ink, in points on the page.
  func inked(
    _ text: String, size: Double, at place: Point, from side: Side, color: Color
  ) -> (mark: Mark, ink: Rect) {
    let (origin, ink) = placed(text, size: size, at: place, from: side)
    return (.text(TextLine(text, font: font, size: size, origin: origin, color: color)), ink)
  }

  /// Returns the start of such a line on its baseline and the box of its ink, in points on the page.
  func placed(
    _ text: String, size: Double, at place: Point, from side: Side
  ) -> (origin: Point, ink: Rect) {
    let ink = extent(of: text).ink
    let edge =
      switch side {
      case .left: ink.left
      case .center: (ink.left + ink.right) / 2
      case .right: ink.right
      }
    let start = place.x - edge * size
    return (
      Point(x: start, y: place.y),
      Rect(
        left: start + ink.left * size, top: place.y + ink.top * size,
        right: start + ink.right * size, bottom: place.y + ink.bottom * size)
    )
  }

  /// Returns the width of the quotes or dashes at the start or the end of a text, as a multiple of the
  /// font size; they may hang out of a column, so that its letters stand below one another.
  func hanging(_ text: String, at side: Side) -> Double {
    let isStart = side == .left
    var rest = text[...]
    while let edge = isStart ? rest.first : rest.last, edge.mayHang {
      if isStart { rest.removeFirst() } else { rest.removeLast() }
    }
    guard side != .center, !rest.isEmpty, rest.utf8.count < text.utf8.count else { return 0 }
    let (whole, own) = (extent(of: text), extent(of: String(rest)))
    return isStart
      ? whole.advance - own.advance + own.ink.left - whole.ink.left
      : whole.ink.right - own.ink.right
  }

  /// Returns a band around the letters of a line of text, in points on the page.
  ///
  /// - Parameter width: the band's width, in points.
  func band(around line: TextLine, width: Double) -> Path {
    metrics.band(around: line.text, in: line.font, width: width / line.size).mapped {
      Point(x: line.origin.x + $0.x * line.size, y: line.origin.y + $0.y * line.size)
    }
  }

  /// Returns the outline of the letters of a line of text, in points on the page.
  func outline(of line: TextLine) -> Path {
    metrics.outline(of: line.text, in: line.font).mapped {
      Point(x: line.origin.x + $0.x * line.size, y: line.origin.y + $0.y * line.size)
    }
  }

  /// The part of a text that is at its place.
  enum Side { case left, center, right }
}

extension Character {
  /// Whether it may hang out of a column: quotes and dashes.
  fileprivate var mayHang: Bool {
    // Most texts begin and end with a letter.
    !isLetter && "\"'“”„‟‘’‚‛«»‹›—–-\u{AD}\u{200B}".contains(self)
  }
}

/// The fonts of a layout, each measured by one `Lettering`.
final class Letterings {
  private let metrics: any TextMetrics
  private let language: String
  private var known: [Font: Lettering] = [:]

  /// - Parameter language: the language of the texts, as a BCP 47 tag.
  init(_ metrics: any TextMetrics, language: String = "en") {
    self.metrics = metrics
    self.language = language
  }

  /// The font with its figures in a form.
  subscript(font: Font, figures: Font.Figures) -> Lettering {
    var font = font
    font.figures = figures
    return self[font]
  }

  subscript(font: Font) -> Lettering {
    if let lettering = known[font] { return lettering }
    let lettering = Lettering(font, metrics: metrics, language: language)
    known[font] = lettering
    return lettering
  }
}
