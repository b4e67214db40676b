import InkleafCompression
@testable import Inkleaf
import InkleafText
import InkleafPages
import InkleafGeometry
import Foundation
import InkleafPlatform
import InkleafRendering
import Support
import Synchronization
import Testing

/// An edition of two prompts on a small card.
func smallEdition() throws -> Edition {
  let list = PromptList(
    title: "Small",
    prompts: ["Apple", "Bad Dog"].enumerated().map {
      Prompt(number: $0 + 1, text: $1)
    })
  return try Edition(list, Recipe(size: PageSize(reading: "trading-card"), theme: .pumpkin))
}

@Suite struct PublisherTests {
  /// More threads than cores only wait for one another.
  @Test func threadsAreNoMoreThanCores() {
    let count = Mutex(0)
    onThreads(500) { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == min(500, coreCount))
  }

  /// A release made by Swift code is as safe as one from a file.
  @Test func releasesOfCodeAreChecked() throws {
    let list = PromptList(title: "???", prompts: [Prompt(number: 1, text: "Owl")])
    let recipe = Recipe(size: .a5)
    let release = try Release(of: list, recipes: [recipe], name: "../Ink 2027")
    #expect(release.name == "ink-2027")
    #expect(release.entries.map(\.name) == ["list-a5-classic-paper-light"])
    #expect(try Release(of: list, recipes: [recipe]).name == "release")
    for recipes in [[], [recipe, recipe]] {
      let error = #expect(throws: InkleafError.self) { try Release(of: list, recipes: recipes) }
      guard case .request? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  /// Long changes of the theme have folders of their own.
  @Test func longChangesHaveTheirOwnFolders() throws {
    func name(_ weight: Int) throws -> String {
      let fonts = #"{"families":["Vollkorn","Cabin","DejaVu Sans"],"weight":\#(weight)}"#
      var recipe = Recipe(size: .a5)
      recipe.changes = [ThemeChange("promptFont", fonts)]
      return recipe.folderName(layout: "classic", theme: "paper", appearance: .light)
    }
    #expect(try name(400) != name(700))
  }

  /// A theme or layout in a file that is called like a built-in one has a folder of its own.
  @Test func filesCalledLikeBuiltInOnesHaveTheirOwnFolders() {
    func name(_ theme: Reference<Theme>, _ layouts: [Reference<Layout>]) -> String {
      var recipe = Recipe(size: .a5, theme: theme)
      recipe.layouts = layouts
      return recipe.folderName(
        layout: layouts.count > 1 ? "cover-classic" : "classic", theme: "paper", appearance: .light)
    }
    #expect(name(.named("paper"), [.classic]) == "a5-classic-paper-light")
    #expect(name(.file("x/paper.json"), [.classic]) == "a5-classic-paper-json-light")
    #expect(name(.named("paper"), [.file("classic.json")]) == "a5-classic-json-paper-light")
    #expect(name(.named("paper"), [.cover, .classic]) == "a5-cover-classic-paper-light")
    #expect(
      name(.named("paper"), [.cover, .file("classic.json")]) == "a5-cover-classic-json-paper-light")
  }

  /// One fault is an error of its kind, and not several.
  @Test func aSingleFaultHasItsKind() throws {
    let list = PromptList(title: "T", prompts: [Prompt(number: 1, text: "Owl")])
    let error = #expect(throws: InkleafError.self) {
      try Edition(list, Recipe(size: .a5, theme: .named("no-such-theme")))
    }
    if case .several? = error { Issue.record("several") }
  }

