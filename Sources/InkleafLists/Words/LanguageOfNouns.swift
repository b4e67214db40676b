// The languages that a list's own words tell.

extension [Prompt] {
  /// The language that letters and words tell; `en` for plain letters, and `nil` for a language that is not
  /// English and cannot be told.
  package var ownLanguage: String? {
    let letters = languageOfWords
    guard letters == nil || letters == "en" else { return letters }
    return switch LanguageOfNouns(of: map { $0.texts.joined(separator: " ") }) {
    case .known(let language): language
    case .foreign: nil
    case .unknown: letters
    }
  }
}

extension [Prompt] {
  /// How much the letters and words of prompts speak for each of some languages, and against it.
  ///
  /// - Parameter tags: the languages; those whose letters are not known have no score.
  package func scores(among tags: [String]) -> [String: Int] {
    let texts = map { $0.texts.joined(separator: " ").lowercased() }
    let words = WordsOfPrompts(texts)
    let letters = texts.map { text in
      Set(text.unicodeScalars.filter { !$0.isASCII && $0.properties.isAlphabetic })
    }
    var scores: [String: Int] = [:]
    for tag in tags {
      guard let own = alphabets[tag] else { continue }
      let known = LanguageOfNouns.nouns.first { $0.tag == tag }.map { words.places($0.words).count }
      let signs = letters.reduce(0) { sum, letters in
        sum + (letters.isEmpty ? 0 : letters.isSubset(of: own) ? 1 : -2)
      }
      // Dutch has its own pairs of letters.
      let pairs = tag == "nl" ? ["ij", "uu", "oe"] : []
      let dutch = texts.count { text in pairs.contains { text.firstRange(of: $0) != nil } }
      scores[tag] = (known ?? 0) + signs + dutch
    }
    return scores
  }
}

/// The letters beyond plain ones that languages have which share names of months.
private let alphabets: [String: Set<Unicode.Scalar>] = [
  "ca": "àçèéíïòóúü", "da": "æøåé", "de": "äöüß", "es": "áéíñóúü", "fi": "äöå",
  "fr": "àâæçéèêëîïôœùûüÿ", "hu": "áéíóöőúüű", "id": "", "it": "àèéìíîòóùú", "nb": "æøåéòô",
  "nl": "éèêëïöü", "pt": "áâãàçéêíóôõú", "sv": "åäöé",
].mapValues { Set($0.unicodeScalars) }

/// The words of prompts, by their sums.
private struct WordsOfPrompts {
  private var owners: [UInt64: [Int]] = [:]

  /// - Parameter prompts: the words of each prompt in small letters.
  init(_ prompts: [String]) {
    for (place, prompt) in prompts.enumerated() {
      for word in prompt.split(whereSeparator: { !$0.isLetter }) {
        owners[ByteSum(word.utf8).value, default: []].append(place)
      }
    }
  }

  /// The places of the prompts that have a word of a table.
  ///
  /// - Parameter others: another table, whose words do not count.
  func places(_ table: StaticString, without others: StaticString = "") -> Set<Int> {
    let left = Set(ByteSum.all(in: others))
    var places: Set<Int> = []
    for sum in ByteSum.all(in: table) where !left.contains(sum) {
      owners[sum].map { places.formUnion($0) }
    }
    return places
  }
}

