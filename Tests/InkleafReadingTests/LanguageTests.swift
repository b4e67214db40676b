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

  /// Words decide between the languages that share the name of a month.
  @Test(arguments: [
    ("Oktober 2026", "%.", "ræv|regn|måne|æble|nøgle", "da"),
    ("Oktober 2026", "%.", "rev|sopp|gresskar|snø|nøkkel", "nb"),
    ("Oktober 2026", "% okt:", "svamp|ekorre|sjö|äpple", "sv"),
    ("Oktober 2026", "%.", "paddenstoel|eekhoorn|ijsje|zeehond", "nl"),
    ("Oktober 2026", "%.", "Nebel|Eule|Kürbis|Laub", "de"),
    ("", "% Oktober 2026:", "Rubah|Hujan|Bulan", "id"),
    ("Repte octubre 2026", "%.", "carabassa|lluna|castanyes|òliba", "ca"),
    ("", "% d'octubre:", "carabassa|lluna|castanyes", "ca"),
    ("Novembre 2026", "%.", "brouillard|écureuil|forêt|œil", "fr"),
    ("Novembre 2026", "%.", "nebbia|scoiattolo|castagna|perché", "it"),
  ])
  func monthsAreShared(
    _ title: String, _ label: String, _ words: String, _ language: String
  ) throws {
    let lines = words.split(separator: "|").enumerated().map { place, word in
      "\(label.replacing("%", with: "\(place + 1)")) \(word)"
    }
    let text = ([title] + lines).joined(separator: "\n")
    #expect(try PromptList(parsing: Array(text.utf8), path: "t").language == language)
  }

  /// A month alone is no more than a guess.
  @Test func aMonthAloneIsDoubted() throws {
    let text = "Oktober 2026\n1. blad\n2. wol\n3. trui"
    let read = try ReadList(parsing: Array(text.utf8), path: "t")
    #expect(read.doubts.contains { $0.message.hasPrefix("the language is taken as ") })
  }

  /// The form to keep is doubted, too, and few words with letters that English never has.
  @Test(arguments: [
    "title: Dyr\n\n1. Rev\n2. Ekorn\n3. Ugle\n4. Snø\n5. Fugl\n6. Hjort",
    "Zvířata\n1. Liška\n2. Ježek\n3. Srna\n4. Vlk",
    "title: Zvířata\n\n1. Liška\n2. Ježek\n3. Srna\n4. Vlk",
  ])
  func shortListsAreDoubted(_ text: String) throws {
    let read = try ReadList(parsing: Array(text.utf8), path: "t")
    #expect(read.doubts.contains { $0.message.contains("not in English") })
  }

  /// What the list says of its language counts.
  @Test(arguments: ["title: T\nlanguage: en\n\n", "---\nlanguage: en\n---\n"])
  func namedLanguagesStay(_ head: String) throws {
    let list = try PromptList(parsing: Array((head + "1. やかん\n2. 灯台の光\n").utf8), path: "t")
    #expect(list.language == "en")
  }
}
