internal import InkleafGeometry

/// Regular expressions, as ECMAScript has them, for the texts that files hold.
enum Pattern {
  /// Some words in upper or lower case.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - space: what there can be before, between and after their letters.
  static func words(_ words: [String], between space: String = "") -> String {
    let forms = words.map { word in word.map { caseless("\($0)") }.joined(separator: space) }
    return "\(space)(?:\(forms.joined(separator: "|")))\(space)"
  }

  /// A text in upper or lower case.
  static func caseless(_ text: String) -> String {
    text.map { letter in
      letter.isLetter && letter.isASCII
        ? "[\(letter.lowercased())\(letter.uppercased())]" : escaped(letter)
    }.joined()
  }

  private static func escaped(_ letter: Character) -> String {
    "\\^$.|?*+()[]{}/".contains(letter) ? "\\\(letter)" : "\(letter)"
  }

  /// Whole numbers in a range, with zeros or a plus before them.
  static func whole(_ range: ClosedRange<Int>) -> String {
    let most = atMost("\(range.upperBound)")
    let least = range.lowerBound > 0 ? "(?!\(below("\(range.lowerBound)"))(?![0-9]))" : ""
    return "\\+?\(least)(?=\(most)(?![0-9]))[0-9]+"
  }

  /// Lengths in a range of millimetres, with any unit that does not depend on the page.
  ///
  /// - Parameter ignoringCase: whether capitals may be used.
  static func millimetres(_ range: ClosedRange<Double>, ignoringCase: Bool = false) -> String {
    let lengths = [Length.Unit.mm, .cm, .inch, .pt].map { unit in
      length(
        ignoringCase ? caseless(unit.rawValue) : unit.rawValue,
        least: range.lowerBound > 0 ? bound(range, unit, from: range.lowerBound) : nil,
        most: bound(range, unit, from: range.upperBound))
    }
    return "(?:" + lengths.joined(separator: "|") + ")"
  }

  /// Numbers of a unit whose lengths are in a range of millimetres.
  static func number(of unit: Length.Unit, in range: ClosedRange<Double>) -> String {
    number(
      from: bound(range, unit, from: range.lowerBound),
      to: bound(range, unit, from: range.upperBound))
  }

  /// Numbers in a range, whose bounds are decimal numbers.
  static func number(from least: String, to most: String) -> String {
    "(?!\(below(least))(?![0-9.]))(?=\(atMost(most))(?![0-9.]))\(number)"
  }

  /// Lengths of one unit, before which spaces may stand.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - least: the smallest number, in decimal digits; `nil` for any.
  ///   - most: the largest number, in decimal digits.
  static func length(_ unit: String, least: String? = nil, most: String) -> String {
    let unit = " *\(unit)"
    let least = least.map { "(?!\(below($0))\(unit))" } ?? ""
    return "\(least)(?=\(atMost(most))\(unit))\(number)\(unit)"
  }

  /// A decimal number of at most nine characters.
  static let number = "(?=[0-9.]{1,9}(?![0-9.]))(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)"

  /// Returns the number of a unit that is nearest to a bound and still in the range, with eight
  /// decimals, which are all that a length can have.
  private static func bound(
    _ range: ClosedRange<Double>, _ unit: Length.Unit, from bound: Double
  ) -> String {
    let one = Length(1, unit).millimetres ?? 1
    let start = Int((bound / one * 1e8).rounded())
    let near: [String] = (max(0, start - 2)...start + 2).map(decimal)
    let inside = near.filter { (text: String) -> Bool in
      let length = Double(text).flatMap { Length($0, unit).millimetres }
      return length.map(range.contains) ?? false
    }
    return (bound == range.lowerBound ? inside.first : inside.last) ?? decimal(start)
  }

  /// Writes hundred millionths as a decimal number.
  private static func decimal(_ number: Int) -> String {
    let digits = "\(number % 100_000_000)"
    return "\(number / 100_000_000)." + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Decimal numbers that are not larger than one; what is no number may match, too.
  static func atMost(_ number: String) -> String {
    let (whole, fraction) = parts(number)
    let equal = whole + (fraction.isEmpty ? "(?:\\.0*)?" : "\\.\(fraction)0*")
    return "0*(?:" + (smaller(whole, fraction) + [equal]).joined(separator: "|") + ")"
  }

  /// Decimal numbers that are smaller than one; what is no number may match, too.
  static func below(_ number: String) -> String {
    let (whole, fraction) = parts(number)
    let smaller = smaller(whole, fraction)
    return smaller.isEmpty ? "(?!)" : "0*(?:" + smaller.joined(separator: "|") + ")"
  }

  /// The digits before and after the point, without zeros that say nothing.
  private static func parts(_ number: String) -> (whole: String, fraction: String) {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    var fraction = parts.count < 2 ? "" : parts[1]
    while fraction.last == "0" { fraction.removeLast() }
    return (String(parts[0].drop { $0 == "0" }), String(fraction))
  }

  /// The forms of smaller numbers, without zeros before them.
  private static func smaller(_ whole: String, _ fraction: String) -> [String] {
    var forms: [String] = []
    // Fewer digits before the point, or a smaller one among as many.
    let digits = Array(whole)
    if !digits.isEmpty { forms.append("[0-9]{0,\(digits.count - 1)}(?:\\.[0-9]*)?") }
    for (index, digit) in digits.enumerated() where digit > "0" {
      forms.append(
        String(digits[..<index]) + upTo(digit) + "[0-9]{\(digits.count - 1 - index)}(?:\\.[0-9]*)?")
    }
    // The same before the point, and less behind it.
    let decimals = Array(fraction)
    for (index, digit) in decimals.enumerated() {
      let start = whole + "\\." + String(decimals[..<index])
      if digit > "0" { forms.append(start + upTo(digit) + "[0-9]*") }
      forms.append(index == 0 ? whole + "\\.?" : start)
    }
    return forms
  }

  /// A digit below another.
  private static func upTo(_ digit: Character) -> String {
    let last = (digit.wholeNumberValue ?? 1) - 1
    return last == 0 ? "0" : "[0-\(last)]"
  }
}
