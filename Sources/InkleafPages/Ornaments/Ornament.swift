public import InkleafGeometry

/// Small pictures of which each day has one.
public struct Ornament: Equatable, Sendable {
  /// The pictures of a built-in family.
  public enum Family: String, Sendable, CaseIterable {
    /// Leaves and twigs.
    case leaves
    /// Waves and drops.
    case waves
    /// Bats and ghosts.
    case bats
    /// Blots and strokes of a brush.
    case brush
    /// Figures of old games.
    case sprites
    /// The moon as it stands that day.
    case moons
    /// The seven days of the week, that day's filled.
    case week
  }

  /// Where the pictures come from.
  enum Source: Equatable, Sendable {
    case family(Family)
    /// Closed outlines in a square of 24 units.
    case tiles([Path])
  }

  var source: Source

  /// Makes the ornament of a built-in family.
  public init(_ family: Family) { source = .family(family) }

  /// Makes an ornament of one's own pictures.
  ///
  /// - Parameter tiles: closed outlines in a square of 24 units, at least one.
  public init(tiles: [Path]) { source = .tiles(tiles) }

  /// The side of the square that tiles are drawn in.
  static let side = 24.0

  /// The width as a multiple of the height.
  var aspect: Double { isOfWeek ? 5.2 : 1 }

  /// Whether it shows the day in its week.
  var isOfWeek: Bool { source == .family(.week) }

  /// Returns the picture of a day, in a square of 24 units; the week is wider.
  func path(of day: Prompt, in list: PromptList, _ words: CalendarWords) -> Path {
    let date = list.date(of: day)
    switch source {
    case .family(.moons): return .moon(date, number: day.number)
    case .family(.week):
      return .week(date.map { ($0.weekday - words.firstWeekday + 7) % 7 } ?? (day.number - 1) % 7)
    case .family(let family): return Ornament.choice(of: family.tiles, day, list)
    case .tiles(let tiles): return Ornament.choice(of: tiles, day, list)
    }
  }

  /// Returns one of several pictures, by the list's title and the day.
  private static func choice(of tiles: [Path], _ day: Prompt, _ list: PromptList) -> Path {
    guard !tiles.isEmpty else { return Path([]) }
    let sum = ByteSum(list.title.utf8).value
    var generator = SplitMix(seed: sum &+ UInt64(bitPattern: Int64(day.number)))
    return tiles[generator.index(below: tiles.count)]
  }
}

extension Path {
  /// The lit part of the moon on a day, with a thin ring for the dark part.
  fileprivate static func moon(_ date: CalendarDate?, number: Int) -> Path {
    // Days since the new moon of 6 January 2000; a month of the moon has 29.53 days.
    let days =
      CalendarDate("2000-01-06").flatMap { start in date.map { start.days(to: $0) } } ?? number
    let month = 29.530588
    let age = (Double(days) / month) - (Double(days) / month).rounded(.down)
    let (middle, radius) = (Ornament.side / 2, 11.0)
    // The half width of the edge of light, negative while most is dark: a cosine (Bhaskara I),
    // which no machine rounds otherwise than another.
    func cosine(_ turn: Double) -> Double {
      let x = 2 * abs(turn - 0.5)  // 0 at the full moon, 1 at the new one
      func quarter(_ y: Double) -> Double { (1 - y * y) / (1 + y * y / 4) }
      return x <= 0.5 ? -quarter(2 * x) : quarter(2 * (1 - x))
    }
    let edge = radius * cosine(age)
    let arm = Path.quarterArm
    func point(_ x: Double, _ y: Double) -> Point { Point(x: middle + x, y: middle + y) }
    // The lit side is the right one while the moon grows, seen from the north.
    let side = age < 0.5 ? 1.0 : -1.0
    let lit: [Path.Element] = [
      .move(point(0, -radius)),
      .curve(
        point(side * arm * radius, -radius), point(side * radius, -arm * radius),
        point(side * radius, 0)),
      .curve(
        point(side * radius, arm * radius), point(side * arm * radius, radius), point(0, radius)),
      .curve(
        point(side * edge * arm, radius), point(side * edge, arm * radius), point(side * edge, 0)),
      .curve(
        point(side * edge, -arm * radius), point(side * edge * arm, -radius), point(0, -radius)),
      .close,
    ]
    let outer = Path.circle(in: Rect(left: 1, top: 1, right: 23, bottom: 23))
    let inner = Path.circle(in: Rect(left: 2, top: 2, right: 22, bottom: 22))
    let hole = inner.mapped { Point(x: Ornament.side - $0.x, y: $0.y) }
    // The light turns as the ring's outer edge does, or it would be a hole.
    return Path(outer.elements + hole.elements + (side > 0 ? lit : Path(lit).backwards.elements))
  }

  /// Seven squares, the one at a place filled.
  fileprivate static func week(_ place: Int) -> Path {
    let (step, square) = (Ornament.side * 5.2 / 7, 10.0)
    return Path(
      (0..<7).flatMap { day -> [Path.Element] in
        let left = Double(day) * step + (step - square) / 2
        let box = Rect(left: left, top: 13, right: left + square, bottom: 13 + square)
        if day == place { return Path.rectangle(box - Insets(all: -1)).elements }
        let hole = Path.rectangle(box - Insets(all: 1)).backwards
        return Path.rectangle(box).elements + hole.elements
      })
  }
}
