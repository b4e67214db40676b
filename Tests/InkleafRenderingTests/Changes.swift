import InkleafPages

extension ThemeChange {
  /// A change as it is typed, `KEY=VALUE`.
  init(pair: String) {
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    self.init(parts[0], parts.count > 1 ? parts[1] : "")
  }
}
