import InkleafGeometry

@testable import InkleafLists
@testable import InkleafPages

/// A printed face of paper, as it lies on a table.
struct Face: Equatable {
  /// The page; `nil` for a blank one.
  var page: Int?
  /// Whether its lines run downwards, so that its first line is at the top.
  var isUpright: Bool
}

/// A piece of paper of one page's size, as it lies on a table.
struct Leaf: Equatable {
  var top: Face
  var bottom: Face

  /// The leaf turned over around an axis.
  ///
  /// Around an upright axis the first lines stay at the top; around a level one they go to the bottom.
  func turned(aroundLevelAxis isLevel: Bool) -> Leaf {
    func seen(_ face: Face) -> Face {
      Face(page: face.page, isUpright: isLevel ? !face.isUpright : face.isUpright)
    }
    return Leaf(top: seen(bottom), bottom: seen(top))
  }
}

/// Printed paper on a table: piles of leaves in columns and rows, the uppermost leaf first.
struct FoldedPaper {
  var piles: [[[Leaf]]]

  var rows: Int { piles.count }
  var columns: Int { piles.first?.count ?? 0 }

  /// Lays a sheet on the table, its front up, as a printer leaves it that turns paper at an edge.
  ///
  /// - Parameter turnsAroundLevelAxis: whether the printer turns the paper around a level axis.
  init(_ sides: [PaperSide], paper: Size, _ grid: Grid, turnsAroundLevelAxis isLevel: Bool) {
    func faces(_ isBack: Bool) -> [[Face]] {
      var faces = Array(
        repeating: Array(repeating: Face(page: nil, isUpright: true), count: grid.columns),
        count: grid.rows)
      for side in sides where side.isBack == isBack {
        for place in side.places {
          var middle = Point(
            x: (place.trim.left + place.trim.right) / 2, y: (place.trim.top + place.trim.bottom) / 2
          )
          var isUpright = !place.isTurned
          if isBack, isLevel {
            middle.y = paper.height - middle.y
            isUpright.toggle()
          } else if isBack {
            middle.x = paper.width - middle.x
          }
          let (column, row) = grid.cell(at: middle)
          faces[row][column] = Face(page: place.page, isUpright: isUpright)
        }
      }
      return faces
    }
    let (front, back) = (faces(false), faces(true))
    piles = zip(front, back).map { front, back in
      zip(front, back).map { [Leaf(top: $0, bottom: $1)] }
    }
  }

  /// The cells of a sheet, which lie around its middle.
  struct Grid {
    var columns: Int
    var rows: Int
    var paper: Size
    var step: Size

    func cell(at place: Point) -> (column: Int, row: Int) {
      func index(_ place: Double, _ length: Double, _ step: Double, _ count: Int) -> Int {
        Int(((place - length / 2) / step + Double(count) / 2).rounded(.down))
      }
      return (
        index(place.x, paper.width, step.width, columns),
        index(place.y, paper.height, step.height, rows)
      )
    }
  }

  /// Folds the left half under the right one, or the other way round.
  mutating func foldUnder(left isLeft: Bool) {
    let half = columns / 2
    piles = piles.map { row in
      (0..<half).map { index in
        let stays = isLeft ? row[half + index] : row[index]
        // The columns next to the fold lie on each other.
        let goes = isLeft ? row[half - 1 - index] : row[columns - 1 - index]
        return stays + goes.reversed().map { $0.turned(aroundLevelAxis: false) }
      }
    }
  }

  /// Folds the upper half under the lower one.
  mutating func foldTopUnder() {
    let half = rows / 2
    piles = (0..<half).map { index in
      (0..<columns).map { column in
        piles[half + index][column]
          + piles[half - 1 - index][column].reversed().map { $0.turned(aroundLevelAxis: true) }
      }
    }
  }

  /// Puts another paper of the same cells under this one.
  mutating func add(_ other: FoldedPaper) {
    for row in 0..<rows {
      for column in 0..<columns { piles[row][column] += other.piles[row][column] }
    }
  }
}

extension [Leaf] {
  /// The faces of a book of these leaves, as a person sees them who turns them at the spine.
  func read(at spine: Spine) -> [Face] {
    flatMap { [$0.top, $0.turned(aroundLevelAxis: spine == .top).top] }
  }
}
