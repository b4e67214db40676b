public import InkleafGeometry

/// The size of a page, as a name or as measures: trim size and what must be kept clear.
public struct PageSize: Equatable, Sendable {
  /// What the sides are measured in.
  public enum Unit: String, Sendable, CaseIterable {
    /// Millimetres.
    case mm
    /// Centimetres.
    case cm
    /// Inches of 25.4 mm.
    case inch = "in"
    /// Points, 72 to the inch.
    case pt
    /// Pixels of a screen.
    case px
  }

  /// What kind of thing the page is, for lists of sizes.
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
    /// Canvases of drawing apps.
    case canvas
    /// Measures that the user gave.
    case custom
  }

  /// The name, such as `a4`, or the measures as the user gave them.
  public var name: String
  /// The kind of page.
  public var group: Group
  /// Extent from left to right, in `unit`.
  public var width: Double
  /// Extent from top to bottom, in `unit`.
  public var height: Double
  /// What the sides are measured in.
  public var unit: Unit
  /// Pixels an inch, where the size is in pixels.
  public var ppi: Double?
  /// What a toolbar, an app's frame or a device's edge covers, in `clearUnit`.
  public var keepClear: Insets
  /// What `keepClear` is measured in.
  public var clearUnit: Unit
  /// Where the figures are from.
  public var source: String
  /// Whether the source could be checked.
  public var verified: Bool

  /// The size as it is written on a command line: its name, or its measures.
  package var text: String {
    guard group == .custom else { return name }
    func plain(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
    return "\(plain(width))x\(plain(height))\(unit.rawValue)" + (ppi.map { "@\(plain($0))" } ?? "")
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
  ///   - ppi: the pixels per inch of a size in pixels, 30 to 1200; `nil` for a picture without a size
  ///     of its own, whose pixels are points.
  ///   - keepClear: the distances that a toolbar or a device's edge covers, in `clearUnit`; up to 2 m.
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
    verified: Bool = true, source: String
  ) {
    self.name = name
    self.group = group
    self.width = width
    self.height = height
    self.unit = unit
    self.ppi = ppi
    self.keepClear = keepClear
    self.clearUnit = clearUnit
    self.verified = verified
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

  /// Points in one of a unit, on this page.
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

/// Whether the page stands or lies.
public enum Orientation: String, Sendable, CaseIterable {
  /// The short side is the width.
  case portrait
  /// The short side is the height.
  case landscape
}
