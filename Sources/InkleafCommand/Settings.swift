import Cairo
import Commands
import Inkleaf
import Platform
import Rendering
import Suggestions

/// What a person asked `render` for, read and checked.
struct Settings {
  var formats: [Format]
  var layout: Layout
  var theme: Theme
  var appearance: Appearance
  var isTransparent: Bool
  var page: Page
  var dpi: Double
  var output: String
  var wantsBook: Bool
  var wantsSingles: Bool
  var jobs: Int
  var isQuiet: Bool
  var showsProgress: Bool
  var drawsBoxes: Bool
  var wantsStrictFonts: Bool
  var catalog: FontCatalog
  var changes: [String]
  /// What tells pages apart that have the same size, as parts of a folder's name.
  var pageWishes: [String]

  init(_ arguments: Arguments) throws(Failure) {
    typealias Render = RenderCommand
    // One wish that cannot be met shall not hide the next, so each is read before any is reported.
    var problems: [String] = []
    func read<Value>(
      _ option: Option, _ fallback: Value, _ body: (String) throws(UsageProblem) -> Value
    ) -> Value {
      guard let text = arguments[option] else { return fallback }
      do throws(UsageProblem) {
        return try body(text)
      } catch {
        problems.append(error.description)
        return fallback
      }
    }
    let names = arguments[Render.format]?.lowercased().split(separator: ",").map(String.init)
    formats = Format.all.filter { names?.contains($0.name) ?? true }
    isTransparent = arguments.has(Render.transparent)
    let size = read(Render.size, PageSize.a4) { (text) throws(UsageProblem) in
      try PageSize(reading: text)
    }
    let orientation = arguments[Render.orientation].flatMap {
      Orientation(rawValue: $0.lowercased())
    }
    func named<Value>(
      _ option: Option, _ body: () throws(UsageProblem) -> Value
    ) throws(UsageProblem) -> Value {
      do throws(UsageProblem) {
        return try body()
      } catch {
        throw UsageProblem("--\(option.name): \(error)")
      }
    }
    let bleed = read(Render.bleed, 0) { (text) throws(UsageProblem) in
      try named(Render.bleed) { () throws(UsageProblem) in try points(reading: text, upTo: 50) }
    }
    let hand = arguments[Render.hand].flatMap { Hand(rawValue: $0.lowercased()) } ?? .right
    let plain = Page(size, orientation: orientation, bleed: bleed).drawn(by: hand)
    let withToolbar = read(Render.toolbar, plain) { (text) throws(UsageProblem) in
      try named(Render.toolbar) { () throws(UsageProblem) in try plain.withToolbar(reading: text) }
    }
    page = read(Render.safeArea, withToolbar) { (text) throws(UsageProblem) in
      try named(Render.safeArea) { () throws(UsageProblem) in
        try withToolbar.keepingClear(Insets(reading: text, scale: plain.scale))
      }
    }
    dpi = read(Render.dpi, page.dpi) { (text) throws(UsageProblem) in
      let range = 30.0...1200.0
      guard text.utf8.count < 10, let value = Double(text), range.contains(value) else {
        throw UsageProblem("--dpi is a number from 30 to 1200, not \"\(text)\"")
      }
      return value
    }
    jobs = read(Render.jobs, coreCount) { (text) throws(UsageProblem) in
      try wholeNumber(text, Render.jobs, Render.jobsRange)
    }
    output = read(Render.output, Render.defaultOutput) { (text) throws(UsageProblem) in
      guard !text.isEmpty else { throw UsageProblem("--output is empty; name a folder") }
      return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
    }
    let (book, single) = (arguments.has(Render.book), arguments.has(Render.single))
    wantsBook = book || !single
    wantsSingles = single || !book
    if book, !formats.contains(where: \.bindsPages) {
      problems.append("--book makes a PDF, but --format leaves pdf out")
    }
    isQuiet = arguments.has(Render.quiet)
    showsProgress = Output.messages.isTerminal && !isQuiet
    drawsBoxes = arguments[Render.missing]?.lowercased() == "box"
    wantsStrictFonts = arguments.has(Render.strictFonts)
    let looks = Result { () throws(Failure) in
      (
        theme: try Looks.theme(
          arguments[Looks.theme] ?? Looks.usualTheme, changes: arguments.all(Looks.set)),
        layout: try Looks.layout(arguments[Looks.layout] ?? Looks.usualLayout)
      )
    }
    guard problems.isEmpty else {
      throw Failure(UsageError(problems: problems, command: Render.description.name))
    }
    (theme, layout) = try looks.get()
    appearance =
      arguments[Render.appearance].flatMap { Appearance(rawValue: $0.lowercased()) }
      ?? theme.appearance
    changes = arguments.all(Looks.set)
    pageWishes = [Render.toolbar, Render.safeArea, Render.bleed].compactMap { option in
      arguments[option].map { "\(option.name)-\(slug($0))" }
    }
    if let other = arguments[Render.beside] {
      pageWishes.append("beside-\(slug(ListInput.stem(of: other)))")
    }
    catalog = try Looks.catalog(arguments)
  }

  /// What tells this edition from others of the same list: a folder's name.
  var editionName: String {
    let parts =
      ["\(page.name)-\(layout.name)-\(theme.name)-\(appearance.rawValue)"]
      + changes.map { String(slug($0).prefix(40)) } + (isTransparent ? ["transparent"] : [])
      + (page.isMirrored ? ["left-hand"] : []) + pageWishes
    return parts.joined(separator: "-")
  }
}

extension Page {
  /// The page with a toolbar as a person asks for it: an edge, or `left=15mm`.
  fileprivate func withToolbar(reading text: String) throws(UsageProblem) -> Page {
    let parts = text.lowercased().split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    guard let edge = parts.first.flatMap(Edge.init(rawValue:)) else {
      let edges = Edge.allCases.map(\.rawValue)
      throw UsageProblem(
        unknown(
          "edge", text, among: edges,
          otherwise: "choose from \(edges.joined(separator: ", ")), or say how thick it is, as in"
            + " left=15mm"))
    }
    let thickness = try parts.count < 2 ? nil : points(reading: parts[1], upTo: 200) * scale
    return withToolbar(at: edge, thickness: thickness)
  }
}
