import Foundation
import Support
import Testing

/// What belongs to a release, what belongs to somebody else, and what each part of a release file reaches.
@Suite struct ReleaseOwnerTests {
  let tests = ReleaseTests()
  var inkleaf: String { tests.inkleaf }

  let edition = "Output/r/l-a6-classic-paper-light"

  func prepare(
    _ folder: URL, prompts: [String] = ["Fish", "Bear", "Owl"], above: String = "",
    keys: String = #", "posters": []"#
  ) throws {
    try tests.write(
      """
      { "name": "r", "lists": ["l.txt"], "sizes": ["a6"], "themes": ["paper"], "formats": ["svg"]\(keys) }
      """, to: "r.json", in: folder)
    let lines = prompts.enumerated().map { "\($0 + 1). \($1)\n" }
    try tests.write("title: L\n\(above)\n" + lines.joined(), to: "l.txt", in: folder)
  }

  func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func isThere(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path())
  }

  // MARK: What is whose

  @Test func aDrawnPageThatIsNotMadeAgainStays() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.write("drawn on", to: "\(edition)/02-bear.svg", in: folder)
      try prepare(folder, prompts: ["Fish", "Wolf", "Owl"])
      let before = try tests.tree(folder.appending(path: edition))
      let refused = try tests.release(in: folder)
      #expect(
        refused.code == 73
          && refused.errors.contains(
            "02-bear.svg: cannot replace: it was changed after it was made; move it out of the folder"
          ),
        "\(refused)")
      #expect(try tests.tree(folder.appending(path: edition)) == before)
      try FileManager.default.removeItem(at: folder.appending(path: "\(edition)/02-bear.svg"))
      #expect(try tests.release(in: folder).code == 0)
      #expect(isThere("\(edition)/02-wolf.svg", in: folder))
    }
  }

  /// A poster is a page with a place for each day, so somebody may draw on it.
  @Test func aDrawnPosterIsNotReplaced() throws {
    try withScratchFolder { folder in
      let keys = #", "posters": "a6", "site": false"#
      try prepare(folder, keys: keys)
      #expect(try tests.release("-q", in: folder).code == 0)
      let poster = "Output/r/l-poster-a6.png"
      try tests.write("drawn on", to: poster, in: folder)
      for prompts in [["Fish", "Bear", "Owl"], ["Fish", "Wolf", "Owl"]] {
        try prepare(folder, prompts: prompts, keys: keys)
        for words in [[], ["--dry-run"]] {
          let refused = try shell([inkleaf, "release", "r.json"] + words, in: folder)
          #expect(
            refused.code == 73
              && refused.errors.contains(
                "\(poster): cannot replace: it was changed after it was made"),
            "\(words) \(refused)")
          #expect(try text(poster, in: folder) == "drawn on")
        }
      }
      try FileManager.default.removeItem(at: folder.appending(path: poster))
      #expect(try tests.release("-q", in: folder).code == 0)
      #expect(isThere(poster, in: folder))
    }
  }

  /// Pages that were drawn on are never replaced, whatever else changes, and all of them are told at once.
  @Test func drawnPagesAreNotReplaced() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      for name in ["01-fish", "02-bear"] {
        try tests.write("drawn on", to: "\(edition)/\(name).svg", in: folder)
      }
      let before = try tests.tree(folder.appending(path: "Output"))
      let lists = [["Fish", "Bear", "Owl"], ["Fish", "Wolf", "Owl"], ["Fish", "Bear", "Hen"]]
      for prompts in lists {
        try prepare(folder, prompts: prompts)
        for words in [[], ["--dry-run"]] {
          let refused = try shell([inkleaf, "release", "r.json"] + words, in: folder)
          #expect(
            refused.code == 73
              && refused.errors.split(separator: "\n")
                == ["01-fish", "02-bear"].map { name in
                  "inkleaf: error: \(edition)/\(name).svg: cannot replace: it was changed after it was made; move it"
                    + " out of the folder, and run this again"
                },
            "\(refused)")
        }
        #expect(try tests.tree(folder.appending(path: "Output")) == before)
      }
      try prepare(folder, prompts: ["Fish", "Bear"])
      try tests.write(
        try text("r.json", in: folder).replacing("a6", with: "a5"), to: "r.json", in: folder)
      for words in [["--dry-run"], []] {
        let pruned = try shell([inkleaf, "release", "r.json", "--prune"] + words, in: folder)
        #expect(
          pruned.code == 65
            && pruned.errors.contains(
              "02-bear.svg were changed after they were made; move them out"),
          "\(pruned)")
      }
    }
  }

  /// What somebody or a program puts into an edition or a folder of the site stays there.
  @Test func filesBesideThoseOfAReleaseStay() throws {
    try withScratchFolder { folder in
      try prepare(folder, above: "start: 2026-10-01")
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.write("notes", to: "\(edition)/.DS_Store", in: folder)
      try tests.write("mine", to: "Output/r/days/diary.txt", in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "\(edition)/link").path(),
        withDestinationPath: "/nonexistent")
      try prepare(folder, prompts: ["Fish", "Wolf", "Owl"], above: "start: 2026-10-01")
      let made = try tests.release(in: folder)
      #expect(made.code == 0 && !isThere("Output/r/.inkleaf-partial", in: folder), "\(made)")
      #expect(try text("\(edition)/.DS_Store", in: folder) == "notes")
      #expect(try text("Output/r/days/diary.txt", in: folder) == "mine")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: folder.appending(path: "\(edition)/link").path()) == "/nonexistent")
      #expect(isThere("\(edition)/02-wolf.svg", in: folder))
      #expect(!isThere("\(edition)/02-bear.svg", in: folder))
    }
  }

  /// A link in the place of an edition is replaced, and what it leads to stays.
  @Test func aLinkInThePlaceOfAnEditionIsReplaced() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      try FileManager.default.moveItem(
        at: folder.appending(path: edition), to: folder.appending(path: "moved"))
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: edition), withDestinationURL: folder.appending(path: "moved"))
      #expect(try tests.release(in: folder).code == 0)
      #expect(
        (try? FileManager.default.destinationOfSymbolicLink(
          atPath: folder.appending(path: edition).path())) == nil)
      #expect(isThere("\(edition)/02-bear.svg", in: folder))
      #expect(isThere("moved/02-bear.svg", in: folder))
    }
  }

  /// An edition that another process draws into is not replaced under it, and nothing else is.
  @Test func anEditionInUseStays() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      try prepare(folder, prompts: ["Fish", "Wolf", "Owl"])
      let before = try text("\(edition)/edition.json", in: folder)
      let busy = try shell(
        ["flock", edition, tests.inkleaf, "release", "r.json"], in: folder)
      #expect(busy.code == 75 && busy.errors.contains("another inkleaf is writing here"), "\(busy)")
      #expect(try text("\(edition)/edition.json", in: folder) == before)
      #expect(try tests.release(in: folder).code == 0)
    }
  }

  /// The same of a folder of the site: its days.
  @Test func aChangedDayThatIsNotMadeAgainStays() throws {
    try withScratchFolder { folder in
      try prepare(folder, above: "start: 2026-10-01")
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.write("mine", to: "Output/r/days/2026-10-01.json", in: folder)
      try prepare(folder, above: "start: 2026-10-02")
      let refused = try tests.release(in: folder)
      #expect(refused.code == 73 && refused.errors.contains("days/2026-10-01.json: cannot replace"))
      #expect(try text("Output/r/days/2026-10-01.json", in: folder) == "mine")
    }
  }

  @Test func filesOfOthersUnderNewNamesStay() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.write("mine", to: "Output/r/l-poster-a5.png", in: folder)
      try prepare(folder, keys: #", "posters": ["a5"]"#)
      let refused = try tests.release(in: folder)
      #expect(
        refused.code == 73
          && refused.errors.contains("l-poster-a5.png: cannot create: it is not from a release"),
        "\(refused)")
      #expect(try text("Output/r/l-poster-a5.png", in: folder) == "mine")
      // A link is replaced only where the release has a file of that name.
      let link = folder.appending(path: "Output/r/l-poster-a5.png")
      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "l.txt"))
      #expect(try tests.release(in: folder).code == 73)
      try FileManager.default.removeItem(at: link)
      #expect(try tests.release(in: folder).code == 0)
      // Whose name the catalog knows is repaired, even if a line of the checksums is damaged.
      try tests.write("mine", to: "Output/r/overview.png", in: folder)
      let sums = try text("Output/r/SHA256SUMS", in: folder)
      try tests.write(
        sums.replacing("overview.png", with: "x-view.png"), to: "Output/r/SHA256SUMS", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      #expect(try text("Output/r/SHA256SUMS", in: folder) == sums)
    }
  }

  @Test func aListInTheReleasesFolderStays() throws {
    try withScratchFolder { folder in
      try prepare(folder, above: "start: 2026-10-01")
      #expect(try tests.release("-q", in: folder).code == 0)
      let calendar = try text("Output/r/l.ics", in: folder)
      try tests.write(
        """
        { "name": "r", "lists": ["Output/r/l.ics"], "sizes": ["a6"], "themes": ["mint"],
          "formats": ["svg"], "posters": [] }
        """, to: "r.json", in: folder)
      let edited = calendar.replacing("Bear", with: "Wolf")
      try tests.write(edited, to: "Output/r/l.ics", in: folder)
      let refused = try tests.release(in: folder)
      #expect(
        refused.code == 73
          && refused.errors.contains("l.ics: cannot create: the release is made from it"),
        "\(refused)")
      #expect(try text("Output/r/l.ics", in: folder) == edited)
    }
  }

  /// Each share removes the hidden folder only where no other holds it.
  @Test func sharesAreDrawnAtTheSameTime() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.write(
        try text("r.json", in: folder).replacing(#"["paper"]"#, with: #"["paper", "mint"]"#),
        to: "r.json", in: folder)
      for round in 0..<12 {
        let output = "out\(round)"
        let processes = try (1...2).map { share in
          usleep(UInt32(round) * 1500)
          return try launch(
            [inkleaf, "release", "r.json", "-q", "-o", output, "--shard", "\(share)/2"], in: folder)
        }
        for process in processes { process.waitUntilExit() }
        #expect(processes.map(\.terminationStatus) == [0, 0])
        let names = try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "\(output)/r").path())
        #expect(names.count == 2, "\(names)")
      }
    }
  }

  /// A share that is drawn over a whole release says that its sums are no longer true.
  @Test func aShareOfAWholeReleaseIsTold() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      try prepare(folder, prompts: ["Fish", "Wolf", "Owl"])
      let share = try tests.release("--shard", "1/1", in: folder)
      #expect(share.code == 0 && share.errors.contains("--assemble makes them anew"), "\(share)")
      let planned = try tests.release("--assemble", "--dry-run", in: folder)
      #expect(planned.code == 0 && planned.output.contains("nothing to draw"))
      let whole = try tests.release("--assemble", in: folder)
      #expect(whole.code == 0 && whole.errors == "")
    }
  }

  // MARK: What a release file reaches

  @Test func oneBrokenThemeStopsNoOther() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.write("{", to: "bad.json", in: folder)
      try tests.write(
        try text("r.json", in: folder).replacing(#"["paper"]"#, with: #"["bad.json", "mint"]"#),
        to: "r.json", in: folder)
      let made = try tests.release(in: folder)
      #expect(made.code == 65 && made.errors.contains("bad.json:1:2: error:"), "\(made)")
      #expect(isThere("Output/r/l-a6-classic-mint-light.zip", in: folder))
      #expect(isThere("Output/r/index.html", in: folder))
    }
  }

  @Test func aListWithoutEditionsLeavesNothing() throws {
    try withScratchFolder { folder in
      try prepare(
        folder, above: "start: 2026-10-01", keys: #", "languages": ["de"], "posters": ["a5"]"#)
      try tests.write(
        try text("r.json", in: folder).replacing(#"["l.txt"]"#, with: #"["l.txt", "d.txt"]"#),
        to: "r.json", in: folder)
      try tests.write(
        "language: de\nstart: 2026-11-01\n1. Fisch\n2. Wal\n", to: "d.txt", in: folder)
      #expect(try tests.release(in: folder).code == 0)
      #expect(isThere("Output/r/d-poster-a5.png", in: folder))
      #expect(isThere("Output/r/days/2026-11-02.json", in: folder))
      for name in ["l-poster-a5.png", "l.ics", "days/2026-10-01.json"] {
        #expect(!isThere("Output/r/\(name)", in: folder))
      }
    }
  }

  @Test(arguments: [
    (#""languages": ["xx"]"#, #"no list is in the language "xx"; the lists are in en"#),
    (#""exclude": [{ "language": "fr" }]"#, #"no list is in the language "fr""#),
    (
      #""overrides": [{ "for": { "size": "a6" }, "select": "Two" }]"#,
      #""select" says how a list is read; "for" may name only lists"#
    ),
    (
      #""overrides": [{ "for": { "list": "l.txt", "theme": "paper" }, "syntax": "lines" }]"#,
      #""syntax" says how a list is read"#
    ),
  ])
  func wishesWithoutEffectAreRefused(_ keys: String, _ message: String) throws {
    try withScratchFolder { folder in
      try prepare(folder, keys: ", \(keys)")
      let refused = try tests.release(in: folder)
      #expect(refused.code == 65 && refused.errors.contains(message), "\(refused)")
      #expect(!isThere("Output", in: folder))
    }
  }

  /// What overrides say of a whole list holds for its posters too.
  @Test func postersFollowTheOverridesOfTheirList() throws {
    try withScratchFolder { folder in
      let keys = #", "posters": ["a5"]"#
      try prepare(folder, prompts: ["Fish", "\u{F8FF0}"], keys: keys)
      #expect(try tests.release(in: folder).code == 65)
      try prepare(
        folder, prompts: ["Fish", "\u{F8FF0}"],
        keys: keys + #", "overrides": [{ "for": { "list": "l.txt" }, "missing": "box" }]"#)
      let made = try tests.release(in: folder)
      #expect(made.code == 0 && isThere("Output/r/l-poster-a5.png", in: folder), "\(made)")
    }
  }

  /// A record says when a page is due, even where the page does not.
  @Test func otherDatesMakeAnotherEdition() throws {
    try withScratchFolder { folder in
      let keys = #", "layouts": ["blank"], "posters": []"#
      try prepare(folder, above: "start: 2026-10-01", keys: keys)
      let first = try tests.release(in: folder)
      try #require(first.code == 0, "\(first)")
      try prepare(folder, above: "start: 2026-10-01\ncadence: weekly", keys: keys)
      #expect(try tests.release("-q", in: folder).code == 0)
      let check = try tests.release("--check", in: folder)
      #expect(check.code == 0, "\(check)")
    }
  }

  /// A folder that may not be looked at is no edition of ours.
  @Test func aClosedFolderInAReleaseIsPassedOver() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let closed = folder.appending(path: "Output/r/closed")
      try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
      try shell(["chmod", "000", "Output/r/closed"], in: folder)
      var program = [inkleaf]
      if geteuid() == 0 {
        // Rights mean nothing to the administrator, who becomes nobody.
        try shell(["cp", inkleaf, "program"], in: folder)
        try shell(
          ["sh", "-c", "chmod 755 . && chown -R nobody . && chown root Output/r/closed"], in: folder
        )
        program = ["setpriv", "--reuid", "nobody", "--clear-groups", "--", "./program"]
      }
      for words in [[], ["--check"], ["--prune"]] {
        let outcome = try shell(program + ["release", "r.json"] + words, in: folder)
        #expect(outcome.code == 0, "\(words): \(outcome)")
      }
    }
  }

  // MARK: What is told

  @Test func warningsOfEditionsAreCounted() throws {
    try withScratchFolder { folder in
      try prepare(
        folder,
        keys: #", "overrides": [{ "for": { "size": "a6" }, "set": "promptFont=Nonesuch" }]"#)
      let plain = try shell([inkleaf, "check", "r.json"], in: folder)
      #expect(
        plain.code == 0 && plain.output == "r.json: release r, 1 edition, 1 warning\n"
          && plain.errors.contains(#"r.json: warning: the font "Nonesuch" is not installed"#),
        "\(plain)")
      let strict = try shell([inkleaf, "check", "r.json", "--strict"], in: folder)
      #expect(
        strict.code == 65
          && strict.errors.contains(#"error: the font "Nonesuch" is not installed"#), "\(strict)")
      let report = try shell([inkleaf, "check", "r.json", "--json"], in: folder)
      #expect(report.errors == "" && report.output.contains("Nonesuch"))
    }
  }

  /// A missing file or an option without effect is told once, at its place in the release file.
  @Test func faultsOfEditionsHavePlaces() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let text = """
        {
          "name": "r", "lists": ["l.txt"],
          "sizes": ["a6", "a5"], "formats": ["svg"],
          "themes": ["paper", "nope.json"],
          "layouts": ["classic", "cover,gone.json"],
          "overrides": [
            { "for": { "size": "a5" }, "creep": "1mm", "beside": "nobody.txt" }
          ],
          "posters": ["a6", "a5"]
        }
        """
      try tests.write(text, to: "r.json", in: folder)
      let missing = "cannot read: No such file or directory"
      for words in [
        ["release", "r.json"], ["release", "r.json", "--dry-run"], ["check", "r.json"],
      ] {
        let outcome = try shell([inkleaf] + words, in: folder)
        #expect(
          outcome.errors.split(separator: "\n") == [
            "r.json:4:23: error: nope.json: \(missing) (edition l-a6-classic-nope-light and 3 more)",
            "r.json:5:26: error: gone.json: \(missing) (edition l-a6-cover-gone-paper-light and 3 more)",
            #"r.json:7:41: error: "creep" is for sheets of paper; give "sheets" or "paper" too"#
              + " (edition l-a5-classic-paper-light and 3 more)",
            "r.json:7:58: error: nobody.txt: \(missing) (edition l-a5-classic-paper-light and 3 more)",
          ], "\(outcome.errors)")
        #expect(outcome.code == 66 || outcome.code == 65)
      }
    }
  }

  @Test func faultsOfTheFileHideNoneOfItsLists() throws {
    try withScratchFolder { folder in
      try prepare(folder, prompts: ["Fish", "1001"])
      try tests.write("1. Fish\n2. Bear\n2. Cat\n", to: "l.txt", in: folder)
      try tests.write(
        #"{ "lists": ["l.txt", "no.txt"], "themes": "papr", "sizes": "a66" }"#, to: "r.json",
        in: folder)
      let outcome = try tests.release(in: folder)
      for part in ["papr", "a66", "no.txt: cannot read", "l.txt:3:1: error"] {
        #expect(outcome.errors.contains(part), "\(part): \(outcome.errors)")
      }
    }
  }

  /// What is small on editions and posters is told with their names, to people and to scripts.
  @Test func warningsNameEditions() throws {
    try withScratchFolder { folder in
      let long = "A phrase about lighthouses, storms and whatever the sea brings"
      try prepare(
        folder,
        prompts: (1...28).map { "\(long) \($0)" } + [String(repeating: "\(long) ", count: 3)],
        keys: #", "appearances": ["light", "dark"], "posters": ["story", "a4"]"#)
      for words in [["--dry-run"], [], ["--check"]] {
        let outcome = try shell([inkleaf, "release", "r.json"] + words, in: folder)
        #expect(
          outcome.errors.contains("of the smallest readable size")
            && outcome.errors.contains("(edition poster-story"),
          "\(outcome)")
        let report = try shell([inkleaf, "release", "r.json", "--json"] + words, in: folder)
        #expect(
          report.output.contains("\"severity\": \"warning\"")
            && report.output.contains("(edition poster-story"), "\(report)")
      }
      // A poster that is too small for its list goes on.
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Output/r").path())
      let posters = files.filter { $0.contains("poster") }.sorted()
      #expect(
        posters.contains("l-poster-story-1.png") && posters.contains("l-poster-story-2.png"),
        "\(posters)")
    }
  }

  @Test func aLinkedFolderTakesReleases() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "real"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "real"))
      let made = try tests.release("-o", "link", in: folder)
      #expect(made.code == 0 && isThere("real/index.html", in: folder), "\(made)")
      // The page above does not lead to a site that is gone.
      try prepare(folder, keys: #", "posters": [], "site": false"#)
      #expect(try tests.release("-o", "link", in: folder).code == 0)
      let page = try text("real/index.html", in: folder)
      #expect(page.contains("r/overview.png") && !page.contains("r/index.html"))
    }
  }

  @Test func whatGoesIsToldBefore() throws {
    try withScratchFolder { folder in
      try prepare(folder, keys: #", "posters": ["a5", "a6"]"#)
      #expect(try tests.release("-q", in: folder).code == 0)
      try prepare(folder, keys: #", "posters": ["a6"], "site": false"#)
      let planned = try tests.release("--dry-run", in: folder)
      let gone = planned.output.split(separator: "\n").filter { $0.hasPrefix("would remove ") }
        .map { $0.dropFirst("would remove ".count) }
      let made = try tests.release(in: folder)
      let removed = made.output.split(separator: "\n").filter { $0.hasPrefix("removed ") }
        .map { $0.dropFirst("removed ".count) }
      #expect(gone.contains("l-poster-a5.png") && gone.sorted() == removed.sorted(), "\(planned)")
    }
  }

  @Test(arguments: [
    (["--check", "--dry-run"], "--check and --dry-run exclude each other"),
    (["--check", "--assemble"], "--check and --assemble exclude each other"),
    (["--shards", "3"], "give --assemble too"),
  ])
  func optionsThatDoNothingAreRefused(_ words: [String], _ message: String) throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let refused = try shell([inkleaf, "release", "r.json"] + words, in: folder)
      #expect(refused.code == 64 && refused.errors.contains(message), "\(refused)")
    }
  }

  /// What `--assemble` lacks, its dry run says.
  @Test func theDryRunOfAnAssemblyMissesEditions() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let planned = try tests.release("--assemble", "--dry-run", "--shards", "2", in: folder)
      #expect(planned.code == 65 && planned.errors.contains("share 1/2 is missing"), "\(planned)")
    }
  }
}
