import Foundation
import Support
import Testing

@testable import InkleafCommand
import InkleafText

/// What people try before they have read anything.
@Suite struct FirstHourTests {
  let inkleaf = buildFolder.appending(path: "inkleaf").path()

  func run(_ words: [String], in folder: URL? = nil) throws -> Outcome {
    try shell([inkleaf] + words, in: folder)
  }

  // MARK: Built-in lists

  @Test func theNewestListIsDrawnWithoutOne() throws {
    try withScratchFolder { folder in
      let drawn = try run(["render", "--format", "svg", "--single", "--days", "1"], in: folder)
      #expect(drawn.code == 0)
      #expect(drawn.errors == "no LIST given: this is the built-in list inktober-2026\n")
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "Output/inktober-2026/a4-classic-paper-light").path())
          == ["01-apple.svg"])
      #expect(try run(["render", "--quiet", "--dry-run"], in: folder).errors.isEmpty)
      // A list that is piped in is not left out for another one; a pipe without bytes may be anything.
      let file = folder.appending(path: "owl.txt")
      try Data("Owl\n".utf8).write(to: file)
      let given = try shell(["sh", "-c", "\"$0\" render < owl.txt", inkleaf], in: folder)
      #expect(given.code == 64 && given.output.isEmpty)
      #expect(given.errors.contains("no LIST is given; write - to read it, or inktober-2026"))
      // A script may have read the file already.
      let read = try shell(["sh", "-c", "exec < owl.txt; cat; \"$0\" show", inkleaf], in: folder)
      #expect(read.code == 0 && read.output.contains("Inktober 2026"))
      let idle = try shell(["sh", "-c", "sleep 5 | \"$0\" show", inkleaf], in: folder)
      #expect(idle.errors.hasSuffix("inktober-2026; to read standard input, write -\n"))
    }
  }

  @Test(arguments: [
    (["--theme", "dark"], "unknown value for --theme \"dark\": write --appearance dark"),
    (["-a", "light,dark"], "write one side; preview takes several"),
    (["--binding", "saddle-stitch"], "unknown option \"--binding\": write --sheets booklet"),
    (["--binding", "top"], "unknown option \"--binding\": write --spine top"),
    (["--sheets", "saddle"], "write --sheets booklet"),
    (["--size", "instagram"], "write --size instagram-square, instagram-portrait or story"),
    (["--no-frame"], "write --set frameStyle=none"),
    (["--no-credit"], "write a layout of your own: inkleaf layout new mine"),
    (["-f", "pdfx"], "write --format pdf; every PDF is PDF/A"),
    (["--days", "3-"], "write both ends, such as 3-31"),
    (["--days", "2026-10-03"], "`inkleaf today LIST --json --date 2026-10-03` tells"),
    (["--size", "2732x2048px@264ppi"], "write 2732x2048px@264"),
  ])
  func guessesAreAnswered(_ words: [String], _ answer: String) throws {
    let outcome = try run(["render", "inktober-2026", "--dry-run"] + words)
    #expect(outcome.code == 64 && outcome.errors.contains(answer), "\(outcome.errors)")
    // One wrong thing gets one line, and the one that names the help.
    #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("Inktober 2027", "2027-10-01"), ("Dezember 2030", "2030-12-01"),
    ("Drawtober 2030", "2030-10-01"),
  ])
  func newListsBeginInTheMonthOfTheirTitle(_ title: String, _ start: String) throws {
    let list = try run(["new", title]).output
    #expect(list.contains("start: \(start)\n"), "\(list)")
    #expect(try run(["new", title, "--month", "3"]).output.contains("-03-01\n"))
  }

  /// A PDF of a built-in list tells all that is needed to make it again, or sheets of it.
  @Test func sheetsAreMadeOfAPDF() throws {
    try withScratchFolder { folder in
      let words = ["-f", "pdf", "--book", "-s", "a6", "--days", "1-4", "-q"]
      #expect(try run(["render", "inktober-2025", "-o", "Old"] + words, in: folder).code == 0)
      let pdf = "Old/inktober-2025/a6-classic-paper-light/inktober-2025-days-1-4.pdf"
      let sheets = try run(
        ["render", "--from", pdf, "--sheets", "booklet", "--paper", "a5"], in: folder)
      #expect(sheets.code == 0 && sheets.output.contains("inktober-2025"), "\(sheets.errors)")
    }
  }

  @Test func filesAreNamedOnce() throws {
    let outcome = try run(["check", "nope.txt", "inktober-2026", "--json"])
    #expect(outcome.output.contains("\"message\": \"cannot read: No such file or directory\""))
    #expect(
      try run(["render", "inktober-2026", "nope.txt", "--dry-run"]).errors
        == "inkleaf: error: nope.txt: cannot read: No such file or directory\n")
  }

  /// Names one at a time are as good as names with commas.
  @Test func previewTakesOptionsAgain() throws {
    try withScratchFolder { folder in
      func preview(_ words: [String]) throws -> Data {
        #expect(try run(["preview", "inktober-2026", "-q"] + words, in: folder).code == 0)
        return try Data(contentsOf: folder.appending(path: "Output/inktober-2026/preview.png"))
      }
      let several = try preview(["-t", "mint", "--theme", "sumi", "-s", "a6"])
      #expect(try several == preview(["-t", "mint,sumi", "-s", "a6"]))
    }
  }

  @Test func builtInListsWorkAnywhere() throws {
    try withScratchFolder { folder in
      let beside = try run(
        [
          "render", "inktober-2018", "--beside", "Inktober-2018.es", "--format", "pdf", "--book",
          "--json",
        ], in: folder)
      #expect(beside.code == 0)
      #expect(beside.output.contains("-beside-inktober-2018-es"))
      // The dot in the name does not begin an extension.
      #expect(
        try run(["render", "inktober-2018.es", "--dry-run"], in: folder)
          .output.contains("Output/inktober-2018.es/"))
      #expect(try run(["show", "INKTOBER-2026"], in: folder).output.hasPrefix("Inktober 2026\n"))
      // A path still means a file.
      let path = try run(["show", "./inktober-2026"], in: folder)
      #expect(path.code == 66)
    }
  }

  /// A part of a list may have a list beside it that has no such heading, and another form.
  @Test func aPartHasWordsBeside() throws {
    try withScratchFolder { folder in
      try "# L\n\n## One\n1. Owl\n2. Fox\n\n## Two\n3. Cat\n".write(
        to: folder.appending(path: "l.md"), atomically: true, encoding: .utf8)
      try "number,prompt\n1,Eule\n2,Fuchs\n3,Katze\n".write(
        to: folder.appending(path: "de.csv"), atomically: true, encoding: .utf8)
      let outcome = try run(
        [
          "render", "l.md", "--select", "One", "--syntax", "lines", "--beside", "de.csv",
          "--format", "svg",
          "--size", "a6",
        ], in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(outcome.output.contains("2 pages"))
    }
  }

  @Test(arguments: [
    (["--backs", "card-back", "--copies", "2", "--layout", "classic,bingo"], [], ""),
    (["--cards", "30", "--layout", "bingo"], [], ""),
    (["--cards", "30"], ["cards"], "layouts of cards, such as bingo"),
    (["--dpi", "150", "--format", "pdf,svg"], ["dpi"], "PNG files"), (["--dpi", "150"], [], ""),
    (["--dpi", "150", "--format", "pdf", "--size", "1500x2000px"], [], ""),
    (["--no-tags", "--format", "png"], ["no-tags"], "PDFs of pages"), (["--no-tags"], [], ""),
    (["--no-tags", "-s", "a6", "--sheets", "booklet"], ["no-tags"], "PDFs of pages"),
    (["--no-links", "--format", "png"], ["no-links"], "PDF and SVG files"),
    (["--toolbar", "none"], ["toolbar"], "sizes of devices with a toolbar"),
    (["--toolbar", "left"], [], ""), (["--toolbar", "none", "--size", "remarkable-2"], [], ""),
    (
      ["--backs", "card-back", "--copies", "2", "--layout", "list"], ["copies", "backs"],
      "layouts with a page a day"
    ),
  ])
  func wishesWithoutEffectAreTold(_ options: [String], _ idle: [String], _ use: String) throws {
    try withScratchFolder { folder in
      let outcome = try run(
        ["render", "inktober-2026", "--dry-run", "--json"] + options, in: folder)
      let told = idle.map { "inkleaf: warning: --\($0) changes nothing: it is for \(use)\n" }
      #expect(outcome.code == 0 && outcome.errors == told.joined())
    }
  }

  /// Of an option that counts once, the last one counts, and that is said.
  @Test(arguments: [
    (
      ["--theme", "mint", "--theme", "sumi"],
      "--theme is given more than once, and \"sumi\" counts\n"
    ),
    (
      ["--format", "pdf", "--format", "png"], "and \"png\" counts; write pdf,png for all of them\n"
    ),
    (["--size", "a5", "--size", "a5"], ""), (["--set", "accent=teal", "--set", "ruling=dots"], ""),
  ])
  func optionsThatAreGivenTwiceAreTold(_ options: [String], _ told: String) throws {
    try withScratchFolder { folder in
      let outcome = try run(
        ["render", "inktober-2026", "--dry-run", "--json"] + options, in: folder)
      #expect(outcome.code == 0 && outcome.errors.hasSuffix(told), "\(outcome.errors)")
      #expect(outcome.errors.isEmpty == told.isEmpty)
    }
  }

  @Test(arguments: [
    ("tracker", "1-7", true), ("tracker", "1-31", false), ("classic", "1-7", false),
    ("cover,two-up", "1-7", false),
  ])
  func daysWithoutEffectAreTold(_ layout: String, _ days: String, _ isIdle: Bool) throws {
    try withScratchFolder { folder in
      let outcome = try run(
        ["render", "inktober-2026", "--dry-run", "--layout", layout, "--days", days], in: folder)
      #expect(outcome.errors.contains("--days changes nothing") == isIdle, "\(outcome.errors)")
    }
  }

  /// Days that stand beside the wanted ones on a page are told.
  @Test(arguments: [
    ("flash-cards", "3-5", true), ("flash-cards", "1-31", false), ("two-up", "3-5", false),
    ("journal", "3-5", false), ("classic", "3-5", false), ("cover,flash-cards", "3-5", true),
    ("classic,flash-cards", "3-5", false),
  ])
  func daysBesideOthersAreTold(_ layout: String, _ days: String, _ isTold: Bool) throws {
    try withScratchFolder { folder in
      let outcome = try run(
        [
          "render", "inktober-2026", "--dry-run", "--layout", layout, "--days", days, "--size",
          "a5",
        ], in: folder)
      #expect(outcome.errors.contains("others are drawn, too (days 1, 2, 6,") == isTold)
    }
  }

  /// A release file for a list that is not there is made, with a word.
  @Test func aReleaseOfNoListIsDoubted() throws {
    try withScratchFolder { folder in
      let none = try run(["new", "--release", "nothere.txt"], in: folder)
      #expect(none.code == 0 && none.output.contains("nothere.txt"))
      #expect(none.errors.contains("warning: nothere.txt cannot be read as a list"))
      #expect(try run(["new", "--release", "inktober-2026"], in: folder).errors.isEmpty)
    }
  }

  /// What is not there is told at the place where the release file names it.
  @Test func missingListsOfAReleaseHaveTheirPlaces() throws {
    try withScratchFolder { folder in
      try #"{ "lists": ["a.txt", "inktober-2026"], "include": [{ "list": "./b.txt" }] }"#.write(
        to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      for command in [["check"], ["release"], ["release", "--dry-run"]] {
        let outcome = try run(command + ["r.json"], in: folder)
        let words = "cannot read: No such file or directory"
        #expect(
          outcome.errors == """
            r.json:1:13: error: a.txt: \(words)
            r.json:1:62: error: ./b.txt: \(words)

            """, "\(outcome.errors)")
        #expect(outcome.code == 66)
      }
    }
  }

  /// Months need dates; other layouts do without.
  @Test func datesForMonthsAreAskedFor() throws {
    try withScratchFolder { folder in
      try "title: Dots\n1. Ant\n2. Bee\n".write(
        to: folder.appending(path: "dots.txt"), atomically: true, encoding: .utf8)
      for (layout, isTold) in [("calendar", true), ("classic,calendar", true), ("tracker", false)] {
        let outcome = try run(
          ["render", "dots.txt", "--dry-run", "--layout", layout], in: folder)
        #expect(outcome.errors.contains("start: 2026-10-01") == isTold, "\(outcome.errors)")
      }
    }
  }

  @Test func onlyRenderWritesIntoAPipe() throws {
    try withScratchFolder { folder in
      let release = #"{"lists": "inktober-2026", "sizes": "a6", "formats": "svg"}"#
      try release.write(
        to: folder.appending(path: "release.json"), atomically: true, encoding: .utf8)
      for command in [["release", "release.json"], ["preview", "inktober-2026"]] {
        for (output, words) in [("-", "is standard output"), ("", "--output is empty")] {
          let outcome = try run(command + ["--output", output], in: folder)
          #expect(outcome.code == 64 && outcome.errors.contains(words), "\(outcome)")
        }
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(left == ["release.json"])
    }
  }

  @Test func aCoverIsOfNoDay() throws {
    try withScratchFolder { folder in
      let look = ["--layout", "cover,classic,list", "--size", "a6", "--format", "svg", "--single"]
      let made = try run(["render", "inktober-2026", "--json"] + look, in: folder)
      let record = try #require(
        try JSONSerialization.jsonObject(with: Data(made.output.utf8)) as? [String: Any])
      let files = try #require(record["files"] as? [[String: Any]])
      let prompts = files.map { $0["prompt"] as? String }
      let dates = files.map { $0["date"] as? String }
      #expect(prompts.first == .some(nil) && prompts.last == .some(nil))
      #expect(dates.first == .some(nil) && dates.last == .some(nil))
      #expect(prompts.compactMap(\.self).count == 31)
      #expect(dates[1...31].first == "2026-10-01" && dates[31] == "2026-10-31")
    }
  }

  @Test func aReleaseNamesBuiltInLists() throws {
    try withScratchFolder { folder in
      let release = #"""
        {"name": "two", "lists": ["inktober-2018", "inktober-2018.es"],
         "sizes": ["a6"], "formats": ["svg"]}
        """#
      try release.write(
        to: folder.appending(path: "release.json"), atomically: true, encoding: .utf8)
      let made = try run(["release", "release.json"], in: folder)
      #expect(made.code == 0, "\(made)")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Output/two").path())
      #expect(names.contains { $0.hasPrefix("inktober-2018-") })
      #expect(names.contains { $0.hasPrefix("inktober-2018-es-") })
    }
  }

  @Test func aMisspeltListIsNamed() throws {
    let error = try run(["show", "inktobre-2026"])
    #expect(error.code == 66)
    #expect(
      error.errors.contains(
        "inktobre-2026: cannot read: no file or built-in list has this name; did you mean inktober-2026?"
      ))
  }

  @Test func thePromptsFolderIsBuiltIn() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appending(path: "Prompts").path())
    let listed = try run(["list", "lists"]).output.split(separator: "\n").map {
      String($0.prefix { $0 != " " })
    }
    #expect(Set(listed.map { "\($0).txt" }) == Set(files.filter { $0.hasSuffix(".txt") }))
  }

  // MARK: Words that people try

  @Test(arguments: [
    (["--dark"], #"unknown option "--dark": write --appearance dark"#),
    (["--png"], #"unknown option "--png": write --format png"#),
    (["--landscpae"], #"unknown option "--landscpae""#),
    (["--zzzzzz"], #"unknown option "--zzzzzz": render has no such option"#),
    (["--size", "ipad-ari"], "did you mean ipad-air?"),
    (["--set", "accentsBy=Week"], "did you mean week?"),
    (["--toolbar", "non"], "did you mean none?"),
  ])
  func mistakesAreUnderstood(_ words: [String], _ answer: String) throws {
    let error = try run(["render", "inktober-2026", "--dry-run"] + words)
    #expect(error.code == 64)
    #expect(error.errors.contains(answer), "\(error.errors)")
    // One mistake is one message, and the way to the help.
    #expect(error.errors.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    ("a5x", "supernote-a5x"), ("rm2", "remarkable"), ("iPad Air", "ipad-11"),
    ("boox-go", "boox-go-10.3"), ("Kindle Scribe 2", "kindle-scribe"), ("a6x2", "supernote-nomad"),
  ])
  func devicesHaveSeveralNames(_ name: String, _ size: String) throws {
    let drawn = try run(["render", "inktober-2026", "--size", name, "--dry-run"])
    #expect(drawn.output.contains("Output/inktober-2026/\(size)-classic-"), "\(drawn)")
  }

  @Test func aToolbarCanBeGone() throws {
    func clear(_ words: String...) throws -> Bool {
      let svg = try run(
        [
          "render", "-s", "supernote-nomad", "--days", "1", "--format", "svg", "--single", "-o",
          "-",
        ]
          + words + ["inktober-2026"])
      let usual = try run(
        [
          "render", "-s", "1404x1872px@300", "--days", "1", "--format", "svg", "--single", "-o",
          "-",
        ]
          + ["inktober-2026"])
      return svg.output.filter { $0 != "\n" } == usual.output.filter { $0 != "\n" }
    }
    #expect(try clear("--toolbar", "none"))
    #expect(try !clear())
  }

  @Test func helpOfHelpIsTheHelp() throws {
    #expect(try run(["help", "help"]).output == run(["help"]).output)
  }

  /// A style is no part of a family's name, and a file is none.
  @Test(arguments: [
    ("Lato Bold", #"write "Lato" with "weight": 700 in a file, or with --set font.weight=700"#),
    ("Lato Black Italic", "or with --set font.weight=900 --set font.italic=true"),
    ("./mine.ttf", "give the folder of the file by --font-dir"),
  ])
  func aFontIsCalledByItsFamily(_ name: String, _ advice: String) throws {
    let drawn = try run(["render", "inktober-2026", "--dry-run", "--set", "font=\(name)"])
    #expect(drawn.code == 0 && drawn.errors.contains(advice), "\(drawn.errors)")
  }

  /// The fonts of a folder are shown by their names.
  @Test func fontsOfAFolderAreListed() throws {
    try withScratchFolder { folder in
      let path = try #require(FontCatalog.system.families().first { $0.name == "Cabin" }?.path)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "fonts"), withIntermediateDirectories: false)
      let file = folder.appending(path: "fonts/a.\(path.suffix(3))")
      try FileManager.default.copyItem(at: URL(filePath: path), to: file)
      let fonts = try run(["list", "fonts", "--font-dir", "fonts"], in: folder)
      #expect(fonts.code == 0 && fonts.output.hasPrefix("Cabin"), "\(fonts)")
      #expect(fonts.output.split(separator: "\n").count == 1, "\(fonts)")
      let others = try run(["list", "sizes", "--font-dir", "fonts"], in: folder)
      #expect(others.code == 64 && others.errors.contains("is for `inkleaf list fonts`"))
      let one = try run(["render", "--font-dir", "fonts/\(file.lastPathComponent)"], in: folder)
      #expect(one.errors.contains("give the one that the font is in"), "\(one)")
    }
  }

  /// Room that a person took away is what is named where a page does not fit.
  @Test(arguments: [
    (["-s", "a6", "--safe-area", "110mm"], "--safe-area takes the room"),
    (["-s", "trading-card", "--gutter", "50mm"], "--gutter takes the room"),
    (["-s", "remarkable", "--toolbar", "left=190mm"], "--toolbar takes the room"),
  ])
  func whatTakesTheRoomIsNamed(_ words: [String], _ message: String) throws {
    let drawn = try run(["render", "inktober-2026", "--dry-run"] + words)
    #expect(drawn.code == 65 && drawn.errors.contains(message), "\(drawn)")
    #expect(!drawn.errors.contains("choose a larger size"), "\(drawn)")
  }

  /// A change of the theme that these files do not show says what it is for.
  @Test(arguments: [
    (["-f", "pdf", "--set", "greys=2"], "it is for PNG files"),
    (["-f", "png", "--set", "arrows=false"], "it is for PDF files"),
    (["--set", "dark.paper=#000"], "it is for --appearance dark"),
  ])
  func idleChangesSayWhatTheyAreFor(_ words: [String], _ message: String) throws {
    let drawn = try run(["render", "inktober-2026", "--days", "1", "--dry-run"] + words)
    #expect(drawn.errors.contains("changes nothing: \(message)\n"), "\(drawn)")
  }

  @Test func aMisspeltFontIsGuessed() throws {
    let drawn = try run(["render", "inktober-2026", "--dry-run", "--set", "numberFont=Dejavu San"])
    #expect(drawn.errors.contains("did you mean DejaVu Sans?"), "\(drawn.errors)")
    #expect(try run(["list", "fonts", "--search", "dejavu sans"]).output.contains("400 700"))
  }

  @Test func theVersionHasItsLibraries() throws {
    let json = try run(["--version", "--json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["inkleaf"] as? String == "0.2.0")
    #expect((value?["libraries"] as? [String: String])?["cairo"]?.hasPrefix("1.") == true)
    #expect(try run(["--version"]).output == "inkleaf 0.2.0\n")
  }

  // MARK: Several lists, dry runs, JSON

  @Test func severalListsAreDrawnAtOnce() throws {
    try withScratchFolder { folder in
      let look = ["--format", "svg", "--single", "--days", "1", "--json"]
      let drawn = try run(["render", "inktober-2025", "inktober-2026"] + look, in: folder)
      let records =
        try JSONSerialization.jsonObject(with: Data(drawn.output.utf8)) as? [[String: Any]]
      #expect(records?.compactMap { $0["list"] as? String } == ["inktober-2025", "inktober-2026"])
      // One that is wrong keeps all of them from being drawn.
      let none = try run(["render", "inktober-2024", "absent"] + look, in: folder)
      #expect(none.code == 66)
      #expect(
        !FileManager.default.fileExists(
          atPath: folder.appending(path: "Output/inktober-2024").path()))
    }
  }

  /// Lists of one name would overwrite each other's files.
  @Test func listsOfOneNameAreRefused() throws {
    try withScratchFolder { folder in
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: false)
        try Data("1. Fox \(name)\n".utf8).write(to: folder.appending(path: "\(name)/words.txt"))
      }
      let run = try shell([inkleaf, "render", "a/words.txt", "b/words.txt"], in: folder)
      #expect(
        run.code == 64 && run.errors.contains("a/words.txt and b/words.txt would both go to"),
        "\(run)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Output").path()))
    }
  }

  /// A language that a table does not have is told, and a region is no other language.
  @Test func missingLanguagesAreTold() throws {
    try withScratchFolder { folder in
      try Data("day,en,pt-BR\n1,Fox,Raposa\n2,Owl,Coruja\n".utf8)
        .write(to: folder.appending(path: "l.csv"))
      for language in ["pt", "pt-BR", "PT-br"] {
        let shown = try shell([inkleaf, "show", "--language", language, "l.csv"], in: folder)
        #expect(shown.output.contains("Raposa") && shown.errors.isEmpty, "\(shown)")
      }
      let other = try shell([inkleaf, "check", "--language", "fr", "l.csv"], in: folder)
      #expect(
        other.errors.contains(
          "l.csv:1:1: warning: no column is in fr; the columns are in en, pt-BR"), "\(other)")
    }
  }

  /// What people try first is told with what to do instead.
  @Test(arguments: [
    (
      ["bingo", "l.txt"],
      "unknown command \"bingo\": did you mean `inkleaf render l.txt --layout bingo`?"
    ),
    (["print", "l.txt"], "unknown command \"print\": did you mean render?"),
    (["validate", "l.txt"], "unknown command \"validate\": did you mean check?"),
    (["render", "l.txt", "--set", "color=red"], "the keys are paper, ink, accent,"),
    (["show", "mint"], "it is a theme: write `inkleaf render LIST --theme mint`"),
    (["version"], "unknown command \"version\": did you mean --version?"),
    (["-v"], "unknown command \"-v\": did you mean --version?"),
    (
      ["--quiet", "render", "l.txt"],
      "--quiet stands behind a command: write `inkleaf render --quiet l.txt`"
    ),
    (
      ["-o", "x", "render", "l.txt"],
      "-o stands behind a command: write `inkleaf render -o x l.txt`"
    ),
    (["-q", "show", "l.txt"], "unknown option \"-q\""),
    (
      ["--size", "a5", "l.txt"],
      "--size stands behind a command: write `inkleaf render LIST --size a5`"
    ),
    (["render", "l.txt", "-theme", "mint"], "unknown option \"-theme\": did you mean --theme?"),
    (["render", "m.txt"], "m.txt: cannot read: No such file or directory; did you mean l.txt?"),
    (["render", "l.txt", "l.txt"], "l.txt is given twice; once is enough"),
    (["render", "-", "--beside", "-"], "standard input can be read once; give - for one list"),
    (["render", "l.txt", "--days", "1 2"], "cannot read \"1 2\" as days; write 1,2"),
    (["render", "l.txt", "--days", "1-9"], "days 4-9 are not in this list (1 to 3)"),
    (["render", "l.txt", "--size", "2 1x2 9 cm"], "unknown size \"2 1x2 9 cm\""),
    (["render", "l.txt", "--page-size", "a5"], "unknown option \"--page-size\": write --size a5"),
    (["theme", "show", "mint", "--like", "paper"], "--like is for a new theme"),
    (["new", "Ink", "--seed", "3"], "--seed is for --words FILE, which draws words"),
    (["new", "--release", "l.txt", "--year", "2027"], "--year is for a list, not for --release"),
    (["import", "zero.bin"], "zero.bin: error: this is no text; copy the words to a text file"),
    (
      ["import", "run.sh"], "run.sh: error: this is a program, as its first line says; give a list"
    ),
    (["import", "l.txt", "--syntax", "json"], "l.txt:1:1: error: this is no JSON: expected"),
    (["release", "r.json", "--shard", "3/2"], "--shard 3/2: there are shares 1 to 2 of 2"),
    (["release", "r.json", "--check", "--quick"], "leave out --quick"),
    (
      ["release", "r.json", "--check"],
      "there is no release here; `inkleaf release r.json` makes it"
    ),
  ]) func firstTriesAreAnswered(_ words: [String], _ answer: String) throws {
    try withScratchFolder { folder in
      let files = [
        "l.txt": "1. Fox\n2. Owl\n3. Cat\n", "run.sh": "#!/bin/sh\nset -e\nls\n",
        "zero.bin": "ab\u{0}cd\n",
        "r.json": #"{"lists": ["l.txt"], "sizes": ["a6"], "themes": ["paper"]}"#,
      ]
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let outcome = try shell([inkleaf] + words, in: folder)
      #expect(outcome.code != 0 && outcome.errors.contains(answer), "\(outcome)")
      #expect(outcome.errors.split(separator: "\n").filter { !$0.hasPrefix("Try ") }.count == 1)
    }
  }

  /// Dates typed by hand that cannot be meant are doubted.
  @Test func datesOutOfOrderAreDoubted() throws {
    try withScratchFolder { folder in
      let list =
        "title: A\nstart: 2027-10-01\n\n1. Fox\n2. Owl @ 2027-10-01\n3. Bear @ 2026-10-05\n4. Cat @ 2027-10-24\n"
      try Data(list.utf8).write(to: folder.appending(path: "l.txt"))
      let outcome = try shell([inkleaf, "check", "l.txt"], in: folder)
      #expect(
        outcome.errors
          == "l.txt:5:1: warning: 2027-10-01 is the day of prompt 1, too\n"
          + "l.txt:6:1: warning: 2026-10-05 is before the list's first day, 2027-10-01\n")
    }
  }

  /// A language that changes nothing is told, unless it is told that no column has it.
  @Test func idleLanguagesAreTold() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. Owl\n3. Cat\n".utf8).write(to: folder.appending(path: "l.txt"))
      let shown = try shell([inkleaf, "show", "l.txt", "--language", "de"], in: folder)
      #expect(
        shown.code == 0
          && shown.errors.contains(
            "language de changes nothing: it chooses a column, and the list has one language, en")
      )
    }
  }

  /// Languages and parts of a list have folders of their own, so that one does not take the other's place.
  @Test func languagesAndPartsHaveFoldersOfTheirOwn() throws {
    try withScratchFolder { folder in
      try Data("day,en,de\n1,Fox,Fuchs\n2,Owl,Eule\n".utf8).write(
        to: folder.appending(path: "l.csv"))
      for language in ["en", "de"] {
        let run = try shell(
          [inkleaf, "render", "l.csv", "--language", language, "--dry-run", "-q"], in: folder)
        #expect(
          run.output.contains("Output/l/a4-classic-paper-light-language-\(language)/"), "\(run)")
      }
    }
  }

  /// Files of other kinds are one error, not one a line.
  @Test func otherKindsOfFilesAreTold() throws {
    try withScratchFolder { folder in
      try Data("%PDF-1.7\n\u{1}\n\u{2}\n".utf8).write(to: folder.appending(path: "b.pdf"))
      try Data("1. Fox\n".utf8).write(to: folder.appending(path: "l.txt"))
      let pdf = try shell([inkleaf, "check", "b.pdf"], in: folder)
      #expect(
        pdf.code == 65 && pdf.errors.hasPrefix("b.pdf: error: cannot read a list from a PDF")
          && pdf.errors.split(separator: "\n").count == 1, "\(pdf)")
      let list = try shell([inkleaf, "release", "l.txt"], in: folder)
      #expect(
        list.code == 65 && list.errors.hasPrefix("l.txt: error: not a release file")
          && list.errors.split(separator: "\n").count == 1, "\(list)")
    }
  }

  /// What a release file asks for is its own fault, not the command line's.
  @Test func aReleaseNamesItselfInErrors() throws {
    try withScratchFolder { folder in
      let file = """
        { "lists": ["inktober-2026"], "sizes": ["a6"],
          "overrides": [{ "for": { "size": "a6" }, "days": "40" }] }
        """
      try Data(file.utf8).write(to: folder.appending(path: "r.json"))
      let run = try shell([inkleaf, "release", "r.json"], in: folder)
      #expect(run.code == 65 && run.errors.hasPrefix("r.json:2:52: error: "), "\(run)")
    }
  }

  /// A bingo card of too few prompts has holes, which is told, also by --quiet.
  @Test func cardsWithHolesAreTold() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. Owl\n".utf8).write(to: folder.appending(path: "l.txt"))
      let run = try shell([inkleaf, "render", "-q", "--layout", "bingo", "l.txt"], in: folder)
      #expect(
        run.code == 0 && run.errors.contains("the list has 2 prompts, but each card has"), "\(run)")
    }
  }

  /// A preview tells of the list what other commands do.
  @Test func aPreviewTellsOfItsList() throws {
    try withScratchFolder { folder in
      try Data("1. apple\n2. bear\n4. cat\n".utf8).write(to: folder.appending(path: "l.txt"))
      func preview(_ words: String...) throws -> Outcome {
        try shell([inkleaf, "preview", "-t", "paper", "l.txt"] + words, in: folder)
      }
      #expect(try preview().errors.contains("number 3 is missing"))
      #expect(try preview("-q").errors.isEmpty)
      #expect(try preview("--strict").code == 65)
      try Data("start: 2026-10-01\n\n1. apple -- a red one\n2. bear\n".utf8).write(
        to: folder.appending(path: "l.txt"))
      let small = ["--layout", "calendar"]
      #expect(
        try shell([inkleaf, "preview", "-t", "paper", "l.txt"] + small, in: folder).code == 0)
      let strict = try shell(
        [inkleaf, "preview", "-t", "paper", "l.txt", "--strict"] + small, in: folder)
      #expect(strict.code == 65, "\(strict)")
    }
  }

  /// One wrong value is one error, though a preview has all themes.
  @Test func aPreviewTellsAMistakeOnce() throws {
    let error = try run(["preview", "inktober-2026", "--size", "nope"])
    #expect(error.code == 64 && error.errors.split(separator: "\n").count == 2, "\(error)")
  }

  /// A file that only extends another one is of its kind.
  @Test func aFileThatOnlyExtendsIsKnown() throws {
    try withScratchFolder { folder in
      let files = [
        "signed": #"{ "extends": "classic", "items": [{ "name": "date", "item": "none" }] }"#,
        "mine": #"{ "extends": "./signed.json", "summary": "mine" }"#,
        "named": #"{ "extends": "./signed.json", "label": "notes" }"#,
        "dusk": ##"{ "extends": "mint", "light": { "ink": "#102030" } }"##,
        "dawn": #"{ "extends": "./dusk.json" }"#,
      ]
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: "\(name).json"))
      }
      for (name, kind) in [("mine", "layout"), ("named", "layout"), ("dawn", "theme")] {
        let check = try shell([inkleaf, "check", "\(name).json"], in: folder)
        #expect(check.code == 0 && check.output.contains(": \(kind) \(name)"), "\(check)")
      }
    }
  }

  @Test func aDryRunNamesFilesAndMakesNone() throws {
    try withScratchFolder { folder in
      let words = ["render", "inktober-2026", "--days", "1,2", "--format", "png"]
      let told = try run(words + ["--dry-run"], in: folder)
      // Programs get names alone; how many there are is for people.
      let dry = told.output.split(separator: "\n")
      #expect(told.errors.hasPrefix("2 pages, 2 files would go to "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
      #expect(try run(words, in: folder).code == 0)
      #expect(dry.count == 2)
      for path in dry {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path()))
      }
    }
  }

  /// A home folder that the shell did not fill in makes no folder called "~".
  @Test(arguments: [["-o", "~/pages"], ["--output=~/pages"], ["-o", "~"]])
  func aTildeIsNoFolder(_ words: [String]) throws {
    try withScratchFolder { folder in
      let outcome = try run(
        ["render", "inktober-2026", "--days", "1", "--quiet"] + words, in: folder)
      #expect(outcome.code == 64 && outcome.errors.contains("$HOME"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
      let list = try run(["render", "~/list.txt"], in: folder)
      #expect(list.code == 66 && list.errors.contains("outside of quotes"))
    }
  }

  @Test func spacesBehindCommasAreTaken() throws {
    try withScratchFolder { folder in
      let words = [
        "render", "inktober-2026", "--days", "1, 2", "--format", "png, svg", "--dry-run",
      ]
      let dry = try run(words, in: folder)
      #expect(dry.output.split(separator: "\n").count == 4)
      let safe = ["--safe-area", "top=5mm, left=5mm", "--layout", "classic, tracker", "--dry-run"]
      let other = try run(["render", "inktober-2026"] + safe, in: folder)
      #expect(other.code == 0, "\(other)")
    }
  }

  /// A word of one letter needs no more room than its column has.
  @Test func aShortSecondWordIsShown() throws {
    try withScratchFolder { folder in
      try Data("title: T\n\n1. Cat\n2. Dog\n".utf8).write(to: folder.appending(path: "a.txt"))
      try Data("title: T\n\n1. a\n2. b\n".utf8).write(to: folder.appending(path: "b.txt"))
      let outcome = try run(
        ["render", "a.txt", "--beside", "b.txt", "--format", "svg", "--days", "1", "-o", "-"],
        in: folder)
      #expect(outcome.code == 0 && outcome.errors == "" && !outcome.output.contains("…"))
    }
  }

  /// What comes through a pipe has no name to print on pages.
  @Test func aListFromAPipeHasAPlainTitle() throws {
    try withScratchFolder { folder in
      let made = try shell(
        ["sh", "-c", "printf 'Cat\\nDog\\nOwl\\n' | \(inkleaf) import -"], in: folder)
      #expect(made.output.contains("title: Prompts"), "\(made)")
    }
  }

  @Test func pixelsStayAsManyAtAnyDensity() throws {
    try withScratchFolder { folder in
      let words = [
        "--size", "702x936px", "--dpi", "226", "--format", "png", "--days", "1", "--json",
      ]
      let made = try run(["render", "inktober-2026", "-o", "out"] + words, in: folder)
      #expect(
        made.output.contains(#""width_px": 702"#) && made.output.contains("702x936px-226-"),
        "\(made)")
    }
  }

  /// Words to draw from may be a list, and one of its comments is no word.
  @Test func wordsAreReadAsLists() throws {
    try withScratchFolder { folder in
      let words = "# a comment\ntitle: T\n\n1. Apple\n2. Zebra\n3. Owl\n"
      try Data(words.utf8).write(to: folder.appending(path: "w.txt"))
      let drawn = try run(
        ["new", "T", "--count", "2", "--words", "w.txt", "--avoid", "inktober-2026"], in: folder)
      #expect(drawn.output.contains("Zebra") && drawn.output.contains("Owl"), "\(drawn)")
      #expect(!drawn.output.contains("Apple"))
      // Every list that is named counts, in one option or in several.
      try Data("Zebra\nYak\nXerus\n".utf8).write(to: folder.appending(path: "z.txt"))
      for avoided in [["inktober-2026,z.txt"], ["inktober-2026", "--avoid", "z.txt"]] {
        let left = try run(
          ["new", "T", "--count", "1", "--words", "w.txt", "--avoid"] + avoided, in: folder)
        #expect(left.output.contains("1. Owl"), "\(left)")
      }
      let few = try run(["new", "T", "--count", "9", "--words", "w.txt"], in: folder)
      #expect(few.errors.contains("--count"))
    }
  }

  @Test func aReaderThatEndsNeedsNoWord() throws {
    let outcome = try shell(["sh", "-c", "\(inkleaf) schema layout | head -1"])
    #expect(outcome.errors == "" && outcome.output == "{\n")
  }

  @Test func doubtsOfListsAreInTheReportOfARelease() throws {
    try withScratchFolder { folder in
      try Data("1. A\n2. B\n4. D\n".utf8).write(to: folder.appending(path: "g.txt"))
      let file =
        #"{ "lists": "g.txt", "sizes": "a6", "formats": "svg", "posters": [], "site": false }"#
      try Data(file.utf8).write(to: folder.appending(path: "r.json"))
      for words in [["--dry-run"], [], ["--check"]] {
        let outcome = try run(["release", "r.json", "--json"] + words, in: folder)
        #expect(outcome.code == 0 && outcome.output.contains("number 3 is missing"), "\(outcome)")
      }
    }
  }

  @Test(arguments: ["../evil", "a/b", "..", "/tmp"])
  func aReleaseStaysInItsFolder(_ name: String) throws {
    try withScratchFolder { folder in
      let file = #"{ "name": "\#(name)", "lists": "inktober-2026" }"#
      try Data(file.utf8).write(to: folder.appending(path: "r.json"))
      let outcome = try run(["release", "r.json", "--dry-run"], in: folder)
      #expect(outcome.code == 65 && outcome.errors.hasPrefix("r.json:1:11: error: "), "\(outcome)")
    }
  }

  @Test func whatACheckFindsIsJSON() throws {
    try withScratchFolder { folder in
      try #"{"ink": 3, "extends": "mint"}"#.write(
        to: folder.appending(path: "t.json"), atomically: true, encoding: .utf8)
      let found = try run(["check", "--json", "inktober-2026", "t.json"], in: folder)
      #expect(found.code == 65)
      #expect(found.errors.isEmpty)
      let reports =
        try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [[String: Any]]
      #expect(reports?.map { $0["ok"] as? Bool } == [true, false])
      let problem = (reports?.last?["problems"] as? [[String: Any]])?.first
      #expect(problem?["line"] as? Int == 1)
      #expect(problem?["file"] as? String == "t.json")
    }
    let today = try run(["today", "inktober-2026", "--date", "2026-10-07", "--json"]).output
    let prompts = try JSONSerialization.jsonObject(with: Data(today.utf8)) as? [[String: Any]]
    #expect(prompts?.map { $0["prompt"] as? String } == ["Panic"])
    #expect(prompts?.map { $0["date"] as? String } == ["2026-10-07"])
  }

  // MARK: Watching

  @Test func watchingEndsAtOnceOnAWrongCommandLine() throws {
    #expect(try run(["render", "--watch", "--theme", "brnd", "inktober-2026"]).code == 64)
    #expect(try run(["preview", "--watch", "--theme", "brnd", "inktober-2026"]).code == 64)
  }

  @Test func watchingRemovesThePageOfAWordThatIsGone() throws {
    try withScratchFolder { folder in
      let list = folder.appending(path: "list.txt")
      try "1. Apple\n2. Relic\n3. Moth\n".write(to: list, atomically: true, encoding: .utf8)
      let process = try launch(
        [inkleaf, "render", "--watch", "--format", "svg", "--single", "list.txt"], in: folder)
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      let pages = folder.appending(path: "Output/list/a4-classic-paper-light")
      func wait(for names: [String]) throws {
        var found: [String] = []
        for _ in 0..<200 where found != names {
          found =
            (try? FileManager.default.contentsOfDirectory(atPath: pages.path()).sorted()) ?? []
          Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(found == names)
      }
      try wait(for: ["01-apple.svg", "02-relic.svg", "03-moth.svg"])
      try "1. Pear\n2. Relic\n3. Moth\n".write(to: list, atomically: true, encoding: .utf8)
      try wait(for: ["01-pear.svg", "02-relic.svg", "03-moth.svg"])
    }
  }

  // MARK: Completions

  /// Words are typed into real shells, each in a terminal.
  @Test func shellsCompleteWords() throws {
    let typed = try shell([
      "python3", packageFolder.appending(path: "Tests/Shells/complete.py").path(),
      buildFolder.path(),
    ])
    #expect(typed.code == 0, "\(typed.output) \(typed.errors)")
  }

  // MARK: Wishes taken back, and mistakes

  /// All that a PDF's recipe has can be taken back.
  @Test func everyOptionCanBeTakenBack() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. Owl\n".utf8).write(to: folder.appending(path: "l.txt"))
      let first = try run(
        [
          "render", "l.txt", "-f", "pdf", "--book", "-s", "a6", "--transparent", "--no-links",
          "--set", "ink=#102030", "--copies", "2", "--paper", "a4", "--fit", "-q", "-o", "P",
        ], in: folder)
      #expect(first.code == 0, "\(first)")
      let made = try run(
        ["render", "l.txt", "-f", "pdf", "--book", "-s", "a6", "--dry-run"], in: folder)
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "P/l").path())
          .first)
      let again = try run(
        [
          "render", "l.txt", "--from", "P/l/\(name)/l.pdf", "--no-transparent", "--links", "--set",
          "default", "--copies", "default", "--paper", "default", "--no-fit", "--dry-run",
        ], in: folder)
      #expect(again.code == 0 && again.output == made.output, "\(again)")
      // The JSON of a recipe does as well as the PDF.
      let json = try run(["recipe", "P/l/\(name)/l.pdf"], in: folder)
      try Data(json.output.utf8).write(to: folder.appending(path: "r.json"))
      let fromJSON = try run(["render", "l.txt", "--from", "r.json", "--dry-run"], in: folder)
      #expect(fromJSON.code == 0 && fromJSON.output.contains(name), "\(fromJSON)")
      // Without sheets, the other wishes about them go, too; words of a choice can be taken back.
      let sheets = try run(
        [
          "render", "l.txt", "-f", "pdf", "--book", "--sheets", "booklet", "--fit", "--marks",
          "fold", "-q",
          "-o", "S",
        ],
        in: folder)
      #expect(sheets.code == 0, "\(sheets)")
      let folded = try #require(
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "S/l").path())
          .first)
      let pages = try run(
        [
          "render", "l.txt", "--from", "S/l/\(folded)/l.pdf", "--sheets", "none", "--orientation",
          "default", "--dry-run",
        ], in: folder)
      let plain = try run(["render", "l.txt", "-f", "pdf", "--book", "--dry-run"], in: folder)
      #expect(pages.code == 0 && pages.output == plain.output, "\(pages)")
      let both = try run(["render", "l.txt", "--fit", "--no-fit"], in: folder)
      #expect(both.code == 64 && both.errors.contains("--fit and --no-fit"))
    }
  }

  @Test(arguments: [
    (["render", "--days", "3", "g.txt"], 64, "day 3 is not in this list"),
    (["render", "--font", "Lato", "g.txt"], 64, "write --set font=Lato"),
    (["render", "--mint", "g.txt"], 64, "write --theme mint"),
    (["render", "--a5", "g.txt"], 64, "write --size a5"),
    (["render", "--size", "8.5x11", "g.txt"], 64, "as in 8.5x11in"),
    (["render", "--size", "nomad", "g.txt"], 64, "did you mean supernote-nomad?"),
    (["render", "--size", "a4-landscape", "g.txt"], 64, "landscape as the orientation"),
    (["render", "--size", "a4,letter", "g.txt"], 64, "--size takes one"),
    (
      ["render", "--size", "a4", "letter"], 66,
      "it is a size: write `inkleaf render LIST --size letter`"
    ),
    (["render", "-o", "book.pdf", "g.txt"], 64, "--output names a folder"),
    (["render", "--duplex", "--dry-run", "g.txt"], 64, "--duplex needs a value"),
    (["render", "--watch", "--dry-run", "g.txt"], 64, "--dry-run cannot be used with --watch"),
    (["render", "--watch", "inktober-2027"], 66, "did you mean inktober-2026?"),
    (["import", "https://example.org/list"], 66, "this is an address of the web"),
    (["release", "inktober-2026"], 64, "inkleaf new --release inktober-2026"),
    (["today", "--paper", "a4", "inktober-2026"], 64, "unknown option \"--paper\""),
    (["render", "--set", "accnt=red", "g.txt"], 64, "did you mean accent?"),
    (["new", "X", "--year", "27"], 64, "--year is a number from 1583 to 9998"),
    (["new", "X", "--days", "24"], 64, "write --count 24"),
    (["new", "release"], 64, "write inkleaf new --release LIST"),
    (["new", "theme", "mine"], 64, "write inkleaf theme new mine"),
    (["theme", "list"], 64, "`inkleaf list themes` shows all themes"),
    (["theme", "new", "My Theme"], 64, "such as my-theme"),
    (["list", "sizes", "ipad"], 64, "write --search ipad"),
    (["list", "ipads"], 64, "write inkleaf list sizes --search ipad"),
    (["today", "--tomorrow"], 64, "write --date and the day"),
    (["render", "my words"], 66, "did you mean './my words.txt'?"),
    (["render", "my", "words.txt"], 64, "write it in quotes, as 'my words.txt'"),
    (["render", "'my words.txt'"], 66, "the quotes are a part of this name"),
    (["render", "file:///tmp/a.txt"], 66, "write the path behind file:// alone"),
    (["render", "LIST"], 66, "it stands for the path of your list"),
    (["render", "g.txt", "—size", "a5"], 64, "—size begins with a long dash: write --size"),
    (["render", "g.txt", "–-theme=mint"], 64, "begins with a long dash: write --theme=mint"),
    (["render", "g.txt", "--copies", "25"], 64, "out of range: give a whole number from 1 to 10"),
    (["render", "g.txt", "--background", "x.png"], 64, "write --set background=x.png"),
    (["render", "g.txt", "--out-dir", "x"], 64, "write --output x"),
    (["render", "g.txt", "--no-dates"], 64, "without its line \"start: ...\""),
    (["render", "g.txt", "--blank"], 64, "write --set ruling=blank"),
    (["render", "g.txt", "--margin", "25mm"], 64, "write --safe-area 25mm"),
    (["render", "g.txt", "--year", "2027"], 64, "start: 2027-10-01"),
    (["render", "g.txt", "--layout", "grid"], 64, "write --set ruling=grid"),
    (["render", "g.txt", "--size", "10x15"], 64, "as in 10x15in or 10x15cm"),
    (["bingo"], 64, "`inkleaf render LIST --layout bingo`"),
    (["mint"], 64, "`inkleaf render LIST --theme mint`"),
    (["--format", "pdf"], 64, "`inkleaf render LIST --format pdf`"),
    (["--pdf"], 64, "`inkleaf render LIST --format pdf`"),
  ])
  func aMistakeIsOneErrorThatHelps(_ words: [String], _ code: Int32, _ message: String) throws {
    try withScratchFolder { folder in
      for name in ["g.txt", "my words.txt"] {
        try Data("1. Fox\n2. Owl\n4. Cat\n".utf8).write(to: folder.appending(path: name))
      }
      let run = try run(words, in: folder)
      #expect(run.code == code && run.errors.contains(message), "\(run)")
      #expect(run.errors.components(separatedBy: "inkleaf: error: ").count == 2, "\(run)")
    }
  }

  /// The page of a prompt before it was corrected is told, and so is that of another list of this file name.
  @Test func pagesOfEarlierRunsAreTold() throws {
    try withScratchFolder { folder in
      let list = folder.appending(path: "g.txt")
      try Data("1. Fox\n2. Owl\n3. Cat\n".utf8).write(to: list)
      let words = ["render", "g.txt", "-f", "pdf", "-s", "a6", "-o", "o"]
      #expect(try run(words, in: folder).errors.isEmpty)
      try Data("1. Fox\n2. Hawk\n3. Cat\n".utf8).write(to: list)
      let again = try run(words, in: folder)
      #expect(again.code == 0 && again.errors.contains("warning: 02-owl.pdf is of an earlier run"))
      // A run of other days is none of this one's.
      try FileManager.default.removeItem(
        at: folder.appending(path: "o/g/a6-classic-paper-light/02-owl.pdf"))
      #expect(try run(words + ["--days", "1"], in: folder).errors.isEmpty)
    }
  }

  /// A file's folders are nobody's concern: what is published names it alone, wherever it is drawn.
  @Test func absolutePathsAreNotPublished() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. Owl\n3. Cat\n".utf8).write(to: folder.appending(path: "g.txt"))
      try Data(#"{ "extends": "mint" }"#.utf8).write(to: folder.appending(path: "own.json"))
      let theme = folder.appending(path: "own.json").path()
      let drawn = try run(
        ["render", "g.txt", "-t", theme, "-f", "pdf", "-s", "a6", "--book", "-o", "o"], in: folder)
      #expect(drawn.code == 0, "\(drawn)")
      let recipe = try run(["recipe", "o/g/a6-classic-own-light/g.pdf"], in: folder).output
      #expect(recipe.contains(#""theme": "own.json""#), "\(recipe)")
    }
  }

  /// What is set beside a PDF's recipe is set in addition, unless all of it is taken back.
  @Test func changesAddToARecipe() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. Owl\n3. Cat\n".utf8).write(to: folder.appending(path: "g.txt"))
      let usual = ["render", "g.txt", "-f", "pdf", "-s", "a6", "--book", "-o", "o"]
      _ = try run(
        usual + ["--set", "ink=red", "--set", "pitch=5mm", "--set", "ruling=grid"], in: folder)
      let pdf = "o/g/a6-classic-paper-light-ink-red-pitch-5mm-ruling-grid/g.pdf"
      let again = ["render", "g.txt", "--from", pdf, "--dry-run"]
      let blue = try run(again + ["--set", "ink=blue"], in: folder)
      #expect(blue.output.contains("ruling-grid") && blue.output.contains("ink-blue"), "\(blue)")
      #expect(!blue.output.contains("ink-red"), "\(blue)")
      let plain = try run(again + ["--set", "default"], in: folder)
      #expect(!plain.output.contains("ruling"), "\(plain)")
    }
  }

  @Test func wordsThatAreMissingBesideAreTold() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. Owl\n3. Cat\n".utf8).write(to: folder.appending(path: "g.txt"))
      try Data("1. Fuchs\n".utf8).write(to: folder.appending(path: "d.txt"))
      let words = ["render", "--beside", "d.txt", "-f", "svg", "-s", "a6", "-q", "g.txt"]
      let all = try run(words, in: folder)
      #expect(
        all.code == 0
          && all.errors == "g.txt: warning: the list of --beside has no words for days 2, 3\n")
      #expect(try run(words + ["--days", "1"], in: folder).errors == "")
      try Data("Day,English,Deutsch\n1,Fox,Fuchs\n2,Owl,Eule\n".utf8).write(
        to: folder.appending(path: "s.csv"))
      let sheet = ["render", "s.csv", "--beside", "s.csv", "-f", "svg", "-s", "a6", "-q"]
      let same = try run(sheet, in: folder)
      #expect(same.errors.contains("the words of --beside are those of the list"), "\(same)")
      #expect(try run(sheet + ["--language", "de"], in: folder).errors == "")
    }
  }

  @Test func aMonthOnThePageOfADayIsDoubted() throws {
    try withScratchFolder { folder in
      try Data(#"{ "name": "mine", "items": [{ "item": "calendar" }] }"#.utf8).write(
        to: folder.appending(path: "l.json"))
      let checked = try run(["check", "l.json"], in: folder)
      #expect(
        checked.code == 0
          && checked.errors.hasPrefix(
            "l.json: warning: the item \"calendar\" shows one prompt a page; write \"page\": \"month\"\n"
          ),
        "\(checked)")
    }
  }

  @Test func aDryRunIsJSONToo() throws {
    let run = try run(
      ["render", "inktober-2026", "--dry-run", "--json", "-f", "svg", "--single", "--days", "1"])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["files"] as? [String] == ["01-apple.svg"], "\(run)")
    #expect((json["folder"] as? String)?.hasPrefix("Output/inktober-2026/") == true)
    let none = try self.run(["list", "sizes", "--search", "zzz"])
    #expect(none.code == 0 && none.errors.contains("none of the sizes contains"), "\(none)")
    #expect(try self.run(["completions"]).errors.contains("bash, zsh, fish"))
  }

  /// Z shell takes the script from a folder of functions, and as it is printed.
  @Test func completionsOfZshAreSourced() throws {
    let script =
      "autoload -U compinit; compinit -u -D; source <(\(inkleaf) completions zsh); print $_comps[inkleaf]"
    let outcome = try shell(["zsh", "-fc", script])
    #expect(outcome.output == "_inkleaf\n" && outcome.errors.isEmpty, "\(outcome)")
  }

  /// A word that a command takes leads to that command.
  @Test(arguments: [
    ("inktober-2026", "render inktober-2026"), ("prompts.txt", "render prompts.txt"),
    ("sizes", "list sizes"), ("zsh", "completions zsh"),
  ]) func aWordWithoutItsCommandIsUnderstood(_ word: String, _ meant: String) throws {
    let outcome = try run([word])
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.hasPrefix(
        "inkleaf: error: unknown command \"\(word)\": did you mean `inkleaf \(meant)`?\n"),
      "\(outcome)")
  }

  /// A file that looks like a layout is checked as the list that it is said to be.
  @Test func checkObeysTheSyntax() throws {
    try withScratchFolder { folder in
      let text = #"{ "extends": "classic", "items": [{ "prompt": "Owl" }, { "prompt": "Fox" }] }"#
      try Data(text.utf8).write(to: folder.appending(path: "x.json"))
      #expect(try run(["check", "x.json"], in: folder).code == 65)
      let list = try run(["check", "--syntax", "json", "x.json"], in: folder)
      #expect(list.code == 0 && list.output.hasPrefix("x.json: 2 prompts"), "\(list)")
    }
  }

  @Test func checkTellsWhatThePagesCannotHave() throws {
    try withScratchFolder { folder in
      // Two characters that no font has, in one place.
      try Data("1. \u{378}\u{1F3FB}x\n2. Owl\n4. Cat\n".utf8)
        .write(to: folder.appending(path: "l.txt"))
      let list = try run(["check", "l.txt"], in: folder)
      #expect(list.code == 65 && list.errors.contains("no installed font has U+0378"), "\(list)")
      #expect(list.errors.components(separatedBy: "no installed font").count == 2, "\(list)")
      try Data(#"{ "lists": ["l.txt"], "sizes": ["a6"], "posters": [] }"#.utf8)
        .write(to: folder.appending(path: "r.json"))
      // The error of one edition hides no warning.
      let release = try run(["check", "r.json"], in: folder)
      #expect(release.code == 65 && release.errors.contains("number 3 is missing"), "\(release)")
      #expect(release.errors.contains("no installed font has U+0378"))
      #expect(release.errors.contains(#"with "overrides": [{"missing": "box"}], or"#))
    }
  }

  @Test func listsComeFromTheShellToo() throws {
    let list = try shell(["bash", "-c", "\(inkleaf) show <(printf '1. Fox\\n2. Owl\\n')"])
    #expect(list.code == 0 && list.output.contains("2  Owl"), "\(list)")
    let input = try shell([
      "bash", "-c", "printf '1. Fox\\n2. Owl\\n' | \(inkleaf) show /dev/stdin",
    ])
    #expect(input.code == 0 && input.output.contains("2  Owl"), "\(input)")
  }

  /// What `render` refuses is wrong for `check`, too.
  @Test func lettersWithoutAFontAreErrors() throws {
    try withScratchFolder { folder in
      try Data("1. Fox\n2. \u{F1234}\n3. Owl\n".utf8).write(to: folder.appending(path: "l.txt"))
      for words in [["check"], ["check", "--json"], ["render", "--dry-run"]] {
        let run = try run(words + ["l.txt"], in: folder)
        #expect(run.code == 65 && (run.errors + run.output).contains("U+F1234"), "\(run)")
      }
    }
  }

  /// Where an axis of a release has no value that can be read, overrides for it are not faults of their own.
  @Test func aWrongValueOfAnAxisIsToldOnce() throws {
    try withScratchFolder { folder in
      let file =
        #"{ "lists": "inktober-2026", "sizes": "b0", "overrides": [{ "for": { "size": "b0" }, "days": "1" }] }"#
      try Data(file.utf8).write(to: folder.appending(path: "r.json"))
      let run = try run(["check", "r.json"], in: folder)
      #expect(run.errors == "r.json:1:38: error: unknown size \"b0\": did you mean b4?\n", "\(run)")
    }
  }

  /// A wrong variable of the environment is told once, and is no fault of a file.
  @Test func aWrongTimeIsNoFaultOfTheRelease() throws {
    try withScratchFolder { folder in
      try Data(#"{ "lists": "inktober-2026" }"#.utf8).write(to: folder.appending(path: "r.json"))
      for words in [["check", "r.json"], ["release", "r.json", "--dry-run"]] {
        let run = try shell(
          [inkleaf] + words, in: folder, environment: ["SOURCE_DATE_EPOCH": "soon"])
        #expect(
          run.code == 64
            && run.errors.hasPrefix("inkleaf: error: SOURCE_DATE_EPOCH is \"soon\""), "\(run)")
        #expect(run.errors.count { $0 == "\n" } == 1, "\(run)")
      }
    }
  }

  /// A dry run opens the folder as the run does, which follows no link.
  @Test func aDryRunFollowsNoLink() throws {
    try withScratchFolder { folder in
      try Data(#"{ "lists": "inktober-2026" }"#.utf8).write(to: folder.appending(path: "r.json"))
      for name in ["out", "elsewhere"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "out/inktober-2026").path(),
        withDestinationPath: "../elsewhere")
      let run = try run(["release", "r.json", "-o", "out", "--dry-run"], in: folder)
      #expect(run.code == 66 && run.errors.contains("symbolic link"), "\(run)")
    }
  }

  /// JSON holds the warnings of pages, so that they are not beside it as well.
  @Test func warningsOfAReleaseAreInItsJSONAlone() throws {
    try withScratchFolder { folder in
      let list =
        "1. Fox\n2. the shell of a great unendingly wonderful Donaudampfschifffahrtsgesellschaft\n3. Owl\n"
      try Data(("start: 2026-10-01\n" + list).utf8).write(to: folder.appending(path: "l.txt"))
      let file =
        #"{ "lists": "l.txt", "sizes": "a6", "layouts": "calendar", "formats": "svg", "site": false, "posters": [] }"#
      try Data(file.utf8).write(to: folder.appending(path: "r.json"))
      let run = try run(["release", "r.json", "--json"], in: folder)
      #expect(run.code == 0 && run.errors.isEmpty && run.output.contains("\"warning\""), "\(run)")
    }
  }

  @Test func aNewListEndsBeforeTheLastYear() throws {
    let run = try run(["new", "T", "--year", "9998", "--month", "12", "--count", "1000"])
    #expect(run.code == 64 && run.errors.contains("past the year 9999"), "\(run)")
  }

  /// A preview shows what changes pages for print, so that nobody has to draw them to see it.
  @Test func previewsShowWhatPrintingNeeds() throws {
    try withScratchFolder { folder in
      var sums: Set<Data> = []
      for words in [
        [], ["--gutter", "15mm"], ["--holes", "left"], ["--hand", "left"],
        ["--safe-area", "30mm"], ["--ink", "black"],
      ] {
        let run = try run(
          ["preview", "inktober-2026", "-t", "pumpkin", "-s", "a6", "--days", "2", "-o", "p"]
            + words,
          in: folder)
        #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
        sums.insert(
          try Data(contentsOf: folder.appending(path: "p/inktober-2026/preview.png")))
      }
      #expect(sums.count == 6)
    }
  }

  /// A book of some days has its gutters as a book of its own, unless single pages are drawn with it.
  @Test func booksOfSomeDaysBeginWithARightPage() throws {
    try withScratchFolder { folder in
      func lefts(_ words: [String]) throws -> (errors: String, places: [Double]) {
        let all = [
          "render", "inktober-2026", "-s", "a5", "--gutter", "20mm", "--days", "2-4", "-f", "pdf",
        ]
        let run = try run(all + words, in: folder)
        let book = try #require(
          FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
            .first { $0.hasPrefix(words.last ?? "") && $0.hasSuffix("-days-2-4.pdf") })
        let text = try shell(["pdftotext", "-bbox", book, "-"], in: folder).output
        return (
          run.errors,
          text.split(separator: "<page").dropFirst().map { page in
            page.split(separator: "xMin=\"").dropFirst()
              .compactMap { Double($0.prefix { $0 != "\"" }) }.min() ?? 0
          }
        )
      }
      let alone = try lefts(["--book", "-o", "alone"])
      #expect(alone.errors.isEmpty && alone.places.count == 3, "\(alone)")
      #expect(alone.places[0] > 50 && alone.places[1] < 50 && alone.places[2] > 50, "\(alone)")
      let both = try lefts(["-o", "both"])
      #expect(both.errors.contains("--book to make it alone") && both.places[0] < 50, "\(both)")
    }
  }

  @Test func hardColoursAreTold() throws {
    let run = try run(
      [
        "render", "inktober-2026", "--set", "light.ink=#eeeeee", "--appearance", "light",
        "--dry-run",
      ])
    #expect(run.code == 0 && run.errors.contains("has a contrast of"), "\(run)")
  }
}
