/// A distance as people write it in a theme or a layout: a number and a unit, such as `24mm`.
public struct Length: Hashable, Sendable {
  /// The unit of a length.
  public enum Unit: String, Sendable, CaseIterable {
    /// Millimetres.
    case mm
    /// Centimetres.
    case cm
    /// Inches of 25.4 mm.
    case inch = "in"
    /// Points, 72 to the inch.
    case pt
    /// Page units: a 24th of the page's short side.
    case unit = "u"
    /// Percent of the available room.
    case percent = "%"
  }

  /// The number of units.
  public var number: Double
  /// The unit.
  public var unit: Unit

  /// Makes a length from a number and a unit.
  public init(_ number: Double, _ unit: Unit) {
    self.number = number
    self.unit = unit
  }

  /// Reads a number of at most nine characters and its unit, such as `24mm`, `1.5u` or `8 mm`.
  ///
  /// Returns `nil` for any other text, such as one with a sign or an exponent.
  package init?(_ text: some StringProtocol) {
    guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
      let number = plainNumber(text.dropLast(unit.rawValue.count).withoutSpacesAtEnd)
    else { return nil }
    self.init(number, unit)
  }

  /// The length in millimetres, or `nil` if it depends on the page.
  package var millimetres: Double? {
    switch unit {
    case .mm: number
    case .cm: number * 10
    case .inch: number * 25.4
    case .pt: number / pointsPerMillimetre
    case .unit, .percent: nil
    }
  }

  /// The length in points, or `nil` if it depends on the page.
  package var points: Double? { millimetres.map { $0 * pointsPerMillimetre } }
}

extension StringProtocol {
  /// The text without spaces at its end.
  fileprivate var withoutSpacesAtEnd: SubSequence {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}

/// Reads a decimal number without sign or exponent, of one to nine characters.
package func plainNumber(_ text: some StringProtocol) -> Double? {
  guard text.utf8.count <= 9, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else {
    return nil
  }
  return Double(text)
}