/// What words tell of the language that they are in.
package enum LanguageOfNouns: Equatable {
  /// One language, by its tag.
  case known(String)
  /// A language that is not English; several come near.
  case foreign
  /// English, or nothing that is known.
  case unknown

  /// Looks for words that challenges often have, such as "moon", in some languages.
  package init(of prompts: [String]) {
    let words = WordsOfPrompts(prompts.map { $0.lowercased() })
    let english = words.places(Self.english).count
    // Most lists are English, and soon known.
    guard english < 4, english * 4 < prompts.count || english < 2 else {
      self = .unknown
      return
    }
    let found = Self.nouns.map {
      (tag: $0.tag, table: $0.words, count: words.places($0.words).count)
    }.sorted { $0.count > $1.count }
    let best = found[0]
    guard best.count >= 3, best.count * 12 >= prompts.count, best.count > english else {
      self = .unknown
      return
    }
    // Neighbours are told apart by the words that they do not share.
    let isKnown = found.dropFirst().allSatisfy { other in
      guard best.count < 2 * other.count else { return true }
      let own = words.places(best.table, without: other.table).count
      return own > 2 && own >= 3 * words.places(other.table, without: best.table).count
    }
    self = isKnown ? .known(best.tag) : .foreign
  }

  private static let english: StaticString =
    """
    the of and with your my night moon star sun water fire forest tree house cat dog bird fish flower dragon
    witch ghost pumpkin spider castle king queen heart rain snow storm wind sea ocean river mountain sky cloud
    bone bones skull key door window book letter mask clown monster robot shadow light dark old new little big
    favorite favourite something someone moth owl bat fox bear mouse frog snail tower garden friend dream magic
    lantern fog crow raven mushroom candle mirror bridge root cauldron spring summer autumn fall winter
    """

  /// Words by their languages, none of them English.
  fileprivate static let nouns: [(tag: String, words: StaticString)] = [
    (
      "de",
      """
      der das und ein eine einen mit im auf von für nacht mond sterne sonne wasser feuer wald baum haus katze
      hund vogel fisch blume drache hexe geist kürbis spinne schloss könig königin herz regen schnee sturm meer
      fluss himmel wolke knochen schädel totenkopf schlüssel tür fenster buch maske schatten licht laterne nebel
      motte eule krähe rabe pilz kerze spiegel brücke wurzel kessel frühling sommer herbst weihnachten stiefel
      fuchs igel maus bär frosch schnecke turm garten freund traum plätzchen nüsse nikolaus schneeflocke
      schneemann tannenbaum geschenk schlitten lebkuchen
      """
    ),
    (
      "fr",
      """
      le la les des du de un une et avec dans sur nuit lune étoile soleil eau feu forêt arbre maison chien oiseau
      poisson fleur sorcière fantôme citrouille araignée château roi reine coeur cœur pluie neige tempête vent mer
      rivière montagne ciel nuage crâne clé porte fenêtre livre lettre ombre lumière lanterne brouillard papillon
      hibou corbeau bougie miroir pont racine chaudron printemps été automne hiver noël renard souris grenouille
      escargot jardin ami rêve sapin traîneau houx lutin cadeau flocon
      """
    ),
    (
      "es",
      """
      el la los las una un con de del noche luna estrella agua fuego bosque árbol casa gato perro pájaro pez flor
      dragón bruja fantasma calabaza araña castillo rey reina corazón lluvia nieve tormenta viento río montaña
      cielo nube hueso huesos calavera llave puerta ventana libro carta máscara sombra luz farol niebla polilla
      búho cuervo seta hongo vela espejo puente raíz caldero primavera verano otoño invierno navidad zorro ratón
      oso rana caracol torre jardín amigo sueño
      """
    ),
    (
      "it",
      """
      il lo la gli le di del della un una con notte luna stella acqua fuoco foresta bosco albero casa gatto cane
      uccello pesce fiore drago strega fantasma zucca ragno castello regina cuore pioggia neve tempesta vento fiume
      montagna cielo nuvola osso ossa teschio chiave porta finestra libro lettera maschera ombra luce lanterna
      nebbia falena gufo corvo fungo candela specchio ponte radice calderone primavera estate autunno inverno
      natale volpe topo orso rana lumaca torre giardino amico sogno
      """
    ),
    (
      "pt",
      """
      os as um uma com de da em noite lua estrela água fogo floresta árvore casa gato cão cachorro pássaro peixe
      flor dragão bruxa fantasma abóbora aranha castelo rei rainha coração chuva neve tempestade vento rio montanha
      céu nuvem osso ossos caveira chave porta janela livro carta máscara sombra luz lanterna neblina mariposa
      coruja corvo cogumelo vela espelho ponte raiz caldeirão primavera verão outono inverno natal raposa rato urso
      sapo caracol torre jardim amigo sonho
      """
    ),
    (
      "nl",
      """
      de het een en met van nacht maan ster zon vuur bos boom huis kat hond vogel vis bloem draak heks spook
      pompoen kasteel koning koningin regen sneeuw zee rivier lucht wolk botten schedel sleutel deur raam boek
      masker schaduw licht lantaarn uil kraai raaf paddenstoel kaars spiegel brug wortel ketel lente zomer herfst
      kerst vos muis kikker slak toren tuin vriend droom
      """
    ),
    (
      "sv",
      """
      och ett med natt måne stjärna vatten eld skog träd hus katt hund fågel fisk blomma häxa spöke pumpa spindel
      slott kung drottning hjärta regn snö hav flod himmel moln skalle dödskalle nyckel dörr fönster bok brev
      skugga ljus lykta dimma nattfjäril uggla kråka korp svamp spegel kittel vår sommar höst räv mus björn groda
      snigel trädgård vän dröm
      """
    ),
    (
      "da",
      """
      og et med nat måne stjerne vand ild skov træ hus kat hund fugl fisk blomst drage heks spøgelse græskar
      edderkop konge dronning hjerte regn sne hav flod bjerg himmel knogle kranie nøgle dør vindue brev maske
      skygge lys lygte tåge natsværmer ugle krage ravn svamp stearinlys spejl kedel forår sommer efterår ræv mus
      bjørn frø snegl tårn ven drøm
      """
    ),
    (
      "nb",
      """
      og et med natt måne stjerne vann ild skog tre hus katt hund fugl fisk blomst drage heks spøkelse gresskar
      edderkopp slott konge dronning hjerte regn snø hav elv fjell himmel bein hodeskalle nøkkel dør vindu bok
      brev maske skygge lys lykt tåke nattsvermer ugle kråke ravn sopp stearinlys speil kjele vår sommer høst mus
      bjørn frosk snegle tårn hage venn drøm
      """
    ),
    (
      "fi",
      """
      yö kuu tähti aurinko vesi tuli metsä puu talo kissa koira lintu kala kukka lohikäärme noita aave kurpitsa
      hämähäkki linna kuningas sydän sade lumi myrsky tuuli meri joki vuori taivas pilvi luu luut kallo avain ovi
      ikkuna kirja naamio varjo valo lyhty sumu pöllö varis korppi sieni kynttilä peili silta kettu hiiri karhu
      sammakko
      """
    ),
    (
      "pl",
      """
      noc księżyc gwiazda słońce woda ogień las drzewo dom kot pies ptak ryba kwiat smok czarownica wiedźma duch
      dynia pająk zamek król królowa serce deszcz śnieg burza wiatr morze rzeka góra niebo chmura kość kości
      czaszka klucz drzwi okno książka maska cień światło latarnia mgła ćma sowa wrona kruk grzyb świeca lustro
      korzeń kocioł wiosna lato jesień zima lis mysz niedźwiedź żaba ślimak wieża ogród przyjaciel sen
      """
    ),
    (
      "cs",
      """
      noc měsíc hvězda slunce voda oheň les strom dům kočka pes pták ryba květ drak čarodějnice duch dýně pavouk
      hrad král královna srdce déšť sníh bouře vítr moře řeka hora nebe mrak kost kosti lebka klíč dveře okno
      kniha maska stín světlo lucerna mlha můra sova vrána havran houba svíčka zrcadlo liška myš medvěd žába
      """
    ),
    (
      "hu",
      """
      éjszaka hold csillag nap víz tűz erdő fa ház macska kutya madár hal virág sárkány boszorkány szellem tök pók
      kastély király szív eső hó vihar szél tenger folyó hegy ég felhő csont koponya kulcs ajtó ablak könyv levél
      maszk árnyék fény lámpás köd bagoly varjú gomba gyertya tükör híd gyökér róka egér medve béka
      """
    ),
    (
      "tr",
      """
      gece yıldız güneş ateş orman ağaç kedi köpek kuş balık çiçek ejderha cadı hayalet kabak örümcek kral kraliçe
      kalp yağmur fırtına rüzgar deniz nehir dağ gökyüzü bulut kemik kafatası anahtar kapı pencere kitap mektup
      maske gölge ışık fener sis baykuş karga mantar mum ayna köprü tilki fare ayı kurbağa
      """
    ),
    (
      "ca",
      """
      nit lluna estrella aigua foc bosc arbre casa gat gos ocell peix flor drac bruixa fantasma carbassa aranya
      castell rei reina pluja neu tempesta vent riu muntanya cel núvol ossos crani clau porta finestra llibre
      màscara ombra llum fanal boira arna mussol corb bolet espelma mirall pont arrel calder tardor somni
      """
    ),
    (
      "hr",
      """
      noć mjesec zvijezda sunce voda vatra šuma drvo kuća mačka pas ptica riba cvijet zmaj vještica duh bundeva
      pauk dvorac kralj kraljica srce kiša snijeg oluja vjetar more rijeka planina nebo oblak kost kosti lubanja
      ključ vrata prozor knjiga maska sjena svjetlo fenjer svjetiljka magla moljac sova vrana gljiva svijeća
      zrcalo ogledalo lisica miš medvjed žaba kotao
      """
    ),
    (
      "ro",
      """
      noapte lună stea soare apă foc pădure copac casă pisică câine pasăre pește floare balaur vrăjitoare fantomă
      dovleac păianjen castel rege regină inimă ploaie zăpadă furtună vânt râu munte cer nor oase craniu cheie ușă
      fereastră carte mască umbră lumină felinar ceață molie bufniță corb ciupercă lumânare oglindă pod rădăcină
      """
    ),
    (
      "id",
      """
      malam bulan bintang matahari api hutan pohon rumah kucing anjing burung ikan bunga naga penyihir hantu labu
      kastil raja ratu hati hujan salju badai angin laut sungai gunung langit awan tulang kunci pintu jendela buku
      surat topeng bayangan cahaya lentera kabut ngengat kuali jamur lilin cermin jembatan
      """
    ),
  ]
}

/// Sums of the bytes of words, by which they are found among others without making texts of them.
extension ByteSum {
  /// Returns the sums of all words of a table.
  package static func all(in table: StaticString) -> [UInt64] {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    return bytes.split { $0 == 0x20 || $0 == 0x0A }.map { ByteSum($0).value }
  }
}
