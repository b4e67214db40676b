internal import InkleafGeometry
internal import InkleafPages
internal import InkleafPlatform

/// The page of several releases in one folder, with a feed of them.
struct ReleaseShelf {
  /// A release, by its folder.
  private struct Release {
    var folder: String
    var card: ReleaseCard
    /// Where visitors go: its page, or what there is of an older release without a site.
    var path: String
  }

  private let path: String
  private let releases: [Release]
  /// Files of releases that cannot be read, so that nothing or little leads to these.
  let damaged: [String]

  /// The files, by their names.
  let files: [(name: String, bytes: [UInt8])]

  /// Reads what is told of the releases in a folder.
  ///
  /// - Throws: `InkleafError.request` if there is none.
  init(of path: String) throws {
    let folder = try Folder.open(path)
    try Self.refuseRelease(folder)
    var releases: [Release] = []
    var damaged: [String] = []
    var forbidden: SystemError?
    for name in try folder.names() where !name.hasPrefix(".") && folder.entry(name) == .folder {
      let own: Folder
      do {
        own = try folder.openFolder(name)
      } catch {
        // Visitors cannot see what may not be opened, but its owner may have meant them to.
        guard error.isForbidden else { throw error }
        forbidden = forbidden ?? error
        if name != "lost+found" { damaged.append("\(path)/\(name)") }
        continue
      }
      let (release, unread) = try Self.release(name, in: own)
      if let release { releases.append(release) }
      if let unread { damaged.append("\(path)/\(name)/\(unread)") }
    }
    guard !releases.isEmpty else {
      if let forbidden { throw forbidden }
      guard damaged.isEmpty else {
        throw InkleafError.data(
          damaged.map { Diagnostic(path: $0, message: "cannot be read; make the release anew") })
      }
      // The page of releases that are gone goes too.
      guard try Self.stands(in: path) else {
        throw InkleafError.data([
          Diagnostic(
            path: path,
            message: "no release is here; make one by `inkleaf release FILE --output \(path)`")
        ])
      }
      (self.path, self.releases, self.damaged, files) = (path, [], [], [])
      return
    }
    // The newest comes first, and gives all of them its look.
    releases.sort { ($1.card.created, $0.folder) < ($0.card.created, $1.folder) }
    self.path = path
    self.releases = releases
    self.damaged = damaged
    files = Self.files(of: releases)
  }

  /// Refuses a folder that is a release itself: its parent folder is meant.
  static func refuseRelease(_ folder: borrowing Folder) throws(InkleafError) {
    guard folder.entry(Catalog.name) == .file else { return }
    throw InkleafError.request(["\(folder.path) is a release; give its parent folder"])
  }

  // MARK: Reading

  /// Reads what is told of a release, and names the file that should tell it and cannot be read.
  private static func release(
    _ name: String, in folder: borrowing Folder
  ) throws -> (release: Release?, damaged: String?) {
    guard folder.entry(Catalog.name) == .file else { return (nil, nil) }
    var damaged: String?
    if folder.entry("site") == .folder,
      let bytes = try folder.openFolder("site").readIfThere(
        fileName(of: ReleaseCard.path), limit: ReleaseCard.largestFile)
    {
      if let card = ReleaseCard(parsing: bytes) {
        return (Release(folder: name, card: card, path: "\(name)/\(SiteWriter.index)"), nil)
      }
      damaged = ReleaseCard.path
    }
    guard let bytes = try folder.readIfThere(Catalog.name, limit: Catalog.largestFile),
      let (card, path) = ReleaseCard.older(bytes, called: name)
    else { return (nil, damaged ?? Catalog.name) }
    return (Release(folder: name, card: card, path: "\(name)/\(path)"), damaged)
  }

  /// The address of the folder, where those of the releases agree on it, and most have one: a release of
  /// somebody else may lie among them.
  private static func base(of releases: [Release]) -> String? {
    let bases = releases.compactMap { release -> String? in
      let end = "/\(Address.of(release.folder))/"
      guard let base = release.card.base, base.hasSuffix(end) else { return nil }
      return String(base.dropLast(end.count - 1))
    }
    return Set(bases).count == 1 && bases.count * 2 > releases.count ? bases.first : nil
  }

