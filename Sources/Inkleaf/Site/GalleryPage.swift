internal import InkleafGeometry
internal import InkleafPages

/// The page of a release: all of its editions in a mosaic, to look at and to choose from.
struct GalleryPage {
  var page: SitePage
  var heading: String
  /// The language of the heading.
  var language: String
  /// The days of the release in words; `nil` without dates.
  var dates: String?
  var lists: [PromptList]
  var tiles: [Tile]
  /// Files of the release as a whole, each with its name for visitors.
  var files: [File]
  var credits: [(words: String, language: String)]

  /// A file with its name for visitors.
  struct File {
    var name: String
    /// The title of its list, which follows the name; `nil` where the name says enough.
    var title: (words: String, language: String)?
    var file: StoredFile

    /// Its address; calendars are subscribed to, so theirs stays when they change.
    fileprivate var address: String {
      file.path.hasSuffix(".ics") ? Address.of(file.path) : Address.of(file)
    }
  }

  /// A choice of visitors: an axis with the values that there are.
  private struct Choice {
    var axis: String
    var name: String
    var values: [SiteEdition.Tag]
  }

  /// A tile: the light and the dark side of one set, or the only side that there is.
  struct Tile {
    var light: SiteEdition?
    var dark: SiteEdition?

    var sides: [SiteEdition] { [light, dark].compactMap(\.self) }
  }

  /// The columns of the mosaic on phones, tablets and desks, and the shapes of their tiles; on small ones a page could
  /// hardly be seen.
  private static let mosaics: [(columns: Int, bag: [Mosaic.Shape])] = [
    (2, [.large, .upright, .upright, .upright, .upright, .level]),
    (4, [.large, .large, .upright, .upright, .upright, .upright, .level, .level]),
    (6, [.large, .large, .upright, .upright, .upright, .upright, .level, .level]),
  ]

  /// The axes that visitors choose by, with their names.
  private static let axes: [(axis: String, name: SiteWords.Text)] = [
    ("list", .list), ("size", .size), ("theme", .theme), ("look", .look), ("layout", .layout),
    ("language", .language), ("format", .format),
  ]

  private var words: SiteWords { page.words }
  private var editions: [SiteEdition] { tiles.flatMap(\.sides) }

  func html() -> HTML {
    let (choices, looks) = (choices, looks)
    let prompts = PromptSection(lists: lists, words: words)
    return page.html(css: looks.css) { html in
      html.add("a", ["class": "skip", "href": "#gallery"], words[.skip])
      html.add("header") { html in
        html.add("div", ["class": "bar"]) { html in
          if let home = page.wishes.home { html.add("a", ["href": home], words[.allReleases]) }
          page.addSchemes(&html)
        }
        html.add("h1") { $0.add(words: heading, language: language) }
        html.add("p", ["class": "lead"], page.description)
        if dates != nil || prompts.isDated {
          html.add(
            "p",
            [
              "class": "today", "id": "today",
              "data-words": prompts.isDated ? words[.today] : nil,
            ],
            dates ?? "")
        }
      }
      html.add("main") { html in
        addChoices(choices, &html)
        html.add("h2", ["class": "unseen"], words[.editions])
        addTiles(choices, looks.classes, &html)
        html.add("p", ["class": "nothing", "id": "nothing", "hidden": ""]) { html in
          html.add(words[.nothing] + " ")
          html.add("a", ["href": "#"], words[.showAll])
        }
        addFiles(&html)
        prompts.add(to: &html)
      }
      page.addFooter(&html, credits: credits)
    }
  }

  /// What tells pictures of different looks apart, once for all that are alike.
  private var looks: (classes: [String: String], css: String) {
    var (classes, css): ([String: String], String) = ([:], "")
    for edition in editions where classes[edition.look] == nil {
      let name = "k\(classes.count)"
      classes[edition.look] = name
      css += ".\(name){\(edition.look)}"
    }
    return (classes, css)
  }

  /// The values on each axis that has several, in the order of the editions.
  private var choices: [Choice] {
    var seen: Set<String> = []
    var values: [String: [SiteEdition.Tag]] = [:]
    let tags = editions.map { $0.tags(words) }
    for tag in tags.joined() where seen.insert("\(tag.axis)=\(tag.word)").inserted {
      values[tag.axis, default: []].append(tag)
    }
    // What all editions have is no choice.
    return Self.axes.compactMap { axis, name in
      let own = tags.map { $0.filter { $0.axis == axis }.map(\.word) }
      guard let first = own.first, own.contains(where: { $0 != first }) else { return nil }
      return values[axis].map { Choice(axis: axis, name: words[name], values: $0) }
    }
  }

