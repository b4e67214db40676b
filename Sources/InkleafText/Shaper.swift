internal import InkleafCairo

// The trait `Pango` chooses between the two shapers.

#if Pango
  func shaper(_ fonts: FontFinder) -> PangoShaper { PangoShaper(fonts: fonts) }
#else
  func shaper(_ fonts: FontFinder) -> PlainShaper { PlainShaper(fonts: fonts) }
#endif

extension Typesetter {
  /// Whether letters that join, change places or run from right to left are set correctly.
  ///
  /// This is true if the package was built with the trait `Pango`.
  public static var shapesAllScripts: Bool {
    #if Pango
      true
    #else
      false
    #endif
  }

  /// Returns the words of a Thai text, which has no spaces between them, if the package was built with the trait
  /// `Pango`; else the text as one.
  public func words(of text: String) -> [String] {
    #if Pango
      wordsByPango(text)
    #else
      [text]
    #endif
  }
}
