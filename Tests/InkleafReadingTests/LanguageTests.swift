import Testing

@testable import InkleafLists
@testable import InkleafReading

@Suite struct LanguageTests {
  /// A list without a language has that of its letters, where they tell one.
  @Test(arguments: [
    ("やかん|流木|灯台|蛾の羽", "ja"), ("指輪|苔|幽霊", "en"), ("반지|이끼|유령", "ko"), ("δαχτυλίδι|βρύα", "el"),
    ("טבעת|אזוב|רוח", "he"), ("แหวน|มอส|ผี", "th"), ("خاتم|طحلب|شبح", "ar"),
    ("گردنبند|پرنده|خزه", "fa"),
    ("انگوٹھی|کائی|بھوت", "en"), ("Кольцо|Мышь|Призрак", "ru"),
    ("Каблучка|Мох|Привид і тінь", "uk"),
    ("Пръстен|Мъх|Дух", "en"), ("Ring|Moss|Ghost", "en"), ("Ring|Moss|Ghost|やかん", "en"),
    ("अंगूठी|काई|भूत", "en"), ("Zając|Świeca|Łódź|Źdźbło|Mgła", "pl"), ("Straße|Fuß|Bär|Öl|Wald", "de"),
    ("Niño|Cañón|Árbol|Corazón|Luna", "es"), ("Kůň|Řeka|Děšť|Měsíc|Pes", "cs"),
    ("Maçã|Pão|Coração|Fogão|Lua", "pt"), ("Mưa|Rừng|Mặt trăng|Bếp|Cá", "vi"),
    ("Forêt|Fenêtre|Château|Étoile|Loup", "fr"), ("Öö|Küünal|Mäng|Jää|Küla", "en"),
    ("Piñata|Jalapeño|Café|Owl|Moon", "en"),
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

  /// Words that are not English, in a language that their letters do not tell, are doubted.
  @Test(arguments: [
    ("Öö|Küünal|Mäng|Jää|Küla", true), ("Forêt|Fenêtre|Château|Étoile|Loup", false),
    ("指輪|苔|幽霊|月", true), ("Пръстен|Мъх|Дух|Път", true),
    ("Piñata|Crème brûlée|Café|Owl|Moon|Fox|Bear", false), ("Ring|Moss|Ghost|Owl", false),
    ("Zając|Świeca|Łódź|Źdźbło|Mgła", false), ("Kiwi|Łódź|Straße|Öl|Café", true),
  ])
  func unknownLanguagesAreDoubted(_ words: String, _ isDoubted: Bool) throws {
    for head in ["", "title: T\nlanguage: en\n\n"] {
      let lines = words.split(separator: "|").enumerated().map { "Day \($0 + 1): \($1)" }
      let list = try ReadList(
        parsing: Array((head + lines.joined(separator: "\n")).utf8), path: "t")
      let doubts = list.doubts.filter { $0.message.contains("not in English") }
      #expect(doubts.count == (isDoubted && head.isEmpty ? 1 : 0), "\(words) \(list.doubts)")
    }
  }

  /// What the list says of its language counts.
  @Test(arguments: ["title: T\nlanguage: en\n\n", "---\nlanguage: en\n---\n"])
  func namedLanguagesStay(_ head: String) throws {
    let list = try PromptList(parsing: Array((head + "1. やかん\n2. 灯台の光\n").utf8), path: "t")
    #expect(list.language == "en")
  }
}
