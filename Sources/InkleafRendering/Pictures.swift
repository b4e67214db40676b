package import InkleafGeometry
internal import InkleafCairo
internal import InkleafCompression
package import InkleafPages

/// Decodes a picture and returns its average colours.
///
/// - Throws: a problem if its file is damaged, or has more data than the picture needs.
package func colors(of picture: Picture) throws(UsageProblem) -> Picture.Colors {
  guard !picture.hasHiddenData else {
    throw UsageProblem("the file holds more than the picture; save it anew as PNG")
  }
  do {
    let decoded = try DecodedPicture(png: picture.bytes)
    func color(isSquared: Bool) -> Color { Color(decoded.average(isSquared: isSquared)) }
    return Picture.Colors(mean: color(isSquared: false), rms: color(isSquared: true))
  } catch {
    throw UsageProblem(error.description)
  }
}

extension Picture {
  /// Whether the file's data go on behind the last row.
  ///
  /// The library that decodes it would read them to their end, which may be a thousand times as long as the
  /// file.
  fileprivate var hasHiddenData: Bool {
    let data = chunks("IDAT")
    // A stream is at most 1032 times as long as what it is made of.
    let most = rowBytes + (1 << 16)
    return data.count * 1032 > most && inflates(data, beyond: most)
  }

  /// The number of bytes of all rows, each with one for its filter; the most that an interlaced picture has.
  private var rowBytes: Int {
    let channels = [2: 3, 4: 2, 6: 4][bytes[25], default: 1]
    let row = (width * channels * Int(bytes[24]) + 7) / 8 + 1
    // Interlacing writes seven smaller pictures, whose rows are filled up to whole bytes.
    return bytes[28] == 0 ? height * row : 2 * height * (row + 8)
  }

  /// The joined content of the file's chunks of a type.
  func chunks(_ type: String) -> [UInt8] {
    var content: [UInt8] = []
    var place = 8
    while place + 8 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = min(place + 8 + length, bytes.count)
      if bytes[place + 4..<place + 8].elementsEqual(type.utf8) { content += bytes[place + 8..<end] }
      place = end + 4
    }
    return content
  }
}

extension Theme {
  /// A message for each kind of words that are hard to read on the theme's picture.
  ///
  /// A page's picture is averaged in squares of the size of a letter, wherever words stand on a page
  /// of the layout `classic`; the square that stands out least from them counts.
  ///
  /// - Parameters:
  ///   - wanted: the sides that are looked at.
  ///   - page: the page.
  ///   - most: no contrast of this or more is told, whatever the words need.
  ///   - metrics: measures text.
  package func pictureDoubts(
    on wanted: [Appearance] = Appearance.allCases, _ page: Page = Page(.a4),
    below most: Double = .infinity, metrics: some TextMetrics
  ) throws -> [String] {
    let sides = wanted.filter { background($0) != nil }
    // A theme whose colours follow its picture has one side.
    let isOne = followingPicture.light == followingPicture.dark
    var doubts: [String] = []
    for side in sides where !isOne || side == sides[0] {
      guard let background = background(side) else { continue }
      let picture = try DecodedPicture(png: background.bytes)
      let places = try textPlaces(side, on: page, metrics: metrics)
      let paper = followingPicture.palette(side).paper
      var worst: [(place: TextPlace, ground: Color, contrast: Double)] = []
      for place in places {
        let ground = picture.grounds(of: place, covering: page, over: paper).min { a, b in
          a.contrast(with: place.color) < b.contrast(with: place.color)
        }
        guard let ground else { continue }
        let contrast = ground.contrast(with: place.color)
        guard contrast < min(most, place.least) else { continue }
        if let known = worst.firstIndex(where: { $0.place.name == place.name }) {
          if contrast < worst[known].contrast { worst[known] = (place, ground, contrast) }
        } else {
          worst.append((place, ground, contrast))
        }
      }
      doubts += worst.map { place, ground, contrast in
        "the \(place.name)\(isOne ? "" : " in \(side.rawValue)") (\(place.role) \(place.color.hex))"
          + " stands on \(ground.hex) of the picture at \(contrastText(contrast));"
          + " \(contrastText(place.least)) is needed: take a calmer picture, or another colour"
      }
    }
    return doubts
  }
}

extension DecodedPicture {
  /// Returns the colours behind words, a square of the size of a letter each.
  fileprivate func grounds(of place: TextPlace, covering page: Page, over paper: Color) -> [Color] {
    let scale = max(page.size.width / Double(width), page.size.height / Double(height))
    let left = (page.size.width - scale * Double(width)) / 2
    let top = (page.size.height - scale * Double(height)) / 2
    /// Returns the pixels from one place to another, at least one.
    func pixels(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
      let first = min(max(0, Int((from / scale).rounded(.down))), count - 1)
      return first..<min(max(first + 1, Int((to / scale).rounded(.up))), count)
    }
    let box = place.box
    return stride(from: box.top, to: box.bottom, by: place.size).flatMap { y in
      stride(from: box.left, to: box.right, by: place.size).map { x in
        let columns = pixels(x - left, min(x + place.size, box.right) - left, width)
        let rows = pixels(y - top, min(y + place.size, box.bottom) - top, height)
        return Color(average(isSquared: false, of: (columns, rows), over: paper))
      }
    }
  }
}

extension Color {
  /// Makes a colour of components from 0 to 255.
  fileprivate init(_ average: (red: Double, green: Double, blue: Double)) {
    self.init(
      red: UInt8(average.red.rounded()), green: UInt8(average.green.rounded()),
      blue: UInt8(average.blue.rounded()))
  }
}
