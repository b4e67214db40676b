internal import CInkleafCairo
public import InkleafGeometry

/// A canvas of PDF pages of one size, written to memory.
public struct PDFCanvas: ~Copyable {
  /// An entry of the document's description.
  public enum Metadata: Sendable {
    /// The document's title.
    case title
    /// The person who made it.
    case author
    /// The program that made it.
    case creator
    /// The document's keywords.
    case keywords
    /// The time it was made, `YYYY-MM-DDThh:mm:ssZ`; Cairo's default is the current time.
    case created
  }

  private let surface: OpaquePointer
  private let sink: Unmanaged<ByteSink>
  /// The canvas of the current page, in points.
  public let canvas: Canvas

  /// Starts a document.
  ///
  /// The size is set here: Cairo cuts pages to whole points if it is set later.
  ///
  /// - Parameter size: the size of all pages, in points.
  /// - Throws: Cairo's status for too little memory.
  public init(size: Size) throws(CairoError) {
    let sink = Unmanaged.passRetained(ByteSink())
    let made = cairo_pdf_surface_create_for_stream(
      { environment, bytes, count in
        guard let environment, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(environment).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, sink.toOpaque(), size.width, size.height)
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(made)
    else {
      let status = made.map { cairo_surface_status($0) } ?? CAIRO_STATUS_NO_MEMORY
      cairo_surface_destroy(made)
      sink.release()
      try check(status)
      throw .outOfMemory
    }
    // Since 1.17.6, Cairo packs objects into streams if the PDF version allows it, and the check of
    // the file's structure cannot read those. PDF 1.4 cannot attach a text to several glyphs, so it
    // is used only with such a Cairo.
    if cairo_version() >= 11706 {
      cairo_pdf_surface_restrict_to_version(made, CAIRO_PDF_VERSION_1_4)
    }
    surface = made
    self.sink = sink
    canvas = Canvas(context: context)
  }

  deinit {
    // The surface writes its last bytes when it is destroyed, so the sink must outlive it.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    sink.release()
  }

  /// Sets an entry of the document's description.
  public func set(_ entry: Metadata, _ text: String) {
    let key =
      switch entry {
      case .title: CAIRO_PDF_METADATA_TITLE
      case .author: CAIRO_PDF_METADATA_AUTHOR
      case .creator: CAIRO_PDF_METADATA_CREATOR
      case .keywords: CAIRO_PDF_METADATA_KEYWORDS
      case .created: CAIRO_PDF_METADATA_CREATE_DATE
      }
    cairo_pdf_surface_set_metadata(surface, key, text)
  }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - label: the text that viewers show as the page's number.
  ///   - outline: the page's entry in the outline.
  ///   - draw: draws the page.
  public func page(label: String, outline: String, draw: (Canvas) -> Void) {
    cairo_pdf_surface_set_page_label(surface, label)
    draw(canvas)
    pages.count += 1
    cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, outline, "page=\(pages.count) pos=[0 0]",
      cairo_pdf_outline_flags_t(rawValue: 0))
    cairo_show_page(canvas.context)
  }

  private let pages = PageCounter()

  /// Ends the document and returns its bytes.
  ///
  /// - Throws: the first error of all drawing and writing since the start.
  public consuming func finish() throws(CairoError) -> [UInt8] {
    try canvas.checkStatus()
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return sink.takeUnretainedValue().bytes
  }
}

/// A buffer for the bytes that Cairo writes.
private final class ByteSink {
  var bytes: [UInt8] = []
}

/// The number of pages so far, in a class so that drawing a page does not mutate the canvas.
private final class PageCounter {
  var count = 0
}
