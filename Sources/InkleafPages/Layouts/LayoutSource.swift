/// A layout's file with the files that it extends, each found beside the file that names it.
struct LayoutSource {
  /// The files from the one that was asked for to this one; a built-in layout's is its name.
  private var chain: [String]
  let files: ThemeFiles
  /// Where a book names it as its part; a part can be no book itself.
  private var naming: JSON?

  init(path: String, files: ThemeFiles) {
    chain = [path]
    self.files = files
  }

  var path: String { chain[chain.count - 1] }

  /// Returns the JSON of a file.
  ///
  /// - Throws: invalid JSON, or a file of another kind.
  func value(_ bytes: [UInt8]) throws(Diagnostics) -> JSON {
    try JSON.reading(bytes, path: path, kind: .layout)
  }

  /// Returns a layout with what it takes over from the one it extends; any other is returned as it is.
  ///
  /// Returns `nil` after a fault of the other one.
  func extended(_ value: JSON, _ faults: Faults) -> JSON? {
    guard let name = value.member("extends") else { return value }
    guard let base = base(name, faults) else { return nil }
    return LayoutChanges(value, of: base, called: name.string ?? "", faults).applied()
  }

  /// Returns the layout of a name or path, as one without `extends`; `nil` after a fault.
  private func base(_ value: JSON, _ faults: Faults) -> JSON? {
    find(value, faults) { next, bytes in
      next.extended(try next.value(bytes).from(next.path), faults)
    }
  }

  /// Returns the layouts of a book.
  func parts(_ value: JSON, _ faults: Faults) -> [Layout]? {
    if let naming {
      return naming.refuse(
        "\(naming.string ?? "this") is a book, and a book cannot contain one; list its parts instead",
        faults)
    }
    guard let values = value.array, (1...Layout.mostInBook).contains(values.count) else {
      return value.refuse(
        "expected an array of 1 to \(Layout.mostInBook) layouts, such as [\"cover\", \"classic\"]",
        faults)
    }
    return values.compactMap { part($0, faults) }
  }

  /// Returns a layout of a book, by its name or by its path beside the book's file.
  func part(_ value: JSON, _ faults: Faults) -> Layout? {
    find(value, faults) { next, bytes in
      var next = next
      next.naming = value.file == nil ? value.from(path) : value
      return try Layout(parsing: bytes, source: next)
    }
  }

  /// Finds the layout that a value names, and reads it; returns `nil` after a fault.
  private func find<Found>(
    _ value: JSON, _ faults: Faults, _ read: (LayoutSource, [UInt8]) throws -> Found?
  ) -> Found? {
    guard let name = value.plainText(faults) else { return nil }
    var next = self
    do {
      let bytes = try next.bytes(name, beside: value.file ?? path)
      return try read(next, bytes)
    } catch let problems as Diagnostics {
      faults.add(problems)
    } catch {
      faults.add("\(error)", at: value)
    }
    return nil
  }

  /// Returns the content of a layout by its name or path, which becomes the last of the chain.
  private mutating func bytes(_ name: String, beside file: String) throws -> [UInt8] {
    guard isPath(name) else {
      do { try add("\(try Layout.files.name(name)).json") } catch {
        throw files.advice(for: name, beside: file).map(UsageProblem.init) ?? error
      }
      return try Layout.files.bytes(named: name)
    }
    let path = InkleafPages.path(name, beside: file)
    try add(path)
    let bytes = try files.read(path)
    guard bytes.count <= ListLimits.fileSize else {
      throw UsageProblem("\(path): the file is larger than \(ListLimits.fileSize >> 20) MiB")
    }
    return bytes
  }

  private mutating func add(_ path: String) throws(UsageProblem) {
    if let start = chain.firstIndex(of: path) {
      let through = chain[(start + 1)...].joined(separator: ", ")
      throw UsageProblem(
        "\(path) extends or contains itself" + (through.isEmpty ? "" : " through \(through)"))
    }
    guard chain.count < 16 else {
      throw UsageProblem("more than 16 layouts extend or contain one another")
    }
    chain.append(path)
  }
}

extension JSON {
  /// Returns the value with the file that it was read from, for messages.
  fileprivate func from(_ file: String) -> JSON {
    var value = self
    value.file = file
    switch kind {
    case .array(let values): value.kind = .array(values.map { $0.from(file) })
    case .object(let members):
      value.kind = .object(members.map { Member(name: $0.name, value: $0.value.from(file)) })
    default: break
    }
    return value
  }

  /// Returns an object without some members.
  func without(_ names: String...) -> JSON { without(names) }

  /// Returns an object without some members.
  func without(_ names: [String]) -> JSON {
    var value = self
    value.kind = .object((object ?? []).filter { !names.contains($0.name) })
    return value
  }

  /// Returns an object with a member, in place of one of that name.
  func with(_ name: String, _ member: JSON) -> JSON {
    var value = self
    value.kind = .object(
      (object ?? []).filter { $0.name != name } + [Member(name: name, value: member)])
    return value
  }
}
