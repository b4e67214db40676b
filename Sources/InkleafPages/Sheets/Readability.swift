internal import InkleafGeometry

extension Page {
  /// The font size below which text can't be read comfortably, in points: 6 pt in print, 3 mm on a
  /// screen.
  public var smallestReadable: Double { (isPrinted ? 6 : 3 * pointsPerMillimetre) * scale }
}

/// A text that had to be made smaller than can be read comfortably.
public struct SmallText: Equatable, Sendable, CustomStringConvertible {
  /// The text.
  public var text: String
  /// Its font size, in points on the page.
  public var size: Double
  /// The page's smallest readable size, in points.
  public var readable: Double
  /// The page's name.
  public var page: String

  /// What is small and what to do, in one line.
  public var description: String {
    let share = Int((size / readable * 100).rounded(.down))
    return "\"\(text)\" is set at \(share) % of the smallest readable size on \(page);"
      + " choose a larger page or another layout"
  }
}

extension Document {
  /// The smallest text that is harder to read than it should be; `nil` where there is none.
  ///
  /// Layouts set text this small only where it does not fit otherwise.
  public var smallText: SmallText? {
    var smallest: TextLine?
    for mark in background + sheets.flatMap(\.marks) {
      if case .text(let line) = mark, line.size < smallest?.size ?? .infinity { smallest = line }
    }
    let readable = page.smallestReadable
    return smallest.flatMap { line in
      line.size < readable * 0.999
        ? SmallText(text: line.text, size: line.size, readable: readable, page: page.name) : nil
    }
  }
}
