/// An edge of a page, as the person looking at it sees it.
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
  /// The right hand: words stand at the left.
  case right
  /// The left hand: everything is mirrored, so that the hand does not cover the words.
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
  /// How thick a toolbar is taken to be where the size does not say, in points: 10 mm.
  public static let usualToolbar = 10 * pointsPerMillimetre

  /// The page for a hand: for the left one it is mirrored, with the device's toolbar at the other
  /// side.
  public func drawn(by hand: Hand) -> Page {
    guard hand == .left else { return self }
    var page = self
    page.isMirrored = true
    (page.keepClear.left, page.keepClear.right) = (keepClear.right, keepClear.left)
    return page
  }

  /// The page with the device's toolbar at one edge and no other.
  ///
  /// - Parameters:
  ///   - edge: where the toolbar is.
  ///   - thickness: how much it covers, in points; `nil` for what the size says, or else 10 mm.
  public func withToolbar(at edge: Edge, thickness: Double? = nil) -> Page {
    var page = self
    let own = Edge.allCases.map { keepClear[$0] }.max() ?? 0
    page.keepClear = Insets()
    page.keepClear[edge] = thickness ?? (own > 0 ? own : Page.usualToolbar * scale)
    return page
  }

  /// The page with at least these distances, in points, kept clear.
  public func keepingClear(_ insets: Insets) -> Page {
    var page = self
    page.keepClear = .larger(keepClear, insets)
    return page
  }
}

extension Insets {
  /// Reads distances by edge, such as `top=10mm,left=5mm`.
  ///
  /// - Parameters:
  ///   - text: what a person wrote.
  ///   - scale: points for a point of the hand; see `Page.scale`.
  /// - Throws: what is expected.
  public init(reading text: String, scale: Double) throws(UsageProblem) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let edge = Edge(rawValue: sides[0]) else {
        throw UsageProblem(
          "\"\(part)\" is no edge and distance, such as top=10mm; the edges are"
            + " \(Edge.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      self[edge] = try points(reading: sides[1], upTo: 500) * scale
    }
  }
}

/// Reads a length with its unit, such as `3mm`, in points.
///
/// - Parameters:
///   - text: what a person wrote.
///   - most: the largest length that is accepted, in mm.
/// - Throws: what is expected.
public func points(reading text: String, upTo most: Double) throws(UsageProblem) -> Double {
  guard let length = Length(text)?.millimetres, length <= most else {
    throw UsageProblem("\"\(text)\" is no length of 0 to \(Int(most)) mm, such as 3mm or 0.125in")
  }
  return length * pointsPerMillimetre
}
