/// A kind of file that pages are written as.
///
/// To add one, add a case here and a file to `InkleafRendering/Formats`; the compiler names the switch
/// between them.
public enum Format: String, Sendable, CaseIterable {
  /// PDF: for printing, and as a book of all pages. Text can be selected; fonts are embedded.
  case pdf
  /// PNG: for drawing apps, at exactly the pixels asked for.
  case png
  /// SVG: for editing the page itself. Letters are outlines, so no font is needed to see them.
  case svg

  /// The name that people type, and the extension of the files.
  public var name: String { rawValue }

  /// The use of the format, in one line.
  public var summary: String {
    switch self {
    case .pdf: "for printing, and as a book of all pages"
    case .png: "for drawing apps, at exact pixels"
    case .svg: "for editing the page, letters as outlines"
    }
  }

  /// Whether one file can hold many pages.
  public var bindsPages: Bool { self == .pdf }

  /// Whether its files are text, which an archive deflates.
  ///
  /// PDF and PNG files are compressed as they are, for the time that it takes to draw them. To deflate them
  /// once more would make PDF files a fifth and PNG files almost half as small again, and a release take a
  /// quarter longer.
  package var isText: Bool { self == .svg }
}
