internal import InkleafPages

/// The places of tiles in a gallery: columns that are filled row by row, without a hole.
///
/// Shapes come out of a shuffled bag that follows from the number of tiles, so the gallery stays as it is
/// until a tile is added.
struct Mosaic: Equatable {
  /// The shapes of tiles, in columns and rows.
  enum Shape: Character, CaseIterable {
    case large = "l"
    case upright = "u"
    case level = "v"
    case small = "s"

    var columns: Int { self == .large || self == .level ? 2 : 1 }
    var rows: Int { self == .large || self == .upright ? 2 : 1 }
  }

  /// A tile: its first column and row, from 0, and its shape.
  struct Tile: Equatable {
    var column: Int
    var row: Int
    var shape: Shape
  }

  /// The number of columns, at least 2.
  private(set) var columns: Int
  private(set) var tiles: [Tile] = []
  /// The first free row of each column; tiles stand on each other, so none is free above.
  private var free: [Int]

  /// The number of rows.
  var rows: Int { free.max() ?? 0 }
  /// The cells that are left over.
  private var holes: Int { free.reduce(0) { $0 + rows - $1 } }
  /// Whether cells are left over in the last row only.
  private var isWhole: Bool { free.allSatisfy { $0 >= rows - 1 } }

  /// How often another arrangement is tried for one that leaves no cell over.
  private static let trials = 64

  /// Arranges tiles.
  ///
  /// - Parameters:
  ///   - count: the number of tiles.
  ///   - widest: the most columns; a few tiles get fewer.
  ///   - bag: the shapes that are drawn from, each as often as it is there.
  init(_ count: Int, columns widest: Int, bag: [Shape]) {
    var random = SplitMix(seed: UInt64(count))
    // A row of small tiles needs no luck.
    var best = Mosaic(columns: widest)
    for _ in 0..<count { best.add(.small) }
    var isFirst = true
    search: for columns in stride(from: max(2, widest), through: 2, by: -1) {
      // The end alone is tried again and again.
      var start = Mosaic(columns: columns)
      start.fill(max(0, count - 3 * columns), of: count, bag, &random)
      for _ in 0..<Self.trials {
        var mosaic = start
        mosaic.fill(count, of: count, bag, &random)
        guard mosaic.isWhole, isFirst || mosaic.holes < best.holes else { continue }
        (best, isFirst) = (mosaic, false)
        if best.holes == 0 { break search }
      }
      // Many tiles fill any number of columns well enough.
      if count > widest * 2 { break }
    }
    self = best
  }

  private init(columns: Int) {
    self.columns = max(2, columns)
    free = [Int](repeating: 0, count: self.columns)
  }

  /// Adds tiles until there are so many.
  private mutating func fill(
    _ number: Int, of count: Int, _ shapes: [Shape], _ random: inout SplitMix
  ) {
    var bag: [Shape] = []
    while tiles.count < number {
      // Few tiles begin with a large one.
      if tiles.isEmpty, count <= columns {
        add(.large)
        continue
      }
      while true {
        if bag.isEmpty {
          bag = shapes + shapes
          bag.shuffle(using: &random)
        }
        if let shape = bag.popLast(), fits(shape) {
          add(shape)
          break
        }
        // A bag of wide shapes alone would never fit into the last column.
        if bag.isEmpty, !shapes.contains(where: { $0.columns == 1 }) {
          add(.small)
          break
        }
      }
    }
  }

  /// The column of the first free cell in reading order.
  private var next: Int {
    var next = 0
    for column in 1..<columns where free[column] < free[next] { next = column }
    return next
  }

  private func fits(_ shape: Shape) -> Bool {
    let column = next
    return shape.columns == 1 || column + 1 < columns && free[column + 1] == free[column]
  }

  private mutating func add(_ shape: Shape) {
    let column = next
    tiles.append(Tile(column: column, row: free[column], shape: shape))
    for index in column..<column + shape.columns { free[index] += shape.rows }
  }
}

extension Mosaic.Tile {
  /// The place as CSS has it, lines counted from 1; how far it spans follows from the shape.
  var gridArea: String { "\(row + 1)/\(column + 1)" }
}
