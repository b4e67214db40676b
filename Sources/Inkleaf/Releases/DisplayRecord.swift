internal import InkleafGeometry
internal import InkleafPages

/// What the site of a release shows of an edition: its colours, and small pictures of its pages.
struct DisplayRecord: Equatable {
  /// The colours of the paper, of the prompts and of the numbers.
  var paper: Color
  var ink: Color
  var accent: Color
  /// The number of the page that stands for the edition, from 1.
  var shown: Int
  var pictures: [Picture]

  /// A picture of a page.
  struct Picture: Equatable {
    var file: StoredFile
    var width: Int
    var height: Int
    /// The number of the page, from 1.
    var page: Int
    /// What a table of contents calls the page.
    var title: String
    /// The number of its prompt, where the page belongs to one alone.
    var number: Int?
  }

  var json: JSON {
    .object([
      ("paper", .string(paper.hex)), ("ink", .string(ink.hex)), ("accent", .string(accent.hex)),
      ("shown", JSON(shown)), ("pictures", .array(pictures.map(\.json))),
    ])
  }
}

extension DisplayRecord {
  /// Reads a description; returns `nil` where something is missing.
  init?(_ json: JSON) {
    let colors = ["paper", "ink", "accent"].compactMap { name in
      json.member(name)?.string.flatMap { Color(web: $0) }
    }
    guard colors.count == 3, let shown = json.member("shown")?.integer,
      let listed = json.member("pictures")?.array
    else { return nil }
    let pictures = listed.compactMap(Picture.init)
    guard pictures.count == listed.count, !pictures.isEmpty else { return nil }
    self.init(
      paper: colors[0], ink: colors[1], accent: colors[2], shown: shown, pictures: pictures)
  }
}

extension DisplayRecord.Picture {
  var json: JSON {
    .object(
      file.members + [
        ("width_px", JSON(width)), ("height_px", JSON(height)), ("page", JSON(page)),
        ("title", .string(title)),
      ] + (number.map { [("number", JSON($0))] } ?? []))
  }

  /// Reads a picture; returns `nil` where something is missing.
  init?(_ json: JSON) {
    guard let file = StoredFile(json), let width = json.member("width_px")?.integer,
      let height = json.member("height_px")?.integer, width > 0, height > 0,
      let page = json.member("page")?.integer, let title = json.member("title")?.string
    else { return nil }
    self.init(
      file: file, width: width, height: height, page: page, title: title,
      number: json.member("number")?.integer)
  }
}
