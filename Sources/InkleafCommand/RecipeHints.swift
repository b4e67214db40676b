import Inkleaf
import InkleafCommandLine

/// Options, values and commands that people try, with what to write instead.
enum RecipeHints {
  static let all = words + values + commands + names

  private static let words: [Tool.Note] = [
    ("--dark", "--appearance dark"), ("--light", "--appearance light"),
    ("--dark-mode", "--appearance dark"), ("--night", "--appearance dark"),
    ("--mode", "--appearance {dark}"), ("--silent", "--quiet"), ("--gray", "--ink black"),
    ("--grey", "--ink black"), ("--page", "--days {N}"),
    (
      "--date",
      "--days and the day's number, or for the first day a line \"start: 2026-10-01\" in the list"
    ),
    ("--file", "the path of the list alone"),
    ("--ruled", "--set ruling=lines"),
    ("--landscape", "--orientation landscape"), ("--portrait", "--orientation portrait"),
    ("--pdf", "--format pdf"), ("--png", "--format png"), ("--svg", "--format svg"),
    ("--ruling", "--set ruling={dots}"), ("--dots", "--set ruling=dots"),
    ("--dotted", "--set ruling=dots"),
    ("--grid", "--set ruling=grid"), ("--lines", "--set ruling=lines"),
    ("--pitch", "--set pitch={5mm}"), ("--spacing", "--set pitch={5mm}"),
    ("--accent", "--set accent={teal}"), ("--color", "--set accent={teal}"),
    ("--colour", "--set accent={teal}"), ("--colors", "--set accent={teal}"),
    ("--colours", "--set accent={teal}"), ("--black", "--ink black"),
    ("--black-and-white", "--ink black"), ("--mono", "--ink black"),
    ("--monochrome", "--ink black"),
    ("--grayscale", "--ink black"), ("--greyscale", "--ink black"), ("--bw", "--ink black"),
    ("--cmyk", "--ink black for one ink; colours are RGB, which a print shop converts"),
    ("--font", "--set font={EB Garamond}"), ("--fonts", "--set font={EB Garamond}"),
    ("--out", "--output {FOLDER}"), ("--outdir", "--output {FOLDER}"),
    ("--dir", "--output {FOLDER}"), ("--out-dir", "--output {FOLDER}"),
    ("--output-dir", "--output {FOLDER}"), ("--dest", "--output {FOLDER}"),
    ("--folder", "--output {FOLDER}"), ("-d", "--output {FOLDER}"),
    ("--template", "--layout {NAME}"), ("--template-dir", "--layout {FILE.json}"),
    ("--cover", "--layout cover,classic"), ("--margin", "--safe-area {10mm}"),
    ("--margins", "--safe-area {10mm}"), ("--trim", "--bleed 3mm"),
    ("--crop-marks", cropMarks), ("--crop", cropMarks), ("--cropmarks", cropMarks),
    ("--cut-marks", cropMarks), ("--cutmarks", cropMarks),
    ("--page-size", "--size {NAME}"), ("--pages", "--days {1-7}"), ("--eink", "--theme e-ink"),
    ("--translate", "--beside {LIST}"), ("--translation", "--beside {LIST}"),
    ("--double-sided", "--duplex long with --sheets"), ("--ipad", "--size ipad-pro-13"),
    ("--left-hand", "--hand left"), ("--title", "a line \"title: ...\" in the list"),
    ("--start-date", "a line \"start: 2026-10-01\" in the list"),
    ("--start", "a line \"start: 2026-10-01\" in the list"),
    ("--year", "a line \"start: {2026}-10-01\" in the list"), ("--no-dates", noDates),
    ("--no-date", noDates), ("--hashtag", "a line \"hashtag: {#inktober}\" in the list"),
    ("--credit", "a line \"credit: {NAME}\" in the list"),
    ("--author", "a line \"credit: {NAME}\" in the list"),
    ("--cadence", "a line \"cadence: {weekly}\" in the list"),
    ("--locale", "a line \"language: {de}\" in the list"),
    ("--resolution", "--dpi {300}"),
    ("--device", "--size {NAME}"), ("--binding", "--spine {left}"),
    ("--no-toolbar", "--toolbar none"),
    ("--left", "--hand left"), ("--left-handed", "--hand left"),
    ("--right-handed", "--hand right"), ("--day", "--days {N}"), ("--single-page", "--single"),
    ("--background", "--set background={picture.png}, or for a colour --set paper=ivory"),
    ("--no-frame", "--set frameStyle=none"), ("--no-border", "--set frameStyle=none"),
    ("--no-ruling", "--set ruling=blank"), ("--lined", "--set ruling=lines"),
    ("--blank", "--set ruling=blank"), ("--no-grid", "--set ruling=blank"),
    ("--no-lines", "--set ruling=blank"), ("--no-dots", "--set ruling=blank"),
    ("--font-size", ownLayout), ("--fontsize", ownLayout), ("--text-size", ownLayout),
    ("--no-header", ownLayout), ("--no-title", ownLayout),
    ("--style", "--theme {NAME}"), ("--input", "the path of the list alone"),
    ("--in", "the path of the list alone"), ("-i", "the path of the list alone"),
    ("--two-sided", "--duplex long with --sheets"), ("--impose", "--sheets booklet"),
    ("--imposition", "--sheets booklet"), ("--nup", "--sheets n-up"),
    ("--overwrite", "--force"),
    ("--verbose", "the command without it: it tells what it makes"),
    ("--list-themes", "inkleaf list themes"), ("--list-layouts", "inkleaf list layouts"),
    ("--list-sizes", "inkleaf list sizes"), ("--list-fonts", "inkleaf list fonts"),
    ("--no-footer", ownLayout), ("--footer", ownLayout), ("--no-credit", ownLayout),
    ("--no-number", ownLayout), ("--no-numbers", ownLayout),
    ("--pdf-x", pdf), ("--pdfx", pdf), ("--pdf-a", pdf), ("--pdfa", pdf), ("--icc", pdf),
    ("--logo", "a layout of your own with an image: inkleaf layout new mine"),
    ("--poster", "--layout list"), ("--website", "a release file: inkleaf new --release LIST"),
    ("--weekdays", "a line \"cadence: weekdays\" in the list"),
    ("--skip-weekends", "a line \"cadence: weekdays\" in the list"),
    ("--no-weekends", "a line \"cadence: weekdays\" in the list"),
    ("--weekly", "a line \"cadence: weekly\" in the list"),
    ("--monthly", "a line \"cadence: monthly\" in the list"),
  ].map { Tool.Note($0, $1) }

