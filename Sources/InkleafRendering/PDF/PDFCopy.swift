internal import InkleafCompression
internal import InkleafText

/// A copy of what Cairo drew into the objects of another file, each equal object once.
struct PDFCopy {
  private let source: PDFFile
  private let pictures: PDFImages
  /// The new reference of each object that was copied.
  private var copied: [Int: PDFObject] = [:]
  /// What forms of Cairo's file are to be, by their numbers.
  private var plans: [Int: PDFPlan] = [:]
  /// The parts of backgrounds whose plans are known.
  private var planned: Set<ObjectIdentifier> = []
  private var depth = 0
  /// Whether anything in the file is transparent; if not, pages need no colours to blend in.
  let hasTransparency: Bool
  /// Whether all graphics states only say that nothing is transparent.
  private let dropsStates: Bool

  /// Starts a copy.
  ///
  /// - Parameter pictures: those that stand-ins in the file are for.
  init(of source: PDFFile, _ pictures: PDFImages) throws {
    self.source = source
    self.pictures = pictures
    let states = source.objects.values.flatMap(\.graphicsStates)
    dropsStates = states.allSatisfy { state in
      state == ["CA": .number(1), "ca": .number(1)]
    }
    let hasMasks = try source.objects.values.contains { try pictures.image(for: $0)?.mask != nil }
    hasTransparency = !dropsStates || hasMasks
  }

  /// Copies a value with all that it refers to.
  mutating func value(
    _ value: PDFObject?, _ objects: inout PDFObjects
  ) throws -> PDFObject? {
    guard let value else { return nil }
    return try value.mapReferences { number in try reference(number, &objects) }
  }

  private mutating func reference(_ number: Int, _ objects: inout PDFObjects) throws -> PDFObject {
    if let known = copied[number] { return known }
    guard depth < 64, let object = source.objects[number] else {
      throw PDFFault(object: number, words: "resources lead in a circle")
    }
    if let image = try pictures.image(for: object) {
      var stream = image.stream
      stream.dictionary["SMask"] = image.mask.map { objects.share(.stream($0)) }
      let new = objects.share(.stream(stream))
      copied[number] = new
      return new
    }
    depth += 1
    defer { depth -= 1 }
    var changed = try cleaned(object, number).mapReferences { try reference($0, &objects) }
    if object.isASCIIFont, case .dictionary(var font) = changed {
      font["ToUnicode"] = objects.share(.stream(try Self.asciiTable()))
      changed = .dictionary(font)
    }
    let new = objects.share(changed)
    copied[number] = new
    return new
  }

  /// Copies the operators of a page.
  ///
  /// - Parameters:
  ///   - page: Cairo's page.
  ///   - plan: what it is to be.
  ///   - names: the names of the tags in them; `nil` for a file without tags.
  mutating func content(
    of page: PDFDictionary, _ plan: PDFPlan, names: [String]?, _ objects: inout PDFObjects
  ) throws -> PDFObject {
    objects.share(.stream(try drawing(of: page, plan, names: names)))
  }

  /// Returns the operators of a page, without what they refer to.
  mutating func drawing(
    of page: PDFDictionary, _ plan: PDFPlan, names: [String]?
  ) throws -> PDFStream {
    guard let number = page["Contents"]?.reference,
      case .stream(let stream)? = source.objects[number]
    else { throw PDFFault(words: "a page without content") }
    let resources = source.resolved(page["Resources"])?.dictionary
    // Parts of its background are the only forms that a page has. Cairo numbers them as it draws them first.
    let forms = (source.resolved(resources?["XObject"])?.dictionary?.values ?? [])
      .compactMap(\.reference).filter { source.objects[$0]?.isForm ?? false && plans[$0] == nil }
    let new = plan.backgrounds.filter { planned.insert(ObjectIdentifier($0)).inserted }
    guard forms.count == new.count else { throw PDFFault(words: "forms that were not drawn") }
    for (form, background) in zip(forms.sorted(), new) { plans[form] = background.plan }
    return try rewritten(stream, number, by: plan, resources, names: names)
  }

  /// Copies the resources of a page, itself no object of its own.
  mutating func resources(
    _ value: PDFObject?, _ objects: inout PDFObjects
  ) throws -> PDFDictionary {
    let own = value?.reference.flatMap { source.objects[$0] } ?? value
    return try self.value(own.map(withoutStates), &objects)?.dictionary ?? [:]
  }

