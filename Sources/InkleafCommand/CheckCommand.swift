import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf check`: reports problems and doubts of files that people write, and changes nothing.
enum CheckCommand: Subcommand {
  static let description = Command(
    name: "check",
    summary: "report what is wrong or doubtful in lists, themes, layouts and release files",
    details: ["Nothing is changed. Of a release file all editions are laid out, but not drawn."],
    operand: Operand(
      "FILE", "prompt lists, themes, layouts or release files", values: .file, isRepeated: true),
    options: ListInput.options,
    examples: [
      Tool.Note("inkleaf check my-challenge.txt", "says what to mend, line by line"),
      Tool.Note("inkleaf check my-theme.json", "tells whether its colours can be read, too"),
    ])

  static func run(_ arguments: Arguments) throws {
    // All files are looked at before the first failure ends the command.
    var failures: [Failure] = []
    for path in arguments.operands {
      do {
        switch try kind(of: path, arguments) {
        case .list: try checkList(path, arguments)
        case .theme: try checkTheme(path)
        case .layout: try checkLayout(path)
        case .release: try checkRelease(path)
        }
      } catch {
        failures.append(Failure(error))
      }
    }
    if let failure = Failure(failures) { throw failure }
  }

  private static func kind(of path: String, _ arguments: Arguments) throws -> FileKind {
    guard path.lowercased().hasSuffix(".json"), !ListInput.options.contains(where: arguments.has)
    else {
      return .list
    }
    return FileKind(of: try readFile(path, limit: ListLimits.fileSize))
  }

  private static func checkList(_ path: String, _ arguments: Arguments) throws {
    let read = try ListInput.read(path, arguments)
    ListInput.show(read.doubts)
    try Main.show(
      "\(path): \(counted(read.list.prompts.count, "prompt")) (\(read.syntax)),"
        + " \(warned(read.doubts.count))\n")
  }

  private static func checkTheme(_ path: String) throws {
    let theme = try Theme(contentsOf: path)
    let typesetter = Typesetter(language: "en")
    let fonts = [theme.numberFont, theme.promptFont, theme.textFont].compactMap { font in
      typesetter.substitute(for: font).map(\.description)
    }
    var doubts: [String] = []
    for doubt in theme.contrastDoubts + fonts where !doubts.contains(doubt) { doubts.append(doubt) }
    Main.tell(doubts.map { "\(path): warning: \($0)" })
    let contrast = Appearance.allCases.map { side in
      let palette = theme.palette(side)
      let tenths = Int((palette.ink.contrast(with: palette.paper) * 10).rounded(.down))
      return "\(side.rawValue) \(tenths / 10).\(tenths % 10):1"
    }
    try Main.show(
      "\(path): theme \(theme.name), ink on paper \(contrast.joined(separator: ", ")),"
        + " \(warned(doubts.count))\n")
  }

  private static func checkLayout(_ path: String) throws {
    let layout = try Layout(contentsOf: path)
    let doubts = layout.doubts(metrics: Typesetter(language: "en"))
    Main.tell(doubts.map { "\(path): warning: \($0)" })
    let shapes = layout.shapes.map(\.rawValue).joined(separator: ", ")
    try Main.show("\(path): layout \(layout.name), for \(shapes) pages, \(warned(doubts.count))\n")
  }

  private static func checkRelease(_ path: String) throws {
    let release = try Release(contentsOf: path)
    let monitor = Monitor(Progress(isShown: false), isQuiet: false)
    let (editions, problems) = release.laidOut(ReleaseOptions(), monitor: monitor)
    if let error = InkleafError(problems) { throw error }
    let doubts = release.lists.flatMap(\.doubts)
    ListInput.show(doubts)
    try Main.show(
      "\(path): release \(release.name), \(counted(editions.count, "edition")),"
        + " \(warned(doubts.count))\n")
  }

  private static func warned(_ count: Int) -> String {
    count == 0 ? "no warnings" : counted(count, "warning")
  }
}
