import Inkleaf
import InkleafCommandLine
import InkleafPlatform

extension Option {
  /// The option of a command line that gives a key of a recipe.
  init(_ key: Recipe.Key) {
    guard let placeholder = key.placeholder else {
      self.init(flag: key.name, letter: key.letter, hasOpposite: true, key.summary)
      return
    }
    var values = Values(key.choices)
    values.hidden = [Recipe.Patch.usual]
    self.init(
      key.name, letter: key.letter, value: placeholder, values: values, default: key.fallback,
      key.summary)
    isRepeated = key.isRepeated
  }
}

extension Values {
  /// The values of an option that gives a key of a recipe.
  init(_ choices: Recipe.Choices) {
    self =
      switch choices {
      case .any: .any
      case .file: .file
      case .one(let words): .one(words)
      case .some(let words): .some(words)
      case .oneOrOther(let words): .one(words, or: .text)
      case .oneOrFile(let words): .one(words, or: .file)
      case .someOrOther(let words): .some(words, or: .text)
      case .someOrFile(let words): .some(words, or: .file)
      case .key(let words): .key(words)
      }
    self = withOwn
  }

  /// The values, with the names of one's own files where the built-in names are the first of them.
  var withOwn: Values {
    guard other == .file, !words.isEmpty else { return self }
    var values = self
    let kind = OwnFolder.Kind.allCases.first { words.starts(with: $0.builtInNames) }
    values.files = kind.map {
      NamedFiles(in: $0.rawValue, ending: $0 == .lists ? "" : ".json")
    }
    return values
  }
}

/// Reads arguments into values, and collects every problem before any is reported.
struct ArgumentReader {
  let arguments: Arguments
  private var problems: [String] = []

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// The keys of a recipe that were given, among some.
  mutating func patch(_ keys: [Recipe.Key] = Recipe.keys) -> Recipe.Patch {
    var patch = Recipe.Patch()
    for key in keys {
      let option = Option(key)
      if key.placeholder == nil {
        if arguments.has(option) { set(key, "", &patch) }
        if arguments.takesBack(option) {
          if arguments.has(option) {
            problems.append("--\(key.name) and --\(option.opposite ?? "") exclude each other")
          }
          let others = [Recipe.book.name: Recipe.single.name, Recipe.single.name: Recipe.book.name]
          if let other = others[key.name], arguments[RenderCommand.from] == nil {
            problems.append(
              "--no-\(key.name) takes --\(key.name) back, which --from brings; without it write --\(other)"
            )
          }
          patch.reset(key)
        }
      } else {
        let texts = arguments.all(option)
        if !key.isRepeated, let last = texts.last, texts.contains(where: { $0 != last }) {
          let all = texts.flatMap { $0.split(separator: ",") }.eachOnce.joined(separator: ",")
          let advice = key.takesSeveral ? "; write \(all) for all of them" : ""
          Main.warn(
            "--\(key.name) is given more than once, and \"\(last.prefix(60))\" counts\(advice)")
        }
        for text in key.isRepeated ? texts : texts.suffix(1) { set(key, text, &patch) }
      }
    }
    // Without sheets there is nothing for the other wishes about them.
    let open = [Recipe.Patch.usual, "none"]
    if let scheme = arguments[Option(Recipe.sheets)]?.lowercased(), open.contains(scheme) {
      for key in Recipe.sheetKeys where !patch.keys.contains(key.name) { patch.reset(key) }
    }
    return patch
  }

  /// Puts a text into a patch.
  mutating func set(_ key: Recipe.Key, _ text: String, _ patch: inout Recipe.Patch) {
    if text == Recipe.Patch.usual { return patch.reset(key) }
    let text = key.takesSeveral ? text.withoutSpacesAtCommas : String(text[...].trimmed)
    if key.takesSeveral, text.contains(","),
      text.split(separator: ",", omittingEmptySubsequences: false).contains("")
    {
      problems.append(
        "--\(key.name) \"\(text.prefix(60))\": remove the comma that has no word before or behind it"
      )
      return
    }
    do {
      try patch.set(key, to: text, own: OwnInput.names(for: key, text))
      OwnInput.warn(key, text)
    } catch {
      if let advice = OwnInput.advice(key, text) {
        problems.append(advice)
        return
      }
      if key.name == Recipe.size.name, let size = text.withDecimalPoints {
        problems.append("--size \(text.prefix(60)): fractions have a point; write \(size)")
        return
      }
      let words = "--\(key.name) \(text.lowercased())"
      if let hint = RecipeHints.values.first(where: { $0.name == words }) {
        problems.append("unknown value for --\(key.name) \"\(text)\": write \(hint.summary)")
        return
      }
      if text.contains(","), [Recipe.size.name, Recipe.theme.name].contains(key.name) {
        problems.append(
          "--\(key.name) takes one, not \"\(text.prefix(60))\"; preview takes several, and so does a"
            + " release (`inkleaf new --release`)")
        return
      }
      let label = key.isRepeated ? "--\(key.name) \(text.prefix(60)): " : "--\(key.name): "
      problems.append((key.needsLabel ? label : "") + error.description)
    }
  }

