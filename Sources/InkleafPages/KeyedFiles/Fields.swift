internal import InkleafGeometry
import InkleafSuggestions

/// The faults of a file that people write, collected while it is read.
final class Faults {
  /// The file's name as the user gave it.
  let path: String
  private(set) var all: [Diagnostic] = []
  /// What is doubtful.
  var doubts: [String] = []
  /// The lines of all faults, since a value may be read several times.
  private var known: Set<String> = []
  /// The number of prompts on a page, if the file is a layout.
  var promptsOnPage = 16
  /// The number of groups so far, if the file is a layout.
  var groups = 0
  /// The number of items and frames so far, if the file is a layout.
  private var parts = 0
  /// The pictures that the file names, by their paths; `nil` for those that have faults.
  var pictures: [String: Picture?] = [:]

  init(path: String) {
    self.path = path
  }

  /// Adds a fault of a value.
  func add(_ message: String, at value: JSON) {
    let fault = Diagnostic(
      path: value.file ?? path, line: value.line, column: value.column, message: message)
    if known.insert(fault.description).inserted { all.append(fault) }
  }

  /// Counts items or frames of a layout, and reports the one that is too many.
  func countParts(_ count: Int, at value: JSON) {
    let before = parts
    parts += count
    guard before <= Layout.mostParts, parts > Layout.mostParts else { return }
    add(
      "the layout has more than \(Layout.mostParts) items and frames; take fewer of them", at: value
    )
  }

  /// Adds a fault for each name that occurs twice in an object.
  func addRepeatedNames(of value: JSON) {
    var seen: Set<String> = []
    for member in value.object ?? [] where !seen.insert(member.name).inserted {
      add("\"\(member.name.prefix(40))\" occurs twice; remove one", at: member.value)
    }
  }

  /// Adds the faults of another file.
  func add(_ diagnostics: Diagnostics) { all += diagnostics.all }
}

/// The members of an object with a fixed set of keys.
///
/// Readers ask for each member by name; `end` reports all others.
struct Fields {
  /// The object itself, for its place.
  let value: JSON
  let faults: Faults
  private let members: [JSON.Member]
  /// The keys that were asked for so far.
  private(set) var known: [String] = []
  /// Words that people write here, though they belong elsewhere.
  var misplaced: [String] = []
  /// What the keys may be, where a schema is made and no file is read.
  private let description: FieldsDescription?

  /// Makes fields from an object; any other value is reported, and has no members.
  init(_ value: JSON, _ faults: Faults, expected: String) {
    self.value = value
    self.faults = faults
    description = nil
    members = value.object ?? []
    if value.object == nil { _ = value.isNot("\(expected), an object in { }", faults) as Void? }
    faults.addRepeatedNames(of: value)
  }

  /// Returns the value of a member, or `nil` if it is missing.
  ///
  /// - Parameter isKey: whether messages list it among the keys.
  mutating func value(_ name: String, isKey: Bool = true) -> JSON? {
    let value = members.last { $0.name == name }?.value
    if isKey || value != nil { known.append(name) }
    return value
  }

  /// Reports a member that belongs elsewhere.
  mutating func refuse(_ name: String, _ message: @autoclosure () -> String) {
    if let value = value(name, isKey: false) { faults.add(message(), at: value) }
  }

  /// Whether a member is there.
  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Reads a member; returns `nil` if it is missing or wrong.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - form: what the value may be.
  ///   - meaning: what the key says, for editors.
  mutating func read<Value>(
    _ name: String, _ form: @autoclosure () -> Form<Value>, _ meaning: @autoclosure () -> String
  ) -> Value? {
    // Most keys are left out, and then a form need not be made.
    description?.add(name, form(), meaning())
    guard let value = value(name) else { return nil }
    return form().read(value, faults)
  }

  /// Reads a member into a place, which keeps its value if the member is missing or wrong.
  mutating func read<Value>(
    _ name: String, into place: inout Value, _ form: @autoclosure () -> Form<Value>,
    _ meaning: @autoclosure () -> String
  ) {
    description?.add(name, form(), meaning(), usual: form().write(place))
    guard let value = value(name) else { return }
    if let read = form().read(value, faults) { place = read }
  }

  /// Reads a member that must be there; returns `nil` if it is missing or wrong.
  ///
  /// - Parameter missing: the message without it.
  mutating func need<Value>(
    _ name: String, _ form: @autoclosure () -> Form<Value>, _ meaning: @autoclosure () -> String,
    or missing: @autoclosure () -> String
  ) -> Value? {
    description?.add(name, form(), meaning(), isNeeded: true)
    guard let value = value(name) else {
      return self.value.refuse(missing(), faults)
    }
    return form().read(value, faults)
  }

  /// Reports two keys of which only one may be there.
  mutating func allowOnlyOne(of one: String, _ other: String) {
    description?.exclude(one, other)
    guard members.contains(where: { $0.name == one }),
      let second = members.last(where: { $0.name == other })
    else { return }
    faults.add("use either \"\(one)\" or \"\(other)\"", at: second.value)
  }

