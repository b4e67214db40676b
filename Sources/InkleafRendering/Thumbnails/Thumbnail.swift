public import InkleafText
internal import InkleafCairo
public import InkleafPages

/// A small picture of a document's first page.
public struct Thumbnail: Sendable {
  /// The PNG file.
  public let png: [UInt8]
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// The BlurHash of the picture, to show until the picture has loaded.
  public let blurHash: String
}

extension Document {
  /// Draws a thumbnail of the first page.
  ///
  /// - Parameters:
  ///   - side: the longer side in pixels, at least 16.
  ///   - typesetter: the typesetter of the text.
  public func thumbnail(side: Int, _ typesetter: Typesetter) throws -> Thumbnail {
    let (first, settings) = small(side: side, of: 0..<min(1, sheets.count), typesetter)
    // What stands for the picture until it has loaded is seen on white, where the picture is transparent.
    var shown = first.parts.first { !$0.sheets.isEmpty } ?? first
    shown.isTransparent = false
    let painter = try Painter(shown, settings)
    let marks = try painter.inked(first.sheets.flatMap(\.marks))
    var hash = ""
    try painter.draw(
      marks, in: Area(columns: 0..<painter.width, rows: 0..<painter.height)
    ) { rows in hash = BlurHash(rows).text }
    var png: [UInt8] = []
    try Format.png.writer(of: first, on: nil, settings)(first.sheets.indices) { png += $0 }
    return Thumbnail(png: png, width: painter.width, height: painter.height, blurHash: hash)
  }
}
