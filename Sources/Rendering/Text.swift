public import Cairo
public import Inkleaf

extension FontRequest {
  init(_ font: Font) {
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

/// A character that stands on a sheet and that no installed font has.
public struct MissingCharacter: Equatable, Sendable, CustomStringConvertible {
  /// The number of the sheet's prompt; `nil` where all sheets share the text.
  public var number: Int?
  /// The text it stands in.
  public var text: String
  /// The character.
  public var character: Unicode.Scalar

  /// What is missing and what to do, in one line.
  public var description: String {
    let place = number.map { "day \($0), " } ?? ""
    return "\(place)\"\(text)\": no installed font has \(character.notation);"
      + " install one that has, such as a package of Debian's fonts-noto"
  }
}

extension Document {
  /// The characters that would come out as boxes, each once a sheet.
  ///
  /// - Throws: where no font at all is installed.
  public func missingCharacters(
    _ typesetter: Typesetter
  ) throws(RenderingError) -> [MissingCharacter] {
    var found: [MissingCharacter] = []
    func look(at marks: [Mark], number: Int?) throws(RenderingError) {
      for case .text(let line) in marks {
        let run = try drawing { () throws(CairoError) in
          try typesetter.run(line.text, in: FontRequest(line.font))
        }
        for character in run.missing {
          let missing = MissingCharacter(number: number, text: line.text, character: character)
          if !found.contains(missing) { found.append(missing) }
        }
      }
    }
    try look(at: background, number: nil)
    for sheet in sheets { try look(at: sheet.marks, number: sheet.number) }
    return found
  }
}

/// Runs what draws, its error becoming one of rendering.
func drawing<Value: ~Copyable>(
  _ body: () throws(CairoError) -> Value
) throws(RenderingError) -> Value {
  do throws(CairoError) { return try body() } catch { throw .drawing(error) }
}
