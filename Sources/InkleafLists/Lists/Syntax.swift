/// A format of prompt lists, by its name on the command line.
///
/// The cases are in the order in which a text is tried; the last one accepts any.
public enum Syntax: String, Sendable, CaseIterable {
  /// A workbook of a spreadsheet program.
  case sheet
  /// A text document of a word processor.
  case document
  /// A saved e-mail.
  case mail
  /// JSON.
  case json
  /// An iCalendar file.
  case icalendar = "ics"
  /// A web page.
  case page = "html"
  /// YAML.
  case yaml
  /// The canonical form: a header of `key: value` lines, then numbered prompts.
  case canonical = "inkleaf"
  /// A table that is drawn in a text.
  case table
  /// Values between commas, semicolons or tabs.
  case delimited = "csv"
  /// A list in the source of a program.
  case program
  /// Lines with one prompt each.
  case lines

  /// A description in one line.
  public var summary: String {
    switch self {
    case .sheet: "a sheet: .xlsx or .ods, the first or the one that --select names"
    case .document: "a text document: .docx, .odt or .rtf"
    case .mail: "a saved e-mail with the list in its text"
    case .json: "JSON: an array of words or of objects, or an object by day, at any depth"
    case .icalendar: "an iCalendar file, one event or task per prompt"
    case .page: "a web page: its list, table or numbered lines, or its JSON-LD"
    case .yaml: "YAML: a list of words or of mappings, or a mapping by day"
    case .canonical: "key: value lines, then numbered prompts"
    case .table: "a table of Markdown, or one drawn with lines"
    case .delimited: "values separated by commas, semicolons or tabs, with or without a header"
    case .program: "a list in a program: JavaScript, Python, TOML, SQL VALUES and their like"
    case .lines: "one prompt per line, numbered, dated, with bullets or plain"
    }
  }

  /// The file name extensions.
  package var extensions: [String] {
    switch self {
    case .sheet: ["xlsx", "ods"]
    case .document: ["docx", "odt", "rtf"]
    case .mail: ["eml"]
    case .json: ["json", "jsonl", "ndjson"]
    case .icalendar: ["ics", "ical"]
    case .page: ["html", "htm", "xhtml", "opml"]
    case .yaml: ["yaml", "yml"]
    case .delimited: ["csv", "tsv"]
    case .program:
      [
        "js", "mjs", "ts", "py", "toml", "sql", "rb", "php", "swift", "go", "rs", "java", "r", "kt",
      ]
    case .canonical, .table, .lines: []
    }
  }
}
