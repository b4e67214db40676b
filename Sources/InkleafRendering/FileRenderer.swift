internal import InkleafPages
internal import Synchronization

/// A renderer of the files of one document.
///
/// The common work for the files of a format is done once, for the first of them.
public final class FileRenderer: Sendable {
  private let files: FileSet
  private let settings: RenderSettings
  private let renderers = Mutex<[Work: Result<Format.Writer, any Error>]>([:])

  /// Files that have work in common: those of a format, and of a paper if the pages are on sheets.
  private struct Work: Hashable {
    var format: Format
    var imposition: Int?
  }

  /// Makes a renderer; it draws nothing yet.
  public init(_ files: FileSet, _ settings: RenderSettings) {
    self.files = files
    self.settings = settings
  }

  /// Draws one file and returns its bytes.
  public func bytes(of file: FileSet.File) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try draw(file) { piece in
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  /// Draws one file and passes its bytes on.
  ///
  /// - Parameters:
  ///   - file: the file, one of the set's.
  ///   - write: gets the bytes piece by piece, so that a large file is never whole in memory.
  public func draw(_ file: FileSet.File, to write: ([UInt8]) throws -> Void) throws {
    // A second thread waits, because it cannot draw anything else in this format.
    let work = Work(format: file.format, imposition: file.sides?.imposition)
    let renderer = renderers.withLock { renderers in
      if let known = renderers[work] { return known }
      let made = Result {
        try files.document.checkMarks()
        return try file.format.writer(
          of: files.document, on: work.imposition.map { files.impositions[$0] }, settings)
      }
      renderers[work] = made
      return made
    }
    try renderer.get()(file.sides?.range ?? file.sheets, write)
  }
}
