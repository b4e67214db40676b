internal import InkleafGeometry
import InkleafSuggestions

/// The files that a theme or a layout names.
public struct ThemeFiles: Sendable {
  /// Reads the file at a path; throws the reason if it cannot be read.
  public var read: @Sendable (_ path: String) throws(UsageProblem) -> [UInt8]

  /// Returns the average colours of a picture; throws the reason if it cannot be decoded.
  public var colors: @Sendable (_ picture: Picture) throws(UsageProblem) -> Picture.Colors

  /// Makes a source of files from a reader and a decoder of pictures.
  public init(
    read: @escaping @Sendable (_ path: String) throws(UsageProblem) -> [UInt8],
    colors: @escaping @Sendable (_ picture: Picture) throws(UsageProblem) -> Picture.Colors
  ) {
    self.read = read
    self.colors = colors
  }

  /// No files, for built-in themes and layouts, which name none.
  public static let none = ThemeFiles(
    read: { (path) throws(UsageProblem) in throw UsageProblem("\(path): there are no files here") },
    colors: { (_) throws(UsageProblem) in throw UsageProblem("there are no pictures here") })
}

extension Theme {
  /// Reads a theme from the JSON text of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: the file's path, for messages; names of other files are relative to its folder.
  ///   - files: reads the theme that it extends and its picture.
  /// - Throws: every problem of the file, with its line and column.
  public init(
    parsing bytes: [UInt8], path: String, files: ThemeFiles = .none
  ) throws(Diagnostics) {
    try self.init(parsing: bytes, path: path, files: files, extending: [])
  }

  private init(
    parsing bytes: [UInt8], path: String, files: ThemeFiles, extending: [String]
  ) throws(Diagnostics) {
    let faults = Faults(path: path)
    let value = try JSON.reading(bytes, path: path)
    try value.check(isKind: .theme, path: path)
    var fields = Fields(value, faults, expected: "a theme")
    var theme = Theme.plain
    if let parent = fields.value("extends") {
      let chain = extending + [path]
      if let base = Theme.base(parent, files: files, chain: chain, faults) { theme = base }
    }
    theme.name = stem(path)
    theme.read(&fields, files: files)
    guard faults.all.isEmpty else { throw Diagnostics(limiting: faults.all, path: path) }
    self = theme
  }

