import InkleafCompression
import InkleafText
@testable import InkleafLists
@testable import InkleafPages
import InkleafGeometry
@testable import InkleafCairo
import Foundation
@testable import Inkleaf
@testable import InkleafRendering
import Support
import Testing

/// What releases are made of: checksums, archives, blurred previews and recipes.
@Suite struct ReleaseFilesTests {
  /// The examples of FIPS 180-4, and bytes that come in pieces of all lengths around a block's.
  @Test func sumsAreThoseOfTheStandard() throws {
    for plain in [true, false] {
      func sum(_ text: String) -> String {
        var sum = SHA256(plain: plain)
        sum.add(Array(text.utf8))
        return sum.hex()
      }
      #expect(sum("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
      #expect(sum("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(
        sum("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
          == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
      #expect(
        sum(String(repeating: "a", count: 1_000_000))
          == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }
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

  /// The processor's instructions give what the plain code gives, at all lengths around a block's and in all
  /// kinds of pieces, one sum at a time and two.
  @Test func instructionsGiveTheSameSums() {
    var random = SplitMix(seed: 3)
    let noise = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    func sum(_ pieces: [ArraySlice<UInt8>], plain: Bool) -> String {
      var sum = SHA256(plain: plain)
      for piece in pieces { sum.add(Array(piece)) }
      return sum.hex()
    }
    for count in Array(0...300) + [4095, 4096, 4097, 20_000] {
      let bytes = noise.prefix(count)
      let plain = sum([bytes], plain: true)
      #expect(sum([bytes], plain: false) == plain, "\(count)")
      let cut = count / 3
      #expect(sum([bytes[..<cut], bytes[cut...]], plain: false) == plain, "\(count) in two")
      for other in [0, 64, 100, 5000] {
        var (first, second) = (SHA256(), SHA256())
        Array(bytes).withUnsafeBytes { bytes in
          noise.suffix(other).withUnsafeBytes { first.add(bytes, and: $0, to: &second) }
        }
        #expect(first.hex() == plain, "\(count) beside \(other)")
        #expect(second.hex() == sum([noise.suffix(other)], plain: true), "\(other) beside \(count)")
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

  /// Files as they are and deflated ones, alone and joined to another archive.
  @Test func archivesAreRead() throws {
    try withScratchFolder { folder in
      let runs = [UInt8](repeating: 7, count: 100_000)
      var random = SplitMix(seed: 5)
      let noise = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
      func archive(
        _ files: [(name: String, content: [UInt8], isDeflated: Bool)]
      ) throws -> (archive: ZIPArchive, bytes: [UInt8]) {
        var archive = ZIPArchive()
        var bytes: [UInt8] = []
        for (name, content, isDeflated) in files {
          var deflater = SiblingDeflater()
          let deflated = isDeflated ? try deflater.deflate(content) : nil
          bytes += archive.add(
            name, size: content.count, crc: content.withUnsafeBytes { crc32(of: $0) },
            deflated: deflated?.count, time: "2026-10-01T12:34:56Z")
          bytes += deflated ?? content
        }
        return (archive, bytes)
      }
      let (one, oneBytes) = try archive([
        ("a/run", runs, true), ("a/noise", noise, false), ("りんご.txt", [65], false),
        ("empty", [], false),
      ])
      let whole = oneBytes + one.end(comment: "a comment")
      let file = folder.appending(path: "t.zip")
      try Data(whole).write(to: file)
      let tested = try shell(["unzip", "-t", file.path()])
      #expect(tested.code == 0, "\(tested)")
      let listed = try shell(["unzip", "-v", file.path()]).output
      #expect(listed.contains("a comment") && listed.contains("2026-10-01 12:34"))
      #expect(listed.contains { $0 == "り" } && listed.contains("Stored") && listed.contains("Defl"))
      try shell(["unzip", "-q", file.path(), "-d", folder.path()])
      #expect(try Data(contentsOf: folder.appending(path: "a/run")) == Data(runs))
      #expect(try Data(contentsOf: folder.appending(path: "a/noise")) == Data(noise))

      func reading(_ bytes: [UInt8]) -> (archive: ZIPArchive, comment: String)? {
        ZIPArchive.reading(size: bytes.count) { Array(bytes[$0..<$0 + $1]) }
      }
      let read = try #require(reading(whole))
      #expect(read.comment == "a comment" && read.archive.count == oneBytes.count)
      // Joined to another one, nothing is packed anew.
      let (other, otherBytes) = try archive([("first", [1, 2, 3], false)])
      var joined = ZIPArchive.Joined()
      let directories = [other.directory(), read.archive.directory(after: other.count)]
      for (part, directory) in zip([other, read.archive], directories) {
        joined.add(part, directory: directory.count)
      }
      let both = otherBytes + oneBytes + directories.joined() + joined.end(comment: "both")
      try Data(both).write(to: file)
      #expect(try shell(["unzip", "-t", file.path()]).output.contains("No errors"))
      #expect(try shell(["unzip", "-Z1", file.path()]).output.split(separator: "\n").count == 5)
      #expect(reading(both)?.comment == "both")
      #expect(reading(Array(whole.dropLast(3))) == nil)
      #expect(reading([]) == nil)
    }
  }

  /// Pages that have lines in common are deflated around them, and come out as they were; also where lines
  /// are missing, moved, or all there is.
  @Test func pagesAreDeflatedAroundWhatTheyShare() throws {
    var random = SplitMix(seed: 8)
    func lines(_ count: Int) -> String {
      (0..<count).map { _ in "M\(Int.random(in: 0...9999, using: &random)) 77\n" }.joined()
    }
    let (shared, other) = (lines(3000), lines(3000))
    let texts: [String] = [
      "", "x", shared, "title 1\n\(shared)\(lines(100))", "a longer title 2\n\(shared)end",
      "title 3\n\(shared)\(lines(50))", "title 4\n\(shared)", "no line", "\n\(shared)",
      "title 5\n\(other)\(lines(9))", "title 6\n\(other)\(lines(90))", "\(shared)\(other)",
      "t\n\(shared.dropLast(9))", "t\n\(shared.dropFirst(9))", lines(100),
    ]
    var deflater = SiblingDeflater()
    var archive = ZIPArchive()
    var bytes: [UInt8] = []
    var sizes: [Int] = []
    for (index, text) in texts.enumerated() {
      let file = Array(text.utf8)
      let deflated = try deflater.deflate(file)
      sizes.append(deflated.count)
      bytes += archive.add(
        "\(index)", size: file.count, crc: file.withUnsafeBytes { crc32(of: $0) },
        deflated: deflated.count, time: "2026-10-01T00:00:00Z")
      bytes += deflated
    }
    // The common lines are smaller than what the fast level makes of a whole page.
    #expect(sizes[6] < sizes[2] && sizes[4] < sizes[2])
    try withScratchFolder { folder in
      let zip = folder.appending(path: "t.zip")
      try Data(bytes + archive.end()).write(to: zip)
      let tested = try shell(["unzip", "-q", zip.path(), "-d", folder.path()])
      #expect(tested.code == 0, "\(tested)")
      for (index, text) in texts.enumerated() {
        #expect(
          try Data(contentsOf: folder.appending(path: "\(index)")) == Data(text.utf8), "\(index)")
      }
    }
  }

  /// More files than the old form of the directory can count.
  @Test func archivesMayHaveManyFiles() throws {
    try withScratchFolder { folder in
      var archive = ZIPArchive()
      var bytes: [UInt8] = []
      for index in 0..<66_000 {
        bytes += archive.add("f\(index)", size: 0, crc: 0, time: "2026-10-01T00:00:00Z")
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
    let list = try PromptList(parsing: Array("1. A\n2. B\n".utf8))
    var recipe = Recipe()
    recipe.isTransparent = true
    recipe.changes = [ThemeChange("ink", "#102030"), ThemeChange("ruling", "dots")]
    for binding in [Recipe.Binding.book, .single] {
      recipe.binding = binding
      recipe.formats = [.pdf]
      let edition = try Edition(list, recipe, path: "it's (a \\ list) é.txt")
      let pdf = try edition.files.bytes(of: edition.files.files[0], edition.settings)
      let text = try #require(recipeText(in: pdf))
      let read = try #require(try WrittenRecipe(parsing: text, path: "t.pdf"))
      #expect(read.list == "it's (a \\ list) é.txt")
      // A side that is the theme's own is not written down, so that it goes with the theme.
      #expect(Recipe().with(read.patch) == recipe)
      try withScratchFolder { folder in
        let file = folder.appending(path: "t.pdf")
        try Data(pdf).write(to: file)
        #expect(try shell(["qpdf", "--check", file.path()]).code == 0)
        #expect(try shell(["pdfinfo", "-meta", file.path()]).output.contains("{\"inkleaf\":\""))
      }
    }
    #expect(recipeText(in: Array("/Keywords (cats, dogs)".utf8)) == nil)
    #expect(recipeText(in: Array("/Keywords ({\"inkleaf\":".utf8)) == nil)
    #expect(recipeText(in: Array("/Keywords (\\".utf8)) == nil)
    #expect(recipeText(in: []) == nil)
  }
}
