internal import InkleafGeometry
internal import InkleafPages

/// The format of pixels in a PNG file.
struct PixelFormat: Equatable {
  /// The content of a pixel.
  enum Kind: Equatable {
    /// A grey.
    case grey
    /// An index into a sorted list of colours, `0x00RRGGBB`.
    case palette([UInt32])
    /// Red, green and blue.
    case color
    /// A grey and its opacity.
    case greyWithOpacity
    /// Red, green, blue and opacity.
    case colorWithOpacity
  }

  var kind: Kind
  /// The bits of a grey, of an index or of each component: 1, 2, 4 or 8.
  var bits = 8

  /// PNG's colour type.
  var colorType: UInt8 {
    switch kind {
    case .grey: 0
    case .color: 2
    case .palette: 3
    case .greyWithOpacity: 4
    case .colorWithOpacity: 6
    }
  }

  /// The bits of a pixel.
  var pixelBits: Int {
    switch kind {
    case .grey, .palette: bits
    case .greyWithOpacity: 16
    case .color: 24
    case .colorWithOpacity: 32
    }
  }

  /// Returns the number of bytes for a number of pixels.
  func length(of width: Int) -> Int { (width * pixelBits + 7) / 8 }

  /// Returns the number of bytes for a row of pixels, including its filter.
  func rowLength(of width: Int) -> Int { length(of: width) + 1 }

