import Foundation
import Support
import Testing

/// Editions of a release that cannot be, that are called like its files, and that name files beside it.
@Suite struct ReleaseEditionTests {
  let tests = ReleaseTests()

  func write(_ text: String, to name: String, in folder: URL) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What is wrong with editions is told at its place in the release file.
  @Test(arguments: [
    (
      #""overrides": [{"theme": "paper", "bleed": "3mm"}]"#,
      #"r.json:2:25: error: "theme" tells which editions are meant; write "for": {"theme": …}"#
    ),
    (
      #""include": [{"size": "a5", "bleed": "3mm"}]"#,
      #"r.json:2:37: error: "bleed" tells how editions are drawn, not which; write it into "overrides", beside "for""#
    ),
    (
      #""posters": true"#,
      #"r.json:2:12: error: expected sizes such as ["story"], or false for none, not true or false"#
    ),
    (
      #""names": "{list}", "sizes": ["a6", "a5"]"#,
      #"r.json:2:10: error: several editions are called "l"; add a field to "names""#
    ),
    (
      #""sizes": ["a6", "a5"], "overrides": [{"for": {}, "names": "{list}"}]"#,
      #"r.json:2:59: error: several editions are called "l"; add a field to "names""#
    ),
    (
      #""exclude": [{"size": "a4"}]"#,
      #"r.json:2:12: error: no editions are left; check "exclude""# + "\n"
    ),
    (
      #""languages": ["de"]"#,
      #"r.json:2:15: error: no list is in the language "de"; the lists are in en"#
    ),
  ])
  func faultsHavePlaces(_ keys: String, _ message: String) throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "l.txt", in: folder)
      try write("{\"lists\": \"l.txt\",\n\(keys)}", to: "r.json", in: folder)
      let refused = try tests.release("--dry-run", in: folder)
      #expect(refused.code == 65 && refused.errors.contains(message), "\(refused)")
      #expect(refused.errors.split(separator: "\n").count == 1, "\(refused)")
    }
  }

  /// Doubts about overrides are told at their place in the release file, by every command and in JSON, too.
  @Test func doubtsHavePlaces() throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "l.txt", in: folder)
      try write(
        """
        {"name": "r", "lists": "l.txt", "sizes": "a6", "formats": "svg", "posters": false,
        "overrides": [{"dpi": 300}]}
        """, to: "r.json", in: folder)
      let words = "r.json:2:23: warning: \"dpi\" changes nothing"
      for command in [["release", "--dry-run"], ["check"], ["release"], ["release", "--check"]] {
        let run = try shell([tests.inkleaf] + command + ["r.json"], in: folder)
        #expect(run.code == 0 && run.errors.hasPrefix(words), "\(command): \(run)")
      }
      let json = try tests.release("--json", in: folder).output
      #expect(json.contains(#""file": "r.json""#) && json.contains(#""column": 23"#), "\(json)")
      #expect(!json.contains(#""file": "inkleaf""#), "\(json)")
    }
  }

  /// A release file is a file: what else is named says what to write.
  @Test(arguments: [
    (["release", "nope.json"], 66, "nope.json: error: cannot read: No such file or directory\n"),
    (["release", "nope.json", "--json"], 66, #""file": "nope.json""#),
    (["release", "relase.json"], 66, "No such file or directory; did you mean release.json?\n"),
    (["release", "-"], 64, "a release file names files beside it; write its path, not -"),
    (["release", "."], 64, ". is a folder; name a release file"),
    (["release", "r.json", "--format", "pdf"], 64, #"write "formats" into the release file"#),
    (["release", "r.json", "-t", "mint"], 64, #"write "themes" into the release file"#),
    (
      ["release", "r.json", "--days", "1"], 64,
      #"write "days" into "overrides" of the release file"#
    ),
  ])
  func releaseFilesAreNamed(_ words: [String], _ code: Int32, _ message: String) throws {
    try withScratchFolder { folder in
      try tests.write("{}", to: "release.json", in: folder)
      let refused = try shell([tests.inkleaf] + words, in: folder)
      #expect(
        refused.code == code && (refused.errors + refused.output).contains(message), "\(refused)")
    }
  }

  /// A release file from a pipe has no folder, so nothing can be made of it.
  @Test func aReleaseFileIsNoPipe() throws {
    try withScratchFolder { folder in
      try write(#"{"lists": "l.txt"}"#, to: "r.json", in: folder)
      let refused = try shell(
        ["sh", "-c", "\(tests.inkleaf.debugDescription) check - < r.json"], in: folder)
      #expect(
        refused.code == 65
          && refused.errors.contains("this is a release file; give its path to `inkleaf release`"),
        "\(refused)")
    }
  }

  /// Pages of too many pixels are the fault of one edition, and the others are made.
  @Test func anEditionTooLargeStopsNoOther() throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "l.txt", in: folder)
      try write(
        """
        { "name": "r", "lists": "l.txt", "sizes": ["a6", "2000x2000mm"], "formats": "png",
          "posters": false, "site": false, "overrides": [{ "for": {}, "dpi": 1200, "days": "1" }] }
        """.replacing("\"for\": {}, ", with: "\"for\": { \"size\": \"2000x2000mm\" }, "),
        to: "r.json", in: folder)
      let made = try tests.release("-q", in: folder)
      #expect(
        made.code == 64 && made.errors.contains("l-2000x2000mm-classic-paper-light"), "\(made)")
      #expect(
        FileManager.default.fileExists(
          atPath: folder.appending(path: "Output/r/l-a6-classic-paper-light/edition.json").path()))
    }
  }

  /// A page that is called like a file of the release's own is the fault of one edition.
  @Test func pagesMayNotBeCalledLikeTheReleasesFiles() throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "l.txt", in: folder)
      try write(#"{ "extends": "cover", "name": "thumbnail" }"#, to: "t.json", in: folder)
      try write(
        """
        { "name": "r", "lists": "l.txt", "sizes": "a6", "layouts": ["t.json", "classic"],
          "formats": "png", "posters": false, "site": false }
        """, to: "r.json", in: folder)
      let made = try tests.release("-q", in: folder)
      #expect(
        made.code == 65 && made.errors.contains("a page is called thumbnail.png"), "\(made)")
      #expect(
        FileManager.default.fileExists(
          atPath: folder.appending(path: "Output/r/l-a6-classic-paper-light/edition.json").path()))
    }
  }

  /// The archive of all editions has a name that no edition has.
  @Test func editionsMayBeCalledLikeTheRelease() throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "k.txt", in: folder)
      try write(
        """
        { "name": "ink", "lists": "k.txt", "sizes": ["trading-card"], "themes": ["paper", "mint"],
          "formats": "svg", "posters": false, "site": false, "overrides": [
            { "for": { "theme": "paper" }, "names": "in{list}" },
            { "for": { "theme": "mint" }, "names": "in{list}-all" }] }
        """, to: "r.json", in: folder)
      let made = try tests.release("-q", in: folder)
      #expect(made.code == 0, "\(made)")
      let zips = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Output/ink").path()
      ).filter { $0.hasSuffix(".zip") }
      #expect(zips.sorted() == ["ink-all-all.zip", "ink-all.zip", "ink.zip"])
    }
  }

  /// A list's file may be called as a poster is.
  @Test func listsOfPostersHaveTheirTitles() throws {
    try withScratchFolder { folder in
      for (name, title) in [("my-poster-list", "Big Posters"), ("my", "Small Ones")] {
        try write(
          "title: \(title)\nstart: 2026-10-01\n\n1. Fern\n2. Moss\n", to: "\(name).txt", in: folder)
      }
      try write(
        #"""
        { "name": "r", "lists": ["my-poster-list.txt", "my.txt"], "sizes": "trading-card",
          "formats": "pdf", "posters": "a6" }
        """#, to: "r.json", in: folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let page = try String(
        contentsOf: folder.appending(path: "Output/r/index.html"), encoding: .utf8)
      for words in [
        "Calendar, <bdi lang=\"en\">Big Posters",
        "Poster, A6, <bdi lang=\"en\">Big Posters", "Poster, A6, <bdi lang=\"en\">Small Ones",
      ] { #expect(page.contains(words), "\(words)") }
    }
  }

  /// A picture in an override is beside the release file, wherever it is made.
  @Test func picturesOfOverridesAreBesideTheRelease() throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "rel/l.txt", in: folder)
      try ManualTests().picture().write(to: folder.appending(path: "rel/p.png"))
      try write(
        """
        { "name": "r", "lists": "l.txt", "sizes": "a6", "formats": "svg", "posters": false,
          "site": false, "overrides": [{ "for": { "size": "a6" }, "set": { "background": "p.png" } }] }
        """, to: "rel/r.json", in: folder)
      let inkleaf = tests.inkleaf
      let above = try shell([inkleaf, "release", "-q", "rel/r.json", "-o", "above"], in: folder)
      #expect(above.code == 0, "\(above)")
      let beside = try shell(
        [inkleaf, "release", "-q", "r.json", "-o", "../beside"], in: folder.appending(path: "rel"))
      #expect(beside.code == 0, "\(beside)")
      let (one, other) = (
        try tests.tree(folder.appending(path: "above")),
        try tests.tree(folder.appending(path: "beside"))
      )
      #expect(!one.isEmpty && one == other)
    }
  }

  @Test(arguments: [
    #""lists": "-""#,
    #""lists": "l.txt", "overrides": [{ "for": { "size": "a6" }, "beside": "-" }]"#,
  ])
  func releasesReadNoStandardInput(_ keys: String) throws {
    try withScratchFolder { folder in
      try write("Owl\nFox\n", to: "l.txt", in: folder)
      try write("{ \"name\": \"r\", \(keys), \"sizes\": \"a6\" }", to: "r.json", in: folder)
      let made = try tests.release("-q", in: folder)
      #expect(made.code == 66 && made.errors.contains("standard input"), "\(made)")
    }
  }
}
