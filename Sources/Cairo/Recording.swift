internal import CCairo

/// Drawing that is kept, to be drawn several times.
///
/// A PDF holds it once, however many pages show it.
public struct Recording: ~Copyable {
  let surface: OpaquePointer
  let width: Double
  let height: Double
  /// Where to draw, in points.
  public let canvas: Canvas

  /// Starts a recording of a page's size, in points.
  ///
  /// - Throws: Cairo's status where memory does not suffice.
  public init(width: Double, height: Double) throws(CairoError) {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: width, height: height)
    guard let made = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let context = cairo_create(made)
    else { throw .outOfMemory }
    surface = made
    self.width = width
    self.height = height
    canvas = Canvas(context: context)
  }

  deinit { cairo_surface_destroy(surface) }

  /// What went wrong while recording, if anything.
  public func check() throws(CairoError) { try canvas.checkStatus() }
}
