@testable import InkleafLists
@testable import InkleafReading
import Testing

/// Languages that words alone tell.
@Suite struct LanguageOfNounsTests {
  @Test(arguments: [
    ("de", "Laterne Motte Knochen Nebel Kessel Moos"),
    ("fr", "Lanterne Papillon Brouillard Chaudron Mousse"),
    ("es", "Farol Polilla Huesos Niebla Caldero Musgo"),
    ("it", "Lanterna Falena Ossa Nebbia Calderone Muschio"),
    ("pt", "Lanterna Mariposa Ossos Neblina Caldeirão Musgo"),
    ("nl", "Lantaarn Mot Botten Mist Ketel Mos"),
    ("sv", "Lykta Nattfjäril Ben Dimma Kittel Mossa"),
    ("fi", "Lyhty Yöperhonen Luut Sumu Pöllö Sammal"),
    ("pl", "Latarnia Ćma Kości Mgła Kocioł Mech"),
    ("cs", "Lucerna Můra Kosti Mlha Sova Mech"),
    ("hr", "Svjetiljka Moljac Kosti Magla Kotao Mahovina"),
    ("ca", "Fanal Arna Ossos Boira Calder Molsa"),
    ("id", "Lentera Ngengat Tulang Kabut Kuali Lumut"),
    ("tr", "Fener Güve Kemik Sis Baykuş Kazan"),
  ])
  func threeWordsAreEnough(_ language: String, _ words: String) {
    let prompts = words.split(separator: " ").map(String.init)
    #expect(LanguageOfNouns(of: prompts) == .known(language))
  }

  /// Neighbours are told apart by the words that they do not share.
  @Test(arguments: [
    ("da", "hus fugl fisk græskar nøgle sne spøgelse"),
    ("nb", "hus fugl fisk gresskar nøkkel snø spøkelse"),
  ])
  func neighboursAreToldApart(_ language: String, _ words: String) {
    let prompts = words.split(separator: " ").map(String.init)
    #expect(LanguageOfNouns(of: prompts) == .known(language))
  }

  @Test func whatTwoLanguagesShareIsForeign() {
    let prompts = ["Hus", "Fugl", "Fisk", "Blomst", "Hjerte", "Regn"]
    #expect(LanguageOfNouns(of: prompts) == .foreign)
  }

  @Test(arguments: [
    "Lantern|Moth|Bones|Fog|Owl", "Fleur de lis|Le chat noir|Un amour|The night|Moon|Ghost",
    "Xylo|Qwert|Zzz", "", "Casa|Mesa",
  ])
  func englishAndTooLittleAreUnknown(_ words: String) {
    let prompts = words.split(separator: "|").map(String.init)
    #expect(LanguageOfNouns(of: prompts) == .unknown)
  }

  /// Two of a hundred words say nothing.
  @Test func fewAmongManyAreUnknown() {
    let prompts = (1...100).map { "Thing \($0)" } + ["Mond", "Katze", "Hund"]
    #expect(LanguageOfNouns(of: prompts) == .unknown)
  }

  @Test(arguments: [
    (["Hari ke-1", "Hari ke-2", "Hari ke-3"], LanguageOfLabels.known("id")),
    (["1 Oktober", "2 Oktober"], .likely("de")), (["Dag 1", "Dag 2"], .foreign),
    (["Dia 1", "Dia 2"], .likely("pt")), (["第1天", "第2天"], .likely("zh")),
    (["Day 1", "Day 2"], .unknown), (["1.", "2."], .unknown), ([], .unknown),
    (["KW 1", "KW 2"], .known("de")), (["Semaine 1 (du 4 au 10 janvier)"], .known("fr")),
  ])
  func labelsTell(_ labels: [String], _ language: LanguageOfLabels) {
    #expect(DateWords.language(of: labels) == language)
  }
}
