internal import InkleafPages
internal import InkleafRendering

/// The text of a web page, written element by element; everything that is not markup is escaped here.
struct HTML {
  /// The values of an element's attributes by their names; those that are `nil` are left out, and an empty
  /// text stands for a switch such as `hidden`.
  typealias Attributes = KeyValuePairs<String, String?>

  private(set) var text = ""

  /// The text as a file has it.
  var bytes: [UInt8] { Array(text.utf8) }

  /// Starts a document.
  static func document(_ body: (inout HTML) -> Void) -> HTML {
    var html = HTML()
    html.text = "<!doctype html>\n"
    body(&html)
    return html
  }

  /// Adds an element with what is in it.
  mutating func add(
    _ name: String, _ attributes: Attributes = [:], _ content: (inout HTML) -> Void
  ) {
    start(name, attributes)
    content(&self)
    text += "</\(name)>"
    if Self.blocks.contains(name) { text += "\n" }
  }

  /// Adds an element with words in it.
  mutating func add(_ name: String, _ attributes: Attributes, _ words: String) {
    add(name, attributes) { $0.add(words) }
  }

  /// Adds an element with words in it.
  mutating func add(_ name: String, _ words: String) { add(name, [:], words) }

  /// Adds an element that cannot have content.
  mutating func addVoid(_ name: String, _ attributes: Attributes) {
    start(name, attributes)
    if Self.blocks.contains(name) { text += "\n" }
  }

  /// Adds words.
  mutating func add(_ words: String) { text += escaped(words, isQuoted: false) }

  /// Adds words that somebody else wrote, in their language and their direction.
  mutating func add(words: String, language: String) {
    add("bdi", ["lang": language], words)
  }

  /// Adds words that somebody else wrote, with the addresses in them as links.
  mutating func add(linking words: String, language: String) {
    add("bdi", ["lang": language]) { html in
      var start = words.startIndex
      for (range, address) in webAddresses(in: words) {
        html.add(String(words[start..<range.lowerBound]))
        html.add("a", ["href": address], String(words[range]))
        start = range.upperBound
      }
      html.add(String(words[start...]))
    }
  }

  /// Adds a style sheet or a script of our own.
  mutating func add(_ name: String, own file: [UInt8]) {
    text += "<\(name)>\(String(decoding: file, as: UTF8.self))</\(name)>\n"
  }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      text += value.isEmpty && name != "alt" ? " \(name)" : " \(name)=\"\(escaped(value))\""
    }
    text += ">"
  }

  /// Elements that end a line of the file.
  private static let blocks: Set = [
    "html", "head", "meta", "link", "title", "script", "body", "header", "main", "footer", "nav",
    "section", "p", "h1", "h2", "h3", "ul", "ol", "li", "dl", "dd", "form", "tr", "table", "thead",
    "tbody", "details", "summary", "dialog", "option", "select",
  ]
}
