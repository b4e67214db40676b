internal import InkleafText
internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// The SVG format, with letters as outlines.
enum SVGFormat {
  static func writer(
    of document: Document, _ settings: RenderSettings
  ) throws -> Format.Writer {
    let shared = try backgrounds(of: document, settings)
    return { indices, write in
      guard let sheet = document.sheets[indices].first else { return }
      var all = start(of: document.page, of: document, sheet.title)
      if shared.indices.contains(sheet.part) { all.add(shared[sheet.part]) }
      all.add(
        try elements(sheet.marks, settings, saying: SVGWords(sheet.passages, of: sheet.marks)))
      all.add(end)
      try all.write(to: write)
    }
  }

  /// Returns the start of a file of a page.
  static func start(of page: Page, of document: Document, _ title: String) -> SVGElements {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\""
    text += " xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(sides(of: page))"
    text += " viewBox=\"0 0 \(decimal(page.size.width)) \(decimal(page.size.height))\""
    text += " xml:lang=\"\(escaped(document.language))\">\n"
    text += "<title>\(escaped(title))</title>\n<desc>\(escaped(document.title))</desc>\n"
    var elements = SVGElements()
    elements.add(text)
    return elements
  }

  static let end = "</svg>\n"

  /// Returns the elements of each background.
  static func backgrounds(
    of document: Document, _ settings: RenderSettings
  ) throws -> [SVGElements] {
    try document.backgrounds.enumerated().map { part, marks in
      let passages = document.sheets.first { $0.part == part }?.passages ?? []
      return try elements(
        marks, settings, saying: SVGWords(passages, of: marks, isBackground: true))
    }
  }

  static func elements(
    _ marks: [Mark], _ settings: RenderSettings, saying words: SVGWords? = nil
  ) throws -> SVGElements {
    var elements = SVGElements()
    var end: Int?
    for (index, mark) in marks.enumerated() {
      if let group = words?.groups[index] {
        let language = group.language.map { " xml:lang=\"\(escaped($0))\"" } ?? ""
        elements.add("<g role=\"img\" aria-label=\"\(escaped(group.label))\"\(language)>\n")
        end = group.end
      }
      try elements.add(mark, settings.typesetter, isNamed: end == nil)
      if end == index + 1 {
        elements.add("</g>\n")
        end = nil
      }
    }
    return elements
  }
}

/// Returns width and height with their unit: millimetres if printed, else pixels.
private func sides(of page: Page) -> String {
  if page.isPrinted {
    let (width, height) = (
      page.size.width / pointsPerMillimetre, page.size.height / pointsPerMillimetre
    )
    return "width=\"\(decimal(width))mm\" height=\"\(decimal(height))mm\""
  }
  let (width, height) = page.pixels(dpi: page.dpi)
  return "width=\"\(width)\" height=\"\(height)\""
}

extension SVGElements {
  /// - Parameter isNamed: whether a text says its words; those of a group say them together.
  fileprivate mutating func add(
    _ mark: Mark, _ typesetter: Typesetter, isNamed: Bool = true
  ) throws {
    switch mark {
    case .fill(let path, let color): add("<path fill=\"\(color.hex)\" d=\"\(data(path))\"/>\n")
    case .stroke(let path, let pen): add(stroke: data(path), pen)
    case .text(let line):
      let run = try typesetter.run(line.text, in: line.font)
      let name = isNamed ? " role=\"img\" aria-label=\"\(escaped(line.text.asSeen))\"" : ""
      add(
        "<path\(name) fill=\"\(line.color.hex)\" d=\"\(data(run.outline(size: line.size, at: line.origin)))\"/>\n"
      )
    case .dots(let dots):
      // Lines of no length with round ends are dots; dashes would be lines for readers that know none.
      let places = (0..<dots.columns).map { column in
        ((dots.origin.x + Double(column) * dots.pitch.width) * 100).rounded() / 100
      }
      // Steps between rounded places do not add up what rounding takes.
      let steps = zip(places, places.dropFirst()).map { "m\(decimal($1 - $0)) 0h0" }.joined()
      let rows = (0..<dots.rows).map { row in
        let y = dots.origin.y + Double(row) * dots.pitch.height
        return "M\(decimal(places.first ?? 0)) \(decimal(y))h0\(steps)"
      }
      add(stroke: rows.joined(), Pen(color: dots.color, width: 2 * dots.radius), endsRound: true)
    case .lines(let lines, let pen):
      let data = lines.map { line in
        "M\(decimal(line.start.x)) \(decimal(line.start.y))L\(decimal(line.end.x))"
          + " \(decimal(line.end.y))"
      }
      add(stroke: data.joined(), pen)
    case .image(let placed):
      add(
        "<image \(box(placed.box))"
          + " preserveAspectRatio=\"xMidYMid \(placed.covers ? "slice" : "meet")\""
          + " xlink:href=\"data:image/png;base64,")
      add(placed.picture)
      add("\"/>\n")
    case .link(let link):
      // A file of one page has no other page to lead to.
      guard let address = link.address else { return }
      add("<a href=\"\(escaped(address))\" aria-label=\"\(escaped(address))\">")
      for mark in link.marks { try add(mark, typesetter) }
      add("<rect fill=\"none\" pointer-events=\"all\" \(box(link.box))/></a>\n")
    }
  }

  private mutating func add(stroke data: String, _ pen: Pen, endsRound: Bool = false) {
    let ends = endsRound ? " stroke-linecap=\"round\"" : ""
    add(
      "<path fill=\"none\" stroke=\"\(pen.color.hex)\"\(ends)"
        + " stroke-width=\"\(decimal(pen.width))\" d=\"\(data)\"/>\n")
  }
}

/// Returns the place and the sides of a box.
private func box(_ box: Rect) -> String {
  "x=\"\(decimal(box.left))\" y=\"\(decimal(box.top))\""
    + " width=\"\(decimal(box.width))\" height=\"\(decimal(box.height))\""
}

private func data(_ path: Path) -> String {
  func pair(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
  var text = ""
  path.eachCubicStep { step in
    switch step {
    case .move(let to): text += "M\(pair(to))"
    case .line(let to): text += "L\(pair(to))"
    case .curve(let a, let b, let to): text += "C\(pair(a)) \(pair(b)) \(pair(to))"
    case .close: text += "Z"
    }
  }
  return text
}

/// Returns a number rounded to millionths, because the error of a repeated step adds up.
func fine(_ number: Double) -> String {
  let scaled = Int((abs(number) * 1e6).rounded())
  let digits = String(scaled % 1_000_000)
  return (number < 0 ? "-" : "") + "\(scaled / 1_000_000)."
    + String(repeating: "0", count: 6 - digits.count) + digits
}

/// Returns a number rounded to hundredths (of a point: 3.5 µm), without trailing zeros or exponent.
func decimal(_ number: Double) -> String {
  let scaled = Int((number * 100).rounded())
  let (whole, rest) = (abs(scaled) / 100, abs(scaled) % 100)
  let fraction =
    rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  return (scaled < 0 ? "-" : "") + String(whole) + fraction
}
