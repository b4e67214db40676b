import Foundation
import InkleafGeometry
import Support
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Recipes: read from texts, written as JSON and as command lines, and put over one another.
@Suite struct RecipeTests {
  /// A text for each key, as it is written again.
  static let samples: [String: [String]] = [
    "format": ["pdf,svg"], "size": ["2048x2732px@264"], "orientation": ["landscape"],
    "dpi": ["120"], "days": ["1-7,31"], "layout": ["cover,two-up,./mine.json"],
    "backs": ["./back.json"], "copies": ["2"], "cards": ["30"], "seed": ["7"],
    "theme": ["./brand.json"],
    "appearance": ["dark"], "set": ["ink=#203040", "ruling=dots"], "transparent": [""],
    "rgb": [""], "hand": ["left"], "toolbar": ["top=15mm"], "safe-area": ["top=10mm,left=0.5in"],
    "bleed": ["3mm"], "ink": ["black"], "beside": ["es/list.txt"], "no-links": [""],
    "no-tags": [""], "book": [""], "missing": ["box"],
    "syntax": ["csv"], "select": ["Week One"], "language": ["es"],
    "gutter": ["8mm"], "holes": ["left"], "sheets": ["booklet=4"], "paper": ["a3,330x487mm"],
    "fit": [""],
    "marks": ["crop,slug"], "duplex": ["short"], "spine": ["top"], "creep": ["0.1mm"],
    "blanks": ["before-last"], "gap": ["6mm"], "ruler": [""],
  ]

  /// One distance is for all edges, and is written so again.
  @Test func safeAreasMayBeTheSameAtAllEdges() throws {
    let all = try SafeArea(reading: "6mm")
    #expect(all.lengths.count == 4 && Set(all.lengths.values.map(\.text)) == ["6mm"])
    #expect(all.text == "6mm")
    #expect(try SafeArea(reading: "top=6mm,left=6mm,right=6mm,bottom=6mm").text == "6mm")
    #expect(try SafeArea(reading: "left=6mm,top=6mm").text == "top=6mm,left=6mm")
    for wrong in ["6", "501mm", "6mm,top=5mm", "-6mm"] {
      #expect(throws: UsageProblem.self, "\(wrong)") { try SafeArea(reading: wrong) }
    }
  }

