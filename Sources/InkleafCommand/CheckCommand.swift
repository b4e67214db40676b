import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// `inkleaf check`: reports problems and doubts of files that people write, and changes nothing.
enum CheckCommand: Subcommand {
  static let description = Command(
    name: "check",
    summary: "report what is wrong or doubtful in lists, themes, layouts and release files",
    details: ["Nothing is changed. Of a release file all editions are laid out, but not drawn."],
    operand: Operand(
      "FILE", "prompt lists, themes, layouts or release files", values: .file, isRepeated: true),
    options: [ListInput.syntax],
    examples: [
      Tool.Note("inkleaf check my-challenge.txt", "says what to mend, line by line"),
      Tool.Note("inkleaf check my-theme.json", "tells whether its colours can be read, too"),
    ])

  static func run(_ arguments: Arguments) async throws(Failure) {
    // All files are looked at before the first failure ends the command.
    var failures: [Failure] = []
    for path in arguments.operands {
      do throws(Failure) {
        switch try kind(of: path, arguments) {
        case .list: try checkList(path, arguments)
        case .theme: try checkTheme(path)
        case .layout: try checkLayout(path)
        case .release: try checkRelease(path)
        }
      } catch {
        failures.append(error)
      }
    }
    if let failure = Failure(failures) { throw failure }
  }

  private static func kind(of path: String, _ arguments: Arguments) throws(Failure) -> FileKind {
    guard path.lowercased().hasSuffix(".json"), arguments[ListInput.syntax] == nil else {
      return .list
    }
    return FileKind(of: try content(of: path))
  }

  private static func checkList(_ path: String, _ arguments: Arguments) throws(Failure) {
    let read = try ListInput.read(path, arguments)
    ListInput.show(read.doubts)
    let count = read.list.prompts.count
    try Main.show(
      "\(path): \(counted(count, "prompt")), read as \(read.syntax),"
        + " \(said(read.doubts.count))\n")
  }

  private static func checkTheme(_ path: String) throws(Failure) {
    let theme = try Looks.theme(path, changes: [])
    let typesetter = Typesetter(language: "en")
    let fonts = [theme.numberFont, theme.promptFont, theme.textFont].compactMap { font in
      typesetter.substitute(for: font).map(\.description)
    }
    var doubts: [String] = []
    for doubt in theme.contrastDoubts + fonts where !doubts.contains(doubt) { doubts.append(doubt) }
    try? Output.messages.print(doubts.map { "\(path): warning: \($0)\n" }.joined())
    let contrast = Appearance.allCases.map { side in
      let palette = theme.palette(side)
      let tenths = Int((palette.ink.contrast(with: palette.paper) * 10).rounded(.down))
      return "\(side.rawValue) \(tenths / 10).\(tenths % 10):1"
    }
    try Main.show(
      "\(path): theme \(theme.name), ink on paper \(contrast.joined(separator: ", ")),"
        + " \(said(doubts.count))\n")
  }

  private static func checkLayout(_ path: String) throws(Failure) {
    let layout = try Looks.layout(path)
    let doubts = layout.doubts(metrics: Typesetter(language: "en"))
    try? Output.messages.print(doubts.map { "\(path): warning: \($0)\n" }.joined())
    let shapes = layout.shapes.map(\.rawValue).joined(separator: ", ")
    try Main.show("\(path): layout \(layout.name), for \(shapes) pages, \(said(doubts.count))\n")
  }

  private static func checkRelease(_ path: String) throws(Failure) {
    let plan = try ReleasePlan(path, catalog: .system)
    let (_, problems) = plan.laidOut(plan.orders)
    guard problems.isEmpty else {
      throw Failure(lines: problems.flatMap(\.lines), code: .badData)
    }
    ListInput.show(plan.doubts)
    let count = plan.orders.count
    try Main.show(
      "\(path): release \(plan.release.name), \(counted(count, "edition")),"
        + " \(said(plan.doubts.count))\n")
  }

  private static func said(_ doubts: Int) -> String {
    doubts == 0 ? "no doubts" : counted(doubts, "doubt")
  }
}
