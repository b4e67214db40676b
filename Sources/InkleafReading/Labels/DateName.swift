/// What a word is among the names of months and weekdays, in all languages that labels are read in.
struct DateName {
  /// The month, 1 to 12, that a name is, or stands for when cut short.
  var month: Int?
  /// The month in a language that few lists are in.
  var rareMonth: Int?
  /// The place of a weekday in the week, 0 for Monday; -1 where languages differ.
  var weekday: Int?
  /// The weekday in a language that few lists are in.
  var rareWeekday: Int?
  /// The tags of the languages that have the word, in small letters, beside the number of a day or week.
  var languages: [String]
  /// The tags of the languages that have a month or weekday with these capital and small letters.
  var spelling: [String]

  /// Finds a word in the table, which is in order, so that no run has to make its own of all languages.
  init?(_ word: String) {
    let line = dateNamesTable.withUTF8Buffer { bytes -> [String]? in
      let newline = UInt8(ascii: "\n")
      var (low, high) = (0, bytes.count)
      while low < high {
        let middle = (low + high) / 2
        let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
        let end = bytes[middle..<high].firstIndex(of: newline) ?? high
        let line = bytes[start..<end]
        let name = String(decoding: line.prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self)
        if name == word {
          return line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
          }
        }
        if name < word { low = end + 1 } else { high = start }
      }
      return nil
    }
    guard let line else { return nil }
    month = Int(line[1])
    rareMonth = Int(line[2])
    weekday = Int(line[3])
    rareWeekday = Int(line[4])
    languages = line[5].split(separator: " ").map(String.init)
    spelling = line[6].split(separator: " ").map(String.init)
  }
}
