internal import InkleafGeometry

// Inner pages of a booklet move to the fold; what is drawn on them must not cross it.

/// Pages that move over the fold.
struct LackOfRoom {
  /// How far they move, in points.
  var distance: Double
  /// The room between the fold and what is on them, in points.
  var room: Double

  /// How much more room they need, in points.
  var missing: Double { distance - room }
}

extension ImpositionProblem {
  /// Says how far pages move, and what they need.
  static func noRoomAtFold(_ lack: LackOfRoom, _ wishes: SheetWishes, scale: Double) -> Self {
    func millimetres(_ points: Double) -> String { (points / pointsPerMillimetre).tenths }
    // Rounded up, so that the next try succeeds.
    let missing = (lack.missing / scale / pointsPerMillimetre * 10).rounded(.up) / 10
    return ImpositionProblem(
      "--creep \(wishes.creep.text) moves the inner pages of this booklet by up to"
        + " \(millimetres(lack.distance)) mm, and what is on them is \(millimetres(lack.room)) mm from the"
        + " fold; give smaller signatures, such as --sheets booklet=4, or make --gutter"
        + " \(missing.tenths) mm larger")
  }
}

extension Document {
  /// Returns how far a side's pages move to the fold, and how far from it is what is drawn nearest to it, in points;
  /// `nil` where all of it stays on its page.
  func lackOfRoomAtFold(
    of side: PaperSide, in block: Rect, movedBy shift: Point, metrics: some TextMetrics
  ) -> LackOfRoom? {
    let distance = max(shift.x, shift.y)
    guard distance > 0 else { return nil }
    let rooms = side.places.map { place in
      place.scale * roomAtFold(of: place, in: block, isLevel: shift.y > 0, metrics)
    }
    // A hair is nothing that a reader sees.
    return rooms.min().flatMap { room in
      room < distance - 0.5 ? LackOfRoom(distance: distance, room: room) : nil
    }
  }

  /// The room between the fold and what is drawn nearest to it, in points of the page.
  ///
  /// What reaches the edge of the page, as a pattern does, is meant to be cut.
  private func roomAtFold(
    of place: PlacedPage, in block: Rect, isLevel: Bool, _ metrics: some TextMetrics
  ) -> Double {
    let trim = page.trim
    let isFirst =
      isLevel
      ? place.trim.top + place.trim.bottom < block.top + block.bottom
      : place.trim.left + place.trim.right < block.left + block.right
    // The fold is behind the first page, and before it if the page stands on its head.
    let isBehind = isFirst != place.isTurned
    return sheets[place.page].marks.reduce(.infinity) { room, mark in
      guard let box = mark.box(metrics) else { return room }
      let distance =
        isLevel
        ? (isBehind ? trim.bottom - box.bottom : box.top - trim.top)
        : (isBehind ? trim.right - box.right : box.left - trim.left)
      return distance > 0.5 ? min(room, distance) : room
    }
  }
}

extension Mark {
  /// The rectangle that holds all of it; `nil` for nothing.
  fileprivate func box(_ metrics: some TextMetrics) -> Rect? {
    switch self {
    case .fill(let path, _): return path.box
    case .stroke(let path, let pen):
      return path.box.map { $0 - Insets(all: -pen.width / 2) }
    case .text(let line):
      let ink = metrics.extent(of: line.text, in: line.font).ink
      return Rect(
        left: line.origin.x + ink.left * line.size, top: line.origin.y + ink.top * line.size,
        right: line.origin.x + ink.right * line.size, bottom: line.origin.y + ink.bottom * line.size
      )
    case .dots(let grid):
      return Rect(
        left: grid.origin.x - grid.radius, top: grid.origin.y - grid.radius,
        right: grid.origin.x + Double(grid.columns - 1) * grid.pitch.width + grid.radius,
        bottom: grid.origin.y + Double(grid.rows - 1) * grid.pitch.height + grid.radius)
    case .lines(let segments, let pen):
      return Path(segments.flatMap { [.move($0.start), .line($0.end)] }).box.map {
        $0 - Insets(all: -pen.width / 2)
      }
    case .image(let picture): return picture.visible
    case .link(let link):
      return link.marks.compactMap { $0.box(metrics) }.reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    }
  }
}
