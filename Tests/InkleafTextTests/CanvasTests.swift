import InkleafCompression
import InkleafText
import InkleafGeometry
import CInkleafCairo
import InkleafCairo
import Testing

@Suite struct CanvasTests {
  @Test func paintsPixels() throws {
    let image = try ImageCanvas(width: 4, height: 3)
    image.canvas.setColor(Color(0xFF8000))
    image.canvas.fill(.rectangle(Rect(left: 1, top: 1, right: 3, bottom: 2)))
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
    // A header before it, and behind it an empty last block and the checksum, make it a zlib stream.
    let sum = data.withUnsafeBufferPointer { Adler32(of: $0).sum }
    let packed =
      try [0x78, 0x01] + deflater.flush() + [1, 0, 0, 0xFF, 0xFF]
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    #expect(packed.count < data.count)
    var length = UInt(data.count)
    var unpacked = [UInt8](repeating: 0, count: data.count)
    #expect(uncompress(&unpacked, &length, packed, UInt(packed.count)) == Z_OK)
    #expect(unpacked == data)
  }

  @Test func refusesLevelsOutOfRange() {
    #expect(throws: DeflateError.self) { _ = try Deflater(level: 12).flush() }
  }

  /// The check value of the CRC-32 that PNG and ZIP use, whole and in parts.
  @Test func sumsUp() {
    let bytes = Array("123456789".utf8)
    bytes.withUnsafeBytes { bytes in
      #expect(crc32(of: bytes) == 0xCBF4_3926)
      let first = crc32(of: UnsafeRawBufferPointer(rebasing: bytes[..<4]))
      #expect(crc32(of: UnsafeRawBufferPointer(rebasing: bytes[4...]), after: first) == 0xCBF4_3926)
    }
  }

  /// The checksum of parts is that of the whole, for parts of any length.
  @Test func checksumsOfPartsAreCombined() {
    let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 * 31 / 3) }
    bytes.withUnsafeBufferPointer { bytes in
      let whole = Adler32(of: bytes)
      #expect(whole.sum == UInt32(adler32(1, bytes.baseAddress, UInt32(bytes.count))))
      for cut in [0, 1, 31, 32, 33, 255, 256, 257, 5552, 19_999, 20_000] {
        var sum = Adler32(of: UnsafeBufferPointer(rebasing: bytes[..<cut]))
        sum.append(Adler32(of: UnsafeBufferPointer(rebasing: bytes[cut...])))
        #expect(sum == whole, "\(cut)")
      }
    }
    // The largest bytes are where sums could overflow.
    let full = [UInt8](repeating: 255, count: 100_000)
    full.withUnsafeBufferPointer { full in
      #expect(Adler32(of: full).sum == UInt32(adler32(1, full.baseAddress, UInt32(full.count))))
    }
  }
}
