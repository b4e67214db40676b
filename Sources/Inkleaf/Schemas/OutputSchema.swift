/// Something in JSON that the program writes, and a JSON Schema (2020-12) describes.
public enum OutputSchema: String, CaseIterable, Sendable {
  /// The catalog of a release.
  case catalog
  /// What `inkleaf check --json` prints.
  case check
  /// The description of an edition, which `inkleaf render --json` prints, too.
  case edition
  /// What `inkleaf list --json` prints.
  case list
  /// What `inkleaf render --dry-run --json` prints.
  case plan
  /// What `inkleaf release --json` prints.
  case releaseReport = "release-report"
  /// What `inkleaf show --json` prints.
  case show
  /// What `inkleaf today --json` prints.
  case today
  /// What `inkleaf --version --json` prints.
  case version

  /// What it describes, in one line.
  public var summary: String {
    switch self {
    case .catalog: "the catalog.json of a release"
    case .edition: "the edition.json of an edition, and what `inkleaf render --json` prints"
    case .plan: "what `inkleaf render --dry-run --json` prints"
    case .releaseReport: "what `inkleaf release --json` prints"
    case .check, .list, .show, .today: "what `inkleaf \(rawValue) --json` prints"
    case .version: "what `inkleaf --version --json` prints"
    }
  }

  /// The schema as the text of a JSON file.
  public var text: String {
    let bytes =
      switch self {
      case .catalog: PackageResources.catalog_schema_json
      case .check: PackageResources.check_schema_json
      case .edition: PackageResources.edition_schema_json
      case .list: PackageResources.list_schema_json
      case .plan: PackageResources.plan_schema_json
      case .releaseReport: PackageResources.release_report_schema_json
      case .show: PackageResources.show_schema_json
      case .today: PackageResources.today_schema_json
      case .version: PackageResources.version_schema_json
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
