public import InkleafGeometry

/// A PNG file, not decoded.
public struct Picture: Equatable, Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The number of pixels from left to right.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int

  /// Whether its header says that it has greys alone.
  public var isGrey: Bool { [0, 4].contains(bytes[25]) }

  /// Whether its header says that what is behind it may show through.
  var mayBeClear: Bool { [4, 6].contains(bytes[25]) }

  /// The number of all pixels.
  package var pixels: Int { width * height }

  /// The average colours, if the picture was decoded.
  public var colors: Colors?

  /// The average colours of a picture.
  public struct Colors: Equatable, Sendable {
    /// The plain mean of each component.
    public var mean: Color
    /// The root mean square of each component, in which bright parts count more.
    public var rms: Color

    /// Makes average colours from the two of them.
    public init(mean: Color, rms: Color) {
      self.mean = mean
      self.rms = rms
    }
  }

  /// The size of the largest file, also of all pictures of a layout together, in bytes.
  public static let largestFile = 32 << 20
  /// The most pixels of a side; Cairo counts them in 15 bits.
  private static let longestSide = 32767
  /// The largest number of pixels, also of all pictures of a page together; decoded, each takes four bytes.
  public static let mostPixels = 16_000_000

  /// Reads the header of a PNG file.
  ///
  /// The header alone is enough to refuse a small file that would fill the memory when decoded.
  ///
  /// - Throws: the problem of the file and what to do.
  public init(png bytes: [UInt8]) throws(UsageProblem) {
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8), number(at: 8) == 13
    else { throw UsageProblem("not a PNG file; save the picture as PNG") }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { throw UsageProblem("the picture has no pixels") }
    guard max(width, height) <= Picture.longestSide else {
      throw UsageProblem(
        "the picture has \(width) x \(height) pixels; a side can have at most \(Picture.longestSide)"
      )
    }
    guard width * height <= Picture.mostPixels else {
      throw UsageProblem(
        "the picture has \(width) x \(height) pixels, more than \(Picture.mostPixels / 1_000_000)"
          + " million; make it smaller")
    }
    self.bytes = bytes
  }

  /// A picture at a place.
  public struct Placed: Equatable, Sendable {
    /// The picture.
    public var picture: Picture
    /// The box of the picture, in points.
    public var box: Rect
    /// Whether it covers the box, cut at the edges, instead of being whole in the middle.
    public var covers: Bool

    /// Places a picture in a box.
    public init(_ picture: Picture, in box: Rect, covers: Bool) {
      self.picture = picture
      self.box = box
      self.covers = covers
    }

    /// The rectangle in which the picture is visible, in points.
    public var visible: Rect { covers ? box : extent }

    /// The rectangle of the whole picture, in points; larger than the box if it covers the box.
    public var extent: Rect {
      let across = box.width / Double(picture.width)
      let down = box.height / Double(picture.height)
      let scale = covers ? max(across, down) : min(across, down)
      let (width, height) = (scale * Double(picture.width), scale * Double(picture.height))
      let left = box.left + (box.width - width) / 2
      let top = box.top + (box.height - height) / 2
      return Rect(left: left, top: top, right: left + width, bottom: top + height)
    }
  }
}
