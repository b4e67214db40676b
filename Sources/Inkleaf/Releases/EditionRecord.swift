internal import InkleafGeometry
internal import InkleafPages
internal import InkleafPlatform

/// The description of an edition: `edition.json` in its folder, and the output of `render --json`.
package struct EditionRecord {
  /// The name of the file in an edition's folder.
  static let name = "edition.json"
  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 20

  var head: Head
  /// The edition's fingerprint; `nil` where it was not asked for.
  var fingerprint: String?
  var recipe: JSON
  var fonts: [FontRecord]
  var thumbnail: ThumbnailRecord?
  /// What its release's site shows of it; `nil` without a site.
  var display: DisplayRecord?
  var files: [PageFileRecord]

  /// The part of the description that a catalog repeats.
  struct Head: Equatable {
    /// The folder.
    var edition: String
    var title: String
    var language: String
    var layout: String
    var size: String
    var theme: String
    var appearance: String
    /// When its files say that they were made.
    var created: String

    var members: [(String, JSON)] {
      [
        ("title", .string(title)), ("language", .string(language)), ("layout", .string(layout)),
        ("size", .string(size)), ("theme", .string(theme)), ("appearance", .string(appearance)),
        ("created", .string(created)),
      ]
    }
  }

  /// Describes an edition of which files were drawn.
  ///
  /// - Parameter folder: the folder that paths begin with.
  package init(_ edition: Edition, _ drawn: [DrawnFile], in folder: String) {
    self.init(edition, drawn, in: folder, nil, nil, nil)
  }

  init(
    _ edition: Edition, _ drawn: [DrawnFile], in folder: String, _ fingerprint: Fingerprint?,
    _ thumbnail: ThumbnailRecord?, _ display: DisplayRecord?
  ) {
    head = Head(
      edition: folder, title: edition.document.title, language: edition.document.language,
      layout: edition.layoutName, size: edition.document.page.name, theme: edition.themeName,
      appearance: (edition.recipe.appearance ?? .light).rawValue, created: edition.created)
    self.fingerprint = fingerprint?.sum
    recipe = edition.recipeJSON
    fonts = fingerprint?.fonts ?? []
    self.thumbnail = thumbnail
    self.display = display
    files = drawn.map { PageFileRecord($0, of: edition, in: folder) }
  }

  package var json: JSON {
    var members: [(String, JSON)] = [("edition", .string(head.edition))]
    if let fingerprint { members.append(("fingerprint", .string(fingerprint))) }
    members += head.members + [("recipe", recipe)]
    if fingerprint != nil { members.append(("fonts", .array(fonts.map(\.json)))) }
    if let thumbnail { members.append(("thumbnail", thumbnail.json)) }
    if let display { members.append(("display", display.json)) }
    return .object(members + [("files", .array(files.map(\.json)))])
  }

  /// The sizes of its files' pages in millimetres, each once: those of the papers where pages are on sheets.
  var paperSizes: [Size] { files.map(\.millimetres).eachOnce }

  /// The files that it describes, the pictures included.
  var storedFiles: [StoredFile] {
    files.map(\.file) + [thumbnail?.file].compactMap(\.self)
      + (display?.pictures.map(\.file) ?? [])
  }

  /// Returns the record in an edition's folder and its text; `nil` where there is none that is whole.
  ///
  /// - Throws: the reason why a record cannot be read: whose the folder is stays open then.
  static func standing(
    in folder: borrowing Folder
  ) throws(SystemError) -> (record: EditionRecord, text: [UInt8])? {
    guard let text = try folder.readIfThere(name, limit: largestFile),
      let record = EditionRecord(parsing: text)
    else { return nil }
    return (record, text)
  }

  /// Reads the file in an edition's folder; returns `nil` for any other text.
  init?(parsing bytes: [UInt8]) {
    guard let json = try? JSONReader.read(bytes, most: recordValues),
      let head = Head(json), let fingerprint = json.member("fingerprint")?.string,
      let recipe = json.member("recipe"), let fonts = json.member("fonts")?.array,
      let thumbnail = ThumbnailRecord(json.member("thumbnail")),
      let files = json.member("files")?.array
    else { return nil }
    self.head = head
    self.fingerprint = fingerprint
    self.recipe = recipe
    self.fonts = fonts.compactMap(FontRecord.init)
    self.thumbnail = thumbnail
    if let json = json.member("display") {
      guard let display = DisplayRecord(json) else { return nil }
      self.display = display
    }
    self.files = files.compactMap(PageFileRecord.init)
    guard self.files.count == files.count, self.fonts.count == fonts.count,
      case let folder = "\(head.edition)/", storedFiles.allSatisfy({ $0.path.hasPrefix(folder) })
    else { return nil }
  }
}

extension EditionRecord.Head {
  /// Reads the members of a JSON object; returns `nil` where one is missing.
  init?(_ json: JSON) {
    let names = [
      "edition", "title", "language", "layout", "size", "theme", "appearance", "created",
    ]
    let texts = names.compactMap { json.member($0)?.string }
    guard texts.count == names.count else { return nil }
    (edition, title, language, layout) = (texts[0], texts[1], texts[2], texts[3])
    (size, theme, appearance, created) = (texts[4], texts[5], texts[6], texts[7])
  }
}
