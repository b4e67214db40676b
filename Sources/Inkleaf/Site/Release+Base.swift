internal import InkleafGeometry
internal import InkleafPages
internal import InkleafPlatform

extension Release {
  /// What is doubtful about the address of its folder: next year's file is often a copy of last year's.
  ///
  /// - Parameter output: the folder that holds the releases.
  func baseDoubts(in output: String) -> [Edition.Warning] {
    guard let base = site?.base, !base.hasSuffix("/\(Address.of(name))/"),
      let fault = otherRelease(at: base, in: output).map({ "is that of another release, \($0)" })
        ?? otherYear(in: base).map({ "ends with the year \($0), which the lists do not have" })
    else { return [] }
    let parts = base.split(separator: "/")
    // The first two are the scheme and the computer's name.
    let folder = parts.count > 2 ? String(base.dropLast(parts[parts.count - 1].count + 1)) : base
    return [
      warning(
        .otherBase,
        "\"base\" \(fault); write that of this release, such as"
          + " \"\(folder)\(Address.of(name))/\"")
    ]
  }

  /// Returns a warning about the release file.
  func warning(_ kind: Edition.Warning.Kind, _ message: String) -> Edition.Warning {
    Edition.Warning(
      kind: kind,
      diagnostic: Diagnostic(severity: .warning, path: path ?? name, message: message))
  }

  /// The name of another release that has an address, or says so.
  private func otherRelease(at base: String, in output: String) -> String? {
    guard let folder = try? Folder.open(output), let names = try? folder.names() else { return nil }
    return names.first { other in
      guard other != name, folder.entry(other) == .folder,
        let release = try? folder.openFolder(other), release.entry(Catalog.name) == .file
      else { return false }
      if base.hasSuffix("/\(Address.of(other))/") { return true }
      guard release.entry("site") == .folder, let site = try? release.openFolder("site"),
        let card = try? site.read(fileName(of: ReleaseCard.path), limit: ReleaseCard.largestFile)
      else { return false }
      return ReleaseCard(parsing: card)?.base == base
    }
  }

  /// The year that an address ends with, where the lists have dates and none in it.
  private func otherYear(in base: String) -> Int? {
    let digits = base.dropLast().reversed().prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 4, let year = Int(String(digits.reversed())), (1900...2199).contains(year)
    else { return nil }
    let spans = lists.compactMap(\.prompts.days)
    let isOfLists = spans.contains {
      ($0.first.year...max($0.first.year, $0.last.year)).contains(year)
    }
    return spans.isEmpty || isOfLists ? nil : year
  }
}
