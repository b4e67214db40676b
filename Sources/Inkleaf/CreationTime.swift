internal import InkleafPages

/// Returns when a document is to say that it was made, as `YYYY-MM-DDThh:mm:ssZ`.
///
/// It is never the present, so that the same list gives the same bytes at any time.
///
/// - Parameters:
///   - start: the day of the list's first prompt.
///   - sourceDateEpoch: the variable SOURCE_DATE_EPOCH: seconds since 1970, which win over the list.
/// - Returns: the time; `nil` for a list without dates.
/// - Throws: A variable that is not such a number.
package func creationTime(
  start: CalendarDate?, sourceDateEpoch: String?
) throws(UsageProblem) -> String? {
  guard let text = sourceDateEpoch else { return start.map { "\($0)T00:00:00Z" } }
  guard let seconds = Int(text), seconds >= 0,
    let date = CalendarDate("1970-01-01")?.adding(days: seconds / 86400)
  else {
    throw UsageProblem("SOURCE_DATE_EPOCH is \"\(text)\", not a number of seconds since 1970")
  }
  let parts = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
  return "\(date)T\(parts.joined(separator: ":"))Z"
}

/// The time of files that need one though nothing tells it.
let unknownTime = "1970-01-01T00:00:00Z"

extension SiteWishes {
  /// When feeds and calendars are to say that something changed last.
  ///
  /// - Parameter created: when it says that it was made.
  func updateTime(created: String) -> String { updated.map { "\($0)T00:00:00Z" } ?? created }
}

/// Whether a text is a time as `creationTime` writes it.
func isCreationTime(_ text: String) -> Bool {
  let parts = text.split(separator: "T", omittingEmptySubsequences: false)
  guard parts.count == 2, CalendarDate(parts[0]) != nil, parts[1].hasSuffix("Z") else {
    return false
  }
  let clock = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
  return clock.count == 3
    && zip(clock, [24, 60, 60]).allSatisfy { digits, limit in
      digits.utf8.count == 2 && digits.utf8.allSatisfy { (48...57).contains($0) }
        && Int(digits).map { $0 < limit } == true
    }
}
