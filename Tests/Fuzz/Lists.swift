@testable import InkleafPages
@testable import InkleafGeometry
import InkleafCompression

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
    targets[syntax.name] = { bytes in
      writeAgain(try ReadList(parsing: bytes, path: "fuzz", title: "Fuzz", syntax: syntax).list)
    }
  }
  // The other forms share a target: the first byte says which is meant, or none.
  let others = Syntax.all.filter { !lines.contains($0) }
  targets["forms"] = { bytes in
    guard let first = bytes.first else { return }
    let index = Int(first) % (others.count + 1)
    writeAgain(
      try ReadList(
        parsing: Array(bytes.dropFirst()), path: "fuzz", title: "Fuzz",
        syntax: index < others.count ? others[index] : nil,
        inflate: { try inflated($0, atMost: $1, isBare: true) }
      ).list)
  }
  return targets
}()

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
