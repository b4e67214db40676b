/// What Cairo drew on a page or in a form, written anew.
///
/// Greys become grey, so that printers use black ink alone for them. Tags get their own names, and
/// all that is drawn outside of them is marked as an artifact, which is not read aloud.
struct PDFContent {
  /// The operators.
  private(set) var bytes: [UInt8] = []

  /// Rewrites operators.
  ///
  /// - Parameters:
  ///   - source: Cairo's operators, inflated.
  ///   - names: the names of the tags in order; `nil` to leave artifacts unmarked.
  ///   - dropsStates: whether graphics states are left out because none of them changes anything.
  /// - Throws: a fault for more or fewer tags than names, and for operators without an end.
  init(rewriting source: [UInt8], names: [String]?, dropsStates: Bool) throws(PDFFault) {
    bytes.reserveCapacity(source.count + 64)
    /// The number of tags so far.
    var tags = 0
    /// The start of what may be an artifact.
    var artifact = 0
    var paints = false
    /// Whether each open sequence is a tag.
    var open: [Bool] = []
    /// The start of the operator with its operands and the space before it.
    var start = 0
    /// The end of what is taken over or left out.
    var done = 0
    var operands: [Range<Int>] = []
    var scanner = PDFTokens(source)
    func takeOver(to end: Int, _ bytes: inout [UInt8]) {
      bytes += source[done..<end]
      done = end
    }
    func endArtifact(_ bytes: inout [UInt8]) {
      guard paints, names != nil else { return }
      bytes.insert(contentsOf: "\n/Artifact BMC\n".utf8, at: artifact)
      bytes += "\nEMC".utf8
    }

    while let token = try scanner.next() {
      guard token.isOperator else {
        operands.append(token.range)
        continue
      }
      let end = token.range.upperBound
      switch Operator(source[token.range]) {
      case .fillColor?, .strokeColor?:
        guard operands.count == 3, source[operands[0]] == source[operands[1]],
          source[operands[1]] == source[operands[2]]
        else { break }
        takeOver(to: start, &bytes)
        bytes.append(0x0A)
        bytes += source[operands[0]]
        bytes += (source[token.range.lowerBound] == UInt8(ascii: "r") ? " g" : " G").utf8
        done = end
      case .state? where dropsStates:
        takeOver(to: start, &bytes)
        done = end
      case .beginWithProperties?
      where operands.count >= 2 && source[operands[0]].isEqual("/P"):
        guard !open.contains(true) else { throw PDFFault(words: "a tag within a tag") }
        open.append(true)
        takeOver(to: start, &bytes)
        endArtifact(&bytes)
        guard let names, tags < names.count else { throw PDFFault(words: "an unknown tag") }
        bytes += "\n/\(names[tags])<</MCID \(tags)>>BDC".utf8
        tags += 1
        done = end
      case .begin?, .beginWithProperties?: open.append(false)
      case .end?:
        guard let isTag = open.popLast() else { throw PDFFault(words: "a tag ends twice") }
        guard isTag else { break }
        takeOver(to: end, &bytes)
        (artifact, paints) = (bytes.count, false)
      case .painting?: paints = true
      case .state?, nil: break
      }
      start = end
      operands.removeAll(keepingCapacity: true)
    }
    guard open.isEmpty, tags == names?.count ?? 0 else {
      throw PDFFault(words: "\(tags) tags instead of \(names?.count ?? 0)")
    }
    takeOver(to: start, &bytes)
    endArtifact(&bytes)
    bytes.append(0x0A)
  }

  /// The operators that matter here.
  private enum Operator {
    case fillColor, strokeColor, state, beginWithProperties, begin, end, painting

    /// Takes the name of an operator; `nil` for any other.
    init?(_ name: ArraySlice<UInt8>) {
      guard name.count <= 3 else {
        // Only an inline image, which is one operator, is longer.
        self = .painting
        return
      }
      func code(_ name: StaticString) -> Int {
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount).reduce(0) {
          $0 << 8 | Int($1)
        }
      }
      switch name.reduce(0, { $0 << 8 | Int($1) }) {
      case code("rg"): self = .fillColor
      case code("RG"): self = .strokeColor
      case code("gs"): self = .state
      case code("BDC"): self = .beginWithProperties
      case code("BMC"): self = .begin
      case code("EMC"): self = .end
      case code("f"), code("S"), code("Do"), code("Tj"), code("TJ"), code("f*"), code("B"),
        code("B*"), code("b"), code("b*"), code("s"), code("F"), code("sh"), code("'"),
        code("\""):
        self = .painting
      default: return nil
      }
    }
  }
}

/// The operators and operands of a content stream, one after the other.
private struct PDFTokens {
  struct Token {
    var range: Range<Int>
    var isOperator: Bool
  }

  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next operator or operand; `nil` at the end.
  ///
  /// Arrays and dictionaries are one operand each, and an inline image is one operator.
  mutating func next() throws(PDFFault) -> Token? {
    while place < bytes.count, bytes[place].isPDFSpace { place += 1 }
    guard place < bytes.count else { return nil }
    let start = place
    switch bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["):
      try skipNested()
      return Token(range: start..<place, isOperator: false)
    case UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
      place += 1
      skipRegular()
      return Token(range: start..<place, isOperator: false)
    default:
      skipRegular()
      guard place > start else { throw PDFFault(words: "a broken operator") }
      if bytes[start..<place].isEqual("BI") { try skipImage() }
      return Token(range: start..<place, isOperator: true)
    }
  }

  private mutating func skipRegular() {
    while place < bytes.count, bytes[place].isPDFRegular { place += 1 }
  }

  /// Skips a string, an array or a dictionary with all in it.
  private mutating func skipNested() throws(PDFFault) {
    var depth = 0
    repeat {
      guard place < bytes.count else { throw PDFFault(words: "a value without an end") }
      switch bytes[place] {
      case UInt8(ascii: "("):
        try skipString()
        continue
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      place += 1
    } while depth > 0
  }

  /// Skips a string in parentheses, which may have others in pairs.
  private mutating func skipString() throws(PDFFault) {
    var depth = 0
    repeat {
      guard place < bytes.count else { throw PDFFault(words: "a string without an end") }
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\"): place += 1
      default: break
      }
      place += 1
    } while depth > 0
  }

  /// Skips an image to its end mark, which has white space before and after it.
  private mutating func skipImage() throws(PDFFault) {
    while place + 3 <= bytes.count {
      if bytes[place].isPDFSpace, bytes[place + 1..<place + 3].isEqual("EI"),
        place + 3 == bytes.count || bytes[place + 3].isPDFSpace
      {
        place += 3
        return
      }
      place += 1
    }
    throw PDFFault(words: "an image without an end")
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes are a word.
  fileprivate func isEqual(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
  }
}
