import Foundation
import Support
import Testing

/// Releases in which somebody changed what the release says of itself.
@Suite struct ForgedReleaseTests {
  let owners = ReleaseOwnerTests()
  var tests: ReleaseTests { owners.tests }

  /// Changes a JSON file.
  func edit(_ path: URL, _ change: (inout [String: Any]) -> Void) throws {
    var json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any])
    change(&json)
    try JSONSerialization.data(withJSONObject: json, options: .withoutEscapingSlashes).write(
      to: path)
  }

  func sum(_ path: String, in folder: URL) throws -> String {
    String(try shell(["sha256sum", path], in: folder).output.prefix(64))
  }

  /// An edition that a catalog names is none of another release.
  @Test(arguments: [
    "../../Other/r/l-a6-classic-paper-light", "./l-a6-classic-paper-dark", "..", ".hidden", "",
  ])
  func editionsElsewhereStay(_ name: String) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", "-o", "Other", in: folder).code == 0)
      #expect(try tests.release("-q", in: folder).code == 0)
      let before = try tests.tree(folder.appending(path: "Other"))
      try edit(folder.appending(path: "Output/r/catalog.json")) { json in
        var editions = json["editions"] as? [[String: Any]] ?? []
        var forged = editions[0]
        forged["edition"] = name
        forged["record"] = [
          "path": "\(name)/edition.json", "bytes": 1, "sha256": String(repeating: "0", count: 64),
        ]
        editions.append(forged)
        json["editions"] = editions
      }
      let outcome = try tests.release("--prune", in: folder)
      #expect(outcome.code == 0 && !outcome.output.contains("removed"), "\(outcome)")
      #expect(try tests.tree(folder.appending(path: "Other")) == before)
    }
  }

  /// A file that somebody added would be published with the release.
  @Test func addedFilesAreTold() throws {
    try withScratchFolder { folder in
      try owners.prepare(folder, keys: #", "posters": ["a6"], "site": {}"#)
      #expect(try tests.release("-q", in: folder).code == 0)
      let whole = try tests.release("--check", in: folder)
      #expect(whole.code == 0 && whole.errors == "", "\(whole)")
      for path in ["evil.html", "site/evil.html", "l-a6-classic-paper-light/04-evil.svg"] {
        try tests.write("x", to: "Output/r/\(path)", in: folder)
      }
      let outcome = try tests.release("--check", in: folder)
      #expect(outcome.code == 0)
      #expect(
        outcome.errors.split(separator: "\n").filter { $0.hasPrefix("Output") } == [
          "Output/r/l-a6-classic-paper-light/04-evil.svg: warning: is not of this release; remove it, unless you put it there",
          "Output/r/evil.html: warning: is not of this release; remove it, unless you put it there",
          "Output/r/site/evil.html: warning: is not of this release; remove it, unless you put it there",
        ])
    }
  }

  /// What is behind a damaged archive is not compared, so nothing is said of it.
  @Test func aDamagedArchiveMakesNoStrangers() throws {
    try withScratchFolder { folder in
      try owners.prepare(folder, keys: #", "posters": ["a6"], "site": {}"#)
      #expect(try tests.release("-q", in: folder).code == 0)
      try tests.write("PK", to: "Output/r/l-a6-classic-paper-light.zip", in: folder)
      let outcome = try tests.release("--check", in: folder)
      #expect(
        outcome.code == 65 && !outcome.errors.contains("is not of this release"), "\(outcome)")
      #expect(outcome.errors.contains("l-a6-classic-paper-light.zip: error: differs"))
    }
  }

  /// A catalog may name what a release makes, and nothing that people put beside it.
  @Test func ownFilesBesideAReleaseStay() throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let release = folder.appending(path: "Output/r")
      try tests.write("MIT\n", to: "Output/r/LICENSE", in: folder)
      let sum = try sum("LICENSE", in: release)
      try edit(release.appending(path: "catalog.json")) { json in
        var files = json["files"] as? [[String: Any]] ?? []
        files.append(["kind": "poster", "path": "LICENSE", "bytes": 4, "sha256": sum])
        json["files"] = files
      }
      let outcome = try tests.release(in: folder)
      #expect(!outcome.output.contains("removed"), "\(outcome)")
      #expect(owners.isThere("Output/r/LICENSE", in: folder))
    }
  }

  /// A folder with an `edition.json` of another program is not the release's own.
  @Test func aFolderOfAnotherProgramStays() throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      let edition = "Output/r/l-a6-classic-paper-light"
      try FileManager.default.createDirectory(
        at: folder.appending(path: edition), withIntermediateDirectories: true)
      try tests.write(#"{"my": 1}"#, to: "\(edition)/edition.json", in: folder)
      try tests.write("mine", to: "\(edition)/01-fish.svg", in: folder)
      let outcome = try tests.release("-q", in: folder)
      #expect(outcome.code == 73 && outcome.errors.contains("not from a release"), "\(outcome)")
      #expect(try owners.text("\(edition)/01-fish.svg", in: folder) == "mine")
    }
  }

  /// A release whose files are damaged is told of, alone and among others.
  @Test(arguments: [true, false]) func damagedReleasesAreTold(_ isAlone: Bool) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let output = folder.appending(path: "Output")
      if !isAlone {
        try FileManager.default.copyItem(
          at: output.appending(path: "r"), to: output.appending(path: "sound"))
      }
      try tests.write("{}", to: "Output/r/catalog.json", in: folder)
      try tests.write("{}", to: "Output/r/site/release.json", in: folder)
      let outcome = try shell([tests.inkleaf, "site", "Output"], in: folder)
      #expect(outcome.code == (isAlone ? 65 : 0), "\(outcome)")
      #expect(outcome.errors.hasPrefix("Output/r/site/release.json: "), "\(outcome)")
    }
  }

  /// A neighbour does not say where the others are on the web.
  @Test(arguments: ["javascript:alert(1)//evil/", "https://elsewhere.example/evil/"])
  func aNeighbourGivesNoAddress(_ base: String) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let output = folder.appending(path: "Output")
      try FileManager.default.copyItem(
        at: output.appending(path: "r"), to: output.appending(path: "evil"))
      try edit(output.appending(path: "evil/site/release.json")) { $0["base"] = base }
      #expect(try shell([tests.inkleaf, "site", "Output"], in: folder).code == 0)
      for name in ["index.html", "feed.xml", "sitemap.xml"]
      where owners.isThere("Output/\(name)", in: folder) {
        let text = try owners.text("Output/\(name)", in: folder)
        #expect(!text.contains("javascript:") && !text.contains("elsewhere.example"), "\(name)")
      }
    }
  }

  /// A record of millions of small values is no record, and costs no memory.
  @Test(arguments: ["catalog.json", "l-a6-classic-paper-light/edition.json"])
  func hugeRecordsAreNone(_ path: String) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let before = try tests.tree(folder.appending(path: "Output/r"))
      let values = "{\"editions\": [" + String(repeating: "0,", count: 5_000_000) + "0]}"
      try tests.write(values, to: "Output/r/\(path)", in: folder)
      // Half a gigabyte of addresses, of which such a record would take more.
      let outcome = try shell(
        [
          "bash", "-c", "ulimit -v 700000; exec \"$@\"", "-", tests.inkleaf, "release", "r.json",
          "-q",
        ],
        in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(try tests.tree(folder.appending(path: "Output/r")) == before)
    }
  }

  /// A path in a catalog leads to no file outside the release.
  @Test(arguments: [
    "../precious", "./precious", "../../precious", "sub/a/precious", "site/../precious",
  ])
  func filesElsewhereStay(_ path: String) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let release = folder.appending(path: "Output/r")
      let precious = release.appending(path: path).standardizedFileURL
      try FileManager.default.createDirectory(
        at: precious.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: precious)
      let digest = try sum(precious.path(), in: folder)
      try edit(release.appending(path: "catalog.json")) { json in
        let forged: [String: Any] = ["kind": "poster", "path": path, "bytes": 1, "sha256": digest]
        json["files"] = (json["files"] as? [Any] ?? []) + [forged]
      }
      let outcome = try tests.release(in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(try Data(contentsOf: precious) == Data("x".utf8))
    }
  }

  /// The archive of an edition that a share has drawn since is known, though the catalog leaves it out.
  @Test(arguments: [[], ["--assemble"]])
  func theArchiveOfAnOlderEditionIsReplaced(_ words: [String]) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let release = folder.appending(path: "Output/r")
      let archive = "l-a6-classic-paper-light.zip"
      try edit(release.appending(path: "catalog.json")) { json in
        let files = json["files"] as? [[String: Any]] ?? []
        json["files"] = files.filter { $0["path"] as? String != archive }
      }
      let sums = try owners.text("Output/r/SHA256SUMS", in: folder).split(separator: "\n")
      try tests.write(
        sums.filter { !$0.hasSuffix("  \(archive)") }.joined(separator: "\n") + "\n",
        to: "Output/r/SHA256SUMS", in: folder)
      try owners.prepare(folder, prompts: ["Fish", "Wolf", "Owl"])
      #expect(try tests.release("-q", "--shard", "1/1", in: folder).code == 0)
      let outcome = try shell([tests.inkleaf, "release", "r.json", "-q"] + words, in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(
        try shell(["unzip", "-Z1", archive], in: release).output.contains("02-wolf.svg"))
    }
  }

  /// A page that was changed together with its record is drawn anew: checksums or catalog know better.
  @Test(
    arguments: [[], ["--quick"], ["--assemble"], ["--shard", "1/1"]],
    [nil, "SHA256SUMS", "catalog.json"])
  func aPageWithAChangedRecordIsNotTrusted(_ words: [String], _ missing: String?) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      let release = folder.appending(path: "Output/r")
      let before = try tests.tree(release)
      let page = release.appending(path: "l-a6-classic-paper-light/02-bear.svg")
      let changed = try String(contentsOf: page, encoding: .utf8) + "<!-- changed -->\n"
      try Data(changed.utf8).write(to: page)
      let digest = try sum(page.path(), in: folder)
      let record = release.appending(path: "l-a6-classic-paper-light/edition.json")
      // The text is edited, for the order of its members is part of it.
      var text = try String(contentsOf: record, encoding: .utf8)
      let path = "\"path\": \"l-a6-classic-paper-light/02-bear.svg\""
      let start = try #require(text.range(of: path)).lowerBound
      let old = changed.utf8.count - "<!-- changed -->\n".utf8.count
      let size = try #require(text.range(of: "\"bytes\": \(old)", range: start..<text.endIndex))
      text.replaceSubrange(size, with: "\"bytes\": \(changed.utf8.count)")
      let key = try #require(text.range(of: "\"sha256\": \"", range: start..<text.endIndex))
      text.replaceSubrange(key.upperBound..<text.index(key.upperBound, offsetBy: 64), with: digest)
      try Data(text.utf8).write(to: record)
      if let missing { try FileManager.default.removeItem(at: release.appending(path: missing)) }
      let outcome = try shell([tests.inkleaf, "release", "r.json", "-q"] + words, in: folder)
      switch words.first {
      case "--assemble" where missing != "catalog.json":
        #expect(outcome.code == 65 && outcome.errors.contains("is missing, or"), "\(outcome)")
      case "--assemble", "--shard":
        // Without a catalog nothing tells it from the work of a share.
        #expect(missing == "catalog.json" || outcome.code == 0, "\(outcome)")
        // What stood before waits in the hidden folder for the assembly.
        let visible = try tests.tree(release).filter { !$0.key.hasPrefix(".") }
        if missing == nil { #expect(visible == before) }
      default:
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try tests.tree(release) == before)
      }
    }
  }

  /// What a release says of itself is no markup on the page of all releases, and nothing that XML cannot hold.
  @Test(arguments: [
    ("title", "A\u{1}B\u{FFFE}C\u{85}D<b>&\"'"), ("created", "<script>alert(1)</script>"),
    ("created", "2026-10-01T99:00:00Z"), ("description", "\u{0}\u{1B}[31m</p>"),
    ("fingerprint", "</id><x>"), ("dates", "\u{8}<i>"),
  ])
  func aNeighbourWritesNoMarkup(_ key: String, _ text: String) throws {
    try withScratchFolder { folder in
      try owners.prepare(folder)
      #expect(try tests.release("-q", in: folder).code == 0)
      for path in ["site/release.json", "catalog.json"] {
        let file = folder.appending(path: "Output/r/\(path)")
        try edit(file) { json in if json[key] != nil || key == "dates" { json[key] = text } }
      }
      let outcome = try shell([tests.inkleaf, "site", "Output"], in: folder)
      let files = try ["index.html", "feed.xml"].filter {
        owners.isThere("Output/\($0)", in: folder)
      }.map { try owners.text("Output/\($0)", in: folder) }
      // A time that is none makes it no release.
      #expect(key == "created" ? outcome.code == 65 : outcome.code == 0, "\(outcome)")
      for file in files {
        #expect(!file.contains("<b>") && !file.contains("<script>alert") && !file.contains("<x>"))
        #expect(!file.contains("</p></p>") && !file.contains("<i>"))
        #expect(
          file.unicodeScalars.allSatisfy {
            $0 == "\n"
              || $0.properties.generalCategory != .control
                && !$0.properties.isNoncharacterCodePoint
          })
      }
      if key != "created" {
        #expect(try shell(["xmllint", "--noout", "Output/feed.xml"], in: folder).code == 0)
      }
    }
  }
}
