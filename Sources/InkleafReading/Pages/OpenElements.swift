import InkleafLists

/// An element of a page whose end was not read yet.
struct OpenElement {
  var name: String
  /// Its number among all elements of the page, from 1.
  var number: Int
  /// The names of the elements that it is in, outermost first, and its own, with slashes between.
  var form: String
  var isAside: Bool
  /// The number of the next item of a list.
  var position: Int?
  /// The place of a list's first block, if its numbers run backwards.
  var reversedFrom: Int?
  /// The number of the first item of such a list; `nil` where the page names none.
  var reversedStart: Int?
  /// The number of lists that a list is in, where the page says it and lists stand beside each other.
  var level: Int?
  /// The place of its first block.
  var firstBlock = 0
}

/// The elements that are open, outermost first.
///
/// The places of each name are kept, since hundreds of elements may be in each other, and each tag asks for some.
struct OpenElements {
  private var elements: [OpenElement] = []
  private var places: [String: [Int]] = [:]

  var count: Int { elements.count }
  var first: OpenElement? { elements.first }
  var last: OpenElement? { elements.last }

  subscript(place: Int) -> OpenElement {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  mutating func append(_ element: OpenElement) {
    places[element.name, default: []].append(elements.count)
    elements.append(element)
  }

  /// Closes the innermost element, and returns it.
  mutating func removeLast() -> OpenElement {
    let element = elements.removeLast()
    places[element.name]?.removeLast()
    return element
  }

  /// The place of the innermost element that has one of some names.
  func place(of names: [String]) -> Int? {
    names.lazy.compactMap { places[$0]?.last }.max()
  }

  /// The number of elements that have one of some names.
  func count(of names: [String]) -> Int { names.reduce(0) { $0 + (places[$1]?.count ?? 0) } }

  /// The place of the element that has a number.
  func place(ofNumber number: Int) -> Int? { elements.lastIndex { $0.number == number } }
}
