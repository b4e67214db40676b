internal import InkleafPages

/// What all pages of a site have in common.
struct SitePage {
  /// The title in the window, and in what is shared.
  var title: String
  var description: String
  var words: SiteWords
  /// The title of the feed.
  var feed: String
  /// What leads to the folder of the release: nothing, or `../`.
  var folder = ""
  /// The path of the page in the folder of the release.
  var path: String
  /// A picture for sharing, with its width and height.
  var picture: (file: StoredFile, width: Int, height: Int)?
  var wishes: SiteWishes
  /// The style sheet and the script; without them they are in the page itself.
  var style: StoredFile?
  var script: StoredFile?
  /// The style sheet, where it is in the page itself.
  var css: [UInt8] = []

  static let generator = "Inkleaf"

  /// Returns the page.
  ///
  /// - Parameter css: styles of this page alone.
  func html(css: String = "", _ body: (inout HTML) -> Void) -> HTML {
    .document { html in
      html.add("html", ["lang": words.language]) { html in
        html.add("head") { html in
          head(&html)
          if !css.isEmpty { html.add("style", own: Array(css.utf8)) }
        }
        html.add("body") { body(&$0) }
      }
    }
  }

  private func head(_ html: inout HTML) {
    html.addVoid("meta", ["charset": "utf-8"])
    html.add("title", title.withoutDirections)
    html.addVoid(
      "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.addVoid("meta", ["name": "description", "content": description.withoutDirections])
    html.addVoid("meta", ["name": "generator", "content": Self.generator])
    html.addVoid("meta", ["name": "color-scheme", "content": "light dark"])
    property("og:type", "website", &html)
    property("og:title", title.withoutDirections, &html)
    property("og:description", description.withoutDirections, &html)
    if let picture {
      property(
        "og:image", whole(Address.of(picture.file, from: wishes.base == nil ? folder : "")), &html)
      property("og:image:width", "\(picture.width)", &html)
      property("og:image:height", "\(picture.height)", &html)
      property("og:image:alt", title.withoutDirections, &html)
      html.addVoid("meta", ["name": "twitter:card", "content": "summary_large_image"])
    }
    if let base = wishes.base {
      let address = base + Address.ofPage(path)
      property("og:url", address, &html)
      html.addVoid("link", ["rel": "canonical", "href": address])
    }
    html.addVoid(
      "link",
      [
        "rel": "alternate", "type": "application/atom+xml", "title": feed.withoutDirections,
        "href": "\(folder)\(Feed.name)",
      ])
    // Browsers ask for an icon that is not there, unless a page names one.
    html.addVoid("link", ["rel": "icon", "href": "data:,"])
    if let style {
      html.addVoid("link", ["rel": "stylesheet", "href": Address.of(style, from: folder)])
    } else {
      html.add("style", own: css)
    }
    if let script {
      html.add("script", ["src": Address.of(script, from: folder)], "")
    } else {
      html.add("script", own: PackageResources.script_js)
    }
  }

  private func property(_ name: String, _ content: String, _ html: inout HTML) {
    html.addVoid("meta", ["property": name, "content": content])
  }

  private func whole(_ address: String) -> String { (wishes.base ?? "") + address }

  /// Adds the switch between the light and the dark side of everything.
  ///
  /// It works without a script, which only remembers the choice.
  func addSchemes(_ html: inout HTML) {
    html.add("fieldset", ["class": "schemes"]) { html in
      html.add("legend", ["class": "unseen"], words[.colours])
      for (value, name) in [
        ("auto", words[.auto]), ("light", words[.light]), ("dark", words[.dark]),
      ] {
        html.addVoid(
          "input",
          [
            "type": "radio", "name": "scheme", "id": "scheme-\(value)", "value": value,
            "checked": value == "auto" ? "" : nil,
          ])
        html.add("label", ["for": "scheme-\(value)"], name)
      }
    }
  }

  /// Adds the end of a page.
  func addFooter(_ html: inout HTML, credits: [(words: String, language: String)]) {
    html.add("footer") { html in
      for credit in credits {
        html.add("p") { $0.add(linking: credit.words, language: credit.language) }
      }
      html.add("p", words[.made])
    }
  }
}

extension String {
  /// The text without characters that turn the direction of what follows them, for places that have no
  /// element to keep them in.
  var withoutDirections: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isBidiControl }))
  }
}
