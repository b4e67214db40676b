internal import CInkleafCairo

/// A canvas of pixels with 8 bits per component.
public struct ImageCanvas: ~Copyable {
  private let surface: OpaquePointer
  private let pixels: Pixels
  /// The canvas to draw on; one unit is one pixel until it is scaled.
  public let canvas: Canvas
  /// Pixels from left to right.
  public var width: Int { pixels.width }
  /// Pixels from top to bottom.
  public var height: Int { pixels.height }

  /// The longest side that Cairo can draw, in pixels.
  public static let longestSide = 32767

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - width: pixels from left to right, 1 to `longestSide`.
  ///   - height: pixels from top to bottom, 1 to `longestSide`.
  ///   - paper: the first colour of all pixels, `0x00RRGGBB`; `nil` for a transparent image.
  /// - Throws: Cairo's status for sides out of range or too little memory.
  public init(width: Int, height: Int, paper: UInt32? = 0) throws(CairoError) {
    let pixels = try Pixels(width: width, height: height, isTransparent: paper == nil)
    // Filling here writes each pixel once; Cairo would clear the pixels before painting them.
    pixels.start.initialize(repeating: paper ?? 0, count: width * height)
    try self.init(pixels)
  }

  private init(_ pixels: Pixels) throws(CairoError) {
    let surface = pixels.start.withMemoryRebound(
      to: UInt8.self, capacity: pixels.width * pixels.height * 4
    ) { bytes in
      cairo_image_surface_create_for_data(
        bytes, pixels.isTransparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
        Int32(pixels.width), Int32(pixels.height), Int32(pixels.width * 4))
    }
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      try check(status)
      throw .outOfMemory
    }
    self.surface = surface
    self.pixels = pixels
    canvas = Canvas(context: context)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Copies another image over the pixels here; what lies outside is left out.
  ///
  /// - Parameters:
  ///   - rows: the image, opaque as this one.
  ///   - column: the place of its left edge here.
  ///   - row: the place of its top here.
  ///   - isTurned: whether it is put on its head.
  public func put(_ rows: PixelRows, column: Int, row: Int, isTurned: Bool) {
    cairo_surface_flush(surface)
    let columns = max(0, column)..<max(0, column, min(width, column + rows.width))
    for own in max(0, row)..<max(0, row, min(height, row + rows.height)) {
      let source = rows[isTurned ? rows.height - 1 - (own - row) : own - row]
      let target = pixels.start + own * width
      for place in columns {
        target[place] = source[isTurned ? rows.width - 1 - (place - column) : place - column]
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Ends drawing and passes the rows of pixels to a closure.
  ///
  /// A pixel is `0xAARRGGBB`, its colours multiplied by its opacity. The top byte of an opaque image
  /// has no meaning.
  ///
  /// - Parameters:
  ///   - top: the number of rows at the top to leave out, 0 to `height`.
  ///   - body: gets the rows, which are gone behind it.
  /// - Throws: the first error of all drawing since the start.
  public consuming func finish<Result>(
    leavingOut top: Int = 0, _ body: (_ rows: PixelRows) throws -> Result
  ) throws -> Result {
    let pixels = try kept()
    precondition((0...pixels.height).contains(top))
    return try body(
      PixelRows(
        start: UnsafePointer(pixels.start + top * pixels.width), width: pixels.width,
        height: pixels.height - top))
  }

  /// Ends drawing and returns the image, so that others can start as copies of its parts.
  ///
  /// - Throws: the first error of all drawing since the start.
  public consuming func kept() throws(CairoError) -> Pixels {
    try canvas.checkStatus()
    cairo_surface_flush(surface)
    return pixels
  }
}

/// A finished image.
public final class Pixels: @unchecked Sendable {
  // The canvas writes these pixels before it hands them out; after that they are only read.
  fileprivate let start: UnsafeMutablePointer<UInt32>
  fileprivate let width: Int
  fileprivate let height: Int
  fileprivate let isTransparent: Bool

  /// Allocates an image; the caller sets its pixels.
  fileprivate init(width: Int, height: Int, isTransparent: Bool) throws(CairoError) {
    let sides = 1...ImageCanvas.longestSide
    guard sides.contains(width), sides.contains(height) else {
      try check(CAIRO_STATUS_INVALID_SIZE)
      throw .outOfMemory
    }
    guard let memory = malloc(width * height * 4) else { throw .outOfMemory }
    start = memory.bindMemory(to: UInt32.self, capacity: width * height)
    self.width = width
    self.height = height
    self.isTransparent = isTransparent
  }

  deinit { free(start) }
}

/// The pixels of an image, valid only within the closure that gets them.
public struct PixelRows {
  let start: UnsafePointer<UInt32>
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// The pixels of a row; row 0 is at the top.
  public subscript(index: Int) -> UnsafeBufferPointer<UInt32> {
    precondition((0..<height).contains(index))
    return UnsafeBufferPointer(start: start + index * width, count: width)
  }

  /// Returns whether a row has the same pixels as the one above it.
  public func repeatsRowAbove(_ index: Int) -> Bool {
    precondition((0..<height).contains(index))
    let row = start + index * width
    return index > 0 && memcmp(row, row - width, width * 4) == 0
  }
}
