/// A kind of picture file that is not read, told by its first bytes.
enum OtherPicture: String {
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case tiff = "TIFF"
  case heic = "HEIC"
  case avif = "AVIF"
  case bmp = "BMP"

  /// Finds the kind of a file; `nil` for any other.
  init?(of bytes: [UInt8]) {
    func has(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    // A file of the ISO family names in its first box what it holds.
    func isBrand(_ brands: String...) -> Bool {
      has("ftyp", at: 4) && brands.contains { has($0, at: 8) }
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if isBrand("avif", "avis") {
      self = .avif
    } else if isBrand("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1") {
      self = .heic
    } else if has("BM"), bytes.count > 26, bytes[6..<10].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else {
      return nil
    }
  }

  /// Returns what the file at a path is, and how it becomes one that can be read.
  func advice(path: String) -> String {
    let name = fileName(of: path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let folder = path.dropLast(name.count)
    // A picture that is called so already is kept.
    let png =
      "\(folder)\(stem.isEmpty ? name : stem)\(name.lowercased().hasSuffix(".png") ? "-2" : "").png"
    // Version 6 has this name alone, and version 7 still has it; photos may be stored on their side.
    return
      "\(path) is a \(rawValue) picture; Inkleaf reads PNG; save it as PNG, for example with ImageMagick:"
      + " `convert \(path.shellWord) -auto-orient \(png.shellWord)`"
  }
}
