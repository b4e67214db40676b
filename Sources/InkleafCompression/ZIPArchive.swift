/// A ZIP archive (PKWARE APPNOTE 6.3), written file by file.
///
/// The same files give the same bytes: they keep their order and the given times.
package struct ZIPArchive {
  /// A file in the archive.
  struct Entry {
    var name: String
    var time: UInt32
    var isDeflated: Bool
    var crc: UInt32
    var packed: Int
    var size: Int
    /// The place of its header in the archive.
    var offset: Int
  }

  private(set) var entries: [Entry] = []
  /// The number of bytes before the directory.
  package private(set) var count = 0

  package init() {}

  /// Adds a file and returns what is written before its content.
  ///
  /// - Parameters:
  ///   - name: the path in the archive.
  ///   - size: the number of bytes of the content, less than 4 GiB.
  ///   - crc: the checksum of the content.
  ///   - deflated: the number of bytes as it is written, where it is deflated.
  ///   - time: its modification time, `YYYY-MM-DDThh:mm:ssZ`.
  package mutating func add(
    _ name: String, size: Int, crc: UInt32, deflated: Int? = nil, time: String
  ) -> [UInt8] {
    let entry = Entry(
      name: name, time: ZIPArchive.time(time), isDeflated: deflated != nil, crc: crc,
      packed: deflated ?? size, size: size, offset: count)
    let header = number(0x0403_4B50, 4) + entry.description + number(0, 2) + Array(name.utf8)
    entries.append(entry)
    count += header.count + entry.packed
    return header
  }

  /// Returns the directory and what ends the archive.
  ///
  /// - Parameter comment: an ASCII text that tools show.
  package func end(comment: String = "") -> [UInt8] {
    let directory = directory()
    let joined = Joined(files: entries.count, content: count, directory: directory.count)
    return directory + joined.end(comment: comment)
  }

  /// Returns the directory.
  ///
  /// - Parameter distance: the number of bytes before this archive, in one that it is a part of.
  package func directory(after distance: Int = 0) -> [UInt8] {
    var directory: [UInt8] = []
    for entry in entries {
      // Made on Unix by version 4.5; a regular file with mode 644.
      directory += number(0x0201_4B50, 4) + number(0x032D, 2) + entry.description
      let offset = entry.offset + distance
      let isFar = offset >= ZIPArchive.most
      directory += number(isFar ? 12 : 0, 2) + number(0, 2) + number(0, 2) + number(0, 2)
      directory += number(0o100644 << 16, 4) + number(min(offset, ZIPArchive.most), 4)
      directory += Array(entry.name.utf8)
      if isFar { directory += number(1, 2) + number(8, 2) + number(offset, 8) }
    }
    return directory
  }

  /// The sizes of an archive that others are joined to: their contents come first, then their directories.
  package struct Joined {
    /// The number of files.
    private var files = 0
    /// The number of bytes before the directory.
    package private(set) var content = 0
    /// The number of bytes of the directory.
    private var directory = 0

    package init() {}

    fileprivate init(files: Int, content: Int, directory: Int) {
      (self.files, self.content, self.directory) = (files, content, directory)
    }

    /// Counts an archive.
    ///
    /// - Parameter directory: the size of its directory in the joined one, in bytes.
    package mutating func add(_ archive: ZIPArchive, directory: Int) {
      files += archive.entries.count
      content += archive.count
      self.directory += directory
    }

    /// Returns what ends the archive after its directory.
    package func end(comment: String) -> [UInt8] {
      var end: [UInt8] = []
      if files >= 0xFFFF || content + directory >= ZIPArchive.most {
        end += number(0x0606_4B50, 4) + number(44, 8) + number(0x032D, 2) + number(45, 2)
        end += number(0, 8) + number(files, 8) + number(files, 8)
        end += number(directory, 8) + number(content, 8)
        end += number(0x0706_4B50, 4) + number(0, 4) + number(content + directory, 8)
        end += number(1, 4)
      }
      let shown = min(files, 0xFFFF)
      end += number(0x0605_4B50, 4) + number(0, 4) + number(shown, 2) + number(shown, 2)
      end += number(min(directory, ZIPArchive.most), 4) + number(min(content, ZIPArchive.most), 4)
      return end + number(comment.utf8.count, 2) + Array(comment.utf8)
    }
  }

  /// The largest 32-bit number; larger ones go into ZIP64 fields.
  fileprivate static let most = 0xFFFF_FFFF

  /// Returns a date and time in MS-DOS form; 1980-01-01 if it is not between 1980 and 2107.
  private static func time(_ text: String) -> UInt32 {
    let parts = text.split { !$0.isNumber }.map { UInt32($0) ?? 0 }
    guard parts.count == 6, (1980...2107).contains(parts[0]) else { return 1 << 21 | 1 << 16 }
    let day = (parts[0] - 1980) << 25 | parts[1] << 21 | parts[2] << 16
    return day | parts[3] << 11 | parts[4] << 5 | parts[5] / 2
  }
}

