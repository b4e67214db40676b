extension Double {
  /// The number as people write it: whole ones without a point, such as `3`, others such as `2.5`.
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
