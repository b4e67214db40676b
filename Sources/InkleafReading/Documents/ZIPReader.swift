import InkleafLists

/// The files in a ZIP archive (PKWARE APPNOTE 6.3), read from memory.
struct ZIPReader {
  private struct Entry {
    var name: String
    var isDeflated: Bool
    var packed: Int
    var offset: Int
  }

  private let bytes: ArraySlice<UInt8>
  private let inflate: Inflate
  private var entries: [Entry] = []

  /// Why a document cannot be read.
  struct Fault: Error {
    var message: String
  }

  /// The most files in an archive; a document has some dozens.
  private static let most = 4000

  /// Reads the directory of an archive.
  init(_ bytes: ArraySlice<UInt8>, inflate: @escaping Inflate) throws(Fault) {
    self.bytes = bytes
    self.inflate = inflate
    // The end of the directory has a comment of at most 65,535 bytes.
    let signature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    var end = bytes.endIndex - 22
    let lowest = max(bytes.startIndex, end - 65_535)
    while end >= lowest, !bytes[end...].starts(with: signature) { end -= 1 }
    guard end >= lowest else { throw Fault(message: "the document is cut off or damaged") }
    let count = number(end + 10, 2)
    guard count <= Self.most else {
      throw Fault(message: "the document holds more than \(Self.most) files")
    }
    var place = bytes.startIndex + number(end + 16, 4)
    for _ in 0..<count {
      guard number(place, 4) == 0x0201_4B50, place + 46 <= bytes.endIndex else {
        throw Fault(message: "the document is cut off or damaged")
      }
      let length = number(place + 28, 2)
      let name = bytes[min(place + 46, bytes.endIndex)..<min(place + 46 + length, bytes.endIndex)]
      entries.append(
        Entry(
          name: String(decoding: name, as: UTF8.self), isDeflated: number(place + 10, 2) == 8,
          packed: number(place + 20, 4), offset: number(place + 42, 4)))
      place += 46 + length + number(place + 30, 2) + number(place + 32, 2)
    }
  }

  /// The names of the files.
  var names: [String] { entries.map(\.name) }

  /// Returns the content of a file, or `nil` if there is none of this name.
  ///
  /// - Throws: for a damaged file, and one with more bytes than a list can have.
  func file(_ name: String) throws(Fault) -> ArraySlice<UInt8>? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    let header = bytes.startIndex + entry.offset
    guard entry.offset < bytes.count, number(header, 4) == 0x0403_4B50 else {
      throw Fault(message: "the document is cut off or damaged")
    }
    let start = header + 30 + number(header + 26, 2) + number(header + 28, 2)
    guard start <= bytes.endIndex, entry.packed <= bytes.endIndex - start else {
      throw Fault(message: "the document is cut off or damaged")
    }
    let content = bytes[start..<start + entry.packed]
    guard entry.isDeflated else { return content }
    do {
      return try inflate(content, ListLimits.fileSize)[...]
    } catch {
      throw Fault(message: "\(name) in the document cannot be read: \(error)")
    }
  }

  /// Returns the content of the first file that there is.
  func first(of names: [String]) throws(Fault) -> ArraySlice<UInt8>? {
    for name in names { if let content = try file(name) { return content } }
    return nil
  }

  /// Returns a number in little-endian order; 0 beyond the end.
  private func number(_ place: Int, _ count: Int) -> Int {
    guard place >= bytes.startIndex, place + count <= bytes.endIndex else { return 0 }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension SourceText {
  /// Whether the bytes are an archive, as office documents are.
  var isArchive: Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// Opens the archive.
  func archive() throws(ZIPReader.Fault) -> ZIPReader {
    guard let inflate else {
      throw ZIPReader.Fault(message: "documents cannot be read here; save it as text")
    }
    return try ZIPReader(bytes, inflate: inflate)
  }
}
