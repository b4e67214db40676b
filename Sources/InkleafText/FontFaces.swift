internal import InkleafCairo
internal import Synchronization

/// The font files that typesetters of the same fonts opened, each once, whatever came of it.
///
/// A font that comes and goes while pages are laid out would leave wrong measures behind, so errors are
/// kept as well. A file is closed when the last of those that use it has gone.
final class FontFaces: Sendable {
  private let opened = Mutex<[String: Result<FontFace, CairoError>]>([:])

  /// The faces that are open in the process, since others may use the same fonts at the same time.
  private static let living = Mutex<[String: Weak]>([:])

  private struct Weak {
    weak var face: FontFace?
  }

  /// Returns the face of a font, the same one each time.
  ///
  /// - Throws: FreeType's code if it cannot read the file, or `notScalable`.
  func face(_ entry: FontEntry) throws(CairoError) -> FontFace {
    let outcome = opened.withLock { opened -> Result<FontFace, CairoError> in
      let key = "\(entry.index):\(entry.path)"
      if let known = opened[key] { return known }
      let outcome = Result { () throws(CairoError) in try Self.living(entry, key) }
      opened[key] = outcome
      return outcome
    }
    return try outcome.get()
  }

  /// Forgets the letters that were drawn with them.
  func forgetLetters() {
    let faces = opened.withLock { $0.values.compactMap { try? $0.get() } }
    for face in faces { face.letters.withLock { $0 = KeptLetters() } }
  }

  /// Returns the face that others have open, or opens the file.
  private static func living(_ entry: FontEntry, _ key: String) throws(CairoError) -> FontFace {
    let outcome = living.withLock { living -> Result<FontFace, CairoError> in
      if let face = living[key]?.face { return .success(face) }
      let outcome = Result { () throws(CairoError) in try FontFace(entry) }
      living[key] = Weak(face: try? outcome.get())
      return outcome
    }
    return try outcome.get()
  }
}
