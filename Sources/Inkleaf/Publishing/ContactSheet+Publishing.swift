internal import InkleafPlatform
internal import InkleafPages
internal import InkleafRendering
internal import InkleafText

extension ContactSheet {
  /// Draws the sheet as a PNG file and puts it into a folder.
  ///
  /// - Parameters:
  ///   - path: the folder, made where it is missing.
  ///   - language: the language of the labels, as a BCP 47 tag.
  ///   - resources: the fonts.
  ///   - monitor: watches the work.
  /// - Returns: the file's name.
  package func publish(
    to path: String, language: String, resources: Resources, monitor: Monitor
  ) throws(InkleafError) -> String {
    try inkleaf {
      let typesetter = Typesetter(language: language, catalog: resources.fonts)
      let sheet = document(metrics: typesetter)
      let files = FileSet(sheet, formats: [.png], book: nil, singles: true)
      let names = files.files.map(\.name)
      _ = try files.write(
        to: StagingFolder.open(path, names: names),
        RenderSettings(typesetter: typesetter, dpi: sheet.page.dpi, created: ""), jobs: 1,
        wantsSums: false, monitor: monitor)
      return names[0]
    }
  }
}

extension SheetPreview {
  /// Draws the picture of an edition's sheets as a PNG file and puts it into a folder.
  ///
  /// - Parameters:
  ///   - edition: the edition, whose pages are on sheets.
  ///   - path: the folder, made where it is missing.
  ///   - monitor: watches the work.
  /// - Returns: the file's name.
  package static func publish(
    _ edition: Edition, to path: String, monitor: Monitor
  ) throws(InkleafError) -> String {
    try inkleaf {
      let typesetter = edition.settings.typesetter
      // Papers differ little, so the first one is enough.
      let pictures = edition.impositions.prefix(1).map { imposition in
        SheetPreview(
          edition.document, imposition, edition.recipe.boundSheets,
          isRightToLeft: edition.list.isRightToLeft
        ).picture(metrics: typesetter)
      }
      let files = FileSet(
        edition.document, on: pictures, formats: [.png], book: nil, singles: true)
      let names = files.files.map(\.name)
      _ = try files.write(
        to: StagingFolder.open(path, names: names),
        RenderSettings(typesetter: typesetter, dpi: ContactSheet.dpi, created: ""), jobs: 1,
        wantsSums: false, monitor: monitor)
      return names[0]
    }
  }
}
