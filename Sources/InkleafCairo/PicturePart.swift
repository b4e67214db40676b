internal import CInkleafCairo
package import InkleafGeometry

extension Canvas {
  /// Draws a picture on a canvas that shows a part of a page, with the pixels of a drawing of the whole.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - extent: the rectangle of the whole picture, in points.
  ///   - clip: the rectangle in which it is visible, in points.
  ///   - page: the size of the whole page, in pixels.
  package func drawPart(
    of picture: borrowing DecodedPicture, in extent: Rect, clip: Rect,
    ofPage page: (width: Int, height: Int)
  ) {
    let part = PixelScale(self)
    let target = cairo_get_target(context)
    let shown = (
      width: Int(cairo_image_surface_get_width(target)),
      height: Int(cairo_image_surface_get_height(target))
    )
    let columns = PictureAxis(
      scale: part.scale, start: extent.left, length: extent.width, pixels: picture.width)
    let rows = PictureAxis(
      scale: part.scale, start: extent.top, length: extent.height, pixels: picture.height)
    let way = PictureWay(across: columns, down: rows)
    let clipped = PixelBox(clip, scale: part.scale)
    guard let whole = clipped.middle(x: 0, y: 0, width: page.width, height: page.height),
      let own = clipped.middle(x: part.x, y: part.y, width: shown.width, height: shown.height)
    else { return }
    var matrix = way.matrix(
      like: way.fixed(around: whole), x: -part.x, y: -part.y, around: own)
    cairo_save(context)
    cairo_rectangle(context, clip.left, clip.top, clip.width, clip.height)
    cairo_clip(context)
    cairo_identity_matrix(context)
    let pattern = cairo_pattern_create_for_surface(picture.surface)
    cairo_pattern_set_matrix(pattern, &matrix)
    // Without this the picture would fade into the background at its edges.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint(context)
    cairo_restore(context)
  }
}

/// The pixels of a page that a clip touches.
private struct PixelBox {
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int

  /// Rounds as Cairo does, first to a 256th of a pixel.
  init(_ clip: Rect, scale: Double) {
    func fixed(_ place: Double) -> Int {
      Int((place * scale * 256).rounded(.toNearestOrEven))
    }
    (left, top) = (fixed(clip.left) >> 8, fixed(clip.top) >> 8)
    (right, bottom) = ((fixed(clip.right) + 255) >> 8, (fixed(clip.bottom) + 255) >> 8)
  }

  /// Returns the middle of what a canvas shows of them, in its pixels, or `nil` if it shows nothing.
  ///
  /// - Parameters:
  ///   - x: the place of the page's left edge on the canvas.
  ///   - y: the place of its top edge.
  func middle(x: Int, y: Int, width: Int, height: Int) -> Point? {
    let (left, top) = (max(0, left + x), max(0, top + y))
    let (right, bottom) = (min(width, right + x), min(height, bottom + y))
    guard left < right, top < bottom else { return nil }
    return Point(x: Double(left + right) / 2, y: Double(top + bottom) / 2)
  }
}

/// The way from a page's pixels to those of a picture, in one direction.
private struct PictureAxis {
  /// The picture's pixels in one of the page.
  let step: Double
  /// The picture's pixel at the page's first.
  let start: Double

  /// Computes in the order in which Cairo does.
  init(scale: Double, start: Double, length: Double, pixels: Int) {
    let whole = 1 / scale
    let step = 1 / (length / Double(pixels))
    self.step = whole * step
    self.start = -start * step
  }
}

/// The way from a page's pixels to those of a picture.
///
/// Cairo rounds the way to 65536ths of a pixel. This moves the picture, more with each pixel from the
/// corner, so Cairo corrects it in the middle of what it draws. A part of a page has another middle. So
/// this finds the rounded way of the whole page, and one for the part that Cairo rounds to the same.
private struct PictureWay {
  let across: PictureAxis
  let down: PictureAxis

  /// A way as Cairo rounds it, in 65536ths.
  struct Fixed {
    var across: (step: Int, start: Int)
    var down: (step: Int, start: Int)
  }

