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
        blurHash: "b"))
  }

  @Test func recordsOfEditionsAreReadAgain() throws {
    let record = try record()
    let text = record.json.text()
    let read = try #require(EditionRecord(parsing: Array(text.utf8)))
    #expect(read.json.text() == text)
    #expect(read.files == record.files && read.head == record.head)
    #expect(read.storedFiles.count == record.files.count + 1)
  }

  @Test func catalogsAreReadAgain() throws {
    let record = try record()
    let catalog = Catalog(
      release: "r", fingerprint: "f", created: "2026-10-01T00:00:00Z",
      editions: [
        Catalog.Edition(
          head: record.head, thumbnail: try #require(record.thumbnail),
          record: StoredFile(path: "small/edition.json", size: 3, sum: "e"))
      ],
      files: [
        Catalog.File(
          kind: .archive, file: StoredFile(path: "small.zip", size: 5_000_000_000, sum: "z"))
      ])
    let read = try #require(Catalog(parsing: Array(catalog.text.utf8)))
    #expect(read.text == catalog.text && read.files == catalog.files)
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
