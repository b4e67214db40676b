public import InkleafGeometry

/// A picture that somebody brings: a PNG file, not decoded.
public struct Picture: Equatable, Sendable {
  /// The file's bytes.
  public let bytes: [UInt8]
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// What it looks like from afar, where somebody decoded it.
  public var colors: Colors?

  /// A picture's pixels as one colour.
  public struct Colors: Equatable, Sendable {
    /// The plain mean of each component.
    public var mean: Color
    /// The root of the mean of the squares, in which bright parts count for more.
    public var rms: Color

    /// Takes the colours.
    public init(mean: Color, rms: Color) {
      self.mean = mean
      self.rms = rms
    }
  }

  /// The largest file that is accepted, in bytes.
  public static let largestFile = 32 << 20
  /// The most pixels that a picture may have: decoded, each takes four bytes.
  public static let mostPixels = 16_000_000

  /// Takes a PNG file whose header says that it can be decoded.
  ///
  /// Only the header is looked at, so that a small file that would fill the memory is refused before
  /// it can.
  ///
  /// - Throws: what is wrong with the file and what to do.
  public init(png bytes: [UInt8]) throws(UsageProblem) {
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8), number(at: 8) == 13
    else { throw UsageProblem("not a PNG file; save the picture as PNG") }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { throw UsageProblem("the picture has no pixels") }
    guard width <= 32767, height <= 32767, width * height <= Picture.mostPixels else {
      throw UsageProblem(
        "the picture has \(width) x \(height) pixels, more than \(Picture.mostPixels / 1_000_000)"
          + " million; make it smaller")
    }
    self.bytes = bytes
  }

  /// A picture at its place.
  public struct Placed: Equatable, Sendable {
    /// The picture.
    public var picture: Picture
    /// Where it stands, in points.
    public var box: Rect
    /// Whether it covers the box, cut at the edges, or stands whole in its middle.
    public var covers: Bool

    /// Places a picture.
    public init(_ picture: Picture, in box: Rect, covers: Bool) {
      self.picture = picture
      self.box = box
      self.covers = covers
    }

    /// Where the whole picture lies, in points: beyond the box where it covers it.
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
