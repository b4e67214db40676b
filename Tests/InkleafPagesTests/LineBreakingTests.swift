import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

@Suite struct LineBreakingTests {
  func cut(_ text: String) -> String {
    let marks: [TextPiece.Joint: String] = [.none: "|", .space: "_", .hyphen: "~"]
    return pieces(of: text).map { $0.text + (marks[$0.joint] ?? "?") }.joined()
  }

  @Test(arguments: [
    ("Bad Dog", "Bad_Dog|"), ("  two   spaces ", "two_spaces_"), ("Uh-oh", "Uh-|oh|"),
    ("-5 degrees", "-5_degrees|"), ("--dpi=40 —é", "--dpi=40_—é|"), ("--a-b", "--a-b|"),
    ("--a=b-c,d-e é,f", "--a=b-c,|d-e_é,|f|"), ("--a=b,c-d e-f 1,000", "--a=b,|c-d_e-|f_1,000|"),
    ("10-12", "10-12|"), ("either–or", "either–|or|"),
    ("rock ’n’ roll", "rock_’n’_roll|"), ("100\u{A0}m", "100\u{A0}m|"), ("", ""),
    ("りんご", "りんご|"), ("きょう", "きょう|"), ("「猫」。", "「猫」。|"), ("ラーメン", "ラーメン|"),
    ("コントラバス奏者", "コントラバス|奏|者|"),
    ("イングリッシュマフィン", "イ|ン|グ|リッ|シュ|マ|フィ|ン|"),
    ("中国，日本", "中|国，|日|本|"), ("人々", "人々|"), ("iPadと紙", "iPadと|紙|"),
    ("友だちへの書きかけの手紙", "友だちへの|書きかけの|手紙|"), ("終わりと、ひとつのドア", "終わりと、|ひとつの|ドア|"),
    ("半分だけ覚えている夢", "半分だけ|覚えている|夢|"), ("一个老人在雨夜", "一|个|老|人|在|雨|夜|"),
    ("turtle  ·  salt", "turtle_· salt|"), ("· a", "·_a|"),
    ("con\u{AD}trap\u{AD}tion", "con~trap~tion|"), ("AC/DC", "AC/|DC|"), ("24/7", "24/7|"),
    ("cat / dog", "cat /_dog|"), ("é/ü / ö", "é/|ü /_ö|"),
    ("é inktober.com/rules", "é_inktober.com/rules|"), ("a.org/b and/or", "a.org/b_and/or|"),
    ("--out=a/b", "--out=a/b|"), ("and/or.", "and/|or.|"), ("/ a", "/_a|"),
    ("한국 사람", "한국_사람|"), ("👩🏽‍🎨🎃", "👩🏽‍🎨🎃|"), ("e\u{301}le\u{300}ve", "e\u{301}le\u{300}ve|"),
  ])
  func cutsWhereLinesMayEnd(_ text: String, _ expected: String) {
    #expect(cut(text) == expected)
  }

  /// A line tells how the next one goes on: with a space, unless a sign says that there is none.
  @Test(arguments: [
    ("Uh-oh", ["Uh-\u{200B}", "oh"], false), ("Light — Shadows", ["Light —", "Shadows"], true),
    ("Vor- und", ["Vor-", "und"], true), ("AC/DC", ["AC/\u{200B}", "DC"], false),
    ("cat / dog", ["cat /", "dog"], true), ("12345678", ["1234\u{200B}", "5678"], false),
    ("日本", ["日", "本"], false),
  ])
  func linesTellHowTheyGoOn(_ text: String, _ lines: [String], _ hasSpace: Bool) {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let widest = lines.map { lettering.width($0) }.max() ?? 0
    #expect(lettering.wrapped(text, width: widest + 0.01) == lines)
    #expect(mayHaveSpace(between: lines[0], and: lines[1]) == hasSpace)
    #expect(lines.map(\.asSeen).joined(separator: hasSpace ? " " : "") == text)
  }

