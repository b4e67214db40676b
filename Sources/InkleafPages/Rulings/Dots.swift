internal import InkleafGeometry

extension Ruling {
  /// A grid of dots, at least a third of their distance from the frame.
  public static let dots = Ruling(name: "dots", summary: "a grid of dots", usualPitch: 5) { room in
    let (rect, pitch) = (room.rect, room.pitch)
    let xs = room.places(from: rect.left, to: rect.right, step: pitch, clear: pitch / 3)
    let ys = room.places(from: rect.top, to: rect.bottom, step: pitch, clear: pitch / 3)
    guard let x = xs.first, let y = ys.first else { return [] }
    return [
      .dots(
        DotGrid(
          origin: Point(x: room.pixels.middle(x), y: room.pixels.middle(y)),
          pitch: Size(width: pitch, height: pitch), columns: xs.count, rows: ys.count,
          radius: room.dotRadius, color: room.pen.color))
    ]
  }
}
