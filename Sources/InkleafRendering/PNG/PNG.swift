internal import InkleafPages

/// The PNG format.
enum PNGFormat {
  static func writer(
    of document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    let pages = try PNGPages(document, settings)
    return { indices, write in
      for index in indices.prefix(1) { try pages.draw(document.sheets[index], to: write) }
    }
  }

  static func writer(
    of imposition: Imposition, _ document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    let sheets = try PNGSheets(imposition, document, settings)
    return { indices, write in
      for index in indices.prefix(1) { try sheets.draw(imposition.sides[index], to: write) }
    }
  }
}
