internal import InkleafPages
internal import InkleafPlatform
internal import InkleafSuggestions

extension Resources {
  /// Returns why a list cannot be read, with what to write instead.
  ///
  /// - Parameters:
  ///   - error: the system's own reason.
  ///   - name: the list as a person wrote it.
  func reason(_ error: SystemError, for name: String) -> String {
    let word = name.lowercased()
    if ["http://", "https://"].contains(where: word.hasPrefix) {
      return "this is an address of the web; save the page, or write: curl ADDRESS | inkleaf ... -"
    }
    if name.hasPrefix("~/") {
      return "\(error.reason); the shell puts your home folder for ~ only outside of quotes"
    }
    if name.count > 2, ["''", "\"\""].contains(name.prefix(1) + name.suffix(1)) {
      return "\(error.reason); the quotes are a part of this name: write them once"
    }
    if word.hasPrefix("file://") {
      return "this is an address; write the path behind file:// alone"
    }
    // A word without folder and extension is more likely a name than a file.
    guard !name.contains("/") else { return error.reason }
    guard !name.contains(".") else { return reason(error, forFile: name) }
    let option = [
      ("size", PageSize.all.map(\.name)), ("theme", Theme.names), ("layout", Layout.names),
      ("format", Format.allCases.map(\.rawValue)),
      ("appearance", Appearance.allCases.map(\.rawValue)),
    ].first { $0.1.contains(word) }?.0
    let placeholder =
      "it stands for the path of your list, or for a built-in one such as \(PromptList.builtInNames.last ?? "")"
    let advice =
      OwnFolder.fileHere(name, in: folder).map { "did you mean \("./\($0)".shellWord)?" }
      ?? (["LIST", "FILE"].contains(name) ? placeholder : nil)
      ?? option.map { "it is a \($0): write `inkleaf render LIST --\($0) \(word)`" }
      ?? PromptList.unknownBuiltIn(name)
    let reason = error.isMissing ? "no file or built-in list has this name" : error.reason
    return "\(reason); \(advice)"
  }

  /// Returns why a file cannot be read, with the one that most likely was meant.
  func reason(_ error: SystemError, forFile name: String) -> String {
    let files = (try? fileNames(in: folder.isEmpty ? "." : folder)) ?? []
    guard error.isMissing, !name.contains("/"), let file = nearest(to: name, among: files),
      file != name
    else {
      return error.reason
    }
    return "\(error.reason); did you mean \(file.shellWord)?"
  }
}
