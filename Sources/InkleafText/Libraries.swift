internal import CInkleafCairo
#if Pango
  internal import CInkleafPango
#endif

/// The libraries that draw the pages.
public enum Libraries {
  /// Their names and versions, such as `cairo 1.16.0, freetype 2.12.1`.
  ///
  /// Other versions may give files with other bytes.
  public static let versions = all.map { "\($0.name) \($0.version)" }.joined(separator: ", ")

  /// Their names with their versions.
  public static let all: [(name: String, version: String)] = {
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    var versions = [
      ("cairo", String(cString: cairo_version_string())),
      ("freetype", "\(major).\(minor).\(patch)"),
      ("fontconfig", "\(FcGetVersion())"), ("zlib", String(cString: zlibVersion())),
    ]
    #if Pango
      versions += [
        ("pango", String(cString: pango_version_string())),
        ("harfbuzz", String(cString: hb_version_string())),
      ]
    #endif
    return versions
  }()
}
