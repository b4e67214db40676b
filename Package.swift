// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// Laying out, and loops over pixels and bytes, take most of a test run, so `INKLEAF_TEST=1` has test builds
// optimize their modules, in a folder of their own (`--scratch-path`). What LLVM adds to Swift's own
// optimizing takes more time than it saves there. Other builds have no unsafe flags, since not every
// toolchain takes a package with them as a dependency.
let optimized: [SwiftSetting] =
  Context.environment["INKLEAF_TEST"] != "1"
  ? []
  : [
    .unsafeFlags(
      [
        "-O", "-whole-module-optimization", "-num-threads", "2", "-Xfrontend",
        "-disable-llvm-optzns",
      ], .when(configuration: .debug))
  ]

// A copy without its history was built from no known commit.
let commit =
  Context.gitInformation.map { git in
    git.currentCommit.prefix(12) + (git.hasUncommittedChanges ? "+" : "")
  } ?? ""

let lenient: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// These shape no text, so `INKLEAF_TEST=shaper` leaves them out of a build for tests of shapers.
let testsWithoutText: [Target] = [
  .testTarget(
    name: "InkleafReadingTests",
    dependencies: [
      "InkleafLists", "InkleafReading", "InkleafCompression", "InkleafGeometry", "Support",
    ],
    swiftSettings: lenient),
  .testTarget(
    name: "InkleafPagesTests",
    dependencies: [
      "InkleafLists", "InkleafPages", "InkleafCompression", "InkleafGeometry",
      "InkleafSuggestions", "Support",
    ],
    exclude: ["Goldens"], swiftSettings: lenient),
  .testTarget(
    name: "InkleafCommandLineTests", dependencies: ["InkleafCommandLine", "Support"],
    exclude: ["Goldens"], swiftSettings: lenient),
]

// Modules from the ground up: each depends only on modules above it in this list.
let package = Package(
  name: "inkleaf",
  products: [
    .library(name: "Inkleaf", targets: ["Inkleaf"]),
    .executable(name: "inkleaf", targets: ["InkleafCommand"]),
  ],
  traits: [
    .trait(
      name: "Pango",
      description: "Set scripts whose letters join, change places or run from right to left.")
  ],
  targets: [
    .systemLibrary(
      name: "CInkleafCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CInkleafPango", pkgConfig: "pango",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(name: "CInkleafLinux"),
    .target(name: "CInkleafSHA"),
    .target(
      name: "CInkleafCommit", cSettings: [.define("INKLEAF_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "InkleafGeometry", swiftSettings: strict + optimized),
    .target(name: "InkleafSuggestions", swiftSettings: strict),
    .target(
      name: "InkleafPlatform",
      dependencies: [.target(name: "CInkleafLinux", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    .target(
      name: "InkleafCompression", dependencies: ["CInkleafCairo", "CInkleafSHA"],
      swiftSettings: strict + optimized),
    .target(
      name: "InkleafCairo", dependencies: ["CInkleafCairo", "InkleafGeometry"],
      swiftSettings: strict + optimized),
    .target(
      name: "InkleafText",
      dependencies: [
        "CInkleafCairo", "InkleafGeometry", "InkleafCairo", "InkleafPlatform",
        .target(name: "CInkleafPango", condition: .when(traits: ["Pango"])),
      ],
      swiftSettings: strict + optimized),
    .target(
      name: "InkleafLists", dependencies: ["InkleafGeometry", "InkleafSuggestions"],
      resources: [.embedInCode("Lists/Files")], swiftSettings: strict + optimized),
    .target(
      name: "InkleafReading",
      dependencies: ["InkleafGeometry", "InkleafLists", "InkleafSuggestions"],
      swiftSettings: strict + optimized),
    .target(
      name: "InkleafPages",
      dependencies: ["InkleafGeometry", "InkleafLists", "InkleafSuggestions"],
      resources: [.embedInCode("Themes/Files"), .embedInCode("Layouts/Files")],
      swiftSettings: strict + optimized),
    .target(
      name: "InkleafRendering",
      dependencies: [
        "InkleafGeometry", "InkleafPages", "InkleafCairo", "InkleafText", "InkleafCompression",
        "InkleafPlatform", "InkleafSuggestions",
      ],
      swiftSettings: strict + optimized),
    .target(
      name: "Inkleaf",
      dependencies: [
        "InkleafGeometry", "InkleafPages", "InkleafReading", "InkleafText", "InkleafRendering",
        "InkleafCompression", "InkleafPlatform", "InkleafSuggestions", "CInkleafCommit",
      ],
      resources: [
        .embedInCode("Site/Files"), .embedInCode("Site/Words"), .embedInCode("Schemas/Files"),
      ],
      swiftSettings: strict),
    .target(
      name: "InkleafCommandLine", dependencies: ["InkleafSuggestions"], swiftSettings: strict),
    .executableTarget(
      name: "InkleafCommand",
      dependencies: ["Inkleaf", "InkleafCommandLine", "InkleafPlatform", "InkleafSuggestions"],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Inkleaf", "CInkleafCairo"], swiftSettings: strict),
    .target(
      name: "Support", dependencies: ["InkleafCompression"], path: "Tests/Support",
      swiftSettings: lenient + optimized),
    .testTarget(
      name: "InkleafTextTests",
      dependencies: [
        "InkleafText", "InkleafCairo", "InkleafCompression", "InkleafGeometry", "CInkleafCairo",
        "Support",
      ],
      swiftSettings: lenient),
    .testTarget(
      name: "InkleafRenderingTests",
      dependencies: [
        "Inkleaf", "InkleafRendering", "InkleafLists", "InkleafPages", "InkleafGeometry",
        "InkleafText",
        "InkleafCairo", "InkleafCompression", "InkleafPlatform", "CInkleafCairo", "Support",
      ],
      swiftSettings: lenient),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "InkleafCommand", "InkleafCommandLine", "Inkleaf", "InkleafLists", "InkleafPages",
        "InkleafText",
        "Support",
      ],
      exclude: ["Goldens"],
      swiftSettings: lenient),
  ] + (Context.environment["INKLEAF_TEST"] == "shaper" ? [] : testsWithoutText)
)