  /// Values of options, each behind the option's name.
  static let values: [Tool.Note] = [
    ("--theme dark", "--appearance dark"), ("--theme light", "--appearance light"),
    ("--theme night", "--appearance dark"), ("--theme black", "--appearance dark"),
    ("--appearance both", severalSides), ("--appearance light,dark", severalSides),
    ("--appearance dark,light", severalSides),
    ("--sheets saddle-stitch", "--sheets booklet"), ("--sheets saddle", "--sheets booklet"),
    ("--sheets saddle-stitched", "--sheets booklet"), ("--sheets signature", "--sheets booklet=4"),
    ("--sheets signatures", "--sheets booklet=4"), ("--sheets perfect", "--sheets booklet=4"),
    ("--sheets 2-up", "--sheets 2x1"), ("--sheets 2up", "--sheets 2x1"),
    ("--sheets 2", "--sheets 2x1"), ("--sheets 4", "--sheets 2x2"), ("--sheets 9", "--sheets 3x3"),
    ("--sheets 4-up", "--sheets 2x2"), ("--sheets 4up", "--sheets 2x2"),
    ("--duplex yes", "--duplex long"), ("--duplex on", "--duplex long"),
    ("--duplex both", "--duplex long"), ("--syntax excel", "--syntax sheet"),
    ("--syntax xlsx", "--syntax sheet"), ("--syntax markdown", "--syntax lines"),
    ("--syntax md", "--syntax lines"), ("--syntax txt", "--syntax lines"),
    ("--syntax text", "--syntax lines"), ("--syntax csv", "--syntax table"),
    ("--layout lined", "--set ruling=lines"), ("--layout lines", "--set ruling=lines"),
    ("--layout grid", "--set ruling=grid"), ("--layout dots", "--set ruling=dots"),
    ("--layout dotted", "--set ruling=dots"), ("--layout booklet", "--sheets booklet"),
    ("--layout zine", "--sheets zine"), ("--layout cards", "--layout flash-cards"),
    ("--layout all", "one, or several with commas; `inkleaf preview LIST --layout all` shows all"),
    ("--theme all", "one theme; `inkleaf preview LIST --theme all` shows all"),
    ("--binding saddle-stitch", "--sheets booklet"), ("--binding saddle", "--sheets booklet"),
    ("--spine saddle-stitch", "--sheets booklet"), ("--spine saddle", "--sheets booklet"),
    ("--layout poster", "--layout list"), ("--layout website", releaseFile),
    ("--format ics", releaseFile), ("--format html", releaseFile),
    ("--format pdfx", pdf), ("--format pdf-x", pdf), ("--format pdf/x", pdf),
    ("--format pdfa", pdf), ("--format pdf-a", pdf), ("--format pdf/a", pdf),
    ("--sheets signature=4", "--sheets booklet=4"), ("--sheets signatures=4", "--sheets booklet=4"),
    ("--marks all", "--marks crop,registration,slug, which print shops ask for"),
    ("--ink cmyk", "--ink black; colours are RGB, which a print shop converts"),
    ("--ink k", "--ink black"), ("--ink bw", "--ink black"), ("--ink grey", "--ink black"),
    ("--ink gray", "--ink black"),
    ("--size instagram", "--size instagram-square, instagram-portrait or story"),
    ("--duplex short-edge", "--duplex short"), ("--duplex long-edge", "--duplex long"),
    ("--duplex tumble", "--duplex short"),
    ("--days today", "--days N; inkleaf today --json says which"),
    ("--days tomorrow", "--days N; inkleaf today --json --date says which"),
  ].map { Tool.Note($0, $1) }

