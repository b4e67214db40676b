internal import InkleafCairo

// The choice between the two engines that turn characters into glyphs.

#if Pango
  func shaper(_ fonts: FontFinder) -> PangoShaper { PangoShaper(fonts: fonts) }
#else
  func shaper(_ fonts: FontFinder) -> PlainShaper { PlainShaper(fonts: fonts) }
#endif

extension Typesetter {
  /// Whether scripts whose letters join, change places or run from right to left are set right.
  ///
  /// They are when the package is built with the trait `Pango`.
  public static var shapesAllScripts: Bool {
    #if Pango
      true
    #else
      false
    #endif
  }
}