  private func rewritten(
    _ stream: PDFStream, _ number: Int, by plan: PDFPlan?, _ resources: PDFDictionary?,
    names: [String]?
  ) throws -> PDFStream {
    let fonts = source.resolved(resources?["Font"])?.dictionary?.entries ?? []
    let wide = fonts.filter { font in
      source.resolved(font.value)?.dictionary?["Subtype"] == .name("Type0")
    }
    let cuts = plan.map { PDFCuts($0, wideFonts: wide.map { Array("/\($0.key)".utf8) }) }
    let content: PDFContent
    do {
      content = try PDFContent(
        rewriting: try PDFFile.content(of: stream, number), cuts, names: names,
        dropsStates: dropsStates)
    } catch {
      throw PDFFault(object: number, words: error.words)
    }
    var dictionary = stream.dictionary
    dictionary["Filter"] = .name("FlateDecode")
    return PDFStream(
      dictionary: dictionary, bytes: try deflated(content.bytes, level: PDFObjects.level))
  }

  /// Returns an object as archives and print shops want it.
  private func cleaned(_ object: PDFObject, _ number: Int) throws -> PDFObject {
    switch object {
    case .stream(var stream) where object.isForm:
      let resources = source.resolved(stream.dictionary["Resources"])?.dictionary
      if !hasTransparency { stream.dictionary["Group"] = nil }
      stream.dictionary["Resources"] = stream.dictionary["Resources"].map(withoutStates)
      return .stream(try rewritten(stream, number, by: plans[number], resources, names: nil))
    case .dictionary(var font) where object.isASCIIFont:
      font["ToUnicode"] = nil
      return .dictionary(font)
    case .dictionary(var font) where font["Subtype"] == .name("CIDFontType2"):
      // Codes are the glyphs' numbers, which archives want to be said.
      font["CIDToGIDMap"] = font["CIDToGIDMap"] ?? .name("Identity")
      return .dictionary(font)
    case .dictionary(let dictionary) where dictionary["Type"] == .name("FontDescriptor"):
      return .dictionary(try cleaned(descriptor: dictionary))
    default: return withoutStates(object)
    }
  }

  /// The characters of fonts with nothing but ASCII, one table for all of them in place of Cairo's.
  private static func asciiTable() throws -> PDFStream {
    let table =
      "begincmap 1 begincodespacerange<00><FF>endcodespacerange"
      + " 1 beginbfrange<20><7E><0020>endbfrange endcmap"
    return PDFStream(
      dictionary: ["Filter": .name("FlateDecode")], bytes: try deflated(Array(table.utf8)))
  }

  private func withoutStates(_ object: PDFObject) -> PDFObject {
    guard dropsStates, case .dictionary(var dictionary) = object else { return object }
    dictionary["ExtGState"] = nil
    return .dictionary(dictionary)
  }

  /// Returns the description of a font with the names of its glyphs, which archives want.
  private func cleaned(descriptor: PDFDictionary) throws -> PDFDictionary {
    var entries = descriptor
    // The font is in the file, so that nobody looks for another of its family.
    entries["FontFamily"] = nil
    guard let names = try glyphNames(of: entries) else { return entries }
    entries["CharSet"] = .string(names.flatMap { Array("/\($0)".utf8) })
    return entries
  }

  /// Returns the names of the glyphs in the font of a description; `nil` if the font has no names.
  private func glyphNames(of descriptor: PDFDictionary) throws -> [String]? {
    guard let number = (descriptor["FontFile3"] ?? descriptor["FontFile"])?.reference,
      case .stream(let font)? = source.objects[number]
    else { return nil }
    let bytes = try PDFFile.content(of: font, number)
    guard descriptor["FontFile3"] == nil else { return InkleafText.glyphNames(ofCFF: bytes) }
    let start = source.resolved(font.dictionary["Length1"])?.integer
    return start.flatMap { InkleafText.glyphNames(ofType1: bytes, encryptedFrom: $0) }
  }
}

extension PDFObject {
  /// Whether it is a drawing that pages show.
  fileprivate var isForm: Bool { stream?.dictionary["Subtype"] == .name("Form") }

  /// Whether it is a font whose codes are those of ASCII.
  fileprivate var isASCIIFont: Bool {
    guard let font = dictionary, font["Encoding"] == .name("WinAnsiEncoding"),
      let last = font["LastChar"]?.integer
    else { return false }
    return last < 0x7F
  }

  /// The graphics states of resources.
  fileprivate var graphicsStates: [PDFDictionary] {
    let entries =
      switch self {
      case .dictionary(let entries): entries
      case .stream(let stream): stream.dictionary["Resources"]?.dictionary ?? [:]
      default: [:] as PDFDictionary
      }
    return entries["ExtGState"]?.dictionary?.values.map { $0.dictionary ?? [:] } ?? []
  }
}
