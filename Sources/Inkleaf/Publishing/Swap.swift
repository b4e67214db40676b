internal import InkleafPlatform

/// Files and folders that were given their names, so that all of it can be undone.
struct Swap {
  private var done: [(name: String, source: SharedFolder, wasThere: Bool)] = []

  /// The names that something had before; it is where their new owners come from.
  var replaced: [String] { done.filter(\.wasThere).map(\.name) }

  /// Gives something its name; what had the name before takes its place.
  mutating func take(
    _ name: String, from source: SharedFolder, into folder: borrowing Folder
  ) throws(SystemError) {
    if folder.entry(name) == .absent {
      try folder.take(name, from: source.folder)
      done.append((name, source, false))
      return
    }
    if try !folder.exchange(name, with: source.folder, name) {
      try moveAside(name, source.folder, folder)
    }
    done.append((name, source, true))
  }

  /// Moves the old one aside first, where the file system has no exchange in one step.
  private func moveAside(
    _ name: String, _ source: borrowing Folder, _ folder: borrowing Folder
  ) throws(SystemError) {
    let aside = ".old-\(name)"
    if source.entry(aside) == .folder { try source.removeFolder(aside) }
    try source.take(name, from: folder, as: aside)
    do {
      try folder.take(name, from: source)
    } catch {
      try? folder.take(aside, from: source, as: name)
      throw error
    }
    try source.take(aside, from: source, as: name)
  }

  /// Puts everything back as it was.
  func undo(in folder: borrowing Folder) {
    for (name, source, wasThere) in done.reversed() {
      if !wasThere {
        try? source.folder.take(name, from: folder)
      } else if (try? folder.exchange(name, with: source.folder, name)) != true {
        try? source.folder.take(name, from: folder, as: ".new-\(name)")
        try? folder.take(name, from: source.folder)
      }
    }
  }
}
