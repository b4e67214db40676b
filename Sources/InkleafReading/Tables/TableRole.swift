import InkleafLists

/// The meaning of a table's column.
enum TableRole: CaseIterable {
  case number, date, prompt, note, month, year

  /// Headings of prompts that tables of other things have, too.
  static let vaguePrompts = [
    "title", "name", "summary", "event", "content", "text", "task", "item",
  ]

  /// Headings of prompts, the most certain first.
  private static let prompts: [String] =
    [
      "prompt", "prompts", "theme", "word", "topic", "subject", "idea", "challenge", "thema",
      "palabra", "mot", "begriff", "wort", "stichwort", "motiv", "thème", "tema", "palavra",
      "parola", "woord", "ord", "sana", "aihe", "słowo", "hasło", "temat", "слово", "тема", "お題",
      "テーマ", "主题", "consigna", "sujet", "מילה", "נושא", "الكلمة", "kelime", "konu", "slovo",
      "téma", "szó", "λέξη", "θέμα", "từ", "kata", "cuvânt", "단어", "주제", "题目",
      "الموضوع", "chủ đề", "หัวข้อ", "คำ", "विषय",
    ] + Self.vaguePrompts + ["words"]

  /// Headings of what a row's prompts have in common, where another column has these.
  static let themes = [
    "theme", "topic", "thema", "thème", "tema", "category", "kategorie", "catégorie",
  ]

  /// How hard prompts are.
  static let levels: [Set<String>] = [
    ["easy", "medium", "hard", "difficult", "advanced"],
    ["beginner", "beginners", "intermediate", "advanced", "expert"],
    ["leicht", "mittel", "schwer"], ["facile", "moyen", "difficile"],
    ["fácil", "medio", "difícil"],
  ]

  /// Headings of several prompts of the same day, of which a table may have some.
  private static let parts: [Set<String>] =
    [
      ["am", "pm"], ["morning", "afternoon", "evening", "night"],
      [
        "character", "animal", "creature", "person", "action", "verb", "object", "noun", "thing",
        "place",
        "setting", "location", "emotion", "mood", "adjective", "who", "what", "where",
      ],
    ] + levels

  /// Whether headings are those of several prompts of the same day, as "Easy" and "Hard".
  static func areParts(_ names: [String]) -> Bool {
    names.count > 1 && Set(names).count == names.count
      && parts.contains { $0.isSuperset(of: names) }
  }

  /// Whether words come again and again beside others that differ, so that they are what several have in common.
  static func areThemes(_ words: [String], beside others: [String]) -> Bool {
    words.count > 3 && others.count == words.count && Set(words).count * 4 <= words.count * 3
      && Set(others).count == others.count
  }

  /// Whether a heading is that of the first column of a form's answers, which has the time of each.
  static func namesTimeOfAnswer(_ heading: String) -> Bool {
    ["timestamp", "zeitstempel", "horodateur", "marca temporal"].contains(
      withoutMarks(heading).lowercased())
  }

  /// Whether a heading is that of when a program made or changed a row.
  static func namesRecord(_ heading: String) -> Bool {
    heading.split { !$0.isLetter }.contains {
      ["created", "modified", "updated", "edited", "added", "completed", "submitted"].contains($0)
    }
  }

  private static let sets = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Set($0.headings)) })
  private static let allHeadings = Set(allCases.flatMap(\.headings))

  /// Whether a heading is that of a column with one of the roles.
  static func isHeading(_ name: String) -> Bool { allHeadings.contains(name) }

  /// Whether a heading is that of a column with this role.
  func isCalled(_ name: some StringProtocol) -> Bool {
    Self.sets[self]?.contains(String(name)) == true
  }

  /// The headings of a column with this role, the most certain first.
  var headings: [String] {
    switch self {
    case .number:
      [
        "day", "number", "no", "no.", "nr", "nr.", "#", "n", "week", "tag", "día", "jour", "dia",
        "giorno", "dag", "päivä", "dzień", "день", "日", "日目", "woche", "semaine", "semana",
        "settimana", "vecka", "uge", "uke", "viikko", "tydzień", "неделя", "n°", "nº", "№", "num",
        "kw", "position", "order", "יום", "اليوم", "gün", "den", "nap", "ημέρα", "ngày", "hari",
        "ziua", "일",
      ]
    case .date:
      [
        "date", "datum", "fecha", "when", "data", "dato", "päivämäärä", "pvm", "дата", "日付", "日期",
        "tarih", "dátum", "ημερομηνία", "ngày tháng", "tanggal", "التاريخ", "تاريخ", "תאריך", "날짜",
        "วันที่",
        "start date", "start", "starts", "startdate", "begin", "from", "beginn", "anfang", "début",
        "inicio",
        "inizio", "due", "due date", "duedate", "due on", "due at", "deadline", "fällig",
        "fällig am", "échéance", "fecha límite",
      ]
    case .prompt: Self.prompts
    case .note:
      [
        "note", "notes", "details", "detail", "description", "hint", "hints", "comment",
        "comments", "remark", "remarks", "tips", "instructions", "explanation", "rules", "title",
        "meaning", "name", "notiz", "hinweis", "beschreibung", "bemerkung", "anmerkung", "nota",
        "notas",
        "descripción", "descrição", "descrizione", "remarque", "opmerking", "anteckning",
        "huomautus", "uwagi", "opis", "примечание", "описание", "備考", "ヒント", "メモ", "bemerkungen",
        "remarques", "observações", "observaciones", "poznámka", "megjegyzés", "not", "notlar",
        "σημειώσεις", "примітка", "ghi chú", "catatan", "메모", "备注", "備註", "ملاحظات", "הערות",
        "หมายเหตุ", "टिप्पणी", "card description",
      ]
    case .month:
      [
        "month", "monat", "mois", "mes", "mese", "mês", "maand", "månad", "måned", "miesiąc",
        "месяц", "月",
      ]
    case .year: ["year", "jahr", "année", "año", "anno", "ano", "jaar", "år", "rok", "год", "年"]
    }
  }
}
