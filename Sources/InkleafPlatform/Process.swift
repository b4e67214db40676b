internal import Synchronization

/// Returns an environment variable, or `nil` if it is unset or empty.
public func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// An output stream of the program.
public enum Output: Int32, Sendable {
  /// Standard output, for results.
  case standard = 1
  /// Standard error, for messages to a person.
  case messages = 2

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes a text.
  ///
  /// - Throws: the reason if the stream accepts no more, for example because a disk is full.
  public func print(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes.
  ///
  /// - Throws: the reason if the stream accepts no more, for example because a disk is full.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        InkleafPlatform.write(rawValue, $0.baseAddress, $0.count)
      }
      if count < 0 && lastError == EINTR { continue }
      if count < 0 && lastError == EAGAIN {
        waitUntilReady(rawValue, for: POLLOUT)
        continue
      }
      guard count >= 0 else {
        let name = self == .standard ? "standard output" : "standard error"
        // Whoever read has what was wanted, as `head` has.
        if lastError == EPIPE {
          throw SystemError(
            .write, name, reason: "the program that reads it has ended", code: EPIPE)
        }
        throw SystemError(.write, name)
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Waits until a stream that another process has made non-blocking gives or takes bytes again.
func waitUntilReady(_ file: Int32, for events: Int32) {
  var request = pollfd(fd: file, events: Int16(events), revents: 0)
  poll(&request, 1, -1)
}

/// Whether standard input is a pipe, or a file that is not empty: somebody may mean it to be read.
public var hasPipedInput: Bool {
  var status = stat()
  guard fstat(0, &status) == 0 else { return false }
  let kind = status.st_mode & S_IFMT
  return kind == S_IFIFO || kind == S_IFREG && status.st_size > 0
}

/// Whether standard input has bytes to read now, as those of a list that a pipe brings.
public var hasInputWaiting: Bool {
  guard hasPipedInput else { return false }
  // A file that was read to its end is as ready as any.
  var status = stat()
  if fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
    return lseek(0, 0, SEEK_CUR) < status.st_size
  }
  var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
  return poll(&request, 1, 0) > 0 && Int32(request.revents) & Int32(POLLIN) != 0
}

/// Returns today's date in the machine's time zone.
public func localDate() -> (year: Int, month: Int, day: Int) {
  var now = time(nil)
  var parts = tm()
  localtime_r(&now, &parts)
  return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
}

/// The number of CPU cores online, at least 1.
public var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// The number of threads for which the process may have address space, at least 1.
///
/// A thread's stack takes 8 MB of it, what it allocates 64 MB and more, and where that is missing the process dies.
var threadsInMemory: Int {
  var limit = rlimit()
  guard getrlimit(addressSpaceLimit, &limit) == 0 else { return 1 }
  return Int(clamping: max(1, limit.rlim_cur >> 28))
}

/// Signals from a person or the system that end the process, such as Ctrl-C.
public enum Interruption {
  private static let received = Atomic<Int32>(0)
  private static let isHeld = Atomic<Bool>(false)
  private static let exitCode = Atomic<Int32>(130)

  /// Handles signals from now on: a signal ends the process, unless signals are held.
  ///
  /// - Parameter code: the exit code of a process that a signal ends.
  public static func listen(code: Int32) {
    // Initialises the variables, which a signal handler cannot do safely.
    received.store(0, ordering: .relaxed)
    isHeld.store(false, ordering: .relaxed)
    exitCode.store(code, ordering: .relaxed)
    // Without SIGPIPE, writing to a closed pipe is an ordinary error.
    signal(SIGPIPE, SIG_IGN)
    // The same for a file that becomes larger than the process may make one.
    signal(SIGXFSZ, SIG_IGN)
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      sigaddset(&numbers, number)
      var before = sigaction()
      sigaction(number, nil, &before)
      // A signal that the parent process ignores stays ignored, as under nohup.
      if before.ignores { continue }
      signal(number) { number in
        guard Interruption.isHeld.load(ordering: .relaxed) else {
          _exit(Interruption.exitCode.load(ordering: .relaxed))
        }
        // A second signal ends the process at once.
        Interruption.received.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    // A parent thread that blocks signals passes its mask on to this process.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// Starts or stops holding signals: a held signal is only recorded, so that the program can clean up.
  public static func hold(_ isHeld: Bool) { self.isHeld.store(isHeld, ordering: .relaxed) }

  /// The signal that arrived while signals were held, if any.
  public static var signalNumber: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}
