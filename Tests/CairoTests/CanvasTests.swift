import CCairo
import Cairo
import Testing

@Suite struct CanvasTests {
  @Test func paintsPixels() throws {
    let image = try ImageCanvas(width: 4, height: 3)
    image.canvas.setColor(red: 1, green: 0.5, blue: 0)
    image.canvas.move(1, 1)
    image.canvas.line(3, 1)
    image.canvas.line(3, 2)
    image.canvas.line(1, 2)
    image.canvas.close()
    image.canvas.fill()
    let rows = try image.finish { rows in (0..<3).map { rows[$0].map { $0 & 0xFF_FFFF } } }
    #expect(rows == [[0, 0, 0, 0], [0, 0xFF8000, 0xFF8000, 0], [0, 0, 0, 0]])
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (32768, 1), (1, 1 << 40)])
  func refusesSidesOutOfRange(_ width: Int, _ height: Int) {
    #expect(throws: CairoError.self) { _ = try ImageCanvas(width: width, height: height).height }
  }

  @Test func reportsTheFirstErrorAtTheEnd() throws {
    #expect(throws: CairoError.self) {
      let image = try ImageCanvas(width: 2, height: 2)
      image.canvas.scale(0)
      try image.finish { _ in }
    }
  }

  @Test func deflatesWhatInflates() throws {
    let data = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    var deflater = try Deflater(level: 6)
    try deflater.add(Array(data[..<70_000]))
    try deflater.add([])
    try deflater.add(Array(data[70_000...]))
    let packed = try deflater.finish()
    #expect(packed.count < data.count)
    var length = UInt(data.count)
    var unpacked = [UInt8](repeating: 0, count: data.count)
    #expect(uncompress(&unpacked, &length, packed, UInt(packed.count)) == Z_OK)
    #expect(unpacked == data)
  }

  @Test func refusesLevelsOutOfRange() {
    #expect(throws: CairoError.self) { _ = try Deflater(level: 12).finish() }
  }

  /// The check value of the CRC-32 that PNG and ZIP use.
  @Test func sumsUp() {
    #expect(crc32(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
