import Cairo
import Inkleaf
import Platform
import Rendering

/// Makes what belongs to a release as a whole: archives, posters, calendars, an overview, checksums and
/// the catalog.
///
/// It goes through the editions one after the other, so that memory does not grow with their number.
struct ReleaseAssembly {
  let plan: ReleasePlan
  let editions: [StandingEdition]
  /// When the release says that it was made: the latest of its editions.
  private let created: String
  /// What tells this release from any other.
  let fingerprint: String
  /// All files but the editions' own and their archives, by name.
  private var files: [(name: String, kind: String, bytes: () throws(Failure) -> [UInt8])] = []

  /// Posters that cannot be made.
  private(set) var problems: [Failure] = []

  static let catalogName = "catalog.json"
  static let sumsName = "SHA256SUMS"
  static let overviewName = "overview.png"

  init(_ plan: ReleasePlan, _ editions: [StandingEdition]) throws(Failure) {
    self.plan = plan
    self.editions = editions
    created = editions.map(\.created).max() ?? ""
    var sum = SHA256()
    for text in [Main.version, plan.release.name] { sum.add(text) }
    for edition in editions {
      sum.add(edition.order.name)
      sum.add(edition.sum)
    }
    let fingerprints = Fingerprints()
    var stems: Set<String> = []
    for listPath in plan.listPaths {
      guard let list = plan.list(listPath) else { continue }
      // Lists of other folders may be called alike.
      let name = slug(ListInput.stem(of: listPath))
      let stem = stems.contains(name) ? "\(name)-\(stems.count + 1)" : name
      stems.insert(stem)
      for size in plan.release.posters {
        let poster: Commission
        do throws(Failure) {
          poster = try plan.poster(of: listPath, size: size)
          sum.add(try ReleaseDrawing.fingerprint(of: poster, fingerprints).fingerprint)
        } catch {
          problems.append(error)
          continue
        }
        files.append(
          (
            "\(stem)-poster-\(slug(size)).png", "poster",
            { () throws(Failure) in try drawn(poster.edition, poster.studio) }
          ))
      }
      let date = try usage { () throws(UsageProblem) in
        try creationTime(start: list.start, sourceDateEpoch: environment("SOURCE_DATE_EPOCH"))
      }
      if let calendar = list.calendarFile(created: date) {
        sum.add(calendar)
        files.append(("\(stem).ics", "calendar", { () throws(Failure) in Array(calendar.utf8) }))
      }
    }
    let first = plan.listPaths.first.flatMap(plan.list) ?? PromptList(title: "", prompts: [])
    let title = plan.listPaths.count == 1 ? first.title : plan.release.name
    let typesetter = plan.typesetter(first)
    files.append(
      (
        Self.overviewName, "overview",
        { () throws(Failure) in
          let sheet = ContactSheet(
            editions.map { ContactSheet.Picture($0.firstPage, label: $0.order.name) }, title: title
          ).document(metrics: typesetter, longestSide: 4000)
          return try drawn(
            Edition(sheet, formats: [.png], book: nil, singles: true),
            Studio(typesetter: typesetter, dpi: sheet.page.dpi, created: ""))
        }
      ))
    fingerprint = sum.hex()
  }

  /// The name of the archive of all editions.
  var archiveName: String {
    let name = plan.release.name
    return plan.orders.contains { $0.name.lowercased() == name } ? "\(name)-all.zip" : "\(name).zip"
  }

  /// Whether all of it stands in a folder already, as the catalog there says.
  func stands(in folder: borrowing Folder) -> Bool {
    var (head, tail) = (ArraySlice<UInt8>(), ArraySlice<UInt8>())
    do throws(SystemError) {
      try readFile("\(folder.path)/\(Self.catalogName)") { bytes in
        if head.isEmpty { head = bytes.prefix(1000) }
        tail = (tail + bytes).suffix(4 << 20)
      }
    } catch {
      return false
    }
    // The catalog is written last, and says on its third line what it is of.
    guard String(decoding: head, as: UTF8.self).contains("\"\(fingerprint)\""),
      folder.size(of: Self.sumsName) != nil, let files = EditionRecord.files(atEndOf: tail)
    else { return false }
    return files.count == editions.count + self.files.count + 1
      && files.allSatisfy { folder.size(of: $0.name) == $0.size }
  }

