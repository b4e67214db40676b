/// Returns the names of the glyphs in a font of format CFF (Adobe Technical Note #5176), but for the
/// first; `nil` for a font of another form than Cairo's subsets with names.
func glyphNames(ofCFF font: [UInt8]) -> [String]? {
  guard font.count >= 4, let names = CFFList(font, at: Int(font[2])),
    let tops = CFFList(font, at: names.end), let top = tops.items.first,
    let strings = CFFList(font, at: tops.end),
    let entries = dictionary(font[top]), let charset = entries[15], let glyphs = entries[17],
    entries[0x0C1E] == nil, let count = CFFList(font, at: glyphs)?.items.count,
    font.indices.contains(charset), font[charset] == 0, charset + 1 + 2 * (count - 1) <= font.count
  else { return nil }
  return (1..<max(1, count)).compactMap { glyph in
    let place = charset + 2 * glyph - 1
    let string = Int(font[place]) << 8 | Int(font[place + 1])
    if string < standardNames.count { return String(standardNames[string]) }
    guard strings.items.indices.contains(string - standardCount) else { return nil }
    return String(validating: font[strings.items[string - standardCount]], as: UTF8.self)
  }
}

/// A list of byte ranges.
private struct CFFList {
  var items: [Range<Int>] = []
  var end: Int

  init?(_ font: [UInt8], at place: Int) {
    func number(_ place: Int, _ size: Int) -> Int {
      font[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    guard place >= 0, place + 2 <= font.count else { return nil }
    let count = number(place, 2)
    end = place + 2
    guard count > 0 else { return }
    guard place + 3 <= font.count, case let size = Int(font[place + 2]), (1...4).contains(size),
      case let base = place + 2 + (count + 1) * size, base < font.count
    else { return nil }
    end = base + 1
    for item in 1...count {
      let next = base + number(place + 3 + item * size, size)
      guard next >= end, next <= font.count else { return nil }
      items.append(end..<next)
      end = next
    }
  }
}

/// Returns the last whole number before each operator of a dictionary.
private func dictionary(_ bytes: ArraySlice<UInt8>) -> [Int: Int]? {
  var entries: [Int: Int] = [:]
  var last = 0
  var rest = bytes
  func take(_ count: Int) -> Int {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }
  while !rest.isEmpty {
    let first = take(1)
    switch first {
    case 12: entries[0x0C00 | take(1)] = last
    case 0...21: entries[first] = last
    case 28: last = take(2)
    case 29: last = take(4)
    case 30: while !rest.isEmpty, case let pair = take(1), pair & 15 != 15, pair >> 4 != 15 {}
    case 32...246: last = first - 139
    case 247...250: last = (first - 247) << 8 + take(1) + 108
    case 251...254: last = -(first - 251) << 8 - take(1) - 108
    default: return nil
    }
  }
  return entries
}

/// The number of strings that every font has without storing them.
private let standardCount = 391

/// The first of these strings, with the names of all letters that Cairo names.
private let standardNames: [Substring] =
  """
  .notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright \
  asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon \
  semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z \
  bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o \
  p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen \
  florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl \
  endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright \
  guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve \
  dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE \
  ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth \
  onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior \
  registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring \
  Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde \
  Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute \
  Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex \
  edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve \
  otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron
  """.split(separator: " ")
