internal import InkleafGeometry
import InkleafSuggestions

extension PageSize {
  /// Reads a name, in upper or lower case, or measures such as `210x297mm` or `2048x2732px@264`.
  ///
  /// - Throws: `UsageProblem` with the most similar name, or with the expected form and range.
  public init(reading text: String) throws(UsageProblem) {
    var typed = String(text.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if typed.hasPrefix("din-") { typed.removeFirst(4) }
    if let known = PageSize.named(typed) {
      self = known
    } else if let measured = try PageSize(measures: text) {
      self = measured
    } else if let advice = PageSize.advice(typed) {
      throw UsageProblem("unknown size \"\(text.prefix(40))\": \(advice)")
    } else {
      throw UsageProblem(
        unknown(
          "size", text, among: PageSize.all.map(\.name) + PageSize.aliases.map(\.key),
          otherwise:
            "give a name that `inkleaf list sizes --search WORD` finds, or measures such as 210x297mm,"
            + " 8.5x11in or 2048x2732px@264"))
    }
  }

  /// Returns the size that has a name, or another name, in small letters.
  private static func named(_ typed: String) -> PageSize? {
    let name = aliases.first { $0.key == typed }?.value ?? typed
    return all.first { $0.name == name }
  }

  /// Returns what to write for measures without a unit, for a name with an orientation, or for a paper that
  /// has no name here.
  private static func advice(_ typed: String) -> String? {
    if let measures = standards[typed] { return "write its measures, \(measures)" }
    for orientation in Orientation.allCases where typed.hasSuffix("-\(orientation.rawValue)") {
      let name = String(typed.dropLast(orientation.rawValue.count + 1))
      if let size = named(name) ?? (try? PageSize(measures: name)) {
        return "write \(size.text), and \(orientation.rawValue) as the orientation"
      }
    }
    // Apple writes "iPad Pro 11-inch (M4)".
    let model = typed.replacing("-inch", with: "").prefix { $0 != "(" }
    if let size = named(model.hasSuffix("-") ? String(model.dropLast()) : String(model)) {
      return "did you mean \(size.name)?"
    }
    let typed = typed.replacing("-", with: "")
    let (width, height) = typed.cut(at: "x", "×")
    guard let height, let across = plainNumber(width), let down = plainNumber(height) else {
      return nil
    }
    let longer = max(across, down)
    let unit: Unit = longer < 48 ? .inch : longer < 600 ? .mm : .px
    let units = [unit.rawValue] + (unit == .inch ? [Unit.cm.rawValue] : [])
    return "give it a unit, as in \(units.map { typed + $0 }.joined(separator: " or "))"
  }

  /// The measures of papers that few draw on, which would only make the list of sizes longer (ISO 216 and
  /// 217).
  private static let standards = [
    "a0": "841x1189mm", "a1": "594x841mm", "a7": "74x105mm", "a8": "52x74mm", "b2": "500x707mm",
    "b3": "353x500mm", "ra3": "305x430mm", "ra4": "215x305mm", "sra3": "320x450mm",
    "sra4": "225x320mm",
  ]

  /// Reads `WIDTHxHEIGHTunit[@ppi]`, or returns `nil` for any other form.
  private init?(measures text: String) throws(UsageProblem) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    // "2 1x2 9 cm" is no size.
    let areCut = zip(words, words.dropFirst()).contains { first, second in
      first.last?.isNumber == true && second.first?.isNumber == true
    }
    let (body, ppiText) = words.joined().cut(at: "@")
    let written = Unit.allCases.first { body.hasSuffix($0.rawValue) }
    // Only pixels have a density.
    guard !areCut, let unit = written ?? (ppiText == nil ? nil : .px) else { return nil }
    let (sides, heightText) = body.dropLast(written?.rawValue.count ?? 0).cut(at: "x", "×")
    // "8.5inx11in" has the unit twice.
    let widthText = sides.hasSuffix(unit.rawValue) ? sides.dropLast(unit.rawValue.count) : sides
    guard let heightText, let width = plainNumber(widthText), let height = plainNumber(heightText)
    else {
      return nil
    }
    var ppi: Double?
    if let ppiText {
      guard unit == .px, let value = plainNumber(ppiText), PageSize.densities.contains(value) else {
        if let unit = ["ppi", "dpi"].first(where: ppiText.hasSuffix) {
          throw UsageProblem(
            "a density has no unit in a size; write \(body)@\(ppiText.dropLast(unit.count))")
        }
        throw UsageProblem(
          "\"@\(ppiText)\" in size \"\(text)\": a density of 30 to 1200 pixels per inch can follow"
            + " a size in px, as in 2048x2732px@264")
      }
      ppi = value
    }
    self.init("", .custom, width, height, unit, ppi: ppi, source: "")
    // One size has one name, however it is written.
    name = self.text.replacing("@", with: "-")
    let lengths = [width, height].map { $0 * points(in: unit) / pointsPerMillimetre }
    guard lengths.allSatisfy(PageSize.sides.contains) else {
      throw UsageProblem("size \"\(text)\" is out of range: each side can be 20 mm to 2 m")
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Returns the text before and after the first separator; the second is `nil` without one.
  fileprivate func cut(at separators: Character...) -> (Substring, Substring?) {
    guard let index = firstIndex(where: separators.contains) else { return (self[...], nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}
