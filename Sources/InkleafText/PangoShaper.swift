#if Pango
  internal import CInkleafPango
  internal import InkleafCairo
  internal import InkleafGeometry

  /// A shaper for every script, built with the trait `Pango`.
  ///
  /// Pango finds directions and scripts; HarfBuzz chooses and places the glyphs. The font files are
  /// those of the plain shaper, so the user's font configuration has no effect.
  struct PangoShaper {
    var fonts: FontFinder

    func shape(_ text: String, in font: Font) throws(CairoError) -> GlyphRun {
      var run = GlyphRun()
      let bytes = Array(text.utf8)
      let pieces = try pieces(of: text, bytes, font, &run)
      let language = hb_language_from_string(fonts.language, -1)
      for piece in visualOrder(pieces) { set(piece, bytes, font, language, &run) }
      return run
    }

    /// Neighbouring characters of one direction, script and font.
    private struct Piece {
      var face: FontFace
      var level: UInt8
      var script: UInt32
      var range: Range<Int>
    }

    private func pieces(
      of text: String, _ bytes: [UInt8], _ font: Font, _ run: inout GlyphRun
    ) throws(CairoError) -> [Piece] {
      let main = try fonts.main(font)
      let drawing = drawingLanguage(of: text, in: fonts.language)
      let levels = embeddingLevels(bytes)
      let scripts = scripts(bytes)
      var pieces: [Piece] = []
      var place = 0
      var scalarIndex = 0
      for character in text {
        let scalars = character.unicodeScalars.filter { !$0.isInvisible }
        var face = pieces.last?.face ?? main
        for scalar in scalars {
          // HarfBuzz makes narrow spaces of the usual one.
          let found = fonts.face(
            with: scalar.narrowSpace == nil ? scalar : " ", main: main,
            previous: pieces.last?.face, font, language: drawing)
          if scalar == scalars.first { face = found ?? main }
          if found == nil { run.report(.missing(scalar)) }
        }
        let level = scalarIndex < levels.count ? levels[scalarIndex] : 0
        let script = scripts[place]
        let end = place + String(character).utf8.count
        if let last = pieces.last, last.face === face, last.level == level, last.script == script {
          pieces[pieces.count - 1].range = last.range.lowerBound..<end
        } else {
          pieces.append(Piece(face: face, level: level, script: script, range: place..<end))
        }
        place = end
        scalarIndex += character.unicodeScalars.count
      }
      return pieces
    }

    /// Returns the bidirectional level of each scalar (Unicode UAX #9); odd levels run right to left.
    private func embeddingLevels(_ bytes: [UInt8]) -> [UInt8] {
      var direction = PANGO_DIRECTION_NEUTRAL
      return bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          guard let start = text.baseAddress,
            let levels = pango_log2vis_get_embedding_levels(start, Int32(text.count), &direction)
          else { return [] }
          defer { g_free(levels) }
          return Array(
            UnsafeBufferPointer(start: levels, count: Int(g_utf8_strlen(start, text.count))))
        }
      }
    }

    /// Returns the ISO 15924 script of each byte; characters of no script take that of a neighbour.
    private func scripts(_ bytes: [UInt8]) -> [UInt32] {
      var scripts = [UInt32](repeating: 0, count: bytes.count)
      bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          guard let start = text.baseAddress,
            let iterator = pango_script_iter_new(start, Int32(text.count))
          else { return }
          defer { pango_script_iter_free(iterator) }
          repeat {
            var first: UnsafePointer<CChar>?
            var end: UnsafePointer<CChar>?
            var script = PANGO_SCRIPT_COMMON
            pango_script_iter_get_range(iterator, &first, &end, &script)
            guard let first, let end else { return }
            let tag = g_unicode_script_to_iso15924(
              GUnicodeScript(rawValue: GUnicodeScript.RawValue(script.rawValue)))
            for place in (first - start)..<(end - start) { scripts[place] = tag }
          } while pango_script_iter_next(iterator) != 0
        }
      }
      return scripts
    }

    /// Returns the pieces from left to right, by rule L2 of the bidirectional algorithm.
    private func visualOrder(_ pieces: [Piece]) -> [Piece] {
      var order = pieces
      guard let highest = pieces.map(\.level).max(), highest > 0 else { return order }
      for level in stride(from: highest, through: 1, by: -1) {
        var start = 0
        while start < order.count {
          var end = start
          while end < order.count, order[end].level >= level { end += 1 }
          order[start..<end].reverse()
          start = max(end, start + 1)
        }
      }
      return order
    }

    /// Returns the glyphs of a piece; the caller destroys the buffer.
    private func shaped(
      _ piece: Piece, _ bytes: [UInt8], _ font: Font, _ language: hb_language_t?
    ) -> OpaquePointer? {
      let buffer = hb_buffer_create()
      bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          hb_buffer_add_utf8(
            buffer, text.baseAddress, Int32(text.count), UInt32(piece.range.lowerBound),
            Int32(piece.range.count))
        }
      }
      hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
      hb_buffer_set_direction(buffer, piece.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(piece.script))
      hb_buffer_set_language(buffer, language)
      // The figures of the plain shaper.
      let names = ["lnum"] + [font.figures.feature].compactMap(\.self)
      let features = names.map { name in
        let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return hb_feature_t(tag: tag, value: 1, start: 0, end: UInt32.max)
      }
      hb_shape(piece.face.harfBuzz, buffer, features, UInt32(features.count))
      return buffer
    }

    /// Adds the glyphs of a piece to a run.
    private func set(
      _ piece: Piece, _ bytes: [UInt8], _ font: Font, _ language: hb_language_t?,
      _ run: inout GlyphRun
    ) {
      let isRightToLeft = piece.level % 2 == 1
      let buffer = shaped(piece, bytes, font, language)
      defer { hb_buffer_destroy(buffer) }
      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      run.spans.append(GlyphRun.Span(face: piece.face, isRightToLeft: isRightToLeft))
      let em = piece.face.unitsPerEm
      var starts: [(byte: Int, glyphs: Int)] = []
      for index in 0..<Int(count) {
        let (info, position) = (infos[index], positions[index])
        let glyph = piece.face.drawable(info.codepoint)
        run.add(
          glyph, x: run.advance + Double(position.x_offset) / em,
          y: -Double(position.y_offset) / em)
        // The box of a missing character and narrow spaces are not the font's own.
        let own =
          glyph == FontFace.missing
          ? piece.face.measure(of: glyph).advance : Double(position.x_advance) / em
        run.advance += narrowSpace(bytes[Int(info.cluster)..<piece.range.upperBound]) ?? own
        // Letters that join from right to left stay together.
        let isLast = index + 1 == Int(count) || infos[index + 1].cluster != info.cluster
        if !isRightToLeft, isLast { run.advance += Double(font.tracking) / 1000 }
        if starts.last?.byte == Int(info.cluster) {
          starts[starts.count - 1].glyphs += 1
        } else {
          starts.append((Int(info.cluster), 1))
        }
      }
      if isRightToLeft { starts.reverse() }
      run.spans[run.spans.count - 1].clusters = starts.enumerated().map { index, start in
        let end = index + 1 < starts.count ? starts[index + 1].byte : piece.range.upperBound
        return GlyphRun.Cluster(
          text: String(decoding: bytes[start.byte..<max(start.byte, end)], as: UTF8.self),
          glyphs: start.glyphs)
      }
      // A font may have a letter without its mark; then glyph 0 shows both.
      for index in 0..<Int(count)
      where piece.face.drawable(infos[index].codepoint) == FontFace.missing {
        let rest = bytes[Int(infos[index].cluster)..<piece.range.upperBound]
        if let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first {
          run.report(.missing(scalar))
        }
      }
      if isRightToLeft { run.spans[run.spans.count - 1].splitLigatures() }
    }
  }

  /// Returns the width of a text's first character, if that is a narrow space.
  private func narrowSpace(_ bytes: ArraySlice<UInt8>) -> Double? {
    // Both are of three bytes, the first of which is this.
    guard bytes.first == 0xE2 else { return nil }
    return String(decoding: bytes.prefix(3), as: UTF8.self).unicodeScalars.first?.narrowSpace
  }

  extension GlyphRun.Span {
    /// Gives each letter of a right-to-left ligature its own glyph: a space for all but the first.
    ///
    /// Readers that order a page's text by the places of its glyphs, such as poppler, would reverse
    /// the letters of a single glyph.
    fileprivate mutating func splitLigatures() {
      let space = face.glyph(for: " ")
      guard space != 0 else { return }
      var split: [GlyphRun.Cluster] = []
      // Clusters are in reading order, glyphs from left to right, so the last glyph comes first.
      var place = glyphs.count
      for cluster in clusters {
        place -= cluster.glyphs
        let letters = cluster.text.unicodeScalars.map { String($0) }
        guard letters.count > cluster.glyphs, cluster.glyphs > 0, let last = letters.first else {
          split.append(cluster)
          continue
        }
        split.append(GlyphRun.Cluster(text: last, glyphs: cluster.glyphs))
        for letter in letters.dropFirst() {
          glyphs.insert(GlyphRun.Glyph(id: space, x: glyphs[place].x, y: 0), at: place)
          split.append(GlyphRun.Cluster(text: letter, glyphs: 1))
        }
      }
      clusters = split
    }
  }

  /// Returns the parts of a text between the places where Pango lets a line end; it knows the words of Thai.
  func wordsByPango(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var places = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    pango_get_log_attrs(text, Int32(text.utf8.count), -1, nil, &places, Int32(places.count))
    var words = [String.UnicodeScalarView()]
    for (scalar, place) in zip(scalars, places) {
      if place.is_line_break != 0, words.last?.isEmpty == false {
        words.append(String.UnicodeScalarView())
      }
      words[words.count - 1].append(scalar)
    }
    return words.map(String.init)
  }

  /// A font for HarfBuzz, immutable once it is made.
  struct HarfBuzzFont: ~Copyable, @unchecked Sendable {
    let pointer: OpaquePointer?

    init(path: String, index: Int, unitsPerEm: Double) {
      let blob = hb_blob_create_from_file(path)
      let face = hb_face_create(blob, UInt32(index))
      pointer = hb_font_create(face)
      hb_font_set_scale(pointer, Int32(unitsPerEm), Int32(unitsPerEm))
      hb_font_make_immutable(pointer)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }

    deinit { hb_font_destroy(pointer) }
  }
#endif
