internal import InkleafCairo
internal import InkleafPages

/// The decoded pictures of a file that is drawn, each kept once.
///
/// Cairo copies the pixels of a picture that goes before the file is written, so the store has to last as
/// long as the canvas.
final class PictureStore {
  private var known: [(picture: Picture, decoded: Decoded)] = []

  /// A decoded picture, held by reference.
  ///
  /// One thread at a time uses it: the one that draws a file, or that holds the lock of its pictures.
  final class Decoded: @unchecked Sendable {
    let pixels: DecodedPicture

    init(_ picture: Picture) throws { pixels = try DecodedPicture(png: picture.bytes) }
  }

  /// Returns a picture's pixels, decoded at the first call.
  func decoded(_ picture: Picture) throws -> Decoded {
    if let same = known.first(where: { $0.picture == picture }) { return same.decoded }
    let decoded = try Decoded(picture)
    known.append((picture, decoded))
    return decoded
  }
}
