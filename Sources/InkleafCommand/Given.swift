import Commands
import Inkleaf
import Platform

// What a person gave, read: a file, or a number.

/// Reads a file that a person named.
///
/// - Parameter limit: the most bytes that are accepted.
func content(of path: String, limit: Int = ListLimits.fileSize) throws(Failure) -> [UInt8] {
  do throws(SystemError) { return try readFile(path, limit: limit) } catch { throw Failure(error) }
}

/// Reads the whole number that a person gave for an option.
func wholeNumber(
  _ text: String, _ option: Option, _ range: ClosedRange<Int>
) throws(UsageProblem) -> Int {
  guard let value = Int(text), range.contains(value) else {
    throw UsageProblem(
      "--\(option.name) is a number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\""
    )
  }
  return value
}

extension Arguments {
  /// The whole number given for an option; `nil` where none is.
  func whole(_ option: Option, _ range: ClosedRange<Int>) throws(UsageProblem) -> Int? {
    guard let text = self[option] else { return nil }
    return try wholeNumber(text, option, range)
  }
}
