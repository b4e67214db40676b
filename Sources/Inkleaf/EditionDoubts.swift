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

  private typealias Doubts = (kind: Edition.Warning.Kind, messages: [String], path: String?)

  /// Fails or warns where a text cannot be set as it should be, or where a wish has no effect.
  ///
  /// - Parameter requiresFonts: whether a font that is missing is an error.
  func warnings(requiresFonts: Bool) throws -> [Edition.Warning] {
    let problems = try document.textProblems(typesetter).messages
    let fonts = try document.substitutedFonts(typesetter).map(\.description)
    let errors =
      (recipe.missing == .error ? problems.map { Diagnostic(path: path, message: $0) } : [])
      + (requiresFonts ? fonts.map { Diagnostic(message: $0) } : [])
    guard errors.isEmpty else { throw InkleafError.data(errors) }
    let all: [Doubts] =
      [
        (.missingGlyph, problems, path), (.substitutedFont, fonts, nil),
        (.substitutedFont, try document.mixedFonts(typesetter).map(\.description), nil),
        smallText, lowContrast, lostWords, missingBeside, freeCells, coloredInk, missingDates,
        borrowedLabels, choiceOfDays, partOfBook, unboundFormats, idleKeys,
      ]
    return all.flatMap { kind, messages, path in
      messages.map { message in
        Edition.Warning(
          kind: kind,
          diagnostic: path.map { Diagnostic(severity: .warning, path: $0, message: message) }
            ?? Diagnostic(severity: .warning, message: message))
      }
    }
  }

  // MARK: Words

  private var smallText: Doubts {
    let small = document.smallText(shrunkTo: impositions.map(\.scale).min() ?? 1)
    return (.smallText, small.map { [$0.description] } ?? [], path)
  }

  private var lowContrast: Doubts {
    let doubts = parts.theme.contrastDoubts(parts.appearance)
    return (.lowContrast, doubts.map { "theme \(parts.theme.name): \($0)" }, nil)
  }

  private var lostWords: Doubts {
    (.lostWords, document.lostWords(of: parts.list, in: parts.layout).map(\.description), path)
  }

  private var missingBeside: Doubts {
    let alone = parts.list.prompts.filter { prompt in
      prompt.beside == nil && parts.numbers?.contains(prompt.number) ?? true
    }
    guard recipe.beside != nil, !alone.isEmpty else { return (.missingBeside, [], path) }
    return (
      .missingBeside, ["the list of --beside has no words for \(days(alone.map(\.number)))"], path
    )
  }

  private var freeCells: Doubts {
    let count = parts.list.wordCount
    guard let least = parts.layout.promptsOfACard, least > count else {
      return (.freeCells, [], path)
    }
    let words =
      "\(count)\(count < parts.list.prompts.count ? " different" : "") prompt\(count == 1 ? "" : "s")"
    return (
      .freeCells,
      [
        "the list has \(words), but each card has \(least) cells; add prompts, or make a layout with"
          + " fewer cells"
      ], path
    )
  }

  private var coloredInk: Doubts {
    guard recipe.inks == .black, document.hasColors else { return (.coloredInk, [], path) }
    return (
      .coloredInk,
      [
        "pictures and the colours that prompts name stay in colour, in spite of --ink black; a"
          + " print shop needs more inks for them"
      ], path
    )
  }

  private var missingDates: Doubts {
    guard parts.layout.hasMonths || parts.layout.hasCellsOfMonths,
      !parts.list.areDated(parts.list.prompts)
    else { return (.missingDates, [], path) }
    let lack = parts.layout.hasMonths ? "show no weekdays" : "are parts without names"
    return (
      .missingDates,
      [
        "the list has no dates, so its months \(lack); give it the day of its first prompt, such"
          + " as \"start: 2026-10-01\""
      ], path
    )
  }

  private var borrowedLabels: Doubts {
    guard parts.layout.borrowsLabels(in: parts.list.language) else {
      return (.borrowedLabels, [], path)
    }
    return (
      .borrowedLabels,
      [
        "labels of layout \(parts.layout.name) are in English: there are no words for them in"
          + " \"\(parts.list.language)\"; a layout of your own can have them"
      ], path
    )
  }

  // MARK: Options

  private var choiceOfDays: Doubts {
    guard let numbers = parts.numbers else { return (.idleOption, [], nil) }
    if numbers.count < parts.list.wordCount, document.showsWholeList(parts.list) {
      return (
        .idleOption, ["--days changes nothing: each page of this layout has the whole list"], nil
      )
    }
    guard !parts.layout.hasAPageADay,
      case let others = document.daysBeside(numbers, of: parts.list),
      !others.isEmpty
    else { return (.idleOption, [], nil) }
    return (
      .idleOption,
      ["pages of this layout have several days, so others are drawn, too (\(days(others)))"], nil
    )
  }

  private var partOfBook: Doubts {
    guard let numbers = parts.numbers, numbers.count < parts.list.prompts.count,
      recipe.binding.contains(.book), parts.layout.listsItsPages
    else { return (.partOfBook, [], nil) }
    return (
      .partOfBook,
      [
        "the contents and the numbers of pages are those of the whole book; for a book of these days"
          + " alone, make a list of them"
      ], nil
    )
  }

  private var unboundFormats: Doubts {
    let unbound = recipe.formats.filter { !$0.bindsPages }.map(\.name).joined(separator: ", ")
    guard recipe.binding == .book, recipe.formats != Format.allCases, !unbound.isEmpty else {
      return (.idleOption, [], nil)
    }
    return (
      .idleOption,
      ["--book makes a PDF alone, so there is no \(unbound); leave out --book for all"], nil
    )
  }

  private var idleKeys: Doubts {
    let keys = parts.layout.idleKeys(of: recipe) + recipe.idleKeys
    return (.idleOption, keys.map { key, use in key.changesNothing(outside: use) }, nil)
  }
}
