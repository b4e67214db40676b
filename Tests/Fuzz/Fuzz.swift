internal import InkleafGeometry

// The entry that libFuzzer calls: any bytes, read as a list, a theme, a layout or a release file,
// give a value or problems with places. A list that was read, written in the canonical form and read again is the same
// list; a layout that was read arranges pages or says what does not fit.

#if canImport(Glibc)
  import Glibc
#endif

private let kind = getenv("INKLEAF_SYNTAX").map { String(cString: $0) } ?? ""

/// Reads some bytes, and traps where that shows a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    switch kind {
    case "theme": _ = try Theme(parsing: bytes, path: "fuzz", files: .none)
    case "layout": arrange(try Layout(parsing: bytes, path: "fuzz", files: .none))
    case "release": plan(try ReleaseFile(parsing: bytes, path: "fuzz"))
    default:
      writeAgain(try ReadList(parsing: bytes, path: "fuzz", title: "Fuzz", syntax: syntax).list)
    }
  } catch {
    guard !error.all.isEmpty else { fatalError("an error without a problem") }
    for problem in error.all where (problem.line ?? 1) < 1 || (problem.column ?? 1) < 1 {
      fatalError("a place before the start: \(problem)")
    }
  }
  return 0
}

private let syntax: Syntax? = {
  guard let syntax = Syntax.all.first(where: { $0.name == kind }) else {
    fatalError("INKLEAF_SYNTAX is not theme, layout, release or one of \(Syntax.all.map(\.name))")
  }
  return syntax
}()

private func writeAgain(_ list: PromptList) {
  let text = list.canonicalText()
  do {
    let again = try PromptList(canonical: Array(text.utf8), path: "again", title: "Fuzz")
    // What the canonical form cannot hold was changed by writing it; a second time nothing is.
    guard again.canonicalText() == text else { fatalError("not stable: \(text)") }
  } catch {
    fatalError("cannot be read again: \(error)\n\(text)")
  }
}

private func plan(_ file: ReleaseFile) {
  let lists = file.lists.enumerated().map { index, path in
    ReleaseFile.List(path: path, language: index == 0 ? "en" : "es")
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
}

private func arrange(_ layout: Layout) {
  let list = PromptList(
    title: "Fuzz", start: CalendarDate("2026-10-01"),
    prompts: ["Ink", "Bad Dog", "Contraption"].enumerated().map {
      Prompt(number: $0 + 1, text: $1)
    })
  for size in [PageSize.a4, PageSize.all[PageSize.all.count - 2]] {
    do {
      let document = try Document(
        list, layout: layout, page: Page(size), theme: .paper, words: .english, metrics: Metrics())
      for mark in document.background + document.sheets.flatMap(\.marks) {
        if case .text(let line) = mark, !(line.size > 0 && line.size < 10_000) {
          fatalError("a size of \(line.size)")
        }
      }
    } catch {
      guard !error.description.isEmpty else { fatalError("an error without words") }
    }
  }
}
