internal import InkleafPlatform
internal import InkleafPages
internal import InkleafRendering

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
      let typesetter = resources.typesetter(language)
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
