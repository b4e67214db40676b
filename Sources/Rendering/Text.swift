public import Cairo
public import Inkleaf

extension FontRequest {
  /// What the typesetter is asked for to set a document's font.
  public init(_ font: Font) {
    self.init(families: font.families, weight: font.weight, italic: font.italic)
  }
}

extension Typesetter: TextMetrics {
  /// Returns the measures of a text set in one line of a font at size 1.
  ///
  /// Without any font the text measures nothing; drawing it then reports why.
  public func extent(of text: String, in font: Font) -> TextExtent {
    guard let run = try? run(text, in: FontRequest(font)) else {
      return TextExtent(advance: 0, ink: Rect(left: 0, top: 0, right: 0, bottom: 0))
    }
    let ink = run.ink ?? (0, 0, 0, 0)
    return TextExtent(
      advance: run.advance,
      ink: Rect(left: ink.left, top: ink.top, right: ink.right, bottom: ink.bottom))
  }
}

/// Runs what draws, its error becoming one of rendering.
func drawing<Value: ~Copyable>(
  _ body: () throws(CairoError) -> Value
) throws(RenderingError) -> Value {
  do throws(CairoError) { return try body() } catch { throw .drawing(error) }
}

extension Typesetter {
  /// The files of all fonts that marks are set in, each once.
  func fontFiles(of marks: [Mark]) throws(RenderingError) -> [String] {
    var paths: Set<String> = []
    for case .text(let line) in marks {
      let run = try drawing { () throws(CairoError) in
        try self.run(line.text, in: FontRequest(line.font))
      }
      paths.formUnion(run.spans.map(\.face.path))
    }
    return paths.sorted()
  }
}