  /// Reads the value of an option; returns a fallback where it is not given or wrong.
  mutating func read<Value>(
    _ option: Option, _ fallback: Value, _ body: (String) throws(UsageProblem) -> Value
  ) -> Value {
    guard let text = arguments[option] else { return fallback }
    do { return try body(text) } catch {
      problems.append(error.description)
      return fallback
    }
  }

  /// Reads a whole number; returns a fallback where it is not given or wrong.
  mutating func whole(_ option: Option, _ fallback: Int, _ range: ClosedRange<Int>) -> Int {
    read(option, fallback) { (text) throws(UsageProblem) in
      guard let value = Int(text), range.contains(value) else {
        throw UsageProblem(
          "--\(option.name) is a number from \(range.lowerBound) to \(range.upperBound), not"
            + " \"\(text)\"")
      }
      return value
    }
  }

  /// Reports every problem.
  func end(_ command: Command?) throws(UsageError) {
    guard problems.isEmpty else {
      // A value that goes into several recipes is told of once.
      throw UsageError(problems: problems.eachOnce, command: command?.name)
    }
  }
}

extension String {
  /// The text without the spaces that people put before and behind commas.
  var withoutSpacesAtCommas: String {
    split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }.joined(separator: ",")
  }
}

/// Options of several commands that are no part of a recipe.
enum RunOptions {
  static let defaultOutput = "Output"
  static let jobsRange = 1...256

  static let fontFolder = Option(
    "font-dir", value: "FOLDER", values: .folder, "fonts that are used before the installed ones")
  static let jobs = Option(
    "jobs", letter: "j", value: "N", default: "one per CPU core", "files drawn at the same time")
  static let quiet = Option(
    flag: "quiet", letter: "q", "print only errors, and warnings about pages")
  static let watch = Option(
    flag: "watch", "draw again whenever the list, the theme or the layout changes")
  /// The error for a file that cannot be watched.
  static let watchesNoInput = "--watch needs a file; standard input does not change"
}

extension ArgumentReader {
  /// How many files are drawn at the same time.
  mutating func jobs() -> Int { whole(RunOptions.jobs, coreCount, RunOptions.jobsRange) }

  /// The folder that files go to.
  ///
  /// - Parameter takesPipe: whether `-` may stand for standard output.
  mutating func output(_ option: Option, takesPipe: Bool = false) -> String {
    read(option, RunOptions.defaultOutput) { (text) throws(UsageProblem) in
      if let ending = ["pdf", "png", "svg"].first(where: { text.lowercased().hasSuffix(".\($0)") })
      {
        throw UsageProblem(
          "--output names a folder, not a file such as \(text)"
            + (takesPipe ? "; for one file write: --output - > FILE.\(ending)" : ""))
      }
      // The longest path of a file may have 4096 bytes, of which folders and names in it take some.
      guard text.utf8.count < 3500 else {
        throw UsageProblem("--output is longer than paths may be; name a folder that is nearer")
      }
      guard text != "~", !text.hasPrefix("~/") else {
        throw UsageProblem(
          "--output \(text): ~ is your home folder only where the shell sees it, at the start of a word"
            + " without quotes; write \"$HOME\(text.dropFirst())\"")
      }
      guard text != "-" || takesPipe else {
        throw UsageProblem(
          "--output - is standard output, which only render writes to; name a folder")
      }
      return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
    }
  }
}

extension Arguments {
  /// The files and fonts of this machine, with those that the arguments name.
  func resources() throws -> Resources {
    guard let folder = self[RunOptions.fontFolder] else { return .withOwn }
    var resources = Resources(
      fonts: try FontCatalog(folder: folder),
      sourceDateEpoch: environment("SOURCE_DATE_EPOCH"))
    resources.own = OwnFolder.system
    return resources
  }
}

extension Monitor {
  /// Watches for Ctrl-C and the like, and shows progress on a terminal.
  init(_ progress: Progress, isQuiet: Bool) {
    self.init(
      shouldStop: { Interruption.signalNumber != nil }, progress: progress.show,
      warn: { warning in
        progress.clear()
        warning.tell(isQuiet: isQuiet)
      })
  }
}

extension Edition.Warning {
  /// Prints the warning, unless only what is wrong on a page is worth a word.
  func tell(isQuiet: Bool) {
    let isOfPages =
      switch kind {
      case .missingGlyph, .smallText, .lowContrast, .coarsePicture, .foreignColors, .lostWords,
        .unshownWords, .freeCells,
        .missingDates,
        .missingBeside, .borrowedLabels:
        true
      case .substitutedFont, .mixedFonts, .coloredInk, .idleOption, .partOfBook, .samePages,
        .strangeFile, .otherList, .otherBase, .datelessFeed, .doubtfulSheets:
        false
      }
    if !isQuiet || isOfPages { Main.tell([diagnostic.description]) }
  }
}

extension String {
  /// A size with its commas made points, as in "8,5x11in"; `nil` for anything else.
  fileprivate var withDecimalPoints: String? {
    let sides = split(separator: "x", omittingEmptySubsequences: false)
    let hasFractions =
      sides.count == 2
      && sides.allSatisfy { $0.split(separator: ",").count <= 2 && $0.first?.isNumber == true }
    let size = replacing(",", with: ".")
    return contains(",") && hasFractions && (try? PageSize(reading: size)) != nil ? size : nil
  }
}
