@testable import InkleafLists
@testable import InkleafPages

/// Changes JSON files at random, so that some stay right and others become wrong.
struct FileChanger {
  private let files: [JSON]
  /// The values of all files by their keys.
  private var values: [String: [JSON]] = [:]
  private let all: [JSON]
  private var state: UInt64

  /// Whether no schema can say what is wrong, as it depends on other keys, files or measures.
  static func isBeyondSchemas(_ problem: String, of text: String) -> Bool {
    var known = [
      "is too large; there", "does not exist; the grid", "occurs twice", "cannot read",
      "no edition has", "each side can be",
      "run backwards", "itself", "names the edge", "a density of 30 to 1200",
      "expected a whole number from 1 to 1,", "expected a whole number from 1 to 2,",
      "expected a whole number from 1 to 3,", "expected a whole number from 1 to 4,",
      "expected a whole number from 1 to 6,", "expected width and height", "this is a ",
      "moves nothing", "of its own, and its",
    ]
    // A change depends on the item that it changes.
    if text.contains("\"extends\"") {
      known += [
        "name of an item", "unknown key", "is missing", "needs the key", "is a book and has no",
        "contains", "exclude each other", "cannot be a book",
      ]
    }
    // The value of a change of a theme depends on its key.
    if text.contains("\"set\"") { known += ["expected", "unknown", "belongs in"] }
    return known.contains { problem.contains($0) }
  }

  init(_ files: [JSON], seed: UInt64) throws {
    (self.files, state) = (files, seed)
    var all: [JSON] = [.null, true, 0, 7, -1, .number(1.5), "", "x", "7", [], [:], ["x"]]
    var values: [String: [JSON]] = [:]
    func collect(_ value: JSON) {
      for member in value.object ?? [] {
        values[member.name, default: []].append(member.value)
        all.append(member.value)
        collect(member.value)
      }
      for element in value.array ?? [] { collect(element) }
    }
    files.forEach(collect)
    (self.all, self.values) = (all, values)
  }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  /// Returns one of the files with a change somewhere.
  mutating func changed() -> JSON { changed(files[next(files.count)], key: "") }

  private mutating func changed(_ value: JSON, key: String) -> JSON {
    switch value.kind {
    case .object(var members) where !members.isEmpty && next(6) > 0:
      let index = next(members.count)
      switch next(8) {
      case 0: members.remove(at: index)
      case 1: members[index].name = values.keys.sorted()[next(values.count)]
      case 2:
        let name = values.keys.sorted()[next(values.count)]
        guard !members.contains(where: { $0.name == name }) else { break }
        members.append(JSON.Member(name: name, value: other(name)))
      default:
        members[index].value = changed(members[index].value, key: members[index].name)
      }
      var seen: Set<String> = []
      return JSON(kind: .object(members.filter { seen.insert($0.name).inserted }))
    case .array(var elements) where !elements.isEmpty && next(6) > 0:
      let index = next(elements.count)
      elements[index] = changed(elements[index], key: key)
      return JSON(kind: .array(elements))
    case .string(let text) where next(3) == 0:
      return .string(edited(text))
    case .number(let number) where next(2) == 0:
      return .number([number + 1, number * 100, -number, number + 0.5][next(4)])
    default: return other(key)
    }
  }

  /// Returns a value that another file has for the key, or any.
  private mutating func other(_ key: String) -> JSON {
    if let known = values[key], next(4) > 0 { return known[next(known.count)] }
    return all[next(all.count)]
  }

  /// Returns a text with a letter added, left out or in the other case.
  private mutating func edited(_ text: String) -> String {
    var letters = Array(text)
    let place = next(letters.count + 1)
    switch next(3) {
    case 0: letters.insert(Array("0123456789.mup%-=,ax{}# ")[next(24)], at: place)
    case 1 where place < letters.count: letters.remove(at: place)
    default: letters = Array(next(2) == 0 ? text.uppercased() : text.lowercased())
    }
    return String(letters)
  }
}
