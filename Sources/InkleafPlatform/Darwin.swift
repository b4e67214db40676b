// All that is macOS's alone, as `Linux.swift` has it. Nobody has tried it yet.

#if canImport(Darwin)
  @_exported public import Darwin

  extension Folder {
    /// How folders are opened in passing, which needs no right to list them.
    static let walking = O_SEARCH | O_DIRECTORY | O_CLOEXEC

    /// Swaps two names in one step; returns 0, or -1 with an error number.
    static func exchange(
      _ folder: Int32, _ name: String, with other: Int32, _ otherName: String
    ) -> Int32 {
      renameatx_np(other, otherName, folder, name, UInt32(RENAME_SWAP))
    }

    /// Nothing: a disk takes files by itself.
    static func startStoring(_ file: Int32) {}
  }

  /// The limit on a process' address space, as `getrlimit` knows it.
  let addressSpaceLimit = RLIMIT_AS

  /// Starts a thread that runs what a box holds; returns `nil` if the system refuses.
  func startThread(_ box: UnsafeMutableRawPointer) -> pthread_t? {
    var thread: pthread_t?
    let code = pthread_create(
      &thread, nil,
      { box in
        ThreadWork.run(box)
        return nil
      }, box)
    return code == 0 ? thread : nil
  }

  /// An open folder, as `readdir` takes it.
  typealias FolderStream = UnsafeMutablePointer<DIR>

  extension stat {
    /// When the file's content last changed.
    var changed: timespec { st_mtimespec }
  }

  extension sigaction {
    /// Whether the signal is ignored.
    var ignores: Bool { __sigaction_u.__sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1 }
  }

  /// Nothing: macOS's allocator keeps what is freed for a while by itself.
  public func keepFreedMemory() {}

  /// Returns memory that is free to the system, between two works that need different amounts of it.
  public func returnFreedMemory() { malloc_zone_pressure_relief(nil, 0) }
#endif
