public import InkleafGeometry

/// A part of a sheet that has a meaning, for people who hear a page instead of seeing it.
///
/// What no passage holds, such as frames and rulings, is not read aloud.
public struct Passage: Equatable, Sendable {
  /// The meaning of a passage.
  public enum Role: String, Sendable {
    /// What the sheet is about.
    case heading
    /// A text on its own.
    case paragraph
    /// Some words of a text, such as those in another language.
    case words
    /// A list; its parts are items.
    case list
    /// An item of a list, with a label and a body as its parts.
    case item
    /// The number of an item.
    case label
    /// The words of an item.
    case body
    /// A table; its parts are rows.
    case table
    /// A row of a table; its parts are heads or cells.
    case row
    /// The name of a column.
    case head
    /// A cell of a table.
    case cell
    /// A picture.
    case figure
    /// A table of contents; its parts are entries.
    case contents
    /// An entry of a table of contents, with a reference as its part.
    case entry
    /// The words of an entry.
    case reference
    /// Words that lead elsewhere, with the mark of their link.
    case link
  }

  /// A piece of a passage.
  public enum Content: Equatable, Sendable {
    /// A mark, by its index among the marks of its sheet.
    case mark(Int)
    /// A mark of the sheet's background, by its index there.
    case background(Int)
    /// A passage within.
    case part(Passage)
  }

  /// The meaning.
  public var role: Role
  /// The pieces, in reading order.
  public var content: [Content]
  /// The words that stand for a picture.
  public var alternate: String?
  /// The place of a picture, in points.
  public var box: Rect?
  /// The language, as a BCP 47 tag; `nil` for that of the document.
  public var language: String?
  /// Whether all pages of a part repeat it, as they do a footer, so that it is read on the first of them alone.
  public var isRepeated = false

  /// Makes a passage from its pieces.
  public init(_ role: Role, _ content: [Content], language: String? = nil) {
    self.role = role
    self.content = content
    self.language = language
  }

  /// Makes a passage of marks.
  ///
  /// - Parameters:
  ///   - role: the meaning.
  ///   - marks: the indices of marks among those of the sheet.
  public init(_ role: Role, marks: some Sequence<Int>) {
    self.init(role, marks.map(Content.mark))
  }

  /// Makes a passage of other passages.
  public init(_ role: Role, parts: [Passage]) { self.init(role, parts.map(Content.part)) }

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - alternate: the words that stand for it.
  ///   - box: its place, in points.
  ///   - marks: its marks.
  public init(picture alternate: String, box: Rect, marks: some Sequence<Int>) {
    self.init(.figure, marks: marks)
    self.alternate = alternate
    self.box = box
  }

  /// The passage as one that all pages repeat.
  var repeated: Passage {
    var passage = self
    passage.isRepeated = true
    return passage
  }

  /// Returns the passage with a distance added to the indices of all its marks.
  func shifted(by distance: Int) -> Passage {
    distance == 0 ? self : renumbered { $0 + distance }
  }

  /// Returns the passage with other indices of its marks.
  func renumbered(_ number: (Int) -> Int) -> Passage {
    var passage = self
    passage.content = content.map { piece in
      switch piece {
      case .mark(let index): .mark(number(index))
      case .background: piece
      case .part(let part): .part(part.renumbered(number))
      }
    }
    return passage
  }

  /// Returns the passage of marks of the background, which are there from a place on.
  func behind(from place: Int) -> Passage {
    var passage = self
    passage.content = content.map { piece in
      switch piece {
      case .mark(let index): .background(place + index)
      case .background: piece
      case .part(let part): .part(part.behind(from: place))
      }
    }
    return passage
  }

  /// Returns the passage with other indices of its marks; those of the background become marks of the page, or are
  /// left out.
  ///
  /// - Parameters:
  ///   - number: returns the index of a mark of the sheet.
  ///   - behind: returns the index that a mark of the background gets; `nil` for one that has none.
  package func onPage(_ number: (Int) -> Int, behind: (Int) -> Int?) -> Passage {
    var passage = self
    passage.content = content.compactMap { piece in
      switch piece {
      case .mark(let index): .mark(number(index))
      case .background(let index): behind(index).map(Content.mark)
      case .part(let part): .part(part.onPage(number, behind: behind))
      }
    }
    return passage
  }

  /// Takes the index of each mark of the background, with those of its parts.
  package func eachBehind(_ take: (Int) -> Void) {
    for piece in content {
      switch piece {
      case .mark: break
      case .background(let index): take(index)
      case .part(let part): part.eachBehind(take)
      }
    }
  }

  /// The indices of its marks, with those of its parts.
  package var marks: [Int] {
    var marks: [Int] = []
    eachMark { marks.append($0) }
    return marks
  }

  /// Takes the index of each mark, with those of its parts.
  func eachMark(_ take: (Int) -> Void) {
    for piece in content {
      switch piece {
      case .mark(let index): take(index)
      case .background: break
      case .part(let part): part.eachMark(take)
      }
    }
  }
}
