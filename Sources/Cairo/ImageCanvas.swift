internal import CCairo

/// A canvas of pixels, 8 bits a component.
public struct ImageCanvas: ~Copyable {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  /// Where to draw: one unit is one pixel until it is scaled.
  public let canvas: Canvas
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// The longest side Cairo can draw, in pixels.
  public static let longestSide = 32767

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - width: pixels from left to right, 1 to `longestSide`.
  ///   - height: pixels from top to bottom, 1 to `longestSide`.
  ///   - paper: the colour of all pixels at first, `0x00RRGGBB`, black unless given; with `nil` there is nothing, and what
  ///     lies behind the image shines through where nothing is drawn.
  /// - Throws: Cairo's status for sides out of range or where memory does not suffice.
  public init(width: Int, height: Int, paper: UInt32? = 0) throws(CairoError) {
    let sides = 1...ImageCanvas.longestSide
    guard sides.contains(width), sides.contains(height) else {
      try check(CAIRO_STATUS_INVALID_SIZE)
      throw .outOfMemory
    }
    // Filled here, a pixel is written once; Cairo would clear it before it is painted.
    guard let memory = malloc(width * height * 4) else { throw .outOfMemory }
    let pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
    pixels.initialize(repeating: paper ?? 0, count: width * height)
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      paper == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
      Int32(width * 4))
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      free(memory)
      try check(status)
      throw .outOfMemory
    }
    self.surface = surface
    self.pixels = pixels
    self.width = width
    self.height = height
    canvas = Canvas(context: context)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    free(pixels)
  }

  /// Ends drawing and hands out the rows of pixels, top to bottom: `0xAARRGGBB` times `width`, each
  /// colour multiplied by its opacity; without transparency the top byte has no meaning.
  ///
  /// - Throws: the first error of all drawing since the start.
  public consuming func finish<Result>(
    _ body: (_ rows: PixelRows) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    try canvas.checkStatus()
    cairo_surface_flush(surface)
    return try body(
      PixelRows(start: UnsafePointer(pixels), width: width, height: height))
  }
}

/// The pixels of an image, valid only within the call that hands them out.
public struct PixelRows {
  let start: UnsafePointer<UInt32>
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A row of pixels; `index` from 0 at the top.
  public subscript(index: Int) -> UnsafeBufferPointer<UInt32> {
    precondition((0..<height).contains(index))
    return UnsafeBufferPointer(start: start + index * width, count: width)
  }

  /// Whether a row has the same pixels as the one above it.
  public func repeatsRowAbove(_ index: Int) -> Bool {
    precondition((0..<height).contains(index))
    let row = start + index * width
    return index > 0 && memcmp(row, row - width, width * 4) == 0
  }
}