  // MARK: Making

  private static func files(of releases: [Release]) -> [(name: String, bytes: [UInt8])] {
    guard let newest = releases.first else { return [] }
    let base = base(of: releases)
    let words = SiteWords(language: newest.card.language)
    let title = words[.releases]
    let titles = releases.map(\.card.title)
    let shown = titles.count > 4 ? titles.prefix(3) + [words[.more]] : titles
    let description = words[.shelf, ["titles": words.list(shown)]]
    let page = SitePage(
      title: title, description: description, words: words, feed: title, path: SiteWriter.index,
      wishes: SiteWishes(base: base),
      css: Array(newest.card.look.css.utf8) + PackageResources.style_css)
    let html = page.html { html in
      html.add("header") { html in
        html.add("div", ["class": "bar"]) { page.addSchemes(&$0) }
        html.add("h1", title)
        html.add(
          "p", ["class": "lead"],
          words[.shelfLead, ["releases": words.counted(releases.count, .releases)]])
      }
      html.add("main") { html in
        html.add("ul", ["class": "releases"]) { html in
          for release in releases { add(release, words, &html) }
        }
      }
      page.addFooter(&html, credits: [])
    }
    let feed = Feed(
      name: "releases", title: Feed.Text(title, words.language), language: words.language,
      base: base,
      entries: releases.map { release in
        Feed.Entry(
          title: Feed.Text(release.card.title, release.card.titleLanguage),
          summary: Feed.Text(release.card.description, release.card.language),
          updated: release.card.updated,
          path: Address.of(release.path))
      })
    var files = [(SiteWriter.index, html.bytes), (Feed.name, feed.bytes)]
    if let base {
      let map = Sitemap(base: base, paths: [""] + releases.map { Address.ofPage($0.path) })
      files.append((Sitemap.name, map.bytes))
    }
    return files
  }

  private static func add(_ release: Release, _ words: SiteWords, _ html: inout HTML) {
    let card = release.card
    // What is said of a release is in its own language.
    let own = SiteWords(language: card.language)
    html.add("li", ["lang": words.mark(own.language)]) { html in
      let sides = [Appearance.light, .dark].map { side in
        card.pictures.filter { $0.appearance == side }
      }.filter { !$0.isEmpty }
      for pictures in sides {
        let kind = sides.count > 1 ? pictures.first.map { " \($0.appearance.rawValue)" } : nil
        let mat = pictures.first.map { "--m:\($0.mat.hex)" }
        html.add("div", ["class": "shown" + (kind ?? ""), "style": mat]) { html in
          for picture in pictures {
            html.add(
              picture.sizes, picture.caption, from: Address.of(release.folder) + "/",
              style: "--r:\(picture.sizes[0].ratio)")
          }
        }
      }
      html.add("div") { html in
        html.add("h2") { html in
          html.add("a", ["href": Address.of(release.path)]) {
            $0.add("bdi", ["lang": card.titleLanguage], card.title)
          }
        }
        html.add("p", card.description.withoutDirections)
        let facts = [card.dates, own.counted(card.editions, .editions)].compactMap(\.self)
        html.add("p", facts.joined(separator: own[.comma]))
      }
    }
  }

  // MARK: Writing

  /// Returns the first of these names that a file of somebody else has; an empty file is nobody's.
  private static func stranger(among names: [String], in folder: borrowing Folder) -> String? {
    names.first { name in
      if folder.entry(name) == .absent { return false }
      guard let bytes = try? folder.read(name, limit: 64 << 20) else { return true }
      if bytes.isEmpty { return false }
      let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
      return !marks.contains { text.contains($0) }
    }
  }

  /// What tells our files from others.
  private static let marks = [
    #"<meta name="generator" content="\#(SitePage.generator)">"#, "<generator>Inkleaf</generator>",
    Sitemap.mark,
  ]

