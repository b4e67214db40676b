internal import InkleafGeometry
public import InkleafPages
internal import InkleafPlatform

/// The editions of one year: each a list and a recipe, with the name of its folder.
public struct Release: Sendable {
  /// A list of the release.
  public struct List: Sendable {
    /// The path, by which files are named and messages begin.
    public var path: String
    /// The prompts.
    public var prompts: PromptList
    /// The guesses that were made when it was read.
    public var doubts: [Diagnostic]

    /// Takes a list and the path by which its files are named.
    public init(_ prompts: PromptList, path: String, doubts: [Diagnostic] = []) {
      self.prompts = prompts
      self.path = path
      self.doubts = doubts
    }
  }

  /// An edition that is to be made.
  public struct Entry: Sendable {
    /// The folder that its files go to.
    public var name: String
    /// The list's place among `lists`.
    public var list: Int
    /// How it is drawn.
    public var recipe: Recipe
    /// Where the release file has the keys of the recipe that can be wrong.
    var places: [String: FilePlace] = [:]
  }

  /// The folder that everything goes to.
  public private(set) var name: String
  /// The lists, in the order of the release file.
  public private(set) var lists: [List]
  /// The editions, in their order.
  public private(set) var entries: [Entry]
  /// The sizes in which each whole list is drawn as a poster.
  public private(set) var posters: [PageSize]
  /// What is said of the release's site; `nil` for no site.
  public var site: SiteWishes?
  /// The recipe of each list's posters, but for their size.
  private var posterLooks: [ReleaseFile.Look]
  /// The files and fonts that names in recipes lead to.
  var resources: Resources
  /// The release file; `nil` for a release made by Swift code.
  package var path: String?

  /// Makes a release of one list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - recipes: one for each edition; editions are called by list, size, layout, theme and side.
  ///   - name: the folder that everything goes to, written in small letters and hyphens; without it the list's title.
  ///   - posters: the sizes in which the whole list is drawn as a poster.
  ///   - site: what is said of the site; `nil` for no site.
  ///   - resources: where names in the recipes lead.
  /// - Throws: what is wrong with a recipe, or that there is none, or that two make editions of one name.
  public init(
    of list: PromptList, recipes: [Recipe], name: String? = nil, posters: [PageSize] = [],
    site: SiteWishes? = SiteWishes(), resources: Resources = .system
  ) throws(InkleafError) {
    func folder(_ text: String, else usual: String) -> String {
      let slug = text.slug
      return slug.isEmpty ? usual : slug
    }
    let stem = folder(list.title, else: "list")
    self.name = folder(name ?? list.title, else: "release")
    lists = [List(list, path: stem)]
    entries = try inkleaf {
      try recipes.map { recipe in
        let theme = try resources.theme(recipe.theme)
        let folder = recipe.folderName(
          layout: try resources.layout(of: recipe).name, theme: theme.name,
          appearance: recipe.appearance ?? theme.appearance)
        return Entry(name: "\(stem)-\(folder)", list: 0, recipe: recipe)
      }
    }
    guard !entries.isEmpty else {
      throw .request(["a release needs a recipe for at least one edition"])
    }
    if let same = entries.map(\.name).firstTwice {
      throw .request([
        "several editions are called \"\(same)\"; leave one of their recipes out, or give the themes or layouts names"
          + " of their own"
      ])
    }
    self.posters = posters
    self.site = site
    var look = Recipe()
    if let first = recipes.first {
      look.theme = first.theme
      look.appearance = first.appearance
      look.changes = first.changes
      look.missing = first.missing
    }
    posterLooks = [ReleaseFile.Look(recipe: look)]
    self.resources = resources
  }

  /// Reads a release file and the lists that it names.
  ///
  /// Lists, themes and layouts are found in the release file's folder.
  ///
  /// - Throws: everything that is wrong with the file and with its lists.
  public init(contentsOf path: String, resources: Resources = .system) throws(InkleafError) {
    self = try inkleaf { try Release(reading: path, resources) }
  }

