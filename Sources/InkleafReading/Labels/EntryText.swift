import InkleafLists

/// A line or field with a prompt, split into marks, number or date, and words.
struct EntryText {
  var number: Int?
  /// The last number of a prompt for several days, as in "1-3: Lantern".
  var last: Int?
  var date: RawDate?
  /// The number of days of a prompt with a date, as in "Oct 1-3".
  var days = 1
  /// Whether a weekday is before the words, alone or with a number or date.
  var hasWeekday = false
  /// The weekday beside a date, 0 for Monday; -1 for one that is not known.
  var weekday: Int?
  /// Whether the number counts weeks.
  var isWeek = false
  /// Whether the number or date is certainly a label: a mark such as a colon follows it, or it is a
  /// date with a year.
  var isCertain = false
  /// Whether a bullet, box or emoji is before the words.
  var hasBullet = false
  var text: String
  /// The number of Unicode scalars before the words, for their column.
  var offset: Int
  /// A number without a mark after it, as in "1 Cat"; it is a label only if the whole list has such.
  var loose: Loose?
  /// The text after bullets.
  private var body: String
  /// The words with the number or date before them, but without bullets.
  var unlabelled: String { withoutMarks(body) }

  /// A number that may belong to the words.
  struct Loose {
    var number: Int
    var last: Int?
    /// The number of Unicode scalars before the words.
    var offset: Int
    var text: String
  }

  /// Reads a bullet, box, number or date before the words, in any form that published lists use:
  /// "*", "[ ]", "1.", "1)", "1 -", "#1", "1st", "Day 1:", "Week 1", "Oct 1 –", "1 October:",
  /// "Fri 1.", "01-11-2022", "2022-11-01".
  init(_ line: some StringProtocol) {
    var cursor = LabelCursor(line)
    cursor.skipSpace()
    cursor.skipBullets()
    let start = cursor
    hasBullet = cursor.hasBullet
    body = String(cursor.rest)
    var label = cursor.label()
    if label == nil, cursor.skipEmoji(isBeforeNumber: true) { label = cursor.label() }
    // "1. [ ] Bear" is a task that is numbered.
    if label != nil { cursor.skipBox() }
    if let label, !label.isLoose {
      (number, last, date, days) = (label.number, label.last, label.date, label.days)
      (hasWeekday, weekday, isWeek) = (label.hasWeekday, label.weekday, label.isWeek)
      isCertain = label.isMarked || label.date?.hasYear == true
    } else {
      if let label, let number = label.number {
        loose = Loose(
          number: number, last: label.last, offset: cursor.place,
          text: withoutMarks(String(cursor.rest)))
      }
      cursor = start
    }
    offset = cursor.place
    text = cursor.place == start.place ? withoutMarks(body) : withoutMarks(String(cursor.rest))
  }

  /// Reads a label as if words stood behind it, since some are labels only with a mark, as "Monday:" and "Day One:".
  init(label text: some StringProtocol) { self.init("\(text):") }

  /// Reads a label; `nil` where there are words, too.
  static func whole(_ text: some StringProtocol) -> EntryText? {
    let entry = EntryText(label: text)
    return entry.isLabelled && entry.text.isEmpty ? entry : nil
  }

  /// Reads a whole prompt, in which a number or date alone is the prompt itself.
  init(words: String) {
    self.init(words)
    if text.isEmpty { (number, last, date) = (nil, nil, nil) }
  }

  /// The number before the words, loose or not.
  var anyNumber: Int? { number ?? loose?.number }

  /// Whether a number, date or weekday is before the words.
  var isLabelled: Bool { number != nil || date != nil || hasWeekday }

  /// Whether one of these is before the words, or a loose number.
  var mayBeLabelled: Bool { isLabelled || loose != nil }

  /// Makes a number that a program shows the label, and all else the words.
  mutating func takePosition(_ position: Int) {
    text = unlabelled
    (number, last, date, days, weekday, loose, offset) = (position, nil, nil, 1, nil, nil, 0)
    (hasWeekday, isWeek, isCertain) = (false, false, true)
  }

  /// Makes a number or weekday before the words one of them.
  mutating func leaveLabel() {
    (number, last, loose, weekday) = (nil, nil, nil, nil)
    (hasWeekday, isCertain) = (false, false)
    (text, offset) = (unlabelled, 0)
  }

  /// The same with the loose number as its label, where there is no other.
  var withLoose: EntryText {
    var entry = self
    if !isLabelled { entry.takeLoose() }
    return entry
  }

  /// Makes the loose number the label, where there is no other.
  mutating func takeLoose() {
    guard number == nil, let loose else { return }
    (number, last, offset, text) = (loose.number, loose.last, loose.offset, loose.text)
    isCertain = true
    self.loose = nil
  }
}
