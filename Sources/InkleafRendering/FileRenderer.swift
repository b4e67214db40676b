internal import InkleafPages
internal import Synchronization

/// Draws the files of one document; what the files of one format share is done once, when the first
/// of them is asked for.
public final class FileRenderer: Sendable {
  private let files: FileSet
  private let settings: RenderSettings
  private let renderers = Mutex<[Format: Result<Format.Renderer, any Error>]>([:])

  /// Gets ready to draw; nothing is drawn yet.
  public init(_ files: FileSet, _ settings: RenderSettings) {
    self.files = files
    self.settings = settings
  }

  /// Draws one file and returns its bytes.
  public func bytes(of file: FileSet.File) throws -> [UInt8] {
    // A second thread waits, since there is nothing else that it could draw in this format.
    let renderer = renderers.withLock { renderers in
      if let known = renderers[file.format] { return known }
      let made = Result { try file.format.renderer(of: files.document, settings) }
      renderers[file.format] = made
      return made
    }
    return try renderer.get()(files.document.sheets[file.sheets])
  }
}
