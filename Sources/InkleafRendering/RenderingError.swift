internal import InkleafCairo

/// A document that cannot become a file, though every library call succeeded.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A page of more pixels than can be drawn.
  case tooManyPixels(width: Int, height: Int)
  /// A PDF whose structure is broken, with what was found, and the files of the fonts in it; it was
  /// not written. The one known cause is a damaged font that Cairo cannot take apart.
  case brokenPDF(String, fonts: [String])

  /// The most pixels that a page may have: a sheet of A2 at 600 dpi.
  public static let mostPixels = 150_000_000

  /// Returns whether a page of so many pixels can be drawn.
  package static func canDraw(width: Int, height: Int) -> Bool {
    max(width, height) <= ImageCanvas.longestSide && width * height <= mostPixels
  }

  /// The failure and a remedy, in one line.
  public var description: String {
    switch self {
    case .tooManyPixels(let width, let height):
      "a page of \(width)×\(height) pixels is too large (at most"
        + " \(RenderingError.mostPixels / 1_000_000) million, \(ImageCanvas.longestSide) a side);"
        + " give a lower --dpi"
    case .brokenPDF(let fault, let fonts):
      "no sound PDF can be made with \(fonts.joined(separator: ", ")): damaged (\(fault)); use"
        + " another font"
    }
  }
}
