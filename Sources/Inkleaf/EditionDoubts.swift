internal import InkleafPages
internal import InkleafRendering
internal import InkleafText

/// What is doubtful about pages that are laid out, each question for itself.
struct EditionDoubts {
  var document: Document
  /// The sheets that pages are put on, which may shrink them.
  var impositions: [Imposition]
  var parts: Edition.Parts
  var recipe: Recipe
  var typesetter: Typesetter
  /// The list's file.
  var path: String

  /// Fails or warns where a text cannot be set as it should be, or where a wish has no effect.
  ///
  /// - Parameter requiresFonts: whether a font that is missing is an error.
  func warnings(requiresFonts: Bool) throws -> [Edition.Warning] {
    let others = impositions.flatMap { $0.sides.map(\.marks) }
    let problems = try document.textProblems(typesetter, besides: others).messages
    let fonts = try document.substitutedFonts(typesetter, besides: others).map(\.description)
    let errors =
      (recipe.missing == .error ? problems.map { Diagnostic(path: path, message: $0) } : [])
      + (requiresFonts ? fonts.map { Diagnostic(message: $0) } : [])
    guard errors.isEmpty else { throw InkleafError.data(errors) }
    let lost = document.lostWords(of: parts.list, in: parts.layout)
    let pictures = document.placedPictures
    let mixed = try document.mixedFonts(typesetter, besides: others).map(\.description)
    let all: [(kind: Edition.Warning.Kind, messages: [String], path: String?)] = [
      (.missingGlyph, problems, path), (.substitutedFont, fonts, nil),
      (.mixedFonts, mixed, nil),
      (.smallText, smallText, path),
      (.lowContrast, lowContrast + lowContrastOnPicture + inkWithoutPaper, nil),
      (.coarsePicture, coarse(pictures), nil), (.foreignColors, foreign(pictures), nil),
      (.lostWords, lost.filter { !$0.kind.isOfLayout }.map(\.description), path),
      (.unshownWords, lost.filter(\.kind.isOfLayout).map(\.description), path),
      (.missingBeside, missingBeside, path),
      (.freeCells, freeCells, path), (.coloredInk, coloredInk, path),
      (.missingDates, missingDates, path), (.borrowedLabels, borrowedLabels, path),
      (.idleOption, choiceOfDays, nil), (.partOfBook, partOfBook + sidesOfBook, nil),
      (.idleOption, unboundFormats + idleKeys, nil),
    ]
    return all.flatMap { kind, messages, path in
      messages.map { message in
        Edition.Warning(
          kind: kind,
          diagnostic: Diagnostic(
            severity: .warning, path: path ?? Diagnostic.program, message: message))
      }
    }
  }

  // MARK: Words

  private var smallText: [String] {
    let small = document.smallText(shrunkTo: impositions.map(\.scale).min() ?? 1)
    return small.map { [$0.description] } ?? []
  }

  private var lowContrast: [String] {
    // Black ink is judged as it is drawn.
    let palette =
      recipe.inks == .black
      ? parts.theme.palette(parts.appearance, inks: .black, isTransparent: recipe.isTransparent)
      : parts.theme.palette(parts.appearance)
    let hasGreys =
      recipe.formats.contains(.png) && recipe.binding.contains(.single) && !recipe.isTransparent
    let doubts =
      parts.theme.contrastDoubts(parts.appearance, in: palette)
      + (hasGreys ? parts.theme.greyDoubts(parts.appearance, in: palette) : [])
    return doubts.map { "theme \(parts.theme.name): \($0)" }
  }

  private var missingBeside: [String] {
    guard recipe.beside != nil else { return [] }
    let drawn = parts.list.prompts.filter { parts.numbers?.contains($0.number) ?? true }
    // A sheet with two languages names one of them first.
    if drawn.allSatisfy({ $0.beside == $0.text }) {
      return [
        "the words of --beside are those of the list; name another list, or take the other language of"
          + " a sheet, as by --language de"
      ]
    }
    let alone = drawn.filter { $0.beside == nil }.map(\.number)
    return alone.isEmpty ? [] : ["the list of --beside has no words for \(days(alone))"]
  }

  private var freeCells: [String] {
    let count = parts.list.wordCount
    guard let least = parts.layout.promptsOfACard(of: count), least > count else {
      return []
    }
    let words = counted(count, count < parts.list.prompts.count ? "different prompt" : "prompt")
    return [
      "the list has \(words), but each card has \(least) cells; add prompts, or make a layout with"
        + " fewer cells"
    ]
  }

  private var coloredInk: [String] {
    guard recipe.inks == .black, document.hasColors else { return [] }
    return [
      "pictures and the colours that prompts name stay in colour, in spite of --ink black; a"
        + " print shop needs more inks for them"
    ]
  }

  private var missingDates: [String] {
    guard parts.layout.hasMonths || parts.layout.hasCellsOfMonths,
      !parts.list.areDated(parts.list.prompts)
    else { return [] }
    return [
      "the list has no dates, so its months have no names; give it the day of its first prompt, such"
        + " as \"start: 2026-10-01\""
    ]
  }

  private var borrowedLabels: [String] {
    guard parts.layout.borrowsLabels(in: parts.list.language) else {
      return []
    }
    return [
      "labels of layout \(parts.layout.name) are in English: there are no words for them in"
        + " \"\(parts.list.language)\"; a layout of your own can have them"
    ]
  }

  // MARK: Options

  private var choiceOfDays: [String] {
    guard let numbers = parts.numbers else { return [] }
    if numbers.count < parts.list.wordCount, document.showsWholeList(parts.list) {
      return ["--days changes nothing: each page of this layout has the whole list"]
    }
    guard !parts.layout.hasAPageADay,
      case let others = document.daysBeside(numbers, of: parts.list),
      !others.isEmpty
    else { return [] }
    return ["pages of this layout have several days, so others are drawn, too (\(days(others)))"]
  }

  private var partOfBook: [String] {
    guard let numbers = parts.numbers, numbers.count < parts.list.prompts.count,
      recipe.binding.contains(.book), parts.layout.listsItsPages
    else { return [] }
    return [
      "the contents and the numbers of pages are those of the whole book; for a book of these days"
        + " alone, make a list of them"
    ]
  }

  private var sidesOfBook: [String] {
    guard recipe.binding.contains(.book), recipe.binding != .book, !recipe.sheets.areWanted,
      recipe.gutter.points ?? 0 > 0,
      document.sheets.enumerated().contains(where: { (($1.place ?? $0) - $0) % 2 != 0 })
    else { return [] }
    return [
      "pages have their gutters on the sides that they have in the whole book, which are not those of a book of these"
        + " days; give --book to make it alone"
    ]
  }

  private var unboundFormats: [String] {
    let unbound = recipe.formats.filter { !$0.bindsPages }.map(\.name).joined(separator: ", ")
    guard recipe.binding == .book, recipe.formats != Format.allCases, !unbound.isEmpty else {
      return []
    }
    return ["--book makes a PDF alone, so there is no \(unbound); leave out --book for all"]
  }

  private var idleKeys: [String] {
    let keys = parts.layout.idleKeys(of: recipe) + recipe.idleKeys
    return keys.map { key, use in key.changesNothing(outside: use) }
  }
}
