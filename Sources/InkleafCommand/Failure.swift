import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// How the process ends; numbers as in sysexits.h.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case nothing = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case software = 70
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75
  case interrupted = 130

  var summary: String {
    switch self {
    case .success: "all went well"
    case .nothing: "`today` has no prompt for the day"
    case .usage: "the command line is wrong"
    case .badData:
      "a list, theme, layout or font file is wrong, something does not fit or has no font, or `release --check`"
        + " found a difference"
    case .noInput: "a file cannot be read"
    case .software: "drawing failed; please report it"
    case .cannotCreate: "a file or folder cannot be made"
    case .inputOutput: "writing failed, as on a full disk"
    case .busy: "another inkleaf is writing to the same folder"
    case .interrupted: "stopped by Ctrl-C, SIGTERM, SIGHUP or SIGQUIT"
    }
  }
}

/// Why a command ends early: its messages and its exit code.
struct Failure: Error {
  var lines: [String]
  var code: ExitCode
}

extension Failure {
  /// The failure without its messages, where JSON has told them.
  var told: Failure { Failure(lines: [], code: code) }

  /// Joins failures, with the code of the first; returns `nil` where there are none.
  init?(_ all: [Failure]) {
    guard let first = all.first else { return nil }
    self.init(lines: all.flatMap(\.lines), code: first.code)
  }

  /// Joins failures of several lists, with the code of the first; returns `nil` where there are none.
  ///
  /// What all lists have is told once, and what some have with the name of the list.
  init?(of all: [(list: String, failure: Failure)], among lists: [String]) {
    guard let first = all.first else { return nil }
    var lines: [String] = []
    for (list, failure) in all {
      for line in failure.lines {
        let isOfAll =
          all.count == lists.count && all.allSatisfy { $0.failure.lines.contains(line) }
        let mark = "inkleaf: error: "
        // What the system refuses names the file on its own.
        let isNamed = line.hasPrefix("\(mark)\(list): ")
        let named =
          isOfAll || isNamed || !line.hasPrefix(mark)
          ? line : "\(list): error: \(line.dropFirst(mark.count))"
        if !lines.contains(named) { lines.append(named) }
      }
    }
    self.init(lines: lines, code: first.failure.code)
  }

  /// Turns any error into a failure.
  init(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as UsageError: self.init(error)
    default:
      let error = InkleafError(error)
      self.init(lines: error.lines, code: ExitCode(error.first))
    }
  }

  private init(_ error: UsageError) {
    let help = error.command.map { "inkleaf help \($0)" } ?? "inkleaf --help"
    self.init(
      lines: error.problems.map { "inkleaf: error: \($0)" } + ["Try `\(help)`."], code: .usage)
  }
}

extension ExitCode {
  init(_ error: InkleafError) {
    self =
      switch error {
      case .request: .usage
      case .data: .badData
      case .unreadable: .noInput
      case .drawing: .software
      case .busy: .busy
      case .interrupted: .interrupted
      case .system(let error):
        switch error.action {
        case .read: .noInput
        case .create, .replace: .cannotCreate
        case .write: .inputOutput
        }
      case .edition, .several: ExitCode(error.first)
      }
  }
}
