internal import InkleafPages
internal import InkleafRendering
internal import InkleafText

/// The pictures of a release as a whole, each of pages that are laid out once more for it.
struct ReleasePictures {
  private let run: ReleaseRun

  init(_ run: ReleaseRun) { self.run = run }

  /// A picture of the first pages of editions.
  func overview(of places: [Int]) throws -> [UInt8] {
    let release = run.release
    let first = release.lists.first?.prompts ?? PromptList(title: "", prompts: [])
    let typesetter = Typesetter(language: first.language, catalog: release.resources.fonts)
    var shown: [Int: ContactSheet.Entry] = [:]
    for place in run.byTheme(places) {
      let entry = run.entries[place]
      shown[place] = ContactSheet.Entry(
        try release.edition(entry).shownDocument.firstSheet, label: entry.name)
    }
    let sheet = ContactSheet(
      places.compactMap { shown[$0] },
      title: release.lists.count == 1 ? first.title : release.name
    ).document(metrics: typesetter, longestSide: 4000)
    let files = FileSet(sheet, formats: [.png], book: nil, singles: true)
    // The fonts of all themes take memory enough.
    var settings = RenderSettings(typesetter: typesetter, dpi: sheet.page.dpi, created: "")
    settings.sparesMemory = true
    return try files.bytes(of: files.files[0], settings)
  }

  /// A picture of the release to be shared: its title, and pages of different themes.
  func share(_ places: [Int], _ look: SiteLook) throws -> [UInt8] {
    let release = run.release
    // Of each theme its first edition, and then others.
    var themes: [Reference<Theme>] = []
    let first = places.filter { place in
      let theme = run.entries[place].recipe.theme
      guard themes.count < 100, !themes.contains(theme) else { return false }
      themes.append(theme)
      return true
    }
    var shown = (first + places.filter { !first.contains($0) }).prefix(3)
    // Of the second theme the dark side, where there is one.
    if shown.count > 1,
      let dark = places.first(where: { place in
        let recipe = run.entries[place].recipe
        return recipe.appearance == .dark && recipe.theme == run.entries[shown[1]].recipe.theme
      })
    {
      shown[1] = dark
    }
    let documents = try shown.map { place in
      try release.edition(run.entries[place]).shownDocument.firstSheet
    }
    let language = release.lists.first?.prompts.language ?? "en"
    let typesetter = Typesetter(language: language, catalog: release.resources.fonts)
    let words = SiteWords(language: release.siteLanguage)[.older]
    let picture = SharePicture(
      title: release.siteTitle, words: String(words.prefix { !".。".contains($0) }),
      font: look.titles,
      paper: look.light.paper, ink: look.light.ink, documents: documents
    ).document(metrics: typesetter)
    let files = FileSet(picture, formats: [.png], book: nil, singles: true)
    return try files.bytes(
      of: files.files[0], RenderSettings(typesetter: typesetter, dpi: 72, created: ""))
  }
}
