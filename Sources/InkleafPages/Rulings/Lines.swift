extension Ruling {
  /// Lines to write on, at least half of their distance from the frame.
  public static let lines = Ruling(name: "lines", summary: "lines to write on", usualPitch: 8) {
    room in
    let (rect, pitch) = (room.rect, room.pitch)
    return room.marks(
      room.level(room.places(from: rect.top, to: rect.bottom, step: pitch, clear: pitch / 2)))
  }

  /// Squares; those at the frame are whole, or wider by less than half in a small frame.
  public static let grid = Ruling(name: "grid", summary: "squares", usualPitch: 5) { room in
    let (rect, pitch) = (room.rect, room.pitch)
    let xs = room.places(from: rect.left, to: rect.right, step: pitch, clear: pitch)
    let ys = room.places(from: rect.top, to: rect.bottom, step: pitch, clear: pitch)
    return room.marks(room.upright(xs) + room.level(ys))
  }

  /// Groups of five lines for music; the space between two groups is a little higher than a group.
  public static let staves = Ruling(
    name: "staves", summary: "groups of five lines, for music", usualPitch: 2
  ) { room in
    let (rect, pitch) = (room.rect, room.pitch)
    let tops = room.places(
      from: rect.top, to: rect.bottom - 4 * pitch, step: 9 * pitch, clear: 2 * pitch)
    return room.marks(
      tops.flatMap { top in room.level((0..<5).map { top + Double($0) * pitch }) })
  }
}
