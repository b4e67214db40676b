public import InkleafRendering

/// A file of an edition that was drawn.
public struct DrawnFile: Sendable {
  /// The file.
  public let file: FileSet.File
  /// Its size in bytes.
  public let size: Int
  /// Its SHA-256 in hexadecimal; `nil` where sums were not asked for.
  public let sum: String?
}

/// A file beside the pages, such as one that describes them.
struct ExtraFile {
  var name: String
  var bytes: [UInt8]
}
