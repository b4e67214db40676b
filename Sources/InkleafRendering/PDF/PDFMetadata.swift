/// What a PDF says of itself, as XMP (ISO 16684-1) and in the older description.
struct PDFMetadata {
  var title: String
  var author: String?
  /// The language, as a BCP 47 tag.
  var language: String
  /// The time of making, `YYYY-MM-DDThh:mm:ssZ`; `nil` where nothing tells it.
  var created: String?
  /// The recipe, in ASCII.
  var recipe: String?
  /// Whether the file has tags, so that it can be read aloud.
  var isTagged: Bool
  /// Whether there is a glyph for every character, without which no rules for archives are kept.
  var hasAllGlyphs: Bool

  static let program = "Inkleaf"

  /// The older description; its entries say the same as the XMP, which archives demand.
  var description: PDFObject {
    var entries: PDFDictionary = ["Title": .text(title), "Creator": .text(Self.program)]
    entries["CreationDate"] = created.map { .text("D:" + $0.filter { $0.isNumber || $0 == "Z" }) }
    if let author { entries["Author"] = .text(author) }
    return .dictionary(entries)
  }

  /// The XMP.
  ///
  /// The recipe is named as the source that the file was made from.
  var xmp: String {
    var names = [
      ("dc", "http://purl.org/dc/elements/1.1/"), ("xmp", "http://ns.adobe.com/xap/1.0/"),
      ("pdfaid", "http://www.aiim.org/pdfa/ns/id/"),
    ]
    var marks = ""
    if hasAllGlyphs { marks += "pdfaid:part=\"2\" pdfaid:conformance=\"U\" " }
    let isAccessible = isTagged && hasAllGlyphs
    if isAccessible {
      names.append(("pdfuaid", Self.accessibility))
      marks += "pdfuaid:part=\"1\" "
    }
    marks += "xmp:CreatorTool=\"\(Self.program)\""
    if let created { marks += " xmp:CreateDate=\"\(escaped(created))\"" }
    var text = "<?xpacket begin=\"\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"
    text += "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
    text += "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
    text += "<rdf:Description rdf:about=\"\""
    for (prefix, address) in names { text += "\nxmlns:\(prefix)=\"\(address)\"" }
    text += "\n\(marks)>"
    text +=
      "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(title, isQuoted: false))</rdf:li></rdf:Alt>"
    text += "</dc:title>"
    if let author {
      text +=
        "<dc:creator><rdf:Seq><rdf:li>\(escaped(author, isQuoted: false))</rdf:li></rdf:Seq></dc:creator>"
    }
    text +=
      "<dc:language><rdf:Bag><rdf:li>\(escaped(language, isQuoted: false))</rdf:li></rdf:Bag></dc:language>"
    if let recipe { text += "<dc:source>\(escaped(recipe, isQuoted: false))</dc:source>" }
    if isAccessible { text += accessibilitySchema }
    return text + "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"
  }

  private static let accessibility = "http://www.aiim.org/pdfua/ns/id/"

  /// The description of the mark for PDF/UA; PDF/A wants all names described that are not its own.
  private var accessibilitySchema: String {
    return "<pdfaExtension:schemas xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\""
      + " xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\""
      + " xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\"><rdf:Bag>"
      + "<rdf:li rdf:parseType=\"Resource\"><pdfaSchema:schema>UA</pdfaSchema:schema>"
      + "<pdfaSchema:namespaceURI>\(Self.accessibility)</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>"
      + "<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType=\"Resource\"><pdfaProperty:name>part</pdfaProperty:name>"
      + "<pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category>"
      + "<pdfaProperty:description>Part</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>"
      + "</rdf:Bag></pdfaExtension:schemas>"
  }
}
