internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering
internal import Synchronization

/// The archive of an edition: its files in their order, whichever order they are drawn in.
///
/// A file is packed from memory as soon as it is drawn, or read again when those before it are there.
final class EditionArchive: Sendable {
  private struct State: ~Copyable {
    var file: AssembledFile?
    var archive = ZIPArchive()
    var deflater = SiblingDeflater()
    /// The place of the file that comes next.
    var next = 0
    /// The files that are drawn before their turn, by their places.
    var waiting: [Int: Described] = [:]
  }

  /// The name of a file, and whether it is deflated.
  struct Member {
    var name: String
    var isText: Bool
  }

  /// The size and the checksum of a file.
  private struct Described {
    var size: Int
    var crc: UInt32

    init(_ content: FileContent) { (size, crc) = (content.size, content.crc) }
  }

  private let state: Mutex<State>
  private let target: AssemblyTarget
  private let name: String
  private let time: String
  private let members: [Member]
  private let folder: SharedFolder

  /// Starts an archive.
  ///
  /// - Parameters:
  ///   - name: the edition's name.
  ///   - members: its files.
  ///   - folder: where they are.
  ///   - time: when the archive says that they were made.
  init(
    _ name: String, _ members: [Member], in folder: SharedFolder, time: String,
    _ target: AssemblyTarget
  ) throws {
    self.name = name
    self.members = members
    self.folder = folder
    self.time = time
    self.target = target
    state = Mutex(State(file: try target.start("\(name).zip")))
  }

  /// Packs a file that was drawn and is in its folder, unless others come first.
  func add(_ place: Int, _ content: FileContent) throws {
    try state.withLock { state in
      guard place == state.next else {
        state.waiting[place] = Described(content)
        return
      }
      try pack(content.bytes, Described(content), in: &state)
      while let next = state.waiting.removeValue(forKey: state.next) {
        try pack(nil, next, in: &state)
      }
    }
  }

  /// Packs the file whose turn it is.
  ///
  /// - Parameter bytes: its content; `nil` to read it again, piece by piece if it is large.
  private func pack(_ bytes: [UInt8]?, _ described: Described, in state: inout State) throws {
    let member = members[state.next]
    var deflated: [UInt8]?
    // What is too large to keep is stored as it is.
    if member.isText, described.size <= FileContent.mostKept {
      deflated = try state.deflater.deflate(bytes ?? folder.folder.read(member.name))
    }
    try state.file?.write(
      state.archive.add(
        "\(name)/\(member.name)", size: described.size, crc: described.crc,
        deflated: deflated?.count, time: time))
    if let packed = deflated ?? bytes {
      try state.file?.write(packed)
    } else {
      try folder.folder.read(member.name) { try state.file?.write($0) }
    }
    state.next += 1
  }

  /// Ends the archive and returns its description.
  ///
  /// - Parameter recordSum: the checksum of the edition's record, which the archive carries.
  func finish(recordSum: String) throws -> StoredFile {
    try state.withLock { state in
      guard var file = state.file.take() else {
        throw SystemError(.write, "\(name).zip", reason: "it was ended before")
      }
      try file.write(state.archive.end(comment: recordSum))
      return try target.finish(file)
    }
  }
}
