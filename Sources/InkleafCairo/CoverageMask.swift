internal import CInkleafCairo

/// The coverage of each pixel by a shape that is painted in one colour.
package struct CoverageMask: ~Copyable {
  let width: Int
  let height: Int
  private let surface: OpaquePointer?
  private let start: UnsafeMutablePointer<UInt8>?
  let stride: Int

  /// Makes a mask that covers nothing; if memory runs out, painting reports it.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
    start = cairo_image_surface_get_data(surface)
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Draws into the mask with Cairo; a unit is a pixel.
  package func draw(_ body: (OpaquePointer?) -> Void) {
    let context = cairo_create(surface)
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Returns a row of pixels, 0 to 255 each, valid as long as the mask; `nil` if memory ran out.
  package func row(_ index: Int) -> UnsafeMutablePointer<UInt8>? {
    precondition((0..<height).contains(index))
    return start.map { $0 + index * stride }
  }

  /// Adds a rectangle of coverage.
  ///
  /// - Parameters:
  ///   - coverage: the coverage of the rectangle, row by row.
  ///   - columns: its columns in this mask; those outside are ignored.
  ///   - rows: its rows in this mask; those outside are ignored.
  package func cover(_ coverage: [UInt8], columns: Range<Int>, rows: Range<Int>) {
    let shown = columns.clamped(to: 0..<width)
    guard let start, !shown.isEmpty else { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let source = coverage.baseAddress else { return }
      for row in rows.clamped(to: 0..<height) {
        let from = source + (row - rows.lowerBound) * columns.count
        (start + row * stride + shown.lowerBound).cover(
          with: from + shown.lowerBound - columns.lowerBound, count: shown.count)
      }
    }
  }

  /// Paints a canvas through the mask.
  ///
  /// - Parameters:
  ///   - canvas: the canvas, which paints in its current colour.
  ///   - x: the mask's left edge, in whole pixels of the canvas.
  ///   - y: its top edge.
  package func paint(on canvas: Canvas, x: Int, y: Int) {
    cairo_surface_mark_dirty(surface)
    cairo_save(canvas.context)
    cairo_identity_matrix(canvas.context)
    // A mask without memory passes its error on to the canvas.
    cairo_mask_surface(canvas.context, surface, Double(x), Double(y))
    cairo_restore(canvas.context)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Adds coverage to pixels, at most up to 255: neighbouring shapes cover a pixel together.
  func cover(with more: UnsafePointer<UInt8>, count: Int) {
    var place = 0
    while place + 16 <= count {
      let (to, from) = (UnsafeMutableRawPointer(self + place), UnsafeRawPointer(more + place))
      let before = to.loadUnaligned(as: SIMD16<UInt8>.self)
      let sum = before &+ from.loadUnaligned(as: SIMD16<UInt8>.self)
      to.storeBytes(
        of: sum.replacing(with: 255, where: sum .< before), as: SIMD16<UInt8>.self)
      place += 16
    }
    while place < count {
      let (sum, isMore) = self[place].addingReportingOverflow(more[place])
      self[place] = isMore ? 255 : sum
      place += 1
    }
  }
}

/// The scale and offset of a pixel canvas that is scaled and moved by whole pixels only.
package struct PixelScale {
  /// The number of pixels in a point.
  package let scale: Double
  /// The place of the page's corner on the canvas, in pixels.
  package let x: Int
  package let y: Int

  package init(_ canvas: Canvas) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    (scale, x, y) = (matrix.xx, Int(matrix.x0), Int(matrix.y0))
  }
}
