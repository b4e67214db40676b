internal import InkleafGeometry

extension Ornament.Family {
  /// The pictures of the family, in squares of 24 units; none for those that follow the date.
  ///
  /// An outline that runs the other way around than the one around it is a hole.
  var tiles: [Path] {
    switch self {
    case .leaves: Self.leavesTiles
    case .waves: Self.wavesTiles
    case .bats: Self.batsTiles
    case .brush: Self.brushTiles
    case .sprites: Self.spritesTiles
    case .moons, .week: []
    }
  }

  private static let leavesTiles = paths([
    "M3 21C3 10 10 3 21 3C21 14 14 21 3 21Z M4.5 19.5L17.4 7.6L16.4 6.6Z",
    "M12 22C11 18 5 19 3 15C7 15 6 12 4 9C8 11 9 9 9 6C10.5 8 11 5 12 2C13 5 13.5 8 15 6"
      + "C15 9 16 11 20 9C18 12 17 15 21 15C19 19 13 18 12 22Z",
    "M12 1C17 8 17 15 12.6 20L12.6 23L11.4 23L11.4 20C7 15 7 8 12 1Z",
    "M11.4 23L11.4 6C8 6 6 4 6 1C9 1 12 3 12 6C12 3 15 1 18 1C18 4 16 6 12.6 6L12.6 12"
      + "C13 9 16 8 19 8C19 11 16 13 12.6 13L12.6 18C13 15.5 16 14 18.5 14C18.5 17 16 19 12.6 19"
      + "L12.6 23Z M11.4 13C8 13 5 11 5 8C8 8 11 9 11.4 12Z M11.4 19C8 19 5.5 17 5.5 14"
      + "C8 14 11 15.5 11.4 18Z",
    "M12 15C8 17 3 15 1 9C4 3 9 3 12 7C15 3 20 3 23 9C21 15 16 17 12 15Z M11.5 14L12.5 14"
      + "L13 23L11 23Z",
  ])

  private static let wavesTiles = paths([
    "M1 15C4 7 8 7 11 12C13 15.5 16 15.5 18 12C19.5 9.5 21.5 9.5 23 11L23 14C21 12.5 20 13 19 15"
      + "C16 19.5 12.5 19 10 15C8 11.5 5 12 3 17L1 19Z",
    "M1 20C1 4 23 4 23 20L20 20C20 8.5 4 8.5 4 20Z M6 20C6 12 18 12 18 20L15.5 20"
      + "C15.5 15.5 8.5 15.5 8.5 20Z",
    "M12 2C16 8 19 11 19 15C19 19 16 22 12 22C8 22 5 19 5 15C5 11 8 8 12 2Z",
  ])

  private static let batsTiles = paths([
    "M12 9L13 7L14 9C17 6 20 6 23 8C21 9 20.5 11 20.5 13C18.5 12 17 12.5 16 14.5"
      + "C14.5 13.5 13 14.5 12 17C11 14.5 9.5 13.5 8 14.5C7 12.5 5.5 12 3.5 13C3.5 11 3 9 1 8"
      + "C4 6 7 6 10 9L11 7Z",
    "M12 12L13 9.5L14 11.5C15 7 18 4 22 3C21 6 21.5 8 22.5 10C20 10 18.5 11.5 18 14"
      + "C16 13.5 14 15.5 12 19C10 15.5 8 13.5 6 14C5.5 11.5 4 10 1.5 10C2.5 8 3 6 2 3"
      + "C6 4 9 7 10 11.5L11 9.5Z",
    "M5 22L5 11C5 6 8 3 12 3C16 3 19 6 19 11L19 22L16.7 19.5L14.3 22L12 19.5L9.7 22L7.3 19.5Z"
      + " M9 9C8 9 7.8 12 9 12C10.2 12 10 9 9 9Z M15 9C14 9 13.8 12 15 12C16.2 12 16 9 15 9Z",
  ])

  private static let brushTiles = paths([
    "M12 3C17 2.5 21.5 6.5 21 12C20.7 17.5 16.5 21.5 11.5 21C6 20.6 2.6 16.6 3 11.5"
      + "C3.4 6.6 7 3.4 12 3Z",
    "M13 2C19 2.5 22.5 7 22 12.5C21.5 18 17 22 11.5 22C6 22 2 17.5 2 12C2 7.5 5 3.8 9 2.6"
      + "L9.8 4.6C6.6 5.6 4.2 8.6 4.4 12.2C4.6 16.4 7.8 19.6 11.8 19.6C16 19.6 19.4 16.4 19.6 12.2"
      + "C19.8 8 17 4.8 13 4.6Z",
    "M2 14C6 9 14 8 22 7C21.5 9 22 10 22 11C15 12 9 13 6 17C4 18.5 2.5 16.5 2 14Z",
    "M10 6C15 6 18 9 18 13C18 17 15 20 11 20C7 20 4 17 4 13C4 9 6 6 10 6Z M19.5 3"
      + "C21 3 22 4 22 5.5C22 7 21 8 19.5 8C18 8 17 7 17 5.5C17 4 18 3 19.5 3Z M20.5 18"
      + "C21.4 18 22 18.6 22 19.5C22 20.4 21.4 21 20.5 21C19.6 21 19 20.4 19 19.5"
      + "C19 18.6 19.6 18 20.5 18Z",
  ])

  private static let spritesTiles: [Path] = [
    [
      ".##..##.", "########", "########", "########", ".######.", "..####..", "...##...",
      "........",
    ],
    [
      "..####..", ".######.", "##.##.##", "##.##.##", "########", "########", "########",
      "#.#..#.#",
    ],
    [
      "...##...", "...##...", "########", ".######.", "..####..", ".##..##.", ".#....#.",
      "........",
    ],
    [
      ".#....#.", "..#..#..", ".######.", "##.##.##", "########", "#.####.#", "#.#..#.#",
      "..#..#..",
    ],
    [
      ".####...", "##..##..", "##..####", "##..####", ".####.##", "......##", "......#.",
      "........",
    ],
  ].map(pixels)

  /// Returns the outlines of SVG paths, which are all sound.
  private static func paths(_ texts: [String]) -> [Path] {
    texts.compactMap { try? Path(svg: $0) }
  }

  /// Returns squares for the marks of a picture, joined along its rows.
  private static func pixels(_ rows: [String]) -> Path {
    var elements: [Path.Element] = []
    let side = Ornament.side / Double(rows.count)
    for (row, text) in rows.enumerated() {
      let marks = Array(text.utf8) + [UInt8(ascii: ".")]
      var start: Int?
      for (column, mark) in marks.enumerated() {
        if mark == UInt8(ascii: "#") {
          start = start ?? column
        } else if let first = start {
          elements +=
            Path.rectangle(
              Rect(
                left: Double(first) * side, top: Double(row) * side, right: Double(column) * side,
                bottom: Double(row + 1) * side)
            ).elements
          start = nil
        }
      }
    }
    return Path(elements)
  }
}
