public import InkleafGeometry

/// An edge of a page, as seen by the person looking at it.
public enum Edge: String, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// The hand that draws.
public enum Hand: String, Sendable, CaseIterable {
  /// The right hand: words are at the left.
  case right
  /// The left hand: the page is mirrored, so that the hand does not cover the words.
  case left
}

extension Insets {
  /// The distance at one edge, in points.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .left: left
      case .right: right
      case .top: top
      case .bottom: bottom
      }
    }
    set {
      switch edge {
      case .left: left = newValue
      case .right: right = newValue
      case .top: top = newValue
      case .bottom: bottom = newValue
      }
    }
  }
}

extension Page {
  /// The usual thickness of a toolbar, in points: 10 mm.
  public static let usualToolbar = 10 * pointsPerMillimetre

  /// Returns the page for a hand.
  ///
  /// For the left hand it is mirrored, with the device's toolbar on the other side.
  public func drawn(by hand: Hand) -> Page {
    guard hand == .left else { return self }
    var page = self
    page.isMirrored = true
    (page.keepClear.left, page.keepClear.right) = (keepClear.right, keepClear.left)
    return page
  }

  /// Returns the page with the device's toolbar at one edge, or without one.
  ///
  /// An edge that the size keeps clear is taken as the toolbar's, and is free again. Several such
  /// edges belong to an app, as above and below a story, and stay clear.
  func withToolbar(_ toolbar: Toolbar) -> Page {
    var page = self
    guard let edge = toolbar.edge else {
      page.keepClear = Insets()
      return page
    }
    let covered = Edge.allCases.filter { keepClear[$0] > 0 }
    let own = covered.map { keepClear[$0] }.max() ?? 0
    let thickness = toolbar.thickness?.points.map { $0 * scale }
    if covered.count == 1 { page.keepClear = Insets() }
    page.keepClear[edge] = max(
      page.keepClear[edge],
      thickness ?? (covered.count == 1 ? own : Page.usualToolbar * scale))
    return page
  }

  /// Returns the page with at least these distances, in points, kept clear.
  public func keepingClear(_ insets: Insets) -> Page {
    var page = self
    page.keepClear = .larger(keepClear, insets)
    return page
  }
}