  private init(reading path: String, _ resources: Resources) throws {
    // A wrong time is no fault of the file.
    _ = try creationTime(start: nil, sourceDateEpoch: resources.sourceDateEpoch)
    let beside = resources.beside(path)
    let bytes: [UInt8]
    do { bytes = try resources.read(resources.path(path), ListLimits.fileSize) } catch {
      throw InkleafError.unreadable(
        Diagnostic(path: path, message: "cannot read: \(resources.reason(error, forFile: path))"))
    }
    let ownPath: ReleaseFile.NameFinder = { axis, name in
      OwnFolder.Kind.allCases.first { $0.noun == axis }.flatMap { kind in
        (try? resources.own?.file(name, kind))
          ?? ["\(name).json", "\(kind.rawValue)/\(name).json"].first { file in
            kind != .lists && fileStamp(beside.path(file)) != nil
          }
      }
    }
    var errors: [InkleafError] = []
    var prompts = 0
    func read(_ file: ReleaseFile) -> [List] {
      file.lists.compactMap { list in
        // A file may name one list by a thousand paths.
        guard prompts <= ReleaseFile.mostPrompts else { return nil }
        do {
          let read = try beside.list(list.text, file.reading(of: list.text))
          prompts += read.list.prompts.count
          if prompts > ReleaseFile.mostPrompts {
            let message =
              "the lists up to this one have more than \(ReleaseFile.mostPrompts) prompts;"
              + " make several releases"
            errors.append(.data([Diagnostic(path: path, at: list.place, message: message)]))
          }
          return List(read.list, path: list.text, doubts: read.doubts)
        } catch let problem as SystemError {
          let advice = ownPath(ReleaseFile.listAxis, list.text).map {
            ReleaseFile.byPath(list.text, ReleaseFile.listAxis, $0)
          }
          errors.append(
            .unreadable(
              Diagnostic(path: path, at: list.place, message: advice ?? problem.description)))
        } catch {
          errors.append(InkleafError(error))
        }
        return nil
      }
    }
    let (file, faults) = try ReleaseFile.reading(
      bytes, path: path,
      ownName: { key, name in
        key == Recipe.theme.name
          ? try? beside.theme(.file(name)).name : try? beside.layout(.file(name)).name
      }, ownPath: ownPath)
    // Faults of the file do not hide those of its lists.
    if let faults { errors.append(.data(faults.all)) }
    lists = read(file)
    if let error = InkleafError(errors) { throw error }
    let editions: [ReleaseFile.Edition]
    let described = lists.map { ReleaseFile.List(path: $0.path, language: $0.prompts.language) }
    do { editions = try file.placedEditions(of: described) } catch {
      throw InkleafError.data([Diagnostic(path: path, at: error.place, message: error.message)])
    }
    if let fault = Self.fault(inNames: editions.map(\.name), hasSite: file.site != nil) {
      throw InkleafError.data([Diagnostic(path: path, message: fault)])
    }
    // A list that no edition is of makes no posters and no calendar either.
    let used = Set(editions.map(\.list))
    lists.removeAll { !used.contains($0.path) }
    let places = Dictionary(uniqueKeysWithValues: lists.enumerated().map { ($1.path, $0) })
    entries = editions.map { edition in
      Entry(
        name: edition.name, list: places[edition.list] ?? 0, recipe: edition.recipe,
        places: edition.places)
    }
    name = file.name
    posters = file.posters
    site = file.site
    posterLooks = described.filter { used.contains($0.path) }.map(file.posterLook)
    self.resources = beside
    self.path = path
  }

  /// What is wrong with names of editions, which are folders beside the files of the release.
  private static func fault(inNames names: [String], hasSite: Bool) -> String? {
    if hasSite, let name = names.first(where: { SiteWishes.folders.contains($0.lowercased()) }) {
      return
        "an edition is called \"\(name)\", which is a folder of the site; give it another name"
        + " by \"names\", or leave the site out by \"site\": false"
    }
    let endings = [".zip", ".ics", ".png", ".html", ".xml", ".json"]
    return names.first { name in
      let name = name.lowercased()
      return name == "sha256sums" || endings.contains(where: name.hasSuffix)
    }.map {
      "an edition is called \"\($0)\", as a file of the release may be; give it another name by \"names\""
    }
  }
}

extension Release {
  /// Lays an edition out.
  ///
  /// - Throws: every problem of it, as `InkleafError.edition`.
  public func edition(_ entry: Entry) throws(InkleafError) -> Edition {
    do throws(InkleafError) {
      let edition = try Edition(
        lists[entry.list].prompts, entry.recipe, path: resources.path(lists[entry.list].path),
        resources: resources)
      let own = [ThumbnailRecord.name, EditionRecord.name]
      if let file = edition.files.files.first(where: { own.contains($0.name) }) {
        throw InkleafError.request([
          "a page is called \(file.name), as a file of the release is; give layout"
            + " \(edition.layoutName) another name"
        ])
      }
      return edition
    } catch {
      throw .edition(entry.name, fault(error, of: entry.recipe, entry.places))
    }
  }

  /// The look of the release's site, and of all that stands for the whole of it.
  var look: Recipe { posterLooks.first?.recipe ?? Recipe() }

  /// Lays out a poster: a whole list on one page, or on a few where it is too long, in the look that the
  /// release names first.
  func poster(of list: Int, _ size: PageSize) throws(InkleafError) -> Edition {
    var (recipe, places) = (posterLooks[list].recipe, posterLooks[list].places)
    recipe.size = size
    recipe.layouts = [.list]
    recipe.formats = [.png]
    return try edition(
      Entry(name: Self.posterName(size), list: list, recipe: recipe, places: places))
  }

  /// Where the release file has the keys of the recipe of a list's posters.
  func posterPlaces(_ list: Int) -> [String: FilePlace] { posterLooks[list].places }

  /// What messages call a poster.
  static func posterName(_ size: PageSize) -> String { "poster-\(size.text.slug)" }

  /// What the files of each list are called, its poster and its calendar.
  ///
  /// Lists of like file names have their languages or their folders behind them, since addresses that people
  /// subscribe to do not change with the order of the lists.
  var stems: [String] {
    let names = lists.map { list in
      let name = fileStem(of: list.path).slug
      return name.isEmpty ? "list" : name
    }
    let marks: [[String]] = [
      lists.map(\.prompts.language.slug),
      lists.map { $0.path.split(separator: "/").dropLast().last.map { String($0).slug } ?? "" },
    ]
    var stems = names
    for like in Dictionary(grouping: names.indices, by: { names[$0] }).values where like.count > 1 {
      let mark = marks.first { marks in
        let own = Set(like.map { marks[$0] })
        return own.count == like.count && !own.contains("")
      }
      guard let mark else { continue }
      for place in like { stems[place] += "-\(mark[place])" }
    }
    var taken: Set<String> = []
    return stems.map { stem in
      // Others may be called as these are then.
      var (own, number) = (stem, 1)
      while !taken.insert(own).inserted {
        number += 1
        own = "\(stem)-\(number)"
      }
      return own
    }
  }

  /// The folder of the release in a folder for output.
  func folder(in output: String) -> String { "\(output)/\(name)" }
}
