/// Returns the names of the glyphs in a font of format CFF (Adobe Technical Note #5176), but for the
/// first; `nil` for a font of another form than Cairo's subsets with names.
package func glyphNames(ofCFF font: [UInt8]) -> [String]? {
  guard font.count >= 4 else { return nil }
  func index(at place: Int) throws(CFFFault) -> CFFIndex {
    try CFFIndex(font, at: place, end: font.count)
  }
  guard let tops = try? index(at: index(at: Int(font[2])).end), tops.count > 0,
    let strings = try? index(at: tops.end),
    let top = try? CFFDictionary(
      font, tops[0], kind: .top, strings: CFFCheck.standardStrings + strings.count),
    !top.has(.registry), let charset = top.integer(.charset),
    let glyphs = top.integer(.charStrings), let count = try? index(at: glyphs).count,
    font.indices.contains(charset), font[charset] == 0, charset + 1 + 2 * (count - 1) <= font.count
  else { return nil }
  return (1..<max(1, count)).compactMap { glyph in
    let place = charset + 2 * glyph - 1
    let string = Int(font[place]) << 8 | Int(font[place + 1])
    if string < standardNames.count { return String(standardNames[string]) }
    let own = string - CFFCheck.standardStrings
    guard (0..<strings.count).contains(own) else { return nil }
    return String(validating: font[strings[own]], as: UTF8.self)
  }
}

/// The first of the strings that every font has without storing them, with the names of all letters
/// that Cairo names.
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
