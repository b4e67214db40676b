/// A description of a command-line tool for its parser, help, completions and manual page.
public struct Tool: Sendable {
  /// The name that people type.
  public var name: String
  /// The summary, in one line.
  public var summary: String
  /// The version, as `--version` prints it.
  public var version: String
  /// The commands, in the order of the help.
  public var commands: [Command]
  /// The meanings of its exit codes.
  public var exitCodes: [Note]
  /// The environment variables that it reads.
  public var environment: [Note]

  /// A word and its meaning.
  public struct Note: Sendable {
    /// The word.
    public var name: String
    /// The meaning, in one line.
    public var summary: String

    /// Makes a note from a word and its meaning.
    public init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// Describes a tool.
  public init(
    name: String, summary: String, version: String, commands: [Command], exitCodes: [Note] = [],
    environment: [Note] = []
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
    self.exitCodes = exitCodes
    self.environment = environment
  }
}

/// A command of a tool.
public struct Command: Sendable {
  /// The name that people type after the tool's.
  public var name: String
  /// Other names that people try, which are only answered with this one.
  public var otherNames: [String]
  /// The summary, in one line.
  public var summary: String
  /// Further help, as paragraphs.
  public var details: [String]
  /// The argument that it works on, if any.
  public var operand: Operand?
  /// The options, in the order of the help.
  ///
  /// They are made on demand, so that a tool starts without the options of its other commands.
  public var options: [Option] { makeOptions() }
  private let makeOptions: @Sendable () -> [Option]
  /// Example command lines with their meanings.
  public var examples: [Tool.Note]
  /// Options that people try, such as `--dark`, with what to write instead; a value in `{ }` gives way to
  /// the one that was typed.
  ///
  /// The name of the operand, or a value of it, stands for an argument too many behind it.
  public var hints: [Tool.Note] { makeHints() }
  private let makeHints: @Sendable () -> [Tool.Note]

  /// Describes a command.
  public init(
    name: String, otherNames: [String] = [], summary: String, details: [String] = [],
    operand: Operand? = nil,
    options: @autoclosure @escaping @Sendable () -> [Option] = [], examples: [Tool.Note] = [],
    hints: @autoclosure @escaping @Sendable () -> [Tool.Note] = []
  ) {
    self.name = name
    self.otherNames = otherNames
    self.summary = summary
    self.details = details
    self.operand = operand
    makeOptions = options
    self.examples = examples
    makeHints = hints
  }
}

/// An argument without a name, or several, that a command works on.
public struct Operand: Sendable {
  /// The name in usage lines, in capitals.
  public var placeholder: String
  /// The meaning, in one line.
  public var summary: String
  /// The values that it accepts.
  public var values: Values
  /// Whether it may be given several times.
  public var isRepeated: Bool
  /// Whether it may be left out.
  public var isOptional: Bool

  /// Describes an operand.
  public init(
    _ placeholder: String, _ summary: String, values: Values = .any, isRepeated: Bool = false,
    isOptional: Bool = false
  ) {
    self.isRepeated = isRepeated
    self.isOptional = isOptional
    self.placeholder = placeholder
    self.summary = summary
    self.values = values
  }
}

/// The values that an operand or option accepts.
public struct Values: Equatable, Sendable {
  /// What is accepted besides the known words.
  public enum Other: Equatable, Sendable {
    /// Nothing else.
    case nothing
    /// Any text, which the command checks.
    case text
    /// The path of a file.
    case file
    /// The path of a folder.
    case folder
  }

  /// The known words.
  public var words: [String] = []
  /// Further words, which are accepted but not told.
  public var hidden: [String] = []
  /// What is accepted besides them.
  public var other = Other.nothing
  /// Whether several may be given, separated by commas.
  public var areSeveral = false
  /// Whether each word is a key, which `=` and a value follow.
  public var areKeys = false
  /// The files whose names are accepted too; `nil` for none.
  public var files: NamedFiles?

  /// Any text.
  public static let any = Values(other: .text)
  /// The path of a file.
  public static let file = Values(other: .file)
  /// The path of a folder.
  public static let folder = Values(other: .folder)

  /// One of these words, or something else.
  public static func one(_ words: [String], or other: Other = .nothing) -> Values {
    Values(words: words, other: other)
  }

  /// Some of these words, or of something else, separated by commas.
  public static func some(_ words: [String], or other: Other = .nothing) -> Values {
    Values(words: words, other: other, areSeveral: true)
  }

  /// One of these keys with a value, as `KEY=VALUE`.
  public static func key(_ words: [String]) -> Values {
    Values(words: words, other: .text, areKeys: true)
  }
}

/// The files of a person's settings that give names, such as `mine` for `themes/mine.json`.
public struct NamedFiles: Equatable, Sendable {
  /// Their folder, in the tool's folder of settings.
  public var folder: String
  /// How the names of the files end, such as `.json`; empty for any end.
  public var ending: String

  /// Describes files.
  public init(in folder: String, ending: String = "") {
    (self.folder, self.ending) = (folder, ending)
  }
}

/// An option of a command: a flag, or a name with a value.
public struct Option: Sendable {
  /// The name, typed after two hyphens.
  public var name: String
  /// The letter, typed after one hyphen.
  public var letter: Character?
  /// The name of the value in usage lines, in capitals; `nil` for a flag.
  public var placeholder: String?
  /// The values that it accepts.
  public var values: Values
  /// The default in words for the help; empty for none.
  public var fallback: String
  /// The summary, in one line.
  public var summary: String
  /// The name of the flag that takes this one back, such as `links` for `no-links`; `nil` for none.
  public var opposite: String?
  /// Whether it may be given more than once, and all of them count.
  public var isRepeated = false

  /// Describes an option with a value.
  public init(
    _ name: String, letter: Character? = nil, value placeholder: String, values: Values = .any,
    default fallback: String = "", _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.values = values
    self.fallback = fallback
    self.summary = summary
  }

  /// Describes a flag.
  ///
  /// - Parameter hasOpposite: whether another flag takes it back: `no-fit` for `fit`, `tags` for `no-tags`.
  public init(
    flag name: String, letter: Character? = nil, hasOpposite: Bool = false, _ summary: String
  ) {
    self.name = name
    if hasOpposite { opposite = name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-\(name)" }
    self.letter = letter
    values = .any
    fallback = ""
    self.summary = summary
  }
}

extension Option {
  /// The flag that every command has.
  static let help = Option(flag: "help", letter: "h", "show this help")
}
