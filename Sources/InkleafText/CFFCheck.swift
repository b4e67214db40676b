internal import InkleafCairo

/// Returns the first fault of a font's table "CFF ", or `nil` if there is none.
///
/// The table holds PostScript outlines (Adobe Technical Note #5176). Cairo's subsetter follows its
/// counts and offsets without checking that they stay inside.
///
/// - Parameters:
///   - table: the table's place among the bytes.
///   - glyphs: the number of glyphs that the table "maxp" states.
func faultOfCFF(_ reader: TableBytes, _ table: Range<Int>, glyphs: Int) -> String? {
  do {
    try CFFCheck(bytes: reader.bytes, table: table, glyphs: glyphs).check()
    return nil
  } catch {
    return "its table \"CFF \" \(error.text)"
  }
}

/// A fault of the table "CFF ", as the end of a sentence about it.
struct CFFFault: Error {
  let text: String

  static let outside = CFFFault(text: "leads out of itself")
}

/// A walk through all parts of a table "CFF " that a program which draws or subsets it reads.
struct CFFCheck {
  /// The number of strings that every font has without storing them.
  static let standardStrings = 391

  let bytes: [UInt8]
  let table: Range<Int>
  let glyphs: Int

  func check() throws(CFFFault) {
    // Cairo reads only headers of four bytes; it redraws fonts with others, which no one makes.
    guard table.count >= 4, bytes[table.lowerBound] == 1, bytes[table.lowerBound + 1] == 0,
      bytes[table.lowerBound + 2] == 4, (1...4).contains(bytes[table.lowerBound + 3])
    else { throw CFFFault(text: "has a broken header") }
    let names = try index(at: table.lowerBound + 4)
    let tops = try index(at: names.end)
    let strings = try index(at: tops.end)
    let global = try index(at: strings.end)
    guard names.count == 1, tops.count == 1 else {
      throw CFFFault(text: "has not one font")
    }
    let top = try CFFDictionary(
      bytes, tops[0], kind: .top, strings: Self.standardStrings + strings.count)
    let charstrings = try index(at: place(top, .charStrings))
    guard charstrings.count == glyphs else {
      throw CFFFault(text: "has not as many glyphs as \"maxp\" states")
    }
    let isCID = top.has(.registry)
    try checkCharset(top, isCID: isCID, strings: strings.count)
    var walk = CharstringWalk(bytes: bytes, global: global, limit: 1 << 20 + 32 * table.count)
    if isCID {
      let fonts = try fontDictionaries(top, strings: strings.count)
      let selected = try selectedFonts(top, count: fonts.count)
      for glyph in 0..<glyphs {
        try walk.check(charstrings[glyph], local: fonts[Int(selected[glyph])])
      }
    } else {
      guard top.has(.privateDictionary) else { throw CFFFault(text: "has no private values") }
      try checkEncoding(top, strings: strings.count)
      let local = try localSubroutines(top)
      for glyph in 0..<glyphs { try walk.check(charstrings[glyph], local: local) }
    }
  }
}

// Places and numbers.
extension CFFCheck {
  private func index(at place: Int) throws(CFFFault) -> CFFIndex {
    try CFFIndex(bytes, at: place, end: table.upperBound)
  }

  private func byte(_ place: Int) throws(CFFFault) -> Int {
    guard table.contains(place) else { throw .outside }
    return Int(bytes[place])
  }

  private func uint16(_ place: Int) throws(CFFFault) -> Int {
    try byte(place) << 8 | byte(place + 1)
  }

  /// Returns the place to which an operator's only operand points.
  private func place(_ dictionary: CFFDictionary, _ key: CFFOperator) throws(CFFFault) -> Int {
    guard let offset = dictionary.integer(key) else { throw CFFFault(text: "lacks a part") }
    guard (4..<table.count).contains(offset) else { throw .outside }
    return table.lowerBound + offset
  }

  /// Checks the private values that a dictionary points to; returns their subroutines.
  private func localSubroutines(_ parent: CFFDictionary) throws(CFFFault) -> CFFIndex {
    guard let size = parent.integer(.privateDictionary, 0),
      let offset = parent.integer(.privateDictionary, 1)
    else { throw CFFFault(text: "has no private values") }
    guard size >= 0, offset >= 0, size <= table.count, offset <= table.count - size else {
      throw .outside
    }
    let start = table.lowerBound + offset
    let values = try CFFDictionary(bytes, start..<start + size, kind: .privateValues, strings: 0)
    guard let distance = values.integer(.subroutines) else { return CFFIndex(end: start) }
    guard distance >= size, distance < table.upperBound - start else { throw .outside }
    return try index(at: start + distance)
  }
}