  /// Several prompts of a day stand on a line each, where they need no more lines so.
  @Test func promptsOfADayHaveLinesOfTheirOwn() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let text = "Sun · Rust the Magnificent · Underwater Owl"
    let all = ["Sun", "Rust the Magnificent", "Underwater Owl"]
    #expect(lettering.wrapped(text, width: 10.5) == all)
    #expect(lettering.wrapped(text, width: 40) == [text])
    // Where one needs two lines itself, dots tell where it ends.
    let narrow = ["Sun · Rust the", "Magnificent", "· Underwater Owl"]
    #expect(lettering.wrapped(text, width: 8) == narrow)
    let room = TextRoom(width: 150, height: 60, largest: 10, smallest: 5)
    #expect(lettering.fit(text, in: room).lines == all)
  }

  /// Where those of one day are not on one line, all days have theirs on lines of their own.
  @Test func allDaysHavePromptsOnLinesOfTheirOwn() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let room = TextRoom(width: 100, height: 60, largest: 10, smallest: 5)
    let (short, long) = ("Sun · Ink", "Hat · Moth the Magnificent")
    #expect(lettering.parted([short, nil], in: room) == [short, nil])
    #expect(
      lettering.parted([short, nil, long], in: room)
        == ["Sun\nInk", nil, "Hat\nMoth the Magnificent"])
    #expect(lettering.fit("Sun\nInk", in: room).lines == ["Sun", "Ink"])
    #expect(lettering.fit("Sun é \n Ink \n a", in: room).lines == ["Sun é", "Ink", "a"])
    #expect(lettering.fit("Sun \n Ink", in: room).lines == ["Sun", "Ink"])
    #expect(lettering.fit("A\nB\nC\nD", in: room).lines == ["A", "B", "C", "D"])
    #expect(lettering.wrapped("Hat\nMoth the Magnificent", width: 8).count == 3)
    // Lines that are much smaller are no better.
    let low = TextRoom(width: 100, height: 7, largest: 10, smallest: 2)
    #expect(lettering.parted([long], in: low) == [long])
    // A text of very many words ends its lines there, too.
    let many = String(repeating: "a ", count: 30) + "a\nb"
    #expect(lettering.wrapped(many, width: 40).count == 2)
  }

  /// Several prompts are parted between two of them, and no dot stands at a break.
  @Test(arguments: [
    ("Tiny · Librarian · Overenthusiastic", ["Tiny · Librarian", "Overenthusiastic"]),
    ("Rich · Lighthouse keeper · Lonely", ["Rich · Lighthouse keeper", "Lonely"]),
    ("Sunday, October 3  ·  any kind of a thing", ["Sunday, October 3", "any kind of a thing"]),
  ])
  func linesEndBetweenPrompts(_ text: String, _ lines: [String]) {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let room = TextRoom(width: 90, height: 20, largest: 10, smallest: 5, lines: 2)
    #expect(lettering.fit(text, in: room).lines == lines)
    #expect(lettering.wrapped(text, width: 12) == lines)
  }

  /// A prompt that is wider than a line alone is parted, and those on lines of their own are smaller before that.
  @Test func onlyWidePromptsAreParted() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let narrow = TextRoom(width: 40, height: 60, largest: 10, smallest: 9)
    let parted = lettering.fit("Hat · Moth the Magnificent", in: narrow).lines
    #expect(
      parted.count > 2 && !parted.contains { $0.hasPrefix("·") || $0.hasSuffix("·") }, "\(parted)")
    let room = TextRoom(width: 40, height: 60, largest: 10, smallest: 4)
    let texts = Array(repeating: "Sun\nInk", count: 6) + ["Red foxes\nInk"]
    let even = EvenTexts(
      texts, texts.map { lettering.fitted($0, in: room) }, in: texts.map { _ in room }, lettering,
      keepsWords: false
    ).lines
    #expect(even.last??.lines == ["Red foxes", "Ink"])
    #expect(Set(even.compactMap { $0?.size }).count == 1)
  }

  @Test(arguments: [
    ("Rich\nLighthouse keeper\nLonely", ["Rich", "Lighthouse", "keeper", "Lonely"], [2]),
    ("Con\u{AD}traption", ["Con\u{AD}", "traption"], []), ("Sun\nInk", ["Sun", "Ink"], []),
    ("Ink\nContraption", ["Ink", "Contrap\u{AD}", "tion"], [2]),
  ])
  func knowsWhatIsTurnedOver(_ text: String, _ lines: [String], _ turned: [Int]) {
    let fitted = FittedText(lines: lines, size: 1, leading: 1)
    let places = fitted.turnedOver(of: text).enumerated().filter(\.element).map(\.offset)
    #expect(places == turned)
  }

  /// Sizes that are less than a fifth smaller than the largest become one, but for one of sixteen.
  @Test func sizesHaveSteps() {
    let steps = SizeSteps([20, 19, 16.5, 10, 9])
    #expect([20, 19, 16.5, 10, 9].map(steps.size) == [16.5, 16.5, nil, 9, nil])
    #expect(SizeSteps([5]).size(below: 5) == nil && SizeSteps([]).size(below: 5) == nil)
    let rare = SizeSteps(Array(repeating: 20, count: 30) + [17])
    #expect(rare.size(below: 20) == nil && rare.size(below: 17) == nil)
  }

  /// Words beside one another have one size: a few long ones are parted, and many make all smaller before.
  @Test func wordsHaveOneSize() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let room = TextRoom(width: 40, height: 19, largest: 10, smallest: 4)
    func sizes(_ texts: [String], keepsWords: Bool = false) -> [Double] {
      let own = texts.map { lettering.fitted($0, in: room) }
      return EvenTexts(
        texts, own, in: texts.map { _ in room }, lettering, keepsWords: keepsWords
      ).lines.compactMap { $0?.size }
    }
    let short = Array(repeating: "Apple", count: 20)
    #expect(Set(sizes(short + ["Bioluminescence"])) == [10])
    #expect(sizes(short + ["Contraptions"], keepsWords: true).last ?? 0 < 10)
    // A word a little wider than its room is whole, and all have its size.
    let whole = sizes(short + ["Umbrellas"])
    #expect(Set(whole).count == 1 && whole[0] < 10 && whole[0] > 8.5)
    let many = sizes(Array(repeating: "Bioluminescence", count: 10) + short)
    #expect(Set(many).count == 1 && many[0] <= 7.5)
  }

  /// What is cut ends with a whole word, if it has one.
  @Test func cutsGoBetweenWords() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let train = "a train that is never going"
    #expect(lettering.cut(train, lines: 1, width: 8) == ["a train that …"])
    #expect(lettering.cut("a train, that is never", lines: 1, width: 5.5) == ["a train …"])
    #expect(lettering.cut("incomprehensible", lines: 1, width: 4).first?.hasSuffix("…") == true)
  }

  /// A word that has to be cut ends a line with a syllable.
  @Test(
    arguments: [
      ("Überwachungsüberraschung", 13, "Überwachungs"), ("Überraschung", 8, "Überra"),
      ("Regenschirm", 8, "Regen"), ("Straßenbahn", 8, "Straßen"), ("осторожность", 7, "осторож"),
      ("banana", 5, "ba"), ("Haftpflichtversicherung", 9, "Haft"),
      ("Sumpfpflanzen", 9, "Sumpf"), ("Arbeitspflicht", 9, "Arbeits"),
      ("Museumseingang", 9, "Museums"), ("Schutzverordnung", 10, "Schutzver"),
      ("Rathaus", 5, "Rat"), ("Weisheit", 6, "Weis"), ("Nashorn", 4, "Nas"), ("Gasthof", 6, "Gast"),
      ("Geburtstagsüberraschung", 11, "Geburtstags"), ("Fingerhut", 8, "Finger"),
      ("Schwiegermutter", 12, "Schwieger"), ("Missverständnis", 13, "Missver"),
      ("Fußgängerübergang", 11, "Fußgänger"), ("Gegenüber", 6, "Gegen"), ("Drüber", 4, "Drü"),
      ("Geschwindigkeitsbegrenzung", 22, "Geschwindigkeits"),
      ("Geschwindigkeitsbegrenzung", 13, "Geschwindig"),
      ("schifffahrtskapitän", 15, "schifffahrts"),
      ("Zeitungsente", 9, "Zeitungs"), ("Jungsteinzeit", 6, "Jung"),
    ] as [(String, Int, String?)])
  func wordsAreCutBetweenSyllables(_ word: String, _ most: Int, _ first: String?) {
    let letters = Array(word)
    let start = letters.syllableStart(upTo: most, isEnglish: false)
    #expect(start.map { String(letters[..<$0]) } == first)
  }

  /// English words are cut where their parts and endings meet, or else between sounds, never within one.
  @Test(
    arguments: [
      "Birth-day", "Reck-less", "Tooth-paste", "Bright-ness", "Flight-less", "Pass-port",
      "Trans-port", "Heart-beat", "Light-house", "Light-houses", "Night-shade", "Black-smith",
      "Black-smithing", "Grace-ful", "Thought-ful", "Draughts-man", "Wind-swept", "Sun-flower",
      "Pump-kinhead", "Pumpkin-head", "Knight-hood", "Grass-hopper", "Sky-light", "Mush-room",
      "Fire-fly", "Space-ship", "Hedge-hog", "Pine-apple", "Time-table", "Over-flowing",
      "Sea-shell",
      "Run-ning", "Fall-ing", "Teem-ing", "Disgust-ing", "Cud-dling", "Duck-ling", "Eng-lish",
      "Whirl-ing", "Syl-lable", "Comfort-able", "Contrap-tion", "Con-fused", "Wan-ted",
      "Sand-wiches", "Mer-chandise", "Enthu-siasm", "Dis-cover", "De-scribe", "Mis-tress",
      "In-structor", "But-ter", "At-tract", "Cross-word", "Bas-ket", "Mon-ster", "Pan-ther",
      "Gob-lin", "Tur-tle", "Candle-light", "Ba-nana", "Exclama-tion", "Lan-guage", "Squir-rel",
      "Gather-ing", "Law-yer", "Cross-bow", "Scorched", "Screech", "Scratchy", "Reckon", "Crwth",
      "Rhythms", "Tree", "Re-place", "Strength",
    ])
  func englishWordsAreCutAtTheirParts(_ cut: String) {
    let parts = cut.split(separator: "-")
    let letters = Array(parts.joined())
    let most = parts.count == 1 ? letters.count - 1 : parts[0].count
    let start = letters.syllableStart(upTo: most, isEnglish: true)
    #expect(start == (parts.count == 1 ? nil : most))
  }

  /// Thai has no spaces between words; lines end where the shaper says that words do.
  @Test func thaiIsBrokenBetweenWords() {
    struct Words: TextMetrics {
      var fixed = FixedMetrics()

      func extent(of text: String, in font: Font) -> TextExtent {
        fixed.extent(of: text, in: font)
      }
      func band(around text: String, in font: Font, width: Double) -> Path { Path([]) }
      func words(of text: String) -> [String] {
        ["ประภาคาร", "ร้าง", "ริม", "ทะเล"].joined() == text
          ? ["ประภาคาร", "ร้าง", "ริม", "ทะเล"] : [text]
      }
    }
    let lettering = Lettering(Font(["X"]), metrics: Words())
    let wide = lettering.width("ประภาคารร้าง")
    #expect(lettering.wrapped("ประภาคารร้างริมทะเล", width: wide) == ["ประภาคารร้าง", "ริมทะเล"])
    #expect(lettering.pieces(of: "ริมทะเล ริม").map(\.text) == ["ริมทะเล", "ริม"])
    #expect(!mayHaveSpace(between: "ประภาคารร้าง", and: "ริมทะเล"))
    #expect(mayHaveSpace(between: "ริม", and: "Ink"))
  }

  /// Two lines whose widths are neighbouring numbers are balanced, too.
  @Test(.timeLimit(.minutes(1))) func linesOfNearlyOneWidthAreBalanced() {
    struct NearlyEqual: TextMetrics {
      func extent(of text: String, in font: Font) -> TextExtent {
        let width =
          switch text {
          case "甲乙": 2.0.nextUp
          case "丙丁": 2.0.nextUp.nextUp
          default: Double(text.count) * (text.count == 2 ? 1.25 : 1)
          }
        return TextExtent(
          advance: width, ink: Rect(left: 0, top: -0.7, right: width, bottom: 0))
      }

      func band(around text: String, in font: Font, width: Double) -> Path { Path([]) }
    }
    let lettering = Lettering(Font(["X"]), metrics: NearlyEqual())
    #expect(lettering.balancedWidth("甲乙丙丁", lines: 2) == 2.0.nextUp.nextUp)
  }

  /// A text of many pieces, of which few lines are measured, is broken as one of few pieces.
  @Test func longTextsAreFilledAsShortOnes() {
    var generator = SplitMix(seed: 5)
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 40...120, using: &generator)).map { _ in
        String(repeating: "m", count: Int.random(in: 1...9, using: &generator))
      }
      let limit = Double.random(in: 1...30, using: &generator)
      let lines = lettering.wrapped(words.joined(separator: " "), width: limit)
      #expect(lines.joined(separator: " ").split(separator: " ").count >= words.count)
      // Each line is as full as the width allows, so the first word of the next one does not fit.
      for (line, next) in zip(lines, lines.dropFirst()) {
        let first = next.prefix { $0 != " " }
        #expect(lettering.width(line) <= limit || !line.contains(" "))
        if words.contains(String(first)) {
          #expect(lettering.width("\(line) \(first)") > limit, "\(line)|\(next)")
        }
      }
    }
  }

  /// Lines of pieces that are all as wide as each other are balanced, too, however their widths are rounded.
  @Test func linesOfEqualPiecesAreBalanced() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    for count in 33...120 {
      let text = String(repeating: "木", count: count)
      let whole = lettering.balancedWidth(text, lines: 1)
      for lines in 2...9 {
        let width = lettering.balancedWidth(text, lines: lines)
        let most = (count + lines - 1) / lines
        #expect(abs(width - whole * Double(most) / Double(count)) < 0.2, "\(count) in \(lines)")
      }
    }
  }

  /// Whatever the room, the lines hold all of the text and nothing else, whole characters each.
  @Test func linesHoldTheText() {
    var generator = SplitMix(seed: 11)
    let words = ["Apple", "Uh-oh", "りんごの木", "「猫」。", "👩🏽‍🎨", "e\u{301}", "한국", "-", "a–b"]
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        words[Int.random(in: 0..<words.count, using: &generator)]
      }.joined(separator: " ")
      let room = TextRoom(
        width: Double.random(in: 5...200, using: &generator),
        height: Double.random(in: 5...50, using: &generator), largest: 20, smallest: 4)
      let fitted = lettering.fit(text, in: room)
      #expect(
        fitted.lines.joined().filter { ![" ", "-", softHyphen, noSpace].contains(String($0)) }
          == text.filter { $0 != " " && $0 != "-" }, "\(text)")
      // Words without a place to cut them are a little smaller.
      #expect(fitted.size <= 20 && fitted.size >= 0.7 * 4 - 1e-9)
      for line in fitted.lines where line.count > 1 {
        #expect(lettering.width(line) * fitted.size <= room.width * (1 + 1e-6), "\(line)")
      }
    }
  }

  @Test func balancesLines() {
    let lettering = Lettering(Font(["X"]), metrics: FixedMetrics())
    let two = TextRoom(width: 65, height: 40, largest: 10, smallest: 2, lines: 2)
    #expect(lettering.fit("aa bb cc dd", in: two).lines == ["aa bb cc dd"])
    #expect(lettering.fit("aaaa bbbb cccc dd", in: two).lines == ["aaaa bbbb", "cccc dd"])
  }

  /// A word that is cut for want of room leaves no letter alone.
  @Test(arguments: ["Contraption", "Abcdefghijk", "Donaudampfschiff"])
  func leavesNoLetterAlone(_ word: String) {
    let lettering = Lettering(Font(["Any"]), metrics: FixedMetrics())
    for letters in 6..<word.count {
      let lines = lettering.wrapped(word, width: Double(letters) / 2)
      #expect(lines.dropLast().allSatisfy { $0.hasSuffix(softHyphen) })
      #expect(lines.joined().replacing(softHyphen, with: "") == word)
      #expect(lines.count > 1 && lines.allSatisfy { $0.count >= 3 }, "\(lines)")
    }
  }
}
