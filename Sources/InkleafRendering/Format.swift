internal import InkleafPages

extension Format {
  /// A function that draws some sheets of a document as one file.
  typealias Renderer = @Sendable (ArraySlice<Sheet>) throws -> [UInt8]

  /// A function that draws some sheets of a document as one file, and passes it on piece by piece.
  typealias Writer =
    @Sendable (
      ArraySlice<Sheet>, _ write: ([UInt8]) throws -> Void
    ) throws -> Void

  /// Does the common work for all files of a document, and returns a function that draws one.
  func writer(of document: Document, _ settings: RenderSettings) throws -> Writer {
    func whole(_ draw: @escaping Renderer) -> Writer {
      { sheets, write in try write(draw(sheets)) }
    }
    return switch self {
    case .pdf: whole(PDFFormat.renderer(of: document, settings))
    case .png: try PNGFormat.writer(of: document, settings)
    case .svg: whole(try SVGFormat.renderer(of: document, settings))
    }
  }
}
