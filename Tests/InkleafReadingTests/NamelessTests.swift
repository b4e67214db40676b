import Testing

@testable import InkleafLists
@testable import InkleafReading

/// Texts from a pipe, which have no name to say what they are.
@Suite struct NamelessTests {
  func read(_ text: String) throws -> PromptList { try read(Array(text.utf8)) }

  func read(_ bytes: [UInt8]) throws -> PromptList {
    try ReadList(parsing: bytes, path: "standard input", title: "Prompts").list
  }

  /// A page in one line is no line of a list.
  @Test(arguments: [
    "<html><head><title>Ink</title></head><body><p>$</p></body></html>",
    "<!doctype html><p>$", "<p>$</p>", "<div>$</div>\n", "<BODY>$</BODY>",
  ])
  func pagesInOneLineAreRead(_ form: String) throws {
    for count in [5, 7, 12] {
      let words = ["Mask", "Moth", "Fox", "Owl", "Bee", "Ant", "Key"]
      let items = (1...count).map { "\($0). \(words[($0 - 1) % 7])" }
      let list = try read(form.replacing("$", with: items.joined(separator: "<br>")))
      #expect(list.prompts.map(\.text) == (0..<count).map { words[$0 % 7] }, "\(count)")
    }
  }

  /// Elements around a list in Markdown make no page of it.
  @Test(arguments: [
    "<p align=\"center\"><img src=\"a.png\"></p>\n\n# Ink\n\n1. Fox\n2. Owl\n3. Bee\n",
    "<div>\n\n# Ink\n\n- Fox\n- Owl\n- Bee\n\n</div>\n",
  ])
  func markdownMayHaveElements(_ text: String) throws {
    #expect(try read(text).prompts.map(\.text) == ["Fox", "Owl", "Bee"])
  }

  @Test(arguments: [
    "INSERT INTO prompts (day, prompt) VALUES\n(1, 'Fox'),\n(2, 'Owl'),\n(3, 'Bee');\n",
    "INSERT INTO prompts (prompt) VALUES ('Fox');\nINSERT INTO prompts (prompt) VALUES ('Owl');\n"
      + "INSERT INTO prompts (prompt) VALUES ('Bee');\n",
    "insert into prompts values (1, 'Fox'), (2, 'Owl'), (3, 'Bee');\n",
  ])
  func databasesAreRead(_ text: String) throws {
    #expect(try read(text).prompts.map(\.text) == ["Fox", "Owl", "Bee"])
  }

  /// The title that stands in for the name of a file does not speak for what is below it.
  @Test func programsAreNotTaken() {
    let text =
      "import os\n\n__all__ = [\"fromfd\", \"getfqdn\", \"socketpair\"]\n\ndef f():\n    pass\n"
    #expect(throws: Diagnostics.self) { try read(text) }
  }

  @Test func lettersOfWindowsAreRead() throws {
    let bytes = Array("1. caf".utf8) + [0xE9] + Array("\n2. Fox\n3. Owl\n".utf8)
    #expect(try read(bytes).prompts.map(\.text) == ["café", "Fox", "Owl"])
    // Of the letters of other alphabets nothing is guessed.
    let other = Array("<html><meta charset=\"iso-8859-2\"><p>1. caf".utf8) + [0xE9]
    #expect(throws: Diagnostics.self) { try read(other + Array("<br>2. Fox<br>3. Owl".utf8)) }
  }

  @Test(arguments: [
    "1,Fox\n2,\"Owl, or bee\"\n3,Ant\n",
    "Autumn,,\n,,\nDay,Theme,Hint\n1,Fox,\n2,\"Owl, or bee\",\n3,Ant,red\n",
    "# Autumn\nday,prompt\n1,Fox\n2,\"Owl, or bee\"\n3,Ant\n",
  ])
  func tablesHaveNoMarks(_ text: String) throws {
    let list = try read(text)
    #expect(list.prompts.map(\.text) == ["Fox", "Owl, or bee", "Ant"])
    #expect(list.title == (text.contains("Autumn") ? "Autumn" : "Prompts"))
  }

  /// Commas within words part no cells.
  @Test func linesWithCommasAreNoTable() throws {
    let list = try read("Fox, red\nOwl, or bee\nAnt, small\n")
    #expect(list.prompts.count == 3 && list.prompts[0].text.hasPrefix("Fox"))
    let quoted = try read("\"Fox\",\n\"Owl\",\n\"Bee\",\n")
    #expect(quoted.prompts.map(\.text) == ["Fox", "Owl", "Bee"])
  }
}
