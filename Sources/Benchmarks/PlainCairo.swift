import CInkleafCairo
import Inkleaf
import InkleafGeometry

/// The baseline: pages drawn and written by Cairo alone, as a short program does it.
enum PlainCairo {
  /// Writes a page as PNG with Cairo's own encoder and returns its size in bytes.
  static func png(_ document: Document, _ sheet: Sheet, dpi: Double) -> Int {
    let (width, height) = document.page.pixels(dpi: dpi)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    cairo_scale(context, dpi / 72, dpi / 72)
    draw(document.background(of: sheet) + sheet.marks, context)
    cairo_destroy(context)
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      _ = cairo_surface_write_to_png_stream(surface, counting, count)
    }
    cairo_surface_destroy(surface)
    return count
  }

  /// Writes pages as one PDF and returns its size in bytes.
  static func pdf(_ document: Document, _ sheets: ArraySlice<Sheet>) -> Int {
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      let size = document.page.size
      let surface = cairo_pdf_surface_create_for_stream(counting, count, size.width, size.height)
      let context = cairo_create(surface)
      for sheet in sheets {
        draw(document.background(of: sheet) + sheet.marks, context)
        cairo_show_page(context)
      }
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    return count
  }

  private static let counting: cairo_write_func_t = { count, _, length in
    count?.assumingMemoryBound(to: Int.self).pointee += Int(length)
    return CAIRO_STATUS_SUCCESS
  }

  private static func draw(_ marks: [Mark], _ context: OpaquePointer?) {
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        set(color, context)
        trace(path, context)
        cairo_fill(context)
      case .stroke(let path, let pen):
        set(pen.color, context)
        trace(path, context)
        cairo_set_line_width(context, pen.width)
        cairo_stroke(context)
      case .text(let line):
        set(line.color, context)
        cairo_select_font_face(
          context, line.font.families.first, CAIRO_FONT_SLANT_NORMAL,
          line.font.weight >= 600 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(context, line.size)
        cairo_move_to(context, line.origin.x, line.origin.y)
        cairo_show_text(context, line.text)
      case .dots(let dots): draw(dots, context)
      case .lines(let lines, let pen):
        set(pen.color, context)
        for line in lines {
          cairo_move_to(context, line.start.x, line.start.y)
          cairo_line_to(context, line.end.x, line.end.y)
        }
        cairo_set_line_width(context, pen.width)
        cairo_stroke(context)
      case .image, .link: break
      }
    }
  }

  private static func draw(_ dots: DotGrid, _ context: OpaquePointer?) {
    set(dots.color, context)
    for row in 0..<dots.rows {
      for column in 0..<dots.columns {
        cairo_arc(
          context, dots.origin.x + Double(column) * dots.pitch.width,
          dots.origin.y + Double(row) * dots.pitch.height, dots.radius, 0, 2 * Double.pi)
        cairo_fill(context)
      }
    }
  }

  private static func set(_ color: Color, _ context: OpaquePointer?) {
    cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  private static func trace(_ path: Path, _ context: OpaquePointer?) {
    path.eachCubicStep { step in
      switch step {
      case .move(let to): cairo_move_to(context, to.x, to.y)
      case .line(let to): cairo_line_to(context, to.x, to.y)
      case .curve(let a, let b, let to): cairo_curve_to(context, a.x, a.y, b.x, b.y, to.x, to.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
