import Inkleaf
internal import InkleafPlatform

extension RenderCommand {
  /// An edition of one list, and the folder it goes to.
  struct Plan {
    var list: String
    var edition: Edition
    var folder: String
    /// What an earlier run left in the folder; `nil` where nobody is told.
    var earlier: EarlierPages?

    /// The last parts of the folder's path, which a link may not stand for: those of the list and the edition.
    private static let ownParts = 2

    /// Reads a list and lays it out.
    init(_ list: String, _ wishes: Wishes) throws {
      self.list = list
      let read = try ListInput.read(
        list, wishes.recipe, isStrict: wishes.isStrict, wishes.resources)
      let path = ListInput.path(list, of: read.list)
      if !wishes.isQuiet { ListInput.show(read.doubts) }
      // Standard input has no name that a command could read again.
      edition = try Edition(
        read.list, wishes.recipe, path: path, from: isStream(list) ? "-" : list,
        resources: wishes.resources)
      if wishes.isStrict { try edition.checkWords() }
      for warning in edition.warnings { warning.tell(isQuiet: wishes.isQuiet) }
      folder = "\(wishes.output)/\(fileStem(of: path))/\(edition.name)"
      if !wishes.isQuiet { tellIdleChanges(read.list, wishes, path: path) }
      guard wishes.output != "-" else { return }
      try edition.check(writingTo: folder, own: Self.ownParts)
      let isTold = !wishes.isQuiet && !wishes.isWatching
      // Whatever is there is drawn over in silence.
      if wishes.isForced, !isTold { return }
      let earlier = EarlierPages(in: folder, before: edition)
      if !wishes.isForced { try earlier.checkUntouched(in: folder) }
      if isTold {
        earlier.tellOthers(in: folder)
        self.earlier = earlier
      }
    }

    /// Says which changes of the theme no page shows, as of a ruling's distance where there is no ruling.
    private func tellIdleChanges(_ list: PromptList, _ wishes: Wishes, path: String) {
      func document(_ list: PromptList, _ recipe: Recipe) -> Document? {
        (try? Edition(list, recipe, path: path, resources: wishes.resources))?.document
      }
      // Most changes show on a page of the first prompt, and all pages take long.
      var first = list
      first.prompts = Array(list.prompts.prefix(1))
      func page(_ recipe: Recipe) -> Document? {
        var recipe = recipe
        recipe.days = nil
        return document(first, recipe)
      }
      let changed = wishes.recipe.changes.isEmpty ? nil : page(wishes.recipe)
      for change in wishes.recipe.changes {
        var other = wishes.recipe
        other.changes.removeAll { $0 == change }
        let use = use(of: change)
        guard use != nil || page(other) == changed && document(list, other) == edition.document
        else { continue }
        Main.warn("--set \(change.text.prefix(60)) changes nothing" + (use ?? " on these pages"))
      }
    }

    /// What a change is for that these files do not show; `nil` where they may show it.
    private func use(of change: ThemeChange) -> String? {
      let formats: [String: Format] = ["greys": .png, "arrows": .pdf]
      if let format = formats[change.key], !edition.recipe.formats.contains(format) {
        return ": it is for \(format.name.uppercased()) files"
      }
      let side = Appearance(rawValue: String(change.key.prefix { $0 != "." }))
      guard let side, side != edition.recipe.appearance else { return nil }
      return ": it is for --appearance \(side.rawValue)"
    }

    /// Draws all files into the folder.
    func draw(_ wishes: Wishes) throws -> [DrawnFile] {
      let progress = Progress.onTerminal(isQuiet: wishes.isQuiet)
      defer { progress.clear() }
      return try edition.write(
        to: folder, own: Self.ownParts, jobs: wishes.jobs,
        wantsSums: wishes.wantsJSON || wishes.isWatching,
        monitor: Monitor(progress, isQuiet: wishes.isQuiet))
    }

    /// How many pages there are, and the paper that they are on.
    var pages: String {
      let sheets = edition.impositions.map { imposition in
        let scale = imposition.scale
        let share = scale < 0.9995 ? " at \(Int((scale * 100).rounded())) %" : ""
        return "\(counted(imposition.sheetCount, "sheet")) of \(imposition.paperName)\(share)"
      }
      return counted(edition.document.sheets.count, "page")
        + (sheets.isEmpty ? "" : " on \(sheets.joined(separator: " and "))")
    }

    /// What would be made, for programs.
    var forecast: JSON {
      .object([
        ("list", .string(list)), ("folder", .string(folder)),
        ("files", .array(edition.files.files.map { .string($0.name) })),
      ])
    }

    /// Prints the files that would be made, and beside them how many there are.
    func tell(isQuiet: Bool) throws {
      let files = edition.files.files
      try Main.show(files.map { "\(folder)/\($0.name)\n" }.joined())
      if !isQuiet {
        Main.tell(["\(pages), \(counted(files.count, "file")) would go to \(folder)"])
      }
    }
  }
}
