import InkleafPages
import Inkleaf
import Foundation
import Support
import Testing

/// Themes, layouts and pages as people ask for them on the command line.
@Suite struct LookTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()
  let list = packageFolder.appending(path: "Prompts/inktober-2026.txt").path()

  func run(_ words: String..., in folder: URL) throws -> Outcome {
    try shell([inkleaf] + words, in: folder)
  }

  func write(_ text: String, _ name: String, in folder: URL) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// The hand that draws does not turn what is read: labels stand before their lines, in their order.
  @Test func leftHandedPagesReadAsOthers() throws {
    try withScratchFolder { folder in
      for layout in ["worksheet", "log"] {
        let left = try labels(of: layout, "--hand", "left", in: folder)
        let right = try labels(of: layout, in: folder)
        #expect(left == right && left.count == (layout == "log" ? 2 : 3), "\(left) \(right)")
      }
    }
  }

  /// The places of labels in a row, from left to right.
  private func labels(
    of layout: String, _ words: String..., in folder: URL
  ) throws -> [String] {
    let draw = "\(inkleaf) render \(list) -s a5 --days 1 -f pdf --single -q -o - --layout \(layout)"
    let page = "\(draw) \(words.joined(separator: " ")) > page.pdf && pdftotext -bbox page.pdf -"
    let boxes = try shell(["sh", "-c", page], in: folder).output
    let names = layout == "log" ? ["Medium", "Time"] : ["Name", "Class", "Date"]
    return boxes.split(separator: "\n").filter { line in
      names.contains { line.contains(">\($0)<") }
    }.map { String($0.prefix { $0 != "y" }) }
  }

  @Test func everyWishOfAPageIsMet() throws {
    try withScratchFolder { folder in
      for (words, edition) in [
        (["--theme", "midnight"], "a4-classic-midnight-dark"),
        (["--theme", "MINT", "--layout", "Notes"], "a4-notes-mint-light"),
        (
          ["--set", "ink=#203040", "--set", "ruling=dots"],
          "a4-classic-paper-light-ink-203040-ruling-dots"
        ),
        (["--transparent"], "a4-classic-paper-light-transparent"),
        (["--rgb"], "a4-classic-paper-light-rgb"),
        (
          ["--size", "remarkable", "--hand", "left", "--toolbar", "top=15mm"],
          "remarkable-classic-paper-light-left-hand-toolbar-top-15mm"
        ),
        (
          ["--size", "postcard", "--bleed", "3mm", "--safe-area", "top=10mm,left=10mm"],
          "postcard-classic-paper-light-safe-area-top-10mm-left-10mm-bleed-3mm"
        ),
        (["--layout", "calendar"], "a4-calendar-paper-light"),
      ] {
        let outcome = try shell(
          [inkleaf, "render", list, "--days", "1", "--dpi", "72"] + words, in: folder)
        #expect(outcome.code == 0, "\(words): \(outcome.errors)")
        #expect(outcome.output.hasSuffix("Output/inktober-2026/\(edition)\n"), "\(outcome.output)")
      }
    }
  }

  @Test(arguments: [
    (
      ["--layout", "cale/dar\u{1}"], 64,
      "inkleaf: error: --layout: control character U+0001; remove it"
    ),
    (["--theme", "mnit"], 64, #"inkleaf: error: unknown theme "mnit": did you mean mint?"#),
    (
      ["--layout", "clasic"], 64, #"inkleaf: error: unknown layout "clasic": did you mean classic?"#
    ),
    (
      ["--theme", "./none.json"], 66,
      "inkleaf: error: ./none.json: cannot read: No such file or directory"
    ),
    (
      ["--set", "rulling=dots"], 64,
      #"inkleaf: error: --set rulling=dots: unknown key "rulling": did you mean ruling?"#
    ),
    (
      ["--set", "extends=mint"], 64,
      "inkleaf: error: --set extends=mint: use --theme to choose a theme"
    ),
    (
      ["--set", "ink=5"], 64,
      ##"inkleaf: error: --set ink=5: expected a colour such as "#203040", "#E45" or "teal", not the number 5"##
    ),
    (
      ["--toolbar", "lef"], 64,
      #"inkleaf: error: --toolbar: unknown edge "lef": did you mean left?"#
    ),
    (
      ["--hand", "both"], 64,
      #"inkleaf: error: unknown value for --hand "both": choose from right, left"#
    ),
    (
      ["--bleed", "3"], 64,
      #"inkleaf: error: --bleed: "3" is not a length of 0 to 50 mm, such as 3mm or 0.125in; did you mean 3mm?"#
    ),
    (
      ["--safe-area", "top"], 64,
      #"inkleaf: error: --safe-area: "top" is not an edge and a distance, such as top=10mm; the edges are left, right, top, bottom, and 6mm is for all of them"#
    ),
    (
      ["--safe-area", "top=300mm"], 65,
      "inkleaf: error: layout classic does not fit on a4: the margin leaves no room; --safe-area takes the room, so make it smaller"
    ),
  ])
  func wrongWishesAreTold(_ words: [String], _ code: Int32, _ message: String) throws {
    try withScratchFolder { folder in
      let outcome = try shell([inkleaf, "render", list] + words, in: folder)
      #expect(outcome.code == code)
      #expect(outcome.errors.split(separator: "\n").first.map(String.init) == message)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
    }
  }

  /// A picture of 16000 by 16000 pixels in a small file: refused before it takes any memory.
  @Test func aPictureBombIsRefused() throws {
    try withScratchFolder { folder in
      let script = """
        import struct, zlib
        def chunk(t, d): return struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
        rows = zlib.compressobj(9)
        data = b"".join(rows.compress(bytes(2001)) for _ in range(16000)) + rows.flush()
        open("bomb.png", "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR",
          struct.pack(">IIBBBBB", 16000, 16000, 1, 0, 0, 0, 0)) + chunk(b"IDAT", data) + chunk(b"IEND", b""))
        """
      let made = try shell(["python3", "-c", script], in: folder)
      try #require(made.code == 0, "\(made.errors)")
      try write(#"{ "background": "bomb.png" }"#, "bomb.json", in: folder)
      try write(
        #"{ "items": [{ "item": "image", "source": "bomb.png" }] }"#, "bomb-layout.json", in: folder
      )
      for words in ["--theme bomb.json", "--layout bomb-layout.json"] {
        // 200 MB of memory for data, and no more.
        let outcome = try shell(
          ["bash", "-c", "ulimit -d 200000; exec \(inkleaf) render \(list) \(words)"], in: folder)
        #expect(outcome.code == 65, "\(outcome.errors)")
        #expect(outcome.errors.contains("16000 x 16000 pixels, more than 16 million"))
        #expect(outcome.errors.contains(".json:1:"))
      }
    }
  }

  /// A picture whose header is good and whose pixels are cut short.
  @Test func aDamagedPictureIsRefused() throws {
    try withScratchFolder { folder in
      _ = try run(
        "render", list, "--days", "1", "--format", "png", "--dpi", "50", "-o", "o", in: folder)
      let page = folder.appending(path: "o/inktober-2026/a4-classic-paper-light/01-apple.png")
      try Data(contentsOf: page).dropLast(200).write(to: folder.appending(path: "cut.png"))
      try write(#"{ "background": "cut.png" }"#, "cut.json", in: folder)
      let outcome = try run("check", "cut.json", in: folder)
      #expect(outcome.code == 65)
      #expect(
        outcome.errors
          == "cut.json:1:17: error: cut.png: the PNG file is damaged; save the picture anew\n")
    }
  }

  /// A file that says little of itself is known by its schema, or by any key of a theme.
  @Test func littleFilesAreKnown() throws {
    try withScratchFolder { folder in
      try write(#"{ "extends": "classic", "margin": "2u" }"#, "own.json", in: folder)
      try write(
        #"{ "$schema": "./layout.schema.json", "extends": "./own.json" }"#, "named.json", in: folder
      )
      try write(#"{ "parts": ["cover", "classic"] }"#, "book.json", in: folder)
      try write(#"{ "extends": "./book.json", "backs": "blank" }"#, "backed.json", in: folder)
      for name in ["named.json", "backed.json"] {
        let outcome = try run(
          "render", list, "--layout", name, "--days", "1", "-f", "pdf", "--book", in: folder)
        #expect(outcome.code == 0, "\(name) \(outcome)")
      }
      for (index, key) in [
        #""pitch": "6mm""#, #""appearance": "dark""#, #""greys": 16"#, #""zeroPadded": true"#,
        #""$schema": "theme.schema.json", "name": "x""#,
      ].enumerated() {
        try write("{ \(key) }", "\(index).json", in: folder)
        try write(#"{ "extends": "./\#(index).json" }"#, "on\(index).json", in: folder)
        let outcome = try run("check", "\(index).json", "on\(index).json", in: folder)
        #expect(outcome.code == 0 && outcome.output.contains("theme"), "\(key) \(outcome)")
      }
      // JSON has no zeros before a number, and figures on both sides of a point.
      for number in ["01", "1.", "1.e0", "01.5", "-", "+1"] {
        try write("{ \"numberScale\": \(number) }", "n.json", in: folder)
        #expect(try run("check", "n.json", in: folder).code == 65, "\(number)")
      }
    }
  }

  /// Two runs into a folder that is not there yet: one makes the pages, and the other says that it is busy.
  @Test func oneOfTwoRunsWins() throws {
    try withScratchFolder { folder in
      let one = "'\(inkleaf)' render '\(list)' --days 1-3 -f pdf --book -q -o o"
      for _ in 0..<25 {
        let outcome = try shell(
          [
            "bash", "-c",
            "rm -rf o; \(one) & first=$!; \(one); second=$?; wait $first; echo $? $second",
          ],
          in: folder)
        let codes = outcome.output.split(separator: "\n").last?.split(separator: " ").sorted() ?? []
        #expect(codes == ["0", "0"] || codes == ["0", "75"], "\(outcome)")
      }
    }
  }

  /// A file that becomes too large is an error like a full disk.
  @Test func limitsOfFilesAreTold() throws {
    try withScratchFolder { folder in
      let outcome = try shell(
        ["bash", "-c", "ulimit -f 10; '\(inkleaf)' render '\(list)' -f pdf --book -q -o o"],
        in: folder)
      #expect(outcome.code == 74 && outcome.errors.contains("File too large"), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "o").path()))
    }
  }

  @Test func checkTellsWhatKindOfFileItIs() throws {
    try withScratchFolder { folder in
      try write(
        ##"{ "light": { "ink": "#AAAAAA" }, "promptFont": "No Such Font" }"##, "t.json", in: folder)
      try write(#"{ "items": [{ "item": "frame" }], "for": "square" }"#, "l.json", in: folder)
      try write(#"["Apple", "Relic"]"#, "p.json", in: folder)
      let outcome = try run("check", "t.json", "l.json", "p.json", in: folder)
      #expect(outcome.code == 0)
      #expect(
        outcome.output.contains(
          "t.json: theme t, ink on paper light 2.3:1, dark 15.0:1, 2 warnings\n"),
        "\(outcome.output)"
      )
      #expect(outcome.output.contains("l.json: layout l, for square pages, 1 warning\n"))
      #expect(outcome.errors.contains("l.json: warning: no item shows prompts; give it an item"))
      #expect(outcome.output.contains("p.json: 2 prompts (json)"))
      #expect(
        outcome.errors.contains(
          "t.json:1:21: warning: light ink #AAAAAA on paper #FFFFFF has a contrast of 2.3, less than 7.0; make it darker"
        ), "\(outcome.errors)")
      #expect(
        outcome.errors.contains(#"t.json: warning: the font "No Such Font" is not installed"#))
    }
  }

  /// What is behind the words decides, and the warning names the picture's place in the file.
  @Test func checkMeasuresThePicture() throws {
    try withScratchFolder { folder in
      try ManualTests().picture().write(to: folder.appending(path: "p.png"))
      try write(#"{ "extends": "paper",\#n  "background": "p.png" }"#, "t.json", in: folder)
      let outcome = try run("check", "t.json", in: folder)
      #expect(outcome.code == 0)
      #expect(
        outcome.errors.contains("t.json:2:17: warning: the footer in dark (muted #"),
        "\(outcome.errors)")
      #expect(!outcome.errors.contains("in light"), "\(outcome.errors)")
    }
  }

  /// A layout that leaves prompts out says so when it is checked and when it is drawn; strictly, it is an error.
  @Test(arguments: [
    (#"{ "items": [{ "item": "frame" }] }"#, "no item"),
    (#"{ "items": [{ "item": "prompt", "text": "fixed" }] }"#, "no item"),
    (#"{ "page": "month", "items": [{ "item": "prompt" }] }"#, "shows only some of them"),
    (#"{ "page": "whole", "items": [{ "item": "prompt" }] }"#, "shows only some of them"),
  ])
  func layoutsTellOfLostPrompts(_ layout: String, _ message: String) throws {
    try withScratchFolder { folder in
      try write(layout, "l.json", in: folder)
      #expect(try run("check", "l.json", in: folder).errors.contains(message))
      #expect(try run("check", "--strict", "l.json", in: folder).code == 65)
      let drawn = try run(
        "render", "--layout", "./l.json", "--dry-run", "inktober-2026", in: folder)
      #expect(drawn.errors.contains(message), "\(drawn.errors)")
      let strict = try run(
        "render", "--strict", "--layout", "./l.json", "--dry-run", "inktober-2026", in: folder)
      #expect(strict.code == 65)
    }
  }

  /// Changes of a theme that no page shows are told.
  @Test(arguments: [
    ("pitch=20mm", true), ("texture=grain", true), ("accentsBy=week", true),
    ("light.accents=[]", true),
    ("ruling=dots", false), ("accent=teal", false), ("light.ink=navy", false),
  ])
  func idleChangesAreTold(_ change: String, _ isIdle: Bool) throws {
    try withScratchFolder { folder in
      let outcome = try run(
        "render", list, "--days", "1", "--dry-run", "--set", change, in: folder)
      #expect(
        outcome.code == 0
          && outcome.errors.contains("--set \(change) changes nothing on these pages") == isIdle,
        "\(outcome)")
    }
  }

  /// What can never fit is said when a layout is checked, not only when it is drawn.
  @Test func checkTriesLayouts() throws {
    try withScratchFolder { folder in
      try write(
        #"{ "rows": ["300mm", "fill"], "items": [{ "item": "frame", "row": 2 }] }"#, "l.json",
        in: folder)
      let outcome = try run("check", "l.json", in: folder)
      #expect(outcome.code == 65 && outcome.output.isEmpty, "\(outcome.output)")
      #expect(
        outcome.errors.contains(
          "l.json: error: layout l does not fit on a4: the frame would need 32.6 mm more height"))
    }
  }

  /// A signal ends the work at once while nothing is written yet.
  @Test func layingOutCanBeStopped() throws {
    try withScratchFolder { folder in
      // Groups of many texts in columns as wide as they need, of many prompts: seconds of work.
      let items = (0..<150).map {
        #"{ "item": "prompt", "row": \#($0 / 15 + 1), "column": \#($0 % 15 + 1) }"#
      }
      let auto = "[" + Array(repeating: #""auto""#, count: 15).joined(separator: ",") + "]"
      let groups = (1...15).map {
        #"{ "item": "group", "row": \#($0), "rows": \#(auto), "columns": \#(auto), "items": [\#(items.joined(separator: ","))] }"#
      }
      try write(
        #"{ "rows": \#(auto), "items": [\#(groups.joined(separator: ","))] }"#, "l.json", in: folder
      )
      try write(
        (1...900).map { "\($0). a prompt of several words \($0)\n" }.joined(), "k.txt", in: folder)
      let process = try launch(
        [inkleaf, "render", "k.txt", "--layout", "./l.json", "-q"], in: folder)
      Thread.sleep(forTimeInterval: 1)
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    }
  }

  @Test func builtInFilesCanBeStartedFrom() throws {
    try withScratchFolder { folder in
      for (kind, option) in [("theme", "--theme"), ("layout", "--layout")] {
        let names = try run("list", kind + "s", "--json", in: folder).output
        let rows = try #require(
          try JSONSerialization.jsonObject(with: Data(names.utf8)) as? [[String: Any]])
        #expect(rows.count >= 11)
        for row in rows {
          let name = try #require(row["name"] as? String)
          #expect((row["summary"] as? String)?.isEmpty == false)
          let shown = try run(kind, "show", name, in: folder)
          #expect(shown.code == 0)
          try write(shown.output, "mine.json", in: folder)
          // The copy is called after its own file.
          let check = try run("check", "mine.json", in: folder)
          #expect(check.code == 0 && check.output.contains(": \(kind) mine, "), "\(name) \(check)")
        }
        let outcome = try run(
          "render", list, option, "./mine.json", "--days", "1", "--dpi", "50", in: folder)
        #expect(outcome.code == 0, "\(outcome.errors)")
      }
      // What was mixed up is said.
      for (kind, other) in [("theme", "layout"), ("layout", "theme")] {
        let name = kind == "theme" ? "mint" : "classic"
        try write(try run(kind, "show", name, in: folder).output, "mine.json", in: folder)
        let outcome = try run("render", list, "--\(other)", "./mine.json", in: folder)
        #expect(outcome.code == 65)
        #expect(outcome.errors == "./mine.json: error: this is a \(kind); give it to --\(kind)\n")
      }
      #expect(try run("theme", "show", "mnit", in: folder).errors.contains("did you mean mint?"))
      #expect(try run("theme", "show", in: folder).code == 64)
      let file = try run("layout", "show", "./mine.json", in: folder)
      #expect(file.code == 64 && file.errors.contains("./mine.json is a file"))
      // A copy that keeps a built-in name is told.
      let copy = try run("theme", "show", "mint", in: folder).output
      try write("{ \"name\": \"mint\"," + copy.dropFirst(), "club.json", in: folder)
      #expect(try run("check", "club.json", in: folder).errors.contains("is called mint, too"))
      let devices = try run("list", "sizes", "--search", "iPad Pro 13", in: folder).output
      #expect(devices.hasPrefix("ipad-pro-13 "))
    }
  }

  @Test func previewShowsWhatIsAskedFor() throws {
    try withScratchFolder { folder in
      let outcome = try run(
        "preview", list, "--theme", "mint,sumi", "--layout", "classic,notes", "--size",
        "trading-card,story", "--appearance", "light,dark", in: folder)
      #expect(outcome.code == 0 && outcome.output == "Output/inktober-2026/preview.png\n")
      let check = try shell(
        ["pngcheck", "-v", "Output/inktober-2026/preview.png"], in: folder)
      #expect(check.code == 0 && check.output.contains("150 dpi"))
      #expect(try run("preview", list, "--size", "a44", in: folder).code == 64)
      #expect(try run("preview", list, "--layout", "nope.json", in: folder).code == 66)
    }
  }

  /// Saving a file that a layout or a theme extends draws the pages again, too.
  @Test func watchingFollowsWhatFilesExtend() throws {
    try withScratchFolder { folder in
      try write(##"{ "extends": "mint", "light": { "ink": "#123456" } }"##, "base.json", in: folder)
      try write(#"{ "extends": "./base.json" }"#, "t.json", in: folder)
      try write(#"{ "extends": "minimal" }"#, "below.json", in: folder)
      try write(#"{ "extends": "./below.json" }"#, "l.json", in: folder)
      let page = folder.appending(path: "Output/inktober-2026/a4-l-t-light/01-apple.svg")
      let process = try launch(
        [
          inkleaf, "render", list, "--theme", "./t.json", "--layout", "./l.json", "--days", "1",
          "--format", "svg", "--watch", "--quiet",
        ], in: folder)
      defer { process.terminate() }
      func wait(_ what: String, _ isDone: (String) -> Bool) {
        for _ in 0..<300 {
          if let text = try? String(contentsOf: page, encoding: .utf8), isDone(text) { return }
          Thread.sleep(forTimeInterval: 0.05)
        }
        Issue.record("\(what) did not happen")
      }
      wait("the first drawing") { $0.contains("#123456") }
      try write(##"{ "extends": "mint", "light": { "ink": "#654321" } }"##, "base.json", in: folder)
      wait("the drawing in another ink") { $0.contains("#654321") }
      let before = try String(contentsOf: page, encoding: .utf8)
      try write(#"{ "extends": "classic" }"#, "below.json", in: folder)
      wait("the drawing in another layout") { $0 != before && $0.hasSuffix("</svg>\n") }
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
    }
  }

  /// Saving a theme draws the pages again; a mistake in it is said and waited for.
  @Test func watchingDrawsAgain() throws {
    try withScratchFolder { folder in
      try write(#"{ "extends": "mint" }"#, "t.json", in: folder)
      let page = folder.appending(path: "Output/inktober-2026/a4-classic-t-light/01-apple.svg")
      let errors = folder.appending(path: "errors")
      try Data().write(to: errors)
      let process = try launch(
        [
          inkleaf, "render", list, "--theme", "./t.json", "--days", "1", "--format", "svg",
          "--watch",
        ],
        in: folder, errors: try FileHandle(forWritingTo: errors))
      defer { process.terminate() }
      func wait(_ what: String, _ isDone: () throws -> Bool) throws {
        for _ in 0..<300 {
          if try isDone() { return }
          Thread.sleep(forTimeInterval: 0.05)
        }
        Issue.record("\(what) did not happen")
      }
      func holds(_ color: String) -> Bool {
        (try? String(contentsOf: page, encoding: .utf8))?.contains(color) ?? false
      }
      try wait("the first drawing") { holds("#16332C") }
      try write(#"{ "extends": "mitn" }"#, "t.json", in: folder)
      try wait("the complaint") {
        try String(contentsOf: errors, encoding: .utf8).contains("did you mean mint?")
      }
      try write(##"{ "extends": "mint", "light": { "ink": "#123456" } }"##, "t.json", in: folder)
      try wait("the second drawing") { holds("#123456") }
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
    }
  }
}
