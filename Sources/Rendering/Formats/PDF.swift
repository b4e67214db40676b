internal import Cairo
internal import Inkleaf

extension Format {
  /// PDF: for printing, and as a book of all pages.
  ///
  /// Text can be selected; fonts are embedded.
  public static let pdf = Format(
    name: "pdf", summary: "for printing, and as a book of all pages", bindsPages: true
  ) { (job) throws(RenderingError) in
    let document = job.document
    let page = document.page
    let canvas = try drawing { () throws(CairoError) in
      try PDFCanvas(width: page.size.width, height: page.size.height)
    }
    let alone = job.sheets.count == 1 ? job.sheets.first : nil
    canvas.set(.title, alone.map { "\(document.title): \($0.title)" } ?? document.title)
    if let credit = document.credit { canvas.set(.author, credit) }
    canvas.set(.creator, "Inkleaf")
    canvas.set(.created, job.studio.created)
    // What all pages share is in the file once.
    let background = try drawing { () throws(CairoError) in
      try Recording(width: page.size.width, height: page.size.height)
    }
    try background.canvas.draw(
      document.background, on: .page, typesetter: job.studio.typesetter)
    try drawing { () throws(CairoError) in try background.check() }
    var failure: RenderingError?
    for sheet in job.sheets {
      canvas.page(
        label: String(sheet.number), outline: sheet.title
      ) { canvas in
        do throws(RenderingError) {
          canvas.replay(background)
          try canvas.draw(sheet.marks, on: .page, typesetter: job.studio.typesetter)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    let written: [UInt8]
    do throws(CairoError) { written = try canvas.finish() } catch { throw .drawing(error) }
    let bytes: [UInt8]
    do throws(CrossReferences.Fault) {
      var editing = try PDFEditing(written)
      editing.shareResources()
      if page.bleed > 0 { editing.setBoxes(of: page) }
      bytes = editing.finished()
    } catch {
      throw .brokenPDF(error.words)
    }
    if let fault = faultOfPDF(bytes, pages: job.sheets.count) { throw .brokenPDF(fault) }
    return bytes
  }
}
