import Foundation
import Support
import Testing

/// The library as another package uses it: built from outside, by one import.
@Suite struct LibraryTests {
  /// The lines of a program of the package in `Tests/Library`.
  func program(_ name: String) throws -> String {
    try String(
      contentsOf: packageFolder.appending(path: "Tests/Library/Sources/\(name)/main.swift"),
      encoding: .utf8)
  }

  /// Compiles a program of the package against the modules of this build, as its package would.
  func compile(_ name: String, to file: URL) throws -> Outcome {
    func flags(_ kind: String) throws -> [String] {
      try shell(["pkg-config", kind, "cairo-ft"]).output.split(whereSeparator: \.isWhitespace)
        .map(String.init)
    }
    let maps = [
      buildFolder.appending(path: "CInkleafSHA.build/module.modulemap"),
      buildFolder.appending(path: "CInkleafCommit.build/module.modulemap"),
      packageFolder.appending(path: "Sources/CInkleafCairo/module.modulemap"),
      packageFolder.appending(path: "Sources/CInkleafLinux/module.modulemap"),
    ]
    let modules = [
      "Inkleaf", "InkleafRendering", "InkleafPages", "InkleafReading", "InkleafLists",
      "InkleafText",
      "InkleafCairo",
      "InkleafCompression", "InkleafPlatform", "InkleafGeometry", "InkleafSuggestions",
      "CInkleafSHA", "CInkleafCommit",
    ]
    let objects = try modules.flatMap { module in
      try FileManager.default.contentsOfDirectory(
        at: buildFolder.appending(path: "\(module).build"), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "o" }.map { $0.path() }
    }
    return try shell(
      [
        "swiftc", "-module-name", name, "-o", file.path(),
        packageFolder.appending(path: "Tests/Library/Sources/\(name)/main.swift").path(),
        "-I", buildFolder.appending(path: "Modules").path(),
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
        + flags("--cflags").flatMap { ["-Xcc", $0] } + objects + flags("--libs") + ["-lz"])
  }

  @Test func aBookAndAReleaseTakeFewLines() throws {
    try withScratchFolder { folder in
      try FileManager.default.copyItem(
        at: packageFolder.appending(path: "Prompts"), to: folder.appending(path: "Prompts"))
      for name in ["book", "release", "own"] {
        let lines = try program(name).split(separator: "\n")
        #expect(lines.count < (name == "own" ? 18 : 15))
        #expect(lines.filter { $0.hasPrefix("import ") } == ["import Inkleaf"])
        let built = try compile(name, to: folder.appending(path: name))
        try #require(built.code == 0, "\(built.errors.suffix(2000))")
        let run = try shell([folder.appending(path: name).path()], in: folder)
        #expect(run.code == 0, "\(run)")
      }
      let week = try shell(["pdfinfo", "Output/week/our-week.pdf"], in: folder)
      #expect(week.output.contains("Pages:           2\n"), "\(week)")
      let book = try shell(["pdfinfo", "Output/book/inktober-2026.pdf"], in: folder)
      #expect(book.output.contains("Pages:           31\n"))
      let release = folder.appending(path: "Output/inktober-2026")
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: release).code == 0)
    }
  }

  /// Another package finds the product. (Its whole build would compile the library once more.)
  @Test func thePackageOfTheProgramsIsSound() throws {
    try withScratchFolder { folder in
      let graph = try shell([
        "swift", "build", "--package-path", packageFolder.appending(path: "Tests/Library").path(),
        "--scratch-path", folder.path(), "--print-manifest-job-graph",
      ])
      #expect(graph.code == 0, "\(graph.errors.suffix(2000))")
      #expect(graph.output.contains("InkleafRendering"))
    }
  }

  /// The manual shows the programs that are built and run here.
  @Test func theManualShowsWhatRuns() throws {
    let page = try String(
      contentsOf: packageFolder.appending(path: "Sources/Inkleaf/Inkleaf.docc/UseItInSwift.md"),
      encoding: .utf8)
    for name in ["book", "release", "own"] {
      #expect(page.contains("```swift\n\(try program(name))```"), "\(name)")
    }
  }

  /// The README shows the program that is built and run here, and the lines that its package needs.
  @Test func theReadmeShowsWhatRuns() throws {
    let readme = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(try program("book"))```"))
    let package = try String(
      contentsOf: packageFolder.appending(path: "Tests/Library/Package.swift"), encoding: .utf8)
    let product = #".product(name: "Inkleaf", package: "inkleaf")"#
    #expect(readme.contains(product) && package.contains(product))
  }
}
