internal import InkleafPages

/// The prompts of days as data for others, such as bots and widgets: a file a day, and a list of all days.
///
/// No file depends on the day that it is made on.
struct DayFiles {
  /// The folder in that of a release.
  static let folder = "days"
  /// The most editions of a list that a day's file has pictures of, so that memory does not grow with the
  /// number of editions.
  private static let mostEditions = 64

  /// A prompt on the first of its days.
  private struct Day {
    var list: Int
    var prompt: Prompt
    var date: CalendarDate
    var pictures: [Picture] = []
  }

  /// A page of an edition, packed: a large release has tens of thousands.
  private struct Picture {
    /// The index of its edition.
    var edition: Int32
    var width: Int32
    var height: Int32
    /// The place of its picture's version, and then those of its files, among `versions`.
    var version: Int32
    /// The name of its picture, then each format and the name of its file, with tabs between; most editions
    /// of a list have the same, and share it.
    var names: String
  }

  private let lists: [PromptList]
  private var days: [Day] = []
  private var editions: [SiteEdition] = []
  private var versions: [UInt32] = []
  /// The index of each prompt among `days`, by list and number.
  private var places: [[Int: Int]]
  /// The number of editions that were added, by list.
  private var counts: [Int]

  init(_ lists: [PromptList]) {
    self.lists = lists
    places = lists.map { _ in [:] }
    counts = lists.map { _ in 0 }
    for (index, list) in lists.enumerated() {
      for prompt in list.prompts {
        guard let date = list.date(of: prompt) else { continue }
        places[index][prompt.number] = days.count
        days.append(Day(list: index, prompt: prompt, date: date))
      }
    }
  }

  /// Adds the pictures of an edition's pages to their days.
  mutating func add(_ record: EditionRecord, _ edition: SiteEdition) {
    guard counts[edition.list] < Self.mostEditions, let display = record.display else { return }
    counts[edition.list] += 1
    editions.append(edition)
    let numbers = Dictionary(
      display.pictures.compactMap { picture in picture.number.map { (picture.page, $0) } },
      uniquingKeysWith: { first, _ in first })
    var files: [Int: [(format: String, file: StoredFile)]] = [:]
    for file in record.files {
      guard case .page(let page, _, _, _) = file.content else { continue }
      files[page, default: []].append((file.format.name, file.file))
    }
    var seen: Set<Int> = []
    for picture in display.pictures {
      guard let number = numbers[picture.page], seen.insert(number).inserted,
        let place = places[edition.list][number]
      else { continue }
      let files = files[picture.page] ?? []
      let names = ([picture.file.name] + files.flatMap { [$0.format, $0.file.name] })
        .joined(separator: "\t")
      let last = days[place].pictures.last?.names
      days[place].pictures.append(
        Picture(
          edition: Int32(editions.count - 1), width: Int32(clamping: picture.width),
          height: Int32(clamping: picture.height), version: Int32(versions.count),
          names: last.flatMap { $0 == names ? $0 : nil } ?? names))
      versions += ([picture.file] + files.map(\.file)).map(Address.version(of:))
    }
  }

  /// Writes a file for each day on which a prompt begins, and the list of them.
  func write(title: String, to target: AssemblyTarget) throws -> [StoredFile] {
    guard !days.isEmpty else { return [] }
    var stored: [StoredFile] = []
    var listed: [JSON] = []
    let byDate = Dictionary(grouping: days.indices) { days[$0].date.description }
    for (date, places) in byDate.sorted(by: { $0.key < $1.key }) {
      let prompts = places.map { JSON.object(members(days[$0])) }
      stored.append(
        try add(
          "\(date).json", [("date", .string(date)), ("prompts", .array(prompts))], to: target))
      listed.append(
        .object([
          ("date", .string(date)), ("path", .string("\(date).json")),
          ("prompts", .array(places.map { .string(days[$0].prompt.text) })),
        ]))
    }
    stored.append(
      try add("index.json", [("title", .string(title)), ("days", .array(listed))], to: target))
    return stored
  }