  /// Whether a page of releases stands in a folder.
  ///
  /// - Throws: the reason why the folder cannot be opened.
  static func stands(in path: String) throws -> Bool {
    let folder = try Folder.open(path)
    return folder.size(of: SiteWriter.index) ?? 0 > 0 && folder.entry(Catalog.name) == .absent
      && stranger(among: [SiteWriter.index], in: folder) == nil
  }

  /// The names of all files that there can be.
  private static let names = [SiteWriter.index, Feed.name, Sitemap.name]

  /// Refuses a folder in which a file of somebody else has the name of one of these.
  static func refuseStrangers(in folder: borrowing Folder) throws(SystemError) {
    guard let name = stranger(among: names, in: folder) else { return }
    throw SystemError(
      .create, "\(folder.path)/\(name)",
      reason: "it is not from Inkleaf; move it away, or leave sites out by \"site\": false")
  }

  /// Writes the files where they differ from what is there.
  ///
  /// - Returns: whether anything was written.
  /// - Throws: a file of somebody else under one of the names.
  func write() throws -> Bool {
    let folder = try Folder.open(path)
    try Self.refuseStrangers(in: folder)
    let names = files.map(\.name)
    let old = Self.names.filter { !names.contains($0) && folder.entry($0) == .file }
    // What a killed run left goes too.
    let isClean = folder.entry(StagingFolder.name) == .absent
    guard !(isClean && old.isEmpty && differences(in: folder).isEmpty) else { return false }
    if !files.isEmpty {
      let staging = try StagingFolder(in: Folder.open(path), names: names)
      for (name, bytes) in files {
        try staging.partial.folder.write(bytes, to: name, shown: "\(path)/\(name)")
      }
      try staging.commit()
    }
    for name in old { try folder.removeFile(name) }
    return true
  }

  /// The files that are not there as they would be written.
  func differences() throws -> [Diagnostic] {
    let folder = try Folder.open(path)
    return differences(in: folder).map { name in
      .difference("\(path)/\(name)", isMissing: folder.entry(name) == .absent)
    }
  }

  /// The files that are not there as they would be written.
  private func differences(in folder: borrowing Folder) -> [String] {
    files.filter { (try? folder.read($0.name, limit: $0.bytes.count)) != $0.bytes }.map(\.name)
  }
}

extension ReleaseCard {
  /// Reads what there is to show of a release without a site, from its catalog.
  fileprivate static func older(
    _ catalog: [UInt8], called name: String
  ) -> (card: ReleaseCard, path: String)? {
    guard let json = try? JSONReader.read(catalog, most: recordValues),
      let editions = json.member("editions")?.array, let files = json.member("files")?.array,
      let created = json.member("created")?.string, isCreationTime(created),
      let fingerprint = json.member("fingerprint")?.string
    else { return nil }
    let titles = Set(editions.compactMap { $0.member("title")?.string })
    func path(_ kind: String) -> String? {
      files.last { $0.member("kind")?.string == kind }.flatMap { StoredFile($0)?.path }
    }
    guard let target = path("overview") ?? path("archive") else { return nil }
    let pictures = editions.prefix(3).compactMap { edition -> Picture? in
      guard let thumbnail = ThumbnailRecord(edition.member("thumbnail")) else { return nil }
      return Picture(
        words: edition.member("edition")?.string ?? "", appearance: .light, mat: Color(0xE4E2DE),
        sizes: [
          DisplayRecord.Picture(
            file: thumbnail.file, width: max(1, thumbnail.width), height: max(1, thumbnail.height),
            page: 1, title: "")
        ])
    }
    let card = ReleaseCard(
      title: titles.count == 1 ? titles.first ?? name : SiteNames.shown(name),
      description: SiteWords(language: "en")[.older], language: "en", editions: editions.count,
      created: created, updated: created,
      fingerprint: fingerprint, look: SiteLook(.paper), pictures: pictures)
    return (card, target)
  }
}
