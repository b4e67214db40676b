internal import InkleafGeometry
public import InkleafLists

/// What a release file says of the release's site.
public struct SiteWishes: Equatable, Sendable {
  /// The title; `nil` for the list's, or the release's name where there are several lists.
  public var title: String?
  /// A sentence or two for visitors, feeds and search engines; `nil` for one that is made of the editions.
  public var description: String?
  /// The language of the site, as a BCP 47 tag; `nil` for that of all lists, or English.
  public var language: String?
  /// The address of the release's folder on the web, ending with a stroke; `nil` if it is not known.
  ///
  /// Only with it there is a `sitemap.xml`, and pictures and feeds have whole addresses.
  public var base: String?
  /// Where a link to all releases leads, such as `../`; `nil` for no such link.
  public var home: String?
  /// The day of the last change, which feeds and calendars tell; `nil` for the list's first day.
  public var updated: CalendarDate?

  /// Makes wishes.
  public init(
    title: String? = nil, description: String? = nil, language: String? = nil,
    base: String? = nil, home: String? = nil, updated: CalendarDate? = nil
  ) {
    self.title = title
    self.description = description
    self.language = language
    self.base = base
    self.home = home
    self.updated = updated
  }

  /// The folders that the site takes in the folder of a release.
  package static let folders = ["site", "days"]
}

extension SiteWishes {
  /// Reads the wishes.
  fileprivate init(_ fields: inout Fields) {
    title = fields.read(
      "title", .someText, "the title; that of the list, or the release's name, if left out")
    description = fields.read(
      "description", .someText, "a sentence or two for visitors, feeds and search engines")
    language = fields.read(
      "language", .siteLanguage, "the language of the site; that of all lists if left out")
    base = fields.read(
      "base", .folderAddress, "the address of the release's folder on the web")
    home = fields.read("home", .homeAddress, "where a link to all releases leads")
    updated = fields.read(
      "updated", .day, "the day of the last change, for feeds and calendars")
  }
}

extension Form where Value == SiteWishes? {
  /// What is said of the site; `false` means no site at all.
  static var site: Form {
    let wishes = Form<SiteWishes>.object("what is said of the site") { SiteWishes(&$0) }
    return Form(
      { value, faults in
        if let isWanted = value.bool { return .some(isWanted ? SiteWishes() : nil) }
        guard value.object != nil else {
          return value.isNot(#"true, false, or an object such as {"title": "Ink 2027"}"#, faults)
        }
        return wishes.read(value, faults)
      }, write: { $0 == SiteWishes() ? true : nil }
    ) { .schema(anyOf: [["type": "boolean"], wishes.schema($0)]) }
  }
}

extension String {
  /// Whether this is the address of a folder on the web, without a page, a question or a place in it.
  package var isFolderAddress: Bool {
    let isPage = [".html", ".htm"].contains { lowercased().hasSuffix($0) }
    return isWebAddress && !isPage && !contains { $0 == "?" || $0 == "#" }
  }
}

extension Form where Value == String {
  /// The address of a folder on the web, which ends with a stroke.
  fileprivate static var folderAddress: Form {
    Form({ value, faults in
      guard let text = value.someText(faults) else { return nil }
      guard text.isFolderAddress else {
        return value.isNot(
          "the address of a folder such as \"https://example.org/ink/\", without a page, a user or a password",
          faults)
      }
      return text.hasSuffix("/") ? text : text + "/"
    }) { _ in
      .schema(
        pattern: #"^(?!.*[?#])(?!.*\.[Hh][Tt][Mm][Ll]?$)"# + webAddress + "$",
        expected: "the address of a folder such as https://example.org/ink/"
      ).adding([("maxLength", JSON(ListLimits.promptLength))])
    }
  }

  /// An address on the web, or one that is seen from the release's folder.
  fileprivate static var homeAddress: Form {
    Form({ value, faults in
      guard let text = value.someText(faults) else { return nil }
      guard
        text.isWebAddress
          || text.isAddressCharacters && text.first.map({ "./".contains($0) }) == true
      else {
        return value.isNot("an address such as \"../\" or \"https://example.org/\"", faults)
      }
      return text
    }) { _ in
      .schema(
        pattern: "^(?:\(webAddress)|[.\\/]\(addressCharacter)*)$",
        expected: "an address such as ../ or https://example.org/"
      ).adding([("maxLength", JSON(ListLimits.promptLength))])
    }
  }
}

extension Form where Value == CalendarDate {
  /// A day.
  fileprivate static var day: Form {
    Form({ value, faults in
      guard let text = value.someText(faults) else { return nil }
      return CalendarDate(text) ?? value.isNot("a day such as \"2026-10-07\"", faults)
    }) { _ in
      .schema(
        pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",
        expected: "a day such as 2026-10-07")
    }
  }
}

extension Form where Value == String {
  /// The tag of a language that sites have words in.
  fileprivate static var siteLanguage: Form {
    let codes = LabelWords.languages.filter { !$0.contains("-") } + ["no", "nn", "yue"]
    return Form({ value, faults in
      guard let text = value.someText(faults) else { return nil }
      guard isLanguageTag(text), codes.contains(LanguageTag(text).code)
      else {
        return value.isNot(
          "a language that sites have words in: \(LabelWords.languages.joined(separator: ", "))",
          faults)
      }
      return text
    }) { _ in
      .schema(
        pattern: "^(?:\(codes.joined(separator: "|")))(?:-[A-Za-z0-9]{1,8})*$",
        expected: "a language that sites have words in, such as de")
    }
  }
}

/// A character that an address need not encode, or an encoded one, as a pattern.
private let addressCharacter = #"(?:[!#$&-;=?-\[\]_a-z~]|%[0-9A-Fa-f]{2})"#

/// A whole address of the web, as a pattern: the name of its computer, or its number in brackets, and a path.
private let webAddress =
  #"https?:\/\/(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]+)?(?:[\/?#]"# + addressCharacter
  + "*)?"

extension String {
  /// Whether it is a whole address of the web, without somebody's name and password.
  fileprivate var isWebAddress: Bool {
    guard let scheme = ["https://", "http://"].first(where: hasPrefix) else { return false }
    let rest = dropFirst(scheme.count)
    let computer = rest.prefix { !"/?#".contains($0) }
    return computer.isComputer && rest[computer.endIndex...].isAddressCharacters
  }
}

extension StringProtocol {
  /// Whether it is the name of a computer, or its number in brackets, with or without a port.
  fileprivate var isComputer: Bool {
    let port = lastIndex(of: ":").flatMap { self[index(after: $0)...].contains("]") ? nil : $0 }
    let name = self[..<(port ?? endIndex)]
    let digits = port.map { self[index(after: $0)...] }
    let isNumber = name.first == "[" && name.last == "]"
    let inner = isNumber ? name.dropFirst().dropLast() : name[...]
    return !inner.isEmpty
      && inner.allSatisfy { character in
        isNumber
          ? character.isHexDigit && character.isASCII || ":.".contains(character)
          : character.isASCII && (character.isLetter || character.isNumber)
            || "._~-".contains(character)
      }
      && digits.map { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } } ?? true
  }

  /// Whether it has no character that an address must encode, and encodes others rightly.
  fileprivate var isAddressCharacters: Bool {
    let parts = split(separator: "%", omittingEmptySubsequences: false)
    return utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
      && parts.dropFirst().allSatisfy {
        $0.prefix(2).count == 2 && $0.prefix(2).allSatisfy(\.isHexDigit)
      }
  }
}
