internal import InkleafCairo
internal import CInkleafCairo
internal import Synchronization

/// A font file as FreeType opened it, closed when nobody has it any more.
struct FreeTypeFace: ~Copyable, @unchecked Sendable {
  let pointer: FT_Face

  /// FreeType's library, one for the process: Cairo may keep faces longer than whoever opened them.
  private nonisolated(unsafe) static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  /// Held while a face of the library is opened or closed.
  private static let turn = Mutex(())

  /// Opens the file of a font.
  ///
  /// - Throws: FreeType's code if it cannot read the file, or `notScalable`.
  init(_ entry: FontEntry) throws(CairoError) {
    var face: FT_Face?
    let code = Self.turn.withLock { _ in
      FT_New_Face(Self.library, entry.path, FT_Long(entry.index), &face)
    }
    guard code == 0, let face else { throw .font(path: entry.path, code: code) }
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      Self.close(face)
      throw .notScalable(path: entry.path)
    }
    pointer = face
  }

  deinit { Self.close(pointer) }

  private static func close(_ face: FT_Face) { turn.withLock { _ in _ = FT_Done_Face(face) } }

  /// The address by which Cairo knows what to do with the face in the end.
  private nonisolated(unsafe) static let end = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Makes a font of Cairo's, which closes the face when Cairo has no more use for it.
  consuming func givenToCairo() throws(CairoError) -> OpaquePointer {
    guard let font = cairo_ft_font_face_create_for_ft_face(pointer, Int32(FT_LOAD_NO_HINTING))
    else {
      _ = consume self
      throw .outOfMemory
    }
    let status = cairo_font_face_set_user_data(font, Self.end, UnsafeMutableRawPointer(pointer)) {
      face in if let face { FreeTypeFace.close(face.assumingMemoryBound(to: FT_FaceRec.self)) }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(font)
      _ = consume self
      throw .outOfMemory
    }
    discard self
    return font
  }
}
