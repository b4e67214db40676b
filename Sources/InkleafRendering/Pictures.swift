internal import InkleafGeometry
internal import InkleafCairo
package import InkleafPages

/// Decodes a picture and returns its average colours.
///
/// - Throws: a problem if its file is damaged.
package func colors(of picture: Picture) throws(UsageProblem) -> Picture.Colors {
  do {
    let decoded = try DecodedPicture(png: picture.bytes)
    func color(isSquared: Bool) -> Color {
      let average = decoded.average(isSquared: isSquared)
      return Color(
        red: UInt8(average.red.rounded()), green: UInt8(average.green.rounded()),
        blue: UInt8(average.blue.rounded()))
    }
    return Picture.Colors(mean: color(isSquared: false), rms: color(isSquared: true))
  } catch {
    throw UsageProblem(error.description)
  }
}
