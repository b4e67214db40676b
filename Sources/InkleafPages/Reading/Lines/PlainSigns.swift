// Signs that mean the same as plainer ones, or nothing.

extension [SourceText.Line] {
  /// The lines with one dash for the signs that look like it, as the minus of phones, and without marks that turn the
  /// direction of writing.
  var withPlainSigns: [SourceText.Line] {
    map { line in
      guard line.text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xE3 }),
        line.text.unicodeScalars.contains(where: { $0.isLikeDash || $0.turnsWriting })
      else { return line }
      var line = line
      var text = Substring.UnicodeScalarView()
      for scalar in line.text.unicodeScalars where !scalar.turnsWriting {
        // A hyphen within a word joins its parts; one behind a space is a dash.
        text.append(scalar.isLikeDash && text.last == " " ? "–" : scalar)
      }
      line.text = Substring(text)
      return line
    }
  }
}

extension Unicode.Scalar {
  /// Whether it looks like a dash: a figure's dash, a hyphen that does not break, a bar, a minus, a wave.
  fileprivate var isLikeDash: Bool {
    [0x2010, 0x2011, 0x2012, 0x2015, 0x2212, 0x301C].contains(value)
  }

  /// Whether it embeds or isolates a direction of writing.
  fileprivate var turnsWriting: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
