internal import InkleafCompression
internal import InkleafGeometry
internal import InkleafPages

/// Writes the site of a release while its editions' records are read, one after the other.
struct SiteWriter {
  /// The name of the first page.
  static let index = "index.html"
  /// The name of the picture for sharing.
  static let picture = "site/share.png"

  private let run: ReleaseRun
  /// The lists of the release, with the prompts that have pages.
  private let lists: [PromptList]
  private let wishes: SiteWishes
  private let words: SiteWords
  /// What the files of each list are called.
  private let stems: [String]
  private let target: AssemblyTarget
  private let look: SiteLook
  /// The places of the editions that there are, in their order.
  private let places: [Int]
  /// The place of the edition with the theme's other side, by an edition's place.
  private let others: [Int: Int]
  /// Whether editions differ in their layouts.
  private let hasLayouts: Bool
  private var style: StoredFile?
  private var script: StoredFile?
  private var editions: [SiteEdition?] = []
  private var days: DayFiles
  /// What the first page says of the days, and their files, when all editions were added.
  private var (dates, dayFiles): (String?, [StoredFile]) = (nil, [])
  private var stored: [StoredFile] = []

  init(
    _ run: ReleaseRun, _ editions: [StandingEdition], _ wishes: SiteWishes, _ look: SiteLook,
    _ target: AssemblyTarget
  ) throws {
    self.run = run
    self.wishes = wishes
    words = SiteWords(language: run.release.siteLanguage)
    stems = run.release.stems
    self.target = target
    self.look = look
    places = editions.map(\.place)
    others = Self.pairs(places, run.entries)
    let first = places.first.map { run.entries[$0].recipe.layouts }
    hasLayouts = places.contains { run.entries[$0].recipe.layouts != first }
    lists = run.release.drawnLists
    days = DayFiles(lists)
    let css = Array(look.css.utf8) + PackageResources.style_css
    style = try add("site/style.css", css)
    script = try add("site/script.js", PackageResources.script_js)
  }

  /// Finds the editions that differ in nothing but the side of their theme.
  private static func pairs(_ places: [Int], _ entries: [Release.Entry]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    // Large releases have many recipes, so their checksums stand for them.
    let alike = Dictionary(grouping: places) { place in
      var recipe = entries[place].recipe
      recipe.appearance = nil
      let words = "\(entries[place].list) \(recipe.json(version: "", list: "").oneLine)"
      return SHA256.hex(of: Array(words.utf8))
    }
    for group in alike.values where group.count == 2 {
      (pairs[group[0]], pairs[group[1]]) = (group[1], group[0])
    }
    return pairs
  }

  private mutating func add(_ name: String, _ bytes: [UInt8]) throws -> StoredFile {
    let file = try target.add(name, bytes)
    stored.append(file)
    return file
  }

  // MARK: Editions

  /// Adds an edition: writes its page, and keeps what the others need of it.
  mutating func add(_ record: EditionRecord, place: Int, _ archive: StoredFile) throws {
    let list = run.entries[place].list
    guard let display = record.display,
      let edition = SiteEdition(record, list: list, archive: archive)
    else { return editions.append(nil) }
    editions.append(edition)
    days.add(record, edition)
    let index = editions.count - 1
    func name(_ place: Int?) -> String? { place.map { run.entries[$0].name } }
    let prompts = run.release.lists[list].prompts
    let layout = hasLayouts ? words[.comma] + SiteNames.shown(edition.layout) : ""
    let page = EditionPage(
      page: page(
        edition.label(words) + layout + words.colon + edition.title,
        words[
          .editionDescription,
          ["pages": words.counted(edition.pages, .pages), "label": edition.label(words)]],
        path: "site/\(edition.name).html", folder: "../",
        picture: edition.pictures.last.map { ($0.file, $0.width, $0.height) }),
      edition: edition, record: record, size: run.entries[place].recipe.size, display: display,
      heading: SiteNames.shown(edition.theme) + words[.comma] + SiteNames.shown(edition.size)
        + layout,
      hasOtherLists: run.release.lists.count > 1,
      release: (title, run.release.siteTitleLanguage),
      other: name(others[place]), before: name(index > 0 ? places[index - 1] : nil),
      after: name(index + 1 < places.count ? places[index + 1] : nil), credit: prompts.credit,
      sheets: try sheets(of: run.entries[place].recipe, record, prompts),
      hasLinks: run.entries[place].recipe.hasLinks)
    _ = try add("site/\(edition.name).html", page.html().bytes)
  }

