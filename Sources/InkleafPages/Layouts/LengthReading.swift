internal import InkleafGeometry

extension JSON {
  /// Returns a name that a folder's name may contain.
  func plainName(_ faults: Faults) -> String? {
    guard let text = plainText(faults) else { return nil }
    return !text.isEmpty && text.slug == text
      ? text : isNot("a name of small letters, digits and single hyphens", faults)
  }

  /// Returns a length of at most 2 m, 200 units or 100 %.
  func length(_ faults: Faults) -> Length? {
    if let length = string.flatMap({ Length($0) }) {
      if length.number <= length.unit.most { return length }
    }
    return isNot(
      "a length with its unit, such as \"24mm\", \"1.5u\" or \"12%\", at most 2 m, 200u or 100%",
      faults)
  }

  /// Returns a length that is not a share.
  func absoluteLength(_ faults: Faults) -> Length? {
    guard let length = length(faults) else { return nil }
    return length.unit == .percent
      ? isNot("a length that is not a share, such as \"24mm\" or \"1.5u\"", faults) : length
  }

  /// Returns a length above 0.
  func positiveLength(_ faults: Faults) -> Length? {
    guard let length = length(faults) else { return nil }
    return length.number > 0 ? length : isNot("a length above 0", faults)
  }

  func track(_ faults: Faults) -> Track? {
    let text = string ?? ""
    if text == "auto" { return .auto }
    if text.hasSuffix("fill") {
      let weight = text.dropLast(4)
      if weight.isEmpty { return .fill(1) }
      if let number = plainNumber(weight), (0.01...100).contains(number) { return .fill(number) }
    } else if Length(text) != nil {
      return length(faults).map(Track.fixed)
    }
    return isNot("\"auto\", \"fill\", \"2fill\" or a length such as \"24mm\"", faults)
  }

  func share(_ faults: Faults) -> Double? {
    guard let length = string.flatMap({ Length($0) }), length.unit == .percent, length.number <= 100
    else { return isNot("a share such as \"60%\"", faults) }
    return length.number / 100
  }

  /// Returns the width divided by the height of a shape such as `3:2`.
  func aspect(_ faults: Faults) -> Double? {
    let numbers = (string ?? "").split(separator: ":", omittingEmptySubsequences: false).map {
      plainNumber($0) ?? 0
    }
    guard numbers.count == 2, numbers.allSatisfy({ (0.01...1000).contains($0) }),
      (0.02...50).contains(numbers[0] / numbers[1])
    else { return isNot("width and height such as \"3:2\"", faults) }
    return numbers[0] / numbers[1]
  }
}

extension Length.Unit {
  /// The largest number of them in a layout.
  var most: Double {
    switch self {
    case .mm: 2000
    case .cm: 200
    case .inch: 80
    case .pt: 6000
    case .unit: 200
    case .percent: 100
    }
  }
}
