internal import InkleafGeometry
internal import InkleafCairo
internal import CInkleafCairo
internal import Synchronization

/// A letter as the coverage of each of its pixels.
struct Letter: Sendable {
  /// The pixels of the page that it may touch.
  private var columns: Range<Int>
  private var rows: Range<Int>
  private var coverage: [UInt8]

  /// The memory of its pixels, in bytes.
  var size: Int { coverage.count }

  /// Returns the letter of a glyph.
  ///
  /// - Parameters:
  ///   - size: the font size, in pixels.
  ///   - x: the x of the letter's origin on the page, in pixels.
  ///   - y: the y of its origin.
  ///   - seen: the pixels of the page that are needed.
  static func of(
    _ face: FontFace, _ glyph: UInt32, size: Double, x: Double, y: Double,
    seen: (columns: Range<Int>, rows: Range<Int>)
  ) -> Letter {
    // Rounding on the page gives the same place in every part of it. Letters come again more often where
    // their places are quarters of a pixel, as in Cairo since 1.17.4; nobody sees the difference.
    let (originX, originY) = (Int((x * 4).rounded()) * 16, Int((y * 64).rounded()))
    let (column, row) = (originX >> 6, originY >> 6)
    let key = KeptLetters.Key(glyph: glyph, size: size, x: originX & 63, y: originY & 63)
    func placed(_ letter: Letter) -> Letter {
      var letter = letter
      letter.columns = letter.columns.moved(by: column)
      letter.rows = letter.rows.moved(by: row)
      return letter
    }
    if let known = face.letters.withLock({ $0[key] }) { return placed(known) }
    let outline = Outline(face.outline(of: glyph), size: size, x: key.x, y: key.y)
    let (columns, rows) = outline.pixels
    guard columns.count * rows.count < KeptLetters.mostBytes / 32 else {
      return placed(
        Letter(
          outline, columns: columns.clamped(to: seen.columns.moved(by: -column)),
          rows: rows.clamped(to: seen.rows.moved(by: -row))))
    }
    let letter = Letter(outline, columns: columns, rows: rows)
    face.letters.withLock { $0.keep(letter, as: key) }
    return placed(letter)
  }

  private init(_ outline: consuming Outline, columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
    coverage = [UInt8](repeating: 0, count: columns.count * rows.count)
    guard !coverage.isEmpty else { return }
    outline.fill(&coverage, columns: columns, rows: rows)
  }

  /// Adds the letter to a mask with its corner at a pixel of the page.
  func cover(_ mask: borrowing CoverageMask, from corner: (column: Int, row: Int)) {
    mask.cover(
      coverage, columns: columns.moved(by: -corner.column), rows: rows.moved(by: -corner.row))
  }
}

/// The letters of a font that were drawn: pages repeat them in the same places, numbers, months, a footer.
struct KeptLetters {
  /// Everything that the pixels of a letter depend on.
  struct Key: Hashable {
    var glyph: UInt32
    var size: Double
    /// The place of the letter's origin in its pixel, in 64ths.
    var x: Int
    var y: Int
  }

  private var letters: [Key: Letter] = [:]
  /// The memory that they take, in bytes.
  private var size = 0

  /// The most memory for the letters of a font, in bytes: what a month of large words takes.
  ///
  /// Of a letter with a 32nd as many pixels, only the visible part is drawn.
  static let mostBytes = 2 << 20
  /// What a letter takes beside its pixels, in bytes.
  private static let overhead = 256

  var isEmpty: Bool { letters.isEmpty }

  subscript(_ key: Key) -> Letter? { letters[key] }

  /// Keeps a letter.
  mutating func keep(_ letter: Letter, as key: Key) {
    // Starting over is enough: letters in use are soon kept again.
    let size = letter.size + Self.overhead
    if self.size + size > Self.mostBytes { self = KeptLetters() }
    self.size += size
    letters[key] = letter
  }
}