  /// What to do with the sheets of paper that the pages of an edition are on; empty for pages alone.
  private func sheets(
    of recipe: Recipe, _ record: EditionRecord, _ list: PromptList
  ) throws -> [String] {
    guard recipe.sheets.areWanted else { return [] }
    let hasBacks = try run.release.resources.layout(of: recipe).hasBacks
    let papers = record.paperSizes
    let steps = papers.map {
      recipe.boundSheets.steps(on: $0, hasBacks: hasBacks, isRightToLeft: list.isRightToLeft)
    }
    guard let first = steps.first, steps.contains(where: { $0 != first }) else {
      return steps.first ?? []
    }
    // Papers may be turned at other edges; what is folded is the same.
    return zip(papers, steps).map { paper, steps in
      "\(words.millimetres(paper)): \(steps[0])"
    } + first.dropFirst()
  }

  // MARK: The rest

  /// The title of the site.
  private var title: String { run.release.siteTitle }

  private func page(
    _ title: String, _ description: String, path: String, folder: String = "",
    picture: (StoredFile, Int, Int)?
  ) -> SitePage {
    SitePage(
      title: title, description: description, words: words, feed: self.title, folder: folder,
      path: path, picture: picture, wishes: wishes, style: style, script: script)
  }

  /// Writes the files of days, when all editions were added.
  mutating func endEditions() throws {
    let spans = days.spans.map { words.dates($0.first, $0.last) }
    dates = spans.isEmpty ? nil : words.list(spans)
    dayFiles = try days.write(title: title, to: target)
    // Memory is not to grow with the number of editions, so nothing is kept longer than needed.
    days = DayFiles([])
  }

  /// Writes what belongs to no edition alone, and returns all files of the site.
  ///
  /// - Parameters:
  ///   - made: the files of the release as a whole.
  ///   - created: when the release says that it was made.
  ///   - fingerprint: the checksum of everything that the release depends on.
  mutating func finish(
    _ made: [Catalog.File], created: String, fingerprint: String
  ) throws -> [Catalog.File] {
    let shown = editions.compactMap(\.self)
    let titleLanguage = run.release.siteTitleLanguage
    let description = wishes.description ?? self.description(shown)
    let tiles = tiles
    let share = made.first { $0.file.path == Self.picture }?.file
    let gallery = GalleryPage(
      page: page(
        title, description, path: Self.index,
        picture: share.map { ($0, Int(SharePicture.width), Int(SharePicture.height)) }),
      heading: title, language: titleLanguage, dates: dates,
      lists: lists, tiles: tiles, files: files(made), credits: credits)
    _ = try add(Self.index, gallery.html().bytes)
    stored += dayFiles
    let updated = wishes.updateTime(created: created)
    let feed = Feed(
      name: run.release.name, title: Feed.Text(title, titleLanguage), language: words.language,
      base: wishes.base,
      entries: [
        Feed.Entry(
          title: Feed.Text(title, titleLanguage), summary: Feed.Text(description, words.language),
          updated: updated, path: Self.index)
      ])
    _ = try add(Feed.name, feed.bytes)
    if let base = wishes.base {
      let map = Sitemap(base: base, paths: [""] + shown.map(\.page))
      _ = try add(Sitemap.name, map.bytes)
    }
    let card = ReleaseCard(
      title: title, titleLanguage: titleLanguage, description: description,
      language: words.language, dates: dates, editions: shown.count, created: created,
      updated: updated, fingerprint: fingerprint,
      base: wishes.base,
      look: look, pictures: ReleaseCard.pictures(tiles, words))
    _ = try add(ReleaseCard.path, Array(card.json.fileText.utf8))
    return stored.map { Catalog.File(kind: .site, file: $0) }
  }

