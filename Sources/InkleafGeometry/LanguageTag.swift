/// A language's tag (BCP 47), as far as letters and words depend on it.
package struct LanguageTag {
  /// The language in small letters, such as `zh`.
  package let code: String
  /// What stands behind it in small letters: scripts, countries, variants.
  private let parts: [Substring]

  /// Reads a tag such as `zh-TW` or `pt_BR`, whatever its case.
  package init(_ tag: some StringProtocol) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    code = parts.first.map(String.init) ?? ""
    self.parts = Array(parts.dropFirst())
  }

  /// Whether a script, country or variant stands behind the language, in small letters.
  package func has(_ part: String) -> Bool { parts.contains { $0 == part } }

  /// Whether it is Chinese, Cantonese included.
  package var isChinese: Bool { code == "zh" || code == "yue" }

  /// Whether it is written with the traditional Chinese characters, as in Taiwan, Hong Kong and Macao.
  package var isTraditionalChinese: Bool {
    isChinese && !has("hans") && !has("cn")
      && (code == "yue" || ["hant", "tw", "hk", "mo"].contains(where: has))
  }
}
