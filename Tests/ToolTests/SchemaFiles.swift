import Foundation
@testable import Inkleaf
@testable import InkleafLists
@testable import InkleafPages

/// Files of all kinds that have a schema and a reader, to see whether both judge them alike.
enum SchemaFile: String, CaseIterable {
  case theme, layout, release, recipe, catalog

  /// Everything that the reader has to say against a text; empty if it takes it.
  func problems(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    // Any picture is there, and no other file.
    let files = ThemeFiles(
      read: { (path) throws(UsageProblem) in
        guard path.hasSuffix(".png") else { throw UsageProblem("\(path): cannot read") }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
          + Array("IHDR".utf8) + [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0, 0, 0, 0, 0]
      },
      colors: { (_) throws(UsageProblem) in
        Picture.Colors(mean: Color(0x404040), rms: Color(0xA0A0A0))
      })
    do throws(Diagnostics) {
      switch self {
      case .theme: _ = try Theme(parsing: bytes, path: "x.json", files: files)
      case .layout: _ = try Layout(parsing: bytes, path: "x.json", files: files)
      case .release: _ = try ReleaseFile(parsing: bytes, path: "x.json")
      case .recipe:
        return try WrittenRecipe(parsing: text, path: "x.json") == nil ? ["not a recipe"] : []
      case .catalog: return Catalog(parsing: bytes) == nil ? ["not a catalog"] : []
      }
      return []
    } catch {
      return error.all.map(\.message)
    }
  }

