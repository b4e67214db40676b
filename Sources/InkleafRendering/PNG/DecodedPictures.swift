internal import InkleafCairo
internal import InkleafPages
internal import Synchronization

/// The pictures on the pages of a document, decoded when the first of them is drawn.
final class DecodedPictures: Sendable {
  private let known = Mutex<[SharedPicture]>([])

  /// Draws a picture on a canvas that shows a part of a page of so many pixels.
  func draw(
    _ placed: Picture.Placed, on canvas: Canvas, ofPage page: (width: Int, height: Int)
  ) throws {
    let shared = try known.withLock { known in
      if let same = known.first(where: { $0.picture == placed.picture }) { return same }
      let shared = try SharedPicture.living(placed.picture)
      known.append(shared)
      // A page has fewer pixels of pictures, an overview of many themes may have more.
      while known.reduce(0, { $0 + $1.picture.pixels }) > Picture.mostPixels, known.count > 1 {
        known.removeFirst()
      }
      return shared
    }
    shared.lock.withLock { _ in
      canvas.drawPart(of: shared.pixels, in: placed.extent, clip: placed.visible, ofPage: page)
    }
  }
}

/// A decoded picture, one for all documents that are drawn at the same time: it may take 64 MB.
///
/// Who holds the lock draws it, since Cairo counts a picture's users in a way that is of one thread.
private final class SharedPicture: @unchecked Sendable {
  let picture: Picture
  let pixels: DecodedPicture
  let lock = Mutex(())

  private struct Weak {
    weak var shared: SharedPicture?
  }

  private static let all = Mutex<[Weak]>([])

  private init(_ picture: Picture) throws {
    self.picture = picture
    pixels = try DecodedPicture(png: picture.bytes)
  }

  /// Returns the decoded picture that others draw already, or decodes it.
  static func living(_ picture: Picture) throws -> SharedPicture {
    try all.withLock { all in
      all.removeAll { $0.shared == nil }
      for case let shared? in all.lazy.map(\.shared) where shared.picture == picture {
        return shared
      }
      let shared = try SharedPicture(picture)
      all.append(Weak(shared: shared))
      return shared
    }
  }
}
