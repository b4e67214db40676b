internal import InkleafCompression
internal import InkleafPages

/// The elements of an SVG file.
///
/// Pictures are written in Base64 with the file: kept so, they would take more memory than all the rest.
struct SVGElements: Sendable {
  private enum Piece {
    case text(String)
    case picture(Picture)
  }

  private var pieces: [Piece] = []

  mutating func add(_ text: String) {
    guard case .text(var last)? = pieces.last else {
      pieces.append(.text(text))
      return
    }
    // The text grows in place, since nobody else holds it.
    pieces.removeLast()
    last += text
    pieces.append(.text(last))
  }

  /// Adds the bytes of a picture's file in Base64.
  mutating func add(_ picture: Picture) { pieces.append(.picture(picture)) }

  mutating func add(_ other: SVGElements) {
    for piece in other.pieces {
      switch piece {
      case .text(let text): add(text)
      case .picture(let picture): add(picture)
      }
    }
  }

  /// A number that elements with other texts or pictures do not have.
  var checksum: UInt32 {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .text(let text): Array(text.utf8).withUnsafeBytes { crc32(of: $0, after: sum) }
      case .picture(let picture): picture.bytes.withUnsafeBytes { crc32(of: $0, after: sum) }
      }
    }
  }

  /// Writes the elements piece by piece.
  func write(to write: ([UInt8]) throws -> Void) throws {
    for piece in pieces {
      switch piece {
      case .text(let text): try write(Array(text.utf8))
      case .picture(let picture):
        for part in picture.bytes.chunks(of: 3 << 16) { try write(base64(part)) }
      }
    }
  }
}

/// Returns bytes in Base64 (RFC 4648).
private func base64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let count = (bytes.count + 2) / 3 * 4
  return [UInt8](unsafeUninitializedCapacity: count) { room, written in
    written = count
    var place = 0
    func add(_ bits: Int) {
      for shift in [18, 12, 6, 0] {
        room[place] = letters[bits >> shift & 63]
        place += 1
      }
    }
    bytes.withUnsafeBufferPointer { bytes in
      let whole = bytes.count / 3 * 3
      for start in stride(from: 0, to: whole, by: 3) {
        add(Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]))
      }
      switch bytes.count - whole {
      case 1: add(Int(bytes[whole]) << 16)
      case 2: add(Int(bytes[whole]) << 16 | Int(bytes[whole + 1]) << 8)
      default: return
      }
    }
    for missing in 0..<(3 - bytes.count % 3) % 3 { room[count - 1 - missing] = UInt8(ascii: "=") }
  }
}
