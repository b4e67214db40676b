internal import InkleafCairo
internal import InkleafCompression
public import InkleafPages
public import InkleafPlatform
internal import InkleafRendering
internal import InkleafText

/// Why something could not be made, by what a caller can do about it.
public enum InkleafError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The request cannot be met, one problem each.
  case request([String])
  /// Lists, themes, layouts, fonts or release files are wrong, or something does not fit on a page.
  case data([Diagnostic])
  /// A file could not be read or written.
  case system(SystemError)
  /// A file could not be read that another file names, at this place.
  case unreadable(Diagnostic)
  /// A drawing library failed.
  case drawing(String)
  /// Another process writes to this folder.
  case busy(String)
  /// The work was to stop; nothing was written.
  case interrupted
  /// An error of one edition among several.
  indirect case edition(String, InkleafError)
  /// Several errors; never empty.
  indirect case several([InkleafError])

  /// Joins errors; returns `nil` where there are none.
  package init?(_ errors: [InkleafError]) {
    guard let first = errors.first else { return nil }
    self = errors.count == 1 ? first : .several(errors)
  }

  /// Turns any error that the library throws into one of these.
  ///
  /// Names, texts and wishes that cannot be met become `request`, faults of files `data`, what the system refuses
  /// `system`, and all others `drawing`.
  public init(_ error: any Error) {
    switch error {
    case let error as InkleafError: self = error
    case let error as Diagnostics: self = .data(error.all)
    case let error as UsageProblem: self = .request([error.description])
    case let error as ImpositionProblem: self = .request([error.description])
    case let error as LayoutProblem: self = .data([Diagnostic(message: error.description)])
    case let error as SystemError: self = .system(error)
    case FontFolderError.unreadable(let error): self = .system(error)
    case FontFolderError.unusable(let faults):
      self = .data(faults.map { Diagnostic(path: $0.path, message: $0.message) })
    case CairoError.noFonts:
      self = .data([Diagnostic(message: CairoError.noFonts.description)])
    case let error as RenderingError: self.init(error)
    default: self = .drawing("\(error)")
    }
  }

  private init(_ error: RenderingError) {
    switch error {
    case .tooManyPixels, .tooManyPicturePixels, .unusableMark: self = .request([error.description])
    case .brokenPDF: self = .drawing(error.description)
    }
  }

  /// The errors, each with its place; those of no file are the program's.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .request(let problems): problems.map { Diagnostic(message: $0) }
    case .data(let problems): problems
    case .system(let error): [Diagnostic(message: error.description)]
    case .unreadable(let problem): [problem]
    case .drawing(let message): [Diagnostic(message: message)]
    case .busy(let path):
      [
        Diagnostic(
          message: "\(path): cannot create: another inkleaf is writing here; wait for it, or give"
            + " another --output")
      ]
    case .interrupted: [Diagnostic(message: "interrupted; nothing was written")]
    case .edition(let name, let error): error.diagnostics.map { $0.of(editions: [name]) }
    case .several(let errors): Self.diagnostics(errors)
    }
  }

  /// The errors, one that several editions have told once.
  private static func diagnostics(_ errors: [InkleafError]) -> [Diagnostic] {
    var found: [(problem: Diagnostic, editions: [String])] = []
    var places: [String: Int] = [:]
    for error in errors {
      guard case .edition(let name, let inner) = error else {
        found += error.diagnostics.map { ($0, []) }
        continue
      }
      for problem in inner.diagnostics {
        if let place = places[problem.description] {
          found[place].editions.append(name)
        } else {
          places[problem.description] = found.count
          found.append((problem, [name]))
        }
      }
    }
    return found.map { $0.problem.of(editions: $0.editions) }
  }

  /// The errors, a line each: `path:line:column: error: what, and what to do`.
  public var lines: [String] { diagnostics.map(\.description) }

  /// The first error in it that is not a collection.
  public var first: InkleafError {
    switch self {
    case .edition(_, let error): error.first
    case .several(let errors): errors.first?.first ?? self
    default: self
    }
  }

  /// The errors, a line each.
  public var description: String { lines.joined(separator: "\n") }
}

extension Diagnostic {
  /// The path of a diagnostic of no file: one of the program.
  package static let program = "inkleaf"

  /// A diagnostic of no file: one of the program.
  package init(severity: Severity = .error, message: String) {
    self.init(severity: severity, path: Self.program, message: message)
  }

  /// The same, with the editions of a release that it is of.
  package func of(editions: [String]) -> Diagnostic {
    guard let first = editions.first else { return self }
    var diagnostic = self
    diagnostic.message +=
      editions.count == 1
      ? " (edition \(first))" : " (edition \(first) and \(editions.count - 1) more)"
    return diagnostic
  }

  /// The same of a file, where it is of none.
  package func of(_ path: String) -> Diagnostic {
    var diagnostic = self
    guard isOfProgram else { return self }
    diagnostic.path = path
    // What the system refuses names the file on its own.
    if message.hasPrefix("\(path): ") { diagnostic.message.removeFirst(path.count + 2) }
    return diagnostic
  }

  /// Whether it is of no file.
  package var isOfProgram: Bool { path == Self.program }
}

/// Runs the body of a public function, whose errors become `InkleafError`s.
package func inkleaf<Value>(_ body: () throws -> Value) throws(InkleafError) -> Value {
  do { return try body() } catch { throw InkleafError(error) }
}
