internal import CInkleafCairo

/// A failure of Cairo, FreeType or fontconfig.
public enum CairoError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A status of Cairo: its code, which may be of a newer version, and Cairo's words for it.
  case cairo(code: UInt32, words: String)
  /// A font file that FreeType cannot read.
  case font(path: String, code: Int32)
  /// A font file with bitmaps instead of outlines.
  case notScalable(path: String)
  /// A system without any font.
  case noFonts
  /// A PNG file that cannot be decoded.
  case picture

  package static let outOfMemory = CairoError.cairo(
    code: CAIRO_STATUS_NO_MEMORY.rawValue, words: "out of memory")

  /// The error and, if there is one, a remedy, in one line.
  public var description: String {
    switch self {
    case .cairo(1, _): "not enough memory; use a lower --dpi or fewer --jobs"
    case .cairo(let code, let words): "Cairo: \(words) (\(code))"
    case .font(let path, let code): "\(path): FreeType cannot read this font (\(code))"
    case .notScalable(let path): "\(path): this font has no outlines"
    case .noFonts: "no font is installed; install one, such as Debian's fonts-dejavu-core"
    case .picture: "the PNG file is damaged; save the picture anew"
    }
  }
}

/// Throws a status other than "success".
func check(_ status: cairo_status_t) throws(CairoError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .cairo(code: status.rawValue, words: String(cString: cairo_status_to_string(status)))
}
