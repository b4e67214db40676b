internal import InkleafCompression
package import InkleafPages

/// What a file says of itself that is as this program has written it.
///
/// A program that draws on a page writes the file in its own way, or adds to it; so it is told apart from one that
/// nobody has touched, without a record of what was drawn.
package struct WrittenFile: Equatable, Sendable {
  /// The title: of a book the list's, of a page its own, and in a PDF the list's before it.
  package var title: String
  /// The title of a page's list; `nil` where the file does not say it, or in one with the page's.
  package var listTitle: String?
  /// When it says that it was made; `nil` where it does not say so.
  package var created: String?

  /// Reads a file; returns `nil` for one that is not as it was written.
  package init?(_ bytes: [UInt8], format: Format) {
    switch format {
    case .pdf: self.init(pdf: bytes)
    case .png: self.init(png: bytes)
    case .svg: self.init(svg: bytes)
    }
  }

  /// Returns it as a page of a name, without its extension, with both titles; `nil` where the program would give its
  /// page another name.
  package func page(named name: String) -> WrittenFile? {
    let plain = String(name.drop { $0 == "0" })
    let parts = title.split(separator: ": ")
    for start in parts.indices {
      let own = parts[start...].joined(separator: ": ")
      // The title of a page with several words has more of them than its name.
      guard own.slug == plain || own.slug.hasPrefix("\(plain)-") else { continue }
      var page = self
      page.title = own
      if start > 0 { page.listTitle = parts[..<start].joined(separator: ": ") }
      return page
    }
    return nil
  }
}

// MARK: PDF

extension WrittenFile {
  /// A PDF says what the sum of its objects is.
  private init?(pdf bytes: [UInt8]) {
    guard bytes.suffix(6).elementsEqual("%%EOF\n".utf8),
      let mark = bytes.suffix(64).lastRange(of: Array("startxref\n".utf8)),
      let start = Int(String(decoding: bytes[mark.upperBound...].dropLast(7), as: UTF8.self)),
      0..<mark.lowerBound ~= start,
      bytes[start..<mark.lowerBound].prefix(1024).firstRange(
        of: Array("/ID[(\(SHA256.hex(of: Array(bytes[..<start])).prefix(32)))".utf8)) != nil,
      let title = Self.text(
        in: bytes, between: "<rdf:li xml:lang=\"x-default\">", and: "</rdf:li>")
    else { return nil }
    self.init(
      title: title, created: Self.text(in: bytes, between: "xmp:CreateDate=\"", and: "\""))
  }
}

// MARK: PNG

extension WrittenFile {
  /// No other program parts a PNG file in the same way.
  private init?(png bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    var kinds: [String] = []
    var texts: [String: String] = [:]
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes.dropFirst(PNGFile.signature.count)
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12, length <= rest.count - 12 else { return nil }
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let data = rest.dropFirst(8).prefix(length)
      rest = rest.dropFirst(length + 12)
      if kind == "iTXt" {
        let key = data.prefix { $0 != 0 }
        texts[String(decoding: key, as: UTF8.self)] = String(
          decoding: data.dropFirst(key.count + 5), as: UTF8.self)
      }
      if kind == "IDAT" { parts.append(data) }
      if kind != "IDAT" || kinds.last != kind { kinds.append(kind) }
    }
    let others = kinds.filter { $0 != "PLTE" && $0 != "iTXt" }
    guard others == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"], texts["Software"] == "Inkleaf",
      texts.keys.allSatisfy({ ["Title", "Author", "Software"].contains($0) }),
      parts.first?.elementsEqual([0x78, 0x01]) == true,
      parts.last?.count == 9, parts.last?.starts(with: [1, 0, 0, 0xFF, 0xFF]) == true,
      let title = texts["Title"]
    else { return nil }
    self.init(title: title)
  }
}

// MARK: SVG

extension WrittenFile {
  /// How the lines of an SVG file begin, after its head.
  private static let lines = [
    "<path fill=\"", "<path role=\"img\" aria-label=\"", "<image x=\"", "<a href=\"",
    "<rect fill=\"none\" pointer-events=\"", "<defs><g id=\"background", "<g id=\"background",
    "<g role=\"img\" aria-label=\"", "</g>", "<clipPath id=\"clip", "<g clip-path=\"url(#clip",
    "<use xlink:href=\"#background",
  ]

  private init?(svg bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 5, lines[0].starts(with: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8),
      lines[1].starts(with: "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=".utf8),
      let title = Self.text(in: Array(lines[2]), between: "<title>", and: "</title>"),
      let list = Self.text(in: Array(lines[3]), between: "<desc>", and: "</desc>"),
      lines.suffix(2).map({ String(decoding: $0, as: UTF8.self) }) == ["</svg>", ""],
      lines[4...].dropLast(2).allSatisfy({ line in
        Self.lines.contains { line.starts(with: $0.utf8) }
      })
    else { return nil }
    self.init(title: title, listTitle: list)
  }

  /// The text of an element or a value of XML, the first one.
  private static func text(
    in bytes: [UInt8], between start: String, and end: String
  ) -> String? {
    guard let head = bytes[...].firstRange(of: Array(start.utf8)),
      let tail = bytes[head.upperBound...].firstRange(of: Array(end.utf8))
    else { return nil }
    return unescaped(String(decoding: bytes[head.upperBound..<tail.lowerBound], as: UTF8.self))
  }

  private init(title: String, listTitle: String? = nil, created: String? = nil) {
    (self.title, self.listTitle, self.created) = (title, listTitle, created)
  }
}
