internal import InkleafGeometry
internal import InkleafPages

/// What a page of several releases shows of one: `site/release.json`.
struct ReleaseCard {
  static let path = "site/release.json"
  /// The largest file that is read, in bytes.
  static let largestFile = 1 << 20

  var title: String
  /// The language of the title; `nil` if it is not known.
  var titleLanguage: String?
  var description: String
  /// The language that its site is in.
  var language: String
  /// Its days in words; `nil` without dates.
  var dates: String?
  /// The number of editions.
  var editions: Int
  var created: String
  /// When it says that it changed last.
  var updated: String
  var fingerprint: String
  /// The address of its folder on the web.
  var base: String?
  var look: SiteLook
  var pictures: [Picture]

  /// A page of one of its editions.
  struct Picture {
    /// What it shows; where the page is called in another language than the site's, only what is said before that.
    var words: String
    /// The language that the page is called in, where it is not the site's.
    var language: String?
    var appearance: Appearance
    var mat: Color
    var sizes: [DisplayRecord.Picture]
  }

  /// The first pages of a gallery, one for each theme.
  static func pictures(_ tiles: [GalleryPage.Tile], _ words: SiteWords) -> [Picture] {
    var seen: Set<String> = []
    let best = tiles.filter { tile in
      tile.sides.first.map { seen.insert($0.theme).inserted } ?? false
    }
    return (best + tiles.filter { tile in !best.contains { $0.name == tile.name } }).prefix(3)
      .flatMap(\.sides).map { side in
        let caption = side.caption(words)
        return Picture(
          words: caption.label + (caption.language == nil ? caption.page : ""),
          language: caption.language, appearance: side.appearance, mat: side.mat,
          sizes: side.pictures)
      }
  }
}

extension ReleaseCard.Picture {
  /// What the picture shows.
  var caption: SiteEdition.Caption {
    SiteEdition.Caption(
      label: words, page: language == nil ? "" : sizes[0].title, language: language)
  }
}

extension GalleryPage.Tile {
  fileprivate var name: String { sides.first?.name ?? "" }
}

// MARK: As JSON

extension ReleaseCard {
  var json: JSON {
    .object([
      ("title", .string(title)), ("title_language", JSON(titleLanguage)),
      ("description", .string(description)),
      ("language", .string(language)), ("dates", JSON(dates)),
      ("editions", JSON(editions)), ("created", .string(created)),
      ("updated", .string(updated)),
      ("fingerprint", .string(fingerprint)), ("base", JSON(base)), ("look", look.json),
      ("pictures", .array(pictures.map(\.json))),
    ])
  }

  /// Reads the file; returns `nil` for any other text.
  init?(parsing bytes: [UInt8]) {
    guard let json = try? JSONReader.read(bytes, most: recordValues),
      let title = json.member("title")?.string,
      let description = json.member("description")?.string,
      let editions = json.member("editions")?.integer,
      let created = json.member("created")?.string, isCreationTime(created),
      let fingerprint = json.member("fingerprint")?.string,
      let look = json.member("look").flatMap({ SiteLook($0) }),
      let pictures = json.member("pictures")?.array
    else { return nil }
    let updated = json.member("updated")?.string.flatMap { isCreationTime($0) ? $0 : nil }
    self.init(
      title: title, titleLanguage: json.member("title_language")?.string,
      description: description,
      language: json.member("language")?.string ?? "en", dates: json.member("dates")?.string,
      editions: editions, created: created, updated: updated ?? created, fingerprint: fingerprint,
      base: json.member("base")?.string.flatMap { $0.isFolderAddress ? $0 : nil }, look: look,
      pictures: pictures.compactMap(Picture.init))
  }
}

extension ReleaseCard.Picture {
  fileprivate var json: JSON {
    .object([
      ("words", .string(words)), ("language", JSON(language)),
      ("appearance", .string(appearance.rawValue)),
      ("mat", .string(mat.hex)), ("sizes", .array(sizes.map(\.json))),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let words = json.member("words")?.string,
      let appearance = json.member("appearance")?.string.flatMap(Appearance.init),
      let mat = json.member("mat")?.string.flatMap({ Color(web: $0) }),
      let sizes = json.member("sizes")?.array?.compactMap(DisplayRecord.Picture.init),
      !sizes.isEmpty
    else { return nil }
    self.init(
      words: words, language: json.member("language")?.string, appearance: appearance, mat: mat,
      sizes: sizes)
  }
}

extension SiteLook {
  fileprivate var json: JSON {
    func colors(_ palette: Palette) -> JSON {
      .array(
        [palette.paper, palette.ink, palette.accent, palette.muted, palette.rule, palette.frame]
          .map { .string($0.hex) })
    }
    func families(_ font: Font) -> JSON { .array(font.families.map { .string($0) }) }
    return .object([
      ("light", colors(light)), ("dark", colors(dark)), ("titles", families(titles)),
      ("weight", JSON(titles.weight)), ("text", families(text)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    func palette(_ name: String) -> Palette? {
      let colors = json.member(name)?.array?.compactMap { $0.string.flatMap { Color(web: $0) } }
      guard let colors, colors.count == 6 else { return nil }
      return Palette(
        paper: colors[0], ink: colors[1], accent: colors[2], muted: colors[3], rule: colors[4],
        frame: colors[5])
    }
    func font(_ name: String) -> Font {
      Font(
        json.member(name)?.array?.compactMap(\.string) ?? [],
        weight: json.member("weight")?.integer ?? 400)
    }
    guard let light = palette("light"), let dark = palette("dark") else { return nil }
    self.init(light: light, dark: dark, titles: font("titles"), text: font("text"))
  }
}
