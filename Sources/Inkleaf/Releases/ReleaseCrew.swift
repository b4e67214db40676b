internal import InkleafPlatform
internal import Synchronization

/// The threads of a run over a release.
///
/// Each lays out an edition, draws its files, and goes on to the next. When no edition is left, it helps
/// with the files of the others', so that all are busy to the end. Large editions are drawn one after the other,
/// each by two threads, so that they do not fill the memory.
final class ReleaseCrew: Sendable {
  /// What became of an edition when it was laid out.
  enum Look {
    /// It is known what became of it.
    case known(StandingEdition?)
    /// It has to be drawn.
    case drawing(EditionDrawing)
  }

  /// What a thread does next.
  private enum Task {
    case look(Int)
    case draw(EditionDrawing, Int)
    case wait
  }

  private struct State {
    var next = 0
    /// The number of threads that lay an edition out.
    var looking = 0
    var drawings: [EditionDrawing] = []
    /// The number of threads that draw a file of a large edition.
    var drawingLarge = 0
    var error: (any Error)?
  }

  private let state = Mutex(State())
  private let places: [Int]
  private let monitor: Monitor
  private let look: @Sendable (_ place: Int) throws -> Look
  private let settle:
    @Sendable (_ place: Int, _ result: Result<StandingEdition?, any Error>) throws -> Void

  /// Collects what threads do.
  ///
  /// - Parameters:
  ///   - places: the editions, in the order in which they are laid out.
  ///   - monitor: asked before each step whether to stop.
  ///   - look: lays an edition out, and finds out whether it has to be drawn.
  ///   - settle: told what became of each edition, in any order; an error that it throws ends the work.
  init(
    places: [Int], _ monitor: Monitor, look: @escaping @Sendable (Int) throws -> Look,
    settle: @escaping @Sendable (Int, Result<StandingEdition?, any Error>) throws -> Void
  ) {
    self.places = places
    self.monitor = monitor
    self.look = look
    self.settle = settle
  }

  /// Does all of it on so many threads.
  func work(jobs: Int) throws {
    onThreads(jobs) { [self] in
      var own: EditionDrawing?
      while let task = next(own) {
        switch task {
        case .look(let place): own = looked(place)
        case .draw(let drawing, let file): draw(drawing, file)
        case .wait: pause(milliseconds: 1)
        }
      }
    }
    try state.withLock { state in
      // Folders of editions that were not finished go with them.
      state.drawings = []
      if let error = state.error { throw error }
    }
  }

  /// Returns what a thread does next; `nil` when nothing is left.
  private func next(_ own: EditionDrawing?) -> Task? {
    state.withLock { state in
      guard state.error == nil else { return nil }
      if let own, !own.isLarge, let file = own.next() { return .draw(own, file) }
      if let large = state.drawings.first(where: \.isLarge) {
        if state.drawingLarge < large.mostJobs, let file = large.next() {
          state.drawingLarge += 1
          return .draw(large, file)
        }
      } else if state.next < places.count {
        defer { state.next += 1 }
        state.looking += 1
        return .look(places[state.next])
      }
      for drawing in state.drawings where !drawing.isLarge {
        if let file = drawing.next() { return .draw(drawing, file) }
      }
      // The files of an edition that is being laid out may come, or those of the next large one.
      return state.looking > 0 || state.drawings.contains(where: \.isLarge) ? .wait : nil
    }
  }

  /// Lays an edition out; returns it if it has to be drawn.
  private func looked(_ place: Int) -> EditionDrawing? {
    let result = Result {
      try monitor.checkStop()
      return try look(place)
    }
    var drawing: EditionDrawing?
    switch result {
    case .success(.known(let edition)): end(place, .success(edition))
    case .success(.drawing(let new)): drawing = new
    case .failure(let error): end(place, .failure(error))
    }
    state.withLock { state in
      state.looking -= 1
      if let drawing { state.drawings.append(drawing) }
    }
    return drawing
  }

  private func draw(_ drawing: EditionDrawing, _ file: Int) {
    defer { if drawing.isLarge { state.withLock { $0.drawingLarge -= 1 } } }
    do {
      try monitor.checkStop()
      guard let edition = try drawing.draw(file) else { return }
      end(drawing.place, .success(edition))
    } catch {
      end(drawing.place, .failure(error))
    }
    state.withLock { $0.drawings.removeAll { $0 === drawing } }
  }

  private func end(_ place: Int, _ result: Result<StandingEdition?, any Error>) {
    do {
      try settle(place, result)
    } catch {
      state.withLock { state in
        if state.error == nil { state.error = error }
      }
    }
  }
}
