import Foundation
import InkleafCommandLine
import Support
import Testing

@testable import Inkleaf
@testable import InkleafCommand

/// The table of a recipe's keys, and everything that is a view of it.
@Suite struct OptionTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()
  static let manual = "Sources/Inkleaf/Inkleaf.docc/DrawPages.md"

  func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }

  /// The manual's table of options is made from the program's own; `RECORD=1` writes it anew.
  @Test func theManualListsEveryOption() throws {
    let rows = RenderCommand.description.options.map { option in
      let spelling =
        (option.letter.map { "`-\($0)`, " } ?? "") + "`--\(option.name)"
        + (option.placeholder.map { " \($0)" } ?? "") + "`"
      let row = "| \(spelling) | \(option.summary) | \(option.fallback) |\n"
      return row.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
    let table = "| option | does | default |\n|---|---|---|\n" + rows.joined()
    let file = packageFolder.appending(path: OptionTests.manual)
    let readme = try text(OptionTests.manual)
    let parts = readme.components(separatedBy: "<!-- options -->\n")
    try #require(parts.count == 2)
    let rest = parts[1].drop { $0 == "\n" }
    let old =
      rest.hasPrefix("|")
      ? String(rest[..<(rest.range(of: "\n\n")?.lowerBound ?? rest.endIndex)]) + "\n" : ""
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(old == table, "RECORD=1 swift test records the table anew")
      return
    }
    try
      (parts[0] + "<!-- options -->\n" + table + "\n"
      + rest.dropFirst(old.count).drop { $0 == "\n" })
      .write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded the table; run again without RECORD")
  }

  /// Each key is an option of the parser, of the manual page and of completions, and a key of release
  /// files or an axis of them.
  @Test func everyViewHasEveryKey() throws {
    let manual = Main.tool.manualPage
    let scripts = Shell.allCases.map { Main.tool.completions(for: $0) }
    let release = try text("Sources/Inkleaf/Inkleaf.docc/MakeARelease.md")
    for key in Recipe.keys {
      #expect(manual.contains("\\-\\-" + key.name.replacing("-", with: "\\-")), "\(key.name)")
      for script in scripts {
        #expect(script.contains("--\(key.name)") || script.contains("-l \(key.name)"))
      }
      #expect(release.contains("`\(key.axis ?? key.name)`"), "\(key.name)")
    }
  }

  /// Only the table itself names options; everything else asks it.
  @Test func theTableIsWrittenOnce() throws {
    let names = ["bleed", "safe-area", "orientation", "transparent", "toolbar"]
    let found = try shell([
      "grep", "-rlE", "\"(\(names.joined(separator: "|")))\"",
      packageFolder.appending(path: "Sources").path(), "--include=*.swift",
    ]).output.split(separator: "\n")
    #expect(found.count == 1 && found[0].hasSuffix("Recipes/Keys.swift"), "\(found)")
  }

  /// What a recipe says as a command line, read again by the program's parser, is the same recipe.
  @Test func commandLinesAreReadAgain() throws {
    var recipe = Recipe(size: try PageSize(reading: "2048x2732px@264"), theme: .mint)
    recipe.changes = [ThemeChange("ink", "#203040"), ThemeChange("ruling", "dots")]
    recipe.days = DaySelection(1...7, 31...31)
    recipe.safeArea = SafeArea([.top: Length(10, .mm), .left: Length(0.5, .inch)])
    recipe.toolbar = Toolbar(at: .bottom, thickness: Length(12, .mm))
    recipe.binding = .single
    recipe.isTransparent = true
    let words = ["render"] + recipe.commandLine + ["--", "list.txt"]
    guard case .run(_, let arguments) = try Main.tool.parse(words) else {
      Issue.record("not a run")
      return
    }
    var reader = ArgumentReader(arguments)
    #expect(Recipe().with(reader.patch()) == recipe)
  }

  /// Every place that the table of additions names is there.
  @Test func theTableOfAdditionsIsTrue() throws {
    let contributing = try text("CONTRIBUTING.md")
    let start = try #require(contributing.range(of: "## Adding a …"))
    let rows = contributing[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count >= 16)
    for row in rows.dropFirst(2) {
      let places = row.matches(of: /`([A-Za-z]+\/[^`]+|Prompts|Benchmarks)`/).map { String($0.1) }
      #expect(!places.isEmpty || row.contains("`InkleafCommand`"), "\(row)")
      for place in places {
        let path =
          ["Tests/", "Prompts"].contains { place.hasPrefix($0) } ? place : "Sources/\(place)"
        #expect(
          FileManager.default.fileExists(atPath: packageFolder.appending(path: path).path()),
          "\(place)")
      }
    }
    for kind in [
      "option of a recipe", "kind of mark", "output format", "theme key", "list syntax",
      "page size", "ruling", "kind of item", "subcommand", "release axis",
    ] {
      #expect(rows.contains { $0.hasPrefix("| \(kind)") }, "\(kind)")
    }
  }
}

/// Recipes in PDFs, from hands that may not be ours.
@Suite struct StrangersRecipeTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()
  let list = packageFolder.appending(path: "Prompts/inktober-2026.txt").path()

  func render(_ words: String..., in folder: URL) throws -> Outcome {
    try shell([inkleaf, "render"] + words, in: folder)
  }

  /// A PDF whose recipe holds these options.
  func pdf(_ options: String, _ name: String, in folder: URL) throws {
    try #"%PDF-1.5\#n/Keywords ({"inkleaf":"0.1.0","list":"l.txt","options":{\#(options)}})"#.write(
      to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  @Test(arguments: [
    (#""output":"evil""#, "output"), (#""font-dir":"evil""#, "font-dir"), (#""jobs":"1""#, "jobs"),
    (#""watch":true"#, "watch"), (#""from":"x.pdf""#, "from"),
  ])
  func optionsOutsideARecipeAreRefused(_ option: String, _ name: String) throws {
    try withScratchFolder { folder in
      try pdf(option, "x.pdf", in: folder)
      let outcome = try render("--from", "x.pdf", "--list", list, in: folder)
      #expect(
        outcome.code == 65 && outcome.errors.contains("unknown key \"\(name)\""), "\(outcome)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["x.pdf"])
    }
  }

  /// A command that is meant to be copied has no hidden signs, and tells which files it reads.
  @Test func commandsOfStrangersAreTold() throws {
    try withScratchFolder { folder in
      for (list, options) in [("a\u{1B}[2J.txt", ""), ("l.txt", #""days":"\u202e1""#)] {
        let name = list.replacing("\u{1B}", with: "\\u001b")
        try #"{"inkleaf":"0.1.0","list":"\#(name)","options":{\#(options)}}"#.write(
          to: folder.appending(path: "x.json"), atomically: true, encoding: .utf8)
        let refused = try shell([inkleaf, "recipe", "--command", "x.json"], in: folder)
        #expect(refused.code == 65 && refused.output.isEmpty, "\(refused)")
      }
      try pdf(#""beside":"/etc/passwd""#, "x.pdf", in: folder)
      let told = try shell([inkleaf, "recipe", "--command", "x.pdf"], in: folder)
      #expect(
        told.code == 0 && told.errors.contains("reads the file /etc/passwd (--beside)"), "\(told)")
    }
  }

  @Test(arguments: ["background", "light.background", "dark.background"])
  func picturesNeedTrust(_ key: String) throws {
    try withScratchFolder { folder in
      try pdf(#""set":["\#(key)=secret.png"]"#, "x.pdf", in: folder)
      let refused = try render("--from", "x.pdf", "--list", list, in: folder)
      #expect(refused.code == 65)
      #expect(
        refused.errors.hasPrefix("x.pdf: error: its recipe reads the file \"secret.png\" (set)"))
    }
  }

  @Test func pathsNeedTrust() throws {
    try withScratchFolder { folder in
      try "title: S\n\n1. secret\n".write(
        to: folder.appending(path: "secret.txt"), atomically: true, encoding: .utf8)
      try pdf(#""beside":"secret.txt","theme":"./t.json""#, "x.pdf", in: folder)
      let refused = try render("--from", "x.pdf", "--list", list, in: folder)
      #expect(refused.code == 65 && refused.errors.split(separator: "\n").count == 2)
      #expect(
        refused.errors.contains("x.pdf: error: its recipe reads the file \"secret.txt\" (beside)"))
      #expect(refused.errors.contains("\"./t.json\" (theme); give --theme yourself"))
      let given = try render(
        "--from", "x.pdf", "--list", list, "--theme", "mint", "--beside", list, "--days", "1",
        "--dpi", "50", in: folder)
      #expect(given.code == 0, "\(given)")
      try pdf(#""beside":"secret.txt""#, "x.pdf", in: folder)
      let trusted = try render(
        "--from", "x.pdf", "--list", list, "--trust-paths", "--days", "1", "--dpi", "50", in: folder
      )
      #expect(trusted.code == 0 && trusted.output.contains("beside-secret"), "\(trusted)")
    }
  }

  /// What is given beside a recipe replaces it.
  @Test func singlePagesReplaceABook() throws {
    try withScratchFolder { folder in
      let made = try render(
        list, "--book", "-s", "a6", "--orientation", "landscape", "--days", "1-2", in: folder)
      #expect(made.code == 0, "\(made)")
      let edition = "Output/inktober-2026/a6-landscape-classic-paper-light"
      let outcome = try render(
        "--from", "\(edition)/inktober-2026-days-1-2.pdf", "--list", list, "--single", "-f", "pdf",
        "-o", "again", in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "again/inktober-2026/a6-landscape-classic-paper-light")
          .path())
      #expect(files.sorted() == ["01-apple.pdf", "02-relic.pdf"])
      let command = try shell(
        [inkleaf, "recipe", "--command", "\(edition)/inktober-2026-days-1-2.pdf"], in: folder)
      #expect(
        command.output
          == "inkleaf render --size=a6 --orientation=landscape --days=1-2 --layout=classic"
          + " --theme=paper --book inktober-2026.txt\n")
    }
  }
}
