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
    let canvas = try drawing { () throws(CairoError) in try PDFCanvas() }
    let alone = job.sheets.count == 1 ? job.sheets.first : nil
    canvas.set(.title, alone.map { "\(document.title): \($0.title)" } ?? document.title)
    if let credit = document.credit { canvas.set(.author, credit) }
    canvas.set(.creator, "Inkleaf")
    canvas.set(.created, job.studio.created)
    var failure: RenderingError?
    for sheet in job.sheets {
      canvas.page(
        width: page.size.width, height: page.size.height, label: String(sheet.number),
        outline: sheet.title
      ) { canvas in
        do throws(RenderingError) {
          try canvas.draw(
            document.background + sheet.marks, letters: .text, typesetter: job.studio.typesetter)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    let bytes: [UInt8]
    do throws(CairoError) { bytes = try canvas.finish() } catch { throw .drawing(error) }
    if let fault = faultOfPDF(bytes, pages: job.sheets.count) { throw .brokenPDF(fault) }
    return bytes
  }
}
