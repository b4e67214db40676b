internal import InkleafGeometry

extension Page {
  /// The smallest font size that is easy to read, in points: 6.5 pt in print, 3 mm on a screen.
  ///
  /// Paper smaller than A6 is held nearer to the eye; 6 pt are enough there.
  public var smallestReadable: Double {
    guard isPrinted else { return 3 * pointsPerMillimetre * scale }
    let isCard = min(trim.width, trim.height) < 104.5 * pointsPerMillimetre * scale
    return (isCard ? 6 : 6.5) * scale
  }

  /// Returns the smallest font size on the page that can be read once the page has shrunk.
  ///
  /// Who lets pages shrink wants them smaller: 5 pt, which printers still set, are enough.
  ///
  /// - Parameter share: the factor of the page's lengths on a sheet of paper, at most 1.
  func smallestReadable(shrunkTo share: Double) -> Double {
    share < 1 ? min(smallestReadable, 5 * scale) / share : smallestReadable
  }
}

/// A text that is too small to be easy to read.
public struct SmallText: Equatable, Sendable, CustomStringConvertible {
  /// The text.
  public var text: String
  /// Its font size, in points on the page.
  public var size: Double
  /// The smallest readable font size of the page, in points.
  public var readable: Double
  /// The name of the page.
  public var page: String
  /// The factor of the page's lengths on a sheet of paper, at most 1.
  public var share = 1.0

  /// The text, its size and what to do, in one line.
  public var description: String {
    let part = Int((size / readable * 100).rounded(.down))
    let place =
      share < 1
      ? "\(page) shrunk to \(Int((share * 100).rounded())) %; take a larger --paper"
      : "\(page); choose a larger page"
    return "\"\(text)\" is set at \(part) % of the smallest readable size on"
      + " \(place) or another layout"
  }
}

extension Document {
  /// Returns the smallest text if it is too small to be easy to read, or else `nil`.
  ///
  /// Layouts set such text only if it does not fit otherwise.
  ///
  /// - Parameter share: the factor of the pages' lengths on sheets of paper, at most 1.
  public func smallText(shrunkTo share: Double = 1) -> SmallText? {
    var smallest: TextLine?
    for marks in backgrounds + sheets.map(\.marks) {
      for case .text(let line) in marks {
        // Where several have one size, it is the longest that asks for it.
        let last = smallest.map { ($0.size, -$0.text.utf8.count) } ?? (.infinity, 0)
        if (line.size, -line.text.utf8.count) < last { smallest = line }
      }
    }
    let readable = page.smallestReadable(shrunkTo: share)
    return smallest.flatMap { line in
      line.size < readable * 0.999
        ? SmallText(
          text: line.text.asSeen, size: line.size, readable: readable,
          page: page.name, share: share)
        : nil
    }
  }
}
