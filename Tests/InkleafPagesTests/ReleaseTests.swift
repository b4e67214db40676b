import InkleafGeometry
import Foundation
@testable import InkleafLists
@testable import InkleafPages
import Support
import Testing

@Suite struct ReleaseTests {
  func release(_ text: String) throws -> ReleaseFile {
    try ReleaseFile(parsing: Array(text.utf8), path: "r.json")
  }

  func editions(
    _ text: String, languages: [String] = ["en", "es"]
  ) throws -> [ReleaseFile.Edition] {
    let release = try release(text)
    return try release.editions(
      of: zip(release.lists, languages).map { ReleaseFile.List(path: $0.text, language: $1) })
  }

  @Test func aListIsEnough() throws {
    let release = try release(#"{ "lists": "Prompts/Ink Month 2027.txt" }"#)
    #expect(release.name == "ink-month-2027")
    let editions = try editions(#"{ "lists": "Prompts/Ink Month 2027.txt" }"#)
    #expect(editions.map(\.name) == ["ink-month-2027-a4-classic-paper-light"])
    #expect(editions.first?.recipe.formats == Format.allCases)
    #expect(
      release.posters.map(\.name).contains("story")
        && release.posters.map(\.name).contains("instagram-square"))
  }

  /// What is written as it stands above means that alone.
  @Test func wordsOfExclusionsMeanOneValue() throws {
    func names(_ keys: String) throws -> [String] {
      try editions(
        #"{ "lists": ["en/a.txt", "es/a.txt"], "names": "{language}-{size}-{theme}", "formats": "pdf", \#(keys) }"#
      )
      .map(\.name)
    }
    #expect(try names(##""exclude": [{ "list": "es/a.txt" }]"##) == ["en-a4-paper"])
    #expect(
      try names(##""sizes": ["8.5x11in", "8.5x14in"], "exclude": [{ "size": "8.5x14in" }]"##)
        == ["en-8-5x11in-paper", "es-8-5x11in-paper"])
    #expect(throws: (any Error).self) { try names(##""exclude": [{ "list": "a" }]"##) }
    #expect(throws: (any Error).self) {
      try names(##""sizes": "8.5x11in", "exclude": [{ "size": "8.5x14in" }]"##)
    }
  }

  /// Folders with longer names cannot be made.
  @Test func namesFitIntoFileSystems() throws {
    let list = String(repeating: "a", count: 75)
    let names = #""names": "{list}-{list}-{list}-{list}""#
    #expect(
      throws: UsageProblem(
        "the name \"\(list.prefix(30))…\" has 303 bytes, and a folder's may have 240; shorten"
          + " \"names\", or the name of the list's file")
    ) { try editions(#"{ "lists": "\#(list).txt", "sizes": "a4", \#(names) }"#) }
  }

  /// What is wished for all editions needs no list of them.
  @Test(arguments: [#"{ "bleed": "3mm" }"#, #"{ "for": {}, "bleed": "3mm" }"#])
  func anOverrideMayBeForAll(_ override: String) throws {
    let editions = try editions(
      #"{ "lists": "a", "sizes": ["a4", "a5"], "overrides": [\#(override)] }"#)
    #expect(editions.map(\.recipe.bleed) == [Length(3, .mm), Length(3, .mm)])
  }

  @Test func aNameOfSignsIsNoFolder() throws {
    #expect(try release(##"{ "name": "🎃", "lists": "a" }"##).name == "release")
  }

  @Test func everythingIsMadeWithEverything() throws {
    let editions = try editions(
      """
      { "lists": ["a.txt", "b.txt"], "sizes": ["a4", "210x200mm"], "themes": ["paper", "./my one.json"],
        "appearances": ["light", "dark"], "formats": "png", "names": "{language}-{list}-{size}-{theme}-{appearance}" }
      """)
    #expect(editions.count == 16)
    #expect(editions[0].name == "en-a-a4-paper-light")
    #expect(editions[15].name == "es-b-210x200mm-my-one-dark")
    #expect(Set(editions.map(\.name)).count == 16)
  }

  @Test func editionsAreLeftOutAndTakenIn() throws {
    let editions = try editions(
      """
      { "lists": ["x/a.txt", "b.txt"], "sizes": ["a4", "story"], "appearances": ["light", "dark"],
        "formats": ["pdf", "png"], "languages": ["en"],
        "exclude": [{ "size": "a4", "appearance": "dark" }, { "size": "story", "format": "pdf" },
          { "list": "b", "language": "es" }],
        "include": [{ "size": ["a5"], "theme": "mint", "appearance": "dark", "format": "svg" },
          { "size": "a4", "appearance": "dark", "format": "png" }] }
      """)
    #expect(
      editions.map { "\($0.name) \($0.recipe.formats.map(\.name).joined(separator: "+"))" } == [
        "a-a4-classic-paper-light pdf+png", "a-story-classic-paper-light png",
        "a-story-classic-paper-dark png", "a-a5-classic-mint-dark svg",
        "a-a4-classic-paper-dark png",
      ])
  }

  /// What is included may name a list by its file's name alone.
  @Test(arguments: ["x/a.txt", "a.txt", "a"])
  func includedListsAreKnownByTheirNames(_ name: String) throws {
    let editions = try editions(
      """
      { "lists": ["x/a.txt", "b.txt"], "exclude": [{ "list": "a" }],
        "include": [{ "list": "\(name)", "size": "a5" }] }
      """)
    #expect(editions.map(\.name) == ["b-a4-classic-paper-light", "a-a5-classic-paper-light"])
    #expect(editions.map(\.list) == ["b.txt", "x/a.txt"])
  }

  @Test func theLastOverrideCounts() throws {
    let editions = try editions(
      """
      { "lists": ["a.txt"], "sizes": ["a4", "story"],
        "overrides": [
          { "for": { "size": "a4" }, "bleed": "3mm", "set": { "ink": "#203040" }, "transparent": true },
          { "for": { "size": ["a4", "story"] }, "bleed": "5mm", "set": ["ruling=dots"], "dpi": 600 },
          { "for": { "size": "story" }, "transparent": false, "names": "{list}-phone" }] }
      """)
    #expect(editions.map(\.name) == ["a-a4-classic-paper-light", "a-phone"])
    let (first, second) = (editions[0].recipe, editions[1].recipe)
    #expect(first.changes == [ThemeChange("ink", "#203040"), ThemeChange("ruling", "dots")])
    #expect(first.isTransparent && first.bleed == Length(5, .mm) && first.dpi == 600)
    #expect(second.changes == [ThemeChange("ruling", "dots")] && !second.isTransparent)
  }

  @Test func aMatrixIsBounded() throws {
    let sizes = (1...30).map { "\"\($0 + 50)x100mm\"" }.joined(separator: ",")
    let themes = (1...250).map { "\"./t\($0).json\"" }.joined(separator: ",")
    #expect {
      try editions("{ \"lists\": \"a.txt\", \"sizes\": [\(sizes)], \"themes\": [\(themes)] }")
    } throws: { "\($0)".hasPrefix("more than 20000 combinations") }
  }

  @Test func namesMustDiffer() throws {
    #expect {
      try editions(#"{ "lists": "a.txt", "sizes": ["a4", "a5"], "names": "{list}" }"#)
    } throws: { error in
      "\(error)".contains("several editions are called \"a\"")
    }
  }

  /// The advice for names that are alike is one that helps.
  @Test(arguments: [
    (
      #""lists": ["l.txt", "s/l.txt"], "names": "{list}-{size}""#,
      "rename one of the files l.txt and s/l.txt"
    ),
    (#""lists": ["l.txt", "s/l.txt"]"#, "rename one of the files l.txt and s/l.txt"),
    (#""lists": ["l.txt", "k.txt"], "names": "{size}""#, "add a field to \"names\""),
  ])
  func namesAreMadeToDiffer(_ keys: String, _ advice: String) throws {
    #expect {
      try editions("{ \(keys), \"sizes\": [\"a4\"] }")
    } throws: {
      "\($0)".hasSuffix(advice) || "\($0)".contains("; \(advice)")
    }
  }

  /// A value that there is not is told once, also where editions are meant by it.
  @Test func anUnknownValueIsToldOnce() {
    let text =
      #"{ "lists": "a", "sizes": ["a6", "a7"], "overrides": [{ "for": { "size": "a7" }, "bleed": "3mm" }] }"#
    let error = #expect(throws: Diagnostics.self) {
      try ReleaseFile(parsing: Array(text.utf8), path: "r.json")
    }
    #expect(error?.all.count == 1 && error?.all[0].column == 33, "\(String(describing: error))")
  }

  /// Names must differ in folders without case, too.
  @Test(arguments: [("s.txt", "S.txt"), ("s.txt", "ſ.txt"), ("strasse.txt", "straße.txt")])
  func namesDifferWithoutCase(_ one: String, _ other: String) throws {
    #expect {
      try editions("{ \"lists\": [\"\(one)\", \"\(other)\"], \"sizes\": [\"a4\"] }")
    } throws: { error in
      "\(error)".contains("rename one of the files \(one) and \(other)")
    }
  }

  @Test(arguments: [
    (#"{}"#, "1:1: error: a release needs the key \"lists\""),
    (#"[]"#, "1:1: error: expected a release, an object in { }, not an array"),
    (#"{ "lists": [] }"#, "1:12: error: expected at least one list"),
    (
      "{ \"lists\": [\((0...1000).map { "\"\($0)\"" }.joined(separator: ","))] }",
      "1:12: error: 1001 values for list; at most 1000 are possible"
    ),
    (#"{ "lists": 5 }"#, "1:12: error: expected a text in quotes, not the number 5"),
    (#"{ "lists": "a", "sizes": ["a44"] }"#, "1:27: error: unknown size \"a44\": did you mean a4?"),
    (#"{ "lists": "a", "themes": "papr" }"#, "did you mean paper?"),
    (#"{ "lists": "a", "layouts": "clasic" }"#, "did you mean classic?"),
    (#"{ "lists": "a", "formats": ["gif"] }"#, "choose from pdf, png, svg"),
    (#"{ "lists": "a", "sizes": ["a6", "A6"] }"#, "1:33: error: \"A6\" occurs twice"),
    (#"{ "lists": "a", "posters": ["a6", "A6"] }"#, "1:35: error: \"A6\" occurs twice"),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "bleed": "3" }] }"#,
      "1:67: error: \"3\" is not a length"
    ),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "set": { "ink": 5 } }] }"#,
      "1:74: error: expected a colour"
    ),
    (#"{ "lists": "a", "exclude": [{ "size": "letter" }] }"#, "no edition has size \"letter\""),
    (#"{ "lists": "a", "sizes": ["a4", "a4"] }"#, "1:33: error: \"a4\" occurs twice"),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "set": { "ink": "red", "ink": "teal" } }] }"#,
      "\"ink\" occurs twice; remove one"
    ),
    (#"{ "lists": "a", "size": "a4" }"#, "unknown key \"size\": did you mean sizes?"),
    (#"{ "lists": "a", "exclude": [{}] }"#, "this means every edition"),
    (#"{ "lists": "a", "exclude": { "size": "a4" } }"#, "expected an array of objects"),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "syntax": "csv" }] }"#,
      "\"for\" may name only lists here"
    ),
    (
      #"{ "lists": "a", "sizes": "a6,a5" }"#,
      "several values stand in an array; write [\"a6\", \"a5\"]"
    ),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "blead": 3 }] }"#,
      "did you mean bleed?"
    ),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "format": "pdf" } }] }"#,
      "editions do not differ by format"
    ),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "transparent": "yes" }] }"#,
      "expected true or false"
    ),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" }, "dpi": [1, 2] }] }"#,
      "expected one text"
    ),
    (#"{ "lists": "a", "names": "{nope}" }"#, "unknown field \"nope\""),
    (#"{ "lists": "a", "names": "../{list}" }"#, "only letters, figures"),
    (
      #"{ "lists": "a", "names": "all" }"#,
      "\"all\" has no field, so all editions would have one name"
    ),
    (#"{ "lists": "a", "themes": "all" }"#, "\"all\" names no theme; write the name of each"),
    (#"{ "lists": "l/*.txt" }"#, "\"l/*.txt\" names no list; write the name of each"),
    (#"{ "lists": "a", "languages": "Deutsch!" }"#, "\"Deutsch!\" is not a tag of a language"),
    (
      #"{ "lists": "a", "overrides": [{ "for": { "size": "a4" } }] }"#,
      "this changes nothing; write beside \"for\""
    ),
    (#"{ "lists": "a" "#, "error: "),
  ])
  func mistakesAreLocated(_ text: String, _ expected: String) throws {
    #expect {
      try release(text)
    } throws: { error in
      "\(error)".hasPrefix("r.json:1:") && "\(error)".contains(expected)
    }
  }
}
