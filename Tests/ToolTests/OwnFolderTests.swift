import Foundation
import Support
import Testing

/// A person's own themes, layouts and lists, which have names like the built-in ones.
@Suite struct OwnFolderTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()

  /// Runs the program with settings in a folder of its own.
  func run(_ words: [String], in folder: URL) throws -> Outcome {
    try shell(
      [inkleaf] + words, in: folder,
      environment: ["XDG_CONFIG_HOME": folder.appending(path: "settings").path()])
  }

  func write(_ text: String, to name: String, in folder: URL) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func files(in folder: URL, ending: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path())?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// A new theme can be like one's own, a mistyped name leads to it, and a faulty one is told as it is written.
  @Test func ownNamesAreKnown() throws {
    try withScratchFolder { folder in
      #expect(try run(["theme", "new", "harbour", "--like", "mint"], in: folder).code == 0)
      #expect(try run(["theme", "new", "pier", "--like", "harbour"], in: folder).code == 0)
      let themes = folder.appending(path: "settings/inkleaf/themes")
      #expect(
        FileManager.default.contentsEqual(
          atPath: themes.appending(path: "harbour.json").path(),
          andPath: themes.appending(path: "pier.json").path()))
      let wrong = try run(
        ["render", "inktober-2026", "--theme", "harbor", "--dry-run"], in: folder)
      #expect(wrong.code == 64 && wrong.errors.contains("did you mean harbour?"), "\(wrong)")
      // A file goes by its path.
      try Data(#"{ "extends": "mint", "light": { "ink": "teal" } }"#.utf8)
        .write(to: folder.appending(path: "brand.json"))
      let copied = try run(["theme", "new", "jetty", "--like", "./brand.json"], in: folder)
      #expect(copied.code == 0, "\(copied)")
      #expect(try run(["theme", "show", "jetty"], in: folder).output.contains("teal"))
      let printed = try run(["theme", "new", "mole", "-o", "mole.json"], in: folder)
      #expect(printed.errors.contains("`inkleaf theme show NAME > mole.json`"), "\(printed)")
      let unknown = try run(["theme", "new", "quay", "--like", "mnt"], in: folder)
      #expect(unknown.code == 64 && unknown.errors.contains("did you mean mint?"), "\(unknown)")
      try write(#"{ "foo": 1 }"#, to: "settings/inkleaf/themes/faulty.json", in: folder)
      let list = try run(["list", "themes"], in: folder)
      #expect(list.output.contains(#"unknown key "foo""#), "\(list.output)")
    }
  }

  /// A release file means the same for everyone, so it names what is one's own by its path.
  @Test func releasesNameOwnFilesByTheirPaths() throws {
    try withScratchFolder { folder in
      try write("Moth\nLantern\nRust\n", to: "settings/inkleaf/lists/mine.txt", in: folder)
      try write(#"{ "extends": "mint" }"#, to: "settings/inkleaf/themes/harbour.json", in: folder)
      try write(#"{ "lists": "mine", "themes": "harbour" }"#, to: "r.json", in: folder)
      for words in [["check", "r.json"], ["release", "r.json", "--dry-run"]] {
        let wrong = try run(words, in: folder)
        #expect(wrong.errors.contains("r.json:1:12: error: mine is a list of your own"), "\(wrong)")
        #expect(
          wrong.errors.contains("r.json:1:30: error: harbour is a theme of your own"), "\(wrong)")
        #expect(wrong.errors.contains("settings/inkleaf/themes/harbour.json"), "\(wrong)")
      }
      let new = try run(["new", "--release", "mine"], in: folder)
      #expect(
        new.errors.isEmpty && new.output.contains("settings/inkleaf/lists/mine.txt"), "\(new)")
      try write(new.output, to: "new.json", in: folder)
      #expect(try run(["check", "new.json"], in: folder).code == 0)
    }
  }

  /// One's own file is printed as it is, whatever its last key.
  @Test func ownFilesAreShownWhole() throws {
    try withScratchFolder { folder in
      let text = "{\n  \"extends\": \"mint\",\n  \"name\": \"ours\"\n}\n"
      try write(text, to: "settings/inkleaf/themes/ours.json", in: folder)
      #expect(try run(["theme", "show", "ours"], in: folder).output == text)
    }
  }

  /// A name is checked as it is drawn: what is one's own, unless a file here has the name.
  @Test func ownFilesAreChecked() throws {
    try withScratchFolder { folder in
      try write(
        #"{ "extends": "mint", "inc": 1 }"#, to: "settings/inkleaf/themes/ours.json", in: folder)
      let theme = try run(["check", "ours"], in: folder)
      #expect(
        theme.code == 65 && theme.errors.contains("themes/ours.json:1:29: error: unknown key"),
        "\(theme)")
      try write("1. Fox\n2. Owl\n", to: "ours", in: folder)
      #expect(try run(["check", "ours"], in: folder).code == 0)
    }
  }

  /// A copy of a file finds what is beside that file, is called after its own, and is as sound.
  @Test func copiesOfFilesCanBeRead() throws {
    try withScratchFolder { folder in
      let faulty = [
        ("theme", "l.json", #"{ "extends": "classic" }"#, "this is a layout"),
        ("layout", "t.json", #"{ "extends": "mint", "pitch": "4mm" }"#, "this is a theme"),
        ("theme", "b.json", "{", "expected a name"),
        ("theme", "c.json", #"{ "inc": "teal" }"#, "unknown key \"inc\""),
      ]
      for (noun, name, text, message) in faulty {
        try write(text, to: "sub/\(name)", in: folder)
        let made = try run([noun, "new", "x", "--like", "sub/\(name)"], in: folder)
        #expect(made.code == 65 && made.errors.contains(message), "\(name): \(made)")
      }
      let missing = try run(["theme", "new", "x", "--like", "./none.json"], in: folder)
      #expect(missing.code == 66 && missing.errors.contains("cannot read"), "\(missing)")
      #expect(files(in: folder, ending: "x.json").isEmpty)

      try ManualTests().picture().write(to: folder.appending(path: "sub/p.png"))
      try write(
        #"{"extends": "sumi", "background": "p.png", "name": "brand"}"#, to: "sub/brand.json",
        in: folder)
      try write(
        #"{ "extends": "./brand.json", "light": { "ink": "teal" }, "summary": "ours" }"#,
        to: "sub/last.json", in: folder)
      #expect(try run(["theme", "new", "pier", "--like", "sub/brand.json"], in: folder).code == 0)
      #expect(try run(["theme", "new", "quay", "--like", "./sub/last.json"], in: folder).code == 0)
      #expect(try run(["theme", "new", "mole", "--like", "quay"], in: folder).code == 0)
      for name in ["pier", "quay", "mole"] {
        let drawn = try run(
          ["render", "inktober-2026", "--theme", name, "--days", "1", "-f", "svg"], in: folder)
        #expect(drawn.code == 0 && drawn.output.contains("-\(name)-"), "\(drawn)")
      }
    }
  }

  @Test(arguments: [("theme", "mint"), ("layout", "minimal")])
  func aNewOneIsFoundByItsName(_ noun: String, _ like: String) throws {
    try withScratchFolder { folder in
      let made = try run([noun, "new", "mine", "--like", like], in: folder)
      let path = folder.appending(path: "settings/inkleaf/\(noun)s/mine.json")
      #expect(made.code == 0 && made.output.hasPrefix("\(path.path())\n"), "\(made)")
      let text = try String(contentsOf: path, encoding: .utf8)
      #expect(!text.contains("\"name\": \"\(like)\"") && !text.contains("summary"))

      let drawn = try run(
        ["render", "inktober-2026", "--\(noun)", "mine", "--days", "1", "-f", "svg,pdf"], in: folder
      )
      #expect(drawn.code == 0 && drawn.errors == "", "\(drawn.errors)")
      let own = files(in: folder, ending: "01-apple.svg")
      let usual = try run(
        ["render", "inktober-2026", "--\(noun)", like, "--days", "1", "-f", "svg", "-o", "Other"],
        in: folder)
      #expect(usual.code == 0 && own.count == 1 && own[0].contains("mine"), "\(own)")
      let svgs = files(in: folder, ending: "01-apple.svg").map {
        try? Data(contentsOf: folder.appending(path: $0))
      }
      #expect(svgs.count == 2 && svgs[0] == svgs[1])

      // The recipe has the name and no folder, and draws the same again.
      let pdf = try #require(files(in: folder, ending: "-days-1.pdf").first)
      let recipe = try run(["recipe", pdf], in: folder).output
      #expect(recipe.contains("\"\(noun)\": \"mine\"") && !recipe.contains("settings"))
      // Its schema knows the name here, and nowhere else.
      func names(_ schema: Outcome) -> Bool { schema.output.contains("\"mine\"") }
      #expect(try names(run(["schema", "recipe"], in: folder)))
      #expect(try !names(shell([inkleaf, "schema", "recipe"])))
      #expect(try !names(run(["schema", "release"], in: folder)))
      let again = try run(
        ["render", "--from", pdf, "--list", "inktober-2025", "-o", "Again"], in: folder)
      #expect(again.code == 0, "\(again.errors)")
      let elsewhere = try shell(
        [inkleaf, "render", "--from", pdf, "--list", "inktober-2025"], in: folder)
      #expect(elsewhere.code == 65 && elsewhere.errors.contains("unknown \(noun) \"mine\""))

      // Nothing is overwritten.
      let second = try run([noun, "new", "mine"], in: folder)
      #expect(
        second.code == 73 && second.errors.contains("mine.json: cannot create: it already exists"))
      #expect(try String(contentsOf: path, encoding: .utf8) == text)
      #expect(try run([noun, "show", "mine"], in: folder).output == text)
      for name in [like, "My Own", "../mine", ""] {
        let refused = try run([noun, "new", name], in: folder)
        #expect(refused.code == 64, "\(name)")
      }
      #expect(files(in: folder.appending(path: "settings"), ending: "").count == 3)
    }
  }

  @Test func ownOnesAreListedAndMarked() throws {
    try withScratchFolder { folder in
      let own = "settings/inkleaf"
      try write(#"{ "summary": "like old paper" }"#, to: "\(own)/themes/old.json", in: folder)
      try write("{}", to: "\(own)/themes/mint.json", in: folder)
      try write("{,}", to: "\(own)/themes/broken.json", in: folder)
      try write("no theme", to: "\(own)/themes/note.txt", in: folder)
      try write("title: Ink 2027\n\n1. A\n2. B\n", to: "\(own)/lists/ink-2027.txt", in: folder)
      let themes = try run(["list", "themes"], in: folder).output.split(separator: "\n").suffix(3)
      #expect(themes[themes.startIndex].hasPrefix("broken"))
      #expect(themes[themes.startIndex].contains("(your own; "))
      #expect(
        themes.dropFirst().first?.hasSuffix(
          "(your own, not used: the built-in theme has this name)") == true)
      #expect(themes.last?.hasSuffix("like old paper (your own)") == true)
      let lists = try run(["list", "lists"], in: folder).output
      #expect(lists.hasPrefix("ink-2027") && lists.contains("2 prompts, in en (your own)\n"))
      #expect(try run(["show", "ink-2027"], in: folder).output == "Ink 2027\n1  A\n2  B\n")
      let beside = try run(
        ["render", "inktober-2026", "--beside", "ink-2027", "--days", "1", "-f", "svg"], in: folder)
      #expect(beside.code == 0, "\(beside.errors)")
    }
  }

  /// A built-in name stays what it is, and the file that has it is told.
  @Test func builtInOnesWin() throws {
    try withScratchFolder { folder in
      try write(
        #"{ "light": { "ink": "red" } }"#, to: "settings/inkleaf/themes/mint.json", in: folder)
      try write("1. Own\n2. List\n", to: "settings/inkleaf/lists/inktober-2026.txt", in: folder)
      let words = ["render", "inktober-2026", "--theme", "Mint", "--days", "1", "-f", "svg"]
      let own = try run(words, in: folder)
      let usual = try shell([inkleaf] + words + ["-o", "Other"], in: folder)
      #expect(own.code == 0 && usual.code == 0 && usual.errors == "")
      #expect(own.errors.contains("mint.json: warning: not used: \"mint\" is the built-in theme;"))
      #expect(own.errors.contains("inktober-2026.txt: warning: not used: \"inktober-2026\" is the"))
      let svgs = files(in: folder, ending: "01-apple.svg")
      #expect(svgs.count == 2)
      let contents = try svgs.map { try Data(contentsOf: folder.appending(path: $0)) }
      #expect(contents[0] == contents[1])
    }
  }

  /// Words that options take in the place of a name are no names.
  @Test(arguments: ["all", "default", "none"]) func wordsOfOptionsAreNoNames(_ word: String) throws
  {
    try withScratchFolder { folder in
      for noun in ["theme", "layout"] {
        let outcome = try run([noun, "new", word], in: folder)
        #expect(outcome.code == 64 && outcome.errors.contains("choose another name"), "\(outcome)")
      }
    }
  }

  /// A file here goes before one's own list, and is suggested where a name is unknown.
  @Test func filesHereAreSuggested() throws {
    try withScratchFolder { folder in
      try write("{}", to: "brand.json", in: folder)
      try write("1. A\n2. B\n", to: "mine.txt", in: folder)
      try write("1. Here\n2. There\n", to: "plain", in: folder)
      try write("1. Own\n2. Other\n", to: "settings/inkleaf/lists/plain.txt", in: folder)
      let theme = try run(["render", "inktober-2026", "--theme", "brand"], in: folder)
      #expect(
        theme.code == 64
          && theme.errors.contains(
            "no theme \"brand\"; for the file here write --theme ./brand.json\n")
      )
      let layout = try run(["render", "inktober-2026", "--layout", "cover,brand"], in: folder)
      #expect(
        layout.errors.contains(
          "no layout \"brand\"; for the file here write --layout ./brand.json\n"))
      let list = try run(["show", "mine"], in: folder)
      #expect(list.errors.contains("did you mean ./mine.txt?"))
      #expect(try run(["show", "plain"], in: folder).output.contains("Here"))
    }
  }

  @Test func oneNameForTwoListsIsTold() throws {
    try withScratchFolder { folder in
      for name in ["a.txt", "a.md"] {
        try write("1. A\n2. B\n", to: "settings/inkleaf/lists/\(name)", in: folder)
      }
      let both = try run(["show", "a"], in: folder)
      #expect(both.code == 64 && both.errors.contains("a.md and a.txt in"), "\(both)")
      #expect(try run(["show", "a.md"], in: folder).code == 0)
    }
  }

  /// A release means the same for everyone, so its files do not name what is one's own.
  @Test func filesDoNotNameOwnOnes() throws {
    try withScratchFolder { folder in
      try write("{}", to: "settings/inkleaf/themes/mine.json", in: folder)
      try write("1. A\n2. B\n", to: "settings/inkleaf/lists/mine.txt", in: folder)
      try write(#"{ "lists": "inktober-2026", "themes": "mine" }"#, to: "r.json", in: folder)
      try write(#"{ "extends": "mine" }"#, to: "t.json", in: folder)
      try write(#"{ "lists": "mine" }"#, to: "l.json", in: folder)
      for file in ["r.json", "l.json"] {
        #expect(try run(["release", file, "--dry-run"], in: folder).code != 0, "\(file)")
      }
      #expect(try run(["check", "t.json"], in: folder).errors.contains("unknown theme \"mine\""))
    }
  }

  /// Without a home there is no such folder, and relative settings are passed over.
  @Test(arguments: [
    ["HOME": "", "XDG_CONFIG_HOME": ""], ["HOME": "", "XDG_CONFIG_HOME": "settings"],
  ])
  func withoutAHomeThereIsNone(_ environment: [String: String]) throws {
    try withScratchFolder { folder in
      try write("{}", to: "settings/inkleaf/themes/mine.json", in: folder)
      func run(_ words: String...) throws -> Outcome {
        try shell([inkleaf] + words, in: folder, environment: environment)
      }
      #expect(try !run("list", "themes").output.contains("mine"))
      #expect(
        try run("theme", "new", "x").errors.contains("there is no folder for your own themes"))
      #expect(try run("render", "inktober-2026", "--theme", "mine").code == 64)
    }
  }

  @Test func theHomeIsTheUsualPlace() throws {
    try withScratchFolder { folder in
      let environment = ["HOME": folder.path(), "XDG_CONFIG_HOME": ""]
      let made = try shell([inkleaf, "theme", "new", "x"], in: folder, environment: environment)
      #expect(made.code == 0, "\(made.errors)")
      #expect(files(in: folder, ending: ".json") == [".config/inkleaf/themes/x.json"])
    }
  }
}
