import Foundation
@testable import Inkleaf
@testable import InkleafCommand
@testable import InkleafLists
@testable import InkleafPages
import Support
import Testing

/// JSON Schemas, judged by another program: what they take and refuse is what the readers do.
@Suite struct SchemaTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()
  let judge = packageFolder.appending(path: ".build/judges/bin/check-jsonschema").path()
  let manual = packageFolder.appending(path: "Sources/Inkleaf/Inkleaf.docc")

  /// Returns the files in a folder that a schema refuses.
  func refused(_ names: [String], by schema: String, in folder: URL) throws -> Set<String> {
    let text = try #require(SchemaCommand.all.first { $0.name == schema }?.text(.none))
    try Data(text.utf8).write(to: folder.appending(path: "schema.json"))
    let outcome = try shell(
      [judge, "--schemafile", "schema.json", "--output-format", "json"] + names, in: folder)
    try #require(outcome.code <= 1, "\(outcome.errors)")
    let report = try JSONReader.read(outcome.output)
    // A file that is no JSON at all would be told apart here.
    try #require(report.member("parse_errors")?.array?.isEmpty ?? true, "\(outcome.output)")
    return Set(
      (report.member("errors")?.array ?? []).compactMap { $0.member("filename")?.string })
  }

  /// Writes texts to files with numbers, and returns which of them a schema refuses.
  func refused(_ texts: [String], by schema: String) throws -> [Bool] {
    try withScratchFolder { folder in
      let names = texts.indices.map { "\($0).json" }
      for (name, text) in zip(names, texts) {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let refused = try refused(names, by: schema, in: folder)
      return names.map(refused.contains)
    }
  }

  /// Right and wrong files, those that are built in, and all of them with a value changed at random.
  ///
  /// Whatever a schema refuses the reader refuses, and the other way round but for what depends on other
  /// keys and files. Of a catalog the reader looks only at what it needs, so it takes more.
  @Test(arguments: SchemaFile.allCases) func schemaAndReaderAgree(_ kind: SchemaFile) throws {
    let (wrong, beyond) = (kind.wrong, kind.beyondSchemas)
    let right = kind.right + (try Self.builtIns(kind))
    let count = ProcessInfo.processInfo.environment["VARIATIONS"].flatMap { Int($0) } ?? 100
    var changer = try FileChanger((right + wrong).map(JSONReader.read), seed: 7)
    let changed = (0..<(kind == .catalog ? 0 : count)).map { _ in changer.changed().text() }
    let verdicts = try refused(wrong + right + beyond + changed, by: kind.rawValue)

    let known = wrong.count + right.count + beyond.count
    for (index, text) in (wrong + right + beyond).enumerated() {
      #expect(verdicts[index] == (index < wrong.count), "schema: \(text)")
      let isRight = (wrong.count..<wrong.count + right.count).contains(index)
      let problems = kind.problems(text)
      #expect(problems.isEmpty == isRight, "reader: \(text) \(problems)")
    }
    var counts = [0, 0]
    for (text, isRefused) in zip(changed, verdicts[known...]) {
      let problems = kind.problems(text)
      let isBeyond = problems.contains { FileChanger.isBeyondSchemas($0, of: text) }
      #expect(!isRefused || !problems.isEmpty, "only the schema refuses \(text)")
      #expect(
        isRefused || problems.isEmpty || isBeyond, "only the reader refuses \(text): \(problems)")
      counts[isRefused ? 1 : 0] += 1
    }
    #expect(counts.allSatisfy { $0 * 20 >= changed.count }, "\(counts)")
  }

  @Test func thereAreManyWrongFiles() {
    #expect(SchemaFile.allCases.map(\.wrong.count).reduce(0, +) >= 150)
  }

  /// Built-in files of a kind.
  private static func builtIns(_ kind: SchemaFile) throws -> [String] {
    switch kind {
    case .theme: try Theme.names.map { try Theme.source(named: $0) }
    case .layout: try Layout.names.map { try Layout.source(named: $0) }
    case .release, .recipe, .catalog: []
    }
  }

  /// What the program writes fits its schemas: every output, release files and recipes.
  @Test func whatIsWrittenFits() throws {
    try withScratchFolder { folder in
      func keep(_ schema: String, _ words: [String]) throws {
        let settings = ["XDG_CONFIG_HOME": folder.appending(path: "settings").path()]
        let outcome = try shell([inkleaf] + words, in: folder, environment: settings)
        let name = "\(schema)~\(words.joined(separator: "-").filter { $0 != "/" }).json"
        try Data(outcome.output.utf8).write(to: folder.appending(path: name))
      }
      try Data("no list\n{".utf8).write(to: folder.appending(path: "bad.json"))
      // Files of one's own are listed, too, whether they can be read or not.
      for kind in ["themes", "layouts", "lists"] {
        let own = folder.appending(path: "settings/inkleaf/\(kind)")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: own.appending(path: "mine.json"))
      }
      try keep("version", ["--version", "--json"])
      for what in [
        "lists", "sizes", "themes", "layouts", "rulings", "fonts", "theme-fonts", "formats",
      ] {
        try keep("list", ["list", what, "--json"])
      }
      for list in ["inktober-2026", "inktober-2018"] {
        try keep("show", ["show", list, "--json"])
      }
      try keep("today", ["today", "inktober-2026", "--date", "2026-10-07", "--json"])
      try keep("check", ["check", "--json", "bad.json", "none.json"])
      try keep("release", ["new", "--release", "inktober-2026"])
      let render = ["--days", "1", "--format", "pdf", "--book", "--output", "out"]
      let wishes = [
        [], ["--size", "ipad-pro-13", "--set", "ink=#E45", "--set", "ruling=dots", "--dpi", "90"],
        [
          "--sheets", "n-up", "--marks", "none", "--holes", "left", "--gutter", "3mm", "--seed",
          "7",
        ],
      ]
      for (index, words) in wishes.enumerated() {
        let made = try shell(
          [inkleaf, "render", "inktober-2026", "--quiet"] + render + ["--output", "out\(index)"]
            + words,
          in: folder)
        #expect(made.code == 0, "\(made.errors)")
        let files = FileManager.default.enumerator(
          atPath: folder.appending(path: "out\(index)").path())
        let pdf = try #require(
          files?.allObjects.compactMap { $0 as? String }.first { $0.hasSuffix(".pdf") })
        try keep("recipe", ["recipe", "out\(index)/\(pdf)"])
      }
      let one = ["inktober-2026", "--json", "--days", "1-2", "--output", "one"]
      try keep("edition", ["render"] + one)
      let two = ["inktober-2025", "inktober-2026", "--json", "--days", "1", "--format", "svg"]
      try keep("edition", ["render"] + two + ["--layout", "calendar"])
      try keep("plan", ["render", "inktober-2026", "--dry-run", "--json", "--days", "1"])
      try keep("plan", ["render", "inktober-2025", "inktober-2026", "--dry-run", "--json"])
      let release = """
        { "name": "r", "lists": "inktober-2026", "sizes": "a6", "formats": ["png", "pdf"],
          "overrides": [{ "for": { "size": "a6" }, "days": "1" }] }
        """
      try Data(release.utf8).write(to: folder.appending(path: "r.json"))
      for words in [["--dry-run"], [], ["--check"]] {
        try keep("release-report", ["release", "r.json", "--json"] + words)
      }
      try keep("release-report", ["release", "nowhere.json", "--json"])
      try FileManager.default.copyItem(
        at: folder.appending(path: "Output/r/inktober-2026-a6-classic-paper-light/edition.json"),
        to: folder.appending(path: "edition~released.json"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
        $0.contains("~")
      }
      #expect(names.count == 26)
      for (schema, files) in Dictionary(grouping: names, by: { $0.prefix { $0 != "~" } }) {
        let refused = try refused(files, by: String(schema), in: folder)
        #expect(refused == [], "\(schema)")
      }
    }
  }

  /// The schemas beside the manual are those that the program prints; `RECORD=1` writes them anew.
  @Test func theManualHasThem() throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for schema in SchemaCommand.all {
      let file = manual.appending(path: "\(schema.name).schema.json")
      if isRecording {
        try Data(schema.text(.none).utf8).write(to: file)
        Issue.record("recorded \(file.lastPathComponent); run again without RECORD")
      } else {
        let text = try? String(contentsOf: file, encoding: .utf8)
        #expect(
          text == schema.text(.none), "\(file.lastPathComponent) is stale; RECORD=1 writes it anew")
      }
    }
    let listed = try shell([inkleaf, "schema"])
    let names = listed.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.map(String.init) == SchemaCommand.all.map(\.name))
    let printed = try shell([inkleaf, "schema", "theme"])
    #expect(printed.output == FileSchema.theme.text)
  }

  /// The keys of a schema are those that the reader of such a file knows.
  @Test func readersNameTheSameKeys() throws {
    for (kind, text) in [
      (SchemaFile.theme, #"{ "zzzzzzz": 1 }"#), (.release, #"{ "lists": "a", "zzzzzzz": 1 }"#),
      (.layout, #"{ "items": [{ "item": "frame" }], "zzzzzzz": 1 }"#),
      (.recipe, #"{ "inkleaf": "1", "list": "a", "options": { "zzzzzzz": 1 } }"#),
    ] {
      let schema = try #require(FileSchema(rawValue: kind.rawValue)?.json)
      let inner = kind == .recipe ? schema.member("properties")?.member("options") : schema
      var keys = inner?.member("properties")?.object?.map(\.name) ?? []
      // A layout with one arrangement has no parts, backs and variants.
      keys.removeAll { ["$schema", "parts", "backs", "variants"].contains($0) && kind != .recipe }
      let message = try #require(kind.problems(text).first { $0.contains("the keys here are ") })
      let named = message.components(separatedBy: "the keys here are ")[1]
      #expect(Set(named.components(separatedBy: ", ")) == Set(keys), "\(kind)")
    }
  }

  /// Every key has its meaning, so that an editor has something to show.
  @Test(arguments: FileSchema.allCases) func everyKeyIsExplained(_ schema: FileSchema) {
    func check(_ value: JSON, _ path: String) {
      for member in value.object ?? [] {
        if member.name == "properties", !path.hasSuffix("change"), !path.contains("/change-"),
          !path.hasSuffix("if"), !path.hasSuffix("then"), !path.hasSuffix("$defs/item")
        {
          for key in member.value.object ?? [] where key.value.object != nil {
            let hasMeaning = key.value.member("description")?.string?.isEmpty == false
            #expect(hasMeaning, "\(path)/\(key.name)")
          }
        }
        check(member.value, "\(path)/\(member.name)")
      }
      for element in value.array ?? [] { check(element, path) }
    }
    check(schema.json, schema.rawValue)
  }
}
