@testable import Inkleaf
@testable import InkleafCompression
@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafPlatform

// What stands of a release: whatever its records, checksums and archives hold, a run ends with the files
// of a clean one. With INKLEAF_SEEDS set, the clean files go to that folder, as examples to start from.

let standingTargets: [String: Target] = [
  "record": { bytes in
    guard let record = EditionRecord(parsing: bytes) else { return }
    let text = record.json.text()
    guard let again = EditionRecord(parsing: Array(text.utf8)), again.json.text() == text else {
      fatalError("another record: \(text)")
    }
    try repair("record", bytes)
  },
  "catalog": { bytes in
    guard Catalog(parsing: bytes) != nil else { return }
    try repair("catalog", bytes)
  },
  "sums": { try repair("sums", $0) },
  "archive": { bytes in
    let read = ZIPArchive.reading(size: bytes.count) { offset, count in
      guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
      return Array(bytes[offset..<offset + count])
    }
    guard let read else { return }
    var joined = ZIPArchive.Joined()
    let directory = read.archive.directory(after: 100)
    joined.add(read.archive, directory: directory.count)
    _ = joined.end(comment: read.comment)
    try repair("archive", bytes)
  },
]

private let release: Release = {
  do {
    let list = PromptList(
      title: "Fuzz", start: CalendarDate("2026-10-01"), prompts: [Prompt(number: 1, text: "Ink")])
    return try Release(
      of: list,
      recipes: [
        Recipe(
          size: PageSize("card", width: 40, height: 50), formats: [.svg], binding: .single)
      ])
  } catch {
    fatalError("\(error)")
  }
}()

/// The file that each target changes.
private let paths: [String: String] = {
  let edition = release.entries[0].name
  return [
    "record": "\(edition)/\(EditionRecord.name)", "catalog": Catalog.name,
    "sums": ChecksumFile.name,
    "archive": "\(edition).zip",
  ]
}()

private func make() throws { _ = try release.make(ReleaseOptions(output: scratch), monitor: .none) }

/// The files of a clean run.
private let clean: [String: [UInt8]] = {
  do {
    try make()
    let clean = try files(in: "\(scratch)/\(release.name)")
    if let folder = environment("INKLEAF_SEEDS") {
      for (target, path) in paths {
        try write(clean[path] ?? [], to: "clean", in: "\(folder)/\(target)")
      }
    }
    return clean
  } catch {
    fatalError("\(error)")
  }
}()

/// All files in a folder, by their paths.
private func files(in path: String) throws -> [String: [UInt8]] {
  let folder = try Folder.open(path)
  var found: [String: [UInt8]] = [:]
  for name in try folder.names() {
    if folder.entry(name) == .folder {
      for (inner, bytes) in try files(in: "\(path)/\(name)") { found["\(name)/\(inner)"] = bytes }
    } else {
      found[name] = try folder.read(name)
    }
  }
  return found
}

/// Runs over a release of which one file holds something else.
private func repair(_ target: String, _ bytes: [UInt8]) throws {
  guard let path = paths[target], clean[path] != nil else { fatalError("no file of \(target)") }
  let folder = "\(scratch)/\(release.name)"
  let parts = path.split(separator: "/").map(String.init)
  try write(bytes, to: parts.last ?? "", in: ([folder] + parts.dropLast()).joined(separator: "/"))
  do { try make() } catch { fatalError("\(path) stops the release: \(error)") }
  let found = try files(in: folder)
  guard found != clean else { return }
  let different = Set(clean.keys).union(found.keys).filter { clean[$0] != found[$0] }
  fatalError("\(path) changes \(different.sorted())")
}
