import Foundation
import InkleafLists
import Support
import Testing

@testable import InkleafReading

/// The table of months and weekdays by their words.
@Suite struct DateNameTests {
  /// The table is what the calendars of all languages say; with `RECORD=1` it is written anew.
  @Test func theTableIsOfTheCalendars() throws {
    let spelling = Self.languages(of: Self.spelled, where: { !DateWords.rare.contains($0) })
    let languages = Self.languages(of: Self.small, where: { _ in true })
    let words = Set(spelling.keys).union(languages.keys)
      .union(Self.usual.months.keys).union(Self.usual.weekdays.keys)
      .union(Self.rare.months.keys).union(Self.rare.weekdays.keys)
    let lines = words.sorted().map { word in
      let numbers = [
        Self.usual.months[word], Self.rare.months[word], Self.usual.weekdays[word],
        Self.rare.weekdays[word],
      ]
      let fields =
        [word] + numbers.map { $0.map(String.init) ?? "" }
        + [languages, spelling].map { ($0[word] ?? []).sorted().joined(separator: " ") }
      return fields.joined(separator: "|")
    }
    let text = """
      // Months and weekdays in all languages that labels are read in, made of the calendars of languages.
      // Recorded by the tests; do not edit. swift-format-ignore-file

      /// A line a word, in order: the word, its month (1 to 12), its month in rare languages, its weekday
      /// (0 for Monday, -1 where languages differ), its weekday in rare languages, the languages that have
      /// it in small letters, and the languages that spell it so.
      let dateNamesTable: StaticString = #\"""
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
        \"""#

      """
    let file = packageFolder.appending(path: "Sources/InkleafReading/Labels/DateNamesTable.swift")
    try expectRecorded(text, file)
    for word in words {
      let name = try #require(DateName(word), "\(word) is not found")
      #expect(name.month == Self.usual.months[word] && name.weekday == Self.usual.weekdays[word])
    }
  }

  @Test(arguments: ["", "a", "lantern", "oktobe", "zzzz", "\u{10FFFF}", "|", "10", "a|b", "\n"])
  func otherWordsAreNotFound(_ word: String) {
    #expect(DateName(word) == nil)
  }

  /// A month is found however its letters are composed.
  @Test func decomposedLettersAreTheSame() {
    #expect(DateName("ma\u{308}rz")?.month == 3)
    #expect(DateName("märz")?.month == 3)
  }

  // MARK: Languages

  /// Returns the languages that have each word.
  private static func languages(
    of words: (String, CalendarWords) -> Set<String>, where isWanted: (String) -> Bool
  ) -> [String: [String]] {
    let tags = DateWords.languages.union(further).union(DateWords.rare)
    var result: [String: [String]] = [:]
    for (tag, names) in CalendarWords.all(where: tags.contains) + [("en", .english)]
    where isWanted(tag) {
      for word in words(tag, names) { result[word, default: []].append(tag) }
    }
    return result
  }

  private static func spelled(_ tag: String, _ names: CalendarWords) -> Set<String> {
    Set(names.months + names.monthNames + names.weekdays)
  }

  private static func small(_ tag: String, _ names: CalendarWords) -> Set<String> {
    let all = names.months + names.monthNames + names.weekdays + names.shortWeekdays
    // "segunda-feira" and "Fr." are known by their letters up to the mark; a letter alone says nothing.
    let words = all.map { $0.lowercased().prefix { $0.isLetter }.description }
    // The first letters tell a language, too, where they are no word of another.
    let shortMonths = DateWords.languages.contains(tag) ? names.months : []
    let short =
      tag == "en"
      ? Array(DateWords.english.keys)
      : shortMonths.map { String($0.lowercased().prefix(3)) }
        .filter { !DateWords.monthsThatAreWords.contains($0) }
    // "to" is a Thursday in Finnish, but stands in "Days 1 to 3" and beside "Oct", too. Months of Catalan begin with "de".
    return Set((words + short).filter { $0.count > 1 && $0 != "to" && $0 != "de" })
      .union(DateWords.ownCounters[tag] ?? [])
  }

  /// Further languages, whose words count whole.
  private static let further: Set = [
    "ar", "bg", "ca", "cs", "el", "et", "fa", "he", "hi", "hr", "hu", "id", "lt", "lv", "ro", "sk",
    "sl", "th", "tr", "uk",
  ]

  // MARK: Months and weekdays

