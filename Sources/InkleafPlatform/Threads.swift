/// Runs a closure on this thread and on others at the same time, and waits for all of them.
///
/// Uses fewer threads if the system refuses more, for example under a limit on processes, if there are fewer
/// cores, or if the process may not have much memory.
///
/// - Parameters:
///   - count: the number of threads including this one, at least 1.
///   - work: the closure that each thread runs.
public func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  var started: [pthread_t] = []
  // Threads beyond the cores only wait for one another.
  for _ in 1..<(count > 1 ? max(1, min(count, coreCount, threadsInMemory)) : 1) {
    guard let thread = ThreadWork.start(work) else { break }
    started.append(thread)
  }
  work()
  for thread in started { pthread_join(thread, nil) }
}

/// A box that keeps a closure alive for a thread.
final class ThreadWork: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Starts a thread; returns `nil` if the system refuses.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(ThreadWork(body))
    let thread = startThread(box.toOpaque())
    if thread == nil { box.release() }
    return thread
  }

  /// Runs what a box holds, and frees the box.
  static func run(_ box: UnsafeMutableRawPointer?) {
    if let box { Unmanaged<ThreadWork>.fromOpaque(box).takeRetainedValue().body() }
  }
}

/// Waits for a number of milliseconds.
public func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
