internal import InkleafCompression
internal import InkleafRendering

/// An Atom feed of releases (RFC 4287).
struct Feed {
  static let name = "feed.xml"

  /// A release in the feed.
  struct Entry {
    var title: String
    var summary: String
    /// When it says that it was made.
    var updated: String
    /// The page, as seen from the feed.
    var path: String
  }

  var title: String
  /// The language that its words are in.
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
      "<title>\(escaped(title))</title>", "<id>\(escaped(base ?? name(of: title)))</id>",
      "<updated>\(updated)</updated>", "<author><name>\(escaped(title))</name></author>",
      "<generator>Inkleaf</generator>",
    ]
    if let base { lines.append("<link rel=\"self\" href=\"\(escaped(base + Self.name))\"/>") }
    for entry in entries {
      lines += [
        "<entry>", "<title>\(escaped(entry.title))</title>",
        // A release that is corrected stays the same entry.
        "<id>\(name(of: (base ?? title) + entry.path))</id>", "<updated>\(entry.updated)</updated>",
        "<link rel=\"alternate\" type=\"text/html\" href=\"\(escaped((base ?? "") + entry.path))\"/>",
        "<summary>\(escaped(entry.summary))</summary>", "</entry>",
      ]
    }
    return Array((lines + ["</feed>"]).map { $0 + "\n" }.joined().utf8)
  }

  /// A name that no other text has (RFC 9562, version 8).
  private func name(of text: String) -> String {
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
