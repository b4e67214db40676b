import InkleafLists

// Months as titles of some languages bend them, as in "w październiku" and "Lokakuussa".

extension DateWords {
  /// The month that a word of a title names in another case than dates have; `nil` for any other word.
  ///
  /// Each ending stands for one that the names in dates have, or for none.
  static func monthInOtherCase(_ word: String) -> Int? {
    for (ending, other) in endingsOfMonths where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      // A name that is short may be the beginning of another word.
      if stem.count > (other.isEmpty ? 3 : 1), let number = month(stem + other) { return number }
    }
    return nil
  }

  private static let endingsOfMonths: KeyValuePairs = [
    // Finnish.
    "kuun": "kuu", "kuussa": "kuu",
    // German and Swedish.
    "s": "",
    // Hungarian.
    "ban": "", "ben": "", "i": "",
    // Polish, Czech and Slovene; then Slovak and Estonian.
    "u": "a", "dzie": "da", "ym": "ego", "ci": "ce", "bri": "bra", "obri": "ober", "ri": "ra",
    // Polish, Czech and Russian adjectives.
    "owe": "a", "owy": "a", "ové": "a", "ová": "a", "ový": "a",
    // Russian and Ukrainian.
    "е": "я", "ский": "я", "ская": "я", "ські": "я", "і": "я", "ому": "ого", "аді": "ада",
    // Greek.
    "ο": "ος",
  ]
}
