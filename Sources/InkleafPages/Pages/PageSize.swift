public import InkleafGeometry

/// The size of a page with its name and the edges to keep clear.
public struct PageSize: Equatable, Sendable {
  /// A unit of the sides.
  public enum Unit: String, Sendable, CaseIterable {
    /// Millimetres.
    case mm
    /// Centimetres.
    case cm
    /// Inches of 25.4 mm.
    case inch = "in"
    /// Points, 72 per inch.
    case pt
    /// Pixels of a screen.
    case px
  }

  /// The kind of page, for lists of sizes.
  public enum Group: String, Sendable, CaseIterable {
    /// ISO 216 paper.
    case iso
    /// Japanese paper.
    case jis
    /// North American paper.
    case us
    /// Bound or loose sketchbooks.
    case sketchbook
    /// Cards.
    case card
    /// Tablets with a colour screen.
    case tablet
    /// Tablets with electronic paper.
    case eink
    /// Pictures for social networks.
    case social
    /// A size made of measures.
    case custom
  }

  /// The name, such as `a4`, or the measures as written by the user.
  public var name: String
  /// The kind of page.
  public var group: Group
  /// The extent from left to right, in `unit`.
  public var width: Double
  /// The extent from top to bottom, in `unit`.
  public var height: Double
  /// The unit of the sides.
  public var unit: Unit
  /// The pixels per inch of a size in pixels.
  public var ppi: Double?
  /// The distances that a toolbar, an app or a device's edge covers, in `clearUnit`.
  public var keepClear: Insets
  /// The unit of `keepClear`.
  public var clearUnit: Unit
  /// The source of the figures.
  public var source: String

  /// Whether it is a picture for screens of any size, so that its millimetres say nothing.
  package var isPicture: Bool { unit == .px && (group == .social || ppi == nil) }

  /// The size as written on a command line: its name, or its measures.
  package var text: String {
    guard group == .custom else { return name }
    return "\(width.plain)x\(height.plain)\(unit.rawValue)" + (ppi.map { "@\($0.plain)" } ?? "")
  }

  /// Makes a size from its measures.
  ///
  /// Numbers out of range, infinite ones and those that are not numbers are moved to the nearest
  /// bound, so that every size makes a page.
  ///
  /// - Parameters:
  ///   - name: the name; names of files and folders contain it.
  ///   - width: the extent from left to right, in `unit`; 20 mm to 2 m.
  ///   - height: the extent from top to bottom, in `unit`; 20 mm to 2 m.
  ///   - unit: the unit of both sides.
  ///   - ppi: the pixels per inch of a size in pixels, 30 to 1200; `nil` for a picture without a
  ///     size of its own, with pixels of one point.
  ///   - keepClear: the distances that a toolbar or a device's edge covers, in `clearUnit`; 0 to 2 m.
  ///   - clearUnit: the unit of `keepClear`.
  public init(
    _ name: String, width: Double, height: Double, unit: Unit = .mm, ppi: Double? = nil,
    keepClear: Insets = Insets(), clearUnit: Unit = .mm
  ) {
    self.init(
      name, .custom, width, height, unit, ppi: ppi, keepClear: keepClear, in: clearUnit, source: "")
    self = bounded
  }

  init(
    _ name: String, _ group: Group, _ width: Double, _ height: Double, _ unit: Unit,
    ppi: Double? = nil, keepClear: Insets = Insets(), in clearUnit: Unit = .mm,
    source: String
  ) {
    self.name = name
    self.group = group
    self.width = width
    self.height = height
    self.unit = unit
    self.ppi = ppi
    self.keepClear = keepClear
    self.clearUnit = clearUnit
    self.source = source
  }

  /// The lengths that a side may have, in millimetres.
  static let sides = 20.0...2000.0
  /// The densities that a screen may have, in pixels per inch.
  static let densities = 30.0...1200.0

  /// The size with every number moved into its range.
  var bounded: PageSize {
    var size = self
    size.ppi = ppi?.clamped(to: PageSize.densities)
    func bounded(_ length: Double, _ unit: Unit, _ range: ClosedRange<Double>) -> Double {
      let points = size.points(in: unit)
      let millimetres = length * points / pointsPerMillimetre
      // A length in its range stays as it is, to the last bit.
      return range.contains(millimetres)
        ? length : millimetres.clamped(to: range) * pointsPerMillimetre / points
    }
    size.width = bounded(width, unit, PageSize.sides)
    size.height = bounded(height, unit, PageSize.sides)
    size.keepClear = keepClear.map { bounded($0, clearUnit, 0...PageSize.sides.upperBound) }
    return size
  }

  /// Returns the points in one unit on this page.
  func points(in unit: Unit) -> Double {
    switch unit {
    case .mm: pointsPerMillimetre
    case .cm: pointsPerMillimetre * 10
    case .inch: 72
    case .pt: 1
    case .px: 72 / (ppi ?? 72)
    }
  }
}

/// The orientation of a page.
public enum Orientation: String, Sendable, CaseIterable {
  /// The short side is the width.
  case portrait
  /// The short side is the height.
  case landscape
}