  private func add(
    _ name: String, _ members: [(String, JSON)], to target: AssemblyTarget
  ) throws -> StoredFile {
    try target.add("\(Self.folder)/\(name)", Array(JSON.object(members).fileText.utf8))
  }

  private func members(_ day: Day) -> [(String, JSON)] {
    let list = lists[day.list]
    var members: [(String, JSON)] = [
      ("title", .string(list.title)), ("language", .string(list.language)),
      ("number", JSON(day.prompt.number)),
    ]
    if day.prompt.last != day.prompt.number { members.append(("last", JSON(day.prompt.last))) }
    members.append(("prompt", .string(day.prompt.text)))
    if day.prompt.texts.count > 1 {
      members.append(("texts", .array(day.prompt.texts.map { .string($0) })))
    }
    if let note = day.prompt.note { members.append(("note", .string(note))) }
    members.append(("days", JSON(list.span(of: day.prompt))))
    if let credit = list.credit { members.append(("credit", .string(credit))) }
    if let hashtag = list.hashtag { members.append(("hashtag", .string(hashtag))) }
    return members + [("pictures", .array(day.pictures.map { .object(self.members($0)) }))]
  }

  private func members(_ picture: Picture) -> [(String, JSON)] {
    let edition = editions[Int(picture.edition)]
    let folder = "../\(Address.of(edition.name))/"
    let names = picture.names.split(separator: "\t")
    func address(_ name: Substring, _ index: Int) -> String {
      folder + Address.of(String(name)) + Address.query(versions[Int(picture.version) + index])
    }
    let files = stride(from: 1, to: names.count - 1, by: 2).map { place in
      (String(names[place]), JSON.string(address(names[place + 1], (place + 1) / 2)))
    }
    return [
      ("edition", .string(edition.name)), ("size", .string(edition.size)),
      ("theme", .string(edition.theme)), ("appearance", .string(edition.appearance.rawValue)),
      ("layout", .string(edition.layout)),
      (
        "picture",
        .object([
          ("path", .string(address(names[0], 0))), ("width_px", JSON(Int(picture.width))),
          ("height_px", JSON(Int(picture.height))),
        ])
      ), ("files", .object(files)),
    ]
  }

  /// The most spans of days that are told one by one.
  private static let mostSpans = 3

  /// The first and the last day of each run of days that lists share or have one after the other; of many runs, those
  /// of all together.
  var spans: [(first: CalendarDate, last: CalendarDate)] {
    var spans: [(first: CalendarDate, last: CalendarDate)] = []
    let byList = Dictionary(grouping: days, by: \.list).values.compactMap(span)
    for span in byList.sorted(by: { $0.first.days(to: $1.first) > 0 }) {
      if let last = spans.last?.last, last.days(to: span.first) <= 1 {
        if last.days(to: span.last) > 0 { spans[spans.count - 1].last = span.last }
      } else {
        spans.append(span)
      }
    }
    guard spans.count > Self.mostSpans, let first = spans.first, let last = spans.last else {
      return spans
    }
    return [(first.first, last.last)]
  }

  /// Returns the first and the last of days.
  private func span(_ days: [Day]) -> (first: CalendarDate, last: CalendarDate)? {
    let ends = days.compactMap { day in
      day.date.adding(days: lists[day.list].span(of: day.prompt) - 1)
    }
    guard let first = days.map(\.date).min(by: { $0.days(to: $1) > 0 }),
      let last = ends.max(by: { $0.days(to: $1) > 0 })
    else { return nil }
    return (first, last)
  }
}

extension PromptList {
  /// The number of days that a prompt holds: a week in a weekly list.
  fileprivate func span(of prompt: Prompt) -> Int {
    guard let first = date(of: prompt), let last = end(of: prompt) else { return 1 }
    return first.days(to: last) + 1
  }
}
