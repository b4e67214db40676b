internal import Cairo
internal import Inkleaf

extension Format {
  /// PNG: for drawing apps, at exactly the pixels asked for.
  public static let png = Format(
    name: "png", summary: "for drawing apps, at exact pixels", bindsPages: false
  ) { (job) throws(RenderingError) in
    let document = job.document
    let dpi = job.studio.dpi
    let (width, height) = document.page.pixels(dpi: dpi)
    guard max(width, height) <= ImageCanvas.longestSide,
      width * height <= RenderingError.mostPixels
    else { throw .tooManyPixels(width: width, height: height) }
    let image = try drawing { () throws(CairoError) in
      try ImageCanvas(width: width, height: height, isTransparent: document.isTransparent)
    }
    image.canvas.scale(dpi / 72)
    for sheet in job.sheets {
      try image.canvas.draw(
        document.background + sheet.marks, on: .pixels(perPoint: dpi / 72),
        typesetter: job.studio.typesetter)
    }
    do throws(CairoError) {
      return try image.finish { (rows) throws(CairoError) in
        try encodePNG(
          rows, dpi: dpi,
          pixels: document.isTransparent
            ? .transparent : document.greys.map(Pixels.greys) ?? .opaque)
      }
    } catch {
      throw .drawing(error)
    }
  }
}