  /// Writes Cairo's pixels (see `PixelRows`) as bytes of a row.
  ///
  /// - Parameters:
  ///   - pixels: the pixels.
  ///   - bytes: the place for `length(of:)` bytes.
  func pack(_ pixels: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>) {
    switch kind {
    case .grey where bits == 8:
      for place in 0..<pixels.count { bytes[place] = UInt8(truncatingIfNeeded: pixels[place]) }
    case .grey:
      let most = UInt32(1) << UInt32(bits) - 1
      packFew(pixels, into: bytes) { pixel in (pixel.brightness * most + 127) / 255 }
    case .palette(let colors):
      // Most pixels have the colour of the one before.
      var last: (pixel: UInt32, place: UInt32) = (colors.first ?? 0, 0)
      packFew(pixels, into: bytes) { pixel in
        let color = pixel & 0xFF_FFFF
        if color != last.pixel { last = (color, colors.place(of: color)) }
        return last.place
      }
    case .color:
      // Four pixels fill three words.
      let whole = pixels.count & ~3
      for place in stride(from: 0, to: whole, by: 4) {
        let (a, b) = (pixels[place].bytes, pixels[place + 1].bytes)
        let (c, d) = (pixels[place + 2].bytes, pixels[place + 3].bytes)
        let words = UnsafeMutableRawPointer(bytes + 3 * place)
        words.storeBytes(of: (a | b << 24).littleEndian, as: UInt32.self)
        words.storeBytes(of: (b >> 8 | c << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
        words.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      }
      for place in whole..<pixels.count {
        for byte in 0..<3 {
          bytes[3 * place + byte] = UInt8(truncatingIfNeeded: pixels[place].bytes >> (8 * byte))
        }
      }
    case .greyWithOpacity:
      for place in 0..<pixels.count {
        bytes[2 * place] = pixels[place].whole(0)
        bytes[2 * place + 1] = UInt8(truncatingIfNeeded: pixels[place] >> 24)
      }
    case .colorWithOpacity:
      for place in 0..<pixels.count {
        bytes[4 * place] = pixels[place].whole(16)
        bytes[4 * place + 1] = pixels[place].whole(8)
        bytes[4 * place + 2] = pixels[place].whole(0)
        bytes[4 * place + 3] = UInt8(truncatingIfNeeded: pixels[place] >> 24)
      }
    }
  }

  /// Writes several pixels per byte, the first in the highest bits.
  private func packFew(
    _ pixels: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>,
    _ value: (UInt32) -> UInt32
  ) {
    let each = 8 / bits
    for place in 0..<length(of: pixels.count) {
      var byte: UInt32 = 0
      for index in place * each..<(place + 1) * each {
        byte = byte << UInt32(bits) | (index < pixels.count ? value(pixels[index]) : 0)
      }
      bytes[place] = UInt8(truncatingIfNeeded: byte)
    }
  }
}

extension UInt32 {
  /// The pixel's red, green and blue, from the lowest byte up.
  fileprivate var bytes: UInt32 { byteSwapped >> 8 }

  /// The pixel's brightness by the weights of ITU-R BT.601, 0 to 255; exact for a grey.
  fileprivate var brightness: UInt32 {
    (299 * (self >> 16 & 0xFF) + 587 * (self >> 8 & 0xFF) + 114 * (self & 0xFF) + 500) / 1000
  }

  /// Returns a component without premultiplication: Cairo multiplies colours by their opacity.
  fileprivate func whole(_ shift: UInt32) -> UInt8 {
    let opacity = self >> 24
    return opacity == 0
      ? 0 : UInt8(Swift.min(255, ((self >> shift & 0xFF) * 255 + opacity / 2) / opacity))
  }
}

extension [UInt32] {
  /// Returns the index of a number that this sorted list contains.
  fileprivate func place(of number: UInt32) -> UInt32 {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}

/// A search for the smallest format that holds all pixels of a document exactly.
struct Census {
  private let isGrey: Bool
  private let isRGB: Bool
  private let isTransparent: Bool
  private let greys: Int?
  private var colors: Set<UInt32> = []
  private var last: UInt32?

  init(_ document: Document) {
    isTransparent = document.isTransparent
    isRGB = document.isRGB
    greys = isRGB ? nil : document.greys
    isGrey = !isRGB && document.marks.allSatisfy(\.isGrey)
  }

  /// Whether more pixels cannot change the format.
  var isDecided: Bool {
    if isTransparent || isRGB || greys != nil { return true }
    // A grey that does not fit in four bits needs eight.
    return isGrey ? colors.contains { $0 & 0xFF % 17 != 0 } : colors.count > 256
  }

  /// Counts the colours of pixels.
  mutating func add(_ pixels: some Sequence<UInt32>) {
    for pixel in pixels where pixel & 0xFF_FFFF != last {
      last = pixel & 0xFF_FFFF
      colors.insert(pixel & 0xFF_FFFF)
      if colors.count > 256 { return }
    }
  }

  /// The format that holds any pixels of the document, without counting colours.
  var formatOfAnything: PixelFormat {
    isTransparent || greys != nil ? format : PixelFormat(kind: .color)
  }

  /// The smallest format for all pixels added so far, or for all pixels if it is decided.
  var format: PixelFormat {
    if isTransparent {
      return PixelFormat(kind: isGrey ? .greyWithOpacity : .colorWithOpacity)
    }
    if let greys { return PixelFormat(kind: .grey, bits: bits(of: greys)) }
    if isGrey {
      let steps = [(255, 1), (85, 2), (17, 4)]
      let fitting = steps.first { step, _ in colors.allSatisfy { Int($0 & 0xFF) % step == 0 } }
      return PixelFormat(kind: .grey, bits: fitting?.1 ?? 8)
    }
    guard !isRGB, colors.count <= 256 else { return PixelFormat(kind: .color) }
    return PixelFormat(kind: .palette(colors.sorted()), bits: bits(of: colors.count))
  }

  private func bits(of count: Int) -> Int { count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8 }
}

extension Mark {
  /// Whether the mark has only greys; always false for pictures.
  fileprivate var isGrey: Bool {
    switch self {
    case .fill(_, let color): color.isGrey
    case .stroke(_, let pen), .lines(_, let pen): pen.color.isGrey
    case .text(let line): line.color.isGrey
    case .dots(let dots): dots.color.isGrey
    case .image: false
    case .link: true
    }
  }
}

extension Color {
  fileprivate var isGrey: Bool { red == green && green == blue }
}
