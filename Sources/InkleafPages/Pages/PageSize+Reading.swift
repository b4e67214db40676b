internal import InkleafGeometry
import InkleafSuggestions

extension PageSize {
  /// Reads a size: a name, in any case, or measures such as `210x297mm`, `8.5x11in` or
  /// `2048x2732px@264`.
  ///
  /// - Throws: a message with the nearest name, or with the form and the range that is expected.
  public init(reading text: String) throws(UsageProblem) {
    let name = String(text.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if let known = PageSize.all.first(where: { $0.name == name }) {
      self = known
    } else if let measured = try PageSize(measures: text) {
      self = measured
    } else {
      throw UsageProblem(
        unknown(
          "size", text, among: PageSize.all.map(\.name),
          otherwise: "give a name from `inkleaf list sizes`, or measures such as 210x297mm,"
            + " 8.5x11in or 2048x2732px@264"))
    }
  }

  /// Reads `WIDTHxHEIGHTunit[@ppi]`, or returns `nil` where the text has another form.
  private init?(measures text: String) throws(UsageProblem) {
    let plain = text.lowercased().filter { !$0.isWhitespace }
    let (body, ppiText) = plain.cut(at: "@")
    guard let unit = Unit.allCases.first(where: { body.hasSuffix($0.rawValue) }) else { return nil }
    let (widthText, heightText) = body.dropLast(unit.rawValue.count).cut(at: "x", "×")
    guard let heightText, let width = plainNumber(widthText), let height = plainNumber(heightText)
    else {
      return nil
    }
    var ppi: Double?
    if let ppiText {
      guard unit == .px, let value = plainNumber(ppiText), PageSize.densities.contains(value) else {
        throw UsageProblem(
          "\"@\(ppiText)\" in size \"\(text)\": a density of 30 to 1200 pixels per inch can follow a"
            + " size in px, as in 2048x2732px@264")
      }
      ppi = value
    }
    self.init(
      String(plain.map { $0 == "@" ? "-" : $0 }), .custom, width, height, unit, ppi: ppi, source: ""
    )
    let sides = [width, height].map { $0 * points(in: unit) / pointsPerMillimetre }
    guard sides.allSatisfy(PageSize.sides.contains) else {
      throw UsageProblem("size \"\(text)\" is out of range: each side can be 20 mm to 2 m")
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text before and after the first of some characters; the second is `nil` without one.
  fileprivate func cut(at separators: Character...) -> (Substring, Substring?) {
    guard let index = firstIndex(where: separators.contains) else { return (self[...], nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}
