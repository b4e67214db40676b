internal import InkleafCairo
internal import InkleafPages

/// The decoded pictures of a file that is drawn, each kept once.
///
/// Cairo copies the pixels of a picture that goes before the file is written, so the store has to last as
/// long as the canvas.
final class PictureStore {
  private var known: [(picture: Picture, decoded: Decoded)] = []

  /// A decoded picture, held by reference.
  final class Decoded {
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
