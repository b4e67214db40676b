import InkleafLists

extension SyntaxReader {
  /// A saved e-mail: the list in its text or page.
  static let mail = SyntaxReader(
    readsBytes: true,
    matches: { source in
      let start = source.bytes.prefix(400)
      guard let colon = start.firstIndex(of: UInt8(ascii: ":")), colon - start.startIndex < 30
      else { return false }
      let name = String(decoding: start[..<colon], as: UTF8.self).lowercased()
      return [
        "return-path", "received", "delivered-to", "from", "mime-version", "message-id",
        "x-mozilla-status",
      ].contains(name)
        && MailPart(source.bytes).headers.count > 2
    },
    read: { source, empty in
      var empty = empty
      let mail = MailPart(source.bytes)
      if let subject = mail.headers["subject"].map(decodedHeader), !subject.isEmpty {
        empty.header.title = String(subject[...].withoutMarkOfReply)
        empty.hasTitle = true
      }
      var lists: [RawList] = []
      // One text in two forms, and perhaps another below; each may be a large page.
      for part in mail.texts(depth: 0).prefix(4) {
        let source = SourceText(part.text, path: empty.path)
        switch part.form {
        case .page:
          var page = empty
          page.hasTitle = false
          lists += SyntaxReader.page.read(source, page)
        case .table: lists += SyntaxReader.delimited.read(source, empty)
        case .text:
          var raw = empty
          raw.problems += source.problems
          lists.append(raw.reading(lines: source.lines.map(\.withoutQuoteMark)))
        }
      }
      // A text such as "View this mail in your browser" stands for the page beside it.
      if lists.contains(where: { $0.entries.count > 4 }) {
        lists.removeAll { $0.entries.count < 3 }
      }
      if !mail.hasBody {
        for index in lists.indices {
          lists[index].doubt("no empty line ends the head of the e-mail; is it whole?", 1, 1)
        }
      }
      if lists.isEmpty { empty.fail("the e-mail has no text; copy the list from it") }
      return lists.isEmpty ? [empty] : lists
    })
}

/// A message or a part of one (RFC 2045): headers and a body.
private struct MailPart {
  /// What a part of a message is.
  enum Form { case text, page, table }

  var headers: [String: String] = [:]
  var body: ArraySlice<UInt8>
  /// Whether an empty line ends the headers.
  private(set) var hasBody = false

  init(_ bytes: ArraySlice<UInt8>) {
    body = bytes
    var last = ""
    while let end = body.firstIndex(of: 0x0A) {
      let line = String(decoding: body[..<end], as: UTF8.self)
      body = body[(end + 1)...]
      let words = line.hasSuffix("\r") ? line.dropLast() : line[...]
      if words.isEmpty {
        hasBody = true
        return
      }
      if words.first == " " || words.first == "\t" {
        if let value = headers[last], value.utf8.count < 4000 {
          headers[last] = value + " " + words.inOneLine
        }
      } else if let colon = words.firstIndex(of: ":") {
        last = words[..<colon].lowercased()
        if headers.count < 200 {
          headers[last] = headers[last] ?? words[words.index(after: colon)...].inOneLine
        }
      }
    }
  }

  /// The texts, pages and tables in the part.
  func texts(depth: Int) -> [(text: [UInt8], form: Form)] {
    let kind = headers["content-type"] ?? "text/plain"
    let type = kind.prefix { $0 != ";" }.lowercased()
    if type.hasPrefix("multipart/"), let boundary = parameter("boundary", of: kind), depth < 8 {
      return parts(Array(("--" + boundary).utf8)).flatMap { $0.texts(depth: depth + 1) }
    }
    let forms: [String: Form] = ["text/plain": .text, "text/html": .page, "text/csv": .table]
    guard let form = forms[type] else { return [] }
    var content = Array(body)
    switch headers["content-transfer-encoding"]?.lowercased() {
    case "quoted-printable": content = withoutQuotedPrintable(body)
    case "base64": content = withoutBase64(body)
    default: break
    }
    let charset = parameter("charset", of: kind)?.lowercased() ?? "utf-8"
    if ["iso-8859-1", "iso-8859-15", "windows-1252", "latin1"].contains(charset) {
      content = westernText(content)
    }
    return [(content, form)]
  }

  private func parts(_ boundary: [UInt8]) -> [MailPart] {
    var parts: [MailPart] = []
    var start: Int?
    var line = body.startIndex
    while line < body.endIndex, parts.count < 50 {
      let end = body[line...].firstIndex(of: 0x0A) ?? body.endIndex
      if body[line..<end].starts(with: boundary) {
        if let start { parts.append(MailPart(body[start..<line])) }
        start = min(end + 1, body.endIndex)
      }
      line = min(end + 1, body.endIndex)
    }
    if let start, start < body.endIndex, parts.isEmpty { parts.append(MailPart(body[start...])) }
    return parts
  }
}

private func parameter(_ name: String, of header: String) -> String? {
  for part in header.split(separator: ";").dropFirst() {
    let words = part.inOneLine
    guard words.lowercased().hasPrefix(name + "=") else { continue }
    return String(words.dropFirst(name.count + 1)).filter { $0 != "\"" }
  }
  return nil
}

private func withoutQuotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var place = bytes.startIndex
  while place < bytes.endIndex {
    let byte = bytes[place]
    place += 1
    guard byte == UInt8(ascii: "=") else {
      result.append(byte)
      continue
    }
    if bytes[place...].starts(with: [0x0D, 0x0A]) {
      place += 2
    } else if place < bytes.endIndex, bytes[place] == 0x0A {
      place += 1
    } else if let value = UInt8(
      String(decoding: bytes[place..<min(place + 2, bytes.endIndex)], as: UTF8.self), radix: 16)
    {
      result.append(value)
      place = min(place + 2, bytes.endIndex)
    } else {
      result.append(byte)
    }
  }
  return result
}

private func withoutBase64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var (value, bits) = (UInt32(0), 0)
  for byte in bytes {
    let digit: UInt32
    switch byte {
    case 0x41...0x5A: digit = UInt32(byte) - 0x41
    case 0x61...0x7A: digit = UInt32(byte) - 0x61 + 26
    case 0x30...0x39: digit = UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): digit = 62
    case UInt8(ascii: "/"): digit = 63
    default: continue
    }
    value = value << 6 | digit
    bits += 6
    if bits >= 8 {
      bits -= 8
      result.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
    }
  }
  return result
}

/// Returns the words of a header that may be encoded (RFC 2047).
private func decodedHeader(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstRange(of: "=?") {
    result += rest[..<open.lowerBound]
    let fields = rest[open.upperBound...].split(
      separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, fields[3].first == "=" else {
      result += "=?"
      rest = rest[open.upperBound...]
      continue
    }
    let content = Array(fields[2].utf8)[...]
    let bytes =
      fields[1].lowercased() == "b"
      ? withoutBase64(content)
      : withoutQuotedPrintable(content.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }[...])
    result +=
      fields[0].lowercased() == "utf-8"
      ? String(decoding: bytes, as: UTF8.self) : String(bytes.map(westernCharacter))
    rest = fields[3].dropFirst()
    // Space between two encoded words is none of the text.
    let after = rest.drop(while: \.isWhitespace)
    if after.hasPrefix("=?") { rest = after }
  }
  return (result + rest).inOneLine
}
