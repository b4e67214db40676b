/// A command-line tool, described once: parser, help, completions and manual page are views of it.
public struct Tool: Sendable {
  /// The name that people type.
  public var name: String
  /// What it does, in one line.
  public var summary: String
  /// The version, as `--version` prints it.
  public var version: String
  /// What it can be told to do, in the order in which help lists it.
  public var commands: [Command]
  /// What its exit codes mean.
  public var exitCodes: [Note]
  /// Which variables of the environment it reads.
  public var environment: [Note]

  /// A word with what it means.
  public struct Note: Sendable {
    /// The word.
    public var name: String
    /// What it means, in one line.
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

/// One thing that a tool can be told to do.
public struct Command: Sendable {
  /// The name that people type after the tool's.
  public var name: String
  /// What it does, in one line.
  public var summary: String
  /// What more there is to know, as paragraphs.
  public var details: [String]
  /// What it works on.
  public var operand: Operand?
  /// How it can be told to work, in the order in which help lists it.
  ///
  /// They are made when they are asked for: a tool starts without those of its other commands.
  public var options: [Option] { makeOptions() }
  private let makeOptions: @Sendable () -> [Option]
  /// Lines to copy, each with what it does.
  public var examples: [Tool.Note]

  /// Describes a command.
  public init(
    name: String, summary: String, details: [String] = [], operand: Operand? = nil,
    options: @autoclosure @escaping @Sendable () -> [Option] = [], examples: [Tool.Note] = []
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operand = operand
    makeOptions = options
    self.examples = examples
  }
}

/// What a command works on: an argument without a name, or several.
public struct Operand: Sendable {
  /// What usage lines call it, in capitals.
  public var placeholder: String
  /// What it is, in one line.
  public var summary: String
  /// What may stand there.
  public var values: Values
  /// Whether several may be given.
  public var isRepeated: Bool
  /// Whether there may be none.
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

/// What may stand for an operand or after an option.
public enum Values: Sendable {
  /// Any text.
  case any
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
  /// One of these words, and nothing else.
  case one([String])
  /// Some of these words, with commas between them, and nothing else.
  case some([String])
  /// One of these words, or a text of another form.
  case oneOrOther([String])

  /// The words that are known.
  public var words: [String] {
    switch self {
    case .any, .file, .folder: []
    case .one(let words), .some(let words), .oneOrOther(let words): words
    }
  }
}

/// How a command can be told to work: a flag, or a name with a value.
public struct Option: Sendable {
  /// The name, typed after two hyphens.
  public var name: String
  /// The letter, typed after one hyphen.
  public var letter: Character?
  /// What usage lines call the value, in capitals; `nil` for a flag.
  public var placeholder: String?
  /// What may stand for the value.
  public var values: Values
  /// What is used where the option is not given, in words for help; empty for none.
  public var fallback: String
  /// What it does, in one line.
  public var summary: String

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
  public init(flag name: String, letter: Character? = nil, _ summary: String) {
    self.name = name
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
