/// Named values of a PDF, in the order of their names, as files hold them.
///
/// Most have fewer than ten entries, which are found faster in a row than by hashes.
struct PDFDictionary: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  struct Entry: Hashable, Sendable {
    var key: String
    var value: PDFObject
  }

  /// The entries, sorted by their keys.
  private(set) var entries: [Entry] = []

  /// Makes an empty dictionary with room for some entries.
  init(roomFor count: Int) { entries.reserveCapacity(count) }

  init(dictionaryLiteral elements: (String, PDFObject)...) {
    entries.reserveCapacity(elements.count)
    for (key, value) in elements { self[key] = value }
  }

  /// Adds an entry behind all others, unless it has no value.
  ///
  /// - Parameter key: a key that is sorted behind all others.
  mutating func add(_ key: String, _ value: PDFObject?) {
    if let value { entries.append(Entry(key: key, value: value)) }
  }

  /// The value of a key; `nil` removes it.
  subscript(key: String) -> PDFObject? {
    get {
      let place = place(of: key)
      return has(key, at: place) ? entries[place].value : nil
    }
    set {
      let place = place(of: key)
      switch (has(key, at: place), newValue) {
      case (true, let value?): entries[place].value = value
      case (true, nil): entries.remove(at: place)
      case (false, let value?) where place == entries.count:
        entries.append(Entry(key: key, value: value))
      case (false, let value?): entries.insert(Entry(key: key, value: value), at: place)
      case (false, nil): break
      }
    }
  }

  var keys: [String] { entries.map(\.key) }
  var values: [PDFObject] { entries.map(\.value) }

  /// Returns the entries with some keys alone.
  func only(_ keys: [String]) -> PDFDictionary {
    var result = self
    result.entries.removeAll { !keys.contains($0.key) }
    return result
  }

  /// Returns the dictionary with each value replaced, in the order of the keys.
  func mapValues<Failure: Error>(
    _ new: (PDFObject) throws(Failure) -> PDFObject
  ) throws(Failure) -> PDFDictionary {
    var result = self
    for place in entries.indices { result.entries[place].value = try new(entries[place].value) }
    return result
  }

  /// Returns the place of a key, or where it would be.
  private func place(of key: String) -> Int {
    // Literals and files name most keys in order.
    var place = entries.count
    while place > 0, entries[place - 1].key >= key { place -= 1 }
    return place
  }

  private func has(_ key: String, at place: Int) -> Bool {
    place < entries.count && entries[place].key == key
  }
}
