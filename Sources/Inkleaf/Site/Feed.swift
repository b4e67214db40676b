internal import InkleafCompression
internal import InkleafRendering

/// An Atom feed of releases (RFC 4287).
struct Feed {
  static let name = "feed.xml"

  /// Words and their language.
  struct Text {
    var words: String
    /// The language; `nil` if it is not known.
    var language: String?

    init(_ words: String, _ language: String?) { (self.words, self.language) = (words, language) }

    /// The words as an element, with their language where it is not that of the feed.
    fileprivate func element(_ name: String, in feed: String) -> String {
      let mark = language.flatMap { $0 == feed ? nil : " xml:lang=\"\(escaped($0))\"" } ?? ""
      return "<\(name)\(mark)>\(escaped(words))</\(name)>"
    }
  }

  /// A release in the feed.
  struct Entry {
    var title: Text
    var summary: Text
    /// When it says that it was made.
    var updated: String
    /// The page, as seen from the feed.
    var path: String
  }

  /// What tells it from other feeds where no address does; it stays when the title is corrected.
  var name: String
  var title: Text
  /// The language that most of its words are in.
  var language: String
  /// The address of the folder that the feed is in; `nil` if it is not known.
  var base: String?
  var entries: [Entry]

  var bytes: [UInt8] {
    let updated = entries.map(\.updated).max() ?? "1970-01-01T00:00:00Z"
    var lines = [
      #"<?xml version="1.0" encoding="utf-8"?>"#,
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(language)\""
        + (base.map { " xml:base=\"\(escaped($0))\"" } ?? "") + ">",
      title.element("title", in: language),
      "<id>\(escaped(base ?? uniqueName(of: name)))</id>",
      "<updated>\(updated)</updated>", "<author><name>\(escaped(title.words))</name></author>",
      "<generator>Inkleaf</generator>",
    ]
    if let base { lines.append("<link rel=\"self\" href=\"\(escaped(base + Self.name))\"/>") }
    for entry in entries {
      lines += [
        "<entry>", entry.title.element("title", in: language),
        // A release that is corrected stays the same entry.
        "<id>\(uniqueName(of: (base ?? name) + entry.path))</id>",
        "<updated>\(entry.updated)</updated>",
        "<link rel=\"alternate\" type=\"text/html\" href=\"\(escaped((base ?? "") + entry.path))\"/>",
        entry.summary.element("summary", in: language), "</entry>",
      ]
    }
    return Array((lines + ["</feed>"]).map { $0 + "\n" }.joined().utf8)
  }

  /// A name that no other text has (RFC 9562, version 8).
  private func uniqueName(of text: String) -> String {
    let sum = Array(SHA256.hex(of: Array(text.utf8)))
    func part(_ range: Range<Int>) -> String { String(sum[range]) }
    return
      "urn:uuid:\(part(0..<8))-\(part(8..<12))-8\(part(13..<16))-8\(part(17..<20))-\(part(20..<32))"
  }
}

/// The addresses of all pages of a site, for search engines.
struct Sitemap {
  static let name = "sitemap.xml"
  /// What tells the file from others.
  static let mark = "<!-- Inkleaf -->"

  var base: String
  /// The pages, as seen from the folder that the file is in.
  var paths: [String]

  var bytes: [UInt8] {
    let lines =
      [
        #"<?xml version="1.0" encoding="utf-8"?>"#, Self.mark,
        #"<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">"#,
      ] + paths.map { "<url><loc>\(escaped(base + $0))</loc></url>" } + ["</urlset>"]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
