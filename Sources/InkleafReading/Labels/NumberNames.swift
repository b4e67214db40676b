import InkleafLists

/// Numbers in words, as in "Erster Tag: Bär", "Jour un : ours" and "Primero: oso".
///
/// English ones are read one by one (`LabelCursor.spelledNumber`). In other languages the first ones tell
/// that all lines count.
enum NumberNames {
  /// Returns the number of the first of such labels and the words behind each; `nil` where lines do not
  /// count so.
  ///
  /// A line without a label, such as a title, has none.
  static func found(in texts: [Substring]) -> (first: Int, words: [Substring?])? {
    // A title may come first. Most lists have no such labels, and are looked at no further.
    let first = texts.prefix(5).compactMap(Label.init)
    guard first.count > 2 else { return nil }
    // "Tag eins" and "Erster Tag" have one word in all lines.
    func shared(_ word: (Label) -> String?) -> String? {
      first.allSatisfy { $0.words.count > 1 && word($0) == word(first[0]) } ? word(first[0]) : nil
    }
    let counters = (shared(\.words.first), shared(\.words.last))
    let known = starts.lazy.map { start in
      first.map { label in label.number(counters).flatMap { start.firstIndex(of: $0) } }
    }.first { $0.compactMap(\.self).count > 1 }
    guard let known else { return nil }
    let labels = texts.map(Label.init)
    let numbers = labels.compactMap { $0?.number(counters) }
    guard numbers.count > 2, numbers.count * 5 >= texts.count * 4,
      Set(numbers).count == numbers.count
    else { return nil }
    // The beginning of a list may be missing.
    let start = known.contains(0) ? 0 : known[0] ?? 0
    return (
      start + 1,
      labels.map { label in label.flatMap { $0.number(counters) == nil ? nil : $0.rest } }
    )
  }

  /// The words before a mark.
  private struct Label {
    /// In lower case, without an article.
    var words: [String]
    var rest: Substring

    private static let articles: Set = [
      "der", "die", "das", "am", "le", "la", "el", "il", "o", "a", "de", "het", "den", "det", "az",
    ]

    init?(_ text: Substring) {
      guard
        let end = text.indices.first(where: { index in
          ":：.)|=".contains(text[index])
            || "-–—".contains(text[index]) && index > text.startIndex
              && text[text.index(before: index)].isWhitespace
        })
      else { return nil }
      rest = text[end...].drop { $0.isWhitespace || ":：.)|=-–—>".contains($0) }
      // Turkish writes "İkinci", whose first letter keeps its dot.
      words = text[..<end].split(whereSeparator: \.isWhitespace).map { word in
        String(word.lowercased().map { $0 == "i\u{307}" ? "i" : $0 })
      }
      if words.count > 1, Self.articles.contains(words[0]) { words.removeFirst() }
      guard (1...5).contains(words.count), !rest.isEmpty,
        words.allSatisfy({ $0.allSatisfy { $0.isLetter || "-'’".contains($0) } })
      else { return nil }
    }

    /// Returns the number, without the words that all lines have before and behind it; `nil` without one.
    func number(_ counters: (first: String?, last: String?)) -> String? {
      let inner = words.dropFirst(counters.first == nil ? 0 : 1)
        .dropLast(counters.last == nil ? 0 : 1)
      guard counters.first.map({ $0 == words.first }) ?? true,
        counters.last.map({ $0 == words.last }) ?? true, !inner.isEmpty
      else { return nil }
      return inner.joined(separator: " ")
    }
  }

  /// Whether a word in lower case is one of the first in a count or an order, in any language.
  static func isEarly(_ word: String) -> Bool {
    ["first", "second", "third", "one", "two"].contains(word)
      || starts.contains { $0.contains(word) }
  }

  /// The first three numbers and the first three of an order.
  private static let starts = """
    eins, zwei, drei · erster, zweiter, dritter · erste, zweite, dritte
    ersten, zweiten, dritten · erstens, zweitens, drittens · erstes, zweites, drittes
    un, deux, trois · premier, deuxième, troisième · premier, second, troisième
    première, deuxième, troisième · première, seconde, troisième · uno, dos, tres
    primero, segundo, tercero · primer, segundo, tercer · primera, segunda, tercera
    uno, due, tre · primo, secondo, terzo · prima, seconda, terza
    um, dois, três · primeiro, segundo, terceiro · primeira, segunda, terceira
    een, twee, drie · één, twee, drie · eerste, tweede, derde
    ett, två, tre · en, två, tre · första, andra, tredje
    en, to, tre · første, anden, tredje · første, andre, tredje
    yksi, kaksi, kolme · ensimmäinen, toinen, kolmas · jeden, dwa, trzy
    pierwszy, drugi, trzeci · jedna, dvě, tři · první, druhý, třetí
    jeden, dva, tri · prvý, druhý, tretí · один, два, три
    первый, второй, третий · перший, другий, третій · egy, kettő, három
    első, második, harmadik · bir, iki, üç · birinci, ikinci, üçüncü
    unu, doi, trei · u, dos, tres · primer, segon, tercer
    ένα, δύο, τρία · πρώτη, δεύτερη, τρίτη · satu, dua, tiga
    pertama, kedua, ketiga · một, hai, ba · thứ nhất, thứ hai, thứ ba · اول, دوم, سوم
    첫째, 둘째, 셋째
    첫, 두, 세 · 첫번째, 두번째, 세번째 · الأول, الثاني, الثالث
    पहला, दूसरा, तीसरा · หนึ่ง, สอง, สาม
    """.split { $0 == "·" || $0 == "\n" }.map { start in
      start.split(separator: ",").map { String($0.trimmed) }
    }
}
