/// The room that the day's number takes beside its prompt.
public enum NumberColumn: String, Sendable, CaseIterable {
  /// As wide as the widest number: prompts begin at one place on all days.
  case widest
  /// As wide as the day's own number: prompts begin at one distance from it.
  case fit
  /// None: the number stands above what else would stand beside it, where the page has the height.
  case above
}

/// The treatment of the day's number.
public enum NumberStyle: String, Sendable, CaseIterable {
  /// Figures alone.
  case plain
  /// Figures in the colour of the paper on a stamped square, a little askew, each day otherwise.
  case seal
  /// Figures in two lines of a rubber stamp, a little askew, each day otherwise.
  case stamp
  /// Figures on a specimen's label: two hairlines, and "No." in small print.
  case label
  /// Figures printed twice, out of register, each day otherwise.
  case twice
  /// The outlines of figures, with the paper inside.
  case outline

  /// Whether figures are in a box, which stands where plain figures would.
  var hasBox: Bool {
    switch self {
    case .plain, .twice, .outline: false
    case .seal, .stamp, .label: true
    }
  }
}
