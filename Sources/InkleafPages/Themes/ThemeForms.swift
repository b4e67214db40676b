internal import InkleafGeometry

extension Form where Value == Palette {
  /// The colours of one side of a theme.
  ///
  /// - Parameters:
  ///   - usual: the colours that are not named.
  ///   - files: reads the picture of this side.
  static func palette(_ usual: Palette, _ files: ThemeFiles) -> Form {
    object("colours") { fields in
      var palette = usual
      for (name, path, meaning) in Palette.roles {
        fields.read(name, into: &palette[keyPath: path], .color, meaning)
      }
      fields.read(
        "accents", into: &palette.accents, .accents,
        "colours that take turns in place of the accent; [] for none")
      fields.read(
        "background", into: &palette.background,
        Form<Picture?>.background(files).map(Optional.some),
        "a PNG file for this side alone; null for none, the theme's if left out")
      for key in FileKind.keysOfThemes.sorted() {
        fields.refuse(key, "\"\(key)\" belongs beside \"light\" and \"dark\", not in them")
      }
      return palette
    }
  }
}

extension Form where Value == Picture? {
  /// The PNG file at a path, or null for none.
  static func background(_ files: ThemeFiles) -> Form {
    let picture = Form<Picture>.picture(files).orNull
    return Form(
      { value, faults in
        guard value.string?.lowercased() != "none" else {
          return value.refuse("write null, without quotes, for no picture", faults)
        }
        return picture.read(value, faults)
      }, write: picture.write, schema: picture.schema)
  }
}

extension Form where Value == [Color] {
  /// Colours that take turns.
  fileprivate static var accents: Form {
    Form({ value, faults in
      guard let colors = value.array, colors.count <= 31 else {
        return value.refuse("expected at most 31 colours in [ ]", faults)
      }
      let read = colors.compactMap { $0.color(faults) }
      return read.count == colors.count ? read : nil
    }) { .schema(listOf: Form<Color>.color.schema($0), 0...31) }
  }
}

extension Form where Value == Font {
  /// A font's name, or families with a weight and a slant.
  ///
  /// - Parameter usual: the font whose values hold where nothing is said.
  static func font(_ usual: Font) -> Form {
    let families = object("a font's name, or families and weight") { fields in
      var font = usual
      fields.read(
        "families", into: &font.families, .families, "the font's names, the preferred one first")
      fields.read("weight", into: &font.weight, .weight, "400 is regular, 700 bold")
      fields.read("italic", into: &font.italic, .flag, "whether letters are slanted")
      fields.read(
        "tracking", into: &font.tracking, .whole(Theme.trackings),
        "room between letters, in thousandths of the font size; -60 moves them closer")
      return font
    }
    return Form(
      { value, faults in
        guard let name = value.string else { return families.read(value, faults) }
        // A name alone goes before the families of the extended theme.
        guard value.someText(faults) != nil else { return nil }
        var font = usual
        font.families = [name] + usual.families.filter { $0 != name }
        return font
      }) { .schema(anyOf: [Form<String>.someText.schema($0), families.schema($0)]) }
  }
}

extension Form where Value == [Font] {
  /// One font in the place of several, each of which keeps what nothing is said of.
  static func fonts(_ usual: [Font]) -> Form {
    let forms = usual.map(Form<Font>.font)
    return Form({ value, faults in
      let fonts = forms.compactMap { $0.read(value, faults) }
      return fonts.count == forms.count ? fonts : nil
    }) { forms[0].schema($0) }
  }
}

extension Form where Value == [String] {
  /// The names of a font's families.
  fileprivate static var families: Form {
    Form(
      { value, faults in
        let names = (value.array ?? [value]).compactMap { $0.someText(faults) }
        if !(1...16).contains(names.count) {
          return value.refuse("expected 1 to 16 font names in [ ]", faults)
        }
        return names
      }, write: { .array($0.map(JSON.string)) }
    ) { parts in
      let name = Form<String>.someText.schema(parts)
      return .schema(anyOf: [name, .schema(listOf: name, 1...16)])
    }
  }
}

extension Form where Value == Int {
  /// The weight of a font.
  fileprivate static var weight: Form {
    let number = whole(Theme.weights)
    return Form(
      { value, faults in
        value.string == nil
          ? number.read(value, faults)
          : value.isNot("a whole number from 100 to 900, such as 700 for bold", faults)
      }, write: number.write, schema: number.schema)
  }

  /// A number of greys that a PNG file can hold in whole bits.
  static var greys: Form {
    Form({ $0.greys($1) }, write: { JSON($0) }) { _ in
      ["enum": .array(Theme.greyCounts.map { JSON($0) })]
    }
  }
}

extension JSON {
  /// Returns a ruling by its name.
  func ruling(_ faults: Faults) -> Ruling? {
    guard let text = string else { return isNot("the name of a ruling in quotes", faults) }
    do {
      return try Ruling(named: text)
    } catch {
      return refuse(error.description, faults)
    }
  }

  /// Returns the PNG file at a path, which is read and decoded once however often it is named.
  func picture(_ files: ThemeFiles, _ faults: Faults) -> Picture? {
    guard let text = plainText(faults) else { return nil }
    guard !["http://", "https://"].contains(where: text.lowercased().hasPrefix) else {
      faults.add(
        "\(text.prefix(60)) is an address of the web; save the picture, and name its file", at: self
      )
      return nil
    }
    let path = path(text, beside: faults.path.hasPrefix("--set ") ? "" : file ?? faults.path)
    if let known = faults.pictures[path] { return known }
    let picture = picture(at: path, files, faults)
    faults.pictures[path] = .some(picture)
    return picture
  }

  private func picture(at path: String, _ files: ThemeFiles, _ faults: Faults) -> Picture? {
    guard let bytes = files.bytes(path, named: self, faults) else { return nil }
    if let other = OtherPicture(of: bytes) { return refuse(other.advice(path: path), faults) }
    do {
      var picture = try Picture(png: bytes)
      let all = faults.pictures.values.compactMap(\.self) + [picture]
      guard all.reduce(0, { $0 + $1.pixels }) <= Picture.mostPixels else {
        throw UsageProblem(
          "all pictures have more than \(Picture.mostPixels / 1_000_000) million pixels together;"
            + " make them smaller")
      }
      guard all.reduce(0, { $0 + $1.bytes.count }) <= Picture.largestFile else {
        throw UsageProblem(
          "the files of all pictures have more than \(Picture.largestFile >> 20) MiB together;"
            + " make them smaller")
      }
      picture.colors = try files.colors(picture)
      return picture
    } catch {
      return refuse("\(path): \(error)", faults)
    }
  }

  /// Returns a number of greys that a PNG file can hold in whole bits.
  fileprivate func greys(_ faults: Faults) -> Int? {
    guard case .number = kind, let number = integer, Theme.greyCounts.contains(number) else {
      return isNot("2, 4, 16 or 256 greys", faults)
    }
    return number
  }
}
