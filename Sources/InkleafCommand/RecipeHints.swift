import Inkleaf
import InkleafCommandLine

/// Options that people try, with what to write instead.
enum RecipeHints {
  static let all = words + names

  private static let words = [
    ("--dark", "--appearance dark"), ("--light", "--appearance light"),
    ("--landscape", "--orientation landscape"), ("--portrait", "--orientation portrait"),
    ("--pdf", "--format pdf"), ("--png", "--format png"), ("--svg", "--format svg"),
    ("--ruling", "--set ruling={dots}"), ("--dots", "--set ruling=dots"),
    ("--dotted", "--set ruling=dots"),
    ("--grid", "--set ruling=grid"), ("--lines", "--set ruling=lines"),
    ("--pitch", "--set pitch={5mm}"), ("--spacing", "--set pitch={5mm}"),
    ("--accent", "--set accent={teal}"), ("--color", "--set accent=teal, or --ink black"),
    ("--colour", "--set accent=teal, or --ink black"), ("--black", "--ink black"),
    ("--grayscale", "--ink black"), ("--greyscale", "--ink black"), ("--cmyk", "--ink black"),
    ("--font", "--set promptFont={EB Garamond}"),
    ("--out", "--output {FOLDER}"), ("--outdir", "--output {FOLDER}"),
    ("--dir", "--output {FOLDER}"),
    ("--template", "--layout {NAME}"), ("--template-dir", "--layout {FILE.json}"),
    ("--cover", "--layout cover,classic"), ("--margin", "--safe-area top=10mm,bottom=10mm"),
    ("--margins", "--safe-area top=10mm,bottom=10mm"), ("--trim", "--bleed 3mm"),
    ("--crop-marks", "--sheets n-up --marks crop"), ("--resolution", "--dpi {300}"),
    ("--device", "--size {NAME}"), ("--binding", "--spine {left}"),
    ("--no-toolbar", "--toolbar none"),
    ("--left", "--hand left"), ("--left-handed", "--hand left"),
    ("--right-handed", "--hand right"), ("--day", "--days {N}"), ("--single-page", "--single"),
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
