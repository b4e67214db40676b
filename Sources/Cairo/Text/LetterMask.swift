internal import CCairo
internal import Synchronization

extension Canvas {
  /// Fills the letters of a line on a canvas of pixels.
  ///
  /// FreeType's rasteriser needs a fraction of the time that Cairo's takes for any outline, and is
  /// exact to a byte. Letters at one place of a page have the same pixels whatever part of it the
  /// canvas shows, as long as it is scaled alike and moved by whole pixels.
  ///
  /// - Parameters:
  ///   - run: the glyphs of the line.
  ///   - x: where the pen starts, in points.
  ///   - y: the baseline, in points.
  ///   - size: the font size, in points.
  public func fillLetters(_ run: GlyphRun, x: Double, y: Double, size: Double) {
    guard let ink = run.ink else { return }
    let page = PixelScale(self)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    // Pixels of the page that the ink touches and the canvas shows.
    func pixels(_ low: Double, _ high: Double, in shown: (Double, Double), _ move: Int) -> Range<
      Int
    > {
      let first = max((low * page.scale).rounded(.down), shown.0 - Double(move))
      let last = min((high * page.scale).rounded(.up), shown.1 - Double(move))
      return Int(first)..<max(Int(first), Int(last))
    }
    let columns = pixels(x + ink.left * size, x + ink.right * size, in: (left, right), page.x)
    let rows = pixels(y + ink.top * size, y + ink.bottom * size, in: (top, bottom), page.y)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let mask = CoverageMask(width: columns.count, height: rows.count)
    FontLibrary.borrowed { library in
      for span in run.spans {
        for glyph in span.glyphs {
          // Rounded on the page, a place is the same in every part of it. FreeType's y grows upwards.
          let outline = Outline(span.face.outline(of: glyph.id)) { stepX, stepY in
            let pageX = (x + (glyph.x + stepX) * size) * page.scale * 64
            let pageY = (y + (glyph.y + stepY) * size) * page.scale * 64
            return FT_Vector(
              x: Int(pageX.rounded()) - columns.lowerBound * 64,
              y: rows.lowerBound * 64 - Int(pageY.rounded()))
          }
          outline.fill(mask, library)
        }
      }
    }
    mask.paint(on: self, x: columns.lowerBound + page.x, y: rows.lowerBound + page.y)
  }
}

/// A glyph's outline as FreeType takes it, in 64ths of a pixel.
private struct Outline {
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var ends: [Int16] = []

  init(_ steps: [OutlineStep], _ place: (Double, Double) -> FT_Vector) {
    // FreeType counts points with 15 bits; no font that it opens has a letter of as many curves.
    guard steps.count < Int(Int16.max) / 3 else { return }
    points.reserveCapacity(steps.count * 3)
    tags.reserveCapacity(steps.count * 3)
    for step in steps {
      switch step {
      case .move(let x, let y):
        endContour()
        add(place(x, y), FT_CURVE_TAG_ON)
      case .line(let x, let y): add(place(x, y), FT_CURVE_TAG_ON)
      case .quadratic(let viaX, let viaY, let x, let y):
        add(place(viaX, viaY), FT_CURVE_TAG_CONIC)
        add(place(x, y), FT_CURVE_TAG_ON)
      case .curve(let ax, let ay, let bx, let by, let x, let y):
        add(place(ax, ay), FT_CURVE_TAG_CUBIC)
        add(place(bx, by), FT_CURVE_TAG_CUBIC)
        add(place(x, y), FT_CURVE_TAG_ON)
      }
    }
    endContour()
  }

  private mutating func add(_ point: FT_Vector, _ tag: Int32) {
    points.append(point)
    tags.append(CChar(tag))
  }

  private mutating func endContour() {
    if !points.isEmpty { ends.append(Int16(points.count - 1)) }
  }

  /// Covers what is inside.
  consuming func fill(_ mask: borrowing CoverageMask, _ library: FT_Library) {
    var target = Target(start: mask.row(0), stride: mask.stride)
    var parameters = FT_Raster_Params()
    parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
    parameters.clip_box = FT_BBox(xMin: 0, yMin: -mask.height, xMax: mask.width, yMax: 0)
    parameters.gray_spans = { y, count, spans, user in
      guard let target = user?.assumingMemoryBound(to: Target.self).pointee else { return }
      target.cover(UnsafeBufferPointer(start: spans, count: Int(count)), row: -1 - Int(y))
    }
    points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          withUnsafeMutablePointer(to: &target) { target in
            parameters.user = UnsafeMutableRawPointer(target)
            var outline = FT_Outline(
              n_contours: Int16(ends.count), n_points: Int16(points.count),
              points: points.baseAddress, tags: tags.baseAddress, contours: ends.baseAddress,
              flags: 0)
            FT_Outline_Render(library, &outline, &parameters)
          }
        }
      }
    }
  }
}

/// The bytes that the rasteriser's spans go to.
private struct Target {
  var start: UnsafeMutablePointer<UInt8>?
  var stride: Int

  func cover(_ spans: UnsafeBufferPointer<FT_Span>, row: Int) {
    guard let row = start.map({ $0 + row * stride }) else { return }
    for span in spans {
      if span.coverage == 255 {
        (row + Int(span.x)).update(repeating: 255, count: Int(span.len))
        continue
      }
      for pixel in Int(span.x)..<Int(span.x) + Int(span.len) { row[pixel].cover(span.coverage) }
    }
  }
}

/// FreeType's rasteriser, which one thread uses at a time; as many are made as threads draw at once.
private struct FontLibrary: @unchecked Sendable {
  private let library: FT_Library

  private static let idle = Mutex<[FontLibrary]>([])

  static func borrowed(_ body: (FT_Library) -> Void) {
    guard let own = idle.withLock({ $0.popLast() }) ?? FontLibrary() else { return }
    body(own.library)
    idle.withLock { $0.append(own) }
  }

  private init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }
}
