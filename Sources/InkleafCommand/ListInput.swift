import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// How commands read a list, and tell what they were unsure of.
enum ListInput {
  private static let meaning = "the prompt list: a file, a built-in list, or - for standard input"

  static let operand = Operand(
    "LIST", meaning, values: .one(PromptList.builtInNames, or: .file).withOwn)
  /// The operand of commands that take the newest built-in list without one.
  static let optionalOperand = Operand(
    "LIST", meaning + " (default: \(newest))", values: operand.values, isOptional: true)
  /// The same for several lists.
  static let operands: Operand = {
    var operands = optionalOperand
    operands.isRepeated = true
    return operands
  }()
  static let strict = Option(
    flag: "strict", "treat warnings about the list, and about words that pages leave out, as errors"
  )

  /// The keys of a recipe that say how a list is read.
  private static let keys = [Recipe.syntax, Recipe.select, Recipe.language]

  /// The options of commands that read a list without drawing it.
  static let options = keys.map(Option.init) + [strict]

  /// The newest built-in list.
  private static let newest = PromptList.builtInNames.last ?? ""

  /// Returns the list that a command was given, or says that it takes the newest built-in one.
  ///
  /// - Throws: that a list waits on standard input, which nobody wants left out for another one.
  static func name(_ given: String?, isQuiet: Bool) throws(UsageProblem) -> String {
    if given == nil, hasInputWaiting {
      throw UsageProblem(
        "standard input has something to read, and no LIST is given; write - to read it, or \(newest)"
          + " for that list")
    }
    if given == nil, !isQuiet {
      let advice = hasPipedInput ? "; to read standard input, write -" : ""
      Main.tell(["no LIST given: this is the built-in list \(newest)\(advice)"])
    }
    return given ?? newest
  }

  /// Reads a list as arguments say.
  ///
  /// - Parameter isStrict: whether anything doubtful is an error; `nil` for what the arguments say.
  static func read(
    _ path: String, _ arguments: Arguments, isStrict: Bool? = nil
  ) throws -> ReadList {
    var reader = ArgumentReader(arguments)
    var patch = Recipe.Patch()
    for key in keys {
      if let text = arguments[Option(key)] { reader.set(key, text, &patch) }
    }
    try reader.end(nil)
    return try read(
      path, Recipe().with(patch), isStrict: isStrict ?? arguments.has(strict))
  }

  /// Reads a list as a recipe says.
  ///
  /// - Parameter isStrict: whether anything doubtful is an error.
  static func read(
    _ path: String, _ recipe: Recipe, isStrict: Bool, _ resources: Resources = .withOwn
  ) throws -> ReadList {
    OwnInput.warn(.lists, path)
    let read = try resources.list(path, recipe)
    guard isStrict, !read.doubts.isEmpty else { return read }
    throw InkleafError.data(read.doubts.map(\.asError))
  }

  /// The most warnings that are printed at once: a person who gets more looks for what they have in common.
  private static let mostShown = 100

  /// Prints what had to be guessed.
  static func show(_ doubts: [Diagnostic]) {
    var shown = Array(doubts.prefix(mostShown))
    if doubts.count > mostShown {
      shown.append(
        Diagnostic(
          severity: .warning, path: doubts[0].path,
          message:
            "\(doubts.count - mostShown) more warnings; inkleaf check --json shows all of them"))
    }
    Main.tell(shown.map(\.description))
  }

  /// Returns the path that files of a list are named after: its own, or its title from a pipe.
  static func path(_ path: String, of list: PromptList) -> String {
    guard isStream(path) else { return path }
    return list.title.slug.isEmpty ? "list" : list.title.slug
  }
}

extension Edition.Warning {
  /// Whether pages leave words of the list out.
  var isOfLostWords: Bool { kind == .lostWords || kind == .unshownWords }
}

extension Edition {
  /// Throws if pages leave words of the list out.
  func checkWords() throws(InkleafError) {
    let lost = warnings.filter(\.isOfLostWords)
    guard lost.isEmpty else { throw InkleafError.data(lost.map(\.diagnostic.asError)) }
  }
}

extension Diagnostic {
  /// What scripts are told of it.
  var json: JSON {
    .object([
      ("severity", .string(severity.rawValue)), ("file", .string(path)), ("line", JSON(line)),
      ("column", JSON(column)), ("message", .string(message)),
    ])
  }

  /// The same as an error.
  var asError: Diagnostic {
    var error = self
    error.severity = .error
    return error
  }
}
