internal import InkleafGeometry
internal import InkleafPages

/// The words that a site's pages say themselves, in a language.
///
/// Those of each language are a file in `Words`.
struct SiteWords: Sendable {
  /// The name of a text, as the files have it.
  enum Text: String, CaseIterable {
    case decimal, comma, and, or, space
    case releases, made, colours, auto, light, dark
    case allReleases = "all-releases"
    case skip, choose, all, list, size, theme, look, layout, language, format, editions, nothing
    case showAll = "show-all"
    case today, everything, poster, calendar, overview
    case allEditions = "all-editions"
    case description
    case manySizes = "many-sizes"
    case manyThemes = "many-themes"
    case editionDescription = "edition-description"
    case facts, pixels
    case onSheets = "on-sheets"
    case seeLight = "see-light"
    case seeDark = "see-dark"
    case download, book, sheets, checksums, use, page, before, after, close
    case allFiles = "all-files"
    case checksumNote = "checksum-note"
    case singlePages = "single-pages"
    case pageFiles = "page-files"
    case otherEditions = "other-editions"
    case pageBefore = "page-before"
    case pageAfter = "page-after"
    case theBook = "the-book"
    case aPDFPage = "a-pdf-page"
    case pngPages = "png-pages"
    case addTemplate = "add-template"
    case openPNG = "open-png"
    case openSVG = "open-svg"
    case `import`, send, copy, finger, print
    case linksInReading = "links-in-reading"
    case linksSince = "links-since"
    case halfHour = "half-hour"
    case onPaper = "on-paper"
    case shelf, more, older
    case shelfLead = "shelf-lead"
  }

  /// The name of things that are counted, as the files have it.
  enum Things: String, CaseIterable {
    case prompts = "n-prompts"
    case editions = "n-editions"
    case pages = "n-pages"
    case files = "n-files"
    case releases = "n-releases"
  }

  /// The language, as web pages name it.
  let language: String
  private var texts: [String: String]
  /// The forms of things by the kinds of numbers before them: "one", "few" and "other".
  private var forms: [String: [String: String]]

  /// Takes the words of a language; those of another language than the files' are English.
  ///
  /// - Parameter language: a BCP 47 tag.
  init(language: String) {
    self.language = Self.language(for: language)
    let members = (try? JSONReader.read(Self.file(for: language).value()))?.object ?? []
    (texts, forms) = ([:], [:])
    for member in members {
      texts[member.name] = member.value.string
      guard let own = member.value.object else { continue }
      forms[member.name] = Dictionary(own.map { ($0.name, $0.value.string ?? "") }) { $1 }
    }
  }

  /// The languages that have words, English first.
  static var languages: [String] { files.map(\.key) }

  /// Returns the language of the words that a language gets, as web pages name it.
  static func language(for tag: String) -> String {
    let key = file(for: tag).key
    return key == "zh-hant" ? "zh-Hant" : key
  }

  private static func file(for tag: String) -> (key: String, value: @Sendable () -> [UInt8]) {
    let key = LabelWords.key(of: tag)
    return files.first { $0.key == key } ?? files[0]
  }

  /// The file of each language, English first.
  static let files: KeyValuePairs<String, @Sendable () -> [UInt8]> = [
    "en": { PackageResources.en_json }, "cs": { PackageResources.cs_json },
    "da": { PackageResources.da_json }, "de": { PackageResources.de_json },
    "el": { PackageResources.el_json }, "es": { PackageResources.es_json },
    "fi": { PackageResources.fi_json }, "fr": { PackageResources.fr_json },
    "hu": { PackageResources.hu_json }, "it": { PackageResources.it_json },
    "ja": { PackageResources.ja_json }, "ko": { PackageResources.ko_json },
    "nb": { PackageResources.nb_json }, "nl": { PackageResources.nl_json },
    "pl": { PackageResources.pl_json }, "pt": { PackageResources.pt_json },
    "ru": { PackageResources.ru_json }, "sv": { PackageResources.sv_json },
    "tr": { PackageResources.tr_json }, "uk": { PackageResources.uk_json },
    "zh": { PackageResources.zh_json }, "zh-hant": { PackageResources.zh_hant_json },
  ]
}

// MARK: Texts

extension SiteWords {
  /// Returns a text; `{name}` stands for a value.
  subscript(_ text: Text, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let pattern = texts[text.rawValue] ?? ""
    return filled(pattern) { name in values.first { $0.key == name }?.value }
  }

  /// Returns a number of things in words, such as "31 pages".
  func counted(_ count: Int, _ things: Things) -> String {
    let forms = forms[things.rawValue] ?? [:]
    let form = forms[Self.kind(of: count, in: language)] ?? forms["other"] ?? ""
    return filled(form) { $0 == "n" ? "\(count)" : nil }
  }

  /// The forms of things as a script reads them: each kind of number and its text, with `{n}` in it.
  func forms(of things: Things) -> String {
    (forms[things.rawValue] ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: "|")
  }

  /// Returns the kind of a whole number, as the CLDR names it where the language has forms of its own.
  private static func kind(of number: Int, in language: String) -> String {
    let (ones, tens) = (number % 10, number % 100 / 10)
    switch language {
    case "fr", "pt": return number < 2 ? "one" : "other"
    case "cs": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "pl":
      return number == 1 ? "one" : (2...4).contains(ones) && tens != 1 ? "few" : "other"
    case "ru", "uk":
      return tens == 1 ? "other" : ones == 1 ? "one" : (2...4).contains(ones) ? "few" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }

  /// Returns names with commas and an "and".
  func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: self[.comma]) + self[.and] + last
  }

  /// What marks words of a language in a page; `nil` for the language of the page itself.
  func mark(_ language: String?) -> String? { language == self.language ? nil : language }

  /// What is between words and what they are about.
  var colon: String { LabelWords.colon(in: language) }

  /// Returns sentences one after the other.
  func joined(_ sentences: [String]) -> String { sentences.joined(separator: self[.space]) }

  /// Returns a number with at most one decimal.
  func number(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(self[.decimal])\(tenths % 10)"
  }

  /// Returns width and height in millimetres.
  func millimetres(_ size: Size) -> String {
    "\(number(size.width))\u{A0}×\u{A0}\(number(size.height))\u{A0}mm"
  }

  /// Returns the size of a file in words.
  func sized(_ bytes: Int) -> String {
    bytes < 1000
      ? "\(bytes)\u{A0}B"
      : Inkleaf.sized(bytes).replacing(".", with: self[.decimal]).replacing(" ", with: "\u{A0}")
  }

  /// Returns the name of a side of a theme.
  func name(of appearance: Appearance) -> String {
    self[appearance == .light ? .light : .dark]
  }

  /// Returns the word for a side of a theme within a sentence.
  func side(_ appearance: Appearance) -> String { name(of: appearance).lowercased() }

  /// Returns the days from one date to another.
  func dates(_ first: CalendarDate, _ last: CalendarDate) -> String {
    CalendarWords(language: language).daysOfYears(first, last)
  }
}
