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

  /// Returns the advice to write the path of a file beside another one, in the place of a name that no built-in file
  /// has; `nil` where there is no such file.
  func advice(for name: String, beside file: String) -> String? {
    guard (try? read(path("\(name).json", beside: file))) != nil else { return nil }
    return
      "no built-in \"\(name.prefix(40))\"; write \"./\(name).json\" for the file beside this one"
  }

  /// Returns the bytes of a file that a value names; reports one that cannot be read.
  func bytes(_ path: String, named value: JSON, _ faults: Faults) -> [UInt8]? {
    do {
      return try read(path)
    } catch {
      return value.refuse(error.description, faults)
    }
  }
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
    let value = try JSON.reading(bytes, path: path, kind: .theme)
    var fields = Fields(value, faults, expected: "a theme")
    var theme = Theme.plain
    theme.readBase(&fields, files: files, chain: extending + [path])
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
    // The font of all words leaves those that have their own.
    for change in changes.filter(\.isOfAllFonts) + changes.filter({ !$0.isOfAllFonts }) {
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
    fields.misplaced = Palette.roles.map(\.name)
    for (role, _, _) in Palette.roles {
      fields.refuse(role, "the colour \(role) belongs in \"light\" or \"dark\"")
    }
    if let own = fields.read(
      "name", .plainName, "the name in the names of folders; the file's name if left out")
    {
      name = own
    }
    fields.read("summary", into: &summary, .plainText, "the look in one line")
    fields.read(
      "appearance", into: &appearance, .choice("appearance"),
      "the side that is drawn where nobody asks for one")
    // A new picture is that of both sides, where they do not say otherwise.
    if fields.has("background") { (light.background, dark.background) = (nil, nil) }
    let sides = (light: light, dark: dark)
    fields.read(
      "light", into: &light, .palette(sides.light, files),
      "the colours for print and bright screens")
    fields.read(
      "dark", into: &dark, .palette(sides.dark, files), "the colours for screens in the dark")
    if let fonts = fields.read(
      "font", .fonts([numberFont, promptFont, textFont]),
      "the font of all words and numbers, but for those that have their own")
    {
      (numberFont, promptFont, textFont) = (fonts[0], fonts[1], fonts[2])
    }
    let usual = self
    fields.read(
      "numberFont", into: &numberFont, .font(usual.numberFont), "the font of the day's number")
    fields.read("promptFont", into: &promptFont, .font(usual.promptFont), "the font of the prompt")
    fields.read("textFont", into: &textFont, .font(usual.textFont), "the font of everything else")
    fields.read(
      "framePen", into: &framePen, .millimetres(Theme.pens), "the width of the frame's line")
    fields.read(
      "rulePen", into: &rulePen, .millimetres(Theme.pens), "the width of other small lines")
    fields.read(
      "rulingPen", into: &rulingPen, .millimetres(Theme.rulingPens),
      "the width of the ruling's lines")
    fields.read(
      "dotRadius", into: &dotRadius, .millimetres(Theme.rulingPens),
      "the radius of the ruling's dots")
    fields.read("frameStyle", into: &frameStyle, .choice("frame style"), "the look of the frame")
    fields.read("ruling", into: &ruling, .ruling, "the lines or dots inside the frame")
    // Null removes the value of the extended theme.
    fields.read(
      "pitch", into: &pitch, Form.millimetres(Theme.pitches).orNull,
      "the distance of the ruling's lines or dots; the ruling's own if left out or null")
    fields.read(
      "background", into: &background, .background(files),
      "a PNG file beside this one that covers the page behind everything; null for none")
    fields.read(
      "inkFollows", into: &inkFollows, Form.choice("average").orNull,
      "make the colours follow this average of the picture, so that they can be read; null for not")
    fields.read(
      "numberStyle", into: &numberStyle, .choice("number style"),
      "the treatment of the day's number")
    fields.read(
      "numberScale", into: &numberScale, .number(Theme.numberScales),
      "the size of the day's number as a multiple of the layout's")
    fields.read(
      "zeroPadded", into: &isZeroPadded, .flag, "whether numbers have zeros in front, as in 07")
    fields.read(
      "numberColumn", into: &numberColumn, .choice("number column"),
      "whether prompts begin at one place, at one distance from their numbers, or below them")
    fields.read(
      "accentsBy", into: &accentsBy, .choice("order"),
      "what the place of an accent among several follows")
    fields.read(
      "ornament", into: &ornament, Form.ornament.orNull,
      "small pictures, one a day: a family, or { \"tiles\": [ ] } with SVG paths; null for none")
    fields.read(
      "texture", into: &texture, Form.choice("texture").orNull,
      "a pattern in the margins, on screens; null for none")
    fields.read(
      "printsTexture", into: &printsTexture, .flag, "whether printed pages have the texture too")
    fields.read(
      "arrows", into: &hasArrows, .flag,
      "whether books have arrows that lead to the page before and the page after")
    fields.read(
      "greys", into: &greys, Form.greys.orNull,
      "how many greys PNG files have, for electronic paper; null for all colours")
    fields.end()
  }

  // MARK: Extending

  /// Reads the theme that this one extends, and takes over its values.
  private mutating func readBase(_ fields: inout Fields, files: ThemeFiles, chain: [String]) {
    fields.read(
      "extends", into: &self,
      Form({ Theme.base($0, files: files, chain: chain, $1) }) { _ in
        .schema(nameAmong: Theme.names)
      },
      "the built-in theme, or the file beside this one, whose values hold where this file says nothing"
    )
  }

  /// Describes a theme's file.
  static func schema(_ parts: SchemaParts) -> JSON {
    Fields.schema(parts) { fields in
      var theme = Theme.plain
      theme.readBase(&fields, files: .none, chain: [])
      theme.read(&fields, files: .none)
    }
  }

  /// Returns the theme that another one extends, by name or by path.
  private static func base(
    _ value: JSON, files: ThemeFiles, chain: [String], _ faults: Faults
  ) -> Theme? {
    guard let name = value.plainText(faults) else { return nil }
    guard isPath(name) else {
      do {
        return try Theme(named: name)
      } catch {
        let layout =
          nearest(to: name, among: Theme.names) == nil
          ? nearest(to: name, among: Layout.names) : nil
        let other = layout.map {
          "unknown theme \"\(name.prefix(40))\": did you mean the layout \($0)?"
        }
        faults.add(
          files.advice(for: name, beside: chain.last ?? "") ?? other ?? error.description, at: value
        )
        return nil
      }
    }
    let path = path(name, beside: chain.last ?? "")
    if let start = chain.firstIndex(of: path) {
      let through = chain[(start + 1)...].joined(separator: ", ")
      return value.refuse(
        "\(path) extends itself" + (through.isEmpty ? "" : " through \(through)"), faults)
    }
    guard chain.count < 16 else {
      return value.refuse("more than 16 themes extend one another", faults)
    }
    guard let bytes = files.bytes(path, named: value, faults) else { return nil }
    do {
      return try Theme(parsing: bytes, path: path, files: files, extending: chain)
    } catch {
      faults.add(error)
      return nil
    }
  }
}
