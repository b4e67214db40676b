internal import InkleafCairo
internal import InkleafCompression
internal import InkleafPages
internal import Synchronization

/// A picture as a PDF holds it.
struct PDFImage {
  private(set) var stream: PDFStream
  /// How opaque each pixel is; `nil` if all are.
  private(set) var mask: PDFStream?

  /// Takes over a picture.
  ///
  /// PDF knows the rows of PNG files, so those of most pictures go into the file as they are. Pixels that show
  /// what is behind them, or come in several passes, are decoded.
  ///
  /// - Throws: an error for a damaged file.
  init(_ picture: Picture) throws {
    if let rows = PNGRows(picture), let colors = rows.colors {
      // A picture with known averages was decoded before.
      if picture.colors == nil { _ = try DecodedPicture(png: picture.bytes) }
      stream = PDFStream(
        image: picture, colors, components: rows.components, bits: rows.bits, bytes: rows.data)
    } else {
      let decoded = try DecodedPicture(png: picture.bytes)
      // Greys are written as such, so that they need black ink alone.
      stream =
        picture.isGrey
        ? PDFStream(
          image: picture, .name("DeviceGray"), components: 1, bits: 8,
          bytes: try decoded.packed(components: 1) { pixel, room in room[0] = pixel.components.0 })
        : PDFStream(
          image: picture, .name("DeviceRGB"), components: 3, bits: 8,
          bytes: try decoded.packed(components: 3) { pixel, room in
            let (red, green, blue) = pixel.components
            (room[0], room[1], room[2]) = (red, green, blue)
          })
      guard !decoded.isOpaque else { return }
      mask = PDFStream(
        image: picture, .name("DeviceGray"), components: 1, bits: 8,
        bytes: try decoded.packed(components: 1) { pixel, room in room[0] = pixel.opacity })
    }
  }
}

/// The pictures of a document, as its PDFs hold them.
///
/// Cairo would decode and compress each of them anew for every file. It draws a stand-in instead, with the
/// picture's number in its size.
final class PDFImages: Sendable {
  private let pictures: [Picture]
  private let images: Mutex<[PDFImage?]>

  /// The rows of a stand-in; a picture of one pixel might become a colour.
  static let standInRows = 2

  /// Collects the pictures of a document; none is looked at yet.
  init(of document: Document) {
    pictures = document.pictures
    images = Mutex(Array(repeating: nil, count: pictures.count))
  }

  /// Returns the columns of a picture's stand-in, for one of the document's.
  func standInColumns(for picture: Picture) -> Int? {
    pictures.firstIndex(of: picture).map { $0 + 2 }
  }

  /// Returns the picture for an object of Cairo's; `nil` if it is no stand-in.
  func image(for object: PDFObject) throws -> PDFImage? {
    guard let entries = object.stream?.dictionary, entries["Subtype"] == .name("Image"),
      entries["Height"]?.integer == Self.standInRows, let columns = entries["Width"]?.integer
    else { return nil }
    let place = columns - 2
    guard pictures.indices.contains(place) else { return nil }
    return try images.withLock { images in
      let image = try images[place] ?? PDFImage(pictures[place])
      images[place] = image
      return image
    }
  }
}

/// The rows of a PNG file that a PDF can hold as they are.
private struct PNGRows {
  /// The numbers of a pixel: one for greys and palettes, three for red, green and blue.
  let components: Int
  /// The bits of a number.
  let bits: Int
  /// The compressed rows, each after the number of its filter.
  let data: [UInt8]
  private let palette: [UInt8]?

  /// Finds the rows; `nil` if pixels show what is behind them, or come in several passes.
  init?(_ picture: Picture) {
    let (bits, kind, passes) = (picture.bytes[24], picture.bytes[25], picture.bytes[28])
    guard passes == 0, [0, 2, 3].contains(kind), picture.chunks("tRNS").isEmpty else { return nil }
    self.bits = Int(bits)
    components = kind == 2 ? 3 : 1
    palette = kind == 3 ? picture.chunks("PLTE") : nil
    data = picture.chunks("IDAT")
  }

  /// The colours that the numbers stand for; `nil` for a palette that is none.
  var colors: PDFObject? {
    guard let palette else { return .name(components == 3 ? "DeviceRGB" : "DeviceGray") }
    guard (3...768).contains(palette.count), palette.count % 3 == 0 else { return nil }
    return .array([
      .name("Indexed"), .name("DeviceRGB"), .number(Double(palette.count / 3 - 1)),
      .string(palette),
    ])
  }
}

extension PDFStream {
  /// Makes a stream of the compressed rows of a picture, each after the number of its filter.
  fileprivate init(
    image picture: Picture, _ colors: PDFObject, components: Int, bits: Int, bytes: [UInt8]
  ) {
    self.init(
      dictionary: [
        "Type": .name("XObject"), "Subtype": .name("Image"),
        "Width": .number(Double(picture.width)), "Height": .number(Double(picture.height)),
        "ColorSpace": colors, "BitsPerComponent": .number(Double(bits)),
        "Filter": .name("FlateDecode"),
        "DecodeParms": .dictionary([
          "Predictor": .number(15), "Colors": .number(Double(components)),
          "BitsPerComponent": .number(Double(bits)), "Columns": .number(Double(picture.width)),
        ]),
      ], bytes: bytes)
  }
}

extension DecodedPicture {
  /// Whether all pixels are opaque.
  fileprivate var isOpaque: Bool {
    (0..<height).allSatisfy { withRow($0) { row in row.allSatisfy { $0 >> 24 == 255 } } }
  }

  /// Returns rows of numbers, compressed as differences from the row above.
  ///
  /// - Parameter write: writes the numbers of a pixel.
  fileprivate func packed(
    components: Int, _ write: (_ pixel: UInt32, _ room: UnsafeMutablePointer<UInt8>) -> Void
  ) throws -> [UInt8] {
    var packer = try Deflater(level: 4)
    var sum = Adler32()
    let length = width * components
    var above = [UInt8](repeating: 0, count: length)
    var own = above
    var row = [UInt8](repeating: 2, count: length + 1)
    for place in 0..<height {
      withRow(place) { pixels in
        own.withUnsafeMutableBufferPointer { own in
          guard let start = own.baseAddress else { return }
          for (column, pixel) in pixels.enumerated() { write(pixel, start + column * components) }
        }
      }
      for column in 0..<length { row[column + 1] = own[column] &- above[column] }
      swap(&own, &above)
      try row.withUnsafeBufferPointer { (row) throws(DeflateError) in
        sum.append(Adler32(of: row))
        try packer.add(row)
      }
    }
    // The zlib header: deflate with a window of 32 KiB and no dictionary.
    return [0x78, 0x5E] + (try packer.finish()) + PNGFile.bigEndian(Int(sum.sum))
  }
}

extension UInt32 {
  /// How opaque a pixel is.
  fileprivate var opacity: UInt8 { UInt8(truncatingIfNeeded: self >> 24) }

  /// A pixel's red, green and blue, which Cairo keeps multiplied by the opacity.
  fileprivate var components: (UInt8, UInt8, UInt8) {
    let all = self >> 24
    func component(_ shift: UInt32) -> UInt8 {
      let value = self >> shift & 255
      guard all < 255 else { return UInt8(truncatingIfNeeded: value) }
      return all == 0 ? 0 : UInt8(truncatingIfNeeded: Swift.min(255, (value * 255 + all / 2) / all))
    }
    return (component(16), component(8), component(0))
  }
}
