import Inkleaf

extension Question {
  /// The growth of reading time: ten times the lines may take at most twelve times as long.
  ///
  /// The longer ones have nearly as many lines as there can be. No form may take more than three times
  /// as long as plain lines.
  ///
  /// The lists are longer than allowed, but they are read completely before that is reported.
  static let parsing = Question(
    title: "Reading 99,000 lines, and 9,900 beside plain ones", baseline: "reading 9,900 lines"
  ) { rounds in
    var rows: [Row] = []
    func read(_ bytes: [UInt8], _ name: String) {
      let syntax = Syntax(rawValue: name)
      _ = try? ReadList(parsing: bytes, path: "bench", title: "Bench", syntax: syntax)
    }
    let plain = Array((samples.first { $0.0 == "lines" }?.1(9_900) ?? "").utf8)
    for (name, line) in samples {
      let (short, long) = (Array(line(9_900).utf8), Array(line(99_000).utf8))
      let growth = await paired(
        rounds: rounds, repeats: 10, baseline: { read(short, name) }, measured: { read(long, name) }
      )
      rows.append(Row(name: name, baseline: growth.baseline, measured: growth.measured, most: 12))
      guard name != "lines" else { continue }
      let beside = await paired(
        rounds: rounds, repeats: 10, baseline: { read(plain, "lines") },
        measured: { read(short, name) })
      rows.append(
        Row(
          name: "\(name) to lines", baseline: beside.baseline, measured: beside.measured, most: 3))
    }
    return rows
  }

  /// Functions that make a text of a number of lines in each syntax.
  private static let samples: [(String, @Sendable (Int) -> String)] = [
    (
      "inkleaf",
      { count in "title: B\n\n" + (1...count).map { "\($0 % 1000 + 1). Word \($0)\n" }.joined() }
    ),
    ("lines", { count in (1...count).map { "- Day \($0 % 9999): **Word** \($0)\n" }.joined() }),
    (
      "table",
      { count in
        "| Day | Word |\n|---|---|\n"
          + (1...count).map { "| \($0 % 9999) | Word \($0) |\n" }.joined()
      }
    ),
    (
      "csv",
      { count in "day,word\n" + (1...count).map { "\($0 % 9999),\"Word \($0)\"\n" }.joined() }
    ),
    (
      "json",
      { count in
        "[" + (1...count).map { "{\"day\":\($0),\"word\":\"Word \($0)\"}" }.joined(separator: ",\n")
          + "]"
      }
    ),
    (
      "ics",
      { count in
        "BEGIN:VCALENDAR\n"
          + (1...count / 4).map {
            "BEGIN:VEVENT\nSUMMARY:Word \($0)\nDTSTART:20261001\nEND:VEVENT\n"
          }.joined() + "END:VCALENDAR\n"
      }
    ),
    (
      "html",
      { count in
        "<h1>Ink</h1><ul>\n" + (1...count).map { "<li>Word \($0)</li>\n" }.joined() + "</ul>"
      }
    ),
    (
      "yaml",
      { count in
        "prompts:\n"
          + (1...count / 2).map { "  - day: \($0 % 9999)\n    word: Word \($0)\n" }.joined()
      }
    ),
    (
      "program",
      { count in
        "const prompts = [\n" + (1...count).map { "  'Word \($0)',\n" }.joined() + "];\n"
      }
    ),
    (
      "mail",
      { count in
        "From: a\nTo: b\nSubject: c\nDate: d\n\n"
          + (1...count).map { "\($0 % 9999). Word\n" }.joined()
      }
    ),
  ]
}