  /// Returns the theme with changes such as `ink=#203040` or `ruling=dots`.
  ///
  /// The name of a colour changes both sides; `dark.ink` changes one of them. The other keys are
  /// those of a file, such as `pitch=4mm` or `numberFont.weight=700`.
  ///
  /// - Throws: every problem of the changes, with the change as the path.
  public func setting(_ changes: [ThemeChange], files: ThemeFiles) throws(Diagnostics) -> Theme {
    var theme = self
    var problems: [Diagnostic] = []
    for change in changes {
      let faults = Faults(path: "--set \(change.text.prefix(60))")
      if change.key == "extends" {
        faults.add("use --theme to choose a theme", at: .null)
      } else {
        var fields = Fields(
          member(change.key.split(separator: ".").map(String.init), change.value), faults,
          expected: "a change")
        theme.read(&fields, files: files)
      }
      for fault in faults.all {
        let problem = Diagnostic(path: fault.path, message: fault.message)
        // A wrong colour for both sides is reported once.
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return theme
  }

  /// Returns the JSON object of a change.
  private func member(_ keys: [String], _ text: String) -> JSON {
    let plain = (try? JSONReader.read(text)) ?? .string(text)
    if keys.count == 1, Palette.roles.contains(where: { $0.name == keys[0] }) {
      let colors = JSON.object([(keys[0], plain)])
      return .object(Appearance.allCases.map { ($0.rawValue, colors) })
    }
    return keys.reversed().reduce(plain) { inner, key in .object([(key, inner)]) }
  }

  // MARK: Members

  mutating func read(_ fields: inout Fields, files: ThemeFiles) {
    let faults = fields.faults
    for (role, _) in Palette.roles {
      if let value = fields.value(role, isKey: false) {
        faults.add("the colour \(role) belongs in \"light\" or \"dark\"", at: value)
      }
    }
    fields.read("name", into: &name) { $0.plainName($1) }
    fields.read("summary", into: &summary) { $0.plainText($1) }
    fields.read("appearance", into: &appearance) { $0.choice("appearance", $1) }
    for (side, path) in [("light", \Theme.light), ("dark", \Theme.dark)] {
      if let value = fields.value(side) { read(value, into: &self[keyPath: path], faults) }
    }
    for (key, path) in [
      ("numberFont", \Theme.numberFont), ("promptFont", \Theme.promptFont),
      ("textFont", \Theme.textFont),
    ] {
      if let value = fields.value(key) { read(value, into: &self[keyPath: path], faults) }
    }
    fields.read("framePen", into: &framePen) { $0.millimetres(Theme.pens, $1) }
    fields.read("rulePen", into: &rulePen) { $0.millimetres(Theme.pens, $1) }
    fields.read("rulingPen", into: &rulingPen) { $0.millimetres(Theme.rulingPens, $1) }
    fields.read("dotRadius", into: &dotRadius) { $0.millimetres(Theme.rulingPens, $1) }
    fields.read("frameStyle", into: &frameStyle) { $0.choice("frame style", $1) }
    fields.read("ruling", into: &ruling) { $0.ruling($1) }
    if let value = fields.value("pitch") {
      pitch = value.millimetres(Theme.pitches, faults) ?? pitch
    }
    // Null removes the value of the extended theme.
    if let value = fields.value("background") {
      background = value.isNull ? nil : value.picture(files, faults)
    }
    if let value = fields.value("inkFollows") {
      inkFollows = value.isNull ? nil : value.choice("average", faults)
    }
    fields.read("arrows", into: &hasArrows) { $0.flag($1) }
    if let value = fields.value("greys") { greys = value.isNull ? nil : value.greys(faults) }
    fields.end()
  }

  private func read(_ value: JSON, into palette: inout Palette, _ faults: Faults) {
    var fields = Fields(value, faults, expected: "colours")
    for (name, path) in Palette.roles {
      fields.read(name, into: &palette[keyPath: path]) { $0.color($1) }
    }
    fields.end()
  }

  private func read(_ value: JSON, into font: inout Font, _ faults: Faults) {
    // A name alone goes before the families of the extended theme.
    if let name = value.string {
      guard value.someText(faults) != nil else { return }
      font.families = [name] + font.families.filter { $0 != name }
      return
    }
    var fields = Fields(value, faults, expected: "a font's name, or families and weight")
    if let families = fields.value("families") {
      let names = (families.array ?? [families]).compactMap { $0.someText(faults) }
      if names.isEmpty || names.count > 16 {
        faults.add("expected 1 to 16 font names in [ ]", at: families)
      } else {
        font.families = names
      }
    }
    fields.read("weight", into: &font.weight) { $0.whole(Theme.weights, $1) }
    fields.read("italic", into: &font.italic) { $0.flag($1) }
    fields.end()
  }

  // MARK: Extending

  /// Returns the theme that another one extends, by name or by path.
  private static func base(
    _ value: JSON, files: ThemeFiles, chain: [String], _ faults: Faults
  ) -> Theme? {
    guard let name = value.plainText(faults) else { return nil }
    guard isPath(name) else {
      do {
        return try Theme(named: name)
      } catch {
        faults.add(error.description, at: value)
        return nil
      }
    }
    let path = path(name, beside: chain.last ?? "")
    if let start = chain.firstIndex(of: path) {
      let through = chain[(start + 1)...].joined(separator: ", ")
      faults.add(
        "\(path) extends itself" + (through.isEmpty ? "" : " through \(through)"), at: value)
      return nil
    }
    guard chain.count < 16 else {
      faults.add("more than 16 themes extend one another", at: value)
      return nil
    }
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      faults.add(error.description, at: value)
      return nil
    }
    do {
      return try Theme(parsing: bytes, path: path, files: files, extending: chain)
    } catch {
      faults.add(error)
      return nil
    }
  }
}

/// Returns the path of a file that another file names.
package func path(_ name: String, beside path: String) -> String {
  var plain = name[...]
  while plain.hasPrefix("./") { plain = plain.dropFirst(2) }
  guard !name.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return String(plain) }
  return String(path[...slash] + plain)
}

/// Returns a file's name without folders and extension as a slug.
func stem(_ path: String) -> String {
  let plain = fileStem(of: path).slug
  return plain.isEmpty ? "own" : plain
}

/// Returns a file's name without folders.
package func fileName(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

/// Returns a file's name without folders and extension, without control characters.
package func fileStem(of path: String) -> String {
  // The dot in the name of a built-in list does not begin an extension.
  if PromptList.isBuiltIn(path) { return path.lowercased() }
  let name = fileName(of: path).drop { $0 == "." }
  let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
  let plain = String(
    stem.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    })
  return plain.isEmpty ? "list" : plain
}

extension JSON {
  /// Returns a ruling by its name.
  func ruling(_ faults: Faults) -> Ruling? {
    guard let text = string else { return isNot("the name of a ruling in quotes", faults) }
    do {
      return try Ruling(named: text)
    } catch {
      faults.add(error.description, at: self)
      return nil
    }
  }

  /// Returns the PNG file at a path.
  func picture(_ files: ThemeFiles, _ faults: Faults) -> Picture? {
    guard let text = plainText(faults) else { return nil }
    let path = path(text, beside: faults.path.hasPrefix("--set ") ? "" : file ?? faults.path)
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      faults.add(error.description, at: self)
      return nil
    }
    if let other = OtherPicture(of: bytes) {
      faults.add(other.advice(path: path), at: self)
      return nil
    }
    do {
      var picture = try Picture(png: bytes)
      picture.colors = try files.colors(picture)
      return picture
    } catch {
      faults.add("\(path): \(error)", at: self)
      return nil
    }
  }

  /// Returns a number of greys that a PNG file can hold in whole bits.
  fileprivate func greys(_ faults: Faults) -> Int? {
    guard let number = integer, Theme.greyCounts.contains(number) else {
      return isNot("2, 4, 16 or 256 greys", faults)
    }
    return number
  }
}
