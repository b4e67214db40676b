/// Returns the first fault in a PDF's structure, or `nil` if there is none.
///
/// Cairo can lose an error and still report success. So this checks the file: the header, the end
/// mark, the place of the cross-reference table, every offset in it, and the number of pages.
func faultOfPDF(_ bytes: [UInt8], pages: Int) -> String? {
  guard bytes.starts(with: "%PDF-1.".utf8) else { return "no header" }
  let table: CrossReferences
  do {
    table = try CrossReferences(of: bytes)
  } catch {
    return error.words
  }
  var found = 0
  for (object, offset) in table.offsets.enumerated() {
    guard let offset else { continue }
    var target = Cursor(bytes: bytes, place: offset)
    guard target.number() == object, target.number() == 0, target.take(" obj") else {
      return "object \(object) is not at \(offset)"
    }
    if target.take("\n<< /Type /Page"), !target.take("s") { found += 1 }
  }
  return found == pages ? nil : "\(found) pages instead of \(pages)"
}
