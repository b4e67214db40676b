internal import CInkleafCairo
public import InkleafGeometry

/// The pixels of a PNG file.
public struct DecodedPicture: ~Copyable {
  let surface: OpaquePointer
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// Decodes a PNG file.
  ///
  /// All of its pixels are kept in memory, so the caller must check its header first.
  ///
  /// - Throws: `CairoError.picture` for a damaged file; Cairo's own words do not say why.
  public init(png bytes: [UInt8]) throws(CairoError) {
    var rest = bytes[...]
    let made = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { environment, room, count in
          guard let environment, let room else { return CAIRO_STATUS_READ_ERROR }
          let rest = environment.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { room.update(from: start, count: Int(count)) }
          }
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw .picture
    }
    surface = made.withFewBits
    width = Int(cairo_image_surface_get_width(made))
    height = Int(cairo_image_surface_get_height(made))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Reads the pixels of a row as Cairo keeps them: opacity, red, green and blue from the highest bits on, the
  /// colours multiplied by the opacity.
  public func withRow<Value>(
    _ row: Int, _ read: (UnsafeBufferPointer<UInt32>) -> Value
  ) -> Value {
    let pixels = cairo_image_surface_get_data(surface).map { data in
      UnsafeRawPointer(data + row * Int(cairo_image_surface_get_stride(surface)))
        .assumingMemoryBound(to: UInt32.self)
    }
    return read(UnsafeBufferPointer(start: pixels, count: pixels == nil ? 0 : width))
  }

  /// Returns the average of each component of a part over a paper, 0 to 255.
  ///
  /// - Parameters:
  ///   - isSquared: whether to take the root mean square instead of the mean.
  ///   - part: the pixels of the part, counted from the left and the top; `nil` for all.
  ///   - paper: the colour that shows through; white if left out.
  public func average(
    isSquared: Bool, of part: (columns: Range<Int>, rows: Range<Int>)? = nil,
    over paper: Color = Color(0xFFFFFF)
  ) -> (red: Double, green: Double, blue: Double) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return (255, 255, 255) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let columns = (part?.columns ?? 0..<width).clamped(to: 0..<width)
    let rows = (part?.rows ?? 0..<height).clamped(to: 0..<height)
    let behind = (UInt64(paper.red), UInt64(paper.green), UInt64(paper.blue))
    var sums = (0.0, 0.0, 0.0)
    for row in rows {
      var red: UInt64 = 0
      var green: UInt64 = 0
      var blue: UInt64 = 0
      let pixels = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in columns {
        let pixel = pixels[column]
        // The colours are premultiplied; the paper shows through the rest.
        let rest = isOpaque ? 0 : 255 - UInt64(pixel >> 24)
        let (r, g, b) = (
          UInt64(pixel >> 16 & 0xFF) + rest * behind.0 / 255,
          UInt64(pixel >> 8 & 0xFF) + rest * behind.1 / 255,
          UInt64(pixel & 0xFF) + rest * behind.2 / 255
        )
        red += isSquared ? r * r : r
        green += isSquared ? g * g : g
        blue += isSquared ? b * b : b
      }
      sums = (sums.0 + Double(red), sums.1 + Double(green), sums.2 + Double(blue))
    }
    let count = Double(max(1, columns.count * rows.count))
    func mean(_ sum: Double) -> Double {
      isSquared ? (sum / count).squareRoot() : sum / count
    }
    return (mean(sums.0), mean(sums.1), mean(sums.2))
  }
}

extension OpaquePointer {
  /// The same image with eight bits of each colour: newer versions of Cairo keep sixteen.
  fileprivate var withFewBits: OpaquePointer {
    let format = cairo_image_surface_get_format(self)
    guard format != CAIRO_FORMAT_ARGB32, format != CAIRO_FORMAT_RGB24,
      let few = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(self),
        cairo_image_surface_get_height(self))
    else { return self }
    let context = cairo_create(few)
    cairo_set_source_surface(context, self, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_destroy(self)
    return few
  }
}
