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
  /// Small pictures of the two pages after that one.
  var others: [DisplayRecord.Picture]
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
    others = (1...2).compactMap { step in
      let page = (shown - 1 + step) % pages + 1
      return pages > 2
        ? display.pictures.first { $0.page == page && max($0.width, $0.height) <= side } : nil
    }
    blur = record.thumbnail.flatMap { Thumbnail.colors(ofBlurHash: $0.blurHash) } ?? [display.paper]
    let isDark = display.paper.luminance < 0.18
    mat = display.paper.mixed(with: display.accent, by: isDark ? 0.2 : 0.14)
      .mixed(with: isDark ? Color(0xFFFFFF) : Color(0x000000), by: isDark ? 0.06 : 0.02)
  }

  /// The address of its page, from the folder of the release.
  var page: String { Address.of("site/\(name).html") }

  /// What tells it from others, in words.
  var label: String {
    "\(SiteNames.shown(theme)), \(SiteNames.shown(size)), \(appearance.rawValue)"
  }

  /// What visitors choose by: axes with the value's word in an address and its name.
  var tags: [(axis: String, word: String, name: String)] {
    [
      ("list", "\(list + 1)-\(title)".slug, title), ("size", size.slug, SiteNames.shown(size)),
      ("theme", theme.slug, SiteNames.shown(theme)),
      ("look", appearance.rawValue, appearance.rawValue),
      ("layout", layout.slug, SiteNames.shown(layout)),
      ("language", language.slug, SiteNames.language(language)),
    ] + formats.map { ("format", $0.name, $0.name.uppercased()) }
  }

  /// The variables of style sheets for its pictures.
  func style(_ picture: DisplayRecord.Picture) -> String {
    let direction = picture.width > picture.height ? "90deg," : ""
    let stops = blur.count > 1 ? blur : blur + blur
    return "--r:\(picture.ratio);--m:\(mat.hex);--p:\(direction)"
      + stops.map(\.hex).joined(separator: ",")
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
  ///   - pictures: the same page in several sizes, the smallest first.
  ///   - words: what it shows.
  ///   - folder: what leads from the web page to the folder of the release.
  mutating func add(
    _ pictures: [DisplayRecord.Picture], _ words: String, from folder: String = "",
    style: String? = nil, kind: String? = nil
  ) {
    guard let first = pictures.first else { return }
    func address(_ picture: DisplayRecord.Picture) -> String {
      Address.of(picture.file, from: folder)
    }
    let set = pictures.map { "\(address($0)) \($0.width)w" }.joined(separator: ",")
    addVoid(
      "img",
      [
        "class": kind, "loading": "lazy", "decoding": "async", "src": address(first),
        "srcset": pictures.count > 1 ? set : nil, "sizes": pictures.count > 1 ? "auto,20vw" : nil,
        "width": "\(first.width)", "height": "\(first.height)", "alt": words, "style": style,
      ])
  }
}
