public import InkleafText
public import InkleafGeometry
internal import InkleafCairo
package import InkleafPages

extension Typesetter: TextMetrics {
  /// Returns the measures of a text set in one line of a font at size 1.
  ///
  /// Without any font the text measures nothing; drawing it then reports why.
  public func extent(of text: String, in font: Font) -> TextExtent {
    guard let run = try? run(text, in: font) else {
      return TextExtent(advance: 0, ink: Rect(left: 0, top: 0, right: 0, bottom: 0))
    }
    return TextExtent(
      advance: run.advance, ink: run.ink ?? Rect(left: 0, top: 0, right: 0, bottom: 0))
  }
}

extension Typesetter {
  /// The files of all fonts that marks are set in, each once.
  package func fontFiles(of marks: [Mark]) throws -> [String] {
    var paths: Set<String> = []
    for case .text(let line) in marks {
      let run = try self.run(line.text, in: line.font)
      paths.formUnion(run.spans.map(\.face.path))
    }
    return paths.sorted()
  }
}
