internal import InkleafGeometry
import InkleafSuggestions

/// The words of labels such as "Name" and "Contents" in several languages.
package enum LabelWords {
  /// The names of the labels, as layouts call them.
  package static let names =
    ("number|name|class|tools|time|date|title|notes|mood|medium|learned|signature|before|after"
    + "|reference|drawing|contents|tracker|bingo|cards|month|week|year|empty|cover|colophon|fonts"
    + "|size|seed|recipe|summary|color").split(separator: "|").map(String.init)

  /// Returns the words of a label; a language without them gets the English ones.
  ///
  /// - Parameter language: a BCP 47 tag.
  package static func words(_ name: String, in language: String) -> String {
    guard let place = names.firstIndex(of: name) else { return name }
    let row = row(of: language) ?? table[0].value
    let words = row.split(separator: "|", maxSplits: place + 1)
    return String(words[place])
  }

  /// Whether there are words in a language.
  ///
  /// - Parameter language: a BCP 47 tag.
  package static func speaks(_ language: String) -> Bool { row(of: language) != nil }

  /// Returns the name of a week, such as "Week 14".
  package static func week(_ number: String, in language: String) -> String {
    let words = words("week", in: language)
    return switch key(of: language) {
    case "ja", "zh", "zh-hant": "第\(number)\(words)"
    case "ko": "\(number)\(words)차"
    case "cs", "hu", "tr": "\(number). \(words.lowercased())"
    default: "\(words) \(number)"
    }
  }

  /// Returns a colon behind a label, with the spaces around it.
  package static func colon(in language: String) -> String {
    switch key(of: language) {
    case "fr": "\u{202F}: "
    case "ja", "zh", "zh-hant": "："
    default: ": "
    }
  }

  /// The languages that have words.
  package static var languages: [String] { table.map(\.key) }

  private static func row(of language: String) -> String? {
    let key = key(of: language)
    return table.first { $0.key == key }?.value
  }

  /// The key of a language in tables of words, such as "nb" for "no" or "zh-hant" for "zh-TW".
  package static func key(of language: String) -> String {
    let tag = LanguageTag(language)
    switch tag.code {
    case "no", "nn": return "nb"
    case _ where tag.isChinese: return tag.isTraditionalChinese ? "zh-hant" : "zh"
    default: return tag.code
    }
  }

  /// The words of the labels in each language, in the order of their names.
  private static let table: KeyValuePairs<String, String> = [
    "en":
      "No.|Name|Class|Tools|Time|Date|Title|Notes|Mood|Medium|What I learned|Signature|Before|After"
      + "|Reference|Drawing|Contents|Tracker|Bingo|Cards|Month|Week|Year|Empty page|Cover|Colophon"
      + "|Fonts|Size|Seed|Recipe|Summary|Colour",
    "de":
      "Nr.|Name|Klasse|Werkzeug|Zeit|Datum|Titel|Notizen|Stimmung|Technik|Das habe ich gelernt"
      + "|Unterschrift|Vorher|Nachher|Vorlage|Zeichnung|Inhalt|Übersicht|Bingo|Karten|Monat|Woche"
      + "|Jahr|Leere Seite|Titelseite|Impressum|Schriften|Format|Startzahl|Rezept|Rückblick|Farbe",
    "es":
      "N.º|Nombre|Clase|Herramientas|Tiempo|Fecha|Título|Notas|Ánimo|Técnica|Lo que aprendí|Firma"
      + "|Antes|Después|Referencia|Dibujo|Índice|Progreso|Bingo|Tarjetas|Mes|Semana|Año|Página vacía"
      + "|Portada|Colofón|Fuentes|Formato|Semilla|Receta|Resumen|Color",
    "fr":
      "Nº|Nom|Classe|Outils|Temps|Date|Titre|Notes|Humeur|Technique|Ce que j’ai appris|Signature"
      + "|Avant|Après|Modèle|Dessin|Sommaire|Suivi|Bingo|Cartes|Mois|Semaine|Année|Page vide"
      + "|Couverture|Colophon|Polices|Format|Graine|Recette|Bilan|Couleur",
    "it":
      "N.|Nome|Classe|Strumenti|Tempo|Data|Titolo|Note|Umore|Tecnica|Che cosa ho imparato|Firma"
      + "|Prima|Dopo|Modello|Disegno|Indice|Progressi|Bingo|Carte|Mese|Settimana|Anno|Pagina vuota"
      + "|Copertina|Colophon|Caratteri|Formato|Seme|Ricetta|Riepilogo|Colore",
    "nl":
      "Nr.|Naam|Klas|Gereedschap|Tijd|Datum|Titel|Notities|Stemming|Techniek|Wat ik leerde"
      + "|Handtekening|Voor|Na|Voorbeeld|Tekening|Inhoud|Voortgang|Bingo|Kaarten|Maand|Week|Jaar"
      + "|Lege pagina|Omslag|Colofon|Lettertypen|Formaat|Startgetal|Recept|Terugblik|Kleur",
    "pt":
      "N.º|Nome|Turma|Ferramentas|Tempo|Data|Título|Notas|Humor|Técnica|O que aprendi|Assinatura"
      + "|Antes|Depois|Referência|Desenho|Índice|Progresso|Bingo|Cartões|Mês|Semana|Ano|Página vazia"
      + "|Capa|Colofão|Fontes|Formato|Semente|Receita|Resumo|Cor",
    "da":
      "Nr.|Navn|Klasse|Redskaber|Tid|Dato|Titel|Noter|Humør|Teknik|Det lærte jeg|Underskrift|Før"
      + "|Efter|Forlæg|Tegning|Indhold|Fremskridt|Bingo|Kort|Måned|Uge|År|Tom side|Forside|Kolofon"
      + "|Skrifter|Format|Startværdi|Opskrift|Tilbageblik|Farve",
    "nb":
      "Nr.|Navn|Klasse|Redskaper|Tid|Dato|Tittel|Notater|Humør|Teknikk|Det lærte jeg|Signatur|Før"
      + "|Etter|Forelegg|Tegning|Innhold|Framgang|Bingo|Kort|Måned|Uke|År|Tom side|Forside|Kolofon"
      + "|Skrifter|Format|Startverdi|Oppskrift|Tilbakeblikk|Farge",
    "sv":
      "Nr|Namn|Klass|Verktyg|Tid|Datum|Titel|Anteckningar|Humör|Teknik|Det lärde jag mig|Signatur"
      + "|Före|Efter|Förlaga|Teckning|Innehåll|Framsteg|Bingo|Kort|Månad|Vecka|År|Tom sida|Omslag"
      + "|Kolofon|Typsnitt|Format|Startvärde|Recept|Tillbakablick|Färg",
    "pl":
      "Nr|Imię|Klasa|Narzędzia|Czas|Data|Tytuł|Notatki|Nastrój|Technika|Czego mnie to nauczyło"
      + "|Podpis|Przed|Po|Wzór|Rysunek|Spis treści|Postępy|Bingo|Karty|Miesiąc|Tydzień|Rok"
      + "|Pusta strona|Okładka|Kolofon|Kroje|Format|Ziarno|Przepis|Podsumowanie|Kolor",
    "ru":
      "№|Имя|Класс|Инструменты|Время|Дата|Название|Заметки|Настроение|Техника|Чему это меня научило"
      + "|Подпись|До|После|Образец|Рисунок|Содержание|Дневник|Бинго|Карточки|Месяц|Неделя|Год"
      + "|Пустая страница|Обложка|Выходные данные|Шрифты|Формат|Зерно|Рецепт|Итоги|Цвет",
    "uk":
      "№|Ім’я|Клас|Інструменти|Час|Дата|Назва|Нотатки|Настрій|Техніка|Чого це мене навчило|Підпис"
      + "|До|Після|Зразок|Малюнок|Зміст|Щоденник|Бінго|Картки|Місяць|Тиждень|Рік|Порожня сторінка"
      + "|Обкладинка|Вихідні дані|Шрифти|Формат|Зерно|Рецепт|Підсумки|Колір",
    "ja":
      "第|名前|クラス|道具|時間|日付|題名|メモ|気分|画材|学んだこと|署名|前|後|資料|絵|目次|記録|ビンゴ|カード|月|週|年|空白ページ|表紙|奥付|書体|判型|シード|設定"
      + "|まとめ|色",
    "cs":
      "Č.|Jméno|Třída|Nástroje|Čas|Datum|Název|Poznámky|Nálada|Technika|Co mě to naučilo|Podpis"
      + "|Před|Po|Předloha|Kresba|Obsah|Přehled|Bingo|Karty|Měsíc|Týden|Rok|Prázdná stránka|Obálka"
      + "|Tiráž|Písma|Formát|Semínko|Předpis|Ohlédnutí|Barva",
    "fi":
      "Nro|Nimi|Luokka|Välineet|Aika|Päivämäärä|Teoksen nimi|Muistiinpanot|Tunnelma|Tekniikka"
      + "|Mitä opin|Allekirjoitus|Ennen|Jälkeen|Malli|Piirros|Sisällys|Seuranta|Bingo|Kortit|Kuukausi"
      + "|Viikko|Vuosi|Tyhjä sivu|Kansi|Kolofoni|Kirjasimet|Koko|Siemen|Resepti|Yhteenveto|Väri",
    "hu":
      "Nr.|Név|Osztály|Eszközök|Idő|Dátum|Cím|Jegyzetek|Hangulat|Technika|Amit tanultam|Aláírás"
      + "|Előtte|Utána|Minta|Rajz|Tartalom|Haladás|Bingó|Kártyák|Hónap|Hét|Év|Üres oldal|Borító"
      + "|Kolofon|Betűtípusok|Méret|Mag|Recept|Összegzés|Szín",
    "tr":
      "No|Ad|Sınıf|Araçlar|Süre|Tarih|Başlık|Notlar|Ruh hâli|Teknik|Ne öğrendim|İmza|Önce|Sonra"
      + "|Referans|Çizim|İçindekiler|Takip|Bingo|Kartlar|Ay|Hafta|Yıl|Boş sayfa|Kapak|Künye"
      + "|Yazı tipleri|Boyut|Tohum|Tarif|Özet|Renk",
    "el":
      "Αρ.|Όνομα|Τάξη|Εργαλεία|Χρόνος|Ημερομηνία|Τίτλος|Σημειώσεις|Διάθεση|Τεχνική|Τι έμαθα"
      + "|Υπογραφή|Πριν|Μετά|Πρότυπο|Σχέδιο|Περιεχόμενα|Πρόοδος|Μπίνγκο|Κάρτες|Μήνας|Εβδομάδα|Έτος"
      + "|Κενή σελίδα|Εξώφυλλο|Κολοφώνας|Γραμματοσειρές|Μέγεθος|Σπόρος|Συνταγή|Ανασκόπηση|Χρώμα",
    "zh":
      "第|姓名|班级|工具|用时|日期|标题|笔记|心情|媒材|我的收获|签名|之前|之后|参考|绘画|目录|进度|宾果|卡片|月|周|年|空白页|封面|版权页|字体|尺寸|种子|配方|总结|颜色",
    "zh-hant":
      "第|姓名|班級|工具|用時|日期|標題|筆記|心情|媒材|我的收穫|簽名|之前|之後|參考|繪畫|目錄|進度|賓果|卡片|月|週|年|空白頁|封面|版權頁|字體|尺寸|種子|配方|總結|顏色",
    "ko":
      "제|이름|반|도구|시간|날짜|제목|메모|기분|재료|배운 점|서명|전|후|참고|그림|차례|기록|빙고|카드|월|주|년|빈 페이지|표지|판권|글꼴|크기|시드|레시피|요약|색",
  ]
}
