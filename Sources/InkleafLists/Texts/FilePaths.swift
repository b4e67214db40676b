/// Returns the path of a file that another file names.
package func path(_ name: String, beside path: String) -> String {
  var plain = name[...]
  while plain.hasPrefix("./") { plain = plain.dropFirst(2) }
  guard !name.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return String(plain) }
  return String(path[...slash] + plain)
}

/// Returns a file's name without folders and extension as a slug.
package func stem(_ path: String) -> String {
  let plain = fileStem(of: path).slug
  return plain.isEmpty ? "own" : plain
}

/// Returns a file's name without folders.
package func fileName(of path: String) -> String {
  let (bytes, stroke) = (path.utf8, UInt8(ascii: "/"))
  guard let last = bytes.lastIndex(where: { $0 != stroke }) else { return "" }
  let before = bytes[...last].lastIndex(of: stroke)
  return String(path[(before.map { bytes.index(after: $0) } ?? bytes.startIndex)...last])
}

/// Returns a file's name without folders and extension, without characters that control or turn text.
package func fileStem(of path: String) -> String {
  // The dot in the name of a built-in list does not begin an extension.
  if PromptList.isBuiltIn(path) { return path.lowercased() }
  let name = fileName(of: path).drop { $0 == "." }
  let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
  var plain = String.UnicodeScalarView()
  for scalar in stem.unicodeScalars where !scalar.properties.isBidiControl {
    plain.append(scalar.properties.generalCategory == .control ? " " : scalar)
  }
  return plain.isEmpty ? "list" : String(plain)
}
