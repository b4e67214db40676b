@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafReading
@testable import InkleafGeometry
@testable import InkleafCompression

// What people write: lists, themes, layouts and release files. A list that was read, written in the
// canonical form and read again is the same list; a layout that was read arranges pages or says what
// does not fit.

let listTargets: [String: Target] = {
  var targets: [String: Target] = [
    "theme": { _ = try Theme(parsing: $0, path: "fuzz", files: .none) },
    "layout": { bytes in
      // Whatever file it names beside itself, it finds itself there.
      let files = ThemeFiles(
        read: { (_) throws(UsageProblem) in bytes },
        colors: { (_) throws(UsageProblem) in throw UsageProblem("no pictures") })
      arrange(try Layout(parsing: bytes, path: "fuzz", files: files))
    },
    "release": { plan(try ReleaseFile(parsing: $0, path: "fuzz")) },
  ]
  let lines: [Syntax] = [.json, .icalendar, .canonical, .table, .delimited, .lines]
  for syntax in lines {
    targets[syntax.rawValue] = { bytes in
      writeAgain(try ReadList(parsing: bytes, path: "fuzz", title: "Fuzz", syntax: syntax).list)
    }
  }
  for form in ["html", "mail", "rtf", "docx", "odt", "xlsx", "ods", "yaml", "program"] {
    targets[form] = { bytes in
      writeAgain(try read(document(form, of: bytes), as: Syntax.of(ending: form)))
    }
  }
  // Here the first byte says which form is meant, or none.
  let others = Syntax.allCases.filter { !lines.contains($0) }
  targets["forms"] = { bytes in
    guard let first = bytes.first else { return }
    let index = Int(first) % (others.count + 1)
    writeAgain(
      try read(Array(bytes.dropFirst()), as: index < others.count ? others[index] : nil))
  }
  return targets
}()

extension Syntax {
  /// The syntax of files with an ending, or of this name.
  fileprivate static func of(ending: String) -> Syntax? {
    allCases.first { $0.extensions.contains(ending) || $0.rawValue == ending }
  }
}

@Sendable private func read(_ bytes: [UInt8], as syntax: Syntax?) throws -> PromptList {
  try ReadList(
    parsing: bytes, path: "fuzz", title: "Fuzz", syntax: syntax,
    inflate: { try inflated($0, atMost: $1, isBare: true) }
  ).list
}

/// Makes a whole document of the XML in it, so that what is changed at random is the XML.
@Sendable private func document(_ form: String, of bytes: [UInt8]) -> [UInt8] {
  // A sheet's words and styles are files of their own, here behind zero bytes.
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map {
    Array($0)
  }
  let files: [(name: String, content: [UInt8])]
  switch form {
  case "docx": files = [("word/document.xml", bytes)]
  case "odt": files = [("content.xml", bytes)]
  case "ods":
    files = [
      ("mimetype", Array("application/vnd.oasis.opendocument.spreadsheet".utf8)),
      ("content.xml", bytes),
    ]
  case "xlsx":
    let names = ["xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml"]
    files =
      [
        (
          "xl/workbook.xml",
          Array("<workbook><sheets><sheet name=\"One\"/></sheets></workbook>".utf8)
        )
      ]
      + zip(names, parts).map { ($0, $1) }
  default: return bytes
  }
  var archive = ZIPArchive()
  var result: [UInt8] = []
  for file in files {
    result += archive.add(
      file.name, size: file.content.count, crc: file.content.withUnsafeBytes { crc32(of: $0) },
      time: "2026-11-22T00:00:00Z")
    result += file.content
  }
  return result + archive.end()
}

@Sendable private func writeAgain(_ list: PromptList) {
  let text = list.canonicalText()
  do {
    let again = try PromptList(canonical: Array(text.utf8), path: "again", title: "Fuzz")
    // What the canonical form cannot hold was changed by writing it; a second time nothing is.
    guard again.canonicalText() == text else { fatalError("not stable: \(text)") }
  } catch {
    fatalError("cannot be read again: \(error)\n\(text)")
  }
}

@Sendable private func plan(_ file: ReleaseFile) {
  let lists = file.lists.enumerated().map { index, list in
    ReleaseFile.List(path: list.text, language: index == 0 ? "en" : "es")
  }
  guard let editions = try? file.editions(of: lists) else { return }
  guard Set(editions.map { $0.name.lowercased() }).count == editions.count else {
    fatalError("two editions of one name")
  }
  for edition in editions
  where edition.name.isEmpty || edition.name.contains("/") || edition.name.hasPrefix(".") {
    fatalError("an edition called \"\(edition.name)\"")
  }
}

/// Letters of one width.
private struct Metrics: TextMetrics {
  func extent(of text: String, in font: Font) -> TextExtent {
    let width = Double(text.count) / 2
    return TextExtent(
      advance: width, ink: Rect(left: 0, top: -0.7, right: max(width, 0.1), bottom: 0.2))
  }

  func band(around text: String, in font: Font, width: Double) -> Path { Path([]) }
}

@Sendable private func arrange(_ layout: Layout) {
  let list = PromptList(
    title: "Fuzz", start: CalendarDate("2026-10-01"),
    prompts: ["Ink", "Bad Dog", "Contraption"].enumerated().map {
      Prompt(number: $0 + 1, text: $1)
    })
  for size in [PageSize.a4, PageSize.all[PageSize.all.count - 2]] {
    do {
      let document = try Document(
        list, layout: layout, page: Page(size), theme: .paper,
        options: BookOptions(copies: 2, cards: 2), words: .english, metrics: Metrics())
      for mark in document.marks {
        if case .text(let line) = mark, !(line.size > 0 && line.size < 10_000) {
          fatalError("a size of \(line.size)")
        }
      }
    } catch {
      guard !error.description.isEmpty else { fatalError("an error without words") }
    }
  }
}
