internal import InkleafCairo
internal import InkleafPages
internal import Synchronization

/// The pictures on the pages of a document, decoded when they are drawn.
final class PagePictures: Sendable {
  private let page: (width: Int, height: Int)
  /// The last picture that was drawn, since a page seldom has more; decoded ones are large.
  private let last = Mutex<(picture: Picture, decoded: PictureStore.Decoded)?>(nil)

  /// Prepares to draw the pictures of pages of so many pixels.
  init(width: Int, height: Int) { page = (width, height) }

  /// Draws a picture on a canvas that shows a part of the page.
  func draw(_ placed: Picture.Placed, on canvas: Canvas) throws {
    try last.withLock { last in
      let decoded =
        if let last, last.picture == placed.picture { last.decoded } else {
          try PictureStore.Decoded(placed.picture)
        }
      last = (placed.picture, decoded)
      canvas.drawPart(
        of: decoded.pixels, in: placed.extent, clip: placed.covers ? placed.box : placed.extent,
        ofPage: page)
    }
  }
}