/// The elements of a buffer as FreeType declares them: with a sign before version 2.13.3, without one since.
private func own<Element, Declared>(
  _ buffer: UnsafeMutableBufferPointer<Element>
) -> UnsafeMutablePointer<Declared>? {
  UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: Declared.self)
}

/// A glyph's outline in FreeType's form: in 64ths of a pixel, with y growing upwards.
///
/// It starts from the top left corner of the pixel that holds the glyph's origin.
private struct Outline {
  private var points: [FT_Vector] = []
  private var tags: [UInt8] = []
  private var ends: [UInt16] = []

  init(_ path: Path, size: Double, x: Int, y: Int) {
    // FreeType counts points in 15 bits; no font that it opens has a letter with so many curves.
    guard path.elements.count < Int(Int16.max) / 3 else { return }
    points.reserveCapacity(path.elements.count * 3)
    tags.reserveCapacity(path.elements.count * 3)
    let scale = size * 64
    func place(_ point: Point) -> FT_Vector {
      FT_Vector(x: x + Int((point.x * scale).rounded()), y: -y - Int((point.y * scale).rounded()))
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        endContour()
        add(place(to), FT_CURVE_TAG_ON)
      case .line(let to): add(place(to), FT_CURVE_TAG_ON)
      case .quadratic(let via, let to):
        add(place(via), FT_CURVE_TAG_CONIC)
        add(place(to), FT_CURVE_TAG_ON)
      case .curve(let a, let b, let to):
        add(place(a), FT_CURVE_TAG_CUBIC)
        add(place(b), FT_CURVE_TAG_CUBIC)
        add(place(to), FT_CURVE_TAG_ON)
      case .close: break
      }
    }
    endContour()
  }

  private mutating func add(_ point: FT_Vector, _ tag: Int32) {
    points.append(point)
    tags.append(UInt8(tag))
  }

  private mutating func endContour() {
    if !points.isEmpty { ends.append(UInt16(points.count - 1)) }
  }

  /// The pixels that it may touch, from the one that holds the origin; rows count downwards.
  var pixels: (columns: Range<Int>, rows: Range<Int>) {
    guard let first = points.first else { return (0..<0, 0..<0) }
    var (low, high) = (first, first)
    for point in points {
      (low.x, high.x) = (min(low.x, point.x), max(high.x, point.x))
      (low.y, high.y) = (min(low.y, point.y), max(high.y, point.y))
    }
    return (low.x >> 6..<(high.x + 63) >> 6, -high.y >> 6..<(63 - low.y) >> 6)
  }

  /// Computes the coverage of each pixel of some rows and columns.
  consuming func fill(_ coverage: inout [UInt8], columns: Range<Int>, rows: Range<Int>) {
    for index in points.indices {
      points[index].x -= columns.lowerBound * 64
      points[index].y += rows.upperBound * 64
    }
    coverage.withUnsafeMutableBufferPointer { coverage in
      points.withUnsafeMutableBufferPointer { points in
        tags.withUnsafeMutableBufferPointer { tags in
          ends.withUnsafeMutableBufferPointer { ends in
            var outline = FT_Outline(
              n_contours: numericCast(ends.count), n_points: numericCast(points.count),
              points: points.baseAddress, tags: own(tags), contours: own(ends), flags: 0)
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(rows.count)
            bitmap.width = UInt32(columns.count)
            bitmap.pitch = Int32(columns.count)
            bitmap.buffer = coverage.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            FontLibrary.borrowed { _ = FT_Outline_Get_Bitmap($0, &outline, &bitmap) }
          }
        }
      }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by steps: Int) -> Range { lowerBound + steps..<upperBound + steps }
}

/// A FreeType rasteriser, for one thread at a time; there are as many as threads that draw at once.
private struct FontLibrary: @unchecked Sendable {
  private let library: FT_Library

  private static let idle = Mutex<[FontLibrary]>([])

  static func borrowed(_ body: (FT_Library) -> Void) {
    guard let own = idle.withLock({ $0.popLast() }) ?? FontLibrary() else { return }
    body(own.library)
    idle.withLock { $0.append(own) }
  }

  private init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }
}
