internal import CInkleafCairo
public import InkleafGeometry

/// A drawing that can be drawn several times.
///
/// A PDF holds it once, however many pages show it.
public struct Recording: ~Copyable {
  let surface: OpaquePointer
  let size: Size
  /// The canvas to draw on, in points.
  public let canvas: Canvas

  /// Starts a recording of a page's size, in points.
  ///
  /// - Throws: Cairo's status for too little memory.
  public init(size: Size) throws(CairoError) {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    guard let made = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let context = cairo_create(made)
    else { throw .outOfMemory }
    surface = made
    self.size = size
    canvas = Canvas(context: context)
    canvas.followCurvesRoughly()
  }

  deinit { cairo_surface_destroy(surface) }

  /// Whether anything of it is seen; Cairo puts nothing else into a file.
  public var hasInk: Bool {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    return width > 0 && height > 0
  }

  /// Throws the first error of the recording.
  public func check() throws(CairoError) { try canvas.checkStatus() }
}
