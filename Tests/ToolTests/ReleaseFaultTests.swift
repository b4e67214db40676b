import Foundation
import Support
import Testing

/// Releases that somebody or something damaged: noticed, repaired, and nothing of others touched.
@Suite struct ReleaseFaultTests {
  let tests = ReleaseTests()
  var inkleaf: String { tests.inkleaf }

  /// Three small editions.
  static let file = """
    { "name": "years", "lists": ["LISTS/inktober-2016.txt"], "sizes": ["trading-card"],
      "themes": ["paper", "mint", "rose"], "formats": ["svg"],
      "overrides": [{ "for": { "list": "inktober-2016" }, "days": "1-2" }], "posters": [POSTERS] }
    """

  func prepare(_ folder: URL, posters: String = "", _ text: String = file) throws {
    try tests.prepare(folder, text.replacing("POSTERS", with: posters))
  }

  let edition = "inktober-2016-trading-card-classic-mint-light"

  /// Makes a release and a twin of it in `clean`, changes the first, and runs again.
  func repaired(
    _ words: [String] = [], damage: (URL) throws -> Void
  ) throws -> (outcome: Outcome, differences: [String]) {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      #expect(try tests.release("-q", "-o", "clean", in: folder).code == 0)
      try damage(folder.appending(path: "Output/years"))
      let outcome = try shell([inkleaf, "release", "r.json"] + words, in: folder)
      return (
        outcome,
        try tests.differences(folder.appending(path: "Output"), folder.appending(path: "clean"))
      )
    }
  }

  /// What an override asks for and cannot have is told before anything is made, for all editions at once.
  @Test(arguments: [
    (#""marks": "crop""#, #""marks" is for sheets of paper"#),
    (#""duplex": "long""#, #""duplex" is for sheets of paper"#),
    (#""sheets": "booklet", "duplex": "none""#, #""sheets" booklet needs both sides of the paper"#),
    (#""holes": "top""#, #""holes" top: the page's top edge of 63.5 mm is too short"#),
    (#""days": "99""#, "day 99 is not in this list (1 to 31)"),
    (#""book": true"#, #""book" makes a PDF, but "formats" leaves pdf out"#),
  ])
  func overridesAreCheckedFirst(_ keys: String, _ message: String) throws {
    try withScratchFolder { folder in
      try tests.prepare(
        folder,
        """
        { "lists": ["inktober-2026"], "sizes": ["a6", "trading-card"], "formats": ["svg"],
          "posters": false,
          "overrides": [{ "days": "1" }, { "for": { "size": "trading-card" }, \(keys) }] }
        """)
      let refused = try tests.release(in: folder)
      #expect(
        refused.code == 65 && refused.errors.hasPrefix("r.json:3:")
          && refused.errors.contains(message), "\(refused)")
      #expect(refused.errors.split(separator: "\n").count == 1, "\(refused)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Output").path()))
    }
  }

  /// A folder for output that is a release itself is told of before anything is drawn.
  @Test func aReleaseHoldsNoOther() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      #expect(try tests.release(in: folder).code == 0)
      let output = folder.appending(path: "Output")
      let before = try tests.tree(output)
      for words in [[], ["--dry-run"], ["--check"], ["--shard", "1/2"], ["--assemble"]] {
        let refused = try shell(
          [tests.inkleaf, "release", "r.json", "-o", "Output/years"] + words, in: folder)
        #expect(
          refused.code == 64
            && refused.errors.contains("Output/years is a release; give its parent folder"),
          "\(words): \(refused)")
      }
      #expect(try tests.tree(output) == before)
    }
  }

  /// Files too large to be kept in memory are packed from the disk, in their order, and are those that were drawn.
  @Test func largeFilesArePacked() throws {
    try withScratchFolder { folder in
      try prepare(
        folder,
        Self.file.replacing("\"mint\", \"rose\"", with: "\"photo.json\"").replacing(
          "POSTERS", with: ""))
      // Bytes that no compressor makes smaller, more of them in Base64 than are kept.
      let picture = try shell(
        [
          "python3", "-c",
          """
          import os, struct, zlib
          def chunk(kind, data):
              return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
          rows = b"".join(b"\\0" + os.urandom(3 * 2200) for row in range(2000))
          open("photo.png", "wb").write(
              b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2200, 2000, 8, 2, 0, 0, 0))
              + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))
          """,
        ], in: folder)
      #expect(picture.code == 0, "\(picture)")
      try Data(#"{ "extends": "paper", "background": "photo.png" }"#.utf8).write(
        to: folder.appending(path: "photo.json"))
      #expect(try tests.release("-q", "--jobs", "4", in: folder).code == 0)
      let name = "inktober-2016-trading-card-classic-photo-light"
      let output = folder.appending(path: "Output/years")
      #expect(try shell(["unzip", "-q", "\(name).zip", "-d", "out"], in: output).code == 0)
      for file in try FileManager.default.contentsOfDirectory(
        atPath: output.appending(path: name).path())
      where file.hasSuffix(".svg") {
        let drawn = output.appending(path: "\(name)/\(file)").path()
        #expect(
          FileManager.default.contentsEqual(
            atPath: drawn, andPath: output.appending(path: "out/\(name)/\(file)").path()), "\(file)"
        )
      }
      #expect(try shell(["sha256sum", "-c", "--quiet", "SHA256SUMS"], in: output).code == 0)
      try FileManager.default.removeItem(at: output.appending(path: "out"))
      let again = try tests.release(in: folder)
      #expect(again.code == 0 && again.output.contains("unchanged"), "\(again)")
    }
  }

  /// Flips a bit of a file without changing its size.
  func flip(_ file: URL) throws {
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: file)
  }

  @Test(arguments: [
    "EDITION/thumbnail.png", "EDITION/edition.json", "EDITION/01-fast.340.png", "EDITION.zip",
    "years.zip", "overview.png", "catalog.json", "SHA256SUMS", "inktober-2016.ics",
  ])
  func aChangedByteIsRepaired(_ path: String) throws {
    let path = path.replacing("EDITION", with: edition)
    let (outcome, differences) = try repaired { try flip($0.appending(path: path)) }
    #expect(outcome.code == 0 && !outcome.output.contains("unchanged"), "\(outcome)")
    #expect(differences == [])
  }

  /// The archive of all is compared with those of which it consists, and its end with what it should be.
  @Test(arguments: [0.0, 0.5, 0.9, 0.98, 1]) func everyPartOfTheArchiveOfAllIsLookedAt(
    _ part: Double
  ) throws {
    let (outcome, differences) = try repaired { years in
      let file = years.appending(path: "years.zip")
      var bytes = try Data(contentsOf: file)
      bytes[Int(Double(bytes.count - 1) * part)] ^= 1
      try bytes.write(to: file)
    }
    #expect(outcome.code == 0 && differences == [], "\(outcome)")
  }

  @Test(arguments: [-1, 1]) func anArchiveOfAllOfAnotherSizeIsMadeAnew(_ more: Int) throws {
    let (outcome, differences) = try repaired { years in
      let file = years.appending(path: "years.zip")
      let bytes = try Data(contentsOf: file)
      try (more < 0 ? bytes.dropLast() : bytes + [0]).write(to: file)
    }
    #expect(outcome.code == 0 && differences == [], "\(outcome)")
  }

  /// The site tells more of a list than its pages show.
  @Test func aNewHashtagChangesTheSite() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      let list = folder.appending(path: "list.txt")
      let text = "title: Small\nstart: 2026-10-01\n\n1. Fern\n2. Moss\n"
      let file = """
        { "name": "years", "lists": ["list.txt"], "sizes": ["trading-card"], "layouts": ["minimal"],
          "formats": ["svg"] }
        """
      try file.write(to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      try text.write(to: list, atomically: true, encoding: .utf8)
      #expect(try tests.release("-q", in: folder).code == 0)
      #expect(try tests.release(in: folder).output.contains("unchanged"))
      try text.replacing("\n\n", with: "\nhashtag: #small\n\n").write(
        to: list, atomically: true, encoding: .utf8)
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.release("-q", "-o", "clean", in: folder)
      #expect(
        try tests.differences(folder.appending(path: "Output"), folder.appending(path: "clean"))
          == [])
      let day = folder.appending(path: "Output/years/days/2026-10-01.json")
      #expect(try String(contentsOf: day, encoding: .utf8).contains("#small"))
    }
  }

  /// An edition that could not be drawn once is drawn again later, over what stood there all the time.
  @Test(arguments: [false, true]) func anEditionThatFailedIsMadeLater(_ isPruned: Bool) throws {
    try withScratchFolder { folder in
      func write(_ text: String, _ name: String) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      try write(
        """
        { "name": "four", "page": "whole", "variants": [ { "for": ["portrait"], "rows": ["fill"], "items": [
          { "item": "days", "columns": 2, "rows": 2, "cell": { "rows": ["fill"], "items": [ { "item": "prompt" } ] } }
        ] } ] }
        """, "four.json")
      let file = """
        { "name": "years", "lists": ["l.txt"], "sizes": ["a6"], "layouts": ["minimal", "four.json"],
          "formats": ["svg"], "posters": [] }
        """
      try write(file, "r.json")
      try write("Owl\nSea\nInk\nFox\n", "l.txt")
      #expect(try tests.release("-q", in: folder).code == 0)
      try write("Owl\nSea\nInk\nFox\nElk\n", "l.txt")
      let failed = try tests.release("-q", in: folder)
      #expect(failed.code == 65 && failed.errors.contains("4"), "\(failed)")
      if isPruned {
        try write(file.replacing(", \"four.json\"", with: ""), "r.json")
      } else {
        try write("Owl\nSea\nInk\nBee\n", "l.txt")
      }
      #expect(try tests.release("-q", isPruned ? "--prune" : "-q", in: folder).code == 0)
      #expect(try tests.release("-q", "-o", "clean", in: folder).code == 0)
      #expect(
        try tests.differences(folder.appending(path: "Output"), folder.appending(path: "clean"))
          == [])
    }
  }

  /// Any line of the checksums may be damaged, also those of editions' files.
  @Test func everyLineOfTheChecksumsIsLookedAt() throws {
    for line in [0, 1, nil] {
      let (outcome, differences) = try repaired { years in
        let file = years.appending(path: "SHA256SUMS")
        var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        if let line { lines[line] = "x" + lines[line].dropFirst() } else { lines.append(lines[0]) }
        try (lines.joined(separator: "\n") + "\n").write(
          to: file, atomically: true, encoding: .utf8)
      }
      #expect(outcome.code == 0 && differences == [], "\(outcome)")
    }
  }

  /// With `--quick`, files are known by their sizes.
  @Test func aQuickRunLooksAtSizes() throws {
    let (outcome, differences) = try repaired(["--quick"]) {
      try flip($0.appending(path: "\(edition)/01-fast.svg"))
    }
    #expect(outcome.output.contains("unchanged") && differences.count == 1)
  }

  /// Such a run passes on no checksum of a catalog that was changed.
  @Test func aQuickRunTrustsNoChangedCatalog() throws {
    let (outcome, differences) = try repaired(["--quick"]) { years in
      let file = years.appending(path: "catalog.json")
      var text = try String(contentsOf: file, encoding: .utf8)
      let archive = try #require(text.firstRange(of: "\(edition).zip"))
      let sum = try #require(text[archive.upperBound...].firstRange(of: "\"sha256\": \""))
      text.replaceSubrange(sum.upperBound..<text.index(after: sum.upperBound), with: "U")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(outcome.code == 0 && differences == [], "\(outcome) \(differences)")
  }

  /// A release is not looked at through a link, as none is written through one.
  @Test func aLinkToAReleaseIsNone() throws {
    try withScratchFolder { folder in
      let file = """
        { "name": "years", "lists": ["l.txt"], "sizes": ["a6"], "formats": ["svg"], "posters": [] }
        """
      try file.write(to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      try "Owl\nSea\nInk\n".write(
        to: folder.appending(path: "l.txt"), atomically: true, encoding: .utf8)
      #expect(try tests.release("-q", in: folder).code == 0)
      let years = folder.appending(path: "Output/years")
      let real = folder.appending(path: "real")
      try FileManager.default.moveItem(at: years, to: real)
      try FileManager.default.createSymbolicLink(at: years, withDestinationURL: real)
      let checked = try tests.release("--check", in: folder)
      #expect(checked.code == 66 || checked.code == 74 || checked.code == 73, "\(checked)")
      #expect(
        checked.errors.contains("it is a symbolic link or a file, not a folder"), "\(checked)")
    }
  }

  @Test(arguments: ["EDITION/01-fast.svg", "EDITION/edition.json", "EDITION.zip", "catalog.json"])
  func aLinkIsReplacedByAFile(_ path: String) throws {
    let path = path.replacing("EDITION", with: edition)
    let (outcome, differences) = try repaired { years in
      let file = years.appending(path: path)
      let copy = years.deletingLastPathComponent().deletingLastPathComponent().appending(path: "c")
      try FileManager.default.moveItem(at: file, to: copy)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: copy)
      #expect(try Data(contentsOf: copy).count > 0)
    }
    #expect(outcome.code == 0, "\(outcome)")
    #expect(differences == [])
  }

  @Test(arguments: ["edition.json", "thumbnail.png"]) func whatIsMissingIsMade(_ name: String)
    throws
  {
    let (outcome, differences) = try repaired { years in
      try FileManager.default.removeItem(at: years.appending(path: "\(edition)/\(name)"))
    }
    #expect(outcome.code == 0 && differences == [], "\(outcome)")
  }

  @Test func unfinishedWorkInAnEditionGoes() throws {
    let (outcome, differences) = try repaired { years in
      let partial = years.appending(path: "\(edition)/.inkleaf-partial")
      try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: true)
      try Data("half".utf8).write(to: partial.appending(path: "x.svg"))
      try flip(years.appending(path: "\(edition)/thumbnail.png"))
    }
    #expect(outcome.code == 0 && differences == [], "\(outcome)")
  }

  /// A run that was killed when all was drawn leaves its empty folder in an edition.
  @Test func anEmptyHiddenFolderInAnEditionGoes() throws {
    let (outcome, differences) = try repaired { years in
      try FileManager.default.createDirectory(
        at: years.appending(path: "\(edition)/.inkleaf-partial"), withIntermediateDirectories: true)
    }
    #expect(outcome.code == 0 && differences == [], "\(outcome)")
  }

  /// What a run could not remove any more, the next one removes by the catalog that was left.
  @Test func aPosterThatWasLeftGoes() throws {
    try withScratchFolder { folder in
      try prepare(folder, posters: "\"a6\"")
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      let old = try Data(contentsOf: years.appending(path: "catalog.json"))
      let posters = try tests.tree(years).filter { $0.key.hasSuffix("-poster-a6.png") }
      #expect(posters.count > 0)
      try prepare(folder)
      let removed = try tests.release(in: folder)
      for (path, bytes) in posters {
        #expect(removed.output.contains("removed \(path)\n"), "\(removed)")
        try #require(bytes).write(to: years.appending(path: path))
      }
      let files = years.appending(path: ".inkleaf-partial/.files")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try old.write(to: files.appending(path: "catalog.json"))
      #expect(try tests.release("-q", in: folder).code == 0)
      let left = try tests.tree(years)
      #expect(!left.keys.contains { $0.hasSuffix("-poster-a6.png") || $0.hasPrefix(".") })
    }
  }

  /// An archive that was damaged is not certified by a run that only adds a poster.
  @Test func aDamagedArchiveIsMadeAnew() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      try flip(years.appending(path: "\(edition).zip"))
      try prepare(folder, posters: "\"a6\"")
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.release("-q", "-o", "clean", in: folder)
      #expect(
        try tests.differences(folder.appending(path: "Output"), folder.appending(path: "clean"))
          == [])
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: years).code == 0)
    }
  }

  /// A poster that the release no longer has stays where its catalog or its bytes are damaged, and that is said.
  @Test(arguments: ["catalog.json", "list-poster-a6.png"])
  func whatIsLeftBehindIsTold(_ damaged: String) throws {
    try withScratchFolder { folder in
      try prepare(folder, posters: "\"a6\"")
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      let poster = try #require(
        try tests.tree(years).keys.first { $0.hasSuffix("-poster-a6.png") })
      let file = years.appending(path: damaged == "catalog.json" ? damaged : poster)
      try Data(try Data(contentsOf: file).dropLast(40)).write(to: file)
      try prepare(folder)
      let outcome = try tests.release(in: folder)
      #expect(outcome.code == 0)
      #expect(
        outcome.errors
          == "Output/years/\(poster): warning: is not of this release; remove it, unless you put it there\n"
      )
      #expect(try tests.release(in: folder).errors == "")
    }
  }

  /// Lists are read up to so many prompts of all of them.
  @Test func aReleaseHasSoManyPrompts() throws {
    try withScratchFolder { folder in
      // Lists in Inkleaf's own form are read fastest.
      let words = "title: l\nlanguage: en\n\n" + (1...1000).map { "\($0). word\($0)\n" }.joined()
      let names = (0...100).map { "l\($0).txt" }
      for name in names { try Data(words.utf8).write(to: folder.appending(path: name)) }
      let lists = names.map { "\"\($0)\"" }.joined(separator: ",\n")
      try Data("{ \"lists\": [\(lists)] }".utf8).write(to: folder.appending(path: "r.json"))
      let outcome = try shell([inkleaf, "check", "r.json"], in: folder)
      #expect(outcome.code == 65)
      #expect(
        outcome.errors
          == "r.json:101:1: error: the lists up to this one have more than 100000 prompts;"
          + " make several releases\n")
    }
  }

  /// Lines that somebody adds to checksums or catalog lead to no file that is not ours.
  @Test func checksumsOfOthersDeleteNothing() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      try tests.write("mine", to: "Output/years/diary.txt", in: folder)
      try tests.write("mine", to: "Output/years/\(edition)/notes.txt", in: folder)
      let sum = try shell(["sha256sum", "diary.txt"], in: years).output.prefix(64)
      let sums = years.appending(path: "SHA256SUMS")
      let text = try String(contentsOf: sums, encoding: .utf8)
      try (text + "\(sum)  diary.txt\n\(sum)  ../r.json\n").write(
        to: sums, atomically: true, encoding: .utf8)
      try prepare(folder, Self.file.replacing("\"mint\", ", with: ""))
      let outcome = try tests.release("--prune", in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      let left = try tests.tree(years)
      #expect(left["diary.txt"] == Data("mine".utf8))
      // Of the edition that is edition, its own files are removed and no other.
      #expect(
        left.keys.filter { $0.hasPrefix("\(edition)/") } == ["\(edition)/notes.txt"])
      #expect(left["\(edition).zip"] == nil)
      // What stays is told.
      #expect(outcome.errors.contains("years/\(edition)/notes.txt: warning"), "\(outcome)")
    }
  }

  /// Editions that the file no longer names stay until somebody asks for their removal, then or later.
  @Test func editionsGoByWishAlone() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      let old = try tests.tree(years)
      try tests.write("mine", to: "Output/years/\(edition)/notes.txt", in: folder)
      try prepare(folder, Self.file.replacing("\"mint\", ", with: ""))
      for wish in ["--dry-run", "--quick", "--quick", "--check"] {
        let outcome = try tests.release(wish, in: folder)
        #expect(outcome.code == 0, "\(outcome)")
        let warning =
          "r.json: warning: Output/years has 1 edition that this file no longer names: "
        #expect(
          outcome.errors.hasPrefix(warning + edition)
            && outcome.errors.hasSuffix("; --prune removes it\n"), "\(wish): \(outcome.errors)")
        let left = try tests.tree(years)
        #expect(left.filter { $0.key.hasPrefix(edition) }.count > 5)
        for (path, bytes) in left where path.hasPrefix(edition) && !path.hasSuffix("notes.txt") {
          #expect(bytes == old[path], "\(path)")
        }
      }
      let planned = try tests.release("--dry-run", "--prune", in: folder)
      #expect(planned.output.contains("would remove \(edition)\n") && planned.errors == "")
      #expect(try tests.tree(years)["\(edition).zip"] != nil)
      let pruned = try tests.release("--prune", in: folder)
      #expect(pruned.code == 0 && pruned.output.contains("removed \(edition)\n"), "\(pruned)")
      // What somebody else put there is not ours to remove.
      #expect(
        try tests.tree(years).filter { $0.key.hasPrefix(edition) && $0.value != nil }
          == ["\(edition)/notes.txt": Data("mine".utf8)])
      try FileManager.default.removeItem(at: years.appending(path: edition))
      try tests.release("-q", "-o", "clean", in: folder)
      #expect(
        try tests.differences(folder.appending(path: "Output"), folder.appending(path: "clean"))
          == [])
      #expect(try tests.release("--prune", in: folder).output.hasSuffix("unchanged\n"))
    }
  }

  /// An edition whose record is damaged or gone stays with its archive, and the run says so.
  @Test(arguments: [true, false]) func anEditionWithoutARecordStays(_ isGone: Bool) throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      let record = years.appending(path: "\(edition)/edition.json")
      if isGone {
        try FileManager.default.removeItem(at: record)
      } else {
        try Data("{".utf8).write(to: record)
      }
      let before = try tests.tree(years).filter { $0.key.hasPrefix(edition) }
      try prepare(folder, Self.file.replacing("\"mint\", ", with: ""))
      let outcome = try tests.release(in: folder)
      #expect(outcome.code == 0 && !outcome.output.contains("removed"), "\(outcome)")
      #expect(outcome.errors.contains("no longer names: \(edition)"), "\(outcome)")
      #expect(try tests.tree(years).filter { $0.key.hasPrefix(edition) } == before)
    }
  }

  /// What of an edition was changed stays when it is pruned; the run says so, and the next one too.
  @Test func changedFilesOfAPrunedEditionAreTold() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      let page = folder.appending(path: "Output/years/\(edition)/01-fast.svg")
      try (Data(contentsOf: page) + Data("<!-- mine -->".utf8)).write(to: page)
      try prepare(folder, Self.file.replacing("\"mint\", ", with: ""))
      for _ in 0..<2 {
        let outcome = try tests.release("--prune", in: folder)
        #expect(outcome.code == 65 && !outcome.output.contains("removed \(edition)"), "\(outcome)")
        #expect(
          outcome.errors.contains(
            "\(edition): error: this edition stays: \(edition)/01-fast.svg was changed"),
          "\(outcome)")
        #expect(!outcome.errors.contains("--prune removes"), "\(outcome)")
        // All of it stays, its archive too, and a dry run says so.
        let dry = try tests.release("--prune", "--dry-run", in: folder)
        #expect(dry.code == 65 && !dry.output.contains("would remove"), "\(dry)")
        let archive = folder.appending(path: "Output/years/\(edition).zip")
        #expect([page, archive].allSatisfy { FileManager.default.fileExists(atPath: $0.path()) })
      }
      try FileManager.default.removeItem(at: page)
      #expect(try tests.release("--prune", in: folder).code == 0)
      #expect(!FileManager.default.fileExists(atPath: page.deletingLastPathComponent().path()))
    }
  }

  @Test func scriptsAreToldWhatPruningRemoves() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      try prepare(folder, Self.file.replacing("\"mint\", ", with: ""))
      for wish in [["--dry-run"], []] {
        let words = ["release", "r.json", "--prune", "--json"] + wish
        let outcome = try shell([inkleaf] + words, in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let json = try #require(object as? [String: Any])
        #expect(json["others"] as? [String] == [])
        #expect((json["removed"] as? [String])?.contains(edition) == true)
      }
    }
  }

  /// With no catalog that can be read, nothing is removed.
  @Test func withoutACatalogNothingIsRemoved() throws {
    try withScratchFolder { folder in
      try prepare(folder)
      try tests.release("-q", in: folder)
      let years = folder.appending(path: "Output/years")
      try tests.write("{", to: "Output/years/catalog.json", in: folder)
      try prepare(folder, Self.file.replacing("\"mint\", ", with: ""))
      #expect(try tests.release("-q", in: folder).code == 0)
      #expect(try tests.tree(years).keys.contains("\(edition).zip"))
    }
  }

  @Test(arguments: ["\"3x3mm\"", "\"47000x47000px@600\"", "\"a6\", \"A6\""])
  func postersThatCannotBeAreFoundBeforehand(_ posters: String) throws {
    try withScratchFolder { folder in
      try prepare(folder, posters: posters)
      #expect(try shell([inkleaf, "check", "r.json"], in: folder).code != 0)
      #expect(try tests.release("--dry-run", in: folder).code != 0)
    }
  }

  /// Light and dark that follow a picture may be the same pages, which is told.
  @Test func editionsWithTheSamePagesAreTold() throws {
    try withScratchFolder { folder in
      try prepare(
        folder,
        """
        { "lists": ["LISTS/inktober-2016.txt"], "sizes": "trading-card", "formats": "svg",
          "themes": "./t.json", "appearances": ["light", "dark"], "posters": [],
          "overrides": [{ "for": { "size": "trading-card" }, "days": "1" }] }
        """)
      try ManualTests().picture().write(to: folder.appending(path: "p.png"))
      try tests.write(
        #"{ "name": "beach", "background": "p.png", "inkFollows": "mean" }"#, to: "t.json",
        in: folder)
      let outcome = try tests.release(in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(
        outcome.errors.contains(
          "the editions inktober-2016-trading-card-classic-beach-light and"
            + " inktober-2016-trading-card-classic-beach-dark have the same pages"),
        "\(outcome.errors)")
      // Whoever only looks is told the same.
      let told = outcome.errors.split(separator: "\n").filter { $0.contains("same pages") }
      for look in [["check", "r.json"], ["release", "r.json", "--dry-run"]] {
        let looked = try shell([inkleaf] + look, in: folder)
        #expect(
          looked.errors.split(separator: "\n").filter { $0.contains("same pages") } == told,
          "\(looked)")
      }
    }
  }
}

