// The entry that libFuzzer calls: any bytes, read as one syntax, give a list or problems with places.
// A list that was read, written in the canonical form and read again is the same list.

#if canImport(Glibc)
  import Glibc
#endif

private let syntax: Syntax? = {
  let name = getenv("INKLEAF_SYNTAX").map { String(cString: $0) } ?? ""
  guard let syntax = Syntax.all.first(where: { $0.name == name }) else {
    fatalError("INKLEAF_SYNTAX is not one of \(Syntax.all.map(\.name))")
  }
  return syntax
}()

/// Reads some bytes, and traps where that shows a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(Diagnostics) {
    let list = try PromptList.reading(bytes, path: "fuzz", title: "Fuzz", syntax: syntax).list
    let text = list.canonicalText()
    do throws(Diagnostics) {
      let again = try PromptList(parsing: Array(text.utf8), path: "again", title: "Fuzz")
      // What the canonical form cannot hold was changed by writing it; a second time nothing is.
      guard again.canonicalText() == text else { fatalError("not stable: \(text)") }
    } catch {
      fatalError("cannot be read again: \(error)\n\(text)")
    }
  } catch {
    guard !error.all.isEmpty else { fatalError("an error without a problem") }
    for problem in error.all where (problem.line ?? 1) < 1 || (problem.column ?? 1) < 1 {
      fatalError("a place before the start: \(problem)")
    }
  }
  return 0
}
