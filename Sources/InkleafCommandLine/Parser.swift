import InkleafSuggestions

/// A parsed command line: the action that a tool should take.
public enum Invocation: Equatable, Sendable {
  /// Run a command.
  case run(command: String, Arguments)
  /// Show the help of a command, or of the tool.
  case help(command: String?)
  /// Show the version, as JSON for a program.
  case version(asJSON: Bool)
}

/// The arguments of a command.
public struct Arguments: Equatable, Sendable {
  /// The arguments without a name.
  public var operands: [String] = []
  /// The first argument without a name, if any.
  public var operand: String? { operands.first }
  var values: [String: [String]] = [:]
  var flags: Set<String> = []
  /// The flags that were taken back by their opposites.
  var undone: Set<String> = []

  /// Makes an empty set of arguments.
  public init() {}

  /// The value of an option; the last one if it was given several times.
  public subscript(option: Option) -> String? { values[option.name]?.last }

  /// Returns all values of an option, in order.
  public func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Returns whether a flag was given.
  public func has(_ flag: Option) -> Bool { flags.contains(flag.name) }

  /// Returns whether the opposite of a flag was given.
  public func takesBack(_ flag: Option) -> Bool { undone.contains(flag.name) }

  /// Returns these arguments, with missing ones taken from others.
  public func completed(by others: Arguments) -> Arguments {
    var all = self
    all.values.merge(others.values) { own, _ in own }
    all.flags.formUnion(others.flags)
    all.undone.formUnion(others.undone)
    if all.operands.isEmpty { all.operands = others.operands }
    return all
  }
}

/// All problems of a command line.
public struct UsageError: Error, Equatable, Sendable {
  /// The problems, one line each; never empty.
  public var problems: [String]
  /// The command, if its name was right.
  public var command: String?

  /// Makes an error from problems and the command they belong to.
  public init(problems: [String], command: String? = nil) {
    self.problems = problems
    self.command = command
  }
}

extension Tool {
  /// Parses the words after the tool's name.
  ///
  /// Options may come before and after the operand, as `--name value`, `--name=value`, `-n value` or
  /// `-nvalue`; `--` ends them.
  ///
  /// - Throws: all problems at once, each with the nearest name for a misspelt one.
  public func parse(_ words: [String]) throws(UsageError) -> Invocation {
    guard let first = words.first else { return .help(command: nil) }
    switch first {
    case "--help", "-h":
      return .help(
        command: words.dropFirst().first { word in commands.contains { $0.name == word } })
    case "--version", "-V": return .version(asJSON: words.dropFirst().first == "--json")
    case "help":
      guard words.count > 1, !["help", "--help", "-h"].contains(words[1]) else {
        return .help(command: nil)
      }
      return .help(command: try command(words[1]).name)
    default:
      let command = try command(first, before: Array(words.dropFirst()))
      if words.count == 2, words[1] == "help" { return .help(command: command.name) }
      var parser = CommandParser(command: command)
      return try parser.parse(words.dropFirst())
    }
  }

  /// Returns a command by its name.
  ///
  /// - Parameter others: the words behind the name.
  private func command(
    _ name: String, before others: [String] = []
  ) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if let command = commands.first(where: { $0.otherNames.contains(name.lowercased()) }) {
      throw UsageError(problems: ["unknown command \"\(name)\": did you mean \(command.name)?"])
    }
    if name.hasPrefix("-"), let problem = misplaced([name] + others) {
      throw UsageError(problems: [problem])
    }
    if let hint = commands.first?.hints.first(where: { $0.name == name.lowercased() }) {
      throw UsageError(problems: ["unknown command \"\(name)\": write \(hint.summary)"])
    }
    if let command = commands.first, command.operand?.values.words.contains(name) != true,
      let option = command.options.first(where: { $0.values.words.contains(name) })
    {
      let operands = others.isEmpty ? [command.operand?.placeholder ?? ""] : others
      let words = ([self.name, command.name] + operands.map { $0.contains(" ") ? "'\($0)'" : $0 })
        .joined(separator: " ")
      throw UsageError(problems: [
        "unknown command \"\(name)\": did you mean `\(words) --\(option.name) \(name)`?"
      ])
    }
    if ["version", "-v"].contains(name) {
      throw UsageError(problems: ["unknown command \"\(name)\": did you mean --version?"])
    }
    if let command = commandTaking(name) {
      throw UsageError(problems: [
        "unknown command \"\(name)\": did you mean `\(self.name) \(command.name) \(name)`?"
      ])
    }
    let what = name.hasPrefix("-") ? "option" : "command"
    let names = commands.map(\.name) + ["help", "--help", "--version"]
    throw UsageError(problems: [
      unknown(
        what, name, among: names, otherwise: "the commands are \(names.joined(separator: ", "))")
    ])
  }
}