  /// Returns the way as Cairo rounds it on a canvas of the whole page.
  func fixed(around middle: Point) -> Fixed {
    let matrix = cairo_matrix_t(
      xx: across.step, yx: 0, xy: 0, yy: down.step, x0: across.start, y0: down.start)
    let shift = matrix.shift
    var moved = matrix
    cairo_matrix_translate(&moved, shift.x, shift.y)
    let steps = (x: moved.xx.fixed, y: moved.yy.fixed)
    var (x, y) = (moved.x0.fixed, moved.y0.fixed)
    var back = moved
    if !moved.keepsSize, cairo_matrix_invert(&back) == CAIRO_STATUS_SUCCESS {
      for _ in 0..<5 {
        var point = Point(
          x: Double(x + steps.x.times(middle.x)) / 65536,
          y: Double(y + steps.y.times(middle.y)) / 65536)
        cairo_matrix_transform_point(&back, &point.x, &point.y)
        point = Point(x: point.x - middle.x, y: point.y - middle.y)
        cairo_matrix_transform_distance(&moved, &point.x, &point.y)
        x -= point.x.fixed
        y -= point.y.fixed
        if point.x.fixed == 0, point.y.fixed == 0 { break }
      }
    }
    return Fixed(
      across: (steps.x, x - steps.x * Int(shift.x)), down: (steps.y, y - steps.y * Int(shift.y)))
  }

  /// Returns a matrix for a part of the page that Cairo rounds to a way of the whole.
  ///
  /// - Parameters:
  ///   - whole: the way of the whole page.
  ///   - x: the page's column that is the part's first.
  ///   - y: its row that is the part's first.
  ///   - middle: the middle that Cairo corrects the way in, in the part's pixels.
  func matrix(like whole: Fixed, x: Int, y: Int, around middle: Point) -> cairo_matrix_t {
    let start = (
      x: whole.across.start + whole.across.step * x, y: whole.down.start + whole.down.step * y
    )
    var matrix = cairo_matrix_t(
      xx: across.step, yx: 0, xy: 0, yy: down.step,
      x0: Double(start.x) / 65536, y0: Double(start.y) / 65536)
    // What is found moves the matrix a little, and that seldom changes the shift.
    for _ in 0..<3 {
      let shift = matrix.shift
      func place(_ start: Int, _ step: Int, _ exact: Double, _ shift: Double, _ middle: Double)
        -> Double
      {
        let moved = start + step * Int(shift)
        if matrix.keepsSize { return Double(moved) / 65536 - exact * shift }
        return Double(moved + step.times(middle)) / 65536 - exact * middle - exact * shift
      }
      matrix.x0 = place(start.x, whole.across.step, across.step, shift.x, middle.x)
      matrix.y0 = place(start.y, whole.down.step, down.step, shift.y, middle.y)
      if matrix.shift == shift { break }
    }
    return matrix
  }
}

extension cairo_matrix_t {
  /// Whether Cairo leaves the rounded matrix as it is, since it scales by almost 1.
  fileprivate var keepsSize: Bool { abs(xx * yy * xx * yy - 1) < 1.0 / 256 }

  /// The whole pixels by which Cairo moves the matrix, so that its numbers are small.
  fileprivate var shift: (x: Double, y: Double) {
    guard x0 != 0 || y0 != 0 else { return (0, 0) }
    var best = (x: x0, y: y0)
    for (across, down) in [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)] {
      let size = (xx + across) * (yy + down)
      guard abs(size) >= .ulpOfOne else { continue }
      let place = (x: -x0 * (yy + down) * (1 / size), y: -y0 * (xx + across) * (1 / size))
      if max(abs(best.x), abs(best.y)) > max(abs(place.x), abs(place.y)) { best = place }
    }
    return (best.x.rounded(.down), best.y.rounded(.down))
  }
}

extension Double {
  /// The nearest number of 65536ths.
  fileprivate var fixed: Int { Int((self * 65536).rounded(.toNearestOrEven)) }
}

extension Int {
  /// Returns a number of 65536ths multiplied by a place in pixels, rounded as pixman does.
  fileprivate func times(_ place: Double) -> Int { (self * place.fixed + 0x8000) >> 16 }
}