  /// Makes everything.
  ///
  /// - Parameters:
  ///   - folder: where the editions stand.
  ///   - target: what becomes of the files.
  func make(from folder: borrowing Folder, _ target: ReleaseTarget) throws(Failure) {
    var all = try target.start(archiveName)
    var sums = try target.start(Self.sumsName)
    var catalog = try target.start(Self.catalogName)
    var archive = ZIPArchive()
    var entries: [JSON] = []
    func note(_ name: String, _ kind: String, _ file: (size: Int, sum: String)) -> [UInt8] {
      entries.append(
        .object([
          ("path", .string(name)), ("kind", .string(kind)), ("bytes", JSON(file.size)),
          ("sha256", .string(file.sum)),
        ]))
      return Array("\(file.sum)  \(name)\n".utf8)
    }
    try catalog.write(text: head)
    for (index, edition) in editions.enumerated() {
      if Interruption.signalNumber != nil { throw Failure(RenderingError.interrupted) }
      let name = edition.order.name
      let (record, text, packed) = try packed(edition, in: folder, target)
      try catalog.write(text: (index == 0 ? "\n" : ",\n") + indented(text))
      for file in record.files { try sums.write(text: "\(file.sum)  \(name)/\(file.name)\n") }
      try sums.write(text: "\(edition.sum)  \(name)/\(EditionRecord.name)\n")
      try sums.write(note("\(name).zip", "archive", (packed.bytes.count, packed.sum)))
      guard let read = ZIPArchive.reading(packed.bytes) else {
        throw Failure(
          lines: ["\(name).zip: error: an edition of more than 4 GB; split it by \"days\""],
          code: .badData)
      }
      try all.write(Array(archive.add(read.archive, packed.bytes)))
    }
    try all.write(archive.end(comment: fingerprint))
    try sums.write(note(archiveName, "archive", try all.finish()))
    for file in files {
      try sums.write(note(file.name, file.kind, try target.add(file.name, file.bytes())))
    }
    let listed = JSON.array(entries).text(indent: 2)
    try catalog.write(text: "\n  ],\n  \"files\": \(listed)\n}\n")
    try sums.write(text: "\(try catalog.finish().sum)  \(Self.catalogName)\n")
    _ = try sums.finish()
  }

  /// What the catalog begins with.
  private var head: String {
    let members: [(String, JSON)] = [
      ("release", .string(plan.release.name)), ("fingerprint", .string(fingerprint)),
      ("inkleaf", .string(Main.version)), ("created", .string(created)),
    ]
    return "{\n" + members.map { "  \"\($0)\": \($1.text()),\n" }.joined() + "  \"editions\": ["
  }

  private func indented(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map { "    \($0)" }
      .joined(separator: "\n")
  }

  /// An edition's archive: the one that stands there, or a new one.
  private func packed(
    _ edition: StandingEdition, in folder: borrowing Folder, _ target: ReleaseTarget
  ) throws(Failure) -> (
    record: EditionRecord, text: [UInt8], archive: (bytes: [UInt8], sum: String)
  ) {
    let name = edition.order.name
    let path = "\(folder.path)/\(name)"
    guard let (record, text) = EditionRecord.standing(name, in: folder) else {
      throw Failure(SystemError(.read, "\(path)/\(EditionRecord.name)", reason: "it is damaged"))
    }
    if target.keeps, let stands = try? readFile("\(path).zip", limit: .max),
      ZIPArchive.reading(stands)?.comment == edition.sum
    {
      return (record, text, (stands, SHA256.hex(of: stands)))
    }
    var archive = ZIPArchive()
    var bytes: [UInt8] = []
    for file in record.files.sorted(by: { $0.name < $1.name })
    where file.name != EditionRecord.previewName {
      let content = try content(of: "\(path)/\(file.name)", limit: file.size)
      guard SHA256.hex(of: content) == file.sum else {
        throw Failure(
          SystemError(
            .read, "\(path)/\(file.name)",
            reason: "it was changed; remove \(path) and make the release again"))
      }
      do throws(CairoError) {
        bytes += try archive.add("\(name)/\(file.name)", content, time: edition.created)
      } catch {
        throw Failure(RenderingError.drawing(error))
      }
    }
    bytes += archive.end(comment: edition.sum)
    return (record, text, (bytes, try target.add("\(name).zip", bytes).sum))
  }
}

/// The bytes of an edition of one file.
private func drawn(_ edition: Edition, _ studio: Studio) throws(Failure) -> [UInt8] {
  do throws(RenderingError) {
    return try edition.bytes(of: edition.files[0], studio: studio)
  } catch {
    throw Failure(error)
  }
}
