import Foundation
import Support
import Testing

/// What an earlier run left in a folder: told where the files prove it, and never of what somebody made.
@Suite struct EarlierRunTests {
  let edition = "o/g/a6-classic-paper-light"

  func write(_ text: String, _ path: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  func render(_ words: String..., in folder: URL) throws -> Outcome {
    try shell(
      [ReleaseTests().inkleaf, "render", "g.txt", "-s", "a6", "-o", "o"] + words, in: folder)
  }

  /// Drawings and copies that are called like pages are somebody's own.
  @Test(arguments: ["pdf", "png", "svg"]) func drawingsAreOfNoEarlierRun(_ format: String) throws {
    try withScratchFolder { folder in
      try write("title: Zoo\n1. Fox\n2. Owl\n3. Cat\n", "g.txt", in: folder)
      #expect(try render("-f", format, in: folder).errors.isEmpty)
      for name in ["01-fox copy", "01-fox (1)", "01-fox_2", "02-my-drawing", "01-fox.340"] {
        try FileManager.default.copyItem(
          at: folder.appending(path: "\(edition)/01-fox.\(format)"),
          to: folder.appending(path: "\(edition)/\(name).\(format)"))
      }
      try write("drawing", "\(edition)/01-fox-inked.\(format)", in: folder)
      #expect(try render("-f", format, in: folder).errors == "")
      // The page that was drawn on is not advised to be removed, and the other one is, in a dry run too.
      let page = try FileHandle(
        forWritingTo: folder.appending(path: "\(edition)/02-owl.\(format)"))
      try page.seekToEnd()
      try page.write(contentsOf: Data("drawing".utf8))
      try page.close()
      try write("title: Zoo\n1. Fox\n2. Bee\n3. Hen\n", "g.txt", in: folder)
      for words in [["--dry-run"], []] {
        let again = try shell(
          [ReleaseTests().inkleaf, "render", "g.txt", "-s", "a6", "-o", "o", "-f", format] + words,
          in: folder)
        #expect(
          again.errors.contains(
            "\(edition): warning: 03-cat.\(format) is of an earlier run, since its page has another name now;"
              + " remove it\n"), "\(again)")
        #expect(!again.errors.contains("02-owl"), "\(again)")
      }
    }
  }

