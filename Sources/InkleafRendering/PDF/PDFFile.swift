internal import InkleafCompression

/// The objects of a PDF file, as Cairo writes it and as `PDFObjects` does.
struct PDFFile: Equatable {
  /// The objects by their numbers.
  private(set) var objects: [Int: PDFObject] = [:]
  /// The trailer's entries that lead to objects, and the file's identifier.
  private(set) var trailer: PDFDictionary = [:]

  /// The largest stream that is inflated, in bytes.
  static let largestStream = 64 << 20

  /// Reads a file that one program has written at once, from its first byte to its last.
  ///
  /// - Throws: the first fault with its object: Cairo can lose an error and still report success.
  init(reading bytes: [UInt8]) throws(PDFFault) {
    guard bytes.starts(with: "%PDF-1.".utf8) else { throw PDFFault(words: "no header") }
    guard bytes.suffix(6).elementsEqual("%%EOF\n".utf8),
      let mark = bytes.suffix(64).lastRange(of: Array("startxref\n".utf8))
    else { throw PDFFault(words: "no end mark") }
    var end = PDFScanner(bytes, at: mark.upperBound)
    guard let start = end.wholeNumber(), start < mark.lowerBound else {
      throw PDFFault(words: "no place of the cross-references")
    }
    var table = PDFScanner(bytes, at: start)
    if table.take("xref") {
      try readTable(&table)
    } else {
      try readStreams(bytes, start)
    }
    try checkReferences()
  }

  // MARK: Tables

  /// Reads a table of places and then every object in it.
  private mutating func readTable(_ table: inout PDFScanner) throws(PDFFault) {
    guard table.wholeNumber() == 0, let count = table.wholeNumber(), count < 1 << 23 else {
      throw PDFFault(words: "no cross-reference table")
    }
    var places: [Int: Int] = [:]
    for number in 0..<count {
      guard let place = table.wholeNumber(), table.wholeNumber() != nil else {
        throw PDFFault(words: "cross-reference table cut short")
      }
      if table.take("n") {
        places[number] = place
      } else if !table.take("f") {
        throw PDFFault(words: "cross-reference table cut short")
      }
    }
    guard table.take("trailer"), case .dictionary(let trailer) = try table.value() else {
      throw PDFFault(words: "no trailer")
    }
    self.trailer = trailer.only(["Root", "Info", "ID"])
    for (number, place) in places {
      objects[number] = try PDFFile.object(number, at: place, of: table.bytes) { length in
        guard let place = places[length] else { return nil }
        var scanner = PDFScanner(table.bytes, at: place)
        guard scanner.wholeNumber() == length, scanner.wholeNumber() == 0, scanner.take("obj")
        else { return nil }
        return scanner.wholeNumber()
      }
    }
  }

  /// Reads an object with its number before it.
  ///
  /// - Parameter length: returns the whole number that an object is.
  private static func object(
    _ number: Int, at place: Int, of bytes: [UInt8], length: (Int) -> Int?
  ) throws(PDFFault) -> PDFObject {
    var scanner = PDFScanner(bytes, at: place, object: number)
    guard scanner.wholeNumber() == number, scanner.wholeNumber() == 0, scanner.take("obj") else {
      throw PDFFault(object: number, words: "not at its place")
    }
    // Books have tags of their own; Cairo's are more than half of its objects.
    var object = scanner.skipTag() ? .null : try scanner.value()
    if case .dictionary(var dictionary) = object, scanner.take("stream") {
      let known: Int? =
        switch dictionary["Length"] {
        case .reference(let other)?: length(other)
        case let value?: value.integer
        case nil: nil
        }
      dictionary["Length"] = nil
      // One line end follows the word.
      if scanner.place < bytes.count, bytes[scanner.place] == 0x0D { scanner.place += 1 }
      guard let known, known >= 0, scanner.place < bytes.count, bytes[scanner.place] == 0x0A,
        known <= bytes.count - scanner.place - 1
      else { throw PDFFault(object: number, words: "a stream is cut short") }
      let start = scanner.place + 1
      scanner.place = start + known
      guard scanner.take("endstream") else {
        throw PDFFault(object: number, words: "a stream does not end where it should")
      }
      object = .stream(
        PDFStream(dictionary: dictionary, bytes: Array(bytes[start..<start + known])))
    }
    guard scanner.take("endobj") else { throw PDFFault(object: number, words: "no end") }
    return object
  }

  // MARK: Streams of objects