  /// The editions in their order, two sides of a theme together.
  private var tiles: [GalleryPage.Tile] {
    let known = Dictionary(
      zip(places, editions).compactMap { place, edition in edition.map { (place, $0) } },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<Int> = []
    return places.compactMap { place in
      guard seen.insert(place).inserted, let edition = known[place] else { return nil }
      var sides = [edition]
      if let other = others[place], let second = known[other],
        second.appearance != edition.appearance
      {
        seen.insert(other)
        sides.append(second)
      }
      return GalleryPage.Tile(
        light: sides.first { $0.appearance == .light }, dark: sides.first { $0.appearance == .dark }
      )
    }
  }

  private var credits: [(words: String, language: String)] {
    var seen: Set<String> = []
    return run.release.lists.compactMap { list in
      guard let credit = list.prompts.credit, seen.insert(credit).inserted else { return nil }
      // Of several lists, others may be somebody else's.
      let isOfAll = run.release.lists.allSatisfy { $0.prompts.credit == credit }
      return (isOfAll ? credit : list.prompts.title + words.colon + credit, list.prompts.language)
    }
  }

  /// The files of the release as a whole, for visitors.
  private func files(_ made: [Catalog.File]) -> [GalleryPage.File] {
    var overviews = 0
    return made.compactMap { made in
      let name = made.file.path
      if made.kind == .overview { overviews += 1 }
      return switch made.kind {
      case .archive: GalleryPage.File(name: words[.allEditions], file: made.file)
      case .poster: named(posterName(name), made.file)
      case .calendar: named(words[.calendar], made.file)
      case .overview:
        GalleryPage.File(
          name: words[.overview] + (overviews > 1 ? " \(overviews)" : ""), file: made.file)
      case .site: nil
      }
    }
  }

  /// The name of a poster: what it is for.
  private func posterName(_ file: String) -> String {
    let size = fileStem(of: file).dropFirst(stems[list(of: file)].count + "-poster-".count)
    return words[.poster, ["size": SiteNames.shown(String(size))]]
  }

  /// A file of one list, which its name tells where there are several.
  private func named(_ name: String, _ file: StoredFile) -> GalleryPage.File {
    guard stems.count > 1 else { return GalleryPage.File(name: name, file: file) }
    let place = list(of: file.path)
    let lists = run.release.lists.map(\.prompts)
    // Lists in several languages may have one title.
    guard lists.count(where: { $0.title == lists[place].title }) == 1 else {
      return GalleryPage.File(
        name: "\(name)\(words[.comma])\(SiteNames.shown(stems[place]))", file: file)
    }
    return GalleryPage.File(
      name: name, title: (lists[place].title.withoutDirections, lists[place].language), file: file)
  }

  /// The place of the list that a poster or a calendar is of: a list's own file may be called "poster-ideas", too.
  private func list(of file: String) -> Int {
    let name = fileStem(of: file)
    let isPoster = file.hasSuffix(".png")
    return stems.indices.filter {
      isPoster ? name.hasPrefix("\(stems[$0])-poster-") : name == stems[$0]
    }.max { stems[$0].count < stems[$1].count } ?? 0
  }

  /// A sentence of what there is.
  private func description(_ editions: [SiteEdition]) -> String {
    func names(_ value: (SiteEdition) -> String, many: SiteWords.Text) -> String {
      var seen: Set<String> = []
      let all = editions.map { SiteNames.shown(value($0)) }.filter { seen.insert($0).inserted }
      return all.count > 4 ? words[many, ["n": "\(all.count)"]] : words.list(all)
    }
    let prompts = lists.promptCount
    return words[
      .description,
      [
        "prompts": words.counted(prompts, .prompts), "sizes": names(\.size, many: .manySizes),
        "themes": names(\.theme, many: .manyThemes),
      ]]
  }
}

extension Release {
  /// The title of the release's site.
  var siteTitle: String {
    site?.title ?? (lists.count == 1 ? lists[0].prompts.title : SiteNames.shown(name))
  }

  /// The language of that title.
  var siteTitleLanguage: String {
    // A name of a release is a file's, which is in no language.
    let isOfList = site?.title == nil && lists.count == 1
    let languages = Set(lists.map(\.prompts.language))
    // Who gives the site a title and no language writes it in that of the lists.
    let isOfLists = site?.title != nil && site?.language == nil && languages.count == 1
    return isOfList || isOfLists ? languages.first ?? siteLanguage : siteLanguage
  }

  /// The language of the site: the one that is wished, or else that of all lists, or English.
  var siteLanguage: String {
    if let wish = site?.language { return wish }
    let languages = Set(lists.map { SiteWords.language(for: $0.prompts.language) })
    return languages.count == 1 ? languages.first ?? "en" : "en"
  }

  /// The look of the site: that of the theme which is named first, or of the first edition where that theme
  /// cannot be read.
  func siteLook(orOf edition: Entry) throws -> SiteLook {
    let theme =
      try (try? resources.theme(look.theme, look.changes))
      ?? resources.theme(edition.recipe.theme, edition.recipe.changes)
    return SiteLook(theme)
  }
}
