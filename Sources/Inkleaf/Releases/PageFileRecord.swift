internal import InkleafGeometry
internal import InkleafPages
internal import InkleafRendering

/// A file with pages: its place, its measures and what is on it.
struct PageFileRecord: Equatable {
  var file: StoredFile
  var format: Format
  /// Width and height in millimetres, with the bleed.
  var millimetres: Size
  /// Pixels of a PNG file.
  var pixels: Pixels?
  var content: Content
  /// The numbers of the pages' first prompts.
  var days: [Int]
  var theme: String

  struct Pixels: Equatable {
    var width: Int
    var height: Int
    var dpi: Double
  }

  enum Content: Equatable {
    /// One page: which it is, what a table of contents calls it, and of a page of one day its prompts
    /// and its date.
    case page(Int, title: String, prompt: String?, date: String?)
    /// All pages: how many.
    case book(Int)
  }

  /// Describes a file that was drawn.
  ///
  /// - Parameter folder: what its path begins with.
  init(_ drawn: DrawnFile, of edition: Edition, in folder: String) {
    let document = edition.document
    let imposition = drawn.file.sides.map { edition.impositions[$0.imposition] }
    let sides = drawn.file.sides.flatMap { imposition?.sides[$0.range] }
    let shown = sides.map { Set($0.flatMap(\.places).map(\.page)).sorted() }
    let sheets = (shown ?? Array(drawn.file.sheets)).map { document.sheets[$0] }
    file = StoredFile(path: "\(folder)/\(drawn.file.name)", size: drawn.size, sum: drawn.sum ?? "")
    format = drawn.file.format
    func rounded(_ points: Double) -> Double {
      (points / pointsPerMillimetre * 1000).rounded() / 1000
    }
    let page = imposition?.page ?? document.page
    millimetres = Size(width: rounded(page.size.width), height: rounded(page.size.height))
    if format == .png {
      let (width, height) = page.pixels(dpi: edition.settings.dpi)
      pixels = Pixels(width: width, height: height, dpi: edition.settings.dpi)
    }
    if sides == nil, !drawn.file.isBook, sheets.count == 1, let sheet = sheets.first {
      // A cover is of no day.
      let isOfDay = sheet.number == sheet.lastNumber
      let prompt = isOfDay ? edition.list.prompts.first { $0.number == sheet.number } : nil
      content = .page(
        drawn.file.sheets.lowerBound + 1, title: sheet.title,
        prompt: prompt.map { $0.texts.joined(separator: " | ") },
        date: prompt.flatMap(edition.list.date)?.description)
    } else {
      content = .book(sheets.count)
    }
    days = sheets.map(\.number)
    theme = edition.themeName
  }

  var json: JSON {
    var members: [(String, JSON)] = [
      ("path", .string(file.path)), ("format", .string(format.name)), ("bytes", JSON(file.size)),
    ]
    if !file.sum.isEmpty { members.append(("sha256", .string(file.sum))) }
    members += [
      ("width_mm", .number(millimetres.width)), ("height_mm", .number(millimetres.height)),
    ]
    if let pixels {
      members += [
        ("width_px", JSON(pixels.width)), ("height_px", JSON(pixels.height)),
        ("dpi", .number(pixels.dpi)),
      ]
    }
    switch content {
    case .page(let index, let title, let prompt, let date):
      members += [
        ("page", JSON(index)), ("title", .string(title)), ("prompt", JSON(prompt)),
        ("date", JSON(date)),
      ]
    case .book(let count): members.append(("pages", JSON(count)))
    }
    return .object(
      members + [("days", .array(days.map { JSON($0) })), ("theme", .string(theme))])
  }

  /// Reads a description; returns `nil` where something is missing.
  init?(_ json: JSON) {
    guard let file = StoredFile(json),
      let format = json.member("format")?.string.flatMap(Format.init),
      let width = json.member("width_mm")?.double, let height = json.member("height_mm")?.double,
      let days = json.member("days")?.array, let theme = json.member("theme")?.string
    else { return nil }
    self.file = file
    self.format = format
    millimetres = Size(width: width, height: height)
    if let width = json.member("width_px")?.integer, let height = json.member("height_px")?.integer,
      let dpi = json.member("dpi")?.double
    {
      pixels = Pixels(width: width, height: height, dpi: dpi)
    }
    if let count = json.member("pages")?.integer {
      content = .book(count)
    } else if let page = json.member("page")?.integer, let title = json.member("title")?.string {
      content = .page(
        page, title: title, prompt: json.member("prompt")?.string,
        date: json.member("date")?.string)
    } else {
      return nil
    }
    self.days = days.compactMap(\.integer)
    self.theme = theme
  }
}

extension JSON {
  fileprivate var double: Double? { if case .number(let number) = kind { number } else { nil } }
}