extension Tool {
  /// Returns what to write for an option of a command, or one that people try there, that stands before the
  /// command; `nil` for any other.
  ///
  /// - Parameter words: the option and what is behind it.
  private func misplaced(_ words: [String]) -> String? {
    guard let word = words.first else { return nil }
    let name = word.prefix { $0 != "=" }.lowercased()
    func option(of command: Command) -> Option? {
      command.options.first {
        name == "--\($0.name)" || $0.letter.map { word.prefix(2) == "-\($0)" } == true
      }
    }
    func hasValue(_ option: Option) -> Bool { option.placeholder != nil && !word.contains("=") }
    // A value may be called like a command.
    let own = commands.lazy.compactMap(option).first.map(hasValue) == true ? 2 : 1
    let place = words.indices.dropFirst(own).first { place in
      commands.contains { $0.name == words[place] || $0.otherNames.contains(words[place]) }
    }
    let named = place.flatMap { place in commands.first { $0.name == words[place] } }
    guard let command = named ?? commands.first else { return nil }
    let start = "\(self.name) \(command.name) \(command.operand?.placeholder ?? "")"
    if option(of: command) != nil {
      let all =
        place.map { [self.name, command.name] + words[..<$0] + words[($0 + 1)...] }
        ?? [start] + words.prefix(own)
      return "\(word) stands behind a command: write `\(all.joined(separator: " "))`"
    }
    guard let hint = command.hints.first(where: { $0.name == name }), hint.summary.hasPrefix("--")
    else { return nil }
    let advice = hint.summary.filter { !"{}".contains($0) }
    return "unknown option \"\(name)\": write `\(start) \(advice)`"
  }

  /// Returns the first command to which a word that is no command may be given: a value that it names, or the
  /// path of a file.
  private func commandTaking(_ word: String) -> Command? {
    let values = commands.filter { $0.operand?.values.words.contains(word) == true }
    guard values.isEmpty, !word.hasPrefix("-"), word.contains(".") else { return values.first }
    return commands.first { $0.operand?.values.other == .file }
  }
}

private struct CommandParser {
  var command: Command
  let options: [Option]
  var arguments = Arguments()
  var problems: [String] = []
  /// Arguments too many or too few.
  private var misplaced: [String] = []
  private var hasUnknown = false

  init(command: Command) {
    self.command = command
    options = command.options
  }

