internal import InkleafGeometry
internal import InkleafPages
internal import InkleafRendering

/// An edition as the pages of a site show it: what is told of it beside others.
///
/// There may be thousands, so it holds no page but a few pictures.
struct SiteEdition {
  /// Its folder.
  var name: String
  /// The index of its list.
  var list: Int
  var title: String
  var language: String
  var layout: String
  var size: String
  var theme: String
  var appearance: Appearance
  var formats: [Format]
  /// The number of pages.
  var pages: Int
  /// Width and height of a page in millimetres.
  var millimetres: Size
  var archive: StoredFile
  /// The pictures of the page that stands for it, the smallest first.
  var pictures: [DisplayRecord.Picture]
  /// A small picture of the page after that one.
  var next: DisplayRecord.Picture?
  /// The colours that show until a picture has loaded, along its longer side.
  var blur: [Color]
  /// The colour behind pictures.
  var mat: Color

  /// - Returns: `nil` for a record without pictures for a site.
  init?(_ record: EditionRecord, list: Int, archive: StoredFile) {
    guard let display = record.display, let first = record.files.first else { return nil }
    name = record.head.edition
    self.list = list
    title = record.head.title
    language = record.head.language
    layout = record.head.layout
    size = record.head.size
    theme = record.head.theme
    appearance = Appearance(rawValue: record.head.appearance) ?? .light
    formats = Format.allCases.filter { format in record.files.contains { $0.format == format } }
    pages = display.pictures.map(\.page).max() ?? 0
    millimetres = first.millimetres
    self.archive = archive
    pictures = display.pictures.filter { $0.page == display.shown }
      .sorted { $0.width < $1.width }
    guard !pictures.isEmpty, pages > 0 else { return nil }
    let (pages, shown) = (pages, display.shown)
    let side = Edition.pictureSides[0]
    next = display.pictures.first {
      $0.page == shown % pages + 1 && max($0.width, $0.height) <= side
    }
    if pages == 1 { next = nil }
    // Files without paper are shown on it.
    let isTransparent =
      record.recipe.member("options")?.member(Recipe.transparent.name)?.bool == true
    let hash = isTransparent ? nil : record.thumbnail?.blurHash
    blur = hash.flatMap(Thumbnail.colors) ?? [display.paper]
    let isDark = display.paper.luminance < 0.18
    // On dark pages, colours of several themes clash sooner.
    mat = display.paper.mixed(with: display.accent, by: isDark ? 0.06 : 0.14)
      .mixed(with: isDark ? Color(0xFFFFFF) : Color(0x000000), by: isDark ? 0.08 : 0.02)
  }

  /// The address of its page, from the folder of the release.
  var page: String { Address.of("site/\(name).html") }

  /// What tells it from others, in words.
  func label(_ words: SiteWords) -> String {
    [SiteNames.shown(theme), SiteNames.shown(size), words.side(appearance)]
      .joined(separator: words[.comma])
  }

  /// What its picture shows.
  func caption(_ words: SiteWords) -> Caption {
    Caption(
      label: label(words) + words.colon, page: pictures[0].title, language: words.mark(language))
  }

  /// What a picture shows.
  struct Caption {
    /// What is said of the edition, in the language of the site.
    var label = ""
    /// What the page is called.
    var page: String
    /// The language of the page's words, where it is not the site's.
    var language: String?
  }

  /// What visitors choose editions by.
  struct Tag {
    var axis: String
    /// The value as addresses have it.
    var word: String
    /// The value as visitors see it.
    var name: String
    /// The language of the name; `nil` for that of the site.
    var language: String?
  }

  /// What visitors choose it by.
  func tags(_ words: SiteWords) -> [Tag] {
    [
      Tag(
        axis: "list", word: "\(title)-\(list + 1)".slug, name: title,
        language: words.mark(language)),
      Tag(axis: "size", word: size.slug, name: SiteNames.shown(size)),
      Tag(axis: "theme", word: theme.slug, name: SiteNames.shown(theme)),
      Tag(axis: "look", word: appearance.rawValue, name: words.name(of: appearance)),
      Tag(axis: "layout", word: layout.slug, name: SiteNames.shown(layout)),
      Tag(
        axis: "language", word: language.slug, name: SiteNames.language(language),
        language: words.mark(language)),
    ] + formats.map { Tag(axis: "format", word: $0.name, name: $0.name.uppercased()) }
  }

  /// The variables of style sheets for the pictures in a gallery.
  var look: String { style(pictures[0]) }

  /// The variables of style sheets for a picture.
  func style(_ picture: DisplayRecord.Picture) -> String {
    let direction = picture.width > picture.height ? "90deg," : ""
    let stops = blur.count > 1 ? blur : blur + blur
    return "--r:\(picture.ratio);--m:\(mat.hex);--p:\(direction)"
      + stops.map(\.coarse.hex).joined(separator: ",")
  }

}

extension Color {
  /// The colour in steps that nobody sees in a blur, so that pages which look alike have the same.
  fileprivate var coarse: Color {
    func step(_ value: UInt8) -> UInt8 { UInt8(min(255, (Int(value) + 4) / 8 * 8)) }
    return Color(red: step(red), green: step(green), blue: step(blue))
  }
}

extension DisplayRecord.Picture {
  /// The width as a multiple of the height.
  var ratio: String {
    let thousandths = max(1, width * 1000 / max(1, height))
    let text = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - text.count) + text
  }
}

extension HTML {
  /// Adds a picture of a page.
  ///
  /// - Parameters:
  ///   - pictures: the same page in several sizes, the smallest first; the second is for screens with small
  ///     pixels, as it is twice as large.
  ///   - caption: what it shows.
  ///   - folder: what leads from the web page to the folder of the release.
  ///   - isSized: whether it says its measures, which the style sheet may say for many.
  mutating func add(
    _ pictures: [DisplayRecord.Picture], _ caption: SiteEdition.Caption, from folder: String = "",
    style: String? = nil, isSized: Bool = true
  ) {
    guard let first = pictures.first else { return }
    // An element is in one language, so words of another one need one of their own.
    let isMixed = caption.language != nil && !caption.label.isEmpty
    if isMixed { add("span", ["class": "unseen"], caption.label) }
    let second = pictures.dropFirst().first.map { "\(Address.of($0.file, from: folder)) 2x" }
    addVoid(
      "img",
      [
        "loading": "lazy", "src": Address.of(first.file, from: folder),
        "srcset": second, "width": isSized ? "\(first.width)" : nil,
        "height": isSized ? "\(first.height)" : nil,
        "alt": isMixed ? caption.page : caption.label + caption.page, "lang": caption.language,
        "style": style,
      ])
  }
}
