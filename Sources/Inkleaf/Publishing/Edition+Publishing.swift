internal import InkleafCompression
internal import InkleafRendering
internal import InkleafPlatform

extension Edition {
  /// Draws all files and puts them into a folder, all or none.
  ///
  /// The files are first written into a hidden folder inside the target and get their names only when
  /// every one of them is whole and on disk, so what stood there stays until then. What an earlier run
  /// left behind when it was killed is removed first. Only one process writes to a folder at a time.
  ///
  /// - Parameters:
  ///   - path: the folder, made where it is missing.
  ///   - force: whether files are replaced that were changed after they were drawn, as by somebody who drew on them.
  ///   - jobs: how many files are drawn at the same time, at least 1.
  ///   - monitor: watches the work.
  /// - Returns: the files, in the order of `files`.
  /// - Throws: `InkleafError.system` where such a file, a link or a folder is in the way, or a system call fails.
  @concurrent @discardableResult
  public func publish(
    to path: String, force: Bool = false, jobs: Int = 1, monitor: Monitor = .none
  ) async throws(InkleafError) -> [DrawnFile] {
    try check(writingTo: path)
    if !force { try EarlierPages(in: path, before: self).checkUntouched(in: path) }
    return try write(to: path, jobs: jobs, monitor: monitor)
  }

  /// Draws the only file of the edition.
  ///
  /// - Throws: if there are more.
  package func onlyFile() throws(InkleafError) -> [UInt8] {
    guard files.files.count == 1, let file = files.files.first else {
      throw InkleafError.request([
        "\(files.files.count) files cannot go to standard output, which takes one; use, for example,"
          + " --format pdf --book, or --format png --single --days 1"
      ])
    }
    try checkPixels()
    return try inkleaf { try files.bytes(of: file, settings) }
  }

  /// Throws what is in the way of the files in a folder, before anything is drawn or made.
  ///
  /// - Parameter own: the number of the path's last parts that a link may not stand for.
  package func check(writingTo path: String, own: Int = 1) throws(InkleafError) {
    try checkPixels()
    try inkleaf { try StagingFolder.check(path, own: own, names: files.files.map(\.name)) }
  }

  /// Does what `publish` does behind its checks, on the caller's thread and `jobs` - 1 others.
  ///
  /// - Parameter own: the number of the path's last parts that a link may not stand for.
  package func write(
    to path: String, own: Int = 1, jobs: Int, wantsSums: Bool = false, monitor: Monitor
  ) throws(InkleafError) -> [DrawnFile] {
    try inkleaf {
      try files.write(
        to: StagingFolder.open(path, own: own, names: files.files.map(\.name)), settings,
        jobs: jobs,
        wantsSums: wantsSums, monitor: monitor)
    }
  }
}

extension FileSet {
  /// Draws all files and commits them.
  ///
  /// - Parameter staging: where they wait until all are whole.
  func write(
    to staging: consuming StagingFolder, _ settings: RenderSettings, jobs: Int, wantsSums: Bool,
    monitor: Monitor
  ) throws -> [DrawnFile] {
    let folder = staging.partial
    let shown = staging.path
    let drawn = try eachFile(settings, jobs: jobs, monitor: monitor) { file, renderer in
      var writer = try folder.folder.create(file.name, shown: "\(shown)/\(file.name)")
      var size = 0
      var sum = wantsSums ? SHA256() : nil
      try renderer.draw(file) { bytes in
        try writer.write(bytes)
        size += bytes.count
        sum?.add(bytes)
      }
      try writer.close()
      return DrawnFile(file: file, size: size, sum: sum?.hex())
    }
    try monitor.checkStop()
    try staging.commit()
    return drawn
  }

  /// Draws all files, so many at the same time, and returns what became of each, in the plan's order.
  func drawAll<Value: Sendable>(
    _ settings: RenderSettings, jobs: Int, monitor: Monitor,
    each: @escaping @Sendable (File, [UInt8]) throws -> Value
  ) throws -> [Value] {
    try eachFile(settings, jobs: jobs, monitor: monitor) { file, renderer in
      try each(file, renderer.bytes(of: file))
    }
  }

  private func eachFile<Value: Sendable>(
    _ settings: RenderSettings, jobs: Int, monitor: Monitor,
    _ body: @escaping @Sendable (File, FileRenderer) throws -> Value
  ) throws -> [Value] {
    let renderer = FileRenderer(self, settings)
    return try SharedWork.values(
      files.count, jobs: min(jobs, mostJobs(settings)),
      progress: { monitor.progress(.files($0, of: files.count)) }
    ) { index in
      try monitor.checkStop()
      return try body(files[index], renderer)
    }
  }
}
