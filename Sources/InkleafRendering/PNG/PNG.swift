internal import InkleafPages

/// The PNG format.
enum PNGFormat {
  static func renderer(
    of document: Document, _ settings: RenderSettings
  ) throws -> Format.Renderer {
    let pages = try PNGPages(document, settings)
    return { sheets in try sheets.first.map(pages.file) ?? [] }
  }
}
