public import Cairo
public import Platform

/// Why an edition could not be made.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A page of more pixels than can be drawn.
  case tooManyPixels(width: Int, height: Int)
  /// A drawing library failed.
  case drawing(CairoError)
  /// A PDF whose structure is broken, with what was found, and the files of the fonts in it; it was
  /// not written. The one known cause is a damaged font that Cairo cannot take apart.
  case brokenPDF(String, fonts: [String])
  /// A file or folder could not be made.
  case system(SystemError)
  /// Another process is writing to the same folder.
  case busy(String)
  /// The work was to stop.
  case interrupted

  /// The most pixels that a page may have: a sheet of A2 at 600 dpi.
  public static let mostPixels = 150_000_000

  /// What went wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .tooManyPixels(let width, let height):
      "a page of \(width)×\(height) pixels is too large (at most"
        + " \(RenderingError.mostPixels / 1_000_000) million, \(ImageCanvas.longestSide) a side);"
        + " give a lower --dpi"
    case .drawing(let error): error.description
    case .brokenPDF(let fault, let fonts):
      "\(fonts.joined(separator: ", ")): error: damaged, so that no sound PDF can be made with"
        + " \(fonts.count == 1 ? "it" : "one of them") (\(fault)); use another font"
    case .system(let error): error.description
    case .busy(let path):
      "\(path): cannot create: another inkleaf is writing here; wait for it, or give another"
        + " --output"
    case .interrupted: "interrupted; nothing was written"
    }
  }
}