  /// The short names of months in languages that cut them in their own way.
  private static let shortMonths = [
    "oca şub mar nis may haz tem ağu eyl eki kas ara",
    "jan feb mar apr mei jun jul agu sep okt nov des",
    "jan feb mrt apr mei jun jul aug sep okt nov dec",
    "січ лют бер кві тра чер лип сер вер жов листоп гру",
    "leden úno bře dubna kvě čvn čvc srp zář říj listopad prosince",
    "ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ",
    "ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค",
  ]

  /// Names of weekdays that languages cut in their own way, or that dates have in another form.
  private static let shortWeekdays = [
    "пн вт ср чт пт сб вс", "пн вт ср чт пт сб нд", "pon wt śr czw pt sob niedz",
    "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
  ]

  /// The names of languages that few lists are in.
  private static let rare: (months: [String: Int], weekdays: [String: Int]) = {
    var (months, weekdays): ([String: Int], [String: Int]) = ([:], [:])
    for (_, words) in CalendarWords.all(where: DateWords.rare.contains) {
      for (index, name) in (words.months + words.monthNames).enumerated() {
        months[name.lowercased()] = index % 12 + 1
      }
      for (index, name) in words.weekdays.enumerated() where !name.contains(" ") {
        let known = weekdays.updateValue(index, forKey: name.lowercased()) ?? index
        if known != index { weekdays[name.lowercased()] = -1 }
      }
    }
    // Malay's March is a computer, too, or has cheese.
    months["mac"] = nil
    return (months, weekdays)
  }()

  /// The names of the other languages.
  private static let usual: (months: [String: Int], weekdays: [String: Int]) = {
    var months: [String: Int] = [:]
    var taken: Set<String> = []
    // Names that the CLDR has in another form, or not at all.
    var weekdays: [String: Int] = [
      "tirs": 1, "tors": 3, "nd": 6, "الإثنين": 0, "الاربعاء": 2, "الاحد": 6, "שבת": 5,
      "ראשון": 6, "שני": 0, "שלישי": 1, "רביעי": 2, "חמישי": 3, "שישי": 4,
    ]
    for names in shortWeekdays {
      for (index, name) in names.split(separator: " ").enumerated() {
        weekdays[String(name)] = index
      }
    }
    func add(_ name: String, _ index: Int) {
      weekdays[name] = weekdays[name].map { $0 == index ? index : -1 } ?? index
    }
    for (_, words) in CalendarWords.all(where: DateWords.languages.contains) {
      for (index, name) in (words.months + words.monthNames).enumerated() {
        let name = name.lowercased()
        // The first letters count where they mean one month in all languages.
        for length in [3, 4, name.count] {
          let short = String(name.prefix(length))
          let known = months.updateValue(index % 12 + 1, forKey: short) ?? index % 12 + 1
          if known != index % 12 + 1, length < name.count { taken.insert(short) }
        }
      }
      let shortest = ["Montag", "maandag"].contains(words.weekdays[0]) ? 2 : 3
      for (index, name) in words.weekdays.enumerated() {
        let name = String(name.lowercased().prefix { $0.isLetter })
        for length in [shortest, 3, name.count] { add(String(name.prefix(length)), index) }
      }
    }
    for word in taken { months[word] = nil }
    // It is a Friday in Finnish, and a Thursday in Turkish.
    weekdays["per"] = -1
    for (language, words) in CalendarWords.all(where: further.contains) {
      for (index, name) in (words.months + words.monthNames).enumerated() {
        let name = name.lowercased()
        let names = language == "el" ? [name, name.fromGreekCapitals] : [name]
        for name in names where months[name] == nil {
          months[name] = index % 12 + 1
        }
      }
      for (index, name) in words.weekdays.enumerated() where !name.contains(" ") {
        add(name.lowercased(), index)
      }
    }
    for names in shortMonths {
      for (index, name) in names.split(separator: " ").enumerated()
      where months[String(name)] == nil {
        months[String(name)] = index + 1
      }
    }
    // It is written in two ways.
    months["अक्टूबर"] = 10
    // The months of the Levant that have one word.
    for (name, month) in [
      ("شباط", 2), ("آذار", 3), ("نيسان", 4), ("أيار", 5), ("حزيران", 6), ("تموز", 7), ("آب", 8),
      ("أيلول", 9),
    ] {
      months[name] = month
    }
    return (months, weekdays)
  }()
}

extension String {
  /// A Greek word as its capitals become small letters: without accents, and with no sigma of its own at the end.
  fileprivate var fromGreekCapitals: String {
    String(map { Self.plainGreek[$0] ?? $0 })
  }

  private static let plainGreek: [Character: Character] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ϊ": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ς": "σ",
  ]
}
