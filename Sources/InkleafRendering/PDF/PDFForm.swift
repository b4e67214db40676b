internal import InkleafCompression
internal import InkleafGeometry

/// A drawing that pages show, held once however often they do.
struct PDFForm {
  /// The reference to the form.
  let reference: PDFObject
  /// The height of the canvas that it was drawn on, in points; its top is there.
  let height: Double

  /// Copies a page that Cairo drew as a form.
  ///
  /// - Parameters:
  ///   - page: Cairo's page.
  ///   - plan: what it is to be.
  ///   - size: the part of it that counts, from its top left corner, in points.
  init(
    _ page: PDFDictionary, _ plan: PDFPlan, size: Size, _ copy: inout PDFCopy,
    _ objects: inout PDFObjects
  ) throws {
    height = page.height
    var stream = try copy.drawing(of: page, plan, names: nil)
    stream.dictionary["Type"] = .name("XObject")
    stream.dictionary["Subtype"] = .name("Form")
    stream.dictionary["BBox"] = .array(
      [0, height - size.height, size.width, height].map(PDFObject.points))
    stream.dictionary["Resources"] = try copy.value(page["Resources"], &objects)
    if copy.hasTransparency { stream.dictionary["Group"] = page["Group"] }
    reference = objects.share(.stream(stream))
  }
}

/// A form on a page.
struct PDFPlacement: Equatable {
  /// The index of the form.
  var form: Int
  /// The place of the form's top left corner on the page, or of its opposite if it is turned, y down.
  var origin: Point
  /// The part of the page that it may cover, y down.
  var clip: Rect
  /// Whether it stands on its head.
  var isTurned: Bool
  /// The factor of its lengths.
  var scale: Double
}

extension PDFPage {
  /// Adds the forms that a page shows to its content, under what is drawn on it.
  ///
  /// - Parameters:
  ///   - forms: all forms of the file.
  ///   - entries: the page.
  ///   - own: the resources of its own drawing.
  ///   - height: the height of the canvas that its own drawing is on, in points.
  func show(
    _ forms: [PDFForm], in entries: inout PDFDictionary, over own: PDFDictionary, height: Double,
    _ objects: inout PDFObjects
  ) throws {
    var operators: [UInt8] = []
    var names = own["XObject"]?.dictionary ?? [:]
    for placement in shown {
      let (form, clip) = (forms[placement.form], placement.clip)
      let name = "P\(placement.form)"
      names[name] = names[name] ?? form.reference
      let factor = placement.isTurned ? -placement.scale : placement.scale
      operators += "q".utf8
      operators.add("re W n", clip.left, size.height - clip.bottom, clip.width, clip.height)
      for number in [factor, 0, 0, factor] {
        operators.append(.number(number))
        operators.append(0x20)
      }
      operators.add(
        "cm", placement.origin.x, size.height - placement.origin.y - factor * form.height)
      operators += "/\(name) Do Q\n".utf8
    }
    if !registration.isEmpty {
      operators += "q /All CS 1 SCN 0.25 w\n".utf8
      for place in registration {
        operators.add(.registration(around: place)) { Point(x: $0.x, y: size.height - $0.y) }
      }
      operators += "S Q\n".utf8
    }
    // The page's own drawing hangs from the top of its canvas.
    if height != size.height { operators.add("cm", 1, 0, 0, 1, 0, size.height - height) }
    let added = objects.add(
      .stream(
        PDFStream(
          dictionary: ["Filter": .name("FlateDecode")], bytes: try deflated(operators))))
    entries["Contents"] = .array([added] + [entries["Contents"]].compactMap(\.self))
    var resources = own
    resources["XObject"] = .dictionary(names)
    if !registration.isEmpty {
      resources["ColorSpace"] = .dictionary(["All": objects.share(.allInks)])
    }
    entries["Resources"] = .dictionary(resources)
    entries["MediaBox"] = box(Rect(size))
  }
}

extension [UInt8] {
  /// Adds an operator with lengths in points before it.
  fileprivate mutating func add(_ name: String, _ operands: Double...) {
    for operand in operands {
      append(0x20)
      append(.points(operand))
    }
    self += " \(name)\n".utf8
  }
}

extension PDFDictionary {
  /// The height of a page, in points.
  var height: Double {
    if case .number(let height)? = self["MediaBox"]?.array?.last { height } else { 0 }
  }
}

extension PDFObject {
  /// The colour of all inks at once, by which plates are aligned (ISO 32000-1, 8.6.6.4).
  fileprivate static let allInks: PDFObject = .array([
    .name("Separation"), .name("All"), .name("DeviceGray"),
    .dictionary([
      "FunctionType": .number(2), "Domain": .array([.number(0), .number(1)]), "N": .number(1),
      "C0": .array([.number(1)]), "C1": .array([.number(0)]),
    ]),
  ])
}
