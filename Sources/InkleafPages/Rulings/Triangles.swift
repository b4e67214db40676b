internal import InkleafGeometry

extension Ruling {
  /// Equilateral triangles: upright lines, and lines that rise and fall by 30 degrees.
  public static let isometric = Ruling(
    name: "isometric", summary: "triangles, to draw solid things", usualPitch: 5
  ) { room in
    let rect = room.rect
    let slope = 1 / 3.0.squareRoot()
    // The middle of the frame is a corner of six triangles at any size.
    let step = room.pixels.length(room.pitch * 3.0.squareRoot() / 2)
    let middle = rect.middle
    let side = step * 2 / 3.0.squareRoot()
    let across = Int((rect.width / 2 / step).rounded(.down))
    let xs = (-across...max(across, -across)).map { middle.x + Double($0) * step }
    let rise = rect.width / 2 * slope
    let count = Int(((rect.height / 2 + rise) / side).rounded(.up))
    let slanted = (-count...max(count, -count)).flatMap { index in
      let y = middle.y + Double(index) * side
      return [
        Segment(rect.left, y - rise, rect.right, y + rise),
        Segment(rect.left, y + rise, rect.right, y - rise),
      ].compactMap { $0.clipped(to: rect) }
    }
    return room.marks(room.upright(xs) + slanted)
  }

  /// Hexagons with a corner at the bottom, a pitch wide.
  public static let hexagons = Ruling(
    name: "hexagons", summary: "hexagons, for maps and patterns", usualPitch: 8
  ) { room in
    let rect = room.rect
    // At most about 200 hexagons fit along a side: smaller ones would be millions of lines.
    // Half a width is whole pixels on screens, since upright sides of two rows are that far apart.
    let width = 2 * room.pixels.length(max(room.pitch, max(rect.width, rect.height) / 200) / 2)
    let side = width / 3.0.squareRoot()
    let middle = Point(
      x: room.pixels.line(rect.middle.x, width: room.pen.width), y: rect.middle.y)
    let rows = Int((rect.height / 2 / (1.5 * side)).rounded(.up)) + 1
    let columns = Int((rect.width / 2 / width).rounded(.up)) + 1
    var lines: [Segment] = []
    for row in -rows...rows {
      let y = middle.y + Double(row) * 1.5 * side
      let shift = row % 2 == 0 ? 0 : width / 2
      for column in -columns...columns {
        let x = middle.x + Double(column) * width + shift
        // The neighbours draw the other three sides.
        lines += [
          Segment(x, y - side, x + width / 2, y - side / 2),
          Segment(x + width / 2, y - side / 2, x + width / 2, y + side / 2),
          Segment(x + width / 2, y + side / 2, x, y + side),
        ].compactMap { $0.clipped(to: rect) }
      }
    }
    return room.marks(lines)
  }
}
