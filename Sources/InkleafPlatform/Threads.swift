/// Runs a closure on this thread and on others at the same time, and waits for all of them.
///
/// Uses fewer threads if the system refuses more, for example under a limit on processes.
///
/// - Parameters:
///   - count: the number of threads including this one, at least 1.
///   - work: the closure that each thread runs.
public func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  var started: [pthread_t] = []
  for _ in 1..<max(1, count) {
    guard let thread = startThread(work) else { break }
    started.append(thread)
  }
  work()
  for thread in started { pthread_join(thread, nil) }
}

/// A box that keeps a closure alive for a thread.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Starts a thread; returns `nil` if the system refuses.
private func startThread(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
  let box = Unmanaged.passRetained(Work(work))
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
      &thread, nil,
      { box in
        Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
  #else
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { box in
        if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
  #endif
  guard code == 0 else {
    box.release()
    return nil
  }
  return thread
}

/// Waits for a number of milliseconds.
public func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
