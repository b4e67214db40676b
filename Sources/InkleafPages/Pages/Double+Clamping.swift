extension Double {
  /// Returns the nearest number in a range; the lower bound for a value that is not a number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
