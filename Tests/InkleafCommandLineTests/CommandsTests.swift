import InkleafCommandLine
import Support
import Testing

/// A tool with one of everything.
let tool = Tool(
  name: "quill", summary: "write with a feather", version: "1.2.3",
  commands: [
    Command(
      name: "write", summary: "write a letter",
      details: [
        "It's written [slowly]: with \"care\" and a back\\slash, in lines that are long enough to be wrapped."
      ],
      operand: Operand("FILE", "the letter", values: .file),
      options: [
        Option(
          "color", letter: "c", value: "COLOR",
          values: .one(["black", "blue"]),
          default: "black", "colour of the ink"),
        Option(
          "paper", value: "KINDS", values: .some(["laid", "wove"]),
          "kinds of paper"),
        Option(
          "size", letter: "s", value: "SIZE", values: .one(["a4"], or: .text),
          "size of the sheet"),
        Option("output", letter: "o", value: "FOLDER", values: .folder, default: "out", "where to"),
        Option("lines", value: "N", "how many lines"),
        Option(flag: "quiet", letter: "q", "say nothing"),
      ],
      examples: [Tool.Note("quill write letter.txt", "writes it")]),
    Command(
      name: "wash", summary: "wash the pen",
      operand: Operand("PEN", "the pens", values: .file, isRepeated: true)),
  ],
  exitCodes: [Tool.Note("0", "all went well")],
  environment: [Tool.Note("INK", "which ink")])

@Suite struct ParserTests {
  func problems(_ words: String...) -> [String] {
    do throws(UsageError) {
      _ = try tool.parse(words)
      return []
    } catch {
      return error.problems
    }
  }

  @Test func readsOptionsInEveryForm() throws {
    let (color, size, output, quiet) = (
      tool.commands[0].options[0], tool.commands[0].options[2], tool.commands[0].options[3],
      tool.commands[0].options[5]
    )
    for words in [
      ["write", "--color", "blue", "--size=210x297mm", "-q", "-o", "x", "f"],
      ["write", "f", "-cblue", "-s", "210x297mm", "--output=x", "--quiet"],
      ["write", "-qo", "x", "-cblue", "-s210x297mm", "f"],
      ["write", "-c=blue", "-s210x297mm", "-ox", "-q", "--", "f"],
    ] {
      guard case .run("write", let arguments) = try tool.parse(words) else {
        Issue.record("not run: \(words)")
        continue
      }
      #expect(arguments.operand == "f")
      #expect(arguments[color] == "blue")
      #expect(arguments[size] == "210x297mm")
      #expect(arguments[output] == "x")
      #expect(arguments.has(quiet))
    }
  }

  @Test func someOperandsMayComeOften() throws {
    guard case .run("wash", let arguments) = try tool.parse(["wash", "a", "b", "--", "-c"]) else {
      Issue.record("not run")
      return
    }
    #expect(arguments.operands == ["a", "b", "-c"])
  }

  @Test func hyphenAndHyphensAreOperands() throws {
    guard case .run(_, let dash) = try tool.parse(["write", "-"]),
      case .run(_, let option) = try tool.parse(["write", "--", "--color"])
    else {
      Issue.record("not run")
      return
    }
    #expect(dash.operand == "-" && option.operand == "--color")
  }

  @Test(arguments: [
    ([], Invocation.help(command: nil)), (["--help"], .help(command: nil)),
    (["-h"], .help(command: nil)), (["help"], .help(command: nil)),
    (["help", "wash"], .help(command: "wash")),
    (["write", "--bad", "-h"], .help(command: "write")),
    (["--version"], .version(asJSON: false)), (["-V"], .version(asJSON: false)),
    (["--version", "--json"], .version(asJSON: true)),
  ])
  func showsHelpAndVersion(_ words: [String], _ expected: Invocation) throws {
    #expect(try tool.parse(words) == expected)
  }