  /// Thousands of letters without a font are told in a hundred lines.
  @Test func missingLettersAreToldUpToALimit() throws {
    let prompts = (1...200).map { number in
      Prompt(
        number: number,
        text: "word \(UnicodeScalar(0xF0000 + UInt32(number)).map(String.init) ?? "")")
    }
    let error = #expect(throws: InkleafError.self) {
      try Edition(PromptList(title: "T", prompts: prompts), Recipe(size: .a5))
    }
    let told = error?.diagnostics ?? []
    #expect(told.count == 101 && told.last?.message == "and 100 more such texts")
  }

  /// Layouts of months say that a list has no dates, also as parts of a book; others need none.
  @Test(arguments: [
    ("year-summary", true), ("calendar", true), ("journal", true), ("classic", false),
    ("tracker", false),
  ]) func monthsNeedDates(_ layout: String, _ isTold: Bool) throws {
    var list = PromptList(
      title: "Days", prompts: (1...9).map { Prompt(number: $0, text: "word \($0)") })
    func told() throws -> Bool {
      try Edition(list, Recipe(size: .a4, layout: .named(layout))).warnings.contains {
        $0.kind == .missingDates
      }
    }
    #expect(try told() == isTold)
    list.start = CalendarDate("2027-03-01")
    #expect(try !told())
  }

  func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }

  /// Runs an asynchronous body with a folder of its own.
  func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "inkleaf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func writesAllFiles() async throws {
    try await withFolder { (folder: URL) async throws in
      let edition = try smallEdition()
      let target = folder.appending(path: "a/b")
      let written = try await edition.publish(to: target.path(), jobs: 2)
      #expect(try names(target) == edition.files.files.map(\.name).sorted())
      for file in written {
        let data = try Data(contentsOf: target.appending(path: file.file.name))
        #expect(data.count == file.size)
        let bytes = try edition.files.bytes(of: file.file, edition.settings)
        #expect(Array(data) == bytes)
      }
    }
  }

  /// A program reads a file's list with or without what is doubtful about it.
  @Test func doubtsOfAFileAreRead() throws {
    try withScratchFolder { folder in
      let file = folder.appending(path: "l.txt")
      try Data("language: xx\nstart: 2026-10-01\n\n1. Fox\n".utf8).write(to: file)
      let read = try ReadList(contentsOf: file.path())
      #expect(read.doubts.count == 1 && read.doubts[0].message.contains("\"xx\""))
      #expect(try PromptList(contentsOf: file.path()) == read.list)
      let other = Resources(folder: folder.path())
      #expect(try PromptList(contentsOf: "l.txt", resources: other) == read.list)
    }
  }

  /// What stands is only replaced by what is on the disk; a first drawing waits for no disk.
  @Test func waitsForTheDiskWhereFilesAreReplaced() async throws {
    try await withFolder { (folder: URL) async throws in
      func waits(_ names: [String]) throws -> Bool {
        try StagingFolder.open(folder.path(), names: names).partial.folder.storesFiles
      }
      #expect(try !waits(["01.png", "02.png"]))
      try Data().write(to: folder.appending(path: "02.png"))
      #expect(try waits(["01.png", "02.png"]))
      #expect(try !waits(["01.png"]))
      func releaseWaits(_ name: String) throws -> Bool {
        try ReleaseFolder.open(folder.appending(path: name).path(), isShared: false)
          .sharedPartial.folder.storesFiles
      }
      #expect(try !releaseWaits("new"))
      #expect(try releaseWaits("."))
    }
  }

  @Test(arguments: ["symlink", "fifo", "folder"])
  func refusesWhatIsNoPlainFile(_ kind: String) async throws {
    try await withFolder { (folder: URL) async throws in
      let place = folder.appending(path: "01-apple.png").path()
      let precious = folder.appending(path: "precious")
      try Data("mine".utf8).write(to: precious)
      switch kind {
      case "symlink": symlink("precious", place)
      case "fifo": mkfifo(place, 0o600)
      default: mkdir(place, 0o700)
      }
      let before = try names(folder)
      await #expect(throws: InkleafError.self) {
        try await smallEdition().publish(to: folder.path())
      }
      #expect(try names(folder) == before)
      #expect(try Data(contentsOf: precious) == Data("mine".utf8))
    }
  }

  @Test func refusesAFolderThatIsALink() async throws {
    try await withFolder { (folder: URL) async throws in
      let link = folder.appending(path: "link")
      symlink("/tmp", link.path())
      await #expect(throws: InkleafError.self) {
        try await smallEdition().publish(to: link.path())
      }
    }
  }

  /// What an earlier run left when it was killed goes; what it had finished stays until replaced.
  @Test func clearsWhatAKilledRunLeft() async throws {
    try await withFolder { (folder: URL) async throws in
      let partial = folder.appending(path: ".inkleaf-partial")
      try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: true)
      try Data("half".utf8).write(to: partial.appending(path: "01-apple.png"))
      try Data("old".utf8).write(to: folder.appending(path: "01-apple.png"))
      try Data("note".utf8).write(to: folder.appending(path: "note.txt"))
      let edition = try smallEdition()
      // What is no page as it was drawn may be somebody's drawing.
      await #expect(throws: InkleafError.self) { try await edition.publish(to: folder.path()) }
      #expect(try Data(contentsOf: folder.appending(path: "01-apple.png")) == Data("old".utf8))
      _ = try await edition.publish(to: folder.path(), force: true)
      #expect(try names(folder) == (edition.files.files.map(\.name) + ["note.txt"]).sorted())
      _ = try await edition.publish(to: folder.path())
    }
  }

  /// Names are given all or none: what had them gets them back where one cannot be given.
  @Test func aSwapIsUndone() throws {
    try withScratchFolder { folder in
      func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let target = try Folder.make(folder.appending(path: "target").path())
      let source = SharedFolder(try Folder.make(folder.appending(path: "source").path()))
      try target.write(Array("old".utf8), to: "a", shown: "a")
      for name in ["a", "b"] {
        try source.folder.write(Array("new".utf8), to: name, shown: name)
      }
      var swap = Swap()
      try swap.take("a", from: source, into: target)
      try swap.take("b", from: source, into: target)
      #expect(text("target/a") == "new" && text("target/b") == "new" && swap.replaced == ["a"])
      #expect(throws: SystemError.self) { try swap.take("c", from: source, into: target) }
      swap.undo(in: target)
      #expect(text("target/a") == "old" && text("target/b") == nil)
      #expect(text("source/a") == "new" && text("source/b") == "new")
    }
  }

  /// Folders are made one in the other, and go again where the last cannot be.
  @Test func foldersAreMadeAndRemoved() throws {
    try withScratchFolder { folder in
      let base = folder.path()
      try Data().write(to: folder.appending(path: "file"))
      symlink(".", "\(base)/link")
      let reason = "it is a symbolic link or a file, not a folder"
      for (path, fault) in [("file/x", "file"), ("file", "file"), ("link", "link")] {
        #expect(throws: SystemError(.create, "\(base)/\(fault)", reason: reason)) {
          _ = try Folder.make("\(base)/\(path)")
        }
      }
      do {
        let made = try Folder.make("\(base)/link/a/../a/b//c/")
        #expect(try names(folder.appending(path: "a/b")) == ["c"])
        made.removeMade()
      }
      #expect(try names(folder) == ["file", "link"])
    }
  }

  @Test func oneWriterAFolder() async throws {
    try await withFolder { (folder: URL) async throws in
      let held = try Folder.make(folder.path())
      let isFree = try held.lock()
      #expect(isFree)
      await #expect(throws: InkleafError.busy(folder.path())) {
        try await smallEdition().publish(to: folder.path())
      }
      #expect(try names(folder) == [])
    }
  }

  @Test func leavesNothingWhenStopped() async throws {
    try await withFolder { (folder: URL) async throws in
      let asked = Atomic<Int>(0)
      let target = folder.appending(path: "x/y").path()
      await #expect(throws: InkleafError.interrupted) {
        try await smallEdition().publish(
          to: target, jobs: 2,
          monitor: Monitor(shouldStop: {
            asked.wrappingAdd(1, ordering: .relaxed).newValue > 3
          }))
      }
      #expect(try names(folder) == [])
    }
  }

  /// Pages are drawn on threads of their own, not on the caller's.
  @Test @MainActor func drawsOffItsCallersActor() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "inkleaf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let threads = Mutex<[Bool]>([])
    try await smallEdition().publish(
      to: folder.path(), jobs: 2,
      monitor: Monitor(progress: { _ in threads.withLock { $0.append(Thread.isMainThread) } }))
    #expect(threads.withLock { !$0.isEmpty && !$0.contains(true) })
  }

  @Test func tellsItsProgress() async throws {
    try await withFolder { (folder: URL) async throws in
      let seen = Mutex<[Int]>([])
      let edition = try smallEdition()
      _ = try await edition.publish(
        to: folder.path(), jobs: 3,
        monitor: Monitor(progress: { step in
          if case .files(let done, _) = step { seen.withLock { $0.append(done) } }
        }))
      #expect(seen.withLock { $0 } == Array(1...edition.files.files.count))
    }
  }

  @Test func readsOnlyPlainFilesOfBoundedSize() throws {
    try withScratchFolder { folder in
      let file = folder.appending(path: "f")
      try Data("abc".utf8).write(to: file)
      #expect(try readFile(file.path(), limit: 3) == Array("abc".utf8))
      let pipe = folder.appending(path: "p").path()
      mkfifo(pipe, 0o600)
      for (path, limit) in [(file.path(), 2), (pipe, 9), (folder.path(), 9), ("/dev/zero", 9)] {
        #expect(throws: SystemError.self, "\(path)") { try readFile(path, limit: limit) }
      }
    }
  }
}
