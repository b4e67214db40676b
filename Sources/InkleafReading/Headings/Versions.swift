import InkleafLists

// Headings that are the versions of a program, as those of its change log.

extension [SourceText.Line] {
  /// Whether most headings are versions, the newest first, such as "1.4.2" above "1.4.1", or "2.1" above "2.0" below
  /// "Changelog".
  var areOfVersions: Bool {
    let headings = compactMap { $0.headingWords?.words }
    guard headings.count > 1 else { return false }
    let isNamed = Self.namesOfChanges.contains(headings[0].lowercased())
    let versions = headings.map(\.version).filter { $0.count > (isNamed ? 1 : 2) }
    return versions.count > 1 && versions.count * 5 >= headings.count * 2
      && zip(versions, versions.dropFirst()).allSatisfy { newer, older in
        older.lexicographicallyPrecedes(newer)
      }
  }

  private static let namesOfChanges: Set = [
    "changelog", "change log", "changes", "release notes", "releases", "versions", "history",
    "what's new", "what’s new", "änderungen", "journal des modifications",
  ]
}

extension String {
  /// The numbers of a version such as "1.4.2", "v1.2" and "[1.2.0] - 2026-10-03"; none where one is a year.
  fileprivate var version: [Int] {
    let digits = drop { "[v".contains($0) }.prefix { $0.isFigure || $0 == "." }
    let numbers = digits.split(separator: ".", omittingEmptySubsequences: false).map {
      Int($0) ?? -1
    }
    return numbers.allSatisfy { 0..<1900 ~= $0 } ? numbers : []
  }
}