  /// Files that are wrong in one way each.
  var wrong: [String] {
    switch self {
    case .theme:
      [
        #"{ "background": "" }"#,
        "[]", ##"{ "name": "My Theme" }"##, ##"{ "ink": "#203040" }"##,
        ##"{ "light": { "ikn": "#000000" } }"##, ##"{ "light": { "ink": "#00" } }"##,
        ##"{ "light": { "ink": "#12345" } }"##, ##"{ "dark": { "paper": "#20304080" } }"##,
        ##"{ "dark": { "paper": "blurple" } }"##, #"{ "dark": { "paper": 3 } }"#,
        #"{ "light": "white" }"#, #"{ "framePen": 0.4 }"#, #"{ "framePen": "0.4" }"#,
        #"{ "framePen": "9mm" }"#, #"{ "framePen": "0.01mm" }"#, #"{ "rulingPen": "0.2in" }"#,
        #"{ "pitch": "0.9mm" }"#, #"{ "pitch": "101mm" }"#, #"{ "pitch": "5u" }"#,
        #"{ "ruling": "dotes" }"#, #"{ "frameStyle": "Line" }"#, #"{ "appearance": "dim" }"#,
        #"{ "greys": 5 }"#, #"{ "greys": "16" }"#, #"{ "inkFollows": "median" }"#,
        #"{ "arrows": "no" }"#, #"{ "numberFont": { "weight": 950 } }"#,
        #"{ "numberFont": { "families": [] } }"#, #"{ "textFont": 3 }"#, #"{ "textFont": "" }"#,
        #"{ "promptFont": { "family": "Lato" } }"#, #"{ "promptFont": { "italic": "yes" } }"#,
        #"{ "extends": "mintt" }"#, #"{ "extends": 3 }"#, #"{ "background": 3 }"#,
        #"{ "fonts": {} }"#, #"{ "summary": ["x"] }"#, #"{ "$schema": 3 }"#,
        ##"{ "colors": { "light": { "ink": "#000000" } } }"##,
        #"{ "name": "a--b" }"#, #"{ "name": "\#(String(repeating: "a", count: 81))" }"#,
      ]
    case .layout:
      [
        #"{ "extends": "classic", "items": [{ "item": "rule", "above": "frame", "below": "frame" }] }"#,
        #"{ "extends": "classic", "items": [{ "item": "rule", "in": "footer", "below": "frame" }] }"#,
        #"{ "items": [{ "item": "frame", "aspect": "0:1" }] }"#,
        #"{ "items": [{ "item": "text", "text": [\#(texts(17))] }] }"#,
        #"{ "page": { "list": [\#(numbers(17))] }, "items": [{ "item": "list" }] }"#,
        #"{ "summary": "\#(String(repeating: "e\u{301}", count: 101))", "items": [{ "item": "rule" }] }"#,
        "[]", "{}", #"{ "items": [] }"#, #"{ "items": [{ "item": "frme" }] }"#,
        #"{ "items": [{ "row": 1 }] }"#, #"{ "items": [{ "item": "text" }] }"#,
        #"{ "items": [{ "item": "text", "text": "{titel}" }] }"#,
        #"{ "items": [{ "item": "text", "text": "{title" }] }"#,
        #"{ "items": [{ "item": "frame", "size": "2u" }] }"#,
        #"{ "items": [{ "item": "prompt", "lines": 21 }] }"#,
        #"{ "items": [{ "item": "prompt", "lines": 1.5 }] }"#,
        #"{ "items": [{ "item": "prompt", "size": "0u" }] }"#,
        #"{ "items": [{ "item": "prompt", "size": "201u" }] }"#,
        #"{ "items": [{ "item": "prompt", "font": "heading" }] }"#,
        #"{ "items": [{ "item": "prompt", "margin": "5%" }] }"#,
        #"{ "items": [{ "item": "prompt", "margin": { "left": "5mm" } }] }"#,
        #"{ "items": [{ "item": "frame", "row": 0 }] }"#,
        #"{ "items": [{ "item": "frame", "align": "left" }] }"#,
        #"{ "items": [{ "item": "frame", "aspect": "3x2" }] }"#,
        #"{ "items": [{ "item": "image" }] }"#, #"{ "items": [{ "item": "days" }] }"#,
        #"{ "items": [{ "item": "days", "cell": { "rows": ["auto"] } }] }"#,
        #"{ "items": [{ "item": "group", "items": [{ "item": "text", "txt": "x" }] }] }"#,
        #"{ "items": [{ "item": "fields", "fields": ["nmae"] }] }"#,
        #"{ "items": [{ "item": "field", "label": "name", "text": "Name" }] }"#,
        #"{ "items": [{ "item": "checks", "labels": [] }] }"#,
        #"{ "rows": ["wide"], "items": [{ "item": "frame" }] }"#,
        #"{ "rows": ["101fill"], "items": [{ "item": "frame" }] }"#,
        #"{ "rows": "auto", "items": [{ "item": "frame" }] }"#,
        #"{ "rows": [24], "items": [{ "item": "frame" }] }"#,
        #"{ "drawing": "101%", "items": [{ "item": "frame" }] }"#,
        #"{ "drawing": 0.5, "items": [{ "item": "frame" }] }"#,
        #"{ "for": "round", "items": [{ "item": "frame" }] }"#,
        #"{ "page": 17, "items": [{ "item": "frame" }] }"#,
        #"{ "page": "week", "items": [{ "item": "frame" }] }"#,
        #"{ "page": { "list": [] }, "items": [{ "item": "frame" }] }"#,
        #"{ "pages": 11, "items": [{ "item": "frame" }] }"#,
        #"{ "extends": "classic", "pages": "2" }"#,
        #"{ "variants": [] }"#, #"{ "variants": [{ "rows": ["auto"] }] }"#,
        #"{ "variants": [{ "items": [{ "item": "frame" }] }], "items": [{ "item": "frame" }] }"#,
        #"{ "parts": ["cover"], "items": [{ "item": "frame" }] }"#, #"{ "parts": "cover" }"#,
        #"{ "parts": ["coverr"] }"#, #"{ "backs": "blank", "items": [{ "item": "frame" }] }"#,
        #"{ "extends": "clasic" }"#, #"{ "extends": "classic", "items": [{ "size": "2u" }] }"#,
        #"{ "extends": "classic", "items": [{ "name": "prompt", "size": 2 }] }"#,
        #"{ "extends": "classic", "items": [{ "item": "rule", "extent": "1cm" }] }"#,
        #"{ "extends": "classic", "items": [{ "item": "rule", "below": "frame", "wide": 1 }] }"#,
        #"{ "extends": "classic", "rows": ["auto"], "parts": ["cover"] }"#,
        #"{ "extends": "classic", "items": [{ "item": "none" }] }"#,
        #"{ "extends": "classic", "items": [{ "item": "rule", "below": "frame", "row": 3 }] }"#,
        #"{ "extends": "classic", "items": [{ "item": "rule", "after": "frame", "rowSpan": "x" }] }"#,
      ]
    case .release:
      [
        #"{ "lists": "a.txt", "sizes": ["10x10mm"] }"#,
        #"{ "lists": "a.txt", "sizes": ["9999x210mm"] }"#,
        #"{ "lists": "a.txt", "sizes": ["2048x2732px@0", "2048x2732px@29.9"] }"#,
        #"{ "lists": "a.txt", "sizes": ["2048x2732px@1200.5"] }"#,
        #"{ "lists": "a.txt", "sizes": ["0.7x8in"] }"#,
        "[]", "{}", #"{ "lists": [] }"#, #"{ "lists": 3 }"#, #"{ "lists": ["a.txt", "a.txt"] }"#,
        #"{ "list": "a.txt" }"#, #"{ "lists": "a.txt", "size": "a4" }"#,
        #"{ "lists": "a.txt", "sizes": ["a99"] }"#, #"{ "lists": "a.txt", "sizes": ["210mm"] }"#,
        #"{ "lists": "a.txt", "sizes": [210] }"#, #"{ "lists": "a.txt", "themes": "minty" }"#,
        #"{ "lists": "a.txt", "layouts": "classic," }"#, #"{ "lists": "a.txt", "formats": "jpg" }"#,
        #"{ "lists": "a.txt", "appearances": ["bright"] }"#,
        #"{ "lists": "a.txt", "exclude": { "size": "a4" } }"#,
        #"{ "lists": "a.txt", "exclude": [{}] }"#, #"{ "lists": "a.txt", "exclude": ["a4"] }"#,
        #"{ "lists": "a.txt", "exclude": [{ "sizes": "a4" }] }"#,
        #"{ "lists": "a.txt", "include": [{ "size": "a99" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "bleed": "3" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "bleed": "3" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "bleed": "51mm" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "theme": "mint" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "format": "pdf" }, "book": true }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "book": "yes" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "copies": 11 }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "sheets": "zine=9" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "set": { "inq": "red" } }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "set": { "ink": "rod" } }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "set": { "pitch": 6 } }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "set": { "ink": null } }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "size": "a4" }, "set": "ruling" }] }"#,
        #"{ "lists": "a.txt", "names": "all" }"#, #"{ "lists": "a.txt", "names": "{lst}" }"#,
        #"{ "lists": "a.txt", "names": "{list}/{size}" }"#, #"{ "lists": "a.txt", "site": "yes" }"#,
        #"{ "lists": "a.txt", "site": { "base": "example.org" } }"#,
        #"{ "lists": "a.txt", "site": { "base": "https://example.org/a/index.html" } }"#,
        #"{ "lists": "a.txt", "site": { "base": "https://me:secret@example.org/" } }"#,
        #"{ "lists": "a.txt", "site": { "base": "https://[::1" } }"#,
        #"{ "lists": "a.txt", "site": { "base": "https://example.org/%zz" } }"#,
        #"{ "lists": "a.txt", "site": { "titel": "x" } }"#,
        #"{ "lists": "a.txt", "posters": "big" }"#, #"{ "lists": "a.txt", "$schema": {} }"#,
      ]
    case .recipe:
      [
        "[]", "{}", #"{ "inkleaf": "0.2.0", "list": "a.txt" }"#,
        #"{ "inkleaf": 2, "list": "a.txt", "options": {} }"#,
        #"{ "inkleaf": "0.2.0", "list": "a.txt", "options": [] }"#,
      ]
        + [
          #"{ "sizze": "a4" }"#, #"{ "size": "a99" }"#, #"{ "theme": "minty" }"#,
          #"{ "appearance": "bright" }"#, #"{ "dpi": 20 }"#, #"{ "dpi": "1201" }"#,
          #"{ "days": "1-" }"#, #"{ "copies": 0 }"#, #"{ "cards": "401" }"#, #"{ "seed": -1 }"#,
          #"{ "set": ["ink"] }"#, #"{ "transparent": "yes" }"#, #"{ "hand": "both" }"#,
          #"{ "toolbar": "middle" }"#, #"{ "toolbar": "left=201mm" }"#,
          #"{ "safe-area": "10" }"#, #"{ "safe-area": "501mm" }"#, #"{ "gutter": "51mm" }"#,
          #"{ "holes": "middle" }"#,
          #"{ "bleed": "-3mm" }"#, #"{ "ink": "blue" }"#, #"{ "sheets": "booklet=33" }"#,
          #"{ "sheets": "21x2" }"#, #"{ "paper": "a4,paper" }"#, #"{ "marks": "crop,none" }"#,
          #"{ "duplex": "both" }"#, #"{ "creep": "3mm" }"#, #"{ "blanks": "middle" }"#,
          #"{ "gap": "1u" }"#, #"{ "missing": "skip" }"#, #"{ "syntax": "latex" }"#,
          #"{ "language": "english" }"#, #"{ "format": "pdf,,png" }"#,
          #"{ "size": ["a4", "a5"] }"#,
        ].map(Self.recipe)
    case .catalog:
      [
        "[]", "{}", Self.smallCatalog.replacing(#""editions""#, with: #""edition""#),
        Self.smallCatalog.replacing(#""fingerprint""#, with: #""print""#),
        Self.smallCatalog.replacing(#""kind": "archive""#, with: #""kind": "box""#),
        Self.smallCatalog.replacing(#""bytes": 12"#, with: #""bytes": "12""#),
        Self.smallCatalog.replacing(#""inkleaf": "0.2.0""#, with: #""inkleaf": 2"#),
      ]
    }
  }

  /// Files that are unusual, but right.
  var right: [String] {
    switch self {
    case .theme:
      [
        "{}", #"{ "$schema": "./theme.schema.json", "extends": "MINT" }"#,
        ##"{ "light": { "ink": "#E45", "paper": "Light Grey", "rule": "rebeccaPurple" } }"##,
        #"{ "pitch": "100.mm", "framePen": ".05mm", "rulePen": "0005mm", "dotRadius": "5pt" }"#,
        #"{ "rulingPen": "0.0787in", "framePen": "0.5cm", "rulePen": "14.17pt" }"#,
        #"{ "ruling": "DOTS", "greys": null, "inkFollows": null, "background": null }"#,
        #"{ "background": "./a b.png", "inkFollows": "rms", "greys": 16, "arrows": false }"#,
        #"{ "numberFont": "Lato", "promptFont": { "families": "Ubuntu", "weight": 100 } }"#,
        #"{ "textFont": { "families": ["A", "B"], "italic": true }, "summary": "" }"#,
        #"{ "light": {}, "dark": {}, "name": "a-1", "appearance": "dark" }"#,
        #"{ "name": "größe-名前" }"#,
      ]
    case .layout:
      [
        #"{ "items": [{ "item": "frame" }] }"#,
        #"{ "items": [{ "item": "text", "text": [\#(texts(16))] }] }"#,
        #"{ "page": { "list": [\#(numbers(16))] }, "items": [{ "item": "list" }] }"#,
        #"{ "$schema": "x", "for": "tiny", "page": 16, "items": [{ "item": "rule" }] }"#,
        #"{ "columns": ["auto", "2.5fill", "12%"], "rows": ["0mm"], "items": [{ "item": "list" }] }"#,
        #"{ "items": [{ "item": "text", "text": ["{title} {label:name}", "}"], "height": "2in" }] }"#,
        #"{ "items": [{ "item": "frame", "margin": { "top": ".5u" }, "aspect": "16:9" }] }"#,
        #"{ "items": [{ "item": "frame", "margin": "0pt", "aspect": "1:1" }] }"#,
        #"{ "items": [{ "item": "fields", "fields": ["name", { "text": "Tools", "share": 2 }] }] }"#,
        #"{ "items": [{ "item": "days", "columns": "auto", "free": 3, "cell": { "items": [{ "item": "box" }] } }] }"#,
        #"{ "page": { "list": [60, 30] }, "label": "contents", "items": [{ "item": "list" }] }"#,
        #"{ "variants": [{ "for": ["tall", "wide"], "items": [{ "item": "frame" }] }] }"#,
        #"{ "parts": ["cover", "Classic"], "backs": "blank" }"#,
        #"{ "extends": "classic", "items": [], "variants": [{ "items": [{ "item": "frame" }] }] }"#,
        #"{ "extends": "classic" }"#, #"{ "extends": "journal", "backs": "blank" }"#,
        #"{ "extends": "classic", "items": [] }"#,
        #"{ "extends": "classic", "pages": 2 }"#, #"{ "extends": "journal", "pages": 10 }"#,
        #"{ "extends": "classic", "margin": "1cm", "items": [{ "name": "frame", "ruling": "dots", "style": null }] }"#,
        #"{ "extends": "classic", "items": [{ "item": "rule", "below": "frame", "extent": "1cm", "wide": true }] }"#,
        #"{ "extends": "classic", "items": [{ "name": "date", "item": "none" }] }"#,
        #"{ "items": [{ "item": "image", "source": "a.png", "alt": "" }] }"#,
      ]
    case .release:
      [
        #"{ "lists": "a.txt" }"#, #"{ "$schema": "x", "lists": ["a.txt", "inktober-2026"] }"#,
        #"{ "lists": "a.txt", "sizes": ["A4", "us letter", "210 x 297 mm", "2048x2732px@264"] }"#,
        #"{ "lists": "a.txt", "sizes": ["800x600px@30", "2048x2732px@1200.0"] }"#,
        #"{ "lists": "a.txt", "layouts": "cover,./my.json", "themes": "looks/mine.json" }"#,
        #"{ "lists": "a.txt", "formats": ["PDF,png", "svg"], "posters": [], "site": false }"#,
        #"{ "lists": "a.txt", "site": { "base": "https://example.org/ink", "home": "../", "updated": "2026-10-12" } }"#,
        #"{ "lists": "a.txt", "site": { "base": "http://[::1]:80/a%20b", "home": "../x.html" } }"#,
        #"{ "lists": "a.txt", "names": "x.{list}-{size}_1", "languages": ["en", "pt-BR"] }"#,
        #"{ "lists": "a.txt", "exclude": [{ "size": ["a4"], "format": "png" }], "include": [] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "list": "a" }, "set": { "ink": "teal", "numberFont.weight": 700 }, "copies": "2" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "list": "a" }, "set": "ink=teal", "bleed": ["3mm"] }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "set": { "zeroPadded": true, "arrows": false, "ornament": null } }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "bleed": "3mm" }, { "for": {}, "copies": 2 }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "list": "a" }, "bleed": 0, "gutter": "0" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "list": "a" }, "sheets": "2X2", "days": "All" }] }"#,
        #"{ "lists": "a.txt", "overrides": [{ "for": { "list": "a" }, "backs": "none", "holes": "None" }] }"#,
      ]
    case .recipe:
      [
        "{}", #"{ "size": "8.5X11IN", "theme": "./a.json", "dpi": "300.5", "days": 5 }"#,
        #"{ "days": "1 - 7, 31", "seed": "0", "cards": 400, "toolbar": "LEFT=15MM" }"#,
        #"{ "safe-area": "Top=10mm,left=.5in", "gutter": "50mm", "bleed": "0.125in" }"#,
        #"{ "sheets": "cards=3x3", "paper": "A4,letter", "marks": "none", "fit": false }"#,
        #"{ "sheets": "4x5", "marks": "crop", "gap": "0mm", "spine": "Left", "no-links": true }"#,
        #"{ "set": ["ink=teal", "pitch=4mm"], "language": "es", "select": "Week One" }"#,
        #"{ "format": "png,pdf", "layout": "cover,classic", "backs": "card-back", "dpi": 30 }"#,
      ].map(Self.recipe)
    case .catalog: [Self.smallCatalog]
    }
  }

  /// What only the reader can tell: it looks at other keys, other files, or at the size of a text.
  var beyondSchemas: [String] {
    switch self {
    case .theme: [#"{ "ruling": "dots", "ruling": "grid" }"#, #"{ "extends": "none.json" }"#]
    case .layout:
      [
        #"{ "items": [{ "item": "frame", "row": 2 }] }"#,
        #"{ "items": [{ "item": "group", "prompt": 2, "items": [{ "item": "frame" }] }] }"#,
        #"{ "items": [{ "item": "frame", "aspect": "1000:1" }] }"#,
        #"{ "extends": "classic", "items": [{ "name": "frme", "ruling": "dots" }] }"#,
      ]
    case .release:
      [
        #"{ "lists": "a.txt", "exclude": [{ "size": "a5" }] }"#,
        #"{ "lists": "a.txt", "sizes": ["a4", "A4"] }"#,
      ]
    case .recipe: [#"{ "set": "pitch=5" }"#, #"{ "days": "7-1" }"#].map(Self.recipe)
    case .catalog: []
    }
  }

  private func texts(_ count: Int) -> String {
    Array(repeating: #""a""#, count: count).joined(separator: ", ")
  }

  private func numbers(_ count: Int) -> String {
    (1...count).map(String.init).joined(separator: ", ")
  }

  private static func recipe(_ options: String) -> String {
    #"{ "inkleaf": "0.2.0", "list": "a.txt", "options": \#(options) }"#
  }

  private static let smallCatalog = """
    { "release": "a", "fingerprint": "\(String(repeating: "0", count: 64))", "inkleaf": "0.2.0",
      "created": "2026-10-01T00:00:00Z", "editions": [], "files": [
        { "kind": "archive", "path": "a.zip", "bytes": 12,
          "sha256": "\(String(repeating: "a", count: 64))" }] }
    """
}
