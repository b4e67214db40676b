internal import InkleafCompression
internal import InkleafGeometry
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering
internal import InkleafText
internal import Synchronization

/// The identity of an edition: two with the same fingerprint have the same bytes, on any machine.
struct Fingerprint: Equatable {
  /// The checksum, in hexadecimal, of everything that the files depend on.
  var sum: String
  /// The checksum of the pages alone, whatever recipe they came from.
  var pages: String
  /// The names and checksums of the font files that its letters are from.
  var fonts: [FontRecord]
}

/// Works out fingerprints; each font file is read once.
final class Fingerprints: Sendable {
  private let fontSums = Mutex<[String: String]>([:])

  /// Works out the fingerprint of an edition.
  ///
  /// - Parameter isDisplayed: whether there are pictures of it for the release's site.
  /// - Throws: a font that cannot be read.
  func fingerprint(
    of edition: Edition, isDisplayed: Bool = false
  ) throws -> Fingerprint {
    let marks = edition.document.marks + edition.impositions.flatMap(\.sides).flatMap(\.marks)
    let fonts = try edition.settings.typesetter.fontFiles(of: marks).map { path in
      FontRecord(file: fileName(of: path), sum: try fontSum(path))
    }
    var pages = SHA256()
    pages.add(edition.document)
    for imposition in edition.impositions { pages.add(imposition) }
    for font in fonts { pages.add(font.sum) }
    let pageSum = pages.hex()

    var all = SHA256()
    for text in [
      InkleafVersion.current, Libraries.versions, edition.created, edition.settings.recipe ?? "",
      pageSum,
    ] {
      all.add(text)
    }
    all.add(edition.settings.dpi)
    if isDisplayed {
      let palette = edition.palette
      for color in [palette.paper, palette.ink, palette.accent] { all.add(color.hex) }
    }
    edition.addDescription(to: &all)
    for file in edition.files.files {
      all.add(file.name)
      all.add(file.sheets.lowerBound)
      all.add(file.sheets.upperBound)
    }
    return Fingerprint(sum: all.hex(), pages: pageSum, fonts: fonts)
  }

  private func fontSum(_ path: String) throws -> String {
    if let known = fontSums.withLock({ $0[path] }) { return known }
    var sum = SHA256()
    try readFile(path, limit: FontCatalog.largestFile) { sum.add($0) }
    let text = sum.hex()
    fontSums.withLock { $0[path] = text }
    return text
  }
}

extension Edition {
  /// Adds what an edition's record says besides what its pages show.
  fileprivate func addDescription(to sum: inout SHA256) {
    for text in [layoutName, themeName, recipe.appearance?.rawValue ?? ""] { sum.add(text) }
    for prompt in list.prompts {
      sum.add(prompt.number)
      sum.add(list.date(of: prompt)?.description ?? "")
      for text in prompt.texts { sum.add(text) }
    }
  }
}
