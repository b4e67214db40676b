import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Words as pages show them, and as files keep them.
@Suite struct TypesetWordsTests {
  @Test(arguments: [
    ("en", #"the "lucky" coat"#, "the “lucky” coat"),
    ("en", "the 'lucky' coat", "the ‘lucky’ coat"),
    ("en", #""the 'lucky' coat""#, "“the ‘lucky’ coat”"),
    ("en", "don't", "don’t"), ("en", "rock 'n' roll", "rock ’n’ roll"),
    ("en", "'tis the dogs' bowl", "’tis the dogs’ bowl"), ("en", "summer of '69", "summer of ’69"),
    ("en", "a 6\" nail", "a 6\" nail"), ("en", "5'", "5'"), ("en", "one \" alone", "one \" alone"),
    ("en", #"("lucky")"#, "(“lucky”)"), ("en", "", ""), ("en", "'", "’"), ("en", "\"\"", "“”"),
    ("de", #"der "alte" Hut"#, "der „alte“ Hut"), ("de", "der 'alte' Hut", "der ‚alte‘ Hut"),
    ("fr", #"le "vieux" chapeau ?"#, "le «\u{202F}vieux\u{202F}» chapeau\u{202F}?"),
    ("fr", "l'eau", "l’eau"), ("es", #"el "viejo""#, "el «viejo»"),
    ("pt-BR", #"o "velho""#, "o “velho”"), ("pt", #"o "velho""#, "o «velho»"),
    ("sv", #"den "gamla""#, "den ”gamla”"), ("pl", #""stary""#, "„stary”"),
    ("ru", #""старый""#, "«старый»"), ("ja", #""猫"と"#, "「猫」と"), ("zh-TW", #""貓""#, "「貓」"),
    ("qx", #""so""#, "“so”"), ("en", "https://a.org/it's it's", "https://a.org/it's it’s"),
  ])
  func setsQuotesByLanguage(_ language: String, _ text: String, _ expected: String) {
    #expect(QuoteMarks(language: language).set(text) == expected)
  }

  /// Slashes keep their letters: who searches for "AC/DC" finds it.
  @Test(arguments: ["cat/dog", "cat / dog", "1/2", "AC/DC", "he/she/they"])
  func keepsSlashes(_ text: String) {
    let list = PromptList(title: "T", prompts: [Prompt(number: 1, text: text)])
    #expect(list.typeset.prompts[0].text == text)
  }

  /// Whatever the text, only quotes, spaces and slashes change, and what is set stays as it is.
  @Test func keepsAllElse() {
    var random = SplitMix(seed: 5)
    let letters = Array(" \"'a9/(é猫—-")
    for _ in 0..<5000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
      for language in ["en", "de", "fr", "ja", "sv"] {
        let marks = QuoteMarks(language: language)
        let set = marks.set(text)
        func others(_ text: String) -> String {
          text.filter { !"\"'“”‘’„‚«»「」『』".contains($0) && !$0.isWhitespace }
        }
        #expect(others(set) == others(text), "\(text)")
        #expect(text.count(where: { $0 == "/" }) == set.count(where: { $0 == "/" }))
      }
    }
  }

  /// Pages have the words of the language; names of files and the list itself do not change.
  @Test func onlyPagesShowThem() throws {
    let list = PromptList(
      title: "Ink", prompts: [Prompt(number: 1, text: "grandma's \"lucky\" coat/hat")])
    let document = try Document(
      list, layout: Layout(named: "classic"), page: Page(.a4), theme: .paper, words: .english,
      metrics: FixedMetrics())
    let words = document.sheets[0].marks.compactMap { mark in
      if case .text(let line) = mark { line.text } else { nil }
    }.joined(separator: " ")
    #expect(words.contains("grandma’s “lucky” coat/hat"))
    #expect(document.sheets[0].name == "01-grandmas-lucky-coat-hat")
    #expect(document.lostWords(of: list, in: .classic).isEmpty)
  }

  /// Quotes hang out of the column; the letters of all prompts begin at one place.
  @Test func quotesHang() throws {
    func start(_ text: String) throws -> Double {
      let list = PromptList(title: "Ink", prompts: [Prompt(number: 1, text: text)])
      let document = try Document(
        list, layout: Layout(named: "classic"), page: Page(.a4), theme: .paper, words: .english,
        metrics: FixedMetrics())
      return try #require(
        document.sheets[0].marks.compactMap { mark in
          if case .text(let line) = mark, line.text.contains("Ink"), line.size > 20 {
            line.origin.x
          } else {
            nil
          }
        }.first)
    }
    #expect(try start("“Ink”") < start("Ink"))
    #expect(try start("Ink’s") == start("Ink"))
  }
}
