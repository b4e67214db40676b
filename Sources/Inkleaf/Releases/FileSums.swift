internal import InkleafCompression
internal import InkleafPlatform

/// Files on disk compared with their checksums, two at a time.
///
/// The rooms that they are read into fit into the processor's caches and serve one file after the other.
struct FileSums: ~Copyable {
  private var first = Lane()
  private var second = Lane()

  /// A file, and where its first bytes stand once more.
  struct Item {
    var file: StoredFile
    var copy: Copy?
  }

  /// A part of another file in the folder.
  struct Copy {
    var name: String
    var range: Range<Int>
  }

  /// Returns whether files and copies are in a folder as they were written.
  ///
  /// - Parameter next: returns the next file; `nil` when there are no more.
  mutating func hold(in folder: borrowing Folder, next: () -> Item?) -> Bool {
    while true {
      guard first.advance(in: folder, next), second.advance(in: folder, next) else { return false }
      let common = min(first.bytes.count, second.bytes.count) & ~(SHA256.block - 1)
      if common > 0 {
        first.sum.add(
          UnsafeRawBufferPointer(rebasing: first.bytes[..<common]),
          and: UnsafeRawBufferPointer(rebasing: second.bytes[..<common]), to: &second.sum)
        first.drop(common)
        second.drop(common)
      } else if first.bytes.isEmpty, second.bytes.isEmpty {
        return true
      } else if second.bytes.isEmpty || 1..<SHA256.block ~= first.bytes.count {
        first.add()
      } else {
        second.add()
      }
    }
  }

  /// A file that is being read.
  private struct Lane: ~Copyable {
    private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 64)
    private var reader: FileReader?
    /// The number of bytes that are not read yet.
    private var left = 0
    private var expected = ""
    private var copy: CopyReader?
    var sum = SHA256()
    /// The bytes that were read and are not summed up yet.
    private(set) var bytes = UnsafeRawBufferPointer(start: nil, count: 0)

    deinit { room.deallocate() }

    /// Reads on, or the next file, where nothing is left.
    ///
    /// - Returns: whether the files are there, and those that ended have the sums that they should have.
    mutating func advance(in folder: borrowing Folder, _ next: () -> Item?) -> Bool {
      while bytes.isEmpty {
        guard let reader = reader.take() else {
          guard let item = next() else { return true }
          guard start(item, in: folder) else { return false }
          continue
        }
        if left == 0 {
          guard sum.hex() == expected else { return false }
        } else {
          guard let count = try? reader.read(into: room), 1...left ~= count else { return false }
          left -= count
          bytes = UnsafeRawBufferPointer(rebasing: room[..<count])
          guard copy?.holds(bytes) ?? true else { return false }
          self.reader = consume reader
        }
      }
      return true
    }

    /// Starts a file; returns whether it is there in its size.
    private mutating func start(_ item: Item, in folder: borrowing Folder) -> Bool {
      let file = item.file
      guard let reader = try? folder.reader(of: file.name), (try? reader.size()) == file.size else {
        return false
      }
      self.reader = consume reader
      (left, expected, sum) = (file.size, file.sum, SHA256())
      copy = nil
      guard let wanted = item.copy else { return true }
      guard let reader = try? folder.reader(of: wanted.name) else { return false }
      copy = CopyReader(reader, wanted.range)
      return true
    }

    /// Takes bytes off that were summed up.
    mutating func drop(_ count: Int) {
      bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
    }

    /// Sums up all that was read.
    mutating func add() {
      sum.add(bytes)
      drop(bytes.count)
    }
  }
  /// A part of a file that is read along with another one, to be compared with it.
  private struct CopyReader: ~Copyable {
    private let reader: FileReader
    private var left: Range<Int>
    private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 64)

    init(_ reader: consuming FileReader, _ range: Range<Int>) {
      self.reader = reader
      left = range
    }

    deinit { room.deallocate() }

    /// Returns whether the next bytes of the part are these; bytes after its end may be any.
    mutating func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
      let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(left.count))
      let start = left.lowerBound
      left = start + part.count..<left.upperBound
      return reader.holds(part, from: start, room: room)
    }
  }
}
