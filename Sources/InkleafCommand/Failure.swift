import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// How the process ends; numbers as in sysexits.h.
enum ExitCode: Int32, CaseIterable {
  case success = 0
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
    case .usage: "the command line is wrong"
    case .badData:
      "a list, theme, layout or font file is wrong, or something does not fit or has no font"
    case .noInput: "a file cannot be read"
    case .software: "drawing failed; please report it"
    case .cannotCreate: "a file or folder cannot be made"
    case .inputOutput: "writing failed, as on a full disk"
    case .busy: "another inkleaf is writing to the same folder"
    case .interrupted: "stopped by Ctrl-C, SIGTERM, SIGHUP or SIGQUIT"
    }
  }
}

/// Why a command ends early: what is said, and the exit code.
struct Failure: Error {
  var lines: [String]
  var code: ExitCode

  init(lines: [String], code: ExitCode) {
    self.lines = lines
    self.code = code
  }

  /// All that is wrong at once, with the code of the first; `nil` where nothing is.
  init?(_ all: [Failure]) {
    guard let first = all.first else { return nil }
    self.init(lines: all.flatMap(\.lines), code: first.code)
  }

  init(_ error: UsageError) {
    lines = error.problems.map { "inkleaf: error: \($0)" }
    let help = error.command.map { "inkleaf help \($0)" } ?? "inkleaf --help"
    lines.append("Try `\(help)`.")
    code = .usage
  }

  init(_ problem: UsageProblem) {
    lines = ["inkleaf: error: \(problem)"]
    code = .usage
  }

  init(_ diagnostics: Diagnostics) {
    lines = [diagnostics.description]
    code = .badData
  }

  init(_ error: SystemError) {
    lines = ["inkleaf: error: \(error)"]
    code =
      switch error.action {
      case .read: .noInput
      case .create: .cannotCreate
      case .write: .inputOutput
      }
  }

  init(_ error: FontFolderError) {
    switch error {
    case .unreadable(let system): self.init(system)
    case .unusable(let lines): self.init(lines: lines, code: .badData)
    }
  }

  init(_ error: RenderingError) {
    let line = "inkleaf: error: \(error)"
    switch error {
    case .system(let system): self.init(system)
    case .tooManyPixels: self.init(lines: [line], code: .usage)
    case .drawing(.noFonts): self.init(lines: [line], code: .badData)
    case .drawing: self.init(lines: [line], code: .software)
    // It begins with the file, as all messages about files do.
    case .brokenPDF: self.init(lines: [error.description], code: .badData)
    case .busy: self.init(lines: [line], code: .busy)
    case .interrupted: self.init(lines: [line], code: .interrupted)
    }
  }
}