// Glyph names, encodings, and the parts of fonts with thousands of glyphs.
extension CFFCheck {
  /// Checks that the charset names every glyph but the first, by strings there are.
  private func checkCharset(
    _ top: CFFDictionary, isCID: Bool, strings: Int
  ) throws(CFFFault) {
    let offset = top.integer(.charset) ?? 0
    if (0...2).contains(offset) {
      guard glyphs <= [229, 166, 87][offset], !isCID || top.has(.charset) else {
        throw CFFFault(text: "names too few glyphs")
      }
      return
    }
    let highest = isCID ? 0xFFFF : Self.standardStrings + strings - 1
    let wrong = CFFFault(text: "names glyphs by missing strings")
    var place = try place(top, .charset)
    let format = try byte(place)
    place += 1
    var named = 1
    switch format {
    case 0:
      while named < glyphs {
        guard try uint16(place) <= highest else { throw wrong }
        (place, named) = (place + 2, named + 1)
      }
    case 1, 2:
      while named < glyphs {
        let first = try uint16(place)
        let more = format == 1 ? try byte(place + 2) : try uint16(place + 2)
        guard first + more <= highest else { throw wrong }
        (place, named) = (place + 2 + format, named + more + 1)
      }
      guard named == max(1, glyphs) else { throw CFFFault(text: "names too many glyphs") }
    default:
      throw CFFFault(text: "has an unknown charset")
    }
  }

  private func checkEncoding(_ top: CFFDictionary, strings: Int) throws(CFFFault) {
    guard let offset = top.integer(.encoding), offset > 1 else { return }
    let start = try place(top, .encoding)
    let (format, count) = (try byte(start), try byte(start + 1))
    var place = start + 2
    switch format & 0x7F {
    case 0:
      guard count < glyphs else { throw CFFFault(text: "encodes missing glyphs") }
      place += count
    case 1:
      var glyph = 1
      for _ in 0..<count {
        let (first, more) = (try byte(place), try byte(place + 1))
        (place, glyph) = (place + 2, glyph + more + 1)
        guard first + more <= 255, glyph <= glyphs else {
          throw CFFFault(text: "encodes missing glyphs")
        }
      }
    default:
      throw CFFFault(text: "has an unknown encoding")
    }
    guard place <= table.upperBound else { throw .outside }
    guard format & 0x80 != 0 else { return }
    for supplement in 0..<(try byte(place)) {
      guard try uint16(place + 2 + 3 * supplement) < Self.standardStrings + strings else {
        throw CFFFault(text: "encodes missing glyphs")
      }
    }
  }

  /// Checks the dictionaries of a font in several parts; returns the subroutines of each part.
  private func fontDictionaries(
    _ top: CFFDictionary, strings: Int
  ) throws(CFFFault) -> [CFFIndex] {
    let parts = try index(at: place(top, .fontArray))
    guard (1...256).contains(parts.count) else { throw CFFFault(text: "has no list of fonts") }
    var found: [CFFIndex] = []
    for part in 0..<parts.count {
      found.append(
        try localSubroutines(
          CFFDictionary(
            bytes, parts[part], kind: .font, strings: Self.standardStrings + strings)))
    }
    return found
  }

  /// Returns for each glyph the number of the part it belongs to.
  private func selectedFonts(_ top: CFFDictionary, count: Int) throws(CFFFault) -> [UInt8] {
    let wrong = CFFFault(text: "gives glyphs to missing fonts")
    let start = try place(top, .fontSelect)
    var found: [UInt8] = []
    switch try byte(start) {
    case 0:
      guard start + 1 + glyphs <= table.upperBound else { throw .outside }
      found = Array(bytes[start + 1..<start + 1 + glyphs])
    case 3:
      var place = start + 3
      var first = try uint16(place)
      guard first == 0 else { throw wrong }
      for _ in 0..<(try uint16(start + 1)) {
        let (font, next) = (try byte(place + 2), try uint16(place + 3))
        guard next > first, next <= glyphs else { throw wrong }
        found += repeatElement(UInt8(font), count: next - first)
        (place, first) = (place + 3, next)
      }
    default:
      throw wrong
    }
    guard found.count == glyphs, found.allSatisfy({ $0 < count }) else { throw wrong }
    return found
  }
}
