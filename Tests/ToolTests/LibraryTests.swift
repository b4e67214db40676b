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

  @Test func aBookAndAReleaseTakeFewLines() throws {
    let scratch = packageFolder.appending(path: ".build/library")
    func build() throws -> Outcome {
      try shell([
        "swift", "build", "--package-path", packageFolder.appending(path: "Tests/Library").path(),
        "--scratch-path", scratch.path(),
      ])
    }
    var built = try build()
    if built.code != 0 {
      // An older build may name files that are gone.
      try FileManager.default.removeItem(at: scratch)
      built = try build()
    }
    try #require(built.code == 0, "\(built.output.suffix(2000)) \(built.errors.suffix(2000))")
    try withScratchFolder { folder in
      try FileManager.default.copyItem(
        at: packageFolder.appending(path: "Prompts"), to: folder.appending(path: "Prompts"))
      for name in ["book", "release"] {
        let lines = try program(name).split(separator: "\n")
        #expect(lines.count < 15)
        #expect(lines.filter { $0.hasPrefix("import ") } == ["import Inkleaf"])
        let run = try shell(
          [packageFolder.appending(path: ".build/library/debug/\(name)").path()], in: folder)
        #expect(run.code == 0, "\(run)")
      }
      let book = try shell(["pdfinfo", "Output/book/inktober-2026.pdf"], in: folder)
      #expect(book.output.contains("Pages:           31\n"))
      let release = folder.appending(path: "Output/inktober-2026")
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: release).code == 0)
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