  /// Describes an object, of which a function reads all keys.
  static func schema(
    _ parts: SchemaParts, reading body: (inout Fields) -> Void
  ) -> JSON {
    let description = FieldsDescription(parts)
    var fields = Fields(describing: description)
    body(&fields)
    return description.schema
  }

  /// Makes fields without members, whose keys are described as they are asked for.
  private init(describing description: FieldsDescription) {
    (value, members, faults) = (.object([]), [], Faults(path: ""))
    self.description = description
  }

  /// Reports every unknown member.
  func end() {
    let others = members.filter { !known.contains($0.name) }
    // Most files have none, and their advice takes time.
    if others.isEmpty { return }
    var advice = "the keys here are \(known.joined(separator: ", "))"
    for (place, member) in others.enumerated() {
      // Those that are only counted need no advice, which takes time.
      let candidates = place < ListLimits.problems ? known + misplaced : []
      let message = unknown("key", member.name, among: candidates, otherwise: advice)
      faults.add(message, at: member.value)
      if message.hasSuffix(advice) { advice = "the keys are those above" }
    }
  }
}

extension JSON {
  /// Reports a fault of the value, and returns `nil`.
  func refuse<Value>(_ message: String, _ faults: Faults) -> Value? {
    faults.add(message, at: self)
    return nil
  }

  /// Reports a value of the wrong kind or form, and returns `nil`.
  func isNot<Value>(_ expected: String, _ faults: Faults) -> Value? {
    refuse("expected \(expected), not \(noun)", faults)
  }

  /// Reads a text of one line and at most `ListLimits.promptLength` characters.
  func plainText(_ faults: Faults) -> String? {
    guard let text = string else { return isNot("a text in quotes", faults) }
    guard text.unicodeScalars.count <= ListLimits.promptLength else {
      return isNot("a text of at most \(ListLimits.promptLength) characters", faults)
    }
    if let fault = faultyCharacter(in: text) { return refuse(fault.message, faults) }
    return text
  }

  /// Reads a colour such as `#203040` or `#E45`, or one of the CSS colour names.
  func color(_ faults: Faults) -> Color? {
    if let text = string, let color = Color(web: text) ?? Color(named: text) { return color }
    // The digits that say how opaque a colour is come last.
    if let text = string, [5, 9].contains(text.count),
      let opaque = Color(web: text.dropLast(text.count / 4))
    {
      return isNot("a colour without opacity, such as \"\(opaque.hex)\"", faults)
    }
    if let meant = string.flatMap(Self.colorMeant(by:)) {
      return isNot("a colour such as \"\(meant)\"", faults)
    }
    return isNot("a colour such as \"#203040\", \"#E45\" or \"teal\"", faults)
  }

  /// The colour that a text with a slip means; `nil` for none.
  private static func colorMeant(by text: String) -> String? {
    // A shell takes what follows a bare "#" for a remark.
    Color(web: Substring("#" + text)) != nil
      ? "#" + text : text.count > 2 ? nearest(to: text, among: Color.allNames) : nil
  }

  /// Reads a whole number in a range.
  func whole(_ range: ClosedRange<Int>, _ faults: Faults) -> Int? {
    guard case .number = kind, let number = integer, range.contains(number) else {
      return isNot(
        range.count == 1
          ? "\(range.lowerBound), the only number there is here"
          : "a whole number from \(range.lowerBound) to \(range.upperBound)", faults)
    }
    return number
  }

  /// Reads a number without a unit, in a range.
  func number(_ range: ClosedRange<Double>, _ faults: Faults) -> Double? {
    guard case .number(let number) = kind, range.contains(number) else {
      return isNot("a number from \(range.lowerBound) to \(range.upperBound)", faults)
    }
    return number
  }

  /// Reads true or false.
  func flag(_ faults: Faults) -> Bool? {
    guard case .bool(let value) = kind else { return isNot("true or false", faults) }
    return value
  }

  /// Reads a length with its unit, for themes, which have no page; the range is in millimetres.
  func millimetres(_ range: ClosedRange<Double>, _ faults: Faults) -> Double? {
    if let length = string.flatMap({ Length($0) })?.millimetres, range.contains(length) {
      return length
    }
    let example = range.upperBound > 5 ? "5mm" : "0.5mm"
    return isNot(
      "a length of \(range.lowerBound) to \(range.upperBound) mm with its unit, such as"
        + " \"\(example)\"", faults)
  }

  /// Reads a text that is not empty.
  func someText(_ faults: Faults) -> String? {
    guard let text = plainText(faults) else { return nil }
    return text.allSatisfy(\.isWhitespace) ? isNot("a text that is not empty", faults) : text
  }

  /// Reads one of several words.
  ///
  /// - Parameter hint: what to know where none of them is meant.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ kind: String, _ hint: String, _ faults: Faults
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    guard let text = string else {
      return isNot("one of \(names.joined(separator: ", ")), in quotes", faults)
    }
    if let choice = Choice(rawValue: text) { return choice }
    return refuse(
      unknown(
        kind, text, among: names, otherwise: "choose from \(names.joined(separator: ", "))\(hint)"),
      faults)
  }
}
