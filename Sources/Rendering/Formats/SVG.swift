internal import Cairo
internal import Inkleaf

extension Format {
  /// SVG: for editing the page itself.
  ///
  /// Letters are outlines, so no font is needed to see them.
  public static let svg = Format(
    name: "svg", summary: "for editing the page, letters as outlines", bindsPages: false
  ) { (job) throws(RenderingError) in
    let document = job.document
    let page = document.page
    let sheets = job.sheets
    var svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    svg += "<svg xmlns=\"http://www.w3.org/2000/svg\" \(sides(of: page))"
    svg += " viewBox=\"0 0 \(decimal(page.size.width)) \(decimal(page.size.height))\">\n"
    for sheet in sheets {
      svg += "<title>\(escaped(sheet.title))</title>\n<desc>\(escaped(document.title))</desc>\n"
      for mark in document.background + sheet.marks {
        svg += try element(mark, typesetter: job.studio.typesetter)
      }
    }
    return Array((svg + "</svg>\n").utf8)
  }
}

/// Width and height with their unit: millimetres of what is printed, pixels of what is not.
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

private func element(_ mark: Mark, typesetter: Typesetter) throws(RenderingError) -> String {
  switch mark {
  case .fill(let path, let color):
    return "<path fill=\"\(color.hex)\" d=\"\(data(path))\"/>\n"
  case .stroke(let path, let pen):
    return "<path fill=\"none\" stroke=\"\(pen.color.hex)\""
      + " stroke-width=\"\(decimal(pen.width))\" d=\"\(data(path))\"/>\n"
  case .text(let line):
    let run = try drawing { () throws(CairoError) in
      try typesetter.run(line.text, in: FontRequest(line.font))
    }
    return "<path role=\"img\" aria-label=\"\(escaped(line.text))\" fill=\"\(line.color.hex)\""
      + " d=\"\(data(run.outline(of: line)))\"/>\n"
  }
}

private func data(_ path: Path) -> String {
  func pair(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
  var text = ""
  for element in path.elements {
    switch element {
    case .move(let to): text += "M\(pair(to))"
    case .line(let to): text += "L\(pair(to))"
    case .curve(let a, let b, let to): text += "C\(pair(a)) \(pair(b)) \(pair(to))"
    case .close: text += "Z"
    }
  }
  return text
}

/// A number rounded to hundredths (of a point, 3.5 µm), without needless zeros or an exponent.
private func decimal(_ number: Double) -> String {
  let scaled = Int((number * 100).rounded())
  let (whole, rest) = (abs(scaled) / 100, abs(scaled) % 100)
  let fraction =
    rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  return (scaled < 0 ? "-" : "") + String(whole) + fraction
}

private func escaped(_ text: String) -> String {
  // By scalars: a mark may join "<" to one character with it.
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;".unicodeScalars
    case "<": result += "&lt;".unicodeScalars
    case ">": result += "&gt;".unicodeScalars
    case "\"": result += "&quot;".unicodeScalars
    default: result.append(scalar)
    }
  }
  return String(result)
}
