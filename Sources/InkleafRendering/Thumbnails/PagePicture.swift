public import InkleafPages
public import InkleafText

/// A small picture of a page.
public struct PagePicture: Sendable {
  /// The index of the sheet.
  public let sheet: Int
  /// The PNG file.
  public let png: [UInt8]
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
}

extension Document {
  /// Draws small pictures of pages; what these share is drawn once.
  ///
  /// - Parameters:
  ///   - indices: the pages.
  ///   - side: the longer side in pixels, at least 16.
  ///   - typesetter: the typesetter of the text.
  public func pictures(
    of indices: Range<Int>, side: Int, _ typesetter: Typesetter
  ) throws -> [PagePicture] {
    let (part, settings) = small(side: side, of: indices, typesetter)
    let (width, height) = page.pixels(dpi: settings.dpi)
    let draw = try Format.png.writer(of: part, on: nil, settings)
    return try part.sheets.indices.map { index in
      var png: [UInt8] = []
      try draw(index..<index + 1) { png += $0 }
      return PagePicture(
        sheet: indices.lowerBound + index, png: png, width: width, height: height)
    }
  }

  /// Returns some pages, and the settings for pictures whose longer side has so many pixels, at least 16.
  func small(
    side: Int, of indices: Range<Int>, _ typesetter: Typesetter
  ) -> (document: Document, settings: RenderSettings) {
    var part = self
    part.sheets = Array(sheets[indices])
    // A device's few greys are not needed on the screen that shows the pictures.
    part.greys = nil
    let dpi = Double(max(16, side)) * 72 / page.size.longSide
    return (part, RenderSettings(typesetter: typesetter, dpi: dpi, created: ""))
  }
}
