internal import InkleafCompression
internal import InkleafPages

/// About what the files of a set take, as far as a few of their pages tell.
package struct FileSetSample: Sendable {
  /// The size of the files, in bytes.
  package var bytes = 0.0
  /// The size of the files in an archive, in bytes.
  package var packed = 0.0
  /// How long one thread draws them, in seconds.
  package var seconds = 0.0

  /// Draws the first two pages of a few files.
  ///
  /// Files of one format and length are alike: two of them stand for all.
  package init(_ files: FileSet, _ settings: RenderSettings) throws {
    struct Kind: Hashable {
      var format: Format
      var count: Int
      var imposition: Int?
    }
    let renderer = FileRenderer(files, settings)
    let kinds = Dictionary(grouping: files.files) { file in
      Kind(format: file.format, count: file.count, imposition: file.sides?.imposition)
    }
    for (kind, alike) in kinds {
      var deflater = SiblingDeflater()
      // The first file does work for all; the one in the middle tells what another costs.
      let places = Set([0, alike.count / 2]).sorted()
      let parts = try places.map { place in
        let one = try Part(alike[place].cut(to: 1), renderer, &deflater)
        guard kind.count > 1 else { return one }
        return one.grown(
          by: Double(kind.count - 1), of: try Part(alike[place].cut(to: 2), renderer, &deflater))
      }
      for part in [parts[0]] + repeatElement(parts[parts.count - 1], count: alike.count - 1) {
        bytes += part.bytes
        packed += part.packed
        seconds += part.seconds
      }
    }
  }

  /// What a file takes.
  private struct Part {
    var bytes: Double
    var packed: Double
    var seconds: Double

    init(_ file: FileSet.File, _ renderer: FileRenderer, _ deflater: inout SiblingDeflater) throws {
      var drawn: [UInt8] = []
      let time = try ContinuousClock().measure { drawn = try renderer.bytes(of: file) }
      bytes = Double(drawn.count)
      packed = file.format.isText ? Double(try deflater.deflate(drawn).count) : bytes
      seconds = time / .seconds(1)
    }

    /// Returns a file of more pages, from what one page more takes.
    ///
    /// - Parameter longer: the file with one page more.
    func grown(by count: Double, of longer: Part) -> Part {
      var grown = self
      grown.bytes += count * max(0, longer.bytes - bytes)
      grown.packed += count * max(0, longer.packed - packed)
      // The first drawing also does the common work, so the second one tells what pages cost.
      grown.seconds += longer.seconds * count / 2
      return grown
    }
  }
}

extension FileSet.File {
  /// The number of pages or sides in the file.
  fileprivate var count: Int { sides?.range.count ?? sheets.count }

  /// Returns the file with its first pages or sides alone.
  fileprivate func cut(to most: Int) -> FileSet.File {
    FileSet.File(
      name: name, format: format,
      sheets: sides == nil ? sheets.lowerBound..<sheets.lowerBound + min(most, count) : sheets,
      sides: sides.map { sides in
        let start = sides.range.lowerBound
        return FileSet.Sides(
          imposition: sides.imposition, range: start..<start + min(most, count))
      }, isBook: isBook)
  }
}
