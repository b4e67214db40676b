/// The operators of content streams that matter here.
enum PDFOperator {
  case fillColor, strokeColor, state, beginWithProperties, begin, end, painting
  case move, line, stroke, beginText, endText, textMatrix, textMove, font, show

  /// Takes the name of an operator; `nil` for any other.
  init?(_ name: ArraySlice<UInt8>) {
    guard name.count <= 3 else {
      // Only an inline image, which is one operator, is longer.
      self = .painting
      return
    }
    func code(_ name: StaticString) -> Int {
      UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount).reduce(0) {
        $0 << 8 | Int($1)
      }
    }
    switch name.reduce(0, { $0 << 8 | Int($1) }) {
    case code("rg"): self = .fillColor
    case code("RG"): self = .strokeColor
    case code("gs"): self = .state
    case code("BDC"): self = .beginWithProperties
    case code("BMC"): self = .begin
    case code("EMC"): self = .end
    case code("m"): self = .move
    case code("l"): self = .line
    case code("S"): self = .stroke
    case code("BT"): self = .beginText
    case code("ET"): self = .endText
    case code("Tm"): self = .textMatrix
    case code("Td"): self = .textMove
    case code("Tf"): self = .font
    case code("Tj"), code("TJ"): self = .show
    case code("f"), code("Do"), code("f*"), code("B"), code("B*"), code("b"), code("b*"),
      code("s"), code("F"), code("sh"), code("'"), code("\""):
      self = .painting
    default: return nil
    }
  }
}
