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
    /// The places of files that are drawn before their turn.
    var waiting: Set<Int> = []
  }

  /// The name of a file, and whether it is deflated.
  struct Member {
    var name: String
    var isText: Bool
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
  func add(_ place: Int, _ bytes: [UInt8]) throws {
    try state.withLock { state in
      guard place == state.next else {
        state.waiting.insert(place)
        return
      }
      try pack(bytes, in: &state)
      while state.waiting.remove(state.next) != nil {
        try pack(folder.folder.read(members[state.next].name), in: &state)
      }
    }
  }

  private func pack(_ bytes: [UInt8], in state: inout State) throws {
    let member = members[state.next]
    let deflated = member.isText ? try state.deflater.deflate(bytes) : nil
    let header = state.archive.add(
      "\(name)/\(member.name)", bytes, deflated: deflated, time: time)
    try state.file?.write(header)
    try state.file?.write(deflated ?? bytes)
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
