@testable import InkleafPages
import Testing

/// What the files that people write are told by.
@Suite struct FileKindTests {
  /// The keys of a file tell what it is, however the names in it are written.
  @Test func kindsAreToldByKeys() {
    func kind(_ text: String) -> FileKind { FileKind(of: Array(text.utf8)) }
    #expect(kind(#"{ "extends": "CLASSIC" }"#) == .layout)
    #expect(kind(#"{ "extends": "PAPER" }"#) == .theme)
    #expect(kind(#"{ "items": [{ "item": "frame" }] }"#) == .layout)
    #expect(kind(#"{ "extends": "mint", "margin": "2mm" }"#) == .theme)
    #expect(kind(#"{ "extends": "classic", "pitch": "4mm" }"#) == .layout)
    #expect(kind(#"{ "items": [{ "summary": "Fog" }] }"#) == .list)
    #expect(kind(#"{ "ink": "red" }"#) == .theme && kind(#"{ "font": "Lato" }"#) == .theme)
    #expect(kind(#"{ "ink": "Owl", "fox": "Fox" }"#) == .list)
  }

  /// A list is refused as one only where it is certainly another file.
  @Test(arguments: [
    (#"{ "ruling": "dots" }"#, "l.json: error: this is a theme; give it to --theme"),
    (
      "\u{FEFF}\n{ \"lists\": [\"a.txt\"] }",
      "l.json: error: this is a release file; give its path to `inkleaf release`"
    ),
    (#"{ "prompts": ["Owl"], "title": "t" }"#, nil), (#"[{ "ruling": "dots" }]"#, nil),
    ("1. Owl { \"ruling\": 1 }", nil), ("{", nil), ("", nil),
  ])
  func otherFilesAreNoLists(_ text: String, _ message: String?) {
    var refusal: String?
    do throws(Diagnostics) {
      try FileKind.refuseOthers(thanList: Array(text.utf8), path: "l.json")
    } catch {
      refusal = error.description
    }
    #expect(refusal == message)
  }
}
