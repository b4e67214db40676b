public import InkleafLists

/// A list with the warnings from reading it.
public struct ReadList: Equatable, Sendable {
  /// The list.
  public var list: PromptList
  /// The guesses, as warnings in the order of lines.
  public var doubts: [Diagnostic]
  /// The name of the syntax.
  public var syntax: String
  /// How likely this is the list that was meant, from 50 to 100; any number where it was chosen.
  public var score: Int
  /// The comments of a list in Inkleaf's own form; none of any other.
  public var comments: [String] = []
}

extension ReadList {
  /// The title of a list for which neither its text nor a file's name gives one.
  package static let standInTitle = "Prompts"

  /// Reads a list in any syntax.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, at most `ListLimits.fileSize`; text is UTF-8.
  ///   - path: the file's name, for messages; its extension may name the syntax.
  ///   - title: the title of a list without one; `nil` for the file's name.
  ///   - syntax: the syntax; `nil` to find it from name and content.
  ///   - select: the part of the text that is the list, such as a heading above it; `nil` to find it.
  ///   - language: the language of the words, for a list that has several.
  ///   - inflate: undoes the compression of documents; without it these cannot be read.
  /// - Throws: every problem of the file, each with its line and column; also for a text in which
  ///   no list can be told from the rest.
  public init(
    parsing bytes: [UInt8], path: String, title: String? = nil, syntax: Syntax? = nil,
    select: String? = nil, language: String? = nil, inflate: Inflate? = nil
  ) throws(Diagnostics) {
    let title = title ?? fileStem(of: path)
    var source = try SourceText(list: bytes, path: path, inflate: inflate)
    var (form, isCertain) = syntax.map { ($0, true) } ?? Syntax.of(source, path: path)
    var empty = RawList(path: path, title: title)
    if source.isGuessed {
      empty.doubt(
        "this is not UTF-8, and is read as Windows-1252; if letters are wrong, save it as UTF-8", 1,
        1)
    }
    if form.reader.readsBytes, isCertain { source.lines = [] }
    if form.reader.readsLines || !form.reader.readsBytes && !isCertain {
      if let settings = source.takeFrontMatter() {
        empty.readFrontMatter(settings)
        if syntax == nil, !settings.isEmpty { (form, isCertain) = Syntax.of(source, path: path) }
      } else {
        empty.doubt("the settings have no end; write --- below them", 1, 1)
      }
    }
    if form != .canonical, !form.reader.readsBytes || syntax == nil && !isCertain {
      let (settings, title, head) = source.takeSettings()
      if !settings.isEmpty {
        empty.readSettings(settings, below: title)
        empty.takeHead(head)
        if syntax == nil { (form, isCertain) = Syntax.of(source, path: path) }
      }
    }
    if form == .canonical {
      var reader = CanonicalReader(path: path, title: title)
      reader.read(source)
      let list = try reader.finish(selecting: select)
      self.init(
        list: list, doubts: reader.doubts, syntax: Syntax.canonical.rawValue, score: 100,
        comments: reader.comments)
      doubtLanguage(path)
      return
    }
    let readings = Reading.all(
      of: source, as: form, isCertain: isCertain, empty: empty, select: select, language: language)
    guard var best = readings.first else {
      guard let select else { throw readings.refusal(of: source, path: path) }
      let all = Reading.all(
        of: source, as: form, isCertain: true, empty: empty, select: nil, language: language)
      throw Diagnostics(
        "no heading or sheet is called \"\(select)\"; "
          + (all.flatMap(\.names).choices ?? "the list has none"), path)
    }
    guard best.raw.problems.isEmpty else {
      throw Diagnostics(limiting: best.raw.problems, path: path)
    }
    guard best.score >= Reading.bound || syntax != nil || select != nil else {
      throw readings.refusal(of: source, path: path)
    }
    if select == nil { best.doubtOthers(readings.dropFirst()) }
    self.init(
      list: best.list, doubts: best.raw.doubts.inLineOrder, syntax: best.syntax.rawValue,
      score: best.score)
    doubtLanguage(path)
  }

  /// Doubts a language in which dates have no words: its tag is most likely a slip.
  private mutating func doubtLanguage(_ path: String) {
    guard list.prompts.contains(where: { list.date(of: $0) != nil }),
      CalendarWords.known(list.language) == nil
    else { return }
    doubts.append(
      Diagnostic(
        severity: .warning, path: path,
        message: "there are no words for dates in the language \"\(list.language)\", so they are"
          + " written in figures; write the tag of another one, such as \"language: de\""))
  }
}

extension PromptList {
  /// Reads a list in any syntax, without the warnings that `ReadList` returns.
  ///
  /// - Throws: every problem of the text, each with its line and column.
  public init(parsing bytes: [UInt8], path: String = "list") throws(Diagnostics) {
    self = try ReadList(parsing: bytes, path: path).list
  }
}

extension [Diagnostic] {
  /// These in the order of their lines; those without a line first.
  fileprivate var inLineOrder: [Diagnostic] {
    enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
