internal import CInkleafCommit
internal import InkleafText

/// The version of the library and of the program.
public enum InkleafVersion {
  /// The version, by the rules of semantic versioning.
  public static let current = "0.2.0"

  /// The first digits of the commit that it was built from, with a `+` where files were changed;
  /// `nil` where that is not known.
  public static var commit: String? {
    let commit = String(cString: inkleaf_commit())
    return commit.isEmpty ? nil : commit
  }

  /// The libraries that draw the pages, with their versions.
  public static var libraries: [(name: String, version: String)] { Libraries.all }
}
