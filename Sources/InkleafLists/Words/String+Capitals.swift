extension StringProtocol {
  /// The text with a capital at its start.
  package var withFirstCapital: String { prefix(1).uppercased() + dropFirst() }
}
