internal import InkleafGeometry

/// Sheets of marks on pages of one size, ready to be drawn in any format.
public struct Document: Equatable, Sendable {
  /// The title of the book, such as "Inktober 2026".
  public var title: String
  /// The author of the list, if it names one.
  public var credit: String?
  /// The language of the prompts, as a BCP 47 tag.
  public var language: String
  /// The day of the first prompt, if it has one.
  public var start: CalendarDate?
  /// The page that all sheets share.
  public var page: Page
  /// The number of greys, evenly from black to white, in PNG files; `nil` keeps all colours.
  public var greys: Int?
  /// Whether PNG files have red, green and blue even where all marks are grey.
  public var isRGB = false
  /// Whether a book of the pages is bound at their right edge, so that its readers turn them to the right.
  public var isBoundAtRight = false
  /// Whether files have no paper, so that a page can be laid over another picture.
  public var isTransparent: Bool
  /// The marks behind sheets, drawn first: those that all sheets of a part share, a list a part.
  public var backgrounds: [[Mark]]
  /// The pages, in order.
  public var sheets: [Sheet]

  /// Makes a document of one's own marks.
  ///
  /// - Parameters:
  ///   - title: the title of the book.
  ///   - credit: the author, for the book's properties.
  ///   - language: the language of the text, as a BCP 47 tag.
  ///   - start: the day of the first sheet, if it has one.
  ///   - page: the page that all sheets share.
  ///   - greys: the number of greys in PNG files: 2, 4, 16 or 256; any other
  ///     number counts as `nil`, which keeps all colours.
  ///   - isTransparent: whether files have no paper; the background should not fill the page then.
  ///   - background: the marks behind every sheet, in drawing order.
  ///   - sheets: the pages, in order.
  public init(
    title: String, credit: String? = nil, language: String = "en", start: CalendarDate? = nil,
    page: Page, greys: Int? = nil, isTransparent: Bool = false, background: [Mark] = [],
    sheets: [Sheet]
  ) {
    self.title = title
    self.credit = credit
    self.language = language
    self.start = start
    self.page = page
    self.greys = greys.flatMap { Theme.greyCounts.contains($0) ? $0 : nil }
    self.isTransparent = isTransparent
    backgrounds = [background]
    self.sheets = sheets
  }
}

extension Document {
  /// Returns the marks behind a sheet.
  public func background(of sheet: Sheet) -> [Mark] {
    backgrounds.indices.contains(sheet.part) ? backgrounds[sheet.part] : []
  }

  /// Whether each page has all prompts of a list.
  package func showsWholeList(_ list: PromptList) -> Bool {
    sheets.allSatisfy {
      $0.number == list.prompts.first?.number && $0.lastNumber == list.prompts.last?.number
    }
  }

  /// Returns the days of a list that stand on pages with others which are wanted; pages with the whole list
  /// do not count.
  package func daysBeside(_ wanted: Set<Int>, of list: PromptList) -> [Int] {
    let pages = sheets.compactMap { sheet -> ClosedRange<Int>? in
      let (first, last) = (sheet.number, sheet.lastNumber)
      guard first < last,
        first != list.prompts.first?.number || last != list.prompts.last?.number
      else { return nil }
      return first...last
    }
    return list.prompts.filter { prompt in
      !wanted.contains(prompt.number)
        && pages.contains { $0.contains(prompt.number) }
    }.map(\.number)
  }

  /// Everything that is drawn, backgrounds once.
  public var marks: [Mark] { backgrounds.flatMap(\.self) + sheets.flatMap(\.marks) }

  /// The pixels of all pictures together, each counted once.
  package var picturePixels: Int { pictures.reduce(0) { $0 + $1.pixels } }

  /// The pictures, each once.
  package var pictures: [Picture] { placedPictures.pictures }

  /// The pictures at their places, each place once.
  package var placedPictures: [Picture.Placed] {
    var pictures: [Picture.Placed] = []
    func add(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .image(let placed) where !pictures.contains(placed): pictures.append(placed)
        case .link(let link): add(link.marks)
        default: break
        }
      }
    }
    backgrounds.forEach(add)
    for sheet in sheets { add(sheet.marks) }
    return pictures
  }

  /// Whether any picture or fill may need more inks than black.
  public var hasColors: Bool {
    marks.contains { mark in
      switch mark {
      // What shows through blends in colour.
      case .image(let placed): !placed.picture.isGrey || placed.picture.mayBeClear
      case .fill(_, let color): color.red != color.green || color.green != color.blue
      default: false
      }
    }
  }
}

/// One page of a document.
public struct Sheet: Equatable, Sendable {
  /// The number of its first prompt: the day of a daily challenge.
  public var number: Int
  /// The number of its last prompt; the first's on a page of one day.
  public var lastNumber: Int
  /// The title in a table of contents: number and prompt, or the range of numbers.
  public var title: String
  /// The file name of this page without extension, such as `07-panic`.
  public var name: String
  /// The marks of this sheet only, drawn over the document's background.
  public var marks: [Mark]
  /// The meaning of the marks, in reading order.
  public var passages: [Passage]
  /// The number of the page as readers of a book show it, such as `iv` or `7`.
  public var label: String
  /// The index of its background among those of the document.
  public var part: Int
  /// The heading or the month that it is under in a table of contents of several; `nil` for none.
  public var chapter: String?
  /// The index of its page in the whole book, of which a document may have some days; `nil` for a sheet of one's own.
  package var place: Int?

  /// Makes a sheet of one's own marks.
  ///
  /// - Parameters:
  ///   - number: the number of the sheet, from 1.
  ///   - lastNumber: the number of its last prompt; `nil` where it has one prompt.
  ///   - title: the title in a table of contents.
  ///   - name: the file name without folder and extension, unique in the document; `nil` makes
  ///     one of the number and the title.
  ///   - marks: the marks over the document's background, in drawing order.
  ///   - passages: the meaning of the marks, in reading order.
  ///   - label: the number of the page in a book; `nil` for the sheet's own number.
  ///   - part: the index of its background among those of the document.
  public init(
    number: Int, lastNumber: Int? = nil, title: String, name: String? = nil, marks: [Mark] = [],
    passages: [Passage] = [],
    label: String? = nil, part: Int = 0
  ) {
    self.number = number
    self.lastNumber = lastNumber ?? number
    self.title = title
    self.name = name ?? "\(number)-\(title)".slug
    self.marks = marks
    self.passages = passages
    self.label = label ?? String(number)
    self.part = part
  }
}

extension [Picture.Placed] {
  /// The pictures at these places, each once.
  package var pictures: [Picture] { map(\.picture).eachOnce }
}
