import Inkleaf

extension Question {
  /// The growth of reading time: ten times the lines may take at most twelve times as long.
  ///
  /// Both lists are longer than allowed, but they are read completely before that is reported.
  static let parsing = Question(title: "Reading 100,000 lines", baseline: "reading 10,000") {
    rounds in
    var rows: [Row] = []
    for (name, line) in samples {
      let syntax = Syntax.all.first { $0.name == name }
      let (short, long) = (Array(line(10_000).utf8), Array(line(100_000).utf8))
      func read(_ bytes: [UInt8]) {
        _ = try? ReadList(parsing: bytes, path: "bench", title: "Bench", syntax: syntax)
      }
      let times = await paired(
        rounds: rounds, repeats: 10, baseline: { read(short) }, measured: { read(long) })
      rows.append(
        Row(name: name, baseline: times.baseline, measured: times.measured, most: 12))
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
  ]
}
