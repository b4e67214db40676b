/// The number of points in a millimetre: 72 points are one inch, 25.4 mm.
public let pointsPerMillimetre = 72 / 25.4

/// A place on a page, in points from its top left corner; x grows to the right, y downwards.
public struct Point: Equatable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// Makes a place from its distances from the left and top edges, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// Extent from left to right, in points.
  public var width: Double
  /// Extent from top to bottom, in points.
  public var height: Double

  /// Makes a size from its sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The shorter of the two sides, in points.
  public var shortSide: Double { min(width, height) }
  /// The longer of the two sides, in points.
  package var longSide: Double { max(width, height) }
}

/// Distances from the four edges of a rectangle inwards, in points.
public struct Insets: Equatable, Sendable {
  /// Distance from the top edge, in points.
  public var top: Double
  /// Distance from the right edge, in points.
  public var right: Double
  /// Distance from the bottom edge, in points.
  public var bottom: Double
  /// Distance from the left edge, in points.
  public var left: Double

  /// Makes insets from four distances in points, each 0 unless given.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Makes insets of one distance, in points, from all four edges.
  public init(all inset: Double) {
    self.init(top: inset, right: inset, bottom: inset, left: inset)
  }

  /// Returns the insets with a function applied to every distance.
  public func map(_ change: (Double) -> Double) -> Insets {
    Insets(top: change(top), right: change(right), bottom: change(bottom), left: change(left))
  }

  /// Returns the larger of two insets at each edge.
  public static func larger(_ a: Insets, _ b: Insets) -> Insets {
    Insets(
      top: max(a.top, b.top), right: max(a.right, b.right),
      bottom: max(a.bottom, b.bottom), left: max(a.left, b.left))
  }
}

/// A rectangle parallel to the page's edges, in points; y grows downwards.
public struct Rect: Equatable, Sendable {
  /// The left edge, in points from the page's left edge.
  public var left: Double
  /// The top edge, in points from the page's top edge.
  public var top: Double
  /// The right edge, in points from the page's left edge.
  public var right: Double
  /// The bottom edge, in points from the page's top edge.
  public var bottom: Double

  /// Makes a rectangle from its four edges, in points.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Makes a rectangle of a size, with its top left corner at the origin.
  public init(_ size: Size) {
    self.init(left: 0, top: 0, right: size.width, bottom: size.height)
  }

  /// Extent from left to right, in points.
  public var width: Double { right - left }
  /// Extent from top to bottom, in points.
  public var height: Double { bottom - top }
  /// The place halfway between the edges.
  package var middle: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }
  /// The area, in square points.
  public var area: Double { width * height }

  /// Returns a rectangle shrunk by insets.
  public static func - (rect: Rect, insets: Insets) -> Rect {
    Rect(
      left: rect.left + insets.left, top: rect.top + insets.top,
      right: rect.right - insets.right, bottom: rect.bottom - insets.bottom)
  }

  /// Returns the smallest rectangle that holds this one and another.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns whether another rectangle lies inside this one; edges may touch.
  public func contains(_ other: Rect) -> Bool {
    left <= other.left && top <= other.top && other.right <= right && other.bottom <= bottom
  }

  /// Returns whether two rectangles share more than an edge.
  public func overlaps(_ other: Rect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
