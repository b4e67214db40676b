internal import Foundation
public import Inkleaf

extension CalendarWords {
  /// Looks up the words of a language in Foundation's data, which is the Unicode CLDR's.
  ///
  /// - Parameter language: a BCP 47 tag, such as `es`, `pt-BR` or `ja`. A language that the data
  ///   does not have gets its root: figures and English-like abbreviations such as `M10`.
  public init(language: String) {
    // What nearly all lists ask for needs none of the data, which takes longer to load than to
    // draw a page.
    if language.lowercased() == "en" {
      self = .english
      return
    }
    let locale = Locale(identifier: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    func pattern(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "d"
    }
    let (date, day) = (pattern("EEEEMMMMd"), pattern("MMMMd"))
    let months: [String] =
      day.contains("LLLL") ? formatter.standaloneMonthSymbols : formatter.monthSymbols
    // Foundation's week starts on Sunday.
    let week: [String] = formatter.weekdaySymbols
    let numbers = NumberFormatter()
    numbers.locale = locale
    let digits = (0...9).compactMap { numbers.string(from: $0 as NSNumber)?.first }
    self.init(
      months: months, weekdays: Array(week[1...]) + [week[0]],
      datePattern: filledPattern(date), dayPattern: filledPattern(day),
      pagePattern: pageNumberPattern(of: locale),
      digits: digits.count == 10 ? digits : CalendarWords.english.digits)
  }
}

/// Turns a date pattern of the CLDR (letters for fields, literals in quotes) into ours.
func filledPattern(_ pattern: String) -> String {
  var result = ""
  var isQuoted = false
  var rest = pattern[...]
  while let letter = rest.first {
    let count = rest.prefix { $0 == letter }.count
    if letter == "'" {
      // Two quotes are a quote; one starts or ends a literal.
      if count >= 2 { result += "'" } else { isQuoted.toggle() }
      rest = rest.dropFirst(min(count, 2))
      continue
    }
    if isQuoted {
      result.append(letter)
      rest = rest.dropFirst()
      continue
    }
    switch letter {
    case "E", "c": result += "{weekday}"
    case "M", "L": result += count > 2 ? "{month}" : "{month-number}"
    case "d": result += "{day}"
    default: result += String(repeating: letter, count: count)
    }
    rest = rest.dropFirst(count)
  }
  return result
}

/// How a language writes "page 7 of 31"; a slash where this is not known.
private func pageNumberPattern(of locale: Locale) -> String {
  let patterns = [
    "da": "{page} af {pages}", "de": "{page} von {pages}", "en": "{page} of {pages}",
    "es": "{page} de {pages}", "fr": "{page} sur {pages}", "it": "{page} di {pages}",
    "nb": "{page} av {pages}", "nl": "{page} van {pages}", "pl": "{page} z {pages}",
    "pt": "{page} de {pages}", "ru": "{page} из {pages}", "sv": "{page} av {pages}",
    "uk": "{page} з {pages}",
  ]
  return patterns[locale.language.languageCode?.identifier ?? ""] ?? "{page} / {pages}"
}
