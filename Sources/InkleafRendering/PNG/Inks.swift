internal import InkleafCairo
internal import InkleafGeometry
internal import InkleafPages
internal import InkleafText

/// The bytes that lines of text on bare paper consist of.
///
/// Letters are covered pixels of one colour, so each byte follows from a pixel's coverage alone: no canvas
/// has to be drawn. The pixels are those of Cairo, which draws one of each coverage.
struct Inks: Sendable {
  /// The byte of each coverage, by the colour of the line.
  private var bytes: [Color: [UInt8]] = [:]
  /// Whether a pixel is a byte, so that lines can be written.
  let writesLines: Bool

  /// Prepares the inks of all lines of some pages.
  init(of sheets: [[InkedMark]], _ painter: Painter, _ format: PixelFormat) throws {
    writesLines = format.pixelBits == 8
    guard writesLines else { return }
    for mark in sheets.joined() {
      guard case .text(let line) = mark.mark, bytes[line.color] == nil else { continue }
      let tints = try painter.tints(of: line.color)
      bytes[line.color] = [UInt8](unsafeUninitializedCapacity: tints.count) { bytes, count in
        guard let first = bytes.baseAddress else { return }
        tints.withUnsafeBufferPointer { format.pack($0, into: first) }
        count = tints.count
      }
    }
  }

  /// Writes lines of text and the paper around them.
  ///
  /// - Parameters:
  ///   - lines: lines that do not touch each other, at least one.
  ///   - area: the pixels to write.
  ///   - target: the place of the first pixel; rows follow each other.
  func write(
    _ lines: [TextLine], in area: Area, to target: UnsafeMutablePointer<UInt8>, _ painter: Painter
  ) throws {
    let width = area.columns.count
    for (index, line) in lines.enumerated() {
      guard let inks = bytes[line.color], let paper = inks.first else { continue }
      if index == 0 { target.initialize(repeating: paper, count: area.count) }
      guard let letters = try painter.letters(of: line, in: area) else { continue }
      let left = letters.columns.lowerBound - area.columns.lowerBound
      for row in letters.rows {
        guard let coverage = letters.mask.row(row - letters.rows.lowerBound) else {
          throw CairoError.outOfMemory
        }
        let start = target + (row - area.rows.lowerBound) * width + left
        inks.withUnsafeBufferPointer { inks in
          start.ink(inks, coverage, count: letters.columns.count)
        }
      }
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes the inks of pixels that are covered at all.
  fileprivate func ink(
    _ inks: UnsafeBufferPointer<UInt8>, _ coverage: UnsafePointer<UInt8>, count: Int
  ) {
    guard let full = inks.last else { return }
    let all = UInt64(full) &* 0x0101_0101_0101_0101
    var place = 0
    while place < count {
      // Most pixels of a line are paper, and most others are inside of letters.
      while place + 8 <= count {
        let eight = UnsafeRawPointer(coverage + place).loadUnaligned(as: UInt64.self)
        if eight == .max {
          UnsafeMutableRawPointer(self + place).storeBytes(of: all, as: UInt64.self)
        } else if eight != 0 {
          break
        }
        place += 8
      }
      let end = Swift.min(place + 8, count)
      while place < end {
        self[place] = inks[Int(coverage[place])]
        place += 1
      }
    }
  }
}

extension Painter {
  /// Returns the colours of the pixels that a line makes of an area's paper, and the paper's.
  func colors(of line: TextLine, in area: Area) throws -> [UInt32] {
    let tints = try tints(of: line.color)
    var occurs = [Bool](repeating: false, count: tints.count)
    occurs[0] = true
    if let letters = try letters(of: line, in: area) {
      for row in 0..<letters.rows.count {
        guard let coverage = letters.mask.row(row) else { throw CairoError.outOfMemory }
        for column in 0..<letters.columns.count { occurs[Int(coverage[column])] = true }
      }
    }
    return tints.indices.filter { occurs[$0] }.map { tints[$0] }
  }
}
