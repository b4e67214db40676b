internal import Inkleaf
internal import Synchronization

/// What draws the files of an edition; what the files of one format share is done once, when the
/// first of them is asked for.
final class Drawings: Sendable {
  private let document: Document
  private let studio: Studio
  private let prepared = Mutex<[String: Result<Format.Drawing, RenderingError>]>([:])

  init(_ document: Document, _ studio: Studio) {
    self.document = document
    self.studio = studio
  }

  /// Draws one file.
  func bytes(of file: Edition.File) throws(RenderingError) -> [UInt8] {
    let format = file.format
    // Who comes second waits, since there is nothing else that could be drawn in this format.
    let drawing = prepared.withLock { prepared in
      if let known = prepared[format.name] { return known }
      let made = Result { () throws(RenderingError) in try format.prepare(document, studio) }
      prepared[format.name] = made
      return made
    }
    return try drawing.get()(document.sheets[file.sheets])
  }
}
