/// Does a piece of work on this thread and on others at the same time, and waits for all of them.
///
/// Where the system starts no further thread, as under a limit on processes, fewer do the work.
///
/// - Parameters:
///   - count: how many threads, this one included; at least 1.
///   - work: what each of them does.
public func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  var started: [pthread_t] = []
  for _ in 1..<max(1, count) {
    guard let thread = startThread(work) else { break }
    started.append(thread)
  }
  work()
  for thread in started { pthread_join(thread, nil) }
}

/// Holds a closure for as long as a thread needs it.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Starts a thread; returns `nil` where the system refuses.
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

/// Waits for some thousandths of a second.
public func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
