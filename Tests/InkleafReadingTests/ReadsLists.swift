@testable import InkleafLists
@testable import InkleafReading

/// Tests that read lists from texts.
protocol ReadsLists {}

extension ReadsLists {
  func read(_ text: String, _ path: String = "list.txt") throws -> ReadList {
    try ReadList(parsing: Array(text.utf8), path: path, title: "list")
  }
}
