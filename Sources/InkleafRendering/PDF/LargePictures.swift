internal import InkleafPages
internal import Synchronization

/// The turn of PDFs with large pictures, one at a time.
///
/// Cairo holds the pixels of such a picture twice while it writes the file, so memory would grow with the
/// number of threads.
enum LargePictures {
  /// The pixels from which on a picture is large; decoded, each takes four bytes.
  private static let least = 2_000_000

  private static let turn = Mutex(())

  /// Returns a function that draws files of a document, one at a time if it shows a large picture.
  ///
  /// All marks are looked through once, not for each file.
  static func inTurn(
    _ document: Document, _ draw: @escaping @Sendable (Range<Int>) throws -> [UInt8]
  ) -> @Sendable (Range<Int>) throws -> [UInt8] {
    guard document.hasPicture(of: least) else { return draw }
    return { indices in try turn.withLock { _ in try draw(indices) } }
  }
}

extension Document {
  /// Whether one of its marks is a picture with so many pixels.
  fileprivate func hasPicture(of least: Int) -> Bool {
    let backgrounds = Dictionary(grouping: sheets, by: \.part).values.compactMap(\.first)
    func isLarge(_ mark: Mark) -> Bool {
      guard case .image(let placed) = mark else { return false }
      return placed.picture.width * placed.picture.height >= least
    }
    return backgrounds.contains { background(of: $0).contains(where: isLarge) }
      || sheets.contains { $0.marks.contains(where: isLarge) }
  }
}
