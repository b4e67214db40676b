public import InkleafLists

/// Reads the words of a file, one per line, as lists have them: numbers and bullets before them, comments
/// and settings are no words, and empty lines count for nothing.
///
/// - Throws: every invalid character and every line that is too long for a prompt, each with its
///   line and column.
public func wordLines(_ bytes: [UInt8], path: String) throws(Diagnostics) -> [String] {
  let source = SourceText(bytes, path: path)
  var problems = source.problems
  let lines = source.lines.filter { !$0.isComment && CanonicalReader.setting(of: $0.text) == nil }
  var entries = lines.map { EntryText($0.text) }
  entries.takeLooseNumbers()
  let words = zip(lines, zip(entries, entries.labels)).map { line, found in
    let word = found.1 ? found.0.text : found.0.unlabelled
    if word.count > ListLimits.promptLength {
      problems.append(
        Diagnostic(
          path: path, line: line.number, column: 1,
          message: "at most \(ListLimits.promptLength) characters fit on a page"))
    }
    return word
  }.filter { !$0.isEmpty }
  guard problems.isEmpty else { throw Diagnostics(limiting: problems, path: path) }
  return words
}
