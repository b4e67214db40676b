internal import InkleafGeometry

/// The inks that a printer needs for the pages.
public enum Inks: String, Sendable, CaseIterable {
  /// All that the theme's colours need.
  case color
  /// Black alone: the theme's colours become black and its tints.
  case black
}

extension Palette {
  /// The colours in black and its tints, each as light as before.
  ///
  /// What is nearly black or nearly white becomes so, because a tint of a few percent prints as dust.
  var inBlack: Palette {
    var palette = self
    for (_, path, _) in Palette.roles { palette[keyPath: path] = self[keyPath: path].tint }
    palette.accents = accents.map(\.tint)
    palette.ink = paper.lightness > ink.lightness ? Color(0x000000) : Color(0xFFFFFF)
    return palette
  }
}

extension Color {
  /// The grey that is as light, from 0 to 255, by the weights of ITU-R BT.709.
  fileprivate var lightness: Double {
    func linear(_ component: UInt8) -> Double {
      let part = Double(component) / 255
      return part * part
    }
    let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return light.squareRoot() * 255
  }

  fileprivate var tint: Color {
    let grey = lightness
    let level = UInt8(grey < 40 ? 0 : grey > 232 ? 255 : grey.rounded())
    return Color(red: level, green: level, blue: level)
  }
}
