internal import InkleafCompression
internal import InkleafPages
internal import InkleafRendering

extension Edition {
  /// The longer sides of pictures, in pixels: of each page, of the page that stands for an edition, and of
  /// each page that there is no other picture of.
  static let pictureSides = [340, 680, 1200]

  /// The most pixels of a PNG file that a browser can show among others: an A4 page has 8.7 million.
  static let mostPixels = 1 << 24

  /// Draws the pictures of pages that the site of a release shows.
  ///
  /// - Parameter folder: what their paths begin with.
  func display(in folder: String) throws -> (record: DisplayRecord, files: [ExtraFile]) {
    let (numbers, shownDocument) = (numbersOfPages, shownDocument)
    let shown = shownPage(numbers)
    var files: [ExtraFile] = []
    var pictures: [DisplayRecord.Picture] = []
    for (side, range) in pictureRanges(shown: shown) {
      for picture in try shownDocument.pictures(of: range, side: side, settings.typesetter) {
        let sheet = document.sheets[picture.sheet]
        // A sheet's name has no dot, so no page is called so.
        let name = "\(sheet.name).\(side).png"
        files.append(ExtraFile(name: name, bytes: picture.png))
        pictures.append(
          DisplayRecord.Picture(
            file: StoredFile(path: "\(folder)/\(name)", bytes: picture.png),
            width: picture.width, height: picture.height, page: picture.sheet + 1,
            title: sheet.title, number: numbers[picture.sheet]))
      }
    }
    let record = DisplayRecord(
      paper: palette.paper, ink: palette.ink, accent: palette.accent, shown: shown + 1,
      pictures: pictures)
    return (record, files)
  }

  /// The pages that pictures of each length are drawn of.
  ///
  /// - Parameter shown: the index of the page that stands for the edition.
  private func pictureRanges(shown: Int) -> [(side: Int, pages: Range<Int>)] {
    let all = document.sheets.indices
    let sides = zip(Self.pictureSides, [all, shown..<shown + 1, all]).map { ($0, $1) }
    // Pages without a file that a browser can show are shown by a picture.
    return hasPagesForBrowsers ? sides.dropLast() : sides
  }

  /// About what the pictures take, in bytes and in seconds: the first page stands for itself, and two in the middle
  /// for all others.
  func displaySample() throws -> (bytes: Double, seconds: Double) {
    let shownDocument = shownDocument
    var (bytes, seconds) = (0.0, 0.0)
    for (side, pages) in pictureRanges(shown: 0) {
      let middle = pages.count / 2..<min(pages.count, pages.count / 2 + 2)
      for (sample, count) in [(0..<1, 1), (middle, pages.count - 1)] where count > 0 {
        let time = try ContinuousClock().measure {
          for picture in try shownDocument.pictures(of: sample, side: side, settings.typesetter) {
            bytes += Double(picture.png.count * count) / Double(sample.count)
          }
        }
        seconds += time / .seconds(1) * Double(count) / Double(sample.count)
      }
    }
    return (bytes, seconds)
  }

  /// The document as pictures show it: on its paper, where its own files leave the paper out.
  var shownDocument: Document { document.onPaper(palette.paper) }

  /// The index of the page that stands for the edition.
  ///
  /// Editions show different days, but the light and the dark one of a theme the same, so that a gallery of
  /// one list is not one page many times. A book shows its cover.
  ///
  /// - Parameter numbers: the numbers of pages' prompts.
  private func shownPage(_ numbers: [Int: Int]) -> Int {
    guard document.backgrounds.count == 1, numbers.count == document.sheets.count else {
      return 0
    }
    var plain = recipe
    plain.appearance = nil
    let text = [list.title, layoutName, themeName, plain.size.text].joined(separator: "\n")
    let start = SHA256.hex(of: Array(text.utf8)).prefix(8)
    return Int((UInt32(start, radix: 16) ?? 0) % UInt32(document.sheets.count))
  }

  /// The numbers of the prompts that have pages of their own, by the indices of these pages.
  private var numbersOfPages: [Int: Int] {
    var pages: [Int: Int] = [:]
    for (index, sheet) in document.sheets.enumerated()
    where sheet.number == sheet.lastNumber && pages[sheet.number] == nil {
      pages[sheet.number] = index
    }
    // A page of many prompts belongs to none of them alone.
    let wanted = (try? recipe.days?.numbers(of: list)) ?? nil
    let prompts = list.prompts.count { prompt in
      wanted.map { $0.contains { (prompt.number...prompt.last).contains($0) } } ?? true
    }
    guard pages.count == prompts else { return [:] }
    return Dictionary(uniqueKeysWithValues: pages.map { ($1, $0) })
  }

  /// Whether each page has a file that browsers show.
  private var hasPagesForBrowsers: Bool {
    guard impositions.isEmpty, recipe.binding.contains(.single) else { return false }
    if recipe.formats.contains(.svg) { return true }
    let (width, height) = document.page.pixels(dpi: settings.dpi)
    return recipe.formats.contains(.png) && width * height <= Self.mostPixels
  }
}
