internal import InkleafGeometry
internal import InkleafPages

extension SVGFormat {
  /// Returns a function that draws a side of paper.
  static func writer(
    of imposition: Imposition, _ document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    let backgrounds = try backgrounds(of: document, settings)
    // Sheets of several files may stand in one page of the web: what has one name there is the same.
    let ids = backgrounds.map { "background-\(String($0.checksum, radix: 16))" }
    var shared = SVGElements()
    shared.add("<defs>")
    for (part, elements) in backgrounds.enumerated() where ids.firstIndex(of: ids[part]) == part {
      shared.add("\(part > 0 ? "\n" : "")<g id=\"\(ids[part])\">\n")
      shared.add(elements)
      shared.add("</g>")
    }
    shared.add("</defs>\n")
    shared.add(try elements(imposition.ground, settings))
    return { [shared] indices, write in
      guard let side = imposition.sides[indices].first else { return }
      var all = start(of: imposition.page, of: document, side.title)
      all.add(shared)
      for place in side.places {
        let clip = place.clip
        let id =
          "clip-"
          + [clip.left, clip.top, clip.width, clip.height].map(decimal).joined(separator: "_")
        var text = "<clipPath id=\"\(id)\"><rect x=\"\(decimal(clip.left))\""
        text += " y=\"\(decimal(clip.top))\" width=\"\(decimal(clip.width))\""
        text += " height=\"\(decimal(clip.height))\"/></clipPath>\n"
        let start = place.place(Point(x: 0, y: 0), of: document.page)
        let factor = place.scale * (place.isTurned ? -1 : 1)
        text += "<g clip-path=\"url(#\(id))\"><g transform=\"matrix(\(fine(factor)) 0 0"
        text += " \(fine(factor)) \(decimal(start.x)) \(decimal(start.y)))\">\n"
        let sheet = document.sheets[place.page]
        let background = ids.indices.contains(sheet.part) ? ids[sheet.part] : ""
        all.add(text + "<use xlink:href=\"#\(background)\"/>\n")
        all.add(
          try elements(sheet.marks, settings, saying: SVGWords(sheet.passages, of: sheet.marks)))
        all.add("</g></g>\n")
      }
      all.add(try elements(side.allMarks, settings))
      all.add(end)
      try all.write(to: write)
    }
  }
}
