internal import InkleafPages

/// The PNG format.
enum PNGFormat {
  static func writer(
    of document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    let pages = try PNGPages(document, settings)
    return { sheets, write in
      if let sheet = sheets.first { try pages.draw(sheet, to: write) }
    }
  }
}
