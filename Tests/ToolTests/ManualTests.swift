import InkleafPages
import Foundation
import Inkleaf
import Support
import Testing

/// The manual's own files and commands, run as they stand there.
@Suite struct ManualTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()

  func article(_ name: String) throws -> String {
    try String(
      contentsOf: packageFolder.appending(path: "Sources/Inkleaf/Inkleaf.docc/\(name).md"),
      encoding: .utf8)
  }

  /// The blocks of an article: files with their names, and commands.
  ///
  /// A block that is no "sh" is not run: it needs what is not on every machine.
  func blocks(_ text: String) -> [(file: String?, isRun: Bool, content: String)] {
    var blocks: [(String?, Bool, String)] = []
    var (name, isRun, content): (String?, Bool, [Substring]?) = (nil, false, nil)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("<!-- file: ") {
        name = String(line.dropFirst(11).dropLast(4))
      } else if line.hasPrefix("```") {
        if let lines = content {
          blocks.append((name, isRun, lines.joined(separator: "\n") + "\n"))
          (name, content) = (nil, nil)
        } else {
          (isRun, content) = (line == "```sh", [])
        }
      } else {
        content?.append(line)
      }
    }
    return blocks
  }

  /// Writes an article's files and runs its commands, in their order.
  func perform(
    _ blocks: [(file: String?, isRun: Bool, content: String)], in folder: URL,
    _ check: (Substring, Outcome) -> Void
  ) throws {
    for block in blocks {
      if let file = block.file {
        try block.content.write(
          to: folder.appending(path: file), atomically: true, encoding: .utf8)
        continue
      }
      for command in block.content.split(separator: "\n") where block.isRun {
        let words = command.split(separator: " ").map(String.init)
        #expect(words.first == "inkleaf")
        check(command, try shell([inkleaf] + words.dropFirst(), in: folder))
      }
    }
  }

  @Test(arguments: ["MakeATheme", "MakeALayout", "MakeARelease"])
  func doesWhatItSays(_ name: String) throws {
    try withScratchFolder { folder in
      try picture().write(to: folder.appending(path: "grain.png"))
      let blocks = try blocks(article(name))
      #expect(blocks.count { $0.file != nil } >= 3 && blocks.count { $0.file == nil } >= 3)
      try perform(blocks, in: folder) { command, outcome in
        #expect(outcome.code == 0, "\(command): \(outcome.errors)")
        #expect(!outcome.errors.contains("warning"), "\(command): \(outcome.errors)")
      }
      let output = FileManager.default.enumerator(atPath: folder.appending(path: "Output").path())
      let made: [String] = try #require(output).map { "\($0)" }
      #expect(
        made.contains { $0.hasSuffix("preview.png") || $0.hasSuffix("overview.png") }
          && made.contains { $0.hasSuffix(".pdf") })
    }
  }

  /// The tasks of artists, teachers, organisers and owners of tablets, from an empty folder.
  @Test(arguments: ["DrawThroughAMonth", "InTheClassroom", "OnATablet", "RunAChallenge"])
  func tasksWorkAsTheyStand(_ name: String) throws {
    try withScratchFolder { folder in
      let blocks = try blocks(article(name))
      #expect(blocks.count(where: \.isRun) > 2)
      try perform(blocks, in: folder) { command, outcome in
        #expect(outcome.code == 0, "\(command): \(outcome.errors)")
        #expect(!outcome.errors.contains("error"), "\(command): \(outcome.errors)")
      }
    }
  }

  /// Programs in the manual are those that are built and run.
  @Test(arguments: ["book", "release"])
  func programsAreThoseThatRun(_ name: String) throws {
    let program = try String(
      contentsOf: packageFolder.appending(path: "Tests/Library/Sources/\(name)/main.swift"),
      encoding: .utf8)
    #expect(try article("UseItInSwift").contains("```swift\n\(program)```"))
  }

  /// Every link of the README and the manual leads to something that is there.
  @Test func noLinkIsDead() throws {
    let manual = packageFolder.appending(path: "Sources/Inkleaf/Inkleaf.docc")
    let articles = try FileManager.default.contentsOfDirectory(atPath: manual.path())
      .filter { $0.hasSuffix(".md") }
    for name in articles {
      let text = try String(contentsOf: manual.appending(path: name), encoding: .utf8)
      for link in text.matches(of: /<doc:(\w+)>|\(doc:(\w+)\)/) {
        let page = link.1 ?? link.2 ?? ""
        #expect(articles.contains("\(page).md"), "\(name): \(page)")
      }
    }
    for (file, folder) in [("README.md", packageFolder), ("CONTRIBUTING.md", packageFolder)]
      + articles.map({ ("Sources/Inkleaf/Inkleaf.docc/\($0)", manual) })
    {
      let text = try String(contentsOf: packageFolder.appending(path: file), encoding: .utf8)
      for link in text.matches(of: /\]\(([^):#\s]+)\)/) where !link.1.hasPrefix("<") {
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: "\(link.1)").path()),
          "\(file): \(link.1)")
      }
    }
  }

  @Test func aPDFIsMadeAsTheManualSays() throws {
    try withScratchFolder { folder in
      let commands = try blocks(article("HandOnAPDF")).filter(\.isRun)
      #expect(!commands.isEmpty)
      try perform(commands, in: folder) { command, outcome in
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(command): \(outcome.errors)")
      }
    }
  }

  @Test func aSiteIsMadeAsTheManualSays() throws {
    try withScratchFolder { folder in
      let text = try article("PublishASite")
      let blocks = blocks(text)
      let commands = blocks.filter(\.isRun).flatMap { $0.content.split(separator: "\n") }
      #expect(commands.count == 2)
      try perform(blocks.filter { $0.file != nil || $0.isRun }, in: folder) { command, outcome in
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(command): \(outcome.errors)")
      }
      // Each file that is told of is there.
      let release = folder.appending(path: "Output/inktober-2026")
      let edition = "inktober-2026-a6-classic-mint-light"
      let row = try Regex("\\| ((?:`[^`]+`(?:, )?)+) \\|")
      let names = text.components(separatedBy: "## What is made")[1].components(separatedBy: "## ")[
        0
      ]
      .matches(of: row).flatMap { "\($0.output[1].substring ?? "")".split(separator: "`") }
      .filter { !$0.hasPrefix(",") }
      #expect(names.count == 11, "\(names)")
      for name in names {
        let file = name.replacing("<edition>", with: edition).replacing("<page>", with: "07-panic")
        #expect(
          FileManager.default.fileExists(atPath: release.appending(path: file).path()), "\(file)")
      }
    }
  }

  /// A key that the manual does not tell of can't be found by people.
  @Test func tellsOfEveryKey() throws {
    func keys(_ text: String, _ read: ([UInt8]) throws -> Void) -> [String] {
      do { try read(Array(text.utf8)) } catch let error as Diagnostics {
        return error.all.flatMap { problem in
          problem.message.components(separatedBy: "are ").last?.components(separatedBy: ", ") ?? []
        }
      } catch {}
      return []
    }
    let themes = try article("MakeATheme")
    for text in [#"{ "zzzzzzzzz": 1 }"#, #"{ "light": { "zzzzzzzzz": 1 } }"#] {
      let found = keys(text) { _ = try Theme(parsing: $0, path: "t", files: .none) }
      #expect(found.count > 5)
      for key in found { #expect(themes.contains("`\(key)`"), "\(key)") }
    }
    let layouts = try article("MakeALayout")
    let items = [
      "number", "frame", "panels", "swatch", "progress", "image", "rule", "group", "calendar",
      "list", "arrows", "days", "field", "fields", "checks",
    ]
    for text in [#"{ "zzzzzzzzz": 1 }"#, #"{ "variants": [{ "zzzzzzzzz": 1 }] }"#]
      + items.map({ #"{ "items": [{ "item": "\#($0)", "zzzzzzzzz": 1 }] }"# })
    {
      let found = keys(text) { _ = try Layout(parsing: $0, path: "t", files: .none) }
      #expect(found.count > 5, "\(text)")
      for key in found where !key.contains(" ") { #expect(layouts.contains("`\(key)`"), "\(key)") }
    }
    for ruling in Ruling.all { #expect(try Ruling(named: ruling.name) == ruling) }
  }

  /// A picture file: a page of ours.
  func picture() throws -> Data {
    try withScratchFolder { folder in
      let list = packageFolder.appending(path: "Prompts/inktober-2026.txt").path()
      try shell(
        [
          inkleaf, "render", list, "--size", "60x80mm", "--dpi", "600", "--days", "1", "--format",
          "png", "-o", "o",
        ],
        in: folder)
      return try Data(
        contentsOf: folder.appending(
          path: "o/inktober-2026/60x80mm-classic-paper-light/01-apple.png"))
    }
  }

  /// The pictures of sheets are those that the manual's commands draw.
  @Test func sheetsLookAsTheManualShows() throws {
    try withScratchFolder { folder in
      let article = try article("PrintAndBind")
      for command in blocks(article).flatMap({ $0.content.split(separator: "\n") }) {
        let words = command.split(separator: " ").dropFirst().map(String.init)
        let outcome = try shell([inkleaf] + words, in: folder)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(command): \(outcome.errors)")
        guard words.first == "preview", let place = words.firstIndex(of: "--output") else {
          continue
        }
        let name = words[place + 1].replacing("Output/", with: "")
        let drawn = try Data(
          contentsOf: folder.appending(path: "Output/\(name)/inktober-2026/preview.png"))
        let shown = packageFolder.appending(
          path: "Sources/Inkleaf/Inkleaf.docc/sheets-\(name).png")
        #expect(article.contains("(sheets-\(name).png)"))
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
          try drawn.write(to: shown)
          Issue.record("recorded sheets-\(name).png; run again without RECORD")
        }
        // Letters differ between versions of FreeType, so only the measures are compared.
        #expect(try Data(contentsOf: shown)[..<29] == drawn[..<29], "\(name)")
      }
    }
  }
}
