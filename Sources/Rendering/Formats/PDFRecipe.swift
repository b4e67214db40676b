/// Returns the recipe that a PDF of ours carries, or `nil` where there is none.
///
/// It stands among the file's keywords, where other tools leave it; a file that was encrypted or whose
/// objects were packed into streams does not show it.
public func recipe(of pdf: [UInt8]) -> String? {
  // Files are written from front to back, so what describes them stands near the end.
  guard let key = pdf[...].lastRange(of: Array("/Keywords".utf8)) else { return nil }
  var place = pdf[key.upperBound...].firstIndex { !" \n\r\t".utf8.contains($0) } ?? pdf.count
  guard place < pdf.count, pdf[place] == UInt8(ascii: "(") else { return nil }
  place += 1
  var text: [UInt8] = []
  var depth = 1
  while place < pdf.count {
    let byte = pdf[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\\"):
      guard place < pdf.count else { return nil }
      text.append(pdf[place])
      place += 1
      continue
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"): depth -= 1
    default: break
    }
    if depth == 0 {
      return text.starts(with: "{\"inkleaf\":".utf8) ? String(decoding: text, as: UTF8.self) : nil
    }
    text.append(byte)
  }
  return nil
}
