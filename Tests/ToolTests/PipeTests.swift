import Foundation
import Support
import Testing

/// Lists from standard input, and files to standard output.
@Suite struct PipeTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()

  static let list = "# Ink Days 2027\\n1. Cat\\n2. Dog\\n3. Owl\\n"

  /// Runs the program at the end of a pipe.
  func pipe(_ text: String, _ words: String, in folder: URL) throws -> Outcome {
    try shell(["sh", "-c", "printf '\(text)' | \"$0\" \(words)", inkleaf], in: folder)
  }

  func files(_ folder: URL) throws -> [String] {
    try #require(FileManager.default.enumerator(atPath: folder.path())).map { "\($0)" }.sorted()
  }

  @Test func filesAreNamedAfterTheTitle() throws {
    try withScratchFolder { folder in
      let outcome = try pipe(
        Self.list, "render --format svg --single --days 1 -o out -q -", in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      let names = try files(folder).filter { $0.hasSuffix(".svg") }
      #expect(names.count == 1)
      #expect(names.first?.hasPrefix("out/ink-days-2027/") == true)
    }
  }

  /// Bytes that would steer a terminal do not go there; text does.
  @Test func noPDFGoesToATerminal() throws {
    try withScratchFolder { folder in
      func typed(_ format: String) throws -> Outcome {
        let command = "\(inkleaf) render inktober-2026 --days 1 --single -f \(format) -o -"
        return try shell(["script", "-qec", command, "/dev/null"], in: folder)
      }
      let pdf = try typed("pdf")
      #expect(pdf.code == 64 && pdf.output.contains("--output - > page.pdf"), "\(pdf)")
      #expect(!pdf.output.contains("%PDF"))
      #expect(try typed("svg").output.contains("<svg"))
    }
  }

  /// Some programs hand over pipes that take no bytes for a while.
  @Test func slowReadersGetEverything() throws {
    try withScratchFolder { folder in
      let script = """
        import os, subprocess, sys, time
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        run = subprocess.Popen([sys.argv[1], 'render', 'inktober-2026', '-f', 'pdf', '--book',
                                '--layout', 'journal', '-t', 'case-file', '-o', '-'],
                               stdout=writing)
        os.close(writing)
        time.sleep(2)
        with os.fdopen(reading, 'rb') as file: size = len(file.read())
        print(run.wait(), size > 65536)
        """
      let outcome = try shell(["python3", "-c", script, inkleaf], in: folder)
      #expect(outcome.output == "0 True\n", "\(outcome)")
    }
  }

  /// What a shell hands over is named after its title, as standard input is.
  @Test func streamsAreNamedAfterTheTitle() throws {
    try withScratchFolder { folder in
      for input in ["/dev/stdin", "/dev/fd/0"] {
        let outcome = try pipe(
          Self.list, "render --format svg --single --days 1 -o out -q \(input)", in: folder)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try files(folder).contains("out/ink-days-2027"))
        #expect(try pipe(Self.list, "render --watch \(input)", in: folder).code == 64)
      }
    }
  }

  /// What comes through a pipe does not change, and a release cannot name it.
  @Test(arguments: [
    ("preview --watch -", "--watch needs a file"),
    ("render --watch inktober-2026 --beside -", "--watch needs a file"),
    ("new --release -", "write the path of one, not -"),
  ])
  func whatNeedsAFileSaysSo(_ words: String, _ message: String) throws {
    try withScratchFolder { folder in
      let outcome = try pipe(Self.list, words, in: folder)
      #expect(outcome.code == 64 && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.output.isEmpty)
    }
  }

  /// An error is one line, whatever a file is called.
  @Test func aLineEndInANameIsNoLineEnd() throws {
    try withScratchFolder { folder in
      try Data("1. Cat\n2. D\u{7}og\n".utf8).write(to: folder.appending(path: "a\nb.txt"))
      for words in [["check", "a\nb.txt"], ["render", "no\nfile.txt"]] {
        let outcome = try shell([inkleaf] + words, in: folder)
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      }
    }
  }

  @Test func theOnlyFileIsWritten() throws {
    try withScratchFolder { folder in
      let outcome = try pipe(Self.list, "render --format pdf --book -o - - > book.pdf", in: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let bytes = try Data(contentsOf: folder.appending(path: "book.pdf"))
      #expect(bytes.starts(with: Data("%PDF-".utf8)))
      #expect(try files(folder) == ["book.pdf"])
    }
  }

  @Test func oneStreamHoldsOneFile() throws {
    try withScratchFolder { folder in
      let outcome = try pipe(Self.list, "render --format svg -o - -", in: folder)
      #expect(outcome.code == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("3 files cannot go to standard output"))
      let watched = try pipe(Self.list, "render --watch --json -o - -", in: folder)
      #expect(watched.code == 64 && watched.errors.contains("--watch needs a file"))
      #expect(watched.errors.contains("--json and --output - both write to standard output"))
      #expect(try files(folder).isEmpty)
    }
  }

  @Test func doubtsAreErrorsWhereAskedFor() throws {
    try withScratchFolder { folder in
      let text = "1. Cat\\n2. Dog\\n4. Owl\\n"
      let lenient = try pipe(text, "check -", in: folder)
      #expect(lenient.code == 0)
      #expect(
        lenient.errors == "standard input:3:1: warning: number 3 is missing; it has no page\n")
      for command in ["check --strict -", "render --strict -", "show --strict -"] {
        let strict = try pipe(text, command, in: folder)
        #expect(strict.code == 65 && strict.output.isEmpty)
        #expect(strict.errors == "standard input:3:1: error: number 3 is missing; it has no page\n")
      }
    }
  }

  @Test func aPipeWithoutEndIsRefused() throws {
    try withScratchFolder { folder in
      let outcome = try shell(
        ["sh", "-c", "head -c 1000000000 /dev/zero | \"$0\" check -", inkleaf], in: folder)
      #expect(outcome.code == 66)
      #expect(
        outcome.errors
          == "inkleaf: error: standard input: cannot read: it has more than 8388608 bytes\n")
    }
  }

  @Test func importSaysHowSureItIs() throws {
    try withScratchFolder { folder in
      let page =
        "<!DOCTYPE html><title>Ink prompts</title><ul><li>Cat<li>Dog<li>Owl<li>Fox<li>Hen</ul>"
      let outcome = try pipe(page, "import -", in: folder)
      #expect(outcome.code == 0 && outcome.output.hasPrefix("# read as html, "))
      let again = try pipe(outcome.output.replacing("\n", with: "\\n"), "check -", in: folder)
      #expect(again.code == 0 && again.output.contains("5 prompts (inkleaf)"))
    }
  }
}
