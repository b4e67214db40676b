internal import InkleafGeometry

extension Ruling {
  /// A grid of dots, at least a third of their distance from the frame.
  public static let dots = Ruling(name: "dots", summary: "a grid of dots", usualPitch: 5) { room in
    let (rect, pitch) = (room.rect, room.pitch)
    let xs = room.places(from: rect.left, to: rect.right, step: pitch, clear: pitch / 3)
    let ys = room.places(from: rect.top, to: rect.bottom, step: pitch, clear: pitch / 3)
    guard let left = xs.first, let top = ys.first else { return [] }
    let origin = Point(x: room.pixels.middle(left), y: room.pixels.middle(top))
    func x(_ column: Int) -> Double { origin.x + Double(column) * pitch }
    // Rows with the same dots are one grid: where corners have steps, some have fewer than others.
    var grids: [DotGrid] = []
    for row in ys.indices {
      let y = origin.y + Double(row) * pitch
      let least = room.indent(at: y, clear: room.dotRadius)
      var shown = xs.indices
      while least > 0, let first = shown.first, x(first) - rect.left < least { shown.removeFirst() }
      while least > 0, let last = shown.last, rect.right - x(last) < least { shown.removeLast() }
      guard let first = shown.first else { continue }
      if let last = grids.indices.last, grids[last].columns == shown.count {
        grids[last].rows += 1
        continue
      }
      grids.append(
        DotGrid(
          origin: Point(x: x(first), y: y),
          pitch: Size(width: pitch, height: pitch), columns: shown.count, rows: 1,
          radius: room.dotRadius, color: room.pen.color))
    }
    return grids.map(Mark.dots)
  }
}

extension RulingRoom {
  /// Returns how far the steps in the corners reach at a height, in points; 0 for none.
  ///
  /// - Parameter clear: the distance that is kept from them, in points.
  fileprivate func indent(at y: Double, clear: Double) -> Double {
    let depth = min(y - rect.top, rect.bottom - y)
    guard step > 0, depth < 2 * step + clear else { return 0 }
    return (depth < step + clear ? 2 : 1) * step + clear
  }
}
