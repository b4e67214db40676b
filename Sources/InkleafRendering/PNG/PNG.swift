internal import InkleafPages
internal import Synchronization

/// The PNG format.
enum PNGFormat {
  static func writer(
    of document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    let pictures = DecodedPictures()
    let parts = document.parts.map { Part($0, settings, pictures) }
    try RenderingError.check(document.page, dpi: settings.dpi)
    return { indices, write in
      for sheet in document.sheets[indices].prefix(1) {
        try parts[parts.indices.contains(sheet.part) ? sheet.part : 0].draw(sheet, to: write)
      }
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

  /// The pages that share a background; what they share is drawn when the first of them is.
  private final class Part: Sendable {
    private let document: Document
    private let settings: RenderSettings
    private let pictures: DecodedPictures
    private let pages = Mutex<Result<PNGPages, any Error>?>(nil)

    init(_ document: Document, _ settings: RenderSettings, _ pictures: DecodedPictures) {
      self.document = document
      self.settings = settings
      self.pictures = pictures
    }

    func draw(_ sheet: Sheet, to write: ([UInt8]) throws -> Void) throws {
      let pages = pages.withLock { pages in
        let made = pages ?? Result { try PNGPages(document, settings, pictures: pictures) }
        pages = made
        return made
      }
      try pages.get().draw(sheet, to: write)
    }
  }
}

extension Document {
  /// The document's parts, each with its background and its sheets.
  var parts: [Document] {
    guard backgrounds.count > 1 else { return [self] }
    return backgrounds.indices.map { index in
      var part = self
      part.backgrounds = [backgrounds[index]]
      part.sheets = sheets.filter { $0.part == index }
      return part
    }
  }
}
