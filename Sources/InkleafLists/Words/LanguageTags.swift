/// The texts that `isLanguageTag` takes.
package let languageTagPattern = "^[A-Za-z0-9]{2,3}(?:-[A-Za-z0-9]{1,8})*$"

/// Whether a text has the form of a BCP 47 tag: subtags of 1 to 8 letters and digits.
package func isLanguageTag(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return (2...3).contains(parts.first?.count ?? 0)
    && parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
