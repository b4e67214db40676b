/// The version of the library and of the program.
public enum InkleafVersion {
  /// The version, by the rules of semantic versioning.
  public static let current = "0.1.0"
}
