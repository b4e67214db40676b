internal import InkleafGeometry
internal import InkleafPages

extension Release {
  /// What is doubtful about the day that feeds tell, where people may subscribe to them.
  var feedDoubts: [Edition.Warning] {
    guard let site, site.base != nil, site.updated == nil, resources.sourceDateEpoch == nil,
      lists.allSatisfy({ $0.prompts.start == nil })
    else { return [] }
    return [
      warning(
        .datelessFeed,
        "no list has dates, so feeds say that the release is of 1970, and readers hide it; write"
          + " the day as \"updated\" beside \"base\", such as \"2026-10-01\"")
    ]
  }
}
