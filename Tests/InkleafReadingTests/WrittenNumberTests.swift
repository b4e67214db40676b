@testable import InkleafLists
@testable import InkleafReading
import Testing

/// Numbers that people write may be of any size.
@Suite struct WrittenNumberTests {
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1000000000", "0", "-1"])
  func hugeNumbersAreReported(_ number: String) {
    for text in [
      #"[{"day": "\#(number)", "last_day": "9223372036854775807", "prompt": "a"}, "b"]"#,
      #"[{"day": "\#(number)", "prompt": "a"}]"#,
      #"[{"prompt": "a", "last_day": "\#(number)"}, "b"]"#,
      #"{"per_day": "\#(number)", "prompts": ["a"]}"#, "day,prompt\n\(number),a",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nX-INKLEAF-NUMBER:\(number)\nEND:VEVENT\nEND:VCALENDAR",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nX-INKLEAF-NUMBER:1-\(number)\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:b\nEND:VEVENT\nEND:VCALENDAR",
    ] {
      // A list or an error, and never a trap.
      let path = text.hasPrefix("BEGIN") ? "l.ics" : text.hasPrefix("day") ? "l.csv" : "l.json"
      _ = try? ReadList(parsing: Array(text.utf8), path: path)
    }
    let value = JSON.string(number).integer
    #expect(value.map { abs($0) < 1_000_000_000 } ?? true)
  }
}
