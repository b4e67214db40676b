internal import CCairo

/// A canvas of pixels, 8 bits a component.
public struct ImageCanvas: ~Copyable {
  private let surface: OpaquePointer
  /// Where to draw: one unit is one pixel until it is scaled.
  public let canvas: Canvas
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// The longest side Cairo can draw, in pixels.
  public static let longestSide = 32767

  /// Makes an image: black, or with nothing on it.
  ///
  /// - Parameters:
  ///   - width: pixels from left to right, 1 to `longestSide`.
  ///   - height: pixels from top to bottom, 1 to `longestSide`.
  ///   - isTransparent: whether what lies behind it shines through where nothing is drawn.
  /// - Throws: Cairo's status for sides out of range or where memory does not suffice.
  public init(width: Int, height: Int, isTransparent: Bool = false) throws(CairoError) {
    let format = isTransparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let sides = 1...ImageCanvas.longestSide
    guard sides.contains(width), sides.contains(height),
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    else {
      try check(CAIRO_STATUS_INVALID_SIZE)
      throw .cairo(code: CAIRO_STATUS_NO_MEMORY.rawValue, words: "out of memory")
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      try check(status)
      throw .cairo(code: CAIRO_STATUS_NO_MEMORY.rawValue, words: "out of memory")
    }
    self.surface = surface
    self.width = width
    self.height = height
    canvas = Canvas(context: context)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Ends drawing and hands out the rows of pixels, top to bottom: `0xAARRGGBB` times `width`, each
  /// colour multiplied by its opacity; without transparency the top byte has no meaning.
  ///
  /// - Throws: the first error of all drawing since the start.
  public consuming func finish<Result>(
    _ body: (_ rows: PixelRows) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    try canvas.checkStatus()
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw CairoError.cairo(code: CAIRO_STATUS_NO_MEMORY.rawValue, words: "out of memory")
    }
    return try body(
      PixelRows(
        start: UnsafeRawPointer(data), width: width, height: height,
        stride: Int(cairo_image_surface_get_stride(surface))))
  }
}

/// The pixels of an image, valid only within the call that hands them out.
public struct PixelRows {
  let start: UnsafeRawPointer
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  let stride: Int

  /// A row of pixels; `index` from 0 at the top.
  public subscript(index: Int) -> UnsafeBufferPointer<UInt32> {
    precondition((0..<height).contains(index))
    let row = (start + index * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: row, count: width)
  }

  /// Whether a row has the same pixels as the one above it.
  public func repeatsRowAbove(_ index: Int) -> Bool {
    precondition((0..<height).contains(index))
    return index > 0 && memcmp(start + index * stride, start + (index - 1) * stride, width * 4) == 0
  }
}