  mutating func parse(_ words: ArraySlice<String>) throws(UsageError) -> Invocation {
    var rest = words
    var optionsEnded = false
    while let word = rest.popFirst() {
      // Programs for text make one long dash of two hyphens.
      if let dash = word.first, "–—−".contains(dash), !optionsEnded {
        hasUnknown = true
        let name = word.drop { "–—−-".contains($0) }
        problems.append("\(word) begins with a long dash: write --\(name)")
        let meant = options.first { $0.name == name.prefix { $0 != "=" } }
        if meant?.placeholder != nil, !name.contains("=") { _ = rest.popFirst() }
        continue
      }
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        take(operand: word)
      } else if word == "--" {
        optionsEnded = true
      } else if word == "--help" || word == "-h" {
        return .help(command: command.name)
      } else {
        take(option: word, rest: &rest)
      }
    }
    if let operand = command.operand, !operand.isOptional, arguments.operand == nil,
      problems.isEmpty || !words.contains("")
    {
      let words = operand.values.other == .nothing ? operand.values.words : []
      misplaced.append(
        "missing argument \(operand.placeholder) (\(operand.summary)"
          + (words.isEmpty ? ")" : ": \(words.joined(separator: ", ")))"))
    }
    // The value of an unknown option looks like an argument too many, or stands where one is missing.
    if !hasUnknown { problems += misplaced }
    guard problems.isEmpty else { throw UsageError(problems: problems, command: command.name) }
    return .run(command: command.name, arguments)
  }

  private mutating func take(operand word: String) {
    guard let operand = command.operand else {
      misplaced.append("unexpected argument \"\(word)\"; \(command.name) takes none")
      return
    }
    guard arguments.operands.isEmpty || operand.isRepeated else {
      let hint = hint(for: arguments.operand ?? "") ?? hint(for: operand.placeholder)
      misplaced.append(
        "unexpected argument \"\(word)\""
          + (hint.map { ": write \(filled($0.summary, with: word))" }
            ?? "; \(command.name) takes one \(operand.placeholder)"))
      return
    }
    if word.isEmpty {
      problems.append("\(operand.placeholder) is empty; give \(operand.summary)")
      return
    }
    check(word, operand.values, of: operand.placeholder)
    arguments.operands.append(word)
  }

  /// The few options that a letter may stand for.
  private func names(beginningWith letter: String) -> [String] {
    let names = options.map(\.name).filter { $0.first.map(String.init) == letter }
    return names.count > 3 ? [] : names
  }

  private mutating func take(option word: String, rest: inout ArraySlice<String>) {
    // "-theme" has a hyphen too few, and would be "-t heme".
    if !word.hasPrefix("--"), let meant = options.first(where: { word == "-" + $0.name }) {
      hasUnknown = true
      problems.append("unknown option \"\(word)\": did you mean --\(meant.name)?")
      if meant.placeholder != nil { _ = rest.popFirst() }
      return
    }
    let (name, attached) = split(word)
    let found = options.first { option in
      name == "--" + option.name || option.letter.map { name == "-\($0)" } == true
    }
    guard let option = found else {
      if let flag = options.first(where: { $0.opposite.map { name == "--" + $0 } ?? false }) {
        arguments.undone.insert(flag.name)
        if attached != nil { problems.append("\(name) takes no value") }
        return
      }
      hasUnknown = true
      let value = attached ?? rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      if let hint = hint(for: "\(name) \(value ?? "")") ?? hint(for: name) {
        problems.append("unknown option \"\(name)\": write \(filled(hint.summary, with: value))")
        return
      }
      if ["-o", "--output"].contains(name) {
        problems.append(
          "unknown option \"\(name)\": \(command.name) prints; write `> FILE` at the end to keep it"
        )
        if attached == nil { _ = rest.popFirst() }
        return
      }
      // Hyphens, which all have, make no option more like another.
      let plain = String(name.drop { $0 == "-" })
      let near = nearest(to: plain, among: (options + [.help]).map(\.name))
      let meantOptions = near.map { [$0] } ?? names(beginningWith: plain)
      let advice =
        meantOptions.isEmpty
        ? "\(command.name) has no such option"
        : "did you mean \(meantOptions.map { "--\($0)" }.joined(separator: " or "))?"
      problems.append("unknown option \"\(name.prefix(40))\": \(advice)")
      // The next word is most likely the value of the option that was meant.
      let meant = options.first { $0.name == meantOptions.first }
      if attached == nil, meant?.placeholder != nil { _ = rest.popFirst() }
      return
    }
    guard let placeholder = option.placeholder else {
      arguments.flags.insert(option.name)
      guard let attached else { return }
      if word.hasPrefix("--") || word.dropFirst(2).first == "=" {
        problems.append("--\(option.name) takes no value")
      } else {
        // "-qs a5" means "-q -s a5".
        rest.insert("-" + attached, at: rest.startIndex)
      }
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      problems.append("--\(option.name) needs a value: \(placeholder)")
      return
    }
    if attached == nil, isOption(value) {
      problems.append("--\(option.name) needs a value: \(placeholder)")
      rest.insert(value, at: rest.startIndex)
      return
    }
    check(value, option.values, of: "--\(option.name)")
    arguments.values[option.name, default: []].append(value)
  }

  /// Returns what to write for an option, or for an option with its value, that people try.
  private func hint(for words: String) -> Tool.Note? {
    let words = words.lowercased()
    return command.hints.first { $0.name == words }
  }

  /// Returns a hint with the value that was typed, or with that of its example.
  private func filled(_ hint: String, with value: String?) -> String {
    guard let open = hint.firstIndex(of: "{"), let close = hint.lastIndex(of: "}") else {
      return hint
    }
    let example = String(hint[hint.index(after: open)..<close])
    let text = value.map { String($0.prefix(40)) } ?? example
    return hint[..<open] + (text.contains(" ") ? "\"\(text)\"" : text)
      + hint[hint.index(after: close)...]
  }

  /// Whether a word is one of the command's options, and so no value of another one.
  private func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") && options.contains { "--" + $0.name == split(word).name }
  }

  /// Splits `--name=value` and `-nvalue`.
  private func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    guard word.count > 2 else { return (word, nil) }
    var value = word.dropFirst(2)
    if value.first == "=" { value = value.dropFirst() }
    return (String(word.prefix(2)), String(value))
  }

  private mutating func check(_ value: String, _ values: Values, of name: String) {
    if value.isEmpty, values.words.isEmpty, values.other == .file || values.other == .folder {
      problems.append("\(name) is empty; name a \(values.other == .file ? "file" : "folder")")
    }
    guard values.other == .nothing else { return }
    let given =
      values.areSeveral
      ? value.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.withoutSpaces } : [value[...].withoutSpaces]
    let known = values.words
    let strange = given.filter { !(known + values.hidden).contains($0.lowercased()) }
    if !strange.isEmpty, let hint = hint(for: "\(name) \(value)") {
      problems.append("unknown value for \(name) \"\(value)\": write \(hint.summary)")
      return
    }
    for word in strange {
      problems.append(
        unknown(
          "value for \(name)", word, among: known,
          otherwise: "choose from \(known.joined(separator: ", "))"))
    }
  }
}

extension Substring {
  /// The text without spaces before and behind it.
  fileprivate var withoutSpaces: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }.map { start.index(after: $0) }
    return String(start[..<(end ?? start.startIndex)])
  }
}
