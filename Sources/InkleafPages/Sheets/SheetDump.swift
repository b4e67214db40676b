internal import InkleafGeometry

extension Document {
  /// The document as text for tests: a line per mark, with places to a hundredth of a point.
  public var dump: String {
    var lines = [
      "\(title) | \(page.name) \(page.size.width.hundredths) x \(page.size.height.hundredths) pt"
    ]
    // A document of one part has one background, before all sheets.
    for (part, background) in backgrounds.enumerated() {
      if backgrounds.count > 1 { lines.append("part \(part)") }
      lines += background.map { "  \($0.dump)" }
    }
    for sheet in sheets {
      let place = backgrounds.count > 1 ? " | part \(sheet.part), page \(sheet.label)" : ""
      lines.append("\(sheet.name): \(sheet.title)\(place)")
      lines += sheet.marks.map { "  \($0.dump)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Mark {
  var dump: String {
    switch self {
    case .fill(let path, let color): "fill \(color.hex) \(path.dump)"
    case .stroke(let path, let pen):
      "stroke \(pen.color.hex) \(pen.width.hundredths) \(path.dump)"
    case .text(let line):
      "text \(line.origin.dump) \(line.size.hundredths) \(line.color.hex)"
        + " \(line.font.families.first ?? "")/\(line.font.weight)\(line.font.italic ? "i" : "")"
        + " \"\(line.text)\""
    case .dots(let dots):
      "dots \(dots.color.hex) \(dots.radius.hundredths) \(dots.origin.dump)"
        + " by \(dots.pitch.width.hundredths) \(dots.pitch.height.hundredths)"
        + " \(dots.columns) x \(dots.rows)"
    case .lines(let lines, let pen):
      "lines \(pen.color.hex) \(pen.width.hundredths) "
        + lines.map { "\($0.start.dump) \($0.end.dump)" }.joined(separator: ", ")
    case .image(let placed):
      "image \(placed.picture.width) x \(placed.picture.height) at \(placed.box.left.hundredths)"
        + " \(placed.box.top.hundredths) \(placed.box.right.hundredths)"
        + " \(placed.box.bottom.hundredths)\(placed.covers ? " covering" : "")"
    case .link(let link):
      "link \(link.target.dump) \(Path.rectangle(link.box).dump)"
        + link.marks.map { " with \($0.dump)" }.joined()
    }
  }
}

extension Link.Target {
  fileprivate var dump: String {
    switch self {
    case .sheet(let index): "to sheet \(index)"
    case .address(let address): "to \(address)"
    }
  }
}

extension Path {
  var dump: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.dump)"
      case .line(let point): "L \(point.dump)"
      case .curve(let a, let b, let end): "C \(a.dump) \(b.dump) \(end.dump)"
      case .quadratic(let via, let end): "Q \(via.dump) \(end.dump)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  var dump: String { "\(x.hundredths) \(y.hundredths)" }
}

extension Double {
  /// The number with two decimals; numbers beyond 10¹² have an exponent.
  var hundredths: String {
    guard abs(self) < 1e12 else { return "\(self)" }
    let scaled = Int((self * 100).rounded())
    let (whole, rest) = (abs(scaled) / 100, abs(scaled) % 100)
    return (scaled < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
