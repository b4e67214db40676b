import InkleafSuggestions

/// The words of labels such as "Name" and "Contents" in several languages.
enum LabelWords {
  /// The names of the labels, as layouts call them.
  static let names = table.map(\.name)

  /// Returns the words of a label; a language without them gets the English ones.
  ///
  /// - Parameter language: a BCP 47 tag.
  static func words(_ name: String, in language: String) -> String {
    guard let words = table.first(where: { $0.name == name })?.words else { return name }
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let all = words.split(separator: "|")
    let place = languages.firstIndex(of: ["no", "nn"].contains(code) ? "nb" : code) ?? 0
    return String(all.count > place ? all[place] : all[0])
  }

  /// Returns the name of a week, such as "Week 14".
  static func week(_ number: String, in language: String) -> String {
    let words = words("week", in: language)
    return words == "週" ? "第\(number)週" : "\(words) \(number)"
  }

  /// The languages of the table, in its order.
  static let languages = [
    "en", "de", "es", "fr", "it", "nl", "pt", "da", "nb", "sv", "pl", "ru", "uk", "ja",
  ]

  /// The words of labels, a language after the other.
  private static let table: [(name: String, words: String)] = [
    ("number", "No.|Nr.|N.º|Nº|N.|Nr.|N.º|Nr.|Nr.|Nr|Nr|№|№|第"),
    ("name", "Name|Name|Nombre|Nom|Nome|Naam|Nome|Navn|Navn|Namn|Imię|Имя|Ім’я|名前"),
    (
      "class",
      "Class|Klasse|Clase|Classe|Classe|Klas|Turma|Klasse|Klasse|Klass|Klasa|Класс|Клас|クラス"
    ),
    (
      "tools",
      "Tools|Werkzeug|Herramientas|Outils|Strumenti|Gereedschap|Ferramentas|Redskaber|Redskaper"
        + "|Verktyg|Narzędzia|Инструменты|Інструменти|道具"
    ),
    ("time", "Time|Zeit|Tiempo|Temps|Tempo|Tijd|Tempo|Tid|Tid|Tid|Czas|Время|Час|時間"),
    ("date", "Date|Datum|Fecha|Date|Data|Datum|Data|Dato|Dato|Datum|Data|Дата|Дата|日付"),
    (
      "title",
      "Title|Titel|Título|Titre|Titolo|Titel|Título|Titel|Tittel|Titel|Tytuł|Название|Назва|題名"
    ),
    (
      "notes",
      "Notes|Notizen|Notas|Notes|Note|Notities|Notas|Noter|Notater|Anteckningar|Notatki|Заметки|Нотатки|メモ"
    ),
    (
      "mood",
      "Mood|Stimmung|Ánimo|Humeur|Umore|Stemming|Humor|Humør|Humør|Humör|Nastrój|Настроение|Настрій|気分"
    ),
    (
      "medium",
      "Medium|Technik|Técnica|Technique|Tecnica|Techniek|Técnica|Teknik|Teknikk|Teknik|Technika|Техника"
        + "|Техніка|画材"
    ),
    (
      "learned",
      "What I learned|Das habe ich gelernt|Lo que aprendí|Ce que j’ai appris|Che cosa ho imparato"
        + "|Wat ik leerde|O que aprendi|Det lærte jeg|Det lærte jeg|Det lärde jag mig|Czego się nauczyłem"
        + "|Чему я научился|Чого я навчився|学んだこと"
    ),
    (
      "signature",
      "Signature|Unterschrift|Firma|Signature|Firma|Handtekening|Assinatura|Underskrift|Signatur"
        + "|Signatur|Podpis|Подпись|Підпис|署名"
    ),
    ("before", "Before|Vorher|Antes|Avant|Prima|Voor|Antes|Før|Før|Före|Przed|До|До|前"),
    ("after", "After|Nachher|Después|Après|Dopo|Na|Depois|Efter|Etter|Efter|Po|После|Після|後"),
    (
      "reference",
      "Reference|Vorlage|Referencia|Modèle|Modello|Voorbeeld|Referência|Forlæg|Forelegg|Förlaga|Wzór"
        + "|Образец|Зразок|資料"
    ),
    (
      "drawing",
      "Drawing|Zeichnung|Dibujo|Dessin|Disegno|Tekening|Desenho|Tegning|Tegning|Teckning|Rysunek|Рисунок"
        + "|Малюнок|絵"
    ),
    (
      "contents",
      "Contents|Inhalt|Índice|Sommaire|Indice|Inhoud|Índice|Indhold|Innhold|Innehåll|Spis treści"
        + "|Содержание|Зміст|目次"
    ),
    (
      "tracker",
      "Tracker|Übersicht|Progreso|Suivi|Progressi|Voortgang|Progresso|Fremskridt|Framgang|Framsteg|Postępy"
        + "|Дневник|Щоденник|記録"
    ),
    ("bingo", "Bingo|Bingo|Bingo|Bingo|Bingo|Bingo|Bingo|Bingo|Bingo|Bingo|Bingo|Бинго|Бінго|ビンゴ"),
    (
      "cards",
      "Cards|Karten|Tarjetas|Cartes|Carte|Kaarten|Cartões|Kort|Kort|Kort|Karty|Карточки|Картки|カード"
    ),
    ("month", "Month|Monat|Mes|Mois|Mese|Maand|Mês|Måned|Måned|Månad|Miesiąc|Месяц|Місяць|月"),
    (
      "week",
      "Week|Woche|Semana|Semaine|Settimana|Week|Semana|Uge|Uke|Vecka|Tydzień|Неделя|Тиждень|週"
    ),
    ("year", "Year|Jahr|Año|Année|Anno|Jaar|Ano|År|År|År|Rok|Год|Рік|年"),
    (
      "empty",
      "Empty page|Leere Seite|Página vacía|Page vide|Pagina vuota|Lege pagina|Página vazia|Tom side"
        + "|Tom side|Tom sida|Pusta strona|Пустая страница|Порожня сторінка|空白ページ"
    ),
    (
      "cover",
      "Cover|Titelseite|Portada|Couverture|Copertina|Omslag|Capa|Forside|Forside|Omslag|Okładka|Обложка"
        + "|Обкладинка|表紙"
    ),
    (
      "colophon",
      "Colophon|Impressum|Colofón|Colophon|Colophon|Colofon|Colofão|Kolofon|Kolofon|Kolofon|Kolofon"
        + "|Выходные данные|Вихідні дані|奥付"
    ),
    (
      "fonts",
      "Fonts|Schriften|Fuentes|Polices|Caratteri|Lettertypen|Fontes|Skrifter|Skrifter|Typsnitt|Kroje|Шрифты|Шрифти|書体"
    ),
    (
      "size",
      "Size|Format|Formato|Format|Formato|Formaat|Formato|Format|Format|Format|Format|Формат|Формат|判型"
    ),
    (
      "seed",
      "Seed|Startzahl|Semilla|Graine|Seme|Startgetal|Semente|Startværdi|Startverdi|Startvärde|Ziarno|Зерно|Зерно|シード"
    ),
    (
      "recipe",
      "Recipe|Rezept|Receta|Recette|Ricetta|Recept|Receita|Opskrift|Oppskrift|Recept|Przepis|Рецепт|Рецепт|設定"
    ),
    (
      "summary",
      "Summary|Rückblick|Resumen|Bilan|Riepilogo|Terugblik|Resumo|Tilbageblik|Tilbakeblikk|Tillbakablick|Podsumowanie|Итоги|Підсумки|まとめ"
    ),
  ]
}

extension JSON {
  /// Reads the name of a label.
  func labelName(_ faults: Faults) -> String? {
    guard let name = string else { return isNot("the name of a label in quotes", faults) }
    guard LabelWords.names.contains(name) else {
      let names = LabelWords.names
      faults.add(
        unknown(
          "label", name, among: names,
          otherwise: "the labels are \(names.joined(separator: ", ")); write other words as"
            + " {\"text\": \"…\"}"),
        at: self)
      return nil
    }
    return name
  }
}
