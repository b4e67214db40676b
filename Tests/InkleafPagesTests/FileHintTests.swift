import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

// What a designer who wrote something near to the right thing is told.

extension LayoutExtendingTests {
  /// The words of a layout's texts, from the top down and across.
  private func texts(_ items: String) throws -> [String] {
    try layout(
      #"{ "extends": "base.json", "items": [\#(items)] }"#, beside: ["sub/base.json": Self.base]
    ).variants[0].grid.cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) }.compactMap {
      ($0.item as? TextItem)?.wordings.first
    }.filter { ["a", "b", "c", "x", "{title}"].contains($0) }
  }

  /// Items below or after the same one come out as they are written.
  @Test(arguments: [
    ("below", ["{title}", "a", "b", "c"]), ("after", ["{title}", "a", "b", "c"]),
    ("above", ["a", "b", "c", "{title}"]), ("before", ["a", "b", "c", "{title}"]),
  ])
  func itemsBelowTheSameOneKeepTheirOrder(_ key: String, _ order: [String]) throws {
    let items = ["a", "b", "c"].map {
      #"{ "item": "text", "name": "\#($0)", "text": "\#($0)", "\#(key)": "title" }"#
    }
    #expect(try texts(items.joined(separator: ", ")) == order)
  }

  /// An item may stand beside one that was put in before.
  @Test func itemsBesideNewOnesAreFound() throws {
    let items = [("a", "title"), ("x", "a"), ("b", "title")].map {
      #"{ "item": "text", "name": "\#($0)", "text": "\#($0)", "below": "\#($1)" }"#
    }
    #expect(try texts(items.joined(separator: ", ")) == ["{title}", "a", "x", "b"])
  }

  /// No larger page helps an item that has no height in a row that is as high as its items.
  @Test func itemsWithoutHeightNeedARoom() {
    let end =
      " has no height of its own, and its row is \"auto\"; write \"fill\" or a length such as \"3u\" for the row, or as"
      + " the \"extent\" of an item that is added"
    func told(
      _ items: String, rows: String = #"["auto", "auto"]"#, columns: Int = 1
    ) -> [String] {
      let columns = columns > 1 ? #", "columns": ["auto", "fill"]"# : ""
      return errors(#"{ "rows": \#(rows)\#(columns), "items": [\#(items)] }"#)
    }
    for item in ["frame", "panels"] {
      #expect(
        told(#"{ "item": "prompt" }, { "item": "\#(item)", "row": 2 }"#) == [
          "sub/mine.json:1:61: error: the item \"\(item)\"" + end
        ])
    }
    // What is beside it gives it one, and so do a shape and a second row.
    #expect(told(#"{ "item": "prompt" }, { "item": "frame", "column": 2 }"#, columns: 2) == [])
    #expect(told(#"{ "item": "frame", "aspect": "3:2" }"#) == [])
    #expect(told(#"{ "item": "frame", "rowSpan": 2 }"#, rows: #"["auto", "fill"]"#) == [])
    #expect(
      errors(#"{ "extends": "classic", "items": [{ "item": "frame", "below": "frame" }] }"#)
        == ["sub/mine.json:1:35: error: the item \"frame\"" + end])
  }

  @Test func aFileBesideIsNamedByItsPath() {
    let others = ["sub/mine.json": "{}", "sub/lay.json": #"{ "items": [{ "item": "frame" }] }"#]
    #expect(
      errors(#"{ "extends": "lay", "items": [] }"#, beside: others) == [
        "sub/mine.json:1:14: error: no built-in \"lay\"; write \"./lay.json\" for the file beside this one"
      ])
    #expect(
      errors(#"{ "parts": ["cover", "lay"] }"#, beside: others) == [
        "sub/mine.json:1:22: error: no built-in \"lay\"; write \"./lay.json\" for the file beside this one"
      ])
    #expect(
      errors(#"{ "extends": "classik", "items": [] }"#, beside: others) == [
        #"sub/mine.json:1:14: error: unknown layout "classik": did you mean classic?"#
      ])
  }

  @Test func aSecondPromptNeedsAPageOfTwo() {
    #expect(
      errors(#"{ "items": [{ "item": "group", "prompt": 2, "items": [{ "item": "prompt" }] }] }"#)
        == [
          "sub/mine.json:1:42: error: a page of this layout has one prompt; write \"page\": 2 at the top for so"
            + " many"
        ])
  }

  func themeErrors(_ text: String, beside others: [String: String] = [:]) -> String {
    do throws(Diagnostics) {
      _ = try Theme(
        parsing: Array(text.utf8), path: "t.json",
        files: ThemeFiles(
          read: { (path) throws(UsageProblem) in
            guard let text = others[path] else { throw UsageProblem("\(path): no such file") }
            return Array(text.utf8)
          }, colors: { (_) throws(UsageProblem) in throw UsageProblem("no pictures") }))
      return ""
    } catch {
      return error.description
    }
  }

  @Test func themesAreToldWhereThingsBelong() {
    #expect(
      themeErrors(#"{ "light": { "accents": ["red"], "accentsBy": "day" } }"#)
        == #"t.json:1:47: error: "accentsBy" belongs beside "light" and "dark", not in them"#)
    #expect(
      themeErrors(#"{ "extends": "mine" }"#, beside: ["mine.json": "{}"])
        == #"t.json:1:14: error: no built-in "mine"; write "./mine.json" for the file beside this one"#
    )
    #expect(
      themeErrors(#"{ "extends": "mind" }"#)
        == #"t.json:1:14: error: unknown theme "mind": did you mean mint?"#)
    #expect(
      themeErrors(#"{ "extends": "clasic" }"#)
        == #"t.json:1:14: error: unknown theme "clasic": did you mean the layout classic?"#)
    #expect(
      themeErrors(#"{ “extends”: "mint" }"#)
        == "t.json:1:3: error: JSON uses straight double quotes; replace “ with \"")
    #expect(
      themeErrors("{\u{A0}\"extends\": \"mint\" }")
        == "t.json:1:2: error: this is a no-break space; replace it with a plain one")
  }

  /// An object that is no list tells what its keys could be.
  @Test func filesWithoutAKindAreToldOfAll() {
    func advice(_ text: String, line: Int? = 1) -> String? {
      let fault = Diagnostic(path: "x.json", line: line, column: line, message: "no list")
      return FileKind.adviceWithoutKind(
        Array(text.utf8), path: "x.json", after: Diagnostics([fault]))?.description
    }
    #expect(
      advice(#"{ "extend": "mint", "ligth": {} }"#)
        == #"x.json:1:13: error: this is no prompt list, theme or layout: "extend" (did you mean extends?), "ligth" (did you mean light?)"#
    )
    #expect(advice("{}")?.contains(#"a theme "extends", "light" or "dark""#) == true)
    #expect(advice(#"{ "promts": ["Owl"] }"#)?.contains("(did you mean prompts?)") == true)
    // What is wrong within a list, and what is no object, stays as it is.
    #expect(advice(#"{ "extend": "mint" }"#, line: 2) == nil)
    #expect(advice(#"{ "prompts": [] }"#) == nil && advice("[1]") == nil && advice("Owl") == nil)
    let wide: [UInt8] = [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]
    let fault = Diagnostics([Diagnostic(path: "x.json", message: "no list")])
    #expect(
      FileKind.adviceWithoutKind(wide, path: "x.json", after: fault)?.message
        == "this is no prompt list; save a theme or a layout as UTF-8")
  }
}
