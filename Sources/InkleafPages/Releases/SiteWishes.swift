/// What a release file says of the release's site.
public struct SiteWishes: Equatable, Sendable {
  /// The title; `nil` for the list's, or the release's name where there are several lists.
  public var title: String?
  /// A sentence or two for visitors, feeds and search engines; `nil` for one that is made of the editions.
  public var description: String?
  /// The address of the release's folder on the web, ending with a stroke; `nil` if it is not known.
  ///
  /// Only with it there is a `sitemap.xml`, and pictures and feeds have whole addresses.
  public var base: String?
  /// Where a link to all releases leads, such as `../`; `nil` for no such link.
  public var home: String?

  /// Makes wishes.
  public init(
    title: String? = nil, description: String? = nil, base: String? = nil, home: String? = nil
  ) {
    self.title = title
    self.description = description
    self.base = base
    self.home = home
  }

  /// The folders that the site takes in the folder of a release.
  package static let folders = ["site", "days"]
}

extension SiteWishes {
  /// Reads the wishes; `false` means no site at all.
  static func read(_ value: JSON, _ faults: Faults) -> SiteWishes?? {
    if let isWanted = value.bool { return .some(isWanted ? SiteWishes() : nil) }
    guard value.object != nil else {
      return value.isNot(#"true, false, or an object such as {"title": "Ink 2027"}"#, faults)
    }
    var fields = Fields(value, faults, expected: "what is said of the site")
    var wishes = SiteWishes()
    wishes.title = fields.read("title") { $0.someText($1) }
    wishes.description = fields.read("description") { $0.someText($1) }
    wishes.base = fields.read("base") { value, faults in
      guard let text = value.someText(faults) else { return nil }
      guard text.isWebAddress, !text.contains(where: { $0 == "?" || $0 == "#" }) else {
        return value.isNot("the address of a folder such as \"https://example.org/ink/\"", faults)
      }
      return text.hasSuffix("/") ? text : text + "/"
    }
    wishes.home = fields.read("home") { value, faults in
      guard let text = value.someText(faults) else { return nil }
      guard
        text.isWebAddress
          || text.isAddressCharacters && text.first.map({ "./".contains($0) }) == true
      else {
        return value.isNot("an address such as \"../\" or \"https://example.org/\"", faults)
      }
      return text
    }
    fields.end()
    return .some(wishes)
  }
}

extension String {
  /// Whether it is a whole address of the web.
  fileprivate var isWebAddress: Bool {
    ["https://", "http://"].contains { hasPrefix($0) && utf8.count > $0.utf8.count }
      && isAddressCharacters
  }

  /// Whether it has no character that an address must encode.
  fileprivate var isAddressCharacters: Bool {
    utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
  }
}
