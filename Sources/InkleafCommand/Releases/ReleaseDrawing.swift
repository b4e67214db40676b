import Cairo
import Inkleaf
import Platform
import Rendering

/// An edition of a release that is there: what the rest of the release is made from.
struct StandingEdition {
  var order: Release.Order
  /// The checksum of its record.
  var sum: String
  /// When its files say that they were made.
  var created: String
  /// Its first page alone.
  var firstPage: Document
}

/// Draws the editions of a release that are not there yet.
struct ReleaseDrawing {
  let plan: ReleasePlan
  let jobs: Int
  /// Told what is being drawn.
  let progress: @Sendable (String) -> Void
  private let fingerprints = Fingerprints()

  init(_ plan: ReleasePlan, jobs: Int, progress: @escaping @Sendable (String) -> Void) {
    self.plan = plan
    self.jobs = jobs
    self.progress = progress
  }

  /// An edition that is laid out, with what it depends on.
  struct Work {
    var order: Release.Order
    var list: PromptList
    var commission: Commission
    var fingerprint: String
    var fonts: [(name: String, sum: String)]
  }

  /// Lays an edition out and finds what tells it from others.
  func work(_ order: Release.Order) throws(Failure) -> Work {
    let commission = try plan.commission(order)
    let (fingerprint, fonts) = try ReleaseDrawing.fingerprint(of: commission, fingerprints)
    return Work(
      order: order,
      list: plan.list(order.values[.list] ?? "") ?? PromptList(title: "", prompts: []),
      commission: commission, fingerprint: fingerprint, fonts: fonts)
  }

  /// What tells what is to be drawn from anything else, and the fonts it is drawn with.
  static func fingerprint(
    of commission: Commission, _ fingerprints: Fingerprints
  ) throws(Failure) -> (fingerprint: String, fonts: [(name: String, sum: String)]) {
    do throws(RenderingError) {
      return try fingerprints.fingerprint(
        of: commission.edition, commission.studio, version: Main.version)
    } catch {
      throw Failure(error)
    }
  }

  /// Makes sure that an edition stands in the release or waits in its hidden folder.
  ///
  /// - Returns: the edition, and whether it has still to be moved to its place.
  func draw(
    _ work: Work, in release: borrowing ReleaseFolder
  ) async throws(Failure) -> (edition: StandingEdition, isNew: Bool) {
    let name = work.order.name
    if let edition = standing(work, in: release.folder) { return (edition, false) }
    if let edition = standing(work, in: release.partial) { return (edition, true) }
    progress(name)
    var text: [UInt8] = []
    do throws(RenderingError) {
      let path = try place(name, in: release)
      _ = try await work.commission.edition.publish(
        to: path, studio: work.commission.studio, jobs: jobs, wantsSums: true,
        extras: { (written) throws(RenderingError) in
          let extras = try work.extras(written)
          text = extras.last?.bytes ?? []
          return extras
        },
        shouldStop: { Interruption.signalNumber != nil })
    } catch {
      throw Failure(error)
    }
    return (work.standing(recordSum: SHA256.hex(of: text)), true)
  }

  /// The edition where it stands as it would be drawn.
  func standing(_ work: Work, in folder: borrowing Folder) -> StandingEdition? {
    guard let (record, text) = EditionRecord.standing(work.order.name, in: folder),
      record.fingerprint == work.fingerprint
    else { return nil }
    return work.standing(recordSum: SHA256.hex(of: text))
  }

  /// Draws an edition in memory and tells what does not stand in a folder as it was drawn.
  func compared(
    _ work: Work, with path: String
  ) async throws(Failure) -> (edition: StandingEdition, differences: [String]) {
    progress(work.order.name)
    let place = "\(path)/\(work.order.name)"
    do throws(RenderingError) {
      let drawn = try await work.commission.edition.compare(
        with: place, studio: work.commission.studio, jobs: jobs,
        shouldStop: { Interruption.signalNumber != nil })
      let extras = try work.extras(drawn.map(\.written))
      let unlike =
        drawn.filter { !$0.isSame }.map(\.written.file.name)
        + extras.filter {
          (try? readFile("\(place)/\($0.name)", limit: $0.bytes.count)) != $0.bytes
        }
        .map(\.name)
      return (
        work.standing(recordSum: SHA256.hex(of: extras.last?.bytes ?? [])),
        unlike.map { name in
          "\(place)/\(name): \(fileStamp("\(place)/\(name)") == nil ? "is missing" : "differs")"
        }
      )
    } catch {
      throw Failure(error)
    }
  }

  private func place(
    _ name: String, in release: borrowing ReleaseFolder
  ) throws(RenderingError) -> String {
    do throws(SystemError) { return try release.emptyPlace(for: name) } catch {
      throw .system(error)
    }
  }
}

extension ReleaseDrawing.Work {
  /// The files that describe it.
  func extras(_ written: [Edition.Written]) throws(RenderingError) -> [Edition.Extra] {
    try EditionRecord.extras(
      order.name, commission, list: list, fingerprint: fingerprint, fonts: fonts, written)
  }

  func standing(recordSum: String) -> StandingEdition {
    var first = commission.edition.document
    first.sheets = Array(first.sheets.prefix(1))
    return StandingEdition(
      order: order, sum: recordSum, created: commission.created, firstPage: first)
  }
}
