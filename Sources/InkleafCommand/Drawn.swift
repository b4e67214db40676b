import Inkleaf
import InkleafPlatform

/// The files that a run made in a folder.
///
/// A page whose prompt was changed has another name; the old one would stay beside it.
struct Drawn {
  var folder: String
  var files: [DrawnFile]

  /// Removes files of an earlier run that a later one did not make again.
  static func remove(_ earlier: [Drawn], besides later: [Drawn]) {
    for old in earlier {
      let kept = Set(later.filter { $0.folder == old.folder }.flatMap(\.files).map(\.file.name))
      guard let folder = try? Folder.open(old.folder) else { continue }
      // One that somebody drew on stays.
      for file in old.files where !kept.contains(file.file.name) { try? folder.remove(file) }
    }
  }
}

extension EarlierPages {
  /// Tells, before anything is drawn, whose files stand in a folder.
  func tellOthers(in folder: String) {
    let keepsBoth = "to keep both, draw into another folder by --output"
    if areReleased {
      Main.warn(
        "this folder is an edition of a release, whose archive and checksums are those of the files in it; "
          + keepsBoth, of: folder)
    }
    guard let first = ofOther.first else { return }
    let files =
      ofOther.count == 1 ? "\(first) is" : "\(first) and \(ofOther.count - 1) more are"
    let title = otherTitle.map { ", \"\($0)\"" } ?? ""
    Main.warn(
      "\(files) of another list\(title); files of the same name are replaced; \(keepsBoth)",
      of: folder)
  }

  /// Tells of pages whose prompts were drawn again under another name.
  func tellLeftBehind(in folder: String) {
    guard ofOther.isEmpty, let first = leftBehind.first else { return }
    Main.warn(
      leftBehind.count == 1
        ? "\(first) is of an earlier run, since its page has another name now; remove it"
        : "\(leftBehind.count) files such as \(first) are of an earlier run, since their pages have other names"
          + " now; remove them", of: folder)
  }
}
