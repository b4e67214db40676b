internal import InkleafCompression

/// The objects of a PDF that is being made, numbered from 1.
struct PDFObjects {
  private var objects: [PDFObject] = []
  /// The numbers of objects that may have several users.
  private var shared: [PDFObject: Int] = [:]

  /// How much zlib tries: the most would take six times as long for a file smaller by a hundredth.
  static let level: Int32 = 5

  /// Adds an object and returns a reference to it.
  mutating func add(_ object: PDFObject) -> PDFObject {
    objects.append(object)
    return .reference(objects.count)
  }

  /// Adds an object unless there is an equal one already, and returns a reference to it.
  mutating func share(_ object: PDFObject) -> PDFObject {
    if let known = shared[object] { return .reference(known) }
    let reference = add(object)
    shared[object] = objects.count
    return reference
  }

  /// Returns a number for an object that is `put` later.
  mutating func reserve() -> Int {
    objects.append(.null)
    return objects.count
  }

  /// Sets the object of a reserved number.
  mutating func put(_ object: PDFObject, _ number: Int) { objects[number - 1] = object }

  /// Writes the whole file, of PDF 1.7.
  ///
  /// Streams come first, each on its own; all other objects share a few streams. The identifier is made
  /// of the content, so that equal content gives equal files.
  ///
  /// - Parameters:
  ///   - root: a reference to the catalog.
  ///   - info: a reference to the description.
  ///   - write: gets the file piece by piece.
  func write(root: PDFObject, info: PDFObject, to write: ([UInt8]) throws -> Void) throws {
    // A comment of high bytes tells that the file is not text.
    var file = PDFOutput(Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var entries: [(kind: UInt8, second: Int, third: Int)] = [(0, 0, 65535)]
    var packs: [PackedObjects] = []
    for (index, object) in objects.enumerated() {
      if case .stream(let stream) = object {
        entries.append((1, file.count, 0))
        try file.append(stream, number: index + 1, to: write)
      } else {
        if packs.last?.isFull != false { packs.append(PackedObjects()) }
        entries.append((2, objects.count + packs.count, packs[packs.count - 1].count))
        packs[packs.count - 1].append(object, number: index + 1)
      }
    }
    for (index, pack) in packs.enumerated() {
      entries.append((1, file.count, 0))
      try file.append(pack.stream(), number: objects.count + 1 + index, to: write)
    }
    let start = file.count
    entries.append((1, start, 0))
    let identifier = PDFObject.string(Array(file.sum().prefix(32).utf8))
    // Places in the file take as many bytes as the last of them.
    let width = start < 1 << 16 ? 2 : start < 1 << 24 ? 3 : 4
    var rows: [UInt8] = []
    rows.reserveCapacity(entries.count * (width + 3))
    for entry in entries {
      rows.append(entry.kind)
      rows.append(entry.second, bytes: width)
      rows.append(entry.third, bytes: 2)
    }
    try file.append(
      PDFStream(
        dictionary: [
          "Type": .name("XRef"), "Size": .number(Double(entries.count)),
          "W": .array([.number(1), .number(Double(width)), .number(2)]), "Root": root,
          "Info": info, "ID": .array([identifier, identifier]), "Filter": .name("FlateDecode"),
          // Rows differ little from the one above.
          "DecodeParms": .dictionary([
            "Predictor": .number(12), "Columns": .number(Double(width + 3)),
          ]),
        ], bytes: try deflated(differences(rows, width: width + 3), level: Self.level)),
      number: entries.count - 1, to: write)
    file.bytes += "startxref\n\(start)\n%%EOF\n".utf8
    try write(file.bytes)
  }
}

/// Objects that share a stream.
private struct PackedObjects {
  private(set) var count = 0
  /// The number of each, and where it is among the others.
  private var heads: [UInt8] = []
  private var bytes: [UInt8] = []

  /// Whether another object needs a stream of its own.
  ///
  /// Readers look for an object in the whole stream, and its place in it has two bytes.
  var isFull: Bool { count >= 1 << 14 }

  mutating func append(_ object: PDFObject, number: Int) {
    heads.append(whole: number)
    heads.append(0x20)
    heads.append(whole: bytes.count)
    heads.append(0x20)
    bytes.append(object)
    bytes.append(0x0A)
    count += 1
  }

  func stream() throws -> PDFStream {
    PDFStream(
      dictionary: [
        "Type": .name("ObjStm"), "N": .number(Double(count)),
        "First": .number(Double(heads.count)), "Filter": .name("FlateDecode"),
      ], bytes: try deflated(heads + bytes, level: PDFObjects.level))
  }
}

/// A file of which the last part is not yet written.
private struct PDFOutput {
  var bytes: [UInt8]
  /// The bytes that were written.
  private var written = 0
  /// The checksum of the bytes that were written.
  private var writtenSum = SHA256()

  /// The length of streams that are written on their own, in bytes: a copy of a picture would take memory.
  private static let large = 1 << 18

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { written + bytes.count }

  /// Returns the checksum of all so far.
  func sum() -> String {
    var sum = writtenSum
    sum.add(bytes)
    return sum.hex()
  }

  /// Appends a stream as an object with a number.
  mutating func append(
    _ stream: PDFStream, number: Int, to write: ([UInt8]) throws -> Void
  ) throws {
    var dictionary = stream.dictionary
    dictionary["Length"] = .number(Double(stream.bytes.count))
    bytes += "\(number) 0 obj\n".utf8
    bytes.append(.dictionary(dictionary))
    bytes.add("stream\n")
    if stream.bytes.count < Self.large {
      bytes += stream.bytes
    } else {
      for piece in [bytes, stream.bytes] {
        try write(piece)
        written += piece.count
        writtenSum.add(piece)
      }
      bytes = []
    }
    // After a carriage return, a line feed alone would be taken for one line end with it.
    bytes.add(stream.bytes.last == 0x0D ? "\r\n" : "\n")
    bytes.add("endstream\nendobj\n")
  }
}

/// Returns rows as their differences from the row above, each after the number of this filter.
private func differences(_ rows: [UInt8], width: Int) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(rows.count / width * (width + 1))
  for start in stride(from: 0, to: rows.count, by: width) {
    result.append(2)
    for place in start..<start + width {
      result.append(rows[place] &- (start > 0 ? rows[place - width] : 0))
    }
  }
  return result
}
