internal import CInkleafCairo
public import InkleafGeometry

/// A canvas of PDF pages of one size, written to memory.
public struct PDFCanvas: ~Copyable {
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
    // Since 1.17.6, Cairo packs objects into streams with a form of cross-references of its own if
    // the PDF version allows it. PDF 1.4 cannot attach a text to several glyphs, so it is used only
    // with such a Cairo.
    if cairo_version() >= 11706 {
      cairo_pdf_surface_restrict_to_version(made, CAIRO_PDF_VERSION_1_4)
    }
    surface = made
    self.sink = sink
    canvas = Canvas(context: context)
    canvas.followCurvesRoughly()
  }

  deinit {
    // The surface writes its last bytes when it is destroyed, so the sink must outlive it.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    sink.release()
  }

  /// Draws a page.
  public func page(_ draw: (Canvas) throws -> Void) rethrows {
    try draw(canvas)
    cairo_show_page(canvas.context)
  }

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

extension Canvas {
  /// Begins a part that has a meaning of its own; such parts cannot hold each other.
  ///
  /// All parts are paragraphs to Cairo, which knows too few meanings.
  public func beginTag() { cairo_tag_begin(context, "P", nil) }

  /// Ends the part.
  public func endTag() { cairo_tag_end(context, "P") }
}