  private static let cropMarks = "--sheets n-up --marks crop, and --paper a3 for pages of A4"
  private static let noDates = "the list without its line \"start: ...\""
  private static let ownLayout = "a layout of your own: inkleaf layout new mine"
  private static let pdf =
    "--format pdf; every PDF is PDF/A with colours in RGB, which a print shop converts"
  private static let severalSides =
    "one side; preview takes several, and so does a release (inkleaf new --release LIST)"
  private static let releaseFile =
    "a release file, which makes calendar and site: inkleaf new --release LIST"

  /// Words that are no commands.
  private static let commands: [Tool.Note] = [
    ("ics", releaseFile), ("website", releaseFile), ("html", releaseFile),
    ("poster", "inkleaf render LIST --layout list"),
    ("impose", "inkleaf render LIST --sheets booklet"),
    ("booklet", "inkleaf render LIST --sheets booklet"), ("book", "inkleaf render LIST --book"),
    ("pdf", "inkleaf render LIST --format pdf"), ("inktober", "inkleaf render"),
  ].map { Tool.Note($0, $1) }

  /// The names of sizes, themes, layouts and schemes, as if they were options.
  private static var names: [Tool.Note] {
    let values: [(Recipe.Key, [String])] = [
      (Recipe.size, PageSize.all.map(\.name)), (Recipe.theme, Theme.names),
      (Recipe.layout, Layout.names), (Recipe.sheets, Scheme.names),
    ]
    let taken = Set(words.map(\.name) + Recipe.keys.map { "--\($0.name)" })
    return values.flatMap { key, names in
      names.map { Tool.Note("--\($0)", "--\(key.name) \($0)") }.filter { !taken.contains($0.name) }
    }
  }
}
