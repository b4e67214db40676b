@testable import InkleafCairo
import Foundation
import Inkleaf
@testable import InkleafRendering
import Support
import Testing

/// What releases are made of: checksums, archives, blurred previews and recipes.
@Suite struct ReleaseFilesTests {
  /// The examples of FIPS 180-4, and bytes that come in pieces of all lengths around a block's.
  @Test func sumsAreThoseOfTheStandard() throws {
    func sum(_ text: String) -> String { SHA256.hex(of: Array(text.utf8)) }
    #expect(sum("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(sum("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      sum("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    try withScratchFolder { folder in
      let file = folder.appending(path: "f")
      for count in [55, 56, 63, 64, 65, 119, 120, 4095, 4096, 4097, 10_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: file)
        let expected = try shell(["sha256sum", file.path()]).output.prefix(64)
        for piece in [1, 7, 64, 5000] {
          var sum = SHA256()
          for start in stride(from: 0, to: count, by: piece) {
            sum.add(Array(bytes[start..<min(count, start + piece)]))
          }
          #expect(sum.hex() == expected, "\(count) in pieces of \(piece)")
        }
      }
    }
  }

  /// The letters are those that the format's own encoder gives for the same pixels.
  @Test(arguments: [
    (16, 12, 20, "LsGuUH2+wtouqdR,jwe@f_fmfSff"), (12, 16, 15, "TlCHcaBfn{l?V^jxgFfmfTobWsjp"),
  ])
  func previewsAreBlurredAsOthersDo(
    _ width: Int, _ height: Int, _ step: Int, _ expected: String
  ) {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels.append(
          UInt32(x * 16 % 256) << 16 | UInt32(y * step % 256) << 8 | UInt32(x * y * 3 % 256))
      }
    }
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      #expect(BlurHash(PixelRows(start: start, width: width, height: height)).text == expected)
    }
  }

  @Test func archivesAreRead() throws {
    try withScratchFolder { folder in
      var archive = ZIPArchive()
      var bytes: [UInt8] = []
      let runs = [UInt8](repeating: 7, count: 100_000)
      var random = SystemRandomNumberGenerator()
      let noise = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
      for (name, content) in [
        ("a/run", runs), ("a/noise", noise), ("りんご.txt", [65]), ("empty", []),
      ] {
        bytes += try archive.add(name, content, time: "2026-10-01T12:34:56Z")
      }
      bytes += archive.end(comment: "a comment")
      let zip = folder.appending(path: "t.zip")
      try Data(bytes).write(to: zip)
      let tested = try shell(["unzip", "-t", zip.path()])
      #expect(tested.code == 0, "\(tested)")
      let listed = try shell(["unzip", "-v", zip.path()]).output
      #expect(listed.contains("a comment") && listed.contains("2026-10-01 12:34"))
      #expect(listed.contains { $0 == "り" } && listed.contains("Stored") && listed.contains("Defl"))
      try shell(["unzip", "-q", zip.path(), "-d", folder.path()])
      #expect(try Data(contentsOf: folder.appending(path: "a/run")) == Data(runs))
      #expect(try Data(contentsOf: folder.appending(path: "a/noise")) == Data(noise))

      // Put into another one, nothing is packed anew.
      let read = try #require(ZIPArchive.reading(bytes))
      #expect(read.comment == "a comment")
      var all = ZIPArchive()
      var joined = try all.add("first", [1, 2, 3], time: "2026-10-01T00:00:00Z")
      joined += all.add(read.archive, bytes)
      joined += all.end()
      try Data(joined).write(to: zip)
      #expect(try shell(["unzip", "-t", zip.path()]).output.contains("No errors"))
      #expect(ZIPArchive.reading(Array(bytes.dropLast(3))) == nil)
      #expect(ZIPArchive.reading([]) == nil)
    }
  }

  /// More files than the old form of the directory can count.
  @Test func archivesMayHaveManyFiles() throws {
    try withScratchFolder { folder in
      var archive = ZIPArchive()
      var bytes: [UInt8] = []
      for index in 0..<66_000 {
        bytes += try archive.add("f\(index)", [], time: "2026-10-01T00:00:00Z")
      }
      bytes += archive.end()
      let zip = folder.appending(path: "t.zip")
      try Data(bytes).write(to: zip)
      let count = try shell([
        "python3", "-c", "import zipfile, sys; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))",
        zip.path(),
      ])
      #expect(count.output == "66000\n", "\(count)")
      let tested = try shell(["unzip", "-tqq", zip.path()])
      #expect(tested.code == 0, "\(tested.errors.prefix(500))")
    }
  }

  @Test func recipesAreReadFromPDFs() throws {
    let list = try ReadList(parsing: Array("1. A\n2. B\n".utf8), path: "l", title: "T").list
    let typesetter = Typesetter(language: "en")
    let document = try Document(
      list, layout: .classic, page: Page(.a4), theme: .paper, words: CalendarWords(language: "en"),
      metrics: typesetter)
    let recipe = Recipe(
      version: "1", list: "it's (a \\ list) é.txt",
      options: [("size", ["a4"]), ("transparent", []), ("set", ["ink=#102030", "ruling=dots"])])
    let studio = Studio(
      typesetter: typesetter, dpi: 300, created: "2026-10-01T00:00:00Z", recipe: recipe.text)
    for book in ["book", nil] {
      let edition = Edition(document, formats: [.pdf], book: book, singles: book == nil)
      let pdf = try edition.bytes(of: edition.files[0], studio: studio)
      let read = try #require(Rendering.recipe(of: pdf).flatMap { Recipe($0) })
      #expect(read == recipe)
      #expect(
        read.words
          == ["--size=a4", "--transparent", "--set=ink=#102030", "--set=ruling=dots"])
      try withScratchFolder { folder in
        let file = folder.appending(path: "t.pdf")
        try Data(pdf).write(to: file)
        #expect(try shell(["qpdf", "--check", file.path()]).code == 0)
        #expect(try shell(["pdfinfo", file.path()]).output.contains("{\"inkleaf\":\"1\""))
      }
    }
    #expect(Rendering.recipe(of: Array("/Keywords (cats, dogs)".utf8)) == nil)
    #expect(Rendering.recipe(of: Array("/Keywords ({\"inkleaf\":".utf8)) == nil)
    #expect(Rendering.recipe(of: Array("/Keywords (\\".utf8)) == nil)
    #expect(Rendering.recipe(of: []) == nil)
  }
}