  /// Reads a stream of cross-references and then every object in it.
  private mutating func readStreams(_ bytes: [UInt8], _ start: Int) throws(PDFFault) {
    var number = PDFScanner(bytes, at: start)
    guard let own = number.wholeNumber(),
      case .stream(let table) = try PDFFile.object(own, at: start, of: bytes, length: { _ in nil }),
      table.dictionary["Type"] == .name("XRef"),
      let widths = table.dictionary["W"]?.array?.map({ $0.integer ?? -1 }), widths.count == 3,
      widths.allSatisfy({ (0...4).contains($0) })
    else { throw PDFFault(words: "no cross-references") }
    trailer = table.dictionary.only(["Root", "Info", "ID"])
    var rest = try PDFFile.content(of: table, own)[...]
    func field(_ width: Int) -> Int {
      defer { rest = rest.dropFirst(width) }
      return rest.prefix(width).reduce(0) { $0 << 8 | Int($1) }
    }
    // Objects with a place of their own, and those in a stream by its number and their order there.
    var places: [(number: Int, place: Int)] = []
    var packed: [(number: Int, stream: Int, order: Int)] = []
    let width = widths.reduce(0, +)
    guard width > 0 else { throw PDFFault(object: own, words: "no cross-references") }
    for number in 0..<rest.count / width {
      let (kind, second, third) = (field(widths[0]), field(widths[1]), field(widths[2]))
      if kind == 1, number != own { places.append((number, second)) }
      if kind == 2 { packed.append((number, second, third)) }
    }
    for (number, place) in places {
      objects[number] = try PDFFile.object(number, at: place, of: bytes) { _ in nil }
    }
    var streams: [Int: [PDFObject]] = [:]
    for (number, stream, order) in packed {
      if streams[stream] == nil, case .stream(let holder)? = objects[stream] {
        streams[stream] = try PDFFile.objects(in: holder, stream)
      }
      guard let all = streams[stream], order < all.count else {
        throw PDFFault(object: number, words: "not in its stream")
      }
      objects[number] = all[order]
    }
    for stream in streams.keys { objects[stream] = nil }
  }

  /// Returns the objects in a stream.
  private static func objects(in stream: PDFStream, _ number: Int) throws(PDFFault) -> [PDFObject] {
    guard stream.dictionary["Type"] == .name("ObjStm"),
      let count = stream.dictionary["N"]?.integer, let first = stream.dictionary["First"]?.integer
    else { throw PDFFault(object: number, words: "no stream of objects") }
    let bytes = try content(of: stream, number)
    guard (0...bytes.count).contains(count), (0...bytes.count).contains(first) else {
      throw PDFFault(object: number, words: "a broken stream of objects")
    }
    var head = PDFScanner(bytes, object: number)
    var objects: [PDFObject] = []
    for _ in 0..<count {
      guard head.wholeNumber() != nil, let place = head.wholeNumber() else {
        throw PDFFault(object: number, words: "a broken stream of objects")
      }
      var scanner = PDFScanner(bytes, at: first + place, object: number)
      objects.append(try scanner.value())
    }
    return objects
  }

  /// Returns the inflated bytes of a stream.
  static func content(of stream: PDFStream, _ number: Int) throws(PDFFault) -> [UInt8] {
    switch stream.dictionary["Filter"] {
    case nil: return stream.bytes
    case .name("FlateDecode")?:
      let bytes: [UInt8]
      do { bytes = try inflated(stream.bytes[...], atMost: largestStream) } catch {
        throw PDFFault(object: number, words: error.description)
      }
      guard let parameters = stream.dictionary["DecodeParms"]?.dictionary else { return bytes }
      guard parameters["Predictor"]?.integer == 12,
        let columns = parameters["Columns"]?.integer, (1...1024).contains(columns)
      else { throw PDFFault(object: number, words: "an unknown filter") }
      return try summed(bytes, columns, number)
    default: throw PDFFault(object: number, words: "an unknown filter")
    }
  }

  /// Returns rows that are stored as differences from the row above.
  private static func summed(
    _ bytes: [UInt8], _ columns: Int, _ number: Int
  ) throws(PDFFault) -> [UInt8] {
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: columns)
    for start in stride(from: 0, to: bytes.count, by: columns + 1) {
      guard start + columns < bytes.count, bytes[start] == 2 else {
        throw PDFFault(object: number, words: "a broken row")
      }
      for column in 0..<columns { above[column] &+= bytes[start + 1 + column] }
      result += above
    }
    return result
  }

  // MARK: Objects

  /// Checks that every reference leads to an object.
  private func checkReferences() throws(PDFFault) {
    func check(_ object: PDFObject, in number: Int?) throws(PDFFault) {
      if case .reference(let other) = object, objects[other] == nil {
        throw PDFFault(object: number, words: "refers to object \(other), which is not there")
      }
      for child in object.children { try check(child, in: number) }
    }
    for (number, object) in objects { try check(object, in: number) }
    try check(.dictionary(trailer), in: nil)
  }

  /// Returns what a value is, or what it refers to.
  func resolved(_ value: PDFObject?) -> PDFObject? {
    if case .reference(let number)? = value { objects[number] } else { value }
  }

  /// Returns the pages in order.
  ///
  /// - Throws: a fault for a tree with branches, which Cairo does not write.
  func pages() throws(PDFFault) -> [PDFDictionary] {
    guard let root = resolved(trailer["Root"])?.dictionary,
      let tree = resolved(root["Pages"])?.dictionary, let kids = tree["Kids"]?.array
    else { throw PDFFault(words: "no pages") }
    var pages: [PDFDictionary] = []
    for kid in kids {
      guard let page = resolved(kid)?.dictionary, page["Type"] == .name("Page") else {
        throw PDFFault(object: kid.reference, words: "not a page")
      }
      pages.append(page)
    }
    return pages
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the range of a word's last occurrence.
  func lastRange(of word: [UInt8]) -> Range<Int>? {
    (startIndex..<Swift.max(startIndex, endIndex - word.count + 1)).last {
      self[$0...].starts(with: word)
    }
    .map { $0..<$0 + word.count }
  }

  /// Returns the range of a word's first occurrence.
  func firstRange(of word: [UInt8]) -> Range<Int>? {
    (startIndex..<Swift.max(startIndex, endIndex - word.count + 1)).first {
      self[$0...].starts(with: word)
    }
    .map { $0..<$0 + word.count }
  }
}
