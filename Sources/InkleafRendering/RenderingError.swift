internal import InkleafCairo
package import InkleafPages

/// A document that cannot become a file, although every library call succeeded.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A page with more pixels than can be drawn, and the highest density that can, in pixels per inch.
  case tooManyPixels(width: Int, height: Int, fitting: Int)
  /// Pictures with more pixels than can be decoded for one page: how many they have together.
  case tooManyPicturePixels(Int)
  /// A PDF with a broken structure, which was not written: the fault, with its object.
  ///
  /// Lists and fonts are checked before, so it is a fault of this program or of Cairo.
  case brokenPDF(String)

  /// A mark with a number that is not finite or far outside the page, and the sheet's name; `nil` for
  /// the background.
  case unusableMark(sheet: String?)

  /// The most pixels of a page, enough for 2 × 2 m at 300 dpi.
  public static let mostPixels = 560_000_000

  /// Refuses a page of more pixels than can be drawn.
  ///
  /// - Throws: `tooManyPixels`.
  package static func check(_ page: Page, dpi: Double) throws(RenderingError) {
    func fits(_ dpi: Double) -> Bool {
      let (width, height) = page.pixels(dpi: dpi)
      return max(width, height) <= ImageCanvas.longestSide && width * height <= mostPixels
    }
    guard !fits(dpi) else { return }
    let (width, height) = page.pixels(dpi: dpi)
    let fitting = stride(from: Int(dpi), to: 1, by: -1).first { fits(Double($0)) } ?? 1
    throw .tooManyPixels(width: width, height: height, fitting: fitting)
  }

  /// Refuses pictures of more pixels than can be decoded at once: those of a theme and a layout are read apart.
  ///
  /// - Throws: `tooManyPicturePixels`.
  package static func check(picturesOf document: Document) throws(RenderingError) {
    let pixels = document.picturePixels
    guard pixels <= Picture.mostPixels else { throw .tooManyPicturePixels(pixels) }
  }

  /// The error and a remedy, in one line.
  public var description: String {
    switch self {
    case .tooManyPixels(let width, let height, let fitting):
      "a page of \(width)×\(height) pixels is too large (at most"
        + " \(RenderingError.mostPixels / 1_000_000) million, \(ImageCanvas.longestSide) a side);"
        + " give --dpi \(fitting) or less"
    case .tooManyPicturePixels(let pixels):
      "the pictures of theme and layout have \((pixels + 999_999) / 1_000_000) million pixels together, more than"
        + " \(Picture.mostPixels / 1_000_000) million; make them smaller"
    case .brokenPDF(let fault):
      "cannot make a sound PDF (\(fault)); this is a fault of inkleaf or of Cairo, so please report it"
    case .unusableMark(let sheet):
      "\(sheet.map { "sheet \"\($0)\"" } ?? "the background") has a mark with a number that is not"
        + " finite or far outside the page; make its numbers smaller"
    }
  }
}
