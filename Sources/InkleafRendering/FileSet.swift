public import InkleafPages

/// The files of one document, planned but not yet drawn.
public struct FileSet: Sendable {
  /// One file: some sheets in one format.
  public struct File: Sendable {
    /// The file's name, without folder.
    public let name: String
    /// What kind of file it is.
    public let format: Format
    /// Which of the document's sheets it shows.
    public let sheets: Range<Int>
  }

  /// The pages.
  public let document: Document
  /// The files, in the order in which they are listed.
  public let files: [File]

  /// Plans the files of a document.
  ///
  /// - Parameters:
  ///   - document: the pages.
  ///   - formats: the kinds of files.
  ///   - book: the name of the file that holds all pages, without extension; `nil` for none.
  ///   - singles: whether every page gets a file of its own in each format.
  public init(_ document: Document, formats: [Format], book: String?, singles: Bool) {
    self.document = document
    var files: [File] = []
    if var book {
      // A list may be called like one of its pages.
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

  /// Draws one file and returns its bytes.
  ///
  /// To draw several, a `FileRenderer` is faster: it does once what they share.
  public func bytes(of file: File, _ settings: RenderSettings) throws -> [UInt8] {
    try FileRenderer(self, settings).bytes(of: file)
  }
}
