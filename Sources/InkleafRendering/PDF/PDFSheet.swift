internal import InkleafPages

/// A sheet as a page of a PDF has it: parts of its background, which pages share, and marks of its own.
///
/// What is read aloud cannot be shared, so the page draws those marks of the background itself.
struct PDFSheet {
  /// The marks that the page draws: those of the background that are read on it, then those of the sheet.
  let marks: [Mark]
  /// The meaning of the marks, in reading order.
  let passages: [Passage]
  /// The number of marks from the background.
  let lead: Int
  /// The other parts of the background, each with the number of its own marks that are drawn before it.
  private(set) var shared: [(part: Range<Int>, after: Int)] = []

  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - background: the marks behind it.
  ///   - readsAll: whether it reads what all pages of its part repeat; `nil` for a page that is not read aloud.
  init(_ sheet: Sheet, on background: [Mark], readsAll: Bool?) {
    var places: [Int?] = Array(repeating: nil, count: background.count)
    // Parts end at the same places on all pages, so that a file has each once.
    var isRepeated = Array(repeating: false, count: background.count)
    var isBehind = false
    if let readsAll {
      for passage in sheet.passages {
        passage.eachBehind { index in
          isBehind = true
          guard places.indices.contains(index) else { return }
          if passage.isRepeated { isRepeated[index] = true }
          if readsAll || !passage.isRepeated { places[index] = 0 }
        }
      }
    }
    var own: [Mark] = []
    for index in background.indices {
      if places[index] != nil {
        places[index] = own.count
        own.append(background[index])
      } else if let last = shared.last, last.part.upperBound == index, last.after == own.count,
        isRepeated[index] == isRepeated[index - 1]
      {
        shared[shared.count - 1].part = last.part.lowerBound..<index + 1
      } else {
        shared.append((index..<index + 1, own.count))
      }
    }
    lead = own.count
    guard let readsAll, isBehind else {
      (marks, passages) = (sheet.marks, sheet.passages)
      return
    }
    marks = own + sheet.marks
    passages = sheet.passages.filter { readsAll || !$0.isRepeated }.map { passage in
      passage.onPage({ $0 + own.count }) { places.indices.contains($0) ? places[$0] : nil }
    }
  }

  /// The indices of own marks before which something else is drawn.
  var breaks: [Int] { shared.map(\.after) + [lead] }
}
