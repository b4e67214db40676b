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
    /// The sides of paper that they are on; `nil` for pages alone.
    public let sides: Sides?
    /// Whether it is the file of all pages, of which there may be one.
    public let isBook: Bool
  }

  /// Sides of sheets of paper.
  public struct Sides: Sendable {
    /// The index of the imposition.
    public let imposition: Int
    /// The indices of its sides.
    public let range: Range<Int>
  }

  /// The pages.
  public let document: Document
  /// The pages on sheets of paper; none for pages alone.
  public let impositions: [Imposition]
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
    impositions = []
    var files: [File] = []
    if var book {
      // A list may have the name of one of its pages.
      if singles, document.sheets.contains(where: { $0.name == book }) { book += "-book" }
      for format in formats where format.bindsPages {
        files.append(
          File(
            name: "\(book).\(format.name)", format: format,
            sheets: document.sheets.indices, sides: nil, isBook: true))
      }
    }
    if singles {
      for (index, sheet) in document.sheets.enumerated() {
        for format in formats {
          files.append(
            File(
              name: "\(sheet.name).\(format.name)", format: format,
              sheets: index..<index + 1, sides: nil, isBook: false))
        }
      }
    }
    self.files = files
  }

  /// Plans the files of sheets of paper.
  ///
  /// - Parameters:
  ///   - document: the pages.
  ///   - impositions: the sheets, of each paper.
  ///   - formats: the formats of the files.
  ///   - book: the name of a file with all sheets, without extension; `nil` for no such file.
  ///   - singles: whether to make a file of every side; PDFs hold all of them if there is a book.
  ///   - prefix: the beginning of the names of sides, such as `days-1-7`; `nil` for none.
  public init(
    _ document: Document, on impositions: [Imposition], formats: [Format], book: String?,
    singles: Bool, prefix: String? = nil
  ) {
    self.document = document
    self.impositions = impositions
    var files: [File] = []
    for (index, imposition) in impositions.enumerated() {
      // One paper needs no name.
      let paper = impositions.count > 1 ? imposition.paperName : nil
      func add(_ name: String, _ format: Format, _ range: Range<Int>, isBook: Bool) {
        files.append(
          File(
            name: "\(name).\(format.name)", format: format, sheets: document.sheets.indices,
            sides: Sides(imposition: index, range: range), isBook: isBook))
      }
      if let book {
        for format in formats where format.bindsPages {
          add(
            [book, paper].compactMap(\.self).joined(separator: "-"), format,
            imposition.sides.indices, isBook: true)
        }
      }
      guard singles else { continue }
      for (place, side) in imposition.sides.enumerated() {
        for format in formats where book == nil || !format.bindsPages {
          let name = [prefix, paper, side.name].compactMap(\.self).joined(separator: "-")
          add(name, format, place..<place + 1, isBook: false)
        }
      }
    }
    self.files = files
  }

  /// How many files of large pages are drawn at the same time.
  private static let fewJobs = 2

  /// The pixels of pictures from which on one file is drawn after the other.
  private static let manyPicturePixels = Picture.mostPixels / 2

  /// Returns how many files can be drawn at the same time, so that large pages and pictures do not fill the
  /// memory.
  package func mostJobs(_ settings: RenderSettings) -> Int {
    guard files.contains(where: { $0.format == .png }) else { return .max }
    let isLarge = ([document.page] + impositions.map(\.page)).contains { page in
      let (width, height) = page.pixels(dpi: settings.dpi)
      return PNGPages.isLarge(width: width, height: height)
    }
    if document.picturePixels > Self.manyPicturePixels { return 1 }
    return isLarge ? Self.fewJobs : .max
  }

  /// Draws one file and returns its bytes.
  ///
  /// A `FileRenderer` is faster for several files: it does their common work once.
  public func bytes(of file: File, _ settings: RenderSettings) throws -> [UInt8] {
    try FileRenderer(self, settings).bytes(of: file)
  }
}
