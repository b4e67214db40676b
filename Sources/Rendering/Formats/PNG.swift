internal import Inkleaf

extension Format {
  /// PNG: for drawing apps, at exactly the pixels asked for.
  public static let png = Format(
    name: "png", summary: "for drawing apps, at exact pixels", bindsPages: false
  ) { (document, studio) throws(RenderingError) in
    let pages = try PNGPages(document, studio)
    return { (sheets) throws(RenderingError) in
      guard let sheet = sheets.first else { return [] }
      return try pages.file(of: sheet)
    }
  }
}
