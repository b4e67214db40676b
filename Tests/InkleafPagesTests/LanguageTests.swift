import Testing

@testable import InkleafPages

@Suite struct LanguageTests {
  /// A list without a language has that of its letters, where they tell one.
  @Test(arguments: [
    ("やかん|流木|灯台|蛾の羽", "ja"), ("指輪|苔|幽霊", "en"), ("반지|이끼|유령", "ko"), ("δαχτυλίδι|βρύα", "el"),
    ("טבעת|אזוב|רוח", "he"), ("แหวน|มอส|ผี", "th"), ("خاتم|طحلب|شبح", "ar"),
    ("گردنبند|پرنده|خزه", "fa"),
    ("انگوٹھی|کائی|بھوت", "en"), ("Кольцо|Мышь|Призрак", "ru"),
    ("Каблучка|Мох|Привид і тінь", "uk"),
    ("Пръстен|Мъх|Дух", "en"), ("Ring|Moss|Ghost", "en"), ("Ring|Moss|Ghost|やかん", "en"),
    ("अंगूठी|काई|भूत", "en"),
  ])
  func lettersTellTheLanguage(_ words: String, _ language: String) throws {
    let words = words.split(separator: "|")
    let numbered = words.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    for text in [
      numbered, "title: T\n\n" + numbered, "number,prompt\n" + numbered.replacing(". ", with: ","),
    ] {
      #expect(try PromptList(parsing: Array(text.utf8), path: "t").language == language)
    }
  }

  /// What the list says of its language counts.
  @Test(arguments: ["title: T\nlanguage: en\n\n", "---\nlanguage: en\n---\n"])
  func namedLanguagesStay(_ head: String) throws {
    let list = try PromptList(parsing: Array((head + "1. やかん\n2. 灯台の光\n").utf8), path: "t")
    #expect(list.language == "en")
  }
}
