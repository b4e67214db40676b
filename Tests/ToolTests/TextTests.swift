@testable import InkleafLists
@testable import InkleafPages
import InkleafCairo
import Foundation
import Inkleaf
import Support
import Testing

/// Text on pages as people get it: right, searchable, or refused by name.
@Suite struct TextTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()

  static let plain = [
    "Quill & “Inkpot”", "Niño pequeño", "Œuvre d’été", "Größe überall", "Zażółć gęślą jaźń",
    "Người vẽ tiếng Việt", "Ξεσκεπάζω την ψυχοφθόρα", "Съешь же ещё булок", "「りんごの木」と猫。",
    "画蛇添足，守株待兔", "한국어 그림 그리기",
  ]
  static let shaped = [
    ("السلام عليكم", "Arabic"), ("שלום עולם", "Hebrew"), ("नमस्ते दुनिया क्षत्रिय", "Devanagari"),
    ("தமிழ் மொழி கோலம்", "Tamil"), ("ภาษาไทย น้ำผึ้ง", "Thai"),
  ]

  func write(_ prompts: [String], to folder: URL) throws {
    let lines = prompts.enumerated().map { "\($0 + 1). \($1)\n" }
    try ("title: T\n" + lines.joined()).write(
      to: folder.appending(path: "l.txt"), atomically: true, encoding: .utf8)
  }

  func render(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try shell([inkleaf, "render", "l.txt"] + words, in: folder, environment: environment)
  }

  /// The lines of a page's text, without the marks that pdftotext puts around Arabic and Hebrew.
  func text(of page: Int, in folder: URL) throws -> String {
    let book = "Output/l/a4-classic-paper-light/l.pdf"
    let words = ["pdftotext", "-f", "\(page)", "-l", "\(page)", book, "-"]
    return String(
      String.UnicodeScalarView(
        try shell(words, in: folder).output.unicodeScalars.filter {
          !(0x202A...0x202E).contains($0.value)
        }))
  }

  @Test func everyPromptCanBeSearched() throws {
    try withScratchFolder { folder in
      let prompts = Self.plain + (Typesetter.shapesAllScripts ? Self.shaped.map(\.0) : [])
      try write(prompts, to: folder)
      let outcome = try render(["--book"], in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      for (index, prompt) in prompts.enumerated() {
        let found = try text(of: index + 1, in: folder)
        #expect(found.contains(prompt), "\(found)")
      }
      let check = try shell(
        ["qpdf", "--check", "Output/l/a4-classic-paper-light/l.pdf"], in: folder)
      #expect(check.code == 0)
    }
  }

  @Test func whatCannotBeSetIsRefusedByName() throws {
    guard !Typesetter.shapesAllScripts else { return }
    try withScratchFolder { folder in
      try write(Self.shaped.map(\.0), to: folder)
      let outcome = try render(["--book"], in: folder)
      #expect(outcome.code == 65)
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count == Self.shaped.count)
      for (index, (prompt, script)) in Self.shaped.enumerated() {
        #expect(lines[index].hasPrefix("l.txt: error: day \(index + 1): \"\(prompt)\": "))
        #expect(lines[index].contains("cannot shape \(script);"))
        #expect(lines[index].contains("--traits Pango"))
      }
      let boxed = try render(["--book", "--missing", "box"], in: folder)
      #expect(boxed.code == 0)
      #expect(boxed.errors.split(separator: "\n").allSatisfy { $0.contains(": warning: day ") })
    }
  }

  @Test func aCharacterWithoutFontIsReportedByDay() throws {
    try withScratchFolder { folder in
      try write(["ok", "a\u{10FABC}b"], to: folder)
      let outcome = try render([], in: folder)
      #expect(outcome.code == 65)
      #expect(outcome.errors.hasPrefix("l.txt: error: day 2: \"a\u{10FABC}b\": "))
      #expect(outcome.errors.contains("no installed font has U+10FABC"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["l.txt"])
      let boxed = try render(["--missing", "box", "--book"], in: folder)
      #expect(boxed.code == 0 && boxed.errors.contains("warning: day 2"))
      let quiet = try render(["--missing", "box", "--book", "-q"], in: folder)
      #expect(quiet.code == 0 && quiet.errors.contains("warning: day 2"))
    }
  }

  /// Letters with marks of their own, as macOS writes the names of files, may begin any text of a PDF.
  @Test(arguments: ["classic", "polaroid", "list", "notes"])
  func decomposedLettersBeginTexts(_ layout: String) throws {
    try withScratchFolder { folder in
      let list =
        "title: E\u{301}te\u{301} 2027\ncredit: O\u{308}zge\nstart: 2027-01-01\n\n1. O\u{308}l\n2. Owl\n"
      try Data(list.utf8).write(to: folder.appending(path: "l.txt"))
      let outcome = try shell(
        [
          inkleaf, "render", "l.txt", "-f", "pdf", "--single", "--layout", layout, "-o", "-",
          "--days", "1",
        ],
        in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
  }

  /// Hinting, default families and substitution rules of the user change nothing.
  @Test func theUsersFontSettingsDoNotShow() throws {
    try withScratchFolder { folder in
      try write(["Panic", "りんご", "Größe"], to: folder)
      let rules = [
        "",
        "<match target=\"font\"><edit name=\"hinting\"><bool>true</bool></edit>"
          + "<edit name=\"hintstyle\"><const>hintfull</const></edit></match>",
        "<match target=\"font\"><edit name=\"hinting\"><bool>false</bool></edit>"
          + "<edit name=\"antialias\"><bool>false</bool></edit></match>",
        "<match target=\"pattern\"><edit name=\"family\" mode=\"prepend\" binding=\"strong\">"
          + "<string>DejaVu Sans Mono</string></edit></match>",
      ]
      var folders: [String] = []
      for (index, rule) in rules.enumerated() {
        let file = folder.appending(path: "fonts-\(index).conf")
        try """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><include>/etc/fonts/fonts.conf</include>\(rule)</fontconfig>
        """.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try render(
          ["-o", "out-\(index)", "-s", "a6", "-f", "png,pdf"], in: folder,
          environment: ["FONTCONFIG_FILE": file.path()])
        #expect(outcome.code == 0)
        folders.append("out-\(index)")
      }
      for other in folders.dropFirst() {
        let difference = try shell(["diff", "-r", folders[0], other], in: folder)
        #expect(difference.code == 0, "\(difference.output)")
      }
    }
  }

  @Test func substitutesAreNamed() throws {
    try withScratchFolder { folder in
      try write(["Panic"], to: folder)
      // A file system without the theme's fonts: only DejaVu is there.
      let script = """
        mkdir fonts && cp /usr/share/fonts/truetype/dejavu/DejaVuS*.ttf fonts
        mount -t tmpfs none /usr/share/fonts && mkdir /usr/share/fonts/f
        cp fonts/* /usr/share/fonts/f
        \(inkleaf) render l.txt --book; \(inkleaf) render l.txt --book -q
        \(inkleaf) render l.txt --book --strict-fonts; echo $?
        """
      guard try shell(["unshare", "-m", "true"]).code == 0 else { return }
      let outcome = try shell(
        ["unshare", "-m", "sh", "-c", script], in: folder,
        environment: ["HOME": folder.path(), "XDG_CACHE_HOME": folder.path()])
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count == 4, "\(outcome.errors)")
      #expect(
        lines.first.map(String.init)
          == "inkleaf: warning: the font \"EB Garamond 12\" is not installed, \"DejaVu Serif\" is used"
          + " instead; Debian has it in fonts-ebgaramond")
      #expect(lines.last?.hasPrefix("inkleaf: error: the font \"EB Garamond 08\"") == true)
      #expect(outcome.output.hasSuffix("65\n"))
    }
  }

  /// A font that only later pages have is missed, too.
  @Test func fontsOfAllPagesAreMissed() throws {
    try withScratchFolder { folder in
      try write(["Panic"], to: folder)
      try Data(#"{ "extends": "paper", "numberFont": "Nonesuch Number" }"#.utf8)
        .write(to: folder.appending(path: "t.json"))
      let outcome = try shell(
        [
          inkleaf, "render", "l.txt", "--theme", "t.json", "--layout", "contents,classic",
          "--strict-fonts", "--dry-run", "--book",
        ], in: folder)
      #expect(
        outcome.code == 65 && outcome.errors.contains("the font \"Nonesuch Number\""), "\(outcome)")
    }
  }

  /// The title beside the pages of a sheet needs its letters as much as those on them.
  @Test func lettersOfSlugsAreMissed() throws {
    try withScratchFolder { folder in
      try Data("title: Ink \u{F1234} Days\n\n1. Owl\n".utf8)
        .write(to: folder.appending(path: "l.txt"))
      func render(_ words: String...) throws -> Outcome {
        try shell(
          [
            inkleaf, "render", "l.txt", "--layout", "minimal", "-s", "a6", "--sheets", "2x1",
            "--paper", "a3", "--dry-run", "-f", "pdf",
          ] + words, in: folder)
      }
      #expect(try render("--marks", "crop").code == 0)
      let outcome = try render("--marks", "crop,slug")
      #expect(
        outcome.code == 65 && outcome.errors.contains("no installed font has U+F1234"), "\(outcome)"
      )
    }
  }

  @Test func fontsOfThemesAreListed() throws {
    let lines = try shell([inkleaf, "list", "theme-fonts"]).output.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("paper prompt ") && $0.hasSuffix("EBGaramond12-Regular.otf") })
    #expect(lines.count == 54)
  }

  /// Damaged fonts, with right and with wrong checksums: an error or a sound PDF, never a crash.
  @Test func damagedFontsDoNoHarm() throws {
    let fonts = try ["EBGaramond12-Regular.otf", "DejaVuSans.ttf"].map(fontBytes)
    try withScratchFolder { folder in
      var random = SplitMix(seed: 12)
      var made = 0
      for round in 0..<300 {
        var bytes = damaged(fonts[round % 2], &random)
        if round % 3 != 0 { repairChecksums(&bytes) }
        if try isSoundOrRefused(bytes, in: folder) { made += 1 }
      }
      #expect(made > 10)
    }
  }

  /// With this damage Cairo writes half a font, and no error.
  @Test func fontsThatBreakAPDFAreNamed() throws {
    try withScratchFolder { folder in
      var bytes = try fontBytes("EBGaramond12-Regular.otf")
      bytes.removeSubrange(190653..<190670)
      bytes[166] = 46
      for place in [202950, 223270, 84661] { bytes.removeSubrange(place..<place + 17) }
      repairChecksums(&bytes)
      #expect(try !isSoundOrRefused(bytes, in: folder))
    }
  }

  /// With one of these bytes Cairo follows a number out of the outlines, or never comes back.
  @Test(
    arguments: [(17189, 173), (17194, 230), (17241, 245), (279173, 254), (279176, 29)]
      as [(Int, UInt8)])
  func fontsThatStopCairoAreNamed(_ place: Int, _ value: UInt8) throws {
    try withScratchFolder { folder in
      var bytes = try fontBytes("EBGaramond12-Regular.otf")
      bytes[place] = value
      repairChecksums(&bytes)
      #expect(try !isSoundOrRefused(bytes, in: folder))
    }
  }

  private func fontBytes(_ name: String) throws -> [UInt8] {
    let kind = name.hasSuffix(".otf") ? "opentype/ebgaramond" : "truetype/dejavu"
    return Array(try Data(contentsOf: URL(filePath: "/usr/share/fonts/\(kind)/\(name)")))
  }

  /// Draws with a font, which makes a sound PDF or is refused by name; tells which.
  private func isSoundOrRefused(_ font: [UInt8], in folder: URL) throws -> Bool {
    try write(["Panic \u{2680}"], to: folder)
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try Data(font).write(to: fonts.appending(path: "f.ttf"))
    let outcome = try render(
      ["--font-dir", "fonts", "-f", "pdf", "--single", "-s", "a6"], in: folder)
    if outcome.code == 0 {
      let pdf = "Output/l/a6-classic-paper-light/01-panic.pdf"
      let check = try shell(["qpdf", "--check", pdf], in: folder)
      #expect(check.code == 0, "\(check.output) \(check.errors)")
      return true
    }
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.errors.contains("fonts/f.ttf: error: "), "\(outcome)")
    return false
  }

  private func damaged(_ font: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = font
    for _ in 0..<([1, 3, 10, 50, 400].randomElement(using: &random) ?? 1) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: bytes[Int.random(in: 12..<300, using: &random)] = .random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 17))
      default: bytes[place] = .random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  /// States the checksums that the tables have now, so that the first look finds nothing.
  private func repairChecksums(_ bytes: inout [UInt8]) {
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    for index in 0..<Int(bytes[5]) {
      let record = 12 + 16 * index
      guard record + 16 <= bytes.count else { return }
      let (offset, length) = (number(record + 8), number(record + 12))
      guard offset + length <= bytes.count else { continue }
      let isHead = Array(bytes[record..<record + 4]) == Array("head".utf8)
      var sum: UInt32 = 0
      for place in 0..<length where !(isHead && (8..<12).contains(place)) {
        sum &+= UInt32(bytes[offset + place]) << UInt32(24 - 8 * (place & 3))
      }
      for shift in 0..<4 {
        bytes[record + 4 + shift] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * shift))
      }
    }
  }
}
