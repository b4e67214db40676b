internal import InkleafGeometry

extension Recipe {
  /// The keys that say how pages are put on sheets of paper, in the order in which help lists them.
  package static let sheetKeys: [Key] = [
    sheets, paper, fit, marks, duplex, spine, creep, blanks, gap, ruler,
  ]

  /// The keys of sheets that are given although no sheets are asked for.
  package var uselessSheetKeys: [String] {
    guard !sheets.areWanted else { return [] }
    // A gutter is at the spine, and readers of a book turn its pages there.
    let hasBook = binding != .single && formats.contains(where: \.bindsPages)
    let hasSpine = gutter.number > 0 || hasBook && sheets.spine != .top
    return Recipe.sheetKeys.map(\.name).filter { name in
      Recipe.key(named: name)?.texts(self).isEmpty == false
        && !(name == Recipe.spine.name && hasSpine)
    }
  }

  package static let gutter = Key(
    "gutter", value: "LENGTH", default: "0mm", needsLabel: true, folder: .named, { $0.gutter },
    { $0.gutter = $1 }, length(upTo: 50),
    "space at the bound edge, on alternating sides")

  package static let holes = Key(
    "holes", value: "EDGE", choices: .one(Spine.allCases.map(\.rawValue)), default: "none",
    open: "none", needsLabel: true, folder: .named, optional: { $0.holes }, { $0.holes = $1 },
    words("edge"),
    "keep room for punched holes at this edge and mark them: two (ISO 838), or three on pages in"
      + " inches")

  package static let sheets = Key(
    "sheets", value: "SCHEME", choices: .oneOrOther(Scheme.names),
    default: "none, pages are files of their own", open: "none", folder: .named,
    optional: { $0.sheets.scheme },
    { $0.sheets.scheme = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in try Scheme(reading: text) }, write: \.text,
      schema: { _ in Scheme.schema }),
    "put pages on sheets of paper to fold or cut: \(Scheme.names.joined(separator: ", ")); also"
      + " booklet=4 (sheets per signature), zine=16, cards=3x3, or 2x2")

  package static let paper = Key(
    "paper", value: "PAPERS", choices: .someOrOther(PageSize.papers),
    default: "a4, or letter for pages in inches", folder: .named,
    optional: { $0.sheets.papers.isEmpty ? nil : $0.sheets.papers },
    { $0.sheets.papers = $1 ?? [] },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        var papers: [PageSize] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
          let paper = try PageSize(reading: String(name))
          if !papers.contains(paper) { papers.append(paper) }
        }
        return papers
      }, write: { $0.map(\.text).joined(separator: ",") },
      schema: { PageSize.listSchema($0) }),
    "paper size of the sheets; comma-separated for one set per paper")

  package static let fit = Key(
    switch: "fit", folder: .word("fit"), isOn: { $0.sheets.mayShrink },
    turn: { $1.sheets.mayShrink = $0 }, copy: { $1.sheets.mayShrink = $0.sheets.mayShrink },
    "let pages shrink to fit on the paper")

  package static let marks = Key(
    "marks", value: "MARKS", choices: .some(SheetMark.allCases.map(\.rawValue) + ["none"]),
    default: "those the scheme needs", folder: .named, optional: { $0.sheets.marks },
    { $0.sheets.marks = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        if text.lowercased() == "none" { return [] }
        var marks: Set<SheetMark> = []
        for name in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
          if name == "none" {
            throw UsageProblem("none cannot be combined with other marks")
          }
          marks.insert(try word("mark", String(name)))
        }
        return marks
      },
      write: { marks in
        marks.isEmpty
          ? "none"
          : SheetMark.allCases.filter(marks.contains).map(\.rawValue).joined(separator: ",")
      },
      schema: { _ in
        .schema(anyOf: [
          .schema(wordsOf: ["none"]), .schema(listOf: SheetMark.allCases.map(\.rawValue)),
        ])
      }),
    "printer's marks on sheets")

  package static let duplex = Key(
    "duplex", value: "EDGE", choices: .one(Duplex.allCases.map(\.rawValue)),
    default: "what the scheme needs", needsLabel: true, folder: .named,
    optional: { $0.sheets.duplex }, { $0.sheets.duplex = $1 }, words("edge"),
    "print on both sides: the edge of the paper at which the printer turns it")

  package static let spine = Key(
    "spine", value: "EDGE", choices: .one(Spine.allCases.map(\.rawValue)),
    default: "where the language's lines begin", needsLabel: true, folder: .named,
    optional: { $0.sheets.spine }, { $0.sheets.spine = $1 }, words("edge"),
    "edge of the pages that is bound")

  package static let creep = Key(
    "creep", value: "LENGTH", default: "0mm", needsLabel: true, folder: .named,
    { $0.sheets.creep }, { $0.sheets.creep = $1 }, Recipe.length(upTo: 2),
    "thickness of the paper (0.1mm), by which inner pages of a booklet move to the spine")

  package static let blanks = Key(
    "blanks", value: "PLACE", choices: .one(Blanks.allCases.map(\.rawValue)),
    default: Blanks.end.rawValue, needsLabel: true, folder: .named, { $0.sheets.blanks },
    { $0.sheets.blanks = $1 }, words("place"),
    "where blank pages fill up the last sheet; before-last keeps the last page as back cover")

  package static let gap = Key(
    "gap", value: "LENGTH", default: "twice the bleed", needsLabel: true, folder: .named,
    optional: { $0.sheets.gap }, { $0.sheets.gap = $1 }, Recipe.length(upTo: 100),
    "distance between pages that are cut apart; with 0mm, neighbours share a cut")

  package static let ruler = Key(
    switch: "ruler", folder: .word("ruler"), isOn: { $0.sheets.hasRuler },
    turn: { $1.sheets.hasRuler = $0 }, copy: { $1.sheets.hasRuler = $0.sheets.hasRuler },
    "put a ruler of 100 mm on the first sheet, to check the print")
}

extension PageSize {
  /// The names of sizes that printers take, and not cards or screens.
  static let papers = all.filter { [.iso, .jis, .us].contains($0.group) }.map(\.name)
}