  private func addChoices(_ choices: [Choice], _ html: inout HTML) {
    guard !choices.isEmpty else { return }
    html.add("form", ["class": "choose", "id": "choose", "aria-label": words[.choose]]) { html in
      for choice in choices {
        html.add("label") { html in
          html.add("span", choice.name)
          html.add("select", ["name": choice.axis]) { html in
            html.add("option", ["value": "", "selected": ""], words[.all])
            for value in choice.values {
              html.add(
                "option", ["value": value.word, "lang": value.language],
                value.name.withoutDirections)
            }
          }
        }
      }
      html.add("p", ["class": "found"]) { html in
        html.add(
          "output", ["id": "found", "data-forms": words.forms(of: .editions)],
          words.counted(editions.count, .editions))
        html.add("a", ["href": "#", "id": "all", "hidden": ""], words[.showAll])
      }
    }
  }

  private func addTiles(
    _ choices: [Choice], _ looks: [String: String], _ html: inout HTML
  ) {
    let mosaics = Self.mosaics.map { Mosaic(tiles.count, columns: $0.columns, bag: $0.bag) }
    let columns = zip("abc", mosaics).map { "--n\($0):\($1.columns)" }.joined(separator: ";")
    let axes = Set(choices.map(\.axis))
    html.add("ul", ["class": "mosaic", "id": "gallery", "style": columns, "tabindex": "-1"]) {
      html in
      for (index, tile) in tiles.enumerated() {
        let places = mosaics.map { $0.tiles[index] }
        add(tile, places, axes, looks, &html)
      }
    }
  }

  private func add(
    _ tile: Tile, _ places: [Mosaic.Tile], _ axes: Set<String>, _ looks: [String: String],
    _ html: inout HTML
  ) {
    guard let first = tile.sides.first else { return }
    let shapes = zip("abc", places).map { "\($0)\($1.shape.rawValue)" }.joined(separator: " ")
    let areas = zip("abc", places).map { "--\($0):\($1.gridArea)" }.joined(separator: ";")
    let isWide = places.dropFirst().contains { $0.shape.columns > 1 }
    // What no link of the tile says.
    let tags = first.tags(words)
    let own = tags.filter { $0.axis == "format" && axes.contains($0.axis) }
    let unsaid = own.isEmpty ? nil : own.map { "\($0.axis)=\($0.word)" }.joined(separator: " ")
    html.add("li", ["class": shapes, "style": areas, "data-tags": unsaid]) { html in
      for side in tile.sides {
        let kind = tile.sides.count == 1 ? "side" : "side \(side.appearance.rawValue)"
        let look = looks[side.look].map { " \($0)" } ?? ""
        html.add("a", ["class": kind + look, "href": side.page]) { html in
          html.add(
            side.pictures, side.caption(words), isSized: false)
          // The next page stands beside an upright one where a tile has room for both.
          guard isWide, side.pictures[0].width < side.pictures[0].height, let next = side.next
          else { return }
          html.addVoid(
            "img", ["class": "more", "loading": "lazy", "src": Address.of(next.file), "alt": ""])
        }
      }
      html.add("div", ["class": "about"]) { html in
        // What tells tiles apart comes first.
        let name = axes.contains("list") && !axes.contains("theme") ? "list" : "theme"
        html.add("h3") { add(name, among: tags, axes, &$0) }
        html.add("p") { html in
          add("size", among: tags, axes, &html)
          for axis in ["layout", "list", "language"] where axes.contains(axis) && axis != name {
            add(axis, among: tags, axes, &html)
          }
        }
        html.add("p", ["class": "sides"]) { html in
          for side in tile.sides {
            html.add(
              "a", ["href": side.page, "data-look": side.appearance.rawValue],
              words.name(of: side.appearance))
          }
        }
      }
    }
  }

  /// Adds what an edition has on an axis, as a link to all that have it too.
  private func add(
    _ axis: String, among tags: [SiteEdition.Tag], _ axes: Set<String>, _ html: inout HTML
  ) {
    guard let tag = tags.first(where: { $0.axis == axis }) else { return }
    guard axes.contains(axis) else {
      return html.add("span", ["lang": tag.language], tag.name.withoutDirections)
    }
    html.add(
      "a",
      [
        "href": "\(SiteWriter.index)#\(axis)=\(Address.of(tag.word))", "lang": tag.language,
      ],
      tag.name.withoutDirections)
  }

  private func addFiles(_ html: inout HTML) {
    html.add("section", ["class": "files", "aria-labelledby": "files"]) { html in
      html.add("h2", ["id": "files"], words[.everything])
      html.add("ul") { html in
        for file in files {
          html.add("li") { html in
            html.add("a", ["href": file.address]) { html in
              html.add(file.name)
              guard let title = file.title else { return }
              html.add(words[.comma])
              // A title may run from right to left, and the size behind it does not.
              html.add(words: title.words, language: title.language)
            }
            html.add("span", " \(words.sized(file.file.size))")
          }
        }
      }
    }
  }
}
