internal import InkleafPages
internal import InkleafPlatform

extension Release {
  /// Returns what is wrong with an edition as a fault of the release file, where that file asks for it.
  ///
  /// - Parameters:
  ///   - recipe: how the edition is drawn.
  ///   - places: where the release file has the keys of the recipe.
  func fault(
    _ error: InkleafError, of recipe: Recipe, _ places: [String: FilePlace]
  ) -> InkleafError {
    guard let path else { return error }
    switch error {
    case .several(let errors): return .several(errors.map { fault($0, of: recipe, places) })
    case .request(let problems):
      return .data(
        problems.map {
          Diagnostic(path: path, at: place(of: $0, places), message: $0.inWordsOfFiles)
        })
    case .data(let problems):
      return .data(
        problems.map { problem in
          if problem.isOfProgram { return placed(problem, path, places) }
          // What is wrong with words of a list can be about options, too.
          var problem = problem
          problem.message = problem.message.inWordsOfFiles
          return problem
        })
    case .system(let system) where system.action == .read:
      let key = files(of: recipe).first { resources.path($0.file) == system.path }?.key
      guard let key, let place = places[key.name] else { return error }
      return .unreadable(Diagnostic(path: path, at: place, message: system.description))
    default: return error
    }
  }

  /// Returns where the release file has what a message is about; `nil` for the whole file.
  private func place(of message: String, _ places: [String: FilePlace]) -> FilePlace? {
    // Messages name keys as options, or begin with them.
    Recipe.keys.first { places[$0.name] != nil && message.names($0) }.flatMap { places[$0.name] }
  }

  /// Returns doubts about an edition as doubts about the release file, where they are about no other file.
  ///
  /// - Parameter places: where the release file has the keys of the edition's recipe.
  func placed(
    _ warnings: [Edition.Warning], _ places: [String: FilePlace]
  ) -> [Edition.Warning] {
    guard let path else { return warnings }
    return warnings.map { warning in
      guard warning.diagnostic.isOfProgram else { return warning }
      var warning = warning
      warning.diagnostic = placed(warning.diagnostic, path, places)
      return warning
    }
  }

  private func placed(
    _ diagnostic: Diagnostic, _ path: String, _ places: [String: FilePlace]
  ) -> Diagnostic {
    let place = place(of: diagnostic.message, places)
    var diagnostic = diagnostic
    (diagnostic.path, diagnostic.line, diagnostic.column) = (path, place?.line, place?.column)
    diagnostic.message = diagnostic.message.inWordsOfFiles
    return diagnostic
  }

  /// Throws all that is wrong with editions where one of them cannot have what its recipe wishes.
  func checkWishes() throws(InkleafError) {
    let areSound = entries.allSatisfy { $0.recipe.faults(for: lists[$0.list].prompts).isEmpty }
    // Only where nothing is made anyway, all editions are laid out: no problem hides another.
    guard !areSound, let error = InkleafError(findings().problems) else { return }
    throw error
  }

  /// The files that a recipe names, with their keys.
  private func files(of recipe: Recipe) -> [(key: Recipe.Key, file: String)] {
    let all =
      [(Recipe.theme, recipe.theme.path), (Recipe.backs, recipe.backs?.path)]
      + recipe.layouts.map { (Recipe.layout, $0.path) } + [(Recipe.beside, recipe.beside?.path)]
    return all.compactMap { key, file in file.map { (key, $0) } }
  }
}

extension String {
  /// Whether it names an option.
  fileprivate func names(_ key: Recipe.Key) -> Bool {
    // "day 40 is not in this list" is about `days`.
    hasPrefix("\(key.name) ") || key.name.hasSuffix("s") && hasPrefix("\(key.name.dropLast()) ")
      || split { !($0.isLetter || $0 == "-") }.contains { $0 == "--\(key.name)" }
  }
}

extension String {
  /// The message with the keys of a release file in the place of options.
  fileprivate var inWordsOfFiles: String {
    // A name that begins with another one goes before it.
    let own = replacing("--missing box", with: #""overrides": [{"missing": "box"}]"#)
    return Recipe.keys.sorted { $0.name.count > $1.name.count }.reduce(own) { text, key in
      text.replacing("--\(key.name)", with: "\"\(key.axis ?? key.name)\"")
    }
  }
}

extension Diagnostic {
  /// Makes an error at a place in a file; `nil` for the whole file.
  init(path: String, at place: FilePlace?, message: String) {
    self.init(path: path, line: place?.line, column: place?.column, message: message)
  }
}
