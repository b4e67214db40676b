internal import InkleafPages

extension Format {
  /// A function that draws some pages of a document, or some sides of paper, as one file.
  ///
  /// It gets their indices, and passes the file on piece by piece.
  typealias Writer =
    @Sendable (
      _ indices: Range<Int>, _ write: ([UInt8]) throws -> Void
    ) throws -> Void

  /// Does the common work for all files of a document, and returns a function that draws one.
  ///
  /// - Parameter imposition: the sheets of paper that pages are put on; `nil` for pages alone.
  func writer(
    of document: Document, on imposition: Imposition?, _ settings: RenderSettings
  ) throws -> Writer {
    guard let imposition else {
      return switch self {
      case .pdf: PDFFormat.writer(of: document, settings)
      case .png: try PNGFormat.writer(of: document, settings)
      case .svg: try SVGFormat.writer(of: document, settings)
      }
    }
    return switch self {
    case .pdf: PDFFormat.writer(of: imposition, document, settings)
    case .png: try PNGFormat.writer(of: imposition, document, settings)
    case .svg: try SVGFormat.writer(of: imposition, document, settings)
    }
  }
}
