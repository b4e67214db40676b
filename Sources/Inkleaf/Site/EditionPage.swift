internal import InkleafPages

/// The page of an edition: its pages to look at, its files to download, and what to do with them.
struct EditionPage {
  var page: SitePage
  var edition: SiteEdition
  var record: EditionRecord
  /// The size of its pages.
  var size: PageSize
  var display: DisplayRecord
  /// What tells it from others of its list.
  var heading: String
  /// Whether there are editions of other lists.
  var hasOtherLists: Bool
  /// The title of the release, and its language.
  var release: (words: String, language: String)
  /// The edition with the theme's other side.
  var other: String?
  var before: String?
  var after: String?
  var credit: String?
  /// What to do with the sheets of paper that the pages are on; empty for pages alone.
  var sheets: [String] = []
  /// Whether pages lead to each other.
  var hasLinks = true

  private static let folder = "../"

  private var words: SiteWords { page.words }
  /// The language of its list, where it is not the site's.
  private var language: String? { words.mark(edition.language) }
  private var books: [PageFileRecord] { record.files.filter { $0.pageNumber == nil } }
  private var singles: [PageFileRecord] { record.files.filter { $0.pageNumber != nil } }

  func html() -> HTML {
    page.html { html in
      html.add("header") { html in
        html.add("div", ["class": "bar"]) { html in
          html.add("a", ["href": "../index.html"]) { html in
            html.add("← ")
            html.add(words: release.words, language: release.language)
          }
          page.addSchemes(&html)
        }
        html.add("h1") { html in
          if hasOtherLists {
            html.add(words: edition.title, language: edition.language)
            html.add(words[.comma])
          }
          html.add(heading)
        }
        html.add("p", ["class": "lead"]) { html in
          html.add(words: edition.title, language: edition.language)
          html.add(words.colon + facts)
        }
        if let other {
          let see = words[edition.appearance == .light ? .seeDark : .seeLight]
          html.add("p") { $0.add("a", ["href": address(other)], see) }
        }
      }
      html.add("main", ["class": "edition"]) { html in
        addDownloads(&html)
        addDays(&html)
        addAdvice(&html)
        addFiles(&html)
        addNeighbours(&html)
        if !pages.isEmpty { addViewer(&html) }
      }
      page.addFooter(
        &html, credits: credit.map { [(words: $0, language: edition.language)] } ?? [])
    }
  }

  private var facts: String {
    var size = words.millimetres(edition.millimetres)
    if !sheets.isEmpty {
      size = words[.onSheets, ["size": words.list(record.paperSizes.map(words.millimetres))]]
    }
    if let pixels = record.files.lazy.compactMap(\.pixels).first {
      let pair = "\(pixels.width)\u{A0}×\u{A0}\(pixels.height)"
      let inPixels = words[.pixels, ["size": pair]]
      let hasNoOther = self.size.isPicture && sheets.isEmpty
      size = hasNoOther ? inPixels : size + words[.comma] + inPixels
    }
    return words[
      .facts,
      [
        "pages": words.counted(edition.pages, .pages), "side": words.side(edition.appearance),
        "layout": SiteNames.shown(edition.layout), "size": size,
      ]]
  }

  private func address(_ edition: String) -> String { Address.of("\(edition).html") }

  // MARK: Downloads

  private func addDownloads(_ html: inout HTML) {
    html.add("section", ["aria-labelledby": "download"]) { html in
      html.add("h2", ["id": "download"], words[.download])
      html.add("ul", ["class": "downloads"]) { html in
        add(
          edition.archive, words[.allFiles],
          "ZIP, \(words.counted(record.files.count, .files))", &html
        )
        for book in books {
          let isBook = book.format.bindsPages
          // A page alone is no book.
          if isBook, edition.pages == 1, sheets.isEmpty {
            add(book.file, book.format.name.uppercased(), book.file.name, &html)
            continue
          }
          add(
            book.file, isBook ? words[sheets.isEmpty ? .book : .sheets] : book.file.name,
            book.format.name.uppercased()
              + (isBook && books.count > 1 ? ", \(words.millimetres(book.millimetres))" : ""), &html
          )
        }
      }
      html.add("details") { html in
        html.add("summary", words[.checksums])
        html.add("dl", ["class": "sums"]) { html in
          for file in [edition.archive] + books.map(\.file) {
            html.add("dt", file.name)
            html.add("dd") { $0.add("code", file.sum) }
          }
        }
        html.add("p", words[.checksumNote])
      }
    }
  }

  private func add(_ file: StoredFile, _ name: String, _ kind: String, _ html: inout HTML) {
    html.add("li") { html in
      html.add("a", ["href": Address.of(file, from: Self.folder), "download": file.name]) { html in
        html.add("b", name)
        html.add("span", "\(kind), \(words.sized(file.size))")
      }
    }
  }

  // MARK: Pages

  /// The small picture of each page, and its largest.
  private var pages: [(small: DisplayRecord.Picture, large: StoredFile?)] {
    let side = Edition.pictureSides[0]
    let largest = Edition.pictureSides[Edition.pictureSides.count - 1]
    var files: [Int: StoredFile] = [:]
    for picture in display.pictures where max(picture.width, picture.height) == largest {
      files[picture.page] = picture.file
    }
    let hasLightPNG = singles.contains(where: \.isLightPNG)
    for file in singles {
      guard let page = file.pageNumber else { continue }
      // A file of the page itself shows more.
      if file.isLightPNG || file.format == .svg && !hasLightPNG { files[page] = file.file }
    }
    return display.pictures.filter { max($0.width, $0.height) <= side }
      .map { ($0, files[$0.page]) }
  }

