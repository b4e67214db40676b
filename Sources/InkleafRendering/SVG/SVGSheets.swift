internal import InkleafGeometry
internal import InkleafPages

extension SVGFormat {
  /// Returns a function that draws a side of paper.
  static func writer(
    of imposition: Imposition, _ document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    // A document of one part has one background, called so.
    @Sendable func id(_ part: Int) -> String { part == 0 ? "background" : "background\(part)" }
    var shared = SVGElements()
    shared.add("<defs>")
    for (part, marks) in document.backgrounds.enumerated() {
      shared.add("\(part > 0 ? "\n" : "")<g id=\"\(id(part))\">\n")
      shared.add(try elements(marks, settings))
      shared.add("</g>")
    }
    shared.add("</defs>\n")
    shared.add(try elements(imposition.ground, settings))
    return { [shared] indices, write in
      guard let side = imposition.sides[indices].first else { return }
      var all = start(of: imposition.page, of: document, side.title)
      all.add(shared)
      for (index, place) in side.places.enumerated() {
        let clip = place.clip
        var text = "<clipPath id=\"clip\(index)\"><rect x=\"\(decimal(clip.left))\""
        text += " y=\"\(decimal(clip.top))\" width=\"\(decimal(clip.width))\""
        text += " height=\"\(decimal(clip.height))\"/></clipPath>\n"
        let start = place.place(Point(x: 0, y: 0), of: document.page)
        let factor = place.scale * (place.isTurned ? -1 : 1)
        text += "<g clip-path=\"url(#clip\(index))\"><g transform=\"matrix(\(fine(factor)) 0 0"
        text += " \(fine(factor)) \(decimal(start.x)) \(decimal(start.y)))\">\n"
        let sheet = document.sheets[place.page]
        all.add(text + "<use xlink:href=\"#\(id(sheet.part))\"/>\n")
        all.add(try elements(sheet.marks, settings))
        all.add("</g></g>\n")
      }
      all.add(try elements(side.allMarks, settings))
      all.add(end)
      try all.write(to: write)
    }
  }
}