  /// A page that somebody has drawn on is replaced only where that is asked for.
  @Test(arguments: ["pdf", "png", "svg"]) func drawingsAreNotReplaced(_ format: String) throws {
    try withScratchFolder { folder in
      try write("title: Zoo\n1. Fox\n2. Owl\n3. Cat\n", "g.txt", in: folder)
      for words in [[], ["--theme", "rose"], []] {
        let drawn = try shell(
          [ReleaseTests().inkleaf, "render", "g.txt", "-s", "a6", "-o", "o", "-f", format] + words,
          in: folder)
        #expect(drawn.code == 0 && drawn.errors == "", "\(drawn)")
      }
      let pages = ["01-fox", "02-owl"].map { "\(edition)/\($0).\(format)" }
      func drawings() throws -> [Data] {
        try pages.map { try Data(contentsOf: folder.appending(path: $0)) }
      }
      for page in pages {
        let file = try FileHandle(forWritingTo: folder.appending(path: page))
        try file.seekToEnd()
        try file.write(contentsOf: Data("drawing".utf8))
        try file.close()
      }
      let own = try drawings()
      for words in [[], ["--dry-run"], ["--quiet"]] {
        let again = try shell(
          [ReleaseTests().inkleaf, "render", "g.txt", "-s", "a6", "-o", "o", "-f", format] + words,
          in: folder)
        #expect(
          again.code == 73
            && again.errors.hasSuffix(
              "\(pages[0]): cannot replace: it and 02-owl.\(format) were changed after they were drawn;"
                + " move them out of the folder, or draw over them by --force\n"),
          "\(again)")
        #expect(try drawings() == own)
      }
      #expect(try render("-f", format, "--force", in: folder).code == 0)
      #expect(try drawings() != own)
      #expect(try render("-f", format, in: folder).code == 0)
    }
  }

  /// Another list of the same file name is told before its pages and those of the first are mixed.
  @Test(arguments: ["pdf", "png", "svg"]) func anotherListIsTold(_ format: String) throws {
    try withScratchFolder { folder in
      try write("title: Zoo\nstart: 2026-10-01\n1. Fox\n2. Owl\n3. Cat\n", "g.txt", in: folder)
      #expect(try render("-f", format, in: folder).errors.isEmpty)
      try write("title: Sea\nstart: 2027-10-01\n1. Cod\n2. Eel\n3. Ray\n", "g.txt", in: folder)
      let title = format == "png" ? "" : ", \"Zoo\""
      let message =
        "\(edition): warning: 01-fox.\(format) and 2 more are of another list\(title); files of the same name are"
        + " replaced; to keep both, draw into another folder by --output\n"
      #expect(try render("-f", format, "--dry-run", in: folder).errors.contains(message))
      let drawn = try render("-f", format, in: folder)
      #expect(drawn.code == 0 && drawn.errors == message, "\(drawn)")
    }
  }

  @Test func theBookOfAnotherListIsTold() throws {
    try withScratchFolder { folder in
      try write("title: Zoo\nstart: 2026-10-01\n1. Fox\n2. Owl\n", "g.txt", in: folder)
      #expect(try render("--book", in: folder).errors.isEmpty)
      // A corrected title is the same list.
      try write("title: Zoos\nstart: 2026-10-01\n1. Fox\n2. Owl\n", "g.txt", in: folder)
      #expect(try render("--book", in: folder).errors.isEmpty)
      try write("title: Sea\nstart: 2027-10-01\n1. Cod\n2. Eel\n", "g.txt", in: folder)
      let drawn = try render("--book", in: folder)
      #expect(drawn.errors.contains("g.pdf is of another list, \"Zoos\"; "), "\(drawn)")
    }
  }

  /// Where nothing may be made, a dry run fails as the real one does.
  @Test func aClosedFolderFailsInDryRunsToo() throws {
    try withScratchFolder { folder in
      let program = folder.appending(path: "inkleaf").path()
      try FileManager.default.copyItem(atPath: ReleaseTests().inkleaf, toPath: program)
      try write("title: Zoo\n1. Fox\n2. Owl\n", "g.txt", in: folder)
      try write(#"{ "name": "r", "lists": "g.txt", "posters": [] }"#, "r.json", in: folder)
      try shell(["chmod", "-R", "a+rX", folder.path()])
      func run(_ words: [String]) throws -> Outcome {
        try shell(
          ["setpriv", "--reuid=64321", "--clear-groups", "./inkleaf"] + words + ["-o", "o"],
          in: folder)
      }
      // Of the folders to be made, first none is there, then some, then all.
      for made in [".", "o", "o/g", "o/r", edition] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: made), withIntermediateDirectories: true)
        for words in [["render", "g.txt", "-s", "a6"], ["release", "r.json"]] {
          let real = try run(words)
          let dry = try run(words + ["--dry-run"])
          #expect(real.code == 73 && real.errors.contains("Permission denied"), "\(real)")
          #expect(dry.code == 73 && dry.errors == real.errors, "\(dry)")
        }
      }
    }
  }

  @Test func aBookOfOnePageIsKnownAgain() throws {
    try withScratchFolder { folder in
      try write("title: Zoo\n1. Fox\n", "g.txt", in: folder)
      for _ in 0..<2 { #expect(try render("--book", in: folder).errors.isEmpty) }
    }
  }

  /// What is drawn into an edition of a release no longer fits its archive.
  @Test func anEditionOfAReleaseIsTold() throws {
    try withScratchFolder { folder in
      try write("title: Zoo\n1. Fox\n2. Owl\n", "g.txt", in: folder)
      try write(
        """
        { "name": "g", "lists": ["g.txt"], "sizes": ["a6"], "formats": ["svg"], "posters": [],
          "names": "{size}-{layout}-{theme}-{appearance}" }
        """, "r.json", in: folder)
      let made = try shell(
        [ReleaseTests().inkleaf, "release", "r.json", "-q", "-o", "o"], in: folder)
      #expect(made.code == 0, "\(made)")
      let drawn = try render("-f", "svg", in: folder)
      #expect(drawn.errors.contains("this folder is an edition of a release"), "\(drawn)")
    }
  }
}