  /// A recipe in which every key is given, but for those that exclude each other.
  func full() throws -> Recipe {
    var patch = Recipe.Patch()
    for key in Recipe.keys where key.name != "single" {
      for text in try #require(Self.samples[key.name], "a new key needs a sample: \(key.name)") {
        try patch.set(key, to: text)
      }
    }
    return Recipe().with(patch)
  }

  @Test func everyKeyIsWrittenAsItWasRead() throws {
    let recipe = try full()
    for key in Recipe.keys where key.name != "single" {
      #expect(key.texts(recipe) == Self.samples[key.name], "\(key.name)")
    }
    #expect(Recipe.keys.count == Self.samples.count + 1)
    // A recipe that asks for nothing names only what every edition has.
    #expect(Recipe().commandLine == ["--size=a4", "--layout=classic", "--theme=paper"])
  }

  @Test(arguments: [
    ("--size=a4", "--size=a4"), ("--select=Week One", "'--select=Week One'"),
    ("--select=Ann's $1", #"'--select=Ann'\''s $1'"#), ("", "''"),
  ])
  func aShellReadsWordsAsTheyAre(word: String, written: String) throws {
    #expect(word.shellWord == written)
  }

  @Test func theJSONHoldsAllOfARecipe() throws {
    let recipe = try full()
    let text = recipe.json(version: "1", list: "é.txt").oneLine
    #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    let read = try #require(try WrittenRecipe(parsing: text, path: "x.pdf"))
    #expect(Recipe().with(read.patch) == recipe && read.list == "é.txt" && read.version == "1")
  }

  @Test(arguments: [
    ("output", "\"/tmp\""), ("font-dir", "\"/tmp\""), ("jobs", "\"1\""), ("bleed", "\"3\""),
    ("theme", "\"papr\""), ("set", "[\"ink=5\"]"), ("transparent", "\"yes\""), ("dpi", "{}"),
  ])
  func aRecipeHoldsNothingElse(_ key: String, _ value: String) {
    let text = #"{"inkleaf":"1","list":"l","options":{"\#(key)":\#(value)}}"#
    #expect {
      try WrittenRecipe(parsing: text, path: "x.pdf")
    } throws: { error in
      "\(error)".hasPrefix("x.pdf: error: its recipe cannot be used: ")
    }
  }

  /// Nor does what stands around its options, however it is called.
  @Test(arguments: [#""output":"/tmp","#, #""list":"other","#, #""options":{},"#])
  func aRecipeHasNoOtherKeys(_ member: String) {
    let text = #"{"inkleaf":"1",\#(member)"list":"l","options":{}}"#
    #expect(throws: Diagnostics.self) { try WrittenRecipe(parsing: text, path: "x.pdf") }
  }

  @Test(arguments: ThemeChange.backgroundKeys) func pathsAreTold(_ key: String) throws {
    var recipe = try full()
    recipe.changes.append(ThemeChange(key, "/etc/secret.png"))
    #expect(recipe.paths.map(\.option) == ["beside", "layout", "backs", "theme", "set"])
    #expect(Recipe().paths.isEmpty)
  }

  /// Values given later take the place of earlier ones; only a release adds changes up.
  @Test func laterValuesReplaceEarlierOnes() throws {
    func patch(_ pairs: (String, String)...) throws -> Recipe.Patch {
      var patch = Recipe.Patch()
      for (name, text) in pairs { try patch.set(try #require(Recipe.key(named: name)), to: text) }
      return patch
    }
    let book = Recipe().with(try patch(("book", ""), ("set", "ink=black")))
    #expect(book.binding == .book)
    #expect(book.with(try patch(("single", ""))).binding == .single)
    #expect(book.with(try patch(("single", ""), ("book", ""))).binding == .all)
    let changed = try patch(("set", "ruling=dots"))
    #expect(book.with(changed).changes == [ThemeChange("ruling", "dots")])
    #expect(book.adding(changed).changes.count == 2)
  }

  @Test(arguments: [
    ("days", "all"), ("beside", "none"), ("backs", "None"), ("safe-area", "none"),
    ("holes", "none"), ("sheets", "none"),
  ])
  func aWordTakesAValueAwayAgain(_ name: String, _ word: String) throws {
    let key = try #require(Recipe.key(named: name))
    var patch = Recipe.Patch()
    try patch.set(key, to: word)
    let recipe = try full().with(patch)
    #expect(key.texts(recipe) == [])
    // Completions tell it where they tell words at all.
    if case .any = key.choices { return }
    #expect("\(key.choices)".contains("\"\(word.lowercased())\""))
  }

  @Test func noLengthNeedsNoUnit() throws {
    for key in [Recipe.bleed, Recipe.gutter, Recipe.creep, Recipe.gap] {
      var patch = Recipe.Patch()
      try patch.set(key, to: "0")
      #expect(key.texts(try full().with(patch)) == (key.name == "gap" ? ["0mm"] : []))
      #expect(throws: UsageProblem.self) { try patch.set(key, to: "3") }
    }
  }

  @Test func foldersTellEditionsApart() throws {
    // All options together make a name that is too long for a folder; a checksum stands for its end.
    let all = try full().folderName(layout: "l", theme: "t", appearance: .dark)
    #expect(
      all.hasPrefix(
        "2048x2732px-264-landscape-l-t-dark-backs-back-copies-2-cards-30-seed-7-ink-203040-ruling-dots-transparent-rgb-left-hand"
          + "-toolbar-top-15mm-safe-area-top-10mm-left-"))
    #expect((160...180).contains(all.utf8.count))
    var other = try full()
    other.sheets.hasRuler = false
    #expect(other.folderName(layout: "l", theme: "t", appearance: .dark) != all)
    var short = Recipe(size: .a5)
    (short.copies, short.isTransparent) = (2, true)
    #expect(
      short.folderName(layout: "l", theme: "t", appearance: .dark)
        == "a5-l-t-dark-copies-2-transparent")
    let size = PageSize("../up", width: 100, height: 100, unit: .mm)
    let name = Recipe(size: size).folderName(layout: "l", theme: "a/../b", appearance: .light)
    #expect(name == "-up-l-a-..-b-light")
  }
}
