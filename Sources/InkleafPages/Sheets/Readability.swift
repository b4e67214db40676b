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

  /// The text, its size and what to do, in one line.
  public var description: String {
    let share = Int((size / readable * 100).rounded(.down))
    return "\"\(text)\" is set at \(share) % of the smallest readable size on \(page);"
      + " choose a larger page or another layout"
  }
}

extension Document {
  /// The smallest text if it is too small to be easy to read, or else `nil`.
  ///
  /// Layouts set such text only if it does not fit otherwise.
  public var smallText: SmallText? {
    var smallest: TextLine?
    for mark in marks {
      if case .text(let line) = mark, line.size < smallest?.size ?? .infinity { smallest = line }
    }
    let readable = page.smallestReadable
    return smallest.flatMap { line in
      line.size < readable * 0.999
        ? SmallText(text: line.text, size: line.size, readable: readable, page: page.name) : nil
    }
  }
}
