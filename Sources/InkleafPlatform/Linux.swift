// All that is Linux's alone; `Darwin.swift` has the same for macOS. Only these two import a C library.

#if os(Linux)
  internal import CInkleafLinux

  #if canImport(Musl)
    @_exported public import Musl
  #else
    @_exported public import Glibc
  #endif

  extension Folder {
    /// How folders are opened in passing, which needs no right to list them.
    static let walking = Int32(INKLEAF_O_PATH) | O_DIRECTORY | O_CLOEXEC

    /// Swaps two names in one step; returns 0, or -1 with an error number.
    static func exchange(
      _ folder: Int32, _ name: String, with other: Int32, _ otherName: String
    ) -> Int32 {
      renameat2(other, otherName, folder, name, 2)
    }

    /// Lets the disk begin to take a file, and does not wait.
    static func startStoring(_ file: Int32) { _ = sync_file_range(file, 0, 0, 2) }
  }

  /// The limit on a process' address space, as `getrlimit` knows it.
  #if canImport(Musl)
    let addressSpaceLimit = RLIMIT_AS
  #else
    let addressSpaceLimit = Int32(bitPattern: RLIMIT_AS.rawValue)
  #endif

  /// Starts a thread that runs what a box holds; returns `nil` if the system refuses.
  func startThread(_ box: UnsafeMutableRawPointer) -> pthread_t? {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { box in
        ThreadWork.run(box)
        return nil
      }, box)
    return code == 0 ? thread : nil
  }

  /// An open folder, as `readdir` takes it.
  typealias FolderStream = OpaquePointer

  extension stat {
    /// When the file's content last changed.
    var changed: timespec { st_mtim }
  }

  extension sigaction {
    /// Whether the signal is ignored.
    var ignores: Bool {
      __sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
    }
  }

  /// Makes the allocator keep freed memory.
  ///
  /// The next page needs as much again, and returning memory to the system and getting it back takes
  /// longer than drawing. Musl's allocator cannot be told.
  public func keepFreedMemory() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 1 << 26)
      mallopt(M_MMAP_THRESHOLD, 1 << 25)
    #endif
  }

  /// Returns memory that is free to the system, between two works that need different amounts of it.
  public func returnFreedMemory() {
    #if canImport(Glibc)
      malloc_trim(0)
    #endif
  }
#endif
