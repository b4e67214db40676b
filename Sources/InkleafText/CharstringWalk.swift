/// A walk through the instructions of glyphs that draws nothing (Adobe Technical Note #5177).
///
/// It follows every call of a subroutine, so it sees what a program that draws the glyph sees.
struct CharstringWalk {
  let bytes: [UInt8]
  let global: CFFIndex
  /// The number of instructions that may still come, in all glyphs together.
  var limit: Int

  /// The numbers that wait for an instruction; those computed are unknown.
  private var stack = [Int](repeating: 0, count: 48)
  private var depth = 0
  private var hints = 0
  private var hasMask = false
  private var hasPath = false
  /// Whether no instruction has taken the glyph's width yet.
  private var isFirst = true

  private static let unknown = Int.min
  private static let wrong = CFFFault(text: "has a glyph with broken instructions")

  init(bytes: [UInt8], global: CFFIndex, limit: Int) {
    self.bytes = bytes
    self.global = global
    self.limit = limit
  }

  /// Checks one glyph.
  mutating func check(_ glyph: Range<Int>, local: CFFIndex) throws(CFFFault) {
    (depth, hints, hasMask, hasPath, isFirst) = (0, 0, false, false, true)
    guard try run(glyph, local, level: 0) else { throw Self.wrong }
  }

  /// Walks through a glyph or subroutine; returns whether it ended the glyph.
  private mutating func run(
    _ range: Range<Int>, _ local: CFFIndex, level: Int
  ) throws(CFFFault) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      let first = Int(bytes[place])
      limit -= 1
      guard limit > 0 else { throw CFFFault(text: "has endless instructions") }
      if first >= 32 || first == 28 {
        place = try push(first, place, range.upperBound)
        continue
      }
      place += 1
      switch first {
      case 1, 3, 18, 23:  // hstem, vstem, hstemhm, vstemhm
        guard depth >= 2, !hasMask, !hasPath else { throw Self.wrong }
        hints += depth / 2
        try start(depth & ~1)
      case 19, 20:  // hintmask, cntrmask; the first one may declare hints
        guard depth < 2 || (!hasMask && !hasPath) else { throw Self.wrong }
        hints += depth / 2
        try start(depth & ~1)
        hasMask = true
        place += (hints + 7) / 8
        guard hints > 0, hints <= 96, place <= range.upperBound else { throw Self.wrong }
      case 4, 22:  // vmoveto, hmoveto
        try start(1)
        hasPath = true
      case 21:  // rmoveto
        try start(2)
        hasPath = true
      case 5: try draw(depth >= 2 && depth % 2 == 0)  // rlineto
      case 6, 7: try draw(depth >= 1)  // hlineto, vlineto
      case 8: try draw(depth >= 6 && depth % 6 == 0)  // rrcurveto
      case 24: try draw(depth >= 8 && depth % 6 == 2)  // rcurveline
      case 25: try draw(depth >= 8 && depth % 2 == 0)  // rlinecurve
      // vvcurveto, hhcurveto, vhcurveto, hvcurveto
      case 26, 27, 30, 31: try draw(depth >= 4 && depth % 4 <= 1)
      case 10, 29:  // callsubr, callgsubr
        let list = first == 10 ? local : global
        guard depth > 0, level < 10 else { throw Self.wrong }
        depth -= 1
        let bias = list.count < 1240 ? 107 : list.count < 33900 ? 1131 : 32768
        guard stack[depth] != Self.unknown, (0..<list.count).contains(stack[depth] + bias) else {
          throw CFFFault(text: "has a glyph that uses a missing subroutine")
        }
        if try run(list[stack[depth] + bias], local, level: level + 1) {
          // Cairo reads on here, although the glyph has ended.
          guard place == range.upperBound else { throw Self.wrong }
          return true
        }
      case 11:  // return; Cairo reads on after it, too
        guard level > 0, place == range.upperBound else { throw Self.wrong }
        return false
      case 14:  // endchar, with an accent and its letter or without
        guard place == range.upperBound else { throw Self.wrong }
        try start(depth < 4 ? 0 : 4)
        return true
      case 12:
        guard place < range.upperBound else { throw Self.wrong }
        try compute(bytes[place])
        place += 1
      default: throw Self.wrong
      }
    }
    throw Self.wrong
  }

  /// Takes all numbers for an instruction that may come first, with the glyph's width before them.
  private mutating func start(_ count: Int) throws(CFFFault) {
    guard depth == count || (isFirst && depth == count + 1) else { throw Self.wrong }
    (depth, isFirst) = (0, false)
  }

  /// Takes all numbers for an instruction that draws.
  private mutating func draw(_ isRightCount: Bool) throws(CFFFault) {
    guard hasPath, isRightCount else { throw Self.wrong }
    depth = 0
  }

  /// Reads a number; returns the place after it.
  private mutating func push(_ first: Int, _ place: Int, _ end: Int) throws(CFFFault) -> Int {
    let length = first == 255 ? 5 : first == 28 ? 3 : first >= 247 ? 2 : 1
    guard depth < 48, place + length <= end else { throw Self.wrong }
    var value = first - 139
    if length == 2 {
      let low = Int(bytes[place + 1])
      value = first < 251 ? (first - 247) << 8 + low + 108 : -(first - 251) << 8 - low - 108
    } else if length > 2 {
      let number = UInt16(bytes[place + 1]) << 8 | UInt16(bytes[place + 2])
      value = Int(Int16(bitPattern: number))
    }
    stack[depth] = value
    depth += 1
    return place + length
  }

  /// Does an instruction of two bytes: it takes numbers from the stack and puts unknown ones there.
  private mutating func compute(_ second: UInt8) throws(CFFFault) {
    let (taken, given): (Int, Int)
    switch second {
    case 0: return depth = 0  // dotsection
    case 34: return try draw(depth == 7)  // hflex
    case 35: return try draw(depth == 13)  // flex
    case 36: return try draw(depth == 9)  // hflex1
    case 37: return try draw(depth == 11)  // flex1
    case 3, 4, 10, 11, 12, 15, 24: (taken, given) = (2, 1)  // and, or, add, sub, div, eq, mul
    case 5, 9, 14, 21, 26, 29: (taken, given) = (1, 1)  // not, abs, neg, get, sqrt, index
    case 18: (taken, given) = (1, 0)  // drop
    case 20: (taken, given) = (2, 0)  // put
    case 22: (taken, given) = (4, 1)  // ifelse
    case 23: (taken, given) = (0, 1)  // random
    case 27: (taken, given) = (1, 2)  // dup
    case 28: (taken, given) = (2, 2)  // exch
    case 30: (taken, given) = (2, 0)  // roll
    default: throw Self.wrong
    }
    guard depth >= taken, depth - taken + given <= 48 else { throw Self.wrong }
    depth -= taken
    for _ in 0..<given {
      stack[depth] = Self.unknown
      depth += 1
    }
    if second == 30 { for place in 0..<depth { stack[place] = Self.unknown } }
  }
}
