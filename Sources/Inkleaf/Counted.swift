/// Returns a number of things in words: "1 page", "2 pages".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Returns a size in words: "812 bytes", "3.1 MB".
package func sized(_ bytes: Int) -> String {
  if bytes < 1000 { return counted(bytes, "byte") }
  var (value, unit) = (Double(bytes), "")
  for next in ["kB", "MB", "GB", "TB"] where value >= 999.5 {
    (value, unit) = (value / 1000, next)
  }
  let tenths = Int((value * 10).rounded())
  return tenths < 100
    ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\(Int(value.rounded())) \(unit)"
}
