public import InkleafPages

/// The files of one document, named but not drawn yet.
public struct FileSet: Sendable {
  /// One file: some sheets in one format.
  public struct File: Sendable {
    /// The file's name, without a folder.
    public let name: String
    /// The file's format.
    public let format: Format
    /// The indices of the document's sheets in the file.
    public let sheets: Range<Int>
  }

  /// The pages.
  public let document: Document
  /// The files, in listing order.
  public let files: [File]

  /// Plans the files of a document.
  ///
  /// - Parameters:
  ///   - document: the pages.
  ///   - formats: the formats of the files.
  ///   - book: the name of a file with all pages, without extension; `nil` for no such file.
  ///   - singles: whether to make a file of every page in each format.
  public init(_ document: Document, formats: [Format], book: String?, singles: Bool) {
    self.document = document
    var files: [File] = []
    if var book {
      // A list may have the name of one of its pages.
      if singles, document.sheets.contains(where: { $0.name == book }) { book += "-book" }
      for format in formats where format.bindsPages {
        files.append(
          File(
            name: "\(book).\(format.name)", format: format,
            sheets: document.sheets.indices))
      }
    }
    if singles {
      for (index, sheet) in document.sheets.enumerated() {
        for format in formats {
          files.append(
            File(
              name: "\(sheet.name).\(format.name)", format: format,
              sheets: index..<index + 1))
        }
      }
    }
    self.files = files
  }

  /// Returns how many files can be drawn at the same time, so that large pages do not fill the memory.
  package func mostJobs(_ settings: RenderSettings) -> Int {
    let (width, height) = document.page.pixels(dpi: settings.dpi)
    return PNGPages.isLarge(width: width, height: height) ? 2 : .max
  }

  /// Draws one file and returns its bytes.
  ///
  /// A `FileRenderer` is faster for several files: it does their common work once.
  public func bytes(of file: File, _ settings: RenderSettings) throws -> [UInt8] {
    try FileRenderer(self, settings).bytes(of: file)
  }
}
