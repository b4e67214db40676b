internal import InkleafPlatform
internal import Synchronization

/// Pieces of work that several threads take one after the other, with their results.
final class SharedWork<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var finished = 0
    var values: [Int: Value] = [:]
    var error: (any Error)?
  }

  private let count: Int
  private let state = Mutex(State())

  init(count: Int) { self.count = count }

  /// Takes the next piece; returns `nil` when all are taken or the work is stopped.
  func next() -> Int? {
    state.withLock { state in
      guard state.error == nil, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Keeps the result of a piece.
  ///
  /// - Parameter progress: told how many pieces are finished; the number never falls.
  func finish(_ index: Int, _ value: Value, progress: (Int) -> Void) {
    state.withLock { state in
      state.values[index] = value
      state.finished += 1
      progress(state.finished)
    }
  }

  /// Ends the work; the first error is kept.
  func stop(_ error: any Error) {
    state.withLock { state in
      if state.error == nil { state.error = error }
    }
  }

  /// Does all pieces on so many threads and returns their results in order.
  ///
  /// - Parameters:
  ///   - progress: told how many pieces are finished.
  ///   - body: does a piece; an error that it throws ends the work.
  static func values(
    _ count: Int, jobs: Int, progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (_ index: Int) throws -> Value
  ) throws -> [Value] {
    let work = SharedWork(count: count)
    // Each thread takes piece after piece, so that nothing is handed from one to another.
    onThreads(min(count, jobs)) {
      while let index = work.next() {
        do { work.finish(index, try body(index), progress: progress) } catch { work.stop(error) }
      }
    }
    return try work.values()
  }

  /// Returns the results in order.
  ///
  /// - Throws: the error that ended the work.
  func values() throws -> [Value] {
    try state.withLock { state in
      if let error = state.error { throw error }
      return (0..<count).compactMap { state.values[$0] }
    }
  }
}
