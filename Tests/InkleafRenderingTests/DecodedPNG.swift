import InkleafCompression
import Inkleaf
import InkleafText
import InkleafPages
import InkleafGeometry
import CInkleafCairo
import InkleafCairo
import Testing

@testable import InkleafRendering

/// A PNG file read back, for comparing its pixels.
///
/// It knows what Inkleaf writes: grey and palettes of 1 to 8 bits, grey with opacity, and red, green,
/// blue with or without opacity, of 8 bits; each row as it is or as its difference to the one above.
struct DecodedPNG {
  var width = 0
  var height = 0
  var components = 0
  var bits = 0
  var pixelsPerMetre = 0
  /// Components of all pixels, row by row; greys of fewer bits widened to 0 to 255.
  var bytes: [UInt8] = []

  init(_ file: [UInt8]) throws {
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var packed: [UInt8] = []
    var palette: [UInt8] = []
    var isPalette = false
    var place = 8
    while place < file.count {
      let length = number(place)
      let data = place + 8
      switch String(decoding: file[place + 4..<data], as: UTF8.self) {
      case "IHDR":
        (width, height, bits) = (number(data), number(data + 4), Int(file[data + 8]))
        components = try #require([0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file[data + 9]])
        isPalette = file[data + 9] == 3
      case "pHYs": pixelsPerMetre = number(data)
      case "PLTE": palette = Array(file[data..<data + length])
      case "IDAT": packed += file[data..<data + length]
      default: break
      }
      place = data + length + 4
    }
    let stride = (width * components * bits + 7) / 8
    var length = UInt((stride + 1) * height)
    var rows = [UInt8](repeating: 0, count: Int(length))
    try #require(uncompress(&rows, &length, packed, UInt(packed.count)) == Z_OK)
    try #require(Int(length) == rows.count)
    var above = [UInt8](repeating: 0, count: stride)
    bytes.reserveCapacity(width * components * height)
    for row in 0..<height {
      let start = row * (stride + 1)
      try #require(rows[start] == 0 || rows[start] == 2)
      for column in 0..<stride {
        above[column] = rows[start + 1 + column] &+ (rows[start] == 2 ? above[column] : 0)
      }
      if bits == 8 {
        bytes += above
      } else {
        let most = (1 << bits) - 1
        for column in 0..<width {
          let bit = column * bits
          let value = Int(above[bit / 8]) >> (8 - bits - bit % 8) & most
          bytes.append(isPalette ? UInt8(value) : UInt8(value * 255 / most))
        }
      }
    }
    guard isPalette else { return }
    bytes = bytes.flatMap { palette[Int($0) * 3..<Int($0) * 3 + 3] }
    components = 3
  }

  /// Red, green and blue of a pixel.
  subscript(column: Int, row: Int) -> [Int] {
    let start = (row * width + column) * components
    let color = bytes[start..<start + min(components, 3)].map(Int.init)
    return components < 3 ? Array(repeating: color[0], count: 3) : color
  }
}

/// A PNG file of pixels, in red, green and blue.
func plainPNG(_ rows: PixelRows) throws -> [UInt8] {
  let format = PixelFormat(kind: .color)
  var stream = RowStream(length: rows.width * 3 + 1)
  for row in 0..<rows.height {
    var bytes = [UInt8](repeating: 0, count: rows.width * 3 + 1)
    bytes.withUnsafeMutableBufferPointer { bytes in
      if let start = bytes.baseAddress { format.pack(rows[row], into: start + 1) }
    }
    stream.add(bytes)
  }
  let packed = stream.finish()
  return PNGFile.start(width: rows.width, height: rows.height, format: format, dpi: 72)
    + PNGFile.chunk("IDAT", [0x78, 0x01]) + packed.chunk
    + PNGFile.chunk("IDAT", [1, 0, 0, 0xFF, 0xFF] + PNGFile.bigEndian(Int(packed.sum.sum)))
    + PNGFile.end
}
