internal import InkleafGeometry

/// The places of an arrangement's cells on a paper, in points from its top left corner.
struct Desk {
  /// The paper as it lies.
  let paper: Size
  let arrangement: Arrangement
  /// The left edges of the columns, and the tops of the rows.
  let columns: [Double]
  let rows: [Double]
  /// The trim of a page on the paper.
  let cell: Size
  /// The bleed of a page on the paper.
  let bleed: Double
  /// The factor of the pages, at most 1.
  let scale: Double
  /// Whether the printer turns backs by the other edge than a reader turns leaves.
  private let turnsBacks: Bool
  /// The distance by which each sheet within another moves its pages to the spine.
  private let creep: Double

  /// The room for pages without a doubt, since ISO sizes are whole millimetres: 0.1 mm.
  private static let tolerance = 0.1 * pointsPerMillimetre

  /// The place of cells on a paper that lies upright or level.
  private struct Fit {
    var paper: Size
    var cells: Scheme.Cells
    var scale: Double
    var block: Size

    /// Whether the paper lies as the pages on it do.
    private var isAlike: Bool { (paper.width > paper.height) == (block.width > block.height) }

    /// Whether it has larger pages than another, or more of them, or lies better.
    func isBetter(than other: Fit) -> Bool {
      (scale, cells.columns * cells.rows, isAlike ? 1 : 0)
        > (other.scale, other.cells.columns * other.cells.rows, other.isAlike ? 1 : 0)
    }
  }

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - count: the number of pages.
  ///   - hasBacks: whether every second page belongs behind the one before.
  ///   - spine: the edge that is bound.
  ///   - paper: the paper.
  /// - Throws: what does not fit, with the measures.
  init(
    _ wishes: SheetWishes, page: Page, count: Int, hasBacks: Bool, spine: Spine, paper: PageSize
  ) throws(ImpositionProblem) {
    let scheme = wishes.scheme ?? .alone
    let isDuplex = try scheme.isDuplex(wishes.duplex, hasBacks: hasBacks)
    guard paper.unit != .px else {
      throw ImpositionProblem(
        "\(paper.name) is a screen, not a paper; name one such as a4 or letter")
    }
    let gap = wishes.gap?.points ?? 2 * page.bleed
    let trim = Size(width: page.trim.width, height: page.trim.height)
    let folds = scheme.folds(at: spine)
    // Where pages may shrink, they leave room for what was asked for, and for bleed, which shrinks too.
    let room = wishes.mayShrink ? 2 * wishes.wantedRoom : 0
    let bleeds = wishes.mayShrink ? 2 * page.bleed : 0
    func fit(on paper: Size) -> Fit {
      let open = Size(width: paper.width - room, height: paper.height - room)
      let cells = scheme.cells(
        of: trim, count: count,
        on: Size(
          width: open.width - bleeds + Self.tolerance,
          height: open.height - bleeds + Self.tolerance),
        gap: gap, at: spine)
      func length(_ count: Int, _ side: Double, _ isFolded: Bool) -> Double {
        Double(count) * side + (isFolded ? 0 : Double(count - 1) * gap)
      }
      let block = Size(
        width: length(cells.columns, trim.width, folds.columns),
        height: length(cells.rows, trim.height, folds.rows))
      func share(_ room: Double, _ length: Double) -> Double {
        room + Self.tolerance >= length ? 1 : room / length
      }
      let scale = min(
        share(open.width, block.width + bleeds), share(open.height, block.height + bleeds))
      return Fit(paper: paper, cells: cells, scale: scale, block: block)
    }
    let size = Page(paper).size
    let (short, long) = (size.shortSide, size.longSide)
    let upright = fit(on: Size(width: short, height: long))
    let level = fit(on: Size(width: long, height: short))
    let best = level.isBetter(than: upright) ? level : upright
    guard best.scale == 1 || wishes.mayShrink, best.scale > 0.01 else {
      // The page that would fit and is most like this one.
      let cells = [upright, level].map { fit in
        func side(_ length: Double, _ count: Int, _ isFolded: Bool) -> Double {
          (length - (isFolded ? 0 : Double(count - 1) * gap)) / Double(count)
        }
        return Size(
          width: side(fit.paper.width, fit.cells.columns, folds.columns),
          height: side(fit.paper.height, fit.cells.rows, folds.rows))
      }
      func likeness(_ cell: Size) -> Double {
        let (one, other) = (cell.width * trim.height, cell.height * trim.width)
        return min(one, other) / max(one, other)
      }
      let fitting = cells.max { likeness($0) < likeness($1) }
      // Pages that are too wide may fit when they are turned.
      let fitsTurned = cells.contains {
        trim.height <= $0.width + Self.tolerance && trim.width <= $0.height + Self.tolerance
      }
      throw .noRoom(
        scheme, trim, best.block, on: paper, size, fitting: fitting, fitsTurned: fitsTurned)
    }

    self.paper = best.paper
    scale = best.scale
    bleed = page.bleed * scale
    cell = Size(width: trim.width * scale, height: trim.height * scale)
    func edges(_ count: Int, _ step: Double, _ side: Double, in length: Double) -> [Double] {
      let start = (length - Double(count - 1) * step - side) / 2
      return (0..<count).map { start + Double($0) * step }
    }
    columns = edges(
      best.cells.columns, cell.width + (folds.columns ? 0 : gap * scale), cell.width,
      in: best.paper.width)
    rows = edges(
      best.cells.rows, cell.height + (folds.rows ? 0 : gap * scale), cell.height,
      in: best.paper.height)
    arrangement = scheme.arrangement(
      of: count, in: best.cells, isDuplex: isDuplex, at: spine, blanks: wishes.blanks)
    // A paper that lies level is turned like a leaf at its short edge.
    let isLevel = best.paper.width > best.paper.height
    let turnsLikeLeaves = wishes.duplex.map { ($0 == .short) == isLevel } ?? true
    turnsBacks = spine == .top ? wishes.duplex != nil && turnsLikeLeaves : !turnsLikeLeaves
    creep = wishes.creep.points ?? 0
    let most = creep * Double(arrangement.sheets.map(\.depth).max() ?? 0)
    guard most <= cell.shortSide / 4 else {
      throw ImpositionProblem(
        "--creep \(wishes.creep.text) moves the inner pages of this booklet by"
          + " \((most / pointsPerMillimetre).tenths) mm; give smaller signatures, such as"
          + " --sheets booklet=4")
    }
  }