  private func addDays(_ html: inout HTML) {
    html.add("section", ["aria-labelledby": "pages"]) { html in
      html.add("h2", ["id": "pages"], words.counted(edition.pages, .pages))
      let style = display.pictures.first.map(edition.style)
      html.add("ol", ["class": "days", "id": "days", "style": style]) { html in
        for (small, large) in pages {
          html.add("li", ["id": "page-\(small.page)"]) { html in
            let target = Address.of(large ?? small.file, from: Self.folder)
            html.add("a", ["href": target]) { html in
              html.add(
                [small], SiteEdition.Caption(page: small.title, language: language),
                from: Self.folder)
            }
            html.add("span", ["aria-hidden": "true"]) {
              $0.add(words: small.title, language: edition.language)
            }
          }
        }
      }
    }
  }

  // MARK: The rest

  private func addAdvice(_ html: inout HTML) {
    let pixels = record.files.lazy.compactMap(\.pixels).first.map { ($0.width, $0.height) }
    let hasBook = books.contains { $0.format.bindsPages }
    let known =
      sheets.isEmpty
      ? AppAdvice.known(
        pages: Set(singles.map(\.format)), hasBook: hasBook,
        hasLinks: hasBook && hasLinks && edition.pages > 1, pixels: pixels, count: edition.pages,
        size, words)
      : [AppAdvice(app: words[.onPaper], words: sheets.joined(separator: " "), language: "en")]
    guard !known.isEmpty else { return }
    html.add("section", ["aria-labelledby": "use"]) { html in
      html.add("h2", ["id": "use"], words[.use])
      html.add("ul", ["class": "advice"]) { html in
        for advice in known {
          html.add("li") { html in
            html.add("b", advice.app)
            html.add("p", ["lang": advice.language], advice.words)
          }
        }
      }
    }
  }

  private func addFiles(_ html: inout HTML) {
    guard !singles.isEmpty else { return }
    let formats = Format.allCases.filter { format in singles.contains { $0.format == format } }
    let rows = Dictionary(grouping: singles) { $0.pageNumber ?? 0 }
    html.add("section", ["aria-labelledby": "single"]) { html in
      html.add("h2", ["id": "single"], words[.singlePages])
      html.add("details") { html in
        html.add("summary", words[.pageFiles])
        html.add("table", ["class": "singles"]) { html in
          html.add("thead") { html in
            html.add("tr") { html in
              html.add("th", ["scope": "col"], words[.page])
              for format in formats {
                html.add("th", ["scope": "col"], format.name.uppercased())
              }
            }
          }
          html.add("tbody") { html in
            for (page, files) in rows.sorted(by: { $0.key < $1.key }) {
              html.add("tr", ["id": "files-\(page)"]) { html in
                html.add("th", ["scope": "row"]) {
                  $0.add(words: files.first?.title ?? "", language: edition.language)
                }
                for format in formats {
                  html.add("td") { html in
                    for file in files where file.format == format {
                      html.add(
                        "a",
                        [
                          "href": Address.of(file.file, from: Self.folder),
                          "download": file.file.name,
                          "aria-label": "\(file.title ?? ""), \(format.name.uppercased())",
                          "lang": language,
                        ], words.sized(file.file.size))
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func addNeighbours(_ html: inout HTML) {
    guard before != nil || after != nil else { return }
    html.add("nav", ["class": "neighbours", "aria-label": words[.otherEditions]]) { html in
      if let before {
        html.add("a", ["href": address(before), "rel": "prev"], "← \(words[.before])")
      }
      if let after {
        html.add("a", ["href": address(after), "rel": "next"], "\(words[.after]) →")
      }
    }
  }

  private func addViewer(_ html: inout HTML) {
    html.add("dialog", ["id": "viewer", "aria-labelledby": "viewer-title"]) { html in
      html.add("div", ["class": "bar"]) { html in
        html.add("p", ["id": "viewer-title", "aria-live": "polite"], "")
        html.add("p", ["id": "viewer-files"], "")
        html.add(
          "button", ["type": "button", "id": "viewer-close", "aria-label": words[.close]], "✕")
      }
      html.add("div", ["class": "stage", "id": "viewer-stage"], "")
      html.add(
        "button", ["type": "button", "id": "viewer-before", "aria-label": words[.pageBefore]], "‹")
      html.add(
        "button", ["type": "button", "id": "viewer-after", "aria-label": words[.pageAfter]], "›")
    }
  }
}

extension PageFileRecord {
  /// Whether it is a PNG file that a browser shows at once; a huge one would be slow.
  fileprivate var isLightPNG: Bool {
    format == .png && (pixels.map { $0.width * $0.height <= Edition.mostPixels } ?? false)
  }

  /// The number of its only page, from 1.
  fileprivate var pageNumber: Int? {
    if case .page(let page, _, _, _) = content { page } else { nil }
  }

  fileprivate var title: String? {
    if case .page(_, let title, _, _) = content { title } else { nil }
  }
}
