extension Double {
  /// The number as people write it: whole ones without a point, such as `3`, others such as `2.5`.
  package var plain: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    // Smaller numbers would have an exponent, which no reader of lengths takes.
    guard abs(self) < 1e-4 else { return String(self) }
    var digits = Int((abs(self) * 1e9).rounded()).padded(to: 9)
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "0" : (self < 0 ? "-0." : "0.") + digits
  }
}
