/// Returns the candidate that a mistyped word most likely means, or `nil` if none is near.
///
/// Case does not matter. A word of three letters or more means the first candidate that starts with
/// it, one of four letters or more the first that has it between hyphens. Otherwise a candidate is
/// near if it takes few edits: at most a third of the longer word's letters (at least one) inserted,
/// deleted, replaced or swapped with a neighbour. The first of several equally near candidates wins.
/// A word of more than 64 letters has none.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased())
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  if let same = candidates.first(where: { $0.lowercased() == word.lowercased() }) { return same }
  if typed.count > 2,
    let longer = candidates.first(where: { $0.lowercased().hasPrefix(word.lowercased()) })
  {
    return longer
  }
  if let same = synonyms[word.lowercased()], candidates.contains(same) { return same }
  // The model of a device, such as "nomad" for "supernote-nomad".
  let plain = word.lowercased()
  if typed.count > 3,
    let named = candidates.first(where: {
      $0.lowercased().split(separator: "-").contains { $0 == plain }
    })
  {
    return named
  }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let target = Array(candidate.lowercased())
    let distance = editDistance(typed, target)
    guard distance <= max(1, max(typed.count, target.count) / 3) else { continue }
    if distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// Words that people write for others, which have few letters in common.
private let synonyms = [
  "night": "dark", "black": "dark", "day": "light", "white": "light", "center": "middle",
  "middle": "center", "left": "start", "right": "end", "none": "blank",
]

/// Returns a message that a word is unknown, with the nearest known word.
///
/// - Parameters:
///   - kind: the kind of word, such as "size".
///   - word: the word.
///   - candidates: the known words.
///   - advice: the remedy if no candidate is near.
public func unknown(
  _ kind: String, _ word: String, among candidates: some Sequence<String>, otherwise advice: String
) -> String {
  let hint = nearest(to: word, among: candidates).map { "did you mean \($0)?" } ?? advice
  return "unknown \(kind) \"\(word.prefix(40))\": \(hint)"
}

/// Returns the number of edits between two words; a swap of neighbours is one edit.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        edits = min(edits, beforeLast[j - 1] + 1)
      }
      row.append(edits)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
