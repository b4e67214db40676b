internal import InkleafCompression
internal import InkleafGeometry
internal import InkleafPages

extension SHA256 {
  /// Adds all that a document draws.
  mutating func add(_ document: Document) {
    for text in [document.title, document.credit ?? "", document.language, document.page.name] {
      add(text)
    }
    for length in [document.page.size.width, document.page.size.height, document.page.bleed] {
      add(length)
    }
    add(document.greys ?? 0)
    add(document.isTransparent ? 1 : 0)
    if document.isRGB { add("red, green and blue") }
    if document.isBoundAtRight { add("bound at the right") }
    for background in document.backgrounds { add(background) }
    for sheet in document.sheets {
      add(sheet.number)
      add(sheet.lastNumber)
      add(sheet.title)
      add(sheet.name)
      if let chapter = sheet.chapter { add(chapter) }
      if document.backgrounds.count > 1 {
        add(sheet.label)
        add(sheet.part)
      }
      add(sheet.marks)
      add(sheet.passages)
    }
  }

  /// Adds where pages are on sheets of paper, with the marks beside them.
  mutating func add(_ imposition: Imposition) {
    add(imposition.paperName)
    add(imposition.paper.width)
    add(imposition.paper.height)
    for side in imposition.sides {
      add(side.name)
      add(side.title)
      for place in side.places {
        add(place.page)
        add(place.trim)
        add(place.clip)
        add(place.isTurned ? 1 : 0)
        add(place.scale)
      }
      add(side.marks)
      for place in side.registration {
        add(place.x)
        add(place.y)
      }
    }
  }

  private mutating func add(_ passages: [Passage]) {
    add(passages.count)
    for passage in passages {
      add(passage.role.rawValue)
      add(passage.alternate ?? "")
      add(passage.language ?? "")
      if let box = passage.box { add(box) }
      if passage.isRepeated { add("repeated") }
      for piece in passage.content {
        switch piece {
        case .mark(let index): add(index)
        case .background(let index):
          add("background")
          add(index)
        case .part(let part): add([part])
        }
      }
    }
  }

  private mutating func add(_ marks: [Mark]) {
    add(marks.count)
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        add(0)
        add(path)
        add(color)
      case .stroke(let path, let pen):
        add(1)
        add(path)
        add(pen)
      case .text(let line):
        add(2)
        add(line.text)
        add(line.font.families.joined(separator: ","))
        add(line.font.weight)
        add(line.font.italic ? 1 : 0)
        add(line.size)
        add(line.origin)
        add(line.color)
      case .dots(let dots):
        add(3)
        add(dots.origin)
        for length in [dots.pitch.width, dots.pitch.height, dots.radius] { add(length) }
        add(dots.columns)
        add(dots.rows)
        add(dots.color)
      case .lines(let lines, let pen):
        add(4)
        add(lines.count)
        for line in lines {
          add(line.start)
          add(line.end)
        }
        add(pen)
      case .image(let placed):
        add(5)
        add(placed.picture.bytes.count)
        add(placed.picture.bytes)
        add(placed.box)
        add(placed.covers ? 1 : 0)
      case .link(let link):
        add(6)
        add(link.box)
        switch link.target {
        case .sheet(let index): add(index)
        case .address(let address): add(address)
        }
        add(link.marks)
      }
    }
  }

  private mutating func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let to):
        add(0)
        add(to)
      case .line(let to):
        add(1)
        add(to)
      case .curve(let a, let b, let to):
        add(2)
        for point in [a, b, to] { add(point) }
      case .quadratic(let via, let to):
        add(4)
        for point in [via, to] { add(point) }
      case .close: add(3)
      }
    }
  }

  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ rect: Rect) {
    for side in [rect.left, rect.top, rect.right, rect.bottom] { add(side) }
  }

  private mutating func add(_ pen: Pen) {
    add(pen.color)
    add(pen.width)
  }

  private mutating func add(_ color: Color) {
    add(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue))
  }
}
