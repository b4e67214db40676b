internal import InkleafPages

extension Format {
  /// A function that draws some sheets of a document as one file.
  typealias Renderer = @Sendable (ArraySlice<Sheet>) throws -> [UInt8]

  /// Does the common work for all files of a document, and returns a function that draws one.
  func renderer(of document: Document, _ settings: RenderSettings) throws -> Renderer {
    switch self {
    case .pdf: PDFFormat.renderer(of: document, settings)
    case .png: try PNGFormat.renderer(of: document, settings)
    case .svg: try SVGFormat.renderer(of: document, settings)
    }
  }
}