  /// Returns the sides of a sheet with their pages.
  ///
  /// - Parameters:
  ///   - index: the sheet, from 0.
  ///   - blank: returns what is on a blank page, the same as behind all others, in its place on the paper.
  func sides(of index: Int, blank: (Rect) -> [Mark]) -> [PaperSide] {
    let sheet = arrangement.sheets[index]
    func side(_ cells: [Arrangement.Cell], isBack: Bool) -> PaperSide {
      let trims = cells.map { trim(of: $0, depth: sheet.depth) }
      let block = block(depth: sheet.depth)
      var side = PaperSide(
        sheet: index + 1, isBack: isBack,
        name: PaperSide.name(of: index + 1, among: arrangement.sheets.count, isBack: isBack),
        places: [], trim: onPaper(block), bleed: onPaper(bled(block)))
      for (cell, trim) in zip(cells, trims) {
        let clip = clip(trim, among: trims)
        if let page = cell.page {
          side.places.append(
            PlacedPage(page: page, trim: trim, clip: clip, isTurned: cell.isTurned, scale: scale))
        } else {
          side.marks += blank(clip)
        }
      }
      return side
    }
    let front = side(sheet.front, isBack: false)
    guard let back = sheet.back else { return [front] }
    return [front, side(turnsBacks ? arrangement.onItsHead(back) : back, isBack: true)]
  }

  /// Returns the place of a cell's trim on a sheet that lies within so many others.
  private func trim(of cell: Arrangement.Cell, depth: Int) -> Rect {
    // The first column or row moves on to the spine, the second one back.
    let shift = shift(depth: depth)
    let x = columns[cell.column] + (cell.column == 0 ? shift.x : -shift.x)
    let y = rows[cell.row] + (cell.row == 0 ? shift.y : -shift.y)
    return Rect(left: x, top: y, right: x + self.cell.width, bottom: y + self.cell.height)
  }

