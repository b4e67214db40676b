internal import Cairo
internal import Inkleaf
internal import Platform
internal import Synchronization

/// Tells editions apart by all that their files depend on: two with the same fingerprint are the same to
/// the byte, on any machine.
public final class Fingerprints: Sendable {
  private let sums = Mutex<[String: String]>([:])

  /// Starts without knowing any font.
  public init() {}

  /// The fingerprint of an edition.
  ///
  /// - Parameters:
  ///   - edition: its pages and the names of its files.
  ///   - studio: what it is drawn with.
  ///   - version: that of the program.
  /// - Returns: the fingerprint, and the names and SHA-256 of the font files that its letters are from.
  /// - Throws: where a font cannot be read.
  public func fingerprint(
    of edition: Edition, _ studio: Studio, version: String
  ) throws(RenderingError) -> (fingerprint: String, fonts: [(name: String, sum: String)]) {
    var sum = SHA256()
    for text in [version, studio.created, studio.recipe ?? ""] { sum.add(text) }
    sum.add(studio.dpi)
    for file in edition.files {
      sum.add(file.name)
      sum.add(file.sheets.lowerBound)
      sum.add(file.sheets.upperBound)
    }
    sum.add(edition.document)
    let marks = edition.document.background + edition.document.sheets.flatMap(\.marks)
    var fonts: [(name: String, sum: String)] = []
    for path in try studio.typesetter.fontFiles(of: marks) {
      let font = try fontSum(path)
      fonts.append((String(path.split(separator: "/").last ?? ""), font))
      sum.add(font)
    }
    return (sum.hex(), fonts)
  }

  private func fontSum(_ path: String) throws(RenderingError) -> String {
    if let known = sums.withLock({ $0[path] }) { return known }
    do throws(SystemError) {
      let sum = SHA256.hex(of: try readFile(path, limit: FontCatalog.largestFile))
      sums.withLock { $0[path] = sum }
      return sum
    } catch {
      throw .system(error)
    }
  }
}

extension SHA256 {
  /// Adds all that a document draws.
  fileprivate mutating func add(_ document: Document) {
    for text in [document.title, document.credit ?? "", document.language, document.page.name] {
      add(text)
    }
    for length in [document.page.size.width, document.page.size.height, document.page.bleed] {
      add(length)
    }
    add(document.greys ?? 0)
    add(document.isTransparent ? 1 : 0)
    add(document.background)
    for sheet in document.sheets {
      add(sheet.number)
      add(sheet.title)
      add(sheet.name)
      add(sheet.marks)
    }
  }

  private mutating func add(_ marks: [Mark]) {
    add(marks.count)
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        add(0)
        add(path)
        add(color)
      case .stroke(let path, let pen):
        add(1)
        add(path)
        add(pen)
      case .text(let line):
        add(2)
        add(line.text)
        add(line.font.families.joined(separator: ","))
        add(line.font.weight)
        add(line.font.italic ? 1 : 0)
        add(line.size)
        add(line.origin)
        add(line.color)
      case .dots(let dots):
        add(3)
        add(dots.origin)
        for length in [dots.pitch.width, dots.pitch.height, dots.radius] { add(length) }
        add(dots.columns)
        add(dots.rows)
        add(dots.color)
      case .lines(let lines, let pen):
        add(4)
        add(lines.count)
        for line in lines {
          add(line.start)
          add(line.end)
        }
        add(pen)
      case .image(let placed):
        add(5)
        add(placed.picture.bytes.count)
        add(placed.picture.bytes)
        add(placed.box)
        add(placed.covers ? 1 : 0)
      }
    }
  }

  private mutating func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let to):
        add(0)
        add(to)
      case .line(let to):
        add(1)
        add(to)
      case .curve(let a, let b, let to):
        add(2)
        for point in [a, b, to] { add(point) }
      case .close: add(3)
      }
    }
  }

  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ rect: Rect) {
    for side in [rect.left, rect.top, rect.right, rect.bottom] { add(side) }
  }

  private mutating func add(_ pen: Pen) {
    add(pen.color)
    add(pen.width)
  }

  private mutating func add(_ color: Color) {
    add(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue))
  }
}
