import Foundation
import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
import Testing

/// Regular expressions of schemas take the texts that the readers take.
@Suite struct PatternTests {
  /// Texts near to numbers: random ones, and those around bounds.
  static func texts(_ bounds: [String], _ units: [String]) -> [String] {
    var random = SystemRandomNumberGenerator()
    var texts: [String] = []
    for _ in 0..<1500 {
      let length = Int.random(in: 1...10, using: &random)
      var number = String(
        (0..<length).map { _ in "00112345678999."[Int.random(in: 0...14, using: &random)] })
      if Bool.random(using: &random), let bound = bounds.randomElement(using: &random) {
        number = Bool.random(using: &random) ? bound : String(bound.dropLast()) + number.prefix(2)
        if Int.random(in: 0...3, using: &random) == 0 { number = "00" + number }
      }
      texts.append(number + (units.randomElement(using: &random) ?? ""))
    }
    return texts
  }

  func expectAlike(
    _ pattern: String, _ texts: [String], _ isRead: (String) -> Bool
  ) throws {
    let expression = try NSRegularExpression(pattern: "^\(pattern)$")
    var taken = 0
    for text in texts {
      let range = NSRange(text.startIndex..., in: text)
      let isTaken = expression.firstMatch(in: text, range: range) != nil
      #expect(isTaken == isRead(text), "\(text)")
      if isTaken { taken += 1 }
    }
    #expect(taken * 20 > texts.count && taken < texts.count, "\(taken) of \(texts.count)")
  }

  @Test(arguments: [0.05...5, 0.05...2, 1...100, 0...50, 0...2, 0...500])
  func lengthsInMillimetres(_ range: ClosedRange<Double>) throws {
    let units: [Double] = [1, 10, 25.4, 25.4 / 72]
    let bounds = [range.lowerBound, range.upperBound].flatMap { bound in
      units.map { unit in String("\(bound / unit)".prefix(8)) }
    }
    try expectAlike(
      Pattern.millimetres(range), Self.texts(bounds, ["mm", "cm", "in", "pt", "u", ""])
    ) { text in
      (Length(text)?.millimetres).map(range.contains) ?? false
    }
  }

  @Test func lengthsOfAUnit() throws {
    try expectAlike(
      Pattern.length("u", most: "200"), Self.texts(["200", "199.9", "200.0"], ["u", "mm"])
    ) { text in
      Length(text).map { $0.unit == .unit && $0.number <= 200 } ?? false
    }
  }

  @Test(arguments: [1...10, 0...999, 2...20, 10...32]) func wholeNumbers(
    _ range: ClosedRange<Int>
  ) throws {
    let bounds = ["\(range.lowerBound)", "\(range.upperBound)", "\(range.upperBound + 1)"]
    try expectAlike(Pattern.whole(range), Self.texts(bounds, [""])) { text in
      Int(text).map(range.contains) ?? false
    }
  }
}

extension String {
  fileprivate subscript(_ place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
