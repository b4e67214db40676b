// The forms of values that only `days` has.

extension Form where Value == Int? {
  /// A number of rows or columns, `nil` for `auto`.
  static func count(_ range: ClosedRange<Int>) -> Form {
    Form(
      { value, faults in
        if value.string == "auto" { return .some(nil) }
        guard case .number = value.kind, let number = value.integer, range.contains(number) else {
          return value.isNot(
            "\"auto\" or a whole number from \(range.lowerBound) to \(range.upperBound)", faults)
        }
        return number
      }, write: { $0.map { JSON($0) } ?? "auto" }
    ) { _ in
      .schema(anyOf: [["const": "auto"], .schema(whole: range)])
    }
  }
}

extension Form where Value == [Int] {
  /// The numbers of cells, or of one of them.
  static var places: Form {
    let place = Form<Int>.whole(1...1000)
    return Form({ value, faults in
      (value.array ?? [value]).prefix(1000).compactMap { place.read($0, faults) }
    }) { .schema(anyOf: [place.schema($0), .schema(listOf: place.schema($0))]) }
  }
}