  @Test func reportsAllProblemsWithTheNearestName() {
    #expect(
      problems("write", "--colour", "blue", "--paper", "laid,wowe", "-c", "grren", "-z", "a", "b")
        == [
          "unknown option \"--colour\": did you mean --color?",
          "unknown value for --paper \"wowe\": did you mean wove?",
          "unknown value for --color \"grren\": choose from black, blue",
          "unknown option \"-z\": write has no such option",
        ])
    #expect(
      problems("wash", "a", "-o", "b") == [
        "unknown option \"-o\": wash prints; write `> FILE` at the end to keep it"
      ])
    #expect(
      problems("write", "-l", "9", "a") == ["unknown option \"-l\": did you mean --lines?"])
    #expect(problems("write", "a", "b") == ["unexpected argument \"b\"; write takes one FILE"])
    #expect(problems("wirte") == ["unknown command \"wirte\": did you mean write?"])
    #expect(problems("--vers") == ["unknown option \"--vers\": did you mean --version?"])
    #expect(
      problems("dance") == [
        "unknown command \"dance\": the commands are write, wash, help, --help, --version"
      ])
    #expect(problems("write") == ["missing argument FILE (the letter)"])
    #expect(problems("write", "f", "--color") == ["--color needs a value: COLOR"])
    #expect(problems("write", "f", "--quiet=yes") == ["--quiet takes no value"])
    #expect(problems("wash") == ["missing argument PEN (the pens)"])
  }

  @Test func casesOfKnownWordsDoNotMatter() throws {
    #expect(problems("write", "f", "--color", "BLUE").isEmpty)
  }
}

@Suite struct ViewTests {
  @Test func help() throws {
    try expectGolden(tool.help(), "help.txt")
    try expectGolden(tool.help(command: "write"), "help-write.txt")
    for line in tool.help(command: "write").split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func manualPage() throws {
    try expectGolden(tool.manualPage, "quill.1")
    try withScratchFolder { folder in
      let file = folder.appending(path: "quill.1")
      try tool.manualPage.write(to: file, atomically: true, encoding: .utf8)
      let shown = try shell(["man", "--warnings", "-l", file.path()])
      #expect(shown.code == 0 && shown.errors.isEmpty, "\(shown.errors)")
      #expect(shown.output.contains("wash the pen") || shown.output.contains("Wash the pen"))
    }
  }

  @Test(arguments: Shell.allCases) func completions(_ kind: Shell) throws {
    let script = tool.completions(for: kind)
    try expectGolden(script, "completions.\(kind.rawValue)")
    try withScratchFolder { folder in
      let file = folder.appending(path: "script")
      try script.write(to: file, atomically: true, encoding: .utf8)
      let check = try shell([kind.rawValue, "-n", file.path()])
      #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    }
  }

  /// Asks a real bash what it would offer.
  @Test(arguments: [
    (["quill", ""], ["write", "wash", "help", "--help", "--version"]),
    (["quill", "wr"], ["write"]), (["quill", "write", "--co"], ["--color"]),
    (["quill", "write", "--color", "bl"], ["black", "blue"]), (["quill", "help", "wa"], ["wash"]),
  ])
  func bashCompletes(_ words: [String], _ offered: [String]) throws {
    try withScratchFolder { folder in
      let script = folder.appending(path: "script")
      try tool.completions(for: .bash).write(to: script, atomically: true, encoding: .utf8)
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let outcome = try shell([
        "bash", "-c",
        "source \(script.path()); COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _quill;"
          + " printf '%s\\n' \"${COMPREPLY[@]}\"",
      ])
      #expect(outcome.output.split(separator: "\n").map(String.init) == offered)
    }
  }

  /// Asks a real fish what it would offer.
  @Test(arguments: [
    ("quill wr", ["write"]), ("quill write --color bl", ["black", "blue"]),
    ("quill write --qu", ["--quiet"]),
  ])
  func fishCompletes(_ line: String, _ offered: [String]) throws {
    try withScratchFolder { folder in
      let script = folder.appending(path: "script")
      try tool.completions(for: .fish).write(to: script, atomically: true, encoding: .utf8)
      let outcome = try shell(
        ["fish", "--no-config", "-c", "source \(script.path()); complete -C '\(line)'"])
      let words = outcome.output.split(separator: "\n").map { line in
        String(line.prefix { $0 != "\t" })
      }
      #expect(words == offered, "\(outcome.errors)")
    }
  }
}
