internal import Synchronization

#if canImport(Glibc)
  internal import CInkleafLinux
#endif

/// Returns a variable of the environment, or `nil` where it is unset or empty.
public func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// The two streams that a program talks to.
public enum Output: Int32, Sendable {
  /// What was asked for.
  case standard = 1
  /// Messages to a person.
  case messages = 2

  /// Whether a person watches this stream on a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes a text.
  ///
  /// - Throws: the reason where the stream takes no more, as when a disk is full.
  public func print(_ text: String) throws(SystemError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
      if count < 0 && lastError == EINTR { continue }
      guard count >= 0 else {
        throw SystemError(.write, self == .standard ? "standard output" : "standard error")
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Today's date in the time zone of this machine.
public func localDate() -> (year: Int, month: Int, day: Int) {
  var now = time(nil)
  var parts = tm()
  localtime_r(&now, &parts)
  return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
}

/// How many processor cores are switched on.
public var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// The wish of a person or of the system that this process ends, as by Ctrl-C.
public enum Interruption {
  private static let received = Atomic<Int32>(0)
  private static let isHeld = Atomic<Bool>(false)
  private static let exitCode = Atomic<Int32>(130)

  /// Starts to listen: a signal ends the process, unless it is held.
  ///
  /// - Parameter code: the exit code of a process that is ended.
  public static func listen(code: Int32) {
    // The first use makes the variables, which a signal handler could not do safely.
    received.store(0, ordering: .relaxed)
    isHeld.store(false, ordering: .relaxed)
    exitCode.store(code, ordering: .relaxed)
    // Writing to a closed pipe shall be an error like any other.
    signal(SIGPIPE, SIG_IGN)
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      sigaddset(&numbers, number)
      var before = sigaction()
      sigaction(number, nil, &before)
      // What the caller wants ignored, as nohup does, stays ignored.
      if before.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 {
        continue
      }
      signal(number) { number in
        guard Interruption.isHeld.load(ordering: .relaxed) else {
          _exit(Interruption.exitCode.load(ordering: .relaxed))
        }
        // A second signal ends the process at once.
        Interruption.received.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    // Who started this process from a thread without signals has handed that down.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// Lets a signal only be noted from now on, since there is something to be tidied up, or lets it
  /// end the process again.
  public static func hold(_ isHeld: Bool) { self.isHeld.store(isHeld, ordering: .relaxed) }

  /// The signal that came while it was held, if one did.
  public static var signalNumber: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}

/// A number of the thread that asks, which no other has at the same time.
public var currentThread: UInt {
  // A number on one system and a pointer on another.
  withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
}

/// Keeps memory that is given back, since the next page needs as much: returning it to the system
/// and asking for it again takes longer than drawing.
public func keepFreedMemory() {
  #if canImport(Glibc)
    mallopt(M_TRIM_THRESHOLD, 1 << 26)
    mallopt(M_MMAP_THRESHOLD, 1 << 25)
  #endif
}
