extension Sequence where Element: Equatable {
  /// The elements, each once, in their order; for few different ones, since each is compared with those before it.
  package var eachOnce: [Element] {
    reduce(into: []) { elements, element in
      if !elements.contains(element) { elements.append(element) }
    }
  }
}
