internal import InkleafGeometry
internal import InkleafPages
internal import InkleafRendering

// What is doubtful about pictures, and about ink that lies on them or on no paper at all.

extension EditionDoubts {
  /// The contrast below which words on a picture cannot be made out (WCAG 2.2).
  private static let leastOnPicture = 3.0
  /// The pixels to the inch below which a print looks coarse, and those that a print shop asks for at least.
  private static let (leastDensity, wantedDensity) = (100.0, 150.0)

  /// Words that can hardly be made out on the picture of the side that is drawn.
  var lowContrastOnPicture: [String] {
    // What is black by the recipe has not the theme's colours.
    guard !recipe.isTransparent, recipe.inks == .color,
      parts.theme.background(parts.appearance) != nil
    else { return [] }
    func doubts(_ page: Page) -> [String]? {
      try? parts.theme.pictureDoubts(
        on: [parts.appearance], page, below: Self.leastOnPicture, metrics: typesetter)
    }
    // The words that are looked for have no room on the smallest cards.
    let found = doubts(document.page) ?? doubts(Page(.a4)) ?? []
    return found.map { "theme \(parts.theme.name): \($0)" }
  }

  /// Light ink in a PDF or on sheets without paper, where nobody sees it.
  var inkWithoutPaper: [String] {
    let ink = parts.theme.palette(
      parts.appearance, inks: recipe.inks, isTransparent: recipe.isTransparent
    ).ink
    guard recipe.isTransparent, recipe.formats.contains(.pdf) || recipe.sheets.areWanted,
      ink.contrast(with: Color(0xFFFFFF)) < Self.leastOnPicture
    else { return [] }
    let other: Appearance = parts.appearance == .dark ? .light : .dark
    return [
      "the \(parts.appearance.rawValue) side's ink \(ink.hex) is hardly seen on white paper, and --transparent"
        + " leaves the theme's paper out; give --appearance \(other.rawValue), or leave out --transparent"
    ]
  }

  /// Pictures with too few pixels for their size on paper.
  func coarse(_ placedPictures: [Picture.Placed]) -> [String] {
    guard document.page.isPrinted else { return [] }
    let scale = impositions.map(\.scale).max() ?? 1
    let coarse = placedPictures.compactMap { placed in
      let density = 72 * Double(placed.picture.width) / max(1e-6, placed.extent.width * scale)
      return density < Self.leastDensity ? (placed.picture, density) : nil
    }
    // Of several places of a picture, the largest counts.
    let pictures = coarse.reduce(into: [(Picture, Double)]()) { pictures, next in
      if let known = pictures.firstIndex(where: { $0.0 == next.0 }) {
        pictures[known].1 = min(pictures[known].1, next.1)
      } else {
        pictures.append(next)
      }
    }
    return pictures.map { picture, density in
      let factor = Self.wantedDensity / density
      let (width, height) = (
        (Double(picture.width) * factor).rounded(.up),
        (Double(picture.height) * factor).rounded(.up)
      )
      let isPossible = width * height <= Double(Picture.mostPixels)
      return
        "\(name(of: picture)) has \(Int(density)) pixels to the inch on \(document.page.name), and a print"
        + " needs \(Int(Self.wantedDensity)) or more; take "
        + (isPossible ? "a picture of \(Int(width)) x \(Int(height)) pixels, or " : "")
        + "a smaller size"
    }
  }

  /// Pictures whose colours are not those of sRGB, or that are stored on their side.
  func foreign(_ placedPictures: [Picture.Placed]) -> [String] {
    placedPictures.pictures.flatMap { picture in
      picture.doubtsOfFile.map { "\(name(of: picture)) \($0)" }
    }
  }

  /// What a person calls a picture.
  private func name(of picture: Picture) -> String {
    picture == parts.theme.background(parts.appearance)
      ? "the picture of theme \(parts.theme.name)"
      : "a picture of layout \(parts.layout.name)"
  }
}
