internal import InkleafCairo

/// A document that cannot become a file, although every library call succeeded.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A page with more pixels than can be drawn.
  case tooManyPixels(width: Int, height: Int)
  /// A PDF with a broken structure, which was not written: the fault, and the files of its fonts.
  ///
  /// The only known cause is a damaged font that Cairo cannot subset.
  case brokenPDF(String, fonts: [String])

  /// A mark with a number that is not finite or far outside the page, and the sheet's name; `nil` for
  /// the background.
  case unusableMark(sheet: String?)

  /// The most pixels of a page, enough for A2 at 600 dpi.
  public static let mostPixels = 150_000_000

  /// Returns whether a page of so many pixels can be drawn.
  package static func canDraw(width: Int, height: Int) -> Bool {
    max(width, height) <= ImageCanvas.longestSide && width * height <= mostPixels
  }

  /// The error and a remedy, in one line.
  public var description: String {
    switch self {
    case .tooManyPixels(let width, let height):
      "a page of \(width)×\(height) pixels is too large (at most"
        + " \(RenderingError.mostPixels / 1_000_000) million, \(ImageCanvas.longestSide) a side);"
        + " give a lower --dpi"
    case .brokenPDF(let fault, let fonts):
      "cannot make a sound PDF with \(fonts.joined(separator: ", ")): damaged (\(fault)); use"
        + " another font"
    case .unusableMark(let sheet):
      "\(sheet.map { "sheet \"\($0)\"" } ?? "the background") has a mark with a number that is not"
        + " finite or far outside the page; make its numbers smaller"
    }
  }
}
