import InkleafSuggestions

extension PromptList {
  /// The files of the built-in lists, embedded in the program.
  ///
  /// To add one, add a file to `Prompts` and a line here, the newest last.
  private static let files = BuiltInFiles(
    kind: "list",
    files: [
      ("inktober-2016", { PackageResources.inktober_2016_txt }),
      ("inktober-2017", { PackageResources.inktober_2017_txt }),
      ("inktober-2018", { PackageResources.inktober_2018_txt }),
      ("inktober-2018.es", { PackageResources.inktober_2018_es_txt }),
      ("inktober-2019", { PackageResources.inktober_2019_txt }),
      ("inktober-2020", { PackageResources.inktober_2020_txt }),
      ("inktober-2021", { PackageResources.inktober_2021_txt }),
      ("inktober-2022", { PackageResources.inktober_2022_txt }),
      ("inktober-2023", { PackageResources.inktober_2023_txt }),
      ("inktober-2024", { PackageResources.inktober_2024_txt }),
      ("inktober-2025", { PackageResources.inktober_2025_txt }),
      ("inktober-2026", { PackageResources.inktober_2026_txt }),
    ])

  /// The names of the built-in lists, the newest last.
  public static let builtInNames = files.names

  /// Returns whether a name is that of a built-in list, in any case.
  public static func isBuiltIn(_ name: String) -> Bool { builtInNames.contains(name.lowercased()) }

  /// Returns the file of a built-in list; `nil` if there is none of this name.
  public static func builtInFile(_ name: String) -> [UInt8]? {
    // The error of another name would look for the nearest one, which takes longer than reading it.
    isBuiltIn(name) ? try? files.bytes(named: name) : nil
  }

  /// Returns what to do where no built-in list has a name: the nearest one, the newest of several.
  package static func unknownBuiltIn(_ name: String) -> String {
    nearest(to: name, among: builtInNames.reversed()).map { "did you mean \($0)?" }
      ?? "`inkleaf list lists` names the built-in lists"
  }
}
