internal import InkleafGeometry

/// A fault of an SVG path.
struct SVGPathFault: Error, Equatable {
  /// The problem, as the rest of a sentence about the path.
  var text: String
}

extension Path {
  /// The most commands that a path may have.
  private static let mostCommands = 2000

  /// Reads the `d` of an SVG path with the commands M, L, H, V, C, Q and Z, small or large.
  ///
  /// Each part has to be closed. Other commands, such as arcs, are faults.
  init(svg text: String) throws(SVGPathFault) {
    var numbers = SVGNumbers(Array(text.utf8))
    var elements: [Path.Element] = []
    var (place, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    var isOpen = false
    while let command = try numbers.command() {
      let isRelative = command >= UInt8(ascii: "a")
      func point(_ numbers: inout SVGNumbers) throws(SVGPathFault) -> Point {
        let (x, y) = (try numbers.number(), try numbers.number())
        return isRelative ? Point(x: place.x + x, y: place.y + y) : Point(x: x, y: y)
      }
      switch command | 0x20 {
      case UInt8(ascii: "m"):
        if isOpen { throw SVGPathFault(text: "has a part that is not closed by Z") }
        place = try point(&numbers)
        start = place
        isOpen = true
        elements.append(.move(place))
      case UInt8(ascii: "z"):
        elements.append(.close)
        (place, isOpen) = (start, false)
        continue
      default:
        guard isOpen else { throw SVGPathFault(text: "has a line before M") }
      }
      // The numbers of a command may come again without it.
      repeat {
        switch command | 0x20 {
        case UInt8(ascii: "m"):
          // What follows the first place of M are lines.
          guard numbers.hasNumber else { break }
          place = try point(&numbers)
          elements.append(.line(place))
        case UInt8(ascii: "l"):
          place = try point(&numbers)
          elements.append(.line(place))
        case UInt8(ascii: "h"):
          place.x = try numbers.number() + (isRelative ? place.x : 0)
          elements.append(.line(place))
        case UInt8(ascii: "v"):
          place.y = try numbers.number() + (isRelative ? place.y : 0)
          elements.append(.line(place))
        case UInt8(ascii: "c"):
          let (a, b, end) = (try point(&numbers), try point(&numbers), try point(&numbers))
          elements.append(.curve(a, b, end))
          place = end
        default:
          let (via, end) = (try point(&numbers), try point(&numbers))
          elements.append(.quadratic(via, end))
          place = end
        }
        guard elements.count <= Path.mostCommands else {
          throw SVGPathFault(text: "has more than \(Path.mostCommands) commands")
        }
      } while numbers.hasNumber
    }
    guard !elements.isEmpty else { throw SVGPathFault(text: "is empty") }
    if isOpen { throw SVGPathFault(text: "has a part that is not closed by Z") }
    self.init(elements)
  }
}

/// The commands and the numbers of an SVG path, one after the other.
private struct SVGNumbers {
  private var bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x2C, 0x09].contains(bytes[place]) { place += 1 }
  }

  /// Whether a number comes next.
  var hasNumber: Bool {
    mutating get {
      skipSpace()
      guard place < bytes.count else { return false }
      return (0x2B...0x39).contains(bytes[place]) && bytes[place] != 0x2F
    }
  }

  /// Returns the next command; `nil` at the end.
  mutating func command() throws(SVGPathFault) -> UInt8? {
    skipSpace()
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    guard Array("mlhvcqz".utf8).contains(byte | 0x20) else {
      let name = byte < 0x80 && byte > 0x20 ? String(UnicodeScalar(byte)) : "a strange character"
      throw SVGPathFault(text: "has \(name), not one of the commands M L H V C Q Z")
    }
    place += 1
    return byte
  }

  /// Returns the next number, of at most 12 characters and -1000 to 1000.
  mutating func number() throws(SVGPathFault) -> Double {
    skipSpace()
    let start = place
    if place < bytes.count, [0x2B, 0x2D].contains(bytes[place]) { place += 1 }
    var hasPoint = false
    while place < bytes.count {
      if bytes[place] == 0x2E, !hasPoint {
        hasPoint = true
      } else if !(0x30...0x39).contains(bytes[place]) {
        break
      }
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard place - start <= 12, let number = Double(text.hasPrefix(".") ? "0" + text : text),
      abs(number) <= 1000
    else { throw SVGPathFault(text: "needs a number after \"\(shown(upTo: start))\"") }
    return number
  }

  private func shown(upTo end: Int) -> String {
    String(decoding: bytes[max(0, end - 12)..<end], as: UTF8.self)
  }
}
