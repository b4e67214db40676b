import Inkleaf
import Platform
import Rendering

extension EditionRecord {
  /// The file in an edition's folder that describes it, and the picture of its first page.
  static let name = "edition.json"
  static let previewName = "preview.png"
  /// The longer side of that picture, in pixels.
  static let previewSide = 640

  /// The files that describe an edition.
  static func extras(
    _ name: String, _ commission: Commission, list: PromptList, fingerprint: String,
    fonts: [(name: String, sum: String)], _ written: [Edition.Written]
  ) throws(RenderingError) -> [Edition.Extra] {
    let document = commission.edition.document
    let preview = try document.preview(side: previewSide, commission.studio.typesetter)
    let pixels = document.page.pixels(dpi: commission.settings.dpi)
    let files = written.map { written -> JSON in
      let sheets = written.file.sheets
      var members: [(String, JSON)] = [
        ("path", .string("\(name)/\(written.file.name)")),
        ("format", .string(written.file.format.name)), ("bytes", JSON(written.size)),
        ("sha256", JSON(written.sum)), ("width_mm", .millimetres(document.page.size.width)),
        ("height_mm", .millimetres(document.page.size.height)),
      ]
      if written.file.format.name == Format.png.name {
        members += [
          ("width_px", JSON(pixels.width)), ("height_px", JSON(pixels.height)),
          ("dpi", .number(commission.settings.dpi)),
        ]
      }
      if sheets.count == 1 {
        let sheet = document.sheets[sheets.lowerBound]
        let prompt = list.prompts.first { $0.number == sheet.number }
        members += [
          ("page", JSON(sheets.lowerBound + 1)), ("title", .string(sheet.title)),
          ("prompt", JSON(prompt.map { $0.texts.joined(separator: " | ") })),
          ("date", JSON(prompt.flatMap(list.date)?.description)),
        ]
      } else {
        members.append(("pages", JSON(sheets.count)))
      }
      members.append(("theme", .string(commission.settings.theme.name)))
      return .object(members)
    }
    let record = JSON.object([
      ("edition", .string(name)), ("fingerprint", .string(fingerprint)),
      ("title", .string(document.title)), ("language", .string(document.language)),
      ("layout", .string(commission.settings.layout.name)),
      ("size", .string(document.page.name)), ("theme", .string(commission.settings.theme.name)),
      ("appearance", .string(commission.settings.appearance.rawValue)),
      ("created", .string(commission.created)), ("recipe", commission.recipe.json),
      (
        "fonts",
        .array(fonts.map { .object([("file", .string($0.name)), ("sha256", .string($0.sum))]) })
      ),
      (
        "preview",
        .object([
          ("path", .string("\(name)/\(previewName)")), ("bytes", JSON(preview.png.count)),
          ("sha256", .string(SHA256.hex(of: preview.png))), ("width_px", JSON(preview.width)),
          ("height_px", JSON(preview.height)), ("blurhash", .string(preview.blurHash)),
        ])
      ), ("files", .array(files)),
    ])
    return [
      Edition.Extra(name: previewName, bytes: preview.png),
      Edition.Extra(name: Self.name, bytes: Array((record.text() + "\n").utf8)),
    ]
  }

  /// The record of an edition all of whose files stand in a folder, with the record's own text; `nil`
  /// where one of them is not there or has another size.
  static func standing(_ name: String, in folder: borrowing Folder) -> (
    record: EditionRecord, text: [UInt8]
  )? {
    guard folder.entry(name) == .other("a folder"), let edition = try? folder.openFolder(name),
      let (record, text) = read(in: edition)
    else { return nil }
    for file in record.files where edition.size(of: file.name) != file.size { return nil }
    return (record, text)
  }

  /// The record in an edition's folder, with its text.
  static func read(in edition: borrowing Folder) -> (record: EditionRecord, text: [UInt8])? {
    guard let text = try? readFile("\(edition.path)/\(Self.name)", limit: largestRecord) else {
      return nil
    }
    return EditionRecord(text).map { ($0, text) }
  }

  private static let largestRecord = 64 << 20
}
