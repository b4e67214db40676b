#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures, a file a question.
///
/// Every figure has a baseline from the same run, so that ratios mean something on any machine. A
/// ratio out of its bounds ends the program with 1.
@main
enum Main {
  static let questions: [Question] = [.parsing]

  static func main() {
    var isWithinBounds = true
    for question in questions {
      print(question.title)
      for row in question.rows() {
        print("  " + row.text + (row.isWithinBounds ? "" : "  too much"))
        isWithinBounds = isWithinBounds && row.isWithinBounds
      }
    }
    exit(isWithinBounds ? 0 : 1)
  }
}
