internal import InkleafPages

extension Format {
  /// Draws some sheets of a document as one file.
  typealias Renderer = @Sendable (ArraySlice<Sheet>) throws -> [UInt8]

  /// Does what all files of a document share, and returns what draws one of them.
  func renderer(of document: Document, _ settings: RenderSettings) throws -> Renderer {
    switch self {
    case .pdf: PDFFormat.renderer(of: document, settings)
    case .png: try PNGFormat.renderer(of: document, settings)
    case .svg: try SVGFormat.renderer(of: document, settings)
    }
  }
}
