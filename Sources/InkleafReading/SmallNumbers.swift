// Numbers of a text are counted on from, added and multiplied. One of twenty figures would end the program there,
// so that none is read beyond this. These stand before the library's in this module.

/// The largest number that is read.
private let largest = 1_000_000_000

extension Int {
  /// Reads a whole number of at most a billion; `nil` for any other text.
  init?(_ text: Substring) {
    guard let number = Int(text, radix: 10), number.magnitude <= largest else { return nil }
    self = number
  }

  /// Reads a whole number of at most a billion; `nil` for any other text.
  init?(_ text: String) { self.init(text[...]) }
}
