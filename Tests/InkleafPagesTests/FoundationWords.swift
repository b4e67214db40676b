import InkleafGeometry
import Foundation
@testable import InkleafLists
@testable import InkleafPages

/// The words of a language in Foundation's data, which is the Unicode CLDR's.
///
/// The product itself carries a table of these, so that pages are the same with every version of
/// Foundation, and so that a program which draws one page need not load all of it.
func foundationWords(_ language: String) -> CalendarWords {
  let locale = Locale(identifier: language)
  // The calendar of a language, such as the Persian one, may have other patterns.
  let gregorian = Locale(identifier: "\(language)@calendar=gregorian")
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: gregorian) ?? "d"
  }
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = locale
  let formatter = DateFormatter()
  formatter.locale = locale
  formatter.calendar = calendar
  let (date, day) = (pattern("EEEEMMMMd"), pattern("MMMMd"))
  let (monthYear, dayYear) = (pattern("yMMMM"), pattern("yMMMMd"))
  let months: [String] =
    day.contains("LLLL") ? formatter.standaloneMonthSymbols : formatter.monthSymbols
  // Foundation's week starts on Sunday.
  let week: [String] = formatter.weekdaySymbols
  let (short, narrow): ([String], [String]) = (
    formatter.shortStandaloneWeekdaySymbols, formatter.veryShortStandaloneWeekdaySymbols
  )
  func mondayFirst(_ days: [String]) -> [String] { Array(days[1...]) + [days[0]] }
  let numbers = NumberFormatter()
  numbers.locale = locale
  var words = CalendarWords(
    months: months, monthNames: formatter.standaloneMonthSymbols,
    weekdays: mondayFirst(week), shortWeekdays: mondayFirst(short),
    narrowWeekdays: mondayFirst(narrow), firstWeekday: (calendar.firstWeekday + 5) % 7,
    datePattern: filledPattern(date), dayPattern: filledPattern(day),
    monthYearPattern: filledPattern(monthYear, hasNamesAlone: true),
    dayYearPattern: filledPattern(dayYear),
    pagePattern: CalendarWords(language: language).pagePattern,
    digits: (0...9).compactMap { numbers.string(from: $0 as NSNumber)?.first })
  // The CLDR has no word for the first of a month.
  words.firstDay = CalendarWords(language: language).firstDay
  return words
}

/// Turns a date pattern of the CLDR (letters for fields, literals in quotes) into ours.
///
/// - Parameter hasNamesAlone: whether months as written alone are apart from others.
func filledPattern(_ pattern: String, hasNamesAlone: Bool = false) -> String {
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
    case "L" where hasNamesAlone && count > 2: result += "{month-name}"
    case "M", "L": result += count > 2 ? "{month}" : "{month-number}"
    case "d": result += "{day}"
    case "y": result += "{year}"
    // The years of all pages are those of the Common Era.
    case "G": break
    default: result += String(repeating: letter, count: count)
    }
    rest = rest.dropFirst(count)
  }
  return result.split(separator: " ").joined(separator: " ")
}

/// The lines of the table of a language's words: its tag, then the words, parted by bars.
func tableLine(_ language: String, _ words: CalendarWords) -> String {
  var fields: [String] = [
    language, words.months.joined(separator: ";"), words.weekdays.joined(separator: ";"),
    words.datePattern, words.dayPattern,
    words.digits == CalendarWords.english.digits ? "" : String(words.digits),
    words.firstWeekday == 0 ? "" : String(words.firstWeekday),
    words.monthNames == words.months ? "" : words.monthNames.joined(separator: ";"),
    words.shortWeekdays == words.weekdays ? "" : words.shortWeekdays.joined(separator: ";"),
    words.narrowWeekdays == words.shortWeekdays ? "" : words.narrowWeekdays.joined(separator: ";"),
    // Months alone and others are mostly the same.
    words.monthYearPattern == "{month-name} {year}" ? "" : words.monthYearPattern,
    words.dayYearPattern == "\(words.dayPattern) {year}" ? "" : words.dayYearPattern,
  ]
  while fields.last == "" { fields.removeLast() }
  return fields.joined(separator: "|")
}
