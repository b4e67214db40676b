internal import InkleafSuggestions
public import InkleafGeometry

/// The place of a device's toolbar, as a person asks for it.
public struct Toolbar: Equatable, Sendable {
  /// The edge that it covers; `nil` for a device without a toolbar, or one that is hidden.
  public var edge: Edge?
  /// How much it covers; `nil` for what the size says, or else 10 mm.
  public var thickness: Length?

  /// Makes a wish for a toolbar at an edge.
  public init(at edge: Edge?, thickness: Length? = nil) {
    self.edge = edge
    self.thickness = thickness
  }

  /// Reads an edge, or an edge with a thickness such as `left=15mm`.
  ///
  /// - Throws: what is expected.
  init(reading text: String) throws(UsageProblem) {
    let parts = text.lowercased().split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    if parts == [Toolbar.none] {
      self.init(at: nil)
      return
    }
    guard let edge = parts.first.flatMap(Edge.init(rawValue:)) else {
      let edges = Toolbar.words
      throw UsageProblem(
        unknown(
          "edge", text, among: edges,
          otherwise: "choose from \(edges.joined(separator: ", ")), or say how thick it is, as in"
            + " left=15mm"))
    }
    self.init(at: edge, thickness: parts.count < 2 ? nil : try Length(reading: parts[1], upTo: 200))
  }

  /// The wish as it is written on a command line.
  var text: String {
    guard let edge else { return Toolbar.none }
    return edge.rawValue + (thickness.map { "=\($0.text)" } ?? "")
  }

  private static let none = "none"

  /// The edges, and the word for no toolbar.
  static let words = Edge.allCases.map(\.rawValue) + [none]
}

/// Distances from the edges of a page that stay clear of everything but the background.
public struct SafeArea: Equatable, Sendable {
  /// The distances by edge, each at most 500 mm; an edge that is left out keeps none.
  public var lengths: [Edge: Length]

  /// Makes a safe area from distances by edge.
  public init(_ lengths: [Edge: Length]) { self.lengths = lengths }

  /// Reads distances by edge, such as `top=10mm,left=5mm`, or one for all edges, such as `6mm`.
  ///
  /// - Throws: what is expected.
  init(reading text: String) throws(UsageProblem) {
    lengths = [:]
    if text.first?.isNumber == true {
      let length = try Length(reading: text, upTo: 500)
      for edge in Edge.allCases { lengths[edge] = length }
      return
    }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let edge = Edge(rawValue: sides[0].lowercased()) else {
        throw UsageProblem(
          "\"\(part)\" is not an edge and a distance, such as top=10mm; the edges are"
            + " \(Edge.allCases.map(\.rawValue).joined(separator: ", ")), and 6mm is for all of them"
        )
      }
      guard lengths.updateValue(try Length(reading: sides[1], upTo: 500), forKey: edge) == nil
      else { throw UsageProblem("\"\(text)\" names the edge \(edge.rawValue) twice") }
    }
  }

  /// The distances as they are written on a command line, clockwise from the top.
  var text: String {
    if lengths.count == Edge.allCases.count, let one = lengths[.top],
      lengths.values.allSatisfy({ $0 == one })
    {
      return one.text
    }
    return [Edge.top, .right, .bottom, .left].compactMap { edge in
      lengths[edge].map { "\(edge.rawValue)=\($0.text)" }
    }.joined(separator: ",")
  }

  /// The distances in points.
  ///
  /// - Parameter scale: points on the page for a point in the hand; see `Page.scale`.
  func insets(scale: Double) -> Insets {
    var insets = Insets()
    for (edge, length) in lengths {
      insets[edge] = (length.points ?? 0) * scale
    }
    return insets
  }
}

extension Length {
  /// Reads a length with its unit, such as `3mm`.
  ///
  /// - Parameters:
  ///   - text: what a person wrote.
  ///   - most: the largest length that is accepted, in mm.
  /// - Throws: what is expected.
  init(reading text: String, upTo most: Double) throws(UsageProblem) {
    guard let length = Length(text), let millimetres = length.millimetres, millimetres <= most
    else {
      let plain = text.lowercased().filter { $0 != " " }.replacing(",", with: ".")
      let unit = Double(plain) == nil ? plain : plain + "mm"
      let meant = Length(unit).flatMap { $0.millimetres.map { $0 <= most } == true ? $0 : nil }
      let examples = most < 4 ? "0.5mm or 0.02in" : "3mm or 0.125in"
      throw UsageProblem(
        "\"\(text)\" is not a length of 0 to \(Int(most)) mm, such as \(examples)"
          + (meant.map { "; did you mean \($0.text)?" } ?? ""))
    }
    self = length
  }

  /// The length as people write it, such as `3mm`.
  package var text: String { number.plain + unit.rawValue }
}
