import CCairo
import Testing

/// A PNG file read back, for comparing its pixels: 8 bits a component, grey or red, green, blue.
struct DecodedPNG {
  var width = 0
  var height = 0
  var components = 0
  var pixelsPerMetre = 0
  /// Components of all pixels, row by row.
  var bytes: [UInt8] = []

  init(_ file: [UInt8]) throws {
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var packed: [UInt8] = []
    var place = 8
    while place < file.count {
      let length = number(place)
      let data = place + 8
      switch String(decoding: file[place + 4..<data], as: UTF8.self) {
      case "IHDR":
        (width, height) = (number(data), number(data + 4))
        try #require(file[data + 8] == 8)
        components = file[data + 9] == 0 ? 1 : 3
      case "pHYs": pixelsPerMetre = number(data)
      case "IDAT": packed += file[data..<data + length]
      default: break
      }
      place = data + length + 4
    }
    let stride = width * components
    var length = UInt((stride + 1) * height)
    var rows = [UInt8](repeating: 0, count: Int(length))
    try #require(uncompress(&rows, &length, packed, UInt(packed.count)) == Z_OK)
    try #require(Int(length) == rows.count)
    bytes = [UInt8](repeating: 0, count: stride * height)
    for row in 0..<height {
      let filter = rows[row * (stride + 1)]
      try #require(filter == 0 || filter == 2)
      for column in 0..<stride {
        let above = filter == 2 && row > 0 ? bytes[(row - 1) * stride + column] : 0
        bytes[row * stride + column] = rows[row * (stride + 1) + 1 + column] &+ above
      }
    }
  }
}
