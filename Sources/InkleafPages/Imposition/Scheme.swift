internal import InkleafSuggestions

/// The way in which pages are put on sheets of paper.
public enum Scheme: Equatable, Sendable {
  /// Sheets that are folded once and nested, so many to a signature; `nil` makes one signature of all.
  case booklet(signature: Int?)
  /// One sheet that is folded to so many pages: 8 with one cut, 16 printed on both sides.
  case zine(pages: Int)
  /// Strips that are folded like a fan, with so many panels on a sheet; `nil` for as many as fit.
  case accordion(panels: Int?)
  /// Pages beside each other in reading order; `nil` for as many as fit.
  case nUp(Cells?)
  /// Pages that lie in order when the printed stack is cut and its piles are put on each other.
  case cutStack(Cells?)
  /// Cards that are cut apart sheet by sheet.
  case cards(Cells?)

  /// Places for pages on a sheet.
  public struct Cells: Equatable, Sendable {
    /// The number of pages beside each other.
    public private(set) var columns: Int
    /// The number of pages above each other.
    public private(set) var rows: Int

    /// Makes cells from the numbers of columns and rows; there is at least one of each.
    public init(columns: Int, rows: Int) {
      self.columns = max(1, columns)
      self.rows = max(1, rows)
    }
  }

  /// One page a sheet.
  static let alone = Scheme.nUp(Cells(columns: 1, rows: 1))

  /// The words that begin a scheme.
  package static let names = ["booklet", "zine", "accordion", "n-up", "cut-stack", "cards"]
}

extension Scheme {
  /// Reads a scheme, alone or with its number, such as `booklet`, `booklet=4`, `cards=3x3` or `2x2`.
  ///
  /// - Throws: what is expected.
  init(reading text: String) throws(UsageProblem) {
    let parts = text.lowercased().split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    let number = parts.count > 1 ? parts[1] : nil
    func whole(_ range: ClosedRange<Int>, _ unit: String) throws(UsageProblem) -> Int? {
      guard let number else { return nil }
      guard number.utf8.count < 4, let value = Int(number), range.contains(value) else {
        throw UsageProblem(
          "\"\(text)\": \(parts[0]) takes \(range.lowerBound) to \(range.upperBound) \(unit), as in"
            + " \(parts[0])=4")
      }
      return value
    }
    func cells() throws(UsageProblem) -> Cells? {
      guard let number else { return nil }
      guard let cells = Cells(number) else {
        throw UsageProblem(
          "\"\(text)\": \(parts[0]) takes columns and rows, 1 to \(Cells.most) each, as in"
            + " \(parts[0])=2x2")
      }
      return cells
    }
    switch parts.first {
    case "booklet": self = .booklet(signature: try whole(1...32, "sheets for each signature"))
    case "zine":
      guard number == nil || number == "8" || number == "16" else {
        throw UsageProblem("\"\(text)\": a zine has 8 or 16 pages, as in zine=16")
      }
      self = .zine(pages: number == "16" ? 16 : 8)
    case "accordion": self = .accordion(panels: try whole(2...Cells.most, "panels on a sheet"))
    case "n-up": self = .nUp(try cells())
    case "cut-stack": self = .cutStack(try cells())
    case "cards": self = .cards(try cells())
    default:
      guard number == nil, let cells = Cells(text.lowercased()) else {
        throw UsageProblem(
          unknown(
            "scheme", text, among: Scheme.names,
            otherwise: "choose from \(Scheme.names.joined(separator: ", ")), or give columns and"
              + " rows such as 2x2"))
      }
      self = .nUp(cells)
    }
  }

  /// The scheme as it is written on a command line.
  var text: String {
    switch self {
    case .booklet(let signature): "booklet" + (signature.map { "=\($0)" } ?? "")
    case .zine(let pages): pages == 16 ? "zine=16" : "zine"
    case .accordion(let panels): "accordion" + (panels.map { "=\($0)" } ?? "")
    case .nUp(let cells): cells?.text ?? "n-up"
    case .cutStack(let cells): "cut-stack" + (cells.map { "=\($0.text)" } ?? "")
    case .cards(let cells): "cards" + (cells.map { "=\($0.text)" } ?? "")
    }
  }
}

extension Scheme.Cells {
  /// The most columns and the most rows.
  static let most = 20

  /// Reads columns and rows, such as `3x2`; returns `nil` for any other text.
  init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard text.utf8.count < 8, sides.count == 2, let columns = sides[0], let rows = sides[1],
      (1...Self.most).contains(columns), (1...Self.most).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  var text: String { "\(columns)x\(rows)" }
}
