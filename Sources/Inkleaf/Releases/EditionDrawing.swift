internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering
internal import Synchronization

/// An edition of a release while it is drawn into the hidden folder.
///
/// Several threads can take its files. Its record is written last, so that a later run knows what a killed one had finished.
final class EditionDrawing: Sendable {
  /// The edition's place in the run.
  let place: Int
  /// How many threads can draw it.
  let mostJobs: Int
  /// Whether its pages or pictures are so large that few threads can draw them, and no other edition's.
  var isLarge: Bool { mostJobs < .max }
  private let work: ReleaseRun.Work
  private let folder: SharedFolder
  private let parent: SharedFolder
  private let isWhole = Atomic(false)
  private let renderer: FileRenderer
  private let drawn: SharedWork<DrawnFile>
  private let archive: EditionArchive?
  private let shown: String

  private var files: [FileSet.File] { work.edition.files.files }

  /// Starts an edition.
  ///
  /// - Parameters:
  ///   - parent: the hidden folder.
  ///   - path: the path of the release's folder.
  ///   - archives: where its archive goes; `nil` for none.
  init(
    _ work: ReleaseRun.Work, at place: Int, in parent: SharedFolder, of path: String,
    archives: AssemblyTarget?
  ) throws {
    self.place = place
    self.work = work
    self.parent = parent
    shown = "\(path)/\(work.entry.name)"
    let files = work.edition.files
    let folder = SharedFolder(try parent.folder.makeEmptyFolder(work.entry.name))
    self.folder = folder
    renderer = FileRenderer(files, work.edition.settings)
    mostJobs = files.mostJobs(work.edition.settings)
    drawn = SharedWork(count: files.files.count)
    do {
      archive = try archives.map { target in
        try EditionArchive(
          work.entry.name,
          files.files.map { EditionArchive.Member(name: $0.name, isText: $0.format.isText) },
          in: folder, time: work.edition.created, target)
      }
    } catch {
      try? parent.folder.removeEmptyFolder(work.entry.name)
      throw error
    }
  }

  deinit {
    if !isWhole.load(ordering: .relaxed) { try? parent.folder.removeFolder(work.entry.name) }
  }

  /// Takes the next file; returns `nil` when all are taken.
  func next() -> Int? { drawn.next() }

  /// Draws a file, and finishes the edition with the last of them.
  ///
  /// - Returns: the edition when it is whole.
  func draw(_ index: Int) throws -> StandingEdition? {
    do {
      let file = files[index]
      var writer = try folder.folder.create(file.name, shown: "\(shown)/\(file.name)")
      var content = FileContent()
      try renderer.draw(file) { piece in
        try writer.write(piece)
        content.add(piece)
      }
      try writer.close()
      try archive?.add(index, content)
      var isLast = false
      drawn.finish(index, DrawnFile(file: file, size: content.size, sum: content.sum)) {
        isLast = $0 == files.count
      }
      return isLast ? try finish() : nil
    } catch {
      drawn.stop(error)
      throw error
    }
  }

  private func finish() throws -> StandingEdition {
    // Editions of a theme have its fonts open, and the letters of all their sizes would add up.
    work.edition.settings.typesetter.forgetLetters()
    let extras = try work.extras(drawn.values())
    for extra in extras {
      try folder.folder.write(extra.bytes, to: extra.name, shown: "\(shown)/\(extra.name)")
    }
    isWhole.store(true, ordering: .relaxed)
    let recordSum = SHA256.hex(of: extras.last?.bytes ?? [])
    return StandingEdition(
      work, place, recordSum: recordSum, isNew: true,
      archive: try archive?.finish(recordSum: recordSum))
  }
}