  /// Returns how far pages of a sheet that lies within so many others move to the spine, in points.
  func shift(depth: Int) -> Point {
    let distance = creep * Double(depth)
    return arrangement.foldedRows.isEmpty ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// Returns a trim with its bleed, up to half way to its neighbours and up to the paper's edges.
  private func clip(_ trim: Rect, among trims: [Rect]) -> Rect {
    var clip = bled(trim)
    let own = trim.middle
    for other in trims where other != trim {
      let place = other.middle
      if abs(place.y - own.y) < cell.height / 2 {
        if place.x > own.x { clip.right = min(clip.right, (trim.right + other.left) / 2) }
        if place.x < own.x { clip.left = max(clip.left, (other.right + trim.left) / 2) }
      } else if abs(place.x - own.x) < cell.width / 2 {
        if place.y > own.y { clip.bottom = min(clip.bottom, (trim.bottom + other.top) / 2) }
        if place.y < own.y { clip.top = max(clip.top, (other.bottom + trim.top) / 2) }
      }
    }
    return onPaper(clip)
  }

  /// Returns the rectangle of all trims of a sheet that lies within so many others.
  func block(depth: Int) -> Rect {
    let shift = shift(depth: depth)
    return Rect(
      left: columns[0] + shift.x, top: rows[0] + shift.y,
      right: columns[columns.count - 1] + cell.width - shift.x,
      bottom: rows[rows.count - 1] + cell.height - shift.y)
  }

  /// Whether the paper ends before the outer pages' bleed does.
  var cutsBleed: Bool {
    let box = bled(block(depth: 0))
    return bleed > 0
      && min(box.left, box.top, paper.width - box.right, paper.height - box.bottom)
        < -Self.tolerance
  }

  private func bled(_ trim: Rect) -> Rect { trim - Insets(all: -bleed) }

  private func onPaper(_ rect: Rect) -> Rect {
    Rect(
      left: max(0, rect.left), top: max(0, rect.top), right: min(paper.width, rect.right),
      bottom: min(paper.height, rect.bottom))
  }
}

extension ImpositionProblem {
  /// Says how much room pages need and which paper has it.
  fileprivate static func noRoom(
    _ scheme: Scheme, _ page: Size, _ block: Size, on paper: PageSize, _ size: Size,
    fitting: Size?, fitsTurned: Bool
  ) -> ImpositionProblem {
    let larger = PageSize.all.filter { $0.group == paper.group && $0.unit != .px }.filter { size in
      let sides = Page(size).size
      return sides.shortSide >= block.shortSide - 0.3
        && sides.longSide >= block.longSide - 0.3
    }.min {
      Page($0).size.width * Page($0).size.height < Page($1).size.width * Page($1).size.height
    }
    let turned =
      fitsTurned ? "--orientation \(page.width < page.height ? "landscape" : "portrait")" : nil
    let smaller = turned ?? fitting.map { "--size \(PageSize.within($0, as: paper))" }
    let change = scheme == .alone ? nil : smaller
    return ImpositionProblem(
      "--sheets \(scheme.text) with pages of \(page.millimetres) needs paper of"
        + " \(block.millimetres), and \(paper.name) has \(size.millimetres);"
        + (change.map { " give \($0)," } ?? "")
        + (larger.map { "\(change == nil ? " give" : "") --paper \($0.name), or" }
          ?? (change == nil ? "" : " or"))
        + " let pages shrink with --fit"
        // Whoever names a paper alone often means that of the pages.
        + (scheme == .alone ? "; for pages of \(paper.name) write --size \(paper.name)" : ""))
  }
}

extension PageSize {
  /// Returns the name of the largest size with such sides at most, or its measures in the unit of a paper.
  fileprivate static func within(_ size: Size, as paper: PageSize) -> String {
    let named = PageSize.all.first { other in
      guard other.unit != .px else { return false }
      let own = Page(other).size
      let sides = [size.shortSide - own.shortSide, size.longSide - own.longSide]
      return sides.allSatisfy { (-0.3..<2).contains($0) }
    }
    if let named { return named.name }
    func text(_ points: Double) -> String {
      paper.unit == .inch
        ? ((points / 0.72 + 0.01).rounded(.down) / 100).hundredths
        : "\(Int(points / pointsPerMillimetre + 0.01))"
    }
    return "\(text(size.width))x\(text(size.height))\(paper.unit == .inch ? "in" : "mm")"
  }
}

extension Size {
  /// The sides in millimetres, such as `148 × 210 mm`.
  var millimetres: String {
    "\((width / pointsPerMillimetre).tenths) × \((height / pointsPerMillimetre).tenths) mm"
  }
}

extension Double {
  /// The number with one decimal, or none where that is 0.
  var tenths: String {
    let scaled = Int((self * 10).rounded())
    return scaled % 10 == 0 ? "\(scaled / 10)" : "\(scaled / 10).\(abs(scaled) % 10)"
  }
}
