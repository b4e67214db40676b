@testable import InkleafLists
@testable import InkleafPages
import Foundation
import Inkleaf
import Support
import Testing

/// The tool as people run it: the built program, real lists, real validators.
@Suite struct ToolTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()
  let list = packageFolder.appending(path: "Prompts/inktober-2026.txt").path()

  func render(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try shell([inkleaf, "render"] + words, in: folder, environment: environment)
  }

  func files(_ folder: URL) throws -> [String] {
    try #require(FileManager.default.enumerator(atPath: folder.path())).map { "\($0)" }.sorted()
  }

  // MARK: The main job

  @Test func makesTheWholeSet() throws {
    try withScratchFolder { folder in
      let outcome = try render([list], in: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(
        outcome.output
          == "31 pages, 94 files in Output/inktober-2026/a4-classic-paper-light\n")
      let set = folder.appending(path: "Output/inktober-2026/a4-classic-paper-light")
      let names = try files(set)
      #expect(names.count == 94)
      #expect(names.prefix(3) == ["01-apple.pdf", "01-apple.png", "01-apple.svg"])
      #expect(names.last == "inktober-2026.pdf")

      for name in names where name.hasSuffix(".pdf") {
        let check = try shell(["qpdf", "--check", name], in: set)
        #expect(check.code == 0 && check.output.contains("No syntax or stream"), "\(name)")
      }
      let fonts = try shell(["pdffonts", "inktober-2026.pdf"], in: set).output
      for font in fonts.split(separator: "\n").dropFirst(2) {
        #expect(font.contains(" yes yes yes "), "\(font)")
      }
      let info = try shell(["pdfinfo", "inktober-2026.pdf"], in: set).output
      #expect(info.contains("Title:           Inktober 2026\n"))
      #expect(info.contains("Pages:           31\n"))
      #expect(info.contains("Page size:       595.276 x 841.89 pts (A4)\n"))
      let page = try shell(["pdftotext", "-f", "7", "-l", "7", "inktober-2026.pdf", "-"], in: set)
      #expect(page.output.contains("Panic"))

      let pngs = names.filter { $0.hasSuffix(".png") }
      #expect(try shell(["pngcheck", "-q"] + pngs, in: set).code == 0)
      let details = try shell(["pngcheck", "-v"] + pngs, in: set).output
      #expect(details.components(separatedBy: "2480 x 3508 image").count == 32)
      #expect(details.components(separatedBy: "(300 dpi)").count == 32)
      let svgs = names.filter { $0.hasSuffix(".svg") }
      #expect(svgs.count == 31)
      #expect(try shell(["xmllint", "--noout"] + svgs, in: set).code == 0)
    }
  }

  @Test func makesTabletPagesAtTheirPixels() throws {
    try withScratchFolder { folder in
      let words = ["--size", "iPad-Pro-13", "--format", "png", "--days", "7,31", "--json", list]
      let outcome = try render(words, in: folder)
      #expect(outcome.code == 0)
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      let written = try #require(report["files"] as? [[String: Any]])
      #expect(written.map { $0["days"] as? [Int] } == [[7], [31]])
      for file in written {
        let path = try #require(file["path"] as? String)
        let size = try Data(contentsOf: folder.appending(path: path)).count
        #expect(file["bytes"] as? Int == size)
        #expect(file["width_px"] as? Int == 2064 && file["height_px"] as? Int == 2752)
        let details = try shell(["pngcheck", "-v", path], in: folder).output
        #expect(details.contains("2064 x 2752 image"))
      }
    }
  }

  @Test func makesOnlyWhatIsAskedFor() throws {
    try withScratchFolder { folder in
      let quiet = try render([list, "--book", "--quiet", "--days", "1-3,31"], in: folder)
      #expect(quiet.code == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
      let words = [
        list, "--single", "-f", "svg", "-o", "x/", "--days", "2", "-t", "mint", "-a", "dark",
      ]
      #expect(try render(words, in: folder).code == 0)
      #expect(
        try files(folder).filter { $0.contains(".") } == [
          "Output/inktober-2026/a4-classic-paper-light/inktober-2026-days-1-3_31.pdf",
          "x/inktober-2026/a4-classic-mint-dark/02-relic.svg",
        ])
    }
  }

  /// Neither time zone, language, home, folder nor the number of jobs shows in a single byte.
  @Test func makesTheSameBytesAnywhere() throws {
    try withScratchFolder { folder in
      var sums: [String] = []
      for (index, environment) in [
        ["TZ": "Pacific/Auckland", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
        ["TZ": "America/New_York", "LANG": "C", "LC_ALL": "C"],
      ].enumerated() {
        let home = folder.appending(path: "run-\(index)/home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let words = [list, "--size", "a6", "--jobs", index == 0 ? "1" : "4"]
        let outcome = try render(
          words, in: home.deletingLastPathComponent(),
          environment: environment.merging(["HOME": home.path()]) { $1 })
        #expect(outcome.code == 0)
        sums.append(home.deletingLastPathComponent().appending(path: "Output").path())
      }
      let difference = try shell(["diff", "-r"] + sums)
      #expect(difference.code == 0, "\(difference.output)")
    }
  }

  // MARK: Trouble

  @Test func survivesBeingKilled() throws {
    try withScratchFolder { folder in
      let words = [list, "--size", "a5", "--days", "1-12"]
      let time = try ContinuousClock().measure {
        _ = try render(words + ["-o", "clean"], in: folder)
      }
      var hits = 0
      for round in 0..<8 {
        let process = try launch([inkleaf, "render"] + words + ["-o", "killed"], in: folder)
        Thread.sleep(forTimeInterval: time / .seconds(1) * (Double(round) + 0.5) / 10)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { hits += 1 }
        #expect(try render(words + ["-o", "killed"], in: folder).code == 0)
        let difference = try shell(["diff", "-r", "clean", "killed"], in: folder)
        #expect(difference.code == 0, "\(difference.output)")
        if round % 2 == 0 {
          try FileManager.default.removeItem(at: folder.appending(path: "killed"))
        }
      }
      // A process that had ended already proves nothing.
      #expect(hits >= 4, "only \(hits) of 8 were running")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func leavesNothingWhenInterrupted(_ number: Int32) throws {
    try withScratchFolder { folder in
      let process = try launch([inkleaf, "render", list, "--jobs", "1"], in: folder)
      let partial = folder.appending(
        path: "Output/inktober-2026/a4-classic-paper-light/.inkleaf-partial/01-apple.png")
      for _ in 0..<400 where !FileManager.default.fileExists(atPath: partial.path()) {
        Thread.sleep(forTimeInterval: 0.02)
      }
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 130)
      #expect(try files(folder) == [])
    }
  }

  /// Runs in a file system of its own that is too small for the set.
  @Test func aFullDiskIsAnErrorAndLeavesNothing() throws {
    try withScratchFolder { folder in
      // Without the right to mount, a limit on the size of files stands for the full disk.
      let canMount = try shell(["unshare", "-m", "true"]).code == 0
      let render = "\(inkleaf) render \(list) -o disk --jobs 2"
      let script =
        canMount
        ? "mount -t tmpfs -o size=600k none disk && { \(render); code=$?; find disk; exit $code; }"
        : "trap '' XFSZ; ulimit -f 40; \(render); code=$?; find disk; exit $code"
      try FileManager.default.createDirectory(
        at: folder.appending(path: "disk"), withIntermediateDirectories: true)
      let words = (canMount ? ["unshare", "-m"] : []) + ["sh", "-c", script]
      let outcome = try shell(words, in: folder)
      #expect(outcome.code == 74, "\(outcome.errors)")
      #expect(outcome.output == "disk\n")
      #expect(outcome.errors.hasPrefix("inkleaf: error: disk/inktober-2026/"))
      #expect(outcome.errors.contains(canMount ? "No space left on device" : "File too large"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: ["symlink", "fifo", "linked folder", "linked list", "file for a folder"])
  func refusesToWriteThroughAnythingOdd(_ kind: String) throws {
    try withScratchFolder { folder in
      let set = folder.appending(path: "Output/inktober-2026/a4-classic-paper-light")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let target = set.appending(path: "05-smack.png").path()
      switch kind {
      case "symlink": symlink("/etc/hostname", target)
      case "fifo": mkfifo(target, 0o600)
      case "linked folder":
        try FileManager.default.removeItem(at: set)
        symlink("/tmp", set.path())
      case "linked list":
        let ofList = folder.appending(path: "Output/inktober-2026")
        try FileManager.default.moveItem(at: ofList, to: folder.appending(path: "elsewhere"))
        symlink("../elsewhere", ofList.path())
      default:
        try FileManager.default.removeItem(at: set)
        try Data().write(to: set)
      }
      let before = try files(folder)
      let outcome = try render([list], in: folder)
      #expect(outcome.code == 73, "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          kind == "linked list" ? "Output/inktober-2026: " : "a4-classic-paper-light"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(try files(folder) == before)
    }
  }

  @Test func aFolderThatMayNotBeWrittenIsAnError() throws {
    try withScratchFolder { folder in
      // Not even root can make a folder in /proc.
      let outcome = try render([list, "-o", "/proc"], in: folder)
      #expect(outcome.code == 73)
      #expect(outcome.errors.hasPrefix("inkleaf: error: /proc/inktober-2026: cannot create: "))
    }
  }

  @Test func aBrokenListIsReportedWhole() throws {
    try withScratchFolder { folder in
      var bytes = Array("title: X\n1. Apple\n3. Relic\n3. Again\n4.\n5. a".utf8)
      bytes += [0xFF, 0x0A] + Array("6. Pa\u{7}nic\n".utf8)
      try Data(bytes).write(to: folder.appending(path: "bad.txt"))
      let outcome = try render(["bad.txt"], in: folder)
      #expect(outcome.code == 65)
      #expect(
        outcome.errors.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
          "bad.txt:4:1:", "bad.txt:5:3:", "bad.txt:6:5:", "bad.txt:7:6:",
        ])
      #expect(try files(folder) == ["bad.txt"])
    }
  }

  @Test(arguments: [
    (["nope.txt"], 66, "nope.txt: cannot read: No such file"),
    (["/dev/zero"], 66, "/dev/zero: cannot read: it is not a regular file"),
    (["/tmp"], 66, "/tmp: cannot read: it is a folder"),
    (["LIST", "--size", "a44"], 64, "unknown size \"a44\": did you mean a4?"),
    (["LIST", "--days", "32"], 64, "day 32 is not in this list (1 to 31)"),
    (["LIST", "--book", "-f", "png"], 64, "--book makes a PDF, but --format leaves pdf out"),
    (["LIST", "--dpi", "1e999"], 64, "is not a number from 30 to 1200"),
    (["LIST", "--dpi", "nan"], 64, "is not a number from 30 to 1200"),
    (["LIST", "--jobs", "0"], 64, "--jobs is a number from 1 to 256"),
    (["LIST", "--output", ""], 64, "--output is empty"),
    (["LIST", "-s", "2000x2000mm", "--dpi", "310", "-f", "png"], 64, "give --dpi 300 or less"),
  ])
  func saysWhatIsWrong(_ words: [String], _ code: Int32, _ message: String) throws {
    try withScratchFolder { folder in
      let outcome = try render(words.map { $0 == "LIST" ? list : $0 }, in: folder)
      #expect(outcome.code == code)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(try files(folder) == [])
    }
  }

  /// Whatever a list is called, its pages stay below the folder asked for.
  @Test(arguments: ["...txt", "..txt", ".txt", "a b.txt", "l.tar.txt"])
  func namesOfListsLeadNowhere(_ name: String) throws {
    try withScratchFolder { folder in
      try "1. Apple".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      let words = [name, "-o", "out/inner", "-f", "svg", "--single", "-q"]
      #expect(try render(words, in: folder).code == 0)
      let written = try files(folder).filter { $0.hasSuffix(".svg") }
      #expect(written.count == 1)
      #expect(written.allSatisfy { $0.split(separator: "/").count == 5 }, "\(written)")
    }
  }

  @Test func wrongDatesInTheEnvironmentAreReported() throws {
    try withScratchFolder { folder in
      let outcome = try render([list], in: folder, environment: ["SOURCE_DATE_EPOCH": "x"])
      #expect(outcome.code == 64 && outcome.errors.contains("SOURCE_DATE_EPOCH"))
    }
  }

  /// A reader that goes away is an error, not a crash.
  @Test func aClosedPipeIsAnError() throws {
    let outcome = try shell(["sh", "-c", "{ \(inkleaf) list sizes; echo $? >&2; } | true"])
    #expect(["0\n", "74\n"].contains { outcome.errors.hasSuffix($0) }, "\(outcome.errors)")
  }

  @Test func aTerminalSeesProgressAndOnlyATerminal() throws {
    try withScratchFolder { folder in
      let command = "\(inkleaf) render \(list) --days 1-3 -s a6 -f svg"
      let watched = try shell(["script", "-qec", command, "/dev/null"], in: folder)
      #expect(watched.output.contains("drawing 3 of 3 files"))
      let piped = try shell(["sh", "-c", command], in: folder)
      #expect(piped.errors.isEmpty && !piped.output.contains("drawing"))
    }
  }

  // MARK: Lists

  @Test func listsAreShownCheckedAndImported() throws {
    try withScratchFolder { folder in
      let markdown =
        "| Day | Date | Theme |\n|--|--|--|\n| 1 | 01-10-2026 | Quill |\n| 2 | 02-10-2026 | Ink |\n"
      try markdown.write(to: folder.appending(path: "t.md"), atomically: true, encoding: .utf8)
      func run(_ words: String...) throws -> Outcome { try shell([inkleaf] + words, in: folder) }
      let imported = try run("import", "t.md")
      #expect(
        imported.output == "title: t\nstart: 2026-10-01\nlanguage: en\n\n1. Quill\n2. Ink\n")
      try imported.output.write(
        to: folder.appending(path: "t.txt"), atomically: true, encoding: .utf8)
      #expect(try run("import", "t.txt").output == imported.output)
      try run("show", "--json", "t.txt").output.write(
        to: folder.appending(path: "t.json"), atomically: true, encoding: .utf8)
      #expect(try run("import", "t.json").output == imported.output)
      #expect(try run("check", "t.md").output == "t.md: 2 prompts (table), no warnings\n")
      #expect(
        try run("show", "t.md").output
          == "t\n1  Thursday, October 1  Quill\n2  Friday, October 2    Ink\n")
      #expect(try run("today", "t.md", "--date", "2026-10-02").output == "Ink\n")
      let none = try run("today", "t.md", "--date", "2026-10-03")
      #expect(
        none.code == 1
          && none.errors
            == "inkleaf: t has no prompt on 2026-10-03; the last one was on 2026-10-02\n"
      )
      #expect(try run("check", "--syntax", "json", "t.md").code == 65)
      let several = try run("check", "t.md", "nope", "t.json")
      #expect(several.code == 66 && several.output.split(separator: "\n").count == 2)
      #expect(try run("render", "t.md", "--book", "-q").code == 0)
    }
  }

  /// A list among much else has a hundred warnings and the number of the others; JSON has all.
  @Test func manyWarningsAreCounted() throws {
    try withScratchFolder { folder in
      let lines = (1...31).map { "\($0). Word \($0)" } + [""] + (1...250).map { _ in "????? !!!!" }
      try lines.joined(separator: "\n").write(
        to: folder.appending(path: "t.txt"), atomically: true, encoding: .utf8)
      let told = try shell([inkleaf, "check", "t.txt"], in: folder)
      let warnings = told.errors.split(separator: "\n")
      #expect(told.code == 0 && warnings.count == 101)
      #expect(
        warnings.last == "t.txt: warning: 150 more warnings; inkleaf check --json shows all of them"
      )
      let json = try shell([inkleaf, "check", "--json", "t.txt"], in: folder)
      #expect(json.output.components(separatedBy: "\"warning\"").count - 1 == 250)
    }
  }

  /// Canonical form to JSON and back changes nothing, for any list.
  @Test func jsonHoldsAllOfAList() throws {
    var random = SplitMix(seed: 7)
    let words = [
      "Apple", "Uh-oh", "#FF8800", "#tag", "**b**", "りんご", "e\u{301}", "10", "1.", "\"q\"", "a\\b",
      "[x](y)", "Day 1:", "-", "https://example.org/a_b", "👩🏽‍🎨",
    ]
    func text() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined(separator: " ")
    }
    for _ in 0..<60 {
      var number = 0
      let prompts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let first = number + 1
        number = first + (Bool.random(using: &random) ? 0 : 2)
        return Prompt(
          number: first, last: number,
          texts: (0..<Int.random(in: 1...2, using: &random)).map { _ in text() },
          note: Bool.random(using: &random) ? text() : nil,
          date: Bool.random(using: &random) ? CalendarDate("2027-02-03") : nil)
      }
      let drawn = PromptList(
        title: text(), start: Bool.random(using: &random) ? CalendarDate("2026-10-01") : nil,
        cadence: Bool.random(using: &random) ? .daily : .weekly,
        perDay: Int.random(in: 1...3, using: &random), language: "pt-BR",
        credit: Bool.random(using: &random) ? text() : nil, hashtag: "#h", source: "s",
        prompts: prompts)
      let canonical = drawn.canonicalText()
      try withScratchFolder { folder in
        func run(_ words: String...) throws -> String {
          try shell([inkleaf] + words, in: folder).output
        }
        try canonical.write(
          to: folder.appending(path: "l.txt"), atomically: true, encoding: .utf8)
        let json = try run("show", "--json", "l.txt")
        try json.write(to: folder.appending(path: "l.json"), atomically: true, encoding: .utf8)
        // One date among others may be doubted, in a paragraph above the list.
        var again = try run("import", "l.json")
        if again.hasPrefix("# line "), let end = again.range(of: "\n\n") {
          again.removeSubrange(..<end.upperBound)
        }
        #expect(again == canonical, "\(json)")
        #expect(try run("import", "l.txt") == canonical)
      }
    }
  }

  /// What was imported is not changed by another import; no comment is lost.
  @Test(arguments: [
    (#"["Fox", "Owl", "Bee"]"#, "# read as json, "),
    ("1. Fox\n2. Owl\n4. Bee\n", "number 3 is missing"),
    (
      "title: Ink\n# mine\nlanguage: en\n\n1. Fox\n# 2. Owl\n2. Bee\n",
      "# mine\n# 2. Owl\n\ntitle: Ink"
    ),
  ])
  func importsKeepComments(_ text: String, _ comment: String) throws {
    try withScratchFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "a"))
      let first = try shell([inkleaf, "import", "a"], in: folder).output
      #expect(first.contains(comment), "\(first)")
      try Data(first.utf8).write(to: folder.appending(path: "b"))
      #expect(try shell([inkleaf, "import", "b"], in: folder).output == first)
    }
  }

  @Test func hugeFilesAreRefusedAtOnce() throws {
    try withScratchFolder { folder in
      try shell(["truncate", "-s", "1G", "big.txt"], in: folder)
      let outcome = try shell([inkleaf, "check", "big.txt"], in: folder)
      #expect(outcome.code == 66)
      #expect(outcome.errors.contains("it has 1073741824 bytes; at most 8388608 are accepted"))
    }
  }

  @Test func listsAreDrawnFromWords() throws {
    try withScratchFolder { folder in
      let words = (1...60).map { "word\($0)\n" }.joined() + "Apple\nRELIC\napple\n"
      try words.write(to: folder.appending(path: "w.txt"), atomically: true, encoding: .utf8)
      func new(_ words: String...) throws -> Outcome {
        try shell([inkleaf, "new", "Ink 2027", "--year", "2027"] + words, in: folder)
      }
      let seven = try new("--words", "w.txt", "--seed", "7", "--avoid", list)
      let again = try new("--words", "w.txt", "--seed", "7", "--avoid", list)
      let eight = try new("--words", "w.txt", "--seed", "8", "--avoid", list)
      #expect(seven.code == 0 && again.output == seven.output && eight.output != seven.output)
      let drawn = seven.output.split(separator: "\n").filter { $0.contains(". ") }
        .map { $0.split(separator: ". ")[1] }
      #expect(drawn.count == 31 && Set(drawn).count == 31)
      #expect(drawn.allSatisfy { $0.hasPrefix("word") }, "avoided words came: \(drawn)")
      #expect(seven.output.hasPrefix("title: Ink 2027\nstart: 2027-10-01\n"))
      let few = try new("--words", "w.txt", "--count", "100")
      #expect(few.code == 64 && few.errors.contains("needs 100 words, found 62, each once"))
      try (try new("--month", "2")).output.write(
        to: folder.appending(path: "n.txt"), atomically: true, encoding: .utf8)
      let check = try shell([inkleaf, "check", "n.txt"], in: folder)
      #expect(check.code == 65 && check.errors.split(separator: "\n").count == 28)
    }
  }

  @Test func twoLanguagesStandOnOnePage() throws {
    try withScratchFolder { folder in
      let spanish = packageFolder.appending(path: "Prompts/inktober-2018.es.txt").path()
      let english = packageFolder.appending(path: "Prompts/inktober-2018.txt").path()
      let words = [english, "--beside", spanish, "--book", "--days", "2"]
      #expect(try render(words, in: folder).code == 0)
      let book =
        "Output/inktober-2018/a4-classic-paper-light-beside-inktober-2018-es/inktober-2018-days-2.pdf"
      let text = try shell(["pdftotext", book, "-"], in: folder).output
      #expect(text.contains("2 Tranquil") && text.contains("Tranquilo"))
    }
  }

  // MARK: Views of the tool

  @Test func helpIsAsRecorded() throws {
    for (name, words) in [
      ("help.txt", ["--help"]), ("help-render.txt", ["help", "render"]),
      ("help-list.txt", ["list", "--help"]), ("help-new.txt", ["new", "-h"]), ("man.1", ["man"]),
      ("completions.bash", ["completions", "bash"]), ("completions.zsh", ["completions", "zsh"]),
      ("completions.fish", ["completions", "fish"]),
    ] {
      let outcome = try shell([inkleaf] + words)
      #expect(outcome.code == 0)
      try expectGolden(outcome.output, name)
    }
  }

  @Test func listsAreLines() throws {
    let sizes = try shell([inkleaf, "list", "sizes"]).output.split(separator: "\n")
    #expect(sizes.contains { $0.hasPrefix("story ") && $0.contains("1080 x 1920 px at 72 ppi") })
    let json = try shell([inkleaf, "list", "sizes", "--json"]).output
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(rows.count == sizes.count)
    let nomad = try #require(rows.first { $0["name"] as? String == "supernote-nomad" })
    #expect((nomad["keep_clear_mm"] as? [String: Double])?["top"] == 10)
    for what in ["themes", "layouts", "rulings", "formats"] {
      #expect(try shell([inkleaf, "list", what]).code == 0)
    }
  }
}
