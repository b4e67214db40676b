public import InkleafGeometry

/// A place on a page that leads elsewhere when it is touched.
public struct Link: Equatable, Sendable {
  /// The place that a link leads to.
  public enum Target: Equatable, Sendable {
    /// A sheet, by its index among the document's sheets.
    case sheet(Int)
    /// An address of the web, such as `https://example.org`.
    case address(String)
  }

  /// The place to touch, in points.
  public var box: Rect
  /// The place that it leads to.
  public var target: Target
  /// Marks that are drawn only where the link works.
  public var marks: [Mark]

  /// Makes a link from its place in points, its target and the marks that only a working link has.
  public init(box: Rect, to target: Target, marks: [Mark] = []) {
    self.box = box
    self.target = target
    self.marks = marks
  }
}

extension Link {
  /// The address, if it is one of the web and has only characters that every reader takes.
  public var address: String? {
    guard case .address(let text) = target,
      ["http://", "https://", "mailto:"].contains(where: text.lowercased().hasPrefix),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), text.utf8.count <= 2000
    else { return nil }
    return text
  }
}
