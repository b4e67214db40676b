import Foundation
import Support
import Testing

/// Sites of releases as the program makes them.
@Suite struct SiteTests {
  let tests = ReleaseTests()

  static let file = """
    {
      "name": "r", "lists": ["l.txt"], "sizes": ["trading-card"], "themes": ["mint", "./own.json"],
      "appearances": ["light", "dark"], "formats": ["png"], "posters": [] KEYS
    }
    """
  static let list = """
    title: Small 2026
    start: 2026-10-01
    credit: Somebody

    1. Ink
    2. Owl
    3. Old | Tree
    4-5. Sea
    """

  func prepare(
    _ folder: URL, _ list: String = list, keys: String = "", own: String = "grid"
  ) throws {
    try tests.write(Self.file.replacing("KEYS", with: keys), to: "r.json", in: folder)
    try tests.write(list, to: "l.txt", in: folder)
    try tests.write(#"{ "extends": "rose", "ruling": "\#(own)" }"#, to: "own.json", in: folder)
  }

  func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "Output/\(name)"), encoding: .utf8)
  }

  /// Addresses of a page that lead to files of the release.
  func addresses(_ page: String) -> Set<String> {
    Set(
      page.matches(of: /(?:href|src|srcset)="([^"]*)"/).flatMap { match in
        match.1.split(separator: ",").map { String($0.split(separator: " ")[0]) }
      })
  }

  /// An edition of one page has one PDF to download, and its day names each format once.
  @Test func aPageAloneIsADownload() throws {
    try withScratchFolder { folder in
      try tests.write("start: 2026-10-01\n\n1. Owl", to: "l.txt", in: folder)
      try tests.write(
        #"{ "name": "r", "lists": ["l.txt"], "sizes": ["a6"], "formats": ["pdf", "png"] }"#,
        to: "r.json", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      let day = try text("r/days/2026-10-01.json", in: folder)
      #expect(day.components(separatedBy: "\"pdf\"").count == 2, "\(day)")
      let page = try text("r/site/l-a6-classic-paper-light.html", in: folder)
      #expect(page.contains("<b>PDF</b>") && page.contains("l.pdf, "))
    }
  }

  /// Pages without paper are shown on the paper of their side, and stay without it themselves.
  @Test func pagesWithoutPaperAreShownOnIt() throws {
    try withScratchFolder { folder in
      try prepare(folder, keys: #", "overrides": [{ "transparent": true }]"#)
      #expect(try tests.release(in: folder).code == 0)
      let edition = folder.appending(path: "Output/r/l-trading-card-classic-mint-dark")
      for (name, isClear) in [
        ("01-ink.png", true), ("01-ink.340.png", false), ("thumbnail.png", false),
      ] {
        let kind = try shell(["pngcheck", name], in: edition).output
        #expect(kind.contains("alpha") == isClear, "\(kind)")
      }
      let record = try text("r/l-trading-card-classic-mint-dark/edition.json", in: folder)
      let paper = try #require(record.firstMatch(of: /"paper": "(#[0-9A-Fa-f]{6})"/)).1
      let page = try text("r/site/l-trading-card-classic-mint-dark.html", in: folder)
      let behind = try #require(page.firstMatch(of: /--p:(#[0-9A-Fa-f]{6}),/)).1
      let difference = (1...5).filter { $0 % 2 == 1 }.map { start in
        func part(_ color: Substring) -> Int {
          Int(color.dropFirst(start).prefix(2), radix: 16) ?? 999
        }
        return abs(part(paper) - part(behind))
      }
      #expect(difference.allSatisfy { $0 <= 8 }, "\(paper) \(behind)")
    }
  }

  /// An edition on two papers names both, and the feed of a release has its title.
  @Test func papersAndFeedsHaveTheirNames() throws {
    try withScratchFolder { folder in
      try prepare(
        folder,
        keys:
          #", "overrides": [{ "sheets": "cards", "paper": ["a4", "letter"], "formats": "pdf" }]"#)
      let file = try String(contentsOf: folder.appending(path: "r.json"), encoding: .utf8)
      try tests.write(
        file.replacing(#""formats": ["png"]"#, with: #""formats": ["pdf"]"#)
          .replacing(#", "formats": "pdf" }"#, with: " }"), to: "r.json", in: folder)
      let made = try tests.release(in: folder)
      #expect(made.code == 0, "\(made)")
      let page = try text("r/site/l-trading-card-classic-mint-light.html", in: folder)
      let (a4, letter) = ("210\u{A0}×\u{A0}297\u{A0}mm", "215.9\u{A0}×\u{A0}279.4\u{A0}mm")
      #expect(page.contains("on sheets of \(a4) and \(letter)"), "\(page)")
      #expect(page.contains("<span>PDF, \(a4), ") && page.contains("<span>PDF, \(letter), "))
      #expect(page.contains(#"title="Small 2026" href="../feed.xml""#), "\(page)")
    }
  }

  /// Lists months apart are not told as one time.
  @Test func datesOfListsAreTheirOwn() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let file = try String(contentsOf: folder.appending(path: "r.json"), encoding: .utf8)
      try tests.write(
        file.replacing(#"["l.txt"]"#, with: #"["l.txt", "m.txt"]"#), to: "r.json", in: folder)
      try tests.write(
        Self.list.replacing("2026-10-01", with: "2026-12-01"), to: "m.txt", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      let page = try text("r/index.html", in: folder)
      #expect(
        page.contains(">October 1–5, 2026 and December 1–5, 2026</p>"), "\(page.prefix(3000))")
    }
  }

  @Test func everyLinkLeadsToAFile() throws {
    try withScratchFolder { folder in
      try prepare(folder, keys: #", "site": { "base": "https://example.org/r", "home": "../" }"#)
      let made = try tests.release(in: folder)
      #expect(made.code == 0 && made.errors == "", "\(made)")
      let release = folder.appending(path: "Output/r")
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: release).code == 0)
      var count = 0
      for (path, bytes) in try tests.tree(folder.appending(path: "Output"))
      where path.hasSuffix(".html") {
        let page = String(decoding: try #require(bytes), as: UTF8.self)
        let base = folder.appending(path: "Output/\(path)").deletingLastPathComponent()
        for address in addresses(page)
        where !["#", "https:", "data:"].contains(where: address.hasPrefix) {
          let parts = address.prefix { $0 != "#" }.split(separator: "?")
          let file = base.appending(path: try #require(String(parts[0]).removingPercentEncoding))
          #expect(FileManager.default.fileExists(atPath: file.path()), "\(path): \(address)")
          guard parts.count == 2 else { continue }
          count += 1
          let sum = try shell(["sha256sum", file.path()]).output
          #expect(sum.hasPrefix(parts[1]), "\(path): \(address)")
        }
      }
      #expect(count > 60)
      let day = try text("r/days/2026-10-04.json", in: folder)
      #expect(day.contains(#""prompt": "Sea""#) && day.contains(#""days": 2"#))
      #expect(try text("r/days/2026-10-03.json", in: folder).contains("Old · Tree"))
      #expect(try text("r/sitemap.xml", in: folder).contains("<loc>https://example.org/r/site/"))
      #expect(
        try text("sitemap.xml", in: folder).contains("<loc>https://example.org/r/</loc>"))
      for feed in ["feed.xml", "r/feed.xml", "sitemap.xml", "r/sitemap.xml"] {
        #expect(
          try shell(["xmllint", "--noout", feed], in: folder.appending(path: "Output")).code == 0)
      }
      // Nothing is written again, and a changed file is found and repaired.
      let before = try tests.tree(folder.appending(path: "Output"))
      #expect(try tests.release(in: folder).output.hasSuffix("unchanged\n"))
      #expect(
        try shell([tests.inkleaf, "site", "Output"], in: folder).output.hasSuffix("unchanged\n"))
      #expect(try tests.release("--check", in: folder).code == 0)
      for name in ["site/style.css", "index.html", "days/index.json", "site/share.png"] {
        try tests.write("x", to: "Output/r/\(name)", in: folder)
        let checked = try tests.release("--check", in: folder)
        #expect(
          checked.code == 65 && checked.errors.contains("\(name): error: differs"), "\(checked)")
        #expect(try tests.release(in: folder).code == 0)
        #expect(try tests.tree(folder.appending(path: "Output")) == before, "\(name)")
      }
    }
  }

  /// What stands beside the release is checked, too, and pages on sheets are told as such.
  @Test func sheetsAreToldAndTheShelfIsChecked() throws {
    try withScratchFolder { folder in
      try "title: L\nstart: 2026-10-01\n\n1. Fern\n2. Moss\n3. Owl\n".write(
        to: folder.appending(path: "l.txt"), atomically: true, encoding: .utf8)
      let file = """
        { "name": "r", "lists": ["l.txt"], "sizes": ["a6", "a7"], "formats": ["pdf"],
          "overrides": [{ "for": { "size": "a6" }, "sheets": "booklet", "paper": "a5" }] }
        """.replacing("a7", with: "trading-card")
      try file.write(to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      #expect(try tests.release("-q", in: folder).code == 0)
      let pages = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Output/r/site").path()
      ).filter { $0.hasSuffix(".html") }
      let texts = try pages.map { try text("r/site/\($0)", in: folder) }
      let sheets = try #require(texts.first { $0.contains("on sheets of") })
      #expect(
        sheets.contains("Sheets to print") && sheets.contains("turning the paper at its short"))
      #expect(sheets.contains("Staple or sew it on the fold.") && !sheets.contains("Goodnotes"))
      #expect(texts.contains { $0.contains("Goodnotes") && !$0.contains("Sheets to print") })
      #expect(try tests.release("--check", in: folder).code == 0)
      for name in ["index.html", "feed.xml"] {
        try FileManager.default.removeItem(at: folder.appending(path: "Output/\(name)"))
        let check = try tests.release("--check", in: folder)
        #expect(
          check.code == 65 && check.errors.contains("Output/\(name): error: is missing"), "\(check)"
        )
        #expect(try tests.release("-q", in: folder).code == 0)
      }
    }
  }

  /// Posters and calendars of several lists are called as these call themselves.
  @Test func downloadsHaveTheTitlesOfTheirLists() throws {
    try withScratchFolder { folder in
      for (name, title) in [("a", "Ink & Month"), ("b", "Week 2"), ("c", "Week 2")] {
        try "title: \(title)\nstart: 2026-10-01\n\n1. Fern\n2. Moss\n3. Owl\n".write(
          to: folder.appending(path: "\(name)-words.txt"), atomically: true, encoding: .utf8)
      }
      try #"""
      { "name": "r", "lists": ["a-words.txt", "b-words.txt", "c-words.txt"], "sizes": ["trading-card"],
        "formats": ["pdf"], "posters": ["a6"] }
      """#.write(to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      #expect(try tests.release("-q", in: folder).code == 0)
      let page = try text("r/index.html", in: folder)
      for words in [
        "Calendar, <bdi lang=\"en\">Ink &amp; Month",
        "Poster, A6, <bdi lang=\"en\">Ink &amp; Month",
        "Poster, A6, B Words", "Poster, A6, C Words",
      ] { #expect(page.contains(words), "\(words)") }
    }
  }

  /// Each paper is turned at its own edge.
  @Test func sheetsOfSeveralPapersAreTurnedAtTheirEdges() throws {
    try withScratchFolder { folder in
      try "title: Ink\nstart: 2026-10-01\n\n1. Fern\n2. Moss\n3. Owl\n".write(
        to: folder.appending(path: "l.txt"), atomically: true, encoding: .utf8)
      try #"""
      { "name": "r", "lists": ["l.txt"], "sizes": ["a6"], "formats": ["pdf"], "posters": false,
        "overrides": [{ "sheets": "cards", "fit": true, "backs": "card-back", "paper": "a4,a3" }] }
      """#.write(to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      #expect(try tests.release("-q", in: folder).code == 0)
      let page = try text("r/site/l-a6-classic-paper-light.html", in: folder)
        .replacing("\u{A0}", with: " ")
      let print = "Print on both sides, at 100 %, turning the paper at its"
      #expect(page.contains("210 × 297 mm: \(print) long edge. 420 × 297 mm: \(print) short edge."))
    }
  }

  /// Which language the site of these lists is in.
  @Test(arguments: [
    (["de"], "", "de"), (["de", "de-AT"], "", "de"), (["de", "fr"], "", "en"), (["hr"], "", "en"),
    (["en"], #""language": "PL""#, "pl"), (["de", "fr"], #""language": "zh-TW""#, "zh-Hant"),
  ])
  func aSiteIsInTheLanguageOfItsLists(_ lists: [String], _ wish: String, _ language: String) throws
  {
    try withScratchFolder { folder in
      let names = lists.indices.map { "\"l\($0).txt\"" }.joined(separator: ", ")
      let file = Self.file.replacing("\"l.txt\"", with: names)
        .replacing("\"mint\", \"./own.json\"", with: "\"mint\"")
      try tests.write(
        file.replacing("KEYS", with: ", \"site\": {\(wish)}"), to: "r.json", in: folder)
      for (index, tag) in lists.enumerated() {
        let list = Self.list.replacing("title:", with: "language: \(tag)\ntitle:")
        try tests.write(list, to: "l\(index).txt", in: folder)
      }
      #expect(try tests.release(in: folder).code == 0)
      let pages = try tests.tree(folder.appending(path: "Output")).filter {
        $0.key.hasSuffix(".html")
      }
      #expect(pages.count == 2 + 2 * lists.count)
      for (path, bytes) in pages {
        let page = String(decoding: try #require(bytes), as: UTF8.self)
        #expect(page.contains("<html lang=\"\(language)\">"), "\(path)")
      }
      #expect(try text("feed.xml", in: folder).contains("xml:lang=\"\(language)\""))
    }
  }

  /// A site is made anew where nothing but its language is another.
  @Test func anotherLanguageMakesTheSiteAnew() throws {
    try withScratchFolder { folder in
      try prepare(folder, keys: #", "site": {"language": "de"}"#)
      #expect(try tests.release(in: folder).code == 0)
      try prepare(folder, keys: #", "site": {"language": "fr"}"#)
      #expect(try tests.release(in: folder).code == 0)
      #expect(try text("r/index.html", in: folder).contains("<html lang=\"fr\">"))
      #expect(try tests.release(in: folder).output.contains("unchanged"))
    }
  }

  @Test func aGermanSiteHasNoWordOfEnglish() throws {
    try withScratchFolder { folder in
      try prepare(
        folder, Self.list.replacing("title:", with: "language: de\ntitle:"),
        keys: #", "site": {"home": "../"}"#)
      #expect(try tests.release(in: folder).code == 0)
      let gallery = try text("r/index.html", in: folder)
      for words in [
        "4 Zeichenideen als Seiten zum Zeichnen.", "1.–5. Oktober 2026", "Zu den Seiten",
        "data-words=\"Heute: \"", "data-forms=\"one={n} Variante|other={n} Varianten\"",
        "4 Varianten", "Alle Ausgaben", "Alle Varianten in einem ZIP", "Mit Inkleaf gemacht.",
      ] { #expect(gallery.contains(words), "\(words)") }
      let site = folder.appending(path: "Output/r/site")
      let names = try FileManager.default.contentsOfDirectory(atPath: site.path)
      let name = try #require(names.first { $0.hasSuffix("-dark.html") })
      let page = try text("r/site/\(name)", in: folder)
      for words in [
        "Die helle Seite ansehen", "Herunterladen", "4 Seiten, dunkel, Layout Classic,",
        "Füge eine PNG-Seite als eigene Vorlage hinzu.", "Einzelne Seiten", "Nächste Seite",
      ] { #expect(page.contains(words), "\(words)") }
      for text in [gallery, page] {
        for word in ["page", "edition", "Download", " the ", "Show", "All "] {
          // Words of elements, without their names and attributes.
          let shown = text.replacing(/<style>[^<]*<\/style>|<[^>]*>/, with: "")
          #expect(!shown.contains(word), "\(word)")
        }
      }
      #expect(try text("index.html", in: folder).contains("1 Ausgabe mit Seiten zum Zeichnen."))
    }
  }

  /// Today's prompt is found on every day of a list, also where lists run long or others begin years later.
  @Test func everyDayHasItsPrompt() throws {
    try withScratchFolder { folder in
      try tests.write(
        """
        {"name": "r", "lists": ["l.txt", "w.txt"], "sizes": ["a6"], "formats": ["pdf"],
        "layouts": ["list"], "posters": false}
        """, to: "r.json", in: folder)
      try tests.write(Self.list, to: "l.txt", in: folder)
      let weeks = (1...104).map { "\($0). Word \($0)" }.joined(separator: "\n")
      try tests.write(
        "title: Two years\nstart: 2026-06-01\ncadence: weekly\n\n\(weeks)", to: "w.txt", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      let gallery = try text("r/index.html", in: folder)
      for words in [
        #"<span>Ink</span> <time datetime="2026-10-01">"#,
        #"<span>Word 1</span> <time datetime="2026-06-01" data-days="7">"#,
        #"<span>Word 104</span> <time datetime="2028-05-22" data-days="7">May 22–28, 2028</time>"#,
      ] { #expect(gallery.contains(words), "\(words)") }
    }
  }

  /// The first page has all that a list says: numbers, words, notes and days, the hashtag, and addresses as links.
  @Test func theFirstPageHasAllPrompts() throws {
    try withScratchFolder { folder in
      let head = "credit: Words by Ann (ink.example.org/a?b&c)\nhashtag: #ink2026\n"
      try prepare(
        folder,
        Self.list.replacing("credit: Somebody\n", with: head)
          .replacing("2. Owl", with: "2. Owl -- a <barn> owl"))
      #expect(try tests.release(in: folder).code == 0)
      let gallery = try text("r/index.html", in: folder)
      for words in [
        #"<h2 id="prompts">4 drawing prompts</h2>"#, #"<p><bdi lang="en">#ink2026</bdi></p>"#,
        #"<li><b>1</b> <span>Ink</span> <time datetime="2026-10-01">October 1</time></li>"#,
        #"<span>Owl<small> a &lt;barn&gt; owl</small></span>"#, "<span>Old · Tree</span>",
        #"<b>4–5</b> <span>Sea</span> <time datetime="2026-10-04" data-days="2">October 4–5</time>"#,
        #"(<a href="https://ink.example.org/a?b&amp;c">ink.example.org/a?b&amp;c</a>)</bdi>"#,
      ] { #expect(gallery.contains(words), "\(words)") }
      // Of thousands, the last ones are shown.
      for year in [2020, 2023] {
        let many = (1...1000).map { "\($0). Word \($0) of \(year)" }.joined(separator: "\n")
        try tests.write("start: \(year)-01-01\n\n\(many)", to: "\(year).txt", in: folder)
      }
      try tests.write(
        """
        {"name": "r", "lists": ["2023.txt", "2020.txt"], "sizes": ["a6"], "layouts": ["list"],
        "formats": ["svg"], "posters": false}
        """, to: "r.json", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      let long = try text("r/index.html", in: folder)
      #expect(long.components(separatedBy: "<time ").count == 1462)
      #expect(long.contains("<p>…</p>") && long.contains("<span>Word 1 of 2023</span>"))
      #expect(long.contains("<span>Word 540 of 2020</span>") && !long.contains("Word 539 of 2020"))
    }
  }

  /// A site tells nothing of days that no edition has pages for.
  @Test func daysThatAreLeftOutStayUntold() throws {
    try withScratchFolder { folder in
      try prepare(
        folder, keys: #", "overrides": [{"days": "1"}, {"for": {"theme": "mint"}, "days": "1-2"}]"#)
      #expect(try tests.release(in: folder).code == 0)
      let gallery = try text("r/index.html", in: folder)
      for words in ["2 drawing prompts as pages", "October 1–2, 2026", "<span>Owl</span>"] {
        #expect(gallery.contains(words), "\(words)")
      }
      let output = try tests.tree(folder.appending(path: "Output"))
      #expect(output.keys.filter { $0.hasPrefix("r/days/") }.count == 3)
      // A calendar keeps its address, since people subscribe to it.
      #expect(gallery.contains(#"<a href="l.ics">Calendar</a>"#))
      let told = [".html", ".json", ".xml", ".ics"]
      for (path, bytes) in output where told.contains(where: path.hasSuffix) {
        let text = String(decoding: try #require(bytes), as: UTF8.self)
        #expect(!text.contains("Tree") && text.firstMatch(of: /[>:]Sea\b/) == nil, "\(path)")
      }
      #expect(try text("index.html", in: folder).contains("2 drawing prompts"))
    }
  }

  /// Words in another language than the site's say so, also those that are only read aloud.
  @Test func wordsOfOtherLanguagesAreMarked() throws {
    try withScratchFolder { folder in
      try tests.write(
        """
        {"name": "r", "lists": ["ja.txt", "es.txt"], "sizes": ["a6"], "formats": ["pdf", "png"],
        "posters": ["story"], "site": {"title": "Two lists", "language": "en"}}
        """, to: "r.json", in: folder)
      try tests.write(
        "title: 絵の月\nlanguage: ja\nstart: 2026-10-01\n\n1. 海\n", to: "ja.txt", in: folder)
      try tests.write(
        "title: Tinta\nlanguage: es\nstart: 2026-10-01\n\n1. Luna\n", to: "es.txt", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      let gallery = try text("r/index.html", in: folder)
      for words in [
        #"<h1><bdi lang="en">Two lists</bdi></h1>"#, #"<ol aria-labelledby="prompts-1" lang="ja">"#,
        #"1 de octubre</time>"#, #"lang="ja">絵の月</option>"#, #"lang="es">Español</option>"#,
        #"<span class="unseen">Paper, A6, light: </span><img"#, #"alt="1 海" lang="ja">"#,
        #"Poster, Story, <bdi lang="es">Tinta</bdi>"#,
      ] { #expect(gallery.contains(words), "\(words)") }
      let page = try text("r/site/ja-a6-classic-paper-light.html", in: folder)
      for words in [
        #"<bdi lang="en">Two lists</bdi></a>"#, #"<h1><bdi lang="ja">絵の月</bdi>, Paper"#,
        #"alt="1 海" lang="ja">"#, #"aria-label="1 海, PDF" lang="ja">"#,
      ] { #expect(page.contains(words), "\(words)") }
      // A release in another language stands beside it.
      try tests.write(
        #"{"name": "es", "lists": ["es.txt"], "sizes": ["a6"], "formats": ["pdf"], "posters": []}"#,
        to: "es.json", in: folder)
      let second = try shell([tests.inkleaf, "release", "es.json"], in: folder)
      #expect(second.code == 0, "\(second)")
      let own = try text("es/index.html", in: folder)
      #expect(own.contains(#"alt="Paper, A6, claro: 1 Luna">"#), "\(own)")
      let (shelf, feed) = try (text("index.html", in: folder), text("feed.xml", in: folder))
      let isSpanish = shelf.contains(#"<html lang="es">"#)
      #expect(shelf.contains(isSpanish ? #"<li lang="en">"# : #"<li lang="es">"#), "\(shelf)")
      #expect(shelf.contains(#"<bdi lang="es">Tinta</bdi>"#))
      #expect(shelf.contains("1 de octubre de 2026, 1 edición"))
      #expect(shelf.contains("October 1, 2026, 2 editions"))
      #expect(shelf.contains(#"alt="1 海" lang="ja""#))
      #expect(
        feed.contains(
          isSpanish ? #"<title xml:lang="en">Two lists"# : #"<title xml:lang="es">Tinta"#),
        "\(feed)")
    }
  }

  /// What differs has names that differ, and what is somebody's says whose.
  @Test func editionsAndListsAreToldApart() throws {
    try withScratchFolder { folder in
      try tests.write(
        """
        {"name": "r", "lists": ["l.txt", "m.txt"], "sizes": ["trading-card"], "formats": ["png"],
        "layouts": ["classic", "two-up"], "posters": []}
        """, to: "r.json", in: folder)
      try tests.write(Self.list, to: "l.txt", in: folder)
      try tests.write(
        Self.list.replacing("Small", with: "Other").replacing("credit: Somebody\n", with: ""),
        to: "m.txt", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      let gallery = try text("r/index.html", in: folder)
      #expect(gallery.contains(">Small 2026: Somebody<"))
      for heading in [
        #"<h3 id="prompts-1"><bdi lang="en">Small 2026</bdi>"#,
        #"<h3 id="prompts-2"><bdi lang="en">Other 2026</bdi>"#,
      ] { #expect(gallery.contains(heading), "\(heading)") }
      let site = folder.appending(path: "Output/r/site")
      let names = try FileManager.default.contentsOfDirectory(atPath: site.path)
        .filter { $0.hasSuffix(".html") }
      let titles = try names.map { name in
        let page = try text("r/site/\(name)", in: folder)
        return try #require(page.firstMatch(of: /<title>([^<]*)<\/title>/)).1
      }
      #expect(names.count == 4 && Set(titles).count == 4, "\(titles)")
      #expect(titles.contains("Paper, Trading Card, light, Two Up: Small 2026"))
    }
  }

  /// A host may keep what is behind an address for ever.
  @Test func aChangedEditionChangesItsAddressesAlone() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release(in: folder)
      let old = try text("r/index.html", in: folder)
      let mint = "r/site/l-trading-card-classic-mint-light.html"
      let oldMint = try text(mint, in: folder)
      try prepare(folder, own: "lines")
      #expect(try tests.release(in: folder).output.contains("2 of them drawn"))
      let new = try text("r/index.html", in: folder)
      let changed = addresses(old).symmetricDifference(addresses(new))
      #expect(!changed.isEmpty)
      #expect(
        changed.allSatisfy {
          $0.contains("-own-") || $0.hasPrefix("r.zip") || $0.hasPrefix("overview")
            || $0.contains("share")
        }, "\(changed)")
      #expect(try text(mint, in: folder) == oldMint)
    }
  }

  /// A folder that nobody may open is not told of; a release that cannot be read is an error.
  @Test func anUnreadableReleaseIsAnError() throws {
    try withScratchFolder { folder in
      let program = folder.appending(path: "inkleaf").path()
      try FileManager.default.copyItem(atPath: tests.inkleaf, toPath: program)
      try prepare(folder)
      try tests.release(in: folder)
      try shell(["mkdir", "Output/closed"], in: folder)
      try shell(["chmod", "-R", "a+rwX", folder.path()])
      func site() throws -> (code: Int32, errors: String) {
        let outcome = try shell(
          ["setpriv", "--reuid=64321", "--clear-groups", "./inkleaf", "site", "Output"], in: folder)
        return (outcome.code, outcome.errors)
      }
      try shell(["chmod", "000", "Output/closed"], in: folder)
      let closed = try site()
      #expect(closed.code == 0, "\(closed)")
      let card = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: "Output/r/site").path())
      try shell(["chmod", "000"] + card.map { "Output/r/site/\($0)" }, in: folder)
      let unreadable = try site()
      #expect(unreadable.code != 0 && unreadable.errors.contains("Output/r/site"), "\(unreadable)")
      // Where all folders are closed, one of them says why nothing is found.
      try shell(["chmod", "000", "Output/r"], in: folder)
      let nothing = try site()
      #expect(nothing.code == 66 && nothing.errors.contains("Permission denied"), "\(nothing)")
      // So that the folder can be removed.
      try shell(["chmod", "-R", "a+rwX", folder.path()])
    }
  }

  @Test func aReleaseCanDoWithoutASite() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release(in: folder)
      try prepare(folder, keys: #", "site": false"#)
      #expect(try tests.release(in: folder).code == 0)
      let names = try tests.tree(folder.appending(path: "Output/r")).keys
      #expect(
        !names.contains { $0.hasSuffix(".html") || $0.hasPrefix("days") || $0.hasPrefix("site") })
      #expect(!names.contains { $0.hasSuffix(".340.png") })
      #expect(names.contains("l-trading-card-classic-mint-light/thumbnail.png"))
      // Its page among others shows what there is.
      #expect(try shell([tests.inkleaf, "site", "Output"], in: folder).code == 0)
      let page = try text("index.html", in: folder)
      #expect(page.contains("r/overview.png") && page.contains("Small 2026"))
    }
  }

  @Test func filesBeforeTheFirstReleaseStay() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      for name in ["index.html", "overview.png", "site/style.css", "days/index.json"] {
        let path = folder.appending(path: "Output/r/\(name)")
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try tests.write("mine", to: "Output/r/\(name)", in: folder)
        let refused = try tests.release(in: folder)
        #expect(
          refused.code == 73
            && refused.errors.contains("\(name): cannot create: it is not from a release"),
          "\(refused)")
        #expect(try text("r/\(name)", in: folder) == "mine")
        try FileManager.default.removeItem(at: path)
      }
      #expect(try tests.release(in: folder).code == 0)
    }
  }

  @Test func foldersUnderNamesOfFilesStay() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release(in: folder)
      let release = folder.appending(path: "Output/r")
      let names = try tests.tree(release).keys
      for kind in ["overview.png", ".json", ".html", "thumbnail.png", "edition.json"] {
        let inner = kind.hasPrefix(".")
        let name = try #require(
          names.filter { $0.hasSuffix(kind) && (!inner || $0.contains("/")) }.min())
        let path = release.appending(path: name)
        try FileManager.default.removeItem(at: path)
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
        try tests.write("mine", to: "Output/r/\(name)/diary.txt", in: folder)
        let refused = try tests.release(in: folder)
        #expect(
          refused.code == 73 && refused.errors.contains("\(name): cannot create: a folder is in"),
          "\(refused)")
        #expect(try text("r/\(name)/diary.txt", in: folder) == "mine")
        try FileManager.default.removeItem(at: path)
        #expect(try tests.release(in: folder).code == 0)
      }
    }
  }

  @Test func filesOfOthersStay() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Output/r/days"), withIntermediateDirectories: true)
      try tests.write("mine", to: "Output/r/days/diary.txt", in: folder)
      let refused = try tests.release(in: folder)
      #expect(
        refused.code == 73
          && refused.errors.contains("days/diary.txt: cannot create: it is not from a release"))
      #expect(try tests.tree(folder.appending(path: "Output/r"))["catalog.json"] == nil)
      try FileManager.default.removeItem(at: folder.appending(path: "Output/r/days"))
      // A page of somebody else above the releases stays, and the release is whole.
      try tests.write("<p>mine", to: "Output/index.html", in: folder)
      let made = try tests.release(in: folder)
      #expect(
        made.code == 73
          && made.errors.contains("Output/index.html: cannot create: it is not from Inkleaf"),
        "\(made)")
      #expect(try text("index.html", in: folder) == "<p>mine")
      #expect(
        try shell(
          ["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: folder.appending(path: "Output/r")
        ).code == 0)
      #expect(try tests.tree(folder.appending(path: "Output"))["feed.xml"] == nil)
      // An empty one holds nothing that could be lost.
      try tests.write("", to: "Output/index.html", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      #expect(try text("index.html", in: folder).contains(#"content="Inkleaf"#))
    }
  }

  @Test(arguments: [
    (#""site": 3"#, "expected true, false, or an object"),
    (#""site": { "bse": "x" }"#, "did you mean base?"),
    (#""site": { "base": "example.org" }"#, "the address of a folder"),
    (#""site": { "base": "https://example.org/?x" }"#, "the address of a folder"),
    (#""site": { "base": "https://example.org/a/index.html" }"#, "the address of a folder"),
    (#""site": { "base": "https://me:secret@example.org/" }"#, "the address of a folder"),
    (#""site": { "base": "https://[::1" }"#, "the address of a folder"),
    (#""site": { "base": "https://example.org/%zz" }"#, "the address of a folder"),
    (#""site": { "home": "javascript:alert(1)" }"#, "an address such as"),
    (#""site": { "updated": "2026-02-30" }"#, "a day such as"),
    (#""site": { "title": "" }"#, "a text that is not empty"),
    (#""site": { "language": "ar" }"#, "a language that sites have words in: en, de"),
    (#""site": { "language": "german" }"#, "a language that sites have words in: en, de"),
  ])
  func mistakesAreTold(_ keys: String, _ message: String) throws {
    try withScratchFolder { folder in
      try prepare(folder, keys: ", " + keys)
      let outcome = try tests.release("--dry-run", in: folder)
      #expect(outcome.code == 65 && outcome.errors.contains(message), "\(outcome)")
    }
  }

  /// Readers of feeds hide what is said to be of 1970.
  @Test func aFeedWithoutADayIsDoubtful() throws {
    try withScratchFolder { folder in
      let site = #", "site": { "base": "https://example.org/r/""#
      try prepare(folder, "1. Fox\n2. Owl\n", keys: site + " }")
      let undated = try tests.release("--dry-run", in: folder)
      #expect(undated.errors.contains("r.json: warning: no list has dates, so"), "\(undated)")
      try prepare(folder, "1. Fox\n2. Owl\n", keys: site + #", "updated": "2026-10-01" }"#)
      #expect(try tests.release("--dry-run", in: folder).errors == "")
      try prepare(folder, "start: 2026-10-01\n1. Fox\n2. Owl\n", keys: site + " }")
      #expect(try tests.release("--dry-run", in: folder).errors == "")
    }
  }

  /// Next year's file is often last year's, with its address.
  @Test func theAddressOfAnotherReleaseIsDoubtful() throws {
    try withScratchFolder { folder in
      let base = "https://example.org/ink/r/"
      try prepare(folder, keys: #", "site": { "base": "\#(base)" }"#)
      #expect(try tests.release(in: folder).errors == "")
      let file = try String(contentsOf: folder.appending(path: "r.json"), encoding: .utf8)
      let next = file.replacing(#""name": "r""#, with: #""name": "s""#)
      let advice = #"; write that of this release, such as "https://example.org/ink/s/""#
      for (address, fault) in [
        (base, "is that of another release, r"),
        (
          "https://example.org/ink/ink-2025/",
          "ends with the year 2025, which the lists do not have"
        ),
      ] {
        try tests.write(next.replacing(base, with: address), to: "r.json", in: folder)
        let warning = "r.json: warning: \"base\" \(fault)\(advice)\n"
        #expect(try tests.release(in: folder).errors == warning)
        #expect(try shell([tests.inkleaf, "check", "r.json"], in: folder).errors == warning)
      }
      for address in ["https://example.org/ink/s/", "https://example.org/ink-2026/"] {
        try tests.write(next.replacing(base, with: address), to: "r.json", in: folder)
        #expect(try tests.release(in: folder).errors == "")
      }
    }
  }

  /// Feeds and calendars tell of a change when their owner does, and editions stay as they are.
  @Test func changesAreToldWithTheirDay() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release(in: folder).code == 0)
      for name in ["feed.xml", "r/feed.xml"] {
        #expect(try text(name, in: folder).contains("<updated>2026-10-01T00:00:00Z</updated>"))
      }
      try prepare(folder, keys: #", "site": { "updated": "2026-10-12" }"#)
      let made = try tests.release(in: folder)
      #expect(made.code == 0 && !made.output.contains("drawn"), "\(made)")
      for name in ["feed.xml", "r/feed.xml"] {
        #expect(try text(name, in: folder).contains("<updated>2026-10-12T00:00:00Z</updated>"))
      }
      #expect(try text("r/l.ics", in: folder).contains("DTSTAMP:20261012T000000Z\r\n"))
    }
  }

  @Test func anEditionCannotBeCalledAsAFolderOfTheSite() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.write(
        #"{ "lists": "site.txt", "names": "{list}", "sizes": "trading-card", "formats": "png" }"#,
        to: "r.json", in: folder)
      try tests.write(Self.list, to: "site.txt", in: folder)
      let refused = try tests.release(in: folder)
      #expect(refused.code == 65 && refused.errors.contains("which is a folder of the site"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Output").path()))
    }
  }

  /// Titles, prompts and names of others are words on the page, whatever they look like.
  @Test func wordsOfOthersAreNoMarkup() throws {
    try withScratchFolder { folder in
      let evil = "</script><img src=x onerror=alert(1)>\"' &amp; --> ]]>"
      try prepare(
        folder,
        "title: \(evil)\nstart: 2026-10-01\ncredit: \(evil)\n\n1. \(evil)\n2. <!-- x\n")
      let made = try tests.release(in: folder)
      #expect(made.code == 0, "\(made)")
      for (path, bytes) in try tests.tree(folder.appending(path: "Output/r"))
      where path.hasSuffix(".html") {
        let page = String(decoding: try #require(bytes), as: UTF8.self)
        #expect(!page.contains("<img src=x") && !page.contains("<script>alert"), "\(path)")
        #expect(page.components(separatedBy: "<script").count == 2, "\(path)")
        #expect(page.contains("&lt;/script&gt;"), "\(path)")
      }
    }
  }
}
