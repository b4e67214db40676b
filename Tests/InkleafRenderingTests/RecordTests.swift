import Foundation
import InkleafPages
import Support
import Testing

@testable import Inkleaf

/// The files that describe editions and releases, written and read again.
@Suite struct RecordTests {
  func record() throws -> EditionRecord {
    let edition = try smallEdition()
    let drawn = edition.files.files.enumerated().map { index, file in
      DrawnFile(file: file, size: 100 + index, sum: String(repeating: "a", count: 64))
    }
    return EditionRecord(
      edition, drawn, in: "small",
      Fingerprint(sum: "f", pages: "p", fonts: [FontRecord(file: "x.ttf", sum: "s")]),
      ThumbnailRecord(
        file: StoredFile(path: "small/thumbnail.png", size: 9, sum: "t"), width: 4, height: 5,
        blurHash: "b"),
      try edition.display(in: "small").record)
  }

  @Test func recordsOfEditionsAreReadAgain() throws {
    let record = try record()
    let text = record.json.text()
    let read = try #require(EditionRecord(parsing: Array(text.utf8)))
    #expect(read.json.text() == text)
    #expect(read.files == record.files && read.head == record.head)
    let display = try #require(record.display)
    #expect(read.display == display && !display.pictures.isEmpty)
    #expect(read.storedFiles.count == record.files.count + 1 + display.pictures.count)
  }

  @Test func catalogsAreReadAgain() throws {
    let record = try record()
    let described = StoredFile(path: "small/edition.json", size: 3, sum: "e")
    let archive = Catalog.File(
      kind: .archive, file: StoredFile(path: "small.zip", size: 5_000_000_000, sum: "z"))
    var pieces = CatalogText()
    let thumbnail = try #require(record.thumbnail)
    var text = pieces.start(release: "r", fingerprint: "f", created: "2026-10-01T00:00:00Z")
    for _ in 0..<2 { text += pieces.edition(record, thumbnail, described) }
    text += pieces.files()
    for _ in 0..<2 { text += pieces.file(archive) }
    text += pieces.end()
    // The pieces are the text that the whole would have.
    let json = try JSONReader.read(text)
    #expect(json.text() + "\n" == text)
    #expect(json.member("editions")?.array?.first?.member("title")?.string == record.head.title)
    let read = try #require(Catalog(parsing: Array(text.utf8)))
    #expect(read.fingerprint == "f" && read.version == InkleafVersion.current)
    #expect(read.files == [archive, archive])
    #expect(
      read.editions.map(\.name) == [record.head.edition, record.head.edition]
        && read.editions.allSatisfy { $0.fingerprint == record.fingerprint }
        && read.editions.allSatisfy { $0.record == described })
  }

  /// A record with a member missing, or another kind of value in its place, is not one.
  @Test func damagedRecordsAreNotRecords() throws {
    let text = try record().json.text()
    for key in ["fingerprint", "thumbnail", "files", "recipe", "edition", "sha256", "width_mm"] {
      let damaged = text.replacing("\"\(key)\"", with: "\"x\(key)\"")
      #expect(EditionRecord(parsing: Array(damaged.utf8)) == nil, "\(key)")
    }
    for bad in ["", "{}", "[]", String(text.dropLast(2))] {
      #expect(EditionRecord(parsing: Array(bad.utf8)) == nil)
      #expect(Catalog(parsing: Array(bad.utf8)) == nil)
    }
  }
}
