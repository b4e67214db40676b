import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf site`: the page of all releases in a folder.
enum SiteCommand: Subcommand {
  static let description = Command(
    name: "site",
    summary: "make an index page for all releases in a folder",
    details: [
      "Every release has a page of its own, index.html. This makes one above them, with a feed:"
        + " index.html and feed.xml, and sitemap.xml where release files say the address by"
        + " \"site\": {\"base\": …}. `inkleaf release` does it too; after a release was removed or"
        + " brought from elsewhere, do it again. Up-to-date files are not rewritten."
    ],
    operand: Operand("FOLDER", "the folder that releases are in", values: .folder),
    options: [RunOptions.quiet],
    examples: [Tool.Note("inkleaf site Output", "makes Output/index.html")])

  static func run(_ arguments: Arguments) throws {
    // A page and its feed belong together.
    Interruption.hold(true)
    let folder = arguments.operand ?? ""
    let (files, isChanged, damaged) = try Release.shelve(folder)
    for path in damaged {
      Main.warn(
        "the file cannot be read, so its release is not shown as it is; make it anew", of: path)
    }
    if !arguments.has(RunOptions.quiet) {
      try Main.show(
        files.isEmpty
          ? "no release is in \(folder) any more; its page was removed\n"
          : "\(counted(files.count, "file")) in \(folder), \(isChanged ? "made" : "unchanged")\n",
        writtenTo: folder)
    }
  }
}
