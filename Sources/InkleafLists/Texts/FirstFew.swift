extension Collection<String> {
  /// Returns the first of these words with commas between them, and how many more there are.
  package func firstFew(_ most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}