extension ZIPArchive {
  /// Reads the directory of an archive written by this type; returns `nil` for any other file.
  ///
  /// - Parameters:
  ///   - size: the size of the file in bytes.
  ///   - read: returns `count` bytes from an offset, or `nil` if they are not there.
  /// - Returns: the files and the comment.
  package static func reading(
    size: Int, _ read: (_ offset: Int, _ count: Int) -> [UInt8]?
  ) -> (archive: ZIPArchive, comment: String)? {
    let tailSize = min(size, 400)
    guard let tail = read(size - tailSize, tailSize),
      let end = tail.indices.last(where: { tail.number($0, 4) == 0x0605_4B50 }),
      let count = tail.number(end + 10, 2), count < 0xFFFF,
      let start = tail.number(end + 16, 4), start < most, let length = tail.number(end + 20, 2),
      end + 22 + length == tail.count, start <= size - tailSize + end,
      let directory = read(start, size - tailSize + end - start)
    else { return nil }
    var archive = ZIPArchive()
    archive.count = start
    var place = 0
    for _ in 0..<count {
      guard let entry = Entry(directory, at: &place) else { return nil }
      archive.entries.append(entry)
    }
    return (archive, String(decoding: tail.suffix(length), as: UTF8.self))
  }
}

extension ZIPArchive.Entry {
  /// Reads an entry of a directory and moves `place` past it.
  fileprivate init?(_ directory: [UInt8], at place: inout Int) {
    func number(_ offset: Int, _ size: Int) -> Int? { directory.number(place + offset, size) }
    guard number(0, 4) == 0x0201_4B50, let method = number(10, 2), let time = number(12, 4),
      let crc = number(16, 4), let packed = number(20, 4), let size = number(24, 4),
      let nameLength = number(28, 2), number(30, 4) == 0, let offset = number(42, 4),
      place + 46 + nameLength <= directory.count
    else { return nil }
    self.init(
      name: String(decoding: directory[place + 46..<place + 46 + nameLength], as: UTF8.self),
      time: UInt32(truncatingIfNeeded: time), isDeflated: method == 8,
      crc: UInt32(truncatingIfNeeded: crc), packed: packed, size: size, offset: offset)
    place += 46 + nameLength
  }
}

extension [UInt8] {
  /// Returns a little-endian number of `size` bytes, or `nil` if they are not there.
  fileprivate func number(_ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place + size <= count else { return nil }
    return self[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ZIPArchive.Entry {
  /// The fields that a file's header and its entry in the directory share.
  fileprivate var description: [UInt8] {
    // Version 2.0 is needed; bit 11 says that the name is UTF-8.
    number(20, 2) + number(0x0800, 2) + number(isDeflated ? 8 : 0, 2) + number(Int(time), 4)
      + number(Int(crc), 4) + number(packed, 4) + number(size, 4) + number(name.utf8.count, 2)
  }
}

/// Returns a number as `size` bytes, little-endian.
private func number(_ number: Int, _ size: Int) -> [UInt8] {
  (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