/// Machines that give less than is usual.
@Suite struct MachineTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()
  let list = packageFolder.appending(path: "Prompts/inktober-2026.txt").path()

  /// Where no thread can be started, the one that is there does the work.
  @Test func oneThreadIsEnough() throws {
    try withScratchFolder { folder in
      let program = folder.appending(path: "inkleaf")
      try FileManager.default.copyItem(at: URL(filePath: inkleaf), to: program)
      try FileManager.default.copyItem(at: URL(filePath: list), to: folder.appending(path: "l.txt"))
      try shell(["chmod", "-R", "a+rwx", folder.path()])
      // A user of its own, who may have this one process.
      let outcome = try shell(
        [
          "timeout", "60", "setpriv", "--reuid=64321", "--clear-groups", "prlimit", "--nproc=1:1",
          "./inkleaf", "render", "l.txt", "-s", "a6", "--days", "1-3", "--jobs", "4",
        ], in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("3 pages, 10 files"), "\(outcome)")
    }
  }

  /// Files that are written are not lost because nobody hears of it.
  @Test func aClosedOutputIsTold() throws {
    try withScratchFolder { folder in
      let outcome = try shell(
        ["sh", "-c", "\(inkleaf) render \(list) -s a6 --days 1 -f svg >&-"], in: folder)
      #expect(
        outcome.code == 74 && outcome.errors.contains("all files are in Output/"), "\(outcome)")
      try Data(
        #"{ "lists": "inktober-2026", "sizes": "a6", "formats": "svg", "posters": [] }"#.utf8
      ).write(to: folder.appending(path: "r.json"))
      for words in ["release r.json", "release r.json --json", "preview \(list)", "site Output"] {
        let outcome = try shell(["sh", "-c", "\(inkleaf) \(words) >&-"], in: folder)
        #expect(
          outcome.code == 74 && outcome.errors.contains("all files are in Output"), "\(outcome)")
      }
    }
  }

  /// A terminal shows no character that would steer it.
  @Test func terminalsAreNotSteered() throws {
    try withScratchFolder { folder in
      try "title: A\u{202E}\u{61C}B\n\n1. x\u{2066}\u{61C}y\n".write(
        to: folder.appending(path: "l.txt"), atomically: true, encoding: .utf8)
      for words in [
        "show l.txt", "import l.txt", "render l.txt -s a6 -f svg -o $(printf 'o\\033[1m')",
      ] {
        let shown = try shell(["script", "-qec", "\(inkleaf) \(words)", "/dev/null"], in: folder)
        #expect(shown.code == 0, "\(shown)")
        let steering: Set<Unicode.Scalar> = ["\u{202E}", "\u{2066}", "\u{61C}"]
        #expect(!shown.output.unicodeScalars.contains { steering.contains($0) }, "\(words)")
        #expect(!shown.output.contains("\u{1B}[1m"), "\(words)")
      }
      // A file gets what there is, but what turns the direction of all that follows.
      let file = try shell([inkleaf, "show", "l.txt"], in: folder).output
      #expect(file.contains("\u{61C}") && !file.contains("\u{202E}") && !file.contains("\u{2066}"))
    }
  }
}
