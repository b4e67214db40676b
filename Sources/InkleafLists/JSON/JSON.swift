/// A JSON value, with its place if it was read from a file.
package struct JSON: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    /// Members in the file's order, duplicates included.
    case object([Member])
  }

  /// A name in an object, with its value.
  package struct Member: Sendable {
    package var name: String
    package var value: JSON

    package init(name: String, value: JSON) {
      (self.name, self.value) = (name, value)
    }
  }

  package var kind: Kind
  /// The line of its first character, from 1.
  package var line = 1
  /// The column of its first character, from 1, in Unicode scalars.
  package var column = 1
  /// The file that it was read from; `nil` for the file that is being read.
  package var file: String?

  package init(kind: Kind, line: Int = 1, column: Int = 1, file: String? = nil) {
    (self.kind, self.line, self.column, self.file) = (kind, line, column, file)
  }

  package var string: String? { if case .string(let text) = kind { text } else { nil } }
  package var array: [JSON]? { if case .array(let values) = kind { values } else { nil } }
  package var object: [Member]? { if case .object(let members) = kind { members } else { nil } }
  package var bool: Bool? { if case .bool(let value) = kind { value } else { nil } }
  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// A whole number below a thousand million, also from a string.
  package var integer: Int? {
    switch kind {
    case .number(let value): value == value.rounded() && abs(value) < 1e9 ? Int(value) : nil
    case .string(let text): Int(text).flatMap { abs(Double($0)) < 1e9 ? $0 : nil }
    default: nil
    }
  }

  /// The value in words, for messages.
  package var noun: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number(let number):
      "the number \(number.plain)"
    case .string(let text): "\"\(text.prefix(40))\""
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns the value of a member of an object, or `nil` without one.
  package func member(_ name: String) -> JSON? { object?.first { $0.name == name }?.value }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(stringLiteral value: String) { kind = .string(value) }
  package init(integerLiteral value: Int) { kind = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { kind = .bool(value) }

  /// Makes a string, or null from `nil`.
  package init(_ text: String?) { kind = text.map(Kind.string) ?? .null }
  package init(_ number: Int?) { kind = number.map { .number(Double($0)) } ?? .null }

  package static var null: JSON { JSON(kind: .null) }
  package static func string(_ text: String) -> JSON { JSON(kind: .string(text)) }
  package static func number(_ number: Double) -> JSON { JSON(kind: .number(number)) }
  package static func bool(_ value: Bool) -> JSON { JSON(kind: .bool(value)) }
  package static func array(_ values: [JSON]) -> JSON { JSON(kind: .array(values)) }
  package static func object(_ members: [(String, JSON)]) -> JSON {
    JSON(kind: .object(members.map { Member(name: $0, value: $1) }))
  }
}
