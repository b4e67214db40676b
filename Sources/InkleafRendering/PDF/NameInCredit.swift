internal import InkleafPages

extension String {
  /// The name in a line such as "Prompts by Jake Parker, inktober.com"; the whole line where it has no such form.
  ///
  /// Libraries and readers sort books by it.
  var nameInCredit: String {
    var name = self[...]
    if let address = webAddresses(in: self).first {
      name = self[..<address.0.lowerBound]
      while let last = name.last, last.isWhitespace || ",;:·(–—-".contains(last) {
        name.removeLast()
      }
    }
    let words = name.split(separator: " ")
    // "by" is the first word or the second, so that a name with such a word stays whole.
    if let by = words.prefix(2).firstIndex(where: { wordsBeforeNames.contains($0.lowercased()) }),
      by == 0 || wordsForPrompts.contains(words[0].lowercased()), by + 1 < words.count
    {
      name = self[words[by + 1].startIndex..<name.endIndex]
    }
    return name.isEmpty ? self : String(name)
  }
}

private let wordsBeforeNames: Set = ["by", "von", "par", "por", "di", "av", "af", "door"]

private let wordsForPrompts: Set = [
  "prompts", "words", "themes", "list", "liste", "wörter", "themen", "thèmes", "palabras", "temas",
]
