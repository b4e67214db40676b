internal import InkleafGeometry
internal import InkleafPages

extension SVGFormat {
  /// Returns a function that draws a side of paper.
  static func renderer(
    of imposition: Imposition, _ document: Document, _ settings: RenderSettings
  ) throws -> @Sendable (Range<Int>) throws -> [UInt8] {
    // A document of one part has one background, called so.
    @Sendable func id(_ part: Int) -> String { part == 0 ? "background" : "background\(part)" }
    let backgrounds = try document.backgrounds.enumerated().map { part, marks in
      "<g id=\"\(id(part))\">\n\(try elements(marks, settings))</g>"
    }
    let shared =
      "<defs>\(backgrounds.joined(separator: "\n"))</defs>\n"
      + (try elements(imposition.ground, settings))
    return { indices in
      guard let side = imposition.sides[indices].first else { return [] }
      var text = shared
      for (index, place) in side.places.enumerated() {
        let clip = place.clip
        text += "<clipPath id=\"clip\(index)\"><rect x=\"\(decimal(clip.left))\""
        text += " y=\"\(decimal(clip.top))\" width=\"\(decimal(clip.width))\""
        text += " height=\"\(decimal(clip.height))\"/></clipPath>\n"
        let start = place.place(Point(x: 0, y: 0), of: document.page)
        let factor = place.scale * (place.isTurned ? -1 : 1)
        text += "<g clip-path=\"url(#clip\(index))\"><g transform=\"matrix(\(fine(factor)) 0 0"
        text += " \(fine(factor)) \(decimal(start.x)) \(decimal(start.y)))\">\n"
        let sheet = document.sheets[place.page]
        text += "<use xlink:href=\"#\(id(sheet.part))\"/>\n"
        text += try elements(sheet.marks, settings) + "</g></g>\n"
      }
      text += try elements(side.allMarks, settings)
      return file(imposition.page, of: document, side.title, text)
    }
  }
}
