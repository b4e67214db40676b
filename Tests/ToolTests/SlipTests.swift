import Foundation
import Support
import Testing

/// What scripts and slips of the hand give to the program.
@Suite struct SlipTests {
  let tests = ReleaseTests()
  var inkleaf: String { tests.inkleaf }

  func run(_ words: String..., in folder: URL) throws -> Outcome {
    try shell([inkleaf] + words, in: folder)
  }

  /// Writes a release file of the list `l.txt`.
  func writeRelease(sizes: String = #"["a6"]"#, in folder: URL) throws {
    try tests.write(
      #"{ "name": "r", "lists": ["l.txt"], "sizes": \#(sizes), "formats": ["svg"], "posters": [] }"#,
      to: "r.json", in: folder)
  }

  // MARK: The command line

  /// A variable that has no value is told by the name of what it stands for.
  @Test(arguments: [
    (["render", ""], "LIST is empty; give the prompt list"), (["show", ""], "LIST is empty"),
    (["recipe", ""], "PDF is empty; give a PDF that inkleaf made"),
    (["site", ""], "FOLDER is empty"), (["release", ""], "FILE is empty; give the release file"),
    (["render", "l.txt", "--from", ""], "--from is empty; name a file"),
    (["render", "l.txt", "--font-dir", ""], "--font-dir is empty; name a folder"),
  ])
  func anEmptyVariableIsTold(_ words: [String], _ message: String) throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "l.txt", in: folder)
      let outcome = try shell([inkleaf] + words, in: folder)
      let lines = outcome.errors.split(separator: "\n")
      #expect(outcome.code == 64 && lines.count == 2, "\(outcome)")
      #expect(lines.first?.hasPrefix("inkleaf: error: \(message)") == true, "\(outcome)")
    }
  }

  @Test func aFileCalledLikeAnOptionIsTold() throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "-dash.txt", in: folder)
      let outcome = try run("render", "-dash.txt", in: folder)
      #expect(
        outcome.code == 64
          && outcome.errors.hasPrefix(
            "inkleaf: error: the name of the file -dash.txt looks like an option; write ./-dash.txt\n"
          ),
        "\(outcome)")
      #expect(try run("render", "./-dash.txt", "--dry-run", in: folder).code == 0)
    }
  }

  /// Spaces at commas and around words mean nothing, and a comma too many is told as such.
  @Test(
    arguments: [
      (["-f", "svg , pdf"], nil), (["-s", " a6 "], nil), (["--layout", "classic , cover"], nil),
      (["--days", "1 , 2"], nil), (["-t", " mint"], nil),
      (["--layout", "classic,"], "--layout \"classic,\": remove the comma that has no word"),
      (
        ["--sheets", "booklet", "--paper", "a4,"],
        "--paper \"a4,\": remove the comma that has no word"
      ),
    ] as [([String], String?)])
  func spacesAndCommas(_ words: [String], _ message: String?) throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "l.txt", in: folder)
      let outcome = try shell([inkleaf, "render", "l.txt", "--dry-run"] + words, in: folder)
      #expect(outcome.code == (message == nil ? 0 : 64), "\(outcome)")
      if let message { #expect(outcome.errors.contains(message), "\(outcome)") }
    }
  }

  @Test func messagesNameWhatIsMeant() throws {
    try withScratchFolder { folder in
      let shells = try run("completions", "sh", in: folder)
      #expect(shells.errors.contains("write bash"), "\(shells)")
      try tests.write("Fox\nfox\nOwl\n", to: "w.txt", in: folder)
      let words = try run("new", "T", "--words", "w.txt", "--count", "9", in: folder)
      #expect(
        words.errors.contains("--words w.txt: needs 9 words, found 2, each once"), "\(words)")
    }
  }

  /// The command of a recipe reads what the list was read from.
  @Test func aListFromAPipeHasNoName() throws {
    try withScratchFolder { folder in
      try tests.write("title: Zoo Day\nOwl\nFox\n", to: "l.txt", in: folder)
      let drawn = try shell(
        ["sh", "-c", "\"$0\" render - --book -s a6 -o o < l.txt", inkleaf], in: folder)
      #expect(drawn.code == 0, "\(drawn)")
      let pdf = "o/zoo-day/a6-classic-paper-light/zoo-day.pdf"
      let command = try run("recipe", "--command", pdf, in: folder)
      #expect(command.output.hasSuffix(" --book -\n"), "\(command)")
    }
  }

  // MARK: Dry runs

  /// What stops the real run stops the dry one, with the same words.
  @Test func aDryRunFailsLikeTheRealOne() throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "l.txt", in: folder)
      func check(
        _ code: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
      )
        throws
      {
        let words = [inkleaf, "render", "l.txt", "-o", "o"] + words
        let dry = try shell(words + ["--dry-run"], in: folder)
        let real = try shell(words, in: folder)
        #expect(
          dry.code == code && real.code == code && dry.errors == real.errors && dry.output.isEmpty,
          "\(dry) \(real)", sourceLocation: sourceLocation)
      }
      try check(64, "-s", "2000x2000mm", "-f", "png", "--dpi", "1200")
      try tests.write("mine", to: "o", in: folder)
      try check(73, "-s", "a6", "-f", "svg")
      let files = FileManager.default
      try files.removeItem(at: folder.appending(path: "o"))
      let edition = "o/l/a6-classic-paper-light"
      try files.createDirectory(
        at: folder.appending(path: "\(edition)/01-owl.svg"), withIntermediateDirectories: true)
      try check(73, "-s", "a6", "-f", "svg")
      try files.removeItem(at: folder.appending(path: "o/l"))
      try files.createSymbolicLink(
        at: folder.appending(path: "o/l"), withDestinationURL: folder)
      try check(73, "-s", "a6", "-f", "svg")
      // Nothing is made where all is well.
      try files.removeItem(at: folder.appending(path: "o"))
      #expect(try run("render", "l.txt", "-o", "o", "--dry-run", in: folder).code == 0)
      #expect(!files.fileExists(atPath: folder.appending(path: "o").path()))
    }
  }

  /// A page of somebody else above the releases is told by each kind of run.
  @Test func aForeignPageIsTold() throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "l.txt", in: folder)
      try writeRelease(in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Output"), withIntermediateDirectories: true)
      try tests.write("<p>mine", to: "Output/index.html", in: folder)
      for words in [["--dry-run"], [], ["--check"]] {
        let outcome = try shell([inkleaf, "release", "r.json"] + words, in: folder)
        #expect(
          outcome.code == 73
            && outcome.errors.contains("Output/index.html: cannot create: it is not from Inkleaf"),
          "\(words): \(outcome)")
      }
    }
  }

  /// The pictures of a site count where pages are in PDFs alone.
  @Test func aDryRunCountsTheSitesPictures() throws {
    try withScratchFolder { folder in
      try tests.write(
        """
        { "name": "r", "lists": ["inktober-2026"], "sizes": ["a6"], "formats": ["pdf"], "posters": [],
          "overrides": [{ "sheets": "booklet" }] }
        """, to: "r.json", in: folder)
      let planned = try shell([inkleaf, "release", "r.json", "--dry-run", "--json"], in: folder)
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(planned.output.utf8)) as? [String: Any])
      let bytes = try #require(json["bytes"] as? Double)
      #expect(try tests.release("-q", in: folder).code == 0)
      var made = 0.0
      let output = folder.appending(path: "Output/r")
      for path in try FileManager.default.subpathsOfDirectory(atPath: output.path()) {
        let values = try output.appending(path: path).resourceValues(forKeys: [
          .fileSizeKey, .isRegularFileKey,
        ])
        if values.isRegularFile == true { made += Double(values.fileSize ?? 0) }
      }
      #expect((0.7...1.2).contains(bytes / made), "\(bytes) of \(made)")
    }
  }

  // MARK: Releases

  /// A release of another list under the same name is told before it is replaced.
  @Test func aReleaseOfAnotherListIsTold() throws {
    try withScratchFolder { folder in
      try writeRelease(sizes: #"["a6", "a5"]"#, in: folder)
      try tests.write("title: Zoo\n1. Owl\n2. Fox\n3. Cat\n", to: "l.txt", in: folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      // A corrected word and a corrected title are the same list.
      try tests.write("title: Zoos\n1. Owl\n2. Fox\n3. Hen\n", to: "l.txt", in: folder)
      #expect(try tests.release(in: folder).errors == "")
      try tests.write("title: Sea\n1. Cod\n2. Eel\n3. Ray\n", to: "l.txt", in: folder)
      for words in [["--dry-run"], []] {
        let outcome = try shell([inkleaf, "release", "r.json"] + words, in: folder)
        #expect(
          outcome.code == 0
            && outcome.errors
              == "Output/r: warning: the release here is of another list, \"Zoos\", and is replaced; to keep both, give"
              + " this one another \"name\", or another folder by --output (edition l-a6-classic-paper-light and 1 more)\n",
          "\(outcome)")
      }
      #expect(try tests.release(in: folder).errors == "")
    }
  }

  /// What the run would make anew, its dry run says.
  @Test func aChangedCalendarIsTold() throws {
    try withScratchFolder { folder in
      try tests.write("title: Zoo\nstart: 2026-10-01\n1. Owl\n", to: "l.txt", in: folder)
      try writeRelease(in: folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      #expect(try tests.release("--dry-run", in: folder).output.hasSuffix("\nnothing to draw\n"))
      try tests.write("mine", to: "Output/r/l.ics", in: folder)
      let planned = try tests.release("--dry-run", in: folder)
      #expect(
        planned.output.hasSuffix(
          "\nnothing to draw; archives, site and catalog are made anew\n"), "\(planned)")
    }
  }

  /// Where a changed theme changes all pages, an edition has one line.
  @Test func manyDifferencesAreCounted() throws {
    try withScratchFolder { folder in
      let words = (1...30).map { "\($0). Word \($0)\n" }.joined()
      try tests.write("title: Zoo\n\(words)", to: "l.txt", in: folder)
      try writeRelease(in: folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.write("title: Ark\n\(words)", to: "l.txt", in: folder)
      let checked = try tests.release("--check", in: folder)
      let lines = checked.errors.split(separator: "\n").filter {
        $0.hasPrefix("Output/r/l-a6") && $0.contains(": error: ")
      }
      #expect(checked.code == 65 && lines.count == 1, "\(checked)")
      #expect(lines.first?.contains(" files differ or are missing, such as 01-word-1.svg") == true)
    }
  }

  /// A share that is missing is drawn where the others are looked for.
  @Test func aMissingShareIsDrawnIntoTheSameFolder() throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "l.txt", in: folder)
      try writeRelease(sizes: #"["a6", "a5"]"#, in: folder)
      let outcome = try tests.release("--assemble", "--shards", "2", "-o", "my out", in: folder)
      #expect(
        outcome.errors.contains("run `inkleaf release r.json --shard 1/2 --output 'my out'`"),
        "\(outcome)")
      let usual = try tests.release("--assemble", "--shards", "2", in: folder)
      #expect(usual.errors.contains("--shard 1/2`"), "\(usual)")
    }
  }

  /// The page of releases goes with the last of them.
  @Test func thePageOfNoReleaseGoes() throws {
    try withScratchFolder { folder in
      try tests.write("Owl\nFox\n", to: "l.txt", in: folder)
      try writeRelease(in: folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let output = folder.appending(path: "Output")
      try FileManager.default.removeItem(at: output.appending(path: "r"))
      try tests.write("mine", to: "Output/notes.txt", in: folder)
      let gone = try run("site", "Output", in: folder)
      #expect(
        gone.code == 0
          && gone.output == "no release is in Output any more; its page was removed\n", "\(gone)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: output.path()) == ["notes.txt"])
      let again = try run("site", "Output", in: folder)
      #expect(
        again.code == 65 && again.errors.hasPrefix("Output: error: no release is here"), "\(again)")
    }
  }
}
