@testable import InkleafCairo
@testable import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafRendering
@testable import InkleafText

// Drawing itself: random marks in all formats. A PNG file, which is put together from parts, holds what
// one drawing of the whole page holds. Soft edges of slanted lines may differ a little: Cairo cuts them
// where the part that it draws ends, and has fifteen samples in the height of a pixel. Slanted strokes,
// which it cuts by halves, are not compared.

let drawing: Target = { bytes in
  var dice = Dice(bytes: bytes[...])
  let isWild = dice.roll(8) == 0
  dice.isWild = isWild
  let isTransparent = dice.roll(4) == 0
  let page = Page(
    PageSize("fuzz", width: Double(20 + dice.roll(60)), height: Double(20 + dice.roll(60))),
    bleed: dice.roll(4) == 0 ? 9 : 0)
  let paper = Mark.fill(.rectangle(Rect(page.size) - Insets(all: -2)), dice.color())
  let document = Document(
    title: "Fuzz", page: page, greys: dice.roll(4) == 0 ? 16 : nil, isTransparent: isTransparent,
    background: (isTransparent ? [] : [paper]) + dice.marks(8),
    sheets: (1...2).map { Sheet(number: $0, title: "\($0)", marks: dice.marks(6)) })
  let dpi: Double = [72, 100, 144][dice.roll(3)]
  try draw(document, dpi: dpi)
  guard !isWild else { return }
  let pages = try PNGPages(
    document, RenderSettings(typesetter: usual, dpi: dpi, created: ""))
  for sheet in document.sheets {
    var file: [UInt8] = []
    try pages.draw(sheet) { file += $0 }
    let (width, height) = document.page.pixels(dpi: dpi)
    // The palette holds the colours of the parts alone, and a soft edge may differ by one.
    let wholeFormat = pages.format.colorType == 3 ? PixelFormat(kind: .color) : pages.format
    let whole = try drawnWhole(document, sheet, dpi: dpi, as: wholeFormat)
    let length = pages.format.length(of: width)
    guard let rows = rows(ofPNG: file, length: length, height: height) else {
      fatalError("zlib cannot unpack a page")
    }
    let parts = components(rows, pages.format, width)
    let wholes = components(whole, wholeFormat, width)
    let most = zip(parts, wholes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    // Fewer greys are further apart.
    let tolerance = document.greys == nil ? 17 : 34
    guard parts.count == wholes.count, most <= tolerance else {
      fatalError("other pixels, by up to \(most): \(document.backgrounds[0]) \(sheet.marks)")
    }
  }
}

/// Choices that follow from bytes; zero when there are no more.
private struct Dice {
  var bytes: ArraySlice<UInt8>
  /// Whether numbers may be of any size, infinite or none at all.
  var isWild = false

  mutating func roll(_ count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  mutating func color() -> Color {
    let value = UInt8(roll(256))
    return roll(3) > 0
      ? Color(red: value, green: value, blue: value)
      : Color(red: value, green: UInt8(roll(256)), blue: UInt8(roll(256)))
  }

  /// A number of points, mostly on a page.
  mutating func number(_ most: Double = 240) -> Double {
    let value = Double(roll(256) << 8 | roll(256)) / 65536
    guard isWild, roll(4) == 0 else { return value * most - (most > 100 ? 10 : 0) }
    return [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e9, -1e9, 5e6, -0.0][roll(10)]
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func path(isRectangle: Bool) -> Path {
    if isRectangle || roll(3) == 0 {
      let (left, top) = (number(), number())
      return .rectangle(
        Rect(left: left, top: top, right: left + number(90), bottom: top + number(90)))
    }
    var elements: [Path.Element] = [.move(point())]
    for _ in 0...roll(8) {
      switch roll(6) {
      case 0: elements.append(.move(point()))
      case 1: elements.append(.curve(point(), point(), point()))
      case 2: elements.append(.quadratic(point(), point()))
      case 3: elements += [.close, .move(point())]
      default: elements.append(.line(point()))
      }
    }
    return Path(elements)
  }

  mutating func pen() -> Pen { Pen(color: color(), width: number(6)) }

  mutating func marks(_ most: Int) -> [Mark] {
    var marks: [Mark] = []
    for _ in 0..<roll(most) { marks.append(mark()) }
    return marks
  }

  private mutating func mark() -> Mark {
    switch roll(5) {
    case 0: return .fill(path(isRectangle: false), color())
    case 1: return .stroke(path(isRectangle: !isWild), pen())
    case 2:
      return .text(
        TextLine(
          ["Ink", "Åg", "07", "AVA To", ""][roll(5)], font: Font(["DejaVu Serif"]),
          size: number(80), origin: point(), color: color()))
    case 3:
      return .dots(
        DotGrid(
          origin: point(), pitch: Size(width: number(40), height: number(40)),
          columns: 1 + roll(30), rows: 1 + roll(30), radius: number(4), color: color()))
    default:
      var lines: [Segment] = []
      for _ in 0...roll(12) { lines.append(line()) }
      return .lines(lines, pen())
    }
  }

  /// A line, level or upright on a tame page.
  private mutating func line() -> Segment {
    let (start, end) = (point(), point())
    switch roll(isWild ? 3 : 2) {
    case 0: return Segment(start.x, start.y, end.x, start.y)
    case 1: return Segment(start.x, start.y, start.x, end.y)
    default: return Segment(start.x, start.y, end.x, end.y)
    }
  }
}

/// A sheet drawn whole, packed like the file.
private func drawnWhole(
  _ document: Document, _ sheet: Sheet, dpi: Double, as format: PixelFormat
) throws -> [UInt8] {
  let (width, height) = document.page.pixels(dpi: dpi)
  let image = try ImageCanvas(width: width, height: height, paper: document.isTransparent ? nil : 0)
  image.canvas.scale(dpi / 72)
  try image.canvas.draw(
    document.background(of: sheet) + sheet.marks, perPoint: dpi / 72, typesetter: usual
  )
  let length = format.length(of: width)
  var bytes = [UInt8](repeating: 0, count: length * height)
  try image.finish { rows in
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in 0..<height { format.pack(rows[row], into: start + row * length) }
    }
  }
  return bytes
}

/// The components of pixels, 0 to 255 each.
private func components(_ rows: [UInt8], _ format: PixelFormat, _ width: Int) -> [UInt8] {
  if [4, 6].contains(format.colorType) {
    let each = format.pixelBits / 8
    // What can hardly be seen may be of any colour.
    return rows.indices.map { place in
      let opacity = place - place % each + each - 1
      return place == opacity
        ? rows[place] : UInt8(Int(rows[place]) * Int(rows[opacity]) / 255)
    }
  }
  guard format.bits < 8 || format.colorType == 3 else { return rows }
  let length = format.length(of: width)
  var components: [UInt8] = []
  for start in stride(from: 0, to: rows.count, by: length) {
    for column in 0..<width {
      let bit = column * format.bits
      let value = Int(rows[start + bit / 8]) >> (8 - format.bits - bit % 8) & (1 << format.bits - 1)
      if case .palette(let colors) = format.kind {
        for shift: UInt32 in [16, 8, 0] {
          components.append(UInt8(truncatingIfNeeded: colors[value] >> shift))
        }
      } else {
        components.append(UInt8(value * 255 / (1 << format.bits - 1)))
      }
    }
  }
  return components
}
