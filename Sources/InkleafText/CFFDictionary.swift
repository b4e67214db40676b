/// An operator in a dictionary of a table "CFF ": one byte, or 12 and another byte.
enum CFFOperator: Int {
  case fontBox = 5
  case charset = 15
  case encoding = 16
  case charStrings = 17
  case privateDictionary = 18
  case subroutines = 19
  case fontMatrix = 0x0C07
  case charstringType = 0x0C06
  case registry = 0x0C1E
  case fontArray = 0x0C24
  case fontSelect = 0x0C25
}

/// Operators and their operands, which the format calls a DICT.
struct CFFDictionary {
  enum Kind { case top, font, privateValues }

  private struct Operand {
    var value: Double
    var isInteger = true
  }

  private var operands: [Int: [Operand]] = [:]

  /// Reads a dictionary and checks that its operators are known and their operands in range.
  ///
  /// - Parameter strings: the number of strings in the font, with the standard ones.
  init(_ bytes: [UInt8], _ range: Range<Int>, kind: Kind, strings: Int) throws(CFFFault) {
    let wrong = CFFFault(text: "has a broken dictionary")
    var place = range.lowerBound
    var waiting: [Operand] = []
    while place < range.upperBound {
      let first = Int(bytes[place])
      let length = first == 29 ? 5 : first == 28 ? 3 : first == 12 || first >= 247 ? 2 : 1
      guard place + length <= range.upperBound, waiting.count <= 48 else { throw wrong }
      func byte(_ distance: Int) -> Int { Int(bytes[place + distance]) }
      switch first {
      case 0...21:
        let key = first == 12 ? 0x0C00 | byte(1) : first
        // Cairo adds a second entry for an operator that comes twice, and changes only one.
        guard Self.isKnown(key, in: kind), Self.isSound(key, waiting, strings),
          operands.updateValue(waiting, forKey: key) == nil
        else { throw wrong }
        waiting = []
      case 28:
        waiting.append(Operand(value: Double(Int16(truncatingIfNeeded: byte(1) << 8 | byte(2)))))
      case 29:
        let number = byte(1) << 24 | byte(2) << 16 | byte(3) << 8 | byte(4)
        waiting.append(Operand(value: Double(Int32(truncatingIfNeeded: number))))
      case 30:
        guard let (value, end) = Self.real(bytes, place + 1..<range.upperBound) else { throw wrong }
        waiting.append(Operand(value: value, isInteger: false))
        place = end - length
      case 32...246: waiting.append(Operand(value: Double(first - 139)))
      case 247...250: waiting.append(Operand(value: Double((first - 247) << 8 + byte(1) + 108)))
      case 251...254: waiting.append(Operand(value: Double(-(first - 251) << 8 - byte(1) - 108)))
      default: throw wrong
      }
      place += length
    }
    guard waiting.isEmpty else { throw wrong }
  }

  func has(_ key: CFFOperator) -> Bool { operands[key.rawValue] != nil }

  /// Returns one of an operator's operands, if it is there and a whole number.
  func integer(_ key: CFFOperator, _ place: Int = 0) -> Int? {
    guard let found = operands[key.rawValue], place < found.count, found[place].isInteger else {
      return nil
    }
    return Int(found[place].value)
  }

  private static func isKnown(_ key: Int, in kind: Kind) -> Bool {
    switch (kind, key) {
    case (.privateValues, 6...11), (.privateValues, 19...21), (.privateValues, 0x0C09...0x0C13):
      true
    case (.top, 15...17), (.top, 0x0C1E), (.top, 0x0C24...0x0C25): true
    case (.top, 0...5), (.top, 13...14), (.top, 18): true
    case (.font, 0...5), (.font, 13...14), (.font, 18): true
    case (.top, 0x0C00...0x0C08), (.top, 0x0C15...0x0C17), (.top, 0x0C1F...0x0C26): true
    case (.font, 0x0C00...0x0C08), (.font, 0x0C15...0x0C17), (.font, 0x0C1F...0x0C26): true
    default: false
    }
  }

  private static func isSound(_ key: Int, _ operands: [Operand], _ strings: Int) -> Bool {
    let values = operands.map(\.value)
    func areIntegers(_ count: Int) -> Bool {
      operands.count == count && operands.allSatisfy(\.isInteger)
    }
    guard values.allSatisfy({ $0.isFinite }) else { return false }
    switch key {
    case 0...4, 0x0C00, 0x0C15, 0x0C16, 0x0C26:
      return areIntegers(1) && values[0] >= 0 && values[0] < Double(strings)
    case CFFOperator.registry.rawValue:
      return areIntegers(3) && values[..<2].allSatisfy { $0 >= 0 && $0 < Double(strings) }
    case 15...17, 19, 0x0C24, 0x0C25: return areIntegers(1) && values[0] >= 0
    case CFFOperator.privateDictionary.rawValue: return areIntegers(2)
    case CFFOperator.charstringType.rawValue: return areIntegers(1) && values[0] == 2
    case CFFOperator.fontBox.rawValue:
      return values.count == 4 && values.allSatisfy { abs($0) <= 32767 }
    case CFFOperator.fontMatrix.rawValue:
      return values.count == 6 && values[..<4].allSatisfy { abs($0) <= 1 }
        && values[4...].allSatisfy { abs($0) <= 32767 }
        && values[0] * values[3] != values[1] * values[2]
    // Lists of alignment zones and stems, which may be empty.
    case 6...9, 0x0C0C, 0x0C0D: return values.count <= 14
    default: return !values.isEmpty
    }
  }

  /// Returns a decimal number in half bytes and the place after it.
  private static func real(_ bytes: [UInt8], _ range: Range<Int>) -> (Double, end: Int)? {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "e", "e-", nil, "-"]
    var text = ""
    // Cairo copies the number into a buffer of 100 bytes.
    for place in range.prefix(24) {
      let (high, low) = (Int(bytes[place] >> 4), Int(bytes[place] & 15))
      if high != 15 {
        guard let digit = digits[high] else { return nil }
        text += digit
      }
      if low == 15 { return Double(text).map { ($0, place + 1) } }
      // Cairo sees a number's end only in the lower half of a byte.
      guard high != 15, let digit = digits[low] else { return nil }
      text += digit
    }
    return nil
  }
}
