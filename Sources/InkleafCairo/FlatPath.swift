internal import CInkleafCairo
package import InkleafGeometry

extension Path {
  /// Returns the outline with its curves as the straight lines that Cairo fills instead of them.
  ///
  /// Cairo leaves out the parts of a curve beside a canvas. So a narrow canvas shows a shape with other
  /// lines, and pixels, than a wide one, unless the shape has no curves.
  ///
  /// - Parameter scale: the number of pixels in a point.
  package func flattened(scale: Double) -> Path {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let canvas = Canvas(context: cairo_create(surface))
    canvas.scale(scale)
    canvas.trace(self)
    guard let flat = cairo_copy_path_flat(canvas.context) else { return self }
    defer { cairo_path_destroy(flat) }
    guard flat.pointee.status == CAIRO_STATUS_SUCCESS, let data = flat.pointee.data else {
      return self
    }
    var elements: [Element] = []
    var last = Point(x: 0, y: 0)
    var place = 0
    while place < flat.pointee.num_data {
      let header = data[place].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO, CAIRO_PATH_LINE_TO:
        let point = Point(x: data[place + 1].point.x, y: data[place + 1].point.y)
        // Cairo joins two lines in one direction. It does not join curves, even straight ones.
        elements.append(
          header.type == CAIRO_PATH_MOVE_TO ? .move(point) : .curve(last, point, point))
        last = point
      case CAIRO_PATH_CLOSE_PATH: elements.append(.close)
      default: break
      }
      place += Int(header.length)
    }
    return Path(elements)
  }
}
