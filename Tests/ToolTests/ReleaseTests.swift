import InkleafPages
import Inkleaf
import Foundation
import Support
import Testing

/// Releases as people make them: real lists and archives, killed runs, shares of several machines.
@Suite struct ReleaseTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()

  /// Six small editions of two lists, one of them in Spanish.
  static let file = """
    {
      "name": "years",
      "lists": ["LISTS/inktober-2016.txt", "LISTS/inktober-2018.es.txt"],
      "sizes": ["trading-card", "210x200px@72"],
      "themes": ["paper", "./own.json"],
      "appearances": ["light", "dark"],
      "formats": ["pdf", "png"],
      "exclude": [{ "theme": "own", "size": "trading-card" }, { "list": "inktober-2018.es", "appearance": "light" }],
      "overrides": [
        { "for": { "size": ["trading-card", "210x200px@72"] }, "days": "1-3" },
        { "for": { "size": "trading-card" }, "set": { "ruling": "dots" } }
      ],
      "posters": ["story"]
    }
    """
  static let theme = #"{ "extends": "pumpkin", "ruling": "grid" }"#

  func prepare(_ folder: URL, _ text: String = file) throws {
    let lists = packageFolder.appending(path: "Prompts").path()
    try write(text.replacing("LISTS", with: lists), to: "r.json", in: folder)
    try write(Self.theme, to: "own.json", in: folder)
  }

  func write(_ text: String, to name: String, in folder: URL) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  @discardableResult
  func release(
    _ words: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try shell([inkleaf, "release", "r.json"] + words, in: folder, environment: environment)
  }

  /// All files below a folder with their content; folders have none.
  func tree(_ folder: URL) throws -> [String: Data?] {
    var tree: [String: Data?] = [:]
    let all = try #require(
      FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)))
    for case let path as String in all {
      let place = folder.appending(path: path)
      tree[path] = .some(place.hasDirectoryPath ? nil : try? Data(contentsOf: place))
    }
    return tree
  }

  /// What differs between two folders, a few names.
  func differences(_ one: URL, _ other: URL) throws -> [String] {
    let (a, b) = (try tree(one), try tree(other))
    #expect(a.count > 20)
    return Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.sorted().prefix(5).map { $0 }
  }

  @Test func everythingIsWhatItSaysItIs() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let planned = try release("--dry-run", in: folder)
      let lines = planned.output.split(separator: "\n")
      #expect(lines.dropLast().last == "9 editions, 27 pages and 63 files in Output/years")
      #expect(lines.last?.hasPrefix("9 editions to draw: about ") == true, "\(lines)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Output").path()))
      let made = try release(in: folder)
      #expect(made.code == 0 && made.output == "9 editions in Output/years, 9 of them drawn\n")
      let years = folder.appending(path: "Output/years")
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: years).code == 0)
      let files = try tree(years)
      let sums = try String(contentsOf: years.appending(path: "SHA256SUMS"), encoding: .utf8)
      #expect(sums.split(separator: "\n").count == files.values.count { $0 != nil } - 1)
      let archives = files.keys.filter { $0.hasSuffix(".zip") }
      #expect(archives.count == 10)
      for archive in archives {
        #expect(try shell(["unzip", "-tq", archive], in: years).code == 0)
      }
      let listed = try shell(["unzip", "-Z1", "years.zip"], in: years).output
      #expect(!listed.contains("..") && !listed.contains { $0 == "\\" } && !listed.hasPrefix("/"))
      #expect(listed.split(separator: "\n").count == 63)
      let schema = packageFolder.appending(
        path: "Sources/Inkleaf/Inkleaf.docc/catalog.schema.json")
      let valid = try shell(
        ["/usr/bin/jsonschema", "-i", "catalog.json", schema.path()], in: years)
      #expect(valid.code == 0, "\(valid.output.prefix(300)) \(valid.errors.prefix(300))")
      #expect(
        files["inktober-2016.ics"] != nil && files["inktober-2018-es-poster-story.png"] != nil)
      #expect(try shell(["pngcheck", "-q", "overview.png"], in: years).code == 0)

      // Nothing is written again, and what differs is found.
      let before = try tree(years)
      func stamp() throws -> Date? {
        try FileManager.default.attributesOfItem(
          atPath: years.appending(path: "catalog.json").path())[.modificationDate] as? Date
      }
      let written = try stamp()
      #expect(try release(in: folder).output == "9 editions in Output/years, unchanged\n")
      #expect(try stamp() == written)
      #expect(try before == tree(years))
      #expect(try release("--check", in: folder).code == 0)
      try write("x", to: "Output/years/inktober-2016.ics", in: folder)
      let page = "inktober-2016-trading-card-classic-paper-light/01-fast.png"
      try FileManager.default.removeItem(at: years.appending(path: page))
      let checked = try release("--check", in: folder)
      #expect(checked.code == 65 && checked.errors.contains("\(page): error: is missing"))
      // What belongs to no edition is told with them.
      #expect(checked.errors.contains("Output/years/inktober-2016.ics: error: differs"))
      // A page that is missing is drawn again.
      #expect(try release(in: folder).output.contains("1 of them drawn"))
      #expect(try before == tree(years))
    }
  }

  @Test func onlyWhatChangedIsDrawn() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try release(in: folder)
      try write(#"{ "extends": "pumpkin", "ruling": "lines" }"#, to: "own.json", in: folder)
      #expect(try release(in: folder).output.contains("3 of them drawn"))
      // Fewer editions: what was of the others goes, if that is wished.
      try prepare(
        folder,
        Self.file.replacing("./own.json", with: "mint").replacing("own", with: "mint")
          .replacing("story", with: "a6"))
      #expect(try release("--check", in: folder).code == 65)
      #expect(try release("--prune", in: folder).code == 0)
      try withScratchFolder { clean in
        try prepare(
          clean,
          Self.file.replacing("./own.json", with: "mint").replacing("own", with: "mint")
            .replacing("story", with: "a6"))
        try release(in: clean)
        #expect(
          try differences(folder.appending(path: "Output"), clean.appending(path: "Output")) == [])
      }
    }
  }

  /// What a release is said to take is about what it takes.
  @Test func theForecastComesTrue() throws {
    try withScratchFolder { folder in
      try prepare(folder, Self.file.replacing("trading-card", with: "a5"))
      let plan = try report(release("--dry-run", "--json", in: folder))
      let expected = try #require(plan["bytes"] as? Int)
      #expect(try #require(plan["seconds"] as? Double) > 0)
      let made = try report(release("--json", in: folder))
      #expect((made["drawn"] as? [String])?.count == 9 && made["changed"] as? Bool == true)
      #expect((made["problems"] as? [Any])?.isEmpty == true)
      let years = folder.appending(path: "Output/years")
      let files = try tree(years).filter { path, _ in
        let isPage = path.hasPrefix("inktober-") && path.contains("/")
        return path.hasSuffix(".zip")
          || isPage && path.count { $0 == "." } == 1 && !path.contains("thumbnail")
      }
      let bytes = files.values.reduce(0) { $0 + ($1?.count ?? 0) }
      #expect(bytes > 100_000 && abs(expected - bytes) < bytes / 5, "\(expected), \(bytes)")
      let again = try report(release("--dry-run", "--json", in: folder))
      #expect(again["bytes"] as? Int == 0)
      #expect(
        (again["editions"] as? [[String: Any]])?.allSatisfy { $0["unchanged"] as? Bool == true }
          == true)
      // What is wrong is told in JSON, too, and by the exit code.
      try write(#"{ "lists": "nowhere.txt" }"#, to: "r.json", in: folder)
      let failed = try release("--json", in: folder)
      #expect(failed.code == 66 && failed.errors == "", "\(failed)")
      #expect((try report(failed)["problems"] as? [Any])?.count == 1)
    }
  }

  private func report(_ outcome: Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func theSameBytesComeFromAnywhere() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let other = folder.appending(path: "é b")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try prepare(other)
      try release("--jobs", "1", in: folder, environment: ["TZ": "Asia/Tokyo", "LC_ALL": "C"])
      try shell(
        ["sh", "-c", "umask 077; \(inkleaf) release r.json --jobs 7 -q"], in: other,
        environment: ["TZ": "America/New_York", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"])
      #expect(
        try differences(folder.appending(path: "Output"), other.appending(path: "Output")) == [])
      // The time that somebody asks for is in archives, pages and catalog.
      try release("-o", "then", in: folder, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
      let zip = try shell(["unzip", "-Zl", "then/years/years.zip"], in: folder).output
      #expect(zip.contains("27-Jan-15"))
    }
  }

  @Test func aKilledRunGoesOn() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let clock = ContinuousClock()
      let time = try clock.measure { try release("-o", "clean", in: folder) }
      for round in 0..<8 {
        let output = "o\(round % 2)"
        // Every other time an older release stands there, which differs in all pages.
        let standing = folder.appending(path: output)
        try? FileManager.default.removeItem(at: standing)
        if round % 2 == 1 {
          try prepare(folder, Self.file.replacing("trading-card", with: "index-card"))
          try release("-o", output, in: folder)
          try prepare(folder)
        }
        let process = try launch([inkleaf, "release", "r.json", "-q", "-o", output], in: folder)
        Thread.sleep(forTimeInterval: .random(in: 0...time / .seconds(1)))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let again = try release("-q", "--prune", "-o", output, in: folder)
        #expect(again.code == 0, "\(again)")
        #expect(try differences(standing, folder.appending(path: "clean")) == [])
      }
    }
  }

  @Test(arguments: [1, 2, 7, 16])
  func sharesMakeTheWhole(_ count: Int) throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try release("-o", "whole", in: folder)
      var seen: Set<String> = []
      for index in 1...count {
        #expect(
          try release("-q", "-o", "s\(index)", "--shard", "\(index)/\(count)", in: folder).code == 0
        )
        let share = folder.appending(path: "s\(index)/years")
        let editions = (try? FileManager.default.contentsOfDirectory(atPath: share.path())) ?? []
        #expect(seen.isDisjoint(with: editions))
        #expect(editions.allSatisfy { $0.hasPrefix("inktober-") && !$0.contains(".") })
        seen.formUnion(editions)
        guard index > 1 || count == 1 else { continue }
        try shell(
          ["sh", "-c", "mkdir -p all/years && cp -r s\(index)/years/. all/years"], in: folder)
      }
      #expect(seen.count == 9)
      if count > 1 {
        let missing = try release("--assemble", "--shards", "\(count)", "-o", "all", in: folder)
        #expect(missing.code == 65 && missing.errors.contains("share 1/\(count) is missing"))
        #expect(missing.errors.split(separator: "\n").count == 1, "\(missing.errors)")
        #expect(try release("--assemble", "-o", "all", in: folder).errors.contains("is missing"))
        let made = try tree(folder.appending(path: "all")).keys
        #expect(!made.contains { $0.hasSuffix(".zip") || $0.contains("/.") })
        try shell(["sh", "-c", "cp -r s1/years/. all/years"], in: folder)
      }
      #expect(try release("--assemble", "-q", "-o", "all", in: folder).code == 0)
      #expect(
        try differences(folder.appending(path: "all"), folder.appending(path: "whole")) == [])
    }
  }

  @Test func oneProblemDoesNotStopTheRest() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try release(in: folder)
      try prepare(
        folder,
        Self.file.replacing(#""paper", "#, with: #""mint", "#).replacing(
          #""set": { "ruling": "dots" }"#, with: #""safe-area": "40mm""#))
      let outcome = try release(in: folder)
      #expect(outcome.code == 64 || outcome.code == 65)
      // What several editions have is told once.
      #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
      #expect(outcome.errors.contains("has 6 editions that this file no longer names"))
      #expect(
        outcome.errors.contains("the margin leaves no room")
          && outcome.errors.contains(
            "(edition inktober-2016-trading-card-classic-mint-light and 2 more)")
      )
      #expect(outcome.output.contains("6 editions in Output/years, 3 of them drawn"))
      let years = folder.appending(path: "Output/years")
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: years).code == 0)
    }
  }

  /// Lists of like names in several folders have posters and calendars of their own.
  @Test func likeNamesAreToldApart() throws {
    try withScratchFolder { folder in
      for path in ["a/ink-3.txt", "a/ink.txt", "b/ink.txt"] {
        let place = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write("start: 2027-10-01\n1. Fox\n2. Owl\n", to: path, in: folder)
      }
      try write(
        #"""
        { "name": "r", "lists": ["a/ink-3.txt", "a/ink.txt", "b/ink.txt"], "sizes": ["a6"], "formats": ["svg"],
          "overrides": [{ "for": { "list": "b/ink.txt" }, "names": "second-{size}" }], "posters": [], "site": false }
        """#, to: "r.json", in: folder)
      let outcome = try release(in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      let names = try tree(folder.appending(path: "Output/r")).keys.filter { $0.hasSuffix(".ics") }
      #expect(names.sorted() == ["ink-3.ics", "ink-a.ics", "ink-b.ics"])
    }
  }

  /// People subscribe to calendars, so their names do not follow the order of the lists.
  @Test func translationsKeepTheirCalendars() throws {
    try withScratchFolder { folder in
      for (language, word) in [("en", "Fox"), ("de", "Fuchs"), ("fr", "Renard")] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: language), withIntermediateDirectories: true)
        try write(
          "title: Zoo\nlanguage: \(language)\nstart: 2027-10-01\n1. \(word)\n",
          to: "\(language)/zoo.txt", in: folder)
      }
      let zoo = folder.appending(path: "Output/r/zoo-de.ics")
      var calendars: Set<String> = []
      for lists in [["en", "de"], ["fr", "de", "en"]] {
        let paths = lists.map { "\"\($0)/zoo.txt\"" }.joined(separator: ", ")
        try write(
          #"{ "name": "r", "lists": [\#(paths)], "sizes": "a6", "formats": "svg", "names": "{list}-{language}", "posters": [], "site": false }"#,
          to: "r.json", in: folder)
        let outcome = try release(in: folder)
        #expect(outcome.code == 0, "\(outcome)")
        calendars.insert(try String(contentsOf: zoo, encoding: .utf8))
      }
      #expect(calendars.count == 1 && calendars.first?.contains("SUMMARY:Fuchs") == true)
    }
  }

  @Test func whatIsNotOursStays() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let name = "inktober-2016-trading-card-classic-paper-light"
      let years = folder.appending(path: "Output/years")
      try FileManager.default.createDirectory(
        at: years.appending(path: name), withIntermediateDirectories: true)
      try write("mine", to: "Output/years/\(name)/diary.txt", in: folder)
      let outcome = try release(in: folder)
      #expect(outcome.code == 73 && outcome.errors.contains("\(name)/diary.txt"), "\(outcome)")
      #expect(try tree(years)["\(name)/diary.txt"] == Data("mine".utf8))
      #expect(try tree(years)["catalog.json"] == nil)
      try FileManager.default.removeItem(at: years.appending(path: name))
      #expect(try release(in: folder).code == 0)
      #expect(!(try tree(years).keys.contains { $0.hasPrefix(".") }))
    }
  }

  @Test(arguments: [
    (["--shard", "0/3"], 64), (["--shard", "4/3"], 64), (["--shard", "x"], 64),
    (["--shard", "1/2", "--assemble"], 64), (["--shards", "0"], 64), (["--jobs", "0"], 64),
    (["--check"], 66),
  ])
  func wrongWishesAreTold(_ words: [String], _ code: Int) throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let outcome = try shell([inkleaf, "release", "r.json"] + words, in: folder)
      #expect(
        Int(outcome.code) == code && outcome.errors.contains("inkleaf: error: "), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Output").path()))
    }
  }

  @Test func mistakesAreFoundBeforeAnythingIsMade() throws {
    try withScratchFolder { folder in
      try write(#"{ "lists": ["no.txt", "none.txt"], "sizes": "a4" }"#, to: "r.json", in: folder)
      let gone = try release(in: folder)
      #expect(gone.code == 66 && gone.errors.split(separator: "\n").count == 2, "\(gone)")
      try write(#"{ "lists": [], "size": "a4" }"#, to: "r.json", in: folder)
      let wrong = try release(in: folder)
      #expect(wrong.code == 65 && wrong.errors.split(separator: "\n").count == 2, "\(wrong)")
      #expect(wrong.errors.hasPrefix("r.json:1:12: error: "))
      #expect(try shell([inkleaf, "check", "r.json"], in: folder).code == 65)
    }
  }

  @Test func lastYearsFileMakesNextYears() throws {
    try withScratchFolder { folder in
      let lists = packageFolder.appending(path: "Prompts").path()
      let wishes = [
        "-s", "a6", "--layout", "polaroid", "-t", "mint", "-a", "dark", "--set", "ruling=grid",
        "--set", "accent=teal", "--hand", "left", "-f", "pdf", "--book", "-q",
      ]
      try shell(
        [inkleaf, "render", "\(lists)/inktober-2025.txt", "-o", "old"] + wishes, in: folder)
      try shell(
        [inkleaf, "render", "\(lists)/inktober-2026.txt", "-o", "new"] + wishes, in: folder)
      let edition = "a6-polaroid-mint-dark-ruling-grid-accent-teal-left-hand"
      let old = "old/inktober-2025/\(edition)/inktober-2025.pdf"
      let made = try shell(
        [inkleaf, "render", "--from", old, "--list", "\(lists)/inktober-2026.txt", "-q"], in: folder
      )
      #expect(made.code == 0, "\(made)")
      #expect(
        try Data(
          contentsOf: folder.appending(path: "Output/inktober-2026/\(edition)/inktober-2026.pdf"))
          == Data(
            contentsOf: folder.appending(path: "new/inktober-2026/\(edition)/inktober-2026.pdf")))
      let shown = try shell([inkleaf, "recipe", old], in: folder)
      #expect(shown.output.contains("\"layout\": \"polaroid\""))
      // What is said beside counts more.
      let other = try shell(
        [inkleaf, "render", "--from", old, "--list", "\(lists)/inktober-2026.txt", "-s", "a5"],
        in: folder)
      #expect(other.output.contains("a5-polaroid-mint-dark"))
      #expect(try shell([inkleaf, "recipe", "\(lists)/inktober-2026.txt"], in: folder).code == 65)
      // The PDF holds no list, and names one that nobody else may have.
      let bare = try shell([inkleaf, "render", "--from", old], in: folder)
      #expect(
        bare.code == 64 && bare.errors.contains("missing argument LIST: the PDF does not hold"))
    }
  }

  /// On a poster every word is whole, where it can be read at all.
  @Test(arguments: ["instagram-square", "instagram-grid", "story", "postcard"])
  func postersCutNothing(_ size: String) throws {
    try withScratchFolder { folder in
      for list in ["inktober-2026.txt", "inktober-2018.es.txt"] {
        let path = packageFolder.appending(path: "Prompts/\(list)").path()
        let outcome = try shell(
          [inkleaf, "render", path, "--layout", "list", "-s", size, "-f", "svg", "--single"],
          in: folder)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
      }
      let words = try shell(["grep", "-rhc", "…", "Output"], in: folder).output
      #expect(words == "0\n0\n")
    }
  }

  /// Folders and catalog call an edition by the name that its theme gives itself.
  @Test func editionsAreCalledAsTheirThemes() throws {
    try withScratchFolder { folder in
      try prepare(
        folder,
        """
        { "lists": ["LISTS/inktober-2016.txt"], "sizes": "trading-card", "themes": ["./own.json", "mint"],
          "formats": "svg", "posters": [], "exclude": [{ "theme": "mint" }],
          "overrides": [{ "for": { "theme": "brand" }, "days": "1" }] }
        """)
      try write(#"{ "name": "brand", "extends": "mint" }"#, to: "own.json", in: folder)
      #expect(try release("-q", in: folder).code == 0)
      let name = "inktober-2016-trading-card-classic-brand-light"
      let record = folder.appending(path: "Output/inktober-2016/\(name)/edition.json")
      #expect(try String(contentsOf: record, encoding: .utf8).contains(#""theme": "brand""#))
    }
  }

  /// The form that an override gives a list is the form that it is read in.
  @Test func overridesForceASyntax() throws {
    try withScratchFolder { folder in
      try write("1. Apple\n2. Relic\n", to: "l.txt", in: folder)
      try write(
        #"{ "lists": "l.txt", "overrides": [{ "for": { "list": "l" }, "syntax": "json" }] }"#,
        to: "r.json", in: folder)
      let outcome = try release("--dry-run", in: folder)
      #expect(outcome.code == 65 && outcome.errors.hasPrefix("l.txt:1:"), "\(outcome)")
    }
  }

  /// A scaffold names its list as seen from the folder that the file will be in.
  @Test func scaffoldsNameListsByRelativePaths() throws {
    try withScratchFolder { folder in
      let inner = folder.appending(path: "a/b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try write("1. Apple\n", to: "a/l.txt", in: folder)
      let list = folder.appending(path: "a/l.txt").resolvingSymlinksInPath().path()
      let made = try shell([inkleaf, "new", "--release", list], in: inner)
      #expect(made.output.contains(#""lists": ["../l.txt"]"#), "\(made.output)")
      try write(made.output, to: "a/b/r.json", in: folder)
      #expect(try release("--dry-run", in: inner).code == 0)
    }
  }

  /// Posters have one layout, so nobody is told that it shows no notes and no colours.
  @Test func aListWithNotesPassesStrictChecks() throws {
    try withScratchFolder { folder in
      try write(
        "title: Notes\nstart: 2027-02-01\n\n1. Apple -- a note\n2. Pear #F00\n", to: "l.txt",
        in: folder
      )
      func strict(_ text: String) throws -> Outcome {
        try write(text, to: "r.json", in: folder)
        return try shell([inkleaf, "check", "--strict", "r.json"], in: folder)
      }
      let plain = try strict(#"{"lists": ["l.txt"]}"#)
      #expect(plain.code == 0 && plain.errors == "", "\(plain)")
      let made = try shell([inkleaf, "new", "--release", "l.txt"], in: folder)
      let scaffold = try strict(made.output)
      #expect(scaffold.code == 0 && scaffold.errors == "", "\(scaffold)")
      // Of an edition, the layout can be chosen.
      let minimal = try strict(#"{"lists": ["l.txt"], "layouts": ["minimal"]}"#)
      #expect(
        minimal.code == 65 && minimal.errors.contains("this layout shows no notes (day 1)"),
        "\(minimal)")
    }
  }

  /// With --strict, what is doubtful stops a release before anything is made.
  @Test(arguments: [
    ("1. Apple\nsome words\n2. Pear\n", "", "ignored: line has no number or date"),
    ("1. Apple -- a note\n2. Pear -- another\n", "", "this layout shows no notes (days 1, 2)"),
    ("1. Apple\n2. Pear\n", #""set": {"promptFont": "Nope Sans"}"#, "is not installed"),
  ])
  func strictReleasesMakeNothingDoubtful(_ list: String, _ keys: String, _ fault: String) throws {
    try withScratchFolder { folder in
      func prepare(_ list: String, _ keys: String) throws {
        try write(list, to: "l.txt", in: folder)
        try write(
          """
          {"name": "r", "lists": ["l.txt"], "sizes": ["trading-card"], "layouts": ["minimal"],
          "formats": ["svg"], "posters": false, "overrides": [{\(keys)}]}
          """, to: "r.json", in: folder)
      }
      try prepare(list, keys)
      for words in [[], ["--dry-run"], ["--json"]] {
        let refused = try shell([inkleaf, "release", "r.json", "--strict"] + words, in: folder)
        let told = refused.output + refused.errors
        #expect(
          refused.code == 65 && told.contains("error") && told.contains(fault),
          "\(words): \(refused)")
        #expect(!told.contains("warning"), "\(words): \(refused)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Output").path()))
      let checked = try shell([inkleaf, "check", "--strict", "r.json"], in: folder)
      #expect(checked.code == 65 && checked.errors.contains(fault), "\(checked)")
      // Without it, all of these are warnings.
      let made = try release(in: folder)
      #expect(
        made.code == 0 && made.errors.contains("warning: ") && made.errors.contains(fault),
        "\(made)")
      try prepare("1. Apple\n2. Pear\n", "")
      #expect(try release("--strict", in: folder).code == 0)
    }
  }

  /// What is drawn is not kept: a release of many lists takes hardly more memory than one of a few.
  @Test func memoryStaysFlat() throws {
    try withScratchFolder { folder in
      /// The most memory that a release took, in kilobytes.
      func peak(lists: Int) throws -> Int {
        let names = (0..<lists).map { "l\($0).txt" }
        for name in names {
          let words = (1...31).map { "\($0). Word\n" }.joined()
          try write("title: \(name)\nstart: 2026-10-01\n\n\(words)", to: name, in: folder)
        }
        let file: [String: Any] = [
          "name": "n\(lists)", "lists": names, "sizes": ["trading-card"], "themes": ["paper"],
          "formats": ["svg"], "overrides": [["for": ["size": "trading-card"], "days": "1"]],
        ]
        try JSONSerialization.data(withJSONObject: file).write(
          to: folder.appending(path: "r.json"))
        let script = """
          import resource, subprocess, sys
          subprocess.run(sys.argv[1:], check=True)
          print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
          """
        let run = try shell(
          ["/usr/bin/python3", "-c", script, inkleaf, "release", "r.json", "-q", "-j", "1"],
          in: folder)
        #expect(run.code == 0, "\(run)")
        return try #require(Int(run.output.split(separator: "\n").last ?? ""))
      }
      let (few, many) = (try peak(lists: 5), try peak(lists: 105))
      #expect(Double(many) < 1.3 * Double(few), "\(few) kB, \(many) kB")
    }
  }

  /// A file of one kind in the place of another is named, not drawn.
  @Test func kindsOfFilesAreTold() throws {
    try withScratchFolder { folder in
      try write(#"{ "list": ["l.txt"], "sizes": ["a4"] }"#, to: "r.json", in: folder)
      try write(#"{ "prompts": ["Apple"] }"#, to: "l.json", in: folder)
      let drawn = try shell([inkleaf, "render", "r.json"], in: folder)
      #expect(
        drawn.code == 65
          && drawn.errors
            == "r.json: error: this is a release file; give its path to `inkleaf release`\n",
        "\(drawn)")
      let checked = try shell([inkleaf, "check", "r.json"], in: folder)
      #expect(checked.code == 65 && checked.errors.contains("did you mean lists?"), "\(checked)")
      let listed = try shell([inkleaf, "release", "l.json"], in: folder)
      #expect(listed.code == 65, "\(listed)")
    }
  }

  /// The scripts that the manual gives: the shell's own view of them, and one that is run.
  @Test func theManualsScriptsRun() throws {
    try withScratchFolder { folder in
      let manual = ManualTests()
      var names: [String] = []
      let articles = try ["MakeARelease", "PublishASite"].map(manual.article)
      for block in articles.flatMap(manual.blocks) {
        guard let name = block.file else { continue }
        names.append(name)
        try write(block.content, to: name, in: folder)
        let isScript = name.hasSuffix(".sh") || name.hasSuffix(".slurm")
        if isScript { #expect(try shell(["sh", "-n", name], in: folder).code == 0) }
        if name.hasSuffix("ml") {
          let read = try shell(
            ["/usr/bin/python3", "-c", "import sys, yaml; yaml.safe_load(open('\(name)'))"],
            in: folder)
          #expect(read.code == 0, "\(read.errors)")
        }
      }
      #expect(
        names == [
          "release.json", "release.sh", "release.yml", "release.slurm", "release-job.yaml",
          "release.json", "Caddyfile", "pages.yml",
        ])
      try prepare(folder)
      try FileManager.default.removeItem(at: folder.appending(path: "release.json"))
      try FileManager.default.moveItem(
        at: folder.appending(path: "r.json"), to: folder.appending(path: "release.json"))
      let path = "\(buildFolder.path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      let run = try shell(["sh", "release.sh"], in: folder, environment: ["PATH": path])
      #expect(run.code == 0, "\(run)")
      try FileManager.default.removeItem(at: folder.appending(path: "Output/years/overview.png"))
      #expect(try shell(["sh", "release.sh"], in: folder, environment: ["PATH": path]).code == 0)
    }
  }
}
