internal import InkleafSuggestions

// The forms of values that several keys of a recipe have.

/// One of the words that a type's cases are called by.
func words<Value: RawRepresentable<String> & CaseIterable & Sendable>(
  _ kind: String
) -> TextForm<Value> {
  TextForm(
    read: { (text, _) throws(UsageProblem) in try word(kind, text.lowercased()) },
    write: \.rawValue,
    schema: { _ in .schema(wordsOf: Value.allCases.map(\.rawValue)) })
}

func word<Value: RawRepresentable<String> & CaseIterable>(
  _ kind: String, _ text: String
) throws(UsageProblem) -> Value {
  guard let value = Value(rawValue: text) else {
    throw UsageProblem(unknownWord(kind, text, among: Value.allCases.map(\.rawValue)))
  }
  return value
}

func unknownWord(_ kind: String, _ text: String, among names: [String]) -> String {
  unknown(
    kind, text, among: names, otherwise: "choose from \(names.joined(separator: ", "))")
}

/// A whole number.
func number(_ range: ClosedRange<Int>) -> TextForm<Int> {
  TextForm(
    read: { (text, _) throws(UsageProblem) in
      guard text.utf8.count < 12, let value = Int(text), range.contains(value) else {
        let isNumber = Int(text) != nil
        throw UsageProblem(
          "\"\(text)\" is \(isNumber ? "out of range: give" : "not") a whole number from"
            + " \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }, write: { "\($0)" },
    schema: { _ in
      .schema(anyOf: [
        .schema(whole: range), .schema(pattern: "^(?=.{1,11}$)\(Pattern.whole(range))$"),
      ])
    })
}

/// A name of something built in or of one's own, or a path.
func references<Value>(
  _ kind: String,
  _ known: @escaping @Sendable (String) throws(UsageProblem) -> String,
  _ name: @escaping @Sendable (Value) -> String, _ names: [String],
  _ own: @escaping @Sendable (OwnNames) -> [String]
) -> TextForm<Reference<Value>> {
  TextForm(
    read: { (text, ownNames) throws(UsageProblem) in
      if isPath(text) { return .file(text) }
      do throws(UsageProblem) { return .named(try known(text)) } catch {
        let own = own(ownNames)
        if own.contains(text) { return .own(text) }
        guard let near = nearest(to: text, among: own) else { throw error }
        throw UsageProblem("unknown \(kind) \"\(text.prefix(40))\": did you mean \(near)?")
      }
    },
    write: { reference in
      switch reference {
      case .named(let name), .own(let name): name
      case .file(let path): path
      case .value(let value): name(value)
      }
    }, schema: { .schema(nameAmong: names + own($0.own)) })
}
