/// The meaning of a table's column.
enum TableRole: CaseIterable {
  case number, date, prompt, note, month, year

  /// The headings of such a column, the most certain first.
  var headings: [String] {
    switch self {
    case .number:
      [
        "day", "number", "no", "no.", "nr", "nr.", "#", "n", "week", "tag", "día", "jour", "dia",
        "giorno", "dag", "päivä", "dzień", "день", "日", "日目", "woche", "semaine", "semana",
        "settimana", "vecka", "uge", "uke", "viikko", "tydzień", "неделя", "n°", "nº", "№", "num",
        "kw", "position",
      ]
    case .date:
      [
        "date", "datum", "fecha", "when", "data", "dato", "päivämäärä", "pvm", "дата", "日付", "日期",
        "start date", "start", "starts", "startdate", "begin", "from", "beginn", "anfang", "début",
        "inicio",
        "inizio",
      ]
    case .prompt:
      [
        "prompt", "prompts", "theme", "word", "topic", "subject", "idea", "challenge", "thema",
        "palabra", "mot", "begriff", "wort", "stichwort", "motiv", "thème", "tema", "palavra",
        "parola", "woord", "ord", "sana", "aihe", "słowo", "hasło", "temat", "слово", "тема", "お題",
        "テーマ", "主题", "consigna", "sujet", "title", "name",
        "summary", "event", "content", "text", "task", "item", "words",
      ]
    case .note:
      [
        "note", "notes", "details", "detail", "description", "hint", "comment", "title", "meaning",
        "name", "notiz", "hinweis", "beschreibung", "bemerkung", "anmerkung", "nota", "notas",
        "descripción", "descrição", "descrizione", "remarque", "opmerking", "anteckning",
        "huomautus", "uwagi", "opis", "примечание", "описание", "備考",
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
