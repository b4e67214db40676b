import Inkleaf
import InkleafCommandLine
import InkleafPlatform

extension RenderCommand {
  /// The values of a command line.
  struct Wishes {
    var lists: [String]
    var recipe: Recipe
    var output: String
    var jobs: Int
    var resources: Resources
    var isStrict: Bool
    var isQuiet: Bool
    var wantsJSON: Bool
    var isDry: Bool
    /// Whether files that somebody has changed are replaced.
    var isForced: Bool
    /// Whether files that are not made again are removed later.
    var isWatching: Bool

    init(_ arguments: Arguments) throws {
      var reader = ArgumentReader(arguments)
      let patch = reader.patch()
      jobs = reader.jobs()
      output = reader.output(RenderCommand.output, takesPipe: true)
      try reader.end(RenderCommand.description)
      let written = try arguments[from].map { try RecipeCommand.recipe(of: $0) }
      recipe = try RenderCommand.base(written, arguments, given: patch).adding(patch)
      var lists = arguments.operands + arguments.all(RenderCommand.list)
      // A PDF has no list of its own, but may name one that everybody has.
      if lists.isEmpty, let name = written?.list {
        guard PromptList.builtInNames.contains(name) else {
          throw UsageError(
            problems: [
              "missing argument LIST: the PDF does not hold \"\(name.prefix(60))\", the list that it was"
                + " drawn from; give that file, or another list to draw in the same way"
            ],
            command: RenderCommand.description.name)
        }
        lists = [name]
      }
      isQuiet = arguments.has(RunOptions.quiet)
      self.lists = lists.isEmpty ? [try ListInput.name(nil, isQuiet: isQuiet)] : lists
      resources = try arguments.resources()
      resources.requiresFonts = arguments.has(strictFonts)
      wantsJSON = arguments.has(json)
      isDry = arguments.has(dryRun)
      isForced = arguments.has(force)
      isWatching = arguments.has(RunOptions.watch)
      isStrict = arguments.has(ListInput.strict)
      try check(arguments)
    }

    /// Reports pipes that other options exclude.
    private func check(_ arguments: Arguments) throws(UsageError) {
      var problems: [String] = []
      let pipes = lists.count { $0 == "-" } + (recipe.beside?.path == "-" ? 1 : 0)
      if pipes > 1 {
        problems.append("standard input can be read once; give - for one list")
      }
      // Names that look alike may have other bytes, and lead to other files.
      if let twice = lists.indices.first(where: { place in
        lists[..<place].contains { $0.utf8.elementsEqual(lists[place].utf8) }
      }), lists[twice] != "-" {
        problems.append("\(lists[twice]) is given twice; once is enough")
      }
      if lists.contains(where: isStream) || recipe.beside?.path.map(isStream) == true,
        arguments.has(RunOptions.watch)
      {
        problems.append(RunOptions.watchesNoInput)
      }
      if output == "-" {
        if wantsJSON {
          problems.append("--json and --output - both write to standard output; leave one out")
        }
        if lists.count > 1 { problems.append("--output - writes one file; give one LIST") }
        if arguments.has(RunOptions.watch) {
          problems.append("--watch needs a folder to draw to; leave --output - out")
        }
      }
      if isDry, arguments.has(RunOptions.watch) {
        problems.append("--dry-run cannot be used with --watch")
      }
      if isDry, output == "-" {
        problems.append(
          "--dry-run names files, and standard output has no name; leave --output - out")
      }
      if arguments.has(trustPaths), arguments[from] == nil {
        problems.append("--trust-paths is for --from PDF")
      }
      guard problems.isEmpty else {
        throw UsageError(problems: problems, command: RenderCommand.description.name)
      }
    }
  }

  /// The recipe of the PDF that was given, or the usual one.
  private static func base(
    _ written: WrittenRecipe?, _ arguments: Arguments, given patch: Recipe.Patch
  ) throws -> Recipe {
    guard let written, let path = arguments[from] else { return Recipe() }
    let named = written.patch.paths.filter { !patch.keys.contains($0.option) }
    guard named.isEmpty || arguments.has(trustPaths) else {
      throw InkleafError.data(
        named.map { option, file in
          Diagnostic(
            path: path,
            message:
              "its recipe reads the file \"\(file)\" (\(option)); give --\(option) yourself, or"
              + " allow its files with --trust-paths")
        })
    }
    return Recipe().with(written.patch)
  }
}
